"""The laws at tables that play with a component file: a small sample, for the rules are the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

import pytest

from cogs import bundles, game
from cogs.battle.components import read_card_file
from cogs.battle.observation import BattleObservation
from cogs.battle.state import State
from cogs.journey.components import read_profile
from tests.battle.test_strange_names import strange_file
from tests.journey.test_profile import change_much, write
from tests.laws.laws import BrokenLawError, Walk
from tests.laws.test_seen import compare
from tests.laws.variations import VARIATIONS

FILES: Mapping[str, Mapping[str, object]] = {
    "battle": {"cards": read_card_file(json.dumps(strange_file()))},
    "journey": {"profile": read_profile(write(change_much))},
}
SEEDS = range(4)

every_file = pytest.mark.parametrize("key", FILES)


@every_file
def test_random_games_with_a_file_keep_the_laws(key: str) -> None:
    for seed in SEEDS:
        Walk(game(key), bundles()[key].events, VARIATIONS[key], seed, every=6, agreed=FILES[key]).run()


def test_p4_the_names_of_a_file_betray_nothing_either() -> None:
    """Words, menus and messages of every viewer, names of pictures among them: the beginning of a game."""
    title = bundles()["battle"].of(game("battle").options(**FILES["battle"]))
    assert compare(title, title.game, 2, pictures=False, agreed=FILES["battle"], most=28) > 20


def test_p4_a_planted_leak_at_such_a_table_is_noticed() -> None:
    class Leaky(type(game("battle"))):  # type: ignore[misc]
        def observe(self, state: State, viewer: str | None) -> BattleObservation:
            seen = super().observe(state, viewer)
            told = (replace(player, hand=state.player(player.seat).hand) for player in seen.players)
            return replace(seen, players=tuple(told))

    with pytest.raises(BrokenLawError, match="non-interference"):
        Walk(Leaky(), bundles()["battle"].events, VARIATIONS["battle"], 1, agreed=FILES["battle"]).run()
