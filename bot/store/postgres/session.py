"""The session that writes: how a process comes to a database, alone or beside others, and keeps its lease.

Whoever shares a database holds its advisory lock shared; whoever wants it alone takes it exclusively. Those
who share it come in one at a time, never beside one that has it alone.
"""

from __future__ import annotations

import asyncio
import os
import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from uuid import uuid4

import psycopg

from bot.logs import get_logger
from bot.store.cluster import ShardPlan
from bot.store.errors import ForeignDatabaseError, LeaseError, OthersThereError, ShardCountError
from bot.store.migration import find_missing, list_applied, note_applied, read_folder
from bot.store.postgres.connecting import (
    PsycopgConnection,
    PsycopgCursor,
    ServerConnection,
    complete_address,
    connect,
)

FOLDER = Path(__file__).parent / "migrations"
_TABLE = """
CREATE TABLE IF NOT EXISTS migration (
    version  integer PRIMARY KEY,
    name     text NOT NULL,
    checksum text NOT NULL,
    applied  text NOT NULL
)
"""
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
LEASE: Final = 0x504F4E59
"""The first half of the advisory lock; the second stands for the schema, which may be one of several."""
DOOR: Final = LEASE + 1
"""The first half of the lock of who is coming in."""
LIFE: Final = 15.0
"""Seconds after its last sign of life for which a process counts as living."""
ENTRY: Final = 30.0
"""Seconds the others have for coming in."""
ENTRY_PAUSE: Final = 0.2
DUTIES: Final = "duties"
"""The lease of what is done once for all."""
_LOCK = "SELECT pg_try_advisory_lock(%s, hashtext(current_schema()))"
_SHARE = "SELECT pg_try_advisory_lock_shared(%s, hashtext(current_schema()))"
_UNLOCK = "SELECT pg_advisory_unlock(%s, hashtext(current_schema()))"
_OTHERS = "pg_stat_activity WHERE application_name = %s AND pid <> pg_backend_pid()"
_END_OTHERS = f"SELECT pg_terminate_backend(pid) FROM {_OTHERS}"  # noqa: S608
LEASE_PATIENCE: Final = 5.0
"""Seconds until a session whose process has died is taken for living."""
AGAIN: Final = 0.5
"""Seconds between two attempts to reach a server."""
PAUSE: Final = 0.1
_HELD = (
    "pg_locks AS held JOIN pg_stat_activity AS activity USING (pid) WHERE locktype = 'advisory' AND granted "
    "AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND classid = %s AND objid::bigint = hashtext(current_schema())::bigint & 4294967295"
)
_HOLDER = f"SELECT activity.application_name FROM {_HELD}"  # noqa: S608
_END = f"SELECT pg_terminate_backend(pid) FROM {_HELD} AND activity.application_name = %s"  # noqa: S608
log = get_logger("store")


