"""14 Mordor."""

from __future__ import annotations

from cogs.war.model.bags import bag, count
from cogs.war.model.components import NUMBER
from cogs.war.model.queries import VENTURED
from cogs.war.rules.companions import Separate
from cogs.war.rules.fellowship import FellowshipPhase, MoveFellowship
from cogs.war.rules.hunt import DrawTile
from cogs.war.rules.victory import IdleInMordor
from tests.war.position import Position

ALL = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def in_mordor(step: int = 0, *companions: str, **changes: object) -> Position:
    """The Fellowship on the track with these Companions."""
    at = Position().without(*(companion for companion in ALL if companion not in companions))
    return at.fellowship(region="", mordor=step, **changes)


def test_r14_1_r3_declared_there_it_may_enter_in_the_same_phase() -> None:
    game = Position().fellowship(region="dagorlad", progress=1).steps(FellowshipPhase())
    game.do("declare", "go morannon", "enter_mordor")
    assert (game.state.fellowship.region, game.state.fellowship.mordor) == (-1, 0)
    assert game.state.fellowship.progress == 0


def test_r14_1_r14_a_revealed_fellowship_may_enter() -> None:
    game = Position().fellowship(region="minas_morgul", hidden=False).steps(FellowshipPhase())
    assert game.kind == "enter_mordor"
    game.do("enter_mordor")
    assert not game.state.fellowship.hidden


def test_r14_1_nowhere_else_is_it_asked() -> None:
    game = Position().fellowship(region="minas_tirith").steps(FellowshipPhase()).do("decline")
    assert game.kind == "guide"


def test_r14_2_the_new_pool_has_the_eyes_drawn_and_the_special_tiles_in_play() -> None:
    at = (
        Position()
        .fellowship(region="morannon")
        .hunt(
            pool=bag("std_3"),
            drawn=bag("eye_reveal", "eye_reveal", "std_1"),
            removed=bag("eye_reveal"),
            waiting=bag("fp_elven_rope", "sh_shelobs_lair"),
        )
    )
    game = at.steps(FellowshipPhase()).do("decline", "enter_mordor")
    hunt = game.state.hunt
    assert hunt.pool == bag("std_3", "eye_reveal", "eye_reveal", "fp_elven_rope", "sh_shelobs_lair")
    assert (hunt.drawn, hunt.waiting) == (bag("std_1"), ())
    assert count(hunt.removed, "eye_reveal") == 1


def test_r14_3_a_move_draws_a_tile_without_a_roll_and_costs_a_character_die() -> None:
    game = in_mordor().hunt(shadow=2).dice(fp="character").acting("free_peoples")
    game.do("use character move_fellowship")
    assert game.kind == "tile"
    assert not game.told("hunt-rolled")


def test_r14_3_a_revealed_fellowship_must_hide_first() -> None:
    game = in_mordor(hidden=False).dice(fp="character").acting("free_peoples")
    assert "use character move_fellowship" not in game.options
    game.do("use character hide_fellowship")
    assert game.state.fellowship.hidden


def test_vector_an_eye_in_mordor_counts_all_dice_in_the_box_but_the_one_that_pays() -> None:
    at = in_mordor(1, "boromir").hunt(shadow=2, free=1).dice(fp="character")
    game = at.acting("free_peoples").do("use character move_fellowship", "tile eye_reveal", "decline")
    assert game.state.fellowship.corruption == 3
    assert game.state.hunt.free == 2


def test_r14_3_there_is_no_cap_of_five_on_an_eye() -> None:
    game = in_mordor(1, "boromir").hunt(shadow=7, free=1).steps(MoveFellowship()).do("tile eye_reveal")
    assert game.told("hunt-damage-set")[0].damage == 8


def test_r14_4_it_advances_before_the_tile_is_resolved_unless_it_stops_it() -> None:
    game = in_mordor(1, "boromir").steps(MoveFellowship()).do("tile std_3")
    assert game.state.fellowship.mordor == 2
    assert game.kind == "casualty"
    game = in_mordor(1, "boromir").hunt(pool=bag("sh_on_on_they_went")).steps(MoveFellowship())
    game.do("tile sh_on_on_they_went")
    assert game.state.fellowship.mordor == 1


