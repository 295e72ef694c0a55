"""Feats of Journey to Mordor: each is earned by what it says, and by nothing less."""

from __future__ import annotations

import pytest

from bot.engine import Chronicle, Event, Outcome, Seat, find_feats
from cogs.journey import events as told
from cogs.journey.feats import FEATS


def earned(winner: Seat, reason: str, *events: Event) -> set[tuple[Seat, str]]:
    """What was done in a game that went like this."""
    outcome = Outcome((winner,) if winner else (), reason, ())
    return {*find_feats(FEATS, Chronicle(("frodo", "sam", "merry"), outcome, events))}


ARRIVED = told.HobbitArrived(seat="frodo")
LOST = told.RingLost(seat="frodo")


def struck(seat: str, left: int, *dice: str) -> told.NazgulStruck:
    return told.NazgulStruck(seat=seat, by="sam", dice=dice or ("red",), left=left)


def rolled(rings: int, *, tree: bool = False) -> told.RollingEnded:
    dice = tuple(("red", "ring" if each < rings else "orc") for each in range(5))
    return told.RollingEnded(seat="frodo", rolls=3, dice=dice, tree=tree, unused=())


def crossed(count: int) -> told.CirclesCrossed:
    return told.CirclesCrossed(seat="frodo", count=count, place="moria", surplus=0)


def beaten(orcs: int) -> told.OrcsBeaten:
    return told.OrcsBeaten(seat="frodo", rings=2, orcs=orcs, weapons=3)


def turn(number: int) -> told.TurnBegan:
    return told.TurnBegan(seat="frodo", number=3 * number, round=number, place="moria", place_rule="")


def out(seat: str) -> told.HobbitEliminated:
    return told.HobbitEliminated(seat=seat, colour="red", at_mordor=False)


def halved(*squares: int) -> told.SquaresHalved:
    return told.SquaresHalved(seat="frodo", squares=squares)


WON = ("frodo", "outcome-arrived")
CASES = {
    "untouched": ((*WON, struck("sam", 2)), (*WON, struck("frodo", 2))),
    "at-the-brink": ((*WON, struck("frodo", 3), struck("frodo", 1)), (*WON, struck("frodo", 2))),
    "great-leap": (("", "", crossed(4)), ("", "", crossed(3))),
    "five-rings": (("", "", rolled(5)), ("", "", rolled(4))),
    "white-tree": (("", "", rolled(3, tree=True)), ("", "", rolled(3))),
    "orc-slayer": (("", "", beaten(3)), ("", "", beaten(2))),
    "through-the-lair": ((*WON, LOST, ARRIVED), (*WON, LOST, turn(4), ARRIVED)),
    "wizards-help": (("", "", halved(1, 2), halved(3, 4, 5)), ("", "", halved(1, 2), halved(3))),
    "riders-loose": (("", "", struck("frodo", 2, "a", "b", "c")), ("", "", struck("sam", 2, "a", "b", "c"))),
    "last-of-the-company": ((*WON, out("sam"), out("merry"), ARRIVED), (*WON, out("sam"), ARRIVED)),
    "swift-road": ((*WON, turn(5), ARRIVED), (*WON, turn(6), ARRIVED)),
}


@pytest.mark.parametrize("feat", CASES)
def test_it_is_earned_by_what_it_says_and_by_nothing_less(feat: str) -> None:
    done, nearly = CASES[feat]
    assert feat in {each for _, each in earned(*done)}  # type: ignore[arg-type]
    assert feat not in {each for _, each in earned(*nearly)}  # type: ignore[arg-type]


def test_every_feat_is_tried() -> None:
    assert {each.key for each in FEATS} == {*CASES}


def test_who_wins_because_others_give_up_has_done_nothing() -> None:
    for winner, _, *events in (done for done, _ in CASES.values()):
        assert earned(winner, "outcome-resigned", *events) == set()  # type: ignore[arg-type]
