"""8 The counterattack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Discard, Keep
from cogs.battle.card_file import Order
from cogs.battle.events import (
    CompanionLost,
    CounterattackBegan,
    DiscardChosen,
    EnemyWithdrew,
    MordorDiscarded,
    NothingLost,
    WonEnemyLost,
)
from cogs.battle.rules.borrowing import party_of, remove_cards, table
from cogs.battle.rules.ending import CheckEnd
from cogs.battle.rules.refusals import refuse
from cogs.battle.rules.row import RefillRow, remove_enemies
from cogs.battle.state import BattleOptions, Ids, Player, State, evolve, evolve_player, with_player

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
    return tuple(each for each in (*state.players[at:], *state.players[:at]) if not each.gone)


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
            player = evolve_player(player, won=tuple(each for each in player.won if each != card))
            return with_player(
                state, player, enemy_discard=state.cards.in_order((*state.enemy_discard, card))
            )
        if self.order == "discard_from_hand":
            tell(CompanionLost(seat=player.seat, card=card, source="hand"))
            player = evolve_player(player, hand=tuple(each for each in player.hand if each != card))
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
