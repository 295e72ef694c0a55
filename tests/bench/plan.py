"""How long each measurement may be: the whole bench takes at most 12 minutes, the quick one 2."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plan:
    """rounds: of what is interleaved in one process. loop_rounds, loop_seconds: of the event loop's ticks.

    press_rounds: of presses on the wire. rates: presses a second, each with the seconds of one round.
    rate_steps: times the search for the highest rate halves what it has found by doubling.
    matches, guilds: how many are open meanwhile. moves: presses one at a time, waiting for the new board.
    starts: of either bot. house_seconds: of an idle bot, and of tables of the house.
    """

    rounds: int
    loop_rounds: int
    loop_seconds: float
    press_rounds: int
    rates: tuple[tuple[int, float], ...]
    rate_steps: int
    matches: int
    guilds: int
    moves: int
    starts: int
    house_seconds: float


FULL = Plan(
    rounds=15,
    loop_rounds=9,
    loop_seconds=2.0,
    press_rounds=7,
    rates=((1, 8.0), (50, 5.0)),
    rate_steps=3,
    matches=1000,
    guilds=500,
    moves=30,
    starts=7,
    house_seconds=60.0,
)
QUICK = Plan(
    rounds=5,
    loop_rounds=3,
    loop_seconds=1.0,
    press_rounds=3,
    rates=((1, 3.0), (50, 2.0)),
    rate_steps=1,
    matches=300,
    guilds=150,
    moves=8,
    starts=3,
    house_seconds=15.0,
)
