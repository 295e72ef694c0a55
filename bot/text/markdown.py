"""Plain text within Discord markdown."""

from __future__ import annotations

import re
from typing import Final

MARKS: Final = re.compile(
    r"[\\*_~`|<>\[\]#@]"
    # What would be an address: of a page, or an invitation to a server, which needs no `https` before it.
    r"|(?<=:)/|(?<=\w)\.(?=[^\W\d_])|(?<=[^\W\d_])/(?=\w)"
    # The beginning of a line: a list, or small print.
    r"|^\s*[-+](?=\s)|^\s*\d{1,9}(?P<dot>\.)(?=\s)",
    re.MULTILINE,
)
"""What Discord may read as more than a character: emphasis, code, links, mentions, headings, lists."""


def escape_markdown(text: str) -> str:
    """A text that Discord shows as it is; the same text where nothing in it is a mark."""
    return MARKS.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", text)
