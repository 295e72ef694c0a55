"""Standings, from the games alone. What decides between equals is named, in this order.

Points; Buchholz: the points of those one has met; Sonneborn-Berger: the points of those one has beaten, and
half of those one has drawn with; head to head: the points from games against those who are equal in all of
this; then wins as the harder side: the one that has won fewer games of this tournament; then the number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Final

from bot.match.tournaments.model import POINT, Game, Number, Points, Tournament

SIGNS: Final[Mapping[Fraction, str]] = {
    Fraction(1, 4): "¼",
    Fraction(1, 2): "½",
    Fraction(3, 4): "¾",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One person. buchholz in points; sonneborn in points times `POINT`, so that it is whole.

    harder: wins as the harder side.
    """

    number: Number
    points: Points
    buchholz: Points = 0
    sonneborn: int = 0
    direct: Points = 0
    harder: int = 0

    @property
    def before_direct(self) -> tuple[int, ...]:
        """Return what is compared before games against each other are."""
        return self.points, self.buchholz, self.sonneborn


def rank(
    tournament: Tournament, numbers: Sequence[Number] | None = None, *, until: int | None = None
) -> tuple[Line, ...]:
    """The standings, best first. numbers: only of these, by games among them. until: up to a round."""
    chosen = [each.number for each in tournament.entrants] if numbers is None else list(numbers)
    games = [
        each
        for each in tournament.games
        if each.points is not None
        and (until is None or each.round <= until)
        and set(each.players) <= set(chosen)
    ]
    points = {number: sum(each.of(number) for each in games if number in each.players) for number in chosen}
    hard = find_harder_seat(games)
    lines = [_line(number, games, points, hard) for number in chosen]
    lines.sort(key=lambda line: line.before_direct, reverse=True)
    ranked: list[Line] = []
    for _, level in groupby(lines, key=lambda line: line.before_direct):
        ranked += _separate(list(level), games)
    return tuple(ranked)


def _line(number: Number, games: Sequence[Game], points: Mapping[Number, Points], hard: int | None) -> Line:
    own = [each for each in games if number in each.players and not each.is_bye]
    others = [(each, other) for each in own for other in each.players if other != number]
    return Line(
        number,
        points[number],
        buchholz=sum(points[other] for other in {other for _, other in others}),
        sonneborn=sum(points[other] * _share(each, number, other) for each, other in others),
        harder=sum(
            each.played and won(each, number) and each.players.index(number) == hard
            for each in own
            if hard is not None
        ),
    )


def _share(game: Game, number: Number, other: Number) -> int:
    """Return what somebody took from another at a table, in parts of `POINT`."""
    own, theirs = game.of(number), game.of(other)
    if own == theirs:
        return POINT // 2
    return POINT if own > theirs else 0


def _separate(level: list[Line], games: Sequence[Game]) -> list[Line]:
    """Equals, by what they did against each other, as the harder side, and their numbers."""
    among = {line.number for line in level}
    direct = [
        replace(
            line,
            direct=sum(
                _share(each, line.number, other)
                for each in games
                if line.number in each.players and len(among) > 1
                for other in each.players
                if other != line.number and other in among
            ),
        )
        for line in level
    ]
    return sorted(direct, key=lambda line: (-line.direct, -line.harder, line.number))


def find_level(lines: Sequence[Line]) -> frozenset[Number]:
    """Those between whom something other than their points decides: all who have as many as somebody else
    and of whom not all tie-breaks that are shown are the same."""
    found: set[Number] = set()
    for _, group in groupby(sorted(lines, key=lambda line: line.points), key=lambda line: line.points):
        level = list(group)
        if len({(line.buchholz, line.sonneborn, line.harder) for line in level}) > 1:
            found |= {line.number for line in level}
    return frozenset(found)


def won(game: Game, number: Number) -> bool:
    """Tell whether somebody alone did best in a game."""
    best = max(game.points or (0,))
    return game.of(number) == best and (game.points or ()).count(best) == 1


def find_harder_seat(games: Sequence[Game]) -> int | None:
    """The seat, from 0, that has won fewest of the played games; None where seats are level."""
    played = [each for each in games if each.played]
    wins = Counter(seat for each in played for seat, player in enumerate(each.players) if won(each, player))
    seats = range(max((len(each.players) for each in played), default=0))
    counts = [wins[seat] for seat in seats]
    return counts.index(min(counts)) if len(set(counts)) > 1 else None


def write_points(points: int, whole: int = POINT) -> str:
    """Points as they are read, with a fraction for a part of one. whole: how many make one."""
    count, part = divmod(points, whole)
    if part == 0:
        return str(count)
    left = Fraction(part, whole)
    sign = SIGNS.get(left)
    if sign is None:
        return f"{count} {left}".removeprefix("0 ")
    return f"{count or ''}{sign}"
