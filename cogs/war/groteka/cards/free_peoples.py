"""The Combat cards of the Free Peoples under the mod (G44 to G52); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.battle import second_attack
from cogs.war.groteka.cards import ATTACKS, EARLY, LOSSES, MISSES, MODIFIERS, TURNED_UP, MeleeCard
from cogs.war.groteka.cards.vocabulary import (
    UnitChoice,
    enemy_attacks_at_most,
    enemy_units,
    idle_companions,
    own_units,
    sweeping,
)
from cogs.war.groteka.clashes import TurnStrikes, failures
from cogs.war.groteka.extra import ChooseQuarry, ExtraStrikes, RaiseUnits
from cogs.war.groteka.losses import parts, remove_commander
from cogs.war.groteka.record import break_unit, broken, limit, melee_of, stand_up, standing, strikes_of
from cogs.war.model.actions import ChooseFigure, Decline, Retreat, Withdraw
from cogs.war.model.armies import companions, elites, retreats
from cogs.war.model.bags import count
from cogs.war.model.components import FIGURES, NAZGUL, NUMBER, REGIONS
from cogs.war.model.state import Handles, Ids, State, Strike, Unit
from cogs.war.rules.battle.aftermath import conclude, may_withdraw, retreat, withdraw
from cogs.war.rules.battle.fighting import battle_of, defender, fighter, fighting, leadership
from cogs.war.rules.combat import free_peoples
from cogs.war.rules.combat.vocabulary import forfeit_by, leaders_of, minions_of, tell_applied
from cogs.war.rules.effect_choice import CombatChoice, EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.movement import movable, move
from cogs.war.rules.procedure import SideChooses, amend, ask, first, follow

# Advantageous Position (G49c): within a Free Peoples Nation all units of the Shadow strike less hard.

ADVANTAGEOUS_POSITION_ID = "advantageous_position"

ADVANTAGEOUS_POSITION = MeleeCard(
    ADVANTAGEOUS_POSITION_ID, {MODIFIERS: enemy_units(ADVANTAGEOUS_POSITION_ID, -1)}
)


# Andúril (G52, after G49j): Strider forgoes his Leadership and a failed attack becomes a success; for
# Aragorn up to two do.
#
# As with a Mighty Attack his points must not count anywhere else (A29).

ANDURIL_ID = "anduril"
ANDURIL_WORTH = {"strider": 1, "aragorn": 2}
"""Failed attacks that become successes."""


def bearers(state: State) -> Ids:
    """Strider or Aragorn, where his Leadership may be given up."""
    return idle_companions(state, *ANDURIL_WORTH)


@dataclass(frozen=True, slots=True)
class DrawAnduril(SideChooses, CombatChoice):
    """G52 The choice of whether he forgoes his Leadership; then which attacks succeed."""

    rule: ClassVar[str] = "G52"
    source: ClassVar[str] = ANDURIL_ID
    picks: ClassVar[Picks] = no("choice-nobody-gives")
    side: int
    step: Literal["groteka_anduril"] = "groteka_anduril"

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(failures(state, self.side)) and bool(bearers(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name in bearers(state)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, TurnStrikes(self.side, ANDURIL_ID, ANDURIL_WORTH[action.figure]))
        return forfeit_by(state, self.side, [action.figure], ANDURIL_ID, tell)

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, ChooseFigure):
            return EffectChoice.pick(self, state, action)
        return Pick("choice-anduril", facts={"count": ANDURIL_WORTH[action.figure]})


ANDURIL = MeleeCard(ANDURIL_ID, {MISSES: ask(DrawAnduril)})


# Blade of Westernesse (G49a): one successful attack kills a Minion instead of breaking its target.
#
# The target stands up again. No Ring saves the Minion: the mod names two other cards for that (G39).

BLADE_OF_WESTERNESSE_ID = "blade_of_westernesse"


def hits(state: State, side: int) -> tuple[Unit, ...]:
    """G47 List units a side's successful attacks of this series have broken."""
    made = {strike.target for strike in strikes_of(state, side, success=True)}
    return tuple(unit for unit in broken(state, 1 - side) if unit.handle in made)


def victims(state: State, side: int) -> Ids:
    """G49a Minions of the enemy who take part."""
    return minions_of(fighter(state, 1 - side).force)


