"""Words of Power (G52): one Companion has neither Leadership nor abilities until the battle is over."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.combat.words_of_power import SilenceCompanion
from cogs.war.groteka.cards.card import EARLY, MeleeCard
from cogs.war.rules.procedure import first
from cogs.war.state import State


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, SilenceCompanion(side))


MELEE_CARD = MeleeCard("words_of_power", {EARLY: _act})
