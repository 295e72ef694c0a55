"""12 The Fellowship: how it is declared and revealed, moves, rests and hides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model import actions
from cogs.war.model.components import (
    FREE,
    MOST_PROGRESS,
    NATION_OF,
    NEIGHBOURS,
    NUMBER,
    OWNER,
    REGIONS,
    SETTLEMENT,
    SHADOW,
    SIDES,
)
from cogs.war.model.observation import WarObservation
from cogs.war.model.queries import DECLARED, VENTURED, controller, has, is_stronghold, mark, on_table
from cogs.war.model.state import State
from cogs.war.model.turn_events import (
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipMoved,
    FellowshipRevealed,
)
from cogs.war.rules.companions import ChooseGuide
from cogs.war.rules.effect_choice import Facts, Pick, Picks, no
from cogs.war.rules.event_cards import leave_table, notify
from cogs.war.rules.hunt import DrawTile, GiveUp, Hunt
from cogs.war.rules.nations import fellowship_declared
from cogs.war.rules.procedure import Automatic, FreeChooses, ShadowChooses, WarStep, follow, push
from cogs.war.rules.turn import put_in_hunt_box
from cogs.war.rules.uses import Use, refuse
from cogs.war.rules.victory import EnterMordor, corrupt, in_mordor

# 12.3 Whether a declaration would change anything, as everybody at the table can tell.


def matters(seen: WarObservation) -> bool:
    """12.3, 12.4, 9.3c Check whether the figure would move, somebody heal, a Nation wake, or a card on the
    table act.

    Any card there counts: which of them a declaration touches, their texts say.
    """
    fellowship = seen.fellowship
    if fellowship.progress or any(side.table for side in seen.sides):
        return True
    region = fellowship.region
    haven = SETTLEMENT[region] in ("city", "stronghold") and OWNER[region] == FREE
    if not haven or seen.regions[region].controller != SIDES[FREE]:
        return False
    asleep = any(nation.nation == NATION_OF[region] and not nation.active for nation in seen.nations)
    return fellowship.corruption > 0 or asleep


# 12.3, 12.5 The path of the Ring-bearers' figure when the Fellowship is declared or revealed.

Manner = Literal["declared", "revealed"]
MORIA = NUMBER["moria"]
BALROG = "sh_char_17"
CLOSED: tuple[int, ...] = (NUMBER["gorgoroth"], NUMBER["nurn"], NUMBER["barad_dur"])
"""12.8 Regions where a declaration or reveal does not end, unless that is agreed."""


def sheltered(state: State, region: int) -> bool:
    """12.4, 12.5, 13.8 Check whether the Free Peoples control a City or Stronghold of theirs in a region."""
    if SETTLEMENT[region] not in ("city", "stronghold") or OWNER[region] != FREE:
        return False
    return controller(state, region) == FREE


def may_end(state: State, manner: Manner, region: int) -> bool:
    """12.5, 12.8 Check whether the figure may come to rest in a region after a move."""
    if region in CLOSED and not state.options.declare_in_mordor:
        return False
    return manner == "declared" or not sheltered(state, region)


@lru_cache(maxsize=1 << 10)
def _leads(region: int, left: int, closed: frozenset[int]) -> bool:
    """Check whether within so many regions there is one that is not closed."""
    if region not in closed:
        return True
    return left > 0 and any(_leads(beside, left - 1, closed) for beside in NEIGHBOURS[region])


@dataclass(frozen=True, slots=True)
class Walk(FreeChooses):
    """12.3, 12.5 The figure goes along a path of the Free Peoples' choice, at most as far as the progress.

    path: regions so far, the first where it stood. It is not led where no permitted end is in reach; where
    there is none at all it may stand still.
    """

    rule: ClassVar[str] = "12.3"
    kind: ClassVar[str] = "path"
    alone: ClassVar[bool] = True
    manner: Manner
    path: tuple[int, ...]
    step: Literal["walk"] = "walk"

    def _left(self, state: State) -> int:
        return state.fellowship.progress - len(self.path) + 1

    def _regions_closed(self, state: State) -> frozenset[int]:
        near = range(len(REGIONS))
        return frozenset(region for region in near if not may_end(state, self.manner, region))

    def options(self, state: State) -> Sequence[Action]:
        here, left, closed = self.path[-1], self._left(state), self._regions_closed(state)
        onward = [
            actions.Step(REGIONS[neighbour])
            for neighbour in NEIGHBOURS[here]
            if left > 0 and _leads(neighbour, left - 1, closed)
        ]
        if here not in closed or not onward:
            return [*onward, actions.Stop()]
        return onward

    def why_not(self, state: State, action: Action) -> Refusal:
        here = self.path[-1]
        if isinstance(action, actions.Stop):
            return refuse("refusal-no-rest-there", self._rule(), region=REGIONS[here])
        if not isinstance(action, actions.Step):
            return refuse("refusal-not-now", self._rule())
        if action.region not in NUMBER:
            return refuse("refusal-unknown", "1.1", name=action.region)
        if NUMBER[action.region] not in NEIGHBOURS[here]:
            return refuse("refusal-not-adjacent", "1.1", origin=REGIONS[here], region=action.region)
        return refuse("refusal-path-astray", self._rule(), region=action.region)

    def _rule(self) -> str:
        return "12.3" if self.manner == "declared" else "12.5"

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, actions.Step):
            return follow(state, Walk(self.manner, (*self.path, NUMBER[action.region])))
        names, region = tuple(REGIONS[number] for number in self.path), self.path[-1]
        declared = self.manner == "declared"
        tell(FellowshipDeclared(path=names) if declared else FellowshipRevealed(path=names))
        tiles = _balrog(state, self.path, calm=declared and sheltered(state, region))
        if not declared:
            tiles = (*tiles, *_strongholds(state, self.path))
        fellowship = replace(state.fellowship, region=region, progress=0)
        return notify(follow(state, *tiles, fellowship=fellowship), self.manner, REGIONS[region], tell)


def _balrog(state: State, path: tuple[int, ...], calm: bool) -> tuple[WarStep, ...]:
    """13.8 Return the Balrog of Moria may answer a path that touches Moria."""
    return (WakeBalrog(calm),) if MORIA in path and on_table(state, BALROG) else ()


def _strongholds(state: State, path: tuple[int, ...]) -> tuple[WarStep, ...]:
    """12.5, R19 Return a tile for each Shadow Stronghold, still the Shadow's, that the path touches."""
    touched = [
        region
        for region in dict.fromkeys(path)
        if is_stronghold(region) and OWNER[region] == SHADOW and controller(state, region) == SHADOW
    ]
    return tuple(DrawTile("stronghold") for _ in touched)