class Session:
    """The connection that writes. Made by `Session.open`.

    The lease is an advisory lock of its session. So whoever has the lease again after a connection was lost
    knows that the server has ended the session before, and with it the commit that was under way.
    """

    def __init__(
        self, conninfo: str, name: str, connection: PsycopgConnection, *, shared: bool = False
    ) -> None:
        self._conninfo = conninfo
        self.name = name
        self._connection = connection
        self._shared = shared
        self.alone = True

    @classmethod
    async def open(cls, address: str, folder: Path, plan: ShardPlan | None = None) -> Session:
        """Connect, take the lease, bring the database up to date and sign. plan: others may do so too.

        Raises AddressError, LeaseError, NewerDatabaseError, ChangedMigrationError, ForeignDatabaseError,
        OthersThereError, ShardCountError, psycopg.Error.
        """
        name = f"pony-{uuid4().hex[:12]}"
        conninfo = complete_address(address, name)
        connection = await connect(conninfo)
        session = cls(conninfo, name, connection, shared=plan is not None)
        try:
            if plan is None:
                await _take_lease(connection, name)
            else:
                session.alone = await enter(connection)
            now = datetime.now(UTC).isoformat()
            await migrate(connection, folder, now, alone=session.alone)
            async with connection.transaction():
                await connection.execute(
                    "INSERT INTO process VALUES (%s, %s, %s, %s, 0)",
                    (name, socket.gethostname(), os.getpid(), now),
                )
                if plan is not None:
                    await join(connection, name, plan.count, alone=session.alone)
            if plan is not None:
                await let_others_in(connection)
        except BaseException:
            await connection.close()
            raise
        return session

    async def connection(self) -> PsycopgConnection:
        """Return the connection, a new one where it was lost, however long that takes. Raises LeaseError."""
        tried = 0
        while self._connection.closed:
            try:
                connection = await connect(self._conninfo)
                try:
                    if self._shared:
                        await enter_again(connection, self.name)
                    else:
                        await _take_lease(connection, self.name)
                except BaseException:
                    await connection.close()
                    raise
                self._connection = connection
                log.warning("database-reached-again", attempts=tried + 1)
            except psycopg.Error as error:
                if not tried:
                    log.error("database-unreachable", error=" ".join(str(error).split()))
                tried += 1
                await asyncio.sleep(AGAIN)
        return self._connection

    async def sign(self, connection: PsycopgConnection, mark: int) -> PsycopgCursor:
        """Write a mark into the transaction that is open; it is there once that is committed.

        Nothing is written where others have taken over what this process had.
        """
        return await connection.execute(
            "UPDATE process SET mark = %s WHERE id = %s AND NOT ended", (mark, self.name)
        )

    async def has_committed(self, mark: int) -> bool:
        """Check whether the transaction of this mark counts, during whose commit the connection was lost."""
        while True:
            try:
                return await self._find_mark() == mark
            except psycopg.Error:
                # Whatever is wrong there: nobody may be told before it is known.
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Let go of the lease."""
        await self._connection.close()

    async def _find_mark(self) -> int | None:
        try:
            return await _read_mark(await self.connection(), self.name)
        except LeaseError:
            # Another process has it now: all the same the session that had it before has ended.
            async with await connect(self._conninfo) as connection:
                return await _read_mark(connection, self.name)


async def _take_lease(connection: PsycopgConnection, name: str) -> None:
    """Take the lease; a session of our own that the server still holds is ended. Raises LeaseError."""
    for _ in range(round(LEASE_PATIENCE / PAUSE)):
        async with connection.transaction():
            ((taken,),) = await (await connection.execute(_LOCK, (LEASE,))).fetchall()
            if taken:
                return
            await connection.execute(_END, (LEASE, name))
        await asyncio.sleep(PAUSE)
    async with connection.transaction():
        holder = await (await connection.execute(_HOLDER, (LEASE,))).fetchone()
    raise LeaseError(*await _read_signature(connection, holder[0] if holder else ""))


async def _read_signature(connection: PsycopgConnection, name: str) -> tuple[int | None, str | None]:
    """Read process and moment of a signature; none where there is none yet."""
    try:
        async with connection.transaction():
            cursor = await connection.execute("SELECT pid, since FROM process WHERE id = %s", (name,))
            return await cursor.fetchone() or (None, None)
    except psycopg.errors.UndefinedTable:
        return None, None


async def _read_mark(connection: PsycopgConnection, name: str) -> int | None:
    async with connection.transaction():
        row = await (await connection.execute("SELECT mark FROM process WHERE id = %s", (name,))).fetchone()
    return row[0] if row else None


async def enter(connection: PsycopgConnection) -> bool:
    """Take part in the lease and lock the door; return whether nobody else is there. Raises LeaseError."""
    await _wait_for(connection, _LOCK, DOOR)
    # Where it is had alone, that is kept until the door is opened again, so that the database can be changed.
    alone = await _take(connection, _LOCK, LEASE)
    await _wait_for(connection, _SHARE, LEASE)
    return alone


async def join(connection: PsycopgConnection, name: str, count: int, *, alone: bool) -> None:
    """Sign in as living, in a transaction. alone: who was there before has gone. Raises ShardCountError."""
    if alone:
        await connection.execute("UPDATE process SET ended = true WHERE id <> %s AND NOT ended", (name,))
        await connection.execute("DELETE FROM presence")
        await connection.execute("DELETE FROM lease")
        names = [DUTIES, *map(shard_name, range(count))]
        await connection.cursor().executemany(
            "INSERT INTO lease VALUES (%s, NULL)", [(lease,) for lease in names]
        )
    cursor = await connection.execute("SELECT count(*) - 1 FROM lease")
    ((known,),) = await cursor.fetchall()
    if known != count:
        raise ShardCountError(int(known))
    await connection.execute(
        "INSERT INTO presence VALUES (%s, clock_timestamp() + make_interval(secs => %s))", (name, LIFE)
    )


async def let_others_in(connection: PsycopgConnection) -> None:
    """Unlock the door, and let go of what was held alone."""
    async with connection.transaction():
        await connection.execute(
            "SELECT pg_advisory_unlock(%(lease)s, hashtext(current_schema())) FROM pg_locks "
            "WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND pid = pg_backend_pid() "
            "AND classid = %(lease)s",
            {"lease": LEASE},
        )
        await connection.execute(_UNLOCK, (DOOR,))


async def enter_again(connection: PsycopgConnection, name: str) -> None:
    """Take part again after a connection was lost, once the session before has ended.

    Raises LeaseError where others have taken over meanwhile.
    """
    for _ in range(round(ENTRY / ENTRY_PAUSE)):
        async with connection.transaction():
            left = await (await connection.execute(_END_OTHERS, (name,))).fetchall()
        if not left:
            break
        await asyncio.sleep(ENTRY_PAUSE)
    else:
        raise LeaseError(None, None)
    await _wait_for(connection, _SHARE, LEASE)
    async with connection.transaction():
        cursor = await connection.execute("SELECT 1 FROM process WHERE id = %s AND NOT ended", (name,))
        if await cursor.fetchone() is None:
            raise LeaseError(None, None)


def shard_name(shard: int) -> str:
    """Name the lease of a shard."""
    return f"shard-{shard}"


async def _take(connection: PsycopgConnection, query: str, lock: int) -> bool:
    async with connection.transaction():
        ((taken,),) = await (await connection.execute(query, (lock,))).fetchall()
    return bool(taken)


async def _wait_for(connection: PsycopgConnection, query: str, lock: int) -> None:
    for _ in range(round(ENTRY / ENTRY_PAUSE)):
        if await _take(connection, query, lock):
            return
        await asyncio.sleep(ENTRY_PAUSE)
    raise LeaseError(None, None)


async def migrate(connection: PsycopgConnection, folder: Path, now: str, *, alone: bool = True) -> None:
    """Apply what is missing, each file in a transaction of its own. alone: nobody else is there.

    Raises ForeignDatabaseError, NewerDatabaseError, ChangedMigrationError, OthersThereError, psycopg.Error.
    """
    async with connection.transaction():
        rows = await (await connection.execute(_TABLES)).fetchall()
        tables = {name for (name,) in rows}
        if tables and "migration" not in tables:
            raise ForeignDatabaseError(
                "The database belongs to another program: it has no table of migrations."
            )
        await connection.execute(_TABLE)
        applied = await list_applied(ServerConnection(connection))
    missing = find_missing(read_folder(folder), applied)
    if not alone and not all(migration.is_side_by_side for migration in missing):
        raise OthersThereError
    if not applied:
        log.warning("database-created")
    for migration in missing:
        async with connection.transaction():
            # Without values a text of several statements may be given.
            await connection.execute(migration.text)
            await note_applied(ServerConnection(connection), migration, now)
