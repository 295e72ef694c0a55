"""`python -m tests.ladder.tune_race`: how War's race should be weighted, by its games.

Regulars play War against themselves and against strangers in turn. A factor for each part of
`cogs/war/agents/estimate.py` is fitted to who won: for the Fellowship's way, games that ended with the Ring
destroyed or its bearers corrupted; for the race, with the Ring destroyed or the Shadow's conquest. A factor
of 1 says that the weight is right. The same seed gives the same factors.

--seed SEED    of the games (1)
--games NUMBER how many are played (60)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

import cogs
from bot.agents import Agent, Budget
from bot.engine import Seat
from cogs.war.agents.estimate import RACE, WAY, weigh_race, weigh_way
from cogs.war.game import WAR
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.queries import points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, State
from tests.agents.play import Turn, agent_player, play
from tests.ladder.strangers import Style
from tests.ladder.tune import NOBODY, Sample, as_player, seat_stranger, tell_fit

THOUGHT = Budget(playouts=20)
DESTROYED = "outcome-ring-destroyed"
CORRUPTED, CONQUERED = "outcome-corruption", "outcome-shadow-conquest"


@dataclass
class Samples:
    """Positions at the start of turns: of the Fellowship's way, and of the race."""

    way: list[Sample] = field(default_factory=list)
    race: list[Sample] = field(default_factory=list)

    def add(self, states: list[State], reason: str) -> None:
        """Of a game that ended so."""
        won = 1.0 if reason == DESTROYED else 0.0
        for state in states if reason in (DESTROYED, CORRUPTED) else ():
            self.way.append(Sample(dict(zip(WAY, weigh_way(state), strict=True)), won))
        for state in states if reason in (DESTROYED, CONQUERED) else ():
            needed = ruleset(state).points_to_win[SHADOW] - points(state, SHADOW)
            self.race.append(Sample(dict(zip(RACE, weigh_race(state, needed), strict=True)), won))


def play_game(
    agent: Agent, thought: Budget, rng: Random, strangers: Mapping[Seat, Style] = NOBODY
) -> tuple[list[State], str]:
    """Positions of one game, one a turn, and how it ended."""
    player = agent_player(agent, thought)
    positions: dict[int, State] = {}
    players = {
        **dict.fromkeys(SEATS, player),
        **{seat: as_player(stranger) for seat, stranger in strangers.items()},
    }
    for step in play(WAR, WAR.options(), players, rng):
        if not isinstance(step, Turn):
            return list(positions.values()), step.outcome.reason
        if step.state.dice[FREE] and step.state.dice[SHADOW]:
            positions.setdefault(step.state.turn, step.state)
    raise AssertionError("the game does not end")


def report(seed: int, games: int) -> Iterator[str]:
    """The lines that are printed."""
    rng, regular, samples = Random(seed), cogs.agent("war").at("regular"), Samples()
    ends: dict[str, int] = {}
    for number in range(games):
        states, reason = play_game(regular, THOUGHT, rng, seat_stranger("war", number, rng))
        samples.add(states, reason)
        ends[reason] = ends.get(reason, 0) + 1
    yield f"{games} games, seed {seed}: " + ", ".join(f"{number} {end}" for end, number in ends.items())
    yield from tell_parts(samples)


def tell_parts(samples: Samples) -> Iterator[str]:
    """The lines that say how each part should be weighted."""
    for name, part_samples, names in (("the way", samples.way, WAY), ("the race", samples.race, RACE)):
        if part_samples:
            yield from tell_fit(name, part_samples, names)
        else:
            yield f"{name}: no game has told of it"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.tune_race")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    for line in report(given.seed, given.games):
        print(line)


if __name__ == "__main__":
    main()
