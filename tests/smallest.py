"""`python -m tests.smallest [FOLDER]`: writes the game of docs/the-smallest-game.md, into cogs/ to try it.

Delete `cogs/stones/` afterwards: it is an example, and has neither lessons nor Polish words.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "the-smallest-game.md"
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
MODULES = ("game.py", "bundle.py")
"""What the Python blocks of the page are, in order."""
RULES = "# Taking {#taking}\n\n- **1** In turn, take one or two stones. Whoever takes the last one wins.\n"


def read_blocks(kind: str) -> list[str]:
    """Read the blocks of the page that are in one language."""
    return [block["text"] for block in BLOCK.finditer(PAGE.read_text("utf-8")) if block["kind"] == kind]


def write_game(cogs: Path) -> Path:
    """Write the game as a folder into another one; return it. Raises FileExistsError where it is there."""
    game = cogs / "stones"
    strings = game / "strings"
    strings.mkdir(parents=True)
    for name, text in zip(MODULES, read_blocks("python"), strict=True):
        (game / name).write_text(text, "utf-8")
    for name in ("cog.py", "__init__.py"):
        text = (ROOT / "cogs" / "journey" / name).read_text("utf-8")
        (game / name).write_text(text.replace("journey", "stones").replace("Journey", "Stones"), "utf-8")
    (messages,) = read_blocks("ftl")
    for language in ("en", "pl"):
        (strings / f"{language}.ftl").write_text(messages, "utf-8")
        (strings / f"rules-{language}.md").write_text(RULES, "utf-8")
    return game


if __name__ == "__main__":
    print(write_game(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "cogs"))
