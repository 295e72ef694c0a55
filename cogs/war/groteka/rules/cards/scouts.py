"""Scouts (G50e): the Free Peoples Army falls back before the fighting.

It goes to a free region next to the battle, or into its Stronghold where it defends at one. Attackers may do
it too, unless that is agreed otherwise, and go to a region next to the battle, not to where they come from
(A26). Nobody gets out of a besieged Stronghold by it, neither who defends it nor who sallies out. Where the
Army can do neither the battle goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.record import melee_of
from cogs.war.groteka.rules.cards.card import EARLY, MeleeCard
from cogs.war.groteka.rules.flanking import second_attack
from cogs.war.groteka.rules.losses import parts
from cogs.war.model.actions import Retreat, Withdraw
from cogs.war.model.armies import retreats
from cogs.war.model.components import NUMBER, REGIONS
from cogs.war.model.state import State
from cogs.war.rules.battle.record import battle_of, defender, fighter, fighting
from cogs.war.rules.battle.withdrawal import conclude, may_withdraw, retreat, withdraw
from cogs.war.rules.combat.vocabulary import tell_applied
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.forces import movable
from cogs.war.rules.movement import move
from cogs.war.rules.procedure import amend, first, follow

ID = "scouts"


def _requires(state: State, side: int) -> bool:
    battle = battle_of(state)
    if side == defender(battle):
        return battle.kind != "siege"
    return battle.kind != "sortie" and state.options.mod_scouts == "both"


@dataclass(frozen=True, slots=True)
class SlipAway(EffectChoice):
    """G50e Where the Army falls back to."""

    rule: ClassVar[str] = "G50e"
    kind: ClassVar[str] = "combat_effect"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    side: int
    step: Literal["groteka_scouts"] = "groteka_scouts"

    def chooser(self, state: State) -> int:
        return self.side

    def _defends(self, state: State) -> bool:
        return self.side == defender(battle_of(state))

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(self.options(state))

    def options(self, state: State) -> Sequence[Action]:
        regions = retreats(state, self.side, battle_of(state).region)
        found: list[Action] = [Retreat(REGIONS[region]) for region in regions]
        return [Withdraw(), *found] if self._defends(state) and may_withdraw(state) else found

    def choose(self, state: State, action: Retreat | Withdraw, tell: Tell) -> State:
        state = tell_applied(follow(state), self.side, ID, 0, tell)
        if isinstance(action, Withdraw):
            return withdraw(state, tell)
        if self._defends(state):
            return retreat(state, self.side, battle_of(state).region, NUMBER[action.region], tell)
        return _attackers_leave(state, self.side, NUMBER[action.region], tell)


def _attackers_leave(state: State, side: int, region: int, tell: Tell) -> State:
    """A26 The attacking force, of a second Army too, goes to a region next to the battle."""
    here, flank = parts(state, side, movable(fighter(state, side).force))
    origins = (battle_of(state).origin, melee_of(state).flank)
    state = conclude(_not_again(state, side, region), "retreat", tell)
    for origin, moving in zip(origins, (here, flank), strict=True):
        if moving and origin != region:
            state = move(state, side, moving, origin, region, "retreat", tell)
    return state


def _not_again(state: State, side: int, region: int) -> State:
    """A14 Those who fall back do not attack again with the same Army result; those already there may."""
    later = second_attack(state)
    if later is None:
        return state
    rested = tuple(sorted({**dict(later.rested), region: state.stacks[side][region]}.items()))
    return amend(state, later, replace(later, rested=rested))


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, SlipAway(side))


MELEE_CARD = MeleeCard(ID, {EARLY: _act}, requires=_requires)
