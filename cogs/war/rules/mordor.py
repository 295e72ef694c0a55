"""14 Mordor: the track, its Hunt Pool, rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model import actions
from cogs.war.model.bags import EMPTY, bag, minus, only, plus
from cogs.war.model.components import MORDOR_STEPS, NUMBER, TILES
from cogs.war.model.events.turns import MordorAdvanced, MordorEntered, TileAdded
from cogs.war.model.queries import NOWHERE
from cogs.war.model.state import State, evolve
from cogs.war.rules.marks import VENTURED, has
from cogs.war.rules.procedure import Automatic, FreeChooses, follow
from cogs.war.rules.victory import check_ring, corrupt

GATES: tuple[int, ...] = (NUMBER["morannon"], NUMBER["minas_morgul"])
"""14.1 Where Mordor is entered."""


def in_mordor(state: State) -> bool:
    """14.1 Check whether the Fellowship is on the Mordor Track."""
    return state.fellowship.mordor >= 0


def _is_eye(tile: str) -> bool:
    return TILES[tile].eye


@dataclass(frozen=True, slots=True)
class EnterMordor(FreeChooses):
    """14.1, 14.2 At Morannon or Minas Morgul the Fellowship may enter; the Hunt Pool is made anew."""

    rule: ClassVar[str] = "14.1"
    kind: ClassVar[str] = "enter_mordor"
    step: Literal["enter_mordor"] = "enter_mordor"

    def needed(self, state: State) -> bool:
        return not in_mordor(state) and state.fellowship.region in GATES

    def options(self, state: State) -> Sequence[Action]:
        return [actions.EnterMordor(), actions.Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, actions.Decline):
            return follow(state)
        tell(MordorEntered())
        eyes = only(state.hunt.drawn, _is_eye)
        pool = plus(plus(state.hunt.pool, eyes), state.hunt.waiting)
        hunt = replace(state.hunt, pool=pool, drawn=minus(state.hunt.drawn, eyes), waiting=EMPTY)
        fellowship = replace(state.fellowship, region=NOWHERE, progress=0, mordor=0)
        return follow(state, hunt=hunt, fellowship=fellowship)


def bring_tile(state: State, tile: str, tell: Tell) -> State:
    """13.9 Bring a special tile into play: it waits for Mordor, or joins the pool at once there."""
    hunt, one = state.hunt, bag(tile)
    tell(TileAdded(tile=tile, waiting=not in_mordor(state)))
    hunt = replace(hunt, aside=minus(hunt.aside, one))
    if in_mordor(state):
        return evolve(state, hunt=replace(hunt, pool=plus(hunt.pool, one)))
    return evolve(state, hunt=replace(hunt, waiting=plus(hunt.waiting, one)))


def advance_in_mordor(state: State, tell: Tell) -> State:
    """14.4 Take one step on the Mordor Track; the last is the Crack of Doom."""
    step = min(state.fellowship.mordor + 1, MORDOR_STEPS)
    tell(MordorAdvanced(step=step))
    return evolve(state, fellowship=replace(state.fellowship, mordor=step))


@dataclass(frozen=True, slots=True)
class IdleInMordor(Automatic):
    """14.6 The price of idling in Mordor: who neither tried to move nor to hide there in phase 5 is
    corrupted.
    """

    rule: ClassVar[str] = "14.6"
    step: Literal["idle_in_mordor"] = "idle_in_mordor"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not in_mordor(state) or has(state, VENTURED):
            return state
        return check_ring(corrupt(state, 1, "idle", tell), tell)
