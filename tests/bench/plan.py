"""How long each measurement may be, and what the figures of a game are held to.

`LARGE` in tests/<key>/variation.py says that a game is a large one: it has hundreds of figures on a map, and
bars of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.laws.variations import MODULES


@dataclass(frozen=True, slots=True)
class Plan:
    """The lengths of a run: the whole one takes at most 12 minutes, the quick one 2."""

    rounds: int
    """Of what is interleaved in one process."""
    loop_rounds: int
    """Of the event loop's ticks, each of so many loop_seconds."""
    loop_seconds: float
    press_rounds: int
    """Of presses on the wire, each of so many press_seconds."""
    press_seconds: float
    rate_steps: int
    """Times the search for the highest rate halves what it has found by doubling."""
    matches: int
    """Open meanwhile, in so many guilds."""
    guilds: int
    moves: int
    """Presses one at a time, waiting for the new board."""
    tables: int
    """Open on the smallest machine."""
    viewed: int
    """Tables of each game at which everything is looked at."""
    starts: int
    """Of either bot."""
    house_seconds: float
    """Of an idle bot, and of tables of the house."""


FULL = Plan(
    rounds=15,
    loop_rounds=9,
    loop_seconds=2.0,
    press_rounds=7,
    press_seconds=5.0,
    rate_steps=3,
    matches=1000,
    guilds=500,
    moves=30,
    tables=200,
    viewed=8,
    starts=7,
    house_seconds=60.0,
)
QUICK = Plan(
    rounds=5,
    loop_rounds=3,
    loop_seconds=1.0,
    press_rounds=3,
    press_seconds=2.0,
    rate_steps=1,
    matches=300,
    guilds=150,
    moves=8,
    tables=60,
    viewed=2,
    starts=3,
    house_seconds=15.0,
)


@dataclass(frozen=True, slots=True)
class Bars:
    """What the figures of a game are held to; None: not measured."""

    move: float = 1.0
    """Times python-chess, for a move of random play."""
    legal: float | None = None
    """Milliseconds of the legal list where it takes longest."""
    drawn: float = 0.6
    """Times the encoding of a plain PNG, for a board drawn and encoded."""
    picture: float = 300.0
    """kB of the largest picture."""
    matches: int = 0
    """Played at once for its commits; 0 where those of another game stand for them."""
    reload: float | None = None
    """Milliseconds until a long match is there again from its snapshot."""
    replay: float | None = None
    """The same from its log."""


SMALL = Bars()
LARGE = Bars(move=2.5, legal=20.0, drawn=2.5, picture=600.0, matches=10, reload=50.0, replay=2000.0)


def bars(key: str) -> Bars:
    """Return the bars of a game."""
    return LARGE if getattr(MODULES[key], "LARGE", False) else SMALL
