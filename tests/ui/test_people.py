"""Asking about whom something is to be done at a table."""

from __future__ import annotations

import pytest

from bot.sandbox.limits.components import check_components
from bot.ui.messages.people import person_page
from tests.ui.test_limits import presentation, view
from tests.ui.test_panel import CONFRONTATION


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("what", ["house", "remove", "substitute"])
def test_each_question_is_what_discord_takes(what: str, language: str) -> None:
    """Given ways to choose from beside the menu of people: no two parts have the same id."""
    seen = view(CONFRONTATION, [], "light")
    page = person_page(presentation(CONFRONTATION), seen.table, seen.table.host, what, "", language)
    assert list(check_components(page.build([]).to_components(), v2=True)) == []
