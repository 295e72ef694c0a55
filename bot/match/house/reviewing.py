"""Reviews of finished games, made in the background: the house looks again at what people decided.

A review is thought in the same process as the house's moves, and gives way to them. What there is of it is
kept with the match as it grows; after a restart it goes on where it stopped, once somebody asks for it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

from pydantic import ValidationError

from bot.agents import Budget, Choice
from bot.engine import Record, RecordError, Seat
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.computer.people import LEVELS, is_computer
from bot.match.computer.thinking import Thinking
from bot.match.log.review import (
    VERSION,
    Decision,
    Planned,
    Question,
    Review,
    Scenes,
    ask,
    find_questions,
    find_scenes,
    survey,
)
from bot.match.service.matches import MatchService
from bot.match.table.values import MatchId, RefusedError, Table, UserId
from bot.store import StoreError
from bot.worker import WorkerError

A_DECISION: Final = Budget(seconds=0.5)
"""How long the house thinks about each."""
MOST_AT_ONCE: Final = 16
"""Games that wait for being looked at; who asks for another one is told to come back."""
KEPT_AFTER: Final = 4
"""Decisions after which a review is written down."""
log = get_logger("review")


class Reviewer:
    """Makes and keeps reviews, one after the other. All methods belong to the event loop's thread."""

    def __init__(self, matches: MatchService, bundles: Mapping[str, GameBundle], thinking: Thinking) -> None:
        self._matches = matches
        self._bundles = bundles
        self._thinking = thinking
        self._turn = asyncio.Lock()
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._asked: dict[MatchId, UserId | None] = {}

    async def find(self, match: MatchId) -> Review | None:
        """Return what there is of a review; None where nobody has asked for one that can still be used."""
        table = await self._matches.table(match)
        text = await self._matches.archive.review(match)
        if text is None:
            return None
        try:
            found = Review.model_validate_json(text)
        except ValidationError:
            return None
        return found if (found.version, found.ruleset) == (VERSION, table.ruleset) else None

    async def ask_for(self, match: MatchId, user: UserId | None = None) -> Review | None:
        """Return what there is of a review so far, and see to the rest of it: of one game a person at once.

        user: who asks, None for the house itself. Raises RefusedError.
        """
        table = await self._matches.table(match)
        if table.phase != "over":
            raise RefusedError("refused-review-while-playing")
        found = await self.find(match)
        if (found is None or not found.is_done) and match not in self._tasks:
            if len(self._tasks) >= MOST_AT_ONCE:
                raise RefusedError("refused-review-busy")
            if user is not None and user in self._asked.values():
                raise RefusedError("refused-review-one")
            task = asyncio.create_task(self._make(table, found), name=f"reviewing-{match}")
            self._tasks[match] = task
            self._asked[match] = user
            task.add_done_callback(lambda _: self._forget(match))
        return found

    def _forget(self, match: MatchId) -> None:
        self._tasks.pop(match, None)
        self._asked.pop(match, None)

    async def complete(self, match: MatchId) -> Review | None:
        """A review once all of it is there; None where it could not be finished. Raises RefusedError."""
        await self.ask_for(match)
        if task := self._tasks.get(match):
            await asyncio.wait([task])
        found = await self.find(match)
        return found if found is not None and found.is_done else None

    async def questions(self, match: MatchId, decisions: Iterable[Planned]) -> Mapping[int, Question]:
        """Return what was to be decided at some decisions of a finished game, by entry.

        Raises RefusedError.
        """
        table, record = await self._matches.table(match), await self._record(match)
        game = self._bundles[table.key].game
        found = await asyncio.to_thread(ask, game, record, list(decisions))
        return {each.planned.entry: each for each in found}

    async def scenes(self, match: MatchId, entries: frozenset[int], moments: frozenset[int]) -> Scenes:
        """Find what is needed to tell of some entries and moments of a finished game. Raises RefusedError."""
        table, record = await self._matches.table(match), await self._record(match)
        game = self._bundles[table.key].game
        return await asyncio.to_thread(find_scenes, game, record, entries, moments)

    async def finish(self) -> None:
        """Waits until all reviews asked for are there; for tests."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stops; what is kept already stays."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, table: Table, review: Review | None) -> None:
        async with self._turn:
            try:
                await self._think(table, review)
            except (RefusedError, WorkerError, StoreError, RecordError) as error:
                # Whoever asks again has it tried again.
                log.warning("review_unfinished", match=table.id, error=repr(error))

    async def _think(self, table: Table, review: Review | None) -> None:
        agent = self._bundles[table.key].agent.at(LEVELS[-1])
        record = await self._record(table.id)
        if review is None:
            people = list_looked_at(table)
            review = await self._thinking.spare(survey, agent, record, people)
            await self._keep(table.id, review)
        questions = await asyncio.to_thread(find_questions, agent.knowledge.game, record, review)
        for number, each in enumerate(questions, start=1):
            choice = await self._thinking.reconsider(agent, each.seen, each.story, A_DECISION)
            decisions = (*review.decisions, _judge(each.planned, choice))
            review = review.model_copy(update={"decisions": decisions})
            if number % KEPT_AFTER == 0 or review.is_done:
                await self._keep(table.id, review)

    async def _keep(self, match: MatchId, review: Review) -> None:
        await self._matches.archive.keep_review(match, review.model_dump_json())

    async def _record(self, match: MatchId) -> Record:
        return await self._matches.archive.read_record(match)


def list_looked_at(table: Table) -> tuple[Seat, ...]:
    """The seats whose decisions are looked at: those of people, or all where the house played alone."""
    people = tuple(seat for seat, user in table.seats if user is not None and not is_computer(user))
    return people or tuple(seat for seat, _ in table.seats)


def _judge(planned: Planned, choice: Choice) -> Decision:
    best = choice.candidates[0]
    played = next((each for each in choice.candidates if str(each.action) == planned.played), None)
    return Decision(
        entry=planned.entry,
        best=str(choice.action),
        chance=_percent(best.chance),
        played_chance=None if played is None else _percent(played.chance),
        reason=best.reason,
    )


def _percent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)
