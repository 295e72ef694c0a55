"""7 Drawing from the Ring deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Draw
from cogs.battle.components import HAND_LIMIT, MORDOR_TRIGGER
from cogs.battle.events import CardDrawn, CompanionDrawn, MordorDrawn, NothingDrawn, RingDeckShuffled
from cogs.battle.rules.counterattack import counterattack
from cogs.battle.rules.refusals import refuse
from cogs.battle.state import State, evolve, evolve_player, with_player

_DRAW = Chance("draw", "7.2")
_draw = cache(Draw)
"""Each draw there may be, made once."""


def may_draw(state: State, seat: Seat) -> bool:
    """Whether a player may draw a card and there is one."""
    return refuse_drawing(state, seat) is None


def refuse_drawing(state: State, seat: Seat) -> Refusal | None:
    """7.1, 7.5 Only with fewer than five cards in hand, and only if a card is there."""
    if len(state.player(seat).hand) >= HAND_LIMIT:
        return refuse("refusal-hand-full", "7.1")
    if not can_draw(state):
        return refuse("refusal-nothing-to-draw", "7.5")
    return None


def can_draw(state: State) -> bool:
    """7.5 Whether Ring deck or Ring discard hold anything.

    In the last round (A9, B4) Mordor cards alone do not count: they would come round for ever.
    """
    if not state.ring_deck and not state.ring_discard:
        return False
    return bool(state.row) or any(
        card not in state.cards.order for card in (*state.ring_deck, *state.ring_discard)
    )


@dataclass(frozen=True, slots=True)
class DrawCard(AgendaStep[State]):
    """7.2-7.6 Cards are turned over until a companion comes. by: the card whose power it is, or ""."""

    rule: ClassVar[str] = "7.2"
    by: str = ""
    step: Literal["draw_card"] = "draw_card"

    def asks(self, state: State) -> Chance | None:
        return _DRAW if state.ring_deck and can_draw(state) else None

    def run(self, state: State, tell: Tell) -> State:
        if not can_draw(state):
            tell(NothingDrawn(seat=state.active))
            passes = state.passes if self.by else state.passes + 1
            return evolve(state, passes=passes, agenda=state.agenda[:-1])
        tell(RingDeckShuffled(cards=len(state.ring_discard)))
        return evolve(state, ring_deck=state.ring_discard, ring_discard=())

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [_draw(card) for card in dict.fromkeys(state.ring_deck)]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Draw) and action.card in state.ring_deck:
            return None
        return refuse("refusal-bad-chance", "7.2")

    def take(self, state: State, seat: Seat, action: Draw, tell: Tell) -> State:
        at = state.ring_deck.index(action.card)
        rest = state.ring_deck[:at] + state.ring_deck[at + 1 :]
        if action.card in state.cards.order:
            return self._mordor(evolve(state, ring_deck=rest, passes=0), action.card, tell)
        player = state.player(state.active)
        tell(CompanionDrawn(seat=player.seat))
        tell(CardDrawn(seat=player.seat, card=action.card, audience=(player.seat,)))
        player = evolve_player(player, hand=state.cards.in_order((*player.hand, action.card)))
        return with_player(state, player, ring_deck=rest, passes=0, agenda=state.agenda[:-1])

    def _mordor(self, state: State, card: str, tell: Tell) -> State:
        """8.1-8.3 It lies on position 1, the others slide; the third one strikes. Then drawing goes on."""
        track = (card, *state.track)
        tell(MordorDrawn(seat=state.active, card=card, lying=len(track)))
        state = evolve(state, track=track)
        return state if len(track) < MORDOR_TRIGGER else counterattack(state, tell)

    def sample(self, state: State, rng: Random) -> Draw:
        return _draw(rng.choice(state.ring_deck))
