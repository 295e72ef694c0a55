"""Feats of Duel for Middle-earth: a game in which each is earned, and one in which it nearly is."""

from __future__ import annotations

from cogs.duel import events as told
from tests.feats import Cases

SEATS = ("fellowship", "sauron")
FRODO = "fellowship"


def chapter(number: int) -> told.ChapterBegan:
    return told.ChapterBegan(chapter=number)


def turn(number: int, *, extra: bool = True) -> told.TurnBegan:
    return told.TurnBegan(seat=FRODO, turn=number, extra=extra)


def fought(fallen: int, left: int) -> told.ConflictFought:
    return told.ConflictFought(region="rohan", fallen=fallen, fellowship=left, sauron=0)


def regions(number: int) -> told.GameEnded:
    return told.GameEnded(winners=(FRODO,), reason="outcome-regions", fellowship=number, sauron=1)


TILE = told.LandmarkTaken(seat=FRODO, tile="bree", price=2)
TOKEN = told.TokenKept(seat=FRODO, token="ents", returned=())
LINK = told.CardPlayed(seat=FRODO, card="c2_01", way="link", price=0, link="pot")
EAGLE = told.RaceGained(seat=FRODO, race="eagle", races=6)
ELVES = told.RaceGained(seat=FRODO, race="elves", races=6)
CASES: Cases = {
    "races": ((FRODO, "outcome-races"), (FRODO, "outcome-regions")),
    "eagles": ((FRODO, "outcome-races", EAGLE), (FRODO, "outcome-races", ELVES)),
    "secret-road": ((FRODO, "outcome-mount-doom", chapter(2)), (FRODO, "outcome-mount-doom", chapter(3))),
    "nine-are-abroad": (
        ("sauron", "outcome-ring-caught", chapter(2)),
        ("sauron", "outcome-ring-caught", chapter(3)),
    ),
    "conquest": (("sauron", "outcome-conquest"), ("sauron", "outcome-regions")),
    "bloodless": ((FRODO, "outcome-races", chapter(1)), (FRODO, "outcome-races", fought(1, 1))),
    "landmarks": (("", "", *[TILE] * 4), ("", "", *[TILE] * 3)),
    "old-alliances": (("", "", *[TOKEN] * 3), ("", "", *[TOKEN] * 2)),
    "one-leads-on": (("", "", *[LINK] * 4), ("", "", *[LINK] * 3)),
    "great-battle": (("", "", fought(4, 1)), ("", "", fought(4, 0))),
    "three-turns": (("", "", turn(2), turn(3)), ("", "", turn(2), turn(3, extra=False), turn(4))),
    "six-regions": ((FRODO, "outcome-regions", regions(6)), (FRODO, "outcome-regions", regions(5))),
}
