"""The lobby message: who plays, on which seat, and what is agreed before play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin

from bot.engine import Options
from bot.match.bundle import GameBundle
from bot.match.lobby.options import options_to_offer
from bot.match.table import Table
from bot.text import Language, Translator
from bot.text.game_text import Tone
from bot.ui.house import House
from bot.ui.ids import Kind, Press
from bot.ui.page import Hung, Page
from bot.ui.parts import ACCENT, QUIET, Layout, Line, Part, button, frame, rows, select, text

MOST_MENUS = 9
"""Option menus in one lobby; a message has room for 40 components."""
MOST_SEAT_BUTTONS = 4


PLAYED: Final = ("playing", "over")
"""Phases in which there is a board to show."""


@dataclass(frozen=True, slots=True)
class Field:
    """An option as a menu: its name and every value as text; no values for a yes-or-no option."""

    name: str
    values: tuple[str, ...]
    default: str

    @property
    def is_switch(self) -> bool:
        """Whether it is a yes-or-no option."""
        return not self.values


def fields(options: type[Options], agreed: Mapping[str, object] | None = None) -> tuple[Field, ...]:
    """The options people choose, as far as they matter beside what is agreed already.

    Raises TypeError for one a menu cannot offer.
    """
    return tuple(_field(name, options.model_fields[name]) for name in options_to_offer(options, agreed))


def _field(name: str, info: Any) -> Field:
    if info.annotation is bool:
        return Field(name, (), written(info.default))
    if get_origin(info.annotation) is Literal:
        return Field(name, tuple(map(written, get_args(info.annotation))), written(info.default))
    bounds = {type(each).__name__: each for each in info.metadata}
    if info.annotation is int and {"Ge", "Le"} <= set(bounds):
        span = range(bounds["Ge"].ge, bounds["Le"].le + 1)
        return Field(name, tuple(map(str, span)), str(info.default))
    raise TypeError(f"option {name} cannot be offered as a menu")


def written(value: object) -> str:
    """An option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def lobby_page(house: House, table: Table, language: Language) -> Page:
    """The lobby message of a table without a board: not begun, closed before it was, or broken off."""
    title, translator = house.title(table.key), house.translator(language)

    def build(_: Sequence[Hung]) -> Layout:
        parts: list[Part] = [text(_head(translator, title, table, language))]
        if table.phase != "lobby":
            parts.append(text(translator(f"phase-{table.phase}")))
            close = button(Press(Kind.CANCEL, table.id), translator("button-cancel"))
            return frame([*parts, *(rows([close]) if table.phase == "broken" else [])], QUIET)
        parts.append(text(_people(translator, title, table, language)))
        parts += _options(translator, title, table, language)
        parts += _wishes(translator, title, table, language)
        return frame([*parts, *rows(_buttons(translator, table))], ACCENT)

    return Page("", build)


def _head(translator: Translator, title: GameBundle, table: Table, language: Language) -> str:
    line = translator("lobby-heading", game=title.words.name(language), host=f"<@{table.host}>")
    agreed = title.words.options(table.options, language)
    return line + (f"\n-# {agreed}" if agreed else "")


def _people(translator: Translator, title: GameBundle, table: Table, language: Language) -> str:
    lines = [
        translator("lobby-joined-seat", user=f"<@{user}>", seat=title.words.seat(seat, language))
        if (seat := table.seat_of(user)) is not None
        else translator("lobby-joined", user=f"<@{user}>")
        for user in table.joined
    ]
    missing = [f"<@{user}>" for user in table.invited if user not in table.joined]
    if missing:
        lines.append(translator("lobby-invited", names=translator.join(missing)))
    players = title.game.facts.players
    needed = translator("lobby-players", least=min(players), most=max(players))
    return "\n".join([*lines, f"-# {needed}"])


def _options(translator: Translator, title: GameBundle, table: Table, language: Language) -> list[Part]:
    parts: list[Part] = []
    offered = fields(title.game.options, dict(table.options))
    for field in [each for each in offered if not each.is_switch][:MOST_MENUS]:
        name = title.words.option(field.name, None, language)
        chosen = written(getattr(table.options, field.name))
        lines = []
        for value in field.values[:25]:
            item = title.words.option(field.name, value, language)
            detail = item.detail or name.detail
            lines.append(Line(value, item.label, detail, item.emoji, value == chosen))
        parts.append(select(Press(Kind.OPTION, table.id, 0, field.name), name.label, lines))
    switches = [each for each in offered if each.is_switch][:25]
    if switches:
        lines = []
        for field in switches:
            item = title.words.option(field.name, None, language)
            lines.append(
                Line(
                    field.name, item.label, item.detail, item.emoji, bool(getattr(table.options, field.name))
                )
            )
        press = Press(Kind.RULINGS, table.id)
        parts.append(text(translator("lobby-rulings-title")))
        parts.append(select(press, translator("lobby-rulings"), lines, least=0, most=len(lines)))
    return parts


def _wishes(translator: Translator, title: GameBundle, table: Table, language: Language) -> list[Part]:
    offered = title.game.facts.seats
    if len(offered) > MOST_SEAT_BUTTONS:
        lines = [Line("-", translator("lobby-any-seat"))]
        lines += [Line(seat, title.words.seat(seat, language)) for seat in offered[:24]]
        return [select(Press(Kind.JOIN, table.id, 0, "?"), translator("lobby-join-seat-menu"), lines)]
    is_full = len(table.joined) >= max(title.game.facts.players)
    tone: Tone = "secondary" if is_full else "primary"
    found = [button(Press(Kind.JOIN, table.id), translator("button-join"), tone, "🪑")]
    found += [
        button(
            Press(Kind.JOIN, table.id, 0, seat),
            translator("button-join-seat", seat=title.words.seat(seat, language)),
            disabled=table.user_at(seat) is not None,
        )
        for seat in offered
    ]
    return rows(found)


def _buttons(translator: Translator, table: Table) -> list[Part]:
    return [
        button(Press(Kind.BEGIN, table.id), translator("button-begin"), "success", "🎲"),
        button(Press(Kind.LEAVE, table.id), translator("button-leave")),
        button(Press(Kind.CANCEL, table.id), translator("button-cancel")),
        button(Press(Kind.RULES, table.id, 0, table.key), translator("button-rules"), emoji="❓"),
    ]
