"""Computer players: they are given observations and what a seat has been told, and nothing else.

    agent = cogs.agent(key).at("regular")
    choice = agent.choose(observation, story, budget, rng)

`choice.action` is one of `observation.legal`; beside it stands what else was considered, with its estimated
chance, and how much was searched. One search serves all games (`search`); what it knows of a game is that
game's `Knowledge`: how good a position is, what sensible players do, what may be hidden where. A level is how
much it thinks, how exactly it chooses and whether it remembers.
"""

from bot.agents.agent import Agent, Candidate, Choice
from bot.agents.knowledge import LEVELS, AnyKnowledge, Budget, Knowledge, Level, Story

__all__ = [
    "LEVELS",
    "Agent",
    "AnyKnowledge",
    "Budget",
    "Candidate",
    "Choice",
    "Knowledge",
    "Level",
    "Story",
]
