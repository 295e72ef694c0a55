"""The declaration of a Combat card under the mod (G7, G8, G44-G52).

Each card is a value at the top of the module of its side, named by the effect's id:

    def _act_onslaught(state: State, side: int, tell: Tell) -> State:
        return strengthen(state, side, ONSLAUGHT_ID, attack=1)

    ONSLAUGHT = MeleeCard(ONSLAUGHT_ID, {MODIFIERS: _act_onslaught})

A card is laid once a battle and acts at moments, which are numbered as the printed initiative is. At a moment
`act[moment](state, side, tell)` of both cards is called, the defender's first, unless the card was cancelled
or the battle is over. It changes the record (`groteka.record`, `rules.battle.fighting`) and may push steps
with `procedure.first`, those of `groteka/extra.py` among them:

    0 TURNED_UP, 1 EARLY, 2 ATTACKS, 3 MODIFIERS   phase 5: after the cards are up, before the fighting
    4 MISSES, 5 HITS, 6 LOSSES                     first series: all dice are rolled, Captains of the West
                                                   have rolled again, nothing has been removed
    7 AFTERMATH                                    first series: the broken units have been removed

Additional attacks (G49d, e, l) belong to ATTACKS; what modifies all attacks to MODIFIERS; what makes phase 4
be done again (G50c, G51d) to EARLY. After moment 3 netting is done once more by itself (A7), limits make the
capped side drop units (A8), and units without a target are bound again (G30).

Lasting effects stand in the record (`strengthen`, `limit`, `Ranks.unled`, `Fighter.silenced` ...) or act
through the hooks below, which are called in every series while the card is up and not cancelled; a one-shot
card's hooks in the first series only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.engine.agenda import Tell
from cogs.war.groteka import components
from cogs.war.model.components import COMBAT_EFFECTS, SIDES
from cogs.war.model.state import State, Strike

TURNED_UP, EARLY, ATTACKS, MODIFIERS, MISSES, HITS, LOSSES, AFTERMATH = range(8)
"""The moments."""
BEFORE_FIGHTING = (TURNED_UP, EARLY, ATTACKS, MODIFIERS)
BEFORE_LOSSES = (MISSES, HITS, LOSSES)

Act = Callable[[State, int, Tell], State]
"""(state, the side that played the card, tell)."""


@dataclass(frozen=True, slots=True)
class MeleeCard:
    """One Combat card under the mod.

    requires: its condition when cards are laid, as in rules/combat (public facts only); None:
    that of the base effect. rolled: (state, side, strike, tell) after each die of an attack, of either
    side, with the strike last in `Melee.strikes`; side: who played the card. broke: the same after an
    attack in a clash of the card's own side has broken a unit.
    """

    id: str
    act: Mapping[int, Act] = field(default_factory=dict, hash=False)
    requires: Callable[[State, int], bool] | None = None
    rolled: Callable[[State, int, Strike, Tell], State] | None = None
    broke: Callable[[State, int, Strike, Tell], State] | None = None

    @property
    def side(self) -> int:
        """The side whose card it is."""
        return SIDES.index(COMBAT_EFFECTS[self.id].side)

    @property
    def lasting(self) -> bool:
        """G8 True if (a part of) it acts for the whole battle."""
        return components.CARDS[self.id].lasting
