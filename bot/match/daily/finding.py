"""Looking for a position of the day among a server's finished games, in the background and within bounds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.agents import Budget
from bot.engine import RecordError
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.computer.people import LEVELS, is_computer
from bot.match.computer.reviewing import Reviewer
from bot.match.computer.thinking import Thinking
from bot.match.daily.puzzle import Bar, Puzzle, list_promising, make_puzzle
from bot.match.service import MatchService
from bot.match.table import MatchId, RefusedError
from bot.store import ArchiveQuery
from bot.worker import WorkerError

LATEST: Final = 40
"""Games of a server among which one is looked for."""
MOST_GAMES, MOST_POSITIONS = 3, 8
"""Games a day that the house looks back at for it, and positions in each that it thinks about again."""
A_POSITION: Final = Budget(seconds=2.0)
log = get_logger("daily")


class PuzzleFinder:
    """Finds positions of which the house is sure. bar: how sure."""

    def __init__(
        self,
        matches: MatchService,
        bundles: Mapping[str, GameBundle],
        thinking: Thinking,
        reviewer: Reviewer,
        bar: Bar = Bar(),
    ) -> None:
        self.bar = bar
        self._matches = matches
        self._bundles = bundles
        self._thinking = thinking
        self._reviewer = reviewer

    async def find(
        self, guild: int, used: Collection[MatchId], hidden: frozenset[int] = frozenset()
    ) -> Puzzle | None:
        """A position from one of a server's latest games; None where none is clear. used: games left out.
        hidden: channels that not everybody may look into.

        Only what the members of the server may look at. Raises RefusedError.
        """
        if (await self._matches.guild_settings(guild)).archive != "members":
            return None
        looked = 0
        for row in await self._matches.archive.find(ArchiveQuery(guild, most=LATEST, hidden=hidden)):
            users = [each.user for each in row.results]
            if row.match in used or row.results[0].game not in self._bundles or await self._any_hidden(users):
                continue
            try:
                found = await self._look_at(row.match)
            except (RefusedError, WorkerError, RecordError) as error:
                log.warning("no_puzzle", match=row.match, error=repr(error))
                found = None
            looked += 1
            if found is not None or looked == MOST_GAMES:
                return found
        return None

    async def _any_hidden(self, users: Collection[int]) -> bool:
        """Whether somebody does not want others to look at what they have played."""
        people = [each for each in users if each > 0 and not is_computer(each)]
        return not all([(await self._matches.user_settings(each)).profile for each in people])

    async def _look_at(self, match: MatchId) -> Puzzle | None:
        table, review = await self._matches.table(match), await self._reviewer.complete(match)
        if review is None:
            return None
        agent = self._bundles[table.key].agent.at(LEVELS[-1])
        drawn = agent.knowledge.mixed_kinds
        promising = list_promising(review)[:MOST_POSITIONS]
        questions = await self._reviewer.questions(match, promising)
        for each in (questions[planned.entry] for planned in promising if planned.entry in questions):
            choice = await self._thinking.reconsider(agent, each.seen, each.story, A_POSITION)
            found = make_puzzle(match, table.key, each.planned, each.seen, choice, drawn, self.bar)
            if found is not None:
                return found
        return None
