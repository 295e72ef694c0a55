"""The declaration of a Combat effect, the lower half of a card.

Each effect is a value at the top of the module of its side, named by the effect's id:

    def _act_valour(state: State, side: int, tell: Tell) -> State:
        return fighter_with(state, side, roll_bonus=+1)

    VALOUR = CombatEffect("valour", {3: _act_valour}, requires=elite_takes_part)

A round runs through the initiative numbers (11.7), and the times of the printed effects are these numbers:

    0 when the cards are up   1, 2 before the Combat roll (2: additional attacks)   3 modifiers, costs
    -> Combat roll ->   4 before the Leader re-roll -> Leader re-roll ->   5 further hits
    6 before casualties -> casualties ->   7 after casualties

At its number `act[number](state, side, tell)` is called, the defender's first, unless the card was
cancelled. It changes the battle's record (`state.battle`, most easily with `battle.fighting.fighter_with`)
and may push steps with `procedure.first`: an additional attack (`battle.fighting.ExtraAttack`), hits taken at
once (`battle.fighting.TakeHits`), or an `EffectChoice` of kind `combat_effect` declared in the module or in
combat/vocabulary.py, which says what is asked and what the answers mean. What the record says for one round
is forgotten when it ends. An army that dies or leaves on the way ends the round by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.engine.agenda import Tell
from cogs.war.model.components import COMBAT_EFFECTS, SIDES
from cogs.war.model.state import State

Act = Callable[[State, int, Tell], State]
"""(state, the side that played it, tell)."""


def _always(state: State, side: int) -> bool:
    return True


def _never(state: State, side: int) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class CombatEffect:
    """One Combat effect. requires: its condition, asked when cards are chosen (public facts only).

    idle: whether it is decided by then, by public facts, that it will do nothing; menus say so.
    """

    id: str
    act: Mapping[int, Act] = field(hash=False)
    requires: Callable[[State, int], bool] = _always
    idle: Callable[[State, int], bool] = _never

    @property
    def side(self) -> int:
        """The side whose effect it is."""
        return SIDES.index(COMBAT_EFFECTS[self.id].side)
