"""Private messages of the bot's own accord: of each match the latest one, which alone stays.

It is sent anew, for an edit calls nobody. It is noted before it is sent, while no commit of the match can
come between, and after a crash looked for by the ids of its buttons.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

import discord

from bot.logs import get_logger
from bot.match.match import Table
from bot.match.repository import ask_once
from bot.match.settings import UNSENT
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.match.workers import LaterError, UndeliverableError
from bot.ui.delivery.refusals import note_given_up, note_refusal
from bot.ui.layout import ALARM, QUIET, Layout, button, frame, link, rows, text
from bot.ui.memory import BoundedDict
from bot.ui.messages.clocks import claimed_of
from bot.ui.messages.panel import compose_panel
from bot.ui.page import ComponentId, Kind, Page, UnreadableIdError, close_after_sending, sent
from bot.ui.services import Services

log = get_logger("outbox")

RECENT: Final = 30
"""Messages looked through for older ones of a match, where nobody remembers the last."""


class DirectMessages:
    """Messages to people; who has closed their DMs is remembered."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._drawing: set[asyncio.Task[None]] = set()
        self._last: BoundedDict[tuple[MatchId, UserId], discord.PartialMessage] = BoundedDict()
        self._mend: Callable[[MatchId, UserId], Awaitable[None]] = _mend_nothing

    def mend_by(self, mend: Callable[[MatchId, UserId], Awaitable[None]]) -> None:
        """Set who mends what has become untrue while it was being sent."""
        self._mend = mend

    async def notify(self, view: View, kind: str, user: UserId) -> bool:
        """Send a panel; return whether it arrived. Pictures follow. Raises LaterError, UndeliverableError."""
        language = await self._services.languages.of_user(user)
        presentation = self._services.presentation
        game = presentation.name(view.table.key, language)
        translator = presentation.translator(language)
        claimed = claimed_of(presentation, translator, view.table) if kind == "claimed" else {}
        note = translator(f"notice-{kind}", game=game, place=link(view.table), **claimed)
        await presentation.learn_names(view.table)
        page = await compose_panel(self._services, view, language, user, note=note)
        layout, files = self._services.page_pictures.compose(page)
        message = await self._send_panel(view, user, layout, files, kind)
        if message is not None:
            # Not left to the outbox: what is told twice after a crash would be a second message.
            bring = None if page.is_complete(sent(files)) else page
            following = self._follow_up(message, view, user, bring)
            drawing = asyncio.create_task(following, name="notice-pictures")
            self._drawing.add(drawing)
            drawing.add_done_callback(self._drawing.discard)
        return message is not None

    async def _send_panel(
        self, view: View, user: UserId, layout: Layout, files: Sequence[discord.File], kind: str
    ) -> discord.Message | None:
        """Send a panel, and have it mended from before it is there: what it says may end on the way."""
        private, match = self._services.matches.private_messages, view.table.id
        says = await private.begin(match, user, is_next=kind == "next")
        try:
            with close_after_sending(files):
                message = await self.send(user, layout, files, kind=kind)
        except (LaterError, UndeliverableError):
            await private.drop(user, UNSENT, match)
            raise
        if message is None:
            await private.drop(user, UNSENT, match)
        elif not await private.note_sent(match, user, message.id, says):
            await self._mend(match, user)
        return message

    async def tell_lost(self, table: Table, user: UserId, sentence: str) -> None:
        """Tell somebody that the bot can no longer write where their table stands: now, or at their next
        press."""
        language = await self._services.languages.of_user(user)
        presentation = self._services.presentation
        game = presentation.name(table.key, language)
        content = presentation.translator(language)(sentence, game=game)
        message = None
        try:
            message = await self.send(user, frame([text(content)], ALARM), kind="lost")
        except LaterError:
            log.info("notice_failed", match=table.id, why="busy")
        except UndeliverableError as error:
            log.info("notice_failed", match=table.id, why=str(error))
        if message is None:
            # It is no item of the outbox, for the table has none any more.
            self._services.tables.note_untold(table.id, user, content)

    async def tell_handed_on(self, table: Table, user: UserId) -> None:
        """Tell somebody that their seat is somebody else's, in place of its panel.

        Raises LaterError, UndeliverableError.
        """
        language = await self._services.languages.of_user(user)
        presentation = self._services.presentation
        translator = presentation.translator(language)
        game = presentation.name(table.key, language)
        said = translator("notice-handed-on", game=game, place=link(table))
        # A button of the match lets a later message of it find this one.
        log_of = button(ComponentId(Kind.LOG, table.id), translator("button-log"), emoji="📖")
        message = await self.send(user, frame([text(said), *rows([log_of])], QUIET), kind="handed")
        if message is None:
            note_given_up("handed", "refused")
        else:
            await self.take_older_away(message, table.id, user)

    async def take_older_away(self, message: discord.Message, match: MatchId, user: UserId) -> None:
        """Have a message take the place of what was written before of its match."""
        before = self._last.get((match, user))
        self._last.put((match, user), self._reduce(message))
        letters = await self._services.matches.private_messages.of(match, user)
        known = {letter.message for letter in letters if letter.kind != "list"} - {UNSENT, message.id}
        older: dict[int, discord.Message | discord.PartialMessage] = {
            message_id: self._by_id(message.channel.id, message_id) for message_id in known
        }
        if before is not None:
            older[before.id] = before
        try:
            # After a restart one may stand there that nobody had time to note.
            unnoted = [] if before is not None else await self._find_older(message, match)
            lists = {letter.message for letter in letters if letter.kind == "list"}
            older |= {
                older_message.id: older_message for older_message in unnoted if older_message.id not in lists
            }
            for older_message in older.values():
                await self._take_away(older_message, match, user)
        except discord.HTTPException as error:
            log.info("notice_stays", match=match, code=error.code)

    async def _follow_up(
        self, message: discord.Message, view: View, user: UserId, bring: Page | None
    ) -> None:
        """Take away what was written before of this match, and bring the pictures."""
        await self.take_older_away(message, view.table.id, user)
        if bring is not None:
            await self.bring_pictures(message, view, user, bring)

    def _reduce(self, message: discord.Message) -> discord.PartialMessage:
        """Return what it takes to delete a message; a whole one keeps every button it has."""
        return self._by_id(message.channel.id, message.id)

    def _by_id(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def find(self, user: UserId, message: int, match: MatchId) -> discord.PartialMessage | None:
        """A message that stands with somebody; looked for where it is not known whether it was sent.

        Raises discord.HTTPException.
        """
        channel = await self._client.create_dm(discord.Object(user))
        anew = self._services.private_pictures.sent_anew.get(message)
        if message != UNSENT:
            return channel.get_partial_message(message if anew is None else anew.id)
        async for recent_message in channel.history(limit=RECENT):
            if match in _matches_in(recent_message.components):
                return self._reduce(recent_message)
        return None

    async def _find_older(self, message: discord.Message, match: MatchId) -> list[discord.Message]:
        """Messages of a match from before a restart."""
        return [
            older_message
            async for older_message in message.channel.history(limit=RECENT, before=message)
            if older_message.author == message.author and match in _matches_in(older_message.components)
        ]

    async def _take_away(
        self, message: discord.Message | discord.PartialMessage, match: MatchId, user: UserId
    ) -> None:
        """Delete a message, wherever it stands now; its panel is no longer kept up to date."""
        latest = self._services.private_pictures.sent_anew.get(message.id) or message
        self._services.panels.drop(match, user, latest.id)
        with suppress(discord.NotFound):
            await latest.delete()
        await self._services.matches.private_messages.drop(user, message.id, match)

    async def bring_pictures(
        self, message: discord.Message | discord.PartialMessage, view: View, user: UserId, page: Page
    ) -> None:
        """Have the pictures of a panel follow its words, if somebody still has its decision then."""
        slot = self._services.slots.of(message.id)
        if slot.is_busy:
            return

        async def edit(layout: Layout, files: list[discord.File]) -> None:
            if await self._is_open(view, user):
                edited = await message.edit(
                    view=layout, attachments=files, allowed_mentions=self._client.allowed_mentions
                )
                if edited is not None:
                    self._services.hanging.note(edited, sent(files))

        async def send_anew(layout: Layout, files: list[discord.File]) -> None:
            if not await self._is_open(view, user):
                return
            anew = await message.channel.send(view=layout, files=files)
            self._last.put((view.table.id, user), self._reduce(anew))
            await self._services.matches.private_messages.move(user, message.id, anew.id)
            await message.delete()

        await self._services.late_pictures.try_to_bring(slot, slot.claim(), page, edit, send_anew)

    async def _is_open(self, view: View, user: UserId) -> bool:
        """Check whether somebody still has the decision of a view.

        Another process may have taken their answer in the very message; pictures would bring the panel back
        as it was before it.
        """
        # What the delivery has heard from the database is old by now.
        with ask_once():
            try:
                return (await self._services.matches.view(view.table.id, user)).stamp == view.stamp
            except RefusedError:
                return False

    async def send(
        self, user: UserId, layout: Layout, files: Sequence[discord.File] = (), *, kind: str
    ) -> discord.Message | None:
        """Write to somebody; return None where they must be told at the table instead.

        kind: of what is told. Raises LaterError and UndeliverableError.
        """
        try:
            channel = await self._client.create_dm(discord.Object(user))
            return await channel.send(view=layout, files=list(files))
        except discord.HTTPException as error:
            meaning = note_refusal(error, kind, private=True)
            if meaning.closed:
                await self._services.matches.change_user_settings(
                    user, lambda settings: settings.model_copy(update={"dm_closed": True})
                )
            if meaning.course == "later":
                raise LaterError(meaning.seconds) from error
            if meaning.course == "give-up":
                raise UndeliverableError(meaning.why) from error
            return None


async def _mend_nothing(match: MatchId, user: UserId) -> None:
    pass


def find_kinds(components: Iterable[object]) -> Iterator[Kind]:
    """List what the buttons and menus of a message do."""
    return (component_id.kind for component_id in find_ids(components))


def _matches_in(components: Iterable[object]) -> Iterator[MatchId]:
    """The matches that the buttons of a message are about."""
    return (component_id.match for component_id in find_ids(components))


def find_ids(components: Iterable[object]) -> Iterator[ComponentId]:
    """List what the buttons and menus of a message say."""
    for part in components:
        custom_id = getattr(part, "custom_id", None)
        if custom_id is not None:
            with suppress(UnreadableIdError):
                yield ComponentId.parse(custom_id)
        yield from find_ids(getattr(part, "children", ()))
