"""The course of War is solved by its ideas, and each of them is tried twice."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from bot.match.bundle import TURN, Lesson
from cogs.inn.lessons.service import choose, resume
from cogs.war.bundle import BUNDLE

PLAIN: Final = ("goal", TURN, "round")
"""The chapters that show how it is done, before there are ideas to find."""
MOST_LUCKY: Final = 1 / 3
IDEAS: Final = [lesson for lesson in BUNDLE.lessons if lesson.line.chapter not in PLAIN]


@pytest.mark.parametrize("lesson", IDEAS, ids=lambda lesson: str(lesson.key))
def test_most_first_choices_do_not_solve_a_lesson(lesson: Lesson) -> None:
    position = resume(BUNDLE.game, lesson, ())
    legal = [str(action) for action in position.observation.legal]

    lucky = [text for text in legal if choose(BUNDLE.game, position, [text]).solved]

    assert len(lucky) <= MOST_LUCKY * len(legal), lucky


def test_every_chapter_of_ideas_has_two_positions_at_least() -> None:
    chapters = Counter(lesson.line.chapter for lesson in IDEAS)

    assert min(chapters.values()) >= 2, chapters
