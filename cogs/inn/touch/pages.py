"""The way to the page of the board, and where somebody has it open."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from discord import ui
from discord.utils import format_dt

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.views import View
from bot.store import BoardSessionRow
from bot.text import Translator
from bot.ui.layout import QUIET, Layout, Part, beside, button, frame, rows, text
from bot.ui.messages.ways import ABOUT_ONESELF, MORE, OVER, Action
from bot.ui.page import ComponentId, Kind, Page, plain

if TYPE_CHECKING:
    from bot.web.house import Inside

MINE, CLOSE = "mine", "close-"
"""What a button says that is about somebody's browsers, and one that closes one of them, or all."""
TOUCH: Final = Action("touch", Kind.TOUCH, "")


class Door:
    """The way there; public: the address of the page, None where there is none. One process has one.

    inside: the way in from inside Discord, None where there is none.
    """

    def __init__(self) -> None:
        self.public: str | None = None
        self.inside: Inside | None = None


DOOR: Final = Door()


def lead_from_panel(translator: Translator, _: GameBundle, view: View) -> ui.Button[Any] | None:
    """Lead to the page from one's own panel."""
    if DOOR.public is None or view.table.phase != "playing":
        return None
    return TOUCH.button(translator, view.table.id)


@MORE.offer(TOUCH)
def is_open(_: GameBundle, __: View) -> bool:
    """Check whether there is a page."""
    return DOOR.public is not None


@OVER.offer(TOUCH)
def is_over_and_open(table: Table) -> bool:
    """Check whether there is a page, and a game to be gone through on it."""
    return DOOR.public is not None and table.phase == "over"


@ABOUT_ONESELF.lead_from
def lead_from_settings(translator: Translator) -> ui.Button[Any] | None:
    """Lead to where one has the page open."""
    if DOOR.public is None:
        return None
    return button(ComponentId(Kind.TOUCH, payload=MINE), translator("button-touch-mine"))


def link_page(translator: Translator, address: str, until: int) -> Page:
    """A link for one use. until: when that ends, in seconds of the clock."""

    def build() -> Layout:
        way: ui.Button[Any] = ui.Button(label=translator("button-touch-link"), url=address)
        when = format_dt(datetime.fromtimestamp(until, UTC), "R")
        return frame([text(translator("touch-link", until=when)), *rows([way])], QUIET)

    return plain(build)


def mine_page(translator: Translator, sessions: Sequence[BoardSessionRow], note: str = "") -> Page:
    """Where somebody has the page open, and what closes it there."""

    def build() -> Layout:
        parts: list[Part] = [text(translator("touch-mine", count=len(sessions)))]
        parts += [text(note)] if note else []
        for session in sessions:
            told = translator(
                "touch-mine-line",
                opened=format_dt(datetime.fromisoformat(session.opened), "f"),
                until=format_dt(datetime.fromtimestamp(session.until, UTC), "t"),
            )
            target = ComponentId(Kind.TOUCH, payload=f"{CLOSE}{session.token}")
            parts.append(beside(told, button(target, translator("button-touch-close"))))
        if sessions:
            everywhere = ComponentId(Kind.TOUCH, payload=CLOSE)
            parts += rows([button(everywhere, translator("button-touch-close-all"), "danger")])
        return frame(parts, QUIET)

    return plain(build)
