"""Lessons of The Battle for Middle-earth: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.battle import events as told


def win(course: Course) -> bool | None:
    """11.4 The game ends with this turn, and is won alone."""
    ended = course.find(told.GameEnded)
    if ended:
        return bool(ended[-1].winners == (course.begun.viewer,))
    return False if course.find(told.TurnBegan) else None


def win_points(course: Course, points: int) -> bool | None:
    """5.9 So many points at least in this turn."""
    won = sum(event.points for event in course.find(told.EnemiesBeaten))
    if won:
        return bool(won >= points)
    return False if course.find(told.TurnBegan) else None


def win_in_two_turns(course: Course, points: int) -> bool | None:
    """5.9 So many points at least in this turn and the next of one's own."""
    own = course.begun.viewer
    if sum(event.points for event in course.find(told.EnemiesBeaten) if event.seat == own) >= points:
        return True
    turns = [event.seat for event in course.find(told.TurnBegan)]
    return False if own in turns and turns[-1] != own else None


def borrow_from_behind(course: Course) -> bool | None:
    """12.2 An enemy is beaten, and the hobbit goes to whoever has fewest points."""
    points = {player.seat: player.points for player in course.begun.players}
    given = course.find(told.GiftGiven)
    if given:
        return bool(points[given[-1].seat] == min(points.values()))
    return False if course.find(told.EnemiesBeaten, told.TurnBegan) else None


def keep_legolas(course: Course) -> bool | None:
    """12.6 An enemy is beaten, and Legolas stays on the table."""
    if course.find(told.CompanionStayed):
        return True
    return False if course.find(told.TurnBegan) else None


def lose_least(course: Course) -> bool | None:
    """8.6 Of the enemies won the cheapest is given up."""
    lost = [event.enemy for event in course.find(told.WonEnemyLost) if event.seat == course.begun.viewer]
    return "orc_patrol" in lost if lost else None


def stay_ready(course: Course) -> bool | None:
    """8.6 A companion is given up, and a party still shows all symbols of the Mûmak."""
    seen, own = course.seen, course.begun.viewer
    if all(event.seat != own for event in course.find(told.CompanionLost)):
        return None
    needed = Counter(seen.cards.symbols["mumak"])
    shown = [
        Counter(s for card in party.cards for s in seen.cards.symbols[card]) for party in seen.own.parties
    ]
    return any(needed <= symbols for symbols in shown)


TASKS: Mapping[str, Task] = {
    **{task.__name__: task for task in (win, borrow_from_behind, keep_legolas, lose_least, stay_ready)},
    **{f"win_{points}": partial(win_points, points=points) for points in (1, 3, 7, 10, 11, 16)},
    "win_6_in_two_turns": partial(win_in_two_turns, points=6),
}


LESSONS = load_lessons(Path(__file__).parent, TASKS)
