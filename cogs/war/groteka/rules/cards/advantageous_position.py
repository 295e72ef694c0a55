"""Advantageous Position (G49c): within a Free Peoples Nation all units of the Shadow strike less hard."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import enemy_units

ID = "advantageous_position"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: enemy_units(ID, -1)})
