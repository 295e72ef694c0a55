"""A world of very many servers: each with a few tables, and people who are on that server alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, cycle, islice

from bot.sandbox.settings import SandboxSettings
from bot.sandbox.world import Guild, User
from tests.bench.matches import Pair
from tests.bench.stage import Stage, settings
from tests.scale.plan import Plan

RESIDENTS = 4
"""People of each server."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a match is played, and by whom."""

    guild: int
    channel: int
    pair: Pair


def world_of(plan: Plan) -> SandboxSettings:
    """One person founded all its servers."""
    world = settings(plan.guilds, -(-plan.matches // plan.guilds), people=1)
    return world.model_copy(
        update={"identify_seconds": plan.identify, "recommended_guilds": -(-plan.guilds // plan.shards)}
    )


def settle_people(stage: Stage, plan: Plan) -> list[Spot]:
    """People come to every server and sit down in pairs; server by server in turns."""
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
