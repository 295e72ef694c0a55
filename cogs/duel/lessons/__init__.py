"""Lessons of Duel for Middle-earth: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.engine import Event
from bot.match.bundle import Course, Task, load_lessons
from cogs.duel import events as told
from cogs.duel.components import CARDS
from cogs.duel.observation import DuelObservation

CHEAP = 1
"""Coins a card may cost where the cheaper one is to be found."""
CHEAP_LANDMARK = 2
"""Coins a landmark tile may cost where the cheapest one is to be found."""
OWN_TURNS = 2
"""Turns of one's own in a full round."""


def win_now(course: Course) -> bool | None:
    """13 The game is won in this turn, and not shared."""
    for event in course.find(told.GameEnded):
        return bool(event.winners == (course.begun.viewer,))
    return False if course.find(told.TurnBegan) else None


def hold(course: Course) -> bool | None:
    """4.4 The opponent does not win in the turn after this one."""
    if course.find(told.GameEnded):
        return False
    turns = [event.seat for event in course.find(told.TurnBegan)]
    return True if course.begun.viewer in turns and turns[0] != course.begun.viewer else None


def play_yellow(course: Course) -> bool | None:
    """4.3, 6.2 A yellow card is played."""
    for event in course.find(told.CardPlayed):
        return CARDS[event.card].color == "yellow"
    return False if course.find(told.TurnBegan) else None


def play_red_by_skill(course: Course) -> bool | None:
    """5.3, 5.7 Within two turns of one's own a red card costs nothing, and its unit stands on the map."""
    seat = course.begun.viewer
    paid = [event for event in course.find(told.CardPlayed) if event.seat == seat and event.price]
    turns = sum(event.seat == seat for event in course.find(told.TurnBegan))
    if paid or turns >= OWN_TURNS:
        return False
    return True if any(event.seat == seat for event in course.find(told.UnitsPlaced)) else None


def play_by_link(course: Course) -> bool | None:
    """5.5 A card is played by its linking symbol, without a coin."""
    for event in course.find(told.CardPlayed):
        return bool(event.way == "link")
    return False if course.find(told.TurnBegan) else None


def play_cheaply(course: Course) -> bool | None:
    """5.3 A card of three symbols is played for a coin at most."""
    for event in course.find(told.CardPlayed):
        return bool(event.price <= CHEAP)
    return False if course.find(told.TurnBegan) else None


def gain_a_region(course: Course) -> bool | None:
    """11.3, 11.6 Present in more regions when the turn is over."""
    if not course.find(told.TurnBegan, told.GameEnded):
        return None
    return _presence(course.seen) > _presence(course.begun)


def build_cheaply(course: Course) -> bool | None:
    """5.6 A landmark tile is taken in this turn for two coins at most."""
    for event in course.find(told.LandmarkTaken):
        return bool(event.price <= CHEAP_LANDMARK)
    return False if course.find(told.TurnBegan) else None


def reach_a_bonus(course: Course) -> bool | None:
    """9.3 A bonus space of the quest track is reached in this turn."""
    return _has_done(course, told.BonusReached)


def gain_a_token(course: Course) -> bool | None:
    """7.2 An alliance token is kept in this turn."""
    return _has_done(course, told.TokenKept)


def _has_done(course: Course, kind: type[Event]) -> bool | None:
    if course.find(kind):
        return True
    return False if course.find(told.TurnBegan) else None


def _presence(seen: DuelObservation) -> int:
    return sum(seen.viewer in region.presence for region in seen.regions)


TASKS: Mapping[str, Task] = {
    task.__name__: task
    for task in (
        *(win_now, hold, play_yellow, play_red_by_skill, play_by_link, play_cheaply),
        *(gain_a_region, build_cheaply, reach_a_bonus, gain_a_token),
    )
}

LESSONS = load_lessons(Path(__file__).parent, TASKS)
