"""Hill-trolls: two Regulars of Sauron become Elites."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigureIn
from cogs.war.model.armies import enter, lose
from cogs.war.model.bags import count
from cogs.war.model.components import NUMBER, REGIONS, SHADOW
from cogs.war.model.events.armies import UnitsReplaced
from cogs.war.model.queries import at_war
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import without
from cogs.war.rules.effect_choice import EffectChoice, Facts
from cogs.war.rules.procedure import first, follow

ID = "sh_str_15"

REGULAR, ELITE = "sauron_regular", "sauron_elite"


@dataclass(frozen=True, slots=True)
class ReplaceRegular(EffectChoice):
    """The Shadow picks a region with a Regular of Sauron, which goes to the reinforcements for an Elite.

    left: how many are still to be replaced; fewer only where Regulars or Elites run out.
    """

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    left: int = 2
    step: Literal["hill_trolls_replace"] = "hill_trolls_replace"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        if not count(state.reinforcements[SHADOW], ELITE):
            return []
        return [
            ChooseFigureIn(REGULAR, REGIONS[region])
            for region, held in enumerate(state.stacks[SHADOW])
            if count(held, REGULAR)
        ]

    def choose(self, state: State, action: ChooseFigureIn, tell: Tell) -> State:
        region, old, new = NUMBER[action.region], ((REGULAR, 1),), ((ELITE, 1),)
        tell(UnitsReplaced(side=SEATS[SHADOW], region=action.region, figures=old, by=new))
        state = enter(lose(state, SHADOW, old, region), SHADOW, new, region)
        return follow(state, *((ReplaceRegular(self.left - 1),) if self.left > 1 else ()))

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), ID, tell)

    def facts(self, state: State) -> Facts:
        return {"count": self.left}


def play(state: State, tell: Tell) -> State:
    return first(state, ReplaceRegular())


CARD = Card(ID, play, requires=lambda state: at_war(state, "sauron"))
