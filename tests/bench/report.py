"""What was measured: a table on the screen, all of it in build/bench.json, what people notice as a page."""

from __future__ import annotations

import json
import os
import platform
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from tests.bench.process import ROOT
from tests.bench.ratio import Figure, number

PAGE = ROOT / "docs" / "performance.md"
KEPT_IN = ROOT / "build" / "bench.json"
HEAD = ("what you notice", "measured", "bar")
UNKNOWN = "Nobody has looked into this yet."


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the page: one figure, or the same figure of several games or pages."""

    notices: str
    of: str
    """A pattern of the names of its figures."""
    why: str = UNKNOWN
    """Why a bar is not kept, and whether it matters, in one sentence."""


PLAYERS = (
    Row(
        "Half of the answers at 50 presses a second, 1,000 tables",
        r"p50 at 50/s",
        "Discord sends some 8 a second.",
    ),
    Row(
        "The slowest of 100 answers then",
        r"p99 at 50/s",
        "Boards are painted on the same cores.",
    ),
    Row(
        "The new board at the table after a press",
        r"button to new board",
        "It sends a picture, the bare bot a word.",
    ),
    Row(
        "The new picture beside four busy programs, 95 of 100",
        r"a new picture beside .*",
        "The words are there at once.",
    ),
    Row("The longest pause while boards are painted or the disk stalls", r".*the worst tick while .*"),
    Row("The largest picture", r"\w+: the largest picture"),
    Row("Presses that a turn takes", r"\w+: presses a turn"),
    Row(
        "Touches that a turn takes",
        r"\w+: touches a turn",
        "Nearly every touch decides something.",
    ),
    Row(
        "The new board after a touch, 95 of 100",
        r"\w+: touch to new board, p95",
        "Painting takes the time, first pictures above all.",
    ),
    Row(
        "The new board with everybody where 200 people look on",
        r"200 look on: until all have the new board",
        "The last waits for the others’ pictures.",
    ),
    Row("What a first visit loads on a phone", r"\w+: first visit"),
    Row(
        "A first visit until it can be touched, on a slow phone",
        r"\w+: first visit, until it can be touched",
        "It matters once a day.",
    ),
    Row(
        "A whole turn of the house in War",
        r"war: a turn of .*",
        "The Shadow has more dice.",
    ),
    Row("The first press at a long War after a restart", r"\w+: a match of 400 actions from its snapshot"),
    Row("*Step through* in the middle of a long War", r"\w+: a step in the middle of a game"),
    Row(
        "A leaderboard, profile or archive after 100,000 results",
        r"page: .*",
        "It is hardly noticed.",
    ),
    Row("1,000 tables late after an outage are told within Discord’s limits", r".*until all is told"),
    Row(
        "The slowest of 100 answers while late tables are told",
        r"late tables: p99 at 20/s",
        "Thousands of messages go out meanwhile.",
    ),
)
OPERATORS = (
    Row(
        "From the start of the bot to its first answer",
        r"start",
        "It loads all five games first.",
    ),
    Row(
        "Presses a second, 99 of 100 answered within 250 ms",
        r"highest rate",
        "Discord sends some 8.",
    ),
    Row(
        "Memory of bot and painter with 200 tables open",
        r"memory of all processes",
        "It matters on the smallest machines alone.",
    ),
    Row(
        "The same while the house thinks",
        r"memory with what thinks",
        "What thinks ends after five idle minutes.",
    ),
    Row("A move written safely to the disk, beside plain SQLite", r"(\w+: )?a commit"),
    Row("Processor time of an idle bot, a second", r"house: an idle bot, a second"),
    Row("The slowest of 100 answers at 20 tables against the house", r"house: 20 tables, answer p99"),
)
UNSEEN = (
    Row(
        "Half of the answers while late tables are told",
        r"late tables: p50 at 20/s",
        "They wait behind a thousand tables’ messages.",
    ),
    Row("Messages told twice", r"late tables: told twice"),
    Row("Presses for one decision", r"\w+: presses for .*"),
    Row("The longest menu", r"\w+: legal list, the worst position"),
    Row("A long match played again from its log", r"\w+: a match of 400 actions from its log"),
    Row("Painting a board, beside encoding a plain PNG", r"\w+: a board, drawn and encoded"),
    Row(
        "A move of random play, beside python-chess",
        r"\w+: a move of random play",
        "It matters to the thinking of the house alone.",
    ),
    Row("Finding what is due next among 100,000 deadlines", r"the next deadline"),
    Row(
        "Play-outs of twenty masters asked at once, beside one alone",
        r"\w+: play-outs of 20 at once",
        "The tables’ own messages take the same cores.",
    ),
    Row("Play-outs of War’s master then, the fewest", r"\w+: play-outs of 20 at once, the fewest"),
    Row("Paintings of a change beside 200 who look on", r"200 look on: paintings a change"),
    Row(
        "A start, beside one without the page",
        r"no page: time of a start",
        "Two starts differ by more.",
    ),
    Row("Memory without the page, beside a bot without it in the program", r"no page: memory"),
)
"""Nobody notices them as long as they are kept: then they are in the JSON alone."""


def table(figures: Sequence[Figure]) -> str:
    """Write all figures as a table that reads well on a screen."""
    head = ("figure", "ours", "floor", "value", "quartiles", "bar", "kept")
    rows = [
        (
            figure.name,
            figure.ours,
            figure.floor,
            _value(figure),
            " – ".join(map(number, figure.spread)),
            _bar(figure),
            {None: "", True: "yes", False: "NO"}[figure.kept],
        )
        for figure in figures
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in (head, *rows)
    ]
    return "\n".join(map(str.rstrip, lines))


def write(
    figures: Sequence[Figure],
    failures: Sequence[str],
    *,
    quick: bool,
    page: Path = PAGE,
    kept_in: Path = KEPT_IN,
    day: date | None = None,
) -> None:
    """Write docs/performance.md and build/bench.json."""
    taken = (day or datetime.now(UTC).date()).isoformat()
    kept_in.parent.mkdir(parents=True, exist_ok=True)
    everything = {
        "taken": taken,
        "quick": quick,
        "machine": _machine(),
        "not_measured": list(failures),
        "figures": [asdict(figure) | {"kept": figure.kept} for figure in figures],
    }
    kept_in.write_text(json.dumps(everything, indent=1, ensure_ascii=False) + "\n", "utf-8")
    page.write_text(_page(figures, failures, taken, quick=quick), "utf-8")


def _page(figures: Sequence[Figure], failures: Sequence[str], taken: str, *, quick: bool) -> str:
    length = "the quick run, with fewer and shorter rounds" if quick else "the full run"
    missed = list(_missed(figures))
    parts = [
        "# How fast it is",
        "For players and operators. After reading it you know which bars are kept.",
        f"`make bench` wrote this page on {taken} from {length}: {_machine()}. Every figure it takes is in "
        "`build/bench.json`.",
        "Times belong to one machine; ratios carry over to others. *4×* means four times as long as the "
        "cheapest way to do the same, measured in turns. For answers that is a bare bot that does nothing. "
        "**Bold** misses its bar.",
        "## For players",
        _rows(PLAYERS, figures),
        "## For the person who runs the bot",
        _rows(OPERATORS, figures),
        "[How far it carries](scaling.md) says what many servers need.",
        "## Bars that are not kept",
        "\n".join(missed) or "All bars are kept.",
    ]
    if failures:
        parts += ["## Not measured", "\n".join(f"* {failure}" for failure in failures)]
    return "\n\n".join(parts) + "\n"


def _rows(rows: Sequence[Row], figures: Sequence[Figure]) -> str:
    lines = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|"]
    for row in rows:
        row_figures = _figures_of(row, figures)
        if row_figures:
            mark = "**" if any(figure.kept is False for figure in row_figures) else ""
            lines.append(f"| {row.notices} | {mark}{_measured(row_figures)}{mark} | {_bars(row_figures)} |")
    return "\n".join(lines)


def _missed(figures: Sequence[Figure]) -> Iterator[str]:
    for row in (*PLAYERS, *OPERATORS, *UNSEEN):
        late = [figure for figure in _figures_of(row, figures) if figure.kept is False]
        if late:
            yield f"* *{row.notices}.* {row.why}"


def _figures_of(row: Row, figures: Sequence[Figure]) -> list[Figure]:
    return [figure for figure in figures if re.fullmatch(row.of, figure.name)]


def _measured(figures: Sequence[Figure]) -> str:
    """Write one figure as it is, of more the lowest and the highest with what they are of."""
    if len(figures) == 1:
        return _figure(figures[0])
    ends = (min(figures, key=lambda figure: figure.value), max(figures, key=lambda figure: figure.value))
    return " to ".join(f"{_value(figure)} ({_subject(figure)})" for figure in ends)


def _figure(figure: Figure) -> str:
    return f"{figure.ours}, {_value(figure)}" if figure.unit == "x" else _value(figure)


def _subject(figure: Figure) -> str:
    """Name what a figure is of: the game, the page, or who plays for the house."""
    before, colon, after = figure.name.partition(": ")
    if not colon:
        return "others" if before == "a commit" else before.removeprefix("the worst tick while the ")
    if of_house := re.fullmatch(r"a turn of (.*), (\w+)", after):
        return f"{of_house[1]} as {of_house[2].replace('_', ' ').title()}"
    return after if before == "page" else before.capitalize()


def _bars(figures: Sequence[Figure]) -> str:
    """Write the bar that most figures have, then those of the others."""
    bars = [_bar(figure) for figure in figures]
    most = max(bars, key=bars.count)
    others = [
        f"{_subject(figure)} {bar}"
        for figure, bar in zip(figures, bars, strict=True)
        if bar not in ("", most)
    ]
    return "; ".join([most, *others]) or "none"


def _bar(figure: Figure) -> str:
    if figure.bar is None:
        return ""
    return f"{'≥' if figure.at_least else '≤'} {figure.bar:g}{_unit(figure)}"


def _value(figure: Figure) -> str:
    return f"{number(figure.value)}{_unit(figure)}"


def _unit(figure: Figure) -> str:
    return "×" if figure.unit == "x" else f" {figure.unit}".rstrip()


def _machine() -> str:
    cores = len(os.sched_getaffinity(0))
    return f"{cores} cores, Python {platform.python_version()}"
