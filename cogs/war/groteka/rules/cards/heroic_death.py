"""Heroic Death (G52): before the losses of the first series a Leader dies and one broken unit stands up, or a
Companion dies and as many do as his Level.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.record import broken
from cogs.war.groteka.rules.cards.card import LOSSES, MeleeCard
from cogs.war.groteka.rules.extra import RaiseUnits
from cogs.war.groteka.rules.losses import remove_commander
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.armies import companions
from cogs.war.model.components import FIGURES
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter, fighting
from cogs.war.rules.combat.vocabulary import leaders_of
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks, no
from cogs.war.rules.procedure import first, follow

ID = "heroic_death"


def worth(figure: str) -> int:
    """G52 How many units stand up for a figure."""
    kind = FIGURES[figure]
    return 1 if kind.role == "leader" else kind.level or 0


@dataclass(frozen=True, slots=True)
class DieHeroically(EffectChoice):
    """G52 Who is sacrificed, if anybody."""

    rule: ClassVar[str] = "G52"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = no("choice-nobody-gives")
    side: int
    step: Literal["groteka_heroic_death"] = "groteka_heroic_death"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(broken(state, self.side)) and len(self.options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        force = fighter(state, self.side).force
        return [*(ChooseFigure(name) for name in (*leaders_of(force), *companions(force))), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, RaiseUnits(self.side, ID, worth(action.figure)))
        return remove_commander(state, self.side, action.figure, ID, tell)

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, ChooseFigure):
            return EffectChoice.pick(self, state, action)
        return Pick("choice-heroic", facts={"count": worth(action.figure)})


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, DieHeroically(side))


MELEE_CARD = MeleeCard(ID, {LOSSES: _act})
