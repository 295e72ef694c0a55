"""Feats of Duel for Middle-earth: each is earned by what it says, and by nothing less."""

from __future__ import annotations

import pytest

from bot.engine import Chronicle, Event, Outcome, Seat, find_feats
from cogs.duel import events as told
from cogs.duel.feats import FEATS


def earned(winner: Seat, reason: str, *events: Event) -> set[tuple[Seat, str]]:
    """What was done in a game that went like this."""
    outcome = Outcome((winner,) if winner else (), reason, ())
    return {*find_feats(FEATS, Chronicle(("fellowship", "sauron"), outcome, events))}


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
CASES = {
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
