"""The clocks of tables: the pace is chosen, the alarm clock rings, and the others say what is to be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.match.clocks.house_clock import Moment
from bot.match.clocks.pace import STAGES, PaceName
from bot.match.lobby.seating import refuse_unless_host, refuse_unless_lobby
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, table_of, with_clocks, with_pace
from bot.match.persistence.repository import MatchRepository
from bot.match.table import MatchId, Table, UserId


class TableClocks:
    """What happens to the clocks of tables. What is turned down raises RefusedError and has no effect."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self.house = repository.house_clock

    def on_deadlines(self, listener: Callable[[], None]) -> None:
        """Has a function called after each commit that changed when something is due."""
        self._repository.on_deadlines(listener)

    async def choose_pace(self, match: MatchId, user: UserId, pace: PaceName | None, token: str) -> Table:
        """Agrees on the pace of a table; host only."""

        async def make(loaded: LoadedMatch) -> Draft:
            refuse_unless_lobby(loaded)
            refuse_unless_host(loaded, user)
            return Draft(with_pace(loaded, pace), channel=("lobby",))

        loaded, _ = await self._repository.change(match, token, make)
        return table_of(loaded)

    async def ring(self, match: MatchId) -> None:
        """Does what is due at a table: once, for the commit that notes it is the one that tells of it."""

        async def make(loaded: LoadedMatch) -> Draft:
            return ring(loaded, self.house.moment())

        await self._repository.change(match, None, make)


def ring(loaded: LoadedMatch, now: Moment) -> Draft:
    """What the clocks of a match have come to: who is reminded, and whether the table shows it."""
    clocks = loaded.clocks
    if clocks is None:
        return Draft(loaded)
    reminded, shown = [], False
    for clock in clocks.seats:
        over = clock.count_stages(clocks.terms, now)
        if over <= clock.told:
            continue
        clocks = clocks.put(replace(clock, told=over))
        user, latest = loaded.user_at(clock.seat), STAGES[over - 1]
        shown = shown or latest in ("reserve", "late")
        if user is not None and latest in clocks.terms.reminded:
            reminded.append(user)
    match = with_clocks(loaded, clocks)
    return Draft(match, channel=("table",) if shown else (), reminded=tuple(reminded))
