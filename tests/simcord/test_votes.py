"""A vote game through the real bot: the lobby, the side's thread, ballots, and what most want."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs.inn.votes import delivery
from tests.simcord.driver import Inn, Person
from tests.waiting import PATIENCE
from tests.wire.people import Offer, offers, take

PROPOSING = (Kind.VOTE_ACT, Kind.VOTE_PICK)


@pytest.fixture(autouse=True)
def _edits_come_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "BETWEEN", 0.02)


async def seen(
    person: Person, is_meant: Callable[[SeenMessage], bool], within: float = PATIENCE
) -> SeenMessage:
    """A message once it is there: what shows a vote comes by itself."""
    end = asyncio.get_running_loop().time() + within
    while True:
        await person.inn.calm()
        messages = await person.read()
        meant_message = next((message for message in reversed(messages) if is_meant(message)), None)
        if meant_message is not None:
            return meant_message
        if asyncio.get_running_loop().time() > end:
            raise TimeoutError("\n---\n".join(message.text for message in messages))
        await asyncio.sleep(0.02)


def way(message: SeenMessage, what: str, value: str = "") -> Offer:
    """The button or the line of a menu of a vote game that does so."""
    vote_offers = [
        offer for offer in offers(message) if offer.press.kind is Kind.VOTE and offer.press.payload == what
    ]
    vote_offers = [offer for offer in vote_offers if not value or offer.value == value]
    assert vote_offers, f"no {what} on: {message.text}"
    return vote_offers[0]


def can(message: SeenMessage, what: str) -> bool:
    return any(offer.press.kind is Kind.VOTE and offer.press.payload == what for offer in offers(message))


async def lobby(person: Person, what: str = "begin") -> SeenMessage:
    """The lobby, once it offers that."""
    return await seen(person, lambda message: can(message, what))


async def thread_of(inn: Inn, match: int, seat: str = "light") -> str:
    sides = await inn.pony.store.votes.sides(match)
    return str(next(side.thread for side in sides if side.seat == seat))


async def gather(inn: Inn, *names: str, command: str = "confront") -> int:
    """A game in which these people vote against the house; the first is its host."""
    host = inn.person(names[0])
    opened = (await host.slash(f"{command} start")).message
    await take(host, way(opened, "open"))
    await inn.calm()
    await take(host, way(await lobby(host), "assign", "dark.newcomer"))
    for name in names[1:]:
        person = inn.person(name)
        await take(person, way(await lobby(person), "join.light"))
    await inn.calm()
    await take(host, way(await lobby(host), "begin"))
    await inn.calm()
    return next(iter(await inn.pony.store.matches(("playing",))))


async def vote_in(person: Person) -> SeenMessage:
    """The message of the open vote in the side's thread."""
    return await seen(person, lambda message: can(message, ""))


async def propose(person: Person, ballot: SeenMessage, steps: int = 1) -> SeenMessage:
    """Somebody goes through the menu, takes the first thing there is so often, and votes for that."""
    shown = (await take(person, way(ballot, "another"))).message
    for _ in range(steps):
        offer = next(
            proposal
            for proposal in offers(shown)
            if proposal.press.kind in PROPOSING and (proposal.value is None or proposal.value.startswith("a"))
        )
        shown = (await take(person, offer)).message
    return (await take(person, way(shown, "confirm"))).message if can(shown, "confirm") else shown


async def test_people_vote_in_their_thread_and_what_most_want_is_done(inn: Inn) -> None:
    match = await gather(inn, "frida", "tom", "zosia")
    thread = await thread_of(inn, match)
    frida, tom, zosia = (inn.person(name, thread) for name in ("frida", "tom", "zosia"))

    asked = await vote_in(frida)
    assert "0 of 3 have voted" in asked.text
    mine = await propose(frida, (await take(frida, way(asked, ""))).message)
    assert "You’ve voted for" in mine.text
    for person in (tom, zosia):
        ballot = (await take(person, way(await vote_in(person), ""))).message
        choice = way(ballot, "for")
        await take(person, choice)

    await seen(frida, lambda message: "Decided. 3 of 3 voted." in message.text)
    await seen(frida, lambda message: "0 of 3 have voted" in message.text)
    entries = await inn.pony.store.entries(match)
    assert sum(entry.kind == "action" and entry.seat == "light" for entry in entries) == 1
