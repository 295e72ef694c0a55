"""The Lord of the Rings: The Battle for Middle-earth, for two to four: its title."""

from __future__ import annotations

from bot.match.bundle import Components, GameBundle
from cogs.battle.agent import AGENT
from cogs.battle.card_file import CardFile
from cogs.battle.components import PRINTED
from cogs.battle.events import EVENTS
from cogs.battle.feats import FEATS
from cogs.battle.game import BATTLE
from cogs.battle.lessons import LESSONS
from cogs.battle.painting.board import BOARD
from cogs.battle.words.card_sheet import describe_cards
from cogs.battle.words.description import SHEETS
from cogs.battle.words.text import CARDS, WORDS

COMPONENTS = Components("cards", CARDS, CardFile, PRINTED.file, SHEETS, describe_cards)
BUNDLE = GameBundle(
    BATTLE,
    WORDS,
    BOARD,
    EVENTS,
    AGENT,
    components=COMPONENTS,
    lessons=LESSONS,
    feats=FEATS,
    draws=True,
)
