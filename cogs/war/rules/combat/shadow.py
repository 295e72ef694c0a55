"""The Combat effects of the Shadow (11.7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure, ChooseNumber
from cogs.war.model.armies import companions, elites, units
from cogs.war.model.components import FIGURES
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import (
    ExtraAttack,
    battle_of,
    combat_dice,
    fighter,
    fighter_with,
    leadership,
    nazgul_leadership,
)
from cogs.war.rules.combat import CombatEffect
from cogs.war.rules.combat.vocabulary import (
    StrikeDown,
    all_hits,
    anybody,
    both_dice,
    cancel_card,
    defender_inside,
    elite_takes_part,
    enemy_rolls_no_more_than,
    fellowship_there,
    forfeit_nazgul,
    leaders_of,
    lose_enemy_dice,
    nazgul_lead,
    nazgul_price,
    nazgul_takes_part,
    no_card_against,
    no_further_from,
    nobody_struck,
    own_dice,
    raise_dice,
    score_more,
    strikes_needed,
    take_hits,
    tell_applied,
)
from cogs.war.rules.effect_choice import CombatChoice, Facts, Pick, Picks, highest
from cogs.war.rules.procedure import SideChooses, WherePossible, ask, first, follow

# Black Breath: hits of the Leader re-roll also kill a Free Peoples Leader, or a Companion.
#
# A Companion may be chosen whose Level is no higher than the number of those hits. It asks for a Nazgûl, not
# for Nazgûl Leadership, so that The White Rider does not prevent it.


def _within_reach(companion: str, hits: int) -> bool:
    level = FIGURES[companion].level
    return level is not None and level <= hits


def _act_black_breath(state: State, side: int, tell: Tell) -> State:
    hits, force = fighter(state, side).reroll_hits, fighter(state, 1 - side).force
    if not hits:
        return state
    fitting = tuple(companion for companion in companions(force) if _within_reach(companion, hits))
    victims = (*leaders_of(force), *fitting)
    if not victims:
        return state
    return first(state, StrikeDown(side, "black_breath", victims, optional=True))


BLACK_BREATH = CombatEffect(
    "black_breath",
    {6: _act_black_breath},
    requires=nazgul_takes_part,
    idle=nobody_struck(leaders_of, companions),
)


# Cruel as Death: two points of Nazgûl Leadership for a stronger Combat roll.

_strengthen_cruel_as_death = own_dice("cruel_as_death", roll=1)


def _act_cruel_as_death(state: State, side: int, tell: Tell) -> State:
    price = nazgul_price(state, side, 2)
    if price is None:
        return state
    return _strengthen_cruel_as_death(forfeit_nazgul(state, side, price, "cruel_as_death", tell), side, tell)


CRUEL_AS_DEATH = CombatEffect("cruel_as_death", {3: _act_cruel_as_death}, requires=nazgul_lead(2))


# Deadly Strife: both sides hit much more easily in both rolls.

DEADLY_STRIFE = CombatEffect("deadly_strife", {3: both_dice("deadly_strife", 2)})


# Desperate Battle: both sides hit more easily in both rolls.

DESPERATE_BATTLE = CombatEffect("desperate_battle", {3: both_dice("desperate_battle", 1)})


# Devilry of Orthanc: Isengard strengthens the Combat roll where a besieged Stronghold is attacked.

_isengard_takes_part = anybody("isengard_regular", "isengard_elite")


def _requires(state: State, side: int) -> bool:
    return defender_inside(state, side) and _isengard_takes_part(state, side)


DEVILRY_OF_ORTHANC = CombatEffect(
    "devilry_of_orthanc", {3: own_dice("devilry_of_orthanc", roll=1)}, requires=_requires
)


# Dread and Despair: every point of Nazgûl Leadership given up costs the Free Peoples a die.

DREAD_AND_DESPAIR_ID = "dread_and_despair"


@dataclass(frozen=True, slots=True)
class SpreadDread(SideChooses, WherePossible, CombatChoice):
    """11.7 The choice of how many points are given up: one at least."""

    rule: ClassVar[str] = "11.7"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = DREAD_AND_DESPAIR_ID
    side: int
    step: Literal["dread_and_despair_points"] = "dread_and_despair_points"

    def options(self, state: State) -> Sequence[Action]:
        most = nazgul_leadership(state, self.side)
        prices = {points: nazgul_price(state, self.side, points) for points in range(1, most + 1)}
        return [ChooseNumber(points) for points, price in prices.items() if price and sum(price) == points]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        price = nazgul_price(state, self.side, action.number)
        assert price is not None
        state = forfeit_nazgul(follow(state), self.side, price, DREAD_AND_DESPAIR_ID, tell)
        return tell_applied(
            lose_enemy_dice(state, self.side, action.number),
            self.side,
            DREAD_AND_DESPAIR_ID,
            action.number,
            tell,
        )

    def facts(self, state: State) -> Facts:
        return {"dice": combat_dice(fighter(state, 1 - self.side))}

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        dice = max(1, combat_dice(fighter(state, 1 - self.side)) - action.number)
        return Pick("pick-points", tone="secondary", facts={"dice": dice})


DREAD_AND_DESPAIR = CombatEffect(
    DREAD_AND_DESPAIR_ID, {3: ask(SpreadDread)}, requires=nazgul_lead(1), idle=enemy_rolls_no_more_than(1)
)


# Durin's Bane: near Moria, an additional attack with three dice before the Combat roll.
#
# The distance is counted over adjacent regions, black borders never crossed.


def _act_durins_bane(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraAttack(side, 3, "durins_bane", hit_on=4))


DURINS_BANE = CombatEffect("durins_bane", {2: _act_durins_bane}, requires=no_further_from("moria", 2))


# Foul Stench: no Leader re-roll for the Free Peoples unless they lead better than the Nazgûl.
#
# Both totals are those left after what has been given up before, without the limit of five re-rolled dice.


def _act_foul_stench(state: State, side: int, tell: Tell) -> State:
    points = nazgul_leadership(state, side)
    if leadership(state, 1 - side) > points:
        return state
    return tell_applied(fighter_with(state, 1 - side, no_reroll=True), side, "foul_stench", points, tell)


def _nothing_to_cancel(state: State, side: int) -> bool:
    return not leadership(state, 1 - side)


FOUL_STENCH = CombatEffect(
    "foul_stench", {3: _act_foul_stench}, requires=nazgul_lead(1), idle=_nothing_to_cancel
)


# Great Host: a hit after casualties for an Army at least twice as large as the enemy's.


def _act_great_host(state: State, side: int, tell: Tell) -> State:
    if units(fighter(state, side).force) < 2 * units(fighter(state, 1 - side).force):
        return state
    state = tell_applied(state, side, "great_host", 1, tell)
    return first(state, take_hits(state, 1 - side, 1, "great_host"))


GREAT_HOST = CombatEffect("great_host", {7: _act_great_host})


# Mûmakil: a stronger Combat roll, and a further hit for whoever has hit more by then.
#
# At 5 the defender's card goes first: Nameless Wood and No Quarter count for the comparison only where the
# Free Peoples defend. What Confusion has scored counts for them; Shield-wall and Heroic Death come too late.


def _trample(state: State, side: int, tell: Tell) -> State:
    if all_hits(state, side) <= all_hits(state, 1 - side):
        return state
    return tell_applied(score_more(state, side, 1), side, "mumakil", 1, tell)


MUMAKIL = CombatEffect(
    "mumakil", {3: own_dice("mumakil", roll=1), 5: _trample}, requires=anybody("southrons_easterlings_elite")
)


# One for the Dark Lord: with the Ring-bearers near, the Shadow fights better.

ONE_FOR_THE_DARK_LORD = CombatEffect(
    "one_for_the_dark_lord",
    {3: own_dice("one_for_the_dark_lord", roll=1, reroll=1)},
    requires=fellowship_there,
)


# Onslaught: after casualties up to four hits on one's own Army, each for a die of an additional attack.
#
# An Army that nothing is left of attacks no more.

ONSLAUGHT_ID = "onslaught"


@dataclass(frozen=True, slots=True)
class RushIn(SideChooses, CombatChoice):
    """11.7 The choice of how many hits are dealt to one's own Army; none is allowed."""

    rule: ClassVar[str] = "11.7"
    source: ClassVar[str] = ONSLAUGHT_ID
    picks: ClassVar[Picks] = {ChooseNumber: Pick("pick-hits", tone="secondary")}
    side: int
    step: Literal["onslaught_hits"] = "onslaught_hits"

    def options(self, state: State) -> Sequence[Action]:
        most = min(4, strikes_needed(fighter(state, self.side).force))
        return [ChooseNumber(hits) for hits in range(most + 1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        if not action.number:
            return follow(state)
        state = tell_applied(state, self.side, ONSLAUGHT_ID, action.number, tell)
        return follow(
            state,
            take_hits(state, self.side, action.number, ONSLAUGHT_ID),
            ExtraAttack(self.side, action.number, ONSLAUGHT_ID, hit_on=4, early=False),
        )

    def facts(self, state: State) -> Facts:
        return {"count": highest(self.list_options(state)), "effect": ONSLAUGHT_ID}


ONSLAUGHT = CombatEffect(ONSLAUGHT_ID, {7: ask(RushIn)})


# Relentless Assault: one or two hits on one's own Army, each for a stronger Combat roll.

RELENTLESS_ASSAULT_ID = "relentless_assault"


@dataclass(frozen=True, slots=True)
class DriveOn(SideChooses, CombatChoice):
    """11.7 The choice of how many hits are dealt to one's own Army; none is allowed."""

    rule: ClassVar[str] = "11.7"
    source: ClassVar[str] = RELENTLESS_ASSAULT_ID
    picks: ClassVar[Picks] = {ChooseNumber: Pick("pick-hits", tone="secondary")}
    side: int
    step: Literal["relentless_assault_hits"] = "relentless_assault_hits"

    def options(self, state: State) -> Sequence[Action]:
        most = min(2, strikes_needed(fighter(state, self.side).force))
        return [ChooseNumber(hits) for hits in range(most + 1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        if not action.number:
            return follow(state)
        hits = take_hits(state, self.side, action.number, RELENTLESS_ASSAULT_ID)
        state = raise_dice(follow(state, hits), self.side, roll=action.number)
        return tell_applied(state, self.side, RELENTLESS_ASSAULT_ID, action.number, tell)

    def facts(self, state: State) -> Facts:
        return {"count": highest(self.list_options(state)), "effect": RELENTLESS_ASSAULT_ID}


RELENTLESS_ASSAULT = CombatEffect(RELENTLESS_ASSAULT_ID, {3: ask(DriveOn)})


# Swarm of Bats: the Free Peoples Combat card is cancelled; without one the Leader re-roll is stronger.

_strengthen_swarm_of_bats = own_dice("swarm_of_bats", reroll=1)


def _act_swarm_of_bats(state: State, side: int, tell: Tell) -> State:
    if fighter(state, 1 - side).laid == "card":
        return cancel_card(state, 1 - side, tell)
    return _strengthen_swarm_of_bats(state, side, tell)


def _nothing_to_cancel_or_roll(state: State, side: int) -> bool:
    rolls_again = battle_of(state).melee is None and leadership(state, side) > 0
    return no_card_against(state, side) and not rolls_again


SWARM_OF_BATS = CombatEffect("swarm_of_bats", {0: _act_swarm_of_bats}, idle=_nothing_to_cancel_or_roll)


# They are Terrible: a point of Nazgûl Leadership for a stronger Leader re-roll.

_strengthen_they_are_terrible = own_dice("they_are_terrible", reroll=1)


def _act_they_are_terrible(state: State, side: int, tell: Tell) -> State:
    price = nazgul_price(state, side, 1)
    if price is None:
        return state
    return _strengthen_they_are_terrible(
        forfeit_nazgul(state, side, price, "they_are_terrible", tell), side, tell
    )


def _pays_with_all(state: State, side: int) -> bool:
    """Check whether all Leadership there is pays for a stronger re-roll, so that none is left for it."""
    price = nazgul_price(state, side, 1)
    alone = price is not None and leadership(state, side) <= sum(price)
    return alone and battle_of(state).melee is None


THEY_ARE_TERRIBLE = CombatEffect(
    "they_are_terrible", {4: _act_they_are_terrible}, requires=nazgul_lead(1), idle=_pays_with_all
)


# We Come to Kill: an additional attack after casualties, with a die for each Elite that is left.


def _act_we_come_to_kill(state: State, side: int, tell: Tell) -> State:
    dice = elites(fighter(state, side).force)
    return first(state, ExtraAttack(side, dice, "we_come_to_kill", hit_on=5, early=False))


WE_COME_TO_KILL = CombatEffect("we_come_to_kill", {7: _act_we_come_to_kill}, requires=elite_takes_part)


# Words of Power: a Companion has neither Leadership nor abilities in this round.
#
# What he would add to the Combat roll as a Captain of the West goes with it.

WORDS_OF_POWER_ID = "words_of_power"


@dataclass(frozen=True, slots=True)
class SilenceCompanion(SideChooses, WherePossible, CombatChoice):
    """11.7 The choice of which Companion is silenced."""

    rule: ClassVar[str] = "11.7"
    source: ClassVar[str] = WORDS_OF_POWER_ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-silenced")}
    side: int
    step: Literal["words_of_power_companion"] = "words_of_power_companion"

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseFigure(companion) for companion in companions(fighter(state, 1 - self.side).force)]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        enemy = 1 - self.side
        silenced = (*fighter(state, enemy).silenced, action.figure)
        return tell_applied(
            fighter_with(follow(state), enemy, silenced=silenced), self.side, WORDS_OF_POWER_ID, 1, tell
        )


WORDS_OF_POWER = CombatEffect(
    WORDS_OF_POWER_ID, {1: ask(SilenceCompanion)}, requires=nazgul_takes_part, idle=nobody_struck(companions)
)
