"""11.4-11.9 The battle's record, the rolls and the hits.

Strength, Leadership, numbers to hit and dice are computed here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from bot.engine import Action, Chance, Decisions
from bot.engine.agenda import Tell
from cogs.war.model.actions import TakeHit
from cogs.war.model.armies import army_units, elites, leadership_of, lose, reduce, replacement, units
from cogs.war.model.bags import Bag, bag, count, minus, only, plus
from cogs.war.model.battle_events import (
    CombatRolled,
    ExtraAttackRolled,
    FiguresRemoved,
    HitsTaken,
    LeaderRerolled,
)
from cogs.war.model.components import (
    CHARACTERS,
    FIGURES,
    FORTIFICATION,
    MOST_DICE,
    NAZGUL,
    REGIONS,
    SETTLEMENT,
    TO_HIT,
    UNITS,
    WITCH_KING,
)
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, Battle, Fighter, State, evolve, with_side
from cogs.war.rules.movement import settle
from cogs.war.rules.procedure import Choice, Dice, SideChooses, follow, step_type

GANDALF_THE_WHITE = "gandalf_the_white"
_KEPT = ("force", "nazgul_negated", "ridden")
"""What of a fighter outlasts a round."""


def battle_of(state: State) -> Battle:
    """Return the battle being fought."""
    assert state.battle is not None
    return state.battle


def fighter(state: State, side: int) -> Fighter:
    """Return one side in the battle."""
    return battle_of(state).sides[side]


def fighter_with(state: State, side: int, **changes: Any) -> State:
    """Return the state with one side's record changed; numbers are set, not added."""
    battle = battle_of(state)
    sides = with_side(battle.sides, side, replace(battle.sides[side], **changes))
    return evolve(state, battle=replace(battle, sides=sides))


def battle_with(state: State, **changes: Any) -> State:
    """Return the state with the battle's record changed."""
    return evolve(state, battle=replace(battle_of(state), **changes))


def defender(battle: Battle) -> int:
    """Return the side that is attacked."""
    return 1 - battle.attacker


class AttackerChooses(Choice):
    """A choice of the attacker."""

    def chooser(self, state: State) -> int:
        return battle_of(state).attacker


class DefenderChooses(Choice):
    """A choice of the defender."""

    def chooser(self, state: State) -> int:
        return defender(battle_of(state))


def stands_in(battle: Battle, side: int) -> int:
    """Return the region in which one side's figures stand during the battle."""
    return battle.origin if side == battle.attacker else battle.region


def fresh(one: Fighter) -> Fighter:
    """Return a fighter at the beginning of a round."""
    return Fighter(**{name: getattr(one, name) for name in _KEPT})


def fighting(state: State) -> bool:
    """Check whether both sides still have units and nothing has ended the battle."""
    battle = state.battle
    if battle is None or battle.over:
        return False
    return units(battle.sides[0].force) > 0 and units(battle.sides[1].force) > 0


# 11.5 Strength and Leadership


def captains(one: Fighter) -> int:
    """12 Captains of the West taking part: each adds a die to his Army's roll."""
    return sum(
        1
        for name, _ in one.force
        if name in CHARACTERS and CHARACTERS[name].captain and name not in one.silenced
    )


def strength(one: Fighter) -> int:
    """11.5 Combat Strength, before the limit of five dice."""
    return units(one.force) + captains(one)


def combat_dice(one: Fighter) -> int:
    """11.4.2 Count the dice of the Combat roll: a cap and a loss leave at least one."""
    most = min(strength(one), MOST_DICE, one.dice_cap)
    return max(1, most - one.dice_lost) if most else 0


def _points(state: State, one: Fighter, figure: str) -> int:
    """11.5 Leadership points of one kind of figure that still count."""
    if figure in one.silenced or (figure == GANDALF_THE_WHITE and one.ridden):
        return 0
    if one.nazgul_negated and figure in (NAZGUL, WITCH_KING):
        return 0
    return max(0, count(one.force, figure) * leadership_of(state, figure) - count(one.forfeited, figure))


def leadership(state: State, side: int) -> int:
    """11.5 Leadership of a side now, before the limit of five."""
    one = fighter(state, side)
    return sum(_points(state, one, name) for name, _ in one.force)


def nazgul_leadership(state: State, side: int) -> int:
    """11.5 Nazgûl Leadership: one for each Nazgûl, two for the Witch-king."""
    one = fighter(state, side)
    return _points(state, one, NAZGUL) + _points(state, one, WITCH_KING)


def leads(state: State, side: int, figure: str) -> int:
    """11.5 Return the Leadership one kind of figure still has to give up; cancelled Leadership is none."""
    return _points(state, fighter(state, side), figure)


def forfeit(state: State, side: int, figure: str, points: int) -> State:
    """11.5 Leadership of figures is given up for this round."""
    one = fighter(state, side)
    return fighter_with(state, side, forfeited=plus(one.forfeited, bag(**{figure: points})))


# 11.6 To hit


def target(state: State, side: int) -> int:
    """11.6 Return what a die needs: five, six for an attacker against walls."""
    battle = battle_of(state)
    if side != battle.attacker or battle.kind == "sortie":
        return TO_HIT
    if battle.kind == "siege":
        return TO_HIT + 1
    walls = SETTLEMENT[battle.region] == "city" or FORTIFICATION[battle.region]
    return TO_HIT + 1 if walls and battle.round <= 1 else TO_HIT


