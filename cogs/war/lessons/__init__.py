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


def sees(kind: type[Event], **wanted: object) -> Sign:
    """Look for an event of a kind whose fields have these values."""

    def look(course: Course) -> bool:
        return any(
            all(getattr(event, name) == value for name, value in wanted.items())
            for event in course.find(kind)
        )

    return look


def all_of(*signs: Sign) -> Sign:
    """Look for all of these."""
    return lambda course: all(sign(course) for sign in signs)


def never(sign: Sign) -> Sign:
    """Check that this is not seen."""
    return lambda course: not sign(course)


def chooses(start: str) -> Sign:
    """Look for a choice of the seat whose text begins like this."""
    return lambda course: any(text.startswith(start) for text in course.actions)


def spends_elsewhere(*uses: str) -> Sign:
    """Check whether a die of the seat is gone for anything but these uses, or the turn is over."""

    def look(course: Course) -> bool:
        seat = course.begun.viewer
        spent = course.find(DieUsed, DieSkipped, SidePassed, EventPlayed)
        return any(event.side == seat and getattr(event, "what", "") not in uses for event in spent) or bool(
            course.find(TurnBegan)
        )

    return look


def is_settled(course: Course) -> bool:
    """Check whether the decision of the position is behind the seat."""
    seen = course.seen
    kinds = {waiting.kind for waiting in course.begun.waiting if waiting.seat == course.begun.viewer}
    return not any(waiting.kind in kinds for waiting in seen.waiting if waiting.seat == seen.viewer)


def moves_on(course: Course) -> bool:
    """Check whether the seat is asked for something else than in the position."""
    return bool(course.seen.legal) and is_settled(course)


def faces(kind: str) -> Sign:
    """Check whether the seat is asked for a decision of this kind."""

    def look(course: Course) -> bool:
        seen = course.seen
        return any(waiting.kind == kind for waiting in seen.waiting if waiting.seat == seen.viewer)

    return look


def wins(course: Course) -> bool:
    """15 Check whether the seat has won."""
    return sees(GameEnded, winner=course.begun.viewer)(course)


def recruits(number: int) -> Sign:
    """8.1 Check whether at least so many figures have been recruited."""

    def look(course: Course) -> bool:
        counts: list[int] = [count for event in course.find(FiguresRecruited) for _, count in event.figures]
        return sum(counts) >= number

    return look


def gives_up_a_unit(course: Course) -> bool:
    """11.8 Check whether a hit is to cost a whole unit."""
    return any(text.startswith("hit ") and text.endswith(" remove") for text in course.actions)


def breaks(*figures: str) -> Sign:
    """G32 Check whether all of these are broken."""

    def look(course: Course) -> bool:
        fallen = [event.figure for event in course.find(UnitBroken)]
        return all(fallen.count(figure) >= figures.count(figure) for figure in figures)

    return look


def sees_elite(kind: type[Event], field: str = "figure") -> Sign:
    """Look for an event of a kind that is about an Elite."""
    return lambda course: any("elite" in str(getattr(event, field)) for event in course.find(kind))


# Tasks: solved by one sign, failed by others.


def judge(solved: Sign, *failed: Sign) -> Task:
    """Make a task that is open until one of the signs is seen; what solves it is looked for first."""

    def look(course: Course) -> bool | None:
        if solved(course):
            return True
        return False if any(sign(course) for sign in failed) else None

    return look


WASTE: Final = (sees(DieSkipped), sees(TurnBegan))
FOUGHT_OUT: Final = (sees(AttackCeased), sees(BattleEnded))

