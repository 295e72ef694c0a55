"""11 Battle: declaring, the round, numbers to hit, casualties."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.queries import box, is_active
from cogs.war.rules.battle import fighting
from cogs.war.rules.battle.fighting import CombatRoll, TakeHits
from tests.war.battles import attack, facing, field, fighters
from tests.war.position import Position, figures

# 11.1, 11.2 Declaring


def test_r11_1_units_of_a_nation_at_peace_do_not_attack() -> None:
    at = facing("isengard_regular*2", "rohan_regular", ("gap_of_rohan", "fords_of_isen"))
    at.nation("isengard", 3)
    game = at.dice(sh="army").acting("shadow")
    assert game.reason("use army attack") == "refusal-use-impossible"


def test_r11_1_a_character_die_needs_somebody_to_lead() -> None:
    at = facing("sauron_regular*2", "gondor_regular", ("osgiliath", "lossarnach")).dice(sh="character")
    assert at.acting("shadow").reason("use character attack_led") == "refusal-use-impossible"
    at.put("osgiliath", "nazgul")
    assert at.acting("shadow").reason("use character attack_led") == ""


def test_r11_1_targets_are_adjacent_armies() -> None:
    at = facing("sauron_regular*2", "gondor_regular", ("osgiliath", "lossarnach")).dice(sh="army")
    game = at.acting("shadow").do("use army attack")
    assert game.options == ["attack osgiliath lossarnach"]
    assert game.reason("attack osgiliath edoras") == "refusal-not-adjacent"
    assert game.reason("attack osgiliath minas_tirith") == "refusal-no-enemy"


def test_r11_2_the_rearguard_needs_a_unit_and_is_untouchable() -> None:
    at = facing("sauron_regular*3 nazgul", "gondor_regular", ("osgiliath", "lossarnach")).dice(sh="army")
    game = at.acting("shadow").do("use army attack", "attack osgiliath lossarnach", "leave nazgul 1")
    assert game.reason("confirm") == "refusal-leader-alone"
    game.do("leave sauron_regular 2")
    declared = game.told("attack-declared")[0]
    assert declared.attackers == figures("sauron_regular")
    game.roll(1).roll(6)
    assert game.there("shadow", "osgiliath") == {"sauron_regular": 2, "nazgul": 1}


def test_r11_2_nations_at_peace_stay_in_the_rearguard() -> None:
    at = facing("sauron_regular isengard_regular*2", "gondor_regular", ("osgiliath", "lossarnach"))
    game = attack(at.nation("isengard", 3), "shadow", "osgiliath", "lossarnach")
    assert game.told("attack-declared")[0].attackers == figures("sauron_regular")


# 11.3 Politics


def test_r18_the_first_attack_on_pelargir_brings_gondor_to_war() -> None:
    at = facing("sauron_regular*2", "gondor_regular", ("lossarnach", "pelargir"))
    game = attack(at.nation("gondor", 3, active=False), "shadow", "lossarnach", "pelargir")
    assert is_active(game.state, "gondor")
    assert box(game.state, "gondor") == 4


def test_r18_dale_attacked_and_captured_moves_the_north_two_steps() -> None:
    at = facing("sauron_regular*3", "north_regular", ("vale_of_the_carnen", "dale"))
    at.nation("north", 1, active=False)
    game = attack(at, "shadow", "vale_of_the_carnen", "dale")
    game.roll(6, 1, 1).roll(1).do("advance", "confirm")
    assert is_active(game.state, "north")
    assert box(game.state, "north") == 3


def test_r13_an_attack_answered_by_withdrawal_still_advances() -> None:
    at = facing("sauron_regular*3", "dwarves_regular", ("withered_heath", "erebor"))
    at.nation("dwarves", 1, active=False)
    game = attack(at, "shadow", "withered_heath", "erebor").do("withdraw", "decline")
    assert box(game.state, "dwarves") == 2


# 11.4, 11.5 The round


def test_r18_six_regulars_and_two_elites_roll_five_dice() -> None:
    at = fighters(Position(), "sauron_regular*6 sauron_elite*2", "gondor_regular", "field", "hollin")
    assert fighting.combat_dice(fighting.fighter(at.state, SHADOW)) == 5


def test_r11_5_captains_of_the_west_add_dice_up_to_five() -> None:
    at = fighters(Position(), "sauron_regular", "gondor_regular boromir legolas meriadoc", "field", "hollin")
    assert fighting.combat_dice(fighting.fighter(at.state, FREE)) == 3
    many = fighters(Position(), "sauron_regular", "gondor_regular*4 boromir gimli legolas", "field", "hollin")
    assert fighting.combat_dice(fighting.fighter(many.state, FREE)) == 5


CAPTAINS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "aragorn")


@pytest.mark.parametrize("companion", [*CAPTAINS, "meriadoc", "peregrin", "gandalf_the_white"])
def test_r11_5_each_captain_of_the_west_adds_a_die_and_no_other_companion_does(companion: str) -> None:
    held = f"gondor_regular*2 {companion}"
    at = fighters(Position(), "sauron_regular", held, "field", "hollin")
    assert fighting.combat_dice(fighting.fighter(at.state, FREE)) == 2 + (companion in CAPTAINS)


def test_r11_4_dice_limits_and_losses_leave_one() -> None:
    at = fighters(Position(), "sauron_regular*8", "gondor_regular", "field", "hollin")
    one = fighting.fighter(at.state, SHADOW)
    assert fighting.combat_dice(replace(one, dice_cap=3)) == 3
    assert fighting.combat_dice(replace(one, dice_lost=2)) == 3
    assert fighting.combat_dice(replace(one, dice_lost=7)) == 1


def test_r18_five_units_three_leaders_four_hits() -> None:
    at = facing(
        "sauron_regular*8",
        "gondor_regular*5 gondor_leader*3",
        ("cardolan", "south_downs"),
    )
    game = attack(at, "shadow", "cardolan", "south_downs")
    game.roll(1, 1, 1, 1, 1).roll(1, 3, 5, 5, 6)
    assert len(game.options[0].split()) == 1 + 2
    game.roll(5, 2)
    assert game.there("shadow", "cardolan") == {"sauron_regular": 4}


def test_r17_rerolls_are_limited_by_the_missed_dice() -> None:
    game = field("sauron_regular*3 nazgul*3", "gondor_regular*3")
    game.roll(6, 6, 2).roll(1, 1, 1)
    assert len(game.options[0].split()) == 1 + 1


def test_r11_5_leadership_of_characters_and_the_witch_king() -> None:
    at = fighters(Position(), "sauron_regular nazgul*2 witch_king", "gondor_regular", "field", "hollin")
    assert fighting.leadership(at.state, SHADOW) == 4
    assert fighting.nazgul_leadership(at.state, SHADOW) == 4
    state = fighting.forfeit(at.state, SHADOW, "nazgul", 1)
    assert fighting.nazgul_leadership(state, SHADOW) == 3
    assert fighting.leads(state, SHADOW, "nazgul") == 1


def test_r11_5_the_white_rider_negates_nazgul_leadership() -> None:
    at = fighters(Position(), "sauron_regular nazgul mouth_of_sauron", "gondor_regular", "field", "hollin")
    state = fighting.fighter_with(at.state, SHADOW, nazgul_negated=True)
    assert fighting.nazgul_leadership(state, SHADOW) == 0
    assert fighting.leadership(state, SHADOW) == 2


def test_r13_with_saruman_in_play_isengard_elites_lead() -> None:
    at = Position().clear().put("orthanc", "saruman")
    at = fighters(at, "isengard_elite*2 isengard_regular", "rohan_regular", "field", "helms_deep")
    assert fighting.leadership(at.state, SHADOW) == 2


# 11.6 To hit


@pytest.mark.parametrize(
    ("kind", "region", "number", "attacker", "defender"),
    [
        ("field", "hollin", 1, 5, 5),
        ("field", "pelargir", 1, 6, 5),
        ("field", "pelargir", 2, 5, 5),
        ("field", "osgiliath", 1, 6, 5),
        ("field", "fords_of_isen", 2, 5, 5),
        ("field", "lossarnach", 1, 5, 5),
        ("field", "minas_tirith", 1, 5, 5),
        ("siege", "minas_tirith", 1, 6, 5),
        ("siege", "minas_tirith", 3, 6, 5),
        ("sortie", "minas_tirith", 1, 5, 5),
    ],
)
def test_r11_6_numbers_to_hit(kind: str, region: str, number: int, attacker: int, defender: int) -> None:
    at = fighters(Position(), "sauron_regular", "gondor_regular", kind, region)
    state = fighting.battle_with(at.state, round=number)
    assert (fighting.target(state, SHADOW), fighting.target(state, FREE)) == (attacker, defender)


def test_r11_6_natural_one_and_six() -> None:
    assert not fighting.scores(1, 5, bonus=9)
    assert fighting.scores(6, 6, bonus=-3)
    assert fighting.scores(4, 5, bonus=1)
    assert not fighting.scores(4, 5)


def test_r18_attack_on_osgiliath_with_two_added_hits_on_four() -> None:
    at = fighters(Position(), "sauron_regular*3", "gondor_regular*5", "field", "osgiliath")
    at.having(battle=fighting.battle_of(fighting.fighter_with(at.state, SHADOW, roll_bonus=2)))
    game = at.steps(CombatRoll(SHADOW)).roll(3, 4, 1)
    assert fighting.fighter(game.state, SHADOW).hits == 1


# 11.8 Hits


def test_r18_two_hits_on_two_regulars_and_two_elites() -> None:
    at = Position().clear().put("pelargir", "gondor_regular*2 gondor_elite*2")
    ways: set[tuple[int, int]] = set()
    for one in ("hit gondor_regular remove", "hit gondor_elite reduce", "hit gondor_elite remove"):
        for other in ("hit gondor_regular remove", "hit gondor_elite reduce"):
            game = at.steps(TakeHits(FREE, NUMBER["pelargir"], 2, battle=False, cause="x"))
            assert "hit gondor_elite remove" in game.options
            game.do(one)
            if game.kind == "hits":
                assert "hit gondor_elite remove" not in game.options
                game.do(other)
            held = game.there("free_peoples", "pelargir")
            ways.add((held.get("gondor_regular", 0), held.get("gondor_elite", 0)))
    assert ways == {(0, 2), (4, 0), (2, 1)}


def test_r11_8_free_peoples_figures_are_out_and_shadow_figures_come_again() -> None:
    at = Position().clear().put("pelargir", "gondor_regular*2").put("moria", "sauron_regular*2")
    game = at.steps(TakeHits(FREE, NUMBER["pelargir"], 1, battle=False, cause="x"))
    assert dict(game.state.casualties[FREE]) == {"gondor_regular": 1}
    game = at.steps(TakeHits(SHADOW, NUMBER["moria"], 1, battle=False, cause="x"))
    assert dict(game.state.casualties[SHADOW]) == {}


def test_r11_8_the_replacement_comes_from_the_casualties_first() -> None:
    at = Position().clear().put("pelargir", "gondor_elite*2").lose("gondor_regular*2")
    before = dict(at.state.reinforcements[FREE])["gondor_regular"]
    game = at.steps(TakeHits(FREE, NUMBER["pelargir"], 1, battle=False, cause="x"))
    assert game.there("free_peoples", "pelargir") == {"gondor_regular": 1, "gondor_elite": 1}
    assert dict(game.state.casualties[FREE]) == {"gondor_regular": 1, "gondor_elite": 1}
    assert dict(game.state.reinforcements[FREE])["gondor_regular"] == before


def test_r11_8_without_a_regular_the_elite_is_lost() -> None:
    at = Position().clear().put("lorien", "elves_elite*3").put("rivendell", "elves_regular*5")
    game = at.steps(TakeHits(FREE, NUMBER["lorien"], 1, battle=False, cause="x"))
    assert game.there("free_peoples", "lorien") == {"elves_elite": 2}


def test_r11_4_4_the_attacker_decides_first_and_losses_are_simultaneous() -> None:
    game = field("sauron_regular sauron_elite", "gondor_regular gondor_elite")
    game.roll(6, 1).roll(6, 1)
    assert game.seat == "shadow"
    game.do("hit sauron_regular remove")
    assert game.seat == "free_peoples"
    game.do("hit gondor_regular remove")
    assert game.kind == "cease"


def test_r11_9_leaders_and_characters_of_a_wiped_out_army_fall() -> None:
    game = field("sauron_regular*3", "gondor_regular gondor_leader boromir")
    game.roll(6, 6, 6).roll(1, 1).roll(1, 1)
    assert game.there("free_peoples", "south_downs") == {}
    assert dict(game.state.casualties[FREE]) == {"gondor_regular": 1, "gondor_leader": 1, "boromir": 1}


def test_r11_9_nazgul_return_to_the_reinforcements_and_minions_do_not() -> None:
    game = field("sauron_regular nazgul witch_king", "gondor_regular*4")
    game.roll(1).roll(6, 1, 1, 1).roll(1)
    assert game.there("shadow", "cardolan") == {}
    assert dict(game.state.casualties[SHADOW]) == {"witch_king": 1}
    assert dict(game.state.reinforcements[SHADOW])["nazgul"] == 8


# 7.6, 7.8 Hits by a card


def test_r7_6_nazgul_and_companions_outlive_their_army_leaders_do_not() -> None:
    at = Position().clear().put("pelargir", "gondor_regular gondor_leader boromir")
    game = at.steps(TakeHits(FREE, NUMBER["pelargir"], 3, battle=False, cause="x"))
    assert game.there("free_peoples", "pelargir") == {"boromir": 1}


def test_r7_8_a_garrison_killed_by_a_card_loses_the_stronghold() -> None:
    at = Position().clear().put("minas_tirith", "gondor_regular boromir sauron_regular*2")
    game = at.besieged("minas_tirith").steps(
        TakeHits(FREE, NUMBER["minas_tirith"], 1, battle=False, cause="x")
    )
    assert game.state.captured == (NUMBER["minas_tirith"],)
    assert game.state.sieges == ()
    assert game.there("free_peoples", "minas_tirith") == {"boromir": 1}


# 11.3, 11.4 The declaration, the rolls, the whole


def test_r11_3_every_nation_with_units_in_the_attacked_army_reacts_at_the_declaration() -> None:
    """Given units of Gondor and Rohan and a Companion, when attacked, then both Nations react, before
    anything is asked.
    """
    at = facing("sauron_regular*3", "gondor_regular rohan_regular gimli", ("osgiliath", "minas_tirith"))
    for nation in ("gondor", "rohan", "dwarves"):
        at.nation(nation, 1, active=False)
    game = attack(at, "shadow", "osgiliath", "minas_tirith")
    assert game.kind == "withdraw"
    assert [event.nation for event in game.told("nation-activated")] == ["gondor", "rohan"]
    assert [(event.nation, event.box) for event in game.told("nation-advanced")] == [
        *(("gondor", 2), ("rohan", 2)),
    ]


def test_r11_4_2_a_die_for_each_unit_in_the_battle_five_at_most() -> None:
    """Given seven against two, one of whom leads, then five dice are rolled and two."""
    game = field("sauron_regular*7", "gondor_regular*2 gondor_leader")
    assert game.options[0].split()[1:] == ["1"] * 5
    game.roll(1, 1, 1, 1, 1)
    assert game.options[0].split()[1:] == ["1"] * 2


def test_r11_4_3_missed_dice_are_rolled_again_once_up_to_the_leadership() -> None:
    """Given Leadership 2 and three misses, when two are rolled again and miss, then no third roll comes."""
    game = field("sauron_regular*3", "gondor_regular*4 gondor_leader*2").roll(1, 1, 1).roll(6, 1, 2, 4)
    assert game.options[0].split()[1:] == ["1"] * 2
    game.roll(4, 5)
    rerolled = game.told("leader-rerolled")
    assert [(event.side, event.target, event.hits) for event in rerolled] == [("free_peoples", 5, 1)]
    assert game.there("shadow", "cardolan") == {"sauron_regular": 1}
    assert game.kind == "cease"


def test_r11_16_a_battle_goes_the_way_of_the_skeleton() -> None:
    """Given Leaders on both sides and two rounds, then everything is told in the order of the rule."""
    at = facing("sauron_regular*3 nazgul", "gondor_regular*3 gondor_leader", ("cardolan", "south_downs"))
    at.nation("gondor", 3, active=False)
    game = attack(at, "shadow", "cardolan", "south_downs")
    game.roll(5, 1, 1).roll(1, 1, 1).roll(1).roll(5).do("press_on", "stand")
    game.roll(6, 6).roll(1, 1).roll(1).do("advance", "confirm")
    round_of = [
        *("round-began", "no-combat-card", "no-combat-card", "combat-rolled", "combat-rolled"),
    ]
    assert [event.kind() for event in game.events][1:] == [
        *("attack-declared", "nation-activated", "nation-advanced"),
        *round_of,
        *("leader-rerolled", "leader-rerolled", "hits-taken", "hits-taken"),
        *round_of,
        *("leader-rerolled", "hits-taken", "figures-removed", "battle-ended", "army-moved"),
    ]
    assert game.there("shadow", "south_downs") == {"sauron_regular": 2, "nazgul": 1}
    assert game.state.battle is None
