"""A program in which people vote until it is killed (see tests/match/killing.py)."""

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
from bot.store.opening import open_store
from cogs import bundles
from cogs.inn.votes.service import Closing, Votes

KEY = "confrontation"
HOST, PEOPLE = 71, (71, 72, 73)
CHANNELS = range(1, 4)


def say(*words: object) -> None:
    print(*words, flush=True)


async def table_in(tables: MatchService, votes: Votes, channel: int) -> Table:
    """The vote game in a channel; a new one where there is none. The last of the people is alone."""
    table = await tables.tables_at(Place(1, channel))
    if table is None:
        table = await tables.open_lobby(KEY, Place(1, channel), HOST, [], {}, uuid4().hex)
    if table.phase == "lobby":
        sides = await votes.open(table.id, HOST, uuid4().hex)
        for user, side in zip(PEOPLE, (0, 0, 1), strict=True):
            await votes.join(table.id, user, sides.sides[side].seat)
        table = await votes.begin(table.id, HOST, uuid4().hex)
    return table


async def vote(votes: Votes, match: int, user: int, rng: Random) -> None:
    """Somebody votes for something, or as somebody else has; it is said before and after."""
    ballot = await votes.ballot(match, user)
    if not ballot.view.observation.legal or ballot.own is not None:
        return
    token = f"{match}-{user}-{ballot.view.stamp}-{uuid4().hex}"
    if not ballot.draft and ballot.choices and rng.random() < 0.5:
        say("press", token)
        await votes.vote(match, user, ballot.view.stamp, ballot.choices[0].number)
    else:
        seen = (ballot.then or ballot.view).observation
        say("press", token)
        ballot = await votes.propose(match, user, ballot.mark, [str(rng.choice(seen.legal))])
        if ballot.key and ballot.draft:
            await votes.confirm(match, user, ballot.mark)
    say("answer", token)


async def play(tables: MatchService, votes: Votes, closing: Closing, channel: int, rng: Random) -> None:
    while True:
        table = await table_in(tables, votes, channel)
        try:
            await vote(votes, table.id, rng.choice(PEOPLE), rng)
        except RefusedError as error:
            say("refused", error.reason)
        closing.wake()
        await asyncio.sleep(0)


async def main(database: Path | str) -> None:
    store = await open_store(database)
    clock = HouseClock(steady=lambda: 1000 * monotonic())
    await clock.load(store)
    tables = MatchService(store, {KEY: bundles()[KEY]}, house_clock=clock)
    votes = Votes(tables)
    closing = Closing(votes, tables, lambda match: None)
    await closing.start()
    await asyncio.gather(*(play(tables, votes, closing, channel, Random()) for channel in CHANNELS))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])))
