"""The parts messages are built from, lean: texts, buttons, menus, pictures, and the frame around them.

A part is what Discord gets of it. discord.py's items would first be objects, looked through for callbacks
that nobody needs: it took longer than all else in laying out an answer (docs/performance.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias

from discord import ButtonStyle, ChannelType, ComponentType
from discord.ui import LayoutView

from bot.match.table import UserId
from bot.text import Translator
from bot.text.game_text import Tone
from bot.ui.ids import Press
from bot.ui.menu import DETAIL, LABEL, clip

MOST_TEXT: Final = 3_900
"""Characters of text in one message; Discord's limit is 4,000 for all text displays together."""
MOST_ALT: Final = 1_024
MOST_PLACEHOLDER: Final = 150
LABEL_OF_LINE: Final = 100
IN_A_ROW: Final = 4
"""Buttons in a row; Discord takes five, and wraps them where the window is narrow."""
LONG_LABEL: Final = 14
LONG_IN_A_ROW: Final = 3
"""Buttons in a row where a label is longer than that many characters."""
ACCENT: Final = 0xB8860B
QUIET: Final = 0x6E6455
OVER: Final = 0x2E6B3E
ALARM: Final = 0x9C2A1F

Part: TypeAlias = dict[str, Any]
"""A component of a message, in Discord's own form."""

ACTION_ROW: Final = ComponentType.action_row.value
BUTTON: Final = ComponentType.button.value
SELECT: Final = ComponentType.select.value
CHANNEL_SELECT: Final = ComponentType.channel_select.value
TEXT: Final = ComponentType.text_display.value
GALLERY: Final = ComponentType.media_gallery.value
CONTAINER: Final = ComponentType.container.value

_STYLES: Final[dict[Tone, int]] = {
    "primary": ButtonStyle.primary.value,
    "secondary": ButtonStyle.secondary.value,
    "success": ButtonStyle.success.value,
    "danger": ButtonStyle.danger.value,
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a select menu."""

    value: str
    label: str
    detail: str = ""
    emoji: str = ""
    chosen: bool = False


class Layout(LayoutView):
    """What a message is made of, ready to be sent; discord.py neither keeps it nor sets a timer for it.

    Nothing in it is discord.py's own, so what its views begin with (an id, a timer) is left out.
    """

    def __init__(self, components: list[Part]) -> None:
        self._made = components

    def is_finished(self) -> bool:
        """Always: nobody waits for what is pressed in it."""
        return True

    def is_dispatchable(self) -> bool:
        """Never: the ids of its buttons say what they are for."""
        return False

    def to_components(self) -> list[Part]:
        """The components as Discord gets them."""
        return self._made

    def has_components_v2(self) -> bool:
        """Always: what we send consists of nothing else."""
        return True


def button(
    press: Press, label: str, tone: Tone = "secondary", emoji: str = "", *, disabled: bool = False
) -> Part:
    """A button; the press in its id is all the bot needs to know later."""
    part = {
        "type": BUTTON,
        "style": _STYLES[tone],
        "label": clip(label, LABEL),
        "custom_id": str(press),
        "disabled": disabled,
    }
    if emoji:
        part["emoji"] = {"name": emoji}
    return part


def select(
    press: Press,
    placeholder: str,
    lines: Iterable[Line],
    least: int = 1,
    most: int = 1,
    *,
    disabled: bool = False,
) -> Part:
    """A select menu in a row of its own."""
    options = [_option(line) for line in lines]
    return row(
        {
            "type": SELECT,
            "custom_id": str(press),
            "placeholder": clip(placeholder, MOST_PLACEHOLDER),
            "min_values": least,
            "max_values": min(most, len(options)),
            "options": options,
            "disabled": disabled,
        }
    )


def _option(line: Line) -> Part:
    part: Part = {"label": clip(line.label, LABEL_OF_LINE), "value": line.value, "default": line.chosen}
    if line.detail:
        part["description"] = clip(line.detail, DETAIL)
    if line.emoji:
        part["emoji"] = {"name": line.emoji}
    return part


def channel_select(press: Press, placeholder: str, chosen: Sequence[int], most: int) -> Part:
    """A menu of the server's text channels, in a row of its own; none need be chosen."""
    return row(
        {
            "type": CHANNEL_SELECT,
            "custom_id": str(press),
            "placeholder": clip(placeholder, MOST_PLACEHOLDER),
            "min_values": 0,
            "max_values": most,
            "channel_types": [ChannelType.text.value],
            "default_values": [{"id": str(channel), "type": "channel"} for channel in chosen[:most]],
            "disabled": False,
        }
    )


def row(*parts: Part) -> Part:
    """Buttons side by side, or one menu."""
    return {"type": ACTION_ROW, "components": [*parts]}


def rows(buttons: Sequence[Part]) -> list[Part]:
    """Buttons in rows of about the same length, short enough not to be wrapped."""
    widest = max((len(each["label"]) for each in buttons), default=0)
    most = IN_A_ROW if widest <= LONG_LABEL else LONG_IN_A_ROW
    lines = -(-len(buttons) // most)
    cuts = [len(buttons) * line // lines for line in range(lines + 1)] if lines else []
    return [row(*buttons[start:end]) for start, end in pairwise(cuts)]


def text(content: str) -> Part:
    """A paragraph of Discord markdown."""
    return {"type": TEXT, "content": content}


def picture(url: str, alt: str) -> Part:
    """One picture over the whole width, with its alt text."""
    item: Part = {"media": {"url": url}, "spoiler": False}
    if alt:
        item["description"] = alt
    return {"type": GALLERY, "items": [item]}


def person(translator: Translator, user: UserId) -> str:
    """A user as a mention; whoever was erased has no name any more."""
    return f"<@{user}>" if user > 0 else translator("person-nobody")


def frame(parts: Iterable[Part], accent: int = ACCENT) -> Layout:
    """The parts in one container. Texts are cut where together they would be too long."""
    left = MOST_TEXT
    kept: list[Part] = []
    for part in parts:
        if part["type"] != TEXT:
            kept.append(part)
        elif part["content"] and left >= 2:
            content = clip(part["content"], left)
            left -= len(content)
            kept.append(text(content))
    return Layout([{"type": CONTAINER, "accent_color": accent, "spoiler": False, "components": kept}])
