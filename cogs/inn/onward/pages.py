"""The page on which one says how a moment is played on: from which place, with which cards, with whom."""

from __future__ import annotations

from typing import Any, Final

from discord import ui

from bot.engine import Seat
from bot.match.match import LEVELS
from bot.text import Language, Translator
from bot.ui.layout import QUIET, Layout, Part, button, frame, option, rows, select, text
from bot.ui.messages.ways import FROM_HERE
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation
from cogs.inn.onward.service import Start

SEAT, CARDS, HOUSE, FRIEND = "s", "c", "h", "f"
"""What is to be done, as the ids call it; nothing: the page."""
WHOLE: Final = "1"


@FROM_HERE.lead_from
def lead_onward(translator: Translator, match: int, number: int, source: str) -> ui.Button[Any]:
    """Lead to the page. source: of what the moment is, where it is no match."""
    return button(onward_target(match, number, source), translator("button-onward"), emoji="🪴")


def onward_target(
    match: int, number: int, source: str, what: str = "", seat: Seat = "", *, whole: bool = False
) -> ComponentId:
    """The id of a button of the page. seat: whose place is taken; empty: the one that is offered first."""
    payload = f"{what}.{seat}.{WHOLE if whole else ''}.{source}"
    return ComponentId(Kind.ONWARD, match, number, payload)


def onward_page(
    presentation: Presentation,
    start: Start,
    target: ComponentId,
    source: str,
    seat: Seat,
    language: Language,
    *,
    whole: bool,
    on_server: bool,
) -> Page:
    """The page. on_server: whether a friend could join here."""
    translator, words = presentation.translator(language), start.moment.bundle.words

    def way(what: str, *, other: bool = whole) -> ComponentId:
        return onward_target(target.match, target.stamp, source, what, seat, whole=other)

    def build() -> Layout:
        at = start.moment
        told = translator(f"origin-{at.source}", step=at.number)
        cards = translator("origin-whole" if whole else "origin-drawn", seat=words.seat(seat, language))
        lines = [
            translator("onward-heading", game=words.name(language)),
            translator("onward-told", source=told, cards=cards),
        ]
        seats = [
            option(offered_seat, words.seat(offered_seat, language), chosen=offered_seat == seat)
            for offered_seat in start.seats
        ]
        levels = [
            option(level, translator(f"level-{level}"), translator(f"level-{level}.about"))
            for level in LEVELS
        ]
        other = translator("button-onward-drawn" if whole else "button-onward-whole")
        ways = [button(way(CARDS, other=not whole), other)]
        if on_server:
            ways.append(button(way(FRIEND), translator("button-onward-friend"), "primary", "👤"))
        parts: list[Part] = [
            text("\n".join(lines)),
            select(way(SEAT), translator("onward-seat"), seats),
            select(way(HOUSE), translator("onward-house"), levels),
            *rows(ways),
            text(translator("onward-foot")),
        ]
        return frame(parts, QUIET)

    return plain(build)
