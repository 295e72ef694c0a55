"""How presses are spread over time, and what of a run reaches the page."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tests.bench import report
from tests.bench.ratio import Pair, against_floor, plain
from tests.bench.volley import arrivals, search_rate


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


def test_the_page_says_what_was_compared_what_was_kept_and_what_is_missing(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    figures = [
        against_floor("a commit", [Pair(0.0004, 0.0002)] * 3, 2.5, "ours / theirs", "A move is safe."),
        against_floor("a press", [Pair(0.004, 0.001)] * 3, 2.0, "press / nothing"),
        replace(against_floor("highest rate", [Pair(90.0, 300.0)] * 3, 0.3, "all / all"), at_least=True),
        plain("memory", [120.0], None, "MB", "RSS", 45.0),
    ]
    report.write(figures, ["start: TimeoutError"], quick=True, page=page)
    text = page.read_text("utf-8")
    lines = [line.strip("|") for line in text.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    assert rows[2] == ["a commit", "400 us", "200 us", "2.00×", "2.00 – 2.00", "≤ 2.5×", "yes"]
    assert rows[3] == ["a press", "4.00 ms", "1.00 ms", "4.00×", "4.00 – 4.00", "≤ 2×", "**no**"]
    assert rows[4][3:] == ["0.30×", "0.30 – 0.30", "≥ 0.3×", "yes"]
    assert rows[5] == ["memory", "120 MB", "45.0 MB", "120 MB", "120 – 120", "", ""]
    assert "* **a commit**: A move is safe. Compared: ours / theirs." in text
    assert "* start: TimeoutError" in text
    assert "quick run" in text


@pytest.mark.parametrize(("limit", "found"), [(40, 0), (50, 50), (330, 325), (10_000, 1600)])
async def test_the_highest_rate_is_found_by_doubling_and_halving(limit: float, found: float) -> None:
    async def keeps_up(rate: float) -> bool:
        return rate <= limit

    assert await search_rate(keeps_up, 50, 3) == found
