"""Words of how reliably people play: a line on a profile, lines in a lobby, and a page of its own there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from discord import ui

from bot.match.match import Table
from bot.match.values import UserId
from bot.text import Language, Translator
from bot.ui.layout import QUIET, Layout, Part, button, frame, mention, rows, text
from bot.ui.messages.clocks import tell_used
from bot.ui.messages.ways import IN_A_LOBBY, LOBBY, Action
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation
from cogs.inn.reliability.model import Reliability

RELIABILITY: Final = Action("reliability", Kind.RELIABILITY, "🪢")
ASK, DROP = "+", "-"
"""Payloads of a press that changes whether a lobby asks."""


@LOBBY.offer(RELIABILITY)
def is_company(table: Table, _: UserId) -> bool:
    """Check whether a table is one of a server, where others sit down."""
    return not table.place.is_private


@IN_A_LOBBY.lead_from
def lead_to_people(translator: Translator, table: Table) -> ui.Button[Any] | None:
    """Lead to how reliably the people of a lobby play."""
    return None if table.place.is_private else RELIABILITY.button(translator, table.id)


def tell_reliability(translator: Translator, reliability: Reliability) -> str:
    """Tell it in a line."""
    if reliability.is_new:
        return translator("reliability-new")
    told = []
    if reliability.games:
        told.append(
            translator("reliability-finished", finished=reliability.finished, games=reliability.games)
        )
    if reliability.timed:
        told.append(translator("reliability-timed", count=reliability.timed))
    if reliability.resigned:
        told.append(translator("reliability-resigned", count=reliability.resigned))
    if reliability.move is not None:
        told.append(translator("reliability-move", length=tell_used(translator, reliability.move)))
    if reliability.earlier:
        told.append(translator("reliability-earlier", count=reliability.earlier))
    return " · ".join(told)


def lobby_lines(translator: Translator, people: Mapping[UserId, Reliability | None]) -> str:
    """Tell everybody of the people of a lobby that asks; of who hides their profile nothing."""
    told = [
        translator(
            "reliability-of", user=mention(translator, user), told=tell_reliability(translator, reliability)
        )
        for user, reliability in people.items()
        if reliability is not None
    ]
    return "\n".join([translator("reliability-asked"), *(f"-# {line}" for line in told)])


def people_page(
    presentation: Presentation,
    table: Table,
    people: Mapping[UserId, Reliability | None],
    reader: UserId,
    language: Language,
    note: str = "",
) -> Page:
    """Lay out how reliably the people of a lobby play, for one reader. note: what has come of a press."""
    translator = presentation.translator(language)
    lines = [
        translator(
            "reliability-of",
            user=mention(translator, user),
            told=translator("reliability-hidden")
            if reliability is None
            else tell_reliability(translator, reliability),
        )
        for user, reliability in people.items()
    ]

    def build() -> Layout:
        head = translator("reliability-heading", game=presentation.name(table.key, language))
        parts: list[Part] = [text("\n".join([head, *(f"- {line}" for line in lines)]))]
        parts += [text(f"> {note}")] if note else []
        if table.host == reader and table.phase == "lobby":
            target = ComponentId(Kind.RELIABILITY, table.id, 0, DROP if table.asks else ASK)
            name = "button-reliability-drop" if table.asks else "button-reliability-ask"
            parts += rows([button(target, translator(name), emoji=RELIABILITY.emoji)])
        return frame([*parts, text(translator("reliability-about"))], QUIET)

    return plain(build)
