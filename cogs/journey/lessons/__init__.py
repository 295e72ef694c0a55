"""Lessons of Journey to Mordor: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.journey import events as told


def send_the_nazgul(course: Course) -> bool | None:
    """4.3, 5.4 The Nazgûl that must be kept is Sam's, and a Ring is kept with it."""
    kept = [event.dice for event in course.find(told.DiceKept)]
    return bool(("red", "nazgul") in kept[0] and ("yellow", "ring") in kept[0]) if kept else None


def cross_two_circles(course: Course) -> bool | None:
    """5.5 Frodo crosses two circles in this turn."""
    crossed = sum(event.count for event in course.find(told.CirclesCrossed) if event.seat == "frodo")
    return crossed >= 2 if course.find(told.TurnBegan) else None


def arrive(course: Course) -> bool | None:
    """6.2, 7.2 Frodo arrives, and is not out."""
    if course.find(told.HobbitArrived):
        return True
    return False if course.find(told.TurnBegan, told.HobbitEliminated) else None


def put_sam_out(course: Course) -> bool | None:
    """6.1 Sam crosses his last Nazgûl field in this turn."""
    if any(event.seat == "sam" for event in course.find(told.HobbitEliminated)):
        return True
    return False if course.find(told.TurnBegan) else None


def dodge(course: Course) -> bool | None:
    """8 Rohan: a circle in this turn, and no field of Frodo's."""
    if any(event.seat == "frodo" for event in course.find(told.NazgulStruck)):
        return False
    return bool(course.find(told.CirclesCrossed)) if course.find(told.TurnBegan) else None


TASKS: Mapping[str, Task] = {
    task.__name__: task for task in (send_the_nazgul, cross_two_circles, arrive, put_sam_out, dodge)
}

LESSONS = load_lessons(Path(__file__).parent, TASKS)
