"""P4 on the way to Discord: games that differ only in what a viewer may not know send that viewer the same.

Two whole games beside each other as in tests.laws.test_taking_back, each with its own ui: table messages,
panels, notices, DMs. At every rest (nothing left to tell, nothing left to draw) what the viewer was sent by
both is compared: messages, file names, pictures, ids, order and number. Who looks at the own panel is the
same in both: that is people's doing, and decides who is called at the table. SENT_GAMES says how many games.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from hashlib import blake2b
from itertools import count
from typing import Any, ClassVar

import pytest

from bot.match.clocks import HouseClock
from bot.match.match import Table
from bot.match.workers import OutboxItem
from bot.ui import memory
from bot.ui.delivery.dispatcher import OutboxDispatcher
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import ComponentId, Kind, Page, PictureRequest
from bot.ui.presentation import Presentation
from bot.ui.services import Services
from cogs import bundles
from cogs.inn.title_cards.cog import TitleCards
from tests.laws.laws import any_options
from tests.laws.matches import MATCH, MOMENT, MatchPlay, Request
from tests.laws.recorded_discord import NamedPictures, RecordedDiscord, RecordedPress, Sent, to_whom
from tests.laws.test_taking_back import MOST_STEPS, SPARE, Comparison
from tests.laws.variations import HIDING, SEEKERS, VARIATIONS
from tests.playthroughs.make import Policy
from tests.soak import SOAK

GAMES = int(os.environ.get("SENT_GAMES", "500" if SOAK else "2"))
FEW_GAMES = GAMES // 5 if SOAK else 1
BATCHES = 5 if SOAK else 1
CLOSED = '{"dm_closed": true}'


@dataclass
class SentPlay(MatchPlay):
    """A match whose people sit at Discord. ui: once it is open; carried: items of the outbox."""

    discord: RecordedDiscord = field(default_factory=RecordedDiscord)
    now: datetime = MOMENT
    carried: int = 0
    ui: Any = None

    def open_ui(self, pictures: Any = None) -> None:
        """The ui of this match, and of no other."""
        nobody: Any = None
        self.ui = Services(
            self.service, nobody, nobody, pictures or NamedPictures(), self.house(), now=lambda: self.now
        )
        client: Any = self.discord
        self.dispatcher = OutboxDispatcher(self.ui, client)
        self.dispatcher.channel_carriers["card"] = TitleCards(self.ui, client).show
        self.router = InteractionRouter(self.ui)

    def house(self) -> Presentation:
        """What messages are made with; both games show their moments by one time of day."""
        clock = HouseClock(lambda: MOMENT, self.hours)
        return Presentation({self.bundle.key: self.bundle}, secret=b"secret", house_clock=clock)

    async def look(self, user: int) -> None:
        """Somebody has the own panel shown as it is, or opens it."""
        panel = self.ui.panels.find(MATCH, user)
        press: Any = RecordedPress(self.discord, user, panel and panel.message)
        kind = Kind.SEAT if panel is None else Kind.REFRESH
        await self.router.press(press, str(ComponentId(kind, MATCH)), ())

    async def come_to_rest(self) -> None:
        """The outbox carries all there is, each item once, and every picture is brought."""
        rows = dict.fromkeys(self.store.told[self.carried :])
        self.carried = len(self.store.told)
        for number, (match, kind, user) in enumerate(rows):
            beside = tuple(
                (other, whose) for of, other, whose in list(rows)[number + 1 :] if of == match and whose
            )
            press = self.store.rows[match].last_press
            item: Any = OutboxItem(number, match, kind, user, 1, beside, press)  # type: ignore[arg-type]
            rest = await self.dispatcher.deliver(item)
            if rest is not None:
                await rest.bring()
        while drawing := [task for task in asyncio.all_tasks() if task.get_name() == "notice-pictures"]:
            await asyncio.gather(*drawing)

    def take_sent(self) -> list[Sent]:
        """What has been sent since it was last asked."""
        sent, self.discord.sent = self.discord.sent, []
        return sent


class SentComparison(Comparison):
    """Two games with their people at Discord, for as long as one viewer cannot tell them apart."""

    play = SentPlay
    goes_on_alone = False
    requests = 0
    """How many the viewer was sent while the positions differed."""

    async def begin(self) -> None:
        """Opens some panels; DMs of the others may be closed, so that they are called at the table."""
        await super().begin()
        while self.bundle.key in SEEKERS and not await self.seek(SEEKERS[self.bundle.key]):
            self.seed += "+"
            self.options = any_options(self.bundle.game, self.rng, people=False)
            await super().begin()
        opened = [user for user in self.one.users.values() if self.rng.random() < 0.7]
        closed = [user for user in self.one.users.values() if self.rng.random() < 0.5]
        for play in self.both():
            play.open_ui()
            play.store.settings |= dict.fromkeys(closed, CLOSED)
            await play.come_to_rest()
            for seat, user in play.users.items():
                if seat is not None and user in opened:
                    await play.look(user)

    async def seek(self, player: Policy) -> bool:
        """Plays both games alike until something is hidden from the viewer, and exchanges it in one."""
        vary = VARIATIONS[self.bundle.key]
        for number in range(MOST_STEPS):
            loaded = await self.one.loaded()
            if loaded.row.phase != "playing":
                return False
            if vary(loaded.state, self.viewer, self.rng) != loaded.state:
                await self.both()[1].vary(self.viewer, vary, self.rng)
                return True
            seat = loaded.decisions().open[0].seat
            action = str(player(loaded.game, loaded.state, seat, self.rng))
            for play in self.both():
                await play.ask(Request("act", seat, f"{self.seed}-before-{number}", action))
        raise AssertionError("the game does not end")

    def both(self) -> list[SentPlay]:
        """The games that are still compared."""
        return [play for play in (self.one, self.other) if isinstance(play, SentPlay)]

    async def compare(self) -> None:
        """The viewer is sent the same by both."""
        passed = timedelta(seconds=self.rng.choice((1, 1, 1, 60, 180)))
        for play in self.both():
            await play.come_to_rest()
            play.now += passed
        if await self.looks_alike():
            await self.compare_sent()
        await super().compare()

    async def looks_alike(self) -> bool:
        """Whether there still are two games, and the viewer sees no difference."""
        views = [await play.view(self.viewer) for play in self.both()]
        return len(views) == 2 and len({(view.observation, view.news) for view in views}) == 1

    async def compare_sent(self) -> None:
        """What has been sent, and what some people see who look at their panels."""
        for user in [user for seat, user in self.one.users.items() if seat and self.rng.random() < 0.4]:
            for play in self.both():
                await play.look(user)
        here, there = (to_whom(play.take_sent(), play.users[self.viewer]) for play in self.both())
        assert here == there
        states = [(await play.loaded()).state for play in self.both()]
        self.requests += len(here) if states[0] != states[1] else 0


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers: everything comes to rest before anything is compared."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", sorted(HIDING))
async def test_p4_games_that_differ_in_what_is_hidden_send_a_viewer_the_same(key: str, batch: int) -> None:
    games = FEW_GAMES if key in SEEKERS or key == "war" else GAMES
    requests, sample = 0, range(batch * games // BATCHES, (batch + 1) * games // BATCHES)
    for seed in (*sample, *range(sample.stop, sample.stop + SPARE)):
        if seed in sample or not requests:
            comparison = SentComparison(bundles()[key], seed)
            await comparison.run()
            requests += comparison.requests
    assert requests > 0, "the two games must really differ"


# A law that does not notice is no law: each way of telling is planted once.


async def compare_some_games(comparison: type[SentComparison] = SentComparison) -> None:
    for seed in range(20):
        await comparison(bundles()["confrontation"], seed).run()


async def test_a_request_that_changes_nothing_but_tells_of_a_secret_step_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers, honest = count(), SentPlay.ask

    async def ask(play: SentPlay, request: Request) -> str | None:
        play.store.told.append((MATCH, "table", None))
        return await honest(play, request)

    monkeypatch.setattr(SentPlay, "ask", ask)
    monkeypatch.setattr(Page, "digest", property(lambda page: str(next(numbers))))
    with pytest.raises(AssertionError, match="Sent"):
        await compare_some_games()


class TellingName(Presentation):
    """Names pictures by a digest of the whole truth."""

    truth: ClassVar[Callable[[Table], object]]

    def request_picture(self, table: Table, *rest: Any) -> PictureRequest:
        """A picture with a telling name."""
        request = Presentation.request_picture(self, table, *rest)
        digest = blake2b(repr(type(self).truth(table)).encode(), digest_size=6).hexdigest()
        return replace(request, stem=request.stem + digest)


class TellingPlay(SentPlay):
    """A match whose pictures have telling names."""

    def house(self) -> Presentation:
        truth = staticmethod(lambda table: self.service.repository._loaded[table.id].state)
        telling = type("Telling", (TellingName,), {"__slots__": (), "truth": truth})
        house: Presentation = telling({self.bundle.key: self.bundle}, secret=b"secret")
        return house


class TellingComparison(SentComparison):
    """Two games whose pictures have telling names."""

    play = TellingPlay


async def test_a_name_of_a_picture_that_depends_on_what_is_hidden_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Sent"):
        await compare_some_games(TellingComparison)
