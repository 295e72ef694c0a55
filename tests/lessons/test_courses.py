"""The lessons of a game are a course: from its end and one plain turn on, in a quarter of an hour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

import pytest

from bot.engine import CHANCE, Decisions
from bot.match.bundle import FOUNDATIONS, TURN, GameBundle, Lesson
from bot.match.play import find_foregone
from bot.text import LANGUAGES
from bot.ui.menus.level import IN_A_SELECT
from cogs import bundles
from cogs.inn.lessons.pages import find_view
from cogs.inn.lessons.service import LessonPosition, choose, resume
from tests.lessons.walk import walk_through

FEWEST: Final = {"war": 20}
FEWEST_ELSEWHERE: Final = 10
FEWEST_BEYOND: Final = 6
ENDS: Final = {
    "confrontation": (
        *("outcome-frodo-in-mordor", "outcome-frodo-defeated"),
        *("outcome-three-in-shire", "outcome-no-move"),
    ),
    "journey": ("outcome-arrived", "outcome-all-out"),
    "battle": ("outcome-last-enemy-beaten",),
    "duel": (
        *("outcome-mount-doom", "outcome-ring-caught", "outcome-races"),
        *("outcome-conquest", "outcome-regions"),
    ),
    "war": (
        *("outcome-ring-destroyed", "outcome-corruption"),
        *("outcome-shadow-conquest", "outcome-free-peoples-conquest"),
    ),
}
"""How a game by the usual rules ends at the table, but for ties, resigning and agreed limits."""
SIDED: Final = {
    **{key: bundles()[key].game.facts.seats for key in ("confrontation", "journey", "duel", "war")},
    "battle": ("north", "south"),
}
"""Seats that are taught: where they differ, and elsewhere those of a game for two."""
LEAST_OF_A_SIDE: Final = 3
ROUND: Final = (2, 5)
"""Presses in one full round."""
MINUTES: Final = {"war": 40.0}
MINUTES_ELSEWHERE: Final = 15.0
"""Of a course, with what lies beyond the first game apart: that is as long again at most."""

UNMARKED: Final = {
    "war": (
        *("five-dice", "withdraw", "storm"),
        *("mod-spread", "mod-together", "mod-commanders", "mod-flank", "mod-sacrifice", "mod-ring"),
    )
}
"""Lessons about a battle that is being fought: its picture is of nothing else."""


def proper(bundle: GameBundle) -> tuple[Lesson, ...]:
    """The course proper, up to the first game."""
    return tuple(lesson for lesson in bundle.lessons if lesson.line.chapter != bundle.beyond)


def in_chapter(bundle: GameBundle, chapter: str) -> tuple[Lesson, ...]:
    """The lessons of one chapter."""
    return tuple(lesson for lesson in bundle.lessons if lesson.line.chapter == chapter)


def follow(bundle: GameBundle, lesson: Lesson, texts: Sequence[str]) -> LessonPosition:
    """Play a line of a lesson to where it is decided."""
    position = resume(bundle.game, lesson, ())
    for text in texts:
        position = choose(bundle.game, position, [text])
    return position


def chapters_lacking(bundle: GameBundle) -> Iterator[str]:
    """The first three chapters assume nothing, each is named, and its lessons stand together."""
    chapters = [chapter for chapter, _ in groupby(lesson.line.chapter for lesson in bundle.lessons)]
    if tuple(chapters[: len(FOUNDATIONS)]) != FOUNDATIONS:
        yield f"begins with {chapters[: len(FOUNDATIONS)]}"
    if bundle.beyond and chapters[-1] != bundle.beyond:
        yield f"{bundle.beyond} is not the last one"
    yield from (
        f"{chapter_key} stands in two places"
        for chapter_key in sorted(set(chapters))
        if chapters.count(chapter_key) > 1
    )
    for language in LANGUAGES:
        say = bundle.words.translator(language)
        yield from (
            f"{chapter_key} has no name in {language}"
            for chapter_key in chapters
            if not say.has(f"lessons-{chapter_key}")
        )


def enough_lacking(bundle: GameBundle) -> Iterator[str]:
    """A course has so many lessons."""
    least = FEWEST.get(bundle.key, FEWEST_ELSEWHERE)
    if len(proper(bundle)) < least:
        yield f"{len(proper(bundle))} of {least}"
    if bundle.beyond and len(in_chapter(bundle, bundle.beyond)) < FEWEST_BEYOND:
        yield f"{bundle.beyond}: {len(in_chapter(bundle, bundle.beyond))} of {FEWEST_BEYOND}"


def goal_lacking(bundle: GameBundle) -> Iterator[str]:
    """Each way a game ends is shown, by what solves a lesson or by what fails it."""
    shown = set()
    for lesson in in_chapter(bundle, FOUNDATIONS[0]):
        for texts in (lesson.line.solution, *lesson.line.failing):
            outcome = follow(bundle, lesson, texts).observation.outcome
            if outcome is not None:
                shown.add(outcome.reason)
    yield from (reason for reason in ENDS[bundle.key] if reason not in shown)


def turn_lacking(bundle: GameBundle) -> Iterator[str]:
    """A whole turn of one's own is played, and what to look at is marked."""
    lessons = in_chapter(bundle, TURN)
    if not lessons:
        yield "no turn"
    whole = False
    for lesson in lessons:
        if not lesson.line.look_at:
            yield f"{lesson.key} marks nothing"
        position = follow(bundle, lesson, lesson.line.solution)
        pending = bundle.game.pending(position.state)
        asked = isinstance(pending, Decisions) and pending.of(lesson.seat) is not None
        whole |= not asked or any(event.begins_turn for event in position.course.events)
    if lessons and not whole:
        yield "no turn to its end"


