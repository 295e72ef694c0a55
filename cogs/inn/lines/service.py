"""Lines somebody composes: kept on disk with every choice, and handed to the match once they stand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.engine import Observation
from bot.engine.game import AnyGame
from bot.match.lines import Line, mark_of, select_told
from bot.match.matches import MatchService
from bot.match.play import Asking
from bot.match.settings import DraftLine, UserSettings
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from cogs.inn.lines.model import Composition, Offer, begin, choose, compose, list_offers

Log = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Drafted:
    """A line being composed. is_afresh: whether the one before it no longer fits what has happened."""

    view: View
    draft: DraftLine
    line: Composition
    offers: tuple[Offer, ...]  # what another may do in it
    is_afresh: bool = False


class Lines:
    """Lines of people at their tables. What is turned down raises RefusedError."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches

    async def open(self, match: MatchId, user: UserId) -> Drafted:
        """The line somebody is composing at a table; a new one where it begins at another moment."""
        view = await self._matches.view(match, user)
        if view.seat is None:
            raise RefusedError("refused-not-seated")
        if view.table.phase != "playing":
            raise RefusedError("refused-over", next=str(view.table.next or 0))
        if not self._matches.repository.bundles[view.table.key].lines:
            raise RefusedError("refused-forged")
        if view.table.player_at(view.seat) != user:
            raise RefusedError("refused-stand-in-plays")
        settings = await self._matches.user_settings(user)
        told = select_told(await self._matches.story(match, user))
        asking = (view.seat,) if settings.asked_always else ()
        before, mark = settings.line, mark_of(told)
        if before is not None and (before.match, before.since, before.mark) == (match, len(told), mark):
            try:
                line = await self._compose(view, asking, before.log)
                return Drafted(view, before, line, await _offer(line))
            except RefusedError as error:
                if error.reason != "line-earlier":
                    raise
        line = await self._compose(view, asking, ())
        is_afresh = before is not None and before.match == match and bool(before.log)
        draft = DraftLine(match=match, since=len(told), mark=mark, stamp=before.stamp + 1 if before else 1)
        await self._matches.change_user_settings(
            user, lambda settings: settings.model_copy(update={"line": draft})
        )
        return Drafted(view, draft, line, await _offer(line), is_afresh)

    async def choose(self, match: MatchId, user: UserId, stamp: int, texts: Sequence[str]) -> Drafted:
        """Plays on in a line. stamp: of the button that was pressed."""
        drafted = await self._open(match, user, stamp)
        line = await asyncio.to_thread(choose, drafted.line, texts)
        return await self._put(user, drafted, line, lambda log: (*log, tuple(texts)))

    async def step_back(self, match: MatchId, user: UserId, stamp: int) -> Drafted:
        """Takes the last choice in a line back."""
        drafted = await self._open(match, user, stamp)
        log = drafted.draft.log[:-1]
        line = await asyncio.to_thread(compose, self._begin(drafted), log)
        return await self._put(user, drafted, line, lambda log: log[:-1])

    async def start_over(self, match: MatchId, user: UserId, stamp: int) -> Drafted:
        """Takes all of a line back."""
        drafted = await self._open(match, user, stamp)
        return await self._put(user, drafted, self._begin(drafted), lambda log: ())

    async def finish(self, match: MatchId, user: UserId, stamp: int) -> Line:
        """The line as it is kept: up to the last own action."""
        drafted = await self._open(match, user, stamp)
        if not drafted.line.steps:
            raise RefusedError("line-earlier")
        return Line(since=drafted.draft.since, mark=drafted.draft.mark, steps=drafted.line.steps)

    async def _open(self, match: MatchId, user: UserId, stamp: int) -> Drafted:
        drafted = await self.open(match, user)
        if drafted.is_afresh:
            raise RefusedError("line-moved-on")
        if drafted.draft.stamp != stamp:
            raise RefusedError("line-earlier")
        return drafted

    def _begin(self, drafted: Drafted) -> Composition:
        return begin(drafted.line.game, drafted.view.observation, drafted.line.asking)

    async def _put(
        self, user: UserId, drafted: Drafted, line: Composition, change: Callable[[Log], Log]
    ) -> Drafted:
        """Keep a line as it is then. Raises RefusedError where it has been changed meanwhile."""
        draft = drafted.draft.with_log(change(drafted.draft.log))

        def put(settings: UserSettings) -> UserSettings:
            if settings.line != drafted.draft:
                raise RefusedError("line-earlier")
            return settings.model_copy(update={"line": draft})

        await self._matches.change_user_settings(user, put)
        return Drafted(drafted.view, draft, line, await _offer(line))

    async def _compose(self, view: View, asking: Asking, log: Log) -> Composition:
        game = self._matches.repository.bundles[view.table.key].game
        return await asyncio.to_thread(_compose, game, view.observation, asking, log)


async def _offer(line: Composition) -> tuple[Offer, ...]:
    return await asyncio.to_thread(list_offers, line)


def _compose(game: AnyGame, seen: Observation, asking: Asking, log: Log) -> Composition:
    return compose(begin(game, seen, asking), log)
