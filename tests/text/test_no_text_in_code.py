"""What people read lives in catalogues: no sentence and no label is written in code.

The rule: two words of letters in a row in a string are text, and so is any word with a capital or a blank
given to a parameter people read (label, placeholder, …). Docstrings and what is raised, asserted or
logged are for programmers.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.text.catalogues import sources

WORDS = re.compile(r"[^\W\d_]{2,} +[^\W\d_]{2,}")
LABEL = re.compile(r"[A-ZĄĆĘŁŃÓŚŹŻ ]")
READ_BY_PEOPLE = frozenset({"label", "placeholder", "title", "content", "detail", "description"})
FLOORS = ("bot/ui/", "bot/text/", "bot/client.py", "cogs/")
"""Where text for people could be written by mistake; the floors below say nothing."""
FOR_US = frozenset({"debug", "info", "warning", "error", "exception", "critical"})


def _ours(tree: ast.AST) -> Iterator[ast.AST]:
    """What programmers read: docstrings, errors, assertions, log lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert):
            yield from ast.walk(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in FOR_US:
            yield from ast.walk(node)
        elif isinstance(node, ast.ClassDef):
            for base in node.bases:
                if isinstance(base, ast.Call):
                    yield from ast.walk(base)


def written_texts(tree: ast.AST) -> list[str]:
    """The texts for people that are written in code."""
    ours = set(map(id, _ours(tree)))
    texts = []
    for node in ast.walk(tree):
        if id(node) in ours:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORDS.search(node.value):
            texts.append(f"{node.lineno}: {node.value}")
        if isinstance(node, ast.Call):
            texts += [
                f"{node.lineno}: {keyword.arg}={keyword.value.value}"
                for keyword in node.keywords
                if keyword.arg in READ_BY_PEOPLE
                and isinstance(keyword.value, ast.Constant)
                and isinstance(keyword.value.value, str)
                and LABEL.search(keyword.value.value)
            ]
    return texts


def test_no_text_for_people_is_written_in_code() -> None:
    texts_by_path = {
        str(path): written_texts(tree) for path, tree in sources() if str(path).startswith(FLOORS)
    }
    assert {path: texts for path, texts in texts_by_path.items() if texts} == {}


@pytest.mark.parametrize(
    "code",
    [
        'button(press, "Take back")',
        'Item("key", f"{figure} moves on")',
        'select(press, placeholder="Choose…")',
        'return "Gandalf atakuje Balroga"',
    ],
)
def test_a_text_in_code_is_noticed(code: str) -> None:
    assert written_texts(ast.parse(f"def f():\n    {code}"))


@pytest.mark.parametrize(
    "code",
    [
        '"""A docstring of many words."""',
        'raise ValueError("no such thing here")',
        'log.info("something has happened")',
        'speech("button-undo")',
        'button(press, speech("button-undo"), style="primary")',
    ],
)
def test_what_only_programmers_read_is_let_be(code: str) -> None:
    assert written_texts(ast.parse(f"def f():\n    {code}")) == []
