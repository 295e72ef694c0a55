"""Tasks of the lessons of Journey to Mordor."""

from __future__ import annotations

from collections.abc import Mapping

from bot.match.bundle import Course, Task
from cogs.journey.events import (
    CirclesCrossed,
    DiceKept,
    HobbitArrived,
    HobbitEliminated,
    NazgulStruck,
    TurnBegan,
)


def send_the_nazgul(course: Course) -> bool | None:
    """4.3, 5.4 The Nazgûl that must be kept is Sam's, and a Ring is kept with it."""
    kept = [event.dice for event in course.find(DiceKept)]
    return bool(("red", "nazgul") in kept[0] and ("yellow", "ring") in kept[0]) if kept else None


def cross_two_circles(course: Course) -> bool | None:
    """5.5 Frodo crosses two circles in this turn."""
    crossed = sum(event.count for event in course.find(CirclesCrossed) if event.seat == "frodo")
    return crossed >= 2 if course.find(TurnBegan) else None


def arrive(course: Course) -> bool | None:
    """6.2, 7.2 Frodo arrives, and is not out."""
    if course.find(HobbitArrived):
        return True
    return False if course.find(TurnBegan, HobbitEliminated) else None


def put_sam_out(course: Course) -> bool | None:
    """6.1 Sam crosses his last Nazgûl field in this turn."""
    if any(event.seat == "sam" for event in course.find(HobbitEliminated)):
        return True
    return False if course.find(TurnBegan) else None


def dodge(course: Course) -> bool | None:
    """8 Rohan: a circle in this turn, and no field of Frodo's."""
    if any(event.seat == "frodo" for event in course.find(NazgulStruck)):
        return False
    return bool(course.find(CirclesCrossed)) if course.find(TurnBegan) else None


TASKS: Mapping[str, Task] = {
    task.__name__: task for task in (send_the_nazgul, cross_two_circles, arrive, put_sam_out, dodge)
}
