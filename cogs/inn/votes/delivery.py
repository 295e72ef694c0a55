"""The private threads of sides, and the message of each vote there: edited at most every two seconds.

A side's thread is opened, its people are let in and out, it is brought back where it was lost, and closed.
Whoever manages threads on a server can read all of them, so nothing that is hidden stands in one. The bot
lets in who is on the side and nobody else, and notes that they know what it talks of. Where a side can have
no thread, that is said at the table, and it votes by *Your seat* there: a message of its vote would tell the
others of decisions that are made in secret.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.engine import Seat
from bot.logs import get_logger
from bot.match.match import Table, is_crowd
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.match.views import View
from bot.store import SideRow, Store, StoreError
from bot.text import Language
from bot.ui.delivery.server_posts import ServerPosts
from bot.ui.interactions.lobby import ARCHIVE_AFTER, LONGEST_THREAD_NAME, NEEDED, SERVER_FAULT
from bot.ui.layout import ACCENT, ALARM, OVER, frame, link, text
from bot.ui.memory import ARCHIVED, LOCKED, BoundedDict
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
log = get_logger("votes")
FOR_A_SIDE: Final = (*NEEDED, "create_private_threads", "send_messages_in_threads")
"""What the bot must be allowed in a channel to open the threads of sides there."""
LOST: Final = (10003, 50001)
"""Discord's codes for a thread that is gone, or that the bot has been put out of."""
GONE: Final = (403, 404)
CROWDED: Final = (160006, 160007)
"""Discord's codes for a server that has as many open threads as there may be."""


