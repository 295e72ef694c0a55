"""The common parts of the Shadow's event cards, as agenda steps: mustering, choosing regions, conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, ChooseRegion, Decline, Recruit
from cogs.war.model.armies import companions, has_army, nazgul
from cogs.war.model.bags import bag, count
from cogs.war.model.components import CARDS, FREE, NATIONS_OF, NUMBER, OWNER, REGIONS, SHADOW
from cogs.war.model.queries import at_war, on_table
from cogs.war.model.state import State
from cogs.war.model.turn_events import EffectWithout
from cogs.war.rules.battle.declaring import (
    BeginBattle,
    ChooseAttack,
    ChooseRearguard,
    attacks,
    may_attack,
    willing,
)
from cogs.war.rules.cards import no_condition
from cogs.war.rules.effect_choice import CardChoice, EffectChoice, Facts, Force, Pick, Picks, no
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.fellowship import sheltered
from cogs.war.rules.movement import MarchArmies, Needs, may_march_at_all
from cogs.war.rules.nations import put, takes_recruits
from cogs.war.rules.procedure import ShadowChooses, WarStep, WherePossible, first, follow
from cogs.war.rules.uses import Spent, Use

Place = tuple[tuple[str, ...], int]
"""One figure to be recruited: which kinds it may be, and where."""


def all_at_war(state: State) -> bool:
    """Check whether every Shadow Nation is At War."""
    return all(at_war(state, nation) for nation in NATIONS_OF[SHADOW])


def away_from_settlements(state: State) -> bool:
    """Check whether the Ring-bearers' figure is in no region with a Settlement that was first the Free
    Peoples'.

    On the Mordor Track it is in no region at all.
    """
    fellowship = state.fellowship
    return fellowship.mordor >= 0 or OWNER[fellowship.region] != FREE


def progressed(state: State) -> bool:
    """Check whether the Fellowship's progress is 1 or more; on the Mordor Track it has none."""
    return state.fellowship.mordor < 0 and state.fellowship.progress > 0


def revealed(state: State) -> bool:
    """Check whether the Fellowship is revealed."""
    return not state.fellowship.hidden


def without(state: State, card: str, tell: Tell) -> State:
    """7.2 A part of a card that can do nothing."""
    tell(EffectWithout(card=card))
    return state


def end_by_free(
    name: str, card: str, results: tuple[str, ...], may: Callable[[State], bool] = no_condition
) -> Use:
    """7.3 Return the Free Peoples' action that ends a card on the table for a die with such a result."""

    def end(state: State, spent: Spent, tell: Tell) -> State:
        return leave_table(state, card, "paid", tell)

    return Use(name, FREE, results, "7.3", end, lambda state: on_table(state, card) and may(state))


class OrWithout(EffectChoice):
    """A choice that is told to be without effect where nothing is asked."""

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), self.asker(state), tell)


def nazgul_beside_ring(state: State) -> bool:
    """Check whether a Nazgûl, the Witch-king among them, is where the Ring-bearers' figure is."""
    region = state.fellowship.region
    return state.fellowship.mordor < 0 and nazgul(state.stacks[SHADOW][region]) > 0


def character_cards_on_table(state: State) -> tuple[str, ...]:
    """Return the Character cards of the Free Peoples on the table."""
    return tuple(card for card in state.table[FREE] if CARDS[card].type == "character")


def leave_when_declared(state: State, card: str, event: str, subject: str, tell: Tell) -> State:
    """7.3 A card goes when the Fellowship is declared in an unconquered City or Stronghold of its side."""
    if event != "declared" or not sheltered(state, NUMBER[subject]):
        return state
    return leave_table(state, card, "ended", tell)


# Mustering (7.4)


def places(figure: str, number: int, region: str) -> tuple[Place, ...]:
    """Return so many figures of one kind in one region."""
    return (((figure,), NUMBER[region]),) * number


def unit(nation: str) -> tuple[str, ...]:
    """Return a Regular or an Elite of a Nation."""
    return (f"{nation}_regular", f"{nation}_elite")


