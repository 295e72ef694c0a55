"""6 The Elven Rings."""

from __future__ import annotations

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import TurnDie
from cogs.war.model.components import FACE_ORDER, FACES, FREE, SHADOW
from cogs.war.model.events.turns import RingUsed
from cogs.war.model.state import SEATS, State, evolve, with_side
from cogs.war.rules.dice import EYE, in_order, put_in_hunt_box, take_die
from cogs.war.rules.marks import RING_USED, has, mark
from cogs.war.rules.refusals import refuse

WILL = "will_of_the_west"
_CHOICES: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(face for face in FACE_ORDER if face in FACES[FREE] and face != WILL),
    tuple(face for face in FACE_ORDER if face in FACES[SHADOW]),
)
"""6.3, 6.5 The faces a side may turn a die to."""


def ring_actions(state: State, side: int) -> list[Action]:
    """6.1 Every way to use a Ring before acting."""
    if not state.rings[side] or has(state, RING_USED[side]):
        return []
    faces = dict.fromkeys(state.dice[side])
    return [TurnDie(die, face) for die in faces for face in _CHOICES[side] if face != die]


def refuse_ring(state: State, side: int, action: TurnDie) -> Refusal:
    """6 Why a Ring may not be used so."""
    if has(state, RING_USED[side]):
        return refuse("refusal-ring-used", "6.2")
    if not state.rings[side]:
        return refuse("refusal-no-ring", "6.1")
    if action.die not in state.dice[side]:
        return refuse("refusal-no-such-die", "6.1", die=action.die)
    return refuse("refusal-ring-face", "6.3", die=action.die, face=action.face)


def hand_on(state: State, side: int) -> State:
    """6.4 A Ring the Free Peoples used goes to the Shadow; one the Shadow used leaves the game."""
    rings = with_side(state.rings, side, state.rings[side] - 1)
    if side == FREE:
        rings = with_side(rings, SHADOW, rings[SHADOW] + 1)
    return evolve(state, rings=rings)


def use_ring(state: State, side: int, action: TurnDie, tell: Tell) -> State:
    """6.1, 6.5 A die is turned; an Eye goes to the Hunt Box at once, and that is no action."""
    tell(RingUsed(side=SEATS[side], die=action.die, face=action.face))
    state = mark(hand_on(take_die(state, side, action.die), side), RING_USED[side])
    if action.face == EYE:
        return put_in_hunt_box(state, side, 1, tell)
    faces = in_order((*state.dice[side], action.face))
    return evolve(state, dice=with_side(state.dice, side, faces))
