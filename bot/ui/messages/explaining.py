"""Explanations: a key to the pictures, all things of a game by name, why a choice is not offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engine import Refusal, list_refused
from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import LANGUAGES, Entry, GameText, Language, Translator, plain_words, rule_numbers
from bot.ui.layout import LABEL, QUIET, Layout, Part, button, frame, gallery, option, rows, select, text
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.menus.tree import names
from bot.ui.messages.panel import SCALE, is_asked, panel_picture
from bot.ui.messages.reading import to_seat
from bot.ui.page import Attachment, ComponentId, Kind, Page, clip, plain
from bot.ui.presentation import Presentation

LONGEST_KEY = 3_400
MOST_RULES = 5
"""Buttons that lead to rules."""


def what_page(presentation: Presentation, view: View, language: Language) -> Page:
    """What is asked, the picture of the viewer's panel and a key to it, the ways to rules and things by
    name."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    words, match = bundle.words, view.table.id
    heading = _heading(translator, bundle, translator("button-what"), language)
    doubts, question = words.doubts(language), explain_question(bundle, view, language)

    def build(attached: Sequence[Attachment]) -> Layout:
        told: list[Part] = [
            text(heading),
            *([text(question)] if question else []),
            *(gallery(attachment.url, attachment.alt) for attachment in attached),
            text(clip("\n".join(_legends(bundle, view, language)), LONGEST_KEY)),
            *([text(translator("doubts", what=translator.join(doubts)))] if doubts else []),
        ]
        if cited := _cite(bundle, view, cited_rules(bundle, view, language)):
            told += [text(translator("what-rules")), *cited]
        kinds = [
            option(kind, _kind_label(translator, words, kind, language))
            for kind in dict.fromkeys(entry.kind for entry in words.glossary(language))
        ]
        # Numbered: a menu must not have the id of the button that leads here.
        told.append(select(ComponentId(Kind.WHAT, match, 1), translator("what-things"), kinds[:IN_A_SELECT]))
        return frame([*told, *_foot(translator, view)], QUIET)

    return Page(
        bundle.key, build, (panel_picture(bundle, view),), presentation.picture_of(view, language, SCALE)
    )


def kind_page(presentation: Presentation, view: View, kind: str, language: Language) -> Page:
    """All things of one kind, to choose from."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    entries = [entry for entry in bundle.words.glossary(language) if entry.kind == kind]
    label = _kind_label(translator, bundle.words, kind, language)

    def parts() -> list[Part]:
        told: list[Part] = [text(_heading(translator, bundle, label, language))]
        for number, first in enumerate(range(0, len(entries), IN_A_SELECT), start=1):
            listed = entries[first : first + IN_A_SELECT]
            lines = [option(entry.key, entry.name, entry.text) for entry in listed]
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
    ranked = [
        (plain_words(entry.name) != wanted, number, entry)
        for number, (entry, name) in enumerate(zip(entries, names, strict=True))
        if all(any(name_word.startswith(word) for name_word in name) for word in wanted)
    ]
    return tuple(entry for _, _, entry in sorted(ranked, key=lambda ranked_entry: ranked_entry[:2]))


def cited_rules(bundle: GameBundle, view: View, language: Language) -> tuple[str, ...]:
    """The numbers of the rules that ask for the viewer's decision: those the question names come first."""
    seen = view.observation
    asked = bundle.words.prompt(seen, language) if seen.legal else ""
    due = (decision.rule for decision in seen.waiting if decision.seat == view.seat)
    return tuple(dict.fromkeys([*rule_numbers(asked), *due]))


def explain_question(bundle: GameBundle, view: View, language: Language) -> str:
    """Explain what the viewer is asked: as a first game introduces it, or as it is told here alone."""
    say, topics = bundle.words.translator(language), bundle.words.list_topics(view.observation)
    messages = [message for topic in topics for message in (f"introduction-{topic}", f"explained-{topic}")]
    return "\n".join([say(message, seat=view.seat or "") for message in messages if say.has(message)])


def _legends(bundle: GameBundle, view: View, language: Language) -> Iterator[str]:
    """The key of the picture in the viewer's panel, then of the others on offer; a sign is told of once."""
    told: set[str] = set()
    for shown in dict.fromkeys((panel_picture(bundle, view), *bundle.board.shown(view.observation))):
        fresh = [entry for entry in bundle.words.legend(shown, language) if entry.key not in told]
        told |= {entry.key for entry in fresh}
        if fresh:
            yield f"**{bundle.words.view(shown, language)}**"
            yield from (f"- **{entry.name}**: {entry.text}" for entry in fresh)


def _kind_label(translator: Translator, words: GameText[Any], kind: str, language: Language) -> str:
    own = words.translator(language)
    message = f"glossary-{kind}"
    return own(message) if own.has(message) else translator(message)


def _heading(translator: Translator, bundle: GameBundle, topic: str, language: Language) -> str:
    return translator("what-heading", game=bundle.words.name(language), topic=topic)


