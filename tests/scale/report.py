"""What the figures come to for more servers than this machine can hold, and how docs/scaling.md tells it."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from math import ceil
from pathlib import Path
from statistics import median

from tests.bench.process import ROOT
from tests.scale.company import Carried
from tests.scale.plan import Plan
from tests.scale.run import Findings, Turn

PAGE = ROOT / "docs" / "scaling.md"
KEPT_IN = ROOT / "build" / "scale.json"
BEGIN, SECOND, END = (
    "<!-- written by make scale -->",
    "<!-- written by python -m tests.scale --second-core -->",
    "<!-- until here -->",
)
SERVERS = (1_000, 5_000, 10_000, 100_000)
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
"""Seconds from one shard's connection to the next."""
GLOBAL = 50
"""Requests a second of a bot, answers to presses not counted."""
WARM = 2.048
"""Thousand tables that a process holds in memory at most."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One size. Rates by the second of the busiest hour; cores are those kept busy."""

    servers: int
    tables: int
    rate: float
    shards: int
    identify: int
    processes: int
    bot_cores: float
    painter_cores: float
    database_cores: float
    requests: float
    memory: float
    growth: float


def work_out(findings: Findings, servers: int) -> Paper:
    """Work out what so many servers need, from CPU, memory and disk as measured with two processes."""
    two = findings.two
    tables = servers * TABLES
    rate = tables * PRESSES * BUSIEST / 3600
    shards = ceil(servers / RECOMMENDED)
    bot, painter, database = (two.per_press[part] * rate for part in ("bot", "painter", "database"))
    processes = min(shards, max(1, ceil(bot / FULL)))
    warm = min(WARM, tables / processes / 1000)
    return Paper(
        servers,
        tables,
        rate,
        shards,
        shards * IDENTIFY,
        processes,
        bot,
        painter,
        database,
        rate * two.requests,
        base_memory(findings) + servers / processes * guild_memory(findings) + warm * table_memory(findings),
        tables * PRESSES * press_bytes(findings),
    )


def guild_memory(findings: Findings) -> float:
    """Take the MB of a server: what a process with all of them has more than those with half of them each."""
    one, two = findings.one.fresh[0], sum(findings.two.fresh) / 2
    return max(0.0, one - two) / (findings.plan.guilds / 2)


def base_memory(findings: Findings) -> float:
    """Take the MB of a process without servers."""
    return findings.one.fresh[0] - guild_memory(findings) * findings.plan.guilds


def table_memory(findings: Findings) -> float:
    """Take the MB of a thousand tables that were pressed at."""
    one = findings.one
    return max(0.0, one.used[0] - one.fresh[0]) / max(1, one.touched) * 1000


def press_bytes(findings: Findings) -> float:
    """Take the bytes on disk that a press leaves behind."""
    presses = sum(finished.presses for finished in findings.finished)
    return sum(finished.bytes for finished in findings.finished) / presses


def most_by_requests(findings: Findings) -> float:
    """Work out the presses a second at which Discord's limit is reached."""
    return GLOBAL / findings.two.requests


def most_by_core(findings: Findings) -> float:
    """Work out the presses a second with which one process on PostgreSQL is planned full."""
    return FULL / findings.two.per_press["bot"]


def second_core(turns: Sequence[Turn]) -> tuple[float, float]:
    """Work out how many times one process two can answer: by CPU time, and on the leash."""
    one, two = [turn.one for turn in turns], [turn.two for turn in turns]
    by_cpu = 2 * _median_cost(one) / _median_cost(two)
    return by_cpu, _median_leashed(two) / _median_leashed(one)


def _median_cost(carried: Sequence[Carried]) -> float:
    return median([company.per_press["bot"] for company in carried])


def _median_leashed(carried: Sequence[Carried]) -> float:
    return median([company.leashed for company in carried])


def write(text: str, page: Path = PAGE, begin: str = BEGIN) -> None:
    """Replace what stands between the marks. Raises ValueError where they are missing."""
    before, _, rest = page.read_text("utf-8").partition(begin)
    _old, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{page.name} has no place for the figures")
    page.write_text(f"{before}{begin}\n\n{text}\n\n{END}{after}", "utf-8")


def keep(findings: Findings, kept_in: Path = KEPT_IN) -> None:
    """Keep everything that was found as JSON, with what it comes to on paper."""
    kept_in.parent.mkdir(parents=True, exist_ok=True)
    everything = asdict(findings) | {"paper": [asdict(work_out(findings, servers)) for servers in SERVERS]}
    kept_in.write_text(json.dumps(everything, indent=1) + "\n", "utf-8")


def tell(findings: Findings, *, length: str, day: date | None = None) -> str:
    """Write what a reader of the page needs of a run."""
    plan = findings.plan
    conditions = (
        f"Taken on {_day(day)} ({length}, {findings.seconds / 60:.0f} minutes) on "
        f"{len(os.sched_getaffinity(0))} cores with Python {platform.python_version()}: {plan.guilds:,} "
        f"servers on {plan.shards} shards, {plan.matches:,} open tables with {findings.entries:,} entries in "
        "their logs."
    )
    parts = ["### On paper", _paper(findings), _limits(findings), "### Measured", conditions]
    return "\n\n".join([*parts, _carried(findings), _disk(findings)])


