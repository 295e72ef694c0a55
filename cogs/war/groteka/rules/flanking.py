"""G17-G20, A13-A16, A57 Two battles with one Army result, or one battle with two Armies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Flank
from cogs.war.groteka.components import PRINTED
from cogs.war.groteka.events import FlankJoined
from cogs.war.groteka.record import melee_with
from cogs.war.model.actions import Assault, Decline
from cogs.war.model.armies import units
from cogs.war.model.bags import Bag, common, minus, plus
from cogs.war.model.components import NEIGHBOURS, NUMBER, REGIONS
from cogs.war.model.state import SEATS, State
from cogs.war.rules.battle.declaring import (
    BeginBattle,
    ChooseAttack,
    ChooseRearguard,
    attacks,
    before_battle,
    may_attack,
    may_strike,
    willing,
)
from cogs.war.rules.battle.record import AttackerChooses, battle_of, fighter, fighter_with
from cogs.war.rules.forces import Terms
from cogs.war.rules.movement import ForceChoice
from cogs.war.rules.procedure import Automatic, SideChooses, amend, first, follow
from cogs.war.rules.uses import refuse

MOST_UNITS = PRINTED.flanking.most_units


@dataclass(frozen=True, slots=True)
class ArmyAttack(Automatic):
    """G17, A15 An Army result starts two battles instead of one, or one that a second Army joins."""

    rule: ClassVar[str] = "G17"
    side: int
    needs: str = ""
    step: Literal["army_attack"] = "army_attack"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, ChooseAttack(self.side), SecondAttack(self.side))


@dataclass(frozen=True, slots=True)
class SecondAttack(SideChooses):
    """G17, A14, A57 After the first battle another Army may attack, or the rest of the same: nobody twice.

    rested: in regions of the first battle those who had no part in it. It lies below the first battle until
    that is over; flanking uses it up.
    """

    rule: ClassVar[str] = "G17"
    kind: ClassVar[str] = "second_attack"
    side: int
    rested: tuple[tuple[int, Bag], ...] = ()
    step: Literal["second_attack"] = "second_attack"

    def _force(self, state: State, origin: int) -> Bag:
        force = willing(state, self.side, origin)
        fresh = dict(self.rested).get(origin)
        return force if fresh is None else common(force, fresh)

    def _may(self, state: State, origin: int, region: int) -> bool:
        if not may_strike(state, self.side, origin, region):
            return False
        force = self._force(state, origin)
        return Terms(together=True).feasible(state, force, minus(state.stacks[self.side][origin], force))

    def _attacks(self, state: State) -> list[tuple[int, int]]:
        return [
            (origin, region)
            for origin, region in attacks(state, self.side)
            if self._may(state, origin, region)
        ]

    def needed(self, state: State) -> bool:
        return bool(self._attacks(state))

    def options(self, state: State) -> Sequence[Action]:
        found = [Assault(REGIONS[origin], REGIONS[region]) for origin, region in self._attacks(state)]
        return [*found, Decline()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Assault):
            return refuse("refusal-not-now", "G17")
        for name in (action.origin, action.region):
            if name not in NUMBER:
                return refuse("refusal-unknown", "1.1", name=name)
        if may_attack(state, self.side, NUMBER[action.origin], NUMBER[action.region]):
            return refuse("refusal-moved-already", "A14", region=action.origin)
        return refuse("refusal-no-enemy", "11.1", region=action.region)

    def choose(self, state: State, action: Assault | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        declared = BeginBattle(self.side, origin, region, self._force(state, origin))
        return follow(state, ChooseRearguard(declared))


def second_attack(state: State) -> SecondAttack | None:
    """A57 Return the second attack of the Army result this battle was started with, while it has not been
    used.
    """
    return next((step for step in reversed(state.agenda) if isinstance(step, SecondAttack)), None)


def remember_rested(state: State) -> State:
    """A14 Tell the second attack who has no part in this battle."""
    later = second_attack(state)
    if later is None:
        return state
    battle = battle_of(state)
    rearguard = minus(state.stacks[later.side][battle.origin], fighter(state, later.side).force)
    rested = {battle.region: state.stacks[later.side][battle.region], battle.origin: rearguard}
    return amend(state, later, replace(later, rested=tuple(sorted(rested.items()))))


# G18 Flanking


def flanks(state: State) -> list[int]:
    """G18, G20, G22 Return the regions from which a second Army may join the attack."""
    battle = battle_of(state)
    side = battle.attacker
    if battle.kind != "field" or second_attack(state) is None:
        return []
    if units(fighter(state, side).force) >= MOST_UNITS:
        return []
    return [
        origin
        for origin in NEIGHBOURS[battle.region]
        if origin != battle.origin and may_attack(state, side, origin, battle.region)
    ]


@dataclass(frozen=True, slots=True)
class OfferFlank(AttackerChooses):
    """G18 A second Army may join the attack from another region; that uses up the second battle (A13)."""

    rule: ClassVar[str] = "G18"
    kind: ClassVar[str] = "flank"
    step: Literal["offer_flank"] = "offer_flank"

    def needed(self, state: State) -> bool:
        return bool(flanks(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(Flank(REGIONS[origin]) for origin in flanks(state)), Decline()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Flank):
            return refuse("refusal-not-now", "G18")
        if action.origin not in NUMBER:
            return refuse("refusal-unknown", "1.1", name=action.origin)
        return refuse("refusal-no-army", "G18", region=action.origin)

    def choose(self, state: State, action: Flank | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        origin = NUMBER[action.origin]
        return first(state, ChooseFlankForce(origin, willing(state, self.chooser(state), origin)))


@dataclass(frozen=True, slots=True)
class ChooseFlankForce(AttackerChooses, ForceChoice):
    """G20 The choice of who of the second Army joins: ten units in all at most, the others stay in their
    region.
    """

    rule: ClassVar[str] = "G20"
    kind: ClassVar[str] = "rearguard"
    origin: int
    force: Bag
    step: Literal["choose_flank_force"] = "choose_flank_force"

    def way(self, state: State) -> tuple[int, int]:
        return self.origin, battle_of(state).region

    def terms(self, state: State) -> Terms:
        return Terms(room=MOST_UNITS - units(fighter(state, self.chooser(state)).force), together=True)

    def go(self, state: State, tell: Tell) -> State:
        return join(state, self.origin, self.force, tell)


def join(state: State, origin: int, force: Bag, tell: Tell) -> State:
    """G18 Let the two Armies fight as one; characters of the second have their say before the battle too."""
    battle = battle_of(state)
    side = battle.attacker
    tell(FlankJoined(side=SEATS[side], origin=REGIONS[origin], region=REGIONS[battle.region], figures=force))
    state = fighter_with(state, side, force=plus(fighter(state, side).force, force))
    state = melee_with(state, flank=origin, flank_force=force)
    later = second_attack(state)
    assert later is not None
    state = amend(state, later)
    return state if any(one.ridden for one in battle.sides) else before_battle(state, tell)
