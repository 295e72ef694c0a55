"""Who plays whom in which game, and what is to be shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.ladder.sprt import elo_of

LEVEL, DICE_LEVEL = 150, 75
"""Elo between a level and the one below; less in Journey, where dice decide more."""
SHARE, HANDICAP = 0.25, 0.05
"""The part of the table's time that both have; against random play, which needs none, the master has less
wherever that decides: whoever wins with less would win with more, and hundreds of games can be played."""
MOST, MOST_WAR = 400, 60
"""Games of a pair."""
LOST, LOST_WAR = 0.01, 0.05
"""The share of points that the master may lose against random play."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A game as it is played on the ladder.

    seats: how many. handicap: the master's share of the table's time against random play; `SHARE`, as is
    asked, where less has decided nothing in all games that may be played.
    """

    name: str
    key: str
    options: Mapping[str, Any]
    seats: int = 2
    level: int = LEVEL
    most: int = MOST
    handicap: float = HANDICAP


@dataclass(frozen=True, slots=True)
class Match:
    """One player against another (against all others, where there are more seats).

    wanted: the Elo that is to be shown. most: games. allowed: the share of points that may be lost, where
    that is what is asked, and not Elo; of games that somebody won, where `only_won`. share: of the table's
    time, at which it is to be shown.
    """

    variant: Variant
    player: str
    other: str
    wanted: float
    most: int
    allowed: float | None = None
    share: float = SHARE
    only_won: bool = False

    @property
    def name(self) -> str:
        """Of the match, in the file of results."""
        return f"{self.variant.name}: {self.player} - {self.other}"


FOUR = ("north", "east", "south", "west")
VARIANTS: tuple[Variant, ...] = (
    Variant("confrontation", "confrontation", {}),
    Variant("duel", "duel", {}),
    Variant("battle", "battle", {}),
    Variant("journey", "journey", {}, level=DICE_LEVEL, handicap=SHARE),
    Variant("war", "war", {}, most=MOST_WAR, handicap=SHARE),
    Variant("war with the mod", "war", {"rules": "groteka"}, most=MOST_WAR),
    Variant("battle for four", "battle", {"seats": FOUR}, seats=4),
    Variant("journey for three", "journey", {"seats": ("frodo", "sam", "merry")}, seats=3, level=DICE_LEVEL),
)


def list_matches() -> Iterator[Match]:
    """All pairs, those of the levels first."""
    for lower, upper in (("random", "newcomer"), ("newcomer", "regular"), ("regular", "master")):
        for variant in VARIANTS:
            yield Match(variant, upper, lower, variant.level, variant.most)
    for variant in VARIANTS:
        if variant.seats == 2:
            lost, only_won = LOST_WAR if variant.key == "war" else LOST, variant.key == "journey"
            wanted = elo_of(1 - lost)
            yield Match(variant, "master", "random", wanted, variant.most, lost, variant.handicap, only_won)
            for other in ("plain", "one-ply"):
                yield Match(variant, "master", other, elo_of(0.65), variant.most)
