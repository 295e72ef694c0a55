"""What positions of the day need beside being asked, and what takes long: looking again at those an earlier bar
has found, and games of the house against itself."""

from __future__ import annotations

from typing import Final

import discord

from bot.logs import get_logger
from bot.match.daily.puzzles import due_day
from bot.match.table import Place
from bot.store import Store
from bot.ui.delivery.daily_positions import DailyPositions
from bot.ui.delivery.server_posts import ServerPosts
from bot.ui.services import Services
from bot.ui.sight import EVERYBODY
from bot.worker import WorkerError

FEWEST_KEPT: Final = 2
"""Positions of a server that are kept; where there are fewer, the house plays against itself."""
log = get_logger("daily")


class DailyPreparations(ServerPosts):
    """Does one thing a server at a time, so that no question, no answer and no other server waits for it.

    daily: who asks the positions, and closes questions.
    """

    name = "daily-preparations"
    between = 300.0

    def __init__(
        self, services: Services, client: discord.Client, store: Store, daily: DailyPositions
    ) -> None:
        super().__init__(services, client, store)
        self._daily = daily

    async def _tell(self, guild: discord.Guild) -> None:
        settings = await self._services.matches.guild_settings(guild.id)
        if settings.daily is None or settings.archive != "members":
            return
        try:
            if not await self._look_again(guild):
                await self._play(guild.id, Place(guild.id, settings.daily), settings.daily_hour)
        except WorkerError as error:
            log.warning("not_prepared", guild=guild.id, error=repr(error))

    async def _look_again(self, guild: discord.Guild) -> bool:
        """Looks at one position that an earlier bar has found; whether there was one.

        First what is being asked, then what will be, then what was.
        """
        puzzles, finder = self._services.matches.puzzles, self._daily.finder
        for void in await puzzles.latest_of(guild.id, 1):
            # The process may have died before the message said so.
            if void.puzzle.void and not void.row.told:
                await self._daily.tell_end(guild, void)
        unchecked, kept = await puzzles.unchecked(guild.id), await puzzles.kept_unchecked(guild.id)
        asked = [each for each in unchecked if not each.row.told]
        if not asked and kept:
            again = await finder.check(kept[0])
            dry = [kept[0].match] if again is None else []
            await puzzles.keep_ahead(guild.id, [] if again is None else [again], dry)
        for daily in (*asked, *([] if kept else unchecked))[:1]:
            again = await finder.check(daily.puzzle)
            await puzzles.note_checked(daily, again)
            if again is None and not daily.row.told:
                await self._daily.tell_end(guild, await puzzles.find(guild.id, daily.row.day))
        return bool(unchecked or kept)

    async def _play(self, guild: int, place: Place, hour: int) -> None:
        """Has the house play against itself once a day, after people's games were looked at, where they give
        too few positions. What is interrupted is begun anew."""
        puzzles, now = self._services.matches.puzzles, self._services.now()
        day, until = due_day(now, hour)
        name = f"daily-own-{guild}"
        if await self._store.value(f"daily-ahead-{guild}") != day or await self._store.value(name) == day:
            return
        if len((await puzzles.ahead(guild))[0]) < FEWEST_KEPT:
            hidden = await self._services.sight.list_hidden(EVERYBODY, guild)
            key = await self._daily.finder.choose_game(guild, until.toordinal(), hidden)
            found = await self._daily.finder.play(place, key)
            log.info("own_game", guild=guild, game=key, kept=None if found is None else found.match)
        await self._store.set_value(name, day)
