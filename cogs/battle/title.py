"""The Lord of the Rings: The Battle for Middle-earth, for two to four: its title."""

from __future__ import annotations

from bot.match.title import Title
from cogs.battle.board import BOARD
from cogs.battle.events import EVENTS
from cogs.battle.game import BATTLE
from cogs.battle.text import WORDS

TITLE = Title(BATTLE, WORDS, BOARD, EVENTS)
