"""Reasons why a choice is not offered: what one might think of now, and the rule that is in the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.engine import Refusal, list_refused
from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import Language
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT, LABEL, clip
from bot.ui.menus.tree import names
from bot.ui.messages.layout import QUIET, Part, button, frame, option, rows, select, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.reading import to_seat

LONGEST = 3_200
MOST_RULES = 5
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
    found = [
        each for each in list_refused(bundle.game, view.observation) if each.refusal.reason not in UNTELLING
    ]
    # Words say of each choice how it differs from the others: here the others are those not offered.
    seen = replace(view.observation, legal=tuple(each.action for each in found))
    path_of = bundle.words.paths(seen, language)
    paths = [path_of(each.action) for each in found]
    return tuple(
        Missing(str(each.action), path[0].label, label, each.refusal)
        for each, path, label in zip(found, paths, names(paths), strict=True)
    )


def why_page(presentation: Presentation, view: View, head: str, language: Language) -> Page:
    """Everything not offered with its reason; where that is too much for a message, by what it begins with.

    head: its number among these, empty for none yet.
    """
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    missing = list_missing(bundle, view, language)
    heads = list(dict.fromkeys(each.head for each in missing))
    match = view.table.id
    whole = _tell(bundle, missing, language)
    told = missing
    if len(whole) > LONGEST:
        chosen = heads[int(head)] if head.isdecimal() and int(head) < len(heads) else None
        told = tuple(each for each in missing if each.head == chosen)
        whole = _tell(bundle, told, language)

    def parts() -> list[Part]:
        heading = translator("why-heading", game=bundle.words.name(language))
        found: list[Part] = [text(heading)]
        if not missing:
            found.append(text(translator("why-nothing")))
        if whole:
            found.append(text(clip(whole, LONGEST)))
        found += rows(_cite(bundle, view, told))
        if len(told) < len(missing):
            for number, first in enumerate(range(0, len(heads), IN_A_SELECT), start=1):
                listed = heads[first : first + IN_A_SELECT]
                lines = [option(str(first + n), clip(each, LABEL)) for n, each in enumerate(listed)]
                found.append(select(ComponentId(Kind.WHY, match, number), translator("why-which"), lines))
        return [*found, *rows([to_seat(translator, match)])]

    return plain(lambda: frame(parts(), QUIET))


def reason_page(
    presentation: Presentation, view: View, label: str, refusal: Refusal | None, language: Language
) -> Page:
    """Lay out why one choice is not offered, or that it is."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    reason = translator("why-offered") if refusal is None else bundle.words.refusal(refusal, language)

    def parts() -> list[Part]:
        heading = translator("why-heading", game=bundle.words.name(language))
        found: list[Part] = [text(heading), text(f"**{label}**\n{reason}")]
        if refusal is not None:
            found += rows(_cite(bundle, view, [Missing("", "", "", refusal)]))
        return [*found, *rows([to_seat(translator, view.table.id)])]

    return plain(lambda: frame(parts(), QUIET))


def _tell(bundle: GameBundle, missing: Sequence[Missing], language: Language) -> str:
    """Tell what is missing by what it begins with, each reason once."""
    reasons: dict[str, dict[str, None]] = {}
    for each in missing:
        reason = bundle.words.refusal(each.refusal, language)
        reasons.setdefault(each.head, {})[reason] = None
    told = ("\n".join([f"**{head}**", *(f"- {each}" for each in given)]) for head, given in reasons.items())
    return "\n".join(told)


def _cite(bundle: GameBundle, view: View, missing: Sequence[Missing]) -> list[discord.ui.Button[Any]]:
    """Buttons that lead to the rules in the way."""
    numbers = dict.fromkeys(each.refusal.rule for each in missing)
    return [
        button(ComponentId(Kind.RULE, view.table.id, 0, f"{bundle.key}:{number}"), f"§ {number}")
        for number in [*numbers][:MOST_RULES]
    ]
