"""The Lord of the Rings: Duel for Middle-earth, for two: its title."""

from __future__ import annotations

from bot.match.bundle import GameBundle
from cogs.duel.agent import AGENT
from cogs.duel.events import EVENTS
from cogs.duel.feats import FEATS
from cogs.duel.game import DUEL
from cogs.duel.lessons import LESSONS
from cogs.duel.painting.board import BOARD
from cogs.duel.words.text import WORDS

BUNDLE = GameBundle(DUEL, WORDS, BOARD, EVENTS, AGENT, lessons=LESSONS, feats=FEATS, draws=True)
