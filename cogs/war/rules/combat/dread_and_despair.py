"""Dread and Despair: every point of Nazgûl Leadership given up costs the Free Peoples a die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNumber
from cogs.war.model.state import State
from cogs.war.rules.battle.record import combat_dice, fighter, nazgul_leadership
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import (
    enemy_rolls_no_more_than,
    forfeit_nazgul,
    lose_enemy_dice,
    nazgul_lead,
    nazgul_price,
    tell_applied,
)
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick
from cogs.war.rules.procedure import first, follow

ID = "dread_and_despair"


@dataclass(frozen=True, slots=True)
class SpreadDread(EffectChoice):
    """11.7 How many points are given up: one at least."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    side: int
    step: Literal["dread_and_despair_points"] = "dread_and_despair_points"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        most = nazgul_leadership(state, self.side)
        prices = {points: nazgul_price(state, self.side, points) for points in range(1, most + 1)}
        return [ChooseNumber(points) for points, price in prices.items() if price and sum(price) == points]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        price = nazgul_price(state, self.side, action.number)
        assert price is not None
        state = forfeit_nazgul(follow(state), self.side, price, ID, tell)
        return tell_applied(
            lose_enemy_dice(state, self.side, action.number), self.side, ID, action.number, tell
        )

    def facts(self, state: State) -> Facts:
        return {"dice": combat_dice(fighter(state, 1 - self.side))}

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        dice = max(1, combat_dice(fighter(state, 1 - self.side)) - action.number)
        return Pick("pick-points", tone="secondary", facts={"dice": dice})


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, SpreadDread(side))


EFFECT = CombatEffect(ID, {3: _act}, requires=nazgul_lead(1), idle=enemy_rolls_no_more_than(1))
