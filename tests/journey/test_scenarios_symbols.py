"""Scenarios of phase 2: what the symbols set aside do, and the places."""

from __future__ import annotations

import pytest

from cogs.journey.components import CIRCLES, PLACES
from cogs.journey.state import Square
from tests.journey.position import SQUARES, Position, sheet

FOUR = "frodo sam merry pippin"


@pytest.mark.parametrize(
    ("seats", "used", "circles"),
    [
        pytest.param("frodo sam", "yellow.ring", 1, id="j04"),
        pytest.param("pippin sam", "yellow.ring red.ring green.orc", 0, id="j05"),
        pytest.param("sam frodo", "yellow.ring red.orc blue.weapon", 1, id="j06"),
        pytest.param("sam frodo", "yellow.ring red.ring blue.orc green.orc black.weapon", 0, id="j07"),
    ],
)
def test_j04_to_j07_rings_orcs_and_weapons(seats: str, used: str, circles: int) -> None:
    play = Position(seats).used(used)
    assert play.track(seats.split()[0]).circles == circles
    assert bool(play.told("orcs-voided-rings")) == (circles == 0)


def test_j08_nazgul_strike_by_colour() -> None:
    play = Position("merry sam").used("blue.nazgul black.nazgul red.nazgul")
    assert play.track("merry").left == SQUARES - 2
    assert play.track("sam").left == SQUARES - 1
    struck = {event.seat: (event.by, event.dice) for event in play.told("nazgul-struck")}
    assert struck == {"merry": ("merry", ("blue", "black")), "sam": ("merry", ("red",))}


def test_j09_gandalf_before_the_nazgul() -> None:
    play = Position("sam frodo").used("yellow.gandalf red.nazgul")
    assert play.track("sam").squares[0] == Square(parts=2, crossed=1)
    assert play.track("sam").left == SQUARES


@pytest.mark.parametrize(("nazgul", "seats"), [("blue", FOUR), ("black", FOUR), ("red", "merry frodo")])
def test_j12_merry_with_one_of_each(nazgul: str, seats: str) -> None:
    others = iter(colour for colour in ("yellow", "green", "black", "red", "blue") if colour != nazgul)
    faces = [f"{next(others)}.{symbol}" for symbol in ("ring", "gandalf", "weapon", "orc")]
    play = Position(seats, active="merry", first="merry").used(" ".join([*faces, f"{nazgul}.nazgul"]))
    merry = play.track("merry")
    assert (merry.circles, merry.squares[0]) == (1, Square(2, 1))


def test_j13_sam_after_merry() -> None:
    play = Position("merry sam").used("red.ring black.gandalf green.weapon yellow.orc blue.nazgul")
    play.use("red.nazgul blue.nazgul yellow.orc green.gandalf black.ring")
    sam, merry = play.track("sam"), play.track("merry")
    assert (sam.circles, sam.squares[0]) == (0, Square(2, 1))
    assert (merry.squares[0], merry.left) == (Square(2, 2), SQUARES - 1)


def test_j15_neutral_colours_strike_the_active_player() -> None:
    play = Position("frodo sam").used("blue.nazgul green.nazgul")
    assert play.track("frodo").left == SQUARES - 2
    assert play.seen().neutral == ("blue", "green")


def test_j19_b16_gandalf_with_every_square_halved() -> None:
    full = sheet(halved=SQUARES, left=2 * SQUARES)
    play = Position(sheets={"frodo": full}).used("yellow.gandalf")
    assert play.track("frodo").squares == full[1]
    assert play.told("gandalf-without-effect")[0].why == "no_square"


def test_r5_3_b3_a_half_crossed_square_is_not_halved_again() -> None:
    start = sheet(halved=1, left=SQUARES)
    play = Position(sheets={"frodo": start}).used("yellow.gandalf")
    assert play.track("frodo").squares[:3] == (Square(2, 1), Square(2, 0), Square(1, 0))
    assert play.told("squares-halved")[0].squares == (2,)


def test_r5_3_the_last_square_is_halved_like_the_others() -> None:
    play = Position(sheets={"frodo": sheet(left=1)}).used("red.gandalf yellow.nazgul")
    assert play.track("frodo").squares[-1] == Square(2, 1)
    assert play.track("frodo").status == "playing"


def test_j22_moria() -> None:
    play = Position(place="moria").used("red.gandalf yellow.nazgul")
    assert play.track("frodo").squares[0] == Square(1, 1)
    assert play.told("gandalf-without-effect")[0].why == "place"


@pytest.mark.parametrize(("place", "circles"), [("lothlorien", 1), ("rohan", 0)])
def test_j23_lothlorien_weapons_count_two(place: str, circles: int) -> None:
    play = Position(place=place).used("yellow.weapon red.orc blue.orc green.ring")
    assert play.track("frodo").circles == PLACES.index(place) + circles


@pytest.mark.parametrize(("weapons", "circles"), [("blue.weapon", 0), ("blue.weapon green.weapon", 1)])
def test_j25_helms_deep_orcs_count_two(weapons: str, circles: int) -> None:
    play = Position(place="helms_deep").used(f"yellow.orc red.ring {weapons}")
    assert play.track("frodo").circles == PLACES.index("helms_deep") + circles


def test_j26_gondor_spares_the_active_player() -> None:
    play = Position(place="gondor").used("yellow.nazgul black.nazgul blue.nazgul red.nazgul")
    assert play.track("frodo").left == SQUARES
    assert play.track("sam").left == SQUARES - 1
    spared = play.told("nazgul-spared")[0]
    assert (spared.seat, spared.dice, spared.why) == ("frodo", ("yellow", "blue", "black"), "place")


