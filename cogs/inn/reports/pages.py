"""The form in which somebody says what looks wrong, what they read afterwards, and what they are answered."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.reports import LONGEST, Sent, is_open, list_rules
from bot.match.values import UserId
from bot.match.views import View
from bot.store import ReportRow
from bot.text import GivenText, Language, Translator
from bot.ui import forms
from bot.ui.layout import ACCENT, QUIET, Layout, button, frame, link, rows, text
from bot.ui.messages.ways import MORE, OVER, Action
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

REPORT: Final = Action("report", Kind.REPORT, "🐞")
WRITE: Final = "w"
"""What the payload says of the form; of one that leads back from an answer, with the number before it."""
RECORD: Final = "r"
"""What it says, before a number, of the record a report was sealed with."""
FIELD: Final = "text"


@MORE.offer(REPORT)
def is_played(_: GameBundle, view: View) -> bool:
    """Check whether a game is being played: whoever sees it may say that something is wrong."""
    return view.table.phase == "playing"


@OVER.offer(REPORT)
def is_over(table: Table) -> bool:
    """Check whether a game is over."""
    return table.phase == "over"


def report_form(translator: Translator, match: int) -> ui.Modal:
    """The form."""
    field = forms.write_lines(
        FIELD, translator("report-field"), translator("report-about"), most=LONGEST, required=True
    )
    return forms.form(ComponentId(Kind.REPORT, match, 0, WRITE), translator("action-report"), field)


def sent_page(presentation: Presentation, sent: Sent, table: Table, language: Language) -> Page:
    """Lay out what becomes of a report that was just sent, and what was said of the same before."""
    translator = presentation.translator(language)
    over = table.phase == "over"

    def build() -> Layout:
        said = translator("report-kept" if not over else "report-kept-over", number=sent.report.number)
        lines = [said, _quote(sent.report.text)]
        if sent.answers:
            lines.append(translator("report-known"))
            lines += [_quote(answer) for answer in sent.answers]
        elif sent.before:
            lines.append(translator("report-before"))
        return frame([text("\n".join(lines))], ACCENT)

    return plain(build)


def report_page(
    presentation: Presentation,
    reports: Sequence[ReportRow],
    number: int,
    table: Table,
    user: UserId,
    language: Language,
) -> Page:
    """Lay out one of some reports of a table, the latest first. number: of the one; 0: the latest."""
    translator = presentation.translator(language)
    place = next((at for at, report in enumerate(reports) if report.number == number), 0)
    row = reports[place]

    def build() -> Layout:
        parts = [text(_tell(presentation, row, language))]
        turns = []
        for at, name, sign in ((place + 1, "report-earlier", "◀️"), (place - 1, "report-later", "▶️")):
            if 0 <= at < len(reports):
                turns.append(_way(translator, name, table.id, str(reports[at].number), sign))
        ways = [_way(translator, "report-write", table.id, WRITE)]
        if is_open(table, user):
            ways.append(_way(translator, "report-record", table.id, f"{RECORD}{row.number}", "📄"))
        return frame([*parts, *rows(turns), *rows(ways)], QUIET)

    return plain(build)


def _tell(presentation: Presentation, row: ReportRow, language: Language) -> str:
    translator = presentation.translator(language)
    head = translator(
        "report-heading",
        game=presentation.name(row.game, language),
        number=row.number,
        at=format_dt(datetime.fromisoformat(row.at), "d"),
    )
    facts: dict[str, str | int] = {"build": row.build, "ruleset": row.ruleset}
    facts["language"] = translator(f"language-{row.language}")
    rules = list_rules(row.step)
    if rules:
        sealed = translator("report-sealed", count=len(rules), rules=", ".join(rules), **facts)
    else:
        sealed = translator("report-sealed-over", **facts)
    answered = translator("report-answered" if row.answer is not None else "report-waits")
    lines = [head, _quote(row.text), answered, _quote(row.answer or ""), sealed]
    return "\n".join(line for line in lines if line)


def answer_page(presentation: Presentation, row: ReportRow, table: Table, language: Language) -> Page:
    """Lay out the private message that brings an answer."""
    translator = presentation.translator(language)

    def build() -> Layout:
        head = translator("report-answer", game=presentation.name(row.game, language), place=link(table))
        said = [head, _quote(row.text), translator("report-answered"), _quote(row.answer or "")]
        # It stands for good, so it names no match: what is written later of the match would take its place.
        again = button(way_back(row), translator("button-report-again"))
        return frame([text("\n".join(said)), *rows([again])], ACCENT)

    return plain(build)


def way_back(row: ReportRow) -> ComponentId:
    """Name the way back from an answer. By it the message is known, so another answer has another one."""
    answered = int(datetime.fromisoformat(row.answered or row.at).timestamp())
    return ComponentId(Kind.REPORT, 0, answered, f"{row.number}{WRITE}")


def _quote(given: str) -> str:
    return f"> {GivenText(given)}" if given else ""


def _way(translator: Translator, name: str, match: int, payload: str, sign: str = "") -> ui.Button[Any]:
    return button(ComponentId(Kind.REPORT, match, 0, payload), translator(f"button-{name}"), emoji=sign)
