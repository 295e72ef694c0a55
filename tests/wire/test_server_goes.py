"""PostgreSQL's server stopped as by a crash, and back or replaced, while people press at two real bots."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.postgres import Server, make_server, run_server
from tests.soak import SOAK
from tests.wire.evening import DARK, LIGHT, Evening, begin
from tests.wire.pair import count_beside, find_lost, open_pair, press_on
from tests.wire.people import Deed, Typist

pytestmark = [
    pytest.mark.wire,
    pytest.mark.skipif(not SOAK, reason="takes minutes: make soak; tests/match shows it in process"),
    pytest.mark.timeout(3600),
]

FAILOVERS = 20
PROMOTED_EVERY = 4
"""One failover in so many has the server replaced by the one that followed it."""
LONGEST_AWAY = 5.0
GOES_ON = 10.0
"""Seconds after the return of the server within which somebody's move is answered as done."""
LOOKS = 0.02


async def test_play_goes_on_by_itself_and_nothing_answered_is_lost_or_doubled(tmp_path: Path) -> None:
    with run_server() as first, make_server(first.programs) as second:
        second.follow(first)
        name = first.new_database().rpartition("/")[2]
        address = (
            f"postgresql://pony@127.0.0.1:{first.port},127.0.0.1:{second.port}/{name}"
            "?target_session_attrs=read-write"
        )
        async with open_pair(tmp_path, first, "auto/2", "auto/2", address=address) as pair:
            await pair.until(pair.is_dealt_out)
            inn, rng, serves, follows = pair.inn, Random(20), first, second
            match = await begin(inn, inn.person("frida"), inn.person("bolek"))
            beside = count_beside(pair, match)
            players = {LIGHT: Typist(inn.person("frida")), DARK: Typist(inn.person("bolek", "dm"))}
            evening = Evening(inn, match, players)
            for number in range(FAILOVERS):
                is_promoted = number % PROMOTED_EVERY == PROMOTED_EVERY - 1
                pressing = asyncio.create_task(press_on(*players.values()))
                await _until_more(players, 2)
                await asyncio.to_thread(serves.stop)
                await asyncio.sleep(rng.uniform(0.0, LONGEST_AWAY))
                if is_promoted:
                    await asyncio.to_thread(follows.promote)
                    serves, follows = follows, serves
                else:
                    await asyncio.to_thread(serves.start)
                took = await _until_more(players, 1, GOES_ON)
                pressing.cancel()
                await asyncio.gather(pressing, return_exceptions=True)
                how = "promoted" if is_promoted else "started"
                print(f"{number}: {how}, goes on after {took:.1f} s", flush=True)
                if is_promoted:
                    await asyncio.to_thread(_follow_anew, follows, serves)
                assert find_lost(pair, _deeds([*players.values()])) == []
                assert count_beside(pair, match) == beside
                assert all(bot.alive for bot in pair.bots)
                if evening.truth().outcome is not None:
                    match = await begin(inn, inn.person("frida"), inn.person("bolek"))
                    evening, beside = Evening(inn, match, players), count_beside(pair, match)


def _deeds(players: Sequence[Typist]) -> list[Deed]:
    return [deed for player in players for deed in player.deeds]


async def _until_more(players: dict[str, Typist], moves: int, within: float = 60.0) -> float:
    """Waits until so many more moves were answered as done; how long that took."""
    clock = asyncio.get_running_loop().time

    def done() -> int:
        return sum(deed.accepted for deed in _deeds([*players.values()]))

    began, before = clock(), done()
    async with asyncio.timeout(within):
        while done() < before + moves:  # noqa: ASYNC110 - no feed tells
            await asyncio.sleep(LOOKS)
    return clock() - began


def _follow_anew(follower: Server, primary: Server) -> None:
    """A server that was replaced becomes the copy of the one that has replaced it."""
    shutil.rmtree(follower.place / "data")
    follower.follow(primary)
