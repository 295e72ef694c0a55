"""The parts messages are built from: signs, texts, buttons, menus, pictures, and the frame around them.

Signs are our own emojis where Discord knows them, those of Unicode where it does not. Which of ours there are
is learnt while the bot runs, and is the same for all that one process says, for a process is one application.
No answer waits for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.logs import get_logger
from bot.match.match import Table, is_computer, is_crowd, level_of
from bot.match.values import UserId
from bot.text import Translator
from bot.text.game_text import Tone
from bot.text.signs import OWN, PREFIX, SIGN
from bot.ui.page import ComponentId, Page, clip, plain

MOST_TEXT: Final = 3_900
"""Characters of text in one message; Discord's limit is 4,000 for all text displays together."""
MOST_PLACEHOLDER: Final = 150
LABEL: Final = 80
"""Characters of a button's label, and of a line of a menu of actions."""
OPTION_LABEL: Final = 100
DETAIL: Final = 100
"""Characters of the small print below a menu's line."""
IN_A_ROW: Final = 4
"""Buttons in a row; Discord takes five, and wraps them where the window is narrow."""
LONG_LABEL: Final = 14
LONG_IN_A_ROW: Final = 3
"""Buttons in a row where a label is longer than that many characters."""
ACCENT: Final = 0xB8860B
QUIET: Final = 0x6E6455
OVER: Final = 0x2E6B3E
ALARM: Final = 0x9C2A1F

Part: TypeAlias = ui.Item[Any]
"""A component of a message."""
Layout: TypeAlias = ui.LayoutView
"""What a message is made of."""

_STYLES: Final[dict[Tone, discord.ButtonStyle]] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

INVALID_FORM: Final = 50035
_PARTS: Final = re.compile(rf"`+[^`]*`+|{SIGN.pattern}")
"""Signs of a text, and code in it, where Discord shows no emojis."""
_STANDS_FOR: Final = {f"{PREFIX}{name}": sign for sign, name in OWN.items()}
log = get_logger("emojis")


class OwnEmojis:
    """Our emojis that Discord knows now, by the signs they stand for."""

    def __init__(self) -> None:
        self._known: dict[str, discord.PartialEmoji] = {}

    def learn(self, emojis: Iterable[discord.Emoji]) -> None:
        """Show these from now on; those of other names are not for us."""
        for emoji in emojis:
            sign = _STANDS_FOR.get(emoji.name)
            if sign is not None:
                self._known[sign] = discord.PartialEmoji(name=emoji.name, id=emoji.id)

    def forget(self, *names: str) -> None:
        """Show these no longer; all of them where none is named."""
        gone = [_STANDS_FOR[name] for name in names if name in _STANDS_FOR] or list(self._known)
        for sign in gone:
            self._known.pop(sign, None)

    def knows_all(self, names: Iterable[str]) -> bool:
        """Check whether all these are shown."""
        return all(_STANDS_FOR.get(name) in self._known for name in names)

    def of(self, sign: str) -> str | discord.PartialEmoji | None:
        """Return a sign as a component shows it."""
        return self._known.get(sign, sign) or None

    def write(self, text: str, room: int) -> str:
        """Return a text with our emojis in it, as far as it grows by no more than `room` characters."""
        if not self._known:
            return text
        left = room

        def show(snippet: re.Match[str]) -> str:
            nonlocal left
            own = self._known.get(snippet[0])
            if own is None or len(shown := str(own)) - len(snippet[0]) > left:
                return snippet[0]
            left -= len(shown) - len(snippet[0])
            return shown

        return _PARTS.sub(show, text)

    def is_refused(self, error: discord.HTTPException) -> bool:
        """Check whether Discord knows an emoji of ours no longer; then none is shown until it has been asked
        which there are."""
        if error.code != INVALID_FORM or "emoji" not in error.text or not self._known:
            return False
        log.warning("own_emojis_refused", text=error.text)
        self.forget()
        return True


OWN_EMOJIS: Final = OwnEmojis()
"""Those of the application this process speaks for."""


def show_unicode(layout: ui.LayoutView) -> None:
    """Put the signs of Unicode in the place of our emojis on what is pressed or chosen in a layout."""
    for part in layout.walk_children():
        if isinstance(part, ui.Button):
            part.emoji = _as_unicode(part.emoji)
        elif isinstance(part, ui.Select):
            for line in part.options:
                line.emoji = _as_unicode(line.emoji)


def _as_unicode(emoji: Any) -> Any:
    return _STANDS_FOR.get(emoji.name, emoji) if isinstance(emoji, discord.PartialEmoji) else emoji


def button(
    target: ComponentId, label: str, tone: Tone = "secondary", emoji: str = "", *, disabled: bool = False
) -> ui.Button[Any]:
    """A button; its id is all the bot needs to know when pressed. label: empty where the sign says it."""
    return ui.Button(
        style=_STYLES[tone],
        label=clip(label, LABEL) or None,
        custom_id=str(target),
        disabled=disabled,
        emoji=OWN_EMOJIS.of(emoji),
    )


