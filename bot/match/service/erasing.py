"""Before somebody is forgotten: their seats."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Protocol
from uuid import uuid4

from bot.match.table.values import Answer, MatchId, RefusedError, Table, UserId

MOST_GAMES: Final = 10_000
"""Games one user may be in at once."""


class Tables(Protocol):
    """As much of the match service as is needed to get up everywhere."""

    async def tables_of(self, user: UserId, guild: int | None = None) -> list[Table]:
        """The lobbies and matches a user is in."""

    async def leave(self, match: MatchId, user: UserId, token: str) -> Table:
        """Gets up."""

    async def resign(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Gives up."""


async def leave_everything(matches: Tables, user: UserId) -> frozenset[MatchId]:
    """Leaves the lobbies of a user and gives up the running games; which matches these were."""
    left: set[MatchId] = set()
    for _ in range(MOST_GAMES):
        table = next((table for table in await matches.tables_of(user) if table.id not in left), None)
        if table is None:
            break
        left.add(table.id)
        token = f"erase-{uuid4()}"
        # Somebody who has given up already, or whose match is broken, has nothing left to give up.
        with suppress(RefusedError):
            if table.phase == "lobby":
                await matches.leave(table.id, user, token)
            else:
                await matches.resign(table.id, user, token)
    return frozenset(left)
