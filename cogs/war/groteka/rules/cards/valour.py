"""Valour (G52, derived from G45): with an Elite among them, all units strike harder."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import own_units

ID = "valour"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: own_units(ID, 1)})
