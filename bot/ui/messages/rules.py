"""The rules of a game, chapter by chapter, by number and by word; and what is printed on its components."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from discord import ui

from bot.engine import Options
from bot.match.bundle import GameBundle
from bot.match.component_files import ComponentSheet
from bot.match.lobby import option_text
from bot.text import (
    LANGUAGES,
    Chapter,
    GivenText,
    Language,
    Passage,
    Translator,
    find_passages,
    read_passages,
    surroundings,
)
from bot.ui import forms
from bot.ui.layout import ACCENT, QUIET, Layout, Part, button, frame, gallery, option, rows, select, text
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.lobby import option_fields
from bot.ui.messages.reading import LONGEST_DESCRIPTION, paragraphs
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, clip, plain
from bot.ui.presentation import Presentation

LONGEST_CHAPTER = 3_600
LONGEST_HOUSE_RULES = 3_200
LONGEST_ASKED = 40
"""Characters of what was asked that a menu remembers."""
LONGEST_SNIPPET = 90
MOST_LISTED = 12
"""Lines in a list of what was found; a menu has more of them."""
HOUSE = "house"
_MARKS = re.compile(r"\*\*|^(?:[-*•>]|\d+\.) |^#+ |`", re.MULTILINE)


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language. options: what is agreed where it is read; match: 0 away from a
    table."""

    presentation: Presentation
    bundle: GameBundle
    options: Options
    match: int
    language: Language

    @property
    def translator(self) -> Translator:
        """The ui's own strings."""
        return self.presentation.translator(self.language)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the game, then the options with what holds here."""
        return self._chapters(self.language)

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        """All of it, to be looked up."""
        return read_passages(self.chapters)

    def find(self, about: str) -> tuple[Passage, ...]:
        """Find what is said about a number or some words, in whichever language they are; best first."""
        passages = find_passages(self.passages, about)
        for other in LANGUAGES:
            if not passages and other != self.language:
                places = {passage.key: passage for passage in self.passages}
                foreign = find_passages(read_passages(self._chapters(other)), about)
                passages = tuple(places[passage.key] for passage in foreign if passage.key in places)
        return passages

    def _chapters(self, language: Language) -> tuple[Chapter, ...]:
        return (*self.bundle.words.rules(language), *self._house_rules(language))

    def _house_rules(self, language: Language) -> list[Chapter]:
        """Each option with its value here, or the usual one; as many chapters as they need."""
        translator = self.presentation.translator(language)
        words, pages = self.bundle.words, [""]
        for field in option_fields(self.bundle.game.options):
            name = words.option(field.name, None, language)
            value = words.option(field.name, option_text(getattr(self.options, field.name)), language)
            line = translator(
                "rules-house-line", option=name.label, value=value.label, detail=_ends(name.detail)
            )
            if value.detail and value.detail != name.detail:
                line = f"{line} {_ends(value.detail)}"
            if len(pages[-1]) + len(line) > LONGEST_HOUSE_RULES:
                pages.append("")
            pages[-1] = f"{pages[-1]}\n{line}".strip()
        title = translator("rules-house")
        return [
            Chapter(f"{HOUSE}{number}", title if len(pages) == 1 else f"{title} {number}/{len(pages)}", body)
            for number, body in enumerate(pages, start=1)
            if body
        ]


def rules_page(book: Rulebook, chapter: str) -> Page:
    """A chapter of a game's rules with a menu of all of them; an unknown one means the first."""
    shown = next(
        (known_chapter for known_chapter in book.chapters if known_chapter.key == chapter), book.chapters[0]
    )
    heading = book.translator("rules-heading", game=_game(book), chapter=shown.title)
    return plain(
        lambda: frame(
            [text(heading), text(clip(shown.body, LONGEST_CHAPTER)), *_chapter_menus(book, shown.key)], QUIET
        )
    )


def rule_page(book: Rulebook, about: str, chosen: str = "") -> Page:
    """Lay out what the rules say about a number or a word: the one place with neighbours, or a list of them.

    chosen: the key of the place to be read of those found.
    """
    passages, asked = book.find(about), _asked(about)
    is_number = bool(passages) and any(character.isdigit() for character in about)
    shown = next(iter(find_passages(book.passages, chosen)), None)
    if shown is None and passages and (is_number or len(passages) == 1):
        shown = passages[0]
    if shown is not None:
        heading = book.translator("rules-heading", game=_game(book), chapter=shown.title)
        body = "\n".join(_read(passage, shown) for passage in surroundings(book.passages, shown))
    else:
        heading = book.translator(
            "rules-found", game=_game(book), about=GivenText(asked), count=len(passages)
        )
        body = "\n".join(f"- {_line(passage)}" for passage in passages[:MOST_LISTED])

    def parts() -> list[Part]:
        told: list[Part] = [text(heading), text(clip(body, LONGEST_CHAPTER))]
        if len(passages) > 1:
            lines = [
                option(passage.key, snippet(passage), passage.title, chosen=passage == shown)
                for passage in passages[:IN_A_SELECT]
            ]
            # Numbered: a menu must not have the id of the button that leads here.
            target = ComponentId(Kind.RULE, book.match, 1, f"{book.bundle.key}:{asked}")
            told.append(select(target, book.translator("rules-places"), lines))
        return [*told, *_chapter_menus(book, shown.chapter if shown else "")]

    return plain(lambda: frame(parts(), QUIET))