def _foot(translator: Translator, view: View, *, whole: bool = False) -> Sequence[Part]:
    match = view.table.id
    buttons = [button(ComponentId(Kind.WHAT, match), translator("button-what"), emoji="❓")] if whole else []
    if not whole and is_asked(view):
        buttons.append(button(ComponentId(Kind.WHY, match), translator("button-why"), emoji="🚫"))
    buttons.append(button(ComponentId(Kind.TEXT, match), translator("button-text"), emoji="📜"))
    return rows([*buttons, *([to_seat(translator, match)] if view.seat else [])])


# Reasons why a choice is not offered: what one might think of now, and the rule that is in the way.

LONGEST_REASONS = 3_200
UNTELLING = frozenset({"refusal-not-now", "refusal-not-among", "refusal-unknown"})
"""Refusals that give no reason worth reading."""


@dataclass(frozen=True, slots=True)
class Missing:
    """A choice that is not offered. head: what it begins with in a menu; label: all of it."""

    action: str
    head: str
    label: str
    refusal: Refusal


def list_missing(bundle: GameBundle, view: View, language: Language) -> tuple[Missing, ...]:
    """List what the viewer might think of now and is not offered: from the own observation alone."""
    refused = [
        refused_choice
        for refused_choice in list_refused(bundle.game, view.observation)
        if refused_choice.refusal.reason not in UNTELLING
    ]
    # Words say of each choice how it differs from the others: here the others are those not offered.
    seen = replace(view.observation, legal=tuple(refused_choice.action for refused_choice in refused))
    path_of = bundle.words.paths(seen, language)
    paths = [path_of(refused_choice.action) for refused_choice in refused]
    return tuple(
        Missing(str(refused_choice.action), path[0].label, label, refused_choice.refusal)
        for refused_choice, path, label in zip(refused, paths, names(paths), strict=True)
    )


def why_page(presentation: Presentation, view: View, head: str, language: Language) -> Page:
    """Everything not offered with its reason; where that is too much for a message, by what it begins with.

    head: its number among these, empty for none yet.
    """
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    missing = list_missing(bundle, view, language)
    heads = list(dict.fromkeys(choice.head for choice in missing))
    match = view.table.id
    whole = _tell(bundle, missing, language)
    told = missing
    if len(whole) > LONGEST_REASONS:
        chosen = heads[int(head)] if head.isdecimal() and int(head) < len(heads) else None
        told = tuple(choice for choice in missing if choice.head == chosen)
        whole = _tell(bundle, told, language)

    def parts() -> list[Part]:
        heading = translator("why-heading", game=bundle.words.name(language))
        page_parts: list[Part] = [text(heading)]
        if not missing:
            page_parts.append(text(translator("why-nothing")))
        if whole:
            page_parts.append(text(clip(whole, LONGEST_REASONS)))
        page_parts += _cite(bundle, view, (choice.refusal.rule for choice in told))
        if len(told) < len(missing):
            for number, first in enumerate(range(0, len(heads), IN_A_SELECT), start=1):
                listed = heads[first : first + IN_A_SELECT]
                lines = [option(str(first + n), clip(name, LABEL)) for n, name in enumerate(listed)]
                page_parts.append(
                    select(ComponentId(Kind.WHY, match, number), translator("why-which"), lines)
                )
        return [*page_parts, *rows([to_seat(translator, match)])]

    return plain(lambda: frame(parts(), QUIET))


def reason_page(
    presentation: Presentation, view: View, label: str, refusal: Refusal | None, language: Language
) -> Page:
    """Lay out why one choice is not offered, or that it is."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    reason = translator("why-offered") if refusal is None else bundle.words.refusal(refusal, language)

    def parts() -> list[Part]:
        heading = translator("why-heading", game=bundle.words.name(language))
        page_parts: list[Part] = [text(heading), text(f"**{label}**\n{reason}")]
        if refusal is not None:
            page_parts += _cite(bundle, view, [refusal.rule])
        return [*page_parts, *rows([to_seat(translator, view.table.id)])]

    return plain(lambda: frame(parts(), QUIET))


def _tell(bundle: GameBundle, missing: Sequence[Missing], language: Language) -> str:
    """Tell what is missing by what it begins with, each reason once."""
    reasons: dict[str, dict[str, None]] = {}
    for choice in missing:
        reason = bundle.words.refusal(choice.refusal, language)
        reasons.setdefault(choice.head, {})[reason] = None
    told = (
        "\n".join([f"**{head}**", *(f"- {given_reason}" for given_reason in given)])
        for head, given in reasons.items()
    )
    return "\n".join(told)


def _cite(bundle: GameBundle, view: View, numbers: Iterable[str]) -> list[Part]:
    """Lay out buttons that lead to rules, each once."""
    return rows(
        [
            button(ComponentId(Kind.RULE, view.table.id, 0, f"{bundle.key}:{number}"), f"§ {number}")
            for number in [*dict.fromkeys(numbers)][:MOST_RULES]
        ]
    )
