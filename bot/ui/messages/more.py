"""Everything of a table that is not needed every day; and whether to resign."""

from __future__ import annotations

from bot.match.views import View
from bot.text import Language
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.afterwards import offer_afterwards
from bot.ui.messages.ends import offer_ends
from bot.ui.messages.layout import ALARM, QUIET, Layout, button, frame, rows, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.panel import stand_in_of
from bot.ui.messages.pictures import picture_parts
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.reading import to_seat
from bot.ui.messages.ways import list_ways


def more_page(presentation: Presentation, view: View, language: Language, *, is_keeper: bool = False) -> Page:
    """Everything that is not needed every day. is_keeper: whether the reader manages the server."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    match = view.table.id

    def build() -> Layout:
        found = [button(ComponentId(Kind.TEXT, match), translator("button-text"), emoji="📜")]
        if view.seat is not None:
            found.append(to_seat(translator, match))
        if view.seat is not None and view.table.phase == "playing":
            if view.can_undo != "no":
                asks = translator("button-undo" if view.can_undo == "free" else "button-undo-ask")
                found.append(button(ComponentId(Kind.UNDO, match), asks, emoji="↩️"))
            if not (view.alone or view.table.hints):
                ask = ComponentId(Kind.ASK_HINTS, match)
                found.append(button(ask, translator("button-ask-hints"), emoji="💡"))
            found += offer_ends(translator, bundle, view)
            found.append(button(ComponentId(Kind.RESIGN, match), translator("button-resign"), "danger", "🏳️"))
        if view.table.phase == "playing":
            found += list_ways("more", translator, bundle, view)
            found.append(button(ComponentId(Kind.CLOCKS, match), translator("button-clocks"), emoji="⏳"))
            found.append(button(ComponentId(Kind.STEP, match), translator("button-step"), emoji="⏯️"))
        if is_keeper and view.table.phase in ("playing", "broken"):
            found += list_ways("keepers", translator, bundle, view)
        found += offer_afterwards(translator, view.table)
        agreed = bundle.words.options(view.table.options, language)
        head = translator("more-heading", game=bundle.words.name(language))
        told = text(head + (f"\n-# {agreed}" if agreed else ""))
        return frame([told, *picture_parts(translator, bundle, view, language), *rows(found)], QUIET)

    return plain(build)


def resign_page(presentation: Presentation, view: View, language: Language) -> Page:
    """Ask whether to resign."""
    translator, match = presentation.translator(language), view.table.id

    def build() -> Layout:
        sure = button(ComponentId(Kind.RESIGN_NOW, match), translator("button-resign-now"), "danger", "🏳️")
        play_on = button(ComponentId(Kind.REFRESH, match), translator("button-play-on"), "success")
        found = [sure, play_on]
        if not view.alone and stand_in_of(view) is None:
            found.append(button(ComponentId(Kind.STAND_IN, match), translator("button-stand-in"), emoji="🪑"))
        return frame([text(translator("resign-sure")), *rows(found)], ALARM)

    return plain(build)
