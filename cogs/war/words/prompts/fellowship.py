"""12, 14 What is asked about the Fellowship."""

from __future__ import annotations

from typing import Any

from cogs.war.model.actions import Step, Stop
from cogs.war.model.components import MOST_CORRUPTION, REGIONS
from cogs.war.rules.revealing import Walk
from cogs.war.words.menus.sight import Sight
from cogs.war.words.prompts.question import Asks, Question

REVEALED = "12.5"


def declare(sight: Sight, step: Any) -> Question:
    """12.3 Whether the Fellowship is declared, and how far it can go."""
    company = sight.seen.fellowship
    where = sight.say.region(REGIONS[company.region])
    stakes = sight.say("prompt-declare-reach", count=company.progress, region=where)
    return sight.say("prompt-declare"), f"{stakes} {_corruption(sight)}"


def _corruption(sight: Sight) -> str:
    return sight.say("prompt-corruption", number=sight.seen.fellowship.corruption, most=MOST_CORRUPTION)


def walk(sight: Sight, step: Walk) -> Question:
    """12.3, 12.5 The path so far, how far it can go on, and whether it may end here."""
    here = sight.say.region(REGIONS[step.path[-1]])
    left = sight.seen.fellowship.progress - len(step.path) + 1 if sight.legal(Step) else 0
    tiles = sight.say("prompt-path-tiles") if step.manner == "revealed" else ""
    stop = "yes" if sight.legal(Stop) else "no"
    return sight.say(f"prompt-path-{step.manner}", region=here, count=left, stop=stop), tiles


def mordor(sight: Sight, step: Any) -> Question:
    """14.1 Whether it is time for Mordor."""
    special = sum(number for _, number in sight.seen.hunt.waiting)
    tiles = sight.say("prompt-mordor-tiles", count=special)
    return sight.say("prompt-enter-mordor"), f"{_corruption(sight)} {tiles}"


def guide(sight: Sight, step: Any) -> Question:
    """12.7 Among equals."""
    return sight.say("prompt-guide"), ""


def rule_of(sight: Sight) -> str:
    """12.5 The way of a revealed Fellowship has a rule of its own; others are the decision's."""
    return REVEALED if getattr(sight.step, "manner", "") == "revealed" else sight.rule


ASKS: Asks = {
    "declare_fellowship": declare,
    "walk": walk,
    "enter_mordor": mordor,
    "choose_guide": guide,
}
