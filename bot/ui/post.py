"""The post: carries what the outbox holds to Discord (DESIGN section 5).

Everything here may run twice, and late: it shows how things stand now, and skips what is shown already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

import discord
from aiohttp import ClientError
from discord.http import handle_message_parameters

from bot.draw.encode import Encoded
from bot.logs import get_logger
from bot.match.outbox import LaterError, OutboxItem, UndeliverableError
from bot.match.table import RefusedError, Table, UserId, View
from bot.text import Language
from bot.ui.editing import edit_private
from bot.ui.house import House, Open, Shown, must_choose, subject
from bot.ui.lobby import PLAYED, lobby_page
from bot.ui.lobbying import EVERYBODY_OUT
from bot.ui.page import NOBODY, Page, Painter, files, sent_as
from bot.ui.pages import link
from bot.ui.panel import panel
from bot.ui.parts import ALARM, Layout, frame, text
from bot.ui.table import table_page
from bot.ui.writing import Writing

log = get_logger("post")

OLD: Final = timedelta(minutes=50)
"""Messages older than this are posted anew: Discord makes edits of old ones scarce."""
SCROLLED: Final = timedelta(minutes=3)
"""A message this old that is no longer the newest is posted anew at the next turn."""
SOON: Final = 5.0
"""Seconds to wait where Discord does not say how long."""

SHORTLY: Final = 0.5
"""Seconds to wait for somebody who is pressing something just now."""

FOR_NOW: Final = ("refused-storage", "refused-busy")
"""Refusals of the match floor that will pass."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, DM_CLOSED = 10003, 10008, (50007, 50278)
NO_ACCESS: Final = (50001, 50013)
ARCHIVED, OLD_MESSAGE = 50083, 30046


