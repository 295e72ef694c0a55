"""The real bot as a process of its own, which lives by the clock of a test: `python -m tests.month.bot`.

It draws next to nothing and thinks little. On a socket it says when it has done all that can be done now,
until when nothing more is due, and how its tables stand: what a test may know and no player.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Final

import orjson

from bot.agents import Budget
from bot.cli.database import open_database
from bot.cli.run import join
from bot.client import Plan, Pony, make_client, redirect
from bot.config import load
from bot.logs import configure
from bot.match.match import Table
from bot.ui.messages.table import SPECTATOR, must_choose
from tests.month.clock import SharedClock
from tests.sketcher import Sketcher

CLOCK: Final = Path("clock")
SOCKET: Final = "calm"
OFTEN: Final = 0.002
"""Seconds between two looks at whether all is done."""
AFTERWARDS: Final = ("notice-pictures",)
"""Tasks that are not left to the outbox."""


async def calm(client: Pony) -> float:
    """Has everything done that can be done now; seconds until something else is due."""
    client.alarm.wake()
    client.works["tournaments"].wake()
    client.outbox.wake()
    while True:
        wait = await client.alarm.look()
        is_drawing = any(task.get_name() in AFTERWARDS for task in asyncio.all_tasks())
        if client.outbox.rests and not is_drawing:
            return wait
        await asyncio.sleep(OFTEN)


class Posts:
    """What servers are told regularly, once an hour of the month: the house looks at it by another clock."""

    def __init__(self, client: Pony) -> None:
        self._client = client
        self._hour = ""

    async def tell_what_is_due(self) -> None:
        """Tell it once an hour."""
        hour = f"{self._client.plan.now():%F %H}"
        if hour != self._hour:
            self._hour = hour
            for posts in self._client.posts.values():
                await posts.tell_what_is_due()


async def describe(client: Pony) -> list[dict[str, Any]]:
    """How the tables stand."""
    return [
        await _describe(client, await client.services.matches.table(match)) for match in await _open(client)
    ]


async def _open(client: Pony) -> list[int]:
    guild = client.guilds[0].id
    playing = [match for match, _, _ in await client.store.playing()]
    return [*playing, *await client.store.lobbies(guild)]


async def _describe(client: Pony, table: Table) -> dict[str, Any]:
    clocks, matches = table.clocks, client.services.matches
    told = (
        {}
        if clocks is None
        else {table.player_at(clock.seat): clock.told for clock in clocks.seats if clock.turn}
    )
    view = await matches.view(table.id, SPECTATOR) if table.phase == "playing" else None
    claim = None if clocks is None else clocks.claim
    return {
        "match": table.id,
        "key": table.key,
        "shown": "" if view is None else repr(view.observation),
        "channel": table.place.channel,
        "phase": table.phase,
        "seq": table.seq,
        "pace": None if clocks is None else clocks.pace,
        "seats": [[seat, user] for seat, user in table.seats if user is not None],
        "waiting": [] if view is None else list(must_choose(view)),
        "late": [] if clocks is None else [[seat, table.player_at(seat)] for seat in clocks.overdue],
        "told": [[user, count] for user, count in told.items()],
        "claim": None
        if claim is None
        else [claim.kind, table.player_at(claim.by), table.player_at(claim.of)],
        "offers": [offer.kind for offer in table.offers],
        "paused": table.paused,
        "clocks": str(clocks),
        "silence": str(table.silence),
    }


async def answer(
    client: Pony, posts: Posts, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """One question, one answer."""
    await reader.readline()
    wait = await calm(client)
    await posts.tell_what_is_due()
    writer.write(orjson.dumps({"wait": wait, "tables": await describe(client)}))
    await writer.drain()
    writer.close()


async def main() -> None:
    """Serves until it is killed."""
    settings = load()
    configure(settings.log_level, settings.log_format)
    assert settings.sandbox_api is not None
    assert settings.sandbox_gateway is not None
    redirect(settings.sandbox_api, settings.sandbox_gateway)
    clock = SharedClock(CLOCK)
    plan = Plan(painter=Sketcher, thought=Budget(playouts=2), now=clock.now, steady=clock.steady)
    client = await make_client(await open_database(settings.database), plan)
    async with await asyncio.start_unix_server(partial(answer, client, Posts(client)), SOCKET):
        await join(client, "wire", asyncio.Event())


if __name__ == "__main__":
    asyncio.run(main())
