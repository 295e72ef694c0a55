"""Feats of The Battle for Middle-earth: each is earned by what it says, and by nothing less."""

from __future__ import annotations

import pytest

from bot.engine import Chronicle, Event, Outcome, Seat, find_feats
from cogs.battle import events as told
from cogs.battle.feats import FEATS


def earned(
    winner: Seat, reason: str, *events: Event, scores: tuple[tuple[Seat, int], ...] = ()
) -> set[tuple[Seat, str]]:
    """What was done in a game that went like this."""
    outcome = Outcome((winner,) if winner else (), reason, scores)
    return {*find_feats(FEATS, Chronicle(("north", "east"), outcome, events))}


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
CASES = {
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


@pytest.mark.parametrize(
    ("own", "other", "feats"),
    [
        (9, 8, {"by-a-hair"}),
        (9, 4, {"twice-as-many"}),
        (9, 6, set()),
        (2, 1, {"by-a-hair", "twice-as-many"}),
        (9, 0, set()),
    ],
)
def test_a_narrow_and_a_wide_victory_are_told_apart(own: int, other: int, feats: set[str]) -> None:
    found = earned(N, "outcome-round-finished", scores=((N, own), (E, other)))
    assert found == {(N, feat) for feat in feats}


@pytest.mark.parametrize("feat", CASES)
def test_it_is_earned_by_what_it_says_and_by_nothing_less(feat: str) -> None:
    done, nearly = CASES[feat]
    assert feat in {each for _, each in earned(*done)}  # type: ignore[arg-type]
    assert feat not in {each for _, each in earned(*nearly)}  # type: ignore[arg-type]


def test_every_feat_is_tried() -> None:
    assert {each.key for each in FEATS} == {*CASES, "by-a-hair", "twice-as-many"}


def test_who_wins_because_others_give_up_has_done_nothing() -> None:
    for winner, _, *events in (done for done, _ in CASES.values()):
        assert earned(winner, "outcome-resigned", *events) == set()  # type: ignore[arg-type]
