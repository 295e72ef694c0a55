"""Take-backs at tables of real games: they win no time, and bring nobody back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.engine import Seat
from bot.match.clocks import MINUTE, TERMS
from bot.match.values import RefusedError
from cogs import bundles
from tests.laws.take_backs import WatchedTable
from tests.match.house import refused

MOST_SEEDS = 60
MOST_STEPS = 40


async def reach(table: WatchedTable, text: str) -> Seat | None:
    """Plays at random until somebody may do this; who."""
    for _ in range(MOST_STEPS):
        loaded = await table.loaded()
        for decision in loaded.decisions().open:
            if text in map(str, loaded.game.legal(loaded.state, decision.seat)):
                return decision.seat
        await table.act()
        if await table.is_over():
            break
    return None


async def reach_freely(tmp_path: Path, key: str, text: str) -> tuple[WatchedTable, Seat]:
    """A table at which somebody may do this, and take it back freely."""
    bundle = bundles()[key]
    for seed in range(MOST_SEEDS):
        path = tmp_path / f"{seed}.db"
        table = await WatchedTable.begin(path, bundle, bundle.game.options(), Random(seed), pace="live")
        seat = await reach(table, text)
        if seat is not None:
            user = (await table.people())[seat]
            view = (await table.house.tables.act(table.match, user, None, [text], table.house.token())).view
            if view.can_undo == "free":
                await table.house.tables.undo(table.match, user, table.house.token())
                return table, seat
        await table.house.store.close()
    raise AssertionError(f"nobody could {text}")


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("war", "use will_of_the_west move_armies"),
        ("battle", "place gandalf 1"),
        ("journey", "take yellow"),
        ("duel", "play c1_22"),
    ],
)
async def test_no_deadline_moves_by_a_move_and_a_free_take_back(tmp_path: Path, key: str, text: str) -> None:
    table, seat = await reach_freely(tmp_path, key, text)
    house, match, user = table.house, table.match, (await table.people())[seat]
    while True:
        moment = house.clock.moment()
        await house.pass_time(4 * MINUTE)
        before = dict(await house.due())
        await house.tables.act(match, user, None, [text], house.token())
        await house.tables.undo(match, user, house.token())
        assert dict(await house.due()) == before
        if seat not in before:
            break
        assert before[seat] <= moment + TERMS["live"].allowance + TERMS["live"].reserve
    clocks = (await house.tables.table(match)).clocks
    assert clocks is not None
    assert seat in clocks.late(house.clock.moment())
    assert clocks.of(seat).left(clocks.terms, house.clock.moment()) == 0
    await house.store.close()


@pytest.mark.parametrize("way", ["resigns", "is taken out"])
async def test_in_the_battle_nobody_comes_back_by_a_take_back_they_were_not_asked_about(
    tmp_path: Path, way: str
) -> None:
    """Given three people, of whom the first has had a turn and the second plays no more."""
    bundle = bundles()["battle"]
    options = bundle.game.options(seats=("north", "east", "south"), first="north")
    table = await WatchedTable.begin(tmp_path / "battle.db", bundle, options, Random(1))
    house, match, people = table.house, table.match, await table.people()
    first = (await table.loaded()).decisions().open[0].seat
    while (await table.loaded()).decisions().of(first):
        await table.act()
    second, third = (seat for seat in people if seat != first)
    assert (await house.tables.view(match, people[first])).can_undo != "no"
    if way == "resigns":
        await house.tables.resign(match, people[second], "r")
    else:
        await house.tables.remove(match, people[first], people[second], "r")
        await house.tables.agree(match, people[third], "ra")
    log = await house.log(match)
    assert (await house.tables.view(match, people[first])).can_undo == "no"
    asked = house.tables.undo(match, people[first], "u")
    assert (await refused(asked)).reason == "refused-undo-wall"
    with pytest.raises(RefusedError):
        await house.tables.agree(match, people[third], "a")
    assert await house.log(match) == log
    loaded = await table.loaded()
    assert loaded.resigned == (second,)
    assert second not in loaded.still_playing()
    await house.store.close()
