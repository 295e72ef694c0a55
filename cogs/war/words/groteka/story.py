"""The battles of the GroTeka mod: commanders, clashes, broken units; what the mod adds to the turn."""

from __future__ import annotations

from typing import Any

from bot.engine import Event
from cogs.war.groteka import events
from cogs.war.model.bags import bag
from cogs.war.model.components import CHARACTERS
from cogs.war.words.groteka.units import die_needed, handle_label, handles_label, is_handle
from cogs.war.words.names import Phrasebook, figures, label_number
from cogs.war.words.story.turns import Told, because, both, effect, sides, worded

CLASH, RING = "clash", "ring"

# G12-G18 Commanders, flanking


def _tell_flank_joined(say: Phrasebook, event: events.FlankJoined) -> str:
    return say("event-flank-joined", **worded(say, event, figures=figures(say, event.figures)))


def _tell_commanders_shown(say: Phrasebook, event: events.CommandersShown) -> str:
    if not event.figures:
        return say("event-commanders-shown-none", **sides(say, event.side))
    picked = figures(say, bag(*event.figures))
    return say("event-commanders-shown", figures=picked, **sides(say, event.side))


def _tell_leadership_netted(say: Phrasebook, event: events.LeadershipNetted) -> str:
    totals: dict[str, Any] = {"free": event.free_peoples, "shadow": event.shadow, **both(say)}
    if not event.side:
        return say("event-leadership-netted-even", **totals)
    return say("event-leadership-netted", surplus=event.surplus, **totals, **sides(say, event.side))


def _tell_commander_replaced(say: Phrasebook, event: events.CommanderReplaced) -> str:
    fallen = label_number(say, event.fallen, 1, "gen")
    return say("event-commander-replaced", **worded(say, event, fallen=fallen))


# G25-G39 Clashes


def _tell_targets_chosen_anew(say: Phrasebook, event: events.TargetsChosenAnew) -> str:
    return say("event-targets-chosen-anew", **worded(say, event, effect=effect(say, event.effect)))


def _tell_clash_fought(say: Phrasebook, event: events.ClashFought) -> str:
    values: dict[str, Any] = {
        "needed": die_needed(event.needed),
        "figures": figures(say, event.figures),
        "units": handles_label(say, event.units),
        "prey": label_number(say, event.prey, 1),
        "attack": event.attack,
        "die": say("story-die-hit" if event.success else "story-die-missed", pips=event.die),
        "defence": event.defence,
        "why": _why(say, event.cause),
        **sides(say, event.side),
    }
    if not is_handle(event.target):
        return say("event-clash-fought-commander", result="struck" if event.success else "none", **values)
    mark = handle_label(say, event.target)
    return say("event-clash-fought", target=mark, result="broken" if event.success else "none", **values)


def _why(say: Phrasebook, known: str) -> str:
    """Say what an attack outside the series is made by, or who has had it rolled again (G56)."""
    if known == CLASH:
        return ""
    if known in CHARACTERS:
        return say("story-melee-again", hero=say.of("hero-", known))
    return because(say, known)


def _tell_unit_broken(say: Phrasebook, event: events.UnitBroken) -> str | None:
    if event.cause == CLASH:
        return None
    return say("event-unit-broken", **worded(say, event, figure=label_number(say, event.figure, 1)))


def _tell_unit_raised(say: Phrasebook, event: events.UnitRaised) -> str:
    return say("event-unit-raised", **worded(say, event, figure=label_number(say, event.figure, 1)))


# G55, G57 The turn


SILENT: frozenset[type[Event]] = frozenset(
    (
        events.UnitBound,  # the clash says who strikes whom; till then the picture shows it
        events.UnitDropped,  # a unit without a target fights no clash
        events.RingSpent,  # the unit raised or the commander saved says so
    )
)
TOLD: Told = {
    events.FlankJoined: _tell_flank_joined,
    events.CommandersShown: _tell_commanders_shown,
    events.LeadershipNetted: _tell_leadership_netted,
    events.LeadershipSplit: "event-leadership-split",
    events.CommanderReplaced: _tell_commander_replaced,
    events.TargetsChosenAnew: _tell_targets_chosen_anew,
    events.ClashFought: _tell_clash_fought,
    events.StrikeTurned: "event-strike-turned",
    events.UnitBroken: _tell_unit_broken,
    events.UnitRaised: _tell_unit_raised,
    events.CommanderSaved: "event-commander-saved",
    events.UnitSacrificed: "event-unit-sacrificed",
    events.UnitsDisbanded: "event-units-disbanded",
    events.FiguresReturned: "event-figures-returned",
}
