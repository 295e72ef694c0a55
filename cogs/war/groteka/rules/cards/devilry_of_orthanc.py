"""Devilry of Orthanc (G52, derived from G45): Isengard strengthens those who storm a Stronghold."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import own_units

ID = "devilry_of_orthanc"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: own_units(ID, 1)})
