"""The Lord of the Rings: The Confrontation, for two: its title."""

from __future__ import annotations

from bot.match.title import Title
from cogs.confrontation.board import BOARD
from cogs.confrontation.events import EVENTS
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.text import WORDS

TITLE = Title(CONFRONTATION, WORDS, BOARD, EVENTS)
