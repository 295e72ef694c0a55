"""Records: a match as text."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Record, RecordError

WORD = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
LINE = st.tuples(WORD, st.lists(WORD, min_size=1, max_size=4).map(" ".join))


@given(st.lists(LINE, max_size=20))
def test_parse_is_the_inverse_of_str(log: list[tuple[str, str]]) -> None:
    record = Record("confrontation", 1, '{"series":1}', tuple(log), (("Date", "2026-11-21"),))
    assert Record.parse(str(record)) == record


def test_comments_and_empty_lines_are_passed_over() -> None:
    text = "Game: g\nRuleset: 1\nOptions: {}\n\n# opening\nlight go 1  # bold\n\ndark go 2\n"
    assert Record.parse(text).log == (("light", "go 1"), ("dark", "go 2"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "record-header-missing"),
        ("Game: g\nOptions: {}\n\n", "record-header-missing"),
        ("Game: g\nRuleset: one\nOptions: {}\n\n", "record-line-unreadable"),
        ("hello\n", "record-line-unreadable"),
        ("Game: g\nRuleset: 1\nOptions: {}\n\nlight\n", "record-line-unreadable"),
        ("Game: g\nRuleset: 1\nOptions: {}\n\n7 go\n", "record-line-unreadable"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.reason == reason
    assert caught.value.line >= 1


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    with suppress(RecordError):
        Record.parse(text)
