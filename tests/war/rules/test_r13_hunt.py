"""13.5-13.9 The Hunt: the roll, the tile, what lowers the damage, who pays for it."""

from __future__ import annotations

from random import Random

from cogs.war.game import WAR
from cogs.war.model.bags import bag, total
from cogs.war.model.components import TILES
from cogs.war.rules.fellowship import FellowshipPhase, RevealFellowship
from cogs.war.rules.hunt import DrawTile, Hunt
from cogs.war.rules.victory import bring_tile
from tests.war.position import Played, Position

STAFF, COAT, AXE, HORN = "fp_char_08", "fp_char_05", "fp_char_06", "fp_char_07"
SORROW, CREBAIN, BALROG, ORC_PATROL, BANE, FOUL_THING = (
    *("sh_char_15", "sh_char_16", "sh_char_17", "sh_char_05", "sh_char_06", "sh_char_07"),
)
ALL = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def keeping(*companions: str) -> Position:
    """Only these Companions are left in the Fellowship."""
    return Position().without(*(companion for companion in ALL if companion not in companions))


def dice(game: Played) -> int:
    """How many dice are about to be rolled."""
    return len(str(WAR.sample(game.state, Random(1))).split()) - 1


def hunted(at: Position, tile: str) -> Played:
    """One success of a Hunt roll, and this tile."""
    return at.steps(DrawTile("roll", 1)).do(f"tile {tile}")


def test_vector_two_successes_of_2_5_6_with_one_free_die_in_the_box() -> None:
    game = Position().hunt(shadow=3, free=1).steps(Hunt()).roll(2, 5, 6)
    assert game.told("hunt-rolled")[0].successes == 2
    assert game.kind == "tile"


def test_r13_5_without_dice_in_the_box_there_is_no_hunt() -> None:
    game = Position().hunt(free=3).steps(Hunt())
    assert not game.told("hunt-rolled")
    assert game.kind != "roll"


def test_r13_5_at_most_five_dice_are_rolled() -> None:
    game = Position().hunt(shadow=7).steps(Hunt())
    assert dice(game) == 5


def test_r13_5_a_natural_1_fails_whatever_is_added() -> None:
    game = Position().hunt(shadow=2, free=5).steps(Hunt()).roll(1, 1)
    assert game.told("hunt-rolled")[0].successes == 0


def test_r13_5_no_success_no_tile() -> None:
    game = Position().hunt(shadow=2).steps(Hunt()).roll(5, 5)
    assert not game.told("tile-drawn")
    assert game.kind not in ("tile", "roll")


def test_vector_units_and_nazgul_with_the_figure_give_two_rerolls_a_stronghold_a_third() -> None:
    at = Position().put("hollin", "sauron_regular*3 nazgul*2").fellowship(region="hollin")
    game = at.hunt(shadow=4).steps(Hunt()).roll(1, 2, 3, 4)
    assert dice(game) == 2
    at = Position().put("moria", "sauron_regular*3 nazgul*2").fellowship(region="moria")
    game = at.hunt(shadow=4).steps(Hunt()).roll(1, 2, 3, 4)
    assert dice(game) == 3
    game.roll(6, 6, 1)
    assert game.told("hunt-rolled")[1].again
    game.do("tile eye_reveal")
    assert game.told("hunt-damage-set")[0].damage == 2


def test_r13_5_r17_no_more_dice_are_rolled_again_than_have_failed() -> None:
    at = Position().put("moria", "sauron_regular*3 nazgul").fellowship(region="moria").hunt(shadow=2)
    game = at.steps(Hunt()).roll(6, 2)
    assert dice(game) == 1
    game = at.steps(Hunt()).roll(6, 6)
    assert game.kind == "tile"


def test_r13_5_a_stronghold_taken_by_the_shadow_counts_for_rerolls() -> None:
    at = Position().empty("rivendell").captured("rivendell").hunt(shadow=1)
    game = at.steps(Hunt()).roll(2)
    assert game.kind == "roll"


