"""What the tests need to know of all catalogues in the repository: their messages, and who uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
CODE = ("bot", "cogs")
SPEAKERS = frozenset({"translator", "say", "says", "RefusedError"})
"""What a callable is named that takes a message id: `translator("…")`, `RefusedError("…")`."""
PREFIX = re.compile(r"[a-z][a-z0-9]*-")
"""A string such as `figure-`: the beginning of a family of ids."""
FORMS = frozenset(
    {"nom", "start", "gen", "dat", "acc", "ins", "loc", "to", "from", "in", "number", "gender", "map"}
)
"""Forms of a name, grammatical or short for the map: attributes each language has as it needs them."""


@dataclass(frozen=True)
class Select:
    """A choice in a message: the variable it looks at, and its variants."""

    variable: str
    variants: frozenset[str]


@dataclass(frozen=True)
class Message:
    """One message. patterns: variables by attribute, the value's under an empty name; without forms."""

    id: str
    patterns: dict[str, frozenset[str]]
    selects: tuple[Select, ...]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[Select] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            names = frozenset(key.name if isinstance(key, ftl.Identifier) else key.value for key in keys)
            self.selects.append(Select(node.selector.id.name, names))
        self.generic_visit(node)


@cache
def entries(path: Path) -> tuple[ftl.EntryType, ...]:
    """Everything in a file."""
    return tuple(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def messages(path: Path) -> dict[str, Message]:
    """The messages of a file by id."""
    catalogue: dict[str, Message] = {}
    for entry in entries(path):
        if not isinstance(entry, ftl.Message):
            continue
        patterns: dict[str, frozenset[str]] = {}
        selects: list[Select] = []
        named = [("", entry.value), *((attribute.id.name, attribute.value) for attribute in entry.attributes)]
        for name, pattern in named:
            if pattern is not None and name not in FORMS:
                reader = _Reader()
                reader.visit(pattern)
                patterns[name] = frozenset(reader.variables)
                selects += reader.selects
        catalogue[entry.id.name] = Message(entry.id.name, patterns, tuple(selects))
    return catalogue


def folders() -> tuple[Path, ...]:
    """Every folder with a catalogue."""
    catalogue_folders = {path.parent for top in CODE for path in (ROOT / top).rglob("strings/**/*.ftl")}
    return tuple(sorted(catalogue_folders))


def known() -> frozenset[str]:
    """The ids of all catalogues."""
    return frozenset(name for folder in folders() for name in messages(folder / "en.ftl"))


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Every Python file of the bot and the games, parsed."""
    for top in CODE:
        for path in sorted((ROOT / top).rglob("*.py")):
            yield path.relative_to(ROOT), parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    """One Python file, parsed."""
    return ast.parse(path.read_text("utf-8"))


def pattern_of(node: ast.JoinedStr) -> re.Pattern[str] | None:
    """What an f-string such as `f"event-{kind}"` may become; None where it does not begin like an id."""
    parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
    begins = node.values and isinstance(node.values[0], ast.Constant)
    if not begins or not PREFIX.match(str(node.values[0].value)):  # type: ignore[attr-defined]
        return None
    return re.compile("".join(parts))


def feature_of(path: Path) -> str | None:
    """The feature around the games that a path, from the root, belongs to."""
    parts = path.parts
    return parts[2] if parts[:2] == ("cogs", "inn") and len(parts) > 3 else None


@cache
def places(name: str) -> tuple[Path, ...]:
    """Every Python file in which an id is written out."""
    return tuple(path for path, names in _written() if name in names)


@cache
def _written() -> tuple[tuple[Path, frozenset[str]], ...]:
    return tuple(
        (
            path,
            frozenset(
                node.value.split(".")[0]
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str)
            ),
        )
        for path, tree in sources()
    )


@cache
def mentioned() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Ids in the code: written out, and as patterns."""
    whole: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value.split(".")[0])
                if PREFIX.fullmatch(node.value):
                    patterns.add(re.compile(re.escape(node.value) + ".+"))
            elif isinstance(node, ast.JoinedStr) and (pattern := pattern_of(node)) is not None:
                patterns.add(pattern)
    return frozenset(whole), tuple(patterns)


def spoken() -> Iterator[tuple[str, ast.expr]]:
    """Every first argument of a call that says a message, with the place of the call."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in SPEAKERS:
                yield f"{path}:{node.lineno}", node.args[0]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
