"""Shadows Gather."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import NUMBER
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary_shadow_armies import GatherArmies, MarchToGathering
from tests.war.position import SOUTHRONS, Position, at
from tests.war.rules.cards.shadow_position import played

CARD = "sh_str_07"


def _scattered() -> Position:
    at = Position().clear().at_war("sauron").put("moria", "sauron_regular*3 nazgul")
    return at.put("dol_guldur", "sauron_regular")


def test_r7_5_an_army_marches_up_to_three_regions_to_another_one() -> None:
    game = played(_scattered(), CARD, "march moria dimrill_dale", "leave sauron_regular 1", "confirm")
    assert game.options == ["region north_anduin_vale", "region south_anduin_vale"]
    game.do("region south_anduin_vale")
    assert game.there("shadow", "dol_guldur") == {"sauron_regular": 3, "nazgul": 1}
    assert game.there("shadow", "moria") == {"sauron_regular": 1}
    assert game.kind == "allocate"


def test_r7_5_what_stays_behind_is_no_army_to_come_back_to() -> None:
    game = played(Position().clear().at_war("sauron").put("moria", "sauron_regular*3"), CARD)
    assert game.told("effect-without")


def test_r10_1_there_must_be_room_where_it_ends() -> None:
    game = played(_scattered().put("dol_guldur", "sauron_regular*8"), CARD, "march moria dimrill_dale")
    assert "confirm" not in game.options
    assert "confirm" in game.do("leave sauron_regular 2").options


def test_r9_6_a_nation_not_at_war_crosses_no_other_nations_border() -> None:
    at = Position().clear().put("north_dunland", "isengard_regular").put("moria", "isengard_regular")
    game = played(at.nation("isengard", 3), CARD)
    assert "march north_dunland moria" not in game.options


def test_a_besieged_army_neither_marches_nor_is_marched_to() -> None:
    at = _scattered().put("dol_guldur", "elves_regular").besieged("dol_guldur")
    assert played(at, CARD).told("effect-without")


def test_a_besieging_army_may_be_marched_to() -> None:
    at = Position().clear().at_war("sauron").put("dimrill_dale", "sauron_regular")
    game = played(at.put("lorien", "elves_regular sauron_regular").besieged("lorien"), CARD)
    assert "march dimrill_dale lorien" in game.options


def test_r7_5_a_settlement_without_defenders_is_captured_on_the_way() -> None:
    at = Position().clear().at_war("sauron").put("fords_of_isen", "sauron_regular")
    at = at.put("edoras", "sauron_regular")
    game = played(at, CARD, "march fords_of_isen helms_deep")
    assert game.there("shadow", "edoras") == {"sauron_regular": 2}
    assert NUMBER["helms_deep"] in game.state.captured


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    twelve = bag(**{SOUTHRONS: 2})
    return {
        "gather": at(near_harad=f"{SOUTHRONS}*2 sauron_regular", far_harad=SOUTHRONS)
        .steps(
            MarchToGathering(
                GatherArmies("sh_str_07", 3, 1), NUMBER["umbar"], NUMBER["near_harad"], twelve, 2
            )
        )
        .state,
        "gather-on": at(near_harad=f"{SOUTHRONS}*2", far_harad=SOUTHRONS, khand=SOUTHRONS)
        .steps(
            MarchToGathering(
                GatherArmies("sh_str_07", 3, 1), NUMBER["umbar"], NUMBER["near_harad"], twelve, 2
            )
        )
        .state,
    }
