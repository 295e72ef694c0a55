"""What the lines of a menu mean that somebody has chosen."""

from __future__ import annotations

import pytest

from bot.match.values import RefusedError
from bot.ui.menus.level import Trail, read_choice


@pytest.mark.parametrize(
    ("place", "values", "meant"),
    [
        ("1/0", ["amove frodo arthedain"], ["move frodo arthedain"]),
        ("1/0", ["atake red", "atake blue"], ["take red", "take blue"]),
        ("1/0;keep", ["atake red", "atake blue"], ["take red", "take blue", "keep"]),
    ],
)
def test_lines_that_do_something_are_done_one_after_another_and_then_what_the_menu_adds(
    place: str, values: list[str], meant: list[str]
) -> None:
    assert read_choice(place, values) == meant


@pytest.mark.parametrize(
    ("place", "line", "led_to"),
    [("", "w2", Trail((2,))), ("1.4/0", "w2", Trail((1, 4, 2))), ("1/0", "w2.5", Trail((1, 2, 5)))],
)
def test_a_line_that_leads_on_leads_there_from_where_its_menu_stands(
    place: str, line: str, led_to: Trail
) -> None:
    assert read_choice(place, [line]) == led_to


@pytest.mark.parametrize("values", [[], [""], ["x2"], ["w"], ["wx"], ["atake red", "w2"], ["atake red", ""]])
def test_lines_that_no_menu_of_ours_has_are_refused(values: list[str]) -> None:
    with pytest.raises(RefusedError, match="refused-forged"):
        read_choice("1/0", values)
