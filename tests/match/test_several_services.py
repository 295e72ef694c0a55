"""Two processes' services on one PostgreSQL database: nobody is answered from the past."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.repository import ask_once
from bot.match.values import RefusedError
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
    address = await asyncio.to_thread(server.new_house)
    stores = [await open_store(address, ShardPlan(2)) for _ in range(2)]
    return address, stores, [MatchService(store, {"tiny": tiny_bundle()}) for store in stores]


async def close(stores: list[Store]) -> None:
    """Closes them at the end."""
    for store in stores:
        await store.close()


async def test_each_sees_at_once_what_the_other_has_changed(server: Server) -> None:
    _, stores, (here, there) = await open_two(server)
    table = await victim.table_in(here, 1)
    for number in range(6):
        service = (here, there)[number % 2]
        views = [await service.view(table.id, user) for user in victim.USERS]
        user, view = next(
            (user, user_view)
            for user, user_view in zip(victim.USERS, views, strict=True)
            if user_view.observation.legal
        )
        answer = await service.act(
            table.id, user, view.stamp, [str(view.observation.legal[0])], f"p-{number}"
        )
        other = await (there, here)[number % 2].view(table.id, user)
        assert (other.table.seq, other.stamp) == (answer.view.table.seq, answer.view.stamp)
    await here.change_user_settings(11, lambda settings: settings.model_copy(update={"ahead": True}))
    changed = await there.change_user_settings(
        11, lambda settings: settings.model_copy(update={"notices": False})
    )
    assert (changed.ahead, changed.notices) == (True, False)
    await close(stores)


async def begin_turns(service: MatchService) -> Table:
    """A match of the tiny game in which the seats take turns."""
    table = await victim.table_in(service, 1)
    for user in victim.USERS[: len(table.seats)]:
        await service.act(table.id, user, None, ["put a", "ready"], f"ready-{user}")
    return await service.table(table.id)


async def whose_turn(service: MatchService, match: int) -> list[int]:
    """Who may play something."""
    return [user for user in victim.USERS if (await service.view(match, user)).observation.legal]


async def test_what_memory_would_refuse_is_looked_at_as_it_stands_now(server: Server) -> None:
    """Given a process knows the match as it was before another's turn was played with the other process."""
    _, stores, (here, there) = await open_two(server)
    match = (await begin_turns(here)).id
    [first] = await whose_turn(there, match)
    await here.act(match, first, None, ["end"], "with the one")
    [second] = await whose_turn(here, match)

    answer = await there.act(match, second, None, ["end"], "with the other")

    assert second != first
    assert not answer.repeated
    assert await whose_turn(here, match) == await whose_turn(there, match)
    await close(stores)


async def test_who_must_not_act_is_refused_by_both(server: Server) -> None:
    _, stores, services = await open_two(server)
    match = (await begin_turns(services[0])).id
    [first] = await whose_turn(services[1], match)
    second = next(user for user in victim.USERS if user != first)
    for service in services:
        with pytest.raises(RefusedError, match="refused-"):
            await service.act(match, second, None, ["end"], "too early")
    await close(stores)


async def test_within_one_look_the_database_is_asked_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a look at several things of a match; the next look asks anew and sees what was changed."""
    _, stores, (here, there) = await open_two(server)
    match = (await begin_turns(here)).id
    share = stores[0].share
    assert share is not None
    asked, revision = [], share.revision

    async def count(number: int) -> int | None:
        asked.append(number)
        return await revision(number)

    monkeypatch.setattr(share, "revision", count)
    with ask_once():
        [first] = await whose_turn(here, match)
        await here.table(match)
    assert asked == [match]
    await here.table(match)
    await here.table(match)
    assert asked == [match] * 3
    await there.act(match, first, None, ["end"], "with the other")
    with ask_once():
        assert await whose_turn(here, match) != [first]
    await close(stores)


async def test_the_same_press_on_both_counts_once(server: Server) -> None:
    address, stores, services = await open_two(server)
    table = await victim.table_in(services[0], 1)
    for number in range(5):
        views = {user: await services[0].view(table.id, user) for user in victim.USERS}
        user = next(user for user, view in views.items() if view.observation.legal)
        text, stamp = str(views[user].observation.legal[0]), views[user].stamp
        presses = [service.act(table.id, user, stamp, [text], f"p-{number}") for service in services]
        answers = await asyncio.gather(*presses)
        assert sorted(answer.repeated for answer in answers) == [False, True]
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

    playing = [
        asyncio.create_task(play(match_service, channel))
        for match_service in services
        for channel in victim.CHANNELS
    ]
    while len(journal.answers) < ANSWERS:
        await asyncio.sleep(0.01)
        assert not any(task.done() for task in playing)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for match, _, _ in await stores[0].playing():
        await services[0].archive.verify(match)
    await close(stores)
    tokens, presses, actions = counted(lambda text: server.query(address, text))
    assert journal.answers <= tokens <= journal.presses.keys()
    assert presses == actions
