"""What a second core gives: one and two bots on PostgreSQL at work in turns, several times over.

Each at its own time of a machine that is never equally fast, they could not be compared.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from tests.bench.stage import Stage
from tests.postgres import Server
from tests.scale.company import Carried, Company
from tests.scale.databases import ServerDatabase, fill
from tests.scale.filling import copy_out, play_some
from tests.scale.plan import Plan
from tests.scale.report import table
from tests.scale.world import settle_people, world_of

BEGIN = "<!-- written by python -m tests.scale --second-core -->"


@dataclass(frozen=True, slots=True)
class Turn:
    """One process, and right after it two."""

    one: Carried
    two: Carried


def measure(plan: Plan, place: Path, server: Server, rounds: int) -> list[Turn]:
    """So many turns, on copies of one database."""
    try:
        return asyncio.run(_measure(plan, place, server, rounds))
    finally:
        gc.unfreeze()


async def _measure(plan: Plan, place: Path, server: Server, rounds: int) -> list[Turn]:
    half, every = plan.shards // 2, plan.shards
    both = (("",), (f"0-{half - 1}/{every}", f"{half}-{every - 1}/{every}"))
    async with Stage(world_of(plan)) as stage:
        spots = settle_people(stage, plan)
        address = server.new_database()
        await fill(address, copy_out(await play_some(place, plan.positions), spots))
        gc.collect()
        gc.freeze()
        turns = []
        for number in range(rounds):
            one, two = [
                await _carry(f"{number} {len(shards)}", plan, stage, server, address, place, shards)
                for shards in both
            ]
            turns.append(Turn(one, two))
        return turns


async def _carry(
    name: str, plan: Plan, stage: Stage, server: Server, address: str, place: Path, shards: tuple[str, ...]
) -> Carried:
    database = ServerDatabase(server, server.copy_database(address))
    try:
        return await Company(name, plan, stage, database, place, shards).measure()
    finally:
        await database.close()


def tell(turns: Sequence[Turn], plan: Plan) -> str:
    """The turns as a table, and what a second core gives by their medians."""
    rows = [["turn", "CPU of a press: one", "two", "sandbox, of the same: one", "two", "leash: one", "two"]]
    for number, turn in enumerate(turns, start=1):
        both = (turn.one, turn.two)
        rows.append(
            [
                str(number),
                *(f"{1000 * each.per_press['bot']:.1f} ms" for each in both),
                *(f"{1000 * each.per_press['sandbox']:.1f} ms" for each in both),
                *(f"{each.leashed:.1f} /s" for each in both),
            ]
        )
    costs = [median([each.per_press["bot"] for each in side]) for side in _sides(turns)]
    leashed = [median([each.leashed for each in side]) for side in _sides(turns)]
    head = (
        f"Taken on {datetime.now(UTC).date().isoformat()}: {plan.guilds:,} servers, {plan.matches:,} open "
        f"tables, {round(plan.rate * plan.seconds)} presses and {plan.bursts} bursts of {plan.burst} each "
        "time."
    )
    found = (
        f"* By medians a second core gives {2 * costs[0] / costs[1]:.2f}× by CPU time "
        f"(2 × {1000 * costs[0]:.1f} / {1000 * costs[1]:.1f} ms), {leashed[1] / leashed[0]:.2f}× on the "
        "leash."
    )
    return "\n\n".join([head, table(rows), found])


def _sides(turns: Sequence[Turn]) -> tuple[list[Carried], list[Carried]]:
    return [each.one for each in turns], [each.two for each in turns]
