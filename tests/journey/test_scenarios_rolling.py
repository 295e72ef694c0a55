"""Scenarios of phase 1: rolling and setting aside."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from bot.engine import Decisions
from cogs.journey.components import NAZGUL, PRINTED
from cogs.journey.game import JOURNEY
from cogs.journey.state import Dice
from tests.journey.position import Position, dice


def sets(*texts: str) -> set[frozenset[str]]:
    return {frozenset(text.split()) for text in texts}


def lawful(rolled: Dice, same_symbols: bool) -> set[frozenset[str]]:
    """4.7 counted out: every non-empty set of the roll that keeps 4.2 and 4.3."""
    choices = set()
    for size in range(1, len(rolled) + 1):
        for chosen in combinations(rolled, size):
            symbols = [die.symbol for die in chosen]
            nazgul = NAZGUL in symbols or all(die.symbol != NAZGUL for die in rolled)
            if nazgul and (same_symbols or len(set(symbols)) == len(symbols)):
                choices.add(frozenset(die.colour for die in chosen))
    return choices


def test_j01_different_symbols_and_the_nazgul() -> None:
    # given
    play = Position().rolled("yellow.ring green.ring blue.weapon red.nazgul black.orc")
    # then
    assert frozenset({"yellow", "blue", "red"}) in play.choices
    assert frozenset({"red"}) in play.choices
    assert frozenset({"yellow", "green", "red"}) not in play.choices
    assert frozenset({"yellow", "blue"}) not in play.choices
    assert play.do("take yellow").refused("take green") == ("same-symbol", "4.2")


def test_j02_one_of_two_nazgul_then_the_last_die_again() -> None:
    play = Position().rolled("red.nazgul blue.nazgul", aside="yellow.ring green.weapon black.nazgul", roll=2)
    assert play.choices == sets("red", "blue")
    play.do("take red")
    assert play.refused("take blue") == ("one-nazgul", "4.3")
    play.do("keep")
    assert play.state.rolling is not None
    assert (play.state.rolling.left, play.state.rolling.rolled) == (("blue",), ())


def test_j03_the_last_die_is_set_aside_without_a_question() -> None:
    play = Position().rolled("red.nazgul blue.nazgul", aside="yellow.ring green.weapon black.orc", roll=2)
    play.do("take red", "keep").chance("blue.ring")
    kept = play.told("dice-kept")[-1]
    ended = play.told("rolling-ended")[-1]
    assert (kept.dice, kept.forced) == ((("blue", "ring"),), True)
    assert (ended.rolls, len(ended.dice), ended.unused) == (3, 5, ())
    assert play.track("frodo").circles == 2


def test_j10_the_white_tree_ends_the_phase() -> None:
    roll = "yellow.ring green.ring blue.nazgul black.white_tree red.orc"
    play = Position("pippin frodo").rolled(roll)
    assert {frozenset({"yellow", "blue", "black"}), frozenset({"yellow", "blue"})} <= play.choices
    assert frozenset({"yellow", "black"}) not in play.choices
    assert frozenset({"yellow", "green", "blue"}) not in play.choices
    play.do("take yellow", "take black")
    assert play.seen().ends
    play.do("keep")
    ended = play.told("rolling-ended")[-1]
    assert (ended.tree, ended.unused) == (True, ("red", "green"))
    assert play.track("pippin").circles == 1

    other = Position("pippin frodo").rolled(roll).do("take yellow")
    assert not other.seen().ends
    other.do("keep")
    assert other.state.rolling is not None
    assert other.state.rolling.left == ("red", "green", "black")


@pytest.mark.parametrize(("place", "most"), [("", 1), ("rivendell", 3), ("moria", 1)])
def test_j21_equal_symbols_in_rivendell_only(place: str, most: int) -> None:
    play = Position(place=place).rolled("yellow.ring red.ring blue.ring green.orc black.weapon")
    rings = [len(chosen & {"yellow", "red", "blue"}) for chosen in play.choices]
    assert max(rings) == most


def test_j21_b10_in_rivendell_one_nazgul_is_compulsory_and_more_are_allowed() -> None:
    play = Position(place="rivendell").rolled("yellow.nazgul red.nazgul blue.ring green.ring black.orc")
    assert frozenset({"yellow", "red"}) in play.choices
    assert frozenset({"blue", "green"}) not in play.choices
    assert play.do("take blue").refused("keep") == ("nazgul-compulsory", "4.3")


def test_j24_rohan_repeats_each_roll_once() -> None:
    play = Position(place="rohan").rolled("yellow.nazgul red.nazgul blue.ring green.orc black.orc")
    assert "again" in play.legal
    play.do("take yellow", "again").chance("yellow.ring red.weapon blue.ring green.orc black.gandalf")
    rolled = play.told("dice-rolled")
    assert [(event.roll, event.repeated) for event in rolled] == [(1, False), (1, True)]
    assert play.seen().chosen == ()
    assert play.refused("again") == ("repeated-already", "8")
    play.do("take yellow", "take red", "keep").chance("blue.nazgul green.orc black.gandalf")
    assert "again" in play.legal
    assert play.told("dice-rolled")[-1].roll == 2


def test_j24_elsewhere_no_roll_is_repeated() -> None:
    play = Position(place="gondor").rolled("yellow.nazgul")
    assert play.refused("again") == ("no-repeat-here", "8")
    assert Position(place="rohan", options={"side": "basic"}).rolled("yellow.nazgul").refused("again") == (
        "no-repeat-here",
        "8",
    )


def test_b17_in_rohan_an_only_die_may_be_repeated_once() -> None:
    aside = "yellow.ring red.weapon blue.gandalf green.orc"
    play = Position(place="rohan").rolled("black.nazgul", aside=aside, roll=3)
    assert play.legal == {"keep", "again"}
    assert play.refused("put black") == ("only-die", "4.2")
    play.do("again").chance("black.ring")
    assert play.track("frodo").circles == 6  # nobody is asked a second time


def test_j30_before_the_first_circle_no_place_rule_is_in_force() -> None:
    play = Position(options={"side": "advanced"}).rolled("yellow.ring red.ring blue.orc")
    assert play.seen().place == "bag_end"
    assert play.seen().place_rule is None
    assert play.do("take yellow").refused("take red") == ("same-symbol", "4.2")


def test_j34_the_tree_on_an_only_die_has_to_be_taken() -> None:
    aside = "yellow.ring red.weapon blue.gandalf green.ring"
    play = Position().rolled("black.white_tree", aside=aside, roll=4)
    assert play.told("rolling-ended")[-1].rolls == 4
    assert play.track("frodo").circles == 2


def test_j35_five_orcs() -> None:
    play = Position().rolled("yellow.orc red.orc blue.orc green.orc black.orc")
    assert play.choices == sets("yellow", "red", "blue", "green", "black")
    play.do("take blue", "keep")
    assert play.state.rolling is not None
    assert len(play.state.rolling.left) == 4


def test_j41_exactly_one_of_four_nazgul() -> None:
    play = Position().rolled("yellow.nazgul red.nazgul blue.nazgul green.nazgul black.ring")
    assert all(len(chosen - {"black"}) == 1 for chosen in play.choices)
    assert len(play.choices) == 8


@pytest.mark.parametrize("place", ["", "rivendell", "rohan"])
def test_r4_7_choosing_reaches_every_legal_set_and_no_other(place: str) -> None:
    rng = Random(place)
    for _ in range(120):
        faces = " ".join(f"{colour}.{rng.choice(symbols)}" for colour, symbols in PRINTED.faces.items())
        play = Position(place=place).rolled(faces)
        assert play.choices == lawful(dice(faces), same_symbols=place == "rivendell")


def test_r4_3_the_only_nazgul_is_chosen_from_the_start_and_stays() -> None:
    play = Position().rolled("red.nazgul yellow.ring blue.orc green.orc black.orc")
    assert play.seen().chosen == play.seen().forced == ("red",)
    assert play.refused("put red") == ("only-nazgul", "4.3")
    assert play.refused("take red") == ("already-chosen", "4.2")
    assert play.legal == {"keep", "take yellow", "take blue", "take green", "take black"}


def test_r4_2_at_least_one_die() -> None:
    play = Position().rolled("yellow.ring red.orc blue.orc green.orc black.orc")
    assert play.refused("keep") == ("nothing-chosen", "4.2")
    assert "keep" not in play.legal
    assert "keep" in play.do("take red").legal
    assert play.do("put red").refused("put red") == ("not-chosen", "4.2")


def test_r4_4_dice_set_aside_stay_there() -> None:
    play = Position().rolled("red.orc green.orc", aside="yellow.ring blue.weapon black.orc", roll=2)
    assert play.refused("take yellow") == ("already-aside", "4.4")
    assert play.refused("put black") == ("already-aside", "4.4")
    assert play.refused("take purple") == ("unknown", "1.2")


def test_b21_putting_back_comes_to_an_end() -> None:
    play = Position().rolled("yellow.ring red.orc")
    for _ in range(20):
        play.do("take yellow", "put yellow")
    assert play.seen().puts_left == 0
    assert play.do("take yellow").refused("put yellow") == ("too-many-puts", "B21")
    assert "keep" in play.legal


def test_r4_only_the_active_player_chooses() -> None:
    play = Position().rolled("yellow.ring red.orc")
    assert play.refused("keep", "sam") == ("not-your-turn", "2.4")
    assert play.refused("keep", "merry") == ("not-your-decision", "-")
    assert isinstance(JOURNEY.pending(play.state), Decisions)
    assert JOURNEY.legal(play.state, "sam") == ()
    play.do("take yellow", "keep")
    assert play.refused("keep", "frodo") == ("not-now", "4.1")


@pytest.mark.parametrize(
    "text",
    ["roll yellow.ring", "roll yellow.white_tree red.orc blue.orc green.orc black.orc",
     "roll red.orc yellow.orc blue.orc green.orc black.orc", "first frodo"],
)  # fmt: skip
def test_r4_1_chance_rolls_what_the_dice_can_show(text: str) -> None:
    state = JOURNEY.new(JOURNEY.options())
    state = JOURNEY.apply(state, "chance", JOURNEY.parse("first sam")).state
    refusal = JOURNEY.check(state, "chance", JOURNEY.parse(text))
    assert refusal is not None
    assert refusal.reason == "refusal-bad-chance"


def test_r4_1_every_result_is_listed_once() -> None:
    state = JOURNEY.new(JOURNEY.options())
    state = JOURNEY.apply(state, "chance", JOURNEY.parse("first sam")).state
    rolls = JOURNEY.legal(state, "chance")
    assert len(rolls) == len({str(roll) for roll in rolls}) == 5**4 * 6
    assert all(JOURNEY.parse(str(roll)) == roll for roll in rolls[::97])
    assert rolls[0] in rolls
    with pytest.raises(IndexError):
        _ = rolls[len(rolls)]
