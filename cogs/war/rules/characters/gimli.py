"""Gimli, Dwarf of Erebor: in unconquered Erebor he rouses the Dwarves."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.rousing import rouses

HOMES = (NUMBER["erebor"],)

ABILITIES = Abilities("gimli", uses=(rouses("gimli", "dwarves", HOMES),))
