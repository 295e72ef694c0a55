"""A lesson as somebody goes through it on a phone: what is pressed and what is read on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.match.bundle import GameBundle, Lesson
from bot.match.settings import OpenLesson, Schooling
from bot.text import Language
from bot.ui.menus.level import THEN, Level, Menu, Trail
from bot.ui.menus.tree import menu_of_lesson
from bot.ui.page import Page
from cogs.inn.lessons.pages import lesson_page
from cogs.inn.lessons.service import LessonPosition, choose, resume
from tests.ui.test_limits import presentation

PRESS: Final = 3.0
"""Seconds for one press, with the look for it."""
PACE: Final = 200.0
"""Words somebody reads in a minute."""
WORD: Final = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")


@dataclass(frozen=True, slots=True)
class Step:
    """One choice in a menu. presses: on the way to it; actions: what it does; seen: the levels on the way."""

    presses: int
    actions: tuple[str, ...]
    seen: tuple[Level, ...]


@dataclass
class Walk:
    """A whole lesson. presses: from the list to the next lesson, with the opening of menus; answers: what of
    them the bot hears of while it is open; read: its texts, each once."""

    presses: int = 1  # that leads to it
    answers: int = 0
    read: dict[str, None] = field(default_factory=dict)

    @property
    def words(self) -> int:
        """How many words are read."""
        return count_words(self.read)

    @property
    def seconds(self) -> float:
        """How long it takes, by arithmetic."""
        return self.presses * PRESS + self.words * 60 / PACE


def count_words(texts: Iterator[str] | Sequence[str] | dict[str, None]) -> int:
    """The words of some texts."""
    return sum(len(WORD.findall(text)) for text in texts)


def walk_through(bundle: GameBundle, lesson: Lesson, language: Language) -> Walk:
    """Go through a lesson by its solution, with the fewest presses. Raises LookupError."""
    walk, position = Walk(), resume(bundle.game, lesson, ())
    bundle = bundle.of(bundle.game.options.model_validate_json(lesson.record.options))
    say = bundle.words.translator(language)
    name = f"lesson-{lesson.key}"
    walk.read |= dict.fromkeys([say(name), say(f"{name}.story"), say(f"{name}.task")])
    while position.solved is None:
        done = len(position.course.actions)
        step = _find_step(bundle, position, lesson.line.solution[done:], language)
        walk.presses += step.presses
        walk.answers += len(step.seen)
        walk.read[bundle.words.prompt(position.observation, language)] = None
        for level in step.seen:
            walk.read |= dict.fromkeys(_labels(level))
        position = choose(bundle.game, position, list(step.actions))
        assert len(position.course.actions) > done, step
    assert position.solved, lesson.key
    walk.read[say(f"{name}.done")] = None
    return walk


def _labels(level: Level) -> Iterator[str]:
    yield from (shortcut.item.label for shortcut in level.shortcuts)
    for menu in level.menus:
        yield menu.title
        yield from (choice.item.label for choice in menu.choices)
    for label, detail in level.explained:
        yield from (label, detail)


def _find_step(
    bundle: GameBundle, position: LessonPosition, ahead: Sequence[str], language: Language
) -> Step:
    steps = list(_steps(bundle, position, ahead, language, Trail(), (), 0))
    if not steps:
        raise LookupError(ahead)
    return min(steps, key=lambda step: (step.presses / len(step.actions), step.presses))


def _steps(
    bundle: GameBundle,
    position: LessonPosition,
    ahead: Sequence[str],
    language: Language,
    trail: Trail,
    seen: tuple[Level, ...],
    presses: int,
) -> Iterator[Step]:
    level = menu_of_lesson(bundle, position.observation, language, trail)
    levels = (*seen, level)
    for choice in level.shortcuts:
        if choice.action is not None and (actions := _fit(choice.action, ahead)):
            yield Step(presses + 1, actions, levels)
        elif choice.action is None:
            below = trail.into(choice.number, *choice.further)
            yield from _steps(bundle, position, ahead, language, below, levels, presses + 1)
    for menu in level.menus:
        if (actions := _fit_menu(menu, ahead)) is not None:
            # A menu is opened, and closed again where several lines may be chosen.
            closing = 1 if menu.most > 1 else 0
            lines = len(actions) - bool(menu.then) if closing else 1
            yield Step(presses + 1 + lines + closing, actions, levels)
        for choice in menu.choices:
            if choice.action is None:
                below = trail.into(choice.number, *choice.further)
                yield from _steps(bundle, position, ahead, language, below, levels, presses + 2)
    if level.trail.page < level.pages - 1:
        further = level.trail.turned(level.trail.page + 1)
        yield from _steps(bundle, position, ahead, language, further, levels, presses + 1)


def _fit(action: str, ahead: Sequence[str]) -> tuple[str, ...]:
    """The actions of a choice, where they are the next ones; the last of them may follow by itself."""
    texts = tuple(action.split(THEN))
    return texts if texts[: len(ahead)] == tuple(ahead[: len(texts)]) else ()


def _fit_menu(menu: Menu, ahead: Sequence[str]) -> tuple[str, ...] | None:
    lines = {choice.action: choice for choice in menu.choices if choice.action is not None}
    if menu.most == 1:
        fitting = [actions for action in lines if (actions := _fit(action, ahead))]
        return max(fitting, key=len, default=None)
    taken: list[str] = []
    while len(taken) < min(menu.most, len(ahead)) and ahead[len(taken)] in lines:
        taken.append(ahead[len(taken)])
    if menu.then and tuple(ahead[len(taken) : len(taken) + 1]) != (menu.then,):
        return None
    return (*taken, *filter(None, [menu.then])) if taken else None


def page_of(bundle: GameBundle, position: LessonPosition, language: Language, *, hinted: bool) -> Page:
    """The page of a lesson as it stands."""
    schooling = Schooling(open=OpenLesson(game=bundle.key, key=position.lesson.key), stamp=1)
    return lesson_page(presentation(bundle), schooling, position, language, hinted=hinted)
