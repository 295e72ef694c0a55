"""Texts that people give: cleaned wherever they come in, and harmless wherever they are shown.

In a message a `GivenText` escapes itself, links and mentions too; `plain` is for pictures, labels and the
database.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import clean_text
from bot.text.markdown import escape_markdown


@dataclass(frozen=True, slots=True, init=False)
class GivenText:
    """A text that somebody gave, cleaned. As `str`, and so in every message, it is plain Discord markdown.

    plain: the same for what is no markdown: pictures, labels, files, the database.
    """

    plain: str

    def __init__(self, text: str) -> None:
        object.__setattr__(self, "plain", clean_text(text))

    def __str__(self) -> str:
        return escape_markdown(self.plain)

    def __bool__(self) -> bool:
        return bool(self.plain)

    @property
    def code(self) -> str:
        """Within Discord markdown as a piece of code: nothing in it can end that."""
        return f"`{self.plain.replace('`', '’') or ' '}`"

    def clip(self, most: int) -> GivenText:
        """Its beginning, with an ellipsis where that is not all."""
        if len(self.plain) <= most:
            return self
        return GivenText(f"{self.plain[: most - 1].rstrip()}…")
