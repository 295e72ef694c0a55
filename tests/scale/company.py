"""The people who press, and the bots of one database at work, with everything that is measured of them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from bot.engine import Decisions
from bot.engine.game import AnyGame
from bot.match.entries import read_position
from bot.match.values import Place
from bot.sandbox.errors import Json
from bot.sandbox.limits import V2
from bot.sandbox.rest import messages
from bot.sandbox.rest.messages import MessageHeader
from bot.ui.page import ComponentId, Kind
from cogs import game
from tests.bench.matches import Choice
from tests.bench.ratio import percentile
from tests.bench.stage import (
    READY_SECONDS,
    Aim,
    Pressed,
    Stage,
    aims,
    answers,
    pony_process,
    real_panel,
    search_rate,
    volley,
    with_button,
)
from tests.scale.databases import Database
from tests.scale.plan import Plan

PRIVATE = 0.1
"""Part of the presses that comes in private messages, all of them by way of shard 0."""
MOST = 70
"""Characters of an action that leave room for the rest of an id."""
IN_TIME = 0.25
"""Seconds in which 99 of 100 presses are answered at a rate that is carried."""
QUIET = 1.0
REST_SECONDS = 60.0
"""Seconds the bots have for bringing every board up to date."""
BREATH_SECONDS = 8.0
"""The same between two trials of a rate: what is left over, they do meanwhile."""
SEED = 24
PERIOD = 0.04
"""Seconds of one round of bots on a leash: awake once in it."""
PART = 0.25
"""Of a core, for each bot; what paints for it is not held."""


class Crowd:
    """People at some of the tables. seats: of how many matches; the others sleep."""

    def __init__(self, stage: Stage, database: Database, tables: int, matches: int) -> None:
        self._stage = stage
        self._database = database
        self._rng = Random(tables)
        self._tables = self._rng.sample(range(1, matches + 1), tables)
        self.panel: list[Json] = []
        self.touched: set[int] = set()

    async def choices(self, most: int) -> list[Choice]:
        """Draw one legal action at each of so many tables."""
        drawn: list[Choice] = []
        for match in self._rng.sample(self._tables, len(self._tables)):
            if len(drawn) == most:
                break
            choice = await self._choice(match)
            if choice is not None:
                drawn.append(choice)
        return drawn

    async def aims(self, most: int, private: float = PRIVATE) -> list[Aim]:
        """Aim a press at each of so many tables, some of them in private messages."""
        choices = await self.choices(most)
        self.touched.update(drawn_choice.match for drawn_choice in choices)
        public_aims = aims(self._stage, choices, self.panel)
        return [
            self._in_private(choice) if self._rng.random() < private else aim
            for choice, aim in zip(choices, public_aims, strict=True)
        ]

    def _in_private(self, choice: Choice) -> Aim:
        core = self._stage.core
        who = core.world.users[choice.user]
        where = core.world.dm_with(who)
        body: Json = {"flags": V2, "components": with_button(self.panel, choice.custom_id)}
        return Aim(who, where, messages.post(core, where, body, [], MessageHeader()), choice.custom_id)

    async def _choice(self, match: int) -> Choice | None:
        stored = await self._database.load(match)
        if stored is None or stored.row.phase != "playing":
            return None
        rules: AnyGame = game(stored.row.game)
        state = read_position(rules, stored)
        pending = rules.pending(state)
        if not isinstance(pending, Decisions):
            return None
        seat = self._rng.choice(pending.open).seat
        text = self._short([str(action) for action in rules.legal(state, seat)])
        if text is None:
            return None
        user = next(seat_row.user for seat_row in stored.seats if seat_row.seat == seat)
        press = ComponentId(Kind.ACT, match, dict(stored.row.stamps).get(seat, 0), text)
        return Choice(match, Place(stored.row.guild, stored.row.channel), user, str(press))

    def _short(self, texts: Sequence[str]) -> str | None:
        """Draw one of them that fits into the id of a button."""
        fitting = [text for text in texts if len(text) <= MOST]
        return self._rng.choice(fitting) if fitting else None


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
        self._bots = [
            pony_process(
                stage, place / f"{name} {number}", database.address, **({"SHARDS": served} if served else {})
            )
            for number, served in enumerate(shards)
        ]
        self._volleys = 0
        self.carried = Carried(name, len(shards))

    async def measure(self) -> Carried:
        """Measure everything. RuntimeError where something answered is not on disk, or twice."""
        try:
            await self._start()
            await self._steady()
            if self._plan.trial:
                self.carried.highest = await search_rate(self._keeps_up, self._plan.first, self._plan.steps)
                await self._rest(REST_SECONDS)
            self._weigh()
            if self._plan.bursts:
                self.carried.leashed = median([await self._burst() for _ in range(self._plan.bursts)])
            return self.carried
        except BaseException as error:
            for bot in self._bots:
                error.add_note(bot.last_words())
            raise
        finally:
            for bot in self._bots:
                await bot.stop()

    async def _start(self) -> None:
        """Start the bots, and wait until each shard has answered somebody."""
        stage, began = self._stage, time.perf_counter()
        for bot in self._bots:
            await bot.start()
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
        self.carried.fresh = [bot.shares()[0] for bot in self._bots]

    def _is_connected(self) -> bool:
        sessions = self._stage.core.gateway.sessions.values()
        return {session.shard for session in sessions if session.connection is not None} == set(
            range(self._plan.shards)
        )

    async def _steady(self) -> None:
        """Press at a rate that leaves the machine time; wait for all that leads to, and count it."""
        plan, carried = self._plan, self.carried
        await self._press(round(plan.rate * min(5.0, plan.seconds)), plan.rate)
        await self._rest(REST_SECONDS)
        before = self._read()
        pressed = await self._press(round(plan.rate * plan.seconds), plan.rate)
        await self._rest(REST_SECONDS)
        after = self._read()
        waits = [press.answered.result() for press in pressed]
        carried.presses = len(pressed)
        carried.p50, carried.p99 = (percentile(waits, share) for share in (0.5, 0.99))
        carried.per_press = {
            part: (getattr(after, part) - getattr(before, part)) / len(pressed)
            for part in ("bot", "painter", "database", "sandbox")
        }
        carried.requests = (after.requests - before.requests) / len(pressed)

    async def _press(self, count: int, rate: float, private: float | None = None) -> list[Pressed]:
        """Press so often; each press is answered with its result, and each is on disk once."""
        chosen = await (self._crowd.aims(count) if private is None else self._crowd.aims(count, private))
        before = self._acted()
        self._volleys += 1
        pressed = await volley(self._stage, chosen, rate, SEED + self._volleys)
        self._check(pressed, before)
        return pressed

    def _check(self, pressed: list[Pressed], before: int) -> None:
        wrong = [press.body for press in pressed if not press.committed]
        if wrong:
            raise RuntimeError(f"{len(wrong)} presses were not answered with a result: {str(wrong[0])[:500]}")
        acted = self._acted() - before
        if acted != len(pressed):
            raise RuntimeError(f"{len(pressed)} presses were answered, {acted} are on disk")

    def _acted(self) -> int:
        return self._database.count("SELECT coalesce(sum(last_press), 0) FROM match")

    async def _keeps_up(self, rate: float) -> bool:
        """Check whether a rate is carried; then have a breath, in which what is left over is done."""
        try:
            pressed = await self._press(round(min(rate * self._plan.trial, 0.9 * self._plan.crowd)), rate)
        except TimeoutError:
            return False
        await self._rest(BREATH_SECONDS)
        return percentile([press.answered.result() for press in pressed], 0.99) <= IN_TIME

    async def _burst(self) -> float:
        """Count the answers a second of bots on a leash to whom more is pressed than they can answer.

        Nothing of an earlier burst is left over, and no press is a private one.
        """
        await self._rest(REST_SECONDS)
        chosen = await self._crowd.aims(self._plan.burst, 0.0)
        before = self._acted()
        with hold([bot.pid for bot in self._bots]):
            began = time.perf_counter()
            pressed = [self._stage.press(*(a.who, a.where, a.message, a.custom_id)) for a in chosen]
            await answers(pressed)
            took = time.perf_counter() - began
        self._check(pressed, before)
        return len(pressed) / took

    def _weigh(self) -> None:
        carried = self.carried
        shares = [bot.shares() for bot in self._bots]
        carried.used = [own for own, *_ in shares]
        carried.painters = sum(sum(children) for _, *children in shares)
        carried.touched = len(self._crowd.touched)

    async def _rest(self, patience: float) -> None:
        """Wait until everybody has been told everything, but no longer than that."""
        end = time.perf_counter() + patience
        while time.perf_counter() < end:
            told = not self._database.count("SELECT count(*) FROM outbox")
            if told and await self._stage.quiet(QUIET, QUIET + 0.5):
                return
            await asyncio.sleep(0.25)
        for bot in self._bots:
            bot.require_alive()

    def _read(self) -> _Reading:
        shares = [bot.cpu_shares() for bot in self._bots]
        return _Reading(
            sum(own for own, _ in shares),
            sum(children for _, children in shares),
            self._database.cpu_seconds(),
            time.process_time(),
            self._stage.counted,
        )


@contextmanager
def hold(pids: Sequence[int]) -> Iterator[None]:
    """Keep processes awake only in turns, `PART` of the time each, as if on small machines of their own.

    On a machine whose cores are shared by bots, database and whoever presses, a second bot cannot show what
    it adds. Held so short that the rest has time enough, it can.
    """
    let_go = threading.Event()
    holder = threading.Thread(target=_take_turns, args=(pids, let_go), daemon=True)
    holder.start()
    try:
        yield
    finally:
        let_go.set()
        holder.join()


def _take_turns(pids: Sequence[int], let_go: threading.Event) -> None:
    for pid in pids:
        _send(pid, signal.SIGSTOP)
    try:
        while not let_go.is_set():
            began = time.perf_counter()
            for pid in pids:
                _send(pid, signal.SIGCONT)
                time.sleep(PERIOD * PART)
                _send(pid, signal.SIGSTOP)
            time.sleep(max(0.0, began + PERIOD - time.perf_counter()))
    finally:
        for pid in pids:
            _send(pid, signal.SIGCONT)


def _send(pid: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)
