"""A long game leaves one private message with each of its players, however often they are asked."""

from __future__ import annotations

from itertools import count
from random import Random

from tests.simcord.driver import Inn
from tests.simcord.round_table import sit_together
from tests.soak import SOAK

TOLD = 400 if SOAK else 40
"""Private messages after which enough have been written."""
AT_ONCE = 6
"""Actions after which it is looked whether somebody was told something."""
MOST = 3_000


async def test_a_war_leaves_one_private_message_with_each_player_not_a_hundred(inn: Inn) -> None:
    table, rng = await sit_together(inn, "war", 2), Random(4)
    left: list[int] = []
    told: set[int] = set()

    for number in count():
        await table.play(rng, AT_ONCE)
        await inn.calm()
        for person in table.people.values():
            there = [each.id for each in await person.dms()]
            left.append(len(there))
            told.update(there)
        if len(told) >= TOLD or not await table.waiting():
            break
        assert number < MOST

    assert len(told) >= TOLD, "the game is too short to show anything"
    assert max(left) == 1
