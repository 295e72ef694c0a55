"""The arithmetic behind `make bench`, how presses are spread, what reaches the page. No time is asserted."""

from __future__ import annotations

import gc
import importlib
import json
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tests.bench import report
from tests.bench.__main__ import SUBJECTS
from tests.bench.pages import measure_large_server
from tests.bench.ratio import (
    Figure,
    Pair,
    against_floor,
    duration,
    interleaved,
    percentile,
    percentiles,
    plain,
    spread,
)
from tests.bench.stage import arrivals, search_rate


@pytest.fixture(scope="module", autouse=True)
def nothing_to_look_through() -> None:
    """Each round looks for garbage first: among what other tests have left behind that takes long."""
    gc.freeze()


class FakeClock:
    """A clock that only work moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float, units: int = 1) -> Callable[[], int]:
        """Work that takes so long on this clock."""

        def done() -> int:
            self.now += seconds
            return units

        return done


def test_each_round_gives_the_cost_of_one_unit() -> None:
    clock = FakeClock()
    pairs = interleaved(clock.work(6.0, units=3), clock.work(2.0, units=2), rounds=3, clock=clock)
    assert pairs == [Pair(2.0, 1.0)] * 3


def test_the_first_round_only_warms_up() -> None:
    clock, calls = FakeClock(), []

    def ours() -> int:
        calls.append("ours")
        clock.now += 100.0 if len(calls) == 1 else 1.0
        return 1

    pairs = interleaved(ours, clock.work(1.0), rounds=4, clock=clock)
    assert len(calls) == 5
    assert pairs == [Pair(1.0, 1.0)] * 4


def test_ours_and_the_floor_take_turns_in_a_drawn_order() -> None:
    clock, calls = FakeClock(), []

    def noting(name: str) -> Callable[[], int]:
        def done() -> int:
            calls.append(name)
            clock.now += 1.0
            return 1

        return done

    interleaved(noting("ours"), noting("floor"), rounds=20, clock=clock)
    rounds = [tuple(calls[at : at + 2]) for at in range(0, len(calls), 2)]
    assert set(rounds) == {("ours", "floor"), ("floor", "ours")}


def test_work_that_does_nothing_is_an_error() -> None:
    clock = FakeClock()
    with pytest.raises(ValueError, match="without any work"):
        interleaved(clock.work(1.0, units=0), clock.work(1.0), rounds=1, clock=clock)


def test_the_figure_is_the_median_of_the_ratios_not_the_ratio_of_the_medians() -> None:
    pairs = [Pair(1.0, 1.0), Pair(40.0, 20.0), Pair(9.0, 3.0)]
    figure = against_floor("x", pairs, 2.5, "")
    assert figure.value == 2.0
    assert (figure.ours, figure.floor) == ("9.00 s", "3.00 s")
    assert figure.kept is True


@pytest.mark.parametrize(("value", "bar", "kept"), [(5.0, 5.0, True), (5.1, 5.0, False), (99.0, None, None)])
def test_a_budget_is_kept_up_to_and_including_the_bar(
    value: float, bar: float | None, kept: bool | None
) -> None:
    assert plain("x", [value], bar, "MB", "").kept is kept


def test_one_round_is_its_own_spread() -> None:
    assert spread([3.0]) == (3.0, 3.0)
    assert spread([1.0, 2.0, 3.0, 4.0, 5.0]) == (2.0, 4.0)


@pytest.mark.parametrize(("share", "value"), [(0.5, 50.0), (0.99, 99.0), (1.0, 100.0), (0.001, 1.0)])
def test_a_percentile_is_one_of_the_values(share: float, value: float) -> None:
    assert percentile([float(number) for number in range(100, 0, -1)], share) == value


def test_a_percentile_of_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="no values"):
        percentile([], 0.5)


def test_small_rounds_are_pooled_for_the_tail_but_not_for_the_median() -> None:
    rounds = [([1.0, 9.0], [1.0, 1.0]), ([2.0, 2.0], [1.0, 3.0])]
    assert percentiles(rounds, 0.99) == [Pair(9.0, 3.0)]
    assert percentiles(rounds, 0.5) == [Pair(1.0, 1.0), Pair(2.0, 1.0)]


def test_large_rounds_each_have_their_own_tail() -> None:
    samples = [float(number) for number in range(1, 101)]
    assert percentiles([(samples, samples)] * 3, 0.99) == [Pair(99.0, 99.0)] * 3


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(1.234e-5, "12.3 us"), (0.00456, "4.56 ms"), (0.256, "256 ms"), (1.2, "1.20 s"), (9.4e-7, "0.94 us")],
)
def test_durations_are_told_in_the_unit_that_suits_them(seconds: float, text: str) -> None:
    assert duration(seconds) == text


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_subject_can_be_measured(subject: str) -> None:
    assert callable(importlib.import_module(f"tests.bench.{subject}").measure)


def test_both_bots_get_the_same_arrivals() -> None:
    assert arrivals(50, 200, seed=4) == arrivals(50, 200, seed=4)
    assert arrivals(50, 200, seed=4) != arrivals(50, 200, seed=5)


def test_arrivals_come_in_order_and_at_the_rate_asked_for() -> None:
    moments = arrivals(200, 20_000, seed=1)
    assert moments == sorted(moments)
    assert len(moments) / moments[-1] == pytest.approx(200, rel=0.03)


def test_arrivals_are_as_bursty_as_a_poisson_process() -> None:
    moments = arrivals(100, 20_000, seed=2)
    gaps = [later - earlier for earlier, later in pairwise(moments)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    assert variance**0.5 / mean == pytest.approx(1.0, rel=0.05)


@pytest.mark.parametrize(("limit", "highest"), [(40, 0), (50, 50), (330, 325), (10_000, 1600)])
async def test_the_highest_rate_is_found_by_doubling_and_halving(limit: float, highest: float) -> None:
    async def keeps_up(rate: float) -> bool:
        return rate <= limit

    assert await search_rate(keeps_up, 50, 3) == highest


def write_page(folder: Path, figures: list[Figure], failures: list[str] | None = None) -> str:
    """Write the page of a quick run, and return it."""
    page = folder / "performance.md"
    report.write(figures, failures or [], quick=True, page=page, kept_in=folder / "build" / "bench.json")
    return page.read_text("utf-8")


FIGURES = [
    against_floor("p50 at 50/s", [Pair(0.004, 0.001)] * 3, 5.0, "press / nothing"),
    against_floor("p99 at 50/s", [Pair(0.012, 0.001)] * 3, 5.0, "press / nothing"),
    replace(against_floor("highest rate", [Pair(90.0, 300.0)] * 3, 0.3, "all / all"), at_least=True),
    plain("duel: the largest picture", [181.0], 300.0, "kB", "pictures"),
    plain("war: the largest picture", [486.0], 600.0, "kB", "pictures"),
    plain("the next deadline", [0.1], 5.0, "ms", "deadlines"),
    plain("late tables: until all is told", [203.0], None, "s", "tables"),
]


def test_the_page_says_what_is_noticed_with_its_figure_and_its_bar(tmp_path: Path) -> None:
    text = write_page(tmp_path, FIGURES, ["start: TimeoutError"])

    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    cells = [row[1:] for row in rows if row[0] != report.HEAD[0]]
    assert cells == [
        ["4.00 ms, 4.00×", "≤ 5×"],
        ["**12.0 ms, 12.0×**", "≤ 5×"],
        ["181 kB (Duel) to 486 kB (War)", "≤ 300 kB; War ≤ 600 kB"],
        ["203 s", "none"],
        ["90.0 s, 0.30×", "≥ 0.3×"],
    ]
    assert "quick run" in text
    assert "* start: TimeoutError" in text


def test_each_bar_that_is_not_kept_has_its_sentence_and_no_other(tmp_path: Path) -> None:
    text = write_page(tmp_path, FIGURES)

    missed = text.partition("## Bars that are not kept\n\n")[2].splitlines()
    [slowest] = [row for row in report.PLAYERS if row.of == "p99 at 50/s"]
    assert missed == [f"* *{slowest.notices}.* {slowest.why}"]


def test_what_nobody_notices_is_on_the_page_when_its_bar_is_not_kept(tmp_path: Path) -> None:
    late = plain("the next deadline", [9.0], 5.0, "ms", "deadlines")

    assert "100,000 deadlines" not in write_page(tmp_path, FIGURES)
    assert f"100,000 deadlines.* {report.UNKNOWN}" in write_page(tmp_path, [late])


def test_every_figure_is_kept_in_the_json(tmp_path: Path) -> None:
    write_page(tmp_path, FIGURES)

    kept = json.loads((tmp_path / "build" / "bench.json").read_text("utf-8"))
    assert [(entry["name"], entry["kept"]) for entry in kept["figures"]] == [
        (figure.name, figure.kept) for figure in FIGURES
    ]
    assert kept["quick"]


def test_the_page_as_it_stands_is_short() -> None:
    assert len(report.PAGE.read_text("utf-8").split()) <= 900


async def test_every_page_of_a_large_server_can_be_asked_for(tmp_path: Path) -> None:
    """Given a small one, that no measure asks for a page that has moved."""
    figures = await measure_large_server(tmp_path / "pony.db", rounds=1, games=20)
    assert len(figures) == 12
