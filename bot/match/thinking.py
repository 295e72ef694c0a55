"""The thinking of computer players: in processes of their own, handed what a seat knows and nothing else.

Nothing of a thought is kept: the outbox holds who must choose until the choice is on disk, with a receipt, so
after a crash the question is asked again and nothing is played twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random, SystemRandom
from time import monotonic
from typing import Any, Final, TypeVar

from bot.agents import Agent, Budget, Choice
from bot.engine import Event, Observation, Seat
from bot.metrics import THINKING
from bot.worker import Worker

T = TypeVar("T")
SEEDS: Final = 2**32
LEAST_SHARE: Final = 0.35
"""The part of its time that a thought has at the least, at however many tables the house plays: then the
unluckiest of twenty still looks ahead a quarter as often as one alone, for what comes before looking ahead
is not shared."""
LATELY: Final = 10.0
"""Seconds for which the house plays at a table it has thought about: a turn has several thoughts."""


def choose(agent: Agent, seen: Observation, story: Sequence[Event], budget: Budget, seed: int) -> Choice:
    """Have an agent choose."""
    return agent.choose(seen, story, budget, Random(seed))  # noqa: S311 - play, not secrecy


def advise(
    agent: Agent,
    seen: Observation,
    story: Sequence[Event],
    budget: Budget,
    seed: int,
    beside: str | None = None,
) -> Choice:
    """Have an agent say what it would choose, and why: rather than something else, where that is given."""
    return agent.advise(seen, story, budget, Random(seed), beside)  # noqa: S311 - play, not secrecy


def estimate(agent: Agent, seen: Observation, story: Sequence[Event], seed: int) -> Mapping[Seat, float]:
    """Have an agent judge everybody's chance at a glance."""
    return agent.estimate(seen, story, Random(seed))  # noqa: S311 - play, not secrecy


class Thinking:
    """Thoughts in the order asked for, each in the next worker that is free.

    The more tables the house plays at, the shorter each thought is, and all of them alike.
    budget: of every thought, whatever the level; for tests. clock: in seconds.
    """

    def __init__(
        self,
        workers: Sequence[Worker],
        budget: Budget | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._workers = tuple(workers)
        # The one that has just thought is taken first: the others may end, and give their memory back.
        self._free = list(workers)
        self._turn = asyncio.Semaphore(len(workers))
        self._budget = budget
        self._clock = clock
        self._tables: dict[Hashable, float] = {}
        self._waiting: list[Hashable] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._rng = SystemRandom()

    async def choose(
        self, agent: Agent, seen: Observation, story: Sequence[Event], table: Hashable
    ) -> Choice:
        """Have an agent choose; return what else it considered, too. Raises WorkerError."""
        return await self._think(choose, agent, seen, story, agent.find_budget(seen), table)

    async def advise(
        self, agent: Agent, seen: Observation, story: Sequence[Event], table: Hashable
    ) -> Choice:
        """The same, with what speaks for the best choices. Raises WorkerError."""
        return await self._think(advise, agent, seen, story, agent.level.budget, table)

    async def estimate(self, agent: Agent, seen: Observation, story: Sequence[Event]) -> Mapping[Seat, float]:
        """Have an agent judge everybody's chance at a glance. Raises WorkerError."""
        seed = self._rng.randrange(SEEDS)
        async with self._take_worker() as worker:
            return await asyncio.to_thread(worker.run, estimate, agent, seen, story, seed)

    async def reconsider(
        self,
        agent: Agent,
        seen: Observation,
        story: Sequence[Event],
        budget: Budget,
        beside: str | None = None,
    ) -> Choice:
        """Advise on a game that is over, while nobody waits for a move. Raises WorkerError.

        beside: what was done, which the best choice is compared with.
        """
        seed = self._rng.randrange(SEEDS)
        return await self.spare(advise, agent, seen, story, self._budget or budget, seed, beside)

    async def muse(self, function: Callable[..., T], *arguments: Any, budget: Budget) -> T:
        """Call a function that is handed a budget and a seed beside, while nobody waits for a move.

        Raises WorkerError.
        """
        return await self.spare(function, *arguments, self._budget or budget, self._rng.randrange(SEEDS))

    async def spare(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call a function while nobody waits for a move; return its result. Raises WorkerError."""
        await self._idle.wait()
        async with self._take_worker() as worker:
            return await asyncio.to_thread(worker.run, function, *arguments)

    async def _think(
        self,
        function: Callable[[Agent, Observation, Sequence[Event], Budget, int], Choice],
        agent: Agent,
        seen: Observation,
        story: Sequence[Event],
        budget: Budget,
        table: Hashable,
    ) -> Choice:
        self._waiting.append(table)
        self._idle.clear()
        try:
            async with self._take_worker() as worker:
                shared = self._budget or self._share(budget)
                seed = self._rng.randrange(SEEDS)
                with THINKING.time():
                    return await asyncio.to_thread(worker.run, function, agent, seen, story, shared, seed)
        finally:
            self._waiting.remove(table)
            self._tables[table] = self._clock()
            if not self._waiting:
                self._idle.set()

    @asynccontextmanager
    async def _take_worker(self) -> AsyncIterator[Worker]:
        async with self._turn:
            worker = self._free.pop()
            try:
                yield worker
            finally:
                self._free.append(worker)

    def _share(self, budget: Budget) -> Budget:
        """Return the budget of a thought at as many tables as the house plays at now."""
        if budget.seconds is None:
            return budget
        latest = self._clock() - LATELY
        self._tables = {table: thought for table, thought in self._tables.items() if thought >= latest}
        share = len(self._workers) / max(1, len({*self._tables, *self._waiting}))
        return replace(budget, seconds=budget.seconds * min(1.0, max(LEAST_SHARE, share)))

    def close(self) -> None:
        """Ends at once; a thought that is under way fails."""
        for worker in self._workers:
            worker.close()
