"""1, 16, 18 The map: distances, coasts and edges as published."""

from __future__ import annotations

import pytest

from cogs.war.model.components import (
    COASTAL,
    DISTANCE,
    EASTERN_EDGE,
    FIGURES,
    NATION_OF,
    NEIGHBOURS,
    NUMBER,
    POINTS,
    REGIONS,
    SETTLED,
    SETTLEMENT,
)


@pytest.mark.parametrize(
    ("origin", "region", "far"),
    [
        ("rivendell", "lorien", 5),
        ("rivendell", "goblins_gate", 3),
        ("rivendell", "morannon", 10),
        ("rivendell", "minas_morgul", 10),
        ("druadan_forest", "dol_amroth", 4),
        ("moria", "fangorn", 3),
        ("moria", "north_anduin_vale", 2),
    ],
)
def test_r18_distances_named_in_rulebook_and_examples(origin: str, region: str, far: int) -> None:
    assert DISTANCE[NUMBER[origin]][NUMBER[region]] == far


def test_r1_1_adjacency_is_mutual_and_complete() -> None:
    assert len(REGIONS) == 105
    pairs = {(a, b) for a, beside in enumerate(NEIGHBOURS) for b in beside}
    assert len(pairs) == 2 * 232
    assert all((b, a) in pairs for a, b in pairs)


def test_r1_3_settlements_and_their_points() -> None:
    kinds = [SETTLEMENT[region] for region in SETTLED]
    assert [kinds.count(kind) for kind in ("town", "city", "stronghold")] == [14, 6, 16]
    assert sum(POINTS) == 20 + 18


def test_r16_1_fourteen_coastal_regions() -> None:
    assert len(COASTAL) == 14
    assert NUMBER["lamedon"] in COASTAL
    assert NUMBER["north_ered_luin"] not in COASTAL


def test_r16_2_eastern_edge() -> None:
    assert {REGIONS[region] for region in EASTERN_EDGE} == {"east_rhun", "south_rhun", "khand", "far_harad"}


def test_r16_3_within_two_regions_of_moria() -> None:
    near = {REGIONS[r] for r, far in enumerate(DISTANCE[NUMBER["moria"]]) if far <= 2}
    assert near == {
        *("moria", "hollin", "north_dunland", "dimrill_dale", "fords_of_bruinen", "trollshaws"),
        *("south_downs", "cardolan", "tharbad", "south_dunland", "gladden_fields", "north_anduin_vale"),
        *("south_anduin_vale", "parth_celebrant", "lorien"),
    }


def test_r16_4_osgiliath_and_fangorn_in_no_nation() -> None:
    assert NATION_OF[NUMBER["osgiliath"]] is None
    assert NATION_OF[NUMBER["fangorn"]] is None
    assert NATION_OF[NUMBER["fords_of_isen"]] == "rohan"


def test_r1_6_levels_and_leadership() -> None:
    assert FIGURES["witch_king"].level is None
    assert FIGURES["witch_king"].leadership == 2
    assert FIGURES["saruman"].level == 0
    assert FIGURES["gandalf_the_grey"].level == 3
    assert FIGURES["gondor_leader"].leadership == 1
