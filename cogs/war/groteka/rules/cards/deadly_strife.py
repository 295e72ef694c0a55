"""Deadly Strife (G52, derived from G45): all units of both sides strike much harder."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import all_units

ID = "deadly_strife"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: all_units(ID, 2)})
