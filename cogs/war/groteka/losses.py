"""Hits and losses under the mod (G38, G48)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import CommanderSaved, Raise, RingSpent
from cogs.war.groteka.commanders import replace_fallen
from cogs.war.groteka.record import broken, figures_of, melee_of, melee_with, ranks_of, ranks_with, stand_up
from cogs.war.groteka.targets import loosen, of_a_kind
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.armies import army_units, lose, units
from cogs.war.model.bags import Bag, bag, common, count, minus, only, plus
from cogs.war.model.battle_events import FiguresRemoved, HitsTaken
from cogs.war.model.components import FIGURES, REGIONS, UNITS
from cogs.war.model.queries import RING_USED, has, mark
from cogs.war.model.state import SEATS, State
from cogs.war.rules.battle.fighting import battle_of, defender, fighter, fighter_with, fighting, stands_in
from cogs.war.rules.movement import settle
from cogs.war.rules.procedure import Automatic, Choice, SideChooses, WarStep, follow
from cogs.war.rules.turn import hand_on

# G48, A50, A51 Hits by dice of event cards, outside any battle of the Army's own.


@dataclass(frozen=True, slots=True)
class BreakByCard(Choice):
    """G48 Each hit breaks a Regular of an Army, an Elite whole only where no Regular is left; which of them
    says whoever rolled. side: whose Army; lost: what has been broken so far."""

    rule: ClassVar[str] = "G48"
    kind: ClassVar[str] = "mod_hits"
    alone: ClassVar[bool] = True
    side: int
    region: int
    hits: int
    cause: str
    lost: Bag = ()
    step: Literal["break_by_card"] = "break_by_card"

    def chooser(self, state: State) -> int:
        return 1 - self.side

    def _victims(self, state: State) -> Bag:
        army = army_units(state.stacks[self.side][self.region])
        return only(army, lambda name: FIGURES[name].role == "regular") or army

    def needed(self, state: State) -> bool:
        army = army_units(state.stacks[self.side][self.region])
        return 0 < self.hits < units(army)

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseFigure(name) for name, _ in self._victims(state)]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        one: Bag = ((action.figure, 1),)
        state = lose(state, self.side, one, self.region)
        return follow(state, replace(self, hits=self.hits - 1, lost=plus(self.lost, one)))

    def skip(self, state: State, tell: Tell) -> State:
        army = army_units(state.stacks[self.side][self.region]) if self.hits else ()
        state = lose(follow(state), self.side, army, self.region)
        lost = plus(self.lost, army)
        if lost:
            tell(HitsTaken(side=SEATS[self.side], region=REGIONS[self.region], lost=lost, reduced=()))
        return settle(state, (self.region,), tell)


# G38, G39 Losses: Elven Rings, removing the broken, commanders struck down (A56).

# Where figures stand


def region_of(state: State, side: int, flank: bool) -> int:
    """G24 Return where figures of a side stand: the attackers of a flank in their own region."""
    return melee_of(state).flank if flank else stands_in(battle_of(state), side)


def parts(state: State, side: int, figures: Bag) -> tuple[Bag, Bag]:
    """G24 Return figures of a side by where they stand: (in the main region, in the flank's). Of figures that
    are alike those of the main region come first."""
    if side != battle_of(state).attacker:
        return (figures, ())
    main = minus(fighter(state, side).force, melee_of(state).flank_force)
    here = common(figures, main)
    return (here, minus(figures, here))


def fall(state: State, side: int, lost: Bag, flank: bool = False) -> State:
    """G5 Eliminate figures taking part in one region; the units' handles are the caller's business."""
    if not lost:
        return state
    state = lose(state, side, lost, region_of(state, side, flank))
    state = fighter_with(state, side, force=minus(fighter(state, side).force, lost))
    if not flank:
        return state
    return melee_with(state, flank_force=minus(melee_of(state).flank_force, lost))


# Units


def take_away(state: State, side: int, handles: Iterable[str], tell: Tell) -> State:
    """G5, G38 Take units of a side out of the battle: the Free Peoples' are out of the game, the Shadow's
    can come again. Targets that are gone are forgotten."""
    wanted = frozenset(handles)
    ranks = ranks_of(state, side)
    for flank in (False, True):
        leaving = [unit for unit in ranks.units if unit.handle in wanted and unit.flank == flank]
        if not leaving:
            continue
        lost, region = figures_of(leaving), REGIONS[region_of(state, side, flank)]
        tell(HitsTaken(side=SEATS[side], region=region, lost=lost, reduced=()))
        state = fall(state, side, lost, flank)
    left = tuple(unit for unit in ranks.units if unit.handle not in wanted)
    return loosen(ranks_with(state, side, units=left))


@dataclass(frozen=True, slots=True)
class RemoveBroken(Automatic):
    """G38 All broken units of both sides are removed; the attacker's first."""

    rule: ClassVar[str] = "G38"
    step: Literal["remove_broken"] = "remove_broken"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if state.battle is None or state.battle.over:
            return state
        for side in (battle_of(state).attacker, defender(battle_of(state))):
            state = take_away(state, side, [unit.handle for unit in broken(state, side)], tell)
        return state


def losses(state: State) -> tuple[WarStep, ...]:
    """G38, G39, A46 Return the steps in which Rings are offered and what is broken goes."""
    battle = battle_of(state)
    return (OfferRing(battle.attacker), OfferRing(defender(battle)), RemoveBroken())


def remove_followers(state: State, side: int, tell: Tell) -> State:
    """11.9 Remove everybody who was with the units of a side once all of those are gone."""
    force = fighter(state, side).force
    if units(force) or not force:
        return state
    for flank, part in enumerate(parts(state, side, only(force, lambda name: name not in UNITS))):
        if part:
            region = REGIONS[region_of(state, side, bool(flank))]
            tell(FiguresRemoved(side=SEATS[side], region=region, figures=part, cause="army"))
            state = fall(state, side, part, bool(flank))
    return state


# G39 Rings


def ring_ready(state: State, side: int) -> bool:
    """G39, 6.2 Check whether a side has a Ring it may use this turn."""
    return state.rings[side] > 0 and not has(state, RING_USED[side])


def spend_ring(state: State, side: int, tell: Tell) -> State:
    """G39, 6.4 Use up a Ring as any other."""
    tell(RingSpent(side=SEATS[side]))
    return mark(hand_on(state, side), RING_USED[side])


@dataclass(frozen=True, slots=True)
class OfferRing(SideChooses):
    """G39, A46-A48 Before the broken go a side may raise one of its own with a Ring."""

    rule: ClassVar[str] = "G39"
    kind: ClassVar[str] = "ring"
    side: int
    step: Literal["offer_ring"] = "offer_ring"

    def needed(self, state: State) -> bool:
        if state.battle is None or state.battle.over:
            return False
        return ring_ready(state, self.side) and bool(broken(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        return [*(Raise(unit.handle) for unit in of_a_kind(broken(state, self.side))), Decline()]

    def choose(self, state: State, action: Raise | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        return stand_up(spend_ring(state, self.side, tell), self.side, action.unit, "ring", tell)


# A56 Commanders


@dataclass(frozen=True, slots=True)
class CommanderStruck(SideChooses):
    """G39, A48 A commander of a side is struck down by a card, unless his side spends a Ring at once."""

    rule: ClassVar[str] = "G39"
    kind: ClassVar[str] = "ring"
    side: int
    figure: str
    cause: str
    step: Literal["commander_struck"] = "commander_struck"

    def _there(self, state: State) -> bool:
        return fighting(state) and count(fighter(state, self.side).force, self.figure) > 0

    def needed(self, state: State) -> bool:
        return self._there(state) and ring_ready(state, self.side)

    def options(self, state: State) -> Sequence[Action]:
        return [Raise(self.figure), Decline()]

    def skip(self, state: State, tell: Tell) -> State:
        if not self._there(state):
            return follow(state)
        return remove_commander(follow(state), self.side, self.figure, self.cause, tell)

    def choose(self, state: State, action: Raise | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return self.skip(state, tell)
        tell(CommanderSaved(side=SEATS[self.side], figure=self.figure))
        return spend_ring(follow(state), self.side, tell)


def remove_commander(state: State, side: int, figure: str, cause: str, tell: Tell) -> State:
    """A56, G15 Eliminate a commander taking part: a Nazgûl to the reinforcements, everybody else to the
    casualties; a picked one may be replaced at once. To strike down an enemy push `CommanderStruck`
    instead.
    """
    main, _ = parts(state, side, bag(figure))
    flank = not main
    region = REGIONS[region_of(state, side, flank)]
    tell(FiguresRemoved(side=SEATS[side], region=region, figures=bag(figure), cause=cause))
    return replace_fallen(fall(state, side, bag(figure), flank), side, figure)
