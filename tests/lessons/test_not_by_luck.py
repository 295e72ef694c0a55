"""A lesson asks for an idea: few of the choices at its beginning solve it, whichever somebody presses."""

from __future__ import annotations

from typing import Final

import pytest

from bot.match.bundle import GameBundle, Lesson
from cogs import bundles
from cogs.inn.lessons.service import choose, resume

PLAIN: Final = ("goal", "turn", "round")
"""Chapters whose tasks say what is to be done."""
MOST: Final = 3
"""One choice in so many, at most, may solve a lesson by itself."""

ASKED = [
    pytest.param(bundle, lesson, id=f"{bundle.key}-{lesson.key}")
    for bundle in bundles().values()
    if bundle.key in ("confrontation", "duel")
    for lesson in bundle.lessons
    if lesson.line.chapter not in PLAIN
]


@pytest.mark.parametrize(("bundle", "lesson"), ASKED)
def test_a_first_press_seldom_solves_a_lesson_by_luck(bundle: GameBundle, lesson: Lesson) -> None:
    begun = resume(bundle.game, lesson, ())
    legal = [str(action) for action in begun.observation.legal]

    lucky = [action for action in legal if choose(bundle.game, begun, [action]).solved]

    assert len(lucky) * MOST <= len(legal), lucky
