"""The Spirit of Mordor"""

from __future__ import annotations

from cogs.war.model.queries import box
from cogs.war.model.state import State
from cogs.war.rules.cards.free_strategy import ChooseMixedArmy
from tests.war.position import SOUTHRONS, Position, at
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_05"


def test_r7_6_fives_and_sixes_hit_an_army_of_two_nations() -> None:
    at = Position().clear().put("gorgoroth", "sauron_regular*3 southrons_easterlings_regular nazgul")
    game = played(at.put("nurn", "sauron_regular*5"), ID, "roll 5 4 1 1 1", "hit sauron_regular remove")
    assert game.there("shadow", "gorgoroth")["sauron_regular"] == 2
    assert game.kind == AT_REST


def test_r7_6_nazgul_and_minions_stay_where_all_units_fall() -> None:
    at = Position().clear().put("gorgoroth", "sauron_regular southrons_easterlings_regular nazgul witch_king")
    game = played(at.nation("sauron", 2), ID, "roll 5 5 1 1 1")
    assert game.there("shadow", "gorgoroth") == {"nazgul": 1, "witch_king": 1}
    assert box(game.state, "sauron") == 2


def test_the_free_peoples_pick_the_army() -> None:
    at = Position().clear().put("gorgoroth", "sauron_regular isengard_regular")
    game = played(at.put("nurn", "sauron_regular isengard_regular").put("khand", "sauron_regular"), ID)
    assert game.seat == "free_peoples"
    assert sorted(game.options) == ["region gorgoroth", "region nurn"]


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    spirit = at(osgiliath="sauron_regular isengard_regular", umbar=f"{SOUTHRONS} sauron_regular")
    return {
        "mixed": spirit.steps(ChooseMixedArmy()).state,
    }
