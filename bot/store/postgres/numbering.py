"""Numbers the server gives out, also to several processes at once."""

from __future__ import annotations

from bot.store.connection import Connection
from bot.store.tables import HIGHEST


async def give_match_number(connection: Connection) -> int:
    """Give a number no match has had, not even one that was brought from elsewhere."""
    return int(await connection.fetch_value("SELECT nextval('match_number')"))


async def number_on(connection: Connection) -> None:
    """Have new matches and parcels numbered behind those that are there."""
    await connection.execute(
        f"SELECT setval('match_number', greatest(({HIGHEST.format('match')}), "  # noqa: S608
        "CASE WHEN is_called THEN last_value ELSE last_value - 1 END) + 1, false) FROM match_number"
    )
    await connection.execute(
        "SELECT setval(pg_get_serial_sequence('outbox', 'id'), max(id)) FROM outbox "
        "HAVING max(id) > nextval(pg_get_serial_sequence('outbox', 'id'))"
    )
