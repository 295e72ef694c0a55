"""What runs in a container has as little as it needs, and its own limits are what counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli.shell import parse_arguments

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
BOTS = {"compose.yaml": r"^  bot:\n(.*?)^  \w", "compose.several.yaml": r"^x-bot: &bot\n(.*?)^\S"}
"""Where the files say how a bot is to run."""


@pytest.mark.parametrize("file", BOTS)
def test_a_bot_may_write_its_data_alone_and_is_nobody_of_importance(file: str) -> None:
    block = re.search(BOTS[file], (ROOT / file).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert block is not None
    said = {line.strip() for line in block[1].splitlines()}

    assert {"read_only: true", "cap_drop: [ALL]"} <= said
    # What is kept there is not to take memory.
    assert any(line.startswith("volumes: [") and '"scratch:/tmp"' in line for line in said)
    assert any(re.match(r'user: "[1-9]', line) for line in said)
    assert any(line.startswith("healthcheck: {test: [CMD, python, -m, bot, healthcheck]") for line in said)
    assert parse_arguments(None, ["healthcheck"]).command == "healthcheck"


def test_the_image_does_so_by_itself() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]

    assert re.search(r"^RUN adduser .*-u [1-9][0-9]+ pony ", last, re.MULTILINE)
    assert "\nUSER pony\n" in last
    assert re.search(r'^HEALTHCHECK .* CMD \["python", "-m", "bot", "healthcheck"\]$', last, re.MULTILINE)
    assert re.search(r"HEALTH_PORT=\d+", last)


def test_what_is_installed_runs_on_what_it_was_installed_for() -> None:
    """All stages begin with one image; nothing needs a compiler, and nothing is left that only installs."""
    bases = set(re.findall(r"^FROM (python:\S+)", DOCKERFILE, re.MULTILINE))

    assert bases == {"python:3.11-alpine"}
    assert "venv --without-pip /venv" in DOCKERFILE
    assert re.search(
        r"^RUN pip --python /venv/bin/python install .*--require-hashes --only-binary :all:",
        DOCKERFILE,
        re.MULTILINE,
    )


def test_nothing_is_sized_by_the_cores_or_the_memory_of_a_host() -> None:
    """One process paints and one thinks, whatever the machine; caches are counted in pieces."""
    asking = re.compile(r"cpu_count|psutil|sysconf|virtual_memory|/proc/meminfo")
    files = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]

    assert files
    assert [str(path) for path in files if asking.search(path.read_text("utf-8"))] == []
