"""G25-G28, G30 Targets: who attacks whom in a series; A8, A9 how many may.

Units that are alike in every respect are offered once, by the first handle; so are targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Bind, Spread, Target, TargetsChosenAnew, UnitBound, UnitDropped
from cogs.war.groteka.record import (
    attack_of,
    base_attack,
    change_units,
    figure_of,
    melee_of,
    ranks_of,
    ranks_with,
    standing,
    unit_of,
)
from cogs.war.model.actions import Cease, Confirm
from cogs.war.model.components import FIGURES
from cogs.war.model.state import SEATS, State, Unit
from cogs.war.rules.battle.aftermath import cease
from cogs.war.rules.battle.fighting import battle_of, defender, fighting
from cogs.war.rules.procedure import Automatic, SideChooses, WarStep, first, follow
from cogs.war.rules.uses import refuse

# Questions


def attackers_of(state: State, target: str) -> tuple[Unit, ...]:
    """G31 Return the units that are set on a target, in the order of their handles."""
    return tuple(unit for side in (0, 1) for unit in ranks_of(state, side).units if unit.target == target)


def allowance(state: State, side: int) -> int:
    """A8, A9 Count how many units of a side may attack in this series, counter-attacks among them."""
    ranks = ranks_of(state, side)
    most = ranks.standing
    for limit in ranks.limits:
        most = min(most, limit.most) if limit.most else most
    fewer = ranks.standing - sum(limit.fewer for limit in ranks.limits)
    return max(1, min(most, fewer))


def bound(state: State, side: int) -> int:
    """Count the units of a side that have a target."""
    return sum(1 for unit in ranks_of(state, side).units if unit.target)


def spare(state: State, side: int) -> int:
    """A9 Count how many more units of a side may be set on targets."""
    return allowance(state, side) - bound(state, side)


def unbound(state: State, side: int) -> tuple[Unit, ...]:
    """G26, G30 Standing units of a side that neither attack nor are attacked; the attacker's may be."""
    own = tuple(unit for unit in standing(state, side) if not unit.target)
    if side == battle_of(state).attacker:
        return own
    return tuple(unit for unit in own if not attackers_of(state, unit.handle))


def alike(state: State, units: Iterable[Unit]) -> list[Unit]:
    """Return the first of each kind among units that differ in nothing but their handles."""
    by_kind: dict[tuple[object, ...], Unit] = {}
    for unit in units:
        bonds = tuple(attacker.handle for attacker in attackers_of(state, unit.handle))
        by_kind.setdefault((unit.figure, unit.flank, unit.broken, unit.struck, unit.target, bonds), unit)
    return list(by_kind.values())


def of_a_kind(units: Iterable[Unit]) -> list[Unit]:
    """Return the first of each kind among units whose clashes are over: they differ by figure and origin."""
    by_kind: dict[tuple[str, bool], Unit] = {}
    for unit in units:
        by_kind.setdefault((unit.figure, unit.flank), unit)
    return list(by_kind.values())


# Changes


def bind(state: State, side: int, handle: str, target: str, tell: Tell) -> State:
    """G25, G26 Set a unit on a target."""
    figure, prey = figure_of(state, handle), figure_of(state, target)
    tell(UnitBound(side=SEATS[side], unit=handle, figure=figure, target=target, prey=prey))
    return change_units(state, side, (handle,), target=target)


def loosen(state: State) -> State:
    """G30 Targets that are no longer there are forgotten."""
    there = {unit.handle for side in (0, 1) for unit in ranks_of(state, side).units}
    for side in (0, 1):
        ranks = ranks_of(state, side)
        lost = [u.handle for u in ranks.units if u.target and u.target not in there | {ranks.quarry}]
        state = change_units(state, side, lost, target="") if lost else state
    return state


def spread(state: State, side: int, units: Sequence[Unit], tell: Tell) -> State:
    """Sets units on targets, the strongest first: each on an enemy with the fewest against it, and of these
    on one of its own strength."""
    for unit in sorted(units, key=lambda striker: -base_attack(striker.figure)):
        if spare(state, side) < 1:
            break
        strong = base_attack(unit.figure)

        def liking(prey: Unit, state: State = state, strong: int = strong) -> tuple[int, int]:
            against = len(attackers_of(state, prey.handle))
            return (against, abs(strong - base_attack(prey.figure)))

        state = bind(state, side, unit.handle, min(_enemies(state, side), key=liking).handle, tell)
    return state


