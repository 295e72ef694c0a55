"""The files of the project, as the checks read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


def list_files(*folders: str) -> list[Path]:
    """Every Python file of some folders at the root, in order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


@cache
def parse_file(path: Path) -> ast.Module:
    """A file as a syntax tree."""
    return ast.parse(path.read_text("utf-8"), str(path))


def walk_files(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """Every node of every file of some folders, with the file's path from the root."""
    for path in list_files(*folders):
        name = path.relative_to(ROOT).as_posix()
        for node in ast.walk(parse_file(path)):
            yield name, node
