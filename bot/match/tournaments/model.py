"""A tournament in memory: a frozen value, replaced as a whole once a change of it is on disk; its standings.

Its people are known by their numbers: what has been played says nothing of who they are, so that an erasure
touches one row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import groupby
from typing import Final, Literal, TypeAlias, get_args

import orjson
from pydantic import BaseModel, ConfigDict, Field

from bot.match.clocks import PaceName
from bot.match.values import MatchId, UserId
from bot.store import EntrantRow, PairingRow, TournamentPhase, TournamentRow
from bot.text import GivenText

Format = Literal["swiss", "round-robin", "knock-out", "groups"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
Number: TypeAlias = int
"""Who somebody is in a tournament: 1 for whoever was placed first before it began."""
Points: TypeAlias = int
"""What a game counts, in parts of `POINT`: whole, halves, thirds and quarters are all exact."""
POINT: Final = 12
TWO: Final = 2
MOST_ROUNDS: Final = 15
MOST_ENTRANTS: Final = 64
FOUR: Final = 4


class Terms(BaseModel):
    """The terms agreed on."""

    model_config = ConfigDict(frozen=True)

    format: Format = "swiss"
    # Of a Swiss; None: as many as are needed to find a winner.
    rounds: int | None = Field(default=None, ge=1, le=MOST_ROUNDS)
    both_sides: bool = False  # each pairing is played twice, with the sides changed
    # Of every table; None: no hurry.
    pace: PaceName | None = "days"
    seats: int = Field(default=TWO, ge=TWO, le=FOUR)  # at a table, two to four
    # Who may enter; None: everybody.
    role: int | None = None
    options: Mapping[str, str] = {}  # of the game, as texts
    groups: tuple[tuple[Number, ...], ...] = ()  # who plays in which, once it has begun in groups


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has entered. since: the first round they play in; until: the last, None: to the end."""

    number: Number
    user: UserId
    since: int = 1
    until: int | None = None

    def plays_in(self, round_number: int) -> bool:
        """Tell whether they are to be paired in a round."""
        return self.since <= round_number and (self.until is None or round_number <= self.until)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a pairing."""

    round: int
    table: int
    leg: int  # which game of the pairing it is
    # In seating order; alone: a bye.
    players: tuple[Number, ...]
    channel: int | None = None
    match: MatchId | None = None
    points: tuple[Points, ...] | None = None  # of each, None until it is decided
    reason: GivenText | None = None  # why the manager has set them
    # Whether a game has decided it; it has not where somebody had a bye, an opponent had gone, or the manager
    # said so.
    played: bool = False

    @property
    def is_bye(self) -> bool:
        """Tell whether somebody sits out."""
        return len(self.players) == 1

    @property
    def waits_for_a_table(self) -> bool:
        """Tell whether it is to be opened."""
        return self.match is None and self.points is None

    def of(self, player: Number) -> Points:
        """Return what it counted for somebody; nothing while it is being played."""
        return 0 if self.points is None else self.points[self.players.index(player)]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Those who meet at one table in a round, and their games."""

    games: tuple[Game, ...]

    @property
    def players(self) -> tuple[Number, ...]:
        """Tell who meets, as they sit in the first game."""
        return self.games[0].players

    @property
    def is_decided(self) -> bool:
        """Tell whether all games there are have been decided."""
        return all(game.points is not None for game in self.games)

    @property
    def was_played(self) -> bool:
        """Tell whether those who meet have played at all."""
        return any(game.played for game in self.games)

    def of(self, player: Number) -> Points:
        """Return what its games counted for somebody together."""
        return sum(game.of(player) for game in self.games)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament."""

    id: int
    guild: int
    channel: int
    host: UserId
    name: GivenText
    game: str
    phase: TournamentPhase
    terms: Terms
    round: int = 0  # the one being played, 0 before the first
    # Until when people may enter, as a moment of the house; None: until the manager says so.
    due: int | None = None
    message: int | None = None
    entrants: tuple[Entrant, ...] = ()
    games: tuple[Game, ...] = ()
    revision: int = 0
    shown: int = 0  # the revision its message shows
    created: str = ""
    # Pairs who are not to meet where that can be helped; it is asked anew whenever a round is paired, and
    # never written down.
    apart: frozenset[frozenset[UserId]] = field(default=frozenset(), compare=False, repr=False)

    def find_apart(self) -> frozenset[frozenset[Number]]:
        """The numbers of those who are not to meet where that can be helped."""
        numbers = {entrant.user: entrant.number for entrant in self.entrants}
        there = (pair for pair in self.apart if pair <= numbers.keys())
        return frozenset(frozenset(numbers[user] for user in pair) for pair in there)

    def pairings(self, round_number: int | None = None) -> tuple[Pairing, ...]:
        """The pairings of a round, table by table; of all rounds where none is named."""
        chosen = [game for game in self.games if round_number in (None, game.round)]
        return tuple(
            Pairing(tuple(games)) for _, games in groupby(chosen, key=lambda game: (game.round, game.table))
        )

    def entrant(self, user: UserId) -> Entrant | None:
        """A user's entry, also after they have withdrawn."""
        return next((entry for entry in self.entrants if entry.user == user), None)

    def entrant_of(self, number: Number) -> Entrant:
        """Tell who has a number. Raises StopIteration for nobody's."""
        return next(entrant for entrant in self.entrants if entrant.number == number)

    def playing(self, round_number: int) -> tuple[Number, ...]:
        """Tell who is to be paired in a round, in order of their numbers."""
        return tuple(entrant.number for entrant in self.entrants if entrant.plays_in(round_number))

    def with_game(self, game: Game) -> Tournament:
        """With a game added, or in place of the one before."""
        place = (game.round, game.table, game.leg)
        others = [
            other_game
            for other_game in self.games
            if (other_game.round, other_game.table, other_game.leg) != place
        ]
        return replace(self, games=tuple(sorted((*others, game), key=_place)))

    def games_of(self, player: Number) -> Iterator[Game]:
        """Somebody's games, the earliest first."""
        return (game for game in self.games if player in game.players)


