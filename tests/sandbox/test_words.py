"""What the page says: the same in both languages, and everything a person can be refused."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping
from pathlib import Path

from bot import sandbox

HERE = Path(sandbox.__file__).parent
GAP = re.compile(r"\{(\w+)\}")


def words(language: str) -> dict[str, str]:
    texts: dict[str, str] = json.loads((HERE / "page" / f"words.{language}.json").read_text("utf-8"))
    return texts


def gaps(said: Mapping[str, str]) -> dict[str, set[str]]:
    return {key: set(GAP.findall(text)) for key, text in said.items()}


def refusals() -> dict[str, set[str]]:
    """The reasons the sandbox gives, with what they name."""
    reasons: dict[str, set[str]] = {}
    for path in HERE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "ImpossibleError"
            ):
                for reason in node.args[1:]:
                    assert isinstance(reason, ast.Constant)
                    named = {str(keyword.arg) for keyword in node.keywords}
                    reasons.setdefault(f"why_{reason.value}", named).update(named)
    return reasons


def test_both_languages_say_the_same_with_the_same_gaps() -> None:
    assert gaps(words("en")) == gaps(words("pl"))


def test_every_reason_for_a_refusal_has_words_and_every_such_word_a_reason() -> None:
    said = {key: named for key, named in gaps(words("en")).items() if key.startswith("why_")}

    assert len(said) > 5
    assert said == refusals()
