"""The Lord of the Rings: The Confrontation, for two: its title."""

from __future__ import annotations

from bot.match.bundle import Begun, GameBundle
from cogs.confrontation.agent import AGENT, find_opening, say_opening
from cogs.confrontation.events import EVENTS
from cogs.confrontation.feats import FEATS
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.lessons import LESSONS
from cogs.confrontation.painting.board import BOARD
from cogs.confrontation.words.text import WORDS

BEGUN = Begun(find_opening, say_opening)
BUNDLE = GameBundle(CONFRONTATION, WORDS, BOARD, EVENTS, AGENT, lessons=LESSONS, feats=FEATS, begun=BEGUN)
