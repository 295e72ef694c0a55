"""Lessons of Journey to Mordor: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.journey import events as told


def win(course: Course) -> bool | None:
    """7.3 The hobbit wins in this round, and shares it with nobody."""
    ended = course.find(told.GameEnded)
    if ended:
        return bool(ended[-1].winners == (course.begun.viewer,))
    return False if course.find(told.TurnBegan) else None


def stay_in(course: Course) -> bool | None:
    """6.1 The hobbit is not out when this turn is over."""
    if any(event.seat == course.begun.viewer for event in course.find(told.HobbitEliminated)):
        return False
    return True if course.find(told.RollingEnded) else None


def cross(course: Course, circles: int) -> bool | None:
    """5.5 The hobbit crosses so many circles in this turn."""
    crossed = sum(e.count for e in course.find(told.CirclesCrossed) if e.seat == course.begun.viewer)
    return crossed >= circles if course.find(told.RollingEnded) else None


def be_ahead(course: Course) -> bool | None:
    """7.2 When the next round begins, no hobbit has come as far."""
    if len(course.find(told.TurnBegan)) < len(course.begun.tracks):
        return None
    own = course.seen.track(course.begun.viewer)
    return all(own.circles > track.circles for track in course.seen.tracks if track.seat != own.seat)


def arrive(course: Course) -> bool | None:
    """6.2, 7.2 The hobbit arrives, and is not out."""
    if course.find(told.HobbitArrived):
        return True
    return False if course.find(told.RollingEnded) else None


def put_frodo_out(course: Course) -> bool | None:
    """6.1 Frodo crosses his last Nazgûl field in this turn."""
    if any(event.seat == "frodo" for event in course.find(told.HobbitEliminated)):
        return True
    return False if course.find(told.RollingEnded) else None


def send_the_nazgul(course: Course) -> bool | None:
    """4.3, 6.3 The Nazgûl that must be kept is Merry's, and a Ring is kept with it."""
    kept = [event.dice for event in course.find(told.DiceKept)]
    return bool(("blue", "nazgul") in kept[0] and ("yellow", "ring") in kept[0]) if kept else None


def dodge(course: Course) -> bool | None:
    """8 Rohan: a circle in this turn, and no field of one's own."""
    if any(event.seat == course.begun.viewer for event in course.find(told.NazgulStruck)):
        return False
    return bool(course.find(told.CirclesCrossed)) if course.find(told.RollingEnded) else None


TASKS: Mapping[str, Task] = {
    **{
        task.__name__: task
        for task in (win, stay_in, be_ahead, arrive, put_frodo_out, send_the_nazgul, dodge)
    },
    "cross_one": partial(cross, circles=1),
    "cross_two": partial(cross, circles=2),
}

LESSONS = load_lessons(Path(__file__).parent, TASKS)
