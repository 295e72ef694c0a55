"""18 The test vectors of the reference, row by row, each played through the rules."""

from __future__ import annotations

from random import Random

import pytest

from cogs.war.game import WAR
from cogs.war.model.bags import bag
from cogs.war.model.components import DISTANCE, FREE, NUMBER, SHADOW
from cogs.war.model.queries import box, is_active, points
from cogs.war.rules.battle.fighting import TakeHits
from cogs.war.rules.companions import Separate
from cogs.war.rules.fellowship import FellowshipPhase
from cogs.war.rules.hunt import DrawTile, Hunt
from cogs.war.rules.victory import CheckVictory
from tests.war.battles import attack, facing
from tests.war.position import Played, Position

MOST = 12


def steps(origin: str, region: str, *avoided: str) -> int:
    """In how many steps a Fellowship that declares comes from a region to another, past those avoided."""
    game = Position().fellowship(region=origin, progress=MOST).steps(FellowshipPhase()).do("declare")
    frontier, seen = [game.state], {origin, *avoided}
    for far in range(1, MOST + 1):
        reached = []
        for state in frontier:
            for option in Played(state).options:
                beside = option.removeprefix("go ")
                if option == "stop" or beside in seen:
                    continue
                seen.add(beside)
                onward = Played(state).do(option)
                if beside == region:
                    assert "stop" in onward.options
                    return far
                reached.append(onward.state)
        frontier = reached
    raise AssertionError(f"{region} is out of reach")


def dice(game: Played) -> int:
    """How many dice are about to be rolled."""
    return len(str(WAR.sample(game.state, Random(1))).split()) - 1


def test_r18_1_rivendell_to_lorien_through_moria_is_five_regions() -> None:
    assert steps("rivendell", "lorien") == 5
    assert steps("rivendell", "moria") + steps("moria", "lorien") == 5
    assert steps("rivendell", "lorien", "moria") > 5


def test_r18_2_rivendell_to_goblins_gate_is_three_regions() -> None:
    assert steps("rivendell", "goblins_gate") == 3


@pytest.mark.parametrize("gate", ["morannon", "minas_morgul"])
def test_r18_3_rivendell_to_the_gates_of_mordor_is_ten_regions_eleven_without_moria(gate: str) -> None:
    assert steps("rivendell", gate) == 10
    assert steps("rivendell", gate, "moria") == 11


def test_r18_4_druadan_forest_to_dol_amroth_is_four_regions() -> None:
    assert steps("druadan_forest", "dol_amroth") == 4


def test_r18_5_moria_to_fangorn_is_three_regions_to_north_anduin_vale_two() -> None:
    assert steps("moria", "fangorn") == 3
    assert steps("moria", "north_anduin_vale") == 2


def test_r18_6_five_units_and_three_leaders_reroll_two_of_13556_and_score_four_hits() -> None:
    at = facing("sauron_regular*8", "gondor_regular*5 gondor_leader*3", ("cardolan", "south_downs"))
    game = attack(at, "shadow", "cardolan", "south_downs").roll(1, 1, 1, 1, 1).roll(1, 3, 5, 5, 6)
    assert dice(game) == 2
    game.roll(5, 2)
    assert game.there("shadow", "cardolan") == {"sauron_regular": 8 - 4}


def test_r18_7_six_regulars_and_two_elites_roll_five_dice() -> None:
    at = facing("sauron_regular*6 sauron_elite*2", "gondor_regular", ("cardolan", "south_downs"))
    assert dice(attack(at, "shadow", "cardolan", "south_downs")) == 5


def test_r18_8_two_hits_on_two_regulars_and_two_elites_are_taken_in_four_ways() -> None:
    at = Position().clear().put("pelargir", "gondor_regular*2 gondor_elite*2")
    regular, reduce, remove = (
        *("hit gondor_regular remove", "hit gondor_elite reduce", "hit gondor_elite remove"),
    )
    left = {
        (regular, regular): {"gondor_elite": 2},
        (reduce, reduce): {"gondor_regular": 4},
        (reduce, regular): {"gondor_regular": 2, "gondor_elite": 1},
        (remove,): {"gondor_regular": 2, "gondor_elite": 1},
    }
    for ways, expected in left.items():
        game = at.steps(TakeHits(FREE, NUMBER["pelargir"], 2, battle=False, cause="x"))
        assert game.options == [regular, reduce, remove]
        assert game.do(*ways).there("free_peoples", "pelargir") == expected
        assert game.kind == "allocate"


