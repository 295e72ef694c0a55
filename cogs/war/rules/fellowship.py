"""12 The Fellowship: moving, declaring, resting, hiding. How it is revealed is in revealing.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model import actions
from cogs.war.model.components import FREE, MOST_PROGRESS
from cogs.war.model.events.turns import FellowshipHidden, FellowshipMoved
from cogs.war.model.queries import on_table
from cogs.war.model.state import State
from cogs.war.rules.dice import put_in_hunt_box
from cogs.war.rules.guide import ChooseGuide
from cogs.war.rules.hunt.rolling import Hunt
from cogs.war.rules.hunt.tile import DrawTile
from cogs.war.rules.marks import DECLARED, VENTURED, has, mark
from cogs.war.rules.mordor import EnterMordor, in_mordor
from cogs.war.rules.politics import fellowship_declared
from cogs.war.rules.procedure import Automatic, FreeChooses, follow, push
from cogs.war.rules.revealing import Walk, sheltered
from cogs.war.rules.uses import Use
from cogs.war.rules.victory import corrupt

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
