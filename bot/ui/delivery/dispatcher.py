"""The outbox dispatcher: carries what the outbox holds to Discord.

Everything here may run twice, and late: it shows how things stand now, and skips what is shown already. Words
go out at once; what it hands back brings the pictures.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord
from aiohttp import ClientError

from bot.match.match import Table, is_computer, is_crowd, is_person
from bot.match.repository import ask_once
from bot.match.settings import UserSettings, quiet_ends
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.match.workers import LaterError, OutboxItem, Rest, UndeliverableError
from bot.ui.delivery.direct_messages import DirectMessages
from bot.ui.delivery.private_messages import Corrections, PanelDelivery
from bot.ui.delivery.refusals import LOST, SOON, note_given_up, note_refusal
from bot.ui.delivery.reminders import JustTold, Reminders
from bot.ui.delivery.table_delivery import TableDelivery
from bot.ui.memory import ARCHIVED, LOCKED, OLD_MESSAGE, UNKNOWN_MESSAGE
from bot.ui.messages.table import PLAYED, must_choose
from bot.ui.open_panels import SHORTLY
from bot.ui.services import Services

CALLED: Final = ("turn", "offer", "claimed", "overdue", "handed", "remind")
"""What somebody whom the bot cannot write to is called to the table for."""
CALLED_BESIDE: Final = ("turn", "offer", "claim")
"""Of these, what is told together with what is written at the table just then."""
CROWD: Final = "crowd"
"""By this name stands what tells a crowd of whatever is told to the one user it plays as."""
CARRIED: Final = ("follow", "card", "answer")
"""What features around the games tell; where the feature is gone, nobody is told."""
FOR_NOW: Final = ("refused-storage", "refused-busy", "refused-sight-unknown")
"""Refusals that will pass."""
MENDED_BY_WORDS: Final = (UNKNOWN_MESSAGE, OLD_MESSAGE, ARCHIVED)
"""Discord's codes for a picture that did not arrive, but does once the words have been brought again."""
CHAIN: Final = 4.0
"""Seconds for which what the house does waits at most to be told with what follows: below the master no turn
of War takes longer, and a master's is told in three parts, so that one sees it play."""

Carrier = Callable[[Table, UserId], Awaitable[None]]
"""Tells somebody of a table. Raises LaterError, UndeliverableError and discord.HTTPException."""
Watcher = Callable[[Table], Awaitable[None]]
ChannelCarrier = Callable[[Table, int], Awaitable[None]]
"""Tells of a press at a table, in its channel. Raises as a `Carrier` does."""


@dataclass(frozen=True, slots=True)
class _Chain:
    """Actions of the house that are not told yet. due: when they are at the latest, by the event loop."""

    due: float
    told: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self) -> None:
        """Wait until they have been told with what follows. Raises LaterError where they are due before."""
        try:
            async with asyncio.timeout_at(self.due):
                await self.told.wait()
        except TimeoutError as error:
            raise LaterError from error

    async def precede(self) -> None:
        """Wait until they have been told. Raises LaterError, for it is the turn of something else then."""
        await self.told.wait()
        raise LaterError


