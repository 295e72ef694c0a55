"""Horde from the East."""

from __future__ import annotations

from cogs.war.model.components import EASTERN_EDGE
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary_shadow import MusterWhere
from tests.war.position import SOUTHRONS, Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_21"


def test_r16_2_five_regulars_come_in_one_region_of_the_eastern_edge() -> None:
    game = played(Position().clear().at_war("southrons_easterlings"), CARD)
    assert set(game.options) == {
        f"region {region}" for region in ("east_rhun", "south_rhun", "khand", "far_harad")
    }
    game.do("region khand")
    assert game.there("shadow", "khand") == {"southrons_easterlings_regular": 5}


def test_it_must_be_free() -> None:
    at = Position().clear().at_war("southrons_easterlings").put("khand", "gondor_regular")
    assert "region khand" not in played(at, CARD).options


def test_the_nation_must_be_at_war() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "horde": Position().clear().steps(MusterWhere("sh_str_21", ((SOUTHRONS,),) * 5, EASTERN_EDGE)).state,
    }
