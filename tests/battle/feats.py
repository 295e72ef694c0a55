"""Feats of The Battle for Middle-earth: a game in which each is earned, and one in which it nearly is."""

from __future__ import annotations

from cogs.battle import events as told
from tests.feats import Cases

SEATS = ("north", "east")
N, E = "north", "east"
STORM = told.CounterattackBegan(card="m1", order="discard_from_hand")
LOST = told.CompanionLost(seat=N, card="frodo", source="hand")
GIFT = told.GiftGiven(seat=N, card="sam", points=1)


def attack(
    cards: int = 2, borrowed: int = 0, doubled: int = 0, pool: int = 3, unused: int = 0
) -> told.AttackMade:
    ids = tuple(map(str, range(9)))
    three = (ids[:3],)
    return told.AttackMade(
        seat=N,
        party=1,
        cards=ids[:cards],
        enemies=ids[:1],
        borrowed=three * borrowed,
        doubled=three * doubled,
        bonus=(),
        pool=ids[:pool],
        jokers=(),
        unused=ids[:unused],
    )


def beaten(seat: str, enemies: int = 1, points: int = 3) -> told.EnemiesBeaten:
    return told.EnemiesBeaten(seat=seat, enemies=("orc",) * enemies, points=points)


LAST = (N, "outcome-last-enemy-beaten")
CASES: Cases = {
    "last-blow": ((*LAST, beaten(E), beaten(N)), (*LAST, beaten(N), beaten(E))),
    "whole-row": (("", "", beaten(N, 3)), ("", "", beaten(N, 2))),
    "great-blow": (("", "", beaten(N, 2, 15)), ("", "", beaten(N, 2, 14))),
    "helping-hands": (("", "", attack(borrowed=2)), ("", "", attack(borrowed=1))),
    "doubled-twice": (("", "", attack(doubled=2)), ("", "", attack(doubled=1))),
    "large-party": (("", "", attack(cards=4)), ("", "", attack(cards=3))),
    "nothing-wasted": (("", "", attack(pool=6)), ("", "", attack(pool=6, unused=1))),
    "friends-in-need": (("", "", *[GIFT] * 4), ("", "", *[GIFT] * 3)),
    "weathered": ((*LAST, STORM, STORM), (*LAST, STORM, STORM, LOST)),
}
ELSEWHERE = {"by-a-hair", "twice-as-many"}
"""Feats that scores decide; they have a test of their own."""
