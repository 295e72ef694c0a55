"""8 Recruiting, with a Muster result and by cards (7.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import Recruit
from cogs.war.model.armies import enter, free, has_army, space
from cogs.war.model.bags import count
from cogs.war.model.components import (
    FIGURES,
    FREE,
    NATIONS_OF,
    NAZGUL,
    NUMBER,
    REGIONS,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
    UNITS,
)
from cogs.war.model.events.fighting import FiguresRecruited
from cogs.war.model.events.turns import EffectWithout
from cogs.war.model.queries import at_war, controller, side_besieged
from cogs.war.model.state import SEATS, State
from cogs.war.rules.procedure import SideChooses, WherePossible, first, follow
from cogs.war.rules.uses import Spent, Use, refuse

PAIRED = ("regular", "leader", "nazgul")
"""8.1 The roles two of which come for one die."""


def available(state: State, side: int, figure: str) -> bool:
    """8.5 Check whether a figure is among the reinforcements."""
    return count(state.reinforcements[side], figure) > 0


def recruitable(side: int) -> tuple[str, ...]:
    """8.1 Return the kinds of figures a side recruits, by Nation."""
    return tuple(
        name
        for name, figure in FIGURES.items()
        if figure.side == side and figure.role in ("regular", "elite", "leader", "nazgul")
    )


def place_for(state: State, side: int, region: int, figure: str) -> bool:
    """8.2, 8.4, 10.1 Check whether a region can take a figure: free, and room or a unit to lead."""
    if not free(state, side, region) or region in state.sieges:
        return False
    if figure in UNITS:
        return space(state, side, region) > 0
    return figure == NAZGUL or has_army(state, side, region)


def settlements_for(state: State, side: int, figure: str) -> tuple[int, ...]:
    """8.2 Return the Settlements of its own Nation in which a figure may be recruited with a die."""
    nation = FIGURES[figure].nation
    assert nation is not None
    if not at_war(state, nation) or not available(state, side, figure):
        return ()
    return tuple(
        region
        for region in SETTLEMENTS_OF[nation]
        if (figure != NAZGUL or region in STRONGHOLDS) and place_for(state, side, region, figure)
    )


def _recruits(state: State, side: int, roles: tuple[str, ...], apart: int | None) -> list[Action]:
    return [
        Recruit(figure, REGIONS[region])
        for figure in recruitable(side)
        if FIGURES[figure].role in roles
        for region in settlements_for(state, side, figure)
        if region != apart
    ]


def put(state: State, side: int, figure: str, region: int, tell: Tell) -> State:
    """8 Bring a figure from the reinforcements."""
    one = ((figure, 1),)
    tell(FiguresRecruited(side=SEATS[side], region=REGIONS[region], figures=one))
    return enter(state, side, one, region)


@dataclass(frozen=True, slots=True)
class RecruitFigure(SideChooses, WherePossible):
    """8.1 One Elite, or two figures of the other kinds in different Settlements; apart: where the first went.

    A second that is possible must be taken.
    """

    rule: ClassVar[str] = "8.1"
    kind: ClassVar[str] = "recruit"
    side: int
    apart: int | None = None
    step: Literal["recruit_figure"] = "recruit_figure"

    def options(self, state: State) -> Sequence[Action]:
        roles = PAIRED if self.apart is not None else (*PAIRED, "elite")
        return _recruits(state, self.side, roles, self.apart)

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Recruit):
            return refuse("refusal-not-now", "8.1")
        if action.figure not in recruitable(self.side) or action.region not in NUMBER:
            return refuse("refusal-unknown", "8.2", name=f"{action.figure} {action.region}")
        nation = FIGURES[action.figure].nation
        if nation is not None and not at_war(state, nation):
            return refuse("refusal-not-at-war", "8.2", nation=nation)
        if not available(state, self.side, action.figure):
            return refuse("refusal-no-reinforcements", "8.5", figure=action.figure)
        if NUMBER[action.region] == self.apart:
            return refuse("refusal-pair-elsewhere", "8.3", region=action.region)
        return refuse("refusal-no-recruiting-there", "8.2", figure=action.figure, region=action.region)

    def choose(self, state: State, action: Recruit, tell: Tell) -> State:
        region = NUMBER[action.region]
        state = put(state, self.side, action.figure, region, tell)
        paired = self.apart is None and FIGURES[action.figure].role in PAIRED
        return follow(state, *((RecruitFigure(self.side, region),) if paired else ()))


# 7.4 Recruiting by a card


def takes_recruits(state: State, side: int, region: int, besieging: bool = False) -> bool:
    """7.4 Check whether a card may recruit in a region, as far as the region goes (docs/rules/war.md, W34).

    Inside a side's own besieged Stronghold; elsewhere where it is free and no enemy controls the Settlement.
    besieging: beside an Army that lays siege as well, to which the region is free (1.8): for cards whose
    place is wherever own figures stand.
    """
    if side_besieged(state, region) == side:
        return True
    return free(state, side, region) and (besieging or controller(state, region) != 1 - side)


def card_may_recruit(state: State, side: int, figure: str, region: int, besieging: bool = False) -> bool:
    """7.4 Check whether a card may recruit a figure in a region, At War or not; besieging: as in
    `takes_recruits`.

    A Leader needs a unit beside it. Stacking is looked at after the action.
    """
    if not available(state, side, figure) or not takes_recruits(state, side, region, besieging):
        return False
    return FIGURES[figure].role != "leader" or has_army(state, side, region)


@dataclass(frozen=True, slots=True)
class RecruitByCard(SideChooses, WherePossible):
    """7.4 A card lets a side recruit one of these figures in one of these regions, as far as possible."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "recruit"
    alone: ClassVar[bool] = True
    card: str
    side: int
    figures: tuple[str, ...]
    regions: tuple[int, ...]
    step: Literal["recruit_by_card"] = "recruit_by_card"

    def options(self, state: State) -> Sequence[Action]:
        return [
            Recruit(figure, REGIONS[region])
            for figure in self.figures
            for region in self.regions
            if card_may_recruit(state, self.side, figure, region)
        ]

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=self.card))
        return follow(state)

    def choose(self, state: State, action: Recruit, tell: Tell) -> State:
        return put(follow(state), self.side, action.figure, NUMBER[action.region], tell)


def _use(side: int) -> Use:
    def possible(state: State) -> bool:
        if not any(at_war(state, nation) for nation in NATIONS_OF[side]):
            return False
        return any(settlements_for(state, side, figure) for figure in recruitable(side))

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(state, RecruitFigure(side))

    return Use("recruit", side, ("muster",), "8.1", begin, possible)


USES: tuple[Use, ...] = (_use(FREE), _use(SHADOW))
