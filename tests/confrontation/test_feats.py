"""Feats of The Confrontation: each is earned by what it says, and by nothing less."""

from __future__ import annotations

import pytest

from bot.engine import Chronicle, Event, Outcome, Seat, find_feats
from cogs.confrontation import events as told
from cogs.confrontation.feats import FEATS


def earned(winner: Seat, reason: str, *events: Event) -> set[tuple[Seat, str]]:
    """What was done in a game that went like this."""
    outcome = Outcome((winner,) if winner else (), reason, ())
    return {*find_feats(FEATS, Chronicle(("light", "dark"), outcome, events))}


MORDOR, FALLS, SHIRE = "outcome-frodo-in-mordor", "outcome-frodo-defeated", "outcome-three-in-shire"


def battle(light: str, dark: str) -> told.BattleJoined:
    return told.BattleJoined(attacker="dark", region="moria", light=light, dark=dark)


def fallen(figure: str, side: str = "light", by: str = "") -> told.FigureDefeated:
    return told.FigureDefeated(side=side, figure=figure, region="moria", why="text", by=by)


def turn(number: int) -> told.TurnBegan:
    return told.TurnBegan(side="dark", turn=number)


SEEN = told.FiguresSeen(audience=("dark",), region="rohan", figures=("sam", "frodo"))
EIGHT = tuple(fallen(str(each)) for each in range(8))
CASES = {
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
