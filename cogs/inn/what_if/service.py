"""Branches of finished games as they are kept, played on and thought over."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from secrets import randbits
from typing import Final

from bot.agents import Agent
from bot.engine import CHANCE, Chance, Seat
from bot.match.bundle import GameBundle
from bot.match.house import Reviewer
from bot.match.match import LEVELS
from bot.match.matches import MatchService
from bot.match.moments import imagine
from bot.match.review import judge_moment
from bot.match.settings import refuse_on_storage_errors
from bot.match.thinking import Thinking
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import BranchRow, BranchStore
from cogs.inn.what_if.model import (
    A_CHOICE,
    MOST_CHOICES,
    MOST_KEPT,
    MOST_STEPS,
    STAMPS,
    Action,
    Branch,
    Deed,
    Situation,
    Thought,
    choose_next,
    estimate,
    find_situation,
    follow,
    group_steps,
    pass_forced,
    play,
    read_stamp,
    resume,
    take_back,
    write_actions,
    write_thoughts,
)

GLANCE: Final = 0.4
"""Seconds a page waits for an estimate; one that takes longer is shown later."""
BITS: Final = 24
"""Of the number of a branch."""


class Branches:
    """The branches of a house. What is turned down raises RefusedError, and then nothing has changed."""

    def __init__(self, matches: MatchService, bundles: Mapping[str, GameBundle], reviewer: Reviewer) -> None:
        self._matches = matches
        self._bundles = bundles
        self._reviewer = reviewer

    @property
    def _kept(self) -> BranchStore:
        return self._matches.repository.store.branches

    async def bundle(self, match: MatchId) -> GameBundle:
        """The game of a match that is over."""
        table = await self._matches.table(match)
        if table.phase != "over":
            raise RefusedError("refused-what-if-playing")
        return self._bundles[table.key]

    async def list_own(self, match: MatchId, user: UserId) -> tuple[BranchRow, ...]:
        """List what somebody has tried out in a match, the latest first."""
        with refuse_on_storage_errors():
            return tuple(row for row in await self._kept.list_of(user, match) if _has_begun(row))

    async def find(self, match: MatchId, number: int) -> Branch:
        """A branch as it stands."""
        bundle = await self.bundle(match)
        with refuse_on_storage_errors():
            row = await self._kept.find(match, number)
        if row is None:
            raise RefusedError("refused-what-if-gone")
        return await asyncio.to_thread(resume, bundle.game, row)

    async def open(self, match: MatchId, user: UserId, number: int, eyes: Seat | None) -> Branch:
        """A new branch from a moment. eyes: the seat from whose knowledge what is hidden is imagined; None:
        all is as it was."""
        bundle = await self.bundle(match)
        moment = await self._matches.archive.moment(match, user, eyes, number)
        if moment.observation.outcome is not None:
            raise RefusedError("refused-what-if-over")
        same = await self._make_room(match, user, moment.number, eyes)
        if same is not None and same.ruleset == bundle.game.facts.ruleset:
            return await asyncio.to_thread(resume, bundle.game, same)
        record, rng = await self._matches.archive.read_record(match), Random(randbits(64))  # noqa: S311
        state = await asyncio.to_thread(imagine, bundle, record, moment.number, eyes, rng)
        dump = bundle.game.dump(state)
        return await self._add(bundle, match, user, moment.number, eyes or "", dump, ())

    async def copy(self, branch: Branch, user: UserId) -> Branch:
        """A branch of somebody's own that begins like another's."""
        row = branch.row
        await self._make_room(row.match, user, -1, None)
        bundle = await self.bundle(row.match)
        return await self._add(bundle, row.match, user, row.moment, row.eyes, row.state, _actions(branch))

    async def act(self, match: MatchId, user: UserId, stamp: int, texts: Sequence[str]) -> Branch:
        """Plays on in one's own branch. stamp: of the button that was pressed, which says for which seat."""
        bundle, branch = await self._own(match, user, stamp)
        seats = bundle.game.seats(branch.start)
        _, place, _ = read_stamp(stamp)
        if place >= len(seats):
            raise RefusedError("refused-forged")
        return await self._play(bundle, branch, seats[place], texts)

    async def settle(self, match: MatchId, user: UserId, stamp: int, text: str | None) -> Branch:
        """Has chance decide in one's own branch. text: the result; None: it is drawn."""
        bundle, branch = await self._own(match, user, stamp)
        if text is None:
            if not isinstance(bundle.game.pending(branch.state), Chance):
                raise RefusedError("refused-forged")
            text = str(bundle.game.sample(branch.state, Random(randbits(64))))  # noqa: S311 - play
        return await self._play(bundle, branch, CHANCE, [text])

    async def take_back(self, match: MatchId, user: UserId, stamp: int) -> Branch:
        """Takes back what was done last in one's own branch."""
        bundle, branch = await self._own(match, user, stamp)
        return await self._write(bundle, branch, take_back(branch))

    async def adopt(self, match: MatchId, user: UserId, stamp: int, steps: int) -> Branch:
        """Plays the line of the house in one's own branch, so many steps of it."""
        bundle, branch = await self._own(match, user, stamp)
        taken = [deed for step in self.line(bundle, branch)[:steps] for deed in step]
        line = tuple((taken_deed.seat, taken_deed.text) for taken_deed in taken)
        further = tuple(pass_forced(bundle.game, taken[-1].state)) if taken else ()
        return await self._write(bundle, branch, (*_actions(branch), *line, *further))

    async def drop(self, match: MatchId, user: UserId, stamp: int) -> None:
        """Keeps one's own branch no longer."""
        _, branch = await self._own(match, user, stamp)
        with refuse_on_storage_errors():
            await self._kept.drop(match, branch.row.number)

    def line(self, bundle: GameBundle, branch: Branch) -> list[tuple[Deed, ...]]:
        """The line the house thinks best from where a branch has come to, by steps; nothing before it has."""
        thought = branch.thought
        if thought is None or thought.line is None:
            return []
        return group_steps(tuple(follow(bundle.game, branch.state, thought.line)))

    # What the house thinks of a branch: asked in the background, and kept with it.

    async def judge(self, branch: Branch, user: UserId) -> tuple[Branch, tuple[int, ...] | None]:
        """A branch with the chances of its seats, where the house can say them soon; None: it still thinks.

        Where nothing was done yet and all cards are open, they are those of the look back.
        """
        if not branch.deeds and branch.eyes is None:
            review = await self._reviewer.find(branch.row.match)
            if review is not None and branch.row.moment < len(review.chances):
                return branch, review.chances_at(branch.row.moment)
        if branch.thought is None:
            if not self.is_thinking(branch):
                with suppress(RefusedError):
                    await asyncio.wait([self._begin(branch, user, with_line=False)], timeout=GLANCE)
            branch = (await self.find(branch.row.match, branch.row.number)).until(len(branch.deeds))
        return branch, None if branch.thought is None else branch.thought.chances

    def think(self, branch: Branch, user: UserId) -> None:
        """Has the house look for its best line from where a branch has come to."""
        if branch.thought is None or branch.thought.line is None:
            self._begin(branch, user, with_line=True)

    def is_thinking(self, branch: Branch) -> bool:
        """Tell whether the house looks for its best line from there just now."""
        return self._reviewer.is_pondered(_key(branch, with_line=True))

    def _begin(self, branch: Branch, user: UserId, *, with_line: bool) -> asyncio.Task[None]:
        key = _key(branch, with_line=with_line)
        return self._reviewer.ponder(key, user, partial(self._think, branch, with_line))

    async def _think(self, branch: Branch, with_line: bool, thinking: Thinking) -> None:
        bundle = await self.bundle(branch.row.match)
        agent = bundle.agent.at(LEVELS[-1])
        record = await self._matches.archive.read_record(branch.row.match)
        thought = branch.thought
        situation = await asyncio.to_thread(find_situation, bundle.game, record, branch)
        if thought is None:
            if not branch.deeds and branch.eyes is None:
                chances = await thinking.spare(judge_moment, agent, record, branch.row.moment)
            else:
                chances = await _judge(thinking, agent, situation)
            thought = Thought(after=len(branch.deeds), chances=chances)
            await self._keep(branch, thought)
        if with_line:
            deeds = await _find_line(thinking, agent, situation)
            ends = await _judge(thinking, agent, situation.after(deeds))
            line = tuple((deed.seat, deed.text) for deed in deeds)
            await self._keep(branch, thought.model_copy(update={"line": line, "ends": ends}))

    async def _keep(self, branch: Branch, thought: Thought) -> None:
        """Keep a thought with a branch, unless something else has been done in it meanwhile."""
        with refuse_on_storage_errors():
            row = await self._kept.find(branch.row.match, branch.row.number)
            if row is None or row.revision != branch.row.revision:
                return
            bundle = await self.bundle(row.match)
            before = (await asyncio.to_thread(resume, bundle.game, row)).thoughts
            others = [other for other in before if other.after != thought.after]
            await self._kept.think(row, write_thoughts([*others, thought]))

    async def _own(self, match: MatchId, user: UserId, stamp: int) -> tuple[GameBundle, Branch]:
        """Find the branch a button is about. Raises RefusedError where it is another's, or has gone on."""
        number, _, revision = read_stamp(stamp)
        branch = await self.find(match, number)
        if branch.row.user != user:
            raise RefusedError("refused-what-if-others")
        if branch.row.revision % STAMPS != revision:
            raise RefusedError("refused-stale")
        return await self.bundle(match), branch

    async def _play(self, bundle: GameBundle, branch: Branch, seat: Seat, texts: Sequence[str]) -> Branch:
        actions = await asyncio.to_thread(play, bundle.game, branch, seat, texts)
        return await self._write(bundle, branch, actions)

    async def _write(self, bundle: GameBundle, branch: Branch, actions: tuple[Action, ...]) -> Branch:
        before = _actions(branch)
        same = next(
            (at for at, pair in enumerate(zip(before, actions, strict=False)) if pair[0] != pair[1]),
            min(len(before), len(actions)),
        )
        thoughts = write_thoughts([thought for thought in branch.thoughts if thought.after <= same])
        row = replace(branch.row, actions=write_actions(actions), thoughts=thoughts)
        with refuse_on_storage_errors():
            if not await self._kept.change(row):
                raise RefusedError("refused-stale")
        return await asyncio.to_thread(resume, bundle.game, replace(row, revision=row.revision + 1))

    async def _make_room(
        self, match: MatchId, user: UserId, moment: int, eyes: Seat | None
    ) -> BranchRow | None:
        """Forget what somebody has opened in a match and done nothing in, but for what begins alike, which is
        given back. Raises RefusedError where enough is kept."""
        with refuse_on_storage_errors():
            kept = await self._kept.list_of(user, match)
            if sum(map(_has_begun, kept)) >= MOST_KEPT:
                raise RefusedError("refused-what-if-many", count=str(MOST_KEPT))
            same = None
            for row in kept:
                if _has_begun(row):
                    continue
                if (row.moment, row.eyes) == (moment, eyes or ""):
                    same = row
                else:
                    await self._kept.drop(match, row.number)
        return same

    async def _add(
        self,
        bundle: GameBundle,
        match: MatchId,
        user: UserId,
        moment: int,
        eyes: str,
        state: str,
        actions: tuple[Action, ...],
    ) -> Branch:
        ruleset, now = bundle.game.facts.ruleset, self._matches.repository.now()
        written = write_actions(actions)
        row = BranchRow(
            match, randbits(BITS), user, now, moment, eyes, ruleset, state, written, "[]", revision=0
        )
        with refuse_on_storage_errors():
            await self._kept.add(row)
        return await asyncio.to_thread(resume, bundle.game, row)


def _has_begun(row: BranchRow) -> bool:
    return row.revision > 0 or row.actions != "[]"


def _actions(branch: Branch) -> tuple[Action, ...]:
    return tuple((deed.seat, deed.text) for deed in branch.deeds)


def _key(branch: Branch, *, with_line: bool) -> tuple[object, ...]:
    row = branch.row
    return "what-if", row.match, row.number, row.revision, len(branch.deeds), with_line


async def _judge(thinking: Thinking, agent: Agent, situation: Situation) -> tuple[int, ...]:
    if not situation.can_be_judged:
        return ()
    return await thinking.muse(estimate, agent, situation, budget=A_CHOICE)


async def _find_line(thinking: Thinking, agent: Agent, situation: Situation) -> list[Deed]:
    """What the house would do next, for every seat in turn, by so many steps at most."""
    game, deeds = agent.knowledge.game, list[Deed]()
    for _ in range(MOST_CHOICES):
        here = situation.after(deeds)
        action = await thinking.muse(choose_next, agent, here, budget=A_CHOICE)
        if action is None:
            break
        (deed,) = follow(game, here.state, [action])
        if len(group_steps([*deeds, deed])) > MOST_STEPS:
            break
        deeds.append(deed)
    return deeds