@dataclass(frozen=True, slots=True)
class StabMinion(SideChooses, CombatChoice):
    """G49a The choice of which Minion is killed, if any; then which successful attack it takes."""

    rule: ClassVar[str] = "G49a"
    source: ClassVar[str] = BLADE_OF_WESTERNESSE_ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("choice-kill"), **no("choice-nobody-gives")}
    side: int
    step: Literal["groteka_blade_of_westernesse"] = "groteka_blade_of_westernesse"

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(victims(state, self.side)) and bool(hits(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name in victims(state, self.side)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        return follow(state, SpendSuccess(self.side, action.figure))


@dataclass(frozen=True, slots=True)
class SpendSuccess(UnitChoice):
    """G49a The choice of which of the units broken by an attack is spared."""

    rule: ClassVar[str] = "G49a"
    alone: ClassVar[bool] = True
    unit_message: ClassVar[str] = "choice-raise"
    source: ClassVar[str] = BLADE_OF_WESTERNESSE_ID
    side: int
    victim: str
    step: Literal["groteka_blade_of_westernesse_spares"] = "groteka_blade_of_westernesse_spares"

    def units(self, state: State) -> tuple[Unit, ...]:
        return hits(state, self.side)

    def at(self, state: State, handle: str, tell: Tell) -> State:
        state = stand_up(state, 1 - self.side, handle, BLADE_OF_WESTERNESSE_ID, tell)
        return remove_commander(state, 1 - self.side, self.victim, BLADE_OF_WESTERNESSE_ID, tell)

    def facts(self, state: State) -> Facts:
        return {"figure": Name("figure", self.victim)}


BLADE_OF_WESTERNESSE = MeleeCard(BLADE_OF_WESTERNESSE_ID, {LOSSES: ask(StabMinion)})


# Brave Stand (G49i): every Companion taking part costs the Shadow an attacking unit; one is always left.

BRAVE_STAND_ID = "brave_stand"


def _act_brave_stand(state: State, side: int, tell: Tell) -> State:
    fewer = len(companions(fighter(state, side).force))
    return tell_applied(
        limit(state, 1 - side, BRAVE_STAND_ID, fewer=fewer), side, BRAVE_STAND_ID, fewer, tell
    )


BRAVE_STAND = MeleeCard(BRAVE_STAND_ID, {MODIFIERS: _act_brave_stand})


# Charge (G49e): before the fighting every Elite of the Free Peoples, five at most, attacks once more.

CHARGE_ID = "charge"


def _act_charge(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraStrikes(side, CHARGE_ID, elites(fighter(state, side).force), "elite"))


CHARGE = MeleeCard(CHARGE_ID, {ATTACKS: _act_charge})


# Confusion (G50d): every natural 1 of an attack by the Shadow breaks one of the units that made it.
#
# Where several struck together the Shadow chooses which; one already broken cannot break again.

CONFUSION_ID = "confusion"


@dataclass(frozen=True, slots=True)
class TurnOnEachOther(UnitChoice):
    """G50d The choice of which of the units that attacked is broken; its owner chooses."""

    rule: ClassVar[str] = "G50d"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = CONFUSION_ID
    side: int
    struck: Handles
    step: Literal["groteka_confusion"] = "groteka_confusion"

    def units(self, state: State) -> tuple[Unit, ...]:
        return tuple(unit for unit in standing(state, self.side) if unit.handle in self.struck)

    def at(self, state: State, handle: str, tell: Tell) -> State:
        return break_unit(state, self.side, handle, CONFUSION_ID, tell)


def _confuse(state: State, side: int, strike: Strike, tell: Tell) -> State:
    if strike.side == side or strike.die != 1:
        return state
    return first(state, TurnOnEachOther(strike.side, strike.units))


CONFUSION = MeleeCard(CONFUSION_ID, rolled=_confuse)


# Daring Defiance (G52): all Companions give up their Leadership, and the Shadow's card has no effect.
#
# Without Leadership to give up nothing happens, as in the base game.

DARING_DEFIANCE = MeleeCard("daring_defiance", {TURNED_UP: free_peoples.DARING_DEFIANCE.act[0]})


# Daylight (G49g): the Shadow attacks with three units at most.

DAYLIGHT_ID = "daylight"

DAYLIGHT = MeleeCard(DAYLIGHT_ID, {MODIFIERS: enemy_attacks_at_most(DAYLIGHT_ID, 3)})


# Ents' Rage (G52, derived from G45): in Rohan, Fangorn or Orthanc all units strike much harder.

ENTS_RAGE_ID = "ents_rage"

ENTS_RAGE = MeleeCard(ENTS_RAGE_ID, {MODIFIERS: own_units(ENTS_RAGE_ID, 2)})


# Fateful Strike (G50c): in the first series the Free Peoples may strike at a Nazgûl or at a Minion.
#
# Whoever is struck at does not strike back; an Elven Ring saves him (G39). The Witch-king is reached once,
# as what is agreed (A24).

FATEFUL_STRIKE_ID = "fateful_strike"


def quarries(state: State, side: int) -> Ids:
    """G50c Nazgûl and Minions of the enemy who take part."""
    force = fighter(state, 1 - side).force
    return ((NAZGUL,) if count(force, NAZGUL) else ()) + minions_of(force)


def _act_fateful_strike(state: State, side: int, tell: Tell) -> State:
    return first(state, ChooseQuarry(side, FATEFUL_STRIKE_ID, quarries(state, side)))


FATEFUL_STRIKE = MeleeCard(FATEFUL_STRIKE_ID, {EARLY: _act_fateful_strike})


# Heroic Death (G52): before the losses of the first series a Leader dies and one broken unit stands up, or a
# Companion dies and as many do as his Level.

HEROIC_DEATH_ID = "heroic_death"


def worth(figure: str) -> int:
    """G52 Return how many units stand up for a figure."""
    kind = FIGURES[figure]
    return 1 if kind.role == "leader" else kind.level or 0


@dataclass(frozen=True, slots=True)
class DieHeroically(SideChooses, CombatChoice):
    """G52 The choice of who is sacrificed, if anybody."""

    rule: ClassVar[str] = "G52"
    source: ClassVar[str] = HEROIC_DEATH_ID
    picks: ClassVar[Picks] = no("choice-nobody-gives")
    side: int
    step: Literal["groteka_heroic_death"] = "groteka_heroic_death"

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(broken(state, self.side)) and len(self.options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        force = fighter(state, self.side).force
        return [*(ChooseFigure(name) for name in (*leaders_of(force), *companions(force))), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, RaiseUnits(self.side, HEROIC_DEATH_ID, worth(action.figure)))
        return remove_commander(state, self.side, action.figure, HEROIC_DEATH_ID, tell)

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, ChooseFigure):
            return EffectChoice.pick(self, state, action)
        return Pick("choice-heroic", facts={"count": worth(action.figure)})


HEROIC_DEATH = MeleeCard(HEROIC_DEATH_ID, {LOSSES: ask(DieHeroically)})


# Huorn-dark (G52, from G46): in Rohan, Fangorn or Orthanc the Shadow attacks with two units at most.

HUORN_DARK_ID = "huorn_dark"

HUORN_DARK = MeleeCard(HUORN_DARK_ID, {MODIFIERS: enemy_attacks_at_most(HUORN_DARK_ID, 2)})


# It is a Gift (G49b): with the Ring-bearers near, all units of the Free Peoples strike harder.

IT_IS_A_GIFT_ID = "it_is_a_gift"

IT_IS_A_GIFT = MeleeCard(IT_IS_A_GIFT_ID, {MODIFIERS: own_units(IT_IS_A_GIFT_ID, 1)})


# Mighty Attack (G49j): a Companion forgoes his Leadership, and a failed attack becomes a success.
#
# His points must not count anywhere else: he is no picked commander, or nobody's modifiers count (A29).

MIGHTY_ATTACK_ID = "mighty_attack"


@dataclass(frozen=True, slots=True)
class AttackMightily(SideChooses, CombatChoice):
    """G49j The choice of which Companion forgoes his Leadership, if any; then which attack succeeds."""

    rule: ClassVar[str] = "G49j"
    source: ClassVar[str] = MIGHTY_ATTACK_ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("choice-mighty"), **no("choice-nobody-gives")}
    side: int
    step: Literal["groteka_mighty_attack"] = "groteka_mighty_attack"

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(failures(state, self.side)) and bool(idle_companions(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name in idle_companions(state)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, TurnStrikes(self.side, MIGHTY_ATTACK_ID, 1))
        return forfeit_by(state, self.side, [action.figure], MIGHTY_ATTACK_ID, tell)


MIGHTY_ATTACK = MeleeCard(MIGHTY_ATTACK_ID, {MISSES: ask(AttackMightily)})


# Nameless Wood (G50a): in Rohan, Fangorn or Orthanc a broken unit takes up to two of its kind with it.

NAMELESS_WOOD_ID = "nameless_wood"

NAMELESS_WOOD = MeleeCard(NAMELESS_WOOD_ID, broke=sweeping(NAMELESS_WOOD_ID, 2))


# No Quarter (G50b): a broken unit takes one of its kind with it.

NO_QUARTER_ID = "no_quarter"

NO_QUARTER = MeleeCard(NO_QUARTER_ID, broke=sweeping(NO_QUARTER_ID, 1))


# Scouts (G50e): the Free Peoples Army falls back before the fighting.
#
# It goes to a free region next to the battle, or into its Stronghold where it defends at one. Attackers may
# do it too, unless that is agreed otherwise, and go to a region next to the battle, not to where they come
# from (A26). Nobody gets out of a besieged Stronghold by it, neither who defends it nor who sallies out.
# Where the Army can do neither the battle goes on.

SCOUTS_ID = "scouts"


def _requires(state: State, side: int) -> bool:
    battle = battle_of(state)
    if side == defender(battle):
        return battle.kind != "siege"
    return battle.kind != "sortie" and state.options.mod_scouts == "both"


@dataclass(frozen=True, slots=True)
class SlipAway(SideChooses, CombatChoice):
    """G50e The choice of where the Army falls back to."""

    rule: ClassVar[str] = "G50e"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = SCOUTS_ID
    side: int
    step: Literal["groteka_scouts"] = "groteka_scouts"

    def _defends(self, state: State) -> bool:
        return self.side == defender(battle_of(state))

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(self.options(state))

    def options(self, state: State) -> Sequence[Action]:
        regions = retreats(state, self.side, battle_of(state).region)
        ways: list[Action] = [Retreat(REGIONS[region]) for region in regions]
        return [Withdraw(), *ways] if self._defends(state) and may_withdraw(state) else ways

    def choose(self, state: State, action: Retreat | Withdraw, tell: Tell) -> State:
        state = tell_applied(follow(state), self.side, SCOUTS_ID, 0, tell)
        if isinstance(action, Withdraw):
            return withdraw(state, tell)
        if self._defends(state):
            return retreat(state, self.side, battle_of(state).region, NUMBER[action.region], tell)
        return _attackers_leave(state, self.side, NUMBER[action.region], tell)


def _attackers_leave(state: State, side: int, region: int, tell: Tell) -> State:
    """A26 The attacking force, of a second Army too, goes to a region next to the battle."""
    here, flank = parts(state, side, movable(fighter(state, side).force))
    origins = (battle_of(state).origin, melee_of(state).flank)
    state = conclude(_not_again(state, side, region), "retreat", tell)
    for origin, moving in zip(origins, (here, flank), strict=True):
        if moving and origin != region:
            state = move(state, side, moving, origin, region, "retreat", tell)
    return state


def _not_again(state: State, side: int, region: int) -> State:
    """A14 Those who fall back do not attack again with the same Army result; those already there may."""
    later = second_attack(state)
    if later is None:
        return state
    rested = tuple(sorted({**dict(later.rested), region: state.stacks[side][region]}.items()))
    return amend(state, later, replace(later, rested=rested))


SCOUTS = MeleeCard(SCOUTS_ID, {EARLY: ask(SlipAway)}, requires=_requires)


# Servant of the Secret Fire (G52, derived from G45): Gandalf strengthens all units.

SERVANT_OF_THE_SECRET_FIRE = MeleeCard(
    "servant_of_the_secret_fire", {MODIFIERS: own_units("servant_of_the_secret_fire", 1)}
)


# Shield-wall (G52): of two or more own units broken in the first series one stands up again.

SHIELD_WALL_ID = "shield_wall"


def _act_shield_wall(state: State, side: int, tell: Tell) -> State:
    return first(state, RaiseUnits(side, SHIELD_WALL_ID, 1)) if len(broken(state, side)) >= 2 else state


SHIELD_WALL = MeleeCard(SHIELD_WALL_ID, {LOSSES: _act_shield_wall})


# Sudden Strike (G49d): before the fighting as many units as the Leadership, five at most, attack once more.
#
# All Leadership taking part is counted, picked or not (G14).

SUDDEN_STRIKE_ID = "sudden_strike"


def _act_sudden_strike(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraStrikes(side, SUDDEN_STRIKE_ID, leadership(state, side)))


SUDDEN_STRIKE = MeleeCard(SUDDEN_STRIKE_ID, {ATTACKS: _act_sudden_strike})


# Valour (G52, derived from G45): with an Elite among them, all units strike harder.

VALOUR_ID = "valour"

VALOUR = MeleeCard(VALOUR_ID, {MODIFIERS: own_units(VALOUR_ID, 1)})
