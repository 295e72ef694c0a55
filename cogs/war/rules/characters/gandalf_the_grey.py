"""Gandalf the Grey: as Guide he may draw a card after an event paid for with an Event result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Accept, Decline
from cogs.war.model.components import CARD_DECK, DECKS, FREE
from cogs.war.model.state import State
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.event_cards import drawing
from cogs.war.rules.procedure import first, follow
from cogs.war.rules.uses import Spent

GANDALF = "gandalf_the_grey"


@dataclass(frozen=True, slots=True)
class GandalfDraws(EffectChoice):
    """12.7 The Free Peoples may draw from the deck the event came from."""

    rule: ClassVar[str] = "12.7"
    kind: ClassVar[str] = "ability"
    source: ClassVar[str] = GANDALF
    picks: ClassVar[Picks] = {Accept: Pick("pick-draw", "cards"), **no("pick-no-draw")}
    deck: int
    step: Literal["gandalf_draws"] = "gandalf_draws"

    def chooser(self, state: State) -> int:
        return FREE

    def needed(self, state: State) -> bool:
        return bool(state.decks[FREE][self.deck])

    def options(self, state: State) -> Sequence[Action]:
        return [Accept(), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        return follow(state, *(drawing(FREE, self.deck) if isinstance(action, Accept) else ()))

    def facts(self, state: State) -> Facts:
        left = len(state.decks[FREE][self.deck])
        return {"deck": Name("deck", DECKS[self.deck]), "left": left}


def after_event(state: State, card: str, spent: Spent, tell: Tell) -> State:
    """Only if he still guides when the event is over."""
    if spent.result != "event" or state.fellowship.guide != GANDALF:
        return state
    return first(state, GandalfDraws(CARD_DECK[card]))


ABILITIES = Abilities(GANDALF, after_event=after_event)
