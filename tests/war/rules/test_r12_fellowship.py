"""12 The Fellowship: moving, declaring, resting, revealing, hiding, its Guide."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.rules.companions import ChooseGuide
from cogs.war.rules.fellowship import FellowshipPhase, MoveFellowship, RevealFellowship
from tests.war.position import Played, Position

HALF = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def alone(at: Position) -> Position:
    """Nobody is left with the Ring-bearers; Gollum guides them."""
    return at.without(*HALF)


def boromir_guides(at: Position) -> Position:
    """Boromir and the Hobbits are left, so that the Guide is no question."""
    return at.without("gandalf_the_grey", "strider", "legolas", "gimli")


def where(game: Played) -> tuple[int, int, bool]:
    """The figure's region, the progress, and whether it is hidden."""
    fellowship = game.state.fellowship
    return fellowship.region, fellowship.progress, fellowship.hidden


def test_r12_2_moving_adds_one_step_of_progress_and_without_hunt_dice_nothing_more() -> None:
    game = Position().dice(fp="character").acting("free_peoples").do("use character move_fellowship")
    assert where(game) == (NUMBER["rivendell"], 1, True)
    assert not game.told("hunt-rolled")


def test_r12_2_a_revealed_fellowship_cannot_move() -> None:
    game = Position().fellowship(hidden=False).dice(fp="character").acting("free_peoples")
    assert "use character move_fellowship" not in game.options


def test_r12_2_there_is_no_thirteenth_step() -> None:
    game = Position().fellowship(progress=12).dice(fp="character").acting("free_peoples")
    assert "use character move_fellowship" not in game.options


def test_r12_2_only_a_character_result_moves_the_fellowship() -> None:
    game = Position().dice(fp="character event muster muster_army will_of_the_west").acting("free_peoples")
    moves = [option for option in game.options if option.endswith("move_fellowship")]
    assert moves == ["use character move_fellowship", "use will_of_the_west move_fellowship"]


def test_r12_3_a_declaration_moves_the_figure_at_most_the_progress_and_it_stays_hidden() -> None:
    game = Position().fellowship(progress=3).steps(FellowshipPhase())
    game.do("declare", "go trollshaws", "go hollin", "go moria")
    assert where(game) == (NUMBER["moria"], 0, True)
    assert game.kind == "guide"
    assert not game.told("tile-drawn")


def test_r12_3_the_path_may_be_shorter_than_the_progress_and_enemies_do_not_bar_it() -> None:
    game = Position().put("hollin", "isengard_regular*3").fellowship(progress=5).steps(FellowshipPhase())
    game.do("declare", "go trollshaws", "go hollin", "stop")
    assert where(game) == (NUMBER["hollin"], 0, True)


def test_r12_3_with_progress_0_it_may_still_be_declared_where_it_is() -> None:
    game = Position().fellowship(corruption=2).steps(FellowshipPhase()).do("declare")
    assert where(game) == (NUMBER["rivendell"], 0, True)
    assert game.state.fellowship.corruption == 1


def test_r12_3_a_revealed_fellowship_is_not_declared() -> None:
    game = Position().fellowship(hidden=False).steps(FellowshipPhase())
    assert game.kind == "guide"


def test_r12_3_it_may_be_declared_in_a_besieged_stronghold_and_rests_there() -> None:
    at = Position().put("trollshaws", "").fellowship(corruption=1).put("rivendell", "sauron_regular*2")
    game = at.besieged("rivendell").steps(FellowshipPhase()).do("declare")
    assert game.state.fellowship.corruption == 0


def test_r12_4_a_declaration_in_a_free_city_or_stronghold_heals_one_point() -> None:
    game = Position().fellowship(region="parth_celebrant", progress=1, corruption=3).steps(FellowshipPhase())
    game.do("declare", "go lorien")
    assert game.state.fellowship.corruption == 2
    assert game.told("corruption-changed")[-1].cause == "rest"


def test_r12_4_corruption_never_falls_below_0() -> None:
    game = Position().steps(FellowshipPhase()).do("declare")
    assert game.state.fellowship.corruption == 0
    assert not game.told("corruption-changed")


