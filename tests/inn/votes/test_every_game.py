"""Every game is played by votes, whatever it asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.match import is_crowd
from cogs import bundles, games
from tests.inn.votes.crowd import HOST, PEOPLE, Crowd
from tests.match.house import House

MOST = 12
"""Votes of each game."""


@pytest.mark.parametrize("key", [game.facts.key for game in games()])
async def test_two_to_four_sides_of_a_server_play_every_game(key: str, tmp_path: Path) -> None:
    house = await House.open(tmp_path / "house.db", bundles()[key])
    crowd = await Crowd.gather(house, key, against_house=False)
    seats = [side.seat for side in (await crowd.sides()).sides]
    people = dict(zip(seats, PEOPLE, strict=False))
    for seat, user in people.items():
        await crowd.votes.join(crowd.match, user, seat)
    sides = await crowd.begin()
    assert len(seats) == max(bundles()[key].game.facts.players)
    assert all(is_crowd(user) for _, user in sides.table.seats)

    closed = 0
    for _ in range(4 * MOST):
        for user in people.values():
            if (await crowd.votes.ballot(crowd.match, user)).view.observation.legal:
                await crowd.first(user, closed % 2 and -1)
        closed += await crowd.close()
        if closed >= MOST:
            break

    assert closed >= MOST
    await house.tables.archive.verify(crowd.match)
    await house.store.close()


async def test_a_side_of_one_against_the_house_needs_no_one_else(confrontation: House) -> None:
    crowd = await Crowd.gather(confrontation, "confrontation")
    await crowd.begin()
    await crowd.play_house()
    await crowd.first(HOST)

    assert await crowd.close() == 1
    assert await crowd.votes.members(crowd.match, "light") == (HOST,)