class Threads:
    """The threads of the sides of all games that people vote in."""

    def __init__(self, services: Services, client: discord.Client, votes: Votes) -> None:
        self._services = services
        self._client = client
        self._votes = votes
        self._store = services.matches.repository.store.votes
        self._inside: BoundedDict[int, frozenset[UserId]] = BoundedDict()
        """Who was let into which thread."""
        self._told: BoundedDict[tuple[MatchId, Seat], str] = BoundedDict()
        """What was said last of a side that has no thread."""
        self._lost: BoundedDict[tuple[MatchId, Seat], bool] = BoundedDict()
        self._opening = asyncio.Lock()

    def check(self, place: Place, language: Language) -> None:
        """Raise RefusedError where sides could have no threads: before anything is lost."""
        parent = self._find_parent(place)
        if parent is None:
            raise RefusedError("refused-side-place")
        if lacking := _list_lacking(parent):
            names = self._name_permissions(lacking, language)
            raise RefusedError("refused-side-permissions", permissions=names, place=parent.mention)

    async def knows_another(self, match: MatchId, user: UserId, seat: Seat, *, anew: bool = False) -> bool:
        """Check whether somebody has been let into the thread of another side. anew: as it is this moment."""
        sides = await self._votes.sides(match)
        for side in sides.sides:
            if side.seat != seat and side.row.thread is not None:
                thread = Place(sides.table.place.guild, side.row.thread)
                if await self._services.sight.is_added(thread, user, anew=anew):
                    return True
        return False

    async def find(self, table: Table, side: Side) -> discord.Thread | None:
        """Find or open the thread of a side, and let in who is on it; None where it has none just now.

        Raises discord.HTTPException.
        """
        async with self._opening:
            side = (await self._votes.sides(table.id)).at(side.seat) or side
            thread = await self._find(table, side)
            if thread is None and table.phase == "playing":
                thread = await self._open(table, side)
            elif thread is not None and not _may_write(thread):
                await self._tell_lack(table, side, "vote-thread-locked", ())
                thread = None
        if thread is not None:
            self._told.drop((table.id, side.seat))
            await self._let_in(table, side, thread)
        return thread

    async def mend(self, table: Table, seat: Seat, error: discord.HTTPException) -> bool:
        """Mend what befell a message in a thread; return whether it is worth to try again."""
        side = (await self._votes.sides(table.id)).at(seat)
        if side is None or side.row.thread is None or error.code not in (*LOST, ARCHIVED, LOCKED):
            return False
        if error.code in LOST:
            await self._forget(table, side)
        elif error.code == ARCHIVED:
            await self._find(table, side)
        return True

    async def close(self, table: Table, side: Side) -> None:
        """Say in the thread of a side that the game is over, and archive it; none is opened for that."""
        if side.row.thread is None:
            return
        language = await self._language_of(table)
        said = self._services.presentation.translator(language)("vote-thread-over", place=link(table))
        try:
            thread = await self._find(table, side)
            if thread is not None:
                await thread.send(view=frame([text(said)], OVER), nonce=f"over-{table.id}-{side.seat}"[:25])
                await thread.edit(archived=True)
        except discord.HTTPException as error:
            if error.status >= SERVER_FAULT:
                raise
            log.info("side_thread_stays", match=table.id, code=error.code)
        await self._store.note_thread(table.id, side.seat, None)

    async def _find(self, table: Table, side: Side) -> discord.Thread | None:
        """Find the thread there is, and wake it; None where it is lost."""
        if side.row.thread is None:
            return None
        guild = self._client.get_guild(table.place.guild)
        thread = None if guild is None else guild.get_thread(side.row.thread)
        try:
            side_thread = thread or await self._client.fetch_channel(side.row.thread)
        except discord.HTTPException as error:
            if error.code not in LOST:
                raise
            await self._forget(table, side)
            return None
        assert isinstance(side_thread, discord.Thread)
        if side_thread.archived and not side_thread.locked:
            await side_thread.edit(archived=False)
        return side_thread

    async def _forget(self, table: Table, side: Side) -> None:
        log.info("side_thread_lost", match=table.id, thread=side.row.thread)
        self._lost.put((table.id, side.seat), True)
        await self._store.note_thread(table.id, side.seat, None)

    async def _open(self, table: Table, side: Side) -> discord.Thread | None:
        """Open a thread; None where there can be none, which is said at the table."""
        parent = self._find_parent(table.place)
        lacking = FOR_A_SIDE if parent is None else _list_lacking(parent)
        if parent is None or lacking:
            await self._tell_lack(table, side, "vote-thread-forbidden", lacking)
            return None
        language = await self._language_of(table)
        translator, named = (
            self._services.presentation.translator(language),
            self._name(table, side, language),
        )
        try:
            thread = await parent.create_thread(
                name=translator("vote-thread", **named)[:LONGEST_THREAD_NAME],
                type=discord.ChannelType.private_thread,
                auto_archive_duration=ARCHIVE_AFTER,
                invitable=False,
            )
        except discord.HTTPException as error:
            if error.code not in CROWDED:
                raise
            await self._tell_lack(table, side, "vote-thread-crowded", ())
            return None
        await self._store.note_thread(table.id, side.seat, thread.id)
        await self._services.sight.note(thread)
        again = self._lost.get((table.id, side.seat)) is not None
        self._lost.drop((table.id, side.seat))
        said = translator("vote-thread-anew" if again else "vote-thread-opened", **named, place=link(table))
        await thread.send(view=frame([text(said)], ACCENT))
        return thread

    async def _let_in(self, table: Table, side: Side, thread: discord.Thread) -> None:
        """Let in who has come to a side, and put out who has left it."""
        inside = self._inside.get(thread.id) or frozenset()
        members = frozenset(user for user in side.members if user > 0)
        for user in members - inside:
            # Noted first: nobody has been in a thread unnoticed.
            if await self._store.see(table.id, user, side.seat):
                await _try_to(thread.add_user(discord.Object(user)), thread.id)
        for user in inside - members:
            await _try_to(thread.remove_user(discord.Object(user)), thread.id)
        self._inside.put(thread.id, members)

    async def _tell_lack(self, table: Table, side: Side, reason: str, lacking: Sequence[str]) -> None:
        """Say once at the table that a side has no thread, and why: it votes by *Your seat* meanwhile."""
        said = " ".join([reason, *lacking])
        if self._told.get((table.id, side.seat)) == said:
            return
        self._told.put((table.id, side.seat), said)
        language, parent = await self._language_of(table), self._find_parent(table.place)
        content = self._services.presentation.translator(language)(
            reason,
            **self._name(table, side, language),
            permissions=self._name_permissions(lacking, language),
            place=f"<#{table.place.channel if parent is None else parent.id}>",
        )
        channel = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        await channel.send(view=frame([text(f"⚠️ {content}")], ALARM))

    def _find_parent(self, place: Place) -> discord.TextChannel | None:
        guild = self._client.get_guild(place.guild)
        room = None if guild is None else guild.get_channel_or_thread(place.channel)
        channel = room.parent if isinstance(room, discord.Thread) else room
        # Announcements and voice channels have no private threads.
        return channel if isinstance(channel, discord.TextChannel) and not channel.is_news() else None

    def _name(self, table: Table, side: Side, language: Language) -> dict[str, str]:
        words = self._services.presentation.bundle(table).words
        return {"game": words.name(language), "seat": words.seat(side.seat, language)}

    def _name_permissions(self, lacking: Iterable[str], language: Language) -> str:
        translator = self._services.presentation.translator(language)
        return translator.join([translator(f"permission-{permission}") for permission in lacking])

    async def _language_of(self, table: Table) -> Language:
        guild = self._client.get_guild(table.place.guild)
        locale = None if guild is None else guild.preferred_locale.value
        return await self._services.languages.of_guild(table.place.guild, locale)


def _list_lacking(parent: discord.TextChannel) -> tuple[str, ...]:
    allowed = parent.permissions_for(parent.guild.me)
    return tuple(permission for permission in FOR_A_SIDE if not getattr(allowed, permission))


