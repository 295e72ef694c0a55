"""The servers that tests start for themselves."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.wire.process import ROOT

USER = """
from tests.postgres import run_server
with run_server() as server:
    print(server.port, server.place, flush=True)
    input()
"""
"""Tests that need a server until they are told that they have ended."""
LOOKS, LOOK = 500, 0.02
"""How often a folder is looked for, and seconds between two looks."""


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize("killed", [True, False], ids=["killed", "done"])
def test_a_server_and_its_folder_go_with_the_tests_that_needed_them(killed: bool) -> None:
    """Given tests that come to their end, or are killed with all that they have started."""
    with subprocess.Popen(
        [sys.executable, "-c", USER],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
    ) as tests:  # fmt: skip
        assert tests.stdin is not None
        assert tests.stdout is not None
        port, folder = tests.stdout.readline().split()
        assert listens(int(port))
        if killed:
            os.killpg(tests.pid, signal.SIGKILL)
        else:
            tests.stdin.write("\n")

    assert vanishes(Path(folder))
    assert not listens(int(port))


def vanishes(folder: Path) -> bool:
    """Whether a folder is soon gone."""
    for _ in range(LOOKS):
        if not folder.exists():
            return True
        time.sleep(LOOK)
    return False


def listens(port: int) -> bool:
    """Whether anybody does on this machine."""
    with socket.socket() as visitor:
        return visitor.connect_ex(("127.0.0.1", port)) == 0
