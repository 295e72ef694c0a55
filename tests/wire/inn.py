"""An inn for tests: a sandbox in this process, the real bot as another process, and a driver between them.

async with open_inn(place) as inn:
    frida = inn.person("frida", "table-1")
    answer = await frida.slash("confront start", opponent="bolek")
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.sandbox import (
    Answer,
    ChannelPlan,
    Driver,
    GuildPlan,
    Person,
    Sandbox,
    SandboxSettings,
    SeenMessage,
    WorldPlan,
)
from bot.sandbox.limits.commands import ENTRY_POINT
from bot.sandbox.request_log import RequestRecord
from tests.postgres import read_server
from tests.waiting import PATIENCE, becomes_so
from tests.wire.process import BotProcess

CHANNELS = 60
"""Enough for every test of a module to have one of its own."""
NOBODY_LISTENS = 0.02
"""Seconds between two looks at what has no feed of its own."""


_BAD = re.compile(r"Traceback|Task exception was never retrieved|.*was never awaited")


class BotEndedError(RuntimeError):
    """Raised when the bot has ended though it should be running; the text is its last output."""


@dataclass
class Inn:
    """An open inn.

    expected: kinds of the sandbox's errors that belong to the test and are not to be complained about.
    channel: where people meet unless a test says otherwise.
    synchronised: every request that registered commands.
    forgiven: parts of the bot's own complaints (log lines of level error and tracebacks) that belong to it.
    """

    place: Path
    sandbox: Sandbox
    driver: Driver
    bot: BotProcess
    expected: set[str] = field(default_factory=set)
    forgiven: set[str] = field(default_factory=set)
    channel: str = "table-1"
    synchronised: list[RequestRecord] = field(default_factory=list)
    _earlier: list[str] = field(default_factory=list)

    @property
    def database(self) -> Path:
        """The bot's database file."""
        return self.place / "pony.db"

    def person(self, name: str, channel: str | None = None) -> Person:
        """A person by user name, in a channel."""
        return self.driver.person(name, channel or self.channel)

    def user_id(self, name: str) -> int:
        """A person's user id."""
        return next(user.id for user in self.sandbox.core.world.people if user.name == name)

    async def start(self, *arguments: str, **environment: str) -> None:
        """Start the bot and wait until it is connected and its commands are known."""
        before = self.sandbox.core.gateway.identifies
        self._earlier += self.bot.output.splitlines()
        await self.bot.start(*(arguments or ("run",)), **environment)
        await self.comes_up(after=before)
        requests = self.sandbox.core.request_log.requests
        known = {record.number for record in self.synchronised}
        puts = (
            request for request in requests if request.method == "PUT" and request.path.endswith("/commands")
        )
        self.synchronised += [put for put in puts if put.number not in known]

    async def comes_up(self, *, after: int) -> None:
        """Wait for one more IDENTIFY than `after`, and for commands. Raises BotEndedError or TimeoutError."""
        end = time.monotonic() + PATIENCE
        gateway = self.sandbox.core.gateway
        while not (gateway.identifies > after and gateway.connected and self._commands_known()):
            if not self.bot.alive:
                await self.bot.ended()
                raise BotEndedError(self.bot.output)
            if time.monotonic() > end:
                raise TimeoutError(self.bot.output)
            await asyncio.sleep(NOBODY_LISTENS)

    def _commands_known(self) -> bool:
        core = self.sandbox.core
        scopes = (None, *core.world.guilds)
        return any(
            command["type"] != ENTRY_POINT for scope in scopes for command in core.commands.in_scope(scope)
        )

    async def restart(self, *, kill: bool = False) -> None:
        """Stop the bot (politely, or with SIGKILL) and start it again."""
        if kill:
            await self.bot.kill()
        else:
            await self.bot.stop()
        await self.gone()
        await self.start()

    async def afresh(self, channel: str) -> None:
        """Forget what has been, for another test in another channel."""
        await self.driver.clear_faults()
        await self.driver.clear_requests()
        self.expected.clear()
        self.forgiven.clear()
        self._earlier.clear()
        self.bot.forget()
        self.channel = channel

    def heard(self) -> list[str]:
        """What the bot has complained of so far: log lines of level error, and tracebacks."""
        return complaints_in([*self._earlier, *self.bot.output.splitlines()])

    def forgives(self, line: str) -> bool:
        """Whether a complaint belongs to the test."""
        return any(part in line for part in self.forgiven)

    async def gone(self) -> None:
        """Wait until the sandbox has noticed that nobody is connected."""
        await becomes_so(lambda: not self.sandbox.core.gateway.connected, "somebody is still connected")

    async def becalmed(self, seconds: float = 0.25, within: float = PATIENCE) -> None:
        """Wait until the bot has asked for nothing during so many seconds, and owes nobody an answer.

        Raises TimeoutError.
        """
        end = time.monotonic() + within
        count, since = -1, time.monotonic()
        while time.monotonic() - since < seconds:
            requests = self.sandbox.core.request_log.requests
            seen = requests[-1].number if requests else 0
            if seen != count or self.sandbox.core.pending.unanswered:
                count, since = seen, time.monotonic()
            if time.monotonic() > end:
                raise TimeoutError("the bot does not come to rest")
            await asyncio.sleep(NOBODY_LISTENS)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What a query finds in the bot's database, read only. Values stand for `?`."""
        if "://" in (address := self.bot.environment["DATABASE"]):
            return read_server(address, query, values)
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=5)) as database:
            return database.execute(query, values).fetchall()

    def log(self, match: int) -> list[tuple[str, str]]:
        """Seat and text of every entry of a match that stands, chance included."""
        stands = "undone IS NULL AND kind NOT IN ('undo', 'note')"
        query = f"SELECT seat, text FROM entry WHERE match_id = ? AND {stands} ORDER BY seq"
        return self.rows(query, match)

    def matches(self) -> list[int]:
        """The ids of all matches, the oldest first."""
        return [row[0] for row in self.rows("SELECT id FROM match ORDER BY id")]

    def tokens(self) -> set[str]:
        """The tokens of all requests that have had an effect."""
        return {row[0] for row in self.rows("SELECT token FROM receipt")}


