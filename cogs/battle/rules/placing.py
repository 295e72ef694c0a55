"""4, 7, 8 Placing companions, drawing from the Ring deck, and the counterattack that may come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import NEW, Decline, Discard, Draw, Keep, Place, Take
from cogs.battle.components import HAND_LIMIT, MORDOR_TRIGGER, Order
from cogs.battle.events import (
    CardDrawn,
    CompanionDrawn,
    CompanionLost,
    CompanionPlaced,
    CounterattackBegan,
    DiscardChosen,
    DrawBegan,
    EnemyWithdrew,
    MordorDiscarded,
    MordorDrawn,
    NothingDrawn,
    NothingLost,
    RingDeckShuffled,
    WonEnemyLost,
)
from cogs.battle.rules import refuse
from cogs.battle.rules.combat import add_card, free_number, party_of, remove_cards, table
from cogs.battle.rules.ending import CheckEnd, RefillRow, remove_enemies
from cogs.battle.state import SEATS, BattleOptions, Ids, Player, State, evolve, evolve_player, with_player

# 4 Placing, and the powers that act on placement (12.10, 12.11).

_EXTRA = {seat: Decisions((Decision(seat, "extra", "12.10"),)) for seat in SEATS}
_ANGBOR = {seat: Decisions((Decision(seat, "angbor", "12.11"),)) for seat in SEATS}


_placing = cache(Place)
"""Each placement there may be, made once."""


def placings(state: State, seat: Seat) -> list[Place]:
    """4.1 Every card of the hand into every own party, or a new one."""
    player = state.player(seat)
    parties = [*[str(party.number) for party in player.parties], NEW]
    return [_placing(card, party) for card in player.hand for party in parties]


def refuse_placing(state: State, seat: Seat, action: Place) -> Refusal | None:
    """4.1, 4.3 Only cards of the hand, only into own parties."""
    player = state.player(seat)
    if action.card not in state.cards.kind:
        return refuse("refusal-unknown", "4.1", name=action.card)
    if action.card not in player.hand:
        return refuse("refusal-not-in-hand", "4.1", card=action.card)
    if action.party != NEW and action.party not in {str(party.number) for party in player.parties}:
        return refuse("refusal-no-such-party", "4.1", party=action.party)
    return None


def place(state: State, seat: Seat, action: Place, by: str, tell: Tell) -> State:
    """4.1, 4.4 A checked placement; what acts on placement comes next on the agenda."""
    player = state.player(seat)
    number = free_number(player) if action.party == NEW else int(action.party)
    tell(CompanionPlaced(seat=seat, card=action.card, party=number, new=action.party == NEW, by=by))
    player = evolve_player(player, hand=tuple(card for card in player.hand if card != action.card))
    state = with_player(
        state, add_card(player, action.card, number), placed=(*state.placed, action.card), passes=0
    )
    if state.cards.power[action.card] == "extra_play":
        return evolve(state, agenda=(*state.agenda, ExtraCard(action.card)))
    if state.cards.power[action.card] == "draw" and state.options.angbor == "placed":
        return evolve(state, agenda=(*state.agenda, AngborDraws(action.card)))
    return state


@dataclass(frozen=True, slots=True)
class ExtraCard(AgendaStep[State]):
    """12.10 Aragorn was placed: one further companion may be. card: his."""

    rule: ClassVar[str] = "12.10"
    card: str
    step: Literal["extra_card"] = "extra_card"

    def asks(self, state: State) -> Decisions | None:
        return _EXTRA[state.active] if state.player(state.active).hand else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [*placings(state, seat), Decline()]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            return refuse_placing(state, seat, action)
        return None if isinstance(action, Decline) else refuse("refusal-not-now", "12.10")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        state = evolve(state, agenda=state.agenda[:-1])
        return place(state, seat, action, self.card, tell) if isinstance(action, Place) else state


@dataclass(frozen=True, slots=True)
class AngborDraws(AgendaStep[State]):
    """12.11 Angbor was placed (or has fought, A4): his player may draw with fewer than five cards in hand."""

    rule: ClassVar[str] = "12.11"
    card: str
    step: Literal["angbor_draws"] = "angbor_draws"

    def asks(self, state: State) -> Decisions | None:
        return _ANGBOR[state.active] if may_draw(state, state.active) else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Take(), Decline()]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Take):
            return refuse_drawing(state, seat)
        return None if isinstance(action, Decline) else refuse("refusal-not-now", "12.11")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if not isinstance(action, Take):
            return evolve(state, agenda=agenda)
        tell(DrawBegan(seat=seat, by=self.card))
        return evolve(state, agenda=(*agenda, DrawCard(self.card)))


# 7 Drawing from the Ring deck.

_DRAW = Chance("draw", "7.2")
_draw = cache(Draw)
"""Each draw there may be, made once."""


def may_draw(state: State, seat: Seat) -> bool:
    """Check whether a player may draw a card and there is one."""
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


# 8 The counterattack.

_ABSENT = {
    "discard_from_party": "refusal-not-in-your-parties",
    "discard_from_hand": "refusal-not-in-hand",
    "discard_won_enemy": "refusal-not-won",
}


def counterattack(state: State, tell: Tell) -> State:
    """8.3 The oldest Mordor card strikes; the draw below on the agenda goes on afterwards."""
    card = state.track[-1]
    tell(CounterattackBegan(card=card, order=state.cards.order[card]))
    return evolve(state, agenda=(*state.agenda, EndCounterattack(), ObeyOrder(state.cards.order[card])))


def candidates(player: Player, order: Order, options: BattleOptions) -> Ids:
    """8.6, 8.7 What a player may give up; Gimli is immune (12.5), in a hand by ruling A7."""
    if order == "discard_won_enemy":
        return player.won
    power = options.card_set.power
    if order == "discard_from_party":
        return tuple(card for card in table(player) if power[card] != "immune")
    safe = options.gimli_safe_in_hand
    return tuple(card for card in player.hand if not (safe and power[card] == "immune"))


def must_choose(player: Player, order: Order, options: BattleOptions) -> bool:
    """Check whether a player is asked, from what everybody knows: a hand, whatever it holds, is."""
    if player.gone:
        return False
    if order == "discard_from_hand":
        return bool(player.hand)
    return len(candidates(player, order, options)) > 1


def clockwise(state: State) -> tuple[Player, ...]:
    """8.5 The players who stay, beginning with the active one or the next after it."""
    seats = [player.seat for player in state.players]
    at = seats.index(state.active)
    return tuple(player for player in (*state.players[at:], *state.players[:at]) if not player.gone)


@dataclass(frozen=True, slots=True)
class ObeyOrder(AgendaStep[State]):
    """8.5-8.7 All who have a choice choose at the same time and in secret; then all is shown, clockwise."""

    rule: ClassVar[str] = "8.6"
    order: Order
    step: Literal["obey_order"] = "obey_order"

    def asks(self, state: State) -> Decisions | None:
        waiting = tuple(
            Decision(player.seat, "counterattack", "8.6")
            for player in clockwise(state)
            if player.choice is None and must_choose(player, self.order, state.options)
        )
        return Decisions(waiting) if waiting else None

    def run(self, state: State, tell: Tell) -> State:
        for player in clockwise(state):
            able = candidates(player, self.order, state.options)
            choice = able[0] if player.choice is None and able else player.choice or ""
            state = self._give_up(state, evolve_player(player, choice=None), choice, tell)
        return evolve(state, agenda=state.agenda[:-1])

    def _give_up(self, state: State, player: Player, card: str, tell: Tell) -> State:
        if not card:
            tell(NothingLost(seat=player.seat, order=self.order))
            return with_player(state, player)
        if self.order == "discard_won_enemy":
            tell(WonEnemyLost(seat=player.seat, enemy=card))
            player = evolve_player(player, won=tuple(enemy for enemy in player.won if enemy != card))
            return with_player(
                state, player, enemy_discard=state.cards.in_order((*state.enemy_discard, card))
            )
        if self.order == "discard_from_hand":
            tell(CompanionLost(seat=player.seat, card=card, source="hand"))
            player = evolve_player(
                player, hand=tuple(companion for companion in player.hand if companion != card)
            )
        else:
            party = party_of(player, card)
            assert party is not None
            tell(CompanionLost(seat=player.seat, card=card, source="party", party=party.number))
            player = remove_cards(player, (card,))
        return with_player(state, player, ring_discard=state.cards.in_order((*state.ring_discard, card)))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        able = candidates(state.player(seat), self.order, state.options)
        return [Discard(card) for card in able] or [Keep()]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        able = candidates(state.player(seat), self.order, state.options)
        if isinstance(action, Keep):
            return refuse("refusal-another-card", "8.7") if able else None
        if not isinstance(action, Discard):
            return refuse("refusal-not-now", "8.6")
        if action.card in able:
            return None
        if action.card not in state.cards.kind:
            return refuse("refusal-unknown", "8.6", name=action.card)
        player = state.player(seat)
        if self.order != "discard_won_enemy":
            held = player.hand if self.order == "discard_from_hand" else table(player)
            if action.card in held:
                return refuse("refusal-immune", "12.5", card=action.card)
        return refuse(_ABSENT[self.order], "8.6", card=action.card)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        tell(DiscardChosen(seat=seat))
        card = action.card if isinstance(action, Discard) else ""
        return with_player(state, evolve_player(state.player(seat), choice=card))


@dataclass(frozen=True, slots=True)
class EndCounterattack(AgendaStep[State]):
    """8.3.2-8.3.4 The Mordor cards and the enemy on position 3 are discarded, and the row moves up."""

    rule: ClassVar[str] = "8.3"
    step: Literal["end_counterattack"] = "end_counterattack"

    def run(self, state: State, tell: Tell) -> State:
        back, removed = state.track, ""
        if not state.options.mordor_returns:
            back, removed = state.track[:-1], state.track[-1]
        tell(MordorDiscarded(cards=back, removed=removed))
        state = evolve(
            state,
            track=(),
            ring_discard=state.cards.in_order((*state.ring_discard, *back)),
            removed=state.cards.in_order((*state.removed, removed)) if removed else state.removed,
            agenda=state.agenda[:-1],
        )
        if not state.row:
            return state
        enemy = state.row[-1]
        tell(EnemyWithdrew(enemy=enemy))
        return evolve(
            state,
            row=remove_enemies(state.row, (enemy,)),
            enemy_discard=state.cards.in_order((*state.enemy_discard, enemy)),
            quiet=0,
            agenda=(*state.agenda, CheckEnd("withdrew"), RefillRow()),
        )
