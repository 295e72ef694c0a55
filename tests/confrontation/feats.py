"""Feats of The Confrontation: a game in which each is earned, and one in which it nearly is."""

from __future__ import annotations

from cogs.confrontation import events as told
from tests.feats import Cases

SEATS = ("light", "dark")
MORDOR, FALLS, SHIRE = "outcome-frodo-in-mordor", "outcome-frodo-defeated", "outcome-three-in-shire"


def battle(light: str, dark: str) -> told.BattleJoined:
    return told.BattleJoined(attacker="dark", region="moria", light=light, dark=dark)


def fallen(figure: str, side: str = "light", by: str = "") -> told.FigureDefeated:
    return told.FigureDefeated(side=side, figure=figure, region="moria", why="text", by=by)


def turn(number: int) -> told.TurnBegan:
    return told.TurnBegan(side="dark", turn=number)


SEEN = told.FiguresSeen(audience=("dark",), region="rohan", figures=("sam", "frodo"))
EIGHT = tuple(fallen(str(figure_number)) for figure_number in range(8))
CASES: Cases = {
    "unseen": (("light", MORDOR, battle("sam", "orcs")), ("light", MORDOR, SEEN)),
    "together": (("light", MORDOR, *EIGHT[:2]), ("light", MORDOR, *EIGHT[:3])),
    "alone": (("light", MORDOR, *EIGHT[:7]), ("light", MORDOR, *EIGHT[:6])),
    "share-the-load": (
        ("light", MORDOR, told.SamStoodIn()),
        ("light", MORDOR, told.SamStoodIn(in_vain=True)),
    ),
    "no-man": (("", "", fallen("witch_king", "dark", "merry")), ("", "", fallen("witch_king", "dark"))),
    "horn-of-gondor": (
        ("", "", fallen("balrog", "dark", "boromir")),
        ("", "", fallen("orcs", "dark", "boromir")),
    ),
    "cannot-pass": (
        ("", "", battle("gandalf", "balrog"), fallen("balrog", "dark")),
        ("", "", battle("gandalf", "balrog"), fallen("gandalf")),
    ),
    "three-in-the-shire": (("dark", SHIRE), ("dark", FALLS)),
    "deep-places": (("", "", told.BalrogStruck(figure="sam")), ("", "", told.TunnelEntered(side="light"))),
    "her-lair": (
        ("dark", FALLS, battle("frodo", "shelob"), fallen("frodo")),
        ("dark", FALLS, battle("frodo", "shelob"), turn(9), fallen("frodo")),
    ),
    "short-hunt": (("dark", FALLS, turn(12)), ("dark", FALLS, turn(13))),
}
