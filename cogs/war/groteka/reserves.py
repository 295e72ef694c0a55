"""10, 11 Units of the mod that come back from the dead (G55), and those that are disbanded (G57).

Those are kept apart (`State.apart`) until the turn is over, so that nothing recruits them before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Disband, FiguresReturned, UnitsDisbanded
from cogs.war.groteka.components import RESERVES
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.armies import army_units, with_stack
from cogs.war.model.bags import EMPTY, Bag, count, minus, plus
from cogs.war.model.components import FIGURES, FREE, NUMBER, REGIONS, SHADOW, UNITS
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, Ids, State, evolve, with_side
from cogs.war.rules.movement import settle
from cogs.war.rules.procedure import Automatic, FreeChooses, SideChooses, first, follow
from cogs.war.rules.uses import Spent, Use, refuse


def fits(taken: Ids, figure: str) -> bool:
    """G55 Check whether one of the printed sets holds this figure beside those taken back already."""
    roles = Counter(FIGURES[name].role for name in (*taken, figure))
    return any(roles <= Counter(wanted) for wanted in RESERVES)


def returnable(state: State, taken: Ids = ()) -> Ids:
    """G55, A40 Return the figures that may be taken back now: units and Leaders, no Companions."""
    return tuple(name for name, _ in state.casualties[FREE] if fits(taken, name))


def take_back(state: State, figure: str) -> State:
    """G55 Put a figure out of the game among the reinforcements again. Raises ValueError where it is not."""
    one: Bag = ((figure, 1),)
    return evolve(
        state,
        casualties=with_side(state.casualties, FREE, minus(state.casualties[FREE], one)),
        reinforcements=with_side(state.reinforcements, FREE, plus(state.reinforcements[FREE], one)),
    )


@dataclass(frozen=True, slots=True)
class ReturnReserves(FreeChooses):
    """G55, A39 One figure after the other, or none; taken: those of this turn."""

    rule: ClassVar[str] = "G55"
    kind: ClassVar[str] = "reserves"
    taken: Ids = ()
    step: Literal["return_reserves"] = "return_reserves"

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


NAME = "disband"


def disband(state: State, side: int, leaving: Bag, region: int) -> State:
    """G57 Take units from a region and keep them apart. Raises ValueError where they are not there."""
    state = with_stack(state, side, region, minus(state.stacks[side][region], leaving))
    return evolve(state, apart=with_side(state.apart, side, plus(state.apart[side], leaving)))


@dataclass(frozen=True, slots=True)
class Regroup(Automatic):
    """G57 A new turn: what was disbanded may be recruited again."""

    rule: ClassVar[str] = "G57"
    step: Literal["regroup"] = "regroup"

    def run(self, state: State, tell: Tell) -> State:
        free, shadow = state.reinforcements
        back = (plus(free, state.apart[FREE]), plus(shadow, state.apart[SHADOW]))
        return follow(state, reinforcements=back, apart=(EMPTY, EMPTY))


@dataclass(frozen=True, slots=True)
class DisbandUnits(SideChooses):
    """G57, A41 Units leave, kind by kind and region by region, until enough is enough. begun: some have left
    (the die is spent: the first are compulsory)."""

    rule: ClassVar[str] = "G57"
    kind: ClassVar[str] = "disband"
    side: int
    begun: bool = False
    step: Literal["disband_units"] = "disband_units"

    def _units(self, state: State) -> list[Action]:
        return [
            Disband(name, number, REGIONS[region])
            for region, held in enumerate(state.stacks[self.side])
            for name, most in army_units(held)
            for number in range(1, most + 1)
        ]

    def needed(self, state: State) -> bool:
        return bool(self._units(state))

    def options(self, state: State) -> Sequence[Action]:
        choices = self._units(state)
        return [*choices, Decline()] if self.begun else choices

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Disband):
            return refuse("refusal-not-now", "G57")
        if action.figure not in UNITS or action.region not in NUMBER:
            return refuse("refusal-unknown", "G57", name=f"{action.figure} {action.region}")
        if not count(state.stacks[self.side][NUMBER[action.region]], action.figure):
            return refuse("refusal-no-army", "G57", region=action.region)
        return refuse("refusal-not-among", "G57")

    def choose(self, state: State, action: Disband | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        region, leaving = NUMBER[action.region], ((action.figure, action.number),)
        tell(UnitsDisbanded(side=SEATS[self.side], region=action.region, figures=leaving))
        state = follow(state, DisbandUnits(self.side, begun=True))
        return settle(disband(state, self.side, leaving, region), (region,), tell)


def _use(side: int) -> Use:
    def possible(state: State) -> bool:
        return NAME in ruleset(state).uses and any(army_units(held) for held in state.stacks[side])

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(state, DisbandUnits(side))

    return Use(NAME, side, ("muster",), "G57", begin, possible)


USES: tuple[Use, ...] = (_use(FREE), _use(SHADOW))
