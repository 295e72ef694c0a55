"""Who is at which lesson: opened, played, solved; kept on disk before anything is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from bot.engine import IllegalActionError, NotationError
from bot.match.bundle import GameBundle
from bot.match.lessons.lesson import Lesson
from bot.match.lessons.play import LessonPosition, choose, resume
from bot.match.lessons.progress import OpenLesson, Schooling
from bot.match.people.settings import UserSettings
from bot.match.service import MatchService
from bot.match.table import RefusedError, UserId


class School:
    """The lessons of all games, and everybody's place in them. What is turned down raises RefusedError."""

    def __init__(self, matches: MatchService, games: Mapping[str, GameBundle]) -> None:
        self._matches = matches
        self._games = games

    async def schooling(self, user: UserId) -> Schooling:
        """How far somebody has come."""
        return (await self._matches.user_settings(user)).schooling

    def find(self, game: str, key: str) -> Lesson:
        """A lesson of a game."""
        bundle = self._games.get(game)
        found = next((each for each in (bundle.lessons if bundle else ()) if each.key == key), None)
        if found is None:
            raise RefusedError("refused-lesson-gone")
        return found

    async def begin(self, user: UserId, game: str, key: str) -> tuple[Schooling, LessonPosition]:
        """Opens a lesson at its position, afresh if it was open."""
        lesson = self.find(game, key)
        position = await asyncio.to_thread(resume, self._games[game].game, lesson, ())
        settings = await self._matches.change_user_settings(
            user, lambda before: _open(before, OpenLesson(game=game, key=key))
        )
        return settings.schooling, position

    async def current(self, user: UserId) -> tuple[Schooling, LessonPosition]:
        """The lesson somebody is at; afresh where the rules no longer allow what was done in it."""
        schooling = await self.schooling(user)
        if schooling.open is None:
            raise RefusedError("refused-lesson-gone")
        opened = schooling.open
        lesson, game = self.find(opened.game, opened.key), self._games[opened.game].game
        log = tuple((seat, text) for seat, _, text in (line.partition(" ") for line in opened.log))
        try:
            return schooling, await asyncio.to_thread(resume, game, lesson, log)
        except (IllegalActionError, NotationError):
            return await self.begin(user, opened.game, opened.key)

    async def act(self, user: UserId, stamp: int, texts: Sequence[str]) -> tuple[Schooling, LessonPosition]:
        """Plays on in the lesson somebody is at. stamp: of the button that was pressed."""
        schooling, position = await self.current(user)
        opened = schooling.open
        if opened is None or schooling.stamp != stamp:
            raise RefusedError("refused-stale")
        game = self._games[opened.game].game
        after = await asyncio.to_thread(choose, game, position, texts)
        log = tuple(f"{seat} {text}" for seat, text in after.log)

        def change(before: UserSettings) -> UserSettings:
            if before.schooling.stamp != stamp:
                raise RefusedError("refused-stale")
            changed = _open(before, opened.model_copy(update={"log": log}))
            if not after.solved:
                return changed
            done = changed.schooling.with_done(opened.game, opened.key)
            return changed.model_copy(update={"schooling": done})

        settings = await self._matches.change_user_settings(user, change)
        return settings.schooling, after


def _open(settings: UserSettings, lesson: OpenLesson) -> UserSettings:
    return settings.model_copy(update={"schooling": settings.schooling.with_lesson(lesson)})
