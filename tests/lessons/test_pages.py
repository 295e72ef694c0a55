"""The pages of a lesson: what a hint marks, what a menu keeps back, and where one goes from there."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.draw.board import Board, Box, Marked
from bot.match.bundle import TURN, GameBundle, Lesson
from bot.match.settings import OpenLesson, Schooling
from bot.text import LANGUAGES, Language
from bot.ui.menus.level import Trail
from bot.ui.menus.tree import menu_of_lesson
from bot.ui.messages.panel import still_open
from bot.ui.page import Attachment, Kind, Page, keep_attachments
from cogs import bundles
from cogs.inn.lessons.pages import lesson_page, lessons_page
from cogs.inn.lessons.service import LessonPosition, choose, resume
from tests.ui.lines import lines_of
from tests.ui.test_limits import presentation

CONFRONTATION: Final = bundles()["confrontation"]
HINT: Final = "> 💡"
PICTURE: Final = "picture: "
NOTES: Final = {
    "confrontation": {
        "en": ("Through the tunnel", "Nobody is there", "7 against"),
        "pl": ("Przez kopalnie", "Nikogo tam nie ma"),
    },
    "battle": {"en": ("points",), "pl": ("punkt",)},
    "duel": {
        "en": ("free by link", "Play for", "short", "for symbols"),
        "pl": ("powiązanie: ", "Zagraj za", "za symbole"),
    },
    "war": {"en": ("to At War",), "pl": ("do Wojny",)},
}
"""What menus at a table say of choices, and a lesson's must not."""


class SpottedBoard(Board[Any]):
    """The board of The Confrontation, as one that knows where Fangorn lies in the pictures of one kind."""

    def __init__(self, board: Board[Any], kind: str = "Table") -> None:
        self._board, self._kind = board, kind

    def __getattribute__(self, name: str) -> Any:
        own = ("_board", "_kind", "spots", "mark")
        return object.__getattribute__(self if name in own else object.__getattribute__(self, "_board"), name)

    def spots(self, scene: Hashable) -> Mapping[str, Box]:
        """Return one spot, or none."""
        shown = type(scene).__name__.startswith(self._kind)
        return {"fangorn": (100.0, 100.0, 200.0, 200.0)} if shown else {}


def with_spots(lesson: Lesson, chapter: str) -> tuple[GameBundle, Lesson]:
    """A game whose only lesson has something to look at."""
    line = lesson.line.model_copy(update={"look_at": ("fangorn",), "chapter": chapter})
    spotted = replace(lesson, line=line)
    return replace(CONFRONTATION, board=SpottedBoard(CONFRONTATION.board), lessons=(spotted,)), spotted


def page_at(
    bundle: GameBundle, position: LessonPosition, language: Language = "en", done: int = 0, **more: Any
) -> Page:
    """The page of a lesson of which so many have been solved."""
    keys = tuple(lesson.key for lesson in bundle.lessons[:done])
    schooling = Schooling(
        open=OpenLesson(game=bundle.key, key=position.lesson.key), stamp=7, done={bundle.key: keys}
    )
    return lesson_page(presentation(bundle), schooling, position, language, **more)


def lesson_of(key: str) -> Lesson:
    """A lesson of The Confrontation."""
    return next(lesson for lesson in CONFRONTATION.lessons if lesson.key == key)


def solve(bundle: GameBundle, lesson: Lesson) -> LessonPosition:
    """The end of a lesson."""
    position = resume(bundle.game, lesson, ())
    for text in lesson.line.solution:
        position = choose(bundle.game, position, [text])
    return position


def menu_lines(page: Page) -> Iterator[str]:
    """What stands on a page's buttons and in its menus, and in small print."""
    for line in lines_of(page).splitlines():
        if line.startswith(("[", "  ", "-# ", "• ")):
            yield line