def test_r12_4_a_captured_stronghold_and_a_town_do_not_heal() -> None:
    at = Position().empty("rivendell").put("rivendell", "sauron_regular").captured("rivendell")
    game = at.fellowship(corruption=3).steps(FellowshipPhase()).do("declare")
    assert game.state.fellowship.corruption == 3
    game = Position().fellowship(region="bree", corruption=3).steps(FellowshipPhase()).do("declare")
    assert game.state.fellowship.corruption == 3


def test_r9_3c_a_declaration_in_a_city_activates_its_nation() -> None:
    game = Position().fellowship(region="edoras").steps(FellowshipPhase()).do("declare")
    assert [event.nation for event in game.told("nation-activated")] == ["rohan"]


def test_r12_5_a_reveal_moves_the_figure_and_turns_the_counter() -> None:
    game = Position().fellowship(progress=2).steps(RevealFellowship()).do("go trollshaws", "stop")
    assert where(game) == (NUMBER["trollshaws"], 0, False)


def test_r12_5_r5_a_reveal_may_not_end_in_a_city_or_stronghold_the_free_peoples_control() -> None:
    game = Position().fellowship(region="parth_celebrant", progress=1).steps(RevealFellowship())
    assert "go lorien" not in game.options
    assert "stop" in game.options
    game = Position().fellowship(progress=1).steps(RevealFellowship())
    assert "stop" not in game.options


def test_r12_5_r5_passing_through_such_a_stronghold_is_allowed() -> None:
    game = Position().fellowship(region="parth_celebrant", progress=2).steps(RevealFellowship())
    game.do("go lorien")
    assert "stop" not in game.options
    game.do("go dimrill_dale")
    assert where(game) == (NUMBER["dimrill_dale"], 0, False)


def test_r12_5_a_captured_stronghold_of_the_free_peoples_may_be_the_end() -> None:
    at = Position().empty("lorien").put("lorien", "sauron_regular").captured("lorien")
    game = at.fellowship(region="parth_celebrant", progress=1).steps(RevealFellowship())
    assert "go lorien" in game.options


def test_r12_5_with_progress_0_it_stays_wherever_it_is() -> None:
    game = Position().steps(RevealFellowship())
    assert where(game) == (NUMBER["rivendell"], 0, False)


def test_r12_5_r19_each_shadow_stronghold_on_the_path_draws_a_tile() -> None:
    game = Position().fellowship(region="hollin", progress=3).steps(RevealFellowship())
    game.do("go moria", "go dimrill_dale", "stop")
    assert game.kind == "tile"
    game.do("tile std_0_reveal")
    assert [event.cause for event in game.told("tile-drawn")] == ["stronghold"]


def test_r12_5_leaving_and_standing_still_in_one_draw_a_tile_too() -> None:
    leaving = Position().fellowship(region="moria", progress=1).steps(RevealFellowship()).do("go hollin")
    assert leaving.kind == "tile"
    still = Position().fellowship(region="moria").steps(RevealFellowship())
    assert still.kind == "tile"


def test_r12_5_r19_a_stronghold_captured_from_the_free_peoples_draws_no_tile() -> None:
    at = Position().empty("lorien").put("lorien", "sauron_regular").captured("lorien")
    game = at.fellowship(region="parth_celebrant", progress=1).steps(RevealFellowship()).do("go lorien")
    assert not game.told("tile-drawn")
    assert game.kind != "tile"


def test_r12_5_r19_a_shadow_stronghold_taken_by_the_free_peoples_draws_no_tile() -> None:
    at = Position().empty("moria").put("moria", "elves_regular").captured("moria")
    game = at.fellowship(region="hollin", progress=1).steps(RevealFellowship()).do("go moria")
    assert game.kind != "tile"


def test_r12_6_hiding_takes_a_character_result_and_no_place_in_the_hunt_box() -> None:
    at = Position().fellowship(hidden=False).dice(fp="character muster")
    game = at.acting("free_peoples")
    assert "use muster hide_fellowship" not in game.options
    game.do("use character hide_fellowship")
    assert game.state.fellowship.hidden
    assert game.state.hunt.free == 0


