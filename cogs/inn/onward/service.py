"""What a moment is of, and the position to be played on from there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from random import SystemRandom
from typing import Any, Final, Literal, TypeAlias

from bot.engine import Outcome, Record, RecordError, Seat
from bot.match.bundle import GameBundle
from bot.match.matches import MatchService
from bot.match.moments import imagine
from bot.match.origin import Origin
from bot.match.values import MatchId, RefusedError, UserId
from cogs.inn.daily.service import Puzzles
from cogs.inn.lessons.service import School

LAST: Final = 10**9
"""A number beyond the last moment of any game."""
Source: TypeAlias = Literal["match", "lesson", "day", "record"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment to be played on from. seat: whose place is offered first. about: as in `Origin`."""

    bundle: GameBundle
    record: Record
    source: Source
    match: MatchId
    number: int
    seat: Seat
    about: str = ""

    @property
    def options(self) -> Mapping[str, object]:
        """What was agreed in it."""
        options = self.bundle.game.options.model_validate_json(self.record.options)
        return options.model_dump(mode="json")


@dataclass(frozen=True, slots=True)
class Start:
    """A moment with its position: as it was, and the seats of its game."""

    moment: Moment
    state: Any
    seats: tuple[Seat, ...]

    def make_origin(self, seat: Seat, by: UserId, *, whole: bool) -> Origin:
        """What a table is opened with that goes on from here. seat: the one whose knowledge counts.

        Takes long. Raises RefusedError for a seat there is not.
        """
        if seat not in self.seats:
            raise RefusedError("refused-seat-unknown", seat=seat)
        at, game = self.moment, self.moment.bundle.game
        drawn = imagine(at.bundle, at.record, at.number, seat, SystemRandom())
        return Origin(
            source=at.source,
            match=at.match,
            about=at.about,
            moment=0 if at.number == LAST else at.number,
            seat=seat,
            seats=self.seats,
            agreed=(by,) if whole else (),
            knowing=(by,),
            drawn=game.dump(drawn),
            true=game.dump(self.state),
        )


def find_start(moment: Moment) -> Start:
    """The position at a moment. Takes long. Raises RefusedError where there is nothing left to play."""
    game = moment.bundle.game
    try:
        state = imagine(moment.bundle, moment.record, moment.number, None, SystemRandom())
    except RecordError as error:
        # It was played under older rules, which are no longer there.
        raise RefusedError("refused-broken", line=str(error.line)) from error
    if isinstance(game.pending(state), Outcome):
        raise RefusedError("refused-onward-over")
    return Start(moment, state, game.seats(state))


class Moments:
    """Finds moments that may be played on from. What is turned down raises RefusedError."""

    def __init__(self, matches: MatchService, games: Mapping[str, GameBundle]) -> None:
        self._matches = matches
        self._games = games

    async def of_match(self, match: MatchId, number: int, user: UserId) -> Moment:
        """A moment of a finished game, which somebody may see."""
        record = await self._matches.archive.read_record(match)
        table = await self._matches.table(match)
        bundle, own = self._games[record.game], table.seat_of(user)
        return Moment(bundle.of(table.options), record, "match", match, number, own or table.seats[0][0])

    async def of_lesson(self, user: UserId, key: str, name: str) -> Moment:
        """A lesson as it stands, where it is the one somebody is at; otherwise its beginning."""
        school = School(self._matches)
        lesson = school.find(key, name)
        record, opened = lesson.record, (await school.schooling(user)).open
        if opened is not None and (opened.game, opened.key) == (key, name):
            _, position = await school.current(user)
            if not isinstance(self._games[key].game.pending(position.state), Outcome):
                record = replace(record, log=(*record.log, *position.log))
        bundle = self._games[key]
        options = bundle.game.options.model_validate_json(record.options)
        return Moment(bundle.of(options), record, "lesson", 0, LAST, lesson.seat, f"{key}/{name}")

    async def of_day(self, guild: int, day: str) -> Moment:
        """A server's position of a day, once it can no longer be answered."""
        daily = await Puzzles(self._matches).find(guild, day)
        if daily.until > self._matches.clock():
            raise RefusedError("refused-onward-open")
        record = await self._matches.archive.read_record(daily.row.match)
        table = await self._matches.table(daily.row.match)
        before = replace(record, log=record.log[: daily.puzzle.entry])
        bundle = self._games[record.game].of(table.options)
        return Moment(bundle, before, "day", daily.row.match, LAST, daily.puzzle.seat, day)


def read_day(written: str) -> str:
    """A day of a button. Raises RefusedError."""
    try:
        return date.fromordinal(int(written)).isoformat()
    except (ValueError, OverflowError):
        raise RefusedError("refused-forged") from None


async def find(moment: Moment) -> Start:
    """As `find_start`, without holding up the event loop."""
    return await asyncio.to_thread(find_start, moment)
