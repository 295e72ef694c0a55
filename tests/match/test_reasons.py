"""Every refusal has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import match
from bot.match.values import FACTS, REASONS, RECORD_REASONS
from bot.text import LANGUAGES, Catalogue

FLOOR = Path(match.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(language: str) -> None:
    translator = Catalogue(FLOOR / "strings")[language]  # type: ignore[index]
    for reason in REASONS:
        assert translator(reason, **dict.fromkeys(FACTS[reason], "7")).endswith(".")
    for reason in RECORD_REASONS:
        assert translator(reason, line=3, text="x y z")


def test_code_refuses_with_no_other_reasons_and_with_all_of_these() -> None:
    code = "\n".join(path.read_text() for path in FLOOR.rglob("*.py") if path.name != "reasons.py")
    used = set(re.findall(r'"(refused-[a-z-]+)"', code))
    assert used == set(REASONS)
