"""9 Politics: activation and the Political Track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNation
from cogs.war.model.components import (
    AT_WAR,
    CHARACTERS,
    FREE,
    NATION_NUMBER,
    NATION_OF,
    NATION_SIDE,
    NATIONS_OF,
    REGIONS,
    SETTLEMENT,
    SHADOW,
)
from cogs.war.model.events.fighting import NationActivated, NationAdvanced
from cogs.war.model.queries import NOWHERE, at_war, box, controller, is_active
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import State, evolve, with_item
from cogs.war.rules.event_cards import cards_on_table, notify
from cogs.war.rules.procedure import SideChooses, first, follow
from cogs.war.rules.uses import Spent, Use, refuse

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
    """Move a Nation's counter by a card one box away from At War, the first box being the last it can
    reach.
    """
    now = box(state, nation) - 1
    if now < 1:
        return state
    tell(NationAdvanced(nation=nation, box=now, cause=cause))
    return evolve(state, nations=with_item(state.nations, NATION_NUMBER[nation], now))


def react_to_attack(state: State, nations: tuple[str, ...], region: int, tell: Tell) -> State:
    """9.3b, 9.4, 9.5 Do what follows from an attack on an Army with units of these Nations: each is
    activated, then advances.
    """
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
    Nation still holds.
    """
    nation = NATION_OF[region]
    if nation is None or nation not in CHARACTERS[companion].activates:
        return state
    if SETTLEMENT[region] not in ("city", "stronghold") or controller(state, region) != FREE:
        return state
    return activate(state, nation, "companion", tell, region)


def fellowship_declared(state: State, region: int, tell: Tell) -> State:
    """9.3c Do what follows where the Fellowship is declared in a City or Stronghold of a Free
    Peoples Nation.
    """
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


def _begin(side: int) -> Use:
    def possible(state: State) -> bool:
        return any(may_advance(state, nation, "die") for nation in NATIONS_OF[side])

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(state, AdvanceNation(side))

    return Use("advance_nation", side, ("muster",), "5.4", begin, possible)


USES: tuple[Use, ...] = (_begin(FREE), _begin(SHADOW))