def _place(game: Game) -> tuple[int, int, int]:
    return game.round, game.table, game.leg


def read_tournament(
    row: TournamentRow, entrants: tuple[EntrantRow, ...], pairings: tuple[PairingRow, ...]
) -> Tournament:
    """A tournament from its rows."""
    return Tournament(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        name=GivenText(row.name),
        game=row.game,
        phase=row.phase,
        terms=Terms.model_validate_json(row.terms),
        round=row.round,
        due=row.due,
        message=row.message,
        entrants=tuple(
            Entrant(entrant.number, entrant.user, entrant.since, entrant.until) for entrant in entrants
        ),
        games=tuple(map(_read_game, pairings)),
        revision=row.revision,
        shown=row.shown,
        created=row.created,
    )


def _read_game(row: PairingRow) -> Game:
    return Game(
        row.round,
        row.board,
        row.leg,
        tuple(orjson.loads(row.players)),
        row.channel,
        row.match,
        None if row.points is None else tuple(orjson.loads(row.points)),
        None if row.reason is None else GivenText(row.reason),
        row.played,
    )


def write_row(tournament: Tournament) -> TournamentRow:
    """Its own row."""
    return TournamentRow(
        id=tournament.id,
        guild=tournament.guild,
        channel=tournament.channel,
        host=tournament.host,
        name=tournament.name.plain,
        game=tournament.game,
        phase=tournament.phase,
        terms=tournament.terms.model_dump_json(),
        round=tournament.round,
        due=tournament.due,
        message=tournament.message,
        revision=tournament.revision,
        shown=tournament.shown,
        created=tournament.created,
    )


def write_entrants(tournament: Tournament) -> tuple[EntrantRow, ...]:
    """The rows of its people."""
    return tuple(
        EntrantRow(tournament.id, entrant.number, entrant.user, entrant.since, entrant.until)
        for entrant in tournament.entrants
    )


def write_pairings(tournament: Tournament) -> tuple[PairingRow, ...]:
    """The rows of its games."""
    return tuple(
        PairingRow(
            tournament.id,
            game.round,
            game.table,
            game.leg,
            orjson.dumps(game.players).decode(),
            game.channel,
            game.match,
            None if game.points is None else orjson.dumps(game.points).decode(),
            None if game.reason is None else game.reason.plain,
            game.played,
        )
        for game in tournament.games
    )


# Standings, from the games alone. What decides between equals is named, in this order.
#
# Points; Buchholz: the points of those one has met; Sonneborn-Berger: the points of those one has beaten,
# and half of those one has drawn with; head to head: the points from games against those who are equal in
# all of this; then wins as the harder side: the one that has won fewer games of this tournament; then the
# number.

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
    chosen = [entrant.number for entrant in tournament.entrants] if numbers is None else list(numbers)
    games = [
        game
        for game in tournament.games
        if game.points is not None
        and (until is None or game.round <= until)
        and set(game.players) <= set(chosen)
    ]
    points = {number: sum(game.of(number) for game in games if number in game.players) for number in chosen}
    hard = find_harder_seat(games)
    lines = [_line(number, games, points, hard) for number in chosen]
    lines.sort(key=lambda line: line.before_direct, reverse=True)
    ranked: list[Line] = []
    for _, level in groupby(lines, key=lambda line: line.before_direct):
        ranked += _separate(list(level), games)
    return tuple(ranked)


def _line(number: Number, games: Sequence[Game], points: Mapping[Number, Points], hard: int | None) -> Line:
    own = [game for game in games if number in game.players and not game.is_bye]
    others = [(game, other) for game in own for other in game.players if other != number]
    return Line(
        number,
        points[number],
        buchholz=sum(points[other] for other in {other for _, other in others}),
        sonneborn=sum(points[other] * _share(game, number, other) for game, other in others),
        harder=sum(
            game.played and won(game, number) and game.players.index(number) == hard
            for game in own
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
                _share(game, line.number, other)
                for game in games
                if line.number in game.players and len(among) > 1
                for other in game.players
                if other != line.number and other in among
            ),
        )
        for line in level
    ]
    return sorted(direct, key=lambda line: (-line.direct, -line.harder, line.number))


def find_level(lines: Sequence[Line]) -> frozenset[Number]:
    """Those between whom something other than their points decides: all who have as many as somebody else
    and of whom not all tie-breaks that are shown are the same."""
    numbers: set[Number] = set()
    for _, group in groupby(sorted(lines, key=lambda line: line.points), key=lambda line: line.points):
        level = list(group)
        if len({(line.buchholz, line.sonneborn, line.harder) for line in level}) > 1:
            numbers |= {line.number for line in level}
    return frozenset(numbers)


def won(game: Game, number: Number) -> bool:
    """Tell whether somebody alone did best in a game."""
    best = max(game.points or (0,))
    return game.of(number) == best and (game.points or ()).count(best) == 1


def find_harder_seat(games: Sequence[Game]) -> int | None:
    """The seat, from 0, that has won fewest of the played games; None where seats are level."""
    played = [game for game in games if game.played]
    wins = Counter(seat for game in played for seat, player in enumerate(game.players) if won(game, player))
    seats = range(max((len(game.players) for game in played), default=0))
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
