"""Blade of Westernesse (G49a): one successful attack kills a Minion instead of breaking its target.

The target stands up again. No Ring saves the Minion: the mod names two other cards for that (G39).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.record import broken, stand_up, strikes_of
from cogs.war.groteka.rules.cards.card import LOSSES, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import UnitChoice
from cogs.war.groteka.rules.losses import remove_commander
from cogs.war.groteka.state import Unit
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.state import Ids, State
from cogs.war.rules.battle.record import fighter, fighting
from cogs.war.rules.combat.vocabulary import minions_of
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.procedure import first, follow

ID = "blade_of_westernesse"


def hits(state: State, side: int) -> tuple[Unit, ...]:
    """G47 Units a side's successful attacks of this series have broken."""
    made = {strike.target for strike in strikes_of(state, side, success=True)}
    return tuple(unit for unit in broken(state, 1 - side) if unit.handle in made)


def victims(state: State, side: int) -> Ids:
    """G49a Minions of the enemy who take part."""
    return minions_of(fighter(state, 1 - side).force)


@dataclass(frozen=True, slots=True)
class StabMinion(EffectChoice):
    """G49a Which Minion is killed, if any; then which successful attack it takes."""

    rule: ClassVar[str] = "G49a"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("choice-kill"), **no("choice-nobody-gives")}
    side: int
    step: Literal["groteka_blade_of_westernesse"] = "groteka_blade_of_westernesse"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(victims(state, self.side)) and bool(hits(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name in victims(state, self.side)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        return follow(state, SpendSuccess(self.side, action.figure))


@dataclass(frozen=True, slots=True)
class SpendSuccess(UnitChoice):
    """G49a Which of the units broken by an attack is spared."""

    rule: ClassVar[str] = "G49a"
    alone: ClassVar[bool] = True
    unit_message: ClassVar[str] = "choice-raise"
    source: ClassVar[str] = ID
    side: int
    victim: str
    step: Literal["groteka_blade_of_westernesse_spares"] = "groteka_blade_of_westernesse_spares"

    def units(self, state: State) -> tuple[Unit, ...]:
        return hits(state, self.side)

    def at(self, state: State, handle: str, tell: Tell) -> State:
        state = stand_up(state, 1 - self.side, handle, ID, tell)
        return remove_commander(state, 1 - self.side, self.victim, ID, tell)

    def facts(self, state: State) -> Facts:
        return {"figure": Name("figure", self.victim)}


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, StabMinion(side))


MELEE_CARD = MeleeCard(ID, {LOSSES: _act})
