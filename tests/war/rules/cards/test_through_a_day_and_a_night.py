"""Through a Day and a Night"""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import FREE, NUMBER
from cogs.war.model.queries import controller
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary_shadow_armies import MarchOn
from tests.war.position import Position, at
from tests.war.rules.cards.free_position import AT_REST, played, refused

ID = "fp_str_12"


def company() -> Position:
    return Position().clear().put("edoras", "rohan_regular*3 legolas").at_war("rohan")


def test_r7_2_an_army_must_have_a_companion() -> None:
    assert refused(company(), ID) == ""
    alone = Position().clear().put("edoras", "rohan_regular").put("folde", "legolas")
    assert refused(alone, ID) == "refusal-card-condition"


def test_r7_5_it_moves_two_regions_with_the_same_figures() -> None:
    at = company().put("westemnet", "rohan_elite")
    game = played(at, ID, "march edoras westemnet", "leave rohan_regular 1", "confirm", "region fangorn")
    assert game.there("free_peoples", "fangorn") == {"rohan_regular": 2, "legolas": 1}
    assert game.there("free_peoples", "westemnet") == {"rohan_elite": 1}
    assert game.kind == AT_REST


def test_it_may_stop_after_one() -> None:
    game = played(company(), ID, "march edoras westemnet", "confirm", "stop")
    assert game.there("free_peoples", "westemnet") == {"rohan_regular": 3, "legolas": 1}


def test_the_companion_goes_along() -> None:
    game = played(company(), ID, "march edoras westemnet")
    assert "leave legolas 1" not in game.options


def test_r7_5_a_settlement_passed_is_captured() -> None:
    at = Position().clear().put("westemnet", "rohan_regular legolas").at_war("rohan").captured("edoras")
    game = played(at, ID, "march westemnet edoras", "region folde")
    assert controller(game.state, NUMBER["edoras"]) == FREE
    assert game.there("free_peoples", "folde") == {"rohan_regular": 1, "legolas": 1}


def test_r10_1_it_passes_a_full_region_but_does_not_stop_there() -> None:
    at = company().put("westemnet", "gondor_regular*10").at_war("gondor", "rohan")
    game = played(at, ID, "march edoras westemnet", "confirm")
    assert "stop" not in game.options
    assert "region fangorn" in game.options


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    folk = at(fangorn="gandalf_the_white", edoras="rohan_regular*2", helms_deep="rohan_regular")
    return {
        "march-on": folk.steps(MarchOn("fp_str_12", FREE, NUMBER["edoras"], bag(rohan_regular=2), 1)).state,
        "march-on-full": at(edoras="rohan_regular*5 gondor_regular*7")
        .at_war()
        .steps(MarchOn("fp_str_12", FREE, NUMBER["edoras"], bag(gondor_regular=7), 2))
        .state,
    }
