"""`make quick` tests the floor that was changed."""

from __future__ import annotations

import pytest

from tests.changed import TESTS, find_folder


@pytest.mark.parametrize(
    ("changed", "folder"),
    [
        ("bot/store/sqlite.py", "store"),
        ("bot/store/migrations/0001_first.sql", "store"),
        ("cogs/war/strings/pl.ftl", "war"),
        ("cogs/war/groteka/no_such_room/rules.py", "war/groteka"),
        ("tests/duel/test_text.py", "duel"),
    ],
)
def test_a_changed_file_is_tested_by_the_folder_that_mirrors_it(changed: str, folder: str) -> None:
    assert find_folder(changed) == TESTS / folder


@pytest.mark.parametrize(
    "changed", ["docs/architecture.md", "bot/config.py", "Makefile", "tests/conftest.py"]
)
def test_what_belongs_to_no_floor_has_no_folder(changed: str) -> None:
    assert find_folder(changed) is None
