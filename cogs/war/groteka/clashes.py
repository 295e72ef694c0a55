"""G29-G37 The cards turned up, and the series of clashes that follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Bind, ClashFought, Spread, StrikeTurned, Target
from cogs.war.groteka.cards import MeleeCard
from cogs.war.groteka.losses import CommanderStruck
from cogs.war.groteka.record import (
    attack_of,
    break_unit,
    change_units,
    defence_of,
    figure_of,
    figures_of,
    melee_of,
    melee_with,
    needed,
    order,
    ranks_of,
    ranks_with,
    strikes_of,
    succeeds,
    unit_of,
)
from cogs.war.groteka.targets import attackers_of, bind, spare, strength_against, why_not_bound
from cogs.war.model.actions import Accept, Confirm, Decline
from cogs.war.model.armies import characters
from cogs.war.model.bags import count
from cogs.war.model.components import CARDS, CHARACTERS, FIGURES, FREE
from cogs.war.model.ruleset import collect
from cogs.war.model.state import SEATS, State, Strike, Unit
from cogs.war.rules.battle.fighting import battle_of, defender, fighter, fighting
from cogs.war.rules.battle.rounds import TurnUpCards
from cogs.war.rules.procedure import Automatic, Dice, FreeChooses, SideChooses, first, follow

# G7, G29 The Combat cards under the mod: when they act.


def melee_card(card: str) -> MeleeCard | None:
    """Return the Combat effect of a card's lower half under the mod, where it is declared."""
    effect: MeleeCard | None = collect("groteka.cards", "MeleeCard").get(CARDS[card].combat)
    return effect


def card_in_effect(state: State, side: int) -> MeleeCard | None:
    """Return the card of a side that is up and has not been cancelled."""
    one = fighter(state, side)
    if not one.card or not one.up or one.cancelled:
        return None
    return melee_card(one.card)


@dataclass(frozen=True, slots=True)
class Moment(Automatic):
    """G29 A moment at which cards act (cards/__init__.py), the defender's card first."""

    rule: ClassVar[str] = "G29"
    number: int
    step: Literal["moment"] = "moment"

    def run(self, state: State, tell: Tell) -> State:
        if not fighting(state):
            return follow(state)
        battle = battle_of(state)
        acting = [
            MeleeCardActs(side, self.number)
            for side in (defender(battle), battle.attacker)
            if (card := card_in_effect(state, side)) is not None and self.number in card.act
        ]
        return follow(state, *acting)


@dataclass(frozen=True, slots=True)
class MeleeCardActs(Automatic):
    """G29 One card acts, unless it has been cancelled or the battle has ended meanwhile."""

    rule: ClassVar[str] = "G29"
    side: int
    number: int
    step: Literal["melee_card_acts"] = "melee_card_acts"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        card = card_in_effect(state, self.side)
        if card is None or not fighting(state):
            return state
        return card.act[self.number](state, self.side, tell)


@dataclass(frozen=True, slots=True)
class TurnUp(Automatic):
    """G29 Phase 5: the cards are turned up, unless the attack has been ceased before (A11)."""

    rule: ClassVar[str] = "G29"
    step: Literal["turn_up"] = "turn_up"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, *((TurnUpCards(), CardsAreUp()) if fighting(state) else ()))


@dataclass(frozen=True, slots=True)
class CardsAreUp(Automatic):
    """G63 The cards have been turned up: abilities that wait for that (Sorcerer) act now."""

    rule: ClassVar[str] = "G63"
    step: Literal["cards_are_up"] = "cards_are_up"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not fighting(state):
            return state
        state = melee_with(state, shown=True)
        battle = battle_of(state)
        for side in (0, 1):
            for name in characters(battle.sides[side].force):
                ability = collect("rules.characters", "Abilities").get(name)
                if ability is not None and ability.after_round is not None:
                    state = ability.after_round(state, 1, battle.sides[side].card, tell)
        return state


def act_after_roll(state: State, made: Strike, tell: Tell) -> State:
    """Call the hooks of both cards after a die of an attack (G50d)."""
    for side in (0, 1):
        card = card_in_effect(state, side)
        if card is not None and card.rolled is not None and acts_now(state, card):
            state = card.rolled(state, side, made, tell)
    return state


def act_after_breaking(state: State, made: Strike, tell: Tell) -> State:
    """Call the hook of the striking side's card after a unit has been broken in a clash (G50a, G50b)."""
    card = card_in_effect(state, made.side)
    if card is None or card.broke is None or made.cause != "clash" or not acts_now(state, card):
        return state
    return card.broke(state, made.side, made, tell)


def acts_now(state: State, card: MeleeCard) -> bool:
    """G7 A lasting card acts in every series, a one-shot card in the first."""
    return card.lasting or battle_of(state).round == 1


# G31-G37 The series of clashes: attacks, joint clashes, counter-attacks; G56 Captains of the West.

# Attacks


def ready(state: State, side: int) -> tuple[Unit, ...]:
    """G36 List units of a side with a target that have not attacked in this series; broken ones too (G34)."""
    return tuple(unit for unit in ranks_of(state, side).units if unit.target and not unit.struck)


