"""Ents' Rage (G52, derived from G45): in Rohan, Fangorn or Orthanc all units strike much harder."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import own_units

ID = "ents_rage"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: own_units(ID, 2)})
