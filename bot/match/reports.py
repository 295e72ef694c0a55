"""What looks wrong to somebody at a table: kept sealed with the record up to then, and answered.

Until the game is over nobody reads it but whoever wrote it and, on the command line, who runs the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot import __version__
from bot.engine import Observation, clean_text
from bot.logs import get_logger
from bot.match.archive import record_of
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import ReportRow
from bot.text import Language

LONGEST: Final = 500
"""Characters of what somebody writes."""
LONGEST_ANSWER: Final = 1_000
MOST_WAITING: Final = 5
"""Reports of one person that may wait for an answer."""
MOST_KEPT: Final = 20
"""Reports of one person that are kept; of more, those answered first go first."""
MOST_LIKE: Final = 3
"""Earlier reports of the same step that are looked at."""
OVER: Final = "over "
"""Before the reason for which a game has ended, in the name of its last step."""
log = get_logger("reports")


def name_step(seen: Observation) -> str:
    """Name the step a position has come to: the rules that ask for something now, and what for.

    It is the same step in every game that has come to the same rule, whoever sits there and whatever they
    hold: which decisions are open everybody may know (`Decision`).
    """
    if seen.outcome is not None:
        return f"{OVER}{seen.outcome.reason}"
    return ", ".join(sorted({f"{decision.rule} {decision.kind}" for decision in seen.waiting}))


def list_rules(step: str) -> tuple[str, ...]:
    """List the numbers of the rules in the name of a step; none at the end of a game."""
    named = step.split(", ")
    return () if step.startswith(OVER) else tuple(dict.fromkeys(name.partition(" ")[0] for name in named))


@dataclass(frozen=True, slots=True)
class Sent:
    """A report that was kept, and those of the same step that came before."""

    report: ReportRow
    before: Sequence[ReportRow]

    @property
    def answers(self) -> tuple[str, ...]:
        """List what those who reported the same were answered, where it is for others too."""
        return tuple(
            dict.fromkeys(report.answer for report in self.before if report.shared and report.answer)
        )


class Reports:
    """Keeps and reads them. What is turned down raises RefusedError."""

    def __init__(self, matches: MatchService) -> None:
        self._repository = matches.repository
        self._store = matches.repository.store.reports

    async def add(self, match: MatchId, user: UserId, text: str, language: Language) -> Sent:
        """Seal what somebody writes about a match with its record so far; the match goes on."""
        written = clean_text(text[:LONGEST])
        if not written:
            raise RefusedError("refused-report-empty")
        loaded = await self._repository.get(match)
        if loaded.state is None:
            raise RefusedError("refused-not-begun")
        entries = await self._repository.read_entries(match)
        row = ReportRow(
            match,
            user,
            self._repository.now(),
            loaded.row.game,
            loaded.row.ruleset,
            __version__,
            language,
            name_step(loaded.public),
            loaded.seat_of(user) or "",
            written,
            str(record_of(loaded, entries)),
        )
        with refuse_on_storage_errors():
            number = await self._store.add(row, MOST_WAITING, MOST_KEPT)
            if number is None:
                raise RefusedError("refused-report-many", count=str(MOST_WAITING))
            kept = replace(row, number=number)
            before = await self._store.list_like(kept, MOST_LIKE)
        log.warning("report-came", report=number, match=match, game=row.game, ruleset=row.ruleset)
        return Sent(kept, before)

    async def list_for(self, table: Table, user: UserId) -> tuple[ReportRow, ...]:
        """List the reports of a table that somebody may read, the latest first, without their records."""
        with refuse_on_storage_errors():
            rows = await self._store.list_of(table.id)
        return tuple(row for row in rows if may_read(row, table, user))

    async def read(self, number: int, table: Table, user: UserId) -> ReportRow:
        """Return a report with its record, which is for the players once all is over."""
        with refuse_on_storage_errors():
            row = await self._store.find(number)
        if row is None or row.match != table.id or not may_read(row, table, user):
            raise RefusedError("refused-report-gone")
        return row if is_open(table, user) else replace(row, record="")

    async def find_match(self, number: int, user: UserId) -> MatchId:
        """Find what match somebody's own report is about."""
        with refuse_on_storage_errors():
            row = await self._store.find(number)
        if row is None or row.user != user:
            raise RefusedError("refused-report-gone")
        return row.match

    async def list_untold(self, match: MatchId, user: UserId) -> tuple[ReportRow, ...]:
        """List somebody's reports whose answers have not been brought to them, the earliest first."""
        with refuse_on_storage_errors():
            rows = await self._store.list_of(match, user)
        return tuple(row for row in reversed(rows) if row.answer is not None and not row.told)

    async def note_told(self, row: ReportRow) -> None:
        """Note that an answer has been brought."""
        with refuse_on_storage_errors():
            await self._store.note_told(row.number, row.answered or "")


def is_open(table: Table, user: UserId) -> bool:
    """Tell whether somebody may read what was sealed at a table: who played there, once it is over."""
    return table.phase == "over" and table.seat_of(user) is not None


def may_read(row: ReportRow, table: Table, user: UserId) -> bool:
    """Tell whether somebody may read what was written: their own, and at the end what their company wrote."""
    return row.user == user or is_open(table, user)
