"""What nobody who knows War does: the search spends no thought on it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action
from cogs.war.groteka.actions import Disband
from cogs.war.model.actions import Allocate, Confirm, Join, Leave, SkipDie, UseDie
from cogs.war.model.armies import units
from cogs.war.model.components import FREE, POINTS
from cogs.war.model.state import State
from cogs.war.rules.companions import Separate
from cogs.war.rules.movement import ChooseMovers

HUNTERS = 3
"""4.3 Dice in the Hunt Box beyond which the armies stand still for too little."""
NEARLY_CORRUPTED = 8
CROWD = 4
"""13.5 Dice in the Box, earlier moves among them, beyond which the Fellowship waits outside Mordor."""


def leave_out_follies(state: State, side: int, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions without those, never none."""
    if len(legal) == 1:
        return legal
    if any(isinstance(action, Confirm) for action in legal) and isinstance(state.agenda[-1], ChooseMovers):
        return _leave_one_at_most(state, state.agenda[-1], legal)
    return [action for action in legal if not _is_folly(state, side, action)] or legal


def _leave_one_at_most(state: State, moving: ChooseMovers, legal: Sequence[Action]) -> Sequence[Action]:
    """10.2 An Army goes as a whole, but for one Regular in a Settlement that would be left empty."""
    held = state.stacks[moving.side][moving.origin]
    leaves_it_empty = POINTS[moving.origin] > 0 and units(held) == units(moving.force) > 1
    return [
        action
        for action in legal
        if not isinstance(action, Leave)
        or (leaves_it_empty and action.number == 1 and action.figure.endswith("regular"))
    ]


def _is_folly(state: State, side: int, action: Action) -> bool:
    match action:
        case Allocate(dice=dice):
            return dice > HUNTERS and state.fellowship.corruption < NEARLY_CORRUPTED
        case UseDie(what="move_fellowship"):
            return state.fellowship.mordor < 0 and state.hunt.shadow + state.hunt.free > CROWD
        case UseDie(die=die, what=what) if side == FREE:
            return what == "disband" or _wastes_will(die, what) or _tarries(state, die, what)
        case UseDie(what=what):
            return what == "disband"
        case Join():
            # 13.1 Each who goes is one fewer to take the Hunt's damage.
            step = state.agenda[-1]
            return isinstance(step, Separate) and len(step.group) > 0
        case Disband() | SkipDie():
            return True
        case _:
            return False


def _wastes_will(die: str, what: str) -> bool:
    """5.7 What a Muster or Army result does as well."""
    return die == "will_of_the_west" and what in ("advance_nation", "move_armies", "recruit")


def _tarries(state: State, die: str, what: str) -> bool:
    """14.6 In Mordor a turn without a move costs a point: what moves or hides comes first."""
    has_moved = state.fellowship.mordor < 0 or state.hunt.free > 0
    moves = what in ("move_fellowship", "hide_fellowship")
    return not has_moved and not moves and die in ("character", "will_of_the_west")
