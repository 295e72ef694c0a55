"""Pages for a server's managers: its tables, what they can do there, what they did. Nothing of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from discord import SelectOption, ui
from discord.utils import format_dt

from bot.match.bundle import GameBundle
from bot.match.clocks import Moment
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
    link,
    mention,
    option,
    rows,
    select,
    text,
    user_select,
)
from bot.ui.messages.ways import KEEPERS, Action, Spot
from bot.ui.page import ComponentId, Kind, Page, base36, plain
from bot.ui.presentation import Presentation
from cogs.inn.managing.service import GROUPS, Group, group_tables

CLOSE, OUT, MOVE, WON = "close", "out", "move", "won"
CLOSE_NOW, DRAW_NOW, WON_NOW, OUT_NOW = "close-now", "draw-now", "won-now", "out-now"
"""What a component of these pages does: those of the first line ask first, or choose a place."""
A_PAGE: Final = 12
"""Tables on a page."""
TO_THE_LOG: Final[Spot[[Translator]]] = Spot()
"""Below the tables of a server: what managers have done."""
EMOJIS: Final = {CLOSE_NOW: "🛑", DRAW_NOW: "🤝", WON_NOW: "🏁", OUT_NOW: "🚪"}


def tables_page(
    presentation: Presentation,
    tables: Sequence[Table],
    now: Moment,
    channels: Mapping[int, str],
    language: Language,
    page: int = 0,
) -> Page:
    """Lay out the tables of a server by what goes on there, and the way to each.

    now: the present moment of the house. channels: their names. page: from 0; others than there are show the
    last.
    """
    translator = presentation.translator(language)
    groups = group_tables(tables, now)
    ordered = [(group, table) for group in GROUPS for table in groups[group]]
    pages = max(1, -(-len(ordered) // A_PAGE))
    page = min(page, pages - 1)
    shown = ordered[page * A_PAGE : (page + 1) * A_PAGE]

    def build() -> Layout:
        parts: list[Part] = [text(translator("tables-heading", count=len(tables)))]
        for group in GROUPS:
            lines = [
                _tell_table(presentation, translator, table, language) for of, table in shown if of == group
            ]
            if lines:
                heading = translator(f"tables-{group}", count=len(groups[group]))
                parts.append(text("\n".join([f"### {heading}", *lines])))
        if shown:
            lines_of_menu = [
                _offer_table(presentation, translator, *entry, channels, language) for entry in shown
            ]
            target = ComponentId(Kind.TABLES, payload="open")
            parts.append(select(target, translator("tables-menu"), lines_of_menu))
        turn = [(page - 1, "◀️"), (page + 1, "▶️")]
        ways = [
            button(ComponentId(Kind.TABLES, stamp=to), "", emoji=sign) for to, sign in turn if 0 <= to < pages
        ]
        ways.append(
            button(ComponentId(Kind.TABLES, payload="people"), translator("button-tables-people"), emoji="🚫")
        )
        return frame([*parts, *rows([*ways, *TO_THE_LOG.list_ways(translator)])], QUIET)

    return plain(build)


def _tell_table(presentation: Presentation, translator: Translator, table: Table, language: Language) -> str:
    silence, show = table.silence, presentation.house_clock.show
    when, state = "", str(table.phase)
    if table.phase == "lobby" and table.opened is not None:
        when = format_dt(table.opened, "R")
    elif silence is not None and table.phase == "playing":
        state = "paused" if silence.paused else "closing" if silence.closing is not None else "playing"
        when = format_dt(show(silence.closing if silence.closing is not None else silence.since), "R")
    return translator(
        "tables-line",
        game=presentation.name(table.key, language),
        place=link(table),
        people=_name_people(translator, table),
        state=state,
        when=when,
    )


def _offer_table(
    presentation: Presentation,
    translator: Translator,
    group: Group,
    table: Table,
    channels: Mapping[int, str],
    language: Language,
) -> SelectOption:
    place = channels.get(table.place.channel)
    label = presentation.name(table.key, language) + (f" · #{place}" if place else "")
    return option(str(table.id), label, translator("tables-option", state=group, number=str(table.id)))


def _name_people(translator: Translator, table: Table) -> str:
    people = [user for _, user in table.seats if user is not None] or list(table.joined)
    return translator.join([mention(translator, user) for user in people]) if people else "–"


def openers_page(
    presentation: Presentation, forbidden: Sequence[UserId], language: Language, note: str = ""
) -> Page:
    """Lay out who may not open tables here, and menus that change it."""
    translator = presentation.translator(language)

    def build() -> Layout:
        lines = [f"- {mention(translator, user)}" for user in forbidden]
        told = "\n".join([translator("openers-heading", count=len(forbidden)), *lines])
        parts: list[Part] = [text(told), *([text(f"> {note}")] if note else [])]
        parts.append(_menu_of_people("forbid", translator("openers-forbid")))
        if forbidden:
            parts.append(_menu_of_people("allow", translator("openers-allow")))
        return frame([*parts, *rows([_lead_to_tables(translator)])], QUIET)

    return plain(build)


def _menu_of_people(act: str, placeholder: str) -> Part:
    return user_select(ComponentId(Kind.TABLES, payload=act), placeholder, (), 1)


def _lead_to_tables(translator: Translator) -> ui.Button[Any]:
    return button(ComponentId(Kind.TABLES), translator("button-tables"), emoji="⬅️")


def keeping_page(presentation: Presentation, table: Table, language: Language, note: str = "") -> Page:
    """Lay out what a manager can do at a table."""
    translator = presentation.translator(language)
    name = presentation.name(table.key, language)

    def build() -> Layout:
        phase = translator(f"phase-{table.phase}")
        people = _name_people(translator, table)
        heading = translator("keeping-heading", game=name, place=link(table), phase=phase, people=people)
        parts: list[Part] = [text(heading)]
        parts += [text(f"> {note}")] if note else []
        ways = []
        if table.phase in ("lobby", "playing", "broken"):
            if table.phase != "broken":
                parts.append(user_select(_target(table, OUT), translator("keeping-out-menu"), (), 1))
            parts.append(channel_select(_target(table, MOVE), translator("keeping-move-menu"), (), 1))
            ways.append(button(_target(table, CLOSE), translator("button-keeping-close"), "danger", "🛑"))
        return frame([*parts, *rows([*ways, _lead_to_tables(translator)])], QUIET)

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
    who = "" if about is None else mention(translator, about)
    kind = "lobby" if table.phase == "lobby" else "table"
    # A table at which no game has begun has no result to go without.
    labels = {CLOSE_NOW: "close-lobby"} if kind == "lobby" else {}
    may_award = CLOSE_NOW in acts and table.phase == "playing"

    def build() -> Layout:
        asked = translator(
            f"keeping-sure-{acts[0]}",
            kind=kind,
            game=presentation.name(table.key, language),
            place=f"<#{table.place.channel}>",
            people=_name_people(translator, table),
            about=who,
        )
        payloads = {act: act if about is None else f"{act}.{base36(about)}" for act in acts}
        # What was asked about a lobby is not done to the game it has become.
        buttons: list[ui.Button[Any]] = [
            button(
                ComponentId(Kind.KEEPING, table.id, int(table.phase != "lobby"), payloads[act]),
                translator(f"button-keeping-{labels.get(act, act)}"),
                "danger" if act != DRAW_NOW else "secondary",
                EMOJIS[act],
            )
            for act in acts
        ]
        buttons.append(button(_target(table, ""), translator("button-back")))
        winner = (
            [user_select(_target(table, WON), translator("keeping-won-menu"), (), 1)] if may_award else []
        )
        return frame([text(asked), *winner, *rows(buttons)], ALARM)

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
