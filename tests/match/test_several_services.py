"""Two processes' services on one PostgreSQL database: nobody is answered from the past."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.match.service import MatchService
from bot.match.table import RefusedError
from bot.store import ShardPlan, Store
from bot.store.opening import open_store
from tests.match import victim
from tests.match.killing import Journal
from tests.match.test_killed import counted
from tests.match.tiny_game import tiny_bundle
from tests.postgres import Server
from tests.soak import SOAK

ANSWERS = 5000 if SOAK else 100


async def open_two(server: Server) -> tuple[str, list[Store], list[MatchService]]:
    """A database, two stores on it, and the service of each."""
    address = server.new_database()
    stores = [await open_store(address, ShardPlan(2)) for _ in range(2)]
    return address, stores, [MatchService(each, {"tiny": tiny_bundle()}) for each in stores]


async def close(stores: list[Store]) -> None:
    """Closes them at the end."""
    for each in stores:
        await each.close()


async def test_each_sees_at_once_what_the_other_has_changed(server: Server) -> None:
    _, stores, (here, there) = await open_two(server)
    table = await victim.table_in(here, 1)
    for number in range(6):
        service = (here, there)[number % 2]
        views = [await service.view(table.id, user) for user in victim.USERS]
        user, view = next(
            (user, each) for user, each in zip(victim.USERS, views, strict=True) if each.observation.legal
        )
        answer = await service.act(
            table.id, user, view.stamp, [str(view.observation.legal[0])], f"p-{number}"
        )
        other = await (there, here)[number % 2].view(table.id, user)
        assert (other.table.seq, other.stamp) == (answer.view.table.seq, answer.view.stamp)
    await here.change_user_settings(11, lambda each: each.model_copy(update={"ahead": True}))
    changed = await there.change_user_settings(11, lambda each: each.model_copy(update={"notices": False}))
    assert (changed.ahead, changed.notices) == (True, False)
    await close(stores)


async def test_the_same_press_on_both_counts_once(server: Server) -> None:
    address, stores, services = await open_two(server)
    table = await victim.table_in(services[0], 1)
    for number in range(5):
        views = {user: await services[0].view(table.id, user) for user in victim.USERS}
        user = next(user for user, each in views.items() if each.observation.legal)
        text, stamp = str(views[user].observation.legal[0]), views[user].stamp
        presses = [each.act(table.id, user, stamp, [text], f"p-{number}") for each in services]
        answers = await asyncio.gather(*presses)
        assert sorted(each.repeated for each in answers) == [False, True]
    tokens, presses_of, actions = counted(lambda text: server.query(address, text))
    assert (len(tokens), presses_of) == (5, actions)
    await close(stores)


async def test_played_at_full_speed_from_both_nothing_is_lost_or_doubled(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, stores, services = await open_two(server)
    journal = Journal()
    monkeypatch.setattr(victim, "say", lambda *words: journal.note(" ".join(map(str, words))))

    async def play(service: MatchService, channel: int) -> None:
        rng = Random(channel)
        while True:
            try:
                await victim.play(service, channel, rng)
            except RefusedError:
                # Both have opened the lobby, or begun the game, at the same moment.
                await asyncio.sleep(0)

    playing = [asyncio.create_task(play(each, channel)) for each in services for channel in victim.CHANNELS]
    while len(journal.answers) < ANSWERS:
        await asyncio.sleep(0.01)
        assert not any(each.done() for each in playing)
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for match, _, _ in await stores[0].playing():
        await services[0].archive.verify(match)
    await close(stores)
    tokens, presses, actions = counted(lambda text: server.query(address, text))
    assert journal.answers <= tokens <= journal.presses.keys()
    assert presses == actions
