"""What the tests of words and pictures share: games walked at random, and samples of every event."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

from bot.engine import CHANCE, Chance, Event, Outcome, Seat
from cogs.battle import events
from cogs.battle.components import PRINTED
from cogs.battle.game import BATTLE
from cogs.battle.rules import OUTCOMES
from cogs.battle.state import SEATS, BattleOptions, State

EAGER = {"confirm": 9.0, "attack": 6.0, "beat": 5.0, "exchange": 3.0, "place": 1.4, "end": 0.4}
"""How much likelier than others these choices are: idle games teach nothing."""
MOST_STEPS = 4000

Walked = tuple[tuple[State, ...], tuple[Event, ...]]


@cache
def walk(players: int, seed: int, **more: Any) -> Walked:
    """A whole game by chance: every state, and every event."""
    rng = Random(seed)
    state = BATTLE.new(BattleOptions(seats=SEATS[:players], **more))
    states: list[State] = [state]
    told: list[Event] = []
    for _ in range(MOST_STEPS):
        pending = BATTLE.pending(state)
        if isinstance(pending, Outcome):
            break
        if isinstance(pending, Chance):
            step = BATTLE.apply(state, CHANCE, BATTLE.sample(state, rng))
        else:
            seat = rng.choice(pending.open).seat
            legal = BATTLE.legal(state, seat)
            weights = [EAGER.get(action.verb, 1.0) for action in legal]
            step = BATTLE.apply(state, seat, rng.choices(legal, weights)[0])
        state = step.state
        states.append(state)
        told += step.events
    return tuple(states), tuple(told)


def laid_out(state: State) -> int:
    """How many companions lie in parties."""
    return sum(len(party.cards) for player in state.players for party in player.parties)


def viewers(state: State) -> tuple[Seat | None, ...]:
    """Everybody who may look on."""
    return (*(player.seat for player in state.players), None)


def every_event() -> Iterator[Any]:
    """Every event with every card and seat it can name."""
    yield from _of_seats()
    yield from _of_companions()
    yield from _of_enemies()
    for card in PRINTED.mordor_kinds:
        yield events.CounterattackBegan(card=card, order=PRINTED.order[card])
    yield events.MordorDiscarded(cards=PRINTED.mordor_kinds)
    yield events.MordorDiscarded(cards=PRINTED.mordor_kinds[:2], removed=PRINTED.mordor_kinds[0])
    for cards in (1, 2, 5, 22):
        yield events.RingDeckShuffled(cards=cards)
    yield events.LastRound()
    scores = tuple((seat, str(7 * at), str(at)) for at, seat in enumerate(SEATS))
    for reason, count in product(OUTCOMES, (1, 2, 4)):
        yield events.GameEnded(winners=SEATS[:count], reason=reason, scores=scores)


def _of_seats() -> Iterator[Any]:
    for seat in SEATS:
        yield events.HandDealt(seat=seat, cards=3)
        yield events.PlayBegins(seat=seat)
        yield events.TurnBegan(seat=seat, turn=22)
        yield events.DrawBegan(seat=seat, by="angbor")
        yield events.CompanionDrawn(seat=seat)
        yield events.NothingDrawn(seat=seat)
        yield events.DiscardChosen(seat=seat)
        yield events.SeatResigned(seat=seat, cards=())
        yield events.SeatResigned(seat=seat, cards=("frodo", "gwaihir"))
        for card, lying in product(PRINTED.mordor_kinds, (1, 2, 3)):
            yield events.MordorDrawn(seat=seat, card=card, lying=lying)
        for order in PRINTED.order.values():
            yield events.NothingLost(seat=seat, order=order)


def _of_companions() -> Iterator[Any]:
    for at, card in enumerate(PRINTED.companions):
        seat, other = SEATS[at % 4], SEATS[(at + 1) % 4]
        yield events.CardDealt(seat=seat, card=card)
        yield events.CardDrawn(seat=seat, card=card)
        for new, by in product((True, False), ("", "aragorn")):
            yield events.CompanionPlaced(seat=seat, card=card, party=1 + at % 5, new=new, by=by)
        yield events.CompanionLost(seat=seat, card=card, source="party", party=2)
        yield events.CompanionLost(seat=seat, card=card, source="hand")
        yield events.CompanionTaken(seat=seat, other=other, card=card, party=1, by="gandalf")
        yield events.GiftGiven(seat=seat, card=card, points=1 + at % 2)
        yield events.CompanionMoved(seat=seat, card=card, origin=1, party=2)
        yield events.CompanionStayed(seat=seat, card=card, party=3)
        yield events.PartyDiscarded(seat=seat, cards=(card, "sam"))
        yield _attack(seat, card, other, PRINTED.enemies[at % len(PRINTED.enemies)])
    yield events.AttackMade(
        seat="north", party=1, cards=("elrond",), enemies=(), borrowed=(), doubled=(), bonus=(),
        pool=PRINTED.symbols["elrond"], jokers=(), unused=PRINTED.symbols["elrond"],
    )  # fmt: skip


def _attack(seat: Seat, card: str, other: Seat, enemy: str) -> events.AttackMade:
    return events.AttackMade(
        seat=seat,
        party=2,
        cards=("frodo", "boromir", card),
        enemies=(enemy, "wargs"),
        borrowed=(("frodo", card, other),),
        doubled=(("boromir", card, PRINTED.symbols[card][0]),),
        bonus=("glorfindel", "treebeard"),
        pool=("red", "red", "joker"),
        jokers=("green", "purple"),
        unused=("red", "red", "joker"),
    )


def _of_enemies() -> Iterator[Any]:
    for at, enemy in enumerate(PRINTED.enemies):
        seat = SEATS[at % 4]
        yield events.EnemyRevealed(enemy=enemy, position=1 + at % 3)
        yield events.WonEnemyLost(seat=seat, enemy=enemy)
        yield events.EnemyWithdrew(enemy=enemy)
        yield events.EnemiesBeaten(seat=seat, enemies=(enemy,), points=at)
        yield events.EnemiesBeaten(seat=seat, enemies=(enemy, PRINTED.enemies[at - 1]), points=at)
