"""13.1-13.3 What is asked about characters that move by themselves."""

from __future__ import annotations

from typing import Any

from cogs.war.model.actions import Join
from cogs.war.model.components import REGIONS
from cogs.war.model.queries import where
from cogs.war.rules.companions import MoveCompanions, Separate, leave, travel_level
from cogs.war.rules.flying import MoveNazgul
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import label_number
from cogs.war.words.prompts.question import Asks, Question, by_card


def separate(sight: Sight, step: Separate) -> Question:
    """13.1 Who leaves, and how far the group gets."""
    if not step.group:
        return by_card(sight, step.cause, sight.say("prompt-separate")), sight.say("prompt-separate-final")
    group = leave(
        step.group, sight.state, extra=step.extra, level=step.level, still=step.still, cause=step.cause
    )
    asked = sight.say("prompt-separate-more", names=sight.say.several(step.group))
    return by_card(sight, step.cause, asked), sight.say("prompt-reach", count=group.distance)


def place(sight: Sight, step: Any) -> Question:
    """13.1 Where the group goes."""
    origin = REGIONS[sight.seen.fellowship.region]
    if step.step == "travel_on":
        origin = REGIONS[where(sight.state, step.group[0])]
    asked = sight.say(
        "prompt-travel",
        names=sight.say.several(step.group),
        region=sight.say.region(origin),
    )
    return by_card(sight, getattr(step, "cause", ""), asked), sight.say("prompt-reach", count=step.distance)


def travel(sight: Sight, step: MoveCompanions) -> Question:
    """13.2 Who travels, with whom, where to."""
    if not step.group:
        stop = sight.say("prompt-may-stop") if step.trips or step.optional else ""
        return sight.say("prompt-companions"), stop
    origin = REGIONS[where(sight.state, step.group[0])]
    reach = (step.level or travel_level(step.group)) + step.extra
    asked = sight.say(
        "prompt-companions-go",
        names=sight.say.several(step.group),
        region=sight.say.region(origin),
        join="yes" if sight.legal(Join) else "no",
    )
    return asked, sight.say("prompt-reach", count=reach)


def nazgul(sight: Sight, step: MoveNazgul) -> Question:
    """13.3 Who flies, how many, where to."""
    if not step.figure:
        kinds = "minions" if step.minions else "nazgul"
        stop = sight.say("prompt-may-stop") if step.arrived or step.optional else ""
        return sight.say("prompt-nazgul", kinds=kinds), stop
    origin = sight.say.region(REGIONS[step.origin])
    if not step.number:
        return sight.say("prompt-nazgul-many", region=origin), ""
    who = label_number(sight.say, step.figure, step.number)
    return sight.say("prompt-nazgul-go", figures=who, region=origin), ""


ASKS: Asks = {
    "separate": separate,
    "place_group": place,
    "travel_on": place,
    "move_companions": travel,
    "move_nazgul": nazgul,
}
