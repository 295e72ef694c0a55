"""Functions are called by what they do, and values by what they are."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.participles import find_participles, is_participle
from tests.architecture.sources import walk_files

KNOWN = {"_acknowledged", "_asked", "cached", "conserved", "needed", "sent", "shown", "turned"}
"""Those there are: what is cached, conserved or shown is a value to whoever asks for it."""
NAMELESS = {"each", "found"}


def test_no_function_is_called_by_a_participle() -> None:
    participles = [f"{path}:{line}: {name}" for path, line, name in find_participles() if name not in KNOWN]

    assert not participles, "\n".join(participles)


def list_bound(node: ast.AST) -> list[str]:
    """The names that a node gives: to a variable, to a parameter, or to what a pattern catches."""
    if isinstance(node, ast.Name):
        return [node.id] if isinstance(node.ctx, ast.Store) else []
    if isinstance(node, ast.arg):
        return [node.arg]
    return [node.name or ""] if isinstance(node, ast.MatchAs | ast.MatchStar | ast.FunctionDef) else []


def test_no_value_is_called_by_a_word_that_fits_all_of_them() -> None:
    """Given all code, then what a loop goes over or a search brings has the name of the thing."""
    nameless = [
        f"{path}:{getattr(node, 'lineno', 0)}: {name}"
        for path, node in walk_files("bot", "cogs", "docs", "tests")
        for name in list_bound(node)
        if name in NAMELESS
    ]

    assert not nameless, "\n".join(nameless)


@pytest.mark.parametrize(
    "code",
    [
        "for each in rows: pass",
        "[each for each in rows]",
        "found = 1",
        "def f(found): pass",
        "lambda each: 1",
    ],
)
def test_a_word_that_fits_all_is_noticed(code: str) -> None:
    assert NAMELESS & {name for node in ast.walk(ast.parse(code)) for name in list_bound(node)}


@pytest.mark.parametrize("word", ["drawn", "written", "told", "opened", "taken"])
def test_a_participle_is_recognised(word: str) -> None:
    assert is_participle(word)


@pytest.mark.parametrize("word", ["draw", "read", "need", "proceed", "split", "known_pieces"])
def test_verbs_and_values_pass(word: str) -> None:
    assert not is_participle(word)
