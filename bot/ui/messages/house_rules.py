"""The house rules of a lobby: what is agreed before play, and menus for the host to change it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.match.bundle import GameBundle
from bot.match.lobby import option_text
from bot.match.match import Table
from bot.match.matches import PRESET_NAMES, Preset, PresetName, preset_of
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.layout import QUIET, Layout, Part, button, frame, option, rows, select, text
from bot.ui.messages.option_fields import OptionField, option_fields
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

KEEP = "keep"
MOST_MENUS = 8
"""Menus in one message; it has room for 40 components."""


def house_rules_page(
    presentation: Presentation,
    table: Table,
    language: Language,
    presets: Mapping[PresetName, Preset],
    *,
    is_host: bool,
    manages: bool,
    note: str = "",
) -> Page:
    """Lay out what is agreed at a table that has not begun.

    is_host: whether the reader may change it; presets: what may be taken over at once. manages: whether the
    reader may keep it for the server. note: what has just come of a press.
    """
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build() -> Layout:
        head = translator("house-rules-heading", game=bundle.words.name(language))
        agreed = bundle.words.options(table.options, language) or translator("lobby-as-printed")
        parts: list[Part] = [text(f"{head}\n{agreed}"), *([text(f"> {note}")] if note else [])]
        if is_host and table.phase == "lobby":
            parts += _presets(translator, table, presets)
            parts += _options(translator, bundle, table, language)
        else:
            parts.append(text(translator("house-rules-settled", host=f"<@{table.host}>")))
        if manages:
            keep = ComponentId(Kind.PRESET, table.id, 0, KEEP)
            parts += rows([button(keep, translator("button-keep-rules"), emoji="💾")])
        return frame(parts, QUIET)

    return plain(build)


def _presets(translator: Translator, table: Table, presets: Mapping[PresetName, Preset]) -> list[Part]:
    """The house rules that can be taken over at once: those that are agreed already are marked."""
    now = preset_of(table.options)
    lines = [
        option(name, translator(f"preset-{name}"), chosen={**now, **presets[name]} == now)
        for name in PRESET_NAMES
        if name in presets
    ]
    # Of equal ones the first is marked: a menu of one choice has one mark.
    marked = [line for line in lines if line.default]
    for line in marked[1:]:
        line.default = False
    return [select(ComponentId(Kind.PRESET, table.id), translator("presets-menu"), lines)]


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
