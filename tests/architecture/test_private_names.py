"""No private name of a library or of another module: ruff's SLF001 finds attributes, this finds the rest."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import walk_files

REACHING = {"getattr", "setattr", "hasattr", "delattr", "attrgetter", "methodcaller", "import_module"}
"""What takes a name as a text."""


def is_private(name: str) -> bool:
    """Whether any part of a dotted name is private; names such as `__main__` are not."""
    return any(part.startswith("_") and not part.endswith("__") for part in name.split("."))


def find_private_names(node: ast.AST) -> Iterator[str]:
    """The private names a node imports, or reaches by their text."""
    match node:
        case ast.Import(names):
            yield from (alias.name for alias in names if is_private(alias.name))
        case ast.ImportFrom(module, names):
            imported = (f"{module or ''}.{alias.name}" for alias in names)
            yield from (name for name in imported if is_private(name.lstrip(".")))
        case ast.Call(ast.Name(called) | ast.Attribute(attr=called), arguments) if called in REACHING:
            texts = (argument.value for argument in arguments if isinstance(argument, ast.Constant))
            yield from (text for text in texts if isinstance(text, str) and is_private(text))


def test_no_private_name_is_imported_or_reached_by_its_text() -> None:
    private_names = [
        f"{path}: {name}" for path, node in walk_files("bot", "cogs") for name in find_private_names(node)
    ]

    assert not private_names, "\n".join(private_names)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("from asyncio.tasks import _enter_task as enter", "asyncio.tasks._enter_task"),
        ("from PIL._imaging import draw", "PIL._imaging.draw"),
        ("import discord._version", "discord._version"),
        ("from .rooms import _door", "rooms._door"),
        ("ready = getattr(loop, '_ready', None)", "_ready"),
        ("found = operator.attrgetter('loop._ready')(client)", "loop._ready"),
        ("importlib.import_module('PIL._imaging')", "PIL._imaging"),
    ],
)
def test_a_planted_private_name_is_found(line: str, name: str) -> None:
    assert [
        private_name for node in ast.walk(ast.parse(line)) for private_name in find_private_names(node)
    ] == [name]


def test_public_names_pass() -> None:
    line = "from bot.__main__ import main; import __future__; getattr(module, '__wrapped__', None)"

    assert [
        private_name for node in ast.walk(ast.parse(line)) for private_name in find_private_names(node)
    ] == []
