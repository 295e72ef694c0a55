"""War of the Ring, for two: its title."""

from __future__ import annotations

from bot.match.bundle import GameBundle, Opening
from cogs.war.game import WAR
from cogs.war.model.events import EVENTS
from cogs.war.painting.board import BOARD
from cogs.war.words.game_text import WORDS

BATTLE = Opening("battle", {"scenario": "battle"})
"""A battle on its own (docs/rules/war-battle.md)."""

BUNDLE = GameBundle(WAR, WORDS, BOARD, EVENTS, (BATTLE,))
