"""`make scale` on a tiny world: what it does is done, and what it finds is told."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bench.stage import Stage
from tests.postgres import Server
from tests.scale import report
from tests.scale.company import Carried, Company
from tests.scale.databases import FileDatabase, fill
from tests.scale.plan import QUICK, TINY
from tests.scale.run import Commits, Findings, Finished, Turn, run, take_turns
from tests.scale.world import copy_out, play_some, settle_people, world_of
from tests.soak import SOAK

ALONE = replace(TINY, shards=1)
"""For one process, which then begins one connection."""


async def test_what_a_process_does_with_presses_is_measured(tmp_path: Path) -> None:
    """Given a world of copied matches on a file: every part of a press costs something, all presses count."""
    async with Stage(world_of(ALONE)) as stage:
        spots = settle_people(stage, ALONE)
        await fill(tmp_path / "pony.db", copy_out(await play_some(tmp_path, ALONE.positions), spots))
        database = FileDatabase(tmp_path / "pony.db")
        try:
            assert database.count("SELECT count(*) FROM match WHERE phase = 'playing'") == ALONE.matches
            carried = await Company("alone", ALONE, stage, database, tmp_path, ("",)).measure()
        finally:
            await database.close()

    assert carried.presses == ALONE.rate * ALONE.seconds
    assert carried.touched >= 1
    assert min(*carried.fresh, *carried.used, carried.painters, carried.requests, carried.leashed) > 0
    assert {part for part, cost in carried.per_press.items() if cost} == {"bot", "painter", "sandbox"}


def findings_of_a_run() -> Findings:
    """Make up what a run might have found."""
    one, two = (
        Carried(
            name,
            len(own),
            fresh=own,
            used=[memory + 50 for memory in own],
            touched=500,
            presses=100,
            per_press={"bot": cost, "painter": 0.06, "database": 0.01, "sandbox": 0.01},
            requests=5.0,
            leashed=leashed,
        )
        for name, own, cost, leashed in (("one", [156.0], 0.03, 40.0), ("two", [153.0, 153.0], 0.04, 60.0))
    )
    finished = [Finished("duel", 100, 33_000)]
    return Findings(QUICK, 1000, [one, one, two], finished, Commits(1, 1, 1, 1))


def test_what_was_found_becomes_figures_on_paper() -> None:
    """Given what a server, a table and a press take: so much do ten thousand servers take."""
    findings = findings_of_a_run()

    assert report.guild_memory(findings) == pytest.approx(3.0 / 500)
    assert report.base_memory(findings) == pytest.approx(150.0)
    assert report.table_memory(findings) == pytest.approx(100.0)
    assert report.most_by_requests(findings) == pytest.approx(10.0)
    assert report.most_by_core(findings) == pytest.approx(12.5)
    large = report.work_out(findings, 10_000)
    assert (large.tables, large.shards, large.identify, large.processes) == (40_000, 10, 50, 2)
    assert large.rate == pytest.approx(13.33, abs=0.01)


def test_figures_stand_between_the_marks_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "scaling.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")

    report.write(report.tell(findings_of_a_run(), length="the quick run"), page)

    text = page.read_text()
    assert text.startswith(f"before\n{report.BEGIN}\n\n### On paper")
    assert text.endswith(f"\n\n{report.END}\nafter\n")
    assert "1,000 servers on 2 shards" in text
    assert "| requests Discord counts, a second | 7 of 50 | 33 of 50 | 67 of 50 | 667 of 50 |" in text
    assert "old" not in text


def test_what_a_second_core_gives_is_told_by_the_medians_of_several_turns(tmp_path: Path) -> None:
    """Given one turn in which the machine was slow beside one process: it does not count."""
    one, two = findings_of_a_run().one, findings_of_a_run().two
    slow = replace(one, per_press={**one.per_press, "bot": 0.09}, leashed=5.0)
    turns = [Turn(*both) for both in ((slow, two), (one, two), (one, two))]
    page = tmp_path / "scaling.md"
    page.write_text(f"{report.BEGIN}\nof all\n{report.END}\n{report.SECOND}\nold\n{report.END}\n")

    report.write(report.tell_second_core(turns, QUICK), page, report.SECOND)

    text = page.read_text()
    assert text.startswith(f"{report.BEGIN}\nof all\n{report.END}\n{report.SECOND}\n\nA second core")
    assert "gives 1.50× by CPU time and 1.50× with both bots held" in text
    assert "old" not in text


def test_everything_that_was_found_is_kept_as_json(tmp_path: Path) -> None:
    report.keep(findings_of_a_run(), tmp_path / "build" / "scale.json")

    kept = json.loads((tmp_path / "build" / "scale.json").read_text("utf-8"))
    assert [company["leashed"] for company in kept["carried"]] == [40.0, 40.0, 60.0]
    assert [size["servers"] for size in kept["paper"]] == list(report.SERVERS)


def test_the_page_as_it_stands_is_short() -> None:
    assert len(report.PAGE.read_text("utf-8").split()) <= 900


def test_a_page_without_marks_is_left_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "scaling.md"
    page.write_text("nothing")
    with pytest.raises(ValueError, match="no place"):
        report.write("figures", page)
    assert page.read_text() == "nothing"


if SOAK:

    @pytest.mark.timeout(1800)
    def test_all_of_it_is_measured(tmp_path: Path, server: Server) -> None:
        """Both engines, one process and two."""
        assert [company.processes for company in run(TINY, tmp_path, server).carried] == [1, 1, 2]

    @pytest.mark.timeout(1800)
    def test_one_and_two_processes_are_measured_in_turns(tmp_path: Path, server: Server) -> None:
        (turn,) = take_turns(TINY, tmp_path, server, 1)
        assert (turn.one.processes, turn.two.processes) == (1, 2)
