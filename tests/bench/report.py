"""The table: on the screen, and as docs/performance.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tests.bench.process import ROOT
from tests.bench.ratio import Figure, number

PAGE = ROOT / "docs" / "performance.md"
_HEAD = ("figure", "ours", "floor", "ratio or value", "quartiles", "bar", "kept")


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table in Markdown, aligned so that it reads well on a screen too."""
    rows = [_HEAD, *map(_row, figures)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(_HEAD))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join([lines[0], rule, *lines[1:]])


def write(figures: Sequence[Figure], failures: Sequence[str], *, quick: bool, page: Path = PAGE) -> None:
    """Write docs/performance.md."""
    page.parent.mkdir(exist_ok=True)
    page.write_text(_page(figures, failures, quick=quick), encoding="utf-8")


def _page(figures: Sequence[Figure], failures: Sequence[str], *, quick: bool) -> str:
    day = datetime.now(UTC).date().isoformat()
    length = "the quick run, with fewer and shorter rounds" if quick else "the full run"
    parts = [
        "# Performance",
        f"Written by `make bench` on {day}: {length}, {_machine()}.",
        "Only ratios carry over to another machine or another minute. Each row compares us with the cheapest "
        "way the same thing can be done, in shuffled rounds of the same run: CPU time for computation, wall "
        "time for latency, disk and stalls. The ratio is the median of the rounds' ratios, with its "
        "quartiles; *ours* and *floor* are medians. A row without a bar is there to be known; below "
        "stands what a player or an operator has of each that has one.",
        table(figures),
        "## What was compared",
        "\n".join(map(_compared, figures)),
    ]
    if failures:
        parts += ["## Not measured", "\n".join(f"* {failure}" for failure in failures)]
    return "\n\n".join(parts) + "\n"


def _compared(figure: Figure) -> str:
    gain = f" {figure.gain}" if figure.gain else ""
    return f"* **{figure.name}**:{gain} Compared: {figure.note}."


def _machine() -> str:
    cores = len(os.sched_getaffinity(0))
    return f"{cores} cores, Python {platform.python_version()}"


def _row(figure: Figure) -> tuple[str, ...]:
    low, high = map(number, figure.spread)
    kept = {None: "", True: "yes", False: "**no**"}[figure.kept]
    bar = "" if figure.bar is None else f"{'≥' if figure.at_least else '≤'} {figure.bar:g}{_unit(figure)}"
    value = f"{number(figure.value)}{_unit(figure)}"
    return (figure.name, figure.ours, figure.floor, value, f"{low} – {high}", bar, kept)


def _unit(figure: Figure) -> str:
    return "×" if figure.unit == "x" else f" {figure.unit}"
