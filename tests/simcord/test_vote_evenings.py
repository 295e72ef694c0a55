"""Evenings of a server that votes: many people on sides, by buttons and menus alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.engine import Seat
from bot.match.match import crowd_of
from bot.sandbox import SeenMessage
from bot.text import LANGUAGES
from bot.ui.page import Kind
from cogs.inn.votes import delivery
from cogs.inn.votes.service import lasts
from tests.simcord.crowd import CrowdedTable, gather, invite, seen, ways
from tests.simcord.driver import Inn, Person
from tests.wire.people import has, offer_of, take

LIGHT, DARK = "light", "dark"
LOCALES = {"en": "en-US", "pl": "pl"}
A_FEW = 3
"""People who vote on most decisions: then the time for the others passes."""


@pytest.fixture(autouse=True)
def _edits_come_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "BETWEEN", 0.0)


async def vote_on(table: CrowdedTable, seat: Seat, voters: Sequence[str], rng: Random) -> None:
    """One or two propose something, the others vote for one of that, and the vote is over."""
    first, *others = voters
    stamp = await stamp_of(table, seat)
    await table.propose(first, rng)
    for number, name in enumerate(others):
        if number == 0 and rng.random() < 0.3:
            await table.propose(name, rng)
        else:
            await table.second(name, rng)
    if len(voters) < len(table.sides[seat]):
        matches = table.inn.pony.services.matches
        await table.inn.advance(lasts(await matches.table(table.match)) + 1)
    while await stamp_of(table, seat) == stamp and not await table.is_over():
        await table.inn.calm()


async def stamp_of(table: CrowdedTable, seat: Seat) -> tuple[int, bool]:
    """Which decision of a side is voted on, and whether it still is."""
    rows = await table.inn.pony.store.votes.sides(table.match)
    return next((row.stamp, row.due is not None) for row in rows if row.seat == seat)


async def play(table: CrowdedTable, rng: Random, decisions: int, everybody: int = 1) -> int:
    """Plays on; how many decisions were voted on. everybody: on how many all vote, before a few do."""
    for number in range(decisions):
        await table.inn.calm()
        if await table.is_over():
            return number
        while not (open_sides := await table.open_sides()):
            await table.inn.calm()
        seat = rng.choice(open_sides)
        names = table.sides[seat]
        await vote_on(table, seat, names if number < everybody else rng.sample(names, A_FEW), rng)
    return decisions


def language(inn: Inn, locale: str) -> None:
    """Everybody speaks it."""
    inn.guild_locale = locale
    for name in inn.users:
        inn.set_locale(name, locale)


@pytest.mark.parametrize("spoken", LANGUAGES)
async def test_twelve_people_play_a_war_against_the_house(inn: Inn, spoken: str) -> None:
    names = invite(inn, 12)
    language(inn, LOCALES[spoken])
    table = await gather(inn, "war", {"free_peoples": names})

    voted = await play(table, Random(4), 6)

    assert voted == 6
    assert len(await inn.pony.store.votes.members(table.match)) == 12


@pytest.mark.parametrize("spoken", LANGUAGES)
async def test_twenty_people_play_a_confrontation_on_two_sides_to_its_end(inn: Inn, spoken: str) -> None:
    names = invite(inn, 20)
    language(inn, LOCALES[spoken])
    table = await gather(inn, "confrontation", {LIGHT: names[:10], DARK: names[10:]})

    voted = await play(table, Random(4), 12, everybody=2)
    matches = inn.pony.services.matches
    if not await table.is_over():
        loaded = await matches.repository.get(table.match)
        await matches.resign(table.match, crowd_of(loaded, DARK), "give-up")
    await inn.calm()

    host = inn.person(names[0])
    told = await told_of(host, table)
    assert voted > 0
    assert "1." in told.text
    assert "✅" in told.text
    assert any(f"<@{inn.user_id(name)}>" in told.text for name in names)


async def told_of(person: Person, table: CrowdedTable) -> SeenMessage:
    """The page that tells who voted for what, by the buttons of the table."""
    ended = await seen(person, lambda message: has(message, Kind.MORE))
    more = (await take(person, offer_of(ended, Kind.MORE))).message
    return (await take(person, ways(more, "told")[0])).message
