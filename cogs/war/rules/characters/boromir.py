"""Boromir, High Warden of the White Tower: in an unconquered Gondor City or Stronghold he rouses Gondor."""

from __future__ import annotations

from cogs.war.model.components import SETTLEMENT, SETTLEMENTS_OF
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.rousing import rouses

HOMES = tuple(each for each in SETTLEMENTS_OF["gondor"] if SETTLEMENT[each] != "town")

ABILITIES = Abilities("boromir", uses=(rouses("boromir", "gondor", HOMES),))
