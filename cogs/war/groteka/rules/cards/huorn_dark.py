"""Huorn-dark (G52, from G46): in Rohan, Fangorn or Orthanc the Shadow attacks with two units at most."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import enemy_attacks_at_most

ID = "huorn_dark"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: enemy_attacks_at_most(ID, 2)})
