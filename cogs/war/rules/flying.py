"""13.3 Nazgûl and Minions move by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigureIn, ChooseNumber, Confirm, Fly
from cogs.war.model.armies import shift
from cogs.war.model.bags import count
from cogs.war.model.components import (
    FIGURES,
    FREE,
    NAZGUL,
    NEIGHBOURS,
    NUMBER,
    OWNER,
    REGIONS,
    SHADOW,
    WITCH_KING,
)
from cogs.war.model.events.turns import CharactersMoved
from cogs.war.model.queries import controller, is_stronghold, side_besieged
from cogs.war.model.state import SEATS, State
from cogs.war.rules.procedure import ShadowChooses, follow, push
from cogs.war.rules.uses import Use, refuse

MOUTH = "mouth_of_sauron"
Arrived = tuple[tuple[str, int, int], ...]
"""Figures that have moved already: (figure, region, number)."""


_of = lru_cache(maxsize=1 << 10)(ChooseFigureIn)
_flight = lru_cache(maxsize=1 << 13)(Fly)
"""Actions are made once: a menu lists a hundred of them."""


def barred(state: State, region: int) -> bool:
    """13.3 A Stronghold the Free Peoples control and the Shadow does not besiege: nobody ends there alone."""
    return is_stronghold(region) and controller(state, region) == FREE and region not in state.sieges


def goals(state: State, figure: str, origin: int) -> tuple[int, ...]:
    """13.3 List where a Nazgûl or Minion can go from a region, itself excluded."""
    if FIGURES[figure].level is None:
        return _flown(state.captured, state.sieges, origin)
    return _reach(state, origin, FIGURES[figure].level or 0)


@lru_cache(maxsize=1 << 10)
def _flown(captured: tuple[int, ...], sieges: tuple[int, ...], origin: int) -> tuple[int, ...]:
    def closed(region: int) -> bool:
        held = (OWNER[region] == FREE) != (region in captured)
        return is_stronghold(region) and held and region not in sieges

    return tuple(each for each in range(len(REGIONS)) if each != origin and not closed(each))


def _reach(state: State, origin: int, distance: int) -> tuple[int, ...]:
    """13.3, W107 Past Armies and the enemy's Strongholds, of which only besieged ones are an end; neither out
    of nor into an own one under siege.
    """
    found = {origin}
    frontier: tuple[int, ...] = () if side_besieged(state, origin) == SHADOW else (origin,)
    for _ in range(distance):
        onward = []
        for region in frontier:
            for beside in NEIGHBOURS[region]:
                if beside in found or side_besieged(state, beside) == SHADOW:
                    continue
                found.add(beside)
                onward.append(beside)
        frontier = tuple(onward)
    return tuple(sorted(each for each in found if each != origin and not barred(state, each)))


@dataclass(frozen=True, slots=True)
class MoveNazgul(ShadowChooses):
    """13.3 Any number of Nazgûl and Minions move: who and from where, how many, and where to."""

    rule: ClassVar[str] = "13.3"
    kind: ClassVar[str] = "nazgul"
    # the Mouth of Sauron may move as well (cards that say Nazgûl move only Nazgûl and the Witch-king)
    minions: bool = True
    optional: bool = False  # nobody need move
    figure: str = ""  # whom the next flight is for
    origin: int = -1  # from where
    number: int = 0  # and how many
    arrived: Arrived = ()  # who has moved: figure, region, number
    step: Literal["move_nazgul"] = "move_nazgul"

    def needed(self, state: State) -> bool:
        return bool(self.figure) or any(self._movable(state))

    def _kinds(self) -> tuple[str, ...]:
        return (NAZGUL, WITCH_KING, MOUTH) if self.minions else (NAZGUL, WITCH_KING)

    def _left(self, state: State, figure: str, region: int) -> int:
        left = count(state.stacks[SHADOW][region], figure)
        for name, there, moved in self.arrived:
            if there == region and name == figure:
                left -= moved
        return left

    def _movable(self, state: State) -> Iterator[Action]:
        occupied = [region for region, held in enumerate(state.stacks[SHADOW]) if held]
        for figure in self._kinds():
            for region in occupied:
                if self._left(state, figure, region) > 0 and goals(state, figure, region):
                    yield _of(figure, REGIONS[region])

    def options(self, state: State) -> Sequence[Action]:
        if not self.figure:
            found = list(self._movable(state))
            return [*found, Confirm()] if self.arrived or self.optional else found
        if not self.number:
            return [ChooseNumber(n + 1) for n in range(self._left(state, self.figure, self.origin))]
        origin = REGIONS[self.origin]
        return [
            _flight(self.figure, self.number, origin, REGIONS[each])
            for each in goals(state, self.figure, self.origin)
        ]

    def why_not(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Fly) and self.number:
            return refuse("refusal-out-of-reach", "13.3", region=action.region)
        kinds = {type(each) for each in self.list_options(state)}
        return refuse("refusal-not-among" if type(action) in kinds else "refusal-not-now", "13.3")

    def choose(
        self, state: State, action: ChooseFigureIn | ChooseNumber | Fly | Confirm, tell: Tell
    ) -> State:
        if isinstance(action, Confirm):
            return follow(state)
        if isinstance(action, ChooseNumber):
            return follow(state, replace(self, number=action.number))
        if isinstance(action, ChooseFigureIn):
            origin = NUMBER[action.region]
            only = 1 if self._left(state, action.figure, origin) == 1 else 0
            return follow(state, replace(self, figure=action.figure, origin=origin, number=only))
        return self._fly(state, action, tell)

    def _fly(self, state: State, action: Fly, tell: Tell) -> State:
        region, figures = NUMBER[action.region], ((action.figure, action.number),)
        tell(CharactersMoved(side=SEATS[SHADOW], origin=action.origin, region=action.region, figures=figures))
        arrived = (*self.arrived, (action.figure, region, action.number))
        return follow(
            shift(state, SHADOW, figures, self.origin, region),
            MoveNazgul(self.minions, self.optional, arrived=arrived),
        )


def may_move_nazgul(state: State) -> bool:
    """13.3 Check whether any Nazgûl or Minion on the map can move."""
    return MoveNazgul().needed(state)


USES: tuple[Use, ...] = (
    Use("move_nazgul", SHADOW, ("character",), "13.3", push(MoveNazgul()), may_move_nazgul),
)
