"""A server of many people who play many games at once: through the real bot, by commands, in its channels."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import orjson

from bot.engine import Chance, Decisions, Outcome
from bot.engine.record import RESIGN
from bot.sandbox import (
    Answer,
    ChannelPlan,
    GuildPlan,
    ImpossibleError,
    Person,
    PersonPlan,
    RateSettings,
    SandboxSettings,
    WorldPlan,
)
from bot.ui.page import Kind
from cogs import bundles
from tests.wire.inn import Inn, open_inn
from tests.wire.people import NotOfferedError, has, offer_of, take

MANAGER: Final = "p01"
CUP, NEWS = "cup", "news"
COMMANDS: Final = {
    "confrontation": "confront",
    "journey": "journey",
    "battle": "battle",
    "duel": "duel",
    "war": "war",
}
MOST_TRIES: Final = 4_000
"""Presses of one game, those that a killed bot did not answer among them."""
PATIENCE: Final = 300.0
"""Seconds in which whatever there is to tell must have been told."""
LOOK: Final = 0.05
_UNTOLD: Final = "SELECT 1 FROM outbox UNION SELECT 1 FROM tournament WHERE shown < revision"
MISSED = (NotOfferedError, ImpossibleError, LookupError, TimeoutError)
"""What befalls a person whose bot has just been killed."""


def plan_town(people: int, tables: int) -> WorldPlan:
    """People `p01`, `p02` …, of whom the first manages the server, and channels `table-1` …"""
    everybody = tuple(
        PersonPlan(
            name=f"p{number:02}",
            display=f"Person {number:02}",
            locale="pl" if number % 2 == 0 else "en-US",
            manager=number == 1,
        )
        for number in range(1, people + 1)
    )
    names = (CUP, NEWS, *(f"table-{number}" for number in range(1, tables + 1)))
    channels = tuple(ChannelPlan(name=name) for name in names)
    return WorldPlan(people=everybody, guilds=(GuildPlan(name="Bree", channels=channels),))


@dataclass
class Town:
    """The server, its people at their tables, and who kills the bot between two presses.

    short: actions after which a game of a title is given up. pressed: presses and commands so far. kills: how
    often the process was killed.
    """

    inn: Inn
    rng: Random
    short: Mapping[str, int] = field(default_factory=dict)
    pressed: int = 0
    kills: int = 0
    _open: asyncio.Event = field(default_factory=asyncio.Event)
    _stepping: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """It is open."""
        self._open.set()

    @property
    def names(self) -> list[str]:
        """Everybody."""
        return [person.name for person in self.inn.sandbox.core.world.people]

    def name_of(self, user: int) -> str:
        """A person by user id."""
        return next(person.name for person in self.inn.sandbox.core.world.people if person.id == user)

    async def kill(self) -> None:
        """Kills the process, whatever is being pressed, and starts it anew."""
        async with self._stepping:
            self._open.clear()
            await self.inn.restart(kill=True)
            self.kills += 1
            self._open.set()

    async def kill_between(self, seconds: float, most: int) -> None:
        """Kills it again and again, until it is cancelled."""
        for _ in range(most):
            await asyncio.sleep(self.rng.uniform(seconds / 2, seconds * 1.5))
            await self.kill()

    async def come_to_rest(self) -> None:
        """Waits until nothing is left to be told."""
        async with asyncio.timeout(PATIENCE):
            while self.inn.rows(_UNTOLD):  # noqa: ASYNC110 - the database tells nobody
                await asyncio.sleep(0.1)
        await self.inn.becalmed(seconds=1.0, within=PATIENCE)

    async def slash(self, person: Person, command: str, **options: Any) -> Answer:
        """A command, counted, once the bot is there."""
        await self._open.wait()
        self.pressed += 1
        return await person.slash(command, options=options)

    async def do(self, deed: Coroutine[Any, Any, Answer]) -> Answer:
        """Several presses, counted as one, once the bot is there."""
        await self._open.wait()
        self.pressed += 1
        return await deed

    async def press(self, person: Person, kind: Kind, payload: str | None = None) -> Answer:
        """Presses the newest control of a kind that the person sees. Raises NotOfferedError."""
        await self._open.wait()
        self.pressed += 1
        for seen in reversed(await person.read()):
            if has(seen, kind):
                with suppress(NotOfferedError):
                    return await take(person, offer_of(seen, kind, payload))
        raise NotOfferedError(f"{person.name} sees no {kind.name} {payload or ''}")

    async def seat(self, key: str, users: Sequence[str], channel: str) -> int:
        """Opens a table of a game and has everybody sit down, whoever is killed meanwhile; its match."""
        host, *guests = (self.inn.person(name, channel) for name in users)
        known = {match for match, _ in self._tables(channel)}
        names = ("opponent", "second", "third")
        invited = dict(zip(names, (guest.name for guest in guests), strict=False))
        async with asyncio.timeout(PATIENCE):
            while True:
                tables = [(match, phase) for match, phase in self._tables(channel) if match not in known]
                with suppress(*MISSED):
                    if not tables:
                        await self.slash(host, f"{COMMANDS[key]} start", **invited)
                    elif tables[-1][1] == "playing":
                        return int(tables[-1][0])
                    else:
                        await self._sit_down(tables[-1][0], [host, *guests])
                # After a kill the message of the lobby comes when its turn has come.
                await asyncio.sleep(LOOK)

    async def _sit_down(self, match: int, people: Sequence[Person]) -> None:
        there = {user for (user,) in self.inn.rows("SELECT user_id FROM seat WHERE match_id = ?", match)}
        for person in people:
            if self.inn.user_id(person.name) not in there:
                await self.press(person, Kind.JOIN)
        await self.press(people[0], Kind.BEGIN)

    def _tables(self, channel: str) -> list[tuple[Any, ...]]:
        where = self.inn.sandbox.core.world.channels
        number = next(place.id for place in where.values() if place.name == channel)
        return self.inn.rows("SELECT id, phase FROM match WHERE channel_id = ? ORDER BY id", number)

    async def play(self, match: int, channel: str, seed: int) -> None:
        """Plays a match to its end: each seat by the policy of the house's player, through `/act`."""
        following = Following(self.inn.database, match)
        users = {seat: self.name_of(user) for seat, user in following.seats.items()}
        rng, most = Random(seed), self.short.get(following.key, MOST_TRIES)
        done = 0
        for _ in range(MOST_TRIES):
            pending = following.look()
            if isinstance(pending, Outcome):
                return
            if isinstance(pending, Chance):
                await asyncio.sleep(0.02)
                continue
            seat = rng.choice([decision.seat for decision in pending.open])
            person = self.inn.person(users[seat], channel)
            with suppress(*MISSED):
                if done >= most:
                    await self.slash(person, "table", action="resign")
                    await self.press(person, Kind.RESIGN_NOW)
                    continue
                await self.slash(person, "act", action=following.choose(seat, rng))
                done += 1
        raise AssertionError(f"match {match} of {following.key} does not end")


