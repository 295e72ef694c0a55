"""Slow work for positions of the day: those an earlier bar has found, looked at again, and games of
the house against itself."""

from __future__ import annotations

from typing import Final

import discord

from bot.logs import get_logger
from bot.match.daily.puzzle import Puzzle
from bot.match.daily.puzzles import Daily, due_day
from bot.match.house.finding import LATER
from bot.match.table.values import Place, RefusedError
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
    """The slow work, one thing a server at a time, so that no question, answer or other server waits for it.

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
        """Look at one position that an earlier bar has found; return whether there was one.

        First what is being asked, then what will be, then what was.
        """
        puzzles = self._services.matches.puzzles
        latest = await puzzles.latest(guild.id)
        if latest is not None and latest.puzzle.void and not latest.row.told:
            # The process died before the message said so.
            await self._daily.tell_end(guild, latest)
        unchecked, kept = await puzzles.find_unchecked(guild.id), await puzzles.find_kept_unchecked(guild.id)
        asked = [each for each in unchecked if not each.row.told]
        if asked:
            await self._check(guild, asked[0])
        elif kept:
            again = await self._ask_again(kept[0], None)
            dry = [kept[0].match] if again is None else []
            await puzzles.keep_ahead(guild.id, [] if again is None else [again], dry)
        elif unchecked:
            await self._check(guild, unchecked[0])
        return bool(unchecked or kept)

    async def _check(self, guild: discord.Guild, daily: Daily) -> None:
        """Note whether a position stands; a question that does not is closed, and nobody is called."""
        puzzles, told = self._services.matches.puzzles, daily.row.told
        again = await self._ask_again(daily.puzzle, daily.puzzle if told else None)
        await puzzles.note_checked(daily, again)
        if again is None and not told:
            await self._daily.tell_end(guild, await puzzles.find(guild.id, daily.row.day))

    async def _ask_again(self, puzzle: Puzzle, unreadable: Puzzle | None) -> Puzzle | None:
        """The position as today's bar has it; None where it does not stand.

        unreadable: what is made of one whose game can no longer be played again, so that nobody can say.
        """
        try:
            return await self._daily.finder.check(puzzle)
        except RefusedError as error:
            if error.reason in LATER:
                raise
            return unreadable

    async def _play(self, guild: int, place: Place, hour: int) -> None:
        """Have the house play against itself once a day, after people's games were looked at, where they give
        too few positions. What is interrupted is begun anew."""
        day, until = due_day(self._services.now(), hour)
        name = f"daily-own-{guild}"
        if await self._store.value(f"daily-ahead-{guild}") != day or await self._store.value(name) == day:
            return
        if len(await self._daily.list_kept(guild, place.channel)) < FEWEST_KEPT:
            hidden = await self._services.sight.list_hidden(EVERYBODY, guild)
            key = await self._daily.finder.choose_game(guild, until.toordinal(), hidden)
            found = await self._daily.finder.play(place, key)
            log.info("own_game", guild=guild, game=key, kept=None if found is None else found.match)
        await self._store.set_value(name, day)
