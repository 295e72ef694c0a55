"""A process in which the bot is loaded already, so that each test's bot need not load every game anew.

Nine tenths of a start are spent on importing what never changes. `fork_bot` forks from a process of the
standard library's fork server that has done so, and has done nothing else. The bot that comes of it is a
process of its own, with arguments, variables, folder and output of its own; it may be stopped, frozen and
killed like any. What a module makes up when it is imported, such as a moment, is the same in all of them.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from bot.worker import process as worker_process
from tests.wire.nursery import ForkedWorker, open_nursery

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.wire.preloaded"])


class ForkedProcess:
    """As much of an asyncio subprocess as tests ask for. stdout: both streams together."""

    def __init__(self, process: BaseProcess, stdout: asyncio.StreamReader) -> None:
        self._process = process
        self._ended = asyncio.Event()
        self.stdout = stdout
        asyncio.get_running_loop().add_reader(process.sentinel, self._note_end)

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Its exit status, negative for a signal; None while it runs."""
        return self._process.exitcode

    async def wait(self) -> int:
        """Waits for its end."""
        await self._ended.wait()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def terminate(self) -> None:
        """SIGTERM."""
        self._process.terminate()

    def kill(self) -> None:
        """SIGKILL."""
        self._process.kill()

    def _note_end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._ended.set()


async def fork_bot(
    arguments: Sequence[str], place: Path, environment: Mapping[str, str], *, own_workers: bool = False
) -> ForkedProcess:
    """`python -m bot …` in a folder, with these variables and no others.

    own_workers: who paints and thinks for it starts as in real life, and is not forked from a process where
    all that is loaded already.
    """
    nursery = None if own_workers else open_nursery()
    written, inner = os.pipe()
    stdout = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(written, "rb", buffering=0)
    )
    with Connection(inner, readable=False) as end:
        process = _context.Process(
            target=_be_bot, args=(arguments, place, environment, end, nursery), daemon=True
        )
        process.start()
    return ForkedProcess(process, stdout)


def _be_bot(
    arguments: Sequence[str],
    place: Path,
    environment: Mapping[str, str],
    output: Connection,
    nursery: str | None,
) -> None:
    """What runs in the forked process."""
    for number in (1, 2):
        os.dup2(output.fileno(), number)
    output.close()
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)
    os.chdir(place)
    os.environ.clear()
    os.environ.update(environment)
    if nursery is not None:
        start: Any = partial(ForkedWorker, nursery)
        worker_process.start_child = start
    sys.argv = ["bot", *arguments]
    try:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)
    finally:
        # What was never awaited complains when it is let go of, as at the end of an interpreter.
        gc.collect()
