"""Signs as Discord shows them: our own emojis where it knows them, those of Unicode where it does not.

Which of ours there are is learnt while the bot runs, and is the same for all that one process says, for a
process is one application. No answer waits for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import ui

from bot.logs import get_logger
from bot.text.signs import OWN, PREFIX, SIGN

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
        for each in emojis:
            sign = _STANDS_FOR.get(each.name)
            if sign is not None:
                self._known[sign] = discord.PartialEmoji(name=each.name, id=each.id)

    def forget(self, *names: str) -> None:
        """Show these no longer; all of them where none is named."""
        gone = [_STANDS_FOR[each] for each in names if each in _STANDS_FOR] or list(self._known)
        for sign in gone:
            self._known.pop(sign, None)

    def knows_all(self, names: Iterable[str]) -> bool:
        """Check whether all these are shown."""
        return all(_STANDS_FOR.get(each) in self._known for each in names)

    def of(self, sign: str) -> str | discord.PartialEmoji | None:
        """Return a sign as a component shows it."""
        return self._known.get(sign, sign) or None

    def write(self, text: str, room: int) -> str:
        """Return a text with our emojis in it, as far as it grows by no more than `room` characters."""
        if not self._known:
            return text
        left = room

        def show(found: re.Match[str]) -> str:
            nonlocal left
            own = self._known.get(found[0])
            if own is None or len(shown := str(own)) - len(found[0]) > left:
                return found[0]
            left -= len(shown) - len(found[0])
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
