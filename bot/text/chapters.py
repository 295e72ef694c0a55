"""The rules for players, written as pages of Markdown beside the catalogues."""

from __future__ import annotations

import re
from pathlib import Path

from bot.text.game_text import Chapter

_HEADING = re.compile(r"^# (?P<title>.+) \{#(?P<key>[a-z]+)\}$", re.MULTILINE)


def read_chapters(page: Path) -> tuple[Chapter, ...]:
    """The chapters of a page: each starts with `# Title {#key}`. Raises OSError without the page."""
    text = page.read_text("utf-8")
    found = list(_HEADING.finditer(text))
    ends = [*(heading.start() for heading in found[1:]), len(text)]
    return tuple(
        Chapter(heading["key"], heading["title"], text[heading.end() : end].strip())
        for heading, end in zip(found, ends, strict=True)
    )
