"""Asks servers a position of the day, looks for the next ones, and tells the day after how people chose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import timedelta
from typing import Final

import discord

from bot.engine import Observation, RecordError
from bot.logs import get_logger
from bot.match.values import MatchId, Place, RefusedError
from bot.store import Store
from bot.ui.delivery.server_posts import ServerPosts
from bot.ui.page import ComponentId, Kind, UnreadableIdError, attachments_of
from bot.ui.services import Services
from bot.ui.sight import EVERYBODY
from bot.worker import WorkerError
from cogs.inn.daily.model import Puzzle
from cogs.inn.daily.pages import daily_page, result_page
from cogs.inn.daily.service import DAY, LATER, Daily, PuzzleFinder, Puzzles, due_day


async def recall(services: Services, daily: Daily) -> Observation:
    """Return what the seat of a position saw then. Raises RefusedError."""
    entry = daily.row.entry
    try:
        scenes = await services.reviewer.scenes(daily.row.match, frozenset({entry}), frozenset())
    except RecordError as error:
        # It was played under older rules, which are no longer there.
        raise RefusedError("refused-broken", line=str(error.line)) from error
    return scenes.seen[entry]


SPREAD: Final = timedelta(hours=20)
"""Time over which the searches of all servers are spread, from the hour of each on."""
MOST_KEPT: Final = 7
"""Positions of a server that are kept for later days."""
RECENT: Final = 30
"""Messages looked through for the question, where nobody knows whether it was posted."""
log = get_logger("daily")


class DailyPositions(ServerPosts):
    """Posts of positions of the day. What is asked is written down before it is posted, where it stands
    afterwards; a day on which nothing was found is a value of the database."""

    name = "daily"
    between = 300.0

    def __init__(
        self, services: Services, client: discord.Client, store: Store, finder: PuzzleFinder
    ) -> None:
        super().__init__(services, client, store)
        self.finder = finder
        self._puzzles = Puzzles(services.matches)
        self.spread = SPREAD
        self._begun: set[tuple[int, str]] = set()

    async def _tell(self, guild: discord.Guild) -> None:
        settings = await self._services.matches.guild_settings(guild.id)
        if settings.daily is None or settings.archive != "members":
            return
        for daily in await self._puzzles.untold(guild.id):
            # What an earlier bar has found is looked at again before its answer is told.
            if daily.puzzle.is_checked:
                await self.tell_end(guild, daily)
        await self._ask(guild, settings.daily, settings.daily_hour)
        await self._look_ahead(guild.id, settings.daily, settings.daily_hour)

    async def _ask(self, guild: discord.Guild, channel: int, hour: int) -> None:
        day, until = due_day(self._services.now(), hour)
        daily = await self._puzzles.latest(guild.id)
        if daily is None or daily.row.day < day or daily.gives_way:
            name = f"daily-{guild.id}"
            if await self._store.value(name) == day:
                return
            kept = await self.list_kept(guild.id, channel)
            puzzle = next(iter(kept), None) or await self._search(guild.id)
            if puzzle is None:
                await self._store.set_value(name, day)
                return
            if daily is not None and daily.row.day == day:
                await self._puzzles.keep_ahead(guild.id, (), [daily.row.match])
            daily = await self._puzzles.keep(guild.id, day, until, channel, puzzle)
            await self._puzzles.drop_ahead(guild.id, puzzle.match)
            self._begun.add((guild.id, day))
        is_due = daily.row.message is None and daily.until > self._services.now()
        stands = daily.puzzle.is_checked and not daily.puzzle.void
        if is_due and stands and await self._is_open_to_all(daily):
            message = await self._find_posted(guild, daily) or await self._post(guild, channel, daily)
            await self._puzzles.note_posted(daily, message.channel.id, message.id)

    async def _is_open_to_all(self, daily: Daily) -> bool:
        """Check whether everybody who sees it may still look into the channel its game was played in."""
        table = await self._services.matches.table(daily.row.match)
        return await self._sees_all(table.place, daily.row.channel)

    async def _sees_all(self, place: Place, channel: int) -> bool:
        """Check whether whoever sees a post in a channel may look into a place of the server."""
        return place.channel == channel or await self._services.sight.sees(EVERYBODY, place)

    async def list_kept(self, guild: int, channel: int) -> tuple[Puzzle, ...]:
        """The positions that are kept for later days and may still be shown in a channel."""
        puzzles = []
        used = await self._puzzles.used(guild)
        for kept in (await self._puzzles.ahead(guild))[0]:
            if kept.match in used or not kept.is_checked or not await self.finder.may_ask(kept):
                continue
            table = await self._services.matches.table(kept.match)
            if await self._sees_all(table.place, channel):
                puzzles.append(kept)
        return tuple(puzzles)

    async def _search(self, guild: int) -> Puzzle | None:
        """One from the games that were not looked at yet, where none was kept."""
        _, dry = await self._puzzles.ahead(guild)
        hidden = await self._services.sight.list_hidden(EVERYBODY, guild)
        used = await self._puzzles.used(guild)
        looked = await self.finder.look(guild, used, dry, again=False, hidden=hidden)
        await self._puzzles.keep_ahead(guild, (), looked.dry)
        return next(iter(looked.puzzles), None)

    async def _look_ahead(self, guild: int, channel: int, hour: int) -> None:
        """Once a day positions are looked for and kept: of each server at another time, so that not all are
        looked for when all are asked."""
        now = self._services.now()
        day, until = due_day(now, hour)
        name = f"daily-ahead-{guild}"
        if now < until - DAY + offset_of(guild, self.spread) or await self._store.value(name) == day:
            return
        missing = MOST_KEPT - len(await self.list_kept(guild, channel))
        if missing > 0:
            kept, dry = await self._puzzles.ahead(guild)
            used = await self._puzzles.used(guild) | {puzzle.match for puzzle in kept}
            hidden = await self._services.sight.list_hidden(EVERYBODY, guild)
            looked = await self.finder.look(guild, used, dry, missing, hidden=hidden)
            await self._puzzles.keep_ahead(guild, looked.puzzles, looked.dry)
        await self._store.set_value(name, day)

    async def _post(self, guild: discord.Guild, channel: int, daily: Daily) -> discord.Message:
        language, table = await self._language(guild), await self._services.matches.table(daily.row.match)
        seen = await recall(self._services, daily)
        page = daily_page(self._services.presentation, daily, table, seen, language)
        nonce = f"daily-{daily.day.toordinal()}-{daily.row.match}"
        return await self._send(guild, channel, page, nonce)

    async def _find_posted(self, guild: discord.Guild, daily: Daily) -> discord.Message | None:
        """The question, where an earlier process may have posted it and died before it wrote that down."""
        if (guild.id, daily.row.day) in self._begun:
            self._begun.discard((guild.id, daily.row.day))
            return None
        place = self._client.get_partial_messageable(daily.row.channel, guild_id=guild.id)
        own, asked = self._client.user, (daily.day.toordinal(), daily.row.match)
        try:
            async for message in place.history(limit=RECENT):
                if message.author == own and asked in _asked_in(message.components):
                    return message
        except discord.HTTPException as error:
            log.info("channel_unread", guild=guild.id, code=error.code)
        return None

    async def tell_end(self, guild: discord.Guild, daily: Daily) -> None:
        """Post how people chose, and close the question; one that does not stand is only closed."""
        if daily.row.message is not None and await self._is_open_to_all(daily):
            try:
                if not daily.puzzle.void:
                    await self._post_result(guild, daily)
                await self._close(guild, daily, daily.row.message)
            except (discord.NotFound, discord.Forbidden) as error:
                # Nobody can be told any more; the next question may stand elsewhere.
                log.info("result_not_told", guild=guild.id, code=error.code)
            except RefusedError as error:
                if error.reason != "refused-broken":
                    raise
        await self._puzzles.note_told(daily)

    async def _post_result(self, guild: discord.Guild, daily: Daily) -> None:
        presentation = self._services.presentation
        language, table = await self._language(guild), await self._services.matches.table(daily.row.match)
        seen, result = await recall(self._services, daily), await self._puzzles.result(daily)
        page = result_page(presentation, daily, table, seen, result, language)
        await self._send(guild, daily.row.channel, page, f"answer-{daily.row.day}")

    async def _close(self, guild: discord.Guild, daily: Daily, posted: int) -> None:
        """Have the message say that it can no longer be answered."""
        language, table = await self._language(guild), await self._services.matches.table(daily.row.match)
        seen = await recall(self._services, daily)
        place = self._client.get_partial_messageable(daily.row.channel, guild_id=guild.id)
        message = await place.fetch_message(posted)
        closed = daily_page(self._services.presentation, daily, table, seen, language, over=True)
        await message.edit(
            view=closed.build(list(attachments_of(message.components))),
            allowed_mentions=discord.AllowedMentions.none(),
        )


def offset_of(guild: int, spread: timedelta) -> timedelta:
    """Return how long after its hour a server's positions are looked for: the same every day."""
    # The lowest 22 bits of an id count what was made in the same millisecond.
    return spread * ((guild >> 22) % 1000 / 1000)


