"""One interaction: who came, from where, in which language; which matches they may see, and how to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from hashlib import blake2b
from hmac import compare_digest
from typing import Any, Final

import discord
from aiohttp import ClientError
from discord.ui import Modal

from bot.logs import get_logger
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.forms import Filled
from bot.ui.layout import OWN_EMOJIS, QUIET, Layout, Part, frame, show_unicode, text
from bot.ui.memory import INVALID, UNKNOWN_MESSAGE
from bot.ui.menus.level import Trail
from bot.ui.open_panels import has_moved_on
from bot.ui.page import Attachment, ComponentId, Kind, Page, base36, keep_attachments, plain, sent
from bot.ui.presentation import Presentation
from bot.ui.services import Services
from bot.ui.sight import Viewer, viewer_of

log = get_logger("ui")

NO_COMPONENT: Final = ComponentId(Kind.MORE)
"""What stands in the context of a command."""


class InteractionContext:
    """An interaction with what belongs to it.

    target: what the pressed component says, `NO_COMPONENT` for a command. values: of a select menu. filled:
    of a form that has been sent. match: what it is about, as far as that is known. public: whether the answer
    to a command is for everybody.
    """

    def __init__(
        self,
        services: Services,
        interaction: discord.Interaction[Any],
        language: Language,
        *,
        public: bool = False,
    ) -> None:
        self.services = services
        self.interaction = interaction
        self.language = language
        self.target = NO_COMPONENT
        self.match: MatchId = 0
        self.values: Sequence[str] = ()
        self.filled: Filled | None = None
        self._public = public
        self._answering = asyncio.Lock()
        self._is_thinking = False
        self._is_deferred = False

    @property
    def matches(self) -> MatchService:
        """The service of the match floor."""
        return self.services.matches

    async def view(self) -> View:
        """The visitor's view of the match it is about. Raises RefusedError."""
        return await self.matches.view(self.match, self.user)

    async def table(self) -> Table:
        """The table of the match it is about. Raises RefusedError."""
        return await self.matches.table(self.match)

    @property
    def presentation(self) -> Presentation:
        """Return the means messages are made with."""
        return self.services.presentation

    @property
    def user(self) -> UserId:
        """Return the visitor's id."""
        return self.interaction.user.id

    @property
    def viewer(self) -> Viewer:
        """Return the visitor, as `Sight` asks what they may see."""
        return viewer_of(self.interaction)

    @property
    def token(self) -> str:
        """Return the token that makes a request count once."""
        return str(self.interaction.id)

    @property
    def translator(self) -> Translator:
        """The ui's strings in the visitor's language."""
        return self.presentation.translator(self.language)

    @property
    def guild_locale(self) -> str | None:
        """The server's own language, as Discord says it."""
        locale = self.interaction.guild_locale
        return locale.value if locale is not None else None

    @property
    def in_private(self) -> bool:
        """Check whether the message of the press is the presser's alone."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def is_answered(self) -> bool:
        """Check whether an answer has been given; a deferral that still waits for one is none."""
        return self.interaction.response.is_done() and not self._is_deferred

    async def acknowledge(self) -> None:
        """Have Discord wait for an answer longer than three seconds, unless there is one already."""
        async with self._answering:
            if self.interaction.response.is_done():
                return
            # There is nothing to be replaced by the answer: no message was pressed in.
            is_command = self.interaction.message is None
            try:
                if is_command:
                    await self.interaction.response.defer(ephemeral=not self._public, thinking=True)
                else:
                    await self.interaction.response.defer()
            except (discord.HTTPException, ClientError, OSError) as error:
                log.info("not_acknowledged", code=getattr(error, "code", None))
            else:
                self._is_thinking = is_command
                self._is_deferred = True

    async def say(self, content: str, *, accent: int = QUIET, parts: Sequence[Part] = ()) -> None:
        """Tell the visitor something in a private message of its own."""
        await self._send(plain(lambda: frame([text(content), *parts], accent)))

    async def replace(self, content: str) -> None:
        """Answer with a sentence in place of the private message pressed in."""
        await self.update(frame([text(content)], QUIET))

    async def show(self, page: Page, *, panel_of: View | None = None, trail: Trail = Trail()) -> None:
        """Answer with a private page: in place of the one pressed in, or as a new message.

        panel_of: the view whose panel this is, so that it can be kept up to date. trail: where it stands in
        its menu.
        """
        if self.in_private:
            await self._replace(page, panel_of, at_top=not trail.steps and not trail.page)
        else:
            await self._show_anew(page, panel_of)

    async def open_form(self, form: Modal) -> None:
        """Answer a press by a form. Raises RefusedError where Discord has been asked to wait already."""
        async with self._answering:
            if self.interaction.response.is_done():
                raise RefusedError("form-too-late")
            await self.interaction.response.send_modal(form)

    async def show_below(self, page: Page) -> int:
        """Answer with a private page in a message of its own, wherever was pressed; return the message."""
        return await self._show_anew(page, None)

    async def show_publicly(self, page: Page, called: Sequence[UserId] = ()) -> tuple[int, list[Attachment]]:
        """Answer a command with a page for everybody to see; return the message, and the pictures it has.

        called: who is told of it. Pictures that must be drawn follow by `late_pictures`.
        """
        answered = await self._send(page, called, public=True)
        self.services.backpressure.end(self.interaction.id)
        return answered

    async def update(self, layout: Layout) -> discord.Message | None:
        """Answer a press in the message pressed in; that message, where Discord shows it in its answer."""
        async with self._answering:
            try:
                message = await self._edit_pressed(layout)
            except discord.HTTPException as error:
                if not OWN_EMOJIS.is_refused(error):
                    raise
                show_unicode(layout)
                message = await self._edit_pressed(layout)
            self._is_deferred = False
            return message if isinstance(message, discord.Message) else None

    async def _edit_pressed(self, layout: Layout) -> object:
        if self.interaction.response.is_done():
            return await self.interaction.edit_original_response(view=layout)
        answer = await self.interaction.response.edit_message(view=layout)
        return answer.resource if answer is not None else None

    async def send_file(self, content: str, file: discord.File, *, public: bool = False) -> None:
        """Answer with a file and a sentence. public: for everybody to see."""
        async with self._answering:
            if self._is_thinking and self._public and not public:
                # What everybody was to see is not to be seen by everybody.
                await self.interaction.delete_original_response()
                self._is_thinking = False
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(content, file=file, ephemeral=not public)
            elif self._is_thinking:
                await self.interaction.edit_original_response(content=content, attachments=[file])
            else:
                await self.interaction.followup.send(content, file=file, ephemeral=not public)
            self._is_thinking = self._is_deferred = False

    async def _replace(self, page: Page, panel_of: View | None, *, at_top: bool) -> None:
        """Answer in the message pressed in, with the pictures that hang there until the new ones come.

        In a crowd those of a panel are left for later, where it stands at the top of its menu.
        """
        assert self.interaction.message is not None
        message = self.interaction.message.id
        slot = self.services.slots.of(message)
        async with slot.answer() as claim:
            attached = await self._replace_words(page, message, panel_of)
        if attached is None:
            await self._show_anew(page, panel_of)
            await self._delete_sent_anew(message)
            return
        await self._note_panel(panel_of, message)
        self.services.backpressure.end(self.interaction.id)
        if panel_of is not None:
            # Pictures name people; no answer waits for that.
            await self.presentation.learn_names(panel_of.table)
        if page.is_complete(attached):
            return
        if panel_of is not None and at_top and self.services.late_pictures.is_crowded:
            self.services.panels.outdate(panel_of.table.id, self.user)
            self.services.late_panels.add(panel_of.table.id, self.user)
            return
        await self.services.private_pictures.bring(
            self.interaction.followup,
            message,
            slot,
            claim,
            page,
            is_panel=panel_of is not None,
            in_dm_of=None if self.interaction.message.flags.ephemeral else self.user,
            guild=self.interaction.guild_id,
        )

    async def _replace_words(
        self, page: Page, message: int, panel_of: View | None
    ) -> list[Attachment] | None:
        """Answer with the words; return the pictures that hang there then, None where the message is gone."""
        assert self.interaction.message is not None
        attached = self.services.hanging.in_pressed(self.interaction.message)
        # Pictures name people; no answer waits for that.
        known = panel_of is not None and self.presentation.knows_names(panel_of.table)
        judged = known or not page.named
        kept = keep_attachments(page, attached, judged=judged)
        try:
            written = await self.update(page.build(kept))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return None
            # What another process put there, before it was ended, is not known here.
            if not kept or error.code != INVALID:
                raise
            log.info("pictures_gone", message=message)
            kept = []
            written = await self.update(page.build(kept))
        if written is not None:
            self.services.hanging.note(written, kept)
        return kept

    def make_lasting(self) -> None:
        """Have the panel that answers a command stay, for nobody else reads private messages."""
        self._public = self.interaction.guild_id is None

    async def _show_anew(self, page: Page, panel_of: View | None) -> int:
        lasts = self._public and panel_of is not None and self.interaction.guild_id is None
        message, attached = await self._send(page, public=lasts)
        await self._note_panel(panel_of, message, lasts=lasts)
        self.services.backpressure.end(self.interaction.id)
        slot = self.services.slots.of(message)
        if page.is_complete(attached) or slot.is_busy:
            return message
        await self.services.private_pictures.bring(
            self.interaction.followup,
            message,
            slot,
            slot.claim(),
            page,
            is_panel=panel_of is not None,
            guild=self.interaction.guild_id,
            in_dm_of=self.user if lasts else None,
        )
        return message

    async def _delete_sent_anew(self, message: int) -> None:
        """Take away what was sent in place of a message that was pressed in meanwhile."""
        anew = self.services.private_pictures.sent_anew.get(message)
        if anew is not None:
            try:
                await anew.delete()
            except (discord.HTTPException, ClientError, OSError) as error:
                log.info("old_message_stays", code=getattr(error, "code", None))

    async def _send(
        self, page: Page, called: Sequence[UserId] = (), *, public: bool = False
    ) -> tuple[int, list[Attachment]]:
        """Answer with a message of its own; return its id, and the pictures it has."""
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in called])
        try:
            return await self._send_once(page, mentions, public=public)
        except discord.HTTPException as error:
            if not OWN_EMOJIS.is_refused(error):
                raise
            return await self._send_once(page, mentions, public=public)

    async def _send_once(
        self, page: Page, mentions: discord.AllowedMentions, *, public: bool
    ) -> tuple[int, list[Attachment]]:
        layout, files = self.services.page_pictures.compose(page)
        async with self._answering:
            self._is_deferred = False
            if not self.interaction.response.is_done():
                answer = await self.interaction.response.send_message(
                    view=layout, files=files, ephemeral=not public, allowed_mentions=mentions
                )
                if isinstance(answer.resource, discord.Message):
                    return self._note_sent(answer.resource, files)
                return answer.message_id or self.interaction.id, sent(files)
            if self._is_thinking:
                self._is_thinking = False
                if public or not self._public:
                    return await self._fill_in(page, layout, files, mentions)
                # What everybody was to see is not to be seen by everybody.
                await self.interaction.delete_original_response()
            message = await self.interaction.followup.send(
                view=layout, files=files, ephemeral=not public, allowed_mentions=mentions, wait=True
            )
            return self._note_sent(message, files)

    def _note_sent(
        self, message: discord.Message, files: Sequence[discord.File]
    ) -> tuple[int, list[Attachment]]:
        attached = sent(files)
        self.services.hanging.note(message, attached)
        return message.id, attached

    async def _fill_in(
        self, page: Page, layout: Layout, files: list[discord.File], mentions: discord.AllowedMentions
    ) -> tuple[int, list[Attachment]]:
        """Fill in the answer Discord waits for; its pictures come later where it takes none in edits."""
        edits = self.services.picture_edits
        edit = partial(self.interaction.edit_original_response, allowed_mentions=mentions)
        if not (files and await edits.are_refused_on(self.interaction.guild_id)):
            try:
                return self._note_sent(await edit(view=layout, attachments=files), files)
            except discord.HTTPException as error:
                if not files or not edits.note(error):
                    raise
        return self._note_sent(await edit(view=page.build([])), [])

    async def _note_panel(self, view: View | None, message: int, *, lasts: bool = False) -> None:
        """Have a panel kept up to date, also with what has happened while it was on its way."""
        if view is None:
            return
        pressed_in = self.interaction.message
        is_new = pressed_in is None or pressed_in.id != message
        ephemeral = not lasts if pressed_in is None or is_new else pressed_in.flags.ephemeral
        self.services.panels.put(view, self.user, self.interaction.followup, message, ephemeral=ephemeral)
        if not ephemeral:
            await self._have_mended(view, message)
        if has_moved_on(view.table, await self.matches.table(view.table.id)):
            self.services.late_panels.add(view.table.id, self.user)

    async def _have_mended(self, view: View, message: int) -> None:
        """Have a panel in a lasting message mended for as long as it stands."""
        try:
            await self.matches.private_messages.note_shown(view.table.id, self.user, message)
        except RefusedError as error:
            log.info("private_message_not_noted", reason=error.reason)


Handler = Callable[[InteractionContext], Awaitable[None]]
HANDLERS: Final[dict[Kind, Handler]] = {}
"""What answers a press, by the kind of what was pressed; written by `on` as modules are loaded."""


SHARED_SEATS: Final[dict[str, Handler]] = {}
"""By the feature, what answers somebody who opens a seat that many people have together."""
OUTSIDE: Final[set[Kind]] = set()
"""Kinds of what features answer that can be pressed outside Discord, too: on the page of the board."""


def on(kind: Kind, *, outside: bool = False) -> Callable[[Handler], Handler]:
    """Register a function as what answers a kind of component. outside: also where there is no Discord.

    Raises ValueError where another function answers it; a module that is loaded again takes its own place.
    """

    def register(handler: Handler) -> Handler:
        before = HANDLERS.setdefault(kind, handler)
        if (before.__module__, before.__qualname__) != (handler.__module__, handler.__qualname__):
            raise ValueError(f"{kind.name} is answered by {before.__module__}")
        HANDLERS[kind] = handler
        if outside:
            OUTSIDE.add(kind)
        return handler

    return register


def guild_of(context: InteractionContext) -> int:
    """The server the visitor is on. Raises RefusedError elsewhere."""
    guild = context.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-guild-only")
    return guild


def managed_guild(context: InteractionContext) -> int:
    """The server the visitor is on. Raises RefusedError for who does not manage it."""
    guild = guild_of(context)
    if not context.interaction.permissions.manage_guild:
        raise RefusedError("settings-not-allowed")
    return guild


# Access to a match: for whoever may see its channel in Discord, and its players anywhere.

MARK = 5
"""Bytes of the mark that keeps the codes of matches from being guessed."""
LONGEST_CODE = 32


async def check_access(context: InteractionContext, match: MatchId) -> None:
    """Raise RefusedError for a match that is not the visitor's to see, as for one there is not.

    A server may keep its finished games to those who played them.
    """
    if isinstance(context.interaction.channel, discord.Thread):
        await context.services.sight.note(context.interaction.channel)
    table = await context.matches.table(match)
    if not await _may_see(context, table):
        raise RefusedError("refused-unknown-match")
    if table.phase == "over" and context.user not in _people(table):
        settings = await context.matches.guild_settings(table.place.guild)
        if settings.archive == "players":
            raise RefusedError("archive-for-players")


async def check_place_of(context: InteractionContext, table: Table) -> None:
    """Raise RefusedError where the visitor may not go: one's own game opens no new one in its channel."""
    if not await context.services.sight.sees(context.viewer, table.place):
        raise RefusedError("refused-again-closed")