class Post:
    """Delivers parcels through a client. Raises LaterError and UndeliverableError as the outbox wants."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client
        self._painter = Painter(house)

    async def deliver(self, parcel: OutboxItem) -> None:
        """Brings one parcel to whom it concerns."""
        await self._house.answers.lull()
        try:
            await self._deliver(parcel)
        except RefusedError as error:
            if error.reason in FOR_NOW:
                raise LaterError(SOON) from error
            raise UndeliverableError(error.reason) from error
        except discord.RateLimited as error:
            raise LaterError(error.retry_after) from error
        except discord.HTTPException as error:
            await self._failed(parcel, error)
        except (OSError, TimeoutError, ClientError) as error:
            raise LaterError(SOON) from error

    async def catch_up(self) -> None:
        """Brings panels up to date that were left behind, one after another, as long as the bot runs."""
        while True:
            match, user = await self._house.behind.next()
            await self._house.answers.lull()
            try:
                await self._refresh_panel(await self._house.tables.view(match, user), user)
            except LaterError as error:
                self._house.behind.add(match, user)
                await asyncio.sleep(error.seconds)
            except (RefusedError, discord.DiscordException, OSError, ClientError) as error:
                log.info("panel_left_behind", match=match, error=type(error).__name__)

    async def _deliver(self, parcel: OutboxItem) -> None:
        table = await self._house.tables.table(parcel.match)
        if parcel.user is not None:
            await self._notice(table, parcel.kind, parcel.user)
            return
        await self._table(table)
        if table.phase in PLAYED:
            for user in [user for _, user in table.seats if user is not None]:
                if self._house.panel_of(table.id, user) is not None:
                    await self._refresh_panel(await self._house.tables.view(table.id, user), user)

    async def _failed(self, parcel: OutboxItem, error: discord.HTTPException) -> None:
        if error.status == 429 or error.status >= 500:
            raise LaterError(SOON) from error
        log.warning(
            "undeliverable", match=parcel.match, kind=parcel.kind, status=error.status, code=error.code
        )
        if parcel.kind in ("table", "lobby") and error.code in (UNKNOWN_CHANNEL, *NO_ACCESS):
            await self._lost(parcel.match)
        raise UndeliverableError(str(error.code)) from error

    # The table message

    async def _table(self, table: Table, ping: Sequence[UserId] = ()) -> None:
        with self._house.writings.begin(table.id) as writing:
            await self._write(table, ping, writing)

    async def _write(self, table: Table, ping: Sequence[UserId], writing: Writing) -> None:
        if table.phase not in PLAYED:
            page = lobby_page(self._house, table, await self._language(table))
            waiting: tuple[UserId, ...] = ()
            if table.phase == "cancelled" and table.message is None:
                return
            called: Sequence[UserId] = table.invited if table.phase == "lobby" else ()
        else:
            view = await self._house.tables.view(table.id, EVERYBODY_OUT)
            page, waiting = table_page(self._house, view, await self._language(table)), must_choose(view)
            called = ping
        digest = page.digest
        shown = self._house.shown.get(table.id)
        if shown is not None and not ping and (shown.message, shown.digest) == (table.message, digest):
            return
        if table.message is None and table.place.channel in self._house.opening:
            raise LaterError(1.0)
        pictures = await self._painter.drawn(page)
        if writing.met:
            raise LaterError(SHORTLY)
        turned = shown is not None and shown.waiting != waiting
        message = None if ping or self._is_stale(table, turned=turned) else table.message
        if message is not None and not await self._edit(table, message, page, pictures):
            message = None
        if message is None:
            message = await self._repost(table, page, pictures, called)
        if writing.met:
            self._house.shown.drop(table.id)
        else:
            self._house.shown.put(table.id, Shown(message, digest, waiting))

    async def _language(self, table: Table) -> Language:
        guild = self._client.get_guild(table.place.guild)
        locale = guild.preferred_locale.value if guild is not None else None
        return await self._house.public_language(table.place.guild, locale)

    def _is_stale(self, table: Table, *, turned: bool) -> bool:
        if table.message is None or table.message_posted is None:
            return True
        age = self._house.now() - table.message_posted
        newest = self._house.newest.get(table.place.channel) or 0
        return age > OLD or (turned and age > SCROLLED and newest > table.message)

    async def _edit(self, table: Table, message: int, page: Page, pictures: Any) -> bool:
        """Edits the table message; False where a new one is needed."""
        layout, sent = files(page, pictures)
        try:
            with handle_message_parameters(view=layout, attachments=sent, allowed_mentions=NOBODY) as given:
                await self._client.http.edit_message(table.place.channel, message, params=given)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, OLD_MESSAGE):
                return False
            if error.code == ARCHIVED:
                await self._wake_thread(table)
                return False
            raise
        return True

    async def _repost(self, table: Table, page: Page, pictures: Any, called: Sequence[UserId]) -> int:
        layout, sent = files(page, pictures)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in called])
        channel = self._channel(table)
        try:
            posted = await channel.send(view=layout, files=sent, allowed_mentions=mentions)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._wake_thread(table)
            layout, sent = files(page, pictures)
            posted = await channel.send(view=layout, files=sent, allowed_mentions=mentions)
        await self._house.tables.set_message(table.id, posted.id, self._house.now())
        if table.message is not None:
            await self._remove(table, table.message)
        return posted.id

    async def _remove(self, table: Table, message: int) -> None:
        try:
            await self._channel(table).get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("old_message_stays", match=table.id, code=error.code)

    async def _wake_thread(self, table: Table) -> None:
        await self._client.http.edit_channel(table.place.channel, archived=False)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)

    # Notices

    async def _notice(self, table: Table, kind: str, user: UserId) -> None:
        view = await self._house.tables.view(table.id, user)
        if kind == "turn" and user not in must_choose(view):
            return
        if await self._refresh_panel(view, user) and self._house.is_present(table.id, user):
            return
        self._leave_arriving(table, user)
        settings = await self._house.tables.user_settings(user)
        if settings.notices and not settings.dm_closed and await self._send_notice(view, kind, user):
            return
        if kind in ("turn", "offer"):
            await self._table(table, ping=(user,))

    def _leave_arriving(self, table: Table, user: UserId) -> None:
        """Raises LaterError while somebody's panel is being opened: then it is looked at again."""
        if self._house.is_arriving(table.id, user):
            raise LaterError(SHORTLY)

    async def _refresh_panel(self, view: View, user: UserId) -> bool:
        """Brings a panel somebody has open up to date; False where there is none."""
        found = self._house.panel_of(view.table.id, user)
        if found is None:
            return False
        about = subject(view)
        if found.about == about:
            return True
        page = panel(self._house, view, await self._house.private_language(user))
        if self._house.panel_of(view.table.id, user) is not found:
            return True
        other = self._house.ways.busy(found.message)
        if other is not None:
            if other.about == about:
                return True
            raise LaterError(SHORTLY)

        async def edit(newest: Page, pictures: Mapping[str, Encoded]) -> bool:
            return await self._edit_panel(found, *files(newest, pictures))

        with self._house.ways.to(found.message, page, about) as turn:
            stands = await turn.finish(False, self._painter.drawn, edit)
        if self._house.panel_of(view.table.id, user) is not found:
            return True
        if not stands:
            self._house.open.drop((view.table.id, user))
            return False
        self._house.open.put((view.table.id, user), replace(found, about=about))
        return True

    async def _edit_panel(self, panel: Open, layout: Layout, sent: list[discord.File]) -> bool:
        assert self._client.application_id is not None
        answered = discord.Webhook.partial(self._client.application_id, panel.token, client=self._client)
        try:
            await edit_private(answered.session, answered.id, panel.token, panel.message, layout, sent)
        except discord.HTTPException as error:
            log.info("panel_gone", code=error.code)
            return False
        self._house.hanging.put(panel.message, sent_as(sent))
        return True

    async def _send_notice(self, view: View, kind: str, user: UserId) -> bool:
        """Sends a DM with the panel; False where DMs are closed, which is remembered."""
        language = await self._house.private_language(user)
        translator = self._house.translator(language)
        game = self._house.title(view.table.key).words.name(language)
        page = panel(
            self._house, view, language, note=translator(f"notice-{kind}", game=game, place=link(view.table))
        )
        layout, sent = files(page, await self._painter.drawn(page))
        if self._house.is_present(view.table.id, user):
            raise LaterError(SHORTLY)
        self._leave_arriving(view.table, user)
        return await self._send_dm(user, layout, sent)

    async def _send_dm(self, user: UserId, layout: Layout, sent: list[discord.File]) -> bool:
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(view=layout, files=sent, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            settings = await self._house.tables.user_settings(user)
            await self._house.tables.set_user_settings(user, settings.model_copy(update={"dm_closed": True}))
            return False
        return True

    async def _lost(self, match: int) -> None:
        """Tells the players that the bot can no longer write where their table stands."""
        table = await self._house.tables.table(match)
        await self._house.tables.set_message(match, None, None)
        self._house.shown.drop(match)
        players = {user for _, user in table.seats if user is not None} or set(table.joined)
        for user in sorted(players):
            language = await self._house.private_language(user)
            game = self._house.title(table.key).words.name(language)
            layout = frame([text(self._house.translator(language)("notice-lost", game=game))], ALARM)
            try:
                await self._send_dm(user, layout, [])
            except discord.HTTPException as error:
                log.info("notice_failed", match=match, code=error.code)
