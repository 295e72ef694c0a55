"""The Ents Awake: Huorns"""

from __future__ import annotations

from cogs.war.model.components import CHARACTER, FREE, NUMBER, SHADOW
from cogs.war.model.queries import box, controller
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary import PlayAnother
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played, refused

ID = "fp_char_20"


def fangorn() -> Position:
    return Position().put("fangorn", "gandalf_the_white").lose("gandalf_the_grey")


def test_r7_2_gandalf_the_white_must_live_and_a_companion_be_in_fangorn() -> None:
    assert refused(fangorn().empty("orthanc"), ID) == ""
    assert refused(Position().put("fangorn", "boromir"), ID) == "refusal-card-condition"
    away = Position().put("edoras", "gandalf_the_white")
    assert refused(away, ID) == "refusal-card-condition"


def test_r7_7_hits_on_four_and_the_political_reaction_of_an_attack() -> None:
    at = fangorn().empty("orthanc").put("orthanc", "isengard_regular*4").nation("isengard", 2)
    game = played(at, ID, "roll 3 4 6")
    assert game.there("shadow", "orthanc") == {"isengard_regular": 2}
    assert box(game.state, "isengard") == 3


def test_nazgul_and_minions_die_with_the_army() -> None:
    at = fangorn().empty("orthanc").put("orthanc", "isengard_regular nazgul saruman")
    game = played(at, ID, "roll 4 1 1")
    assert game.there("shadow", "orthanc") == {}
    assert ("saruman", 1) in game.state.casualties[SHADOW]


def test_saruman_without_an_army_falls() -> None:
    game = played(fangorn().empty("orthanc").put("orthanc", "saruman nazgul"), ID)
    assert game.there("shadow", "orthanc") == {"nazgul": 1}


def test_r7_1_with_gandalf_there_another_character_card_may_follow_for_no_die() -> None:
    at = fangorn().empty("orthanc").fellowship(corruption=3).hand("fp_char_12", "fp_str_14", "fp_char_23")
    game = played(at, ID)
    assert game.options == ["card fp_char_12", "decline"]
    assert game.reason("card fp_char_23") == "refusal-card-condition"
    game.do("card fp_char_12")
    assert game.state.fellowship.corruption == 2
    assert game.kind == AT_REST


def test_r7_1_without_a_playable_card_the_question_is_asked_all_the_same() -> None:
    game = played(fangorn().empty("orthanc").hand("fp_char_23"), ID)
    assert game.options == ["decline"]


def test_7_8_a_garrison_wiped_out_yields_orthanc_to_the_besieger() -> None:
    at = fangorn().empty("orthanc").put("orthanc", "isengard_regular rohan_regular").besieged("orthanc")
    game = played(at, ID, "roll 6 1 1")
    assert controller(game.state, NUMBER["orthanc"]) == FREE


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "another": Position()
        .hand("fp_char_12", "fp_char_14")
        .steps(PlayAnother("fp_char_20", FREE, CHARACTER))
        .state,
    }
