"""The store's SQL as PostgreSQL speaks it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from bot.store.connection import Connection, Statement
from bot.store.postgres import connecting

_LIST: Final = re.compile(r"\bIN (:\w+)")
_NEXT_ITEM: Final = "nextval(pg_get_serial_sequence('outbox', 'id'))"
_VALUE: Final = re.compile(r"(?<!:):(\w+)")


class ServerConnection(Connection):
    """A connection to a server. In a pipeline only what is fetched waits for the way there and back."""

    def __init__(self, driver: connecting.Connection) -> None:
        self._driver = driver

    async def fetch(self, query: str, /, **values: Any) -> list[Any]:
        """Carry out a statement; return its rows."""
        cursor = await self._driver.execute(_translate(query), _bind(values))
        return await cursor.fetchall()

    async def fetch_together(self, queries: Iterable[str], /, **values: Any) -> list[list[Any]]:
        """Carry out queries in one go; return the rows of each."""
        bound = _bind(values)
        cursors = [await self._driver.execute(_translate(query), bound) for query in queries]
        return [await cursor.fetchall() for cursor in cursors]

    async def execute(self, query: str, /, **values: Any) -> None:
        """Carry out a statement."""
        await self._driver.execute(_translate(query), _bind(values))

    async def execute_together(self, statements: Iterable[Statement]) -> None:
        """Carry out statements in one go and in their order."""
        cursor = self._driver.cursor()
        for query, rows in statements:
            if len(rows) == 1:
                await cursor.execute(_translate(query), _bind(rows[0]))
            elif rows:
                await cursor.executemany(_translate(query), [_bind(row) for row in rows])

    async def take_turns(self, what: str) -> None:
        """Wait until no other process does what is called so, to the end of the transaction.

        Numbers counted on without gaps need it: the lower ones must be there first.
        """
        await self.execute(
            "SELECT pg_advisory_xact_lock(hashtext(current_schema()), hashtext(:what))", what=what
        )


def _bind(values: Mapping[str, Any]) -> dict[str, Any]:
    """Make lists of tuples, which the driver takes for rows."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


@lru_cache(maxsize=512)
def _translate(query: str) -> str:
    """Write a query as the driver and the server know it."""
    text = query.replace("%", "%%").replace(":next_item", _NEXT_ITEM)
    text = _VALUE.sub(r"%(\1)s", _LIST.sub(r"= ANY(\1)", text))
    return text.replace("COLLATE BINARY", 'COLLATE "C"')
