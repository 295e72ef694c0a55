"""12.7 The Guide of the Fellowship."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import MakeGuide
from cogs.war.model.components import FIGURES, GOLLUM, HOBBITS
from cogs.war.model.events.turns import GuideChanged
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Ids, State, evolve
from cogs.war.rules.procedure import FreeChooses, follow


def level(companion: str) -> int:
    """12.7, 13.7 Return the Level printed on a Companion's card."""
    return FIGURES[companion].level or 0


def candidates(state: State) -> Ids:
    """12.7 List who may be Guide: the Companions of the highest Level left, or Gollum without any."""
    inside = state.fellowship.companions
    if not inside:
        return (GOLLUM,)
    highest = max(level(each) for each in inside)
    return tuple(each for each in inside if level(each) == highest)


def find_same(seen: WarObservation) -> MakeGuide | None:
    """12.7 Return the Guide as before, where only Meriadoc and Peregrin may be it: their cards are the same.

    While the Hunt goes on the other one might still help.
    """
    inside, guide = seen.fellowship.companions, seen.fellowship.guide
    same = seen.chase is None and guide in inside and set(inside) <= set(HOBBITS)
    return MakeGuide(guide) if same else None


def make_guide(state: State, guide: str, tell: Tell) -> State:
    """12.7 Somebody is the Guide from now on."""
    if guide == state.fellowship.guide:
        return state
    tell(GuideChanged(guide=guide))
    return evolve(state, fellowship=replace(state.fellowship, guide=guide))


@dataclass(frozen=True, slots=True)
class ChooseGuide(FreeChooses):
    """12.7 The Guide is a Companion of the highest Level; the Free Peoples pick among equals.

    At the end of phase 2, and whenever the membership has changed.
    """

    rule: ClassVar[str] = "12.7"
    kind: ClassVar[str] = "guide"
    alone: ClassVar[bool] = True
    step: Literal["choose_guide"] = "choose_guide"

    def options(self, state: State) -> Sequence[Action]:
        return [MakeGuide(each) for each in candidates(state)]

    def choose(self, state: State, action: MakeGuide, tell: Tell) -> State:
        return make_guide(follow(state), action.companion, tell)