class Following:
    """The truth of a match, read from the database as it grows; what nobody else may know."""

    def __init__(self, database: Path, match: int) -> None:
        self._database = database
        self._match = match
        ((self.key, options),) = self._read("SELECT game, options FROM match WHERE id = ?", match)
        game = bundles()[self.key].game
        agreed = game.options.model_validate_json(orjson.dumps(orjson.loads(options)))
        bundle = bundles()[self.key].of(agreed)
        self._game = game
        self._knowledge = bundle.agent.knowledge if bundle.agent is not None else None
        self._state: Any = game.new(agreed)
        self._reached = 0

    @property
    def seats(self) -> Mapping[str, int]:
        """Who sits where."""
        return dict(self._read("SELECT seat, user_id FROM seat WHERE match_id = ?", self._match))

    def look(self) -> Decisions | Chance | Outcome:
        """What is pending, after all that has been written."""
        query = (
            "SELECT seq, seat, text FROM entry WHERE match_id = ? AND seq > ? "
            "AND kind IN ('action', 'chance', 'resign') AND undone IS NULL ORDER BY seq"
        )
        for seq, seat, text in self._read(query, self._match, self._reached):
            if text == RESIGN:
                self._state = self._game.resign(self._state, seat).state
            else:
                self._state = self._game.apply(self._state, seat, self._game.parse(text)).state
            self._reached = seq
        return self._game.pending(self._state)

    def choose(self, seat: str, rng: Random) -> str:
        """What a sensible player might do."""
        legal = self._game.legal(self._state, seat)
        if self._knowledge is None:
            return str(rng.choice(legal))
        wise = self._knowledge.narrow(self._state, seat, legal)
        weights = self._knowledge.weigh(self._state, seat, wise)
        return str(rng.choices(wise, weights)[0])

    def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True, timeout=5)) as database:
            return database.execute(query, values).fetchall()


@asynccontextmanager
async def open_town(place: Path, people: int, tables: int, seed: int) -> AsyncIterator[Town]:
    """A town with a bot of its own."""
    settings = SandboxSettings(
        world=plan_town(people, tables), rates=RateSettings(enabled=False), record_limit=20_000
    )
    async with open_inn(place, settings) as inn:
        inn.expected |= {"no_answer", "late_answer", "double_answer"}
        inn.forgiven.add("ServerDisconnectedError")
        yield Town(inn, Random(seed))
