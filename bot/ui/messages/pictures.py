"""The pictures of a match one by one, bigger: the whole table, a hand, a part of the map."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.layout import QUIET, Layout, Part, button, frame, gallery, option, rows, select, text
from bot.ui.messages.page import Attachment, Page, PictureRequest
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.reading import to_seat
from bot.ui.messages.ways import list_ways

BIG = 1.5
"""The scale of the bigger picture."""
MOST_BUTTONS = 3
"""Pictures with a button each; more stand in a menu."""


def picture_names(bundle: GameBundle, view: View) -> tuple[str, ...]:
    """The names of all pictures there are for a viewer."""
    return (*bundle.board.views(view.observation), *bundle.board.details(view.observation))


def picture_parts(
    translator: Translator, bundle: GameBundle, view: View, language: Language, shown: str = ""
) -> list[Part]:
    """Lay out the ways to the pictures on offer. shown: the one that is open."""
    match, names = view.table.id, bundle.board.views(view.observation)
    if len(names) <= MOST_BUTTONS:
        return rows(
            [
                button(
                    ComponentId(Kind.PICTURE, match, 0, each), bundle.words.view(each, language), emoji="🔍"
                )
                for each in names
                if each != shown
            ]
        )
    lines = [
        option(each, bundle.words.view(each, language), chosen=each == shown) for each in names[:IN_A_SELECT]
    ]
    return [select(ComponentId(Kind.PICTURE, match), translator("pictures-choose"), lines)]


def picture_page(presentation: Presentation, view: View, name: str, language: Language) -> Page:
    """One picture, bigger, and the way to the others; an unknown name means the first."""
    key, match = view.table.key, view.table.id
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    names = picture_names(bundle, view)
    shown = name if name in names else names[0]
    heading = translator(
        "pictures-heading", game=bundle.words.name(language), picture=bundle.words.view(shown, language)
    )

    def request(name: str) -> PictureRequest:
        return presentation.request_picture(view.table, view.observation, name, language, BIG)

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(heading), *(gallery(each.url, each.alt) for each in attached)]
        parts += picture_parts(translator, bundle, view, language, shown)
        ways = [to_seat(translator, match)] if view.seat else []
        ways += list_ways("pictures", translator, bundle, view)
        return frame([*parts, *rows(ways)], QUIET)

    return Page(key, build, (shown,), request)