def test_r13_6_an_eye_does_as_much_damage_as_the_roll_had_successes() -> None:
    game = Position().steps(DrawTile("roll", 3)).do("tile eye_reveal")
    assert game.told("hunt-damage-set")[0].damage == 3


def test_r13_6_an_eye_for_a_stronghold_does_none() -> None:
    game = Position().fellowship(hidden=False).steps(DrawTile("stronghold")).do("tile eye_reveal")
    assert game.state.fellowship.corruption == 0
    assert game.told("hunt-damage-set")[0].damage == 0


def test_r13_6_a_die_icon_is_rolled_for() -> None:
    at = keeping().hunt(pool=bag("sh_shelobs_lair"))
    game = at.steps(DrawTile("roll", 1)).do("tile sh_shelobs_lair").roll(4)
    game.do("decline")
    assert game.state.fellowship.corruption == 4


def test_r13_6_a_negative_tile_heals() -> None:
    at = keeping().fellowship(corruption=5).hunt(pool=bag("fp_phial_of_galadriel"))
    game = at.steps(DrawTile("roll", 1)).do("tile fp_phial_of_galadriel")
    assert game.state.fellowship.corruption == 3


def test_r13_6_an_empty_pool_takes_the_drawn_standard_tiles_back_only() -> None:
    at = Position().hunt(pool=(), drawn=bag("std_3", "eye_reveal", "sh_on_on_they_went"))
    game = at.steps(DrawTile("roll", 1))
    assert game.options == ["tile eye_reveal", "tile std_3"]
    assert total(game.state.hunt.drawn) == 1


def test_r13_6_tiles_are_drawn_as_often_as_there_are_of_them() -> None:
    game = Position().hunt(pool=bag(eye_reveal=99, std_3=1)).steps(DrawTile("roll", 1))
    drawn = [str(WAR.sample(game.state, Random(seed))) for seed in range(40)]
    assert drawn.count("tile eye_reveal") > 30


def test_r13_7_the_order_is_guide_casualty_corruption_reveal() -> None:
    game = hunted(keeping("meriadoc", "peregrin").fellowship(progress=1), "std_2_reveal")
    assert game.kind == "guide_ability"
    game.do("decline")
    assert game.kind == "casualty"
    game.do("decline")
    assert game.state.fellowship.corruption == 2
    assert game.kind == "path"


def test_vector_tile_3_and_a_random_casualty_of_level_2() -> None:
    game = hunted(Position(), "std_3").do("casualty random", "companion boromir")
    assert game.kind == "guide"
    game.do("guide gandalf_the_grey")
    assert game.state.fellowship.corruption == 1
    assert "boromir" not in game.state.fellowship.companions


def test_r13_7c_the_guide_as_casualty_is_eliminated_though_his_level_is_higher() -> None:
    game = hunted(Position(), "std_1").do("casualty guide")
    assert game.state.fellowship.corruption == 0
    assert game.state.fellowship.guide == "strider"
    assert game.told("companion-lost")[0].companion == "gandalf_the_grey"


def test_r13_7c_only_one_casualty_is_taken() -> None:
    game = hunted(keeping("boromir", "legolas"), "std_3").do("casualty guide")
    assert game.state.fellowship.corruption == 1
    assert game.state.fellowship.companions == ("legolas",)


def test_r13_7c_without_damage_or_companions_no_casualty_is_asked_for() -> None:
    assert hunted(Position().fellowship(hidden=False), "std_0_reveal").kind not in ("casualty", "path")
    game = hunted(keeping().fellowship(hidden=False), "std_3")
    assert game.state.fellowship.corruption == 3


def test_r13_7e_a_reveal_icon_reveals_a_hidden_fellowship_only() -> None:
    game = hunted(Position().fellowship(progress=2), "std_0_reveal")
    assert game.kind == "path"
    game = hunted(Position().fellowship(hidden=False), "std_0_reveal")
    assert not game.told("fellowship-revealed")


