"""Swarm of Bats (G52): the card of the Free Peoples has no effect; its other half is void (G44)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import TURNED_UP, MeleeCard
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.vocabulary import cancel_card

ID = "swarm_of_bats"


def _act(state: State, side: int, tell: Tell) -> State:
    return cancel_card(state, 1 - side, tell) if fighter(state, 1 - side).card else state


MELEE_CARD = MeleeCard(ID, {TURNED_UP: _act})
