"""The page of one's own notes to a game, and the form in which they are written."""

from __future__ import annotations

from typing import Any, Final

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui import forms
from bot.ui.layout import QUIET, Layout, button, frame, rows, text
from bot.ui.messages.reading import to_seat
from bot.ui.messages.ways import MORE, OVER, PANEL, Action
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation
from cogs.inn.notes.service import LONGEST

NOTES: Final = Action("notes", Kind.NOTES, "📎")
WRITE: Final = "w"
"""What the payload says of the form."""
FIELD: Final = "text"


@PANEL.lead_from
def lead_to_notes(translator: Translator, _: GameBundle, view: View) -> ui.Button[Any] | None:
    """Lead to one's notes beside the board, where there are any."""
    return NOTES.button(translator, view.table.id) if view.noted else None


@MORE.offer(NOTES)
def is_playing(_: GameBundle, view: View) -> bool:
    """Check whether the viewer plays."""
    return view.seat is not None


@OVER.offer(NOTES)
def is_over(table: Table) -> bool:
    """Check whether a game is over: then anybody may note something about it."""
    return table.phase == "over"


def notes_form(translator: Translator, match: int, standing: str) -> ui.Modal:
    """The form. standing: what is written already."""
    field = forms.write_lines(
        FIELD, translator("notes-field"), translator("notes-about"), standing=standing, most=LONGEST
    )
    return forms.form(ComponentId(Kind.NOTES, match, 0, WRITE), translator("action-notes"), field)


def notes_page(
    presentation: Presentation, table: Table, noted: str, seated: bool, language: Language
) -> Page:
    """The page. seated: whether the reader has a seat to go back to."""
    translator = presentation.translator(language)

    def build() -> Layout:
        write = ComponentId(Kind.NOTES, table.id, 0, WRITE)
        ways = [button(write, translator("button-notes-write"), "primary")]
        ways += [to_seat(translator, table.id)] if seated else []
        head = translator("notes-heading", game=presentation.name(table.key, language))
        return frame([text(head), text(noted or translator("notes-none")), *rows(ways)], QUIET)

    return plain(build)
