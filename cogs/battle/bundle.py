"""The Lord of the Rings: The Battle for Middle-earth, for two to four: its title."""

from __future__ import annotations

from bot.match.bundle import GameBundle
from cogs.battle.events import EVENTS
from cogs.battle.game import BATTLE
from cogs.battle.painting.board import BOARD
from cogs.battle.words.text import WORDS

BUNDLE = GameBundle(BATTLE, WORDS, BOARD, EVENTS)
