"""War of the Ring, for two: its title."""

from __future__ import annotations

from bot.match.bundle import GameBundle, Opening
from cogs.war.agents import AGENT
from cogs.war.feats import FEATS
from cogs.war.game import WAR
from cogs.war.groteka import events as groteka
from cogs.war.lessons import LESSONS
from cogs.war.model.events import fighting, turns
from cogs.war.painting.board import BOARD
from cogs.war.skirmish import events as skirmish
from cogs.war.words.game_text import WORDS

EVENTS = (
    *turns.TURNS_EVENTS,
    *turns.CARDS_EVENTS,
    *fighting.ARMIES_EVENTS,
    *fighting.BATTLES_EVENTS,
    *turns.FELLOWSHIP_EVENTS,
    *turns.HUNTS_EVENTS,
    *groteka.EVENTS,
    *skirmish.EVENTS,
)
"""All that can happen, the mod and battles on their own included."""
BATTLE = Opening("battle", {"scenario": "battle"})
"""A battle on its own (docs/rules/war-battle.md)."""

BUNDLE = GameBundle(WAR, WORDS, BOARD, EVENTS, AGENT, (BATTLE,), lessons=LESSONS, feats=FEATS)
