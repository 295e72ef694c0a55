"""The Lord of the Rings: The Confrontation, for two: its title."""

from __future__ import annotations

from bot.match.bundle import Begun, GameBundle, PlayedCards
from cogs.confrontation import events as told
from cogs.confrontation.agent import AGENT, find_cards, find_opening, say_card, say_opening
from cogs.confrontation.contest import CONTEST
from cogs.confrontation.feats import FEATS
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.lessons import LESSONS
from cogs.confrontation.moments import MOMENTS
from cogs.confrontation.painting import BOARD
from cogs.confrontation.standing import STANDING, count_span
from cogs.confrontation.words import WORDS

BEGUN = Begun(find_opening, say_opening)
CARDS = PlayedCards(find_cards, say_card)
BUNDLE = GameBundle(
    CONFRONTATION,
    WORDS,
    BOARD,
    told.EVENTS,
    AGENT,
    lessons=LESSONS,
    feats=FEATS,
    moments=MOMENTS,
    begun=BEGUN,
    cards=CARDS,
    standing=STANDING,
    contest=CONTEST,
    count_span=count_span,
)
