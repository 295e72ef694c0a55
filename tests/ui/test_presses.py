"""How many presses a turn takes in the menus of each game, and touches on its board: random games, as in
`tests.bench.games`."""

from __future__ import annotations

import pytest

from cogs import bundles
from tests.laws.variations import MODULES
from tests.walks import walk

GAMES, GAMES_OF_WAR = 8, 2
ROOM = {"war": 3.0}
"""Above the bar of whole samples: what so few games of War may need more."""
MISSED = {"confrontation": 0.1, "war": 2.0}
"""Touches a turn by which the bar is missed. It only ever becomes less."""


@pytest.mark.parametrize("key", sorted(bundles()))
def test_a_turn_takes_few_presses(key: str) -> None:
    assert _a_turn(key, touching=False) <= MODULES[key].PRESSES["turn"] + ROOM.get(key, 0.0)


@pytest.mark.parametrize("key", sorted(bundles()))
def test_a_turn_takes_few_touches(key: str) -> None:
    assert _a_turn(key, touching=True) <= MODULES[key].TOUCHES + MISSED.get(key, 0.0) + ROOM.get(key, 0.0)


def _a_turn(key: str, *, touching: bool) -> float:
    games = range(GAMES_OF_WAR if key == "war" else GAMES)
    walks = [walk(bundles()[key], seed, touching=touching) for seed in games]
    return sum(game_walk.a_turn * game_walk.turns for game_walk in walks) / sum(
        game_walk.turns for game_walk in walks
    )
