"""G46, G48 Effects of Combat cards on units: additional attacks, units broken by dice or a text, raised
units.

Steps for cards to push with `procedure.first`. Where something is "applied at once", `losses.losses(state)`
follows: Rings, then the broken go (A20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Bind, Spread, Target
from cogs.war.groteka.clashes import strike
from cogs.war.groteka.losses import losses
from cogs.war.groteka.record import base_attack, break_unit, broken, order, stand_up, standing, unit_of
from cogs.war.groteka.targets import STRUCK_BY, alike, hunt_commander, of_a_kind
from cogs.war.model.actions import ChooseFigure, Confirm, Decline
from cogs.war.model.battle_events import DiceRolled
from cogs.war.model.components import FIGURES, MOST_DICE
from cogs.war.model.state import SEATS, Handles, State, Unit
from cogs.war.rules.battle.fighting import fighting
from cogs.war.rules.procedure import Dice, SideChooses, first, follow
from cogs.war.rules.uses import refuse

# G46 Additional attacks


@dataclass(frozen=True, slots=True)
class ExtraStrikes(SideChooses):
    """G49d-f Units attack once more, outside the series, applied at once; nobody counter-attacks (A20,
    A21).
    """

    rule: ClassVar[str] = "G46"
    kind: ClassVar[str] = "bind"
    side: int
    effect: str
    most: int  # how many units, five at most
    role: Literal["", "regular", "elite"] = ""  # which, "" any
    # (unit, target) so far. Modifiers count as they stand; limits on attacks in a series do not.
    bound: tuple[tuple[str, str], ...] = ()
    step: Literal["extra_strikes"] = "extra_strikes"

    def _left(self) -> int:
        return min(self.most, MOST_DICE) - len(self.bound)

    def _free(self, state: State) -> list[Unit]:
        taken = {unit for unit, _ in self.bound}
        return [unit for unit in standing(state, self.side, self.role) if unit.handle not in taken]

    def needed(self, state: State) -> bool:
        return fighting(state) and (bool(self.bound) or self._possible(state))

    def _possible(self, state: State) -> bool:
        return self._left() > 0 and bool(self._free(state)) and bool(standing(state, 1 - self.side))

    def options(self, state: State) -> Sequence[Action]:
        if not self._possible(state):
            return [Confirm()]
        binds = [
            Bind(unit.handle, target.handle)
            for unit in alike(state, self._free(state))
            for target in standing(state, 1 - self.side)
        ]
        return [Spread(), *binds, Confirm()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Bind):
            return refuse("refusal-not-now", "G46")
        for handle in (action.unit, action.target):
            if unit_of(state, handle) is None:
                return refuse("refusal-no-such-unit", "G46", unit=handle)
        return refuse("refusal-not-among", "G46")

    def choose(self, state: State, action: Bind | Spread | Confirm, tell: Tell) -> State:
        if isinstance(action, Bind):
            return follow(state, replace(self, bound=(*self.bound, (action.unit, action.target))))
        return self._begin(state, self._spread(state) if isinstance(action, Spread) else self.bound)

    def _spread(self, state: State) -> tuple[tuple[str, str], ...]:
        """Return all units still free, each on an enemy with the fewest against it, of these on one of its
        own strength."""
        pairs = list(self.bound)
        for unit in sorted(self._free(state), key=lambda striker: -base_attack(striker.figure))[
            : self._left()
        ]:
            strong = base_attack(unit.figure)

            def liking(prey: Unit, strong: int = strong) -> tuple[int, int]:
                against = sum(1 for _, target in pairs if target == prey.handle)
                return (against, abs(strong - base_attack(prey.figure)))

            pairs.append((unit.handle, min(standing(state, 1 - self.side), key=liking).handle))
        return tuple(pairs)

    def _begin(self, state: State, bound: tuple[tuple[str, str], ...]) -> State:
        state = follow(state)
        if not bound or not fighting(state):
            return state
        targets = sorted({target for _, target in bound}, key=order)
        rolls = [
            ExtraRoll(self.side, self.effect, tuple(unit for unit, on in bound if on == target), target)
            for target in targets
        ]
        return first(state, *rolls, *losses(state))


@dataclass(frozen=True, slots=True)
class ExtraRoll(Dice):
    """G32, G46 One die for the additional attack of units on a target."""

    rule: ClassVar[str] = "G46"
    side: int
    effect: str
    units: Handles
    target: str
    step: Literal["extra_roll"] = "extra_roll"

    def number(self, state: State) -> int:
        return 1 if fighting(state) and unit_of(state, self.target) is not None else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        state = follow(state)
        if not dice:
            return state
        return strike(state, self.side, self.units, self.target, dice[0], self.effect, tell)


# G48 Units broken by dice or by a text


@dataclass(frozen=True, slots=True)
class BreakByDice(Dice):
    """G48 Dice that belong to no unit: each of at least `hit_on` breaks an enemy unit, applied at once."""

    rule: ClassVar[str] = "G48"
    side: int
    effect: str
    dice: int
    hit_on: int
    step: Literal["break_by_dice"] = "break_by_dice"

    def number(self, state: State) -> int:
        return self.dice if fighting(state) else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        state = follow(state)
        if not dice:
            return state
        hits = sum(1 for die in dice if die >= self.hit_on)
        seat = SEATS[self.side]
        tell(DiceRolled(side=seat, dice=dice, target=self.hit_on, hits=hits, cause=self.effect))
        return first(state, BreakUnits(self.side, self.effect, hits), *losses(state))


Order = Literal["regulars_first", "any", "regular", "elite"]


@dataclass(frozen=True, slots=True)
class BreakUnits(SideChooses):
    """G48, A51 Enemy units are broken, whichever the side that plays the card likes, of those allowed: first
    Regulars and then Elites, any, or of one kind. optional: fewer are enough."""

    rule: ClassVar[str] = "G48"
    kind: ClassVar[str] = "mod_hits"
    alone: ClassVar[bool] = True
    side: int
    effect: str
    number: int
    order: Order = "regulars_first"
    optional: bool = False
    step: Literal["break_units"] = "break_units"

    def _victims(self, state: State) -> tuple[Unit, ...]:
        enemy = 1 - self.side
        if self.order == "any":
            return standing(state, enemy)
        if self.order == "regulars_first":
            return standing(state, enemy, "regular") or standing(state, enemy, "elite")
        return standing(state, enemy, self.order)

    def needed(self, state: State) -> bool:
        return fighting(state) and self.number > 0 and bool(self._victims(state))

    def options(self, state: State) -> Sequence[Action]:
        targets: list[Action] = [Target(unit.handle) for unit in alike(state, self._victims(state))]
        return [*targets, Decline()] if self.optional else targets

    def choose(self, state: State, action: Target | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, replace(self, number=self.number - 1))
        return break_unit(state, 1 - self.side, action.unit, self.effect, tell)


@dataclass(frozen=True, slots=True)
class RaiseUnits(SideChooses):
    """G52 So many of a side's broken units stand up again, whichever it likes; optional: or fewer."""

    rule: ClassVar[str] = "G52"
    kind: ClassVar[str] = "combat_effect"
    alone: ClassVar[bool] = True
    side: int
    effect: str
    number: int
    optional: bool = False
    step: Literal["raise_units"] = "raise_units"

    def needed(self, state: State) -> bool:
        return fighting(state) and self.number > 0 and bool(broken(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        targets: list[Action] = [Target(unit.handle) for unit in of_a_kind(broken(state, self.side))]
        return [*targets, Decline()] if self.optional else targets

    def choose(self, state: State, action: Target | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, replace(self, number=self.number - 1))
        return stand_up(state, self.side, action.unit, self.effect, tell)


# G50c, G51d


@dataclass(frozen=True, slots=True)
class ChooseQuarry(SideChooses):
    """G50c, G51d The choice of which enemy commander the side's units may strike at in the first series, if
    any."""

    rule: ClassVar[str] = "G50c"
    kind: ClassVar[str] = "combat_effect"
    side: int
    effect: str
    victims: tuple[str, ...]
    step: Literal["choose_quarry"] = "choose_quarry"

    def cite(self, state: State) -> str:
        return STRUCK_BY[self.side]

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(self.victims)

    def options(self, state: State) -> Sequence[Action]:
        assert all(victim in FIGURES for victim in self.victims)
        return [*(ChooseFigure(victim) for victim in self.victims), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        return hunt_commander(state, self.side, action.figure, self.effect, tell)
