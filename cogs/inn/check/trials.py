"""The trials, carried out with discord.py: each thing as the bot does it at its tables."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

import discord
from aiohttp import ClientError

from bot.text import LANGUAGES, Language
from bot.text.signs import OWN
from bot.ui.interactions.context import find_role_trouble
from bot.ui.interactions.lobby import create_thread
from bot.ui.late_pictures import is_about_pictures
from bot.ui.layout import OWN_EMOJIS, Layout
from bot.ui.page import Page, attach, close_after_sending
from bot.ui.services import Services
from bot.worker import WorkerError
from cogs.inn.check.model import IN_A_CHANNEL, IN_A_THREAD, IN_VOICE, WISHED, Place, Step
from cogs.inn.check.pages import trial_page
from cogs.inn.check.service import StepRefusedError

Room: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where tables stand."""
SIGN: Final = next(iter(OWN))
"""One of those the bot has a picture of its own for."""
RECENT: Final = 30
"""Messages looked through for what was posted and not noted."""


class DiscordTrials:
    """The steps of a check in a channel. allowed: what the bot may do there. person: who is called and
    written to; None: nobody is. role: that is called to free seats. locale: as for a report."""

    def __init__(
        self,
        services: Services,
        room: Room,
        allowed: discord.Permissions,
        person: discord.User | discord.Member | None,
        language: Language,
        *,
        role: int | None = None,
        locale: str = "",
    ) -> None:
        self._services = services
        self._room = room
        self._allowed = allowed
        self._person = person
        self._language = language
        self._mark = secrets.token_hex(3)
        self._posted: dict[Step, discord.Message] = {}
        self._thread: discord.Thread | None = None
        self._threads: list[discord.Thread] = []
        self._since = room.last_message_id or 0
        self.locale = locale
        self.place = describe(room, allowed, role)
        self.tries: dict[Step, Callable[[], Awaitable[object]]] = {
            "words": self._say,
            "mention": self._mention,
            "signs": self._show_sign,
            "picture": self._show,
            "edit": self._change,
            "read": self._read,
            "thread": self._open,
            "thread-words": self._say_in_thread,
            "thread-end": self._end,
            "private-thread": self._open_private,
            "private": self._write,
            "role": self._call,
        }

    @property
    def steps(self) -> Sequence[Step]:
        """List what can be tried here, in the order of the table above."""
        left_out: set[Step] = set()
        if not isinstance(self._room, discord.TextChannel):
            left_out |= {"thread", "thread-words", "thread-end"}
        if "create_private_threads" not in self.place.wished:
            left_out.add("private-thread")
        if isinstance(OWN_EMOJIS.of(SIGN), str):
            left_out.add("signs")
        if self._person is None:
            left_out |= {"mention", "private"}
        if self.place.role is None:
            left_out.add("role")
        return [step for step in self.tries if step not in left_out]

    async def try_out(self, step: Step) -> None:
        """Try one thing. Raises StepRefusedError."""
        try:
            await self.tries[step]()
        except discord.HTTPException as error:
            why = "pictures" if step.endswith("edit") and is_about_pictures(error) else ""
            if step == "signs" and OWN_EMOJIS.is_refused(error):
                why = "signs"
            raise StepRefusedError(why, error.code or error.status) from error
        except WorkerError as error:
            raise StepRefusedError("painter") from error
        except (discord.DiscordException, ClientError, OSError) as error:
            raise StepRefusedError("unreachable") from error

    async def take_away(self) -> frozenset[str]:
        """Take away what was posted; return what had to stay."""
        left: set[str] = set()
        for message in [*self._posted.values(), *[forgotten async for forgotten in self._find_forgotten()]]:
            try:
                with suppress(discord.NotFound):
                    await message.delete()
            except (discord.HTTPException, ClientError, OSError):
                left.add("messages")
        if not all([await self._delete_thread(thread) for thread in self._threads]):
            left.add("thread")
        return frozenset(left)

    async def _delete_thread(self, thread: discord.Thread) -> bool:
        if not self._allowed.manage_threads:
            return False
        try:
            await thread.delete()
        except (discord.HTTPException, ClientError, OSError):
            return False
        return True

    async def _find_forgotten(self) -> AsyncIterator[discord.Message]:
        """Find what came after all, though nobody waited for it any more, and that a thread was opened."""
        if not self._allowed.read_message_history:
            return
        known = {posted.id for posted in self._posted.values()}
        with suppress(discord.HTTPException, ClientError, OSError):
            since = discord.Object(self._since)
            async for message in self._room.history(limit=RECENT, after=since):
                is_own = message.author.id == self._room.guild.me.id
                told = [message.content, *_texts_in(message.components)]
                if is_own and message.id not in known and any(self._mark in text for text in told):
                    yield message

    # The steps

    def page(self, sentence: str = "check-trial", picture: int | None = None) -> Page:
        """Lay out a message that is posted for trying."""
        person = "" if self._person is None else self._person.mention
        presentation = self._services.presentation
        return trial_page(presentation, self._language, sentence, self._mark, picture, person)

    async def _say(self) -> None:
        self._posted["words"] = await self._room.send(view=self.page().build([]))

    async def _mention(self) -> None:
        assert self._person is not None
        allowed = discord.AllowedMentions(users=[discord.Object(self._person.id)])
        view = self.page("check-trial-mention").build([])
        sent = await self._room.send(view=view, allowed_mentions=allowed)
        self._posted["mention"] = sent
        if self._person.id not in {user.id for user in sent.mentions}:
            raise StepRefusedError("mention-silent")

    async def _show_sign(self) -> None:
        page = trial_page(self._services.presentation, self._language, "check-trial", self._mark, sign=SIGN)
        self._posted["signs"] = await self._room.send(view=page.build([]))

    async def _show(self) -> None:
        layout, files = await self.paint(0)
        with close_after_sending(files):
            self._posted["picture"] = await self._room.send(view=layout, files=files)

    async def _change(self) -> None:
        layout, files = await self.paint(1)
        with close_after_sending(files):
            await self._posted["picture"].edit(
                view=layout, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )

    async def paint(self, picture: int) -> tuple[Layout, list[discord.File]]:
        """Lay out a message that is posted for trying, with its picture. Raises WorkerError."""
        page = self.page(picture=picture)
        return attach(page, await self._services.page_pictures.paint(page))

    async def _read(self) -> None:
        await self._room.fetch_message(self._posted["words"].id)

    async def _open(self) -> None:
        assert isinstance(self._room, discord.TextChannel)
        translator = self._services.presentation.translator(self._language)
        self._thread = await create_thread(self._room, translator("check-thread-name", mark=self._mark))
        self._threads.append(self._thread)

    async def _say_in_thread(self) -> None:
        assert self._thread is not None
        await self._thread.send(view=self.page().build([]))

    async def _end(self) -> None:
        assert self._thread is not None
        await self._thread.edit(archived=True)

    async def _open_private(self) -> None:
        assert isinstance(self._room, discord.TextChannel)
        translator = self._services.presentation.translator(self._language)
        thread = await self._room.create_thread(
            name=translator("check-thread-name", mark=self._mark),
            type=discord.ChannelType.private_thread,
            invitable=False,
        )
        self._threads.append(thread)
        if self._person is not None:
            await thread.add_user(discord.Object(self._person.id))
        await thread.edit(archived=True)

    async def _write(self) -> None:
        assert self._person is not None
        self._posted["private"] = await self._person.send(view=self.page("check-trial-private").build([]))

    async def _call(self) -> None:
        # Its people are not called for a trial.
        assert self.place.role is not None
        trouble = find_role_trouble(self._room.guild, self._allowed, self.place.role)
        if trouble is not None:
            raise StepRefusedError(trouble.reason)


def describe(room: Room, allowed: discord.Permissions, role: int | None) -> Place:
    """Describe a channel, and what the bot may do there."""
    relied = IN_A_CHANNEL
    if isinstance(room, discord.Thread):
        relied = IN_A_THREAD
    elif isinstance(room, discord.VoiceChannel | discord.StageChannel):
        relied = IN_VOICE
    wished = WISHED if isinstance(room, discord.TextChannel) and not room.is_news() else ()
    held = frozenset(permission for permission in (*relied, *wished) if getattr(allowed, permission))
    set_in = room.parent_id if isinstance(room, discord.Thread) else room.id
    return Place(room.id, set_in, relied, held, wished, role)


def find_foreign_locale(guild: discord.Guild, chosen: Language | None) -> str:
    """Find the language of a server that the bot does not speak; empty where it does, or one was chosen."""
    locale = guild.preferred_locale.value
    return "" if chosen is not None or locale.split("-")[0] in LANGUAGES else locale


def _texts_in(components: Iterable[object]) -> Iterator[str]:
    for part in components:
        content = getattr(part, "content", None)
        if isinstance(content, str):
            yield content
        yield from _texts_in(getattr(part, "children", ()))
