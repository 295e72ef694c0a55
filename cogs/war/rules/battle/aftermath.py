"""11.10-11.15 How a battle ends: retreats, ceasing, advance, sieges, capture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import Advance, Cease, Decline, PressOn, Prolong, Retreat, Stand, Withdraw
from cogs.war.model.armies import army_units, has_army, may_cross, replacement, retreats, room, units
from cogs.war.model.bags import Bag, common, minus, only
from cogs.war.model.battle_events import AttackCeased, BattleEnded, EliteReduced, WithdrewIntoStronghold
from cogs.war.model.components import FIGURES, NUMBER, REGIONS
from cogs.war.model.queries import controller, is_stronghold
from cogs.war.model.state import SEATS, Battle, State, evolve
from cogs.war.rules.battle.fighting import (
    AttackerChooses,
    DefenderChooses,
    battle_of,
    battle_with,
    defender,
    fighter,
    fighting,
    weaken,
)
from cogs.war.rules.movement import ForceChoice, OfferTrim, Terms, lay_siege, movable, move, overfull, settle
from cogs.war.rules.procedure import Automatic, first, follow
from cogs.war.rules.uses import refuse

# 11.4.0, 11.4.5, 11.10-11.12 Retreat into the Stronghold, ceasing, retreat, siege battle.


def conclude(state: State, how: str, tell: Tell) -> State:
    """11.14 Nothing more is fought: the steps of the rounds find the battle over."""
    tell(BattleEnded(region=REGIONS[battle_of(state).region], how=how))
    return battle_with(state, over=True)


@dataclass(frozen=True, slots=True)
class OfferWithdrawal(DefenderChooses):
    """11.4.0, 11.10 A defender at its own Stronghold, not besieged, gives battle or retreats into it."""

    rule: ClassVar[str] = "11.10"
    kind: ClassVar[str] = "withdraw"
    step: Literal["offer_withdrawal"] = "offer_withdrawal"

    def needed(self, state: State) -> bool:
        return fighting(state) and may_withdraw(state)

    def options(self, state: State) -> Sequence[Action]:
        return [Stand(), Withdraw()]

    def choose(self, state: State, action: Stand | Withdraw, tell: Tell) -> State:
        state = follow(state)
        return state if isinstance(action, Stand) else withdraw(state, tell)


def may_withdraw(state: State) -> bool:
    """11.4.0 Check whether the region holds a Stronghold of the defender, who is not besieged in it."""
    battle = battle_of(state)
    return (
        battle.kind == "field"
        and is_stronghold(battle.region)
        and battle.region not in state.sieges
        and controller(state, battle.region) == defender(battle)
    )


def withdraw(state: State, tell: Tell) -> State:
    """11.10 Let the garrison go into the Stronghold; the attacker may advance and lay siege."""
    battle = battle_of(state)
    tell(WithdrewIntoStronghold(side=SEATS[defender(battle)], region=REGIONS[battle.region]))
    state = conclude(state, "siege", tell)
    return first(state, OfferAdvance(siege=True))


@dataclass(frozen=True, slots=True)
class OfferCease(AttackerChooses):
    """11.4.5 The attacker ceases, or goes on."""

    rule: ClassVar[str] = "11.4.5"
    kind: ClassVar[str] = "cease"
    step: Literal["offer_cease"] = "offer_cease"

    def needed(self, state: State) -> bool:
        return fighting(state) and not battle_of(state).no_cease

    def options(self, state: State) -> Sequence[Action]:
        return [PressOn(), Cease()]

    def choose(self, state: State, action: PressOn | Cease, tell: Tell) -> State:
        state = follow(state)
        return state if isinstance(action, PressOn) else cease(state, tell)


def cease(state: State, tell: Tell) -> State:
    """11.4.5 Cease the attack."""
    tell(AttackCeased(side=SEATS[battle_of(state).attacker]))
    return conclude(state, "ceased", tell)


@dataclass(frozen=True, slots=True)
class OfferProlong(AttackerChooses):
    """11.12 A siege battle lasts one round, unless the attacker reduces an Elite for another.

    W108 Where no Regular is left to replace it the Elite is lost, as by a hit; the last unit is not offered
    then, for nobody would be left to fight on.
    """

    rule: ClassVar[str] = "11.12"
    kind: ClassVar[str] = "prolong"
    step: Literal["offer_prolong"] = "offer_prolong"

    def _elites(self, state: State) -> list[str]:
        side = battle_of(state).attacker
        force = army_units(fighter(state, side).force)
        alone = sum(number for _, number in force) == 1
        return [
            name
            for name, _ in force
            if FIGURES[name].role == "elite" and not (alone and replacement(state, side, name) is None)
        ]

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(self._elites(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(Prolong(name) for name in self._elites(state)), Cease()]

    def skip(self, state: State, tell: Tell) -> State:
        return cease(follow(state), tell) if fighting(state) else follow(state)

    def choose(self, state: State, action: Prolong | Cease, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Cease):
            return cease(state, tell)
        battle = battle_of(state)
        seat, region = SEATS[battle.attacker], REGIONS[battle.origin]
        lost = replacement(state, battle.attacker, action.figure) is None
        tell(EliteReduced(side=seat, region=region, figure=action.figure, lost=lost))
        return weaken(state, battle.attacker, action.figure)


@dataclass(frozen=True, slots=True)
class OfferRetreat(DefenderChooses):
    """11.11 The defender may retreat to an adjacent free region; one inside a Stronghold never does."""

    rule: ClassVar[str] = "11.11"
    kind: ClassVar[str] = "retreat"
    step: Literal["offer_retreat"] = "offer_retreat"

    def _regions(self, state: State) -> tuple[int, ...]:
        battle = battle_of(state)
        return () if battle.kind == "siege" else retreats(state, defender(battle), battle.region)

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(self._regions(state))

    def options(self, state: State) -> Sequence[Action]:
        return [Stand(), *(Retreat(REGIONS[region]) for region in self._regions(state))]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Retreat):
            return refuse("refusal-not-now", "11.11")
        if action.region not in NUMBER:
            return refuse("refusal-unknown", "1.1", name=action.region)
        return refuse("refusal-no-retreat-there", "11.11", region=action.region)

    def choose(self, state: State, action: Stand | Retreat, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Stand):
            return state
        battle = battle_of(state)
        return retreat(state, defender(battle), battle.region, NUMBER[action.region], tell)


def retreat(state: State, side: int, origin: int, region: int, tell: Tell) -> State:
    """11.11 Move a whole Army to an adjacent free region; Level 0 characters stay. Used by cards too."""
    moving = movable(state.stacks[side][origin])
    if state.battle is not None and not state.battle.over:
        state = conclude(state, "retreat", tell)
    return move(state, side, moving, origin, region, "retreat", tell)


# 11.13-11.15 After the fighting: advance, sieges, capture, the end of the battle.


@dataclass(frozen=True, slots=True)
class EndBattle(Automatic):
    """11.14, 11.15 The battle is over: sieges end, Settlements fall, and the attackers may move in."""

    rule: ClassVar[str] = "11.14"
    step: Literal["end_battle"] = "end_battle"

    def run(self, state: State, tell: Tell) -> State:
        battle = battle_of(state)
        if not battle.over:
            tell(BattleEnded(region=REGIONS[battle.region], how=how_it_ended(battle)))
            state = evolve(state, battle=replace(battle, over=True))
        state = settle(state, (battle.origin, battle.region), tell)
        return follow(state, OfferAdvance(), CloseBattle())


def how_it_ended(battle: Battle) -> str:
    """11.14 Say how a battle ends that nobody has ended."""
    left = [units(one.force) for one in battle.sides]
    return "wiped_out" if any(left) else "both"


def _may_advance(state: State, siege: bool) -> bool:
    """11.10, 11.14 Check whether the region lies open to the attackers: the defender is gone, or inside."""
    battle = battle_of(state)
    if battle.kind != "field" or not units(advancing(state)):
        return False
    if siege:
        return True
    gone = not has_army(state, defender(battle), battle.region)
    return gone and room(state, battle.attacker, battle.region) > 0


def advancing(state: State) -> Bag:
    """11.14 Return the figures of the attacking force that may move in; a flank has its own way (G23)."""
    battle = battle_of(state)
    flank = () if battle.melee is None else battle.melee.flank_force
    return able_to_advance(state, minus(fighter(state, battle.attacker).force, flank), battle.origin)


def able_to_advance(state: State, force: Bag, origin: int) -> Bag:
    """11.14 Of attackers that came from a region those that may move into the battle's.

    Commanders alone there are gone where the defender has retreated over them (A87).
    """
    battle = battle_of(state)
    left = movable(common(force, state.stacks[battle.attacker][origin]))
    return only(left, lambda name: may_cross(state, name, battle.region))


@dataclass(frozen=True, slots=True)
class OfferAdvance(AttackerChooses):
    """11.14, 11.10 The attackers may move in, and with that lay siege to a garrison that has withdrawn."""

    rule: ClassVar[str] = "11.14"
    kind: ClassVar[str] = "follow_up"
    siege: bool = False
    step: Literal["offer_advance"] = "offer_advance"

    def needed(self, state: State) -> bool:
        return _may_advance(state, self.siege)

    def options(self, state: State) -> Sequence[Action]:
        return [Advance(), Decline()]

    def choose(self, state: State, action: Advance | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        return follow(state, ChooseAdvancing(advancing(state), self.siege))


@dataclass(frozen=True, slots=True)
class ChooseAdvancing(AttackerChooses, ForceChoice):
    """11.14 All of the attacking force moves in, or part of it."""

    rule: ClassVar[str] = "11.14"
    kind: ClassVar[str] = "advancing"
    force: Bag
    siege: bool = False
    step: Literal["choose_advancing"] = "choose_advancing"

    def way(self, state: State) -> tuple[int, int]:
        battle = battle_of(state)
        return battle.origin, battle.region

    def terms(self, state: State) -> Terms:
        battle = battle_of(state)
        return Terms(room=room(state, battle.attacker, battle.region))

    def go(self, state: State, tell: Tell) -> State:
        battle = battle_of(state)
        if self.siege:
            state = lay_siege(state, battle.region, tell)
        state = move(state, battle.attacker, self.force, battle.origin, battle.region, "advance", tell)
        return follow_siege(state, battle) if self.siege else state


def follow_siege(state: State, battle: Battle) -> State:
    """11.10 Have units above five removed when the siege begins."""
    return first(state, OfferTrim(defender(battle), battle.region))


@dataclass(frozen=True, slots=True)
class CloseBattle(Automatic):
    """11.16 Nothing of the battle is left but what it changed; stacks are looked at."""

    rule: ClassVar[str] = "11.16"
    step: Literal["close_battle"] = "close_battle"

    def run(self, state: State, tell: Tell) -> State:
        battle = battle_of(state)
        state = settle(state, (battle.origin, battle.region), tell)
        return follow(evolve(state, battle=None), *overfull(state))
