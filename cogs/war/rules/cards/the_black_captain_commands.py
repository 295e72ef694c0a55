"""The Black Captain Commands: Nazgûl come or fly; then the Army of the Witch-king moves or attacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose
from cogs.war.model.bags import count
from cogs.war.model.components import NAZGUL, SHADOW, WITCH_KING
from cogs.war.model.queries import in_play, where
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MoveOrAttack, MusterShadow
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks
from cogs.war.rules.flying import MoveNazgul
from cogs.war.rules.procedure import first, follow
from cogs.war.rules.recruiting import takes_recruits

ID = "sh_char_24"

COMING = 2


@dataclass(frozen=True, slots=True)
class Command(EffectChoice):
    """Two Nazgûl are recruited where the Witch-king is, or Nazgûl fly."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {
        Choose("recruit"): Pick("pick-recruit", "recruits"),
        Choose("fly"): Pick("pick-fly", "nazgul"),
    }
    step: Literal["the_black_captain_commands_choose"] = "the_black_captain_commands_choose"

    def chooser(self, state: State) -> int:
        return SHADOW

    def options(self, state: State) -> Sequence[Action]:
        region = where(state, WITCH_KING)
        may = count(state.reinforcements[SHADOW], NAZGUL) > 0 and takes_recruits(
            state, SHADOW, region, besieging=True
        )
        return [*([Choose("recruit")] if may else []), Choose("fly")]

    def choose(self, state: State, action: Choose, tell: Tell) -> State:
        if action.option == "fly":
            return follow(state, MoveNazgul(minions=False, optional=True))
        place = ((NAZGUL,), where(state, WITCH_KING))
        return follow(state, MusterShadow(ID, (place,) * COMING, besieging=True))


def play(state: State, tell: Tell) -> State:
    return first(state, Command(), MoveOrAttack(ID, 1, "witch_king"))


CARD = Card(ID, play, requires=lambda state: in_play(state, WITCH_KING))
