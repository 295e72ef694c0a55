"""The real command line as a process of its own, in a directory of its own."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from tests.soak import SOAK
from tests.waiting import PATIENCE
from tests.wire.loaded import ForkedProcess, fork_bot
from tests.wire.nursery import name_of_worker

ROOT = Path(__file__).resolve().parents[2]
NOBODY_TELLS = 0.02
"""Seconds between two looks at a process that is not ours to wait for."""
KEPT = 400_000
"""Bytes of its output that are remembered."""
OURS = (
    "DISCORD_TOKEN",
    "DATABASE",
    "DEFAULT_LANGUAGE",
    "DEV_GUILD",
    "THEME",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "METRICS_PORT",
    "HEALTH_PORT",
    "SANDBOX_PORT",
    "SANDBOX_API",
    "SANDBOX_GATEWAY",
    "PUBLIC_URL",
    "DISCORD_CLIENT_SECRET",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
)
"""Variables that would reach the bot from the shell the tests run in."""


class BotProcess:
    """`python -m bot …` with these variables. Start it as often as you like, one after the other.

    module: what is run in place of `bot`. fresh: by an interpreter of its own, which loads everything anew,
    and is not forked from a process where the bot is loaded already: so is every bot of the soak. Who paints
    and thinks for a forked one is forked likewise, unless it has `own_workers`.
    """

    def __init__(
        self,
        place: Path,
        environment: Mapping[str, str],
        module: str = "bot",
        *,
        fresh: bool = False,
        own_workers: bool = False,
    ) -> None:
        self._place = place
        self._module = module
        self._fresh = fresh or SOAK or module != "bot"
        self._own_workers = own_workers
        self._environment = {name: value for name, value in os.environ.items() if name not in OURS}
        # Dozens of uploads at every start would only make the tests slow; those of the emojis ask for them.
        self._environment |= {"OWN_EMOJIS": "no"}
        self._environment |= {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "", **environment}
        self._process: asyncio.subprocess.Process | ForkedProcess | None = None
        self._reader: asyncio.Task[None] | None = None
        self._output = bytearray()

    @property
    def environment(self) -> Mapping[str, str]:
        """The variables it is started with."""
        return self._environment

    @property
    def pid(self) -> int:
        """The process id. Raises RuntimeError before the first start."""
        if self._process is None:
            raise RuntimeError("not started")
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it is running."""
        return self._process is not None and self._process.returncode is None

    def children(self) -> list[int]:
        """The processes it has started that still run."""
        name = name_of_worker(self.pid)
        return [pid for pid, parent, told in _running() if parent == self.pid or told == name]

    async def find_painter(self, other_than: int = 0) -> int:
        """The process that paints, as soon as there is one: it starts with the first picture."""
        async with asyncio.timeout(PATIENCE):
            while not (painters := [pid for pid in self.children() if pid != other_than]):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        return painters[0]

    @property
    def output(self) -> str:
        """What it has written since its start, both streams together."""
        return self._output.decode(errors="replace")

    def forget(self) -> None:
        """Forget the output so far."""
        self._output.clear()

    async def start(self, *arguments: str, **environment: str) -> None:
        """Spawn it; RuntimeError when the last one still runs."""
        if self.alive:
            raise RuntimeError("it is still running")
        self._place.mkdir(parents=True, exist_ok=True)
        self._output.clear()
        variables = {**self._environment, **environment}
        if self._fresh:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module, *arguments),
                cwd=self._place,
                env=variables,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
        else:
            self._process = await fork_bot(arguments, self._place, variables, own_workers=self._own_workers)
        # a pipe and not a file, so that a limit on file sizes strikes the database alone
        assert self._process.stdout is not None
        self._reader = asyncio.create_task(self._read(self._process.stdout))

    async def _read(self, output: asyncio.StreamReader) -> None:
        while piece := await output.read(65536):
            self._output += piece
            del self._output[:-KEPT]

    async def ended(self, within: float = PATIENCE) -> int:
        """Its exit status, negative for a signal; TimeoutError when it does not end."""
        if self._process is None or self._reader is None:
            raise RuntimeError("not started")
        status = await asyncio.wait_for(self._process.wait(), within)
        await self._reader
        return status

    async def run(self, *arguments: str, within: float = PATIENCE, **environment: str) -> int:
        """Start it and wait for its end; a process that does not end is killed, and TimeoutError raised."""
        await self.start(*arguments, **environment)
        try:
            return await self.ended(within)
        finally:
            await self.kill()

    async def stop(self) -> int:
        """SIGTERM, and its exit status."""
        if self._process is not None and self.alive:
            self._process.terminate()
        return await self.ended()

    async def kill(self) -> None:
        """SIGKILL: no chance to tidy up. Does nothing when it has ended."""
        if self._process is not None and self.alive:
            self._process.kill()
        if self._process is not None:
            await self.ended()

    def limit_files(self, size: int | None) -> None:
        """From now on no file may grow beyond `size` bytes, as on a full disk; None lifts the limit."""
        soft = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))


def _running() -> Iterator[tuple[int, int, str]]:
    """Every process that has not ended, with its parent and its name."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told, _, rest = (folder / "stat").read_text().rpartition(")")
            state, parent = rest.split()[:2]
            if state != "Z":
                yield int(folder.name), int(parent), told.partition("(")[2]


async def ends(pid: int, within: float = PATIENCE) -> bool:
    """Whether a process that is nobody's here ends soon."""
    for _ in range(int(within / NOBODY_TELLS)):
        if pid not in {running for running, *_ in _running()}:
            return True
        await asyncio.sleep(NOBODY_TELLS)
    return False
