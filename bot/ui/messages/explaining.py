"""Explanations: a key to the pictures shown, the rules the question cites, all things of a game by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import LANGUAGES, Entry, GameText, Language, Translator, plain_words, rule_numbers
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT, clip
from bot.ui.messages.layout import QUIET, Layout, Part, button, frame, gallery, option, rows, select, text
from bot.ui.messages.page import Attachment, Page, PictureRequest, plain
from bot.ui.messages.panel import SCALE, is_asked, panel_picture
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.reading import to_seat

LONGEST_KEY = 3_400
MOST_RULES = 5
"""Buttons that lead to rules."""


def what_page(presentation: Presentation, view: View, language: Language) -> Page:
    """The picture of the viewer's panel and a key to it, with the ways to rules and to things by name."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    words, match = bundle.words, view.table.id
    heading = _heading(translator, bundle, translator("button-what"), language)

    def request(name: str) -> PictureRequest:
        return presentation.request_picture(view.table, view.observation, name, language, SCALE)

    def build(attached: Sequence[Attachment]) -> Layout:
        told: list[Part] = [
            text(heading),
            *(gallery(each.url, each.alt) for each in attached),
            text(clip("\n".join(_legends(bundle, view, language)), LONGEST_KEY)),
        ]
        cited = [
            button(ComponentId(Kind.RULE, match, 0, f"{bundle.key}:{number}"), f"§ {number}")
            for number in cited_rules(bundle, view, language)[:MOST_RULES]
        ]
        if cited:
            told += [text(translator("what-rules")), *rows(cited)]
        kinds = [
            option(kind, _kind_label(translator, words, kind, language))
            for kind in dict.fromkeys(entry.kind for entry in words.glossary(language))
        ]
        # Numbered: a menu must not have the id of the button that leads here.
        told.append(select(ComponentId(Kind.WHAT, match, 1), translator("what-things"), kinds[:IN_A_SELECT]))
        return frame([*told, *_foot(translator, view)], QUIET)

    return Page(bundle.key, build, (panel_picture(bundle, view),), request)


def kind_page(presentation: Presentation, view: View, kind: str, language: Language) -> Page:
    """All things of one kind, to choose from."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    entries = [entry for entry in bundle.words.glossary(language) if entry.kind == kind]
    label = _kind_label(translator, bundle.words, kind, language)

    def parts() -> list[Part]:
        told: list[Part] = [text(_heading(translator, bundle, label, language))]
        for number, first in enumerate(range(0, len(entries), IN_A_SELECT), start=1):
            listed = entries[first : first + IN_A_SELECT]
            lines = [option(each.key, each.name, each.text) for each in listed]
            span = label if len(entries) <= IN_A_SELECT else f"{listed[0].name} – {listed[-1].name}"
            told.append(select(ComponentId(Kind.WHAT, view.table.id, number), span, lines))
        return [*told, *_foot(translator, view, whole=True)]

    return plain(lambda: frame(parts(), QUIET))


def entry_page(presentation: Presentation, view: View, entry: Entry, language: Language) -> Page:
    """Lay out what one thing is, with the others of its kind."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    label = _kind_label(translator, bundle.words, entry.kind, language)

    def parts() -> list[Part]:
        others = button(ComponentId(Kind.WHAT, view.table.id, 0, entry.kind), label)
        told: list[Part] = [
            text(_heading(translator, bundle, entry.name, language)),
            text(f"-# {label}\n{clip(entry.text, LONGEST_KEY)}"),
        ]
        return [*told, *rows([others]), *_foot(translator, view, whole=True)]

    return plain(lambda: frame(parts(), QUIET))


def find_entries(words: GameText[Any], typed: str, language: Language) -> tuple[Entry, ...]:
    """The things a name means, or its beginning, in either language; whole names first.

    A key names exactly one; nothing typed means all.
    """
    entries = words.glossary(language)
    named = tuple(entry for entry in entries if entry.key == typed)
    wanted = plain_words(typed)
    if named or (typed and not wanted):
        return named
    names = [plain_words(f"{entry.name}") for entry in entries]
    for other in LANGUAGES:
        if other != language:
            pairs = zip(names, words.glossary(other), strict=True)
            names = [[*name, *plain_words(entry.name)] for name, entry in pairs]
    found = [
        (plain_words(entry.name) != wanted, number, entry)
        for number, (entry, name) in enumerate(zip(entries, names, strict=True))
        if all(any(each.startswith(word) for each in name) for word in wanted)
    ]
    return tuple(entry for _, _, entry in sorted(found, key=lambda each: each[:2]))


def cited_rules(bundle: GameBundle, view: View, language: Language) -> tuple[str, ...]:
    """The numbers of the rules that ask for the viewer's decision: those the question names come first."""
    seen = view.observation
    asked = bundle.words.prompt(seen, language) if seen.legal else ""
    due = (decision.rule for decision in seen.waiting if decision.seat == view.seat)
    return tuple(dict.fromkeys([*rule_numbers(asked), *due]))


def _legends(bundle: GameBundle, view: View, language: Language) -> Iterator[str]:
    """The key of the picture in the viewer's panel, then of the others on offer; a sign is told of once."""
    told: set[str] = set()
    for shown in dict.fromkeys((panel_picture(bundle, view), *bundle.board.shown(view.observation))):
        fresh = [each for each in bundle.words.legend(shown, language) if each.key not in told]
        told |= {each.key for each in fresh}
        if fresh:
            yield f"**{bundle.words.view(shown, language)}**"
            yield from (f"- **{each.name}**: {each.text}" for each in fresh)


def _kind_label(translator: Translator, words: GameText[Any], kind: str, language: Language) -> str:
    own = words.translator(language)
    message = f"glossary-{kind}"
    return own(message) if own.has(message) else translator(message)


def _heading(translator: Translator, bundle: GameBundle, topic: str, language: Language) -> str:
    return translator("what-heading", game=bundle.words.name(language), topic=topic)


def _foot(translator: Translator, view: View, *, whole: bool = False) -> Sequence[Part]:
    match = view.table.id
    found = [button(ComponentId(Kind.WHAT, match), translator("button-what"), emoji="❓")] if whole else []
    if not whole and is_asked(view):
        found.append(button(ComponentId(Kind.WHY, match), translator("button-why"), emoji="🚫"))
    found.append(button(ComponentId(Kind.TEXT, match), translator("button-text"), emoji="📜"))
    return rows([*found, *([to_seat(translator, match)] if view.seat else [])])
