"""Daylight (G49g): the Shadow attacks with three units at most."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import enemy_attacks_at_most

ID = "daylight"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: enemy_attacks_at_most(ID, 3)})
