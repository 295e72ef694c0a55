"""13.1-13.4 Companions leave the Fellowship and move; Nazgûl and Minions move."""

from __future__ import annotations

import pytest

from cogs.war.model.components import DISTANCE, NUMBER
from cogs.war.rules.companions import MoveCompanions, MoveNazgul, Separate, reachable
from tests.war.position import Played, Position


def regions(game: Played, verb: str = "travel") -> set[str]:
    """The regions offered by options of this verb."""
    return {option.split()[-1] for option in game.options if option.startswith(verb)}


@pytest.mark.parametrize(
    ("origin", "region", "steps"),
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
def test_vector_distances_on_the_map(origin: str, region: str, steps: int) -> None:
    assert DISTANCE[NUMBER[origin]][NUMBER[region]] == steps


def test_vector_legolas_and_meriadoc_separate_at_progress_5_up_to_7_regions() -> None:
    game = Position().fellowship(progress=5).steps(Separate())
    game.do("join legolas", "join meriadoc", "confirm")
    start = NUMBER["rivendell"]
    assert max(DISTANCE[start][NUMBER[region]] for region in regions(game)) == 7


def test_r13_1_a_group_goes_to_one_common_region_and_leaves_for_good() -> None:
    game = Position().dice(fp="character").acting("free_peoples")
    game.do("use character separate", "join boromir", "join gimli", "confirm", "travel trollshaws")
    assert {"boromir", "gimli"} <= set(game.there("free_peoples", "trollshaws"))
    assert not {"boromir", "gimli"} & set(game.state.fellowship.companions)


def test_r13_1_everybody_may_leave_and_gollum_becomes_the_guide() -> None:
    game = Position().steps(Separate())
    for companion in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"):
        game.do(f"join {companion}")
    game.do("confirm", "travel rivendell")
    assert game.state.fellowship.guide == "gollum"


def test_r13_1_a_new_guide_is_chosen_when_the_guide_leaves() -> None:
    game = Position().steps(Separate()).do("join gandalf_the_grey", "confirm", "travel rivendell")
    assert game.state.fellowship.guide == "strider"


def test_r13_1_in_an_own_besieged_stronghold_they_join_the_garrison_and_stop() -> None:
    at = Position().put("rivendell", "sauron_regular*3").besieged("rivendell").fellowship(progress=4)
    game = at.steps(Separate()).do("join legolas", "confirm")
    assert game.there("free_peoples", "rivendell")["legolas"] == 1


def test_r13_1_nobody_separates_with_a_die_on_the_mordor_track() -> None:
    game = Position().fellowship(region="", mordor=1).dice(fp="character").acting("free_peoples")
    assert "use character separate" not in game.options


def test_r13_1_separated_companions_may_rouse_the_nation_they_come_to() -> None:
    game = Position().fellowship(region="fords_of_isen", progress=1).steps(Separate())
    game.do("join meriadoc", "confirm", "travel edoras")
    assert [event.nation for event in game.told("nation-activated")] == ["rohan"]


def test_r13_2_each_group_moves_once_and_as_far_as_its_highest_level() -> None:
    at = Position().put("rivendell", "boromir meriadoc").put("edoras", "gimli").dice(fp="character")
    game = at.acting("free_peoples").do("use character move_companions", "join meriadoc")
    far = {DISTANCE[NUMBER["rivendell"]][NUMBER[region]] for region in regions(game)}
    assert max(far) == 1
    game.do("join boromir")
    assert max(DISTANCE[NUMBER["rivendell"]][NUMBER[region]] for region in regions(game)) == 2
    game.do("travel fords_of_bruinen")
    assert game.options == ["join gimli", "confirm"]
    game.do("join gimli", "travel folde")
    assert game.kind != "companions"


def test_r13_2_companions_from_one_region_may_go_different_ways() -> None:
    game = Position().put("rivendell", "boromir gimli").steps(MoveCompanions())
    game.do("join boromir", "travel trollshaws", "join gimli", "travel hollin")
    assert "boromir" in game.there("free_peoples", "trollshaws")
    assert "gimli" in game.there("free_peoples", "hollin")


def test_r13_2_they_ignore_enemy_armies() -> None:
    state = Position().put("hollin", "isengard_regular*5").state
    assert NUMBER["south_downs"] in reachable(state, NUMBER["rivendell"], 4)
    assert NUMBER["hollin"] in reachable(state, NUMBER["rivendell"], 2)


def test_r13_2_they_stop_on_entering_a_region_with_a_stronghold_of_the_shadow() -> None:
    state = Position().state
    from_hollin = reachable(state, NUMBER["hollin"], 2)
    assert NUMBER["moria"] in from_hollin
    assert NUMBER["dimrill_dale"] not in from_hollin
    taken = Position().empty("moria").put("moria", "elves_regular").captured("moria").state
    assert NUMBER["dimrill_dale"] in reachable(taken, NUMBER["hollin"], 2)


def test_r13_2_they_do_not_enter_or_leave_an_own_stronghold_under_siege() -> None:
    state = Position().put("rivendell", "sauron_regular*3").besieged("rivendell").state
    assert reachable(state, NUMBER["rivendell"], 3) == (NUMBER["rivendell"],)
    assert NUMBER["rivendell"] not in reachable(state, NUMBER["trollshaws"], 3)


def test_r13_2_a_card_may_let_them_end_inside_a_besieged_stronghold_but_not_pass() -> None:
    state = Position().put("rivendell", "sauron_regular*3").besieged("rivendell").state
    reached = reachable(state, NUMBER["trollshaws"], 2, into_siege=True)
    assert NUMBER["rivendell"] in reached


def test_r13_2_without_companions_on_the_map_there_is_nothing_to_move() -> None:
    game = Position().dice(fp="character").acting("free_peoples")
    assert "use character move_companions" not in game.options


def test_r13_3_any_number_of_nazgul_fly_anywhere() -> None:
    at = Position().put("minas_morgul", "nazgul*2").dice(sh="character")
    game = at.acting("shadow").do("use character move_nazgul", "figure_in nazgul minas_morgul")
    game.do("number 2")
    game.do("fly nazgul 2 minas_morgul the_shire")
    assert game.there("shadow", "the_shire") == {"nazgul": 2}
    assert game.there("shadow", "minas_morgul")["nazgul"] == 1
    assert "figure_in nazgul the_shire" not in game.options
    game.do("figure_in nazgul morannon", "fly nazgul 1 morannon the_shire", "confirm")
    assert game.there("shadow", "the_shire")["nazgul"] == 3


def test_r13_3_nobody_ends_at_an_unbesieged_stronghold_of_the_free_peoples() -> None:
    game = Position().steps(MoveNazgul()).do("figure_in nazgul morannon")
    flown = regions(game, "fly")
    assert "rivendell" not in flown
    assert "edoras" in flown
    at = Position().put("rivendell", "sauron_regular").besieged("rivendell")
    game = at.steps(MoveNazgul()).do("figure_in nazgul morannon")
    assert "rivendell" in regions(game, "fly")


def test_r13_3_the_witch_king_flies_and_the_mouth_walks_three_regions() -> None:
    at = Position().put("morannon", "witch_king mouth_of_sauron")
    game = at.steps(MoveNazgul()).do("figure_in witch_king morannon")
    assert "the_shire" in regions(game, "fly")
    game = at.steps(MoveNazgul()).do("figure_in mouth_of_sauron morannon")
    start = NUMBER["morannon"]
    assert max(DISTANCE[start][NUMBER[region]] for region in regions(game, "fly")) == 3
    assert "minas_tirith" not in regions(game, "fly")


def test_r13_3_w107_the_mouth_passes_a_stronghold_of_the_free_peoples_and_does_not_end_there() -> None:
    """Given him in the Shire, then he reaches Forlindon past the Grey Havens, where he may not end."""
    at = Position().put("the_shire", "mouth_of_sauron")
    game = at.steps(MoveNazgul()).do("figure_in mouth_of_sauron the_shire")
    assert "forlindon" in regions(game, "fly")
    assert "grey_havens" not in regions(game, "fly")
    assert game.reason("fly mouth_of_sauron 1 the_shire grey_havens") == "refusal-out-of-reach"
    game.do("fly mouth_of_sauron 1 the_shire forlindon")
    assert game.there("shadow", "forlindon") == {"mouth_of_sauron": 1}


def test_r13_3_w107_he_ends_beside_an_army_that_besieges_the_stronghold_and_may_go_on() -> None:
    at = Position().clear().put("grey_havens", "sauron_regular").put("grey_havens", "elves_regular")
    at = at.besieged("grey_havens").put("the_shire", "mouth_of_sauron")
    game = at.steps(MoveNazgul()).do("figure_in mouth_of_sauron the_shire")
    assert {"grey_havens", "forlindon"} <= set(regions(game, "fly"))


def test_r13_3_the_mouth_neither_enters_nor_leaves_an_own_stronghold_under_siege() -> None:
    at = Position().put("dagorlad", "mouth_of_sauron").put("morannon", "gondor_regular").besieged("morannon")
    game = at.steps(MoveNazgul()).do("figure_in mouth_of_sauron dagorlad")
    assert "morannon" not in regions(game, "fly")
    at = at.put("morannon", "mouth_of_sauron")
    assert "figure_in mouth_of_sauron morannon" not in at.steps(MoveNazgul()).options


def test_r13_3_saruman_never_leaves_orthanc_and_cards_for_nazgul_move_no_other_minion() -> None:
    at = Position().put("orthanc", "saruman").put("morannon", "mouth_of_sauron")
    assert not any("saruman" in option for option in at.steps(MoveNazgul()).options)
    assert not any("mouth" in option for option in at.steps(MoveNazgul(minions=False)).options)


def test_r13_3_a_die_moves_somebody_and_a_card_may_move_nobody() -> None:
    assert "confirm" not in Position().steps(MoveNazgul()).options
    assert "confirm" in Position().steps(MoveNazgul(optional=True)).options


def test_r13_a_journey_that_is_refused_says_why() -> None:
    game = Position().steps(Separate()).do("join boromir", "confirm")
    assert game.reason("travel edoras") == "refusal-out-of-reach"
    assert game.reason("confirm") == "refusal-not-now"
    game = Position().steps(MoveNazgul()).do("figure_in nazgul morannon")
    assert game.reason("fly nazgul 1 morannon rivendell") == "refusal-out-of-reach"


def test_r13_4_characters_also_travel_with_an_army() -> None:
    """Given Meriadoc and Boromir with an Army, when it marches twice, then they come, whatever Level."""
    at = Position().clear().at_war().put("edoras", "rohan_regular boromir meriadoc").dice(fp="muster_army")
    at.put("orthanc", "isengard_regular*2 saruman nazgul").dice("muster_army", "army")
    game = at.acting("free_peoples").do("use muster_army move_armies", "march edoras westemnet", "confirm")
    assert game.there("free_peoples", "westemnet") == {"rohan_regular": 1, "boromir": 1, "meriadoc": 1}
    game.do("use army move_armies", "march orthanc gap_of_rohan", "confirm")
    assert game.there("shadow", "gap_of_rohan") == {"isengard_regular": 2, "nazgul": 1}
    assert game.there("shadow", "orthanc") == {"saruman": 1}
