"""A program that plays the tiny game on a database at full speed until it is killed (see killing.py)."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from time import monotonic
from uuid import uuid4

from bot.match.clocks import HouseClock
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.values import Place, RefusedError
from bot.match.workers import AlarmClock
from bot.store.opening import open_store
from tests.match.tiny_game import tiny_bundle

USERS = (11, 12, 13)
CHANNELS = range(1, 6)
MOST_PRESSES = 100_000


def say(*words: object) -> None:
    print(*words, flush=True)


async def table_in(tables: MatchService, channel: int) -> Table:
    """The match in a channel; a new one where there is none."""
    table = await tables.tables_at(Place(1, channel))
    if table is None:
        table = await tables.open_lobby("tiny", Place(1, channel), USERS[0], [], {"series": 2}, uuid4().hex)
    if table.phase == "lobby":
        for user in USERS[1:]:
            await tables.join(table.id, user, None, uuid4().hex)
        table = await tables.begin(table.id, table.host, uuid4().hex)
    return table


async def play(tables: MatchService, channel: int, rng: Random, *, ahead: bool = False) -> None:
    """ahead: the second user answers every turn ahead of time, and presses in none after the first, where
    there is no roll: what follows one is a question of its own, and may be answered ahead."""
    for _ in range(MOST_PRESSES):
        table = await table_in(tables, channel)
        user = rng.choice(USERS)
        view = await tables.view(table.id, user)
        if not view.observation.legal:
            await asyncio.sleep(0)
            continue
        if ahead and user == USERS[1] and view.observation.waiting[0].kind == "turn":
            if not view.kept:
                await tables.keep_answer(table.id, user, ("far", "game"), f"k-{uuid4().hex}")
            elif view.observation.turn >= len(USERS):
                await asyncio.sleep(0.001)
                continue
        texts = [text for action in view.observation.legal if (text := str(action)) != "roll" or not ahead]
        text, token = rng.choice(texts), f"p-{uuid4().hex}"
        say("press", token, table.id, user, *text.split())
        try:
            await tables.act(table.id, user, view.stamp, [text], token)
        except RefusedError as error:
            say("refused", token, error.reason)
        else:
            say("answer", token)


async def main(database: Path | str) -> None:
    store = await open_store(database)
    clock = HouseClock(steady=lambda: 1000 * monotonic())
    await clock.load(store)
    tables = MatchService(store, {"tiny": tiny_bundle()}, house_clock=clock)
    ahead = "ahead" in sys.argv
    alarm = AlarmClock(store, clock, tables.clocks.ring)
    tables.clocks.on_deadlines(alarm.wake)
    if ahead:
        await alarm.start()
    await asyncio.gather(*(play(tables, channel, Random(), ahead=ahead) for channel in CHANNELS))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])))