def which_game_page(presentation: Presentation, about: str, language: Language) -> Page:
    """Ask in whose rules to look; the games that say something about it stand first, with how much."""
    translator = presentation.translator(language)
    counted = []
    for key, bundle in presentation.games.items():
        book = Rulebook(presentation, bundle, bundle.game.options(), 0, language)
        counted.append((len(book.find(about)), key, _game(book)))
    lines = [
        option(key, game, translator("rules-places-count", count=count))
        for count, key, game in sorted(counted, key=lambda row: -row[0])
    ]
    target = ComponentId(Kind.RULE, 0, 0, f":{_asked(about)}")
    heading = translator("rules-which-game", about=GivenText(_asked(about)))
    return plain(
        lambda: frame([text(heading), select(target, translator("rules-which-game-menu"), lines)], QUIET)
    )


def snippet(passage: Passage) -> str:
    """The beginning of a passage without its marks, after the numbers it is found by."""
    line = " ".join(_MARKS.sub("", passage.text).split())
    numbers = ", ".join(passage.rules[:2])
    return clip(f"{numbers} · {line}" if numbers else line, LONGEST_SNIPPET)


def _asked(about: str) -> str:
    return " ".join(about.split())[:LONGEST_ASKED]


def _read(passage: Passage, shown: Passage) -> str:
    if passage != shown:
        return passage.text if passage.block == shown.block else f"\n{passage.text}\n"
    return "\n".join(f"> {line.removeprefix('> ')}" for line in passage.text.splitlines())


def _line(passage: Passage) -> str:
    return f"**{passage.title}**: {snippet(passage)}"


def _ends(detail: str) -> str:
    return detail if not detail or detail.endswith((".", "!", "?")) else f"{detail}."


def _game(book: Rulebook) -> str:
    return book.bundle.words.name(book.language)


def _chapter_menus(book: Rulebook, shown: str) -> Sequence[Part]:
    parts: list[Part] = []
    for number, first in enumerate(range(0, len(book.chapters), IN_A_SELECT), start=1):
        listed = book.chapters[first : first + IN_A_SELECT]
        lines = [option(chapter.key, chapter.title, chosen=chapter.key == shown) for chapter in listed]
        placeholder = book.translator("rules-chapters" if number == 1 else "rules-more-chapters")
        target = ComponentId(Kind.RULES, book.match, number, book.bundle.key)
        parts.append(select(target, placeholder, lines))
    if book.match:
        back = button(ComponentId(Kind.WHAT, book.match), book.translator("button-what"), emoji="❓")
        parts += rows([back])
    return parts


# The print on a game's components: a contact sheet, and the same in words.

OWN: Final = ("guild", "outdated")
"""Where the server has a file that can be taken back."""


def sheet_page(presentation: Presentation, sheet: ComponentSheet, language: Language, note: str = "") -> Page:
    """The pictures of all components, whose they are, and what can be done. note: in place of whose."""
    translator, bundle = presentation.translator(language), sheet.bundle
    assert bundle.components is not None
    source = translator(f"components-source-{sheet.source}")

    def request(view: str) -> PictureRequest:
        return presentation.request_sheet(sheet, view, language)

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(_heading(translator, sheet, language)), text(note or source)]
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
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


FILE: Final = "file"
"""The field of the form by which a component file is given."""


def upload_form(presentation: Presentation, key: str, language: Language) -> ui.Modal:
    """Ask for a component file."""
    translator = presentation.translator(language)
    target = ComponentId(Kind.COMPONENTS, payload=f"upload.{key}..0")
    file = forms.upload(FILE, translator("components-file"), translator("components-file-about"))
    return forms.form(target, translator("button-components"), file)


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
    file = button(_target("file", sheet), translator("button-components-file"), emoji="📄")
    upload = button(_target("upload", sheet), translator("button-components-upload"), emoji="📤")
    back = [button(_target("reset", sheet), say("components-back"), "danger")] if sheet.source in OWN else []
    return rows([other, file, upload, *back])


def _accent(sheet: ComponentSheet) -> int:
    return ACCENT if sheet.source == "proposed" else QUIET


def _target(verb: str, sheet: ComponentSheet, page: int = 0) -> ComponentId:
    return ComponentId(Kind.COMPONENTS, 0, 0, f"{verb}.{sheet.bundle.key}.{sheet.code}.{page}")
