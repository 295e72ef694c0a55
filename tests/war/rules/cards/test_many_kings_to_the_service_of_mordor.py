"""Many Kings to the Service of Mordor."""

from __future__ import annotations

from cogs.war.model.components import SETTLEMENTS_OF
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary_shadow import MusterWhere
from tests.war.position import SOUTHRONS, Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_str_17"
SOUTHRON = "southrons_easterlings_regular"


def test_two_regulars_come_in_each_of_three_settlements() -> None:
    chosen = ("umbar", "far_harad", "north_rhun")
    game = played(Position().clear(), CARD, *(f"region {settlement}" for settlement in chosen))
    for region in chosen:
        assert game.there("shadow", region) == {SOUTHRON: 2}
    assert game.kind == "allocate"


def test_a_settlement_is_picked_once_and_only_where_it_is_free() -> None:
    game = played(Position().clear().captured("umbar"), CARD, "region far_harad")
    assert "region far_harad" not in game.options
    assert "region umbar" not in game.options
    assert "region khand" not in game.options


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "kings": Position()
        .clear()
        .steps(MusterWhere("sh_str_17", ((SOUTHRONS,),) * 2, SETTLEMENTS_OF["southrons_easterlings"], 3))
        .state,
    }
