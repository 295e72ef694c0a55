"""The thinking of computer players: in a process of its own, handed what a seat knows and nothing else.

Nothing of a thought is kept: the outbox holds who must choose until the choice is on disk, with a receipt, so
after a crash the question is asked again and nothing is played twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

from bot.agents import Agent, Budget, Choice
from bot.engine import Event, Observation
from bot.metrics import THINKING
from bot.worker import Worker

T = TypeVar("T")
SEEDS: Final = 2**32
SHORTEST: Final = 0.05
"""Seconds a thought has however many wait."""


def choose(agent: Agent, seen: Observation, story: Sequence[Event], budget: Budget, seed: int) -> Choice:
    """Have an agent choose."""
    return agent.choose(seen, story, budget, Random(seed))  # noqa: S311 - play, not secrecy


def advise(agent: Agent, seen: Observation, story: Sequence[Event], budget: Budget, seed: int) -> Choice:
    """Have an agent say what it would choose, and why."""
    return agent.advise(seen, story, budget, Random(seed))  # noqa: S311 - play, not secrecy


class Thinking:
    """Thoughts one after another, in the order asked for; the more wait, the shorter each is.

    budget: of every thought, whatever the level; for tests.
    """

    def __init__(self, worker: Worker, budget: Budget | None = None) -> None:
        self._worker = worker
        self._budget = budget
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._rng = SystemRandom()

    async def choose(self, agent: Agent, seen: Observation, story: Sequence[Event]) -> Choice:
        """Have an agent choose; return what else it considered, too. Raises WorkerError."""
        return await self._think(choose, agent, seen, story)

    async def advise(self, agent: Agent, seen: Observation, story: Sequence[Event]) -> Choice:
        """The same, with what speaks for the best choices. Raises WorkerError."""
        return await self._think(advise, agent, seen, story)

    async def reconsider(
        self, agent: Agent, seen: Observation, story: Sequence[Event], budget: Budget
    ) -> Choice:
        """Advise on a game that is over, while nobody waits for a move. Raises WorkerError."""
        return await self.muse(advise, agent, seen, story, budget=budget)

    async def muse(self, function: Callable[..., T], *arguments: Any, budget: Budget) -> T:
        """Call a function that is handed a budget and a seed beside, while nobody waits for a move.

        Raises WorkerError.
        """
        return await self.spare(function, *arguments, self._budget or budget, self._rng.randrange(SEEDS))

    async def spare(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call a function while nobody waits for a move; return its result. Raises WorkerError."""
        await self._idle.wait()
        async with self._turn:
            return await asyncio.to_thread(self._worker.run, function, *arguments)

    async def _think(
        self,
        function: Callable[[Agent, Observation, Sequence[Event], Budget, int], Choice],
        agent: Agent,
        seen: Observation,
        story: Sequence[Event],
    ) -> Choice:
        self._waiting += 1
        self._idle.clear()
        try:
            async with self._turn:
                budget = self._budget or _share(agent.level.budget, self._waiting)
                seed = self._rng.randrange(SEEDS)
                with THINKING.time():
                    return await asyncio.to_thread(
                        self._worker.run, function, agent, seen, story, budget, seed
                    )
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._idle.set()

    def close(self) -> None:
        """Ends at once; a thought that is under way fails."""
        self._worker.close()


def _share(budget: Budget, waiting: int) -> Budget:
    """The budget of a thought while so many wait, itself included."""
    return (
        budget if budget.seconds is None else replace(budget, seconds=max(SHORTEST, budget.seconds / waiting))
    )
