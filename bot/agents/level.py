"""The strengths at which the house plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.agents.budget import Budget

PAIR: Final = 2
"""Players of a game without third parties."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of computer player.

    budget: what it thinks with at a table. most: play-outs it never exceeds, whatever the budget: the
    shallow thought of a newcomer. slack: how much worse a choice may be than the best, in chances of
    winning, and still be taken: the smaller the loss, the likelier. remembers: it keeps in mind what it was
    told; otherwise it goes by what lies on the table. temperature: how little it knows what a good player
    would look at; weights of the policy are taken to the power 1 / temperature. reckons: where nothing but
    dice stand between a choice and its end, it works out the odds instead of trying. minds_others: it looks
    then at how far others are. among_more: how it plays where three or four do, and each has less say in
    what happens; None: as ever. least: play-outs that every legal choice is given, however poor it looks.
    """

    name: str
    budget: Budget
    most: int
    slack: float
    remembers: bool
    temperature: float = 1.0
    reckons: bool = False
    minds_others: bool = True
    among_more: Level | None = None
    least: int = 0

    def among(self, players: int) -> Level:
        """Return the level at which it plays among so many."""
        return self.among_more if players > PAIR and self.among_more is not None else self


NEWCOMER = Level("newcomer", Budget(seconds=0.4), most=24, slack=0.06, remembers=False)
REGULAR = Level("regular", Budget(seconds=0.5), most=160, slack=0.01, remembers=True)
MASTER = Level("master", Budget(seconds=2.5), most=20_000, slack=0.0, remembers=True)


def list_levels(newcomer: Level, regular: Level, master: Level) -> Mapping[str, Level]:
    """All levels of a game by name, from the weakest."""
    return MappingProxyType({each.name: each for each in (newcomer, regular, master)})


LEVELS: Mapping[str, Level] = list_levels(NEWCOMER, REGULAR, MASTER)
"""The levels of a game that has none of its own."""
