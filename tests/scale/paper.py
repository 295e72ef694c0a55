"""What the figures come to for more servers than this machine can hold: arithmetic, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from tests.scale.crowd import PRIVATE
from tests.scale.findings import Findings

SERVERS = (5_000, 10_000, 100_000)
TABLES = 4
"""Open tables of a server."""
PRESSES = 12
"""Presses a day at an open table: a game of some 350 presses goes on for a month."""
BUSIEST = 0.1
"""Of a day's presses, those of its busiest hour."""
FULL = 0.5
"""Of a core, as much as is planned for: beyond that answers wait for one another."""
RECOMMENDED = 1000
"""Servers of a shard, as Discord deals them out when asked; it refuses more than 2,500."""
IDENTIFY = 5
GLOBAL = 50
"""Requests a second of a bot, answers to presses not counted."""
CONNECTIONS = 6
"""Of a process to the database, at most."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One size. Rates by the second of the busiest hour; cores are those kept busy."""

    servers: int
    tables: int
    rate: float
    shards: int
    identify: int
    processes: int
    connections: int
    bot_cores: float
    painter_cores: float
    database_cores: float
    commits: float
    requests: float
    memory: float
    growth: float


def work_out(findings: Findings, servers: int) -> Paper:
    """What so many servers need, from CPU, memory and disk as they were measured with two processes."""
    two = findings.two
    tables = servers * TABLES
    rate = tables * PRESSES * BUSIEST / 3600
    shards = ceil(servers / RECOMMENDED)
    bot, painter, database = (two.per_press[part] * rate for part in ("bot", "painter", "database"))
    processes = min(shards, max(1, ceil(bot / FULL)))
    return Paper(
        servers,
        tables,
        rate,
        shards,
        shards * IDENTIFY,
        processes,
        processes * CONNECTIONS,
        bot,
        painter,
        database,
        rate * two.commits,
        rate * two.requests,
        base_memory(findings) + servers / processes * guild_memory(findings) + 2.048 * table_memory(findings),
        tables * PRESSES * press_bytes(findings),
    )


def guild_memory(findings: Findings) -> float:
    """MB of a server: what a process with all of them has more than those with half of them each."""
    one, two = findings.one.fresh[0], sum(findings.two.fresh) / 2
    return max(0.0, one - two) / (findings.plan.guilds / 2)


def base_memory(findings: Findings) -> float:
    """MB of a process without servers."""
    return findings.one.fresh[0] - guild_memory(findings) * findings.plan.guilds


def table_memory(findings: Findings) -> float:
    """MB of a thousand tables that were pressed at."""
    one = findings.one
    return max(0.0, one.used[0] - one.fresh[0]) / max(1, one.touched) * 1000


def press_bytes(findings: Findings) -> float:
    """Bytes on disk a press leaves behind."""
    return sum(each.bytes for each in findings.finished) / sum(each.presses for each in findings.finished)


def second_core(findings: Findings) -> float:
    """How much two processes can answer for each one of one process, where each has a core: by CPU time."""
    return 2 * findings.one.per_press["bot"] / findings.two.per_press["bot"]


def most_by_requests(findings: Findings) -> float:
    """Presses a second at which Discord's global limit is reached, if each board is brought up to date."""
    return GLOBAL / findings.two.requests


def most_by_private(findings: Findings) -> float:
    """Presses a second at which the process of shard 0 is full with the private ones alone."""
    return FULL / (PRIVATE * findings.two.per_press["bot"])
