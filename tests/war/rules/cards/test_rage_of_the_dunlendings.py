"""Rage of the Dunlendings."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_strategy import JoinRage, Rage
from tests.war.position import Position, at
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_11"


def _raging() -> Position:
    return Position().clear().at_war("isengard").put("north_dunland", "isengard_regular*3 isengard_elite*2")


def test_two_regulars_come_and_up_to_four_units_join_them() -> None:
    joining = ("figure_in isengard_regular north_dunland",) * 2 + (
        "figure_in isengard_elite north_dunland",
    ) * 2
    game = played(_raging(), CARD, "region moria", *joining)
    assert game.there("shadow", "moria") == {"isengard_regular": 4, "isengard_elite": 2}
    assert game.there("shadow", "north_dunland") == {"isengard_regular": 1}
    assert game.kind == "allocate"


def test_nobody_need_join() -> None:
    game = played(_raging(), CARD, "region south_dunland", "decline")
    assert game.there("shadow", "south_dunland") == {"isengard_regular": 2}


def test_r1_8_the_region_must_be_free() -> None:
    options = played(_raging().put("hollin", "elves_elite"), CARD).options
    assert "region hollin" not in options
    assert "region north_dunland" in options


def test_isengard_must_be_at_war() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    dunland = NUMBER["gap_of_rohan"]
    raid = at(north_dunland="isengard_regular*3", south_dunland="isengard_elite")
    return {
        "rage": raid.steps(Rage()).state,
        "rage-join": raid.steps(JoinRage(dunland)).state,
        "rage-join-last": raid.steps(JoinRage(dunland, 3)).state,
    }
