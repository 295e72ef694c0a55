"""The pages of the position of the day: the question, the answer, and how people chose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from discord.utils import format_dt

from bot.engine import Observation
from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.text import Language, Translator
from bot.ui.layout import (
    ACCENT,
    OVER,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    link,
    mention,
    option,
    rows,
    select,
    text,
)
from bot.ui.menus.tree import names
from bot.ui.messages.ways import FROM_HERE, STORY
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import Presentation
from cogs.inn.daily.service import Daily, Result, is_own_game

SCALE: Final = 0.75
MOST_BUTTONS: Final = 5
"""Choices that are buttons; more become a menu."""
MOST_NAMED: Final = 10
"""People who have solved it that are named."""
MOST_TOLD: Final = 8
"""Choices of which is told how many took them."""


def daily_page(
    presentation: Presentation,
    daily: Daily,
    table: Table,
    seen: Observation,
    language: Language,
    *,
    over: bool = False,
    chosen: str | None = None,
) -> Page:
    """The question. seen: what the seat saw. over: whether it can no longer be answered; one that does not
    stand cannot either. chosen: what the reader has chosen, where it is theirs alone."""
    bundle, translator = presentation.bundle(table), presentation.translator(language)
    view = bundle.board.needed(seen)

    def request(name: str) -> PictureRequest:
        return presentation.request_view(table.id, bundle, seen, name, language, SCALE)

    def build(attached: Sequence[Attachment]) -> Layout:
        game, seat = bundle.words.name(language), bundle.naming_all().words.seat(daily.puzzle.seat, language)
        name = "daily-heading-own" if is_own_game(table) else "daily-heading"
        head = translator(name, day=translator.day(daily.day), game=game)
        asked = translator("daily-question", seat=seat, prompt=bundle.words.prompt(seen, language))
        stands = bundle.words.status(seen, language).splitlines()[:1]
        parts: list[Part] = [text("\n".join([head, asked, *(f"-# {line}" for line in stands)]))]
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        if daily.puzzle.void:
            return frame([*parts, text(translator("daily-void"))], QUIET)
        if over:
            return frame([*parts, text(translator("daily-closed"))], QUIET)
        parts += _choices(translator, bundle, daily, seen, language, chosen)
        parts.append(text(translator("daily-foot", until=format_dt(daily.until, "R"))))
        return frame(parts, ACCENT)

    return Page(bundle.key, build, (view,), request)


def answered_page(
    presentation: Presentation, daily: Daily, chosen: str, streak: int, language: Language
) -> Page:
    """Lay out what the reader has chosen, by its name, and how many they have solved in a row so far."""
    translator = presentation.translator(language)
    until = format_dt(daily.until, "R")

    def build() -> Layout:
        told = translator("daily-answered", choice=chosen, until=until)
        row = translator("daily-streak", count=streak) if streak else ""
        return frame([text("\n".join(filter(None, [told, row])))], QUIET)

    return plain(build)


def result_page(
    presentation: Presentation,
    daily: Daily,
    table: Table,
    seen: Observation,
    result: Result,
    language: Language,
) -> Page:
    """Lay out what the house thinks, what was played, and how people chose."""
    bundle, translator = presentation.bundle(table), presentation.translator(language)
    puzzle, called = daily.puzzle, name_choices(bundle, seen, language)
    best, played = called.get(puzzle.best, puzzle.best), called.get(puzzle.played, puzzle.played)
    day, game = translator.day(daily.day), bundle.words.name(language)
    lines = [
        translator("daily-result-heading", day=day, game=game),
        translator("daily-result", best=best, chance=puzzle.chance or 0),
    ]
    if puzzle.reason is not None:
        reason = bundle.words.reason(puzzle.reason, puzzle.seat, language)
        lines.append(translator("hint-why", reason=reason))
    said = "daily-played-best" if puzzle.played == puzzle.best else "daily-played"
    if is_own_game(table):
        lines.append(translator(f"{said}-own", played=played))
    else:
        lines.append(translator(said, played=played, place=link(table)))

    story = [action.button(translator, table.id) for action in STORY.list_offered(table)]
    story += FROM_HERE.list_ways(translator, table.id, 0, f"d{daily.day.toordinal()}")

    def build() -> Layout:
        parts: list[Part] = [text("\n".join(lines)), text(_tell_chosen(translator, daily, called, result))]
        if result.solvers:
            parts.append(text(_tell_solvers(translator, result)))
        return frame([*parts, *rows(story)], OVER)

    return plain(build)


def name_choices(bundle: GameBundle, seen: Observation, language: Language) -> Mapping[str, str]:
    """Name each choice, by its action."""
    path = bundle.words.paths(seen, language)
    return dict(zip(map(str, seen.legal), names([path(action) for action in seen.legal]), strict=True))


def _choices(
    translator: Translator,
    bundle: GameBundle,
    daily: Daily,
    seen: Observation,
    language: Language,
    chosen: str | None,
) -> list[Part]:
    day, called = daily.day.toordinal(), name_choices(bundle, seen, language)
    offered = [(str(n), choice.action) for n, choice in enumerate(daily.puzzle.options)]
    if len(offered) <= MOST_BUTTONS:
        return rows(
            [
                button(
                    ComponentId(Kind.DAILY, daily.row.match, day, number),
                    called.get(action, action),
                    "primary" if action == chosen else "secondary",
                )
                for number, action in offered
            ]
        )
    lines = [
        option(number, called.get(action, action), chosen=action == chosen) for number, action in offered
    ]
    target = ComponentId(Kind.DAILY, daily.row.match, day, "menu")
    return [select(target, translator("daily-choose", count=len(offered)), lines)]


def _tell_chosen(translator: Translator, daily: Daily, called: Mapping[str, str], result: Result) -> str:
    """Tell how many took each choice, the house's own first."""
    given = sum(result.chosen.values())
    lines = [translator("daily-chosen", count=given)]
    options = sorted(
        (choice for choice in daily.puzzle.options if result.chosen.get(choice.action)),
        key=lambda choice: (choice.action != daily.puzzle.best, -result.chosen[choice.action]),
    )
    for choice in options[:MOST_TOLD]:
        count = result.chosen[choice.action]
        told = translator(
            "daily-choice",
            choice=called.get(choice.action, choice.action),
            count=count,
            share=round(100 * count / given),
        )
        sign = "✅" if choice.action == daily.puzzle.best else "⬜"
        chance = "" if choice.chance is None else " · " + translator("daily-chance", chance=choice.chance)
        lines.append(f"{sign} {told}{chance}")
    return "\n".join(lines)


def _tell_solvers(translator: Translator, result: Result) -> str:
    named = [
        translator("daily-solver", user=mention(translator, solver.user), count=solver.solved)
        for solver in result.solvers[:MOST_NAMED]
    ]
    return translator("daily-solvers", people=translator.join(named))
