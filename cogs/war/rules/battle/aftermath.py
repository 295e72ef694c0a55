"""11.13-11.15 After the fighting: advance, sieges, capture, the end of the battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Advance, Decline
from cogs.war.model.armies import has_army, may_cross, room, units
from cogs.war.model.bags import Bag, common, minus, only
from cogs.war.model.components import REGIONS
from cogs.war.model.events.fighting import BattleEnded
from cogs.war.model.state import Battle, State, evolve
from cogs.war.rules.battle.record import AttackerChooses, battle_of, defender, fighter
from cogs.war.rules.forces import Terms, movable
from cogs.war.rules.movement import ForceChoice, move
from cogs.war.rules.occupation import OfferTrim, lay_siege, overfull, settle
from cogs.war.rules.procedure import Automatic, first, follow


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
