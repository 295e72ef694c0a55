"""Whole tournaments, with the database, the director and random moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.match.tournaments.model import Terms
from tests.match.house import House
from tests.match.tournaments.cup import PEOPLE, Cup, Hall


@pytest.fixture
async def cup(tmp_path: Path) -> AsyncIterator[Cup]:
    cup = Cup(await House.open(tmp_path / "house.db"), Hall(), Random(4))
    yield cup
    await cup.house.store.close()


async def test_four_play_a_swiss_of_two_rounds_to_its_end(cup: Cup) -> None:
    await cup.open(PEOPLE[:4], Terms())
    begun = await cup.begin()
    assert (begun.phase, begun.round, len(begun.games)) == ("playing", 1, 2)
    assert all(each.match and each.channel for each in begun.games)

    second = await cup.play_round()
    over = await cup.play_round()

    assert second.round == 2
    assert over.phase == "over"
    assert sum(each.of(number) for each in over.games for number in each.players) == 4 * 12
    assert cup.hall.shown[-1].phase == "over"
