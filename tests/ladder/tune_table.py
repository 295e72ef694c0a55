"""`python -m tests.ladder.tune_table`: how The Battle among four should be weighted, by its games.

Masters play The Battle among four, in every second game with a stranger among them. For each stage of the
game a factor for each term of `Worths` in `cogs/battle/agent.py` is fitted to which of two players came
before the other: 1 says that its weight is right. The same seed gives the same factors.

--seed SEED    of the games (1)
--games NUMBER how many are played (200)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random

import cogs
from bot.agents import Agent, Budget
from bot.engine import Seat
from cogs.battle.agent import (
    EARLY_AMONG_MORE,
    LATE_AMONG_MORE,
    MIDDLE_AMONG_MORE,
    TERMS,
    find_worths,
    weigh_player,
)
from cogs.battle.game import BATTLE
from cogs.battle.state import BattleOptions, State
from tests.agents.play import Turn, agent_player, play
from tests.ladder.matches import FOUR
from tests.ladder.series import score
from tests.ladder.strangers import Style
from tests.ladder.tune import NOBODY, Sample, as_player, seat_stranger, tell_fit

THOUGHT = Budget(playouts=40)
STAGES = {
    "its beginning": EARLY_AMONG_MORE,
    "its middle": MIDDLE_AMONG_MORE,
    "its end": LATE_AMONG_MORE,
}


def play_game(
    agent: Agent, thought: Budget, rng: Random, strangers: Mapping[Seat, Style] = NOBODY
) -> tuple[list[State], dict[str, float]]:
    """The positions at the start of all turns, and everybody's place (1 for the first, 0 for the last)."""
    positions: dict[int, State] = {}
    players = dict.fromkeys(FOUR, agent_player(agent, thought))
    players |= {seat: as_player(stranger) for seat, stranger in strangers.items()}
    for step in play(BATTLE, BattleOptions(seats=FOUR), players, rng):
        if not isinstance(step, Turn):
            return list(positions.values()), {seat: score(step.outcome, seat, FOUR) for seat in FOUR}
        positions.setdefault(step.state.turn, step.state)
    raise AssertionError("the game does not end")


def compare_players(state: State, places: dict[str, float]) -> Iterator[Sample]:
    """Each two who still play, and which of them came before the other."""
    worths = find_worths(state)
    weighed = {
        player.seat: weigh_player(state, player, worths) for player in state.players if not player.gone
    }
    for one, other in combinations(weighed, 2):
        terms = {
            name: (mine - theirs) / worths.logit
            for name, mine, theirs in zip(TERMS, weighed[one], weighed[other], strict=True)
        }
        ahead = places[one] - places[other]
        yield Sample(terms, 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5)


def report(seed: int, games: int) -> Iterator[str]:
    """The lines that are printed."""
    rng, master = Random(seed), cogs.agent("battle").at("master")
    samples: dict[str, list[Sample]] = {stage: [] for stage in STAGES}
    for number in range(games):
        states, places = play_game(master, THOUGHT, rng, seat_stranger("battle", number, rng))
        for state in states:
            stage = next(name for name, worths in STAGES.items() if worths is find_worths(state))
            samples[stage] += compare_players(state, places)
    yield f"{games} games, seed {seed}"
    for stage, stage_samples in samples.items():
        yield from tell_fit(stage, stage_samples, TERMS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.tune_table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    for line in report(given.seed, given.games):
        print(line)


if __name__ == "__main__":
    main()