def test_a_hint_marks_the_spot_in_the_picture_first_and_says_it_second() -> None:
    bundle, lesson = with_spots(lesson_of("tunnel"), "ideas")
    position = resume(bundle.game, lesson, ())
    plain = page_at(bundle, position)
    hinted = page_at(bundle, position, note="💡 Down the Anduin", hinted=True)

    assert not isinstance(plain.pictures[0].scene, Marked)
    assert hinted.pictures[0].scene == Marked(plain.pictures[0].scene, ("fangorn",))
    assert hinted.pictures[0].stem != plain.pictures[0].stem
    lines = lines_of(hinted).splitlines()
    picture, hint = (
        next(number for number, line in enumerate(lines) if line.startswith(sign)) for sign in (PICTURE, HINT)
    )
    assert picture < hint


def test_one_of_the_first_lessons_begins_with_the_picture_of_what_it_is_about() -> None:
    """Others begin with that of their question, cards with the hand, until somebody asks for a hint."""
    bundle, first = with_spots(lesson_of("gandalf"), "goal")
    _, later = with_spots(lesson_of("gandalf"), "cards")
    begun, later_on = (resume(bundle.game, lesson, ()) for lesson in (first, later))

    views = [
        page_at(bundle, begun).views,
        page_at(bundle, later_on).views,
        page_at(bundle, later_on, note="💡", hinted=True).views,
    ]

    assert views == [("table",), ("hand",), ("table",)]


@pytest.mark.parametrize("key", sorted(bundles()))
def test_a_lessons_menu_needs_the_picture_that_the_same_menu_needs_at_a_table(key: str) -> None:
    """Given the first position of each lesson, then what its menu leads to decides on the picture."""
    bundle = bundles()[key]
    for lesson in bundle.lessons:
        seen = resume(bundle.game, lesson, ()).observation
        level = menu_of_lesson(bundle, seen, "en", Trail())
        assert bundle.board.needed_for(seen, still_open(seen, level)) == bundle.board.needed(seen), lesson.key


def test_what_no_picture_shows_is_not_marked() -> None:
    bundle = replace(CONFRONTATION, lessons=(lesson_of("tunnel"),))
    line = lesson_of("tunnel").line.model_copy(update={"look_at": ("nowhere",)})
    position = resume(bundle.game, replace(lesson_of("tunnel"), line=line), ())

    assert not isinstance(page_at(bundle, position, hinted=True).pictures[0].scene, Marked)


def test_one_plain_turn_is_marked_from_the_beginning_and_as_long_as_it_is_open() -> None:
    bundle, lesson = with_spots(lesson_of("stand-in"), TURN)
    begun = resume(bundle.game, lesson, ())
    going_on = choose(bundle.game, begun, ["stand_in"])

    marked = [
        isinstance(page_at(bundle, position).pictures[0].scene, Marked)
        for position in (begun, going_on, solve(bundle, lesson))
    ]

    assert marked == [True, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NOTES)
def test_no_menu_of_a_lesson_says_what_comes_of_a_choice(key: str, language: Language) -> None:
    bundle, told = bundles()[key], []
    for lesson in bundle.lessons:
        position = resume(bundle.game, lesson, ())
        for text in (*lesson.line.solution, ""):
            if position.solved is None:
                told += menu_lines(page_at(bundle, position, language))
                position = choose(bundle.game, position, [text])

    assert told
    assert [line for line in told for note in NOTES[key][language] if note in line] == []


def test_the_text_of_a_card_stays_in_the_menu_of_a_lesson() -> None:
    lesson = next(
        candidate for candidate in CONFRONTATION.lessons if candidate.line.solution[0].startswith("play ")
    )
    position = resume(CONFRONTATION.game, lesson, ())
    printed = CONFRONTATION.words.translator("en")("card-l_sacrifice.text")
    assert "play l_sacrifice" in map(str, position.observation.legal)

    assert any(printed[:60] in line for line in menu_lines(page_at(CONFRONTATION, position)))


