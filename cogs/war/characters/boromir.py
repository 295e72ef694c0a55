"""Boromir, High Warden of the White Tower: in an unconquered Gondor City or Stronghold he rouses Gondor."""

from __future__ import annotations

from cogs.war.characters.ability import Abilities
from cogs.war.characters.rousing import rouses
from cogs.war.components import SETTLEMENT, SETTLEMENTS_OF

HOMES = tuple(each for each in SETTLEMENTS_OF["gondor"] if SETTLEMENT[each] != "town")

ABILITIES = Abilities("boromir", uses=(rouses("boromir", "gondor", HOMES),))
