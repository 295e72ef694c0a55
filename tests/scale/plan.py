"""How large a run is: the whole one takes at most twelve minutes, the quick one about two."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Plan:
    """guilds, matches: of the world; positions: of each game that are played, all other tables are copies.

    shards: as many as Discord recommends for it, an even number.
    identify: seconds between two shards' connections. rate, seconds: of the presses whose answers are timed.
    crowd: tables at which people press. first, steps: of the search for the highest rate, see
    `tests.bench.volley.search_rate`; trial: seconds of one of its rates, 0 where nothing is searched for.
    burst, bursts: presses at once, by which bots on a leash are compared; bursts may be 0. commits: rounds.
    """

    guilds: int
    shards: int
    matches: int
    positions: int
    identify: float
    rate: float
    seconds: float
    crowd: int
    first: float
    trial: float
    steps: int
    burst: int
    bursts: int
    commits: int


FULL = Plan(
    guilds=5000,
    shards=6,
    matches=20_000,
    positions=20,
    identify=5.0,
    rate=20.0,
    seconds=30.0,
    crowd=2000,
    first=50.0,
    trial=4.0,
    steps=2,
    burst=0,
    bursts=0,
    commits=5,
)
QUICK = Plan(
    guilds=1000,
    shards=2,
    matches=4000,
    positions=4,
    identify=1.0,
    rate=20.0,
    seconds=8.0,
    crowd=600,
    first=50.0,
    trial=2.0,
    steps=1,
    burst=0,
    bursts=0,
    commits=1,
)
TURN = replace(QUICK, seconds=15.0, trial=0.0, steps=0, burst=200, bursts=3)
"""For one turn of one and two bots."""
TURNS = 4
TINY = Plan(
    guilds=8,
    shards=2,
    matches=32,
    positions=1,
    identify=0.0,
    rate=50.0,
    seconds=0.1,
    crowd=8,
    first=50.0,
    trial=0.0,
    steps=0,
    burst=2,
    bursts=1,
    commits=1,
)
"""For the test that it works at all."""
