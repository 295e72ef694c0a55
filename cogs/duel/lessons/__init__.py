"""Lessons of Duel for Middle-earth: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.duel.events import CardPlayed, GameEnded, TurnBegan
from cogs.duel.observation import DuelObservation

CHEAP = 1
"""Coins a card may cost where the cheaper one is to be found."""


def win_now(course: Course) -> bool | None:
    """13 The game is won in this turn."""
    for event in course.find(GameEnded):
        return course.begun.viewer in event.winners
    return False if course.find(TurnBegan) else None


def hold(course: Course) -> bool | None:
    """4.4 The opponent does not win in the turn after this one."""
    if course.find(GameEnded):
        return False
    turns = [event.seat for event in course.find(TurnBegan)]
    return True if course.begun.viewer in turns and turns[0] != course.begun.viewer else None


def play_by_link(course: Course) -> bool | None:
    """5.5 A card is played by its linking symbol, without a coin."""
    for event in course.find(CardPlayed):
        return bool(event.way == "link")
    return False if course.find(TurnBegan) else None


def play_cheaply(course: Course) -> bool | None:
    """5.3 A card of the third chapter is played for a coin at most."""
    for event in course.find(CardPlayed):
        return bool(event.price <= CHEAP)
    return False if course.find(TurnBegan) else None


def gain_a_region(course: Course) -> bool | None:
    """11.3, 11.6 Present in more regions when the turn is over."""
    if not course.find(TurnBegan, GameEnded):
        return None
    return _presence(course.seen) > _presence(course.begun)


def _presence(seen: DuelObservation) -> int:
    return sum(seen.viewer in region.presence for region in seen.regions)


TASKS: Mapping[str, Task] = {
    task.__name__: task for task in (win_now, hold, play_by_link, play_cheaply, gain_a_region)
}


LESSONS = load_lessons(Path(__file__).parent, TASKS)
