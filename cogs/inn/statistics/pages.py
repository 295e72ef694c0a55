"""The page of what a server has played: in words, as a picture, and as a table for who manages it."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from io import StringIO
from typing import Any, Final, TypeAlias

from discord import ui

from bot.draw.standings import SumColumn, SumRow, SumsScene
from bot.match.values import UserId
from bot.store import LongRow
from bot.text import Language, Translator
from bot.ui.layout import (
    OVER,
    Layout,
    Part,
    button,
    frame,
    gallery,
    mention,
    option,
    rows,
    select,
    text,
)
from bot.ui.messages.ways import LEADERBOARDS
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest
from bot.ui.presentation import PEOPLE, Presentation
from cogs.inn.standings.pages import PUBLIC
from cogs.inn.statistics.model import LEAST, Line, Statistics, find_best

SUMS: Final = "sums"
"""The picture."""
ALL: Final = "-"
"""The payload for all titles."""
TABLE: Final = "csv"
MOST_BEST: Final = 3
"""Openings and cards that are told."""
MOST_MONTHS: Final = 6
FORMULA: Final = ("=", "+", "-", "@")
"""Beginnings of cells that a spreadsheet would reckon."""
_Cells: TypeAlias = Sequence[object]


@LEADERBOARDS.lead_from
def lead_to_statistics(translator: Translator) -> ui.Button[Any]:
    """Lead to what the server has played."""
    return button(_target(ALL), translator("button-statistics"))


def _target(what: str) -> ComponentId:
    return ComponentId(Kind.STATISTICS, payload=what)


def statistics_page(
    presentation: Presentation,
    statistics: Statistics,
    language: Language,
    *,
    linked: bool,
    public: bool,
    manages: bool,
) -> Page:
    """Lay out what was played of a title, or of all.

    linked: whether others may look at finished games. public: everybody reads it; manages: who reads it does.
    """
    translator = presentation.translator(language)
    title = presentation.name(statistics.game, language) if statistics.game is not None else ""
    heading = translator("statistics-heading", game=title) if title else translator("statistics-heading-all")

    def request(view: str) -> PictureRequest:
        scene = _draw(presentation, statistics, language)
        alt = [scene.title, scene.about, *_tell_drawn(presentation, statistics, language)]
        return presentation.request_people(view, scene, lambda: "\n".join(alt).replace("**", ""))

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(f"## {heading}")]
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        parts += [text(told) for told in _tell(presentation, statistics, language, linked=linked)]
        foot = "statistics-foot-all" if statistics.game is None else "statistics-foot"
        parts.append(text(translator(foot, least=LEAST)))
        parts.append(_choose_title(presentation, translator, statistics.game, language))
        ways = [button(ComponentId(Kind.STANDINGS, payload=""), translator("button-back"), emoji="⬅️")]
        if not public:
            name = f"{statistics.game or ALL}.{PUBLIC}"
            ways.append(button(_target(name), translator("button-standings-public"), emoji="📢"))
        if manages and not public:
            ways.append(button(_target(TABLE), translator("button-statistics-table"), emoji="📄"))
        return frame([*parts, *rows(ways)], OVER)

    return Page(PEOPLE, build, (SUMS,) if statistics.played else (), request)


def _choose_title(
    presentation: Presentation, translator: Translator, game: str | None, language: Language
) -> Part:
    lines = [option(ALL, translator("standings-all"), chosen=game is None)]
    lines += [option(key, presentation.name(key, language), chosen=key == game) for key in presentation.games]
    return select(_target("game"), translator("standings-choose"), lines)


def _tell(
    presentation: Presentation, statistics: Statistics, language: Language, *, linked: bool
) -> Iterator[str]:
    """The page in words, a chapter each."""
    translator = presentation.translator(language)
    if not statistics.played:
        yield translator("statistics-none")
        return
    yield "\n".join([_describe(translator, statistics), *_tell_drawn(presentation, statistics, language)])
    if statistics.game is None:
        if statistics.pairs:
            pairs = [
                translator(
                    "statistics-pair",
                    first=mention(translator, pair.low),
                    second=mention(translator, pair.high),
                    count=pair.played,
                )
                for pair in statistics.pairs
            ]
            yield _list(translator("statistics-pairs"), pairs)
        return
    for what, lines in (("openings", statistics.openings), ("cards", statistics.cards)):
        if lines:
            best = [
                _tell_line(presentation, statistics.game, line, what, language) for line in _best_of(lines)
            ]
            too_few = translator(f"statistics-{what}-few", least=LEAST)
            yield _list(translator(f"statistics-{what}"), best or [too_few])
    longest = [_tell_long(translator, row, linked=linked) for row in statistics.longest]
    if longest:
        yield _list(translator("statistics-longest"), longest)


def _best_of(lines: Sequence[Line]) -> list[Line]:
    return find_best(lines, MOST_BEST)


def _list(heading: str, lines: Sequence[str]) -> str:
    return "\n".join([f"### {heading}", *(f"- {line}" for line in lines)])


def _describe(translator: Translator, statistics: Statistics) -> str:
    """Tell how many games there are, and how long one of a title lasts."""
    if statistics.turns is None or statistics.seconds is None:
        return translator("statistics-count", count=statistics.played)
    turns, length = round(statistics.turns), _tell_length(translator, statistics.seconds)
    return translator("statistics-about", count=statistics.played, turns=turns, length=length)


def _tell_length(translator: Translator, seconds: float) -> str:
    """A length of time in the unit it is thought of in."""
    for unit, many, least in (("day", 86_400, 48), ("hour", 3_600, 2)):
        if seconds >= least * 3_600:
            return translator(f"length-{unit}", count=round(seconds / many))
    return translator("length-minute", count=max(1, round(seconds / 60)))


def _tell_drawn(presentation: Presentation, statistics: Statistics, language: Language) -> Iterator[str]:
    """Tell in words what the picture shows: games by title or shares by side, then games by month."""
    translator = presentation.translator(language)
    if statistics.game is None:
        for key, count in statistics.titles:
            game = presentation.name(key, language)
            yield f"- {translator('statistics-title', game=game, count=count)}"
    else:
        for line in statistics.sides:
            yield f"- {_tell_line(presentation, statistics.game, line, 'sides', language)}"
    months = [
        translator("statistics-month", month=_name_month(translator, month), count=count)
        for month, count in statistics.months[-MOST_MONTHS:]
    ]
    yield translator("statistics-months", months=translator.join(months))


def _name_month(translator: Translator, month: str) -> str:
    return translator.month(datetime.fromisoformat(f"{month}-01"))


def _name_line(presentation: Presentation, game: str, line: Line, what: str, language: Language) -> str:
    bundle = presentation.games[game]
    says = bundle.words.translator(language)
    names = [bundle.words.seat(line.side, language)] if line.side else []
    if what == "openings" and bundle.begun is not None:
        names.append(bundle.begun.say(says, line.name))
    elif what == "cards" and bundle.cards is not None:
        names.append(bundle.cards.say(says, line.name))
    return " · ".join(names)


def _tell_line(presentation: Presentation, game: str, line: Line, what: str, language: Language) -> str:
    translator = presentation.translator(language)
    name = _name_line(presentation, game, line, what, language)
    if not line.share.is_telling:
        return translator("statistics-few", name=name, played=line.share.played, least=LEAST)
    share, low, high = _percents(line)
    return translator(
        "statistics-share", name=name, share=share, low=low, high=high, played=line.share.played
    )


def _percents(line: Line) -> tuple[int, int, int]:
    low, high = line.share.bounds
    return round(100 * line.share.value), round(100 * low), round(100 * high)


def _tell_long(translator: Translator, row: LongRow, *, linked: bool) -> str:
    told = translator(
        "statistics-long",
        turns=row.turns,
        length=_tell_length(translator, row.seconds),
        people=translator.join([mention(translator, user) for user in row.people]),
        day=translator.day(datetime.fromisoformat(row.finished)),
    )
    return f"{told} · <#{row.channel}>" if linked else told


# The picture.


def _draw(presentation: Presentation, statistics: Statistics, language: Language) -> SumsScene:
    translator = presentation.translator(language)
    months = statistics.months[-MOST_MONTHS:]
    most = max(count for _, count in months)
    columns = tuple(SumColumn(_short(month), str(count), count / most) for month, count in months)
    lines: Iterator[SumRow]
    if statistics.game is None:
        first = statistics.titles[0][1]
        lines = (
            SumRow(presentation.name(key, language), str(count), "", 0.0, count / first)
            for key, count in statistics.titles
        )
        title = translator("statistics-heading-all")
    else:
        game = statistics.game
        lines = (_draw_side(presentation, game, line, language) for line in statistics.sides)
        title = presentation.name(game, language)
    about = translator("statistics-count", count=statistics.played)
    return SumsScene(title, about, tuple(lines), translator("statistics-by-month"), columns)


def _short(month: str) -> str:
    """A month in little room, as `3/26`."""
    return f"{int(month[5:])}/{month[2:4]}"


def _draw_side(presentation: Presentation, game: str, line: Line, language: Language) -> SumRow:
    translator = presentation.translator(language)
    name = _name_line(presentation, game, line, "sides", language)
    if not line.share.is_telling:
        return SumRow(name, "", translator("statistics-drawn-few", count=line.share.played), 0.0, 0.0)
    share, low, high = _percents(line)
    return SumRow(
        name,
        translator("statistics-percent", share=share),
        translator("statistics-drawn", low=low, high=high, count=line.share.played),
        *line.share.bounds,
        line.share.value,
    )


# The table for who manages the server: one line for each figure, separated by commas.


def write_table(
    presentation: Presentation,
    all_statistics: Sequence[Statistics],
    names: Mapping[UserId, str],
    language: Language,
) -> str:
    """Every figure there is. all_statistics: of all titles together, and of each. names: of people."""
    written = StringIO()
    table = csv.writer(written)
    table.writerow(presentation.translator(language)("statistics-columns").split(" | "))
    for statistics in all_statistics:
        for cells in _list_cells(presentation, statistics, names, language):
            table.writerow([_guard(str(cell)) for cell in cells])
    return written.getvalue()


def _guard(cell: str) -> str:
    """A cell that no spreadsheet reckons: names are what people call themselves."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def _list_cells(
    presentation: Presentation, statistics: Statistics, names: Mapping[UserId, str], language: Language
) -> Iterator[_Cells]:
    """Lines of the table: what, game, side, name, games, won, share, from, to, value."""
    translator = presentation.translator(language)
    if statistics.game is None:
        for pair in statistics.pairs:
            two = [names.get(user, translator("person-unknown")) for user in (pair.low, pair.high)]
            yield translator("statistics-cell-pair"), "", "", " – ".join(two), pair.played, "", "", "", "", ""
        return
    title = presentation.name(statistics.game, language)
    for month, count in statistics.months:
        yield translator("statistics-cell-month"), title, "", month, count, "", "", "", "", ""
    for what, lines in (
        ("sides", statistics.sides),
        ("openings", statistics.openings),
        ("cards", statistics.cards),
    ):
        for line in lines:
            side = presentation.games[statistics.game].words.seat(line.side, language) if line.side else ""
            name = _name_line(presentation, statistics.game, replace(line, side=""), what, language)
            shown = line.share.is_telling
            shares = (line.share.value, *line.share.bounds) if shown else ()
            numbers = [f"{share:.4f}" for share in shares] or [""] * 3
            kind = translator(f"statistics-cell-{what}")
            yield kind, title, side, name, line.share.played, line.share.won, *numbers, ""
    for name, median in (("turns", statistics.turns), ("seconds", statistics.seconds)):
        if median is not None:
            yield (
                translator(f"statistics-cell-{name}"),
                title,
                "",
                "",
                statistics.played,
                "",
                "",
                "",
                "",
                median,
            )
    for row in statistics.longest:
        yield translator("statistics-cell-long"), title, "", row.finished[:10], "", "", "", "", "", row.turns
