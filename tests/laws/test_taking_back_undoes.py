"""A take-back undoes the action and what the action did, and nothing else (docs/taking-back.md).

Games of every title and the tiny game at tables with a pace, two to four seats, at which people also pause,
claim, resign, take each other out, hand seats on, let the house play, are erased, and the process dies and
comes back. TAKE_BACK_GAMES says how many games of each.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random

import pytest

from bot.match.bundle import GameBundle
from bot.match.clocks import DAY, HOUR, MINUTE
from bot.match.values import RefusedError
from cogs import bundles
from tests.laws.laws import any_options
from tests.laws.take_backs import WatchedTable
from tests.match.tiny_game import tiny_bundle
from tests.soak import SOAK

GAMES = int(os.environ.get("TAKE_BACK_GAMES", "100" if SOAK else "2"))
STEPS = 60
TITLES: Mapping[str, GameBundle] = {"tiny": tiny_bundle(), **bundles()}
SPANS = {
    "live": (30, 2 * MINUTE, 4 * MINUTE, 20 * MINUTE, 11 * HOUR, 13 * HOUR),
    "today": (MINUTE, 20 * MINUTE, 50 * MINUTE, 3 * HOUR, 11 * HOUR, 13 * HOUR),
    "day": (HOUR, 9 * HOUR, 20 * HOUR, 3 * DAY, 11 * HOUR, 50 * DAY),
}

Doing = Callable[[WatchedTable], Awaitable[object]]


async def let_time_pass(table: WatchedTable) -> None:
    clocks = (await table.loaded()).clocks
    assert clocks is not None
    spans = SPANS[clocks.pace]
    await table.pass_time(table.rng.choices(spans, (6, 6, 6, 3, 1, 1))[0])


async def take_back(table: WatchedTable) -> None:
    await table.take_back(willing=table.rng.random() < 0.8)


async def pause(table: WatchedTable) -> None:
    people = await table.people()
    user = table.rng.choice(list(people.values()))
    if (await table.loaded()).paused:
        await table.house.tables.end_pause(table.match, user, table.house.token())
        return
    await table.house.tables.propose(table.match, user, "pause", table.house.token())
    await table.answer(people, willing=True)


async def ask_for_hints(table: WatchedTable) -> None:
    user = table.rng.choice(list((await table.people()).values()))
    await table.house.tables.ask_hints(table.match, user, table.house.token())


async def claim(table: WatchedTable) -> None:
    """Something is claimed of who is late, or they are given time."""
    people = await table.people()
    clocks = (await table.loaded()).clocks
    assert clocks is not None
    late = clocks.late(table.house.clock.moment())
    others = [user for seat, user in people.items() if seat not in late]
    if not late or not others:
        return
    asked, seat = table.house.tables.clocks, table.rng.choice(late)
    kind = table.rng.choice(["house", "win", "out", "wait"])
    if kind == "wait":
        await asked.wait(table.match, others[0], seat, table.house.token())
    else:
        await asked.claim(table.match, others[0], seat, kind, table.house.token())  # type: ignore[arg-type]


async def answer_claim(table: WatchedTable) -> None:
    clocks = (await table.loaded()).clocks
    if clocks is not None and clocks.claim is not None:
        user = (await table.people()).get(clocks.claim.of)
        if user is not None:
            await table.house.tables.clocks.answer(table.match, user, table.house.token())


async def leave(table: WatchedTable) -> None:
    """Somebody's part in the game ends; where two are left, seats are handed on alone."""
    people = await table.people()
    tables, token = table.house.tables, table.house.token
    seat = table.rng.choice(sorted(people))
    user, other = people[seat], next((person for person in people.values() if person != people[seat]), None)
    ways = (
        ["substitute", "stand-in"]
        if len(people) <= 2
        else ["resign", "erase", "remove", "substitute", "stand-in"]
    )
    way = table.rng.choice(ways)
    if way == "resign":
        await tables.resign(table.match, user, token())
    elif way == "erase":
        await tables.erase(user)
    elif way == "remove" and other is not None:
        await tables.remove(table.match, other, user, token())
        await table.answer(people, willing=True)
    elif way == "stand-in":
        await tables.ask_stand_in(table.match, user, user, "regular", token())
        await table.answer(people, willing=True)
    elif way == "substitute":
        newcomer = next(table.users)
        await tables.substitute(table.match, user, newcomer, user, token())
        await table.answer({**people, "": newcomer}, willing=True)


DOINGS: Mapping[Doing, int] = {
    WatchedTable.act: 40,
    let_time_pass: 25,
    take_back: 25,
    pause: 3,
    claim: 6,
    answer_claim: 1,
    ask_for_hints: 1,
    leave: 1,
    WatchedTable.restart: 3,
}


async def play(bundle: GameBundle, seed: int, path: Path) -> WatchedTable:
    """Plays a part of a game, watched."""
    rng = Random(f"{bundle.key}-{seed}")
    table = await WatchedTable.begin(path, bundle, any_options(bundle.game, rng), rng)
    for _ in range(STEPS):
        before = await table.loaded()
        if before.phase != "playing" or not await table.people():
            break
        doing = rng.choices(list(DOINGS), list(DOINGS.values()))[0]
        try:
            await doing(table)
        except RefusedError as error:
            if not error.reason.startswith("refused-"):
                raise
        await table.watch(before)
    await table.house.store.close()
    return table


@pytest.mark.parametrize("key", TITLES)
async def test_a_take_back_undoes_the_action_and_what_it_did_and_nothing_else(
    key: str, tmp_path: Path
) -> None:
    taken = 0
    for seed in range(GAMES):
        table = await play(TITLES[key], seed, tmp_path / f"{seed}.db")
        taken += table.taken
    assert taken > 0
