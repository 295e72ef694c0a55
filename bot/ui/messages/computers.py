"""What a lobby offers of the house's own players."""

from __future__ import annotations

from bot.match.bundle import GameBundle
from bot.match.computer import LEVELS, is_computer
from bot.match.table import Table
from bot.text import Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import Part, option, select

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
