"""The Nations: recruiting (8, 7.4), activation and the Political Track (9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNation, Recruit
from cogs.war.model.armies import enter, free, has_army, space
from cogs.war.model.bags import count
from cogs.war.model.battle_events import FiguresRecruited, NationActivated, NationAdvanced
from cogs.war.model.components import (
    AT_WAR,
    CHARACTERS,
    FIGURES,
    FREE,
    NATION_NUMBER,
    NATION_OF,
    NATION_SIDE,
    NATIONS_OF,
    NAZGUL,
    NUMBER,
    REGIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
    UNITS,
)
from cogs.war.model.queries import NOWHERE, at_war, box, controller, is_active, side_besieged
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, State, evolve, with_item
from cogs.war.model.turn_events import EffectWithout
from cogs.war.rules.event_cards import cards_on_table, notify
from cogs.war.rules.procedure import SideChooses, WherePossible, first, follow
from cogs.war.rules.uses import Spent, Use, refuse

# 8 Recruiting, with a Muster result and by cards (7.4).

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


def _use_to_recruit(side: int) -> Use:
    def possible(state: State) -> bool:
        if not any(at_war(state, nation) for nation in NATIONS_OF[side]):
            return False
        return any(settlements_for(state, side, figure) for figure in recruitable(side))

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(state, RecruitFigure(side))

    return Use("recruit", side, ("muster",), "8.1", begin, possible)


# 9 Politics: activation and the Political Track.

PASSIVE_LIMIT = 3
"""9.2 The box a passive Nation may reach at most."""


def activate(state: State, nation: str, cause: str, tell: Tell, region: int = NOWHERE) -> State:
    """9.3 Activate a Nation, unless it is or a card keeps it from it.

    cause: attack, entry, declaration, companion, or the id of a card or character. region: where it happened.
    """
    if is_active(state, nation):
        return state
    for card in cards_on_table(state):
        if card.bars_activation is not None and card.bars_activation(state, nation, cause, region):
            return state
    tell(NationActivated(nation=nation, cause=cause))
    state = evolve(state, active=with_item(state.active, NATION_NUMBER[nation], True))
    return notify(state, "activated", nation, tell)


def may_advance(state: State, nation: str, cause: str, region: int = NOWHERE) -> bool:
    """9.1, 9.2 Check whether a Nation's counter would move."""
    if box(state, nation) >= (AT_WAR if is_active(state, nation) else PASSIVE_LIMIT):
        return False
    for card in cards_on_table(state):
        if card.bars_advance is not None and card.bars_advance(state, nation, cause, region):
            return False
    return True


def advance(
    state: State, nation: str, cause: str, tell: Tell, steps: int = 1, region: int = NOWHERE
) -> State:
    """9.1, 9.2 Move a Nation's counter towards At War; what goes beyond its limit is lost.

    cause: die, attack, capture, ability (a Companion's), or a card's id.
    """
    for _ in range(steps):
        if not may_advance(state, nation, cause, region):
            break
        now = box(state, nation) + 1
        state = evolve(state, nations=with_item(state.nations, NATION_NUMBER[nation], now))
        tell(NationAdvanced(nation=nation, box=now, cause=cause))
        state = notify(state, "advanced", f"{nation}.{cause}", tell)
    return state


def set_back(state: State, nation: str, cause: str, tell: Tell) -> State:
    """Move a Nation's counter by a card one box away from At War, to the first box at the furthest."""
    now = box(state, nation) - 1
    if now < 1:
        return state
    tell(NationAdvanced(nation=nation, box=now, cause=cause))
    return evolve(state, nations=with_item(state.nations, NATION_NUMBER[nation], now))


def react_to_attack(state: State, nations: tuple[str, ...], region: int, tell: Tell) -> State:
    """9.3b, 9.4, 9.5 Do what follows from an attack on an Army with units of these Nations: each is
    activated, then advances."""
    for nation in nations:
        state = activate(state, nation, "attack", tell, region)
        state = advance(state, nation, "attack", tell, region=region)
    return notify(state, "attacked", REGIONS[region], tell)


def react_to_entry(state: State, side: int, region: int, tell: Tell) -> State:
    """9.3a Do what follows from an enemy Army's coming into a region of a Free Peoples Nation."""
    nation = NATION_OF[region]
    if nation is None or side != SHADOW or NATION_SIDE[nation] != FREE:
        return state
    return activate(state, nation, "entry", tell, region)


def settlement_captured(state: State, side: int, region: int, tell: Tell) -> State:
    """9.3a, 9.4 Do what follows from the capture of a Settlement of an enemy Nation by a side."""
    nation = NATION_OF[region]
    if nation is None or NATION_SIDE[nation] == side:
        return state
    state = react_to_entry(state, side, region, tell)
    return advance(state, nation, "capture", tell, ruleset(state).capture_steps(region), region)


def companion_arrived(state: State, companion: str, region: int, tell: Tell) -> State:
    """9.3d Do what follows where a Companion ends movement, or enters play, in a City or Stronghold its
    Nation still holds."""
    nation = NATION_OF[region]
    if nation is None or nation not in CHARACTERS[companion].activates:
        return state
    if SETTLEMENT[region] not in ("city", "stronghold") or controller(state, region) != FREE:
        return state
    return activate(state, nation, "companion", tell, region)


def fellowship_declared(state: State, region: int, tell: Tell) -> State:
    """9.3c Do what follows if the Fellowship is declared in a City or Stronghold of a Free Peoples Nation."""
    nation = NATION_OF[region]
    if nation is None or NATION_SIDE[nation] != FREE or SETTLEMENT[region] not in ("city", "stronghold"):
        return state
    if controller(state, region) != FREE:
        return state
    return activate(state, nation, "declaration", tell, region)


# 5.4 Advancing a Nation with a Muster result


@dataclass(frozen=True, slots=True)
class AdvanceNation(SideChooses):
    """5.4 One friendly Nation advances a step; a passive one not into At War."""

    rule: ClassVar[str] = "5.4"
    kind: ClassVar[str] = "advance_nation"
    alone: ClassVar[bool] = True
    side: int
    step: Literal["advance_nation"] = "advance_nation"

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseNation(nation) for nation in NATIONS_OF[self.side] if may_advance(state, nation, "die")]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, ChooseNation):
            return refuse("refusal-not-now", "5.4")
        if action.nation not in NATION_NUMBER:
            return refuse("refusal-unknown", "1.2", name=action.nation)
        if at_war(state, action.nation):
            return refuse("refusal-at-war-already", "9.1", nation=action.nation)
        return refuse("refusal-passive", "9.2", nation=action.nation)

    def choose(self, state: State, action: ChooseNation, tell: Tell) -> State:
        return advance(follow(state), action.nation, "die", tell)


def _use_to_advance(side: int) -> Use:
    def possible(state: State) -> bool:
        return any(may_advance(state, nation, "die") for nation in NATIONS_OF[side])

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(state, AdvanceNation(side))

    return Use("advance_nation", side, ("muster",), "5.4", begin, possible)


USES: tuple[Use, ...] = tuple(
    use(side) for use in (_use_to_recruit, _use_to_advance) for side in (FREE, SHADOW)
)
