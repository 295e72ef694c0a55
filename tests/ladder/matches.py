"""Who plays whom in which game, and what is to be shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from bot.agents.knowledge import PAIR
from bot.engine import Seat
from tests.ladder.sprt import elo_of
from tests.ladder.strangers import Style, list_strangers_of

LEVEL, DICE_LEVEL = 150, 75
"""Elo between a level and the one below; less in Journey, where dice decide more."""
SHARE, HANDICAP = 0.25, 0.05
"""The part of the table's time that both have; against random play, which needs none, the master has less
wherever that decides: whoever wins with less would win with more, and hundreds of games can be played."""
MOST, MOST_WAR = 400, 60
"""Games of a pair."""
LOST, LOST_WAR = 0.01, 0.05
"""The share of points that the master may lose against random play."""
BARS, BARS_DICE = {"master": 0.8, "regular": 0.65}, {"master": 0.55, "regular": 0.55}
"""The share of points that a level is to take from a stranger; less in Journey, where dice decide more. Of a
newcomer nothing is asked."""
SHARE_WAR = 0.1
"""Of the table's time, against strangers."""
MOST_STRANGE, MOST_STRANGE_WAR, MOST_STRANGE_DICE = 60, 24, 400
"""Games of a level and a stranger, from all seats."""


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

    wanted: the Elo that is to be shown; None where nothing is asked. most: games. allowed: the share of
    points that may be lost, where that is what is asked, and not Elo; of games that somebody won, where
    `only_won`. share: of the table's time, at which it is to be shown. seat: of the player, "" from all.
    """

    variant: Variant
    player: str
    other: str
    wanted: float | None
    most: int
    allowed: float | None = None
    share: float = SHARE
    only_won: bool = False
    seat: Seat = ""

    @property
    def name(self) -> str:
        """Of the match, in the file of results."""
        seat = f" as {self.seat}" if self.seat else ""
        return f"{self.variant.name}: {self.player}{seat} - {self.other}"

    @property
    def games_of_round(self) -> int:
        """Of one from every seat that the player takes."""
        return 1 if self.seat else self.variant.seats


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
    """All pairs, those of the levels first. War's regular searches more than that of other games: it meets
    one-ply from each of its seats, too."""
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
        if variant.key == "war":
            for seat in ("free_peoples", "shadow"):
                yield Match(variant, "regular", "one-ply", elo_of(0.65), variant.most, seat=seat)


def list_matches_with_strangers() -> Iterator[Match]:
    """The levels against strangers from each seat, a game after another, so that each is soon begun."""
    each_game = [list(_list_strange(variant)) for variant in VARIANTS if variant.seats == PAIR]
    for matches in zip_longest(*each_game):
        yield from (match for match in matches if match is not None)


def _list_strange(variant: Variant) -> Iterator[Match]:
    """Of one game: every stranger is met by master and regular, the first by a newcomer too."""
    strangers = list_strangers_of(variant.key)
    for level in BARS:
        for style in strangers:
            yield from _list_strange_of(style, variant, level)
    yield from _list_strange_of(strangers[0], variant, "newcomer")


def _list_strange_of(style: Style, variant: Variant, level: str) -> Iterator[Match]:
    """A level against a stranger, from each seat that is left to it."""
    war, dice = variant.key == "war", variant.key == "journey"
    most = MOST_STRANGE_WAR if war else MOST_STRANGE_DICE if dice else MOST_STRANGE
    bar = (BARS_DICE if dice else BARS).get(level)
    wanted = None if bar is None else elo_of(bar)
    share = SHARE_WAR if war else SHARE
    for seat in style.opponents:
        yield Match(variant, level, style.name, wanted, most // len(style.seats), share=share, seat=seat)
