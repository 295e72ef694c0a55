"""The one connection that writes; it holds the lease of the database, and is made anew when it is lost."""

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
from bot.store.errors import LeaseError
from bot.store.postgres import joining
from bot.store.postgres.connecting import Connection, Cursor, complete_address, connect
from bot.store.postgres.joining import LEASE
from bot.store.postgres.migrate import migrate
from bot.store.sharing import ShardPlan

LEASE_PATIENCE: Final = 5.0
"""Seconds until a session whose process has died is taken for living."""
AGAIN: Final = 0.5
"""Seconds between two attempts to reach a server."""
PAUSE: Final = 0.1
_TAKE = "SELECT pg_try_advisory_lock(%s, hashtext(current_schema()))"
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

    def __init__(self, conninfo: str, name: str, connection: Connection, *, shared: bool = False) -> None:
        self._conninfo = conninfo
        self.name = name
        self._connection = connection
        self._shared = shared
        self.alone = True

    @classmethod
    async def open(cls, address: str, folder: Path, plan: ShardPlan | None = None) -> Session:
        """Connects, takes the lease, brings the database up to date and signs. plan: others may do so too.

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
                session.alone = await joining.enter(connection)
            now = datetime.now(UTC).isoformat()
            await migrate(connection, folder, now, alone=session.alone)
            async with connection.transaction():
                await connection.execute(
                    "INSERT INTO process VALUES (%s, %s, %s, %s, 0)",
                    (name, socket.gethostname(), os.getpid(), now),
                )
                if plan is not None:
                    await joining.join(connection, name, plan.count, alone=session.alone)
            if plan is not None:
                await joining.let_others_in(connection)
        except BaseException:
            await connection.close()
            raise
        return session

    async def connection(self) -> Connection:
        """The connection; a new one where it was lost, however long its server is away. Raises LeaseError."""
        tried = 0
        while self._connection.closed:
            try:
                connection = await connect(self._conninfo)
                try:
                    if self._shared:
                        await joining.enter_again(connection, self.name)
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

    async def sign(self, connection: Connection, mark: int) -> Cursor:
        """Writes a mark into the transaction that is open; it is there once that is committed.

        Nothing is written where others have taken over what this process had.
        """
        return await connection.execute(
            "UPDATE process SET mark = %s WHERE id = %s AND NOT ended", (mark, self.name)
        )

    async def has_committed(self, mark: int) -> bool:
        """Whether the transaction of this mark counts, during whose commit the connection was lost."""
        while True:
            try:
                return await self._find_mark() == mark
            except psycopg.Error:
                # Whatever is wrong there: nobody may be told before it is known.
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Lets go of the lease."""
        await self._connection.close()

    async def _find_mark(self) -> int | None:
        try:
            return await _read_mark(await self.connection(), self.name)
        except LeaseError:
            # Another process has it now: all the same the session that had it before has ended.
            async with await connect(self._conninfo) as connection:
                return await _read_mark(connection, self.name)


async def _take_lease(connection: Connection, name: str) -> None:
    """Takes the lease; a session of our own that the server still holds is ended. Raises LeaseError."""
    for _ in range(round(LEASE_PATIENCE / PAUSE)):
        async with connection.transaction():
            ((taken,),) = await (await connection.execute(_TAKE, (LEASE,))).fetchall()
            if taken:
                return
            await connection.execute(_END, (LEASE, name))
        await asyncio.sleep(PAUSE)
    async with connection.transaction():
        holder = await (await connection.execute(_HOLDER, (LEASE,))).fetchone()
    raise LeaseError(*await _read_signature(connection, holder[0] if holder else ""))


async def _read_signature(connection: Connection, name: str) -> tuple[int | None, str | None]:
    """Process and moment of a signature; none where there is none yet."""
    try:
        async with connection.transaction():
            found = await connection.execute("SELECT pid, since FROM process WHERE id = %s", (name,))
            return await found.fetchone() or (None, None)
    except psycopg.errors.UndefinedTable:
        return None, None


async def _read_mark(connection: Connection, name: str) -> int | None:
    async with connection.transaction():
        found = await (await connection.execute("SELECT mark FROM process WHERE id = %s", (name,))).fetchone()
    return found[0] if found else None
