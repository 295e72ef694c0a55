"""A line being composed, and any line in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from discord import ui

from bot.engine import Action, Seat
from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import Item, Language, Translator
from bot.text.game_text import Tone
from bot.ui.layout import ACCENT, OVER, Layout, Part, button, frame, rows, text
from bot.ui.menus.level import Level, MenuIds, Trail, explanation, menu_parts
from bot.ui.menus.tree import menu, ways_with_endings
from bot.ui.messages.panel import SCALE, galleries, still_open
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, clip
from bot.ui.presentation import Presentation
from cogs.inn.ahead.pages import AHEAD, KEPT_WAYS, may_imagine
from cogs.inn.ahead.telling import tell_events, tell_line
from cogs.inn.lines.model import Composition, Offer, is_possible
from cogs.inn.lines.service import Drafted

KEEP: Final = "keep"
BACK: Final = "back"
OVER_AGAIN: Final = "over"
"""What a button does with a line."""
LONGEST_OFFER: Final = 80
"""Characters of what another does; the rest of it goes into the small print."""
LONGEST_ANSWER: Final = 360
"""Characters of each answer so far."""
NUMBER: Final = re.compile(r"^\d+\. ")
MARKDOWN: Final = str.maketrans("", "", "*_`")


@KEPT_WAYS.lead_from
def lead_to_lines(translator: Translator, bundle: GameBundle, view: View) -> ui.Button[Any] | None:
    """Lead to the line one is composing, while another is to choose."""
    if not may_imagine(bundle, view):
        return None
    return button(ComponentId(Kind.LINE, view.table.id), translator("button-line"), emoji="🪜")


def line_page(
    presentation: Presentation,
    drafted: Drafted,
    language: Language,
    trail: Trail = Trail(),
    note: str = "",
) -> Page:
    """A line as far as it has come, with what may be chosen next on the imagined state."""
    view, line = drafted.view, drafted.line
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    seen = line.observation
    level = lay_out(translator, bundle, line, drafted.offers, language, trail)
    news = (*view.news, *line.told)

    def request(name: str) -> PictureRequest:
        people = presentation.people(view.table, language)
        real = presentation.request_view(
            view.table.id, bundle, seen, name, language, SCALE, people, news=news
        )
        return replace(real, describe=lambda: translator("line-picture-alt", alt=real.describe()))

    def build(attached: Sequence[Attachment]) -> Layout:
        seat = bundle.words.seat(line.seat, language)
        parts: list[Part] = [text(translator("line-heading", game=bundle.words.name(language), seat=seat))]
        parts += [text(f"> {note}")] if note else []
        told = tell_line(translator, bundle, line.seat, line.steps, language)
        open_ = tell_events(bundle, line.seat, line.told, language) if line.moved else ""
        told += [translator("line-if", told=open_)] if open_ else []
        parts += [text("\n".join(clip(answer, LONGEST_ANSWER) for answer in told))] if told else []
        parts += _ask(translator, bundle, drafted, level, language)
        pictures = galleries(translator, attached)
        parts += [text(translator("line-imagined")), *pictures]
        return frame([*parts, *_foot(translator, drafted)], OVER if line.decision is None else ACCENT)

    def aim() -> tuple[MenuIds, Level]:
        path, chains = ways_with_endings(translator, bundle, seen, language)
        return _ids(drafted), menu(seen.legal, path, trail, chains, bundle.words.aims(seen))

    view_name = bundle.board.shown_after(seen, news)[0]
    if level is None or not line.is_own:
        return Page(bundle.key, build, (view_name,), request)
    return Page(
        bundle.key, build, (bundle.board.needed_for(seen, still_open(seen, level)),), request, aim=aim
    )


def lay_out(
    translator: Translator,
    bundle: GameBundle,
    line: Composition,
    offers: Sequence[Offer],
    language: Language,
    trail: Trail,
) -> Level | None:
    """Lay out what may be chosen next; None where the line goes no further."""
    if line.is_own:
        seen = line.observation
        path, chains = ways_with_endings(translator, bundle, seen, language)
        return menu(seen.legal, path, trail, chains)
    decision = line.decision
    if decision is None or not offers:
        return None
    seen = line.observe(decision.seat)
    own_words, ways = bundle.words.paths(seen, language), dict[Action, tuple[Item, ...]]()
    for offer in offers:
        told = _name_offer(translator, bundle, line.seat, offer, language)
        ways[offer.action] = _unnumber(own_words(offer.action)) if offer.is_open else (told,)
    open_ = {offer.action for offer in offers if offer.is_open}
    chains = [
        replace(chain, path=_unnumber(chain.path))
        for chain in bundle.words.chains(seen, language)
        if chain.actions[0] in open_ and is_possible(line, chain.actions)
    ]
    return menu([offer.action for offer in offers], ways.__getitem__, trail, chains)


def _name_offer(
    translator: Translator, bundle: GameBundle, seat: Seat, offer: Offer, language: Language
) -> Item:
    """Name what another does by what the seat is told of it."""
    told = tell_events(bundle, seat, offer.events, language).translate(MARKDOWN) or translator("line-untold")
    if len(told) <= LONGEST_OFFER:
        return Item(str(offer.action), told)
    label, _, rest = told[:LONGEST_OFFER].rpartition(" ")
    return Item(str(offer.action), f"{label} …", f"… {rest}{told[LONGEST_OFFER:]}")


def _unnumber(path: Sequence[Item]) -> tuple[Item, ...]:
    """The way to another's choice without the numbers that only their own picture has."""
    return tuple([replace(item, label=NUMBER.sub("", item.label)) for item in path])


def _ask(
    translator: Translator, bundle: GameBundle, drafted: Drafted, level: Level | None, language: Language
) -> list[Part]:
    line = drafted.line
    if level is None or line.decision is None:
        return [text(translator(f"line-ends-{line.ends or 'hidden'}"))]
    if line.is_own:
        asked = translator("line-then", prompt=bundle.words.prompt(line.observation, language))
    else:
        asked = translator("line-others", seat=bundle.words.seat(line.decision.seat, language))
    return [text(explanation(translator, asked, level)), *menu_parts(translator, _ids(drafted), level)]


def _ids(drafted: Drafted) -> MenuIds:
    draft = drafted.draft
    return MenuIds(draft.match, draft.stamp, Kind.LINE_ACT, Kind.LINE_WALK, Kind.LINE_PICK)


def _foot(translator: Translator, drafted: Drafted) -> list[Part]:
    def way(what: str, tone: Tone, emoji: str) -> ui.Button[Any]:
        target = ComponentId(Kind.LINE, drafted.draft.match, drafted.draft.stamp, what)
        return button(target, translator(f"button-line-{what}"), tone, emoji)

    ways = [way(KEEP, "success", "💾")] if drafted.line.steps else []
    if drafted.draft.log:
        ways += [way(BACK, "secondary", "⬅️"), way(OVER_AGAIN, "secondary", "🔁")]
    secret = [text(translator("line-secret"))] if drafted.line.steps else []
    return [*secret, *rows([*ways, AHEAD.button(translator, drafted.draft.match)])]
