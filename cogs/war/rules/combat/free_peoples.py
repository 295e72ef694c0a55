"""The Combat effects of the Free Peoples (11.7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure, ChooseNumber, Decline, Retreat, Withdraw
from cogs.war.model.armies import companions, elites, retreats
from cogs.war.model.components import FIGURES, NUMBER, REGIONS, WITCH_KING
from cogs.war.model.state import State
from cogs.war.rules.battle.aftermath import may_withdraw, retreat, withdraw
from cogs.war.rules.battle.fighting import ExtraAttack, battle_of, fighter, fighter_with, leadership, leads
from cogs.war.rules.battle.rounds import hits_on
from cogs.war.rules.combat import CombatEffect
from cogs.war.rules.combat.vocabulary import (
    StrikeDown,
    anybody,
    cancel_card,
    companion_takes_part,
    defends_in_field,
    elite_takes_part,
    enemy_dice_at_most,
    enemy_rolls_no_more_than,
    ents_there,
    fellowship_there,
    forfeit_by,
    free_led,
    free_nation_there,
    hits_if_hit,
    hobbit_takes_part,
    leaders_of,
    lose_enemy_dice,
    minions_of,
    misses,
    nazgul_of,
    no_card_against,
    nobody_struck,
    own_dice,
    raise_dice,
    score_more,
    shield,
    strike,
    tell_applied,
    turn_misses,
)
from cogs.war.rules.effect_choice import CombatChoice, EffectChoice, Facts, Name, Pick, Picks, highest, no
from cogs.war.rules.procedure import SideChooses, WherePossible, ask, first, follow

# Advantageous Position: within a Free Peoples Nation the Shadow's Combat roll is weaker.
#
# A natural 6 hits all the same, as in every roll (11.6). The Free Peoples may be attackers or defenders.


def _act_advantageous_position(state: State, side: int, tell: Tell) -> State:
    return tell_applied(raise_dice(state, 1 - side, roll=-1), side, "advantageous_position", 1, tell)


ADVANTAGEOUS_POSITION = CombatEffect(
    "advantageous_position", {3: _act_advantageous_position}, requires=free_nation_there
)


# Andúril: Strider forgoes his Leadership and a missed die becomes a hit; for Aragorn it is up to two (W106).
#
# With no miss to turn, or no Leadership left to give up, nothing happens.

ANDURIL_ID = "anduril"
ANDURIL_TURNED = {"aragorn": 2, "strider": 1}
"""Missed dice each of them may turn into hits."""


def _bearer(state: State, side: int) -> str | None:
    return next((bearer for bearer in ANDURIL_TURNED if leads(state, side, bearer)), None)


@dataclass(frozen=True, slots=True)
class DrawSword(SideChooses, WherePossible, CombatChoice):
    """11.7, W106 The choice of how many missed dice become hits: one at least."""

    rule: ClassVar[str] = "11.7"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ANDURIL_ID
    side: int
    step: Literal["anduril_misses"] = "anduril_misses"

    def options(self, state: State) -> Sequence[Action]:
        bearer = _bearer(state, self.side)
        most = min(ANDURIL_TURNED[bearer], misses(state, self.side)) if bearer else 0
        return [ChooseNumber(turned) for turned in range(most, 0, -1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        bearer = _bearer(state, self.side)
        assert bearer is not None
        state = forfeit_by(follow(state), self.side, [bearer], ANDURIL_ID, tell)
        return turn_misses(state, self.side, action.number, ANDURIL_ID, tell)

    def facts(self, state: State) -> Facts:
        return {"count": highest(self.list_options(state))}

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        left = misses(state, self.side) - action.number
        return Pick("pick-turned", tone="secondary", facts={"left": left})


ANDURIL = CombatEffect(ANDURIL_ID, {4: ask(DrawSword)}, requires=anybody(*ANDURIL_TURNED))


# Blade of Westernesse: a hit of the Leader re-roll may kill a Minion rather than count as a hit.


def _act_blade_of_westernesse(state: State, side: int, tell: Tell) -> State:
    victims = minions_of(fighter(state, 1 - side).force)
    if not victims or not fighter(state, side).reroll_hits:
        return state
    return first(state, StrikeDown(side, "blade_of_westernesse", victims, optional=True, spends=1))


BLADE_OF_WESTERNESSE = CombatEffect(
    "blade_of_westernesse",
    {6: _act_blade_of_westernesse},
    requires=hobbit_takes_part,
    idle=nobody_struck(minions_of),
)


# Brave Stand: every Companion taking part costs the Shadow a die of its Combat roll.


def _act_brave_stand(state: State, side: int, tell: Tell) -> State:
    dice = len(companions(fighter(state, side).force))
    return tell_applied(lose_enemy_dice(state, side, dice), side, "brave_stand", dice, tell)


BRAVE_STAND = CombatEffect(
    "brave_stand", {3: _act_brave_stand}, requires=companion_takes_part, idle=enemy_rolls_no_more_than(1)
)


# Charge: an additional attack before the Combat roll, with a die for each Elite.


def _act_charge(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraAttack(side, elites(fighter(state, side).force), "charge"))


CHARGE = CombatEffect("charge", {2: _act_charge}, requires=elite_takes_part)


# Confusion: natural 1s of the Shadow's Combat roll hit the Shadow itself and are not re-rolled.


def _act_confusion(state: State, side: int, tell: Tell) -> State:
    enemy = fighter(state, 1 - side)
    ones = enemy.rolled.count(1)
    state = fighter_with(state, 1 - side, spent_misses=enemy.spent_misses + ones)
    return tell_applied(score_more(state, side, ones), side, "confusion", ones, tell)


CONFUSION = CombatEffect("confusion", {4: _act_confusion})


# Daring Defiance: all Companions forgo their Leadership, and the Shadow's Combat card is cancelled.
#
# The price is due even where the Shadow has played no card. Where no Companion has any Leadership left to
# give up, it cannot be paid and nothing is cancelled (11.5).


def _act_daring_defiance(state: State, side: int, tell: Tell) -> State:
    giving = [
        companion for companion in companions(fighter(state, side).force) if leads(state, side, companion)
    ]
    if not giving:
        return state
    state = forfeit_by(state, side, giving, "daring_defiance", tell)
    if fighter(state, 1 - side).laid != "card":
        return state
    return cancel_card(state, 1 - side, tell)


DARING_DEFIANCE = CombatEffect(
    "daring_defiance", {0: _act_daring_defiance}, requires=companion_takes_part, idle=no_card_against
)


# Daylight: the Shadow rolls three dice at most.

DAYLIGHT = CombatEffect("daylight", {3: enemy_dice_at_most("daylight", 3)}, idle=enemy_rolls_no_more_than(3))


# Ents' Rage: in Rohan, Fangorn or Orthanc the Combat roll is much stronger.

ENTS_RAGE = CombatEffect("ents_rage", {3: own_dice("ents_rage", roll=2)}, requires=ents_there)


# Fateful Strike: hits of the Leader re-roll also kill a Nazgûl or, with two of them, a Minion instead.
#
# The Witch-king is reached as a Minion only, unless it is agreed that he is a Nazgûl here (W36).


def _act_fateful_strike(state: State, side: int, tell: Tell) -> State:
    hits, force = fighter(state, side).reroll_hits, fighter(state, 1 - side).force
    if not hits:
        return state
    victims = nazgul_of(force)
    minions = minions_of(force)
    if hits >= 2:
        victims = (*victims, *minions)
    elif WITCH_KING in minions and state.options.witch_king_as_nazgul:
        victims = (*victims, WITCH_KING)
    return first(state, StrikeDown(side, "fateful_strike", victims)) if victims else state


FATEFUL_STRIKE = CombatEffect(
    "fateful_strike", {6: _act_fateful_strike}, requires=free_led, idle=nobody_struck(nazgul_of, minions_of)
)


# Heroic Death: a Leader dies for one hit, or a Companion for as many as one likes up to his Level (W105).
#
# It cancels what is about to be taken for the Shadow's two rolls, never hits of additional attacks.

HEROIC_DEATH_ID = "heroic_death"


@dataclass(frozen=True, slots=True)
class DieHeroically(SideChooses, CombatChoice):
    """11.7 The choice of who is sacrificed, if anybody."""

    rule: ClassVar[str] = "11.7"
    source: ClassVar[str] = HEROIC_DEATH_ID
    picks: ClassVar[Picks] = no("pick-nobody")
    side: int
    step: Literal["heroic_death_figure"] = "heroic_death_figure"

    def needed(self, state: State) -> bool:
        return hits_on(state, self.side) > 0 and len(self.list_options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        force = fighter(state, self.side).force
        return [*(ChooseFigure(figure) for figure in (*leaders_of(force), *companions(force))), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        if FIGURES[action.figure].role == "leader":
            return _fall(state, self.side, action.figure, 1, tell)
        return first(state, CancelHits(self.side, action.figure))

    def facts(self, state: State) -> Facts:
        return {"count": hits_on(state, self.side), "spends": False}

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, ChooseFigure):
            return EffectChoice.pick(self, state, action)
        cancelled = min(worth(action.figure), hits_on(state, self.side))
        return Pick("pick-sacrifice", facts={"count": cancelled})


@dataclass(frozen=True, slots=True)
class CancelHits(SideChooses, CombatChoice):
    """11.7, W105 The choice of how many hits a Companion cancels by dying; he falls only when it is said."""

    rule: ClassVar[str] = "11.7"
    source: ClassVar[str] = HEROIC_DEATH_ID
    side: int
    figure: str
    step: Literal["heroic_death_hits"] = "heroic_death_hits"

    def options(self, state: State) -> Sequence[Action]:
        most = min(worth(self.figure), hits_on(state, self.side))
        return [ChooseNumber(hits) for hits in range(most, -1, -1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        return _fall(follow(state), self.side, self.figure, action.number, tell)

    def facts(self, state: State) -> Facts:
        return {
            "hero": Name("hero", self.figure),
            "count": min(worth(self.figure), hits_on(state, self.side)),
        }

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        left = hits_on(state, self.side) - action.number
        return Pick("pick-cancelled", tone="secondary", facts={"left": left})


def worth(figure: str) -> int:
    """Count how many hits a figure may cancel."""
    known = FIGURES[figure]
    return 1 if known.role == "leader" else known.level or 0


def _fall(state: State, side: int, figure: str, cancelled: int, tell: Tell) -> State:
    state = strike(state, side, ((figure, 1),), HEROIC_DEATH_ID, tell)
    return tell_applied(shield(state, side, cancelled), side, HEROIC_DEATH_ID, cancelled, tell)


HEROIC_DEATH = CombatEffect(HEROIC_DEATH_ID, {6: ask(DieHeroically)}, requires=free_led)


# Huorn-dark: in Rohan, Fangorn or Orthanc the Shadow rolls two dice at most.

HUORN_DARK = CombatEffect(
    "huorn_dark",
    {3: enemy_dice_at_most("huorn_dark", 2)},
    requires=ents_there,
    idle=enemy_rolls_no_more_than(2),
)


# It is a Gift: with the Ring-bearers near, the Free Peoples fight better.

IT_IS_A_GIFT = CombatEffect(
    "it_is_a_gift", {3: own_dice("it_is_a_gift", roll=1, reroll=1)}, requires=fellowship_there
)


# Mighty Attack: a Companion forgoes his Leadership, and a missed die becomes a hit.
#
# With no miss to turn, or no Leadership left to give up, nothing happens.

MIGHTY_ATTACK_ID = "mighty_attack"


@dataclass(frozen=True, slots=True)
class AttackMightily(SideChooses, CombatChoice):
    """11.7 The choice of which Companion forgoes his Leadership."""

    rule: ClassVar[str] = "11.7"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = MIGHTY_ATTACK_ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-forfeits")}
    side: int
    step: Literal["mighty_attack_companion"] = "mighty_attack_companion"

    def needed(self, state: State) -> bool:
        return misses(state, self.side) > 0 and bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        taking_part = companions(fighter(state, self.side).force)
        return [ChooseFigure(companion) for companion in taking_part if leads(state, self.side, companion)]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        state = forfeit_by(follow(state), self.side, [action.figure], MIGHTY_ATTACK_ID, tell)
        return turn_misses(state, self.side, 1, MIGHTY_ATTACK_ID, tell)


MIGHTY_ATTACK = CombatEffect(MIGHTY_ATTACK_ID, {4: ask(AttackMightily)}, requires=companion_takes_part)


# Nameless Wood: in Rohan, Fangorn or Orthanc a hit brings two more.

NAMELESS_WOOD = CombatEffect("nameless_wood", {5: hits_if_hit("nameless_wood", 2)}, requires=ents_there)


# No Quarter: a hit brings one more.

NO_QUARTER = CombatEffect("no_quarter", {5: hits_if_hit("no_quarter", 1)})


# Scouts: attacked in the field, the Free Peoples Army falls back before the Combat roll.
#
# It goes to an adjacent free region, or into its Stronghold where it stands at one. Where it can do neither
# the battle goes on. The Shadow's card of a higher number no longer acts, and costs nothing.

SCOUTS_ID = "scouts"


@dataclass(frozen=True, slots=True)
class FallBack(SideChooses, WherePossible, CombatChoice):
    """11.7 The choice of where the Army falls back to."""

    rule: ClassVar[str] = "11.7"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = SCOUTS_ID
    side: int
    step: Literal["scouts_retreat"] = "scouts_retreat"

    def options(self, state: State) -> Sequence[Action]:
        regions = retreats(state, self.side, battle_of(state).region)
        ways: list[Action] = [Retreat(REGIONS[region]) for region in regions]
        return [Withdraw(), *ways] if may_withdraw(state) else ways

    def choose(self, state: State, action: Retreat | Withdraw, tell: Tell) -> State:
        state = tell_applied(follow(state), self.side, SCOUTS_ID, 0, tell)
        if isinstance(action, Withdraw):
            return withdraw(state, tell)
        return retreat(state, self.side, battle_of(state).region, NUMBER[action.region], tell)


SCOUTS = CombatEffect(SCOUTS_ID, {1: ask(FallBack)}, requires=defends_in_field)


# Servant of the Secret Fire: Gandalf strengthens the Combat roll.

SERVANT_OF_THE_SECRET_FIRE = CombatEffect(
    "servant_of_the_secret_fire",
    {3: own_dice("servant_of_the_secret_fire", roll=1)},
    requires=anybody("gandalf_the_grey", "gandalf_the_white"),
)


# Shield-wall: of two hits or more about to be taken for the Shadow's two rolls one is cancelled.


def _act_shield_wall(state: State, side: int, tell: Tell) -> State:
    if hits_on(state, side) < 2:
        return state
    return tell_applied(shield(state, side, 1), side, "shield_wall", 1, tell)


SHIELD_WALL = CombatEffect("shield_wall", {6: _act_shield_wall})


# Sudden Strike: an additional attack before the Combat roll, with a die for each point of Leadership.


def _act_sudden_strike(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraAttack(side, leadership(state, side), "sudden_strike"))


SUDDEN_STRIKE = CombatEffect("sudden_strike", {2: _act_sudden_strike}, requires=free_led)


# Valour: an Elite strengthens the Combat roll.

VALOUR = CombatEffect("valour", {3: own_dice("valour", roll=1)}, requires=elite_takes_part)