def option(
    value: str, label: str, detail: str = "", emoji: str = "", *, chosen: bool = False
) -> discord.SelectOption:
    """One line of a select menu."""
    return discord.SelectOption(
        value=value,
        label=clip(label, OPTION_LABEL),
        description=clip(detail, DETAIL) or None,
        emoji=OWN_EMOJIS.of(emoji),
        default=chosen,
    )


def select(
    target: ComponentId,
    placeholder: str,
    options: Iterable[discord.SelectOption],
    least: int = 1,
    most: int = 1,
) -> ui.ActionRow[Any]:
    """A select menu in a row of its own."""
    offered = list(options)
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(target),
        placeholder=clip(placeholder, MOST_PLACEHOLDER),
        min_values=least,
        max_values=min(most, len(offered)),
        options=offered,
    )
    return ui.ActionRow(menu)


def channel_select(target: ComponentId, placeholder: str, chosen: Sequence[int], most: int) -> Part:
    """A menu of the server's channels and threads in which one writes."""
    types = discord.ChannelType
    kinds = [
        types.text,
        types.news,
        types.voice,
        types.public_thread,
        types.private_thread,
        types.news_thread,
    ]
    make = partial(ui.ChannelSelect, channel_types=kinds)
    return _select_of_server(make, target, placeholder, discord.SelectDefaultValueType.channel, chosen, most)


def user_select(target: ComponentId, placeholder: str, chosen: Sequence[UserId], most: int) -> Part:
    """A menu of the server's people."""
    kind = discord.SelectDefaultValueType.user
    return _select_of_server(ui.UserSelect, target, placeholder, kind, chosen, most)


def _select_of_server(
    make: Callable[..., Part],
    target: ComponentId,
    placeholder: str,
    kind: discord.SelectDefaultValueType,
    chosen: Sequence[int],
    most: int,
) -> Part:
    """A menu of what a server has, in a row of its own; none need be chosen."""
    menu = make(
        custom_id=str(target),
        placeholder=clip(placeholder, MOST_PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=chosen_id, type=kind) for chosen_id in chosen[:most]],
    )
    return ui.ActionRow(menu)


def rows(buttons: Sequence[ui.Button[Any]]) -> list[Part]:
    """Buttons in rows of about the same length, short enough not to be wrapped."""
    widest = max((len(row_button.label or "") for row_button in buttons), default=0)
    most = IN_A_ROW if widest <= LONG_LABEL else LONG_IN_A_ROW
    lines = -(-len(buttons) // most)
    cuts = [len(buttons) * line // lines for line in range(lines + 1)] if lines else []
    return [ui.ActionRow(*buttons[start:end]) for start, end in pairwise(cuts)]


def text(content: str) -> ui.TextDisplay[Any]:
    """A paragraph of Discord markdown."""
    return ui.TextDisplay(content)


def with_thumbnail(content: str, url: str, alt: str) -> ui.Section[Any]:
    """A paragraph with a small picture beside it."""
    return ui.Section(ui.TextDisplay(content), accessory=ui.Thumbnail(url, description=alt or None))


def beside(content: str, way: ui.Button[Any]) -> ui.Section[Any]:
    """A paragraph with a button beside it."""
    return ui.Section(ui.TextDisplay(content), accessory=way)


def gallery(url: str, alt: str) -> ui.MediaGallery[Any]:
    """One picture over the whole width, with its alt text."""
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt or None))


def mention(translator: Translator, user: UserId) -> str:
    """A user as a mention; whoever was erased has no name any more."""
    if is_computer(user):
        return translator(f"computer-{user}", level=translator(f"level-{level_of(user)}"))
    if is_crowd(user):
        return translator("crowd")
    return f"<@{user}>" if user > 0 else translator("person-nobody")


def link(table: Table) -> str:
    """The address of a table's message, or its channel where there is none."""
    if table.place.is_private:
        return f"https://discord.com/channels/@me/{table.place.channel}"
    place = f"https://discord.com/channels/{table.place.guild}/{table.place.channel}"
    return f"{place}/{table.message}" if table.message else f"<#{table.place.channel}>"


def frame(parts: Iterable[Part], accent: int = ACCENT) -> Layout:
    """The parts in one container. Texts are cut where together they would be too long."""
    left = MOST_TEXT
    kept: list[Part] = []
    for part in parts:
        if not isinstance(part, ui.TextDisplay):
            kept.append(part)
        elif part.content and left >= 2:
            part.content = clip(part.content, left)
            left -= len(part.content)
            kept.append(part)
    for part in kept:
        if isinstance(part, ui.TextDisplay):
            shown = OWN_EMOJIS.write(part.content, left)
            left -= len(shown) - len(part.content)
            part.content = shown
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.Container(*kept, accent_color=accent))
    # What is pressed in it is found by its id, so discord.py need not keep it.
    layout.stop()
    return layout


def tell(said: str) -> Page:
    """A page of a few words alone."""
    return plain(lambda: frame([text(said)], QUIET))
