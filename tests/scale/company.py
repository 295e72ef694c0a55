"""The bots of one database at work, with everything that is measured of them."""

from __future__ import annotations

import asyncio
import re
import socket
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from tests.bench.arena import READY_SECONDS, pony_process, real_panel
from tests.bench.ratio import percentile
from tests.bench.stage import Pressed, Stage
from tests.bench.volley import answers, search_rate, volley
from tests.scale.crowd import Crowd
from tests.scale.databases import Database
from tests.scale.leash import hold
from tests.scale.plan import Plan

IN_TIME = 0.25
"""Seconds in which 99 of 100 presses are answered at a rate that is carried."""
QUIET = 1.0
REST_SECONDS = 60.0
"""Seconds the bots have for bringing every board up to date."""
BREATH_SECONDS = 8.0
"""The same between two trials of a rate: what is left over, they do meanwhile."""
SEED = 24


@dataclass
class Carried:
    """What was measured of one company; seconds, MB of 1,000,000 bytes. per_press: CPU seconds by part."""

    name: str
    processes: int
    start: float = 0.0
    fresh: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)
    painters: float = 0.0
    touched: int = 0
    presses: int = 0
    p50: float = 0.0
    p99: float = 0.0
    per_press: dict[str, float] = field(default_factory=dict)
    commits: float = 0.0
    commit: float = 0.0
    requests: float = 0.0
    highest: float = 0.0
    leashed: float = 0.0
    bytes: int = 0


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the clocks and counters show at one moment."""

    bot: float
    painter: float
    database: float
    sandbox: float
    commits: float
    commit_seconds: float
    requests: int


class Company:
    """One or two bots. shards: what `SHARDS` says to each; empty where one has the database alone."""

    def __init__(
        self, name: str, plan: Plan, stage: Stage, database: Database, place: Path, shards: tuple[str, ...]
    ) -> None:
        self._plan = plan
        self._stage = stage
        self._database = database
        self._crowd = Crowd(stage, database, plan.crowd, plan.matches)
        self._ports = [_free_port() for _ in shards]
        self._bots = [
            pony_process(
                *(stage, place / f"{name} {number}", database.address),
                **({"SHARDS": each} if each else {}),
                METRICS_PORT=str(port),
            )
            for number, (each, port) in enumerate(zip(shards, self._ports, strict=True))
        ]
        self._volleys = 0
        self.carried = Carried(name, len(shards))

    async def measure(self) -> Carried:
        """Everything. Raises RuntimeError where something answered is not on disk, or on disk twice."""
        try:
            await self._start()
            await self._steady()
            if self._plan.trial:
                self.carried.highest = await search_rate(self._keeps_up, self._plan.first, self._plan.steps)
                await self._rest(REST_SECONDS)
            self._weigh()
            self.carried.leashed = median([await self._burst() for _ in range(self._plan.bursts)])
            return self.carried
        except BaseException as error:
            for each in self._bots:
                error.add_note(each.last_words())
            raise
        finally:
            for each in self._bots:
                await each.stop()

    async def _start(self) -> None:
        """Until each shard has answered somebody."""
        stage, began = self._stage, time.perf_counter()
        for each in self._bots:
            await each.start()
        end = began + READY_SECONDS + self._plan.shards * self._plan.identify
        while not self._is_connected():
            if time.perf_counter() > end:
                raise RuntimeError("the bots never came")
            await asyncio.sleep(0.02)
        by_shard: dict[int, None] = {}
        for choice in await self._crowd.choices(min(40, self._plan.crowd)):
            shard = (choice.place.guild >> 22) % self._plan.shards
            if shard not in by_shard:
                by_shard[shard] = None
                self._crowd.panel = await real_panel(stage, choice)
        self.carried.start = time.perf_counter() - began
        await self._rest(REST_SECONDS)
        self.carried.fresh = [each.shares()[0] for each in self._bots]

    def _is_connected(self) -> bool:
        sessions = self._stage.core.gateway.sessions.values()
        return {each.shard for each in sessions if each.connection is not None} == set(
            range(self._plan.shards)
        )

    async def _steady(self) -> None:
        """Presses at a rate that leaves the machine time; all they lead to is waited for and counted."""
        plan, carried = self._plan, self.carried
        await self._press(round(plan.rate * min(5.0, plan.seconds)), plan.rate)
        await self._rest(REST_SECONDS)
        before = await self._read()
        pressed = await self._press(round(plan.rate * plan.seconds), plan.rate)
        await self._rest(REST_SECONDS)
        after = await self._read()
        waits = [each.answered.result() for each in pressed]
        carried.presses = len(pressed)
        carried.p50, carried.p99 = (percentile(waits, share) for share in (0.5, 0.99))
        carried.per_press = {
            part: (getattr(after, part) - getattr(before, part)) / len(pressed)
            for part in ("bot", "painter", "database", "sandbox")
        }
        commits = after.commits - before.commits
        carried.commits = commits / len(pressed)
        carried.commit = (after.commit_seconds - before.commit_seconds) / max(1.0, commits)
        carried.requests = (after.requests - before.requests) / len(pressed)

    async def _press(self, count: int, rate: float, private: float | None = None) -> list[Pressed]:
        """So many presses; each is answered with its result, and each is on disk once."""
        chosen = await (self._crowd.aims(count) if private is None else self._crowd.aims(count, private))
        before = self._acted()
        self._volleys += 1
        pressed = await volley(self._stage, chosen, rate, SEED + self._volleys)
        self._check(pressed, before)
        return pressed

    def _check(self, pressed: list[Pressed], before: int) -> None:
        wrong = [each.body for each in pressed if not each.committed]
        if wrong:
            raise RuntimeError(f"{len(wrong)} presses were not answered with a result: {str(wrong[0])[:500]}")
        acted = self._acted() - before
        if acted != len(pressed):
            raise RuntimeError(f"{len(pressed)} presses were answered, {acted} are on disk")

    def _acted(self) -> int:
        return self._database.count("SELECT coalesce(sum(last_press), 0) FROM match")

    async def _keeps_up(self, rate: float) -> bool:
        """Whether a rate is carried; then they have a breath, and go on with what is left over."""
        try:
            pressed = await self._press(round(min(rate * self._plan.trial, 0.9 * self._plan.crowd)), rate)
        except TimeoutError:
            return False
        await self._rest(BREATH_SECONDS)
        return percentile([each.answered.result() for each in pressed], 0.99) <= IN_TIME

    async def _burst(self) -> float:
        """Answers a second of bots on a leash to whom more is pressed than they can answer; no private ones.

        Nothing of an earlier burst is left over.
        """
        await self._rest(REST_SECONDS)
        chosen = await self._crowd.aims(self._plan.burst, 0.0)
        before = self._acted()
        with hold([each.pid for each in self._bots]):
            began = time.perf_counter()
            pressed = [self._stage.press(*(a.who, a.where, a.message, a.custom_id)) for a in chosen]
            await answers(pressed)
            took = time.perf_counter() - began
        self._check(pressed, before)
        return len(pressed) / took

    def _weigh(self) -> None:
        carried = self.carried
        shares = [each.shares() for each in self._bots]
        carried.used = [own for own, *_ in shares]
        carried.painters = sum(sum(children) for _, *children in shares)
        carried.touched = len(self._crowd.touched)

    async def _rest(self, patience: float) -> None:
        """Waits until everybody has been told everything, but no longer than that."""
        end = time.perf_counter() + patience
        while time.perf_counter() < end:
            told = not self._database.count("SELECT count(*) FROM outbox")
            if told and await self._stage.quiet(QUIET, QUIET + 0.5):
                return
            await asyncio.sleep(0.25)
        for each in self._bots:
            each.require_alive()

    async def _read(self) -> _Reading:
        shares = [each.cpu_shares() for each in self._bots]
        commits = [await asyncio.to_thread(_read_commits, port) for port in self._ports]
        return _Reading(
            sum(own for own, _ in shares),
            sum(children for _, children in shares),
            self._database.cpu_seconds(),
            time.process_time(),
            sum(number for number, _ in commits),
            sum(seconds for _, seconds in commits),
            self._stage.counted,
        )


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _read_commits(port: int) -> tuple[float, float]:
    """How many commits a bot has counted, and their seconds."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as page:
        text = page.read().decode()
    found = (
        re.search(rf"^pony_commit_seconds_{part} (\S+)", text, re.MULTILINE) for part in ("count", "sum")
    )
    number, seconds = (float(each[1]) if each else 0.0 for each in found)
    return number, seconds