def test_r12_7_the_free_peoples_pick_the_guide_among_the_highest() -> None:
    game = Position().steps(FellowshipPhase()).do("decline")
    assert game.options == ["guide gandalf_the_grey", "guide strider"]
    game.do("guide strider")
    assert game.state.fellowship.guide == "strider"


def test_r12_7_a_single_highest_companion_is_the_guide_without_asking() -> None:
    at = Position().without("gandalf_the_grey").fellowship(guide="boromir")
    game = at.steps(ChooseGuide())
    assert game.state.fellowship.guide == "strider"


def test_r12_7_without_companions_gollum_is_the_guide() -> None:
    game = alone(Position()).fellowship(guide="peregrin").steps(ChooseGuide())
    assert game.state.fellowship.guide == "gollum"


def test_r12_8_a_declaration_does_not_end_in_gorgoroth_nurn_or_barad_dur() -> None:
    game = Position().fellowship(region="morannon", progress=2).steps(FellowshipPhase()).do("declare")
    assert "go gorgoroth" in game.options
    game.do("go gorgoroth")
    assert "stop" not in game.options
    assert "go barad_dur" not in game.options
    assert "go minas_morgul" in game.options


def test_r12_8_by_agreement_it_may_end_there() -> None:
    at = Position(declare_in_mordor=True).fellowship(region="morannon", progress=1)
    game = at.steps(FellowshipPhase()).do("declare", "go gorgoroth")
    assert where(game)[0] == NUMBER["gorgoroth"]


def test_r4_2_one_declaration_a_turn_then_mordor_then_the_guide() -> None:
    game = Position().fellowship(region="morannon").steps(FellowshipPhase())
    assert game.kind == "declare"
    game.do("declare")
    assert game.kind == "enter_mordor"
    game.do("decline")
    assert game.kind == "guide"


def test_r2_the_die_that_pays_for_the_move_does_not_help_its_own_hunt() -> None:
    game = Position().hunt(shadow=1).dice(fp="character").acting("free_peoples")
    game.do("use character move_fellowship").roll(5)
    assert game.told("hunt-rolled")[0].bonus == 0
    assert game.told("hunt-rolled")[0].successes == 0
    assert game.state.hunt.free == 1


def test_r4_5_a_card_that_moves_the_fellowship_puts_no_die_into_the_hunt_box() -> None:
    game = Position().steps(MoveFellowship())
    assert game.state.fellowship.progress == 1
    assert game.state.hunt.free == 0


def test_r12_5_a_path_that_is_refused_says_why() -> None:
    game = Position().fellowship(region="parth_celebrant", progress=1).steps(RevealFellowship())
    assert game.reason("go lorien") == "refusal-path-astray"
    assert game.reason("go edoras") == "refusal-not-adjacent"
    assert game.reason("go nowhere") == "refusal-unknown"
    game = Position().fellowship(progress=2).steps(RevealFellowship())
    assert game.reason("stop") == "refusal-no-rest-there"


def test_r4_5_under_the_last_battle_the_die_does_not_go_to_the_hunt_box() -> None:
    at = Position().put("dagorlad", "aragorn gondor_regular").table("fp_str_01").dice(fp="character")
    game = at.acting("free_peoples").do("use character move_fellowship")
    assert game.state.hunt.free == 0
    assert game.state.fellowship.progress == 1


def test_r12_1_the_figure_marks_the_last_known_region_and_the_hunt_looks_there() -> None:
    """Given progress 4 out of Rivendell, then the figure stays and only Nazgûl with it count."""
    at = Position().fellowship(progress=4).hunt(shadow=1).dice(fp="character").put("moria", "nazgul*2")
    game = at.acting("free_peoples").do("use character move_fellowship").roll(2)
    assert where(game) == (NUMBER["rivendell"], 5, True)
    assert len(game.told("hunt-rolled")) == 1
    game = at.put("rivendell", "nazgul").acting("free_peoples").do("use character move_fellowship").roll(2)
    assert game.kind == "roll"
