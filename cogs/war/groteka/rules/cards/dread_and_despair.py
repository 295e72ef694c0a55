"""Dread and Despair (G49h): every point of Nazgûl Leadership given up costs the enemy an attacking unit.

Points of Nazgûl who are no picked commanders go first, so that netting suffers as little as possible (A30).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.record import limit
from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import count_picked, count_unpicked
from cogs.war.groteka.rules.targets import allowance
from cogs.war.model.actions import ChooseNumber
from cogs.war.model.components import NAZGUL, WITCH_KING
from cogs.war.model.state import State
from cogs.war.rules.battle.record import leads, nazgul_leadership
from cogs.war.rules.combat.vocabulary import forfeit_nazgul, tell_applied
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick
from cogs.war.rules.procedure import first, follow

ID = "dread_and_despair"


def price(state: State, side: int, points: int) -> tuple[int, int] | None:
    """The points of (Nazgûl, Witch-king) that are given up for so many; None where it does not come out even.

    Whether the Witch-king may give up one of his two alone is an option.
    """
    plain, his = leads(state, side, NAZGUL), leads(state, side, WITCH_KING)
    shares = range(his + 1) if state.options.split_witch_king else (0, his)
    ways = [(points - share, share) for share in shares if 0 <= points - share <= plain]
    free = count_unpicked(state, side, NAZGUL)

    def used(way: tuple[int, int]) -> tuple[int, int]:
        of_him = way[1] if count_picked(state, side, WITCH_KING) else 0
        return (max(0, way[0] - free) + of_him, way[1])

    return min(ways, key=used, default=None)


@dataclass(frozen=True, slots=True)
class SpreadDread(EffectChoice):
    """G49h How many points are given up: one at least."""

    rule: ClassVar[str] = "G49h"
    kind: ClassVar[str] = "combat_effect"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    odds: ClassVar[bool] = True
    side: int
    step: Literal["groteka_dread_and_despair"] = "groteka_dread_and_despair"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return bool(self.options(state))

    def options(self, state: State) -> Sequence[Action]:
        most = nazgul_leadership(state, self.side)
        return [ChooseNumber(points) for points in range(1, most + 1) if price(state, self.side, points)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        given = price(state, self.side, action.number)
        assert given is not None
        state = forfeit_nazgul(follow(state), self.side, given, ID, tell)
        state = limit(state, 1 - self.side, ID, fewer=action.number)
        return tell_applied(state, self.side, ID, action.number, tell)

    def facts(self, state: State) -> Facts:
        return {"count": allowance(state, 1 - self.side)}

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        left = max(1, allowance(state, 1 - self.side) - action.number)
        return Pick("choice-points", tone="secondary", detail="choice-points-left", facts={"left": left})


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, SpreadDread(side))


MELEE_CARD = MeleeCard(ID, {MODIFIERS: _act})
