"""The house rules of a lobby: what is agreed before play, and menus for the host to change it."""

from __future__ import annotations

from bot.match.bundle import GameBundle
from bot.match.table import Table
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.layout import QUIET, Layout, Part, frame, option, select, text
from bot.ui.messages.option_fields import OptionField, option_fields, option_text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

MOST_MENUS = 9
"""Menus in one message; it has room for 40 components."""


def house_rules_page(presentation: Presentation, table: Table, language: Language, *, is_host: bool) -> Page:
    """What is agreed at a table that has not begun. is_host: whether the reader may change it."""
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build() -> Layout:
        head = translator("house-rules-heading", game=bundle.words.name(language))
        agreed = bundle.words.options(table.options, language)
        parts: list[Part] = [text(head + (f"\n{agreed}" if agreed else ""))]
        if is_host and table.phase == "lobby":
            parts += _options(translator, bundle, table, language)
        else:
            parts.append(text(translator("house-rules-settled", host=f"<@{table.host}>")))
        return frame(parts, QUIET)

    return plain(build)


def _options(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> list[Part]:
    offered = option_fields(bundle.game.options, dict(table.options))
    parts: list[Part] = [_menu(bundle, table, each, language) for each in offered if not each.is_switch][
        :MOST_MENUS
    ]
    switches = []
    for field in [each for each in offered if each.is_switch][:IN_A_SELECT]:
        item = bundle.words.option(field.name, None, language)
        chosen = bool(getattr(table.options, field.name))
        switches.append(option(field.name, item.label, item.detail, item.emoji, chosen=chosen))
    if switches:
        target = ComponentId(Kind.RULINGS, table.id)
        parts.append(text(translator("lobby-rulings-title")))
        parts.append(select(target, translator("lobby-rulings"), switches, least=0, most=len(switches)))
    return parts


def _menu(bundle: GameBundle, table: Table, field: OptionField, language: Language) -> Part:
    name = bundle.words.option(field.name, None, language)
    chosen = option_text(getattr(table.options, field.name))
    lines = []
    for value in field.values[:IN_A_SELECT]:
        item = bundle.words.option(field.name, value, language)
        detail = item.detail or name.detail
        lines.append(option(value, item.label, detail, item.emoji, chosen=value == chosen))
    return select(ComponentId(Kind.OPTION, table.id, 0, field.name), name.label, lines)
