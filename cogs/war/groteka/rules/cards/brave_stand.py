"""Brave Stand (G49i): every Companion taking part costs the Shadow an attacking unit; one is always left."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.record import limit
from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.model.armies import companions
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.vocabulary import tell_applied

ID = "brave_stand"


def _act(state: State, side: int, tell: Tell) -> State:
    fewer = len(companions(fighter(state, side).force))
    return tell_applied(limit(state, 1 - side, ID, fewer=fewer), side, ID, fewer, tell)


MELEE_CARD = MeleeCard(ID, {MODIFIERS: _act})
