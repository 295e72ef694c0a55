"""Servant of the Secret Fire (G52, derived from G45): Gandalf strengthens all units."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import own_units

ID = "servant_of_the_secret_fire"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: own_units(ID, 1)})