async def _may_see(context: InteractionContext, table: Table) -> bool:
    """Check whether the visitor may see a table: their own, one they are invited to, or one in sight."""
    if context.user in _people(table):
        return True
    sight, viewer = context.services.sight, context.viewer
    if context.user in table.invited and await sight.is_on(viewer, table.place.guild):
        return True
    return await sight.sees(viewer, table.place)


def match_code(key: bytes, match: MatchId) -> str:
    """Return what a match is called in a command."""
    return f"{base36(match)}-{_mark(key, match)}"


def read_match_code(key: bytes, code: str) -> MatchId:
    """The match of a code. Raises RefusedError for what is none."""
    number, _, mark = code.strip().lower().partition("-")
    if len(code) > LONGEST_CODE or not code.isascii() or not number.isalnum():
        raise RefusedError("refused-unknown-match")
    match = int(number, 36)
    if not compare_digest(mark, _mark(key, match)):
        raise RefusedError("refused-unknown-match")
    return match


def _mark(key: bytes, match: MatchId) -> str:
    return blake2b(f"match {match}".encode(), digest_size=MARK, key=key).hexdigest()


def _people(table: Table) -> frozenset[UserId]:
    """List whose own game it is, wherever they are now."""
    seated = (user for _, user in table.seats if user is not None)
    return frozenset((*seated, *table.joined, table.host))


