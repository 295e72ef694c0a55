"""A house with the tiny game on a real database, and short ways to ask it for things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.match.bundle import GameBundle
from bot.match.clocks import NO_HURRY, HouseClock, PaceName
from bot.match.entries import read_position, select_counting
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.values import Place, RefusedError
from bot.match.views import Answer
from bot.match.workers import AlarmClock
from bot.store import Change, SqliteStore, Store, StoreError
from tests.databases import open_sqlite
from tests.match.tiny_game import TinyGame, tiny_bundle

ANN, BEN, CAT, DAN = 70_000_001, 70_000_002, 70_000_003, 70_000_004
EVE = 70_000_099
"""Never sits down."""
HERE = Place(guild=1, channel=11)


class FaultyStore:
    """A store that fails at a chosen commit: `before` it is written, or `after`, as a crash would.

    deaf: cannot be asked what became of it either.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fail: str | None = None
        self.error: BaseException = RuntimeError("crashed")
        self.commits = 0
        self.deaf = False
        self.patience: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def commit(self, change: Change, patience: float = 60.0) -> None:
        self.patience.append(patience)
        if self.fail == "before":
            raise self.error
        await self._store.commit(change, patience)
        self.commits += 1
        if self.fail == "after":
            raise self.error

    async def receipt(self, token: str) -> int | None:
        if self.deaf:
            raise StoreError("deaf")
        return await self._store.receipt(token)


@dataclass
class Hours:
    """Seconds that pass when a test says so."""

    passed: float = 0.0

    def __call__(self) -> float:
        return self.passed


@dataclass
class House:
    path: Path
    store: SqliteStore
    faulty: FaultyStore
    tables: MatchService
    clock: HouseClock
    alarm: AlarmClock
    moments: count[int] = field(default_factory=count)
    hours: Hours = field(default_factory=lambda: Hours())
    tokens: count[int] = field(default_factory=count)

    @classmethod
    async def open(
        cls, path: Path, bundle: GameBundle | None = None, seed: int = 1, most_loaded: int = 256
    ) -> House:
        store = await open_sqlite(path)
        faulty = FaultyStore(store)
        moments = count()
        start = datetime(2026, 1, 1, tzinfo=UTC)
        title = bundle or tiny_bundle()
        bundles = {title.key: title}
        extra: Any = faulty
        hours = Hours()
        house_clock = HouseClock(lambda: start + timedelta(seconds=hours()), hours)
        await house_clock.load(store)
        tables = MatchService(
            extra,
            bundles,
            rng=Random(seed),
            clock=lambda: start + timedelta(seconds=next(moments) + hours()),
            house_clock=house_clock,
            most_loaded=most_loaded,
        )
        alarm = AlarmClock(extra, house_clock, tables.clocks.ring)
        return cls(path, store, faulty, tables, house_clock, alarm, moments, hours)

    async def reopened(self, game: TinyGame | None = None, seed: int = 2) -> House:
        """The same database after the process has died and come back."""
        await self.store.close()
        again = await House.open(self.path, tiny_bundle(game), seed)
        again.tokens = self.tokens
        return again

    def token(self) -> str:
        return f"t{next(self.tokens)}"

    async def lobby(self, *users: int, place: Place = HERE, **options: object) -> Table:
        """A lobby with these users sitting down in seating order, the first as host."""
        seats = ("north", "east", "south", "west")
        table = await self.tables.open_lobby(
            "tiny", place, users[0], (), options, self.token(), pace=NO_HURRY
        )
        for user, seat in zip(users, seats, strict=False):
            table = await self.tables.join(table.id, user, seat, self.token())
        return table

    async def begun(
        self, *users: int, place: Place = HERE, pace: PaceName | None = None, **options: object
    ) -> int:
        """A match that has begun; users sit in seating order."""
        table = await self.lobby(*(users or (ANN, BEN)), place=place, **options)
        if pace is not None:
            await self.tables.clocks.choose_pace(table.id, table.host, pace, self.token())
        return (await self.tables.begin(table.id, table.host, self.token())).id

    async def play(self, match: int, user: int, *texts: str, token: str | None = None) -> Answer:
        """A press on a button of the present view."""
        view = await self.tables.view(match, user)
        return await self.tables.act(match, user, view.stamp, texts, token or self.token())

    async def settled(
        self, *users: int, place: Place = HERE, pace: PaceName | None = None, **options: object
    ) -> int:
        """A match in which everybody has put a counter and is ready: the first seat is to move."""
        match = await self.begun(*(users or (ANN, BEN)), place=place, pace=pace, **options)
        for user in users or (ANN, BEN):
            await self.play(match, user, "put a", "ready")
        return match

    async def finished(self, *users: int, place: Place = HERE, **options: object) -> int:
        """A match whose last turn has been taken."""
        match = await self.settled(*users, place=place, **options)
        for _ in range(100):
            table = await self.tables.table(match)
            if table.phase != "playing":
                return match
            view = await self.tables.view(match, table.host)
            mover = table.user_at(view.observation.waiting[0].seat)
            assert mover is not None
            await self.play(match, mover, "end")
        raise AssertionError("the game does not end")

    async def state(self, match: int) -> str:
        """The position as it is on disk."""
        loaded = await self.store.match(match)
        assert loaded is not None
        game = TinyGame()
        return game.dump(read_position(game, loaded))

    async def log(self, match: int) -> list[str]:
        """What counts of the log, as `seat text`."""
        entries = await self.store.entries(match)
        return [f"{entry.seat} {entry.text}" for entry in select_counting(entries)]

    async def notes(self, match: int) -> list[str]:
        """What the log says of the table."""
        return [entry.text for entry in await self.store.entries(match) if entry.kind == "note"]

    async def due(self) -> list[tuple[str, int]]:
        """Whose time the alarm clock wakes for, and when."""
        return [(deadline.seat, deadline.due) for deadline in await self.store.deadlines(99) if deadline.seat]

    async def outbox(self) -> list[tuple[int, str, int | None]]:
        """What waits in the outbox."""
        return [(row.match, row.kind, row.user) for row in await self.store.outbox(1000)]

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and the alarm clock does what is due meanwhile, each thing at its moment."""
        end = self.clock.time() + seconds
        while True:
            until = await self.alarm.look() if await self.store.deadlines(1) else seconds
            step = min(until, end - self.clock.time())
            if step <= 0:
                return
            self.hours.passed += step

    async def clear_outbox(self) -> None:
        for row in await self.store.outbox(1000):
            await self.store.remove_outbox_item(row.id, row.revision)


async def refused(asking: Any) -> RefusedError:
    """The refusal a request meets."""
    with pytest.raises(RefusedError) as caught:
        await asking
    return caught.value


def texts(actions: Sequence[Any]) -> list[str]:
    return [str(action) for action in actions]


async def begin_against(house: House, *levels: str, **options: object) -> int:
    """A match of Ann's against the house, which sits in the seats after hers."""
    table = await house.lobby(ANN, **options)
    for level in levels:
        table = await house.tables.hire(table.id, ANN, level, house.token())
    return (await house.tables.begin(table.id, ANN, house.token())).id
