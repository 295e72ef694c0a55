"""The Lidless Eye: unused dice of the Shadow become Eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, Decline
from cogs.war.model.components import SHADOW
from cogs.war.model.events.turns import DieTurned
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.dice import EYE, put_in_hunt_box, take_die
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.procedure import first, follow

ID = "sh_char_18"


@dataclass(frozen=True, slots=True)
class TurnToEye(EffectChoice):
    """As many as three unused dice go into the Hunt Box, one after the other."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = no("pick-enough")
    left: int = 3
    step: Literal["the_lidless_eye_turn"] = "the_lidless_eye_turn"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return self.left > 0 and bool(state.dice[SHADOW])

    def options(self, state: State) -> Sequence[Action]:
        return [*(Choose(face) for face in dict.fromkeys(state.dice[SHADOW])), Decline()]

    def choose(self, state: State, action: Choose | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        tell(DieTurned(side=SEATS[SHADOW], die=action.option, face=EYE, cause=ID))
        state = take_die(follow(state, TurnToEye(self.left - 1)), SHADOW, action.option)
        return put_in_hunt_box(state, SHADOW, 1, tell)

    def facts(self, state: State) -> Facts:
        return {"count": min(self.left, len(state.dice[SHADOW]))}

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, Choose):
            return EffectChoice.pick(self, state, action)
        face = action.option
        return Pick("pick-die", face, "secondary", facts={"die": Name("face", face)})


def play(state: State, tell: Tell) -> State:
    return first(state, TurnToEye())


CARD = Card(ID, play)