@dataclass(frozen=True, slots=True)
class StrikeClashes(Automatic):
    """G34, G35 A side's attacks, one target after the other; all its units on one target strike together."""

    rule: ClassVar[str] = "G34"
    side: int
    step: Literal["strike_clashes"] = "strike_clashes"

    def run(self, state: State, tell: Tell) -> State:
        if not fighting(state):
            return follow(state)
        targets = sorted({unit.target for unit in ready(state, self.side)}, key=order)
        return follow(state, *(ClashRoll(self.side, target) for target in targets))


@dataclass(frozen=True, slots=True)
class ClashRoll(Dice):
    """G32 One die for an attack, however many units take part."""

    rule: ClassVar[str] = "G32"
    side: int
    target: str
    step: Literal["clash_roll"] = "clash_roll"

    def _units(self, state: State) -> tuple[Unit, ...]:
        return tuple(unit for unit in ready(state, self.side) if unit.target == self.target)

    def number(self, state: State) -> int:
        return 1 if fighting(state) and self._units(state) and there(state, self.target) else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        units = self._units(state)
        state = follow(state)
        if not dice:
            return state
        handles = tuple(unit.handle for unit in units)
        state = change_units(state, self.side, handles, struck=True)
        return strike(state, self.side, handles, self.target, dice[0], "clash", tell)


def there(state: State, target: str) -> bool:
    """Check whether a target has not been removed: a unit, or a commander."""
    if target not in FIGURES:
        return unit_of(state, target) is not None
    return count(fighter(state, FIGURES[target].side).force, target) > 0


def strike(
    state: State, side: int, handles: tuple[str, ...], target: str, die: int, cause: str, tell: Tell
) -> State:
    """G32, G33 Resolve an attack: the target is broken or the attack fails. cause: as in Strike."""
    battle = battle_of(state)
    attack = attack_of(battle, state.options, handles)
    defence = defence_of(battle, state.options, target)
    made = Strike(side, handles, target, attack, defence, die, succeeds(die, attack, defence), cause)
    return resolve(state, made, cause, tell)


def resolve(state: State, made: Strike, cause: str, tell: Tell) -> State:
    """Tell and record an attack, and carry out its effect. cause: who or what rolled the die."""
    units = [unit for unit in (unit_of(state, handle) for handle in made.units) if unit is not None]
    tell(
        ClashFought(
            side=SEATS[made.side],
            units=made.units,
            figures=figures_of(units),
            target=made.target,
            prey=figure_of(state, made.target),
            attack=made.attack,
            defence=made.defence,
            needed=needed(made.attack, made.defence),
            die=made.die,
            success=made.success,
            cause=cause,
        )
    )
    state = melee_with(state, strikes=(*melee_of(state).strikes, made))
    state = effect_of_success(state, made, tell) if made.success else state
    return act_after_roll(state, made, tell)


def effect_of_success(state: State, made: Strike, tell: Tell) -> State:
    """G32 Break the target; a commander is struck down, unless a Ring saves him (G39)."""
    successes = ranks_of(state, made.side).successes + 1
    state = ranks_with(state, made.side, successes=successes)
    if made.target in FIGURES:
        return first(state, CommanderStruck(1 - made.side, made.target, made.cause))
    unit = unit_of(state, made.target)
    if unit is None or unit.broken:
        return state
    state = break_unit(state, 1 - made.side, made.target, made.cause, tell)
    return act_after_breaking(state, made, tell)


# Counter-attacks


def strikers_of(state: State, handle: str) -> tuple[Unit, ...]:
    """G27, G36 List those a unit may counter-attack: whoever is set on it."""
    return attackers_of(state, handle)


def may_counter(state: State, side: int) -> tuple[Unit, ...]:
    """G34, A10 List units that have been attacked, have no target of their own, and have not attacked."""
    return tuple(
        unit
        for unit in ranks_of(state, side).units
        if not unit.target and not unit.struck and strikers_of(state, unit.handle)
    )