class OutboxDispatcher:
    """The delivery of outbox items. Raises LaterError and UndeliverableError as the outbox wants."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._panels = PanelDelivery(services)
        self._tables = TableDelivery(services, client)
        self.messages = DirectMessages(services, client)
        self.carriers: dict[str, Carrier] = {}
        """What brings items that features have put into the outbox, by their kind."""
        self.watchers: list[Watcher] = []
        """What looks at each table after its message has been brought up to date."""
        self.channel_carriers: dict[str, ChannelCarrier] = {}
        """The same of items for the channel of a table."""
        self._chains: dict[MatchId, _Chain] = {}
        self._told = JustTold(services.now)
        self._reminders = Reminders(services, client, self.messages, self._told)
        self._corrections = Corrections(services, client, self.messages, self._panels, self._reminders.relist)
        self.messages.mend_by(partial(self._corrections.mend, at_once=True))

    async def catch_up(self) -> None:
        """Bring panels up to date that were left behind in a crowd, as long as the bot runs."""
        await self._panels.catch_up()

    async def deliver(self, item: OutboxItem) -> Rest | None:
        """Bring the words of one item to whom it concerns; return what brings its pictures afterwards."""
        await self._services.backpressure.wait()
        async with self._name_troubles(item):
            with ask_once():
                rest = await self._deliver(item)
        return None if rest is None else Rest(partial(self._bring_rest, item, rest), rest.give_up)

    async def _bring_rest(self, item: OutboxItem, rest: Rest) -> None:
        """Do what was left; what befalls it counts as if it had befallen the words."""
        async with self._name_troubles(item):
            try:
                await rest.bring()
            except discord.HTTPException as error:
                if error.code in MENDED_BY_WORDS:
                    raise LaterError from error
                raise

    @asynccontextmanager
    async def _name_troubles(self, item: OutboxItem) -> AsyncIterator[None]:
        """Raise what befalls an item as the outbox wants it: LaterError or UndeliverableError."""
        try:
            yield
        except RefusedError as error:
            if error.reason in FOR_NOW:
                raise LaterError(SOON) from error
            raise UndeliverableError(error.reason) from error
        except discord.RateLimited as error:
            raise LaterError(error.retry_after) from error
        except discord.HTTPException as error:
            await self._fail(item, error)
            raise UndeliverableError(str(error.code)) from error
        except (OSError, TimeoutError, ClientError) as error:
            raise LaterError(SOON) from error

    async def _deliver(self, item: OutboxItem) -> Rest | None:
        table = await self._services.matches.table(item.match)
        if item.user is not None:
            return await self._notify(table, item, item.user)
        chain = self._chains.get(table.id)
        if item.kind in CARRIED:
            if item.press and chain is not None:
                return Rest(chain.precede)
            if carry := self.channel_carriers.get(item.kind):
                await carry(table, item.press)
            return None
        if item.kind == "chain":
            now = asyncio.get_running_loop().time()
            chain = self._chains.setdefault(table.id, _Chain(now + CHAIN))
            if now < chain.due:
                return Rest(chain.wait)
        if item.kind == "over":
            await self._services.matches.feats.note(table.id)
            await self._services.matches.conduct.note(table.id)
        try:
            return await self._show(table, item)
        finally:
            if chain is not None:
                del self._chains[table.id]
                chain.told.set()

    async def _show(self, table: Table, item: OutboxItem) -> Rest | None:
        """Bring the words of a table up to date, and of the panels at it."""
        pictures = [await self._write(table, await self._find_called(table, item))]
        for _, user in table.seats if table.phase in PLAYED else ():
            if user is not None and self._services.panels.find(table.id, user) is not None:
                view = await self._services.matches.view(table.id, user)
                pictures.append((await self._panels.refresh(view, user))[1])
        for watch in self.watchers:
            await watch(table)
        return _together([rest for rest in pictures if rest is not None])

    async def _notify(self, table: Table, item: OutboxItem, user: UserId) -> Rest | None:
        """Tell somebody in an open panel, by a DM, or by a mention at the table; the house plays."""
        if is_computer(user):
            return Rest(partial(self._services.computers.play, table.id, user))
        if is_crowd(user):
            carry = self.carriers.get(CROWD)
            return None if carry is None else Rest(partial(_carry, carry, table, user))
        kind: str = item.kind
        if kind == "table":
            # An edit calls nobody: it waits for no quiet hours, and nothing waits for it.
            return Rest(partial(self._corrections.mend, table.id, user))
        if kind in CARRIED:
            await self._wait_for_quiet_to_end(user)
            if carry := self.carriers.get(kind):
                await carry(table, user)
            return None
        view = await self._services.matches.view(table.id, user)
        if kind == "handed" and view.seat is None:
            return await self._close_panels(view, user)
        said = await self._say(view, kind, user)
        if said is None:
            return None
        has_panel, pictures = await self._panels.refresh(view, user)
        if has_panel and self._services.panels.is_present(table.id, user):
            return pictures
        if self._services.panels_elsewhere.shows(view, user):
            return pictures
        is_opening = self._services.panels.is_opening(table.id, user)
        if is_opening or self._services.panels_elsewhere.may_follow(view, user):
            raise LaterError(SHORTLY)
        settings = await self._wait_for_quiet_to_end(user)
        if self._told.knows(user, view, said):
            return pictures
        if said == "remind" and await self._reminders.remind(user):
            return pictures
        if said != "remind" and _may_write(settings, said):
            if await self.messages.notify(view, said, user):
                self._told.note(user, (view,))
                return pictures
            if said not in CALLED:
                # The table shows it; nobody is called there for what asks nothing.
                note_given_up(said, "refused")
        if said not in CALLED:
            return pictures
        called = await self._write(table, {user: view, **await self._find_called(table, item)})
        return _together([rest for rest in (pictures, called) if rest is not None])

    async def _say(self, view: View, kind: str, user: UserId) -> str | None:
        """Return what an item says to somebody as things stand now; None if that is nothing any more."""
        table, clocks = view.table, view.table.clocks
        claim = None if clocks is None else clocks.claim
        still = {
            "offer": bool(view.asked),
            "turn": user in must_choose(view),
            "remind": user in must_choose(view) and not table.paused,
            "over": view.seat is not None and table.phase == "over",
            "next": view.next is not None and table.player_at(view.next) == user,
            "claim": clocks is not None and bool(claim or clocks.overdue),
        }
        if not still.get(kind, True) or (kind == "over" and not await self._is_here(table, user)):
            return None
        if kind == "claim":
            return "claimed" if claim is not None and claim.of == view.seat else "overdue"
        return kind

    async def _find_called(self, table: Table, item: OutboxItem) -> dict[UserId, View]:
        """Find who must be called to the table beside what an item has written there, with their views.

        One message then does for all: each call would take the place of the one before.
        """
        called = {}
        for kind, user in item.beside if table.phase in PLAYED else ():
            if kind in CALLED_BESIDE and user != item.user and is_person(user):
                view = await self._services.matches.view(table.id, user)
                if await self._must_be_called(view, kind, user):
                    called[user] = view
        return called

    async def _must_be_called(self, view: View, kind: str, user: UserId) -> bool:
        """Check whether somebody is to be told of something now who can be told at the table alone."""
        said = await self._say(view, kind, user)
        panels, match = self._services.panels, view.table.id
        if said is None or panels.is_present(match, user) or panels.is_opening(match, user):
            return False
        settings = await self._services.matches.user_settings(user)
        if _may_write(settings, said) or quiet_ends(settings.quiet, self._services.now()) is not None:
            return False
        return not self._told.knows(user, view, said)

    async def _is_here(self, table: Table, user: UserId) -> bool:
        """Check whether somebody is still on the server of a table."""
        return await self._services.matches.clocks.is_member(table.place.guild, user)

    async def _write(self, table: Table, called: Mapping[UserId, View]) -> Rest | None:
        """Bring the words of the table message up to date, calling some; return what brings its pictures."""
        pictures = await self._tables.write(table, ping=tuple(called))
        for user, view in called.items():
            self._told.note(user, (view,))
        return pictures

    async def _close_panels(self, view: View, user: UserId) -> Rest | None:
        """Take what a seat sees away from who had it: out of the open panel, and the private message."""
        _, pictures = await self._panels.refresh(view, user)
        settings = await self._wait_for_quiet_to_end(user)
        if not settings.dm_closed:
            await self.messages.tell_handed_on(view.table, user)
        return pictures

    async def _wait_for_quiet_to_end(self, user: UserId) -> UserSettings:
        """The settings of somebody who may be told of something now. Raises LaterError."""
        settings, now = await self._services.matches.user_settings(user), self._services.now()
        quiet_until = quiet_ends(settings.quiet, now)
        if quiet_until is not None:
            raise LaterError(until=quiet_until)
        return settings

    async def _fail(self, item: OutboxItem, error: discord.HTTPException) -> None:
        """Raise LaterError where it may pass; tell the players where the table has been lost."""
        # Of private messages only what mends one comes here: all else is told at the table.
        meaning = note_refusal(error, item.kind, private=item.kind == "table" and item.user is not None)
        if meaning.course == "later":
            raise LaterError(meaning.seconds) from error
        if item.user is None and meaning is LOST:
            table = await self._services.matches.table(item.match)
            # Only where it once could write can it no longer do so.
            if table.message is not None:
                await self._lose_table(table, "notice-locked" if error.code == LOCKED else "notice-lost")

    async def _lose_table(self, table: Table, sentence: str) -> None:
        """Tell the players that the bot can no longer write where their table stands."""
        await self._services.matches.set_message(table.id, None, None)
        self._services.tables.forget(table.id)
        players = {user for _, user in table.seats if user is not None} or set(table.joined)
        for user in sorted(players):
            await self.messages.tell_lost(table, user, sentence)


async def _carry(carry: Carrier, table: Table, user: UserId) -> None:
    await carry(table, user)


def _may_write(settings: UserSettings, kind: str) -> bool:
    """Check whether somebody may be written to for something."""
    return (settings.ahead if kind == "next" else settings.notices) and not settings.dm_closed


def _together(pictures: Sequence[Rest]) -> Rest | None:
    """Combine several pictures into one rest that brings them all at once."""

    async def bring() -> None:
        for result in await asyncio.gather(*(rest.bring() for rest in pictures), return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    def give_up() -> None:
        for rest in pictures:
            rest.give_up()

    return Rest(bring, give_up) if pictures else None
