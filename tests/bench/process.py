"""The bots under measurement, each a process of its own."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
import time
from collections.abc import Mapping, Sequence
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
        self._signal(signal.SIGCONT)
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()

    def freeze(self) -> None:
        """Stop the clock for this process, so that its backlog cannot disturb the other one's round."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def require_alive(self) -> None:
        """Raises RuntimeError with its last words when the process has ended."""
        if self._process is None or self._process.returncode is not None:
            raise RuntimeError(f"{' '.join(self._arguments[1:])} has ended:\n{self.last_words()}")

    def resident(self) -> float:
        """RSS in MB (1,000,000 bytes)."""
        return self._status("VmRSS") / 1000

    def cpu_seconds(self) -> float:
        """CPU time it has used so far, user and system."""
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def last_words(self) -> str:
        """The end of what it wrote."""
        return self._words.read_text(errors="replace")[-3000:] if self._words.exists() else ""

    @property
    def _pid(self) -> int:
        if self._process is None:
            raise RuntimeError("not started")
        return self._process.pid

    def _status(self, name: str) -> float:
        for line in Path(f"/proc/{self._pid}/status").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1]) * 1.024
        raise RuntimeError(f"no {name}")

    def _signal(self, number: int) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)


def import_seconds(statement: str) -> float:
    """CPU seconds of a fresh interpreter that runs one statement, in a process of its own."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    pid = os.posix_spawn(
        sys.executable, [sys.executable, "-c", statement], {**os.environ, "PYTHONPATH": str(ROOT)}
    )
    _, status = os.waitpid(pid, 0)
    if status:
        raise RuntimeError(f"{statement!r} failed")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
