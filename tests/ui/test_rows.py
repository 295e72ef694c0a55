"""Rows of buttons that stay even on a narrow screen."""

from __future__ import annotations

import pytest

from bot.ui.layout import button, rows
from bot.ui.page import ComponentId, Kind


@pytest.mark.parametrize(
    ("label", "count", "lengths"),
    [
        ("Aragorn", 0, []),
        ("Aragorn", 4, [4]),
        ("Aragorn", 5, [2, 3]),
        ("Aragorn", 10, [3, 3, 4]),
        ("Board in words", 4, [4]),
        ("Ask to take back", 4, [2, 2]),
        ("The Misty Mountains", 10, [2, 3, 2, 3]),
    ],
)
def test_rows_are_short_and_of_about_the_same_length(label: str, count: int, lengths: list[int]) -> None:
    buttons = [button(ComponentId(Kind.ACT, 1, 0, str(number)), label) for number in range(count)]

    made = rows(buttons)

    assert [len(row.to_component_dict()["components"]) for row in made] == lengths
