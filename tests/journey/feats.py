"""Feats of Journey to Mordor: a game in which each is earned, and one in which it nearly is."""

from __future__ import annotations

from cogs.journey import events as told
from tests.feats import Cases

SEATS = ("frodo", "sam", "merry")
ARRIVED = told.HobbitArrived(seat="frodo")
LOST = told.RingLost(seat="frodo")


def struck(seat: str, left: int, *dice: str) -> told.NazgulStruck:
    return told.NazgulStruck(seat=seat, by="sam", dice=dice or ("red",), left=left)


def rolled(rings: int, *, tree: bool = False) -> told.RollingEnded:
    dice = tuple(("red", "ring" if number < rings else "orc") for number in range(5))
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
CASES: Cases = {
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
