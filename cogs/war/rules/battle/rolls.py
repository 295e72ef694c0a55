"""11.4.2, 11.4.3, 11.7 The Combat roll, the Leader re-roll, and additional attacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.components import MOST_DICE
from cogs.war.model.events.fighting import CombatRolled, ExtraAttackRolled, LeaderRerolled
from cogs.war.model.state import SEATS, State
from cogs.war.rules.battle.hits import TakeHits
from cogs.war.rules.battle.record import (
    battle_of,
    combat_dice,
    fighter,
    fighter_with,
    fighting,
    leadership,
    scores,
    stands_in,
    target,
)
from cogs.war.rules.procedure import Dice, follow


@dataclass(frozen=True, slots=True)
class CombatRoll(Dice):
    """11.4.2 A die for each unit, five at most; 5 or more hits, 6 against walls."""

    rule: ClassVar[str] = "11.4.2"
    side: int
    step: Literal["combat_roll"] = "combat_roll"

    def number(self, state: State) -> int:
        return combat_dice(fighter(state, self.side)) if fighting(state) else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        state = follow(state)
        if not dice:
            return state
        needed, bonus = target(state, self.side), fighter(state, self.side).roll_bonus
        hits = sum(scores(die, needed, bonus) for die in dice)
        tell(CombatRolled(side=SEATS[self.side], dice=dice, target=needed, bonus=bonus, hits=hits))
        return fighter_with(state, self.side, rolled=dice, hits=hits)


def rerolls(state: State, side: int) -> int:
    """11.4.3 Count the dice of the Leader re-roll: missed dice, as many as the Leadership, five at most."""
    one = fighter(state, side)
    if one.no_reroll:
        return 0
    missed = len(one.rolled) - one.hits - one.spent_misses
    return max(0, min(leadership(state, side), MOST_DICE, missed))


@dataclass(frozen=True, slots=True)
class LeaderReroll(Dice):
    """11.4.3 Missed dice are rolled again, each once, with the same number to hit."""

    rule: ClassVar[str] = "11.4.3"
    side: int
    step: Literal["leader_reroll"] = "leader_reroll"

    def number(self, state: State) -> int:
        return rerolls(state, self.side) if fighting(state) else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        state = follow(state)
        if not dice:
            return state
        needed, bonus = target(state, self.side), fighter(state, self.side).reroll_bonus
        hits = sum(scores(die, needed, bonus) for die in dice)
        tell(LeaderRerolled(side=SEATS[self.side], dice=dice, target=needed, bonus=bonus, hits=hits))
        return fighter_with(state, self.side, rerolled=dice, reroll_hits=hits)


@dataclass(frozen=True, slots=True)
class ExtraAttack(Dice):
    """11.7 An additional attack by a Combat card: no re-roll, casualties at once.

    side: who attacks. dice: how many, five at most. hit_on: the number to hit if the card gives one, else as
    in the Combat roll. early: before the Combat roll (its hits are remembered for that).
    """

    rule: ClassVar[str] = "11.7"
    side: int
    dice: int
    effect: str
    hit_on: int | None = None
    early: bool = True
    step: Literal["extra_attack"] = "extra_attack"

    def number(self, state: State) -> int:
        return min(self.dice, MOST_DICE) if fighting(state) else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        if not dice:
            return follow(state)
        needed = target(state, self.side) if self.hit_on is None else self.hit_on
        hits = sum(scores(die, needed) for die in dice)
        seat = SEATS[self.side]
        tell(ExtraAttackRolled(side=seat, dice=dice, target=needed, hits=hits, effect=self.effect))
        enemy = 1 - self.side
        region = stands_in(battle_of(state), enemy)
        state = follow(state, TakeHits(enemy, region, hits, cause=self.effect))
        if not self.early:
            return state
        return fighter_with(state, self.side, early_hits=fighter(state, self.side).early_hits + hits)
