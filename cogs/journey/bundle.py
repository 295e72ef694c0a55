"""The Lord of the Rings: Journey to Mordor, for two to four: its title."""

from __future__ import annotations

from bot.match.bundle import GameBundle
from cogs.journey.events import EVENTS
from cogs.journey.game import JOURNEY
from cogs.journey.painting.board import BOARD
from cogs.journey.words.text import WORDS

BUNDLE = GameBundle(JOURNEY, WORDS, BOARD, EVENTS)