def scores(die: int, needed: int, bonus: int = 0) -> bool:
    """11.6 Check whether a die hits: a natural 6 always, a natural 1 never."""
    return die == 6 or (die > 1 and die + bonus >= needed)


# Figures


def fall(state: State, side: int, lost: Bag) -> State:
    """Eliminate figures taking part."""
    battle = battle_of(state)
    state = lose(state, side, lost, stands_in(battle, side))
    return fighter_with(state, side, force=minus(fighter(state, side).force, lost))


def weaken(state: State, side: int, elite: str) -> State:
    """11.8 Replace an Elite taking part by a Regular, or lose it where none is available."""
    region = stands_in(battle_of(state), side)
    before = state.stacks[side][region]
    state = reduce(state, side, elite, region)
    left = minus(fighter(state, side).force, ((elite, 1),))
    gained = units(state.stacks[side][region]) == units(before)
    regular = elite.removesuffix("_elite") + "_regular"
    force = plus(left, ((regular, 1),)) if gained else left
    return fighter_with(state, side, force=force)


# 11.4.2, 11.4.3, 11.7 The Combat roll, the Leader re-roll, and additional attacks.


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


# 11.8, 11.9, 7.6 Taking hits, in battle and by cards.

FOR_AN_ELITE = 2
"""11.8 Hits that remove an Elite whole."""


@dataclass(frozen=True, slots=True)
class TakeHits(SideChooses):
    """11.8 A side takes hits one by one: a Regular for one, an Elite reduced for one or gone for two."""

    rule: ClassVar[str] = "11.8"
    kind: ClassVar[str] = "hits"
    alone: ClassVar[bool] = True
    side: int
    region: int
    hits: int  # those still to take
    battle: bool = True  # the force in it takes them; otherwise the whole Army in the region, by a card (7.6)
    cause: str = "battle"  # `battle`, or the id of a card or Combat effect
    lost: Bag = ()  # what has been taken so far
    reduced: Bag = ()  # Elites reduced so far
    step: Literal["take_hits"] = "take_hits"

    def asks(self, state: State) -> Decisions | Chance | None:
        return None if self._otherwise(state) else Choice.asks(self, state)

    def run(self, state: State, tell: Tell) -> State:
        if not self._otherwise(state):
            return Choice.run(self, state, tell)
        take = step_type(ruleset(state).card_hits)
        return follow(state, take(self.side, self.region, self.hits, self.cause))

    def _otherwise(self, state: State) -> bool:
        """Check whether the ruleset has another way to take hits by a card."""
        return not self.battle and ruleset(state).card_hits != self.step

    def _force(self, state: State) -> Bag:
        if self.battle:
            return army_units(fighter(state, self.side).force)
        return army_units(state.stacks[self.side][self.region])

    def _doomed(self, force: Bag) -> bool:
        """Check whether the hits are enough for everybody."""
        return self.hits >= units(force) + elites(force)

    def needed(self, state: State) -> bool:
        force = self._force(state)
        return self.hits > 0 and bool(force) and not self._doomed(force)

    def options(self, state: State) -> Sequence[Action]:
        hits: list[Action] = []
        for name, _ in self._force(state):
            if FIGURES[name].role == "regular":
                hits.append(TakeHit(name, "remove"))
                continue
            hits.append(TakeHit(name, "reduce"))
            if self.hits >= FOR_AN_ELITE:
                hits.append(TakeHit(name, "remove"))
        return hits

    def skip(self, state: State, tell: Tell) -> State:
        force = self._force(state)
        if self.hits > 0 and force:
            state = self._remove(state, force)
        done = replace(self, lost=plus(self.lost, force if self.hits > 0 else ()))
        return done.finish(state, tell)

    def finish(self, state: State, tell: Tell) -> State:
        """Close the taking of hits: they are told, and by a card what follows in the region."""
        state = follow(state)
        if self.lost or self.reduced:
            seat, region = SEATS[self.side], REGIONS[self.region]
            tell(HitsTaken(side=seat, region=region, lost=self.lost, reduced=self.reduced))
        return state if self.battle else settle(state, (self.region,), tell)

    def _remove(self, state: State, lost: Bag) -> State:
        if self.battle:
            return fall(state, self.side, lost)
        return lose(state, self.side, lost, self.region)

    def choose(self, state: State, action: TakeHit, tell: Tell) -> State:
        one: Bag = ((action.figure, 1),)
        if action.how == "remove":
            cost = FOR_AN_ELITE if FIGURES[action.figure].role == "elite" else 1
            state = self._remove(state, one)
            return follow(state, replace(self, hits=self.hits - cost, lost=plus(self.lost, one)))
        replaced = replacement(state, self.side, action.figure) is not None
        if self.battle:
            state = weaken(state, self.side, action.figure)
        else:
            state = reduce(state, self.side, action.figure, self.region)
        if not replaced:
            return follow(state, replace(self, hits=self.hits - 1, lost=plus(self.lost, one)))
        return follow(state, replace(self, hits=self.hits - 1, reduced=plus(self.reduced, one)))


def remove_followers(state: State, side: int, tell: Tell) -> State:
    """11.9 Remove everybody who was with an Army in the battle once all its units are gone."""
    battle = battle_of(state)
    force = battle.sides[side].force
    if units(force) or not force:
        return state
    followers = only(force, lambda name: name not in UNITS)
    region = stands_in(battle, side)
    tell(FiguresRemoved(side=SEATS[side], region=REGIONS[region], figures=followers, cause="army"))
    return fall(state, side, followers)
