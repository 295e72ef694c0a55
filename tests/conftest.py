"""In which order the files are handed to the workers, so that none of them is left alone with a long one; and
the database server that each worker has for itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.postgres import Server, run_server

HERE = Path(__file__).parent
FIRST = (
    "browser/test_every_game.py",
    "laws/test_seen.py",
    "browser/test_war_battle.py",
    "laws/test_laws.py",
    "browser/test_game.py",
    "faults/test_killed.py",
    "simcord/test_every_game.py",
    "wire/test_troubles.py",
    "season/test_season.py",
    "war/words/test_game_text.py",
    "war/painting/test_board.py",
    "wire/test_presses.py",
    "battle/test_board.py",
    "wire/test_process.py",
    "wire/test_restart.py",
    "wire/test_game.py",
)
"""What takes longest. Some of it waits and some computes: those two kinds take turns here."""
PLACES: Mapping[Path, int] = {HERE / name: place for place, name in enumerate(FIRST)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first; the others follow as they are."""
    items.sort(key=lambda item: PLACES.get(item.path, len(FIRST)))


def pytest_collection_finish() -> None:
    """What has been collected lives to the end: no need to look for garbage in it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server."""
    with run_server() as server:
        yield server
