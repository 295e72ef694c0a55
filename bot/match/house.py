"""The house by itself: it plays, looks back on games and finds positions of the day."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from time import monotonic
from typing import Final

from pydantic import ValidationError

from bot.agents import Agent, Budget, Choice
from bot.engine import Observation, Record, RecordError, Seat
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.match import LEVELS, Table, is_computer, level_of
from bot.match.matches import MatchService
from bot.match.review import (
    VERSION,
    Decision,
    Planned,
    Question,
    Review,
    Scenes,
    ask,
    editions_of,
    find_questions,
    find_scenes,
    survey,
)
from bot.match.thinking import Thinking
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.store import StoreError
from bot.worker import WorkerError

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

    def gives_up(self, view: View, user: UserId, agent: Agent, chance: float | None) -> bool:
        """Tell whether the house resigns, after the first thought of another turn.

        Never of several, whom it would leave with less to play for; never for somebody it only stands in for;
        and only in games that are long when they are lost (`Knowledge.hopeless`). chance: the better of what
        it thinks and of what everybody at the table may think; None where it did not have to think.
        """
        own = view.seat is not None and view.table.user_at(view.seat) == user
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
NOBODY: Final = 0
"""Who looks on without a seat."""
PAUSE: Final = 0.3
"""Seconds before the first action of a turn at the least, so that one can follow."""
MARGIN: Final = 0.2
"""Seconds that every action comes later than a thought may take: a search ends with its last play-out and has
to come back from its process, what is known by heart does neither. So both are ready before it is time."""
SMALL_MARGIN: Final = 0.08
"""The same for a small choice, of which a turn has many."""
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
        story = await self._matches.story(match, user)
        return view, await self._thinking.advise(agent, view.observation, story, match)

    def close(self) -> None:
        """Ends at once; a thought that is under way fails."""
        self._thinking.close()

    async def _act(self, view: View, user: UserId, pause: float, *, begins: bool) -> None:
        """Takes one action, or gives up as a turn begins.

        It lasts as long whatever the seat holds: only a busy machine makes it longer.
        """
        match = view.table.id
        agent = self._bundles[view.table.key].agent.at(level_of(user))
        due = self._clock() + max(pause, find_seconds(agent, view.observation))
        story = await self._matches.story(match, user)
        choice = await self._thinking.choose(agent, view.observation, story, match)
        chance = choice.candidates[0].chance
        if begins and chance is not None and chance < agent.knowledge.hopeless:
            chance = max(chance, await self._judge_openly(view, agent))
        if not self._is_hurried:
            await self._sleep(due - self._clock())
        token = f"computer-{match}-{user}-{view.stamp}"
        try:
            if begins and self._hopes.gives_up(view, user, agent, chance):
                await self._matches.resign(match, user, token)
                return
            await self._matches.act(match, user, view.stamp, (str(choice.action),), token)
        except RefusedError as error:
            if error.reason not in MOVED_ON:
                raise

    async def _judge_openly(self, view: View, agent: Agent) -> float:
        """Judge the chance of a seat as everybody may who looks at the table."""
        match = view.table.id
        seen = (await self._matches.view(match, NOBODY)).observation
        story, master = await self._matches.story(match, NOBODY), agent.at(LEVELS[-1])
        chances = await self._thinking.estimate(master, seen, story)
        return chances[view.seat or ""]


def find_seconds(agent: Agent, seen: Observation) -> float:
    """Find how long an action of the house takes: it follows from what everybody can tell."""
    margin = SMALL_MARGIN if agent.is_small(seen) else MARGIN
    return (agent.find_budget(seen).seconds or 0.0) + margin


# Reviews of finished games, made in the background: the house looks again at what people decided.
#
# A review is thought in the same process as the house's moves, and gives way to them. What there is of it is
# kept with the match as it grows; after a restart it goes on where it stopped, once somebody asks for it
# again.

A_DECISION: Final = Budget(seconds=0.5)
"""How long the house thinks about each."""
MOST_AT_ONCE: Final = 16
"""Games that wait for being looked at; who asks for another one is told to come back."""
KEPT_AFTER: Final = 4
"""Decisions after which a review is written down."""
review_log = get_logger("review")


class Reviewer:
    """Makes and keeps reviews, one after the other. All methods belong to the event loop's thread."""

    def __init__(self, matches: MatchService, bundles: Mapping[str, GameBundle], thinking: Thinking) -> None:
        self._matches = matches
        self._bundles = bundles
        self._thinking = thinking
        self._turn = asyncio.Lock()
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._asked: dict[Hashable, UserId | None] = {}
        self._pondered: dict[Hashable, UserId] = {}

    async def find(self, match: MatchId) -> Review | None:
        """Return what there is of a review; None where nobody has asked for one that can still be used."""
        table = await self._matches.table(match)
        text = await self._matches.archive.review(match)
        if text is None:
            return None
        try:
            review = Review.model_validate_json(text)
        except ValidationError:
            return None
        wanted = VERSION, table.ruleset, editions_of(self._bundles[table.key].agent)
        return review if (review.version, review.ruleset, review.editions) == wanted else None

    async def ask_for(self, match: MatchId, user: UserId | None = None) -> Review | None:
        """Return what there is of a review so far, and see to the rest of it: of one game a person at once.

        user: who asks, None for the house itself. Raises RefusedError.
        """
        table = await self._matches.table(match)
        if table.phase != "over":
            raise RefusedError("refused-review-while-playing")
        review = await self.find(match)
        if (review is None or not review.is_done) and match not in self._tasks:
            if len(self._tasks) >= MOST_AT_ONCE:
                raise RefusedError("refused-review-busy")
            if user is not None and user in self._asked.values():
                raise RefusedError("refused-review-one")
            task = asyncio.create_task(self._make(table, review), name=f"reviewing-{match}")
            self._tasks[match] = task
            self._asked[match] = user
            task.add_done_callback(lambda _: self._forget(match))
        return review

    def ponder(
        self, key: Hashable, user: UserId, think: Callable[[Thinking], Awaitable[None]]
    ) -> asyncio.Task[None]:
        """Have the house think something over in the background; what it was to think over for the same
        person before is given up. Raises RefusedError."""
        task = self._tasks.get(key)
        if task is not None:
            return task
        for other in [pondered_key for pondered_key, who in self._pondered.items() if who == user]:
            self._tasks[other].cancel()
        if len(self._tasks) >= MOST_AT_ONCE:
            raise RefusedError("refused-review-busy")
        task = asyncio.create_task(self._ponder(think), name="pondering")
        self._tasks[key], self._pondered[key] = task, user
        task.add_done_callback(lambda _: self._forget(key))
        return task

    def is_pondered(self, key: Hashable) -> bool:
        """Check whether that is being thought over."""
        return key in self._tasks

    async def _ponder(self, think: Callable[[Thinking], Awaitable[None]]) -> None:
        try:
            await think(self._thinking)
        except (RefusedError, WorkerError, StoreError, RecordError) as error:
            review_log.warning("thought_unfinished", error=repr(error))

    def _forget(self, key: Hashable) -> None:
        for kept in (self._tasks, self._asked, self._pondered):
            kept.pop(key, None)

    async def complete(self, match: MatchId) -> Review | None:
        """A review once all of it is there; None where it could not be finished. Raises RefusedError."""
        await self.ask_for(match)
        if task := self._tasks.get(match):
            await asyncio.wait([task])
        review = await self.find(match)
        return review if review is not None and review.is_done else None

    async def questions(self, match: MatchId, decisions: Iterable[Planned]) -> Mapping[int, Question]:
        """Return what was to be decided at some decisions of a finished game, by entry.

        Raises RefusedError.
        """
        table, record = await self._matches.table(match), await self._record(match)
        game = self._bundles[table.key].game
        asked = await asyncio.to_thread(ask, game, record, list(decisions))
        return {question.planned.entry: question for question in asked}

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
                review_log.warning("review_unfinished", match=table.id, error=repr(error))

    async def _think(self, table: Table, review: Review | None) -> None:
        agent = self._bundles[table.key].agent.at(LEVELS[-1])
        record = await self._record(table.id)
        if review is None:
            people = list_looked_at(table)
            review = await self._thinking.spare(survey, agent, record, people)
            await self._keep(table.id, review)
        questions = await asyncio.to_thread(find_questions, agent.knowledge.game, record, review)
        for number, question in enumerate(questions, start=1):
            played = question.planned.played
            choice = await self._thinking.reconsider(agent, question.seen, question.story, A_DECISION, played)
            decisions = (*review.decisions, _judge(question.planned, choice))
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
    played = next(
        (candidate for candidate in choice.candidates if str(candidate.action) == planned.played), None
    )
    return Decision(
        entry=planned.entry,
        best=str(choice.action),
        chance=_percent(best.chance),
        played_chance=None if played is None else _percent(played.chance),
        reason=best.reason,
    )


def _percent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)
