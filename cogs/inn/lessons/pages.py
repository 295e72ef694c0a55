"""The pages of a lesson, and the list of those of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui

from bot.draw.title_cards import TitleScene
from bot.engine import Observation
from bot.match.bundle import FOUNDATIONS, TURN, GameBundle, Lesson
from bot.match.settings import Schooling
from bot.text import Language, Translator
from bot.text.game_text import Tone
from bot.ui.layout import (
    ACCENT,
    ALARM,
    OVER,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    option,
    rows,
    select,
    text,
)
from bot.ui.menus.level import Level, MenuIds, Trail, explanation, menu_parts
from bot.ui.menus.tree import menu_of_lesson
from bot.ui.messages.panel import SCALE, galleries, still_open
from bot.ui.messages.ways import ABOUT_A_GAME, FROM_HERE, LEARN
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest
from bot.ui.presentation import PEOPLE, TITLE, Presentation, fold, tell_backwards
from cogs.inn.lessons.service import LessonPosition

MOST_TOLD: Final = 6
"""Lines of what has happened in a lesson."""
LARGE_SPOT: Final = 80.0
"""Pixels at scale 1 each way of a spot that is seen on a phone, where a picture has about a third of them."""


@ABOUT_A_GAME.lead_from
def lead_to_lessons(translator: Translator, bundle: GameBundle) -> ui.Button[Any]:
    """Lead to the lessons of a game."""
    return button(ComponentId(Kind.LESSONS, payload=bundle.key), translator("button-learn"), emoji="🎓")


@LEARN.lead_from
def lead_to_next_lesson(
    translator: Translator, bundle: GameBundle, language: Language
) -> ui.Button[Any] | None:
    """Lead to the first lesson of a game that somebody has not solved."""
    if not bundle.lessons:
        return None
    return button(
        ComponentId(Kind.LESSON, 0, 0, f"{bundle.key}:"), bundle.words.name(language), "primary", "🎓"
    )


def lessons_page(presentation: Presentation, key: str, schooling: Schooling, language: Language) -> Page:
    """The lessons of a game with those that are done, and a whole first game after them."""
    bundle, translator = presentation.games[key], presentation.translator(language)
    solved = schooling.of(key)
    count = sum(lesson.key in solved for lesson in bundle.lessons)
    heading = translator(
        "learn-heading", game=bundle.words.name(language), done=count, count=len(bundle.lessons)
    )
    following = _find_unsolved(bundle, solved)

    def request(_: str) -> PictureRequest:
        done = translator("learn-card", game=bundle.words.name(language))
        line = translator("learn-card.line", count=len(bundle.lessons))
        return presentation.request_title(0, TitleScene("lessons", done, line, ""))

    def build(attached: Sequence[Attachment]) -> Layout:
        tone: Tone = "primary" if following is None else "secondary"
        ways = [
            button(ComponentId(Kind.FIRST_GAME, 0, 0, key), translator("button-first-game"), tone, "♟️"),
        ]
        if following is not None:
            begin = translator("button-begin-lesson", done=count)
            ways.insert(0, button(_lesson(key, following), begin, "primary", "🎓"))
        listed = _list_chapters(translator, bundle, solved, language)
        card = [gallery(attachment.url, attachment.alt) for attachment in attached]
        end = text(translator("learn-first-game"))
        return frame([text(heading), *card, *rows(ways), *listed, end], QUIET)

    return Page(PEOPLE, build, (TITLE,) if following is None and bundle.lessons else (), request)


def _list_chapters(
    translator: Translator, bundle: GameBundle, solved: Sequence[str], language: Language
) -> Iterator[Part]:
    """Yield the heading of each chapter, and a menu of its lessons."""
    say = bundle.words.translator(language)

    def line(lesson: Lesson) -> discord.SelectOption:
        title = translator("learn-line", number=lesson.number, title=say(f"lesson-{lesson.key}"))
        sign = "✅" if lesson.key in solved else "⬜"
        return option(lesson.key, title, say(f"lesson-{lesson.key}.task"), sign)

    for number, (chapter, grouped) in enumerate(
        groupby(bundle.lessons, lambda chapter_lesson: chapter_lesson.line.chapter)
    ):
        lessons = tuple(grouped)
        done = sum(chapter_lesson.key in solved for chapter_lesson in lessons)
        name = f"lessons-{chapter}"
        yield text(
            translator(
                "learn-chapter",
                chapter=say(name) if say.has(name) else translator("button-learn"),
                done=done,
                count=len(lessons),
                sign="✅" if done == len(lessons) else "⬜",
            )
        )
        span = translator(
            "learn-choose", first=lessons[0].number, last=lessons[-1].number, count=len(lessons)
        )
        yield select(ComponentId(Kind.LESSONS, 0, number, bundle.key), span, map(line, lessons))


def _find_unsolved(bundle: GameBundle, solved: Sequence[str]) -> Lesson | None:
    return next((lesson for lesson in bundle.lessons if lesson.key not in solved), None)


def lesson_page(
    presentation: Presentation,
    schooling: Schooling,
    position: LessonPosition,
    language: Language,
    trail: Trail = Trail(),
    note: str = "",
    *,
    hinted: bool = False,
) -> Page:
    """A lesson as it stands: while the task is open with the question, afterwards with what came of it.

    note: what has just come of a press, or the hint. hinted: the picture comes first, with what to look at
    marked.
    """
    assert schooling.open is not None
    key = schooling.open.game
    bundle, translator = _bundle(presentation, key, position.lesson), presentation.translator(language)
    seen = position.observation
    level = None
    if position.solved is None and seen.legal:
        level = menu_of_lesson(bundle, seen, language, trail)
    line, begins = position.lesson.line, not position.course.actions
    # Who knows nothing yet begins with what the lesson is about, others with the picture of the question.
    shown_at_once = begins and line.chapter in FOUNDATIONS
    looked_at = line.look_at if position.solved is None and (shown_at_once or hinted) else ()
    ringed = looked_at if hinted or line.chapter == TURN else ()

    ids = MenuIds(0, schooling.stamp, Kind.LESSON_ACT, Kind.LESSON_WALK, Kind.LESSON_PICK)

    def aim() -> tuple[MenuIds, Level]:
        return ids, menu_of_lesson(bundle, seen, language, trail, bundle.words.aims(seen))

    def request(name: str) -> PictureRequest:
        return presentation.request_view(0, bundle, seen, name, language, SCALE, handles=ringed)

    def build(attached: Sequence[Attachment]) -> Layout:
        pictures = galleries(translator, attached)
        asked: list[Part] = [text(f"> {note}")] if note else []
        asked += _middle(translator, bundle, ids, position, level, language)
        if position.solved:
            asked += _onward(translator, bundle, schooling, position.lesson)
        told = _story(translator, bundle, position, language)
        return frame(
            [
                text(_heading(translator, bundle, position.lesson, language)),
                *(pictures if hinted else ()),
                *asked,
                *(() if hinted else pictures),
                *([text(told)] if told else []),
                *rows(_foot(translator, key, bundle, position)),
            ],
            ACCENT if position.solved is None else OVER if position.solved else ALARM,
        )

    view = find_view(bundle, seen, looked_at, language)
    if level is not None and not looked_at:
        view = bundle.board.needed_for(seen, still_open(seen, level))
    afresh, touched = begins and not note, None if level is None else aim
    return Page(key, build, (view,), request, named=False, afresh=afresh, aim=touched)


def find_view(bundle: GameBundle, seen: Observation, handles: Sequence[str], language: Language) -> str:
    """Find the picture of the question; or of those shown, then of all, the first with more of the spots, if
    it can be in a size that a phone shows well."""
    board, shown = bundle.board, bundle.board.shown(seen)
    usual = board.needed(seen) if seen.legal else shown[0]
    if not handles:
        return usual
    worth: dict[str, tuple[int, float]] = {}
    for view in dict.fromkeys((usual, *shown, *board.views(seen))):
        spots = board.spots(board.scene(seen, view, language))
        boxes = [spots[handle] for handle in handles if handle in spots]
        sides = [min(right - left, bottom - top) for left, top, right, bottom in boxes]
        worth[view] = len(boxes), min([*sides, LARGE_SPOT])
        if worth[view] == (len(handles), LARGE_SPOT):
            return view
    return max(worth, key=lambda view: worth[view])


def _bundle(presentation: Presentation, key: str, lesson: Lesson) -> GameBundle:
    bundle = presentation.games[key]
    return bundle.of(bundle.game.options.model_validate_json(lesson.record.options))


def _lesson(game: str, lesson: Lesson, stamp: int = 0) -> ComponentId:
    return ComponentId(Kind.LESSON, 0, stamp, f"{game}:{lesson.key}")


def _heading(translator: Translator, bundle: GameBundle, lesson: Lesson, language: Language) -> str:
    say = bundle.words.translator(language)
    told = {
        "title": say(f"lesson-{lesson.key}"),
        "story": say(f"lesson-{lesson.key}.story"),
        "task": say(f"lesson-{lesson.key}.task"),
        "seat": bundle.words.seat(lesson.seat, language),
        "seat-nom": say(f"seat-{lesson.seat}.nom"),
    }
    return translator("lesson-heading", number=lesson.number, count=len(bundle.lessons), **told)


def _onward(translator: Translator, bundle: GameBundle, schooling: Schooling, lesson: Lesson) -> list[Part]:
    """Lay out what comes after a lesson that is solved: the next one, and a first game after the last."""
    ways = []
    beside = bundle.lessons[lesson.number : lesson.number + 1]
    following = beside[0] if beside else _find_unsolved(bundle, schooling.of(bundle.key))
    if following is not None:
        ways.append(button(_lesson(bundle.key, following), translator("button-next-lesson"), "primary", "▶️"))
    ends = not beside or bundle.beyond == beside[0].line.chapter != lesson.line.chapter
    if not ends and schooling.advised.get("lesson") != schooling.stamp:
        return rows(ways)
    first = ComponentId(Kind.FIRST_GAME, 0, 0, bundle.key)
    tone: Tone = "primary" if ends else "secondary"
    ways.append(button(first, translator("button-first-game"), tone, "♟️"))
    return [text(translator("lesson-course-ends" if ends else "lesson-next")), *rows(ways)]


def _middle(
    translator: Translator,
    bundle: GameBundle,
    ids: MenuIds,
    position: LessonPosition,
    level: Level | None,
    language: Language,
) -> list[Part]:
    if position.solved is not None:
        say = bundle.words.translator(language)
        name = f"lesson-{position.lesson.key}"
        said = say(f"{name}.done") if position.solved else say(f"{name}.failed")
        return [text(translator("lesson-done" if position.solved else "lesson-failed", said=said))]
    if level is None:
        return []
    prompt = bundle.words.prompt(position.observation, language)
    return [text(explanation(translator, prompt, level)), *menu_parts(translator, ids, level)]


def _story(translator: Translator, bundle: GameBundle, position: LessonPosition, language: Language) -> str:
    """Tell what has happened in the lesson, as its seat knows it."""
    newest_first = enumerate(reversed(position.course.events))
    seat = position.lesson.seat
    told = [line for *_, line in tell_backwards(translator, bundle, seat, language, newest_first)][::-1]
    return "\n".join([line for _, line in fold(translator, enumerate(told))][-MOST_TOLD:])


def _foot(
    translator: Translator, key: str, bundle: GameBundle, position: LessonPosition
) -> list[ui.Button[Any]]:
    lesson = position.lesson
    buttons = []
    if position.solved is None:
        hint = ComponentId(Kind.LESSON_HINT, 0, 0, f"{key}:{lesson.key}")
        buttons.append(button(hint, translator("button-hint"), emoji="💡"))
    if position.course.actions:
        tone: Tone = "primary" if position.solved is False else "secondary"
        buttons.append(button(_lesson(key, lesson, 1), translator("button-again"), tone, "🔁"))
    if position.solved is not None:
        buttons += FROM_HERE.list_ways(translator, 0, 0, f"l{key}:{lesson.key}")
    rule = ComponentId(Kind.LESSON_RULE, 0, 0, f"{key}:{lesson.key}")
    buttons.append(button(rule, translator("button-lesson-rule", rule=lesson.line.rule), emoji="📕"))
    buttons.append(button(ComponentId(Kind.LESSONS, 0, 1, key), translator("button-lessons"), emoji="🎓"))
    return buttons
