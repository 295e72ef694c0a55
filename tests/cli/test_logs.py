"""What the bot logs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
from bot.logs import configure, get_logger
configure("info", "text")
try:
    hand = "the Ring"
    raise ValueError("told")
except ValueError:
    get_logger("inn").exception("went_wrong")
"""


def test_a_traceback_is_logged_without_what_its_variables_hold() -> None:
    """Given Rich may be installed, then its tracebacks, which show local variables, are not used."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )

    assert "went_wrong" in ran.stderr
    assert "ValueError: told" in ran.stderr
    assert "the Ring" not in ran.stderr
    assert ran.stdout == ""
