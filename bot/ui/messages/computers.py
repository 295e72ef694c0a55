"""The house's own players: what a lobby offers of them, and what they would choose."""

from __future__ import annotations

from bot.agents import Candidate, Choice
from bot.match.bundle import GameBundle
from bot.match.match import LEVELS, Table, is_computer
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.tree import names
from bot.ui.messages.layout import QUIET, Layout, Part, frame, option, select, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

MOST_HINTS = 3
NOBODY = "-"
"""What sends away who of the house has sat down last."""


def offer_computers(translator: Translator, bundle: GameBundle, table: Table) -> list[Part]:
    """A menu by which the house takes a free seat, at a level, or gives one up."""
    lines = []
    if len(table.joined) < max(bundle.game.facts.players):
        lines += [
            option(level, translator(f"level-{level}"), translator(f"level-{level}.about"))
            for level in LEVELS
        ]
    if any(map(is_computer, table.joined)):
        lines.append(option(NOBODY, translator("lobby-computer-leave")))
    if not lines:
        return []
    return [select(ComponentId(Kind.COMPUTER, table.id), translator("lobby-computer"), lines)]


def hint_page(presentation: Presentation, view: View, choice: Choice, language: Language) -> Page:
    """Lay out what the house would choose in the viewer's place: an estimate from what the viewer knows."""
    translator, words = presentation.translator(language), presentation.bundle(view.table).words
    path, legal = words.paths(view.observation, language), view.observation.legal
    called = dict(zip(legal, names([path(action) for action in legal]), strict=True))

    def line(candidate: Candidate) -> str:
        action = called[candidate.action]
        if candidate.chance is None:
            return translator("hint-sure", action=action)
        told = translator("hint-line", action=action, chance=round(100 * candidate.chance))
        if candidate.reason is None:
            return told
        return f"{told}\n-# {words.translator(language)(f'why-{candidate.reason}', seat=view.seat or '')}"

    lines = [line(each) for each in choice.candidates[:MOST_HINTS]]

    def build() -> Layout:
        foot = translator("hint-foot", count=choice.playouts)
        return frame([text(translator("hint-heading")), text("\n".join(lines)), text(foot)], QUIET)

    return plain(build)
