"""Lessons of The Battle for Middle-earth: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.battle.events import CompanionStayed, EnemiesBeaten, TurnBegan, WonEnemyLost


def win_points(course: Course, points: int) -> bool | None:
    """5.9 So many points at least in this turn."""
    won = sum(event.points for event in course.find(EnemiesBeaten))
    if won:
        return bool(won >= points)
    return False if course.find(TurnBegan) else None


def keep_legolas(course: Course) -> bool | None:
    """12.6 An enemy is beaten, and Legolas stays on the table."""
    if course.find(CompanionStayed):
        return True
    return False if course.find(TurnBegan) else None


def lose_least(course: Course) -> bool | None:
    """8.6 Of the enemies won the cheapest is given up."""
    lost = [event.enemy for event in course.find(WonEnemyLost) if event.seat == course.begun.viewer]
    return "orc_patrol" in lost if lost else None


TASKS: Mapping[str, Task] = {
    "keep_legolas": keep_legolas,
    "lose_least": lose_least,
    **{f"win_{points}": partial(win_points, points=points) for points in (3, 7, 10, 11)},
}


LESSONS = load_lessons(Path(__file__).parent, TASKS)
