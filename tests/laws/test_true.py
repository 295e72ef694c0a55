"""P14 on the way to Discord: once everything is told, no message that stays speaks of what is over.

Whole games with offers, claims, followers, lobbies and substitutes, people whose DMs are open or closed, and
restarts. After every press all messages in the channel and in DMs are looked at: each question, request and
way into a lobby they offer must still be open. TRUE_GAMES says how many games.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.match.clocks import HouseClock
from bot.match.match import LoadedMatch
from bot.match.matches import MatchService
from bot.match.values import Place, RefusedError
from bot.match.views import awaits, seats_to_ask
from bot.match.workers import AlarmClock, LaterError, OutboxItem, UndeliverableError
from bot.store import SqliteStore
from bot.ui import memory
from bot.ui.delivery.dispatcher import OutboxDispatcher
from bot.ui.delivery.private_messages import Corrections
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import ComponentId, Kind
from bot.ui.presentation import Presentation
from bot.ui.services import Services
from cogs import bundles
from cogs.inn.following.service import Following
from tests.databases import open_sqlite
from tests.laws.laws import any_options
from tests.laws.recorded_discord import NamedPictures, RecordedPress
from tests.laws.standing_discord import CHANNEL, DiedError, PrivatePress, Standing, StandingDiscord
from tests.soak import SOAK

GAMES: Final = int(os.environ.get("TRUE_GAMES", "500" if SOAK else "12"))
STEPS: Final = 80 if SOAK else 50
BATCHES: Final = 10 if SOAK else 2
KEYS: Final = ("battle", "confrontation", "duel")
PEOPLE: Final = (1001, 1002, 1003, 1004)
NEWCOMER, FOLLOWER = 1008, 1009
EVERYBODY: Final = (*PEOPLE, NEWCOMER, FOLLOWER)
START: Final = datetime(2026, 1, 1, tzinfo=UTC)
DECISION: Final = (Kind.ACT, Kind.WALK, Kind.PICK, Kind.ARRANGE)
PLAYED: Final = (
    *DECISION,
    Kind.UNDO,
    Kind.HINT,
    Kind.PROPOSE,
    Kind.PERSON,
    Kind.RESIGN,
    Kind.RESIGN_NOW,
    Kind.STAND_IN,
)
LOBBY: Final = (
    Kind.JOIN,
    Kind.LEAVE,
    Kind.BEGIN,
    Kind.CANCEL,
    Kind.COMPUTER,
    Kind.GUESTS,
    Kind.PACE,
)


class Evening:
    """One table, and everybody who has to do with it."""

    def __init__(self, store: SqliteStore, seed: str) -> None:
        self.store, self.rng, self.seed = store, Random(seed), seed
        self.key = self.rng.choice(KEYS)
        self.bundle = bundles()[self.key]
        self.discord = StandingDiscord()
        self.seconds = 0.0
        self.tokens = count()
        self.match = 0
        self.checked = 0
        """Messages that were looked at."""

    async def open(self) -> None:
        """The bot starts, or starts again: all it had in memory is gone."""
        self.clock = HouseClock(self.now, lambda: self.seconds)
        await self.clock.load(self.store)
        self.service = MatchService(
            self.store,
            {self.key: self.bundle},
            rng=self.rng,
            clock=self.now,
            house_clock=self.clock,
        )
        self.alarm = AlarmClock(self.store, self.clock, self.service.clocks.ring)
        nobody: Any = None
        pictures: Any = NamedPictures()
        presentation = Presentation({self.key: self.bundle}, secret=b"secret", house_clock=self.clock)
        house: Any = SimpleNamespace(play=self.play_for_house)
        self.ui = Services(self.service, house, nobody, pictures, presentation, now=self.now)
        client: Any = self.discord
        self.dispatcher = OutboxDispatcher(self.ui, client)
        self.router = InteractionRouter(self.ui)

    def now(self) -> datetime:
        return START + timedelta(seconds=self.seconds)

    def token(self) -> str:
        return f"{self.seed}-{next(self.tokens)}"

    async def loaded(self) -> LoadedMatch:
        return await self.service.repository.get(self.match)

    async def sit_down(self) -> None:
        """A lobby, which some are invited to; some close their DMs."""
        fields = self.bundle.game.options.model_fields
        agreed = {"series": 1} if "series" in fields else {}
        options = any_options(self.bundle.game, self.rng, people=True, agreed=agreed)
        seats = getattr(options, "seats", self.bundle.game.facts.seats)
        people = PEOPLE[: len(seats)]
        self.discord.closed = {user for user in EVERYBODY if self.rng.random() < 0.2}
        self.discord.closed -= {CHANNEL}
        guests = tuple(user for user in people[1:] if self.rng.random() < 0.5)
        table = await self.service.open_lobby(
            *(self.key, Place(1, 2), people[0], guests, {}, self.token()),
            seat=seats[0],
            settled=options.model_dump(),
        )
        self.match = table.id
        await self.come_to_rest()
        if self.rng.random() < 0.6:
            await self.service.clocks.choose_pace(self.match, people[0], "day", self.token())
        for user, seat in zip(people[1:], seats[1:], strict=True):
            await self.service.join(self.match, user, seat, self.token())
        await self.come_to_rest()
        self.check_lobby()
        if self.rng.random() < 0.1:
            await self.service.cancel(self.match, people[0], self.token())
        else:
            await self.service.begin(self.match, people[0], self.token())
        await self.come_to_rest()

    async def come_to_rest(self) -> None:
        """The outbox carries all there is; what must wait is left."""
        left: set[tuple[int, int]] = set()
        for _ in range(40):
            rows = [
                waiting_row
                for waiting_row in await self.store.outbox(1000)
                if (waiting_row.id, waiting_row.revision) not in left
            ]
            if not rows:
                break
            for number, row in enumerate(rows):
                beside = tuple(
                    (later_row.kind, later_row.user)
                    for later_row in rows[number + 1 :]
                    if later_row.user is not None
                )
                item = OutboxItem(row.id, row.match, row.kind, row.user, row.revision, beside, row.press)
                try:
                    rest = await self.dispatcher.deliver(item)
                    if rest is not None:
                        await rest.bring()
                except LaterError:
                    left.add((row.id, row.revision))
                except UndeliverableError:
                    await self.store.remove_outbox_item(row.id, row.revision)
                else:
                    await self.store.remove_outbox_item(row.id, row.revision)
        while drawing := [task for task in asyncio.all_tasks() if task.get_name() == "notice-pictures"]:
            await asyncio.gather(*drawing)

    async def play(self, steps: int) -> None:
        """So many things happen; after each all that stands is looked at."""
        await self.check()
        for _ in range(steps):
            loaded = await self.loaded()
            if loaded.phase != "playing":
                break
            try:
                await self.rng.choices(self.WAYS, self.WEIGHTS)[0](self, loaded)
            except RefusedError:
                continue
            if self.rng.random() < 0.1:
                # It ends between the commit and what is told of it.
                await self.open()
            self.discord.dies = self.rng.random() < 0.05
            try:
                await self.come_to_rest()
            except DiedError:
                # Something else may happen before what was being told is told again.
                await self.open()
                continue
            await self.check()
        self.discord.dies = False
        await self.come_to_rest()

    async def play_for_house(self, match: int, user: int) -> None:
        """The house acts at random."""
        loaded = await self.service.repository.get(match)
        for decision in loaded.decisions().open if loaded.phase == "playing" else ():
            if loaded.player_at(decision.seat) == user:
                action = self.rng.choice(loaded.game.legal(loaded.state, decision.seat))
                with suppress(RefusedError):
                    await self.service.act(match, user, None, [str(action)], self.token())
                return

    # What may happen

    async def act(self, loaded: LoadedMatch) -> None:
        seat = self.rng.choice(loaded.decisions().open).seat
        action = self.rng.choice(loaded.game.legal(loaded.state, seat))
        user = loaded.user_at(seat)
        assert user is not None
        await self.service.act(self.match, user, None, [str(action)], self.token())

    async def press(self, loaded: LoadedMatch) -> None:
        """Somebody presses something in a private message that stays."""
        user = self.rng.choice(PEOPLE)
        messages = [
            standing_message for standing_message in self.discord.lasting(user) if standing_message.ids
        ]
        if not messages:
            return
        message = self.rng.choice(messages)
        target, values = self.rng.choice(message.ids)
        press: Any = PrivatePress(self.discord, user, message.id)
        chosen = [self.rng.choice(values)] if values else []
        await self.router.press(press, str(target), chosen)

    async def look(self, loaded: LoadedMatch) -> None:
        """Somebody opens the own panel at the table."""
        user = self.rng.choice([user for _, user in loaded.seating()])
        press: Any = RecordedPress(self.discord, user, None)
        await self.router.press(press, str(ComponentId(Kind.SEAT, self.match)), ())

    async def pass_time(self, loaded: LoadedMatch) -> None:
        """Hours go by, and what is due in them is done."""
        end = self.seconds + self.rng.choice((60, 1200, 7200, 50_000, 90_000))
        while self.seconds < end:
            until = await self.alarm.look() if await self.store.deadlines(1) else end
            if until is None:
                until = end
            self.seconds += max(1.0, min(until, end - self.seconds))

    async def take_back(self, loaded: LoadedMatch) -> None:
        await self.service.undo(self.match, self._somebody(loaded), self.token())

    async def ask(self, loaded: LoadedMatch) -> None:
        user, other = self._somebody(loaded), self._somebody(loaded)
        what = self.rng.choice(("end", "draw", "pause", "remove", "stand-in", "substitute", "hints"))
        if what in ("end", "draw", "pause"):
            asks: Any = what
            await self.service.propose(self.match, user, asks, self.token())
        elif what == "remove":
            await self.service.remove(self.match, user, other, self.token())
        elif what == "stand-in":
            await self.service.ask_stand_in(self.match, user, other, "regular", self.token())
        elif what == "substitute":
            await self.service.substitute(self.match, user, NEWCOMER, other, self.token())
        else:
            await self.service.ask_hints(self.match, user, self.token())

    async def answer(self, loaded: LoadedMatch) -> None:
        if not loaded.open_offers:
            return
        offer = self.rng.choice(loaded.open_offers)
        able = sorted({loaded.user_at(seat) or 0 for seat in seats_to_ask(loaded, offer)})
        able += [] if offer.what.awaited is None else [offer.what.awaited]
        user = self.rng.choice(able)
        if self.rng.random() < 0.5:
            await self.service.agree(self.match, user, self.token())
        else:
            await self.service.refuse(self.match, user, self.token())

    async def withdraw(self, loaded: LoadedMatch) -> None:
        if loaded.open_offers:
            user = loaded.user_at(self.rng.choice(loaded.open_offers).by)
            assert user is not None
            await self.service.withdraw(self.match, user, self.token())

    async def claim(self, loaded: LoadedMatch) -> None:
        clocks = loaded.clocks
        if clocks is None or not clocks.overdue:
            return
        late = self.rng.choice(clocks.overdue)
        kind: Any = self.rng.choice(("house", "win", "out"))
        user = self._somebody(loaded)
        if clocks.claim is not None and self.rng.random() < 0.5:
            await self.service.clocks.answer(self.match, loaded.user_at(late) or 0, self.token())
        elif self.rng.random() < 0.3:
            await self.service.clocks.wait(self.match, user, late, self.token())
        else:
            await self.service.clocks.claim(self.match, user, late, kind, self.token())

    async def follow(self, loaded: LoadedMatch) -> None:
        wish: Any = self.rng.choice(("turns", "end", None))
        await Following(self.service).follow(self.match, FOLLOWER, wish, self.token())

    async def give_up(self, loaded: LoadedMatch) -> None:
        await self.service.resign(self.match, self._somebody(loaded), self.token())

    async def go_on(self, loaded: LoadedMatch) -> None:
        await self.service.end_pause(self.match, self._somebody(loaded), self.token())

    async def change_door(self, loaded: LoadedMatch) -> None:
        self.discord.closed ^= {self.rng.choice(EVERYBODY)}

    def _somebody(self, loaded: LoadedMatch) -> int:
        return self.rng.choice([user for _, user in loaded.seating()])

    WAYS: Final[list[Callable[..., Awaitable[None]]]] = [
        *(act, press, look, pass_time, take_back, ask, answer),
        *(withdraw, claim, follow, give_up, go_on, change_door),
    ]
    WEIGHTS: Final = [30, 25, 8, 10, 5, 12, 12, 3, 12, 4, 1, 3, 2]

    async def end(self) -> None:
        """All give up who still play: the next evening needs the place."""
        for _, user in (await self.loaded()).seating():
            loaded = await self.loaded()
            if loaded.phase == "playing":
                with suppress(RefusedError):
                    await self.service.resign(self.match, user, self.token())
        await self.come_to_rest()
        await self.check()

    # What must hold

    def check_lobby(self) -> None:
        """The lobby's message, and nothing else, can be joined."""
        assert [message.to for message in self.discord.lasting() if message.offers(*LOBBY)] == [CHANNEL]

    async def check(self) -> None:
        """Everything that stands is so."""
        loaded = await self.loaded()
        for message in self.discord.lasting():
            self.checked += 1
            assert not message.offers(*LOBBY), ("a lobby that is closed", message.text)
            wrong = list(self._find_wrong(loaded, message))
            assert not wrong, (self.seed, message.to, wrong, message.text)
        tables = [
            standing_message
            for standing_message in self.discord.lasting(CHANNEL)
            if standing_message.offers(Kind.MORE)
        ]
        assert len(tables) <= 1, "one message of a table stands"

    def _find_wrong(self, loaded: LoadedMatch, message: Standing) -> list[object]:
        playing = loaded.phase == "playing"
        user, seat = message.to, loaded.seat_of(message.to)
        clocks, wrong = loaded.clocks, list[object]()
        asked = playing and seat is not None and loaded.decisions().of(seat) is not None
        asked = asked and seat is not None and loaded.player_at(seat) == user
        stamp = dict(loaded.row.stamps).get(seat or "")
        for target in message.offers(*DECISION):
            wrong += [] if asked and target.stamp == stamp else [target]
        wrong += [] if playing else message.offers(*PLAYED)
        awaited = {offer.seq for offer in loaded.open_offers if awaits(loaded, offer, user)}
        withdrawn = {offer.seq for offer in loaded.open_offers if offer.by == seat}
        for target in message.offers(Kind.AGREE, Kind.REFUSE):
            allowed = awaited if target.kind is Kind.AGREE else awaited | withdrawn
            wrong += [] if target.stamp in allowed else [target]
        wrong += [] if loaded.paused else message.offers(Kind.RESUME)
        stood_in = playing and seat is not None and loaded.player_at(seat) != user
        wrong += [] if stood_in else message.offers(Kind.COME_BACK)
        late = () if clocks is None or not playing else clocks.late(self.clock.moment())
        for target in message.offers(Kind.OVERDUE):
            what, _, of = target.payload.partition(".")
            claim = None if clocks is None else clocks.claim
            is_open = claim is not None and claim.of == seat if what == "go" else of in late
            wrong += [] if is_open else [target]
        if user != CHANNEL:
            said = "🔔 It’s your turn" in message.text
            wrong += ["it is your turn"] if said and not asked else []
            wrong += [] if asked or not _is_list(message) else ["it waits"]
        return wrong


