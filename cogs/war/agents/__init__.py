"""The house as a player of War of the Ring, the GroTeka mod and a battle alone.

race.py         how far the Ring and the armies are from their goals: the worth of a position
skirmish.py     the worth of a battle on its own
policy.py       what sensible players do, decision by decision, and what nobody who knows the game does
knowledge.py    all of it together, for the search
"""

from cogs.war.agents.knowledge import AGENT

__all__ = ["AGENT"]
