"""One table of a real game on a Discord on which what was sent stands, with short ways to tell of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import discord

from bot.match.clocks import HouseClock
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.settings import UserSettings
from bot.match.values import MatchId, Place, UserId
from bot.match.workers import AlarmClock, LaterError, OutboxItem, UndeliverableError
from bot.store import SqliteStore
from bot.text import Language
from bot.ui.delivery.dispatcher import OutboxDispatcher
from bot.ui.interactions.router import InteractionRouter
from bot.ui.layout import Layout
from bot.ui.page import ComponentId, Kind
from bot.ui.presentation import Presentation
from bot.ui.services import Services
from cogs import bundles
from cogs.inn.following.delivery import FollowerMessages
from cogs.inn.open_seats.delivery import SeatBoards
from tests.databases import open_sqlite
from tests.laws.recorded_discord import CHANNEL, NOBODY, NamedPictures, RecordedPress
from tests.laws.standing_discord import GONE, PrivatePress, Standing, StandingDiscord, refuse

ANN, BEN, CAT, DAN = 1001, 1002, 1003, 1004
"""Ann is the host, Ben begins the game, the others do not play."""
HERE: Final = Place(guild=1, channel=2)
NOON: Final = datetime(2026, 1, 5, 12, tzinfo=UTC)
BUNDLES: Final = bundles()
KEY: Final = "duel"
CUT: Final = "¦"
"""Stands for what differs."""


class CallingDiscord(StandingDiscord):
    """Writes down as well who was called, and where. refusals: what is refused there, by audience."""

    def __init__(self) -> None:
        super().__init__()
        self.called: list[tuple[int, tuple[int, ...]]] = []
        self.posts = 0
        self.refusals: dict[int, Exception] = {}

    def write(
        self, to: int, verb: str, message: int | None, view: Layout | None, files: Any, called: Any = NOBODY
    ) -> int:
        """Writes a request down, and carries it out."""
        if to in self.refusals:
            raise self.refusals[to]
        if verb == "change" and message not in (None, *self.standing):
            raise refuse(404, GONE)
        number = super().write(to, verb, message, view, files, called)
        users = tuple(user.id for user in called.users) if isinstance(called.users, list) else ()
        self.posts += verb == "post"
        if users:
            self.called.append((to, users))
        return number


class StandingTable:
    """A table, its ui, and everybody who has to do with it."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.discord = CallingDiscord()
        self.seconds = 0.0
        self.match: MatchId = 0
        self._tokens = count()

    @classmethod
    @asynccontextmanager
    async def begun(cls, path: Path) -> AsyncIterator[StandingTable]:
        """A game between ANN and BEN that has begun; all of that has been told."""
        store = await open_sqlite(path / "table.db")
        try:
            table = cls(store)
            await table.restart()
            await table.begin()
            yield table
        finally:
            await store.close()

    async def restart(self) -> None:
        """The bot starts, or starts again: all it had in memory is gone."""
        clock = HouseClock(self.now, lambda: self.seconds)
        await clock.load(self.store)
        self.service = MatchService(self.store, BUNDLES, rng=Random(1), clock=self.now, house_clock=clock)
        self.alarm = AlarmClock(self.store, clock, self.service.clocks.ring)
        nobody: Any = None
        pictures: Any = NamedPictures()
        presentation = Presentation(BUNDLES, secret=b"secret", house_clock=clock)
        self.ui = Services(self.service, nobody, nobody, pictures, presentation, now=self.now)
        client: Any = self.discord
        self.dispatcher = OutboxDispatcher(self.ui, client)
        followers = FollowerMessages(self.ui, client, self.dispatcher.messages)
        self.dispatcher.carriers["follow"] = followers.tell
        self.dispatcher.watchers.append(SeatBoards(self.ui, client).follow)
        self.router = InteractionRouter(self.ui)

    async def open_lobby(self, channel: int = HERE.channel, host: UserId = ANN) -> None:
        """Somebody opens a new table, and takes the seat that waits first."""
        place, seat = Place(HERE.guild, channel), BUNDLES[KEY].game.facts.seats[0]
        self.match = (
            await self.service.open_lobby(KEY, place, host, (), {"series": 1}, self.token(), seat=seat)
        ).id

    async def begin(self, channel: int = HERE.channel, host: UserId = ANN, guest: UserId = BEN) -> None:
        """Both sit down at a new table, and the guest is to move."""
        await self.open_lobby(channel, host)
        await self.service.join(self.match, guest, BUNDLES[KEY].game.facts.seats[1], self.token())
        await self.service.begin(self.match, host, self.token())
        await self.come_to_rest()

    def now(self) -> datetime:
        """The time of this house."""
        return NOON + timedelta(seconds=self.seconds)

    def token(self) -> str:
        """What makes a request count once."""
        return f"t{next(self._tokens)}"

    async def table(self) -> Table:
        """The table as it is."""
        return await self.service.table(self.match)

    async def mover(self) -> UserId:
        """Who must choose."""
        table = await self.table()
        for _, user in table.seats:
            assert user is not None
            if (await self.service.view(self.match, user)).observation.legal:
                return user
        raise AssertionError("nobody must choose")

    async def act(self) -> UserId:
        """Whoever must choose does; who that was."""
        user = await self.mover()
        action = (await self.service.view(self.match, user)).observation.legal[0]
        await self.service.act(self.match, user, None, [str(action)], self.token())
        return user

    async def pass_time(self, span: timedelta) -> None:
        """Time passes, and what is due meanwhile is done."""
        end = self.seconds + span.total_seconds()
        while self.seconds < end:
            until = await self.alarm.look()
            self.seconds += max(1.0, min(end - self.seconds if until is None else until, end - self.seconds))
        await self.empty()

    async def change(self, user: UserId, **settings: object) -> None:
        """Somebody changes their settings."""
        await self.service.change_user_settings(user, lambda current: current.model_copy(update=settings))

    async def settings(self, user: UserId) -> UserSettings:
        """Somebody's settings."""
        return await self.service.user_settings(user)

    async def deliver(self, kind: str, user: UserId | None = None, *beside: tuple[str, UserId]) -> None:
        """One thing is told, and its pictures are brought. beside: what waits with it."""
        item: Any = OutboxItem(1, self.match, kind, user, 1, beside)  # type: ignore[arg-type]
        rest = await self.dispatcher.deliver(item)
        if rest is not None:
            await rest.bring()
        await self.have_pictures()

    async def have_pictures(self) -> None:
        """All pictures of private messages are there."""
        while drawing := [task for task in asyncio.all_tasks() if task.get_name() == "notice-pictures"]:
            await asyncio.gather(*drawing)

    async def come_to_rest(self) -> None:
        """The outbox carries all there is, and forgets what must wait or cannot be told."""
        while rows := await self.store.outbox(100):
            for row in rows:
                item = OutboxItem(row.id, row.match, row.kind, row.user, row.revision, (), row.press)
                try:
                    rest = await self.dispatcher.deliver(item)
                    if rest is not None:
                        await rest.bring()
                except (LaterError, UndeliverableError):
                    pass
                await self.store.remove_outbox_item(row.id, row.revision)
            await self.have_pictures()

    async def empty(self) -> None:
        """Nothing is left to tell, what was told is some minutes ago, and none of it stands but the table."""
        self.seconds += 300
        for row in await self.store.outbox(100):
            await self.store.remove_outbox_item(row.id, row.revision)
        for message in self.discord.lasting():
            if message.to != CHANNEL:
                del self.discord.standing[message.id]
        self.discord.called.clear()

    def letters(self, user: UserId) -> list[Standing]:
        """The private messages that stand with somebody."""
        return self.discord.lasting(user)

    def told(self, user: UserId) -> list[str]:
        """Their words."""
        return [letter.text for letter in self.letters(user)]

    def sentence(self, key: str, language: Language = "en", **values: object) -> str:
        """How a sentence of the strings begins, up to the address of the table, where it has one."""
        presentation = self.ui.presentation
        game = presentation.name(KEY, language)
        said = presentation.translator(language)(key, **{"game": game, "place": CUT, **values})
        return said.partition(CUT)[0]

    def called(self) -> list[tuple[int, ...]]:
        """Who has been called at the table."""
        return [users for to, users in self.discord.called if to == CHANNEL]

    @property
    def board(self) -> Standing:
        """The table message, of which there is one."""
        (board,) = self.discord.lasting(CHANNEL)
        return board

    async def open_panel(self, user: UserId) -> None:
        """Somebody opens the own panel at the table."""
        press: Any = RecordedPress(self.discord, user, None)
        await self.router.press(press, str(ComponentId(Kind.SEAT, self.match)), ())

    async def press(self, user: UserId, message: int, target: ComponentId, *values: str) -> None:
        """Somebody presses something in a private message that stays."""
        press: Any = PrivatePress(self.discord, user, message)
        await self.router.press(press, str(target), values)


def refusal(status: int, code: int) -> discord.HTTPException:
    """A refusal of Discord's."""
    return refuse(status, {"code": code, "message": ""})
