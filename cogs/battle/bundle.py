"""The Lord of the Rings: The Battle for Middle-earth, for two to four: its title."""

from __future__ import annotations

from bot.match.bundle import Begun, Components, GameBundle, PlayedCards
from cogs.battle.agent import AGENT, find_cards, find_opening, say_card, say_opening
from cogs.battle.components import PRINTED, CardFile
from cogs.battle.events import EVENTS
from cogs.battle.feats import FEATS
from cogs.battle.game import BATTLE
from cogs.battle.lessons import LESSONS
from cogs.battle.moments import MOMENTS
from cogs.battle.painting import BOARD
from cogs.battle.standing import STANDING
from cogs.battle.words import CARDS, WORDS
from cogs.battle.words.description import SHEETS, describe_cards

COMPONENTS = Components("cards", CARDS, CardFile, PRINTED.file, SHEETS, describe_cards)
BEGUN = Begun(find_opening, say_opening)
PLAYED = PlayedCards(find_cards, say_card)
BUNDLE = GameBundle(
    BATTLE,
    WORDS,
    BOARD,
    EVENTS,
    AGENT,
    components=COMPONENTS,
    lessons=LESSONS,
    feats=FEATS,
    moments=MOMENTS,
    begun=BEGUN,
    cards=PLAYED,
    draws=True,
    standing=STANDING,
)