async def is_keeper(context: InteractionContext) -> bool:
    """Check whether the visitor may do what managers of this server may."""
    interaction = context.interaction
    if interaction.guild_id is None:
        return False
    if interaction.permissions.manage_guild:
        return True
    role = (await context.matches.guild_settings(interaction.guild_id)).keepers
    member = interaction.user
    return role is not None and isinstance(member, discord.Member) and member.get_role(role) is not None


async def require_keeper(context: InteractionContext) -> int:
    """The server the visitor manages. Raises RefusedError for anybody else."""
    if context.interaction.guild_id is None:
        raise RefusedError("refused-guild-only")
    if not await is_keeper(context):
        raise RefusedError("refused-not-keeper")
    return context.interaction.guild_id


def check_role(context: InteractionContext, number: int) -> None:
    """Raise RefusedError, with what to change, where calling this role would notify nobody."""
    trouble = find_role_trouble(context.interaction.guild, context.interaction.app_permissions, number)
    if trouble is not None:
        raise trouble


def find_role_trouble(
    guild: discord.Guild | None, allowed: discord.Permissions, number: int
) -> RefusedError | None:
    """Find why calling a role would notify nobody. allowed: what the bot may do."""
    role = None if guild is None else guild.get_role(number)
    if role is None:
        return RefusedError("call-role-gone")
    if role.is_default():
        return RefusedError("call-role-everyone")
    if role.mentionable or allowed.mention_everyone:
        return None
    return RefusedError("call-role-silent", role=role.mention)
