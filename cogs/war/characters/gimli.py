"""Gimli, Dwarf of Erebor: in unconquered Erebor he rouses the Dwarves."""

from __future__ import annotations

from cogs.war.characters.ability import Abilities
from cogs.war.characters.rousing import rouses
from cogs.war.components import NUMBER

HOMES = (NUMBER["erebor"],)

ABILITIES = Abilities("gimli", uses=(rouses("gimli", "dwarves", HOMES),))
