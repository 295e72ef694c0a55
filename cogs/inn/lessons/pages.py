"""The pages of a lesson, and the list of those of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.match.bundle import GameBundle, Lesson
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
from bot.ui.menus.tree import menu
from bot.ui.messages.panel import SCALE
from bot.ui.messages.ways import ABOUT_A_GAME, LEARN
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import Presentation, fold, tell_backwards
from cogs.inn.lessons.service import LessonPosition

MOST_TOLD: Final = 6
"""Lines of what has happened in a lesson."""


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
    following = next((each for each in bundle.lessons if each.key not in solved), bundle.lessons[0])

    def build() -> Layout:
        say = bundle.words.translator(language)
        lines = [
            option(
                each.key,
                translator("learn-line", number=each.number, title=say(f"lesson-{each.key}")),
                say(f"lesson-{each.key}.task"),
                "✅" if each.key in solved else "⬜",
            )
            for each in bundle.lessons
        ]
        first = button(ComponentId(Kind.FIRST_GAME, 0, 0, key), translator("button-first-game"), emoji="♟️")
        on = button(_lesson(key, following), translator("button-begin-lesson", done=count), "primary", "🎓")
        return frame(
            [
                text(heading),
                select(ComponentId(Kind.LESSONS, 0, 0, key), translator("learn-choose"), lines),
                *rows([on, first]),
                text(translator("learn-first-game")),
            ],
            QUIET,
        )

    return plain(build)


def lesson_page(
    presentation: Presentation,
    schooling: Schooling,
    position: LessonPosition,
    language: Language,
    trail: Trail = Trail(),
    note: str = "",
) -> Page:
    """A lesson as it stands: while the task is open with the question, afterwards with what came of it.

    note: what has just come of a press, or the hint.
    """
    assert schooling.open is not None
    key = schooling.open.game
    bundle, translator = _bundle(presentation, key, position.lesson), presentation.translator(language)
    seen = position.observation
    level = None
    if position.solved is None and seen.legal:
        # Without a word on what ends the game: to find that is the task.
        paths, chains = bundle.words.paths(seen, language), bundle.words.chains(seen, language)
        level = menu(seen.legal, paths, trail, chains)

    def request(name: str) -> PictureRequest:
        return presentation.request_view(0, bundle, seen, name, language, SCALE)

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(_heading(translator, bundle, position.lesson, language))]
        if note:
            parts.append(text(f"> {note}"))
        parts += _middle(translator, bundle, schooling.stamp, position, level, language)
        if position.solved and schooling.advised.get("lesson") == schooling.stamp:
            first = ComponentId(Kind.FIRST_GAME, 0, 0, key)
            parts.append(text(translator("lesson-next")))
            parts += rows([button(first, translator("button-first-game"), "primary", "♟️")])
        parts += [gallery(each.url, each.alt) for each in attached]
        told = _story(translator, bundle, position, language)
        parts += [text(told)] if told else []
        parts += rows(_foot(translator, key, bundle, position))
        accent = ACCENT if position.solved is None else OVER if position.solved else ALARM
        return frame(parts, accent)

    shown = bundle.board.needed(seen) if seen.legal else bundle.board.shown(seen)[0]
    return Page(key, build, (shown,), request)


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


def _middle(
    translator: Translator,
    bundle: GameBundle,
    stamp: int,
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
    ids = MenuIds(0, stamp, Kind.LESSON_ACT, Kind.LESSON_WALK, Kind.LESSON_PICK)
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
    found = []
    following = next((each for each in bundle.lessons if each.number == lesson.number + 1), None)
    if position.solved and following is not None:
        found.append(button(_lesson(key, following), translator("button-next-lesson"), "primary", "▶️"))
    if position.solved is None:
        hint = ComponentId(Kind.LESSON_HINT, 0, 0, f"{key}:{lesson.key}")
        found.append(button(hint, translator("button-hint"), emoji="💡"))
    if position.course.actions:
        tone: Tone = "primary" if position.solved is False else "secondary"
        found.append(button(_lesson(key, lesson, 1), translator("button-again"), tone, "🔁"))
    rule = ComponentId(Kind.LESSON_RULE, 0, 0, f"{key}:{lesson.key}")
    found.append(button(rule, translator("button-lesson-rule", rule=lesson.line.rule), emoji="📕"))
    found.append(button(ComponentId(Kind.LESSONS, 0, 1, key), translator("button-lessons"), emoji="🎓"))
    return found