def _asked_in(components: Iterable[object]) -> Iterator[tuple[int, MatchId]]:
    """The days and games of the positions that the choices of a message belong to."""
    for part in components:
        custom_id = getattr(part, "custom_id", None)
        if custom_id is not None:
            with suppress(UnreadableIdError):
                read = ComponentId.parse(custom_id)
                if read.kind is Kind.DAILY:
                    yield read.stamp, read.match
        yield from _asked_in(getattr(part, "children", ()))


FEWEST_KEPT: Final = 2
"""Positions of a server that are kept; where there are fewer, the house plays against itself."""


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
        self._puzzles = Puzzles(services.matches)

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
        latest = await self._puzzles.latest(guild.id)
        if latest is not None and latest.puzzle.void and not latest.row.told:
            # The process died before the message said so.
            await self._daily.tell_end(guild, latest)
        unchecked, kept = (
            await self._puzzles.find_unchecked(guild.id),
            await self._puzzles.find_kept_unchecked(guild.id),
        )
        asked = [daily for daily in unchecked if not daily.row.told]
        if asked:
            await self._check(guild, asked[0])
        elif kept:
            again = await self._ask_again(kept[0], None)
            dry = [kept[0].match] if again is None else []
            await self._puzzles.keep_ahead(guild.id, [] if again is None else [again], dry)
        elif unchecked:
            await self._check(guild, unchecked[0])
        return bool(unchecked or kept)

    async def _check(self, guild: discord.Guild, daily: Daily) -> None:
        """Note whether a position stands; a question that does not is closed, and nobody is called."""
        told = daily.row.told
        again = await self._ask_again(daily.puzzle, daily.puzzle if told else None)
        await self._puzzles.note_checked(daily, again)
        if again is None and not told:
            await self._daily.tell_end(guild, await self._puzzles.find(guild.id, daily.row.day))

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
            puzzle = await self._daily.finder.play(place, key)
            log.info("own_game", guild=guild, game=key, kept=None if puzzle is None else puzzle.match)
        await self._store.set_value(name, day)
