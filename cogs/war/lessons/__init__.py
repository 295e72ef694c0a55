"""Lessons of War of the Ring: positions by records, tasks judged by what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from bot.engine import Event
from bot.match.bundle import Course, Task, load_lessons
from cogs.war.groteka.actions import LeadershipNetted, UnitBroken, UnitRaised, UnitSacrificed
from cogs.war.model.battle_events import (
    ArmyMoved,
    AttackCeased,
    BattleEnded,
    CombatCardShown,
    FiguresRecruited,
    HitsTaken,
    NationActivated,
    NationAdvanced,
    NoCombatCard,
    RoundBegan,
    UnitsTrimmed,
    WithdrewIntoStronghold,
)
from cogs.war.model.components import AT_WAR
from cogs.war.model.turn_events import (
    CasualtyTaken,
    CharacterEntered,
    CharactersMoved,
    CompanionsSeparated,
    CorruptionChanged,
    DieSkipped,
    DieUsed,
    EventPlayed,
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipMoved,
    GameEnded,
    HuntAllocated,
    MordorEntered,
    RingUsed,
    SidePassed,
    TurnBegan,
)

# Signs: what can be seen of a course.

Sign: TypeAlias = Callable[[Course], bool]


def happened(kind: type[Event], **wanted: object) -> Sign:
    """An event of a kind, whose fields have these values."""

    def look(course: Course) -> bool:
        return any(
            all(getattr(event, name) == value for name, value in wanted.items())
            for event in course.find(kind)
        )

    return look


def all_of(*signs: Sign) -> Sign:
    """All of these."""
    return lambda course: all(sign(course) for sign in signs)


def never(sign: Sign) -> Sign:
    """Not this."""
    return lambda course: not sign(course)


def chosen(start: str) -> Sign:
    """A choice of the seat whose text begins like this."""
    return lambda course: any(text.startswith(start) for text in course.actions)


def spent_otherwise(*uses: str) -> Sign:
    """A die of the seat is gone for something else than these uses, or the turn is over."""

    def look(course: Course) -> bool:
        seat = course.begun.viewer
        spent = course.find(DieUsed, DieSkipped, SidePassed, EventPlayed)
        return any(event.side == seat and getattr(event, "what", "") not in uses for event in spent) or bool(
            course.find(TurnBegan)
        )

    return look


def settled(course: Course) -> bool:
    """The decision of the position is behind the seat."""
    seen = course.seen
    kinds = {waiting.kind for waiting in course.begun.waiting if waiting.seat == course.begun.viewer}
    return not any(waiting.kind in kinds for waiting in seen.waiting if waiting.seat == seen.viewer)


def moved_on(course: Course) -> bool:
    """The seat is asked for something else than in the position."""
    return bool(course.seen.legal) and settled(course)


def asked(kind: str) -> Sign:
    """The seat is asked for a decision of this kind."""

    def look(course: Course) -> bool:
        seen = course.seen
        return any(waiting.kind == kind for waiting in seen.waiting if waiting.seat == seen.viewer)

    return look


def won(course: Course) -> bool:
    """15 The seat has won."""
    return happened(GameEnded, winner=course.begun.viewer)(course)


def recruited(number: int) -> Sign:
    """8.1 At least so many figures have been recruited."""

    def look(course: Course) -> bool:
        counts: list[int] = [count for event in course.find(FiguresRecruited) for _, count in event.figures]
        return sum(counts) >= number

    return look


def removed(course: Course) -> bool:
    """11.8 A hit is to cost a whole unit."""
    return any(text.startswith("hit ") and text.endswith(" remove") for text in course.actions)


def broken(*figures: str) -> Sign:
    """G32 All of these are broken."""

    def look(course: Course) -> bool:
        fallen = [event.figure for event in course.find(UnitBroken)]
        return all(fallen.count(figure) >= figures.count(figure) for figure in figures)

    return look


def elite(kind: type[Event], field: str = "figure") -> Sign:
    """An event of a kind that is about an Elite."""
    return lambda course: any("elite" in str(getattr(event, field)) for event in course.find(kind))


# Tasks: solved by one sign, failed by others.


def judge(solved: Sign, *failed: Sign) -> Task:
    """A task that is open until one of the signs is seen; what solves it is looked for first."""

    def look(course: Course) -> bool | None:
        if solved(course):
            return True
        return False if any(sign(course) for sign in failed) else None

    return look


WASTED: Final = (happened(DieSkipped), happened(TurnBegan))
FOUGHT_OUT: Final = (happened(AttackCeased), happened(BattleEnded))

TASKS: Mapping[str, Task] = {
    # How the game is won (15), a plain turn and a whole one.
    "win": judge(won, happened(GameEnded), happened(TurnBegan)),
    "win_at_once": judge(won, spent_otherwise()),
    "move_fellowship": judge(happened(FellowshipMoved), spent_otherwise("move_fellowship")),
    "march_out": judge(
        happened(ArmyMoved, origin="minas_morgul"), happened(ArmyMoved), spent_otherwise("move_armies")
    ),
    "play_a_turn": judge(
        all_of(
            happened(TurnBegan),
            happened(FellowshipMoved, progress=2),
            happened(NationAdvanced, nation="elves"),
        ),
        happened(TurnBegan),
    ),
    "take_osgiliath": judge(
        happened(ArmyMoved, region="osgiliath", why="advance"),
        *(chosen("decline"), happened(AttackCeased), spent_otherwise("attack", "attack_led")),
    ),
    # Politics and Armies (8 to 10).
    "go_to_war": judge(
        happened(NationAdvanced, box=AT_WAR), happened(NationAdvanced), spent_otherwise("advance_nation")
    ),
    "bring_gondor_to_war": judge(
        happened(NationAdvanced, nation="gondor", box=AT_WAR),
        *(happened(NationAdvanced), happened(DieUsed, side="free_peoples"), *WASTED),
    ),
    "recruit_two": judge(recruited(2), settled),
    "recruit_an_elite": judge(
        all_of(happened(FiguresRecruited, region="minas_morgul"), elite(FiguresRecruited, "figures")),
        happened(FiguresRecruited),
    ),
    "join_armies": judge(
        all_of(
            happened(ArmyMoved, origin="umbar", region="west_harondor"),
            happened(ArmyMoved, origin="near_harad", region="west_harondor"),
        ),
        asked("act"),
        chosen("decline"),
    ),
    "leave_a_garrison": judge(
        all_of(chosen("leave "), happened(ArmyMoved, origin="dol_guldur")), happened(ArmyMoved), *WASTED
    ),
    # Characters and event cards (5, 7, 13).
    "bring_saruman": judge(happened(CharacterEntered), spent_otherwise("saruman")),
    "activate_the_north": judge(
        happened(NationActivated, nation="north"), happened(CompanionsSeparated), spent_otherwise("separate")
    ),
    "keep_the_event_die": judge(
        happened(EventPlayed, card="fp_str_14", die="muster"), spent_otherwise(), happened(EventPlayed)
    ),
    "play_orcs": judge(happened(EventPlayed, card="sh_str_20"), spent_otherwise(), happened(EventPlayed)),
    # Battles and sieges (11).
    "keep_five": judge(all_of(happened(HitsTaken), never(removed)), removed),
    "lay_daylight": judge(
        happened(CombatCardShown, effect="daylight"), happened(CombatCardShown), happened(NoCombatCard)
    ),
    "keep_grond": judge(
        happened(CombatCardShown, card="sh_char_08"), happened(CombatCardShown), happened(NoCombatCard)
    ),
    "withdraw": judge(
        all_of(
            happened(WithdrewIntoStronghold), happened(UnitsTrimmed), never(elite(UnitsTrimmed, "figures"))
        ),
        happened(UnitsTrimmed),
        chosen("stand"),
    ),
    "storm_on": judge(happened(RoundBegan), *FOUGHT_OUT),
    # The Fellowship, the Hunt and Mordor (12 to 14).
    "hide_without_a_ring": judge(
        all_of(happened(FellowshipHidden), never(happened(RingUsed))),
        happened(RingUsed),
        spent_otherwise("slip_away"),
    ),
    "lose_the_guide": judge(
        happened(CasualtyTaken, absorbed=3), happened(CasualtyTaken), happened(CorruptionChanged)
    ),
    "keep_the_guide": judge(happened(CorruptionChanged, by=1), happened(CasualtyTaken)),
    "rest": judge(happened(CorruptionChanged, cause="rest"), happened(FellowshipDeclared), chosen("decline")),
    "search": judge(
        happened(CharactersMoved, region="fords_of_bruinen"),
        happened(CharactersMoved),
        spent_otherwise("move_nazgul"),
    ),
    "enter_mordor": judge(happened(MordorEntered), happened(HuntAllocated)),
    # The mod.
    "break_the_elite": judge(broken("gondor_elite"), moved_on, *FOUGHT_OUT),
    "break_all": judge(broken(*("gondor_regular",) * 3), moved_on, *FOUGHT_OUT),
    "spare_the_elite": judge(
        all_of(happened(UnitSacrificed), never(elite(UnitSacrificed))), happened(UnitSacrificed), *FOUGHT_OUT
    ),
    "raise_the_elite": judge(
        elite(UnitRaised),
        happened(UnitRaised),
        happened(BattleEnded),
        happened(RoundBegan),
        chosen("decline"),
    ),
    "break_four": judge(broken(*("gondor_regular",) * 4), asked("cease"), *FOUGHT_OUT),
    "lead_better": judge(happened(LeadershipNetted, side="shadow"), happened(LeadershipNetted)),
}


LESSONS = load_lessons(Path(__file__).parent, TASKS)