def test_the_list_has_a_menu_for_each_chapter_and_ticks_what_is_solved() -> None:
    first, second, *others = CONFRONTATION.lessons
    chapters = {first: TURN, second: TURN} | dict.fromkeys(others, "ideas")
    lessons = tuple(
        replace(lesson, line=lesson.line.model_copy(update={"chapter": chapter}))
        for lesson, chapter in chapters.items()
    )
    bundle = replace(CONFRONTATION, lessons=lessons)
    done = Schooling(done={bundle.key: (first.key, second.key, others[0].key)})

    page = lines_of(lessons_page(presentation(bundle), bundle.key, done, "en")).splitlines()

    assert [line[0] for line in page if line.startswith(("✅", "⬜"))] == ["✅", "⬜"]
    assert sum(f".{Kind.LESSONS.value}." in line or "Lesson" in line for line in page if line[0] == "[") >= 2
    assert sum(line.startswith("  ✅") for line in page) == 3
    assert sum(line.startswith("  ⬜") for line in page) == len(others) - 1


def test_no_picture_of_another_lesson_hangs_by_one_that_begins() -> None:
    earlier = page_at(CONFRONTATION, solve(CONFRONTATION, CONFRONTATION.lessons[0]))
    hanging = [Attachment(f"attachment://{picture.stem}.jpg", "earlier") for picture in earlier.pictures]
    position = resume(CONFRONTATION.game, CONFRONTATION.lessons[1], ())
    begun, hinted = page_at(CONFRONTATION, position), page_at(CONFRONTATION, position, note="💡", hinted=True)

    assert keep_attachments(begun, hanging) == []
    assert [attachment.old for attachment in keep_attachments(hinted, hanging)] == [True]
    assert "older than these words" in str(
        hinted.build(keep_attachments(hinted, hanging)).to_components()  # type: ignore[no-untyped-call]
    )


def test_after_a_solved_lesson_comes_the_next_and_after_the_last_a_first_game() -> None:
    count = len(CONFRONTATION.lessons)
    first, last = (CONFRONTATION.lessons[index] for index in (0, -1))
    after_first = lines_of(page_at(CONFRONTATION, solve(CONFRONTATION, first), done=1))
    after_last = lines_of(page_at(CONFRONTATION, solve(CONFRONTATION, last), done=count))

    assert ("Next lesson" in after_first, "First game" in after_first) == (True, False)
    assert ("Next lesson" in after_last, "First game" in after_last) == (False, True)


def test_who_skipped_a_lesson_is_led_to_it_from_the_last() -> None:
    last = CONFRONTATION.lessons[-1]

    after_last = lines_of(page_at(CONFRONTATION, solve(CONFRONTATION, last), done=2))

    assert "Next lesson" in after_last
    assert f":{CONFRONTATION.lessons[2].key}" in after_last


def test_a_first_game_comes_before_what_lies_beyond_it() -> None:
    lines = [lesson.line.model_copy(update={"chapter": "more"}) for lesson in CONFRONTATION.lessons[-2:]]
    beyond = [
        replace(lesson, line=line) for lesson, line in zip(CONFRONTATION.lessons[-2:], lines, strict=True)
    ]
    bundle = replace(CONFRONTATION, lessons=(*CONFRONTATION.lessons[:-2], *beyond), beyond="more")

    last_of_course, first_beyond = (
        lines_of(page_at(bundle, solve(bundle, bundle.lessons[index]), done=3)) for index in (-3, -2)
    )

    assert ("Next lesson" in last_of_course, "First game" in last_of_course) == (True, True)
    assert ("Next lesson" in first_beyond, "First game" in first_beyond) == (True, False)


def test_a_course_that_is_done_has_a_card_and_one_that_is_not_has_none() -> None:
    keys = tuple(lesson.key for lesson in CONFRONTATION.lessons)
    shown = [
        lessons_page(
            presentation(CONFRONTATION), "confrontation", Schooling(done={"confrontation": done}), "en"
        )
        for done in (keys[:-1], keys)
    ]
    assert [len(page.pictures) for page in shown] == [0, 1]
    assert f"Lessons solved: {len(keys)}." in shown[1].pictures[0].alt
