"""Things read beside the panel: the log, the board in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.engine import Event, Seat
from bot.match.values import UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import clip
from bot.ui.messages.layout import QUIET, Part, button, frame, mention, rows, text
from bot.ui.messages.news import fold, tell_backwards
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

LONGEST_LOG, LONGEST_DESCRIPTION = 3_500, 3_600
"""Characters of one page."""


def log_page(
    presentation: Presentation,
    view: View,
    entries: Sequence[tuple[int, Event]],
    page: int,
    pages: int,
    language: Language,
    earlier: Sequence[tuple[Seat, UserId, int]] = (),
) -> Page:
    """A page of the log, as far as the reader may know it. page: counted from 1. earlier: who had which seat
    before, and up to which line."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    told = [*tell_backwards(translator, bundle, view.seat, language, entries[::-1])][::-1]
    lines = [
        f"`{number:>3}` {line}"
        for number, line in fold(translator, ((number, line) for number, _, line in told))
    ]
    body = clip("\n".join(lines) or translator("log-empty"), LONGEST_LOG)
    head = translator("log-heading", game=bundle.words.name(language), page=page, pages=max(pages, 1))
    head += "".join(
        "\n-# "
        + translator(
            "log-handed-on",
            seat=bundle.words.seat(seat, language),
            user=mention(translator, user),
            line=str(line),
        )
        for seat, user, line in earlier
    )
    turning = _turning(translator, Kind.LOG, view.table.id, page, range(1, pages + 1), ("older", "newer"))
    return plain(lambda: frame([text(head), text(body), *turning], QUIET))


def text_page(presentation: Presentation, view: View, page: int, language: Language) -> Page:
    """The whole position in words, page by page. page: counted from 0."""
    words, translator = presentation.bundle(view.table).words, presentation.translator(language)
    chunks = paragraphs(words.describe(view.observation, language), LONGEST_DESCRIPTION)
    shown = max(0, min(page, len(chunks) - 1))
    match = view.table.id

    def parts() -> list[Part]:
        pages = range(len(chunks))
        found = [text(chunks[shown]), *_turning(translator, Kind.TEXT, match, shown, pages)]
        return [*found, *(rows([to_seat(translator, match)]) if view.seat else [])]

    return plain(lambda: frame(parts(), QUIET))


def to_seat(translator: Translator, match: int) -> ui.Button[Any]:
    """The button that leads back to the own seat."""
    return button(ComponentId(Kind.REFRESH, match), translator("button-to-seat"), emoji="🪑")


def paragraphs(words: str, most: int) -> list[str]:
    """A long text in pieces of at most so many characters, cut at line ends where there are any."""
    pieces: list[str] = [""]
    for line in words.splitlines():
        for part in [line[at : at + most] for at in range(0, max(len(line), 1), most)]:
            if len(pieces[-1]) + len(part) + 1 > most:
                pieces.append(part)
            else:
                pieces[-1] = f"{pieces[-1]}\n{part}" if pieces[-1] else part
    return [piece for piece in pieces if piece] or [words]


def _turning(
    translator: Translator,
    kind: Kind,
    match: int,
    page: int,
    pages: range,
    labels: tuple[str, str] = ("previous", "next"),
) -> list[Part]:
    """The buttons that turn pages; none where there is only one."""
    if len(pages) < 2:
        return []
    steps = ((page - 1, labels[0], "◀️"), (page + 1, labels[1], "▶️"))
    return rows(
        [
            button(
                ComponentId(kind, match, 0, str(other)),
                translator(f"button-{label}"),
                emoji=emoji,
                disabled=other not in pages,
            )
            for other, label, emoji in steps
        ]
    )
