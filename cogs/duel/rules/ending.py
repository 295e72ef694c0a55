"""13 Winning: at once, after every single step, or by a count after chapter 3."""

from __future__ import annotations

from functools import lru_cache

from bot.engine import Outcome, Seat
from bot.engine.agenda import Tell
from cogs.duel.components import CARDS, EAGLE, GOAL, RACES_TO_WIN, REGIONS, TOKENS
from cogs.duel.events import GameEnded
from cogs.duel.state import FELLOWSHIP, SEATS, Ids, Side, State, evolve

_EAGLES = frozenset(token for token, printed in TOKENS.items() if printed.effect.symbol == EAGLE)


def races_of(side: Side) -> Ids:
    """6.4 The different race symbols on own green cards, in the order gained."""
    return _races_on(side.cards)


@lru_cache(maxsize=1024)
def _races_on(cards: Ids) -> Ids:
    races = (effect.race for card in cards for effect in CARDS[card].effects if effect.type == "race")
    return tuple(dict.fromkeys(races))


def has_eagle(side: Side) -> bool:
    """7.6 Whether the side owns the eagle."""
    return not _EAGLES.isdisjoint(side.tokens)


def symbols(side: Side) -> int:
    """13.2 How many different symbols count for the race victory."""
    return len(races_of(side)) + has_eagle(side)


def presence(side: Side) -> tuple[bool, ...]:
    """11.6 By region number, whether the side has a fortress or a unit there."""
    return tuple([bool(units or forts) for units, forts in zip(side.units, side.fortresses, strict=True)])


def after_step(state: State, side: int, tell: Tell) -> State:
    """4.7, 13 The active player's immediate victory, if a step has completed one (13.4)."""
    if state.outcome is not None:
        return state
    own = state.sides[side]
    if own.quest >= GOAL:
        reason = "outcome-mount-doom" if SEATS[side] == FELLOWSHIP else "outcome-ring-caught"
        return end(state, (SEATS[side],), reason, tell)
    if symbols(own) >= RACES_TO_WIN:
        return end(state, (SEATS[side],), "outcome-races", tell)
    if all(presence(own)):
        return end(state, (SEATS[side],), "outcome-conquest", tell)
    return state


def final_count(state: State, tell: Tell) -> State:
    """13.5 Presence in more regions wins; equal numbers are a shared victory."""
    counts = [sum(presence(side)) for side in state.sides]
    if counts[0] == counts[1]:
        return end(state, SEATS, "outcome-shared", tell)
    return end(state, (SEATS[0] if counts[0] > counts[1] else SEATS[1],), "outcome-regions", tell)


def end(state: State, winners: tuple[Seat, ...], reason: str, tell: Tell) -> State:
    """13 The game is over. Scores are the numbers of regions with presence."""
    counts = [sum(presence(side)) for side in state.sides]
    assert all(count <= len(REGIONS) for count in counts)
    tell(GameEnded(winners=winners, reason=reason, fellowship=counts[0], sauron=counts[1]))
    scores = tuple(zip(SEATS, counts, strict=True))
    return evolve(state, agenda=(), outcome=Outcome(winners, reason, scores))