def round_lacking(bundle: GameBundle) -> Iterator[str]:
    """A round is a few presses, against replies that are written down."""
    lessons = in_chapter(bundle, FOUNDATIONS[2])
    if not lessons:
        yield "no round"
    for lesson in lessons:
        presses = walk_through(bundle, lesson, "en").answers
        if not ROUND[0] <= presses <= ROUND[1]:
            yield f"{lesson.key} takes {presses} presses"
        random = list(unwritten(bundle, lesson))
        if random:
            yield f"{lesson.key} leaves {random} to chance"
        if not {*lesson.line.replies} - {CHANCE}:
            yield f"{lesson.key} has nobody reply"


def unwritten(bundle: GameBundle, lesson: Lesson) -> Iterator[str]:
    """What others choose in a solution that nobody has written down."""
    position = resume(bundle.game, lesson, ())
    state, after = position.state, follow(bundle, lesson, lesson.line.solution)
    for seat, text in after.log:
        written = (*lesson.line.replies.get(seat, ()), *(lesson.line.solution if seat == lesson.seat else ()))
        pending = bundle.game.pending(state)
        foregone = isinstance(pending, Decisions) and find_foregone(bundle.game, state) is not None
        if seat != lesson.seat and not foregone and text not in written:
            yield f"{seat} {text}"
        state = bundle.game.apply(state, seat, bundle.game.parse(text)).state


def spots_lacking(bundle: GameBundle) -> Iterator[str]:
    """What a lesson's hint speaks of lies in the picture it shows."""
    for lesson in bundle.lessons:
        if not lesson.line.look_at and lesson.key not in UNMARKED.get(bundle.key, ()):
            yield f"{lesson.key} marks nothing"
        seen = resume(bundle.game, lesson, ()).observation
        for language in LANGUAGES:
            view = find_view(bundle, seen, lesson.line.look_at, language)
            spots = bundle.board.spots(bundle.board.scene(seen, view, language))
            strays = [spot for spot in lesson.line.look_at if spot not in spots]
            if strays:
                yield f"{lesson.key}: {strays} not in {view}"


def sides_lacking(bundle: GameBundle) -> Iterator[str]:
    """Who has a side of their own learns to play it."""
    for seat in SIDED[bundle.key]:
        lessons = sum(lesson.seat == seat for lesson in proper(bundle))
        if lessons < LEAST_OF_A_SIDE:
            yield f"{seat} has {lessons}"


def time_lacking(bundle: GameBundle) -> Iterator[str]:
    """A course is played on a phone in so many minutes, by arithmetic."""
    most = MINUTES.get(bundle.key, MINUTES_ELSEWHERE)
    beyond = in_chapter(bundle, bundle.beyond) if bundle.beyond else ()
    for language in LANGUAGES:
        for name, lessons, limit in (("course", proper(bundle), most), ("beyond", beyond, MINUTES_ELSEWHERE)):
            walks = [walk_through(bundle, lesson, language) for lesson in lessons]
            minutes = sum(walk.seconds for walk in walks) / 60
            presses, words = sum(walk.presses for walk in walks), sum(walk.words for walk in walks)
            if minutes > limit:
                yield f"{name} in {language}: {minutes:.1f} minutes, {presses} presses, {words} words"


ASKED: Final[dict[str, Callable[[GameBundle], Iterator[str]]]] = {
    "chapters": chapters_lacking,
    "enough": enough_lacking,
    "goal": goal_lacking,
    "turn": turn_lacking,
    "round": round_lacking,
    "spots": spots_lacking,
    "sides": sides_lacking,
    "time": time_lacking,
}


@pytest.mark.parametrize("bundle", bundles().values(), ids=lambda title: str(title.key))
@pytest.mark.parametrize("what", ASKED)
def test_a_course_leads_from_nothing_to_a_first_game(what: str, bundle: GameBundle) -> None:
    assert list(ASKED[what](bundle)) == []


@pytest.mark.parametrize("bundle", bundles().values(), ids=lambda title: str(title.key))
def test_a_menu_holds_the_lessons_of_a_chapter(bundle: GameBundle) -> None:
    for chapter in {lesson.line.chapter for lesson in bundle.lessons}:
        assert len(in_chapter(bundle, chapter)) <= IN_A_SELECT, chapter