TASKS: Mapping[str, Task] = {
    # How the game is won (15), a plain turn and a whole one.
    "win": judge(wins, sees(GameEnded), sees(TurnBegan)),
    "win_at_once": judge(wins, spends_elsewhere()),
    "move_fellowship": judge(sees(FellowshipMoved), spends_elsewhere("move_fellowship")),
    "march_out": judge(
        sees(ArmyMoved, origin="minas_morgul"), sees(ArmyMoved), spends_elsewhere("move_armies")
    ),
    "play_a_turn": judge(
        all_of(
            sees(TurnBegan),
            sees(FellowshipMoved, progress=2),
            sees(NationAdvanced, nation="elves"),
        ),
        sees(TurnBegan),
    ),
    "take_osgiliath": judge(
        sees(ArmyMoved, region="osgiliath", why="advance"),
        *(chooses("decline"), sees(AttackCeased), spends_elsewhere("attack", "attack_led")),
    ),
    # Politics and Armies (8 to 10).
    "go_to_war": judge(
        sees(NationAdvanced, box=AT_WAR), sees(NationAdvanced), spends_elsewhere("advance_nation")
    ),
    "bring_gondor_to_war": judge(
        sees(NationAdvanced, nation="gondor", box=AT_WAR),
        *(sees(NationAdvanced), sees(DieUsed, side="free_peoples"), *WASTE),
    ),
    "recruit_two": judge(recruits(2), is_settled),
    "recruit_an_elite": judge(
        all_of(sees(FiguresRecruited, region="minas_morgul"), sees_elite(FiguresRecruited, "figures")),
        sees(FiguresRecruited),
    ),
    "join_armies": judge(
        all_of(
            sees(ArmyMoved, origin="umbar", region="west_harondor"),
            sees(ArmyMoved, origin="near_harad", region="west_harondor"),
        ),
        faces("act"),
        chooses("decline"),
    ),
    "leave_a_garrison": judge(
        all_of(chooses("leave "), sees(ArmyMoved, origin="dol_guldur")), sees(ArmyMoved), *WASTE
    ),
    # Characters and event cards (5, 7, 13).
    "bring_saruman": judge(sees(CharacterEntered), spends_elsewhere("saruman")),
    "activate_the_north": judge(
        sees(NationActivated, nation="north"), sees(CompanionsSeparated), spends_elsewhere("separate")
    ),
    "keep_the_event_die": judge(
        sees(EventPlayed, card="fp_str_14", die="muster"), spends_elsewhere(), sees(EventPlayed)
    ),
    "play_orcs": judge(sees(EventPlayed, card="sh_str_20"), spends_elsewhere(), sees(EventPlayed)),
    # Battles and sieges (11).
    "keep_five": judge(all_of(sees(HitsTaken), never(gives_up_a_unit)), gives_up_a_unit),
    "lay_daylight": judge(
        sees(CombatCardShown, effect="daylight"), sees(CombatCardShown), sees(NoCombatCard)
    ),
    "keep_grond": judge(sees(CombatCardShown, card="sh_char_08"), sees(CombatCardShown), sees(NoCombatCard)),
    "withdraw": judge(
        all_of(sees(WithdrewIntoStronghold), sees(UnitsTrimmed), never(sees_elite(UnitsTrimmed, "figures"))),
        sees(UnitsTrimmed),
        chooses("stand"),
    ),
    "storm_on": judge(sees(RoundBegan), *FOUGHT_OUT),
    # The Fellowship, the Hunt and Mordor (12 to 14).
    "hide_without_a_ring": judge(
        all_of(sees(FellowshipHidden), never(sees(RingUsed))),
        sees(RingUsed),
        spends_elsewhere("slip_away"),
    ),
    "lose_the_guide": judge(sees(CasualtyTaken, absorbed=3), sees(CasualtyTaken), sees(CorruptionChanged)),
    "keep_the_guide": judge(sees(CorruptionChanged, by=1), sees(CasualtyTaken)),
    "rest": judge(sees(CorruptionChanged, cause="rest"), sees(FellowshipDeclared), chooses("decline")),
    "search": judge(
        sees(CharactersMoved, region="fords_of_bruinen"),
        sees(CharactersMoved),
        spends_elsewhere("move_nazgul"),
    ),
    "enter_mordor": judge(sees(MordorEntered), sees(HuntAllocated)),
    # The mod.
    "break_the_elite": judge(breaks("gondor_elite"), moves_on, *FOUGHT_OUT),
    "break_all": judge(breaks(*("gondor_regular",) * 3), moves_on, *FOUGHT_OUT),
    "spare_the_elite": judge(
        all_of(sees(UnitSacrificed), never(sees_elite(UnitSacrificed))), sees(UnitSacrificed), *FOUGHT_OUT
    ),
    "raise_the_elite": judge(
        sees_elite(UnitRaised),
        sees(UnitRaised),
        sees(BattleEnded),
        sees(RoundBegan),
        chooses("decline"),
    ),
    "break_four": judge(breaks(*("gondor_regular",) * 4), faces("cease"), *FOUGHT_OUT),
    "lead_better": judge(sees(LeadershipNetted, side="shadow"), sees(LeadershipNetted)),
}


LESSONS = load_lessons(Path(__file__).parent, TASKS)
