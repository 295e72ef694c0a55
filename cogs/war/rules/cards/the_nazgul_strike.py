"""The Nazgûl Strike!: Nazgûl fly, and strip the Ring-bearers of a card or hunt them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, ChooseCard, Decline
from cogs.war.model.components import SHADOW
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import character_cards_on_table, nazgul_beside_ring, progressed
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks, no
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.flying import MoveNazgul
from cogs.war.rules.hunt.rolling import Hunt
from cogs.war.rules.procedure import first, follow

ID = "sh_char_11"


@dataclass(frozen=True, slots=True)
class Strike(EffectChoice):
    """With a Nazgûl beside the Ring-bearers: a Character card on the table goes, or a Hunt, or neither."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {
        ChooseCard: Pick("pick-card", "cards"),
        Choose: Pick("pick-hunt", "hunt"),
        **no("pick-none"),
    }
    step: Literal["the_nazgul_strike_choose"] = "the_nazgul_strike_choose"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return nazgul_beside_ring(state)

    def options(self, state: State) -> Sequence[Action]:
        cards = [ChooseCard(card) for card in character_cards_on_table(state)]
        return [*cards, Choose("hunt"), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, ChooseCard):
            return leave_table(follow(state), action.card, "removed", tell)
        return follow(state, *((Hunt(),) if isinstance(action, Choose) else ()))


def play(state: State, tell: Tell) -> State:
    return first(state, MoveNazgul(minions=False, optional=True), Strike())


CARD = Card(ID, play, requires=progressed)