def is_feared(state: State, region: int, manner: Manner) -> bool:
    """12.5, 13.8 Check whether a path that touches a region may cost a tile for that."""
    touched = (region,)
    return bool(
        _balrog(state, touched, calm=False) or (manner == "revealed" and _strongholds(state, touched))
    )


@dataclass(frozen=True, slots=True)
class WakeBalrog(ShadowChooses, GiveUp):
    """13.8 The Shadow may give up the Balrog of Moria for an extra tile. calm: its Reveal icon is ignored."""

    rule: ClassVar[str] = "13.8"
    source: ClassVar[str] = BALROG
    picks: ClassVar[Picks] = {actions.GiveUpCard: Pick("pick-balrog", "cards"), **no("pick-keep-card")}
    calm: bool
    step: Literal["wake_balrog"] = "wake_balrog"

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, actions.Decline):
            return follow(state)
        return leave_table(follow(state, DrawTile(BALROG, calm=self.calm)), BALROG, "used", tell)

    def facts(self, state: State) -> Facts:
        return {"calm": self.calm}


@dataclass(frozen=True, slots=True)
class RevealFellowship(Automatic):
    """12.5 The Fellowship is revealed and its figure moves; 14.5 in Mordor only the counter turns."""

    rule: ClassVar[str] = "12.5"
    step: Literal["reveal_fellowship"] = "reveal_fellowship"

    def run(self, state: State, tell: Tell) -> State:
        fellowship = state.fellowship
        if not fellowship.hidden:
            return follow(state)
        seen = replace(fellowship, hidden=False)
        if fellowship.mordor < 0:
            return follow(state, Walk("revealed", (fellowship.region,)), fellowship=seen)
        tell(FellowshipRevealed(path=()))
        return notify(follow(state, fellowship=seen), "revealed", "", tell)


# 12.2-12.6 Moving, declaring, resting, hiding.