@dataclass(frozen=True, slots=True)
class ChooseCounters(SideChooses):
    """G34-G36, A59 Units that were attacked may counter-attack one of those in a clash with them. begun: one
    has been set by hand, so that the whole is to be confirmed."""

    rule: ClassVar[str] = "G36"
    kind: ClassVar[str] = "counter"
    side: int
    begun: bool = False
    step: Literal["choose_counters"] = "choose_counters"

    def needed(self, state: State) -> bool:
        return fighting(state) and (self.begun or self._possible(state))

    def _possible(self, state: State) -> bool:
        return spare(state, self.side) > 0 and bool(may_counter(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        if not self._possible(state):
            return [Confirm()]
        binds = [
            Bind(unit.handle, enemy.handle)
            for unit in may_counter(state, self.side)
            for enemy in strikers_of(state, unit.handle)
        ]
        return [Spread(), *binds, Confirm()]

    def why_not(self, state: State, action: Action) -> Refusal:
        return why_not_bound(state, self.side, action, "G27")

    def choose(self, state: State, action: Bind | Spread | Confirm, tell: Tell) -> State:
        if isinstance(action, Bind):
            state = follow(state, replace(self, begun=True))
            return bind(state, self.side, action.unit, action.target, tell)
        state = follow(state)
        if isinstance(action, Confirm):
            return state
        return counter_all(state, self.side, tell)


def counter_all(state: State, side: int, tell: Tell) -> State:
    """G35, G36 Let every unit that may counter-attack where the die it then needs is lowest, as long as
    the side may attack with more."""
    for unit in may_counter(state, side):
        if spare(state, side) < 1:
            break
        handle = unit.handle

        def least(enemy: Unit, state: State = state, handle: str = handle) -> tuple[int, int]:
            together = strength_against(state, enemy.handle, (handle,))
            defence = defence_of(battle_of(state), state.options, enemy.handle)
            return (needed(together, defence), -defence)

        state = bind(state, side, handle, min(strikers_of(state, handle), key=least).handle, tell)
    return state


# G56 Captains of the West


def captains(state: State) -> tuple[str, ...]:
    """G56, A43, A45 Return the Captains of the West taking part, whether picked as commanders or not."""
    one = fighter(state, FREE)
    return tuple(
        name
        for name, _ in one.force
        if name in CHARACTERS and CHARACTERS[name].captain and name not in one.silenced
    )


@dataclass(frozen=True, slots=True)
class CallCaptains(Automatic):
    """G56, A43 Each Captain may have the failed dice of the series rolled once more."""

    rule: ClassVar[str] = "G56"
    step: Literal["call_captains"] = "call_captains"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not fighting(state):
            return state
        return first(state, *(CaptainOffers(name) for name in captains(state)))


@dataclass(frozen=True, slots=True)
class CaptainOffers(FreeChooses):
    """G56 Once in each series all dice that gave no successful attack may be rolled again."""

    rule: ClassVar[str] = "G56"
    kind: ClassVar[str] = "captain"
    captain: str
    step: Literal["captain_offers"] = "captain_offers"

    def needed(self, state: State) -> bool:
        return fighting(state) and self.captain in captains(state) and bool(failures(state, FREE))

    def options(self, state: State) -> Sequence[Action]:
        return [Accept(), Decline()]

    def choose(self, state: State, action: Accept | Decline, tell: Tell) -> State:
        return follow(state, *((RollFailedAgain(self.captain),) if isinstance(action, Accept) else ()))


def failures(state: State, side: int) -> tuple[Strike, ...]:
    """Failed attacks in clashes of this series whose target is still there."""
    return tuple(made for made in strikes_of(state, side, success=False) if there(state, made.target))


@dataclass(frozen=True, slots=True)
class RollFailedAgain(Dice):
    """G56, A44 Every die of the Free Peoples that failed in this series, a natural 1 too."""

    rule: ClassVar[str] = "G56"
    captain: str
    step: Literal["roll_failed_again"] = "roll_failed_again"

    def number(self, state: State) -> int:
        return len(failures(state, FREE)) if fighting(state) else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        again = failures(state, FREE) if dice else ()
        state = follow(state)
        for made, die in zip(again, dice, strict=True):
            state = forget(state, made)
            success = succeeds(die, made.attack, made.defence)
            state = resolve(state, replace(made, die=die, success=success), self.captain, tell)
        return state


def forget(state: State, made: Strike) -> State:
    """Take an attack out of the record: it is rolled again, or turned."""
    strikes = list(melee_of(state).strikes)
    strikes.remove(made)
    return melee_with(state, strikes=tuple(strikes))


# G49j, G52 Failed attacks that cards turn into successes


def turn_strike(state: State, side: int, target: str, cause: str, tell: Tell) -> State:
    """G49j Turn a failed attack of a side on a target into a success. Raises StopIteration without one."""
    made = next(failure for failure in failures(state, side) if failure.target == target)
    tell(StrikeTurned(side=SEATS[side], target=target, prey=figure_of(state, target), cause=cause))
    state, turned = forget(state, made), replace(made, success=True)
    state = melee_with(state, strikes=(*melee_of(state).strikes, turned))
    return effect_of_success(state, turned, tell)


@dataclass(frozen=True, slots=True)
class TurnStrikes(SideChooses):
    """G49j, G52 Failed attacks become successes: so many, or fewer."""

    rule: ClassVar[str] = "G49j"
    kind: ClassVar[str] = "combat_effect"
    side: int
    effect: str
    number: int = 1
    step: Literal["turn_strikes"] = "turn_strikes"

    def cite(self, state: State) -> str:
        return "G49j" if self.effect == "mighty_attack" else "G52"

    def needed(self, state: State) -> bool:
        return fighting(state) and self.number > 0 and bool(failures(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        targets = dict.fromkeys(made.target for made in failures(state, self.side))
        return [*(Target(target) for target in targets), Decline()]

    def choose(self, state: State, action: Target | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, replace(self, number=self.number - 1))
        return turn_strike(state, self.side, action.unit, self.effect, tell)