def _is_list(message: Standing) -> bool:
    return bool(message.offers(Kind.SEAT)) and not message.offers(Kind.MORE)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers: everything comes to rest before anything is looked at."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


async def play_games(folder: Path, seeds: range, steps: int = STEPS) -> int:
    """Plays so many evenings; how many messages were looked at."""
    checked = 0
    store = await open_sqlite(folder / "true.db")
    try:
        for seed in seeds:
            evening = Evening(store, f"true-{seed}")
            await evening.open()
            await evening.sit_down()
            await evening.play(steps)
            checked += evening.checked
            await evening.end()
            for row in await store.outbox(1000):
                await store.remove_outbox_item(row.id, row.revision)
    finally:
        await store.close()
    return checked


@pytest.mark.parametrize("batch", range(BATCHES))
async def test_p14_once_all_is_told_no_message_speaks_of_what_is_over(tmp_path: Path, batch: int) -> None:
    seeds = range(batch * GAMES // BATCHES, (batch + 1) * GAMES // BATCHES)
    assert await play_games(tmp_path, seeds) > len(seeds)


# A law that does not notice is no law: each way of lying is planted once.


@pytest.mark.parametrize("left_out", ["offers", "the end", "turns"])
async def test_a_message_that_is_not_mended_is_noticed(
    left_out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Corrections._mend_letter

    async def mend(self: Any, letter: Any, match: int, user: int, holds: frozenset[str]) -> None:
        gone = set(letter.says) - holds
        is_end = "playing" in gone
        is_turn = not is_end and any(statement.startswith("turn") for statement in gone)
        is_offer = not is_end and not is_turn and any(statement.startswith("offer") for statement in gone)
        if {"offers": is_offer, "the end": is_end, "turns": is_turn}[left_out]:
            return
        await honest(self, letter, match, user, holds)

    monkeypatch.setattr(Corrections, "_mend_letter", mend)
    with pytest.raises(AssertionError):
        await play_games(tmp_path, range(400), 60)
