"""Where the bot's code and catalogues show emoji: which one, and beside which words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = ("bot/text", "bot/match", "bot/ui", "cogs")
"""Folders whose words people read on Discord. The sandbox draws its own page, and is no part of the bot."""
TABLE = ROOT / "bot" / "text" / "signs.py"

_ONE = (
    "(?:[\U0001f1e6-\U0001f1ff]{2}|[0-9#*]\ufe0f\u20e3"
    "|[\U0001f000-\U0001faff\u2190-\u27bf\u2b00-\u2bff](?:\ufe0f|[\U0001f3fb-\U0001f3ff])?)"
)
EMOJI = re.compile(f"{_ONE}(?:\u200d{_ONE})*")
LETTERS = frozenset("←→↳◆●■▲★✕✓✦≈≤≥−×①")
"""Signs of writing, which every font has: no emoji."""
_MESSAGE = re.compile(r"^(?P<id>[a-z][\w-]*) =(?P<text>.*?)(?=^[a-z#-]|\Z)", re.DOTALL | re.MULTILINE)
_WORDS = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")


@dataclass(frozen=True, order=True)
class Use:
    """One emoji at one place. beside: the message or the key it stands beside."""

    emoji: str
    beside: str


def find_uses(root: Path = ROOT) -> frozenset[Use]:
    """Every use in the code and in the catalogues."""
    uses: set[Use] = set()
    for place in PLACES:
        for path in sorted((root / place).rglob("*")):
            if path == TABLE or path.suffix not in (".py", ".ftl", ".md"):
                continue
            text = path.read_text("utf-8")
            if EMOJI.search(text):
                uses |= set(_READERS[path.suffix](path.relative_to(root), text))
    return frozenset(uses)


def emoji_in(text: str) -> Iterator[str]:
    """The emoji of a text, one after the other."""
    yield from (emoji for emoji in EMOJI.findall(text) if emoji not in LETTERS)


def _in_catalogue(path: Path, text: str) -> Iterator[Use]:
    for message in _MESSAGE.finditer(text):
        yield from (Use(emoji, message["id"]) for emoji in emoji_in(message["text"]))


def _in_rules(path: Path, text: str) -> Iterator[Use]:
    # `rules-en` and `rules-pl` say the same.
    name = f"{path.parts[1]}/{path.stem.rpartition('-')[0]}"
    yield from (Use(emoji, name) for emoji in emoji_in(text))


def _in_code(path: Path, text: str) -> Iterator[Use]:
    tree = ast.parse(text)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and not _is_docstring(node, parents)
        ):
            yield from (Use(emoji, _beside(path, node, parents)) for emoji in emoji_in(node.value))


def _is_docstring(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    return isinstance(parents.get(node), ast.Expr)


def _beside(path: Path, node: ast.AST, parents: dict[ast.AST, ast.AST]) -> str:
    """The message named in the same call, else the key of the dictionary, else the folder."""
    at = node
    while at in parents:
        above = parents[at]
        if isinstance(above, ast.Dict) and at in above.values:
            key = above.keys[above.values.index(at)]  # type: ignore[arg-type]
            if isinstance(key, ast.Constant):
                return f"{path.parts[1]}:{key.value}"
        if isinstance(above, ast.Call) and (named := next(_messages(above), None)):
            return named
        at = above
    return path.parent.as_posix()


def _messages(call: ast.Call) -> Iterator[str]:
    for node in ast.walk(call):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _WORDS.fullmatch(node.value):
            yield node.value


_READERS = {".py": _in_code, ".ftl": _in_catalogue, ".md": _in_rules}
