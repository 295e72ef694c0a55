"""The pictures of a match one by one, bigger: the whole table, a hand, a part of the map."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.match.bundle import GameBundle
from bot.match.table import MatchId, UserId, View
from bot.text import Language, Translator
from bot.ui.finding import LONGEST_CHOICE, MOST_CHOICES
from bot.ui.house import House
from bot.ui.ids import Kind, Press
from bot.ui.menu import clip
from bot.ui.page import Hung, Page, Shot, gallery, shot
from bot.ui.parts import QUIET, Layout, Line, Part, button, frame, rows, select, text

BIG = 1.5
"""The scale of the bigger picture."""
MOST_BUTTONS = 3
"""Pictures with a button each; more stand in a menu."""
MOST_LINES = 25


def picture_parts(
    translator: Translator, title: GameBundle, view: View, language: Language, shown: str = ""
) -> list[Part]:
    """What leads to the pictures on offer. shown: the one that is open."""
    match, names = view.table.id, title.board.views(view.observation)
    if len(names) <= MOST_BUTTONS:
        return rows(
            [
                button(Press(Kind.PICTURE, match, 0, each), title.words.view(each, language), emoji="🔍")
                for each in names
                if each != shown
            ]
        )
    named = ((each, title.words.view(each, language)) for each in names[:MOST_LINES])
    lines = [Line(each, label, chosen=each == shown) for each, label in named]
    return [select(Press(Kind.PICTURE, match), translator("pictures-choose"), lines)]


def picture_page(house: House, view: View, name: str, language: Language) -> Page:
    """One picture, bigger, and the way to the others; an unknown name means the first."""
    title, translator = house.title(view.table.key), house.translator(language)
    offered = _on_offer(title, view)
    shown = name if name in offered else offered[0]
    back = [button(Press(Kind.REFRESH, view.table.id), translator("button-to-seat"), emoji="🪑")]

    heading = translator(
        "pictures-heading", game=title.words.name(language), picture=title.words.view(shown, language)
    )

    def take(name: str) -> Shot:
        return shot(title, view.table.id, view.observation, name, language, house.theme, BIG)

    def build(hung: Sequence[Hung]) -> Layout:
        parts: list[Part] = [text(heading), *map(gallery, hung)]
        parts += picture_parts(translator, title, view, language, shown)
        return frame([*parts, *(rows(back) if view.seat is not None else [])], QUIET)

    return Page(title.key, build, (shown,), take)


def _on_offer(title: GameBundle, view: View) -> tuple[str, ...]:
    return (*title.board.views(view.observation), *title.board.details(view.observation))


async def picture_choices(
    house: House, user: UserId, match: MatchId, typed: str, language: Language
) -> list[app_commands.Choice[str]]:
    """The pictures whose names contain what has been typed, for an autocomplete."""
    view = await house.tables.view(match, user)
    title = house.title(view.table.key)
    named = ((each, title.words.view(each, language)) for each in _on_offer(title, view))
    found = [
        app_commands.Choice(name=clip(label, LONGEST_CHOICE), value=each)
        for each, label in named
        if typed.casefold() in label.casefold()
    ]
    return found[:MOST_CHOICES]
