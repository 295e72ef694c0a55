"""When the house gives up: of two players, where it has seen no hope for several of its turns.

It does so at the moment at which it would have acted, so that the time tells nothing. What it has thought is
not kept: after a restart it begins to count anew.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bot.agents import Agent, Choice
from bot.match.table import MatchId, UserId, View

TURNS: Final = 3
"""Own turns in a row without hope."""
MOST_KEPT: Final = 1024
"""Tables at which it sees no hope; of others nothing is kept."""


class Hopes:
    """For how many turns in a row the house has seen no hope, by table and player."""

    def __init__(self) -> None:
        self._turns: OrderedDict[tuple[MatchId, UserId], int] = OrderedDict()

    def gives_up(self, view: View, user: UserId, agent: Agent, choice: Choice) -> bool:
        """Whether the house resigns, after the first thought of another turn.

        Never of several, whom it would leave with less to play for; never for somebody it only stands in for;
        and only in games that are long when they are lost (`Knowledge.hopeless`).
        """
        own = view.seat is not None and view.table.user_at(view.seat) == user
        chance = choice.candidates[0].chance
        if not own or len(view.table.seats) != 2 or chance is None:
            return False
        key = view.table.id, user
        turns = self._turns.pop(key, 0) + 1
        if chance >= agent.knowledge.hopeless:
            return False
        if turns >= TURNS:
            return True
        self._turns[key] = turns
        if len(self._turns) > MOST_KEPT:
            self._turns.popitem(last=False)
        return False