def test_r18_9_three_hunt_dice_and_one_free_die_have_two_successes_of_256() -> None:
    game = Position().hunt(shadow=3, free=1).steps(Hunt()).roll(2, 5, 6)
    assert game.told("hunt-rolled")[0].successes == 2


def test_r18_10_a_tile_of_3_and_a_random_casualty_of_level_2_leave_one_corruption() -> None:
    game = Position().steps(DrawTile("roll", 1)).do("tile std_3", "casualty random", "companion boromir")
    game.do("guide gandalf_the_grey")
    assert game.state.fellowship.corruption == 1


def test_r18_11_units_and_nazgul_give_two_rerolls_a_shadow_stronghold_a_third() -> None:
    for region, rerolls in (("hollin", 2), ("moria", 3)):
        at = Position().clear().put(region, "sauron_regular*3 nazgul*2").fellowship(region=region)
        assert dice(at.hunt(shadow=4).steps(Hunt()).roll(1, 2, 3, 4)) == rerolls


def test_r18_12_the_first_attack_on_pelargir_brings_passive_gondor_from_box_three_to_war() -> None:
    at = facing("sauron_regular*2", "gondor_regular", ("lossarnach", "pelargir"))
    game = attack(at.nation("gondor", 3, active=False), "shadow", "lossarnach", "pelargir")
    assert is_active(game.state, "gondor")
    assert box(game.state, "gondor") == 4


def test_r18_13_dale_attacked_then_captured_leaves_the_north_active_in_box_three() -> None:
    at = facing("sauron_regular*3", "north_regular", ("vale_of_the_carnen", "dale"))
    game = attack(at.nation("north", 1, active=False), "shadow", "vale_of_the_carnen", "dale")
    assert box(game.roll(6, 1, 1).roll(1).state, "north") == 2
    game.do("advance", "confirm")
    assert is_active(game.state, "north")
    assert box(game.state, "north") == 3


def test_r18_14_at_osgiliath_in_round_1_two_added_to_all_dice_hit_on_a_natural_4() -> None:
    """Relentless Assault: two hits on one's own Army for +2."""
    at = facing("sauron_regular*5", "gondor_regular*5", ("north_ithilien", "osgiliath")).hand("sh_str_11")
    game = attack(at, "shadow", "north_ithilien", "osgiliath").do("lay sh_str_11", "number 2").roll(3, 4, 1)
    rolled = game.told("combat-rolled")[0]
    assert (rolled.target, rolled.bonus, rolled.hits) == (6, 2, 1)


def test_r18_15_legolas_and_meriadoc_separate_at_progress_5_up_to_seven_regions() -> None:
    game = Position().fellowship(progress=5).steps(Separate())
    game.do("join legolas", "join meriadoc", "confirm")
    ends = [option.split()[1] for option in game.options if option.startswith("travel ")]
    assert max(DISTANCE[NUMBER["rivendell"]][NUMBER[region]] for region in ends) == 7


def test_r18_16_an_eye_in_mordor_with_two_shadow_dice_and_an_earlier_free_die_does_three() -> None:
    at = Position().fellowship(region="", mordor=1).hunt(shadow=2, free=1, pool=bag("eye_reveal"))
    game = at.dice(fp="character").acting("free_peoples")
    game.do("use character move_fellowship", "tile eye_reveal")
    assert game.told("hunt-damage-set")[0].damage == 3


def test_r18_17_with_eleven_points_against_four_the_shadow_wins() -> None:
    at = Position().captured(
        *("minas_tirith", "dol_amroth", "lorien", "rivendell", "erebor", "pelargir", "moria", "dol_guldur"),
    )
    assert (points(at.state, FREE), points(at.state, SHADOW)) == (4, 11)
    game = at.steps(CheckVictory())
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ("shadow",)
