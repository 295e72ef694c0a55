"""The ground of a battle on its own (S1, S2), and the Armies that stand on it (S3, S4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseRegion, Confirm, Decline
from cogs.war.model.armies import SARUMAN, room, send_back, units
from cogs.war.model.armies import enter as from_reinforcements
from cogs.war.model.bags import Bag, bag, count, plus
from cogs.war.model.components import (
    DISTANCE,
    FIGURES,
    MOST_UNITS,
    NATIONS_OF,
    NAZGUL,
    NEIGHBOURS,
    NUMBER,
    OWNER,
    REGIONS,
    REGIONS_OF,
    SHADOW,
    UNITS,
)
from cogs.war.model.queries import controller, is_stronghold
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, State, evolve
from cogs.war.rules.procedure import Automatic, Choice, SideChooses, WarStep, follow
from cogs.war.rules.uses import refuse
from cogs.war.skirmish.actions import ArmyDrawnUp, Enlist

Manner = Literal["field", "siege", "sortie", "relief"]
MANNERS: tuple[Manner, ...] = ("field", "siege", "sortie", "relief")


@dataclass(frozen=True, slots=True)
class Ground:
    """The place where a battle is fought. manner: in the field, the storming of a Stronghold, a sortie out of
    it, or a relief attack on those who besiege it. attacker: side. origin: where the attackers come from; the
    region itself in a siege and a sortie.
    """

    region: int
    origin: int
    manner: Manner
    attacker: int

    @property
    def defender(self) -> int:
        """The side that is attacked."""
        return 1 - self.attacker


def manners_in(region: int) -> tuple[Manner, ...]:
    """S1 Return the kinds of battles a region knows."""
    return MANNERS if is_stronghold(region) else MANNERS[:1]


def origins(region: int, manner: Manner) -> tuple[int, ...]:
    """S2 List where the attackers may come from."""
    return NEIGHBOURS[region] if manner in ("field", "relief") else (region,)


def prepare(state: State, ground: Ground) -> State:
    """S2 Settlements belong to those who stand there; a Stronghold is besieged unless the battle is in the
    field."""
    holder = ground.attacker if ground.manner in ("sortie", "relief") else ground.defender
    state = give_region(state, ground.region, holder)
    if ground.origin != ground.region:
        state = give_region(state, ground.origin, ground.attacker)
    return state if ground.manner == "field" else evolve(state, sieges=(ground.region,))


def give_region(state: State, region: int, side: int) -> State:
    """S2 Give a side the Settlement of a region, if there is one."""
    if OWNER[region] is None or controller(state, region) == side:
        return state
    return evolve(state, captured=tuple(sorted({*state.captured} ^ {region})))


ORTHANC = NUMBER["orthanc"]
MOST_CHANGES = 60
"""Changes of one Army before it has to do."""
REGULARS, ELITES = 4, 1
"""Of the Army that is proposed."""
ONE_PERSON = {
    "strider": "aragorn",
    "aragorn": "strider",
    "gandalf_the_grey": "gandalf_the_white",
    "gandalf_the_white": "gandalf_the_grey",
}
"""Two figures of the same person are never on the map together (12)."""


def musters(ground: Ground) -> tuple[tuple[int, int], ...]:
    """S3 Return the Armies of a battle as (side, region), in the order in which they are put together."""
    garrison = ((ground.attacker, ground.region),) if ground.manner == "relief" else ()
    return ((ground.attacker, ground.origin), *garrison, (ground.defender, ground.region))


def stand(figure: str, region: int) -> int:
    """S3 Return where a figure of an Army in a region stands: Saruman never leaves Orthanc (10.6)."""
    return ORTHANC if figure == SARUMAN else region


def enlist(state: State, side: int, region: int, army: Bag) -> State:
    """S3 Add figures to an Army. Raises ValueError where they are not at hand."""
    for figure, number in army:
        state = from_reinforcements(state, side, ((figure, number),), stand(figure, region))
    return state


def proposal(state: State, side: int, region: int, most: int) -> Bag:
    """S3 Return the Army a side begins with: of the Nation at home nearest by that has units left."""
    at_hand = state.reinforcements[side]

    def far(nation: str) -> int:
        return min(DISTANCE[region][home] for home in REGIONS_OF[nation])

    ready = [nation for nation in NATIONS_OF[side] if _units_of(at_hand, nation)]
    nation = min(ready, key=far)
    leader = NAZGUL if side == SHADOW else f"{nation}_leader"
    elites = min(ELITES, count(at_hand, f"{nation}_elite"), most)
    regulars = min(REGULARS, count(at_hand, f"{nation}_regular"), most - elites)
    leaders = min(1, count(at_hand, leader))
    if not regulars and not elites:
        elites = 1
    numbers = {f"{nation}_regular": regulars, f"{nation}_elite": elites, leader: leaders}
    return bag(**numbers)


def _units_of(held: Bag, nation: str) -> int:
    return count(held, f"{nation}_regular") + count(held, f"{nation}_elite")


@dataclass(frozen=True, slots=True)
class ProposeArmy(Automatic):
    """S3 An Army stands ready, to be changed at will. most: units at most, whatever the region holds."""

    rule: ClassVar[str] = "S3"
    side: int
    region: int
    most: int = MOST_UNITS
    step: Literal["propose_army"] = "propose_army"

    def run(self, state: State, tell: Tell) -> State:
        most = min(self.most, room(state, self.side, self.region))
        army = proposal(state, self.side, self.region, most)
        return follow(enlist(state, self.side, self.region, army))


@dataclass(frozen=True, slots=True)
class DrawUpArmy(SideChooses):
    """S3 A side puts an Army together: how many of each kind of figure, within the stacking limits.

    changes: made so far. most: units at most, whatever the region holds.
    """

    rule: ClassVar[str] = "S3"
    kind: ClassVar[str] = "battle_army"
    side: int
    region: int
    most: int = MOST_UNITS
    changes: int = 0
    step: Literal["draw_up_army"] = "draw_up_army"

    def army(self, state: State) -> Bag:
        """Return the Army as it is."""
        return state.stacks[self.side][self.region]

    def room(self, state: State) -> int:
        """Count the units that may still join."""
        return min(room(state, self.side, self.region), self.most - units(self.army(state)))

    def now(self, state: State, figure: str) -> int:
        """Count the figures of a kind that are in the Army (or with it, as Saruman in Orthanc)."""
        return count(state.stacks[self.side][stand(figure, self.region)], figure)

    def options(self, state: State) -> Sequence[Action]:
        changes: list[Action] = []
        if self.changes < MOST_CHANGES:
            changes = [
                Enlist(figure, number)
                for figure in FIGURES
                if FIGURES[figure].side == self.side
                for number in self._numbers(state, figure)
            ]
        return [Confirm(), *changes]

    def _numbers(self, state: State, figure: str) -> Iterator[int]:
        now = self.now(state, figure)
        least, most = 0, now + count(state.reinforcements[self.side], figure)
        if figure in UNITS:
            most = min(most, now + self.room(state))
            least = 1 if now == units(self.army(state)) else 0
        elif not self._may_be_there(state, figure):
            most = now
        return (number for number in range(least, most + 1) if number != now)

    def _may_be_there(self, state: State, figure: str) -> bool:
        if figure == SARUMAN:
            return controller(state, ORTHANC) == SHADOW
        other = ONE_PERSON.get(figure)
        return other is None or count(state.reinforcements[self.side], other) > 0

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Enlist):
            return refuse("refusal-not-now", "S3")
        if action.figure not in FIGURES:
            return refuse("refusal-unknown", "S3", name=action.figure)
        if action.figure in UNITS and action.number > self.now(state, action.figure) + self.room(state):
            return refuse("refusal-stacking", "10.1", region=REGIONS[self.region])
        return refuse("refusal-not-among", "S3")

    def choose(self, state: State, action: Enlist | Confirm, tell: Tell) -> State:
        if isinstance(action, Confirm):
            seat, region = SEATS[self.side], REGIONS[self.region]
            tell(ArmyDrawnUp(side=seat, region=region, figures=self.army(state)))
            return follow(state)
        now, place = self.now(state, action.figure), stand(action.figure, self.region)
        state = follow(state, replace(self, changes=self.changes + 1))
        if action.number > now:
            coming: Bag = ((action.figure, action.number - now),)
            return from_reinforcements(state, self.side, coming, place)
        return send_back(state, self.side, ((action.figure, now - action.number),), place)


@dataclass(frozen=True, slots=True)
class OfferSecondArmy(Choice):
    """S4 Under the mod a second Army may stand in another region beside the battle, to flank (G18)."""

    rule: ClassVar[str] = "S4"
    kind: ClassVar[str] = "battle_flank"
    ground: Ground
    step: Literal["offer_second_army"] = "offer_second_army"

    def chooser(self, state: State) -> int:
        return self.ground.attacker

    def _room(self, state: State) -> int:
        return MOST_UNITS - units(state.stacks[self.ground.attacker][self.ground.origin])

    def _regions(self) -> tuple[int, ...]:
        return tuple(
            neighbour for neighbour in NEIGHBOURS[self.ground.region] if neighbour != self.ground.origin
        )

    def needed(self, state: State) -> bool:
        return bool(self._regions()) and self._room(state) > 0

    def options(self, state: State) -> Sequence[Action]:
        return [Decline(), *(ChooseRegion(REGIONS[region]) for region in self._regions())]

    def choose(self, state: State, action: ChooseRegion | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        side, region = self.ground.attacker, NUMBER[action.region]
        most = self._room(state)
        state = give_region(state, region, side)
        return follow(state, ProposeArmy(side, region, most), DrawUpArmy(side, region, most))


def drawing_up(state: State, ground: Ground, proposed: bool) -> tuple[WarStep, ...]:
    """S3, S4 Return the steps of putting all Armies together. proposed: they stand there already."""
    steps: list[WarStep] = []
    for number, (side, region) in enumerate(musters(ground)):
        if number and side == ground.defender:
            steps += _second_army(state, ground)
        steps += [*(() if proposed else (ProposeArmy(side, region),)), DrawUpArmy(side, region)]
    return tuple(steps)


def _second_army(state: State, ground: Ground) -> tuple[WarStep, ...]:
    flanked = bool(ruleset(state).second_attack) and ground.manner == "field"
    return (OfferSecondArmy(ground),) if flanked else ()


def on_the_map(state: State, side: int) -> Bag:
    """Return all figures of a side that stand on the map."""
    figures: Bag = ()
    for held in state.stacks[side]:
        figures = plus(figures, held)
    return figures
