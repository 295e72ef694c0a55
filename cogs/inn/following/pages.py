"""A table somebody follows without playing there: the choice of what is told, and what is told."""

from __future__ import annotations

from typing import Any, Final

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.views import View
from bot.store import FollowWish
from bot.text import Language, Translator
from bot.ui.layout import ACCENT, OVER, QUIET, Layout, button, frame, link, mention, rows, text
from bot.ui.messages.ways import MORE, Action
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation, ending
from bot.ui.story import tell_since

NOTHING: Final = "nothing"
"""Stands for being told no longer."""
WISHES: Final[tuple[FollowWish, ...]] = ("turns", "end")
MOST_NEWS: Final = 3


@MORE.offer(Action("follow", Kind.FOLLOW, "👀"))
def can_be_followed(_: GameBundle, view: View) -> bool:
    """Check whether the viewer, who does not play, may be told of a table."""
    return view.seat is None


def follow_page(
    presentation: Presentation, table: Table, wish: FollowWish | None, language: Language, *, closed: bool
) -> Page:
    """Lay out what somebody is told of a table, and what they may be told. closed: whether their DMs are."""
    translator = presentation.translator(language)
    name = f"follow-{wish or NOTHING}"
    said = translator(name, game=presentation.name(table.key, language), place=link(table))
    if closed and wish is not None:
        said += "\n" + translator("follow-dm-closed")

    def build() -> Layout:
        buttons = [
            _choice(translator, table, other_wish)
            for other_wish in (*WISHES, NOTHING)
            if other_wish != (wish or NOTHING)
        ]
        return frame([text(said), *rows(buttons)], QUIET)

    return plain(build)


def followed_page(presentation: Presentation, view: View, language: Language) -> Page:
    """Lay out what somebody who follows a table is told of it, from a spectator's view."""
    if view.seat is not None:
        raise ValueError("whoever follows a table sees what a spectator may know")
    bundle, translator, table = presentation.bundle(view.table), presentation.translator(language), view.table
    head = translator("followed-heading", game=bundle.words.name(language), place=link(table))

    def build() -> Layout:
        lines = [head]
        if table.phase == "playing":
            users = [table.player_at(decision.seat) for decision in view.observation.waiting]
            names = translator.join([mention(translator, user) for user in users if user is not None])
            lines.append(translator("followed-turn", names=names))
        elif table.phase == "over":
            lines.append(ending(translator, bundle, view, language))
        else:
            lines.append(translator(f"phase-{table.phase}"))
        told = tell_since(translator, bundle, view, language, MOST_NEWS)
        buttons = [button(ComponentId(Kind.LOG, table.id), translator("button-log"), emoji="📖")]
        if table.phase == "playing":
            buttons.append(_choice(translator, table, NOTHING))
        parts = [text("\n".join(lines)), *([text(told)] if told else []), *rows(buttons)]
        return frame(parts, ACCENT if table.phase == "playing" else OVER)

    return plain(build)


def _choice(translator: Translator, table: Table, wish: str) -> ui.Button[Any]:
    target = ComponentId(Kind.FOLLOW, table.id, 0, wish)
    return button(target, translator(f"button-follow-{wish}"), emoji="🔕" if wish == NOTHING else "👀")
