"""The positions of the day of servers: which is open, who chose what, who has solved how many in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from pydantic import ValidationError

from bot.match.daily.puzzle import VERSION, Puzzle
from bot.match.persistence.repository import refuse_on_storage_errors
from bot.match.settings.settings import SettingsRepository
from bot.match.table.values import MatchId, RefusedError, UserId
from bot.store import AheadRow, PuzzleAnswerRow, PuzzleRow, Store

DAY: Final = timedelta(days=1)
MOST_CHECKED: Final = 30
"""Positions of a server, the latest, that are looked at again where the bar has been raised since."""
REMEMBERED: Final = 400
"""Positions back to which a row of solved ones is counted, and whose games are not taken again."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A server's position of a day."""

    row: PuzzleRow
    puzzle: Puzzle

    @property
    def day(self) -> datetime:
        """Midnight of its day."""
        return datetime.fromisoformat(self.row.day)

    @property
    def until(self) -> datetime:
        """Until when it can be answered."""
        return datetime.fromisoformat(self.row.until)


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody who has solved so many positions: in a row, or in some time."""

    user: UserId
    solved: int


@dataclass(frozen=True, slots=True)
class Result:
    """The choices of people.

    chosen: how many, by action. solvers: those who may be named, the longest row first; how many there were
    in all is among the chosen."""

    chosen: Mapping[str, int]
    solvers: tuple[Solver, ...]


def due_day(now: datetime, hour: int) -> tuple[str, datetime]:
    """The day whose position is to be posted, or has been, and the moment until which it can be answered."""
    today = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    begun = today if today <= now else today - DAY
    return begun.date().isoformat(), begun + DAY


class Puzzles:
    """Reads and writes them. Raises RefusedError where the database cannot be read."""

    def __init__(self, store: Store, settings: SettingsRepository, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock

    async def latest(self, guild: int) -> Daily | None:
        """A server's newest position."""
        return next(iter(await self._read(guild, 1)), None)

    async def untold(self, guild: int) -> tuple[Daily, ...]:
        """Those whose time is over and whose result has not been told, the oldest first."""
        now = self._clock()
        found = [each for each in await self._read(guild, 7) if not each.row.told and each.until <= now]
        return tuple(reversed(found))

    async def used(self, guild: int) -> frozenset[MatchId]:
        """The games positions were taken from."""
        return frozenset(each.row.match for each in await self._read(guild, REMEMBERED))

    async def latest_of(self, guild: int, most: int) -> tuple[Daily, ...]:
        """So many of a server's positions, the latest first."""
        return tuple(await self._read(guild, most))

    async def find_unchecked(self, guild: int) -> tuple[Daily, ...]:
        """Those of its latest positions that were found by an earlier bar, the latest first."""
        latest = await self._read(guild, MOST_CHECKED)
        return tuple(each for each in latest if not each.puzzle.is_checked)

    async def find_kept_unchecked(self, guild: int) -> tuple[Puzzle, ...]:
        """The positions kept for later days that were found by an earlier bar."""
        return tuple(each for each in (await self.ahead(guild))[0] if not each.is_checked)

    async def note_checked(self, daily: Daily, again: Puzzle | None) -> None:
        """Notes what has come of looking at a position again. again: as it is now; None: it does not stand.

        What has been told stays as it was told.
        """
        if again is None:
            puzzle = daily.puzzle.model_copy(update={"bar": VERSION, "void": True})
        elif daily.row.told:
            puzzle = daily.puzzle.model_copy(update={"bar": VERSION})
        else:
            puzzle = again
        with refuse_on_storage_errors():
            await self._store.puzzles.judge(daily.row.guild, daily.row.day, puzzle.model_dump_json())

    async def ahead(self, guild: int) -> tuple[tuple[Puzzle, ...], frozenset[MatchId]]:
        """The positions kept for later days, and the games in which none was clear."""
        with refuse_on_storage_errors():
            rows = await self._store.puzzles.ahead(guild)
        kept = [each for row in rows if row.content is not None and (each := _read_content(row.content))]
        return tuple(kept), frozenset(row.match for row in rows if row.content is None)

    async def keep_ahead(self, guild: int, found: Iterable[Puzzle], dry: Iterable[MatchId]) -> None:
        """Keeps positions for later days, and which games had none."""
        rows = [AheadRow(guild, each.match, each.entry, each.model_dump_json()) for each in found]
        rows += [AheadRow(guild, match, 0, None) for match in dry]
        with refuse_on_storage_errors():
            for row in rows:
                await self._store.puzzles.keep_ahead(row)

    async def drop_ahead(self, guild: int, match: MatchId) -> None:
        """Keeps the position of a game no longer."""
        with refuse_on_storage_errors():
            await self._store.puzzles.drop_ahead(guild, match)

    async def keep(self, guild: int, day: str, until: datetime, channel: int, puzzle: Puzzle) -> Daily:
        """Keeps the position of a day, before it is posted: then it is this one, whatever is restarted."""
        content = puzzle.model_dump_json()
        row = PuzzleRow(guild, day, puzzle.match, puzzle.entry, content, channel, None, until.isoformat())
        await self._write(row)
        return Daily(row, puzzle)

    async def note_posted(self, daily: Daily, channel: int, message: int) -> None:
        """Notes which message asks it."""
        await self._write(replace(daily.row, channel=channel, message=message))

    async def note_told(self, daily: Daily) -> None:
        """Notes that its result has been told."""
        await self._write(replace(daily.row, told=True))

    async def find(self, guild: int, day: str) -> Daily:
        """The position of a day. Raises RefusedError."""
        found = next((each for each in await self._read(guild, REMEMBERED) if each.row.day == day), None)
        if found is None:
            raise RefusedError("refused-daily-over")
        return found

    async def answer(self, daily: Daily, user: UserId, choice: str) -> None:
        """Writes down what somebody chooses; until the time is over one may choose anew."""
        if choice not in {each.action for each in daily.puzzle.options}:
            raise RefusedError("refused-daily-over")
        if daily.puzzle.void:
            raise RefusedError("refused-daily-void")
        row = daily.row
        solved, at = choice == daily.puzzle.best, self._clock().isoformat()
        with refuse_on_storage_errors():
            kept = await self._store.puzzles.answer(
                PuzzleAnswerRow(row.guild, row.day, user, choice, solved, at)
            )
        if not kept:
            raise RefusedError("refused-daily-over")

    async def answer_of(self, daily: Daily, user: UserId) -> str | None:
        """Return what somebody has chosen."""
        with refuse_on_storage_errors():
            found = await self._store.puzzles.answers(daily.row.guild, daily.row.day)
        own = (each.choice for each in found if (each.user, each.day) == (user, daily.row.day))
        return next(own, None)

    async def streak(self, guild: int, user: UserId) -> int:
        """Tell how many of a server's positions somebody has solved one after another, told ones alone."""
        days = [each.row.day for each in await self._counting(guild) if each.row.told]
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers_of(user)
        return count_row(days, {each.day for each in answers if each.guild == guild and each.solved})

    async def result(self, daily: Daily) -> Result:
        """Tell how people chose, and who has solved it."""
        guild, day = daily.row.guild, daily.row.day
        days = [each.row.day for each in await self._counting(guild) if each.row.day <= day]
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers(guild, days[-1])
        given = [each for each in answers if each.day == day]
        solved: dict[UserId, set[str]] = {}
        for each in answers:
            if each.solved:
                solved.setdefault(each.user, set()).add(each.day)
        named = [each.user for each in given if each.solved and await self._is_shown(each.user)]
        solvers = [Solver(user, count_row(days, solved[user])) for user in named]
        solvers.sort(key=lambda each: -each.solved)
        return Result(Counter(each.choice for each in given), tuple(solvers))

    async def best_solvers(
        self, guild: int, start: datetime, end: datetime
    ) -> tuple[int, tuple[Solver, ...]]:
        """Count the positions over between two moments; list who solved most of them, the best first."""
        days = {
            each.row.day
            for each in await self._counting(guild)
            if each.row.told and start <= each.until < end
        }
        if not days:
            return 0, ()
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers(guild, min(days))
        counted = Counter(each.user for each in answers if each.solved and each.day in days)
        found = [Solver(user, count) for user, count in counted.items() if await self._is_shown(user)]
        return len(days), tuple(sorted(found, key=lambda each: (-each.solved, each.user)))

    async def _is_shown(self, user: UserId) -> bool:
        with refuse_on_storage_errors():
            return (await self._settings.user(user)).profile

    async def _counting(self, guild: int) -> list[Daily]:
        """The positions whose answers count, the latest first."""
        return [each for each in await self._read(guild, REMEMBERED) if not each.puzzle.void]

    async def _read(self, guild: int, most: int) -> list[Daily]:
        with refuse_on_storage_errors():
            rows = await self._store.puzzles.latest(guild, most)
        return [Daily(row, puzzle) for row in rows if (puzzle := _read_content(row.content)) is not None]

    async def _write(self, row: PuzzleRow) -> None:
        with refuse_on_storage_errors():
            await self._store.puzzles.write(row)


def count_row(days: Sequence[str], solved: set[str]) -> int:
    """Tell how many of some days, the latest first, were solved before the first that was not."""
    return next((count for count, day in enumerate(days) if day not in solved), len(days))


def _read_content(content: str) -> Puzzle | None:
    """None for one of an older version."""
    try:
        return Puzzle.model_validate_json(content)
    except ValidationError:
        return None
