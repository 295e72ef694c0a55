"""Which tables wait for somebody, and since when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.match.values import Place
from tests.match.house import ANN, BEN, CAT, House


async def test_the_table_that_has_waited_longest_comes_first(house: House) -> None:
    first = await house.settled()
    second = await house.settled(ANN, CAT, place=Place(1, 12))
    assert [turn.table.id for turn in await house.tables.waiting_for(ANN)] == [first, second]

    await house.play(first, ANN, "end")
    await house.play(first, BEN, "end")

    assert [turn.table.id for turn in await house.tables.waiting_for(ANN)] == [second, first]
    assert await house.tables.waiting_for(BEN) == []
    onward = await house.tables.next_for(ANN, second)
    assert onward is not None
    assert onward.table.id == first


async def test_a_table_without_a_decision_of_ones_own_waits_for_others(house: House) -> None:
    match = await house.settled()
    await house.lobby(BEN, place=Place(1, 12))

    lobby, playing = await house.tables.turns_of(BEN)

    assert (playing.table.id, playing.choosing) == (match, (ANN,))
    assert lobby.choosing == ()
    assert await house.tables.next_for(BEN, match) is None


async def test_what_another_does_in_secret_moves_no_clock_of_ones_own(house: House) -> None:
    match = await house.begun()
    (before,) = await house.tables.waiting_for(BEN)

    await house.play(match, ANN, "put a")

    assert await house.tables.waiting_for(BEN) == [before]
    (own,) = await house.tables.waiting_for(ANN)
    assert own.since > before.since


@pytest.mark.parametrize("secret", [False, True])
async def test_a_restart_changes_no_clock(house: House, secret: bool) -> None:
    match = await (house.begun() if secret else house.settled())
    await house.play(match, ANN, "put a" if secret else "step 1")
    before = [await house.tables.turns_of(user) for user in (ANN, BEN)]

    later = await house.reopened()

    after = [await later.tables.turns_of(user) for user in (ANN, BEN)]
    assert [
        [replace(later_turn, table=turn.table) for later_turn, turn in zip(*pair, strict=True)]
        for pair in zip(after, before, strict=True)
    ] == before
    await later.store.close()
