"""In which order the files are handed to the workers, so that none of them is left alone with a long one;
how long each folder has taken; where tests keep their files; the database server that each worker has for
itself; and examples that are the same every time."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.postgres import Server, run_server
from tests.soak import SOAK

if not SOAK:
    settings.load_profile("ci")  # neither a busy machine nor chance decides what is found
HERE = Path(__file__).parent
FIRST = (
    "browser/test_every_game.py",
    "laws/test_seen.py",
    "sandbox/test_page.py",
    "agents/test_laws.py",
    "wire/test_several_processes.py",
    "simcord/test_whole_games.py",
    "browser/test_across_processes.py",
    "simcord/test_daily.py",
    "season/test_season.py",
    "simcord/test_whole_wars.py",
    "faults/test_killed.py",
    "simcord/test_daily_days.py",
    "browser/test_war_battle.py",
    "simcord/test_every_game.py",
    "wire/test_troubles.py",
    "journey/test_board.py",
    "browser/test_game.py",
    "laws/test_laws.py",
    "browser/test_forms.py",
    "war/painting/test_board.py",
    "wire/test_restart.py",
    "draw/test_legibility.py",
    "browser/test_touching.py",
    "text/test_catalogues.py",
    "faults/test_computer.py",
    "simcord/test_what_if.py",
    "scale/test_scale.py",
    "match/test_killed.py",
    "wire/test_check.py",
    "war/words/test_game_text.py",
    "wire/test_refused_pictures.py",
    "simcord/test_house.py",
    "wire/test_process.py",
    "simcord/test_mishaps.py",
    "wire/test_emojis.py",
    "battle/test_board.py",
    "browser/test_component_files.py",
    "architecture/test_features.py",
    "wire/test_presses.py",
)
"""What takes longest. Some of it waits and some computes: those two kinds take turns here."""
WAITING = ("browser", "faults", "sandbox", "season", "wire", "worker")
"""Folders whose tests wait more than they compute."""
SMALL = ("war/rules", "war/groteka/rules")
"""Folders of many files that take next to nothing: they fill the workers up at the end."""

MEMORY = Path("/dev/shm")
"""Files in here are kept in memory."""
ROOM = 2 * 1024**3
"""Bytes: more than all that the workers write at one time."""
SELDOM = 20_000
"""Objects made, and not let go of, after which garbage is looked for."""


def pytest_configure() -> None:
    """Keep the databases of tests in memory: no test cuts the power, so waiting for a disk proves nothing.

    Until all has been collected there is no garbage worth looking for.
    """
    gc.disable()
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first, the smallest last; between them those that wait among those that compute."""
    files = {item.path: item.path.relative_to(HERE).as_posix() for item in items}
    places = {path: float(FIRST.index(name)) for path, name in files.items() if name in FIRST}
    others = [path for path in files if path not in places]
    last = [path for path in others if files[path].startswith(SMALL)]
    waiting = [path for path in others if files[path].split("/")[0] in WAITING]
    computing = [path for path in others if path not in {*last, *waiting}]
    for kind in (waiting, computing):
        places |= {path: len(FIRST) + place / len(kind) for place, path in enumerate(kind)}
    items.sort(key=lambda item: places.get(item.path, len(FIRST) + 1))


def pytest_collection_finish() -> None:
    """What has been collected lives to the end: no need to look for garbage in it again and again.

    Nor is there need to look for it as often as where memory is scarce.
    """
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how long the tests of each folder have taken, all workers together, where there are several."""
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.split("/")[1]] += report.duration
    if len(seconds) > 1:
        terminalreporter.section("seconds of each folder")
        terminalreporter.write_line(", ".join(f"{name} {time:.0f}" for name, time in seconds.most_common()))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server."""
    with run_server() as server:
        yield server