@lru_cache(maxsize=1 << 10)
def _most(kinds: tuple[tuple[str, ...], ...], supply: tuple[tuple[str, int], ...]) -> int:
    """Return the most of these figures that a supply can give."""
    if not kinds:
        return 0
    best = _most(kinds[1:], supply)
    for kind in kinds[0]:
        if count(supply, kind):
            less = tuple((name, number - (name == kind)) for name, number in supply)
            best = max(best, 1 + _most(kinds[1:], less))
    return best


@dataclass(frozen=True, slots=True)
class MusterShadow(ShadowChooses):
    """7.2, 7.4 Figures are recruited, each in its place, and as many as possible.

    places: what is still to come. Where the supply is enough for all, nothing is asked but the kind of a
    figure that may be a Regular or an Elite; where it is not, the Shadow chooses the places too. besieging:
    beside an Army that lays siege as well.
    """

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "recruit"
    alone: ClassVar[bool] = True
    card: str
    places: tuple[Place, ...]
    besieging: bool = False
    step: Literal["muster_shadow"] = "muster_shadow"

    def _open(self, state: State) -> list[Place]:
        return [
            (kinds, region)
            for kinds, region in self.places
            if takes_recruits(state, SHADOW, region, self.besieging)
            and any(count(state.reinforcements[SHADOW], kind) for kind in kinds)
        ]

    def needed(self, state: State) -> bool:
        return bool(self._open(state))

    def options(self, state: State) -> Sequence[Action]:
        opened = self._open(state)
        wanted = {kind: sum(kind in kinds for kinds, _ in opened) for kinds, _ in opened for kind in kinds}
        supply = tuple((kind, count(state.reinforcements[SHADOW], kind)) for kind in sorted(wanted))
        best = _most(tuple(kinds for kinds, _ in opened), supply)
        enough = all(wanted[kind] <= number for kind, number in supply)
        recruits: list[Action] = []
        for place in dict.fromkeys(opened[:1] if enough else opened):
            rest = list(opened)
            rest.remove(place)
            for kind in place[0]:
                if not count(supply, kind):
                    continue
                less = tuple((name, number - (name == kind)) for name, number in supply)
                if 1 + _most(tuple(kinds for kinds, _ in rest), less) == best:
                    recruits.append(Recruit(kind, REGIONS[place[1]]))
        return list(dict.fromkeys(recruits))

    def choose(self, state: State, action: Recruit, tell: Tell) -> State:
        region = NUMBER[action.region]
        fitting = [place for place in self._open(state) if place[1] == region and action.figure in place[0]]
        left = list(self.places)
        left.remove(min(fitting, key=lambda place: len(place[0])))
        state = put(state, SHADOW, action.figure, region, tell)
        again = replace(self, places=tuple(left))
        return follow(state, *((again,) if again.needed(state) else ()))

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), self.card, tell)


@dataclass(frozen=True, slots=True)
class MusterWhere(ShadowChooses, WherePossible, OrWithout, CardChoice):
    """7.2, 7.4 The Shadow picks one region after the other, and the figures are recruited there."""

    rule: ClassVar[str] = "7.4"
    alone: ClassVar[bool] = True
    card: str
    figures: tuple[tuple[str, ...], ...]  # what each region gets, by the kinds each may be
    regions: tuple[int, ...]  # where that may be
    times: int = 1  # how many different regions get it
    step: Literal["muster_where"] = "muster_where"

    def options(self, state: State) -> Sequence[Action]:
        if not any(count(state.reinforcements[SHADOW], kind) for kinds in self.figures for kind in kinds):
            return []
        return [
            ChooseRegion(REGIONS[region]) for region in self.regions if takes_recruits(state, SHADOW, region)
        ]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        region = NUMBER[action.region]
        steps: list[WarStep] = [MusterShadow(self.card, tuple((kinds, region) for kinds in self.figures))]
        if self.times > 1:
            others = tuple(other for other in self.regions if other != region)
            steps.append(replace(self, regions=others, times=self.times - 1))
        return follow(state, *steps)

    def asker(self, state: State) -> str:
        return self.card

    def question(self, state: State) -> str:
        units = any(len(kinds) > 1 for kinds in self.figures)
        return "ask-muster_where-units" if units else EffectChoice.question(self, state)

    def facts(self, state: State) -> Facts:
        return {"figures": Force(bag(*(kinds[0] for kinds in self.figures))), "count": self.times}


