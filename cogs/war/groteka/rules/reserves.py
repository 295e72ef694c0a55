"""G55 Returning reinforcements: once a turn the Free Peoples take back figures that were out of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.components import RESERVES
from cogs.war.groteka.events import FiguresReturned
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.bags import Bag, minus, plus
from cogs.war.model.components import FIGURES, FREE
from cogs.war.model.state import SEATS, Ids, State, evolve, with_side
from cogs.war.rules.procedure import Choice, follow


def fits(taken: Ids, figure: str) -> bool:
    """G55 Check whether one of the printed sets holds this figure beside those taken back already."""
    roles = Counter(FIGURES[name].role for name in (*taken, figure))
    return any(roles <= Counter(wanted) for wanted in RESERVES)


def returnable(state: State, taken: Ids = ()) -> Ids:
    """G55, A40 Return the figures that may be taken back now: units and Leaders out of the game, no
    Companions.
    """
    return tuple(name for name, _ in state.casualties[FREE] if fits(taken, name))


def take_back(state: State, figure: str) -> State:
    """G55 A figure out of the game is among the reinforcements again. Raises ValueError where it is not."""
    one: Bag = ((figure, 1),)
    return evolve(
        state,
        casualties=with_side(state.casualties, FREE, minus(state.casualties[FREE], one)),
        reinforcements=with_side(state.reinforcements, FREE, plus(state.reinforcements[FREE], one)),
    )


@dataclass(frozen=True, slots=True)
class ReturnReserves(Choice):
    """G55, A39 One figure after the other, or none; taken: those of this turn."""

    rule: ClassVar[str] = "G55"
    kind: ClassVar[str] = "reserves"
    taken: Ids = ()
    step: Literal["return_reserves"] = "return_reserves"

    def chooser(self, state: State) -> int:
        return FREE

    def needed(self, state: State) -> bool:
        return bool(returnable(state, self.taken))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name in returnable(state, self.taken)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        tell(FiguresReturned(side=SEATS[FREE], figures=((action.figure, 1),)))
        taken = (*self.taken, action.figure)
        return take_back(follow(state, ReturnReserves(taken)), action.figure)