# Steps


def _enemies(state: State, side: int) -> tuple[Unit, ...]:
    return standing(state, 1 - side)


def why_not_bound(state: State, side: int, action: Action, rule: str) -> Refusal:
    """G25, G26 Say why a unit may not be set on a target."""
    if not isinstance(action, Bind):
        return refuse("refusal-nobody-bound" if isinstance(action, Confirm) else "refusal-not-now", rule)
    own = {unit.handle for unit in standing(state, side)}
    for handle in (action.unit, action.target):
        if handle not in FIGURES and unit_of(state, handle) is None:
            return refuse("refusal-no-such-unit", rule, unit=handle)
    if spare(state, side) < 1:
        return refuse("refusal-enough-attack", "A9", most=str(allowance(state, side)))
    if action.unit in own and action.unit not in {unit.handle for unit in unbound(state, side)}:
        return refuse("refusal-unit-bound", rule, unit=action.unit)
    return refuse("refusal-not-among", rule)


@dataclass(frozen=True, slots=True)
class BindUnits(SideChooses):
    """G25, G26 A side sets its unbound units on any enemy units, one after the other, until it is content.

    An attacker who binds nobody has ceased (A11), except where a card has phase 4 done again; the defender
    need not bind anybody (G28). Units not set wait. begun: a unit has been set by hand, so that the whole is
    to be confirmed; an attacker's only unit is set on an only enemy without asking (A79).
    """

    rule: ClassVar[str] = "G25"
    kind: ClassVar[str] = "bind"
    side: int
    begun: bool = False
    step: Literal["bind_units"] = "bind_units"

    def cite(self, state: State) -> str:
        return "G25" if self.side == battle_of(state).attacker else "G26"

    def _possible(self, state: State) -> bool:
        if spare(state, self.side) < 1:
            return False
        return bool(unbound(state, self.side)) and bool(_enemies(state, self.side))

    def _compulsory(self, state: State) -> bool:
        return self.side == battle_of(state).attacker and not bound(state, self.side)

    def _only(self, state: State) -> tuple[Unit, ...]:
        """Return the unit and the enemy of an attacker who has no other choice."""
        pair = (*unbound(state, self.side), *_enemies(state, self.side))
        single = self._compulsory(state) and len(unbound(state, self.side)) == 1
        return pair if single and len(pair) == 2 else ()

    def needed(self, state: State) -> bool:
        if not fighting(state):
            return False
        return self.begun or (self._possible(state) and not self._only(state))

    def skip(self, state: State, tell: Tell) -> State:
        only = self._only(state) if fighting(state) and self._possible(state) else ()
        state = follow(state)
        return bind(state, self.side, only[0].handle, only[1].handle, tell) if only else state

    def options(self, state: State) -> Sequence[Action]:
        if not self._possible(state):
            return [Confirm()]
        targets = alike(state, _enemies(state, self.side))
        units = alike(state, unbound(state, self.side))
        binds = [Bind(unit.handle, target.handle) for unit in units for target in targets]
        if not self._compulsory(state):
            return [Spread(), *binds, Confirm()]
        return [Spread(), *binds, Cease()] if may_still_cease(state) else [Spread(), *binds]

    def why_not(self, state: State, action: Action) -> Refusal:
        return why_not_bound(state, self.side, action, self.cite(state))

    def choose(self, state: State, action: Bind | Spread | Confirm | Cease, tell: Tell) -> State:
        if isinstance(action, Bind):
            state = follow(state, replace(self, begun=True))
            return bind(state, self.side, action.unit, action.target, tell)
        state = follow(state)
        if isinstance(action, Cease):
            return cease(state, tell)
        if isinstance(action, Confirm):
            return state
        return spread(state, self.side, unbound(state, self.side), tell)


def may_still_cease(state: State) -> bool:
    """A11 Check whether the attacker may cease instead of choosing targets: not once cards are seen."""
    battle = battle_of(state)
    return not battle.no_cease and (battle.round > 1 or not melee_of(state).shown)


