"""What the pages at the root say is so: named tests are there, and one version stands everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import bot

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


@pytest.mark.parametrize(("page", "name"), NAMED.findall((ROOT / "tests" / "README.md").read_text("utf-8")))
def test_a_test_that_is_named_is_there(page: str, name: str) -> None:
    source = ROOT / page

    assert source.is_file()
    assert re.search(rf"^(async )?def {name or 'test_'}", source.read_text("utf-8"), re.MULTILINE)


def test_the_latest_release_of_the_changelog_is_the_version_of_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    headings = re.findall(r"^## \[(.+?)\](.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)

    assert headings[0] == ("Unreleased", "")
    assert re.fullmatch(r" - \d{4}-\d\d-\d\d", headings[1][1])
    assert headings[1][0] == project["version"] == bot.__version__
