"""The private threads of sides, and the message of each vote there: edited at most every two seconds."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.engine import Seat
from bot.logs import get_logger
from bot.match.match import Table
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.store import SideRow, StoreError
from bot.text import Language
from bot.ui.interactions.lobby import ARCHIVE_AFTER, LONGEST_THREAD_NAME
from bot.ui.memory import BoundedDict
from bot.ui.messages.table import PLAYED, SPECTATOR
from bot.ui.page import Page
from bot.ui.services import Services
from cogs.inn.votes.model import Side
from cogs.inn.votes.pages import vote_page
from cogs.inn.votes.service import MOST_DUE, Closing, Votes

BETWEEN: Final = 2.0
"""Seconds between two edits of a message, whatever happens meanwhile."""
LATER: Final = 30.0
"""Seconds until it is tried again where Discord, or the database, did not answer."""
UNANSWERED: Final = (discord.HTTPException, ClientError, OSError, TimeoutError, StoreError, RefusedError)
GONE: Final = (403, 404)
log = get_logger("votes")


class SideThreads:
    """The threads of sides, kept as the votes stand. What cannot be a thread is the channel of the table."""

    def __init__(self, services: Services, client: discord.Client, votes: Votes) -> None:
        self._services = services
        self._client = client
        self._votes = votes
        self._store = services.matches.repository.store
        self._turns: defaultdict[MatchId, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._asked: set[MatchId] = set()
        self._news = asyncio.Event()
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._shown: BoundedDict[tuple[MatchId, Seat], tuple[int, str]] = BoundedDict()
        """What each message of an open vote shows."""
        self._edited: BoundedDict[MatchId, float] = BoundedDict()
        self._inside: BoundedDict[int, frozenset[UserId]] = BoundedDict()
        """Who was let into which thread."""

    async def tell(self, table: Table, user: UserId) -> None:
        """Bring the threads of a game up to date; `user` stands for one of its sides."""
        await self.bring(table.id)

    def show_soon(self, match: MatchId) -> None:
        """Have the threads of a game brought up to date, with all that happens until then."""
        self._asked.add(match)
        self._news.set()

    async def work(self) -> None:
        """Show what is asked for, as long as the bot runs."""
        while True:
            await self._news.wait()
            self._news.clear()
            for match in self._asked - self._tasks.keys():
                task = asyncio.create_task(self._show_asked(match), name=f"votes-{match}")
                self._tasks[match] = task
                task.add_done_callback(partial(self._end, match))

    def _end(self, match: MatchId, _: asyncio.Task[None]) -> None:
        del self._tasks[match]
        # It may have been asked for once more just now.
        self._news.set()

    async def stop(self) -> None:
        """Show nothing more."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _show_asked(self, match: MatchId) -> None:
        while match in self._asked:
            self._asked.discard(match)
            try:
                await self.bring(match)
            except UNANSWERED as error:
                log.warning("vote_not_shown", match=match, error=repr(error))
                self._asked.add(match)
                await asyncio.sleep(LATER)

    async def bring(self, match: MatchId) -> None:
        """Bring the threads of a game up to date. Raises what Discord answers, and RefusedError."""
        async with self._turns[match]:
            loop = asyncio.get_running_loop()
            last = self._edited.get(match)
            if last is not None:
                await asyncio.sleep(max(0.0, last + BETWEEN - loop.time()))
            sides = await self._votes.open_votes(match)
            table = await self._services.matches.table(match)
            if not sides or table.phase not in PLAYED:
                return
            view = await self._services.matches.view(match, SPECTATOR)
            language = await self._language(table)
            wrote = False
            for side in sides:
                wrote |= await self._bring_side(view, side, language)
            if wrote:
                self._edited.put(match, loop.time())

    async def _bring_side(self, view: View, side: Side, language: Language) -> bool:
        """Bring the thread of one side up to date; return whether something was written there."""
        row, match = side.row, view.table.id
        is_open = view.table.phase == "playing" and row.due is not None
        if not is_open and row.message is None:
            return False
        channel = await self._find_channel(view.table, side, language)
        await self._let_in(channel, side)
        wrote = False
        if row.message is not None and (not is_open or row.shown != row.stamp):
            wrote = await self._edit(view, side, channel, row, language, is_open=False)
        if not is_open:
            return wrote
        if row.message is not None and row.shown == row.stamp:
            return await self._edit(view, side, channel, row, language, is_open=True)
        page = await self._page(view, side, row.stamp, language, is_open=True)
        nonce = f"v{match}-{side.seat}-{row.stamp}"[:25]
        called = [discord.Object(user) for user in side.members]
        message = await channel.send(
            view=page.build([]), nonce=nonce, allowed_mentions=discord.AllowedMentions(users=called)
        )
        await self._store.votes.note_message(match, side.seat, row.stamp, message.id)
        self._shown.put((match, side.seat), (message.id, page.digest))
        return True

    async def _edit(
        self,
        view: View,
        side: Side,
        channel: discord.abc.Messageable,
        row: SideRow,
        language: Language,
        *,
        is_open: bool,
    ) -> bool:
        assert row.message is not None
        key = view.table.id, side.seat
        page = await self._page(view, side, row.shown, language, is_open=is_open)
        if self._shown.get(key) == (row.message, page.digest):
            return False
        known = self._client.get_partial_messageable(_id_of(channel)).get_partial_message(row.message)
        try:
            await known.edit(view=page.build([]), allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            if is_open:
                # It was deleted: it is written anew.
                await self._store.votes.note_thread(view.table.id, side.seat, row.thread)
            return False
        self._shown.put(key, (row.message, page.digest))
        return True

    async def _page(self, view: View, side: Side, stamp: int, language: Language, *, is_open: bool) -> Page:
        count = await self._votes.count(view.table.id, side.seat, stamp)
        return vote_page(self._services.presentation, view, side, count, language, is_open=is_open)

    async def _find_channel(self, table: Table, side: Side, language: Language) -> discord.abc.Messageable:
        """The thread of a side, opened where there is none; where there can be none, the table's channel."""
        guild = self._client.get_guild(table.place.guild)
        if side.row.thread is not None:
            known = None if guild is None else guild.get_thread(side.row.thread)
            return known or self._client.get_partial_messageable(side.row.thread, guild_id=table.place.guild)
        room = None if guild is None else guild.get_channel_or_thread(table.place.channel)
        parent = room.parent if isinstance(room, discord.Thread) else room
        place = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        if not isinstance(parent, discord.TextChannel) or guild is None:
            return place
        if not parent.permissions_for(guild.me).create_private_threads:
            return place
        translator = self._services.presentation.translator(language)
        bundle = self._services.presentation.bundle(table)
        name = translator(
            "vote-thread", seat=bundle.words.seat(side.seat, language), game=bundle.words.name(language)
        )
        thread = await parent.create_thread(
            name=name[:LONGEST_THREAD_NAME],
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=ARCHIVE_AFTER,
        )
        await self._store.votes.note_thread(table.id, side.seat, thread.id)
        return thread

    async def _let_in(self, channel: discord.abc.Messageable, side: Side) -> None:
        """Let those who are on a side into its thread, and see to it that who has left it goes."""
        if not isinstance(channel, discord.Thread):
            return
        inside, members = self._inside.get(channel.id) or frozenset(), frozenset(side.members)
        for user in members - inside:
            await _try_to(channel.add_user(discord.Object(user)), channel.id)
        for user in inside - members:
            await _try_to(channel.remove_user(discord.Object(user)), channel.id)
        self._inside.put(channel.id, members)

    async def _language(self, table: Table) -> Language:
        guild = self._client.get_guild(table.place.guild)
        locale = None if guild is None else guild.preferred_locale.value
        return await self._services.languages.of_guild(table.place.guild, locale)


class VoteWork(Closing):
    """The work of vote games by the clock: votes are closed, and shown as they stand."""

    def __init__(self, votes: Votes, services: Services, threads: SideThreads) -> None:
        super().__init__(votes, services.matches, threads.show_soon)
        self._threads = threads
        self._showing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin with what is due by now, and show the votes that are open."""
        await super().start()
        if self._showing is None:
            self._showing = asyncio.create_task(self._threads.work(), name="showing-votes")
        with suppress(StoreError):
            for row in await self._store.votes_due(MOST_DUE):
                self._threads.show_soon(row.match)

    async def stop(self) -> None:
        """Do nothing more."""
        await super().stop()
        showing, self._showing = self._showing, None
        if showing is not None:
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)
        await self._threads.stop()

    def note_vote(self, match: MatchId) -> None:
        """Have it looked whether all have voted, and shown how the votes of a game stand."""
        self._threads.show_soon(match)
        self.wake()


async def _try_to(doing: Coroutine[Any, Any, None], thread: int) -> None:
    """Let somebody into a thread, or out of it: who cannot be has left the server, or has no need of it."""
    try:
        await doing
    except discord.HTTPException as error:
        if error.status not in GONE:
            raise
        log.info("not_let_in", thread=thread, code=error.code)


def _id_of(channel: discord.abc.Messageable) -> int:
    assert isinstance(channel, discord.Thread | discord.PartialMessageable)
    return channel.id
