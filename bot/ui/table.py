"""The table message: what everybody at the table sees."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.bundle import GameBundle
from bot.match.table import Table, View
from bot.text import Language, Translator
from bot.ui.house import House, must_choose
from bot.ui.ids import Kind, Press
from bot.ui.page import Hung, Page, Shot, gallery, shot
from bot.ui.panel import ending, news, offer_told
from bot.ui.parts import ACCENT, OVER, Layout, Part, button, frame, person, rows, text

MOST_NEWS = 8


def table_page(house: House, view: View, language: Language) -> Page:
    """The table message of a match that has begun, from a spectator's view."""
    if view.seat is not None:
        raise ValueError("the table shows what a spectator may know")
    title = house.title(view.table.key)

    def take(name: str) -> Shot:
        return shot(title, view.table.id, view.observation, name, language, house.theme)

    def build(hung: Sequence[Hung]) -> Layout:
        translator = house.translator(language)
        parts = [*_head(translator, title, view, language)]
        parts += map(gallery, hung)
        parts += [
            text(news(translator, title, view, language, MOST_NEWS)),
            text(_whose(translator, title, view, language)),
        ]
        return frame([*parts, *rows(buttons(translator, view.table))], _accent(view))

    return Page(title.key, build, tuple(title.board.shown(view.observation)), take)


def buttons(translator: Translator, table: Table) -> list[Part]:
    """The buttons of a table message."""
    match = table.id
    seat = button(Press(Kind.SEAT, match), translator("button-seat"), "primary", "🪑")
    return [
        seat,
        button(Press(Kind.LOG, match), translator("button-log"), emoji="📖"),
        button(Press(Kind.RULES, match, 0, table.key), translator("button-rules"), emoji="❓"),
        button(Press(Kind.MORE, match), translator("button-more"), emoji="⚙️"),
    ]


def heading(translator: Translator, title: GameBundle, table: Table, language: Language) -> str:
    """The game's name, and which game of the series it is."""
    name = title.words.name(language)
    if table.series > 1:
        return "## " + translator("table-heading-series", game=name, number=table.number, series=table.series)
    return f"## {name}"


def seats(translator: Translator, title: GameBundle, table: Table, language: Language) -> str:
    """Who sits where, and the points of the series so far."""
    points = dict(table.totals) if table.series > 1 else {}
    told = []
    for seat, user in table.seats:
        name = f"**{title.words.seat(seat, language)}**"
        if user is None:
            continue
        told.append(f"{name} {person(translator, user)}" + (f" · {points[user]}" if user in points else ""))
    return " — ".join(told)


def _head(translator: Translator, title: GameBundle, view: View, language: Language) -> Sequence[Part]:
    table = view.table
    agreed = title.words.options(table.options, language)
    lines = [heading(translator, title, table, language), seats(translator, title, table, language)]
    if agreed:
        lines.append(f"-# {agreed}")
    if view.observation.outcome is not None:
        return [text("\n".join(lines))]
    return [text("\n".join(lines)), text(title.words.status(view.observation, language))]


def _whose(translator: Translator, title: GameBundle, view: View, language: Language) -> str:
    if view.observation.outcome is not None:
        return ending(title, view, language)
    if view.table.phase != "playing":
        return translator(f"phase-{view.table.phase}")
    users = must_choose(view)
    told = translator(
        "table-turn", names=translator.join([person(translator, user) for user in users]), count=len(users)
    )
    offer = view.table.offer
    if offer is not None:
        told += "\n" + offer_told(title, offer, language, translator)
    return f"➡️ {told}"


def _accent(view: View) -> int:
    return OVER if view.observation.outcome is not None else ACCENT
