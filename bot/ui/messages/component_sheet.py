"""The print on a game's components: a contact sheet, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.component_files import ComponentSheet
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import ACCENT, QUIET, Layout, Part, button, frame, gallery, rows, text
from bot.ui.messages.page import Attachment, Page, PictureRequest, plain
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.reading import LONGEST_DESCRIPTION, paragraphs

OWN: Final = ("guild", "outdated")
"""Where the server has a file that can be taken back."""


def sheet_page(presentation: Presentation, sheet: ComponentSheet, language: Language, note: str = "") -> Page:
    """The pictures of all components, whose they are, and what can be done. note: in place of whose."""
    translator, bundle = presentation.translator(language), sheet.bundle
    assert bundle.components is not None
    source = translator(f"components-source-{sheet.source}", command=command_line(bundle, language))

    def request(view: str) -> PictureRequest:
        return presentation.request_sheet(sheet, view, language)

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(_heading(translator, sheet, language)), text(note or source)]
        parts += [gallery(each.url, each.alt) for each in attached]
        words = button(_target("words", sheet), translator("button-components-words"), emoji="📜")
        return frame([*parts, *_buttons(translator, sheet, language, words)], _accent(sheet))

    return Page(bundle.key, build, bundle.components.views, request)


def sheet_words_page(
    presentation: Presentation, sheet: ComponentSheet, number: int, language: Language
) -> Page:
    """All components in words, page by page. number: of the page, from 0."""
    translator, components = presentation.translator(language), sheet.bundle.components
    assert components is not None
    pages = paragraphs(components.describe(sheet.options, language), LONGEST_DESCRIPTION)
    shown = max(0, min(number, len(pages) - 1))

    def build() -> Layout:
        parts: list[Part] = [text(_heading(translator, sheet, language)), text(pages[shown])]
        turning = [
            button(_target("words", sheet, other), translator(f"button-{label}"), emoji=emoji)
            for other, label, emoji in ((shown - 1, "previous", "◀️"), (shown + 1, "next", "▶️"))
            if 0 <= other < len(pages)
        ]
        pictures = button(_target("sheet", sheet), translator("button-components-pictures"), emoji="🖼️")
        return frame(
            [*parts, *rows(turning), *_buttons(translator, sheet, language, pictures)], _accent(sheet)
        )

    return plain(build)


def command_line(bundle: GameBundle, language: Language) -> str:
    """The command that shows and corrects a game's components, as it is typed."""
    say = bundle.words.translator(language)
    return f"`/{bundle.command(language)} {say('command-components')}`"


def _heading(translator: Translator, sheet: ComponentSheet, language: Language) -> str:
    words = sheet.bundle.words
    what = words.translator(language)("components-title")
    return translator("components-heading", game=words.name(language), what=what)


def _buttons(
    translator: Translator, sheet: ComponentSheet, language: Language, other: ui.Button[Any]
) -> list[Part]:
    say = sheet.bundle.words.translator(language)
    if sheet.source == "proposed":
        use = button(_target("use", sheet), say("components-use"), "success", "✅")
        drop = button(_target("drop", sheet), translator("button-components-drop"))
        return rows([use, drop, other])
    file = button(_target("file", sheet), translator("button-components-file"), emoji="💾")
    back = [button(_target("reset", sheet), say("components-back"), "danger")] if sheet.source in OWN else []
    return rows([other, file, *back])


def _accent(sheet: ComponentSheet) -> int:
    return ACCENT if sheet.source == "proposed" else QUIET


def _target(verb: str, sheet: ComponentSheet, page: int = 0) -> ComponentId:
    return ComponentId(Kind.COMPONENTS, 0, 0, f"{verb}.{sheet.bundle.key}.{sheet.code}.{page}")
