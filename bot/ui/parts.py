"""The parts messages are built from, lean: texts, buttons, menus, pictures, and the frame around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import discord
from discord import ui

from bot.match.table import UserId
from bot.text import Speech
from bot.text.words import Tone
from bot.ui.control import Control
from bot.ui.ids import Press
from bot.ui.menu import DETAIL, LABEL, clip

MOST_TEXT: Final = 3_900
"""Characters of text in one message; Discord's limit is 4,000 for all text displays together."""
MOST_ALT: Final = 1_024
MOST_PLACEHOLDER: Final = 150
IN_A_ROW: Final = 4
"""Buttons in a row; Discord takes five, and wraps them where the window is narrow."""
LONG_LABEL: Final = 14
LONG_IN_A_ROW: Final = 3
"""Buttons in a row where a label is longer than that many characters."""
ACCENT: Final = 0xB8860B
QUIET: Final = 0x6E6455
OVER: Final = 0x2E6B3E
ALARM: Final = 0x9C2A1F

_STYLES: Final[dict[Tone, discord.ButtonStyle]] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a select menu."""

    value: str
    label: str
    detail: str = ""
    emoji: str = ""
    chosen: bool = False


Part = ui.Item[Any]


def button(
    press: Press, label: str, tone: Tone = "secondary", emoji: str = "", *, disabled: bool = False
) -> Control:
    """A button; the press in its id is all the bot needs to know later."""
    return ui.Button(
        style=_STYLES[tone],
        label=clip(label, LABEL),
        custom_id=str(press),
        emoji=emoji or None,
        disabled=disabled,
    )


def select(
    press: Press,
    placeholder: str,
    lines: Iterable[Line],
    least: int = 1,
    most: int = 1,
    *,
    disabled: bool = False,
) -> ui.ActionRow[Any]:
    """A select menu in a row of its own."""
    options = [
        discord.SelectOption(
            label=clip(line.label, 100),
            value=line.value,
            description=clip(line.detail, DETAIL) or None,
            emoji=line.emoji or None,
            default=line.chosen,
        )
        for line in lines
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(press),
        placeholder=clip(placeholder, MOST_PLACEHOLDER),
        min_values=least,
        max_values=min(most, len(options)),
        options=options,
        disabled=disabled,
    )
    return ui.ActionRow(menu)


def rows(buttons: Sequence[Control]) -> list[Part]:
    """Buttons in rows of about the same length, short enough not to be wrapped."""
    widest = max((len(each.label or "") for each in buttons), default=0)
    most = IN_A_ROW if widest <= LONG_LABEL else LONG_IN_A_ROW
    lines = -(-len(buttons) // most)
    cuts = [len(buttons) * line // lines for line in range(lines + 1)] if lines else []
    return [ui.ActionRow(*buttons[start:end]) for start, end in pairwise(cuts)]


def text(content: str) -> ui.TextDisplay[Any]:
    """A paragraph of Discord markdown."""
    return ui.TextDisplay(content)


def person(speech: Speech, user: UserId) -> str:
    """A user as a mention; whoever was erased has no name any more."""
    return f"<@{user}>" if user > 0 else speech("person-nobody")


def frame(parts: Iterable[Part], accent: int = ACCENT) -> ui.LayoutView:
    """The parts in one container. Texts are cut where together they would be too long."""
    left = MOST_TEXT
    kept: list[Part] = []
    for part in parts:
        if isinstance(part, ui.TextDisplay):
            if not part.content or left < 2:
                continue
            part.content = clip(part.content, left)
            left -= len(part.content)
        kept.append(part)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*kept, accent_colour=accent))
    # A stopped view is sent all the same, but discord.py neither keeps it nor sets a timer for it.
    view.stop()
    return view
