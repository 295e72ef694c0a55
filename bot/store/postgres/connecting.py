"""Connections to a server: what an address leaves open, and what each of them is set to."""

from __future__ import annotations

from typing import Final, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from bot.store.errors import AddressError

Connection: TypeAlias = psycopg.AsyncConnection[TupleRow]
Cursor: TypeAlias = psycopg.AsyncCursor[TupleRow]

DEFAULTS: Final = {
    "connect_timeout": "5",
    # Of several servers the one that takes writes: after a failover it is another one.
    "target_session_attrs": "read-write",
    # A server whose machine has gone is given up within half a minute.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "client_encoding": "utf8",
}
SETTINGS: Final = (
    # What a commit has written is on disk before it returns; a stricter setting of the server's is kept.
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    # So does the server with a machine that has gone, and so the lease of that one ends.
    "SELECT set_config(name, value, false) FROM (VALUES ('tcp_keepalives_idle', '10'), "
    "('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3')) AS setting (name, value)",
)


def complete_address(address: str, name: str) -> str:
    """An address with what it leaves open. name: what the server calls the session. Raises AddressError."""
    try:
        given = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        # What libpq says may hold a part of the address, and so of the password.
        raise AddressError from None
    return make_conninfo("", **{**DEFAULTS, **given, "application_name": name})


async def connect(conninfo: str) -> Connection:
    """A connection with its settings. Raises psycopg.Error."""
    connection = await psycopg.AsyncConnection.connect(conninfo)
    try:
        for each in SETTINGS:
            await connection.execute(each)
        await connection.commit()
    except BaseException:
        await connection.close()
        raise
    return connection
