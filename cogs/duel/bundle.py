"""The Lord of the Rings: Duel for Middle-earth, for two: its title."""

from __future__ import annotations

from bot.match.bundle import Begun, GameBundle, PlayedCards
from cogs.duel.agent import AGENT, find_cards, find_opening, say_opening
from cogs.duel.events import EVENTS
from cogs.duel.feats import FEATS
from cogs.duel.game import DUEL
from cogs.duel.lessons import LESSONS
from cogs.duel.moments import MOMENTS
from cogs.duel.painting import BOARD
from cogs.duel.words import WORDS
from cogs.duel.words.phrases import name_card

BEGUN = Begun(find_opening, say_opening)
CARDS = PlayedCards(find_cards, name_card)
BUNDLE = GameBundle(
    DUEL,
    WORDS,
    BOARD,
    EVENTS,
    AGENT,
    lessons=LESSONS,
    feats=FEATS,
    moments=MOMENTS,
    begun=BEGUN,
    cards=CARDS,
    draws=True,
)
