"""The figures as tables, on the screen and in docs/scaling.md between two marks."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tests.bench.process import ROOT
from tests.scale import paper
from tests.scale.company import Carried
from tests.scale.findings import Findings
from tests.scale.leash import PART

PAGE = ROOT / "docs" / "scaling.md"
BEGIN, END = "<!-- written by make scale -->", "<!-- until here -->"


def write(text: str, page: Path = PAGE, begin: str = BEGIN) -> None:
    """Replaces what stands between the marks. Raises ValueError where they are missing."""
    before, _, rest = page.read_text("utf-8").partition(begin)
    _old, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{page.name} has no place for the figures")
    page.write_text(f"{before}{begin}\n\n{text}\n\n{END}{after}", "utf-8")


def tell(findings: Findings, *, length: str) -> str:
    """All of it."""
    plan = findings.plan
    conditions = (
        f"Taken on {datetime.now(UTC).date().isoformat()} ({length}, {findings.seconds / 60:.0f} minutes): "
        f"{len(os.sched_getaffinity(0))} cores shared by sandbox, pressing, PostgreSQL and bots; load before "
        f"it began {findings.load:.1f}; Python {platform.python_version()}. {plan.guilds:,} servers on "
        f"{plan.shards} shards, {plan.matches:,} open tables of all five games with {findings.entries:,} "
        f"entries in their logs, people pressing at {plan.crowd:,} of them."
    )
    parts = [conditions, _carried(findings.carried)]
    if findings.commits is not None:
        parts.append(_commits(findings))
    parts += [_disk(findings), _paper(findings), _limits(findings)]
    return "\n\n".join(parts)


def _carried(carried: Sequence[Carried]) -> str:
    first = carried[1] if len(carried) > 1 else carried[0]

    def part(name: str) -> list[str]:
        return [f"{1000 * each.per_press[name]:.1f} ms" for each in carried]

    rows = [
        ["", *(each.name for each in carried)],
        ["start, until every shard has answered", *(f"{each.start:.1f} s" for each in carried)],
        ["memory after the start, of each bot", *(_megabytes(each.fresh) for each in carried)],
        [
            "the same after presses at so many tables",
            *(f"{_megabytes(each.used)} ({each.touched:,})" for each in carried),
        ],
        ["those that paint", *(f"{each.painters:.0f} MB" for each in carried)],
        ["presses at a steady rate", *(f"{each.presses}" for each in carried)],
        ["p50 of their answers", *(f"{1000 * each.p50:.1f} ms" for each in carried)],
        ["p99", *(f"{1000 * each.p99:.1f} ms" for each in carried)],
        ["CPU of a press: bot", *part("bot")],
        ["painting", *part("painter")],
        ["PostgreSQL", *part("database")],
        ["sandbox and pressing", *part("sandbox")],
        ["commits of a press", *(f"{each.commits:.1f}" for each in carried)],
        ["a commit, as the bot waits for it", *(f"{1000 * each.commit:.1f} ms" for each in carried)],
        ["other requests to Discord of a press", *(f"{each.requests:.2f}" for each in carried)],
        ["highest rate answered in time", *(f"{each.highest:.0f} /s" for each in carried)],
        [
            f"answers a second on a leash of {PART:.0%} of a core",
            *(f"{each.leashed:.1f} /s ({each.leashed / first.leashed:.2f}×)" for each in carried),
        ],
    ]
    return table(rows)


def _commits(findings: Findings) -> str:
    found = findings.commits
    assert found is not None
    rows = [
        ["a commit of a move, both waiting for the disk", "SQLite", "PostgreSQL"],
        ["one by one", f"{1000 * found.file_alone:.2f} ms", f"{1000 * found.server_alone:.2f} ms"],
        ["each of 100 at once", f"{1000 * found.file_crowd:.2f} ms", f"{1000 * found.server_crowd:.2f} ms"],
        ["so a second, at most", f"{1 / found.file_crowd:.0f}", f"{1 / found.server_crowd:.0f}"],
        [
            f"{findings.plan.matches:,} tables put in",
            *(f"{findings.fills[name]:.0f} s" for name in ("SQLite", "PostgreSQL")),
        ],
        [
            "an open table on disk",
            *(f"{each.bytes / findings.plan.matches / 1000:.1f} kB" for each in findings.carried[:2]),
        ],
    ]
    return table(rows)


def _disk(findings: Findings) -> str:
    rows = [["a match played at random to its end", "presses", "on disk (SQLite)"]]
    rows += [[each.game, f"{each.presses:.0f}", f"{each.bytes / 1000:.0f} kB"] for each in findings.finished]
    return table(rows)


def _paper(findings: Findings) -> str:
    sizes = [paper.work_out(findings, servers) for servers in paper.SERVERS]
    rows = [
        ["on paper: servers", *(f"{each.servers:,}" for each in sizes)],
        ["open tables", *(f"{each.tables:,}" for each in sizes)],
        ["presses a second, busiest hour", *(f"{each.rate:.1f}" for each in sizes)],
        ["shards", *(str(each.shards) for each in sizes)],
        ["seconds until all are connected", *(str(each.identify) for each in sizes)],
        ["cores: bots", *(f"{each.bot_cores:.2f}" for each in sizes)],
        ["cores: painting", *(f"{each.painter_cores:.2f}" for each in sizes)],
        ["cores: PostgreSQL", *(f"{each.database_cores:.2f}" for each in sizes)],
        ["processes", *(str(each.processes) for each in sizes)],
        ["connections to the database", *(str(each.connections) for each in sizes)],
        ["memory of each process", *(f"{each.memory:.0f} MB" for each in sizes)],
        ["commits a second", *(f"{each.commits:.0f}" for each in sizes)],
        ["requests Discord counts, a second", *(f"{each.requests:.0f} of {paper.GLOBAL}" for each in sizes)],
        ["more on disk a day", *(f"{each.growth / 1e9:.2f} GB" for each in sizes)],
    ]
    return table(rows)


def _limits(findings: Findings) -> str:
    one, two = (1000 * each.per_press["bot"] for each in (findings.one, findings.two))
    return "\n".join(
        [
            f"* A second core gives {paper.second_core(findings):.2f}× by CPU time "
            f"(2 × {one:.1f} / {two:.1f} ms), "
            f"{findings.two.leashed / findings.one.leashed:.2f}× as measured on the leash.",
            f"* A thousand tables that were pressed at take {paper.table_memory(findings):.0f} MB, a "
            f"thousand servers {1000 * paper.guild_memory(findings):.0f} MB, a process without either "
            f"{paper.base_memory(findings):.0f} MB.",
            f"* A press leaves {paper.press_bytes(findings):.0f} bytes on disk.",
            "* Discord's global limit is reached at "
            f"{paper.most_by_requests(findings):.0f} presses a second.",
            f"* One process on PostgreSQL is planned full ({paper.FULL:.0%} of a core) at "
            f"{1000 * paper.FULL / two:.0f} presses a second; that of shard 0, by private "
            f"messages alone, at {paper.most_by_private(findings):.0f} of the whole bot.",
        ]
    )


def _megabytes(found: Sequence[float]) -> str:
    return " + ".join(f"{each:.0f}" for each in found) + " MB"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as a table, the first at its head."""
    head, *rest = rows
    lines = [head, ["---"] * len(head), *rest]
    return "\n".join(f"| {' | '.join(each)} |" for each in lines)
