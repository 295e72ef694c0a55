"""Plain text within Discord markdown."""

from __future__ import annotations

import re
from typing import Final

MARKS: Final = re.compile(r"[\\*_~`|<>\[\]#@]|(?<=:)/")
"""What Discord may read as more than a character: emphasis, code, links, mentions, headings."""


def escape_markdown(text: str) -> str:
    """A text that Discord shows as it is; the same text where nothing in it is a mark."""
    return MARKS.sub(lambda found: f"\\{found[0]}", text)
