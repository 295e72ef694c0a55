"""The Palantír of Orthanc: each event paid for with an Event result brings another card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose
from cogs.war.model.armies import SARUMAN
from cogs.war.model.components import CHARACTER, DECKS, FREE, SHADOW, STRATEGY
from cogs.war.model.events.turns import RingPaid
from cogs.war.model.queries import in_play, on_table
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick
from cogs.war.rules.event_cards import drawing, leave_table
from cogs.war.rules.marks import RING_USED, has, mark
from cogs.war.rules.procedure import first, follow
from cogs.war.rules.rings import hand_on
from cogs.war.rules.uses import ANY, Spent, Use

ID = "sh_char_21"


@dataclass(frozen=True, slots=True)
class LookIntoStone(EffectChoice):
    """The Shadow draws a card from whichever of its decks it likes."""

    rule: ClassVar[str] = "7.3"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    step: Literal["the_palantir_of_orthanc_draw"] = "the_palantir_of_orthanc_draw"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return any(state.decks[SHADOW])

    def options(self, state: State) -> Sequence[Action]:
        return [Choose(DECKS[deck]) for deck in (CHARACTER, STRATEGY) if state.decks[SHADOW][deck]]

    def choose(self, state: State, action: Choose, tell: Tell) -> State:
        return follow(state, *drawing(SHADOW, DECKS.index(action.option)))

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, Choose)
        left = len(state.decks[SHADOW][DECKS.index(action.option)])
        facts: Facts = {"deck": Name("deck", action.option), "left": left}
        return Pick("pick-deck", "cards", "secondary", facts=facts)


def _after_event(state: State, card: str, spent: Spent, tell: Tell) -> State:
    """Not for the card itself; and only where the result used was an Event."""
    if card == ID or spent.result != "event":
        return state
    return first(state, LookIntoStone())


def _with_will(state: State, spent: Spent, tell: Tell) -> State:
    return leave_table(state, ID, "paid", tell)


def _may_give_ring(state: State) -> bool:
    return on_table(state, ID) and state.rings[FREE] > 0 and not has(state, RING_USED[FREE])


def _with_ring(state: State, spent: Spent, tell: Tell) -> State:
    """The Ring counts as that of the turn and passes to the Shadow (6.2, 6.4)."""
    tell(RingPaid(side=SEATS[FREE], cause=ID))
    state = mark(hand_on(state, FREE), RING_USED[FREE])
    return leave_table(state, ID, "paid", tell)


CARD: Card = Card(
    ID,
    requires=lambda state: in_play(state, SARUMAN),
    stays=lambda state: in_play(state, SARUMAN),
    uses=(
        Use(
            "discard_palantir",
            FREE,
            ("will_of_the_west",),
            "7.3",
            _with_will,
            lambda state: on_table(state, ID),
        ),
        Use("discard_palantir_ring", FREE, ANY, "7.3", _with_ring, _may_give_ring),
    ),
    after_event=_after_event,
)
