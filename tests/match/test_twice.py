"""Whatever is asked for counts once however often it is delivered, and the second answer says so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.match.clocks import DAY
from bot.match.values import MatchId
from bot.match.views import Answer
from tests.match.house import ANN, BEN, CAT, House

Request: TypeAlias = Callable[[House, MatchId, str], Awaitable[Answer]]
OVER = 4 * DAY
"""Seconds after which a turn at the pace of a day is over, with its reserve."""


async def propose(house: House, match: MatchId) -> None:
    await house.tables.propose(match, ANN, "draw", house.token())


async def pause(house: House, match: MatchId) -> None:
    await house.tables.propose(match, ANN, "pause", house.token())
    for user in (BEN, CAT):
        await house.tables.agree(match, user, house.token())


async def be_late(house: House, match: MatchId) -> None:
    await house.pass_time(OVER)


async def claim(house: House, match: MatchId) -> None:
    await be_late(house, match)
    await house.tables.clocks.claim(match, BEN, "north", "out", house.token())


async def do_nothing(house: House, match: MatchId) -> None:
    pass


@pytest.mark.parametrize(
    ("prepare", "ask"),
    [
        (do_nothing, lambda house, match, token: house.tables.resign(match, ANN, token)),
        (do_nothing, lambda house, match, token: house.tables.remove(match, ANN, BEN, token)),
        (do_nothing, lambda house, match, token: house.tables.propose(match, ANN, "draw", token)),
        (propose, lambda house, match, token: house.tables.agree(match, BEN, token)),
        (propose, lambda house, match, token: house.tables.refuse(match, BEN, token)),
        (propose, lambda house, match, token: house.tables.withdraw(match, ANN, token)),
        (pause, lambda house, match, token: house.tables.end_pause(match, BEN, token)),
        (be_late, lambda house, match, token: house.tables.clocks.wait(match, BEN, "north", token)),
        (be_late, lambda house, match, token: house.tables.clocks.claim(match, BEN, "north", "out", token)),
        (claim, lambda house, match, token: house.tables.clocks.answer(match, ANN, token)),
    ],
    ids=["resign", "remove", "propose", "agree", "refuse", "withdraw", "go on", "wait", "claim", "answer"],
)
async def test_a_request_that_comes_twice_counts_once_and_says_so(
    house: House, prepare: Callable[[House, MatchId], Awaitable[None]], ask: Request
) -> None:
    match = await house.settled(ANN, BEN, CAT, pace="day")
    await prepare(house, match)

    first = await ask(house, match, "same")
    table = await house.tables.table(match)
    second = await ask(house, match, "same")

    assert (first.repeated, second.repeated) == (False, True)
    assert await house.tables.table(match) == table, "nothing has happened the second time"
    assert second.view == first.view
