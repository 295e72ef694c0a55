"""Lessons of War of the Ring: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from bot.match.bundle import Course, Task, load_lessons
from cogs.war.groteka.actions import UnitBroken, UnitRaised, UnitSacrificed
from cogs.war.model import turn_events
from cogs.war.model.battle_events import (
    ArmyMoved,
    AttackCeased,
    BattleEnded,
    FiguresRecruited,
    HitsTaken,
    NationAdvanced,
    RoundBegan,
    WithdrewIntoStronghold,
)
from cogs.war.model.components import AT_WAR


def go_to_war(course: Course) -> bool | None:
    """9.1 Check whether a Nation is At War."""
    for event in course.find(NationAdvanced):
        return bool(event.box == AT_WAR)
    return None


def bring_saruman(course: Course) -> bool | None:
    """5.4 Saruman enters play with the next die."""
    if course.find(turn_events.CharacterEntered):
        return True
    return False if course.find(turn_events.DieUsed, turn_events.DieSkipped) else None


def leave_a_garrison(course: Course) -> bool | None:
    """10.2 Check whether the Army goes, and somebody stays behind."""
    for event in course.find(ArmyMoved):
        return any(text.startswith("leave ") for text in course.actions) and event.origin == "dol_guldur"
    return False if course.find(turn_events.DieSkipped) else None


def recruit_two(course: Course) -> bool | None:
    """8.3 Two Regulars with one die."""
    units = sum(number for event in course.find(FiguresRecruited) for _, number in event.figures)
    if units > 1:
        return True
    return False if _is_asked_anew(course) else None


def lose_the_guide(course: Course) -> bool | None:
    """13.7 Check whether the damage of the Hunt falls upon a Companion, and nothing on the Ring-bearers."""
    if course.find(turn_events.CorruptionChanged):
        return False
    return True if course.find(turn_events.CasualtyTaken) and _is_asked_anew(course) else None


def hide(course: Course) -> bool | None:
    """12.6 Check whether the Fellowship is hidden with the next die."""
    if course.find(turn_events.FellowshipHidden):
        return True
    return False if course.find(turn_events.DieUsed, turn_events.DieSkipped, turn_events.SidePassed) else None


def rest(course: Course) -> bool | None:
    """12.3, 12.4 Check whether a point of Corruption is healed where the Fellowship is declared."""
    if any(event.by < 0 for event in course.find(turn_events.CorruptionChanged)):
        return True
    return False if course.find(turn_events.FellowshipDeclared) or "decline" in course.actions else None


def withdraw(course: Course) -> bool | None:
    """11.10 Check whether the whole Army is inside the Stronghold, before anything was rolled."""
    if course.find(WithdrewIntoStronghold):
        return not course.find(HitsTaken)
    return False if course.find(HitsTaken, BattleEnded) else None


def storm_on(course: Course) -> bool | None:
    """11.12 Check whether the assault goes into another round."""
    if course.find(RoundBegan):
        return True
    return False if course.find(AttackCeased, BattleEnded) else None


def keep_five(course: Course) -> bool | None:
    """11.8 Check whether the hit costs no unit."""
    for event in course.find(HitsTaken):
        return not event.lost
    return None


def break_units(figures: tuple[str, ...]) -> Callable[[Course], bool | None]:
    """G32 All of these are broken in one round."""

    def judge(course: Course) -> bool | None:
        broken = [event.figure for event in course.find(UnitBroken)]
        if all(broken.count(each) >= figures.count(each) for each in figures):
            return True
        over = course.seen.legal and _is_asked_anew(course)
        return False if over or course.find(AttackCeased, RoundBegan, BattleEnded) else None

    return judge


def spare_the_elite(course: Course) -> bool | None:
    """G11 Check whether the storm goes on, for the price of a Regular."""
    for event in course.find(UnitSacrificed):
        return not event.figure.endswith("elite")
    return False if course.find(AttackCeased, BattleEnded) else None


def raise_the_elite(course: Course) -> bool | None:
    """G39 Check whether the Ring raises the Elite."""
    for event in course.find(UnitRaised):
        return bool(event.figure.endswith("elite"))
    return False if course.find(BattleEnded, RoundBegan) or "decline" in course.actions else None


def _is_asked_anew(course: Course) -> bool:
    """Check whether the decision of the position is behind the seat."""
    seen = course.seen
    kinds = {each.kind for each in course.begun.waiting if each.seat == course.begun.viewer}
    return not any(each.kind in kinds for each in seen.waiting if each.seat == seen.viewer)


TASKS: Mapping[str, Task] = {
    **{
        task.__name__: task
        for task in (
            *(go_to_war, bring_saruman, leave_a_garrison, recruit_two, lose_the_guide, hide, rest),
            *(withdraw, storm_on, keep_five, spare_the_elite, raise_the_elite),
        )
    },
    "break_the_elite": break_units(("gondor_elite",)),
    "break_all": break_units(("gondor_regular",) * 3),
}


LESSONS = load_lessons(Path(__file__).parent, TASKS)
