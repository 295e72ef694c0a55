"""How a process comes to a database that others use too: one at a time, never beside one that wants it alone.

Whoever is there holds the advisory lock of the database, shared; whoever wants it alone takes it exclusively.
"""

from __future__ import annotations

import asyncio
from typing import Final

from bot.store.errors import LeaseError, ShardCountError
from bot.store.postgres.connecting import Connection

LEASE: Final = 0x504F4E59
"""The first half of the advisory lock; the second stands for the schema, which may be one of several."""
DOOR: Final = LEASE + 1
"""The first half of the lock of who is coming in."""
LIFE: Final = 15.0
"""Seconds after its last sign of life for which a process counts as living."""
ENTRY: Final = 30.0
"""Seconds the others have for coming in."""
PAUSE: Final = 0.2
DUTIES: Final = "duties"
"""The lease of what is done once for all."""
_LOCK = "SELECT pg_try_advisory_lock(%s, hashtext(current_schema()))"
_SHARE = "SELECT pg_try_advisory_lock_shared(%s, hashtext(current_schema()))"
_UNLOCK = "SELECT pg_advisory_unlock(%s, hashtext(current_schema()))"
_OTHERS = "pg_stat_activity WHERE application_name = %s AND pid <> pg_backend_pid()"
_END = f"SELECT pg_terminate_backend(pid) FROM {_OTHERS}"  # noqa: S608


async def enter(connection: Connection) -> bool:
    """Takes part in the lease and locks the door; whether nobody else is there. Raises LeaseError."""
    await _wait_for(connection, _LOCK, DOOR)
    # Where it is had alone, that is kept until the door is opened again, so that the database can be changed.
    alone = await _take(connection, _LOCK, LEASE)
    await _wait_for(connection, _SHARE, LEASE)
    return alone


async def join(connection: Connection, name: str, count: int, *, alone: bool) -> None:
    """Signs in as living, in a transaction. alone: who was there before has gone. Raises ShardCountError."""
    if alone:
        await connection.execute("UPDATE process SET ended = true WHERE id <> %s AND NOT ended", (name,))
        await connection.execute("DELETE FROM presence")
        await connection.execute("DELETE FROM lease")
        names = [DUTIES, *map(shard_name, range(count))]
        await connection.cursor().executemany(
            "INSERT INTO lease VALUES (%s, NULL)", [(each,) for each in names]
        )
    found = await connection.execute("SELECT count(*) - 1 FROM lease")
    ((known,),) = await found.fetchall()
    if known != count:
        raise ShardCountError(int(known))
    await connection.execute(
        "INSERT INTO presence VALUES (%s, clock_timestamp() + make_interval(secs => %s))", (name, LIFE)
    )


async def let_others_in(connection: Connection) -> None:
    """Unlocks the door, and lets go of what was held alone."""
    async with connection.transaction():
        await connection.execute(
            "SELECT pg_advisory_unlock(%(lease)s, hashtext(current_schema())) FROM pg_locks "
            "WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND pid = pg_backend_pid() "
            "AND classid = %(lease)s",
            {"lease": LEASE},
        )
        await connection.execute(_UNLOCK, (DOOR,))


async def enter_again(connection: Connection, name: str) -> None:
    """Takes part again after a connection was lost, once the session before has ended.

    Raises LeaseError where others have taken over meanwhile.
    """
    for _ in range(round(ENTRY / PAUSE)):
        async with connection.transaction():
            left = await (await connection.execute(_END, (name,))).fetchall()
        if not left:
            break
        await asyncio.sleep(PAUSE)
    else:
        raise LeaseError(None, None)
    await _wait_for(connection, _SHARE, LEASE)
    async with connection.transaction():
        found = await connection.execute("SELECT 1 FROM process WHERE id = %s AND NOT ended", (name,))
        if await found.fetchone() is None:
            raise LeaseError(None, None)


def shard_name(shard: int) -> str:
    """The lease of a shard."""
    return f"shard-{shard}"


async def _take(connection: Connection, query: str, lock: int) -> bool:
    async with connection.transaction():
        ((taken,),) = await (await connection.execute(query, (lock,))).fetchall()
    return bool(taken)


async def _wait_for(connection: Connection, query: str, lock: int) -> None:
    for _ in range(round(ENTRY / PAUSE)):
        if await _take(connection, query, lock):
            return
        await asyncio.sleep(PAUSE)
    raise LeaseError(None, None)
