"""A world of very many servers, each with its own people and a few tables copied from some played ones."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from bot.match.values import Place
from bot.sandbox.settings import SandboxSettings
from bot.sandbox.world import Guild, User
from bot.store import SqliteStore
from bot.store.tables import TABLES, TOGETHER, Rows
from cogs import bundles
from tests.bench.matches import Host, Pair
from tests.bench.stage import Stage, settings
from tests.scale.plan import Plan

RESIDENTS = 4
"""People of each server."""
Played: TypeAlias = Mapping[str, Sequence[Sequence[Any]]]
"""All rows of one match, by table."""
PAIR: Final[Pair] = (1, 2)
"""Who plays what is copied."""
MOVES: Final = (8, 60)
"""How many moves a table has behind it: some have just begun, some have gone far."""
UNTOLD: Final = "outbox"
"""What is left out: everybody has been told everything."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a match is played, and by whom."""

    guild: int
    channel: int
    pair: Pair


def world_of(plan: Plan) -> SandboxSettings:
    """Plan the servers; one person founded all of them."""
    world = settings(plan.guilds, -(-plan.matches // plan.guilds), people=1)
    return world.model_copy(
        update={"identify_seconds": plan.identify, "recommended_guilds": -(-plan.guilds // plan.shards)}
    )


def settle_people(stage: Stage, plan: Plan) -> list[Spot]:
    """Have people come to every server and sit down in pairs; server by server in turns."""
    spots = []
    for guild in stage.core.world.guilds.values():
        people = [_move_in(stage, guild, number) for number in range(RESIDENTS)]
        pairs = [(one.id, other.id) for one, other in combinations(people, 2)]
        spots += [
            Spot(guild.id, channel, pair)
            for channel, pair in zip(guild.channels, islice(cycle(pairs), len(guild.channels)), strict=True)
        ]
    return spots[: plan.matches]


def _move_in(stage: Stage, guild: Guild, number: int) -> User:
    core = stage.core
    name = f"guest-{len(core.world.users)}"
    user = User(core.ids.next(), name, f"Guest {number}")
    core.world.users[user.id] = user
    guild.members[user.id] = core.clock.now()
    return user


async def play_some(folder: Path, positions: int) -> list[Played]:
    """Play so many matches of each game, which stay under way; return them by games in turns."""
    by_game = [await _play(folder / f"{key}.db", key, positions) for key in bundles()]
    return [played for turn in zip(*by_game, strict=True) for played in turn]


async def _play(path: Path, key: str, positions: int) -> list[Played]:
    rng = Random(key)
    store = await SqliteStore.open(path)
    try:
        host, under_way, channel = Host(store, key=key), 0, 0
        while under_way < positions:
            channel += 1
            match = await host.open(Place(1, channel), PAIR)
            moves = rng.randint(*MOVES)
            await host.play(match, PAIR, moves)
            under_way = len(await store.playing())
        kept = {match for match, _, _ in await store.playing()}
        rows: dict[int, dict[str, list[Sequence[Any]]]] = {match: {} for match in sorted(kept)}
        async for table, some in store.tables():
            for row in some:
                named = dict(zip(TABLES[table], row, strict=True))
                match = named.get("id") if table == "match" else named.get("match_id")
                if match in rows and table != UNTOLD:
                    rows[match].setdefault(table, []).append(row)
        return list(rows.values())
    finally:
        await store.close()


async def copy_out(played: Sequence[Played], spots: Sequence[Spot]) -> AsyncGenerator[Rows]:
    """Yield the rows of a match for every spot, table by table."""
    for table in TABLES:
        waiting: list[Sequence[Any]] = []
        for number, spot in enumerate(spots):
            rows = played[number % len(played)].get(table, ())
            waiting += (_move(table, row, number + 1, spot) for row in rows)
            if len(waiting) >= TOGETHER:
                yield table, waiting
                waiting = []
        if waiting:
            yield table, waiting


def _move(table: str, row: Sequence[Any], match: int, spot: Spot) -> list[Any]:
    """Turn a row into one of another match, elsewhere, of other people."""
    people = dict(zip(PAIR, spot.pair, strict=True))
    named = dict(zip(TABLES[table], row, strict=True))
    if table == "match":
        named |= {"id": match, "series_id": match, "guild_id": spot.guild, "channel_id": spot.channel}
        named["host_id"] = people[named["host_id"]]
    else:
        named["match_id"] = match
    if "user_id" in named:
        named["user_id"] = people[named["user_id"]]
    if table == "receipt":
        named["token"] = f"{match}-{named['token']}"
    return list(named.values())