def test_r13_8_the_revealing_tile_is_finished_before_the_tiles_of_strongholds() -> None:
    at = keeping().fellowship(region="hollin", progress=1)
    game = hunted(at, "eye_reveal")
    assert game.state.fellowship.corruption == 1
    game.do("go moria", "tile std_3")
    assert [event.cause for event in game.told("tile-drawn")] == ["roll", "stronghold"]
    assert game.state.fellowship.corruption == 4


def test_r13_9_special_tiles_wait_for_mordor_and_join_at_once_there() -> None:
    waiting = bring_tile(Position().state, "fp_elven_rope", lambda event: None)
    assert waiting.hunt.waiting == bag("fp_elven_rope")
    there = Position().fellowship(region="", mordor=0).state
    assert dict(bring_tile(there, "fp_elven_rope", lambda event: None).hunt.pool)["fp_elven_rope"] == 1


def test_r15_1_corruption_12_ends_the_game_at_once() -> None:
    game = hunted(keeping().fellowship(corruption=10, progress=3), "std_3").do("decline")
    assert game.kind == "outcome-corruption"
    assert game.state.fellowship.corruption == 12


def test_r13_7_a_treatment_of_the_ring_lets_nothing_lower_the_damage() -> None:
    game = Position().table(HORN).steps(DrawTile(BANE, treatment="ring")).do("tile std_3")
    assert game.state.fellowship.corruption == 3


def test_r13_7_foul_thing_takes_a_random_companion_before_the_ring() -> None:
    game = Position().steps(DrawTile(FOUL_THING, treatment="companion")).do("tile std_3")
    assert game.kind == "companion"
    game.do("companion gimli", "guide gandalf_the_grey")
    assert game.state.fellowship.corruption == 1


def test_r13_8_a_cards_eye_or_blue_tile_is_discarded() -> None:
    game = Position().fellowship(progress=1).steps(DrawTile(ORC_PATROL)).do("tile eye_reveal")
    assert game.state.fellowship.hidden
    assert game.told("tile-discarded")
    blue = keeping().hunt(pool=bag("fp_phial_of_galadriel")).fellowship(corruption=3, mordor=0, region="")
    game = blue.steps(DrawTile(ORC_PATROL)).do("tile fp_phial_of_galadriel")
    assert game.state.fellowship.corruption == 3
    assert game.state.fellowship.mordor == 0


def test_r13_7a_wizards_staff_stops_the_draw_before_the_tile_is_seen() -> None:
    game = Position().table(STAFF).hunt(shadow=1).steps(Hunt()).roll(6)
    assert game.kind == "hunt_card"
    game.do(f"give_up {STAFF}")
    assert not game.told("tile-drawn")
    assert STAFF in game.state.discards[0]


def test_r13_7a_mithril_coat_has_another_tile_drawn_and_the_first_goes_back_after_it() -> None:
    at = Position().table(COAT).hunt(pool=bag("std_3", "std_1"))
    game = at.steps(DrawTile("roll", 1)).do("tile std_3", f"give_up {COAT}")
    assert game.options == ["tile std_1"]
    game.do("tile std_1", "decline")
    assert game.state.fellowship.corruption == 1
    assert game.state.hunt.pool == bag("std_3")


def test_r13_7a_mithril_coat_answers_a_die_tile_before_the_roll_only() -> None:
    at = keeping("boromir").table(COAT, HORN).hunt(pool=bag("sh_shelobs_lair", "std_1"))
    game = at.steps(DrawTile("roll", 1)).do("tile sh_shelobs_lair")
    assert game.options == [f"give_up {COAT}", "decline"]
    game.do("decline").roll(5)
    assert game.options == [f"give_up {HORN}", "decline"]


