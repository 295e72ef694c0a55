"""War of the Ring, for two: its title."""

from __future__ import annotations

from bot.match.bundle import Begun, GameBundle, PlayedCards, Variant
from cogs.war.agents import AGENT
from cogs.war.contest import CONTEST
from cogs.war.feats import FEATS, find_cards, find_opening, say_card, say_opening
from cogs.war.game import WAR
from cogs.war.groteka import actions as groteka
from cogs.war.lessons import LESSONS
from cogs.war.model import battle_events, turn_events
from cogs.war.moments import MOMENTS
from cogs.war.painting.board import BOARD
from cogs.war.skirmish import actions as skirmish
from cogs.war.standing import STANDING, count_span
from cogs.war.words.game_text import WORDS

EVENTS = (
    *turn_events.TURNS_EVENTS,
    *turn_events.CARDS_EVENTS,
    *battle_events.ARMIES_EVENTS,
    *battle_events.BATTLES_EVENTS,
    *turn_events.FELLOWSHIP_EVENTS,
    *turn_events.HUNTS_EVENTS,
    *groteka.EVENTS,
    *skirmish.EVENTS,
)
"""All that can happen, the mod and battles on their own included."""
BATTLE = Variant("battle", {"scenario": "battle"})
"""A battle on its own (docs/rules/war-battle.md)."""

BEGUN = Begun(find_opening, say_opening)
CARDS = PlayedCards(find_cards, say_card)
BUNDLE = GameBundle(
    WAR,
    WORDS,
    BOARD,
    EVENTS,
    AGENT,
    (BATTLE,),
    lessons=LESSONS,
    beyond="groteka",
    feats=FEATS,
    moments=MOMENTS,
    begun=BEGUN,
    cards=CARDS,
    standing=STANDING,
    contest=CONTEST,
    count_span=count_span,
)
