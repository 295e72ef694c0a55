"""Rules 13 and 4.7: the victories; giving up."""

from __future__ import annotations

import pytest

from bot.engine import IllegalActionError
from cogs.duel.components import REGIONS
from cogs.duel.game import DUEL
from tests.duel.position import Play, Position


def ended(play: Play) -> tuple[tuple[str, ...], str]:
    assert play.outcome is not None
    return play.outcome.winners, play.outcome.reason.removeprefix("outcome-")


def test_r13_1_frodo_and_sam_at_mount_doom() -> None:
    play = Position("c1_13 c1_01", quest=(13, 13)).play().do("play c1_13")
    assert ended(play) == (("fellowship",), "mount-doom")
    assert play.asked == []


def test_r13_1_the_nazgul_by_a_landmark() -> None:
    play = Position(tiles="minas_tirith", quest=(0, 12)).play("sauron")
    play.do("landmark minas_tirith", "advance")
    assert ended(play) == (("sauron",), "ring-caught")


def test_r13_2_six_races() -> None:
    cards = "c1_17 c1_18 c1_19 c1_20 c3_08"
    position = Position("c3_10 c3_01", 3, sauron=cards, trio=(False, True))
    play = position.play("sauron").do("play c3_10")
    assert ended(play) == (("sauron",), "races")


def test_r13_2_five_races_do_not_win() -> None:
    position = Position("c3_08 c3_01", 3, fellowship="c1_17 c1_18 c1_19 c1_20", trio=(True, False))
    assert position.play().do("play c3_08").outcome is None


def test_r13_3_conquest_by_units_and_fortresses() -> None:
    units = ", ".join(f"fellowship {region} 1" for region in REGIONS[:4])
    forts = "fellowship gondor, fellowship mordor"
    play = Position("c1_21 c1_01", units=units, fortresses=forts).play().do("play c1_21")
    assert play.outcome is None
    assert ended(play.do("place rohan")) == (("fellowship",), "conquest")


def test_r13_3_checked_after_the_conflict() -> None:
    units = ", ".join(f"fellowship {region} 1" for region in REGIONS if region != "rohan")
    lost = Position("c1_21 c1_01", units=f"{units}, sauron rohan 1").play().do("play c1_21", "place rohan")
    assert lost.outcome is None


def test_r13_3_conquest_by_a_fortress() -> None:
    units = ", ".join(f"sauron {region} 1" for region in REGIONS if region != "rohan")
    play = Position(tiles="helms_deep", units=units).play("sauron").do("landmark helms_deep")
    assert ended(play) == (("sauron",), "conquest")


def test_r4_7_conquest_in_the_middle_of_moves() -> None:
    """Arnor keeps a unit while the other goes to the last region; two moves are left over."""
    units = ", ".join(f"fellowship {region} 1" for region in REGIONS if region != "lindon")
    play = Position("c3_19 c3_01", 3, units=f"{units}, fellowship arnor 1").play()
    assert ended(play.do("play c3_19", "move arnor lindon")) == (("fellowship",), "conquest")


def test_r13_5_more_regions_win() -> None:
    position = Position(
        "c3_02", 3, units="fellowship arnor 1, fellowship rohan 1", fortresses="sauron mordor"
    )
    play = position.play().do("discard c3_02")
    assert ended(play) == (("fellowship",), "regions")
    assert play.outcome is not None
    assert play.outcome.scores == (("fellowship", 2), ("sauron", 1))


def test_r13_5_equal_regions_are_a_shared_victory() -> None:
    play = Position("c3_02", 3, units="fellowship arnor 5", fortresses="sauron arnor").play("sauron")
    assert ended(play.do("discard c3_02")) == (("fellowship", "sauron"), "shared")


@pytest.mark.parametrize(("seat", "winner"), [("fellowship", "sauron"), ("sauron", "fellowship")])
def test_ruling_r1_giving_up(seat: str, winner: str) -> None:
    state = Position().state("fellowship")
    after = DUEL.resign(state, seat).state
    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.reason) == ((winner,), "outcome-resigned")
    with pytest.raises(IllegalActionError):
        DUEL.resign(after, winner)
    with pytest.raises(IllegalActionError):
        DUEL.resign(state, "chance")


def test_ruling_r1_giving_up_while_tokens_lie_revealed() -> None:
    tops = "humans_double_discard humans_yellow_quest"
    play = Position(tiles="grey_havens", tops=tops).play().do("landmark grey_havens", "stack humans")
    before = DUEL.conserved(play.state)
    after = DUEL.resign(play.state, "sauron").state
    assert DUEL.conserved(after) == before
    assert after.tops[3] == ("humans_double_discard", "humans_yellow_quest")
