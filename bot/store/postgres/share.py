"""A process's part of the work: it says that it lives, takes what is free, hears what others have changed.

Leases are rows, and hold as long as their holder is present. Presence is renewed by the server's clock; what
has not been renewed is taken away by whoever sees it first, in one transaction with the mark
(`process.ended`) that every transaction of the one that has gone would meet. So who wakes up late has lost
all at one moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar, cast

import psycopg
from psycopg.conninfo import make_conninfo

from bot.logs import get_logger
from bot.store.cluster import KeptScope, Listener, News, NewsKind, ShardPlan
from bot.store.errors import ConflictError, LeaseError
from bot.store.postgres.connecting import PsycopgConnection, connect
from bot.store.postgres.session import DUTIES, LIFE, shard_name
from bot.store.postgres.work import PostgresReader, PostgresWriter
from bot.store.queries import kept
from bot.store.queries.changes import Shards
from bot.store.rows import Change, SettingRow
from bot.store.work import Connection, Work

BEAT: Final = 2.0
"""Seconds between two signs of life."""
SILENT: Final = 6.0
"""Seconds without one after which a process that has no connection left is gone."""
AGAIN: Final = 0.5
CHANNEL: Final = "pony"
_RENEW = (
    "UPDATE presence SET until = clock_timestamp() + make_interval(secs => %s) "
    "WHERE process = %s RETURNING until"
)
_LATE = (
    "SELECT process FROM presence WHERE process <> %(me)s AND (until < clock_timestamp() OR "
    "until < clock_timestamp() + make_interval(secs => %(silent)s) AND NOT EXISTS (SELECT 1 "
    "FROM pg_stat_activity WHERE application_name IN (process, process || '-beat')))"
)
_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name IN (%s, %s)"
_LEASES = "SELECT name, holder FROM lease"
_CLAIM = (
    "UPDATE lease SET holder = %s WHERE name IN (SELECT name FROM lease "
    "WHERE holder IS NULL AND name = ANY(%s) ORDER BY name LIMIT %s FOR UPDATE SKIP LOCKED)"
)
_IDENTIFY = (
    "INSERT INTO identify VALUES (:key, clock_timestamp()) ON CONFLICT (key) DO UPDATE "
    "SET at = greatest(identify.at + interval '5 s', clock_timestamp()) "
    "RETURNING extract(epoch FROM at - clock_timestamp())::float8"
)
T = TypeVar("T")
log = get_logger("store")


class PostgresShare:
    """Keeps the interface `Share`. Nothing is held before `start`."""

    def __init__(
        self, conninfo: str, name: str, plan: ShardPlan, writer: PostgresWriter, reader: PostgresReader
    ) -> None:
        self.plan = plan
        self.held: frozenset[int] = frozenset()
        self.leaving: frozenset[int] = frozenset()
        self.has_duties = False
        self.is_complete = False
        self.lost = asyncio.Event()
        self.name = name
        self._conninfo = conninfo
        self._writer = writer
        self._reader = reader
        self._on_change: list[Callable[[], None]] = []
        self._on_news: list[Listener] = []
        self._looks_on_until = 0.0
        self._task: asyncio.Task[None] | None = None
        writer.on_lost = self.lose

    def start(self) -> None:
        """Begin to say that this process lives."""
        self._task = asyncio.create_task(self._live(), name="store-share")

    def on_change(self, listener: Callable[[], None]) -> None:
        self._on_change.append(listener)

    def on_news(self, listener: Listener) -> None:
        self._on_news.append(listener)

    async def announce(self, news: News) -> None:
        async def work(connection: Connection) -> None:
            await tell(connection, self.name, news)

        # Not through the writer: it changes nothing, and no commit has to wait for it.
        await self._reader.ask(work)

    async def give_up(self, shards: frozenset[int]) -> None:
        await self._writer.write(partial(_give_up, name=self.name, names=[*map(shard_name, shards)]))
        self.leaving -= shards
        self._change(self.held - shards, has_duties=self.has_duties)

    async def revision(self, match: int) -> int | None:
        """Read the revision of a match as it was last committed. Raises StoreError."""
        return await self._reader.ask(partial(_revision, match=match))

    async def replace(
        self,
        scope: KeptScope,
        key: int | str,
        before: str | None,
        after: str,
        changes: Sequence[SettingRow] = (),
    ) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext(:what))", what=f"{scope} {key}")
            if await kept.read(connection, scope, key) != before:
                raise ConflictError(f"{scope} {key} was changed meanwhile")
            if scope == "guild" and isinstance(key, int):
                await kept.write_guild(connection, key, after, changes)
            else:
                await kept.write(connection, scope, key, after)
            if scope != "house" and isinstance(key, int):
                await tell(connection, self.name, News(scope, key))

        await self._writer.write(work)

    async def wait_to_identify(self, key: int) -> float:
        async def work(connection: Connection) -> float:
            return max(0.0, float(await connection.fetch_value(_IDENTIFY, key=key)))

        return await self._writer.write(work)

    def lose(self) -> None:
        """Note that others have what it had."""
        if not self.lost.is_set():
            log.error("lease-lost", process=self.name)
            self.lost.set()
            self._change(frozenset(), has_duties=False)

    async def stop(self) -> None:
        """Say no more that it lives, and let others have everything at once."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        if not self.lost.is_set():
            await self._writer.write(partial(_leave, name=self.name))

    async def _live(self) -> None:
        is_first = True
        while True:
            try:
                async with await connect(
                    make_conninfo(self._conninfo, application_name=f"{self.name}-beat")
                ) as connection:
                    await connection.set_autocommit(True)
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if not is_first:
                        # Where the server was away, the others have not been able to say that they live.
                        self._looks_on_until = asyncio.get_running_loop().time() + LIFE
                        self._spread(News("everything"))
                    is_first = False
                    while True:
                        await self._beat(connection)
                        async for notice in connection.notifies(timeout=BEAT, stop_after=64):
                            self._hear(notice.payload)
            except LeaseError:
                self.lose()
                return
            except psycopg.Error as error:
                log.warning("share-unreachable", error=" ".join(str(error).split()))
                await asyncio.sleep(AGAIN)

    async def _beat(self, connection: PsycopgConnection) -> None:
        """Say that it lives, take away what the dead have, and take its part of what is free."""
        renewed = await connection.execute(_RENEW, (LIFE, self.name))
        if await renewed.fetchone() is None:
            raise LeaseError(None, None)
        if asyncio.get_running_loop().time() >= self._looks_on_until:
            late = await connection.execute(_LATE, {"me": self.name, "silent": LIFE - SILENT})
            for (process,) in await late.fetchall():
                await _bury(connection, process)
        leases = await _read_leases(connection)
        others = await connection.execute("SELECT count(*) FROM presence")
        ((present,),) = await others.fetchall()
        free = [shard for shard in range(self.plan.count) if leases[shard_name(shard)] is None]
        mine = {shard for shard in range(self.plan.count) if leases[shard_name(shard)] == self.name}
        wanted, most = self._choose(free, len(mine), present)
        names = [shard_name(shard) for shard in wanted]
        if leases[DUTIES] is None or (names and most > 0):
            await connection.execute(_CLAIM, (self.name, [DUTIES], 1))
            await connection.execute(_CLAIM, (self.name, names, max(0, most)))
            leases = await _read_leases(connection)
            mine = {shard for shard in range(self.plan.count) if leases[shard_name(shard)] == self.name}
        self.is_complete = all(leases.values())
        self.leaving = frozenset(sorted(mine)[most:] if most < 0 else ())
        self._change(frozenset(mine), has_duties=leases[DUTIES] == self.name)

    def _choose(self, free: list[int], mine: int, present: int) -> tuple[list[int], int]:
        """Choose the shards it would take, and how many of them; below zero: how many it has too many."""
        if self.plan.fixed is not None:
            wanted = [shard for shard in free if shard in self.plan.fixed]
            return wanted, len(wanted)
        return free, -(-self.plan.count // max(1, present)) - mine

    def _change(self, held: frozenset[int], *, has_duties: bool) -> None:
        changed = (held, has_duties) != (self.held, self.has_duties) or bool(self.leaving)
        self.held, self.has_duties = held, has_duties
        for listener in self._on_change if changed else ():
            listener()

    def _hear(self, payload: str) -> None:
        process, kind, key, *detail = payload.split()
        if process != self.name:
            self._spread(News(cast("NewsKind", kind), int(key), " ".join(detail)))

    def _spread(self, news: News) -> None:
        for listener in self._on_news:
            listener(news)


def shards_of(share: PostgresShare | None) -> Shards | None:
    """Find the shards whose servers are worked for; None for all servers."""
    return None if share is None else (share.plan.count, [*share.held - share.leaving])


def telling(share: PostgresShare | None, work: Work[T], change: Change | None = None) -> Work[T]:
    """Make work of which the other processes are told in the same commit. change: None for everything."""
    if share is None:
        return work
    matches = () if change is None else change.matches
    news = [News("match", changed.row.id, str(changed.row.guild)) for changed in matches] or [
        News("everything")
    ]

    async def both(connection: Connection) -> T:
        result = await work(connection)
        await tell(connection, share.name, *news)
        return result

    return both


async def tell(connection: Connection, name: str, *news: News) -> None:
    """Tell the other processes, once the transaction is committed."""
    for item in news:
        said = f"{name} {item.kind} {item.key} {item.detail}"
        await connection.execute("SELECT pg_notify(:channel, :said)", channel=CHANNEL, said=said)


async def _read_leases(connection: PsycopgConnection) -> dict[str, str | None]:
    rows = await (await connection.execute(_LEASES)).fetchall()
    return {str(name): holder for name, holder in rows}


async def _bury(connection: PsycopgConnection, process: str) -> None:
    """End what a process has open and take its leases away, unless it has come back by now."""
    async with connection.transaction():
        gone = await connection.execute(
            "DELETE FROM presence WHERE process = %s "
            "AND until < clock_timestamp() + make_interval(secs => %s) RETURNING process",
            (process, LIFE - SILENT),
        )
        if await gone.fetchone() is None:
            return
        # A transaction of its that is open would keep its row, and matches, locked.
        await connection.execute(_END, (process, f"{process}-beat"))
        await connection.execute("UPDATE process SET ended = true WHERE id = %s", (process,))
    log.warning("process-replaced", process=process)


async def _leave(connection: Connection, name: str) -> None:
    await connection.execute("DELETE FROM presence WHERE process = :name", name=name)


async def _give_up(connection: Connection, name: str, names: list[str]) -> None:
    await connection.execute(
        "UPDATE lease SET holder = NULL WHERE holder = :name AND name IN :names", name=name, names=names
    )


async def _revision(connection: Connection, match: int) -> int | None:
    revision: int | None = await connection.fetch_value(
        "SELECT revision FROM match WHERE id = :match", match=match
    )
    return revision
