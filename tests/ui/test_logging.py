"""What the bot logs with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.logs import without

PROGRAM = """
import sys
from bot.logs import Logger, set_up
set_up("info", "text")
try:
    hand = "the Ring"
    raise ValueError("told")
except ValueError:
    Logger("inn").exception("went_wrong")
print(*sys.modules)
import rich
"""


def test_a_traceback_is_logged_without_loading_what_would_show_hands() -> None:
    """Given Rich is installed, then it is not loaded for a traceback, and can be imported afterwards."""
    pytest.importorskip("rich")
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, cwd=root
    )
    assert "went_wrong" in ran.stderr
    assert "ValueError: told" in ran.stderr
    assert "the Ring" not in ran.stderr
    assert "structlog" in ran.stdout.split()
    assert "rich" not in ran.stdout.split()


def test_what_has_been_loaded_stays_loaded() -> None:
    with without("pytest"):
        assert sys.modules["pytest"] is pytest
    assert sys.modules["pytest"] is pytest