def test_j27_minas_tirith_draws_all_nazgul() -> None:
    play = Position(place="minas_tirith").used("yellow.nazgul black.nazgul red.nazgul")
    assert play.track("frodo").left == SQUARES - 3
    assert play.track("sam").left == SQUARES


@pytest.mark.parametrize(
    ("used", "circles"),
    [
        pytest.param("yellow.ring", 8, id="j28 one"),
        pytest.param("yellow.ring red.ring", 9, id="j28 two"),
        pytest.param("yellow.ring red.ring blue.orc", 8, id="j33"),
        pytest.param("yellow.gandalf", 8, id="none"),
    ],
)
def test_j28_j33_b12_shelob_takes_a_ring_that_counts(used: str, circles: int) -> None:
    play = Position("frodo sam merry", place="shelobs_lair").used(used)
    assert play.track("frodo").circles == circles
    counted = "orc" not in used and "ring" in used
    assert bool(play.told("ring-lost")) == counted


def test_j20_surplus_rings_are_lost() -> None:
    play = Position(sheets={"frodo": sheet(circles=8)}).used("yellow.ring red.ring blue.ring")
    crossed = play.told("circles-crossed")[0]
    assert (crossed.count, crossed.surplus, crossed.place) == (1, 2, "mordor")
    assert (play.track("frodo").circles, play.track("frodo").status) == (CIRCLES, "arrived")


def test_j29_a_place_passed_during_a_turn_has_no_effect() -> None:
    play = Position(place="rivendell").rolled("yellow.ring red.ring blue.ring green.gandalf black.orc")
    play.do("take yellow", "take red", "keep").chance("blue.gandalf green.orc black.nazgul")
    play.do("take blue", "keep").chance("green.weapon")
    assert play.track("frodo").circles == 3  # past Moria, where Gandalf would have done nothing
    assert play.track("frodo").squares[0] == Square(2, 1)


def test_j29_the_place_after_the_turn_counts_in_the_next_one() -> None:
    play = Position(place="bag_end", options={"side": "advanced"}).used("yellow.ring red.ring")
    assert play.told("turn-began")[-1].place_rule == ""
    play.use("yellow.ring")
    began = play.told("turn-began")[-1]
    assert (began.seat, began.place, began.place_rule) == ("frodo", "moria", "gandalf_void")


@pytest.mark.parametrize("where", ["gondor", "minas_tirith"])
def test_j32_the_place_of_a_struck_opponent_is_irrelevant(where: str) -> None:
    sheets = {"sam": sheet(circles=PLACES.index(where))}
    play = Position(place="moria", sheets=sheets).used("red.nazgul black.nazgul")
    assert play.track("sam").left == SQUARES - 1
    assert play.track("frodo").left == SQUARES - 1


def test_r5_1_the_tree_and_dice_not_set_aside_do_nothing() -> None:
    play = Position().used("black.white_tree")
    assert play.state.tracks == Position()._state(aside=(), aside_rolls=(), left=()).tracks
    assert play.state.last is not None
    assert (play.state.last.crossed, play.state.last.strikes) == (0, ())


def test_r5_2_surplus_weapons_do_nothing() -> None:
    play = Position().used("yellow.weapon red.weapon blue.ring")
    assert play.track("frodo").circles == 1
    assert play.told("orcs-beaten") == []


def test_r5_2_beaten_orcs_are_told() -> None:
    told = (
        Position(place="helms_deep").used("yellow.orc red.weapon blue.weapon green.ring").told("orcs-beaten")
    )
    assert [(event.orcs, event.weapons, event.rings) for event in told] == [(2, 2, 1)]


@pytest.mark.parametrize("place", ["", "gondor", "lothlorien", "minas_tirith", "shelobs_lair"])
def test_r5_what_is_forecast_is_what_happens(place: str) -> None:
    faces = "yellow.nazgul red.ring blue.gandalf green.weapon black.orc"
    play = Position("frodo sam", place=place, sheets={"frodo": sheet(circles=2, left=3)}).rolled(faces)
    play.do("take red", "take blue", "take green", "take black")
    for viewer in ("frodo", "sam", None):
        assert play.seen(viewer).forecast == play.seen().forecast
    foretold = play.seen().forecast
    play.do("keep")
    assert foretold is not None
    assert play.state.last == foretold
    assert play.state.tracks == foretold.tracks


def test_r5_the_forecast_follows_every_choice() -> None:
    play = Position("frodo sam", sheets={"sam": sheet(left=1)}).rolled(
        "red.nazgul blue.nazgul yellow.ring green.orc black.orc"
    )
    first = play.seen().forecast
    assert first is not None
    assert (first.strikes, first.effective) == ((), 0)
    taken = play.do("take red", "take yellow").seen().forecast
    assert taken is not None
    assert (taken.out, taken.effective) == (("sam",), 1)
    other = play.do("put red", "take blue", "take green").seen().forecast
    assert other is not None
    assert [(strike.seat, strike.dice) for strike in other.strikes] == [("frodo", ("blue",))]
    assert (other.out, other.void, other.effective) == ((), True, 0)
    assert play.track("sam").left == 1  # nothing has happened yet


def test_r5_the_forecast_counts_what_earlier_rolls_set_aside() -> None:
    play = Position().rolled("red.nazgul green.weapon", aside="yellow.ring blue.orc black.nazgul", roll=2)
    before = play.seen().forecast
    assert before is not None
    assert (before.void, [strike.seat for strike in before.strikes]) == (True, ["frodo", "sam"])
    after = play.do("take green").seen().forecast
    assert after is not None
    assert (after.void, after.crossed) == (False, 1)
