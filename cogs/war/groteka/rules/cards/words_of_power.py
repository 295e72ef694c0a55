"""Words of Power (G52): one Companion has neither Leadership nor abilities until the battle is over."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import EARLY, MeleeCard
from cogs.war.model.state import State
from cogs.war.rules.combat.words_of_power import SilenceCompanion
from cogs.war.rules.procedure import first


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, SilenceCompanion(side))


MELEE_CARD = MeleeCard("words_of_power", {EARLY: _act})