THE_LAST_BATTLE = "fp_str_01"
STRIDER = "strider"


# 4.2 Phase 2


@dataclass(frozen=True, slots=True)
class FellowshipPhase(Automatic):
    """4.2 Declaration and its consequences, entry to Mordor, change of Guide."""

    rule: ClassVar[str] = "4.2"
    step: Literal["fellowship_phase"] = "fellowship_phase"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, DeclareFellowship(), EnterMordor(), ChooseGuide())


@dataclass(frozen=True, slots=True)
class DeclareFellowship(FreeChooses):
    """12.3 A hidden Fellowship may be declared, once a turn."""

    rule: ClassVar[str] = "12.3"
    kind: ClassVar[str] = "declare"
    step: Literal["declare_fellowship"] = "declare_fellowship"

    def needed(self, state: State) -> bool:
        return state.fellowship.hidden and not in_mordor(state) and not has(state, DECLARED)

    def options(self, state: State) -> Sequence[Action]:
        return [actions.Declare(), actions.Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, actions.Decline):
            return follow(state)
        here = state.fellowship.region
        return follow(mark(state, DECLARED), Walk("declared", (here,)), DeclaredThere())


@dataclass(frozen=True, slots=True)
class DeclaredThere(Automatic):
    """12.4, 9.3c A declaration in a City or Stronghold of the Free Peoples heals and activates."""

    rule: ClassVar[str] = "12.4"
    step: Literal["declared_there"] = "declared_there"

    def run(self, state: State, tell: Tell) -> State:
        state, region = follow(state), state.fellowship.region
        if sheltered(state, region):
            state = corrupt(state, -1, "rest", tell)
        return fellowship_declared(state, region, tell)


# 12.2, 12.6 Moving and hiding


def may_move(state: State) -> bool:
    """12.2, 14.3 Check whether the Fellowship can move: hidden, and with room on the track."""
    fellowship = state.fellowship
    return fellowship.hidden and (in_mordor(state) or fellowship.progress < MOST_PROGRESS)


def may_hide(state: State) -> bool:
    """12.6 Check whether there is a revealed Fellowship to hide."""
    return not state.fellowship.hidden


@dataclass(frozen=True, slots=True)
class MoveFellowship(Automatic):
    """12.2 The Fellowship moves and is hunted; 14.3 in Mordor a tile is drawn without a roll."""

    rule: ClassVar[str] = "12.2"
    step: Literal["move_fellowship"] = "move_fellowship"

    def run(self, state: State, tell: Tell) -> State:
        if not may_move(state):
            return follow(state)
        state = mark(state, VENTURED)
        if in_mordor(state):
            return follow(state, DrawTile("mordor"))
        fellowship = replace(state.fellowship, progress=state.fellowship.progress + 1)
        tell(FellowshipMoved(progress=fellowship.progress))
        return follow(state, Hunt(), fellowship=fellowship)


@dataclass(frozen=True, slots=True)
class PayHunt(Automatic):
    """4.5, R2 The die that moved the Fellowship joins the Hunt Box after the Hunt."""

    rule: ClassVar[str] = "4.5"
    step: Literal["pay_hunt"] = "pay_hunt"

    def run(self, state: State, tell: Tell) -> State:
        if on_table(state, THE_LAST_BATTLE):
            return follow(state)
        return put_in_hunt_box(follow(state), FREE, 1, tell)


@dataclass(frozen=True, slots=True)
class HideFellowship(Automatic):
    """12.6 The revealed Fellowship is hidden; it does not move."""

    rule: ClassVar[str] = "12.6"
    step: Literal["hide_fellowship"] = "hide_fellowship"

    def run(self, state: State, tell: Tell) -> State:
        if not may_hide(state):
            return follow(state)
        tell(FellowshipHidden())
        return follow(mark(state, VENTURED), fellowship=replace(state.fellowship, hidden=True))


def _may_hide_with_die(state: State) -> bool:
    """12.6 Under Strider any result hides the Fellowship: that is a use of his own."""
    return may_hide(state) and state.fellowship.guide != STRIDER


USES: tuple[Use, ...] = (
    Use("move_fellowship", FREE, ("character",), "12.2", push(MoveFellowship(), PayHunt()), may_move),
    Use("hide_fellowship", FREE, ("character",), "12.6", push(HideFellowship()), _may_hide_with_die),
)
