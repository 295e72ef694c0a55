"""Lessons of The Confrontation: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.confrontation import events as told

CHEAP = ("l1", "l2", "l3")


def win_now(course: Course) -> bool | None:
    """9 The game is won before the other side moves."""
    for event in course.find(told.GameEnded):
        return bool(event.winner == course.begun.viewer)
    return False if course.find(told.TurnBegan) else None


def reach_high_pass(course: Course) -> bool | None:
    """5.1 A figure goes to the High Pass."""
    for event in course.find(told.OwnFigureMoved):
        return bool(event.region == "high_pass")
    return None


def win_a_round(course: Course) -> bool | None:
    """4.2, 6 Asked for the next move, with an enemy defeated and nobody of one's own."""
    side = course.begun.viewer
    fallen = _list_fallen(course)
    if side in fallen:
        return False
    return bool(fallen) if _is_asked_again(course) else None


def seat_frodo(course: Course) -> bool | None:
    """3.1 Frodo is placed in the Shire."""
    placed = [piece.region for piece in course.seen.pieces if piece.figure == "frodo"]
    return placed == ["shire"] if placed else None


def reach_fangorn(course: Course) -> bool | None:
    """2.7, 2.8 A figure has come to Fangorn in this move, without a battle and without a loss."""
    if course.find(told.BattleJoined, told.FigureDefeated):
        return False
    if not course.find(told.TurnBegan):
        return None
    return any(event.region == "fangorn" for event in course.find(told.OwnFigureMoved))


def advance_frodo(course: Course) -> bool | None:
    """6.4 Frodo goes forward, and is on the map when Light is asked for its next move."""
    moved = course.find(told.OwnFigureMoved)
    if course.find(told.GameEnded) or (moved and moved[0].figure != "frodo"):
        return False
    return True if _is_asked_again(course) else None


def win_unharmed(course: Course) -> bool | None:
    """6.4, 6.9 An enemy falls in this battle, and nobody of one's own does."""
    fallen = _list_fallen(course)
    if course.begun.viewer in fallen:
        return False
    return bool(fallen) if fallen or course.find(told.TurnBegan) else None


def defeat_on_sight(course: Course) -> bool | None:
    """6.5, 6.6, 6.7 An enemy falls in this move, nobody of one's own does, and no card is played."""
    return False if course.find(told.CardChosen, told.CardShown) else win_unharmed(course)


def win_cheaply(course: Course) -> bool | None:
    """6.8 The enemy falls, Gandalf does not, and a low number was enough."""
    played = [event.card for event in course.find(told.CardShown) if event.side == "light"]
    return False if any(card not in CHEAP for card in played) else win_unharmed(course)


def _list_fallen(course: Course) -> list[str]:
    return [event.side for event in course.find(told.FigureDefeated)]


def _is_asked_again(course: Course) -> bool:
    return any(event.side == course.begun.viewer for event in course.find(told.TurnBegan))


TASKS: Mapping[str, Task] = {
    task.__name__: task
    for task in (
        *(win_now, reach_high_pass, win_a_round, seat_frodo, reach_fangorn, advance_frodo),
        *(win_unharmed, defeat_on_sight, win_cheaply),
    )
}

LESSONS = load_lessons(Path(__file__).parent, TASKS)