def _may_write(thread: discord.Thread) -> bool:
    return not thread.locked or thread.permissions_for(thread.guild.me).manage_threads


async def _try_to(doing: Coroutine[Any, Any, None], thread: int) -> None:
    """Let somebody into a thread, or out of it: who cannot be has left the server, or has no need of it."""
    try:
        await doing
    except discord.HTTPException as error:
        if error.status not in GONE:
            raise
        log.info("not_let_in", thread=thread, code=error.code)


class SideThreads:
    """The threads of sides, kept as the votes stand. What cannot be a thread is the channel of the table."""

    def __init__(self, services: Services, client: discord.Client, votes: Votes) -> None:
        self._services = services
        self._client = client
        self._votes = votes
        self._store = services.matches.repository.store
        self.threads = Threads(services, client, votes)
        self._turns: defaultdict[MatchId, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._asked: set[MatchId] = set()
        self._news = asyncio.Event()
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._shown: BoundedDict[tuple[MatchId, Seat], tuple[int, str]] = BoundedDict()
        """What each message of an open vote shows."""
        self._edited: BoundedDict[MatchId, float] = BoundedDict()

    async def tell(self, table: Table, user: UserId) -> None:
        """Bring the threads of a game up to date; `user` stands for one of its sides."""
        await self.bring(table.id)

    async def look(self, table: Table) -> None:
        """Have the threads of a game follow what has happened at its table, to its end."""
        if any(is_crowd(user) for _, user in table.seats):
            self.show_soon(table.id)

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
        """Bring the thread of one side up to date, mended where it was lost.

        Return whether something was written there.
        """
        try:
            return await self._show_side(view, side, language)
        except discord.HTTPException as error:
            if not await self.threads.mend(view.table, side.seat, error):
                raise
        return await self._show_side(view, side, language)

    async def _show_side(self, view: View, side: Side, language: Language) -> bool:
        channel = await self.threads.find(view.table, side)
        side = (await self._votes.sides(view.table.id)).at(side.seat) or side
        wrote = channel is not None and await self._show_vote(view, side, channel, language)
        if view.table.phase == "over":
            await self.threads.close(view.table, side)
        return wrote

    async def _show_vote(self, view: View, side: Side, channel: discord.Thread, language: Language) -> bool:
        """Show the vote of a side; return whether something was written."""
        row, match = side.row, view.table.id
        is_open = view.table.phase == "playing" and row.due is not None
        wrote = False
        if row.message is not None and (not is_open or row.shown != row.stamp):
            wrote = await self._edit(view, side, channel, row, language, is_open=False)
        if not is_open:
            return wrote
        if row.message is not None and row.shown == row.stamp:
            return await self._edit(view, side, channel, row, language, is_open=True)
        page = await self._page(view, side, row.stamp, language, is_open=True)
        nonce = f"v{match}-{side.seat}-{row.stamp}"[:25]
        message = await channel.send(view=page.build([]), nonce=nonce)
        await self._store.votes.note_message(match, side.seat, row.stamp, message.id)
        self._shown.put((match, side.seat), (message.id, page.digest))
        return True

    async def _edit(
        self,
        view: View,
        side: Side,
        channel: discord.Thread,
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
        known = channel.get_partial_message(row.message)
        try:
            await known.edit(view=page.build([]), allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound as error:
            if error.code in LOST:
                raise
            if is_open:
                # It was deleted: it is written anew.
                await self._store.votes.note_thread(view.table.id, side.seat, row.thread)
            return False
        self._shown.put(key, (row.message, page.digest))
        return True

    async def _page(self, view: View, side: Side, stamp: int, language: Language, *, is_open: bool) -> Page:
        count = await self._votes.count(view.table.id, side.seat, stamp)
        return vote_page(self._services.presentation, view, side, count, language, is_open=is_open)

    async def _language(self, table: Table) -> Language:
        guild = self._client.get_guild(table.place.guild)
        locale = None if guild is None else guild.preferred_locale.value
        return await self._services.languages.of_guild(table.place.guild, locale)


class LostSides(ServerPosts):
    """The threads that were deleted, or could not be opened. What takes them away and gives them back is not
    followed: whether they are there is looked at now and then, so that nothing can be missed."""

    name = "lost-sides"
    between = 300.0

    def __init__(
        self, services: Services, client: discord.Client, store: Store, threads: SideThreads
    ) -> None:
        super().__init__(services, client, store)
        self._threads = threads

    async def _tell(self, guild: discord.Guild) -> None:
        for sides in await Votes(self._services.matches).running(guild.id):
            self._threads.show_soon(sides.table.id)


class VoteWork(Closing):
    """The work of vote games by the clock: votes are closed, and shown as they stand."""

    def __init__(self, votes: Votes, services: Services, threads: SideThreads) -> None:
        super().__init__(votes, services.matches, threads.show_soon)
        self._threads = threads
        self.threads = threads.threads
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
