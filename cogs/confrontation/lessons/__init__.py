"""Lessons of The Confrontation: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.confrontation import events as told

CHEAP = ("l1", "l2", "l3")


def reach_fangorn(course: Course) -> bool | None:
    """2.8 A Light figure stands in Fangorn after this move, and nobody had to fight for it."""
    if course.find(told.BattleJoined):
        return False
    moved = course.find(told.OwnFigureMoved)
    if moved:
        return bool(moved[0].region == "fangorn")
    return False if course.find(told.TurnBegan) else None


def save_frodo(course: Course) -> bool | None:
    """6.4 Light is asked for its next move, with Frodo on the map."""
    turns = [event.side for event in course.find(told.TurnBegan)]
    return True if turns.count("light") else None


def win_for_frodo(course: Course) -> bool | None:
    """6.4 The attacker falls, and nobody of the Fellowship does."""
    fallen = [event.side for event in course.find(told.FigureDefeated)]
    if "light" in fallen:
        return False
    return "dark" in fallen if fallen or course.find(told.TurnBegan) else None


def defeat_on_sight(course: Course) -> bool | None:
    """6.5, 6.6 An enemy falls in this move, nobody of one's own does, and no card is played."""
    side = course.begun.viewer
    fallen = [event.side for event in course.find(told.FigureDefeated)]
    if side in fallen or course.find(told.CardChosen, told.CardShown):
        return False
    if fallen:
        return True
    return False if course.find(told.TurnBegan) else None


def win_cheaply(course: Course) -> bool | None:
    """6.8 The enemy falls, Gandalf does not, and a low number was enough."""
    fallen = [event.side for event in course.find(told.FigureDefeated)]
    played = [event.card for event in course.find(told.CardShown) if event.side == "light"]
    if "light" in fallen or any(card not in CHEAP for card in played):
        return False
    return "dark" in fallen if fallen or course.find(told.TurnBegan) else None


TASKS: Mapping[str, Task] = {
    task.__name__: task for task in (reach_fangorn, save_frodo, win_for_frodo, defeat_on_sight, win_cheaply)
}

LESSONS = load_lessons(Path(__file__).parent, TASKS)