@dataclass(frozen=True, slots=True)
class DropUnits(SideChooses):
    """A8 Too many units of a side are set on targets: it takes back those it likes."""

    rule: ClassVar[str] = "A8"
    kind: ClassVar[str] = "drop"
    alone: ClassVar[bool] = True
    side: int
    step: Literal["drop_units"] = "drop_units"

    def needed(self, state: State) -> bool:
        return fighting(state) and spare(state, self.side) < 0

    def options(self, state: State) -> Sequence[Action]:
        units = [unit for unit in ranks_of(state, self.side).units if unit.target]
        return [Target(unit.handle) for unit in alike(state, units)]

    def choose(self, state: State, action: Target, tell: Tell) -> State:
        unit = unit_of(state, action.unit)
        assert unit is not None
        tell(UnitDropped(side=SEATS[self.side], unit=unit.handle, figure=unit.figure))
        return change_units(state, self.side, (unit.handle,), target="")


@dataclass(frozen=True, slots=True)
class AfterCards(Automatic):
    """G30, A8, A9 After phase 5: limits are kept; where cards removed units or limits dropped some, all that
    are unbound now are assigned again, the attacker first. units: how many there were before."""

    rule: ClassVar[str] = "G30"
    units: tuple[int, int]
    step: Literal["after_cards"] = "after_cards"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not fighting(state):
            return state
        state = loosen(count_standing(state))
        now = (len(ranks_of(state, 0).units), len(ranks_of(state, 1).units))
        attacker, defending = battle_of(state).attacker, defender(battle_of(state))
        dropping = [DropUnits(side) for side in (attacker, defending) if spare(state, side) < 0]
        if now == self.units and not dropping:
            return state
        return first(state, *dropping, BindUnits(attacker), BindUnits(defending))


def count_standing(state: State) -> State:
    """A9 Record how many units stand now, of which limits are counted."""
    for side in (0, 1):
        state = ranks_with(state, side, standing=len(standing(state, side)))
    return state


# G50c, G51d Phase 4 once more

STRUCK_BY = ("G50c", "G51d")
"""Fateful Strike is a card of the Free Peoples, Black Breath one of the Shadow."""


@dataclass(frozen=True, slots=True)
class BindToQuarry(SideChooses):
    """G50c, G51d First any number of units is set on the commander a card lets them strike at."""

    rule: ClassVar[str] = "G50c"
    kind: ClassVar[str] = "bind"
    side: int
    begun: bool = False
    step: Literal["bind_to_quarry"] = "bind_to_quarry"

    def cite(self, state: State) -> str:
        return STRUCK_BY[self.side]

    def needed(self, state: State) -> bool:
        if not fighting(state) or not ranks_of(state, self.side).quarry:
            return False
        return self.begun or self._possible(state)

    def _possible(self, state: State) -> bool:
        return spare(state, self.side) > 0 and bool(unbound(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        quarry = ranks_of(state, self.side).quarry
        units = alike(state, unbound(state, self.side)) if self._possible(state) else []
        return [*(Bind(unit.handle, quarry) for unit in units), Confirm()]

    def why_not(self, state: State, action: Action) -> Refusal:
        return why_not_bound(state, self.side, action, self.cite(state))

    def choose(self, state: State, action: Bind | Confirm, tell: Tell) -> State:
        if isinstance(action, Confirm):
            return follow(state)
        state = follow(state, replace(self, begun=True))
        return bind(state, self.side, action.unit, action.target, tell)


def hunt_commander(state: State, side: int, figure: str, cause: str, tell: Tell) -> State:
    """G50c, G51d Let a side strike at an enemy commander in this series: all targets but those of the
    other side's card are chosen anew, its own first."""
    tell(TargetsChosenAnew(side=SEATS[side], figure=figure, effect=cause))
    for owner in (0, 1):
        kept = ranks_of(state, owner).quarry if owner != side else ""
        freed = [unit.handle for unit in ranks_of(state, owner).units if unit.target != kept or not kept]
        state = change_units(state, owner, freed, target="")
    state = ranks_with(count_standing(state), side, quarry=figure)
    attacker, defending = battle_of(state).attacker, defender(battle_of(state))
    steps: tuple[WarStep, ...] = (BindToQuarry(side), BindUnits(attacker), BindUnits(defending))
    return first(state, *steps)


def strength_against(state: State, target: str, more: Sequence[str] = ()) -> int:
    """G32 Return the sum of attack set on a target, some more units included."""
    handles = [unit.handle for unit in attackers_of(state, target)]
    return attack_of(battle_of(state), state.options, [*handles, *more])