def complaints_in(lines: Iterable[str]) -> list[str]:
    """Log lines of level error, and tracebacks."""
    return [
        line for line in lines if '"level": "error"' in line or '"level":"error"' in line or _BAD.match(line)
    ]


def many_channels() -> WorldPlan:
    """A world with a channel for each test: `table-1`, `table-2` …"""
    channels = tuple(ChannelPlan(name=f"table-{number}") for number in range(1, CHANNELS + 1))
    return WorldPlan(guilds=(GuildPlan(name="Inn", channels=channels),))


def said(answer: Answer) -> list[SeenMessage]:
    """Every message an answer consists of."""
    first = [answer.message] if answer.raw.get("message") else []
    return first + answer.followups


def texts(messages: Iterable[SeenMessage]) -> str:
    """All the words of some messages."""
    return "\n".join(message.text for message in messages)


def variables(sandbox: Sandbox, place: Path) -> Mapping[str, str]:
    """The environment of a bot that shall talk to a sandbox."""
    return {
        "DISCORD_TOKEN": "wire",
        "DATABASE": str(place / "pony.db"),
        "SANDBOX_API": sandbox.api_url,
        "SANDBOX_GATEWAY": sandbox.gateway_url,
        "LOG_FORMAT": "json",
    }


@asynccontextmanager
async def open_inn(
    place: Path,
    settings: SandboxSettings | None = None,
    *,
    start: bool = True,
    module: str = "bot",
    fresh: bool = False,
    own_workers: bool = False,
    **environment: str,
) -> AsyncIterator[Inn]:
    """An inn in an empty directory, closed with its processes when the block ends.

    module, fresh, own_workers: of the bot (`BotProcess`).
    """
    async with Sandbox(settings or SandboxSettings()) as sandbox, Driver(sandbox.url) as driver:
        variables_ = {**variables(sandbox, place), **environment}
        bot = BotProcess(place, variables_, module, fresh=fresh, own_workers=own_workers)
        inn = Inn(place, sandbox, driver, bot)
        try:
            if start:
                await inn.start()
            yield inn
        except BaseException as error:
            error.add_note(f"the bot's last words:\n{bot.output[-4000:]}")
            raise
        finally:
            await bot.kill()
