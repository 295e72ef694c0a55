"""The bots under measurement, each a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 15.0
"""Seconds a process has for ending by itself."""


class BotProcess:
    """A Python process in a directory of its own, the checkout on its path. born: when it was spawned."""

    def __init__(self, arguments: Sequence[str], place: Path, environment: Mapping[str, str]) -> None:
        self._arguments = [sys.executable, *arguments]
        self._place = place
        self._environment = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
        self._process: asyncio.subprocess.Process | None = None
        self._words = place / "output.txt"
        self.born = 0.0

    async def start(self) -> None:
        """Spawn it; what it writes goes to a file that is shown when it fails."""
        self._place.mkdir(parents=True, exist_ok=True)
        with self._words.open("ab") as output:
            self.born = time.perf_counter()
            self._process = await asyncio.create_subprocess_exec(
                *self._arguments, cwd=self._place, env=self._environment, stdout=output, stderr=output
            )

    async def stop(self) -> None:
        """End it: politely first. Does nothing when it has ended already."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        self.thaw()
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()

    def freeze(self) -> None:
        """Stop the clock for it and its children: its backlog cannot disturb the other one's round."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def require_alive(self) -> None:
        """Raises RuntimeError with its last words when the process has ended."""
        if self._process is None or self._process.returncode is not None:
            raise RuntimeError(f"{' '.join(self._arguments[1:])} has ended:\n{self.last_words()}")

    def resident(self) -> float:
        """PSS in MB (1,000,000 bytes), that of its children included."""
        return sum(self.shares())

    def shares(self) -> list[float]:
        """The same one by one: its own, then that of each child."""
        return [resident(pid) / 1000 for pid in self._family()]

    def cpu_seconds(self) -> float:
        """CPU time it and its children have used so far, user and system."""
        return cpu_seconds(self._family())

    def cpu_shares(self) -> tuple[float, float]:
        """The same apart: its own, and that of its children."""
        own, *children = self._family()
        return cpu_seconds([own]), cpu_seconds(children)

    def last_words(self) -> str:
        """The end of what it wrote."""
        return self._words.read_text(errors="replace")[-3000:] if self._words.exists() else ""

    @property
    def pid(self) -> int:
        """The process id. Raises RuntimeError before the start."""
        if self._process is None:
            raise RuntimeError("not started")
        return self._process.pid

    def _family(self) -> list[int]:
        """The process, while it runs, and its children: those that paint."""
        if self._process is None or self._process.returncode is not None:
            return []
        return family(self.pid)

    def _signal(self, number: int) -> None:
        for pid in self._family():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)


def _fields(pid: int) -> list[str]:
    """What /proc tells of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def family(pid: int) -> list[int]:
    """A process and its children."""
    pids = [pid]
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int(_fields(int(path.name))[1]) == pid:
                pids.append(int(path.name))
    return pids


def cpu_seconds(pids: Iterable[int]) -> float:
    """CPU time some processes have used so far, user and system."""
    ticks = (int(ticks) for pid in pids for ticks in _fields(pid)[11:13])
    return sum(ticks) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """PSS in kB (1,000 bytes): a page that several processes share counts for each by its part."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1.024
    return 0.0
