"""11.1-11.3 Declaring an attack: who attacks whom, the rearguard, the political reaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import Assault, Confirm, Leave
from cogs.war.model.armies import characters, has_army, nations_of, units
from cogs.war.model.bags import Bag, minus, only
from cogs.war.model.battle_events import AttackDeclared
from cogs.war.model.components import FREE, NEIGHBOURS, NUMBER, REGIONS, SHADOW
from cogs.war.model.queries import fights, side_besieged
from cogs.war.model.ruleset import collect, ruleset
from cogs.war.model.state import SEATS, Battle, BattleKind, Fighter, Ids, State, with_side
from cogs.war.rules.event_cards import closed
from cogs.war.rules.movement import Needs, Terms, choices, terms_of, why_no_force
from cogs.war.rules.nations import react_to_attack
from cogs.war.rules.procedure import Automatic, Choice, SideChooses, first, follow, step_type
from cogs.war.rules.uses import Spent, Use, refuse


def willing(state: State, side: int, region: int) -> Bag:
    """9.6, 11.2 Return the figures of a stack that may attack: those of Nations not At War stay back."""
    return only(state.stacks[side][region], lambda name: fights(state, name))


def kind_of(state: State, side: int, origin: int, region: int) -> BattleKind:
    """11.1 Return what an attack is: on the garrison from within, out of the Stronghold, or in the field."""
    if origin != region:
        return "field"
    return "sortie" if side_besieged(state, region) == side else "siege"


def may_strike(state: State, side: int, origin: int, region: int) -> bool:
    """11.1 Check whether an Army in one region has somebody to attack in another, or in its own."""
    if not has_army(state, 1 - side, region) or closed(state, side, region):
        return False
    if origin == region:
        return region in state.sieges
    if side_besieged(state, origin) == side or region not in NEIGHBOURS[origin]:
        return False
    return side_besieged(state, region) != 1 - side


def may_attack(state: State, side: int, origin: int, region: int, needs: Needs = "") -> bool:
    """11.1 Check whether an attack may be declared: somebody to attack, and a force that may."""
    if not may_strike(state, side, origin, region):
        return False
    held, force = state.stacks[side][origin], willing(state, side, origin)
    return terms_of(needs, together=True).feasible(state, force, minus(held, force))


def attacks(state: State, side: int, needs: Needs = "") -> list[tuple[int, int]]:
    """11.1 List every attack as (origin, region)."""
    against = state.stacks[1 - side]
    return [
        (origin, region)
        for origin, held in enumerate(state.stacks[side])
        if held and units(held)
        for region in (origin, *NEIGHBOURS[origin])
        if against[region] and may_attack(state, side, origin, region, needs)
    ]


@dataclass(frozen=True, slots=True)
class ChooseAttack(SideChooses):
    """11.1 The choice of which Army attacks which."""

    rule: ClassVar[str] = "11.1"
    kind: ClassVar[str] = "attack"
    side: int
    needs: Needs = ""  # who must be with the Army
    from_regions: tuple[int, ...] = ()  # a card's limits, empty for none
    on_regions: tuple[int, ...] = ()  # the same for the regions attacked
    effects: Ids = ()  # these three: what the card adds to the battle
    free_rounds: int = 1
    no_cease: bool = False
    step: Literal["choose_attack"] = "choose_attack"

    def _attacks(self, state: State) -> list[tuple[int, int]]:
        return [
            (origin, region)
            for origin, region in attacks(state, self.side, self.needs)
            if (not self.from_regions or origin in self.from_regions)
            and (not self.on_regions or region in self.on_regions)
        ]

    def needed(self, state: State) -> bool:
        return bool(self._attacks(state))

    def options(self, state: State) -> Sequence[Action]:
        return [Assault(REGIONS[origin], REGIONS[region]) for origin, region in self._attacks(state)]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Assault):
            return refuse("refusal-not-now", "11.1")
        for name in (action.origin, action.region):
            if name not in NUMBER:
                return refuse("refusal-unknown", "1.1", name=name)
        return self._why_no_attack(state, NUMBER[action.origin], NUMBER[action.region])

    def _why_no_attack(self, state: State, origin: int, region: int) -> Refusal:
        side, names = self.side, (REGIONS[origin], REGIONS[region])
        if not has_army(state, side, origin):
            return refuse("refusal-no-army", "11.1", region=names[0])
        if origin != region and region not in NEIGHBOURS[origin]:
            return refuse("refusal-not-adjacent", "11.1", origin=names[0], region=names[1])
        if closed(state, side, region):
            return refuse("refusal-closed-by-card", "7.3", region=names[1])
        if not may_strike(state, side, origin, region):
            return refuse("refusal-no-enemy", "11.1", region=names[1])
        if not units(willing(state, side, origin)):
            return refuse("refusal-borders", "9.6", region=names[1])
        if self.needs:
            return refuse("refusal-no-leader", "5.2", region=names[0])
        return refuse("refusal-not-among", "11.1")

    def choose(self, state: State, action: Assault, tell: Tell) -> State:
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        force = willing(state, self.side, origin)
        declared = BeginBattle(
            self.side, origin, region, force, self.effects, self.free_rounds, self.no_cease
        )
        return follow(state, ChooseRearguard(declared, self.needs))


@dataclass(frozen=True, slots=True)
class BeginBattle(Automatic):
    """11.3 The attack is declared: the record of the battle, the political reaction, the first round.

    A ruleset names the step that fights the battle.
    """

    rule: ClassVar[str] = "11.3"
    attacker: int
    origin: int
    region: int
    force: Bag  # the attackers taking part; all figures of the defender do
    effects: Ids = ()  # these three: as in Battle
    free_rounds: int = 1
    no_cease: bool = False
    step: Literal["begin_battle"] = "begin_battle"

    def run(self, state: State, tell: Tell) -> State:
        attacker, defending = self.attacker, 1 - self.attacker
        kind = kind_of(state, attacker, self.origin, self.region)
        guard = state.stacks[defending][self.region]
        tell(
            AttackDeclared(
                side=SEATS[attacker],
                origin=REGIONS[self.origin],
                region=REGIONS[self.region],
                manner=kind,
                attackers=self.force,
                defenders=guard,
            )
        )
        blank = Fighter(())
        sides = with_side((blank, blank), attacker, Fighter(self.force))
        battle = Battle(
            attacker,
            self.origin,
            self.region,
            kind,
            with_side(sides, defending, Fighter(guard)),
            effects=self.effects,
            free_rounds=self.free_rounds,
            no_cease=self.no_cease,
        )
        state = follow(state, step_type(ruleset(state).battle)(), battle=battle)
        state = react_to_attack(state, nations_of(guard), self.region, tell)
        return before_battle(state, tell)


def before_battle(state: State, tell: Tell) -> State:
    """12 Let characters taking part do what they may when a battle begins."""
    assert state.battle is not None
    for one in state.battle.sides:
        for name in characters(one.force):
            ability = collect("rules.characters", "Abilities").get(name)
            if ability is not None and ability.before_battle is not None:
                state = ability.before_battle(state, tell)
    return state


@dataclass(frozen=True, slots=True)
class ChooseRearguard(Choice):
    """11.2 The choice of who stays out of the battle: nobody, or a rearguard with a unit; Nations not At War
    stay anyway."""

    rule: ClassVar[str] = "11.2"
    kind: ClassVar[str] = "rearguard"
    alone: ClassVar[bool] = True
    battle: BeginBattle
    needs: Needs = ""
    step: Literal["choose_rearguard"] = "choose_rearguard"

    def chooser(self, state: State) -> int:
        return self.battle.attacker

    def _terms(self) -> Terms:
        return terms_of(self.needs, together=True)

    def _staying(self, state: State) -> Bag:
        return minus(state.stacks[self.battle.attacker][self.battle.origin], self.battle.force)

    def options(self, state: State) -> Sequence[Action]:
        return choices(state, self._terms(), self.battle.force, self._staying(state))

    def why_not(self, state: State, action: Action) -> Refusal:
        region = REGIONS[self.battle.region]
        return why_no_force(state, action, self._terms(), self.battle.force, self._staying(state), region)

    def choose(self, state: State, action: Confirm | Leave, tell: Tell) -> State:
        if isinstance(action, Confirm):
            return follow(state, self.battle)
        part: Bag = ((action.figure, action.number),)
        smaller = replace(self.battle, force=minus(self.battle.force, part))
        return follow(state, replace(self, battle=smaller))


def _use(side: int, name: str, result: str, needs: Needs) -> Use:
    def possible(state: State) -> bool:
        return bool(attacks(state, side, needs))

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        step = step_type(ruleset(state).army_attack) if result == "army" else ChooseAttack
        return first(state, step(side, needs))

    return Use(name, side, (result,), "11.1", begin, possible)


USES: tuple[Use, ...] = tuple(
    use
    for side in (FREE, SHADOW)
    for use in (_use(side, "attack", "army", ""), _use(side, "attack_led", "character", "leader"))
)
