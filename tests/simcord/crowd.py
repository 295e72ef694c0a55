"""Crowds at Discord: many people on the sides of a game, their threads, their ballots, their votes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.engine import Seat
from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs import game
from tests.simcord.closed_doors import newcomer
from tests.simcord.driver import Inn, Person
from tests.waiting import PATIENCE
from tests.wire.people import Offer, offers, take

WALKING = (Kind.VOTE_ACT, Kind.VOTE_PICK, Kind.VOTE_WALK)
MOST_STEPS = 60


async def seen(person: Person, is_meant: Callable[[SeenMessage], bool]) -> SeenMessage:
    """A message once it is there: what shows a vote comes by itself."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await person.inn.calm()
            there = next((message for message in reversed(await person.read()) if is_meant(message)), None)
            if there is not None:
                return there
            await asyncio.sleep(0.02)


def ways(message: SeenMessage, what: str) -> list[Offer]:
    """The buttons and the lines of menus of a vote game that do so."""
    return [
        offer for offer in offers(message) if offer.press.kind is Kind.VOTE and offer.press.payload == what
    ]


def can(message: SeenMessage, what: str) -> bool:
    """Whether a message offers to do so."""
    return bool(ways(message, what))


def invite(inn: Inn, count: int) -> list[str]:
    """The names of so many people of the server, of whom most have just come."""
    names = [*inn.users, *(f"guest{number}" for number in range(count))][:count]
    for name in names:
        if name not in inn.users:
            newcomer(inn, name)
    return names


@dataclass
class CrowdedTable:
    """A game that people vote in. sides: who is on which; threads: where each was last seen to talk."""

    inn: Inn
    match: int
    sides: Mapping[Seat, Sequence[str]]
    threads: dict[Seat, str] = field(default_factory=dict)

    async def thread(self, seat: Seat) -> str:
        """The thread of a side; when the game is over and it is forgotten, the one it had."""
        rows = await self.inn.pony.store.votes.sides(self.match)
        thread = next(row.thread for row in rows if row.seat == seat)
        if thread is None and await self.is_over():
            return self.threads[seat]
        self.threads[seat] = str(thread)
        return self.threads[seat]

    async def person(self, name: str) -> Person:
        """Somebody in the thread of their side."""
        seat = next(seat for seat, names in self.sides.items() if name in names)
        return self.inn.person(name, await self.thread(seat))

    async def ballot(self, name: str) -> SeenMessage:
        """What somebody sees who presses *Vote*."""
        person = await self.person(name)
        asked = await seen(person, lambda message: can(message, "") and not message.ephemeral)
        return (await take(person, ways(asked, "")[0])).message

    async def propose(self, name: str, rng: Random) -> SeenMessage:
        """Somebody goes through the menu at random until they can vote for something, and votes for it."""
        person = await self.person(name)
        shown = (await take(person, ways(await self.ballot(name), "another")[0])).message
        for _ in range(MOST_STEPS):
            if can(shown, "confirm"):
                before, shown = shown, (await take(person, ways(shown, "confirm")[0])).message
                assert can(shown, "for"), f"{before.text}\n---\n{shown.text}"
                return shown
            onward = [offer for offer in offers(shown) if offer.press.kind in WALKING]
            if not onward:
                assert "for" in {offer.press.payload for offer in offers(shown)}, shown.text
                return shown
            shown = (await take(person, rng.choice(onward))).message
        raise AssertionError(f"a menu without an end:\n{shown.text}")

    async def second(self, name: str, rng: Random) -> SeenMessage:
        """Somebody votes for one of the choices others have proposed."""
        person, ballot = await self.person(name), await self.ballot(name)
        choices = ways(ballot, "for")
        assert choices, ballot.text
        return (await take(person, rng.choice(choices))).message

    async def open_sides(self) -> list[Seat]:
        """The sides with an open vote."""
        rows = await self.inn.pony.store.votes.sides(self.match)
        return [row.seat for row in rows if row.due]

    async def is_over(self) -> bool:
        """Whether the game is over."""
        return (await self.inn.pony.services.matches.table(self.match)).phase != "playing"


async def open_lobby(inn: Inn, host: str, key: str, channel: str = "table-1") -> SeenMessage:
    """A lobby that its host has made one of a vote game."""
    person = inn.person(host, channel)
    opened = (await person.slash(f"{game(key).facts.command} start")).message
    await take(person, ways(opened, "open")[0])
    return await seen(person, lambda message: can(message, "begin"))


async def gather(
    inn: Inn, key: str, sides: Mapping[Seat, Sequence[str]], channel: str = "table-1"
) -> CrowdedTable:
    """A game that has begun: these people on its sides, the house on all others."""
    host = next(iter(sides.values()))[0]
    person = inn.person(host, channel)
    await open_lobby(inn, host, key, channel)

    async def lobby() -> SeenMessage:
        return await seen(person, lambda message: can(message, "begin"))

    seats = game(key).facts.seats
    for seat in seats:
        if seat not in sides:
            menu = next(offer for offer in ways(await lobby(), "assign") if offer.value == f"{seat}.newcomer")
            await take(person, menu)
    for seat, names in sides.items():
        for name in names:
            guest = inn.person(name, channel)
            await take(guest, ways(await lobby(), f"join.{seat}")[0])
    await take(person, ways(await lobby(), "begin")[0])
    await inn.calm()
    (match,) = await inn.pony.store.matches(("playing",))
    return CrowdedTable(inn, match, sides)
