"""Pages for a server's managers: what they can do at a table, and what they did. Nothing of any game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.values import UserId
from bot.match.views import View
from bot.store import ActRow
from bot.text import Language, Translator
from bot.ui.layout import (
    ALARM,
    QUIET,
    Layout,
    Part,
    button,
    channel_select,
    frame,
    mention,
    rows,
    text,
    user_select,
)
from bot.ui.messages.ways import KEEPERS, Action, Spot
from bot.ui.page import ComponentId, Kind, Page, base36, plain
from bot.ui.presentation import Presentation

CLOSE, OUT, MOVE = "close", "out", "move"
CLOSE_NOW, DRAW_NOW, WON_NOW, OUT_NOW = "close-now", "draw-now", "won-now", "out-now"
"""What a component of these pages does: those of the first line ask first."""
TO_THE_LOG: Final[Spot[[Translator]]] = Spot()
"""Below what a manager can do: what managers have done."""
EMOJIS: Final = {CLOSE_NOW: "🛑", DRAW_NOW: "🤝", WON_NOW: "🏁", OUT_NOW: "🚪"}


def keeping_page(presentation: Presentation, table: Table, language: Language, note: str = "") -> Page:
    """Lay out what a manager can do at a table."""
    translator = presentation.translator(language)
    name = presentation.name(table.key, language)

    def build() -> Layout:
        phase = translator(f"phase-{table.phase}")
        place = f"<#{table.place.channel}>"
        parts: list[Part] = [text(translator("keeping-heading", game=name, place=place, phase=phase))]
        parts += [text(f"> {note}")] if note else []
        if table.phase in ("lobby", "playing", "broken"):
            if table.phase != "broken":
                parts.append(user_select(_target(table, OUT), translator("keeping-out-menu"), (), 1))
            parts.append(channel_select(_target(table, MOVE), translator("keeping-move-menu"), (), 1))
            parts += rows([button(_target(table, CLOSE), translator("button-keeping-close"), "danger", "🛑")])
        return frame([*parts, *rows(TO_THE_LOG.list_ways(translator))], QUIET)

    return plain(build)


def sure_page(
    presentation: Presentation,
    table: Table,
    language: Language,
    acts: Sequence[str],
    about: UserId | None = None,
) -> Page:
    """Ask a manager whether they are sure: which table it is, who sits there, and what would be done.

    acts: what can be chosen. about: who would win, or be taken out.
    """
    translator = presentation.translator(language)
    people = [user for _, user in table.seats if user is not None] or list(table.joined)
    who = "" if about is None else mention(translator, about)
    kind = "lobby" if table.phase == "lobby" else "table"
    # A table at which no game has begun has no result to go without.
    labels = {CLOSE_NOW: "close-lobby"} if kind == "lobby" else {}

    def build() -> Layout:
        asked = translator(
            f"keeping-sure-{acts[0]}",
            kind=kind,
            game=presentation.name(table.key, language),
            place=f"<#{table.place.channel}>",
            people=translator.join([mention(translator, user) for user in people]),
            about=who,
        )
        payloads = {act: act if about is None else f"{act}.{base36(about)}" for act in acts}
        # What was asked about a lobby is not done to the game it has become.
        found: list[ui.Button[Any]] = [
            button(
                ComponentId(Kind.KEEPING, table.id, int(table.phase != "lobby"), payloads[act]),
                translator(f"button-keeping-{labels.get(act, act)}"),
                "danger" if act != DRAW_NOW else "secondary",
                EMOJIS[act],
            )
            for act in acts
        ]
        found.append(button(_target(table, ""), translator("button-back")))
        return frame([text(asked), *rows(found)], ALARM)

    return plain(build)


@KEEPERS.offer(Action("manage", Kind.KEEPING, "🗝️"))
def can_be_managed(_: GameBundle, view: View) -> bool:
    """Check whether a table has begun, as all have that are offered."""
    return view.table.phase in ("playing", "broken")


def tell_act(translator: Translator, act: ActRow) -> str:
    """Tell what a manager did, as a line."""
    when = format_dt(datetime.fromisoformat(act.at), "f")
    told = translator(
        f"act-{act.what}",
        by=mention(translator, act.by),
        about="" if act.about is None else mention(translator, act.about),
        match="" if act.match is None else str(act.match),
    )
    return f"- {when} · {told}"


def _target(table: Table, payload: str) -> ComponentId:
    return ComponentId(Kind.KEEPING, table.id, 0, payload)