def tell_second_core(turns: Sequence[Turn], plan: Plan, *, day: date | None = None) -> str:
    """Write what a second core gives, by the medians of several turns."""
    by_cpu, leashed = second_core(turns)
    return (
        f"A second core gives {by_cpu:.2f}× by CPU time and {leashed:.2f}× with both bots held to a part of "
        f"a core (bar: 1.7×). Those are medians of {len(turns)} turns of one and two bots on {_day(day)}, "
        f"with {plan.guilds:,} servers and {plan.matches:,} tables."
    )


def _paper(findings: Findings) -> str:
    sizes = [work_out(findings, servers) for servers in SERVERS]
    return table(
        [
            ["servers", *(f"{size.servers:,}" for size in sizes)],
            ["open tables", *(f"{size.tables:,}" for size in sizes)],
            ["presses a second, busiest hour", *(f"{size.rate:.1f}" for size in sizes)],
            ["processes", *(str(size.processes) for size in sizes)],
            ["memory of each, without its painter", *(f"{size.memory:.0f} MB" for size in sizes)],
            ["cores kept busy: bots", *(f"{size.bot_cores:.2f}" for size in sizes)],
            ["painting", *(f"{size.painter_cores:.2f}" for size in sizes)],
            ["PostgreSQL", *(f"{size.database_cores:.2f}" for size in sizes)],
            ["requests Discord counts, a second", *(f"{size.requests:.0f} of {GLOBAL}" for size in sizes)],
            ["shards", *(str(size.shards) for size in sizes)],
            ["seconds until all are connected", *(str(size.identify) for size in sizes)],
            ["more on disk a day", *(f"{size.growth / 1e9:.2f} GB" for size in sizes)],
        ]
    )


def _limits(findings: Findings) -> str:
    return "\n".join(
        [
            f"* Discord’s limit is reached at {most_by_requests(findings):.0f} presses a second.",
            f"* One process is planned full, with half of a core, at {most_by_core(findings):.0f}.",
            f"* A process takes {base_memory(findings):.0f} MB, {table_memory(findings):.0f} MB for each "
            f"thousand tables in use, and {1000 * guild_memory(findings):.0f} MB for each thousand servers.",
            f"* Its painter takes {findings.one.painters:.0f} MB once it has painted all games.",
        ]
    )


def _carried(findings: Findings) -> str:
    carried, untried = findings.carried, f"under {findings.plan.first:.0f} /s"

    def cost(part: str) -> list[str]:
        return [f"{1000 * company.per_press[part]:.0f} ms" for company in carried]

    return table(
        [
            ["", *(company.name for company in carried)],
            ["start, until every shard has answered", *(f"{company.start:.0f} s" for company in carried)],
            ["half of the answers within", *(f"{1000 * company.p50:.0f} ms" for company in carried)],
            ["99 of 100 within", *(f"{1000 * company.p99:.0f} ms" for company in carried)],
            ["CPU time of a press: bot", *cost("bot")],
            ["painting", *cost("painter")],
            ["PostgreSQL", *cost("database")],
            ["requests of a press", *(f"{company.requests:.1f}" for company in carried)],
            [
                "highest rate with 99 of 100 within 250 ms",
                *(f"{company.highest:.0f} /s" if company.highest else untried for company in carried),
            ],
        ]
    )


def _disk(findings: Findings) -> str:
    rows = [["", "SQLite", "PostgreSQL"]]
    if commits := findings.commits:
        rows += [
            [
                "a commit, one by one",
                f"{1000 * commits.file_alone:.2f} ms",
                f"{1000 * commits.server_alone:.2f} ms",
            ],
            [
                "commits a second, 100 at once",
                *(f"{1 / seconds:.0f}" for seconds in (commits.file_crowd, commits.server_crowd)),
            ],
        ]
    sizes = (f"{company.bytes / findings.plan.matches / 1000:.0f} kB" for company in findings.carried[:2])
    rows.append(["an open table on disk", *sizes])
    small, large = (of(findings.finished, key=lambda finished: finished.bytes) for of in (min, max))
    ends = " to ".join(f"{finished.bytes / 1000:.0f} kB ({finished.game})" for finished in (small, large))
    rows.append(["a game played to its end", ends, ""])
    return table(rows)


def _day(day: date | None) -> str:
    return (day or datetime.now(UTC).date()).isoformat()


def table(rows: Sequence[Sequence[str]]) -> str:
    """Write rows as a table, the first at its head."""
    head, *rest = rows
    lines = [f"| {' | '.join(cells)} |" for cells in rest]
    return "\n".join([f"| {' | '.join(head)} |", "|---" * len(head) + "|", *lines])
