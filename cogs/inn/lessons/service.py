"""Lessons: a small position, one task, and the real rules to try it on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias

from bot.engine import (
    CHANCE,
    Chance,
    Decisions,
    Event,
    IllegalActionError,
    NotationError,
    Observation,
    Outcome,
    PlayedItself,
    Seat,
    replay,
)
from bot.engine.game import AnyGame
from bot.match.bundle import MOST_ACTIONS, Course, Lesson
from bot.match.matches import MatchService
from bot.match.play import find_foregone, opens_decision
from bot.match.settings import OpenLesson, Schooling, UserSettings
from bot.match.values import RefusedError, UserId

# Playing a lesson: on the engine, from its position, with whatever the others do in it.

Log: TypeAlias = tuple[tuple[Seat, str], ...]
"""All that has been done in a lesson since its position, by everybody, chance included."""

MOST_ENTRIES: Final = 600
"""Things done in one lesson, by everybody; a task that is still open then has failed."""
POSITIONS_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class LessonPosition:
    """A position in somebody's lesson. solved: None while the task is open."""

    lesson: Lesson
    state: Any
    log: Log
    course: Course
    solved: bool | None

    @property
    def observation(self) -> Observation:
        """Return what the seat of the lesson knows."""
        seen: Observation = self.course.seen
        return seen


def resume(game: AnyGame, lesson: Lesson, log: Log) -> LessonPosition:
    """A lesson as it stands after what was done in it. Raises IllegalActionError, NotationError."""
    position = _begin(game, lesson)
    for seat, text in log:
        position = _apply(game, position, seat, text)
    return position


def choose(game: AnyGame, position: LessonPosition, texts: Sequence[str]) -> LessonPosition:
    """The lesson after a chain of choices and what follows them, all or nothing. Raises RefusedError.

    As at a table a chain ends where something was shown or somebody else has to choose.
    """
    seat = position.lesson.seat
    if position.solved is not None:
        raise RefusedError("refused-stale")
    for text in texts:
        if not position.observation.legal:
            break
        before = game.pending(position.state)
        told = len(position.course.events)
        try:
            position = _apply(game, position, seat, text)
        except NotationError as error:
            raise RefusedError("refused-unreadable") from error
        except IllegalActionError as error:
            raise RefusedError("refused-illegal", error.refusal, rule=error.refusal.rule) from error
        shown = any(event.reveals for event in position.course.events[told:])
        if shown or opens_decision(before, game.pending(position.state), seat):
            break
    return _follow(game, position)


@lru_cache(POSITIONS_KEPT)
def _begin(game: AnyGame, lesson: Lesson) -> LessonPosition:
    *_, last = replay(game, lesson.record)
    seen = game.observe(last.state, lesson.seat)
    return LessonPosition(lesson, last.state, (), Course(seen, seen, (), ()), None)


def _follow(game: AnyGame, position: LessonPosition) -> LessonPosition:
    """Lets the others and chance act until the task is decided or the seat must choose."""
    while position.solved is None:
        following = _find_following(game, position)
        if following is None:
            break
        position = _apply(game, position, *following)
    return position


def _find_following(game: AnyGame, position: LessonPosition) -> tuple[Seat, str] | None:
    lesson, state = position.lesson, position.state
    pending = game.pending(state)
    if isinstance(pending, Outcome):
        return None
    rng = Random(f"{lesson.key} {len(position.log)}")  # noqa: S311 - the same for everybody
    if isinstance(pending, Chance):
        return CHANCE, _find_reply(game, position, CHANCE) or str(game.sample(state, rng))
    foregone = find_foregone(game, state)
    if foregone is not None:
        return foregone[0], str(foregone[1])
    if pending.of(lesson.seat) is not None:
        return None
    seat = pending.open[0].seat
    legal = game.legal(state, seat)
    return seat, _find_reply(game, position, seat) or str(rng.choice(legal))


def _find_reply(game: AnyGame, position: LessonPosition, seat: Seat) -> str | None:
    """The first of a seat's written replies that is legal and has not been given yet."""
    given = Counter(text for logged_seat, text in position.log if logged_seat == seat)
    for text in position.lesson.line.replies.get(seat, ()):
        if given[text]:
            given[text] -= 1
        elif game.check(position.state, seat, game.parse(text)) is None:
            return text
    return None


def _apply(game: AnyGame, position: LessonPosition, seat: Seat, text: str) -> LessonPosition:
    lesson, course = position.lesson, position.course
    played_itself = seat == lesson.seat and _is_foregone(game, position.state, seat)
    step = game.apply(position.state, seat, game.parse(text))
    events: list[Event] = [PlayedItself(seat=seat)] if played_itself and step.events else []
    events += [event for event in step.events if event.known_to(lesson.seat)]
    chosen = (text,) if seat == lesson.seat and not played_itself else ()
    seen = game.observe(step.state, lesson.seat)
    course = Course(course.begun, seen, (*course.events, *events), (*course.actions, *chosen))
    log = (*position.log, (seat, text))
    return LessonPosition(lesson, step.state, log, course, _judge(lesson, course, len(log)))


def _is_foregone(game: AnyGame, state: Any, seat: Seat) -> bool:
    foregone = find_foregone(game, state)
    return isinstance(game.pending(state), Decisions) and foregone is not None and foregone[0] == seat


def _judge(lesson: Lesson, course: Course, entries: int) -> bool | None:
    """A game that is over without a verdict has not solved the task, nor has one that does not end."""
    solved = lesson.task(course)
    endless = len(course.actions) >= MOST_ACTIONS or entries >= MOST_ENTRIES
    return False if solved is None and (endless or course.seen.outcome is not None) else solved


# Who is at which lesson: opened, played, solved; kept on disk before anything is answered.


class School:
    """The lessons of all games, and everybody's place in them. What is turned down raises RefusedError."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._games = matches.repository.bundles

    async def schooling(self, user: UserId) -> Schooling:
        """Tell how far somebody has come."""
        return (await self._matches.user_settings(user)).schooling

    def find(self, game: str, key: str) -> Lesson:
        """A lesson of a game."""
        bundle = self._games.get(game)
        lesson = next(
            (known_lesson for known_lesson in (bundle.lessons if bundle else ()) if known_lesson.key == key),
            None,
        )
        if lesson is None:
            raise RefusedError("refused-lesson-gone")
        return lesson

    async def find_next(self, user: UserId, game: str) -> str:
        """Find the first lesson of a game that somebody has not solved; the first where all are."""
        bundle, solved = self._games.get(game), (await self.schooling(user)).of(game)
        keys = [lesson.key for lesson in bundle.lessons] if bundle else []
        if not keys:
            raise RefusedError("refused-lesson-gone")
        return next((key for key in keys if key not in solved), keys[0])

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
            return _learn(changed, done.with_advised("lesson", done.stamp))

        settings = await self._matches.change_user_settings(user, change)
        return settings.schooling, after


def _learn(settings: UserSettings, schooling: Schooling) -> UserSettings:
    return settings.model_copy(update={"schooling": schooling})


def _open(settings: UserSettings, lesson: OpenLesson) -> UserSettings:
    return _learn(settings, settings.schooling.with_lesson(lesson))
