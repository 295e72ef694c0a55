"""The house plays: computer players choose, give up and agree at tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Final

from bot.agents import Agent, Choice
from bot.match.bundle import GameBundle
from bot.match.computer.people import LEVELS, level_of
from bot.match.computer.thinking import Thinking
from bot.match.service.matches import MatchService
from bot.match.table.values import MatchId, RefusedError, UserId, View

# When the house gives up: of two players, where it has seen no hope for several of its turns.
#
# It does so at the moment at which it would have acted, so that the time tells nothing. What it has thought
# is not kept: after a restart it begins to count anew.

TURNS: Final = 3
"""Own turns in a row without hope."""
MOST_KEPT: Final = 1024
"""Tables at which it sees no hope; of others nothing is kept."""


class Hopes:
    """For how many turns in a row the house has seen no hope, by table and player."""

    def __init__(self) -> None:
        self._turns: OrderedDict[tuple[MatchId, UserId], int] = OrderedDict()

    def gives_up(self, view: View, user: UserId, agent: Agent, choice: Choice) -> bool:
        """Tell whether the house resigns, after the first thought of another turn.

        Never of several, whom it would leave with less to play for; never for somebody it only stands in for;
        and only in games that are long when they are lost (`Knowledge.hopeless`).
        """
        own = view.seat is not None and view.table.user_at(view.seat) == user
        chance = choice.candidates[0].chance
        if not own or len(view.table.seats) != 2 or chance is None:
            return False
        key = view.table.id, user
        turns = self._turns.pop(key, 0) + 1
        if chance >= agent.knowledge.hopeless:
            return False
        if turns >= TURNS:
            return True
        self._turns[key] = turns
        if len(self._turns) > MOST_KEPT:
            self._turns.popitem(last=False)
        return False


# A computer player's turn: look, think, act, until there is nothing left to choose.

MOST_ACTIONS: Final = 500
"""In one go; the outbox tells of a longer turn again, after a while."""
PAUSE: Final = 0.8
"""Seconds before the first action of a turn, so that one can follow."""
MARGIN: Final = 0.25
"""Seconds that every action comes later than a thought may take: a search ends with its last play-out and has
to come back from its process, what is known by heart does neither. So both are ready before it is time."""
MOVED_ON: Final = frozenset({"refused-stale", "refused-not-your-turn", "refused-over", "refused-not-seated"})
"""What somebody else may have changed while the player thought: it looks again."""


class ComputerPlayers:
    """Plays for the house. is_hurried: without pauses, and no longer than it thinks; for tests. clock, sleep:
    in seconds."""

    def __init__(
        self,
        matches: MatchService,
        bundles: Mapping[str, GameBundle],
        thinking: Thinking,
        *,
        is_hurried: bool = False,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._matches = matches
        self._bundles = bundles
        self._thinking = thinking
        self._is_hurried = is_hurried
        self._clock = clock
        self._sleep = sleep
        self._hopes = Hopes()

    async def play(self, match: MatchId, user: UserId) -> None:
        """Plays as long as the user of the house must choose. May be begun again at any point.

        Raises RuntimeError where that does not end; the outbox keeps the turn then.
        """
        pause = PAUSE
        for number in range(MOST_ACTIONS):
            view = await self._matches.view(match, user)
            if view.table.phase != "playing" or not view.observation.legal:
                return
            await self._act(view, user, pause, begins=number == 0)
            pause = 0.0
        raise RuntimeError(f"match {match}: a turn of the house does not end")

    async def hint(self, match: MatchId, user: UserId) -> tuple[View, Choice]:
        """Choose as the house in a user's place, from what that seat knows. Raises RefusedError."""
        view = await self._matches.view(match, user)
        if view.seat is None:
            raise RefusedError("refused-not-seated")
        if not (view.alone or view.table.hints):
            raise RefusedError("refused-hint-people")
        if view.table.phase != "playing" or not view.observation.legal:
            raise RefusedError("refused-not-your-turn")
        agent = self._bundles[view.table.key].agent.at(LEVELS[-1])
        story = await self._matches.computers.story(match, user)
        return view, await self._thinking.advise(agent, view.observation, story)

    def close(self) -> None:
        """Ends at once; a thought that is under way fails."""
        self._thinking.close()

    async def _act(self, view: View, user: UserId, pause: float, *, begins: bool) -> None:
        """Takes one action, or gives up as a turn begins.

        It lasts as long whatever the seat holds: only a busy machine makes it longer.
        """
        match = view.table.id
        agent = self._bundles[view.table.key].agent.at(level_of(user))
        due = self._clock() + pause + (agent.level.budget.seconds or 0.0) + MARGIN
        story = await self._matches.computers.story(match, user)
        choice = await self._thinking.choose(agent, view.observation, story)
        if not self._is_hurried:
            await self._sleep(due - self._clock())
        token = f"computer-{match}-{user}-{view.stamp}"
        try:
            if begins and self._hopes.gives_up(view, user, agent, choice):
                await self._matches.resign(match, user, token)
                return
            await self._matches.act(match, user, view.stamp, (str(choice.action),), token)
        except RefusedError as error:
            if error.reason not in MOVED_ON:
                raise
