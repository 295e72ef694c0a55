"""Reminders: one private message for all the tables that wait for somebody; and who has just been called."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.match.clocks import may_remind, note_reminder
from bot.match.settings import UNSENT_LIST, UserSettings, away_now
from bot.match.values import MatchId, UserId
from bot.match.views import ASKED, PLAYING, Turn, View
from bot.match.workers import LaterError, UndeliverableError
from bot.ui.delivery.direct_messages import RECENT, DirectMessages, find_kinds
from bot.ui.layout import Layout
from bot.ui.memory import BoundedDict
from bot.ui.messages.clocks import MOST_TURNS, turns_page
from bot.ui.open_panels import Subject, subject
from bot.ui.page import Kind
from bot.ui.services import Services

# Calls just made, by reader: nobody is called twice in a moment to what has not changed.

JUST_NOW: Final = timedelta(minutes=2)
NAMED_SUFFICES: Final = ("turn", "remind", "next")
"""Notices that say no more than that a table waits, or soon will."""


@dataclass(frozen=True, slots=True)
class _Call:
    about: Subject
    at: datetime
    named: bool


class JustTold:
    """A memory of calls while the bot runs: the end of quiet hours lets several go at once."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._calls: BoundedDict[tuple[MatchId, UserId], _Call] = BoundedDict()

    def note(self, user: UserId, views: Iterable[View], *, named: bool = False) -> None:
        """Note that somebody has been shown these views, or called by a message that names their tables."""
        for view in views:
            self._calls.put((view.table.id, user), _Call(subject(view), self._now(), named))

    def knows(self, user: UserId, view: View, kind: str) -> bool:
        """Check whether a notice of this kind would say nothing new to somebody who was just called."""
        call = self._calls.get((view.table.id, user))
        if call is None or call.about != subject(view) or self._now() - call.at >= JUST_NOW:
            return False
        return kind in NAMED_SUFFICES or not call.named


class Reminders:
    """Reminders to people; when and by which message last is kept with their settings."""

    def __init__(
        self, services: Services, client: discord.Client, messages: DirectMessages, told: JustTold
    ) -> None:
        self._services = services
        self._client = client
        self._messages = messages
        self._told = told
        self._shown: BoundedDict[UserId, str] = BoundedDict()
        self._locks: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()

    async def remind(self, user: UserId) -> bool:
        """Send the message anew where that is not too much, otherwise edit it.

        False where somebody must be called at the table, because DMs are closed.

        Raises LaterError, UndeliverableError and discord.HTTPException.
        """
        # Several tables may have somebody reminded at once.
        lock = self._locks.setdefault(user, asyncio.Lock())
        async with lock:
            return await self._remind(user)

    async def _remind(self, user: UserId) -> bool:
        matches, now = self._services.matches, self._services.now()
        settings = await matches.user_settings(user)
        waiting = [turn for turn in await matches.waiting_for(user) if not turn.table.paused]
        if settings.reminders == "none" or away_now(settings.away, now) is not None or not waiting:
            return True
        language = await self._services.languages.of_user(user)
        page = turns_page(self._services.presentation, waiting, language, user)
        layout = page.build([])
        if not may_remind(settings.reminded, now, at_tables=settings.dm_closed):
            if self._shown.get(user) != page.digest:
                self._shown.put(user, page.digest)
                await self._edit(user, settings.reminder, layout)
                if settings.reminder is not None:
                    await self._note_list(user, settings.reminder, waiting)
            return True
        self._shown.put(user, page.digest)
        sent = None if settings.dm_closed else await self._send(user, layout, waiting)
        reminder = None if sent is None else sent.id

        def note(latest: UserSettings) -> UserSettings:
            reminded = note_reminder(latest.reminded, now)
            return latest.model_copy(update={"reminded": reminded, "reminder": reminder})

        await matches.change_user_settings(user, note)
        if sent is None:
            return False
        await matches.private_messages.drop(user, UNSENT_LIST)
        self._told.note(user, [await matches.view(turn.table.id, user) for turn in waiting], named=True)
        if not await self._note_list(user, sent.id, waiting):
            await self._relist(user)
        await self._delete(user, settings.reminder)
        return True

    async def _send(self, user: UserId, layout: Layout, waiting: Sequence[Turn]) -> discord.Message | None:
        """Send the list; what it says is noted before, so that it is found again after a crash."""
        private = self._services.matches.private_messages
        await self._take_lost_away(user)
        await self._note_list(user, UNSENT_LIST, waiting)
        try:
            sent = await self._messages.send(user, layout, kind="remind")
        except (LaterError, UndeliverableError):
            await private.drop(user, UNSENT_LIST)
            raise
        if sent is None:
            await private.drop(user, UNSENT_LIST)
        return sent

    async def _take_lost_away(self, user: UserId) -> None:
        """Delete a list that was being sent when the process died."""
        settings = await self._services.matches.user_settings(user)
        if all(
            letter.message != UNSENT_LIST for standing in settings.letters.values() for letter in standing
        ):
            return
        with suppress(discord.Forbidden):
            async for message in (await self._client.create_dm(discord.Object(user))).history(limit=RECENT):
                if message.id != settings.reminder and set(find_kinds(message.components)) == {Kind.SEAT}:
                    await self._delete(user, message.id)
        await self._services.matches.private_messages.drop(user, UNSENT_LIST)

    async def relist(self, user: UserId) -> None:
        """Bring the list up to date where a table in it waits no longer; that calls nobody.

        Raises discord.HTTPException.
        """
        lock = self._locks.setdefault(user, asyncio.Lock())
        async with lock:
            await self._relist(user)

    async def _relist(self, user: UserId) -> None:
        matches = self._services.matches
        await self._take_lost_away(user)
        message = (await matches.user_settings(user)).reminder
        if message is None:
            return
        waiting = [turn for turn in await matches.waiting_for(user) if not turn.table.paused]
        language = await self._services.languages.of_user(user)
        page = turns_page(self._services.presentation, waiting, language, user)
        if self._shown.get(user) != page.digest:
            self._shown.put(user, page.digest)
            await self._edit(user, message, page.build([]))
        await matches.private_messages.drop(user, message)
        await self._note_list(user, message, waiting)

    async def _note_list(self, user: UserId, message: int, waiting: Sequence[Turn]) -> bool:
        """Have the list mended once a table in it no longer waits; return whether all of them still do."""
        private = self._services.matches.private_messages
        true = [
            await private.note_sent(turn.table.id, user, message, (PLAYING, ASKED), "list")
            for turn in waiting[:MOST_TURNS]
        ]
        return all(true)

    async def _edit(self, user: UserId, message: int | None, layout: Layout) -> None:
        if message is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                await (await self._find(user, message)).edit(
                    view=layout, allowed_mentions=self._client.allowed_mentions
                )

    async def _delete(self, user: UserId, message: int | None) -> None:
        if message is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                await (await self._find(user, message)).delete()
            await self._services.matches.private_messages.drop(user, message)

    async def _find(self, user: UserId, message: int) -> discord.PartialMessage:
        channel = await self._client.create_dm(discord.Object(user))
        return channel.get_partial_message(message)