def test_r14_4_a_tile_drawn_by_a_card_does_not_advance_it() -> None:
    game = in_mordor(1, "boromir").steps(DrawTile("sh_char_05")).do("tile std_1")
    assert game.state.fellowship.mordor == 1


def test_r14_5_a_reveal_only_turns_the_counter() -> None:
    game = in_mordor(1, "boromir").steps(MoveFellowship()).do("tile std_0_reveal")
    assert not game.state.fellowship.hidden
    assert game.kind != "path"
    assert game.told("fellowship-revealed")[0].path == ()


def test_r14_5_whoever_would_be_separated_is_eliminated() -> None:
    game = in_mordor(1, "boromir", "gimli").steps(Separate(cause="fp_char_11"))
    game.do("join gimli", "confirm")
    assert count(game.state.casualties[0], "gimli") == 1
    assert game.state.fellowship.companions == ("boromir",)


def test_r14_5_r10_meriadoc_and_peregrin_help_as_guides_and_are_out_of_the_game() -> None:
    game = in_mordor(1, "meriadoc", "peregrin").steps(MoveFellowship()).do("tile std_3")
    game.do("use_guide", "use_guide")
    assert game.state.fellowship.companions == ()
    assert count(game.state.casualties[0], "peregrin") == 1
    game.do("decline")
    assert game.state.fellowship.corruption == 1


def test_r14_5_a_hobbit_taken_as_casualty_there_is_not_saved() -> None:
    game = in_mordor(1, "meriadoc").steps(MoveFellowship()).do("tile std_2", "decline", "casualty guide")
    assert count(game.state.casualties[0], "meriadoc") == 1
    assert [event.cause for event in game.told("companion-lost")] == ["casualty"]


def test_r14_6_resting_in_mordor_corrupts() -> None:
    game = in_mordor(2, "boromir").steps(IdleInMordor())
    assert game.state.fellowship.corruption == 1
    assert game.told("corruption-changed")[0].cause == "idle"


def test_r14_6_who_has_tried_to_move_or_to_hide_is_spared_and_outside_nobody_is_asked() -> None:
    assert (
        in_mordor(2, "boromir").having(once=(VENTURED,)).steps(IdleInMordor()).state.fellowship.corruption
        == 0
    )
    assert Position().steps(IdleInMordor()).state.fellowship.corruption == 0


def test_r14_6_hiding_and_a_stopped_move_are_attempts() -> None:
    hiding = in_mordor(2, "boromir", hidden=False).dice(fp="character").acting("free_peoples")
    assert VENTURED in hiding.do("use character hide_fellowship").state.once
    stopped = (
        in_mordor(2, "boromir").hunt(pool=bag("sh_on_on_they_went")).steps(MoveFellowship(), IdleInMordor())
    )
    stopped.do("tile sh_on_on_they_went", "casualty guide", "decline")
    assert [event.cause for event in stopped.told("corruption-changed")] == ["hunt"]


def test_r14_6_rest_can_end_the_game() -> None:
    game = in_mordor(2, "boromir", corruption=11).steps(IdleInMordor())
    assert game.kind == "outcome-corruption"


def test_r14_7_the_crack_of_doom_is_reached_after_five_steps() -> None:
    game = in_mordor(4, "boromir", corruption=9).steps(MoveFellowship()).do("tile std_2", "decline")
    assert game.kind == "outcome-ring-destroyed"
    assert game.state.fellowship.mordor == 5


def test_r14_7_the_tiles_damage_comes_first() -> None:
    game = in_mordor(4, "boromir", corruption=10).steps(MoveFellowship()).do("tile std_2", "decline")
    assert game.kind == "outcome-corruption"


def test_r14_7_without_a_tile_nothing_stops_it() -> None:
    game = in_mordor(4, "gandalf_the_grey").table("fp_char_08").steps(MoveFellowship())
    game.do("give_up fp_char_08")
    assert game.kind == "outcome-ring-destroyed"


def test_r14_2_figure_is_in_no_region() -> None:
    assert NUMBER.get("") is None
    assert in_mordor().state.fellowship.region == -1
