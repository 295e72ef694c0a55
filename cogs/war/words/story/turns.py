"""4, 5, 6 Turns, Action dice, Elven Rings; 15 the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Event
from bot.text import Forms
from cogs.war.model.components import SHADOW, SIDES
from cogs.war.model.events.turns import (
    ActionDiceRolled,
    DieSkipped,
    DieTurned,
    DieUsed,
    GameEnded,
    HuntAllocated,
    RingPaid,
    RingUsed,
    SidePassed,
    SideResigned,
    TurnBegan,
)
from cogs.war.words.names import dice_label
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.status import how_it_ended
from cogs.war.words.story.wording import because, both, sides

EYE = "eye"


def _tell_turn_began(say: Phrasebook, event: TurnBegan) -> str:
    return say("event-turn-began", turn=event.turn)


def _tell_hunt_allocated(say: Phrasebook, event: HuntAllocated) -> str:
    return say("event-hunt-allocated", dice=event.dice, **sides(say, SIDES[SHADOW]))


def _tell_action_dice_rolled(say: Phrasebook, event: ActionDiceRolled) -> str:
    faces = [face for face in event.faces if face != EYE]
    eyes = len(event.faces) - len(faces)
    if not event.faces:
        return say("event-action-dice-rolled-none", **sides(say, event.side))
    if not faces:
        return say("event-action-dice-rolled-only-eyes", eyes=eyes, **sides(say, event.side))
    shown = dice_label(say, faces)
    if not eyes:
        return say("event-action-dice-rolled", dice=shown, **sides(say, event.side))
    return say("event-action-dice-rolled-eyes", dice=shown, eyes=eyes, **sides(say, event.side))


def _tell_die_used(say: Phrasebook, event: DieUsed) -> str:
    what = say(f"story-use-{event.what.replace('_', '-')}")
    return say("event-die-used", die=say.face(event.die), what=what, **sides(say, event.side))


def _tell_die_skipped(say: Phrasebook, event: DieSkipped) -> str:
    return say("event-die-skipped", die=say.face(event.die), **sides(say, event.side))


def _tell_side_passed(say: Phrasebook, event: SidePassed) -> str:
    return say("event-side-passed", **sides(say, event.side))


def _faces(say: Phrasebook, die: str, face: str) -> dict[str, Forms]:
    """A die and what it shows now."""
    return {"die": say.face(die), "face": say.face(face)}


def _box(say: Phrasebook, face: str) -> str:
    """6.5 What becomes of an Eye."""
    return say("story-to-hunt-box") if face == EYE else ""


def _tell_ring_used(say: Phrasebook, event: RingUsed) -> str:
    turned = _faces(say, event.die, event.face)
    return say("event-ring-used", box=_box(say, event.face), **turned, **sides(say, event.side))


def _tell_ring_paid(say: Phrasebook, event: RingPaid) -> str:
    return say("event-ring-paid", why=because(say, event.cause), **sides(say, event.side))


def _tell_die_turned(say: Phrasebook, event: DieTurned) -> str:
    why = because(say, event.cause)
    if not event.face:
        return say("event-die-turned-lost", die=say.face(event.die), why=why, **sides(say, event.side))
    turned = _faces(say, event.die, event.face)
    return say("event-die-turned", why=why, box=_box(say, event.face), **turned, **sides(say, event.side))


def _tell_side_resigned(say: Phrasebook, event: SideResigned) -> str:
    return say("event-side-resigned", **sides(say, event.side))


def _tell_game_ended(say: Phrasebook, event: GameEnded) -> str:
    how = how_it_ended(say, event.reason, (event.winner,) if event.winner else ())
    return say("event-game-ended", how=how, free=event.free_peoples, shadow=event.shadow, **both(say))


TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    TurnBegan: _tell_turn_began,
    HuntAllocated: _tell_hunt_allocated,
    ActionDiceRolled: _tell_action_dice_rolled,
    DieUsed: _tell_die_used,
    DieSkipped: _tell_die_skipped,
    SidePassed: _tell_side_passed,
    RingUsed: _tell_ring_used,
    RingPaid: _tell_ring_paid,
    DieTurned: _tell_die_turned,
    SideResigned: _tell_side_resigned,
    GameEnded: _tell_game_ended,
}
