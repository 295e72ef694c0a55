"""Action dice and Elven Rings (5, 6), and what chance settles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import Allocate, TurnDie
from cogs.war.model.components import (
    CHARACTERS,
    DICE_MOST,
    DICE_START,
    FACE_ORDER,
    FACES,
    FIGURES,
    FREE,
    SHADOW,
)
from cogs.war.model.events.turns import ActionDiceRolled, DiceSentToHunt, HuntAllocated, RingUsed
from cogs.war.model.queries import NOWHERE, points, where
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, Ids, State, evolve, with_side
from cogs.war.rules.marks import HUNTED, MESSENGER, RING_USED, has, mark
from cogs.war.rules.procedure import Dice, ShadowChooses, follow
from cogs.war.rules.uses import RESULTS, refuse

# 4.1, 4.3, 4.4 The Action dice: recovering, allocating to the Hunt, rolling, spending.

EYE = "eye"
_BONUS = {each.id: each.action_dice_bonus for each in CHARACTERS.values() if each.action_dice_bonus}


def pool_size(state: State, side: int) -> int:
    """4.1b Return the dice a side has this turn: its own, and one for each of certain characters in play."""
    more = sum(
        bonus
        for name, bonus in _BONUS.items()
        if FIGURES[name].side == side and where(state, name) != NOWHERE
    )
    if side == SHADOW:
        return ruleset(state).shadow_dice(points(state, FREE), more)
    return min(DICE_MOST[side], DICE_START[side] + more)


def in_order(faces: Sequence[str]) -> Ids:
    """Faces in the order of FACE_ORDER."""
    return tuple(sorted(faces, key=FACE_ORDER.index))


def take_die(state: State, side: int, die: str) -> State:
    """Use up an unused die. Raises ValueError where there is none with this face."""
    faces = list(state.dice[side])
    faces.remove(die)
    return evolve(state, dice=with_side(state.dice, side, tuple(faces)))


def spend(state: State, side: int, die: str, result: str) -> State:
    """4.5 Use a die as a result; one its face does not give is the Messenger's (once a turn)."""
    state = take_die(state, side, die)
    return state if result in RESULTS[die] else mark(state, MESSENGER)


def put_in_hunt_box(state: State, side: int, number: int, tell: Tell) -> State:
    """4.4, 4.5 Put dice in the Hunt Box."""
    if not number:
        return state
    tell(DiceSentToHunt(side=SEATS[side], dice=number))
    hunt = state.hunt
    if side == FREE:
        return evolve(state, hunt=replace(hunt, free=hunt.free + number))
    return evolve(state, hunt=replace(hunt, shadow=hunt.shadow + number))


def allocation(state: State) -> tuple[int, int]:
    """4.3 Return the fewest and the most dice the Shadow may allocate."""
    least = 1 if has(state, HUNTED) else 0
    return (least, min(max(1, len(state.fellowship.companions)), state.pools[SHADOW]))


@dataclass(frozen=True, slots=True)
class AllocateHunt(ShadowChooses):
    """4.3 The Shadow puts dice into the Hunt Box before the roll."""

    rule: ClassVar[str] = "4.3"
    kind: ClassVar[str] = "allocate"
    step: Literal["allocate_hunt"] = "allocate_hunt"

    def options(self, state: State) -> Sequence[Action]:
        least, most = allocation(state)
        return [Allocate(dice) for dice in range(least, most + 1)]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Allocate):
            return refuse("refusal-not-now", "4.3")
        least, most = allocation(state)
        return refuse("refusal-hunt-allocation", "4.3", least=str(least), most=str(most))

    def choose(self, state: State, action: Allocate, tell: Tell) -> State:
        tell(HuntAllocated(dice=action.dice))
        return follow(state, hunt=replace(state.hunt, shadow=action.dice))


@dataclass(frozen=True, slots=True)
class RollActionDice(Dice):
    """4.4 A side rolls its dice; the Shadow's Eyes go to the Hunt Box at once."""

    rule: ClassVar[str] = "4.4"
    kind: ClassVar[str] = "action_roll"
    side: int
    step: Literal["roll_action_dice"] = "roll_action_dice"

    def number(self, state: State) -> int:
        allocated = state.hunt.shadow if self.side == SHADOW else 0
        return state.pools[self.side] - allocated

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        faces = in_order([FACES[self.side][die - 1] for die in dice])
        tell(ActionDiceRolled(side=SEATS[self.side], faces=faces))
        unused = tuple(face for face in faces if face != EYE)
        state = follow(state, dice=with_side(state.dice, self.side, unused))
        return put_in_hunt_box(state, self.side, len(faces) - len(unused), tell)


# 6 The Elven Rings.

WILL = "will_of_the_west"
_CHOICES: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(face for face in FACE_ORDER if face in FACES[FREE] and face != WILL),
    tuple(face for face in FACE_ORDER if face in FACES[SHADOW]),
)
"""6.3, 6.5 The faces a side may turn a die to."""


def ring_actions(state: State, side: int) -> list[Action]:
    """6.1 List every way to use a Ring before acting."""
    if not state.rings[side] or has(state, RING_USED[side]):
        return []
    faces = dict.fromkeys(state.dice[side])
    return [TurnDie(die, face) for die in faces for face in _CHOICES[side] if face != die]


def refuse_ring(state: State, side: int, action: TurnDie) -> Refusal:
    """6 Say why a Ring may not be used so."""
    if has(state, RING_USED[side]):
        return refuse("refusal-ring-used", "6.2")
    if not state.rings[side]:
        return refuse("refusal-no-ring", "6.1")
    if action.die not in state.dice[side]:
        return refuse("refusal-no-such-die", "6.1", die=action.die)
    return refuse("refusal-ring-face", "6.3", die=action.die, face=action.face)


def hand_on(state: State, side: int) -> State:
    """6.4 Hand a Ring the Free Peoples used to the Shadow; one the Shadow used leaves the game."""
    rings = with_side(state.rings, side, state.rings[side] - 1)
    if side == FREE:
        rings = with_side(rings, SHADOW, rings[SHADOW] + 1)
    return evolve(state, rings=rings)


def use_ring(state: State, side: int, action: TurnDie, tell: Tell) -> State:
    """6.1, 6.5 Turn a die; an Eye goes to the Hunt Box at once, and that is no action."""
    tell(RingUsed(side=SEATS[side], die=action.die, face=action.face))
    state = mark(hand_on(take_die(state, side, action.die), side), RING_USED[side])
    if action.face == EYE:
        return put_in_hunt_box(state, side, 1, tell)
    faces = in_order((*state.dice[side], action.face))
    return evolve(state, dice=with_side(state.dice, side, faces))
