"""A level of a menu as buttons and select menus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.match.values import RefusedError
from bot.text import Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT, SELECTS, Choice, Level, Menu, Trail
from bot.ui.menus.tree import THEN
from bot.ui.messages.layout import Part, button, option, rows, select

ACT, WALK = "a", "w"
"""What the values of a select menu begin with: an action's text, or the number of a choice."""
ON_A_PAGE = SELECTS * IN_A_SELECT


@dataclass(frozen=True, slots=True)
class MenuIds:
    """The ids of a menu's components: which match, which decision of it, and what a press does."""

    match: int
    stamp: int
    act: Kind = Kind.ACT
    walk: Kind = Kind.WALK
    pick: Kind = Kind.PICK


def menu_parts(translator: Translator, ids: MenuIds, level: Level) -> list[Part]:
    """Lay out what a level offers, and the ways to other levels and pages."""
    parts = rows([_choice_button(ids, level.trail, choice) for choice in level.shortcuts])
    untitled = sum(not each.title for each in level.menus)
    counted = level.trail.page * ON_A_PAGE
    for number, each in enumerate(level.menus):
        placeholder = _placeholder(translator, each, counted, whole=untitled == 1 and level.pages == 1)
        counted += 0 if each.title else len(each.choices)
        then = f"{THEN}{each.then}" if each.then else ""
        target = ComponentId(ids.pick, ids.match, ids.stamp, f"{level.trail}/{number}{then}")
        lines = [_choice_option(choice) for choice in each.choices]
        parts.append(select(target, placeholder, lines, most=each.most))
    return parts + rows(list(_ways(translator, ids, level)))


def read_choice(place: str, values: Sequence[str]) -> list[str] | Trail:
    """Read the chosen lines of a menu: what each does, one after another, or the level they lead to.

    place: the payload of the menu's id. Raises RefusedError where no menu of ours has such lines.
    """
    chosen = values[0] if values else ""
    place, _, then = place.partition(THEN)
    if chosen and all(each.startswith(ACT) for each in values):
        return [*(each.removeprefix(ACT) for each in values), *filter(None, [then])]
    if chosen.startswith(WALK) and (steps := Trail.parse(chosen.removeprefix(WALK)).steps):
        return Trail.parse(place.partition("/")[0]).into(*steps)
    raise RefusedError("refused-forged")


def explanation(translator: Translator, prompt: str, level: Level) -> str:
    """The question, the way through the menu so far, and the small print that buttons do not show."""
    lines = [f"**{prompt}**"]
    if level.crumbs and level.trail.steps:
        lines.append(translator("panel-crumbs", path=" › ".join(level.crumbs)))
    lines += [
        translator("panel-small-print", label=label, detail=detail) for label, detail in level.explained
    ]
    return "\n".join(lines)


def _placeholder(translator: Translator, menu: Menu, counted: int, *, whole: bool) -> str:
    """Tell what a menu is about, or which lines it has. counted: lines in the menus before it."""
    count = len(menu.choices)
    if menu.title:
        message = "panel-choose-several" if menu.most > 1 else "panel-choose-titled"
        return translator(message, title=menu.title, count=count, most=menu.most)
    return translator(
        "panel-choose" if whole else "panel-choose-range",
        first=menu.choices[0].item.label,
        last=menu.choices[-1].item.label,
        count=count,
        start=counted + 1,
        end=counted + count,
    )


def _choice_button(ids: MenuIds, trail: Trail, choice: Choice) -> ui.Button[ui.LayoutView]:
    item = choice.item
    if choice.action is not None:
        target = ComponentId(ids.act, ids.match, ids.stamp, choice.action)
        return button(target, item.label, item.tone, item.emoji)
    target = ComponentId(ids.walk, ids.match, ids.stamp, str(trail.into(choice.number, *choice.further)))
    return button(target, f"{item.label} …", item.tone, item.emoji)


def _choice_option(choice: Choice) -> discord.SelectOption:
    way = Trail((choice.number, *choice.further))
    value = f"{WALK}{way}" if choice.action is None else f"{ACT}{choice.action}"
    return option(value, choice.item.label, choice.item.detail, choice.item.emoji)


def _ways(translator: Translator, ids: MenuIds, level: Level) -> Iterator[ui.Button[ui.LayoutView]]:
    def way(trail: Trail, message: str, emoji: str) -> ui.Button[ui.LayoutView]:
        target = ComponentId(ids.walk, ids.match, ids.stamp, str(trail))
        return button(target, translator(message), emoji=emoji)

    trail = level.trail
    if trail.steps:
        yield way(trail.back(), "button-back", "⬅️")
    if trail.page > 0:
        yield way(trail.turned(trail.page - 1), "button-previous", "◀️")
    if trail.page < level.pages - 1:
        yield way(trail.turned(trail.page + 1), "button-next", "▶️")
