"""Dead Men of Dunharrow"""

from __future__ import annotations

from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.queries import box, controller
from cogs.war.model.state import State
from cogs.war.rules.cards.free_character_16_24 import ChooseFellows, ChoosePath, MusterAtHarbours
from tests.war.position import Position, at
from tests.war.rules.cards.free_position import AT_REST, played, refused

ID = "fp_char_22"


def in_edoras(*others: str) -> Position:
    return Position().put("edoras", " ".join(["strider", *others]))


def test_r7_2_he_must_stand_in_rohan_besieged_or_not() -> None:
    assert refused(in_edoras(), ID) == ""
    assert refused(Position().put("minas_tirith", "strider"), ID) == "refusal-card-condition"
    shut = Position().put("helms_deep", "aragorn").put("helms_deep", "isengard_regular")
    assert refused(shut.besieged("helms_deep"), ID) == ""


def test_he_comes_with_whom_he_likes_and_three_regulars_may_follow() -> None:
    game = played(in_edoras("legolas", "gimli"), ID, "region erech", "join gimli", "confirm", "number 3")
    assert game.there("free_peoples", "erech") == {"gondor_regular": 3, "strider": 1, "gimli": 1}
    assert "legolas" in game.there("free_peoples", "edoras")
    assert game.kind == AT_REST


def test_r7_7_the_army_there_takes_hits_is_attacked_and_retreats() -> None:
    at = in_edoras().put("lamedon", "sauron_regular*4 nazgul").captured("lamedon").nation("sauron", 2)
    game = played(at, ID, "region lamedon", "roll 3")
    assert game.there("shadow", "lamedon") == {}
    assert game.there("shadow", "erech") == {"sauron_regular": 1, "nazgul": 1}
    assert box(game.state, "sauron") == 3


def test_r11_11_without_a_way_out_the_army_is_destroyed_with_everybody() -> None:
    at = in_edoras().put("pelargir", "sauron_regular*4 nazgul witch_king").captured("pelargir")
    at = at.put("west_harondor", "gondor_regular").put("lossarnach", "gondor_regular")
    at = at.put("osgiliath", "gondor_regular")
    game = played(at, ID, "region pelargir", "roll 1")
    assert game.there("shadow", "pelargir") == {}
    assert ("witch_king", 1) in game.state.casualties[SHADOW]


def test_the_leaders_die_with_an_army_killed_by_the_hits() -> None:
    at = in_edoras().empty("pelargir").put("pelargir", "sauron_regular*2 nazgul").captured("pelargir")
    game = played(at, ID, "region pelargir", "roll 2")
    assert game.there("shadow", "pelargir") == {}
    assert game.kind == "event"


def test_r11_14_with_recruits_the_region_is_taken_and_without_it_is_not() -> None:
    at = in_edoras().empty("pelargir").captured("pelargir")
    game = played(at, ID, "region pelargir", "number 1")
    assert controller(game.state, NUMBER["pelargir"]) == FREE
    at = in_edoras().empty("pelargir").captured("pelargir")
    game = played(at, ID, "region pelargir", "number 0")
    assert controller(game.state, NUMBER["pelargir"]) == SHADOW


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    shore = NUMBER["pelargir"]
    return {
        "path": at(edoras="strider gimli").steps(ChoosePath()).state,
        "fellows": at(edoras="strider gimli boromir").steps(ChooseFellows(shore, ("strider",))).state,
        "fellows-two": at(edoras="strider gimli boromir")
        .steps(ChooseFellows(shore, ("strider", "gimli")))
        .state,
        "dead-muster": at(pelargir="aragorn").steps(MusterAtHarbours(shore)).state,
    }
