"""Evenings of a server that votes: many people on sides, by buttons and menus alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from bot.engine import Seat
from bot.match.match import crowd_of
from bot.text import LANGUAGES, Language
from bot.ui.messages.table import SPECTATOR
from cogs.inn.votes import delivery
from cogs.inn.votes.service import lasts
from tests.simcord.crowd import CrowdedTable, gather, invite
from tests.simcord.driver import Inn
from tests.simcord.watched_votes import Decided, Watch
from tests.soak import SOAK

LIGHT, DARK = "light", "dark"
FREE, SHADOW = "free_peoples", "shadow"
LOCALES = {"en": "en-US", "pl": "pl"}
TURNS = 3
"""Turns of War of the Ring that are played where the whole is."""
A_FEW = 3
"""People who vote on most decisions: then the time for the others passes."""
SLICE = 8
"""Decisions that are voted on where not the whole is played."""
MOST = 2_000
AGAINST_HOUSE, TWO_SIDES = {FREE: 12}, {FREE: 6, SHADOW: 6}
WARS = [("en", AGAINST_HOUSE), ("pl", TWO_SIDES)]
WARS += [("pl", AGAINST_HOUSE), ("en", TWO_SIDES)] if SOAK else []


@pytest.fixture(autouse=True)
def _edits_come_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "BETWEEN", 0.0)


async def vote_on(table: CrowdedTable, seat: Seat, voters: Sequence[str], rng: Random, watch: Watch) -> None:
    """One or two propose something, the others vote for one of that or change their minds, and it is over."""
    stamp, before = (await watch.row(seat)).stamp, await watch.count_actions(seat)
    message = await watch.message_of(seat, stamp)
    for number, name in enumerate(voters):
        if number == 0 or (number == 1 and rng.random() < 0.3):
            ballot = await table.propose(name, rng)
        else:
            ballot = await table.second(name, rng)
        watch.see_count(seat, ballot, number + 1)
        if 0 < number < len(voters) - 1 and rng.random() < 0.3:
            watch.see_count(seat, await table.second(rng.choice(voters[:number]), rng), number + 1)
    if len(voters) < len(table.sides[seat]):
        matches = table.inn.pony.services.matches
        await table.inn.advance(lasts(await matches.table(table.match)) + 1)
    while (row := await watch.row(seat)).stamp == stamp and row.due is not None:
        await table.inn.calm()
    await watch.see_closed(Decided(seat, stamp, tuple(voters)), message, before)
    await watch.see_everything()


async def play(
    table: CrowdedTable, rng: Random, watch: Watch, most: int, *, everybody: int = 1, turns: int = MOST
) -> None:
    """Plays on. everybody: on how many decisions all vote, before a few do; turns: how many are enough."""
    for number in range(most):
        await table.inn.calm()
        view = await table.inn.pony.services.matches.view(table.match, SPECTATOR)
        if await table.is_over() or getattr(view.observation, "turn", 0) in range(turns + 1, MOST):
            return
        while not (open_sides := await table.open_sides()):
            await table.inn.calm()
        seat = rng.choice(open_sides)
        names = table.sides[seat]
        await vote_on(table, seat, names if number < everybody else rng.sample(names, A_FEW), rng, watch)


def language(inn: Inn, locale: str) -> None:
    """Everybody speaks it, and so does the server."""
    inn.guild_locale = locale
    inn.env.backend.edit_guild(inn.env.guild.id, {"preferred_locale": locale})
    for name in inn.users:
        inn.set_locale(name, locale)


async def begin(inn: Inn, key: str, spoken: Language, crowds: Mapping[Seat, int]) -> Watch:
    """A game that has begun, so many people on each side, and somebody who watches it."""
    names = iter(invite(inn, sum(crowds.values())))
    language(inn, LOCALES[spoken])
    sides = {seat: [next(names) for _ in range(count)] for seat, count in crowds.items()}
    return Watch(await gather(inn, key, sides), spoken)


async def end(table: CrowdedTable, seat: Seat) -> None:
    """A side gives up, unless the game is over."""
    matches = table.inn.pony.services.matches
    if not await table.is_over():
        loaded = await matches.repository.get(table.match)
        await matches.resign(table.match, crowd_of(loaded, seat), "give-up")
    await table.inn.calm()


@pytest.mark.parametrize(("spoken", "crowds"), WARS)
async def test_twelve_people_play_three_turns_of_a_war(
    inn: Inn, spoken: Language, crowds: Mapping[Seat, int]
) -> None:
    watch = await begin(inn, "war", spoken, crowds)
    table = watch.table

    await play(table, Random(4), watch, MOST if SOAK else SLICE, turns=TURNS)
    view = await inn.pony.services.matches.view(table.match, SPECTATOR)
    await end(table, FREE)

    assert not SOAK or view.observation.outcome is not None or view.observation.turn > TURNS
    assert {decided.seat for decided in watch.decided} == set(crowds)
    assert len(await inn.pony.store.votes.members(table.match)) == 12
    await watch.see_one_message_a_decision()
    await watch.see_told(inn.person(table.sides[FREE][0]))


@pytest.mark.parametrize("spoken", LANGUAGES)
async def test_twenty_people_play_a_confrontation_on_two_sides_to_its_end(inn: Inn, spoken: Language) -> None:
    watch = await begin(inn, "confrontation", spoken, {LIGHT: 10, DARK: 10})
    table = watch.table

    await play(table, Random(4), watch, MOST if SOAK else SLICE, everybody=2)
    over = await table.is_over()
    await end(table, DARK)

    assert over or not SOAK
    await watch.see_one_message_a_decision()
    await watch.see_told(inn.person(table.sides[LIGHT][0]))
