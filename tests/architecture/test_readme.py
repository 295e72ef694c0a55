"""The tests that tests/README.md names are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


@pytest.mark.parametrize(("page", "name"), NAMED.findall((ROOT / "tests" / "README.md").read_text("utf-8")))
def test_a_test_that_is_named_is_there(page: str, name: str) -> None:
    source = ROOT / page

    assert source.is_file()
    assert re.search(rf"^(async )?def {name or 'test_'}", source.read_text("utf-8"), re.MULTILINE)