def regions_named(names: Iterable[str]) -> tuple[int, ...]:
    """List regions by their ids."""
    return tuple(NUMBER[name] for name in names)


@dataclass(frozen=True, slots=True)
class JoinArmy(ShadowChooses, WherePossible):
    """7.4 One of these figures is recruited wherever a Shadow Army stands, besieging or besieged too."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "recruit"
    alone: ClassVar[bool] = True
    card: str
    figures: tuple[str, ...]
    step: Literal["join_army"] = "join_army"

    def options(self, state: State) -> Sequence[Action]:
        armies = [region for region in range(len(REGIONS)) if has_army(state, SHADOW, region)]
        return [
            Recruit(figure, REGIONS[region])
            for figure in self.figures
            if count(state.reinforcements[SHADOW], figure)
            for region in armies
            if takes_recruits(state, SHADOW, region, besieging=True)
        ]

    def choose(self, state: State, action: Recruit, tell: Tell) -> State:
        return put(follow(state), SHADOW, action.figure, NUMBER[action.region], tell)

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), self.card, tell)


# Armies


@dataclass(frozen=True, slots=True)
class MoveOrAttack(ShadowChooses, CardChoice):
    """Armies with somebody in them (`needs`) make up to so many moves, or one attacks, or neither."""

    rule: ClassVar[str] = "7.5"
    picks: ClassVar[Picks] = {
        Choose("move"): Pick("pick-move", "armies"),
        Choose("attack"): Pick("pick-attack", "attacks"),
        **no("pick-none"),
    }
    card: str
    moves: int
    needs: Needs
    step: Literal["move_or_attack"] = "move_or_attack"

    def needed(self, state: State) -> bool:
        return len(self.list_options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        choices: list[Action] = []
        if may_march_at_all(state, SHADOW, self.needs):
            choices.append(Choose("move"))
        if attacks(state, SHADOW, self.needs):
            choices.append(Choose("attack"))
        return [*choices, Decline()]

    def choose(self, state: State, action: Choose | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        if action.option == "attack":
            return follow(state, ChooseAttack(SHADOW, self.needs))
        return follow(state, MarchArmies(SHADOW, self.moves, self.needs, why=self.card))

    def asker(self, state: State) -> str:
        return self.card

    def facts(self, state: State) -> Facts:
        return {"needs": self.needs, "moves": self.moves}


STORM_ROUNDS = 3


def storm(state: State, card: str, regions: tuple[int, ...], needs: Needs, tell: Tell) -> State:
    """11.12 A besieged Stronghold in one of the regions is attacked for three rounds instead of one."""
    possible = tuple(
        stronghold for stronghold in regions if may_attack(state, SHADOW, stronghold, stronghold, needs)
    )
    if not possible:
        return without(state, card, tell)
    if len(possible) > 1:
        return first(
            state, ChooseAttack(SHADOW, needs, possible, possible, effects=(card,), free_rounds=STORM_ROUNDS)
        )
    region = possible[0]
    force = willing(state, SHADOW, region)
    attack = BeginBattle(SHADOW, region, region, force, effects=(card,), free_rounds=STORM_ROUNDS)
    return first(state, ChooseRearguard(attack, needs))


def no_card_in_first_round(state: State, card: str, side: int) -> bool:
    """Check whether the Free Peoples have no Combat card in the first round of this attack, unless a
    Companion fights."""
    battle = state.battle
    if side != FREE or battle is None or card not in battle.effects or battle.round > 1:
        return False
    return not companions(battle.sides[FREE].force)
