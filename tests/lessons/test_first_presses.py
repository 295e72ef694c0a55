"""A lesson about an idea is not solved by whatever is pressed first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest

from bot.match.bundle import TURN, GameBundle, Lesson
from bot.match.values import RefusedError
from bot.ui.menus.level import THEN, Choice, Level, Trail
from bot.ui.menus.tree import menu_of_lesson
from cogs import bundles
from cogs.inn.lessons.service import LessonPosition, choose, resume

OF_NO_IDEA: Final = ("goal", TURN, "round")
"""Chapters that show how it goes."""
MOST_BY_LUCK: Final = 1 / 3

LESSONS: Final = [
    (bundle, lesson)
    for key in ("battle", "journey")
    for bundle in (bundles()[key],)
    for lesson in bundle.lessons
    if lesson.line.chapter not in OF_NO_IDEA
]


def first_presses(
    bundle: GameBundle, position: LessonPosition, trail: Trail = Trail()
) -> Iterator[list[str]]:
    """What can be done first: the actions of each line, and of each choice of several lines."""
    level = menu_of_lesson(bundle, position.observation, "en", trail)
    for choice in (*level.shortcuts, *_single(level)):
        if choice.action is None:
            yield from first_presses(bundle, position, trail.into(choice.number, *choice.further))
        else:
            yield choice.action.split(THEN)
    for menu in level.menus:
        lines = [menu_choice.action for menu_choice in menu.choices if menu_choice.action is not None]
        for count in range(1, menu.most + 1) if menu.most > 1 else ():
            for chosen in combinations(lines, count):
                yield [*chosen, *filter(None, [menu.then])]


def _single(level: Level) -> Iterator[Choice]:
    return (choice for menu in level.menus if menu.most == 1 for choice in menu.choices)


def is_solved(bundle: GameBundle, position: LessonPosition, texts: list[str]) -> bool | None:
    """Whether these actions solve the lesson; None where they are not allowed together."""
    for text in texts:
        try:
            position = choose(bundle.game, position, [text])
        except RefusedError:
            return None
        if position.solved is not None:
            break
    return position.solved is True


@pytest.mark.parametrize(
    ("bundle", "lesson"), LESSONS, ids=[f"{bundle.key}-{lesson.key}" for bundle, lesson in LESSONS]
)
def test_at_most_a_third_of_the_first_presses_solves_a_lesson(bundle: GameBundle, lesson: Lesson) -> None:
    position = resume(bundle.game, lesson, ())
    pressed = {
        tuple(actions): is_solved(bundle, position, actions) for actions in first_presses(bundle, position)
    }
    done = [solved for solved in pressed.values() if solved is not None]

    assert len(done) > 1
    assert sum(done) <= MOST_BY_LUCK * len(done), [actions for actions, solved in pressed.items() if solved]