def test_r13_7a_axe_and_horn_take_one_off_and_only_one_card_is_used() -> None:
    game = hunted(Position().table(AXE, HORN, COAT), "std_3")
    assert game.options == [f"give_up {COAT}", f"give_up {AXE}", f"give_up {HORN}", "decline"]
    game.do(f"give_up {HORN}")
    assert game.kind == "casualty"
    game.do("decline")
    assert game.state.fellowship.corruption == 2


def test_r13_5_flocks_of_crebain_add_one_to_all_dice_rerolls_included() -> None:
    at = Position().table(CREBAIN).put("hollin", "nazgul").fellowship(region="hollin").hunt(shadow=1)
    game = at.steps(Hunt())
    assert game.kind == "hunt_card"
    game.do(f"give_up {CREBAIN}").roll(4).roll(5)
    assert [event.successes for event in game.told("hunt-rolled")] == [0, 1]


def test_r13_8_r6_the_balrogs_tile_does_not_reveal_who_was_declared_in_a_free_stronghold() -> None:
    at = keeping("boromir").table(BALROG).fellowship(region="dimrill_dale", progress=3)
    game = at.steps(FellowshipPhase()).do("declare", "go moria", "go dimrill_dale", "go lorien")
    assert game.kind == "hunt_card"
    game.do(f"give_up {BALROG}", "tile std_0_reveal")
    assert game.state.fellowship.hidden
    elsewhere = keeping("boromir").table(BALROG).fellowship(region="dimrill_dale", progress=1)
    game = elsewhere.steps(FellowshipPhase()).do("declare", "go moria")
    game.do(f"give_up {BALROG}", "tile std_0_reveal")
    assert not game.state.fellowship.hidden


def test_r13_8_the_balrogs_tile_comes_before_those_of_strongholds_and_its_eye_is_discarded() -> None:
    at = Position().table(BALROG).fellowship(region="hollin", progress=1)
    game = at.steps(RevealFellowship()).do("go moria", f"give_up {BALROG}", "tile eye_reveal")
    assert game.told("tile-discarded")
    assert game.kind == "tile"
    game.do("tile std_1_reveal", "decline")
    assert [event.cause for event in game.told("tile-drawn")] == [BALROG, "stronghold"]


def test_every_tile_of_the_pool_can_be_resolved() -> None:
    for tile in TILES.values():
        game = keeping("boromir").hunt(pool=bag(tile.id)).steps(DrawTile("roll", 1)).do(f"tile {tile.id}")
        for _ in range(4):
            if game.kind in ("casualty", "guide_ability"):
                game.do("decline")
            elif game.kind == "roll":
                game.roll(2)
        assert game.state.chase is None


def test_option_saved_is_casualty_whether_a_hobbit_who_is_saved_counts_as_a_casualty() -> None:
    for counts in (True, False):
        at = (
            Position(saved_is_casualty=counts).table(SORROW, COAT).hand("fp_char_12").fellowship(hidden=False)
        )
        game = at.steps(DrawTile("roll", 1)).do(
            "tile std_1", "decline", "casualty random", "companion peregrin"
        )
        assert (game.seat == "shadow") == counts


def test_r13_7b_the_guides_ability_lowers_the_damage_before_a_casualty_is_asked_for() -> None:
    """Given Meriadoc as Guide and damage 2, when he leaves, then one point is left for the next question."""
    game = hunted(keeping("meriadoc", "peregrin"), "std_2")
    assert (game.kind, game.seat) == ("guide_ability", "free_peoples")
    game.do("use_guide")
    assert game.told("hunt-damage-set")[-1].damage == 1
    game.do("decline")
    assert game.kind == "casualty"


def test_r13_7d_what_nobody_takes_is_corruption() -> None:
    """Given damage 3, when the Guide of Level 2 falls for it, then one point goes to the Ring-bearers."""
    game = hunted(keeping("boromir", "meriadoc"), "std_3").do("casualty guide", "decline")
    assert game.state.fellowship.corruption == 1
    assert [(event.by, event.cause) for event in game.told("corruption-changed")] == [(1, "hunt")]
