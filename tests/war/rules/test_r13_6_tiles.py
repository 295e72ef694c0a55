"""13.6, 14.4 Every Hunt tile by itself: what it does to the Ring-bearers on their way and in Mordor."""

from __future__ import annotations

import pytest

from cogs.war.model.bags import bag
from cogs.war.model.components import TILES
from cogs.war.rules.fellowship import MoveFellowship
from cogs.war.rules.hunt import DrawTile
from tests.war.position import Played, Position

ALL = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
DIE = 4
SUCCESSES = 2
BOX = 3
"""Dice in the Hunt Box in Mordor: two of the Shadow, one of the Free Peoples."""

EXPECTED: dict[str, tuple[int, int, bool, bool]] = {
    "eye_reveal": (SUCCESSES, BOX, True, False),
    "std_0_reveal": (0, 0, True, False),
    "std_1": (1, 1, False, False),
    "std_1_reveal": (1, 1, True, False),
    "std_2": (2, 2, False, False),
    "std_2_reveal": (2, 2, True, False),
    "std_3": (3, 3, False, False),
    "fp_elven_cloaks": (0, 0, False, False),
    "fp_elven_rope": (0, 0, False, False),
    "fp_phial_of_galadriel": (-2, -2, False, False),
    "fp_smeagol_helps_nice_master": (-1, -1, False, False),
    "sh_shelobs_lair": (DIE, DIE, False, True),
    "sh_the_ring_is_mine": (SUCCESSES, BOX, True, True),
    "sh_on_on_they_went": (3, 3, False, True),
    "sh_give_it_to_uss": (1, 1, True, True),
}
"""Corruption after a Hunt roll with two successes, corruption in Mordor, whether it reveals, whether it
stops.
"""


def drawn(at: Position, tile: str, *, mordor: bool) -> Played:
    """The tile is the only one in the pool, Boromir the only Companion; nothing answers it."""
    at = at.without(*(companion for companion in ALL if companion != "boromir")).hunt(
        pool=bag(tile), shadow=2, free=1
    )
    game = at.steps(MoveFellowship() if mordor else DrawTile("roll", SUCCESSES)).do(f"tile {tile}")
    if game.kind == "roll":
        game.roll(DIE)
    return game.do("decline") if game.kind == "casualty" else game


def test_r13_6_every_tile_is_expected_here() -> None:
    assert set(EXPECTED) == set(TILES)


@pytest.mark.parametrize("tile", sorted(EXPECTED))
def test_r13_6_a_tile_of_the_hunt_corrupts_heals_and_reveals_as_printed(tile: str) -> None:
    by, _, reveals, _ = EXPECTED[tile]
    game = drawn(Position().fellowship(corruption=5), tile, mordor=False)
    assert game.state.fellowship.corruption == 5 + by
    assert game.state.fellowship.hidden is not reveals


@pytest.mark.parametrize("tile", sorted(EXPECTED))
def test_r14_4_a_tile_in_mordor_counts_the_box_and_may_stop_the_fellowship(tile: str) -> None:
    _, by, reveals, stops = EXPECTED[tile]
    game = drawn(Position().fellowship(region="", mordor=1, corruption=5), tile, mordor=True)
    assert game.state.fellowship.corruption == 5 + by
    assert game.state.fellowship.hidden is not reveals
    assert game.state.fellowship.mordor == (1 if stops else 2)


@pytest.mark.parametrize("tile", sorted(tile for tile in EXPECTED if TILES[tile].brought_in_by))
def test_r13_9_a_special_tile_waits_aside_until_its_card_brings_it(tile: str) -> None:
    """Given the start, when the tile's card is played, then it waits for Mordor and is nowhere else."""
    card = str(TILES[tile].brought_in_by)
    seat, die = ("free_peoples", {"fp": "event"}) if card.startswith("fp") else ("shadow", {"sh": "event"})
    at = Position().hand(card).dice(**die)
    assert dict(at.state.hunt.aside)[tile] == 1
    game = at.acting(seat).do(f"event event {card}")
    assert dict(game.state.hunt.waiting) == {tile: 1}
    assert tile not in dict(game.state.hunt.aside)
