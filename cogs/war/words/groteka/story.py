"""The battles of the GroTeka mod: commanders, clashes, broken units; what the mod adds to the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Event
from cogs.war.groteka import events
from cogs.war.model.bags import bag
from cogs.war.model.components import CHARACTERS
from cogs.war.words.groteka.units import die_needed, handle_label, handles_label, is_handle
from cogs.war.words.names import Phrasebook, figures, label_number
from cogs.war.words.story.turns import because, both, effect, sides

CLASH, RING = "clash", "ring"

# G12-G18 Commanders, flanking


def _tell_flank_joined(say: Phrasebook, event: events.FlankJoined) -> str:
    names = {"region": say.region(event.region), "origin": say.region(event.origin)}
    return say("event-flank-joined", figures=figures(say, event.figures), **names)


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


def _tell_leadership_split(say: Phrasebook, event: events.LeadershipSplit) -> str:
    values = {"attack": event.attack, "defence": event.defence}
    return say("event-leadership-split", **values, **sides(say, event.side))


def _tell_commander_replaced(say: Phrasebook, event: events.CommanderReplaced) -> str:
    figure, fallen = label_number(say, event.figure, 1, "acc"), label_number(say, event.fallen, 1, "gen")
    return say("event-commander-replaced", figure=figure, fallen=fallen, **sides(say, event.side))


# G25-G39 Clashes


def _tell_targets_chosen_anew(say: Phrasebook, event: events.TargetsChosenAnew) -> str:
    figure = label_number(say, event.figure, 1, "acc")
    why = effect(say, event.effect)
    return say("event-targets-chosen-anew", effect=why, figure=figure, **sides(say, event.side))


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


def _tell_strike_turned(say: Phrasebook, event: events.StrikeTurned) -> str:
    prey = label_number(say, event.prey, 1, "acc")
    return say("event-strike-turned", prey=prey, why=because(say, event.cause))


def _tell_unit_broken(say: Phrasebook, event: events.UnitBroken) -> str | None:
    if event.cause == CLASH:
        return None
    figure = label_number(say, event.figure, 1)
    return say("event-unit-broken", figure=figure, why=because(say, event.cause))


def _tell_unit_raised(say: Phrasebook, event: events.UnitRaised) -> str:
    figure = label_number(say, event.figure, 1)
    return say("event-unit-raised", figure=figure, why=because(say, event.cause))


def _tell_commander_saved(say: Phrasebook, event: events.CommanderSaved) -> str:
    figure = label_number(say, event.figure, 1, "acc")
    return say("event-commander-saved", figure=figure, **sides(say, event.side))


def _tell_unit_sacrificed(say: Phrasebook, event: events.UnitSacrificed) -> str:
    figure = label_number(say, event.figure, 1, "acc")
    return say("event-unit-sacrificed", figure=figure, **sides(say, event.side))


# G55, G57 The turn


def _tell_units_disbanded(say: Phrasebook, event: events.UnitsDisbanded) -> str:
    leaving = figures(say, event.figures, "acc")
    region = say.region(event.region)
    return say("event-units-disbanded", figures=leaving, region=region, **sides(say, event.side))


def _tell_figures_returned(say: Phrasebook, event: events.FiguresReturned) -> str:
    back = figures(say, event.figures, "acc")
    return say("event-figures-returned", figures=back, **sides(say, event.side))


SILENT: frozenset[type[Event]] = frozenset(
    (
        events.UnitBound,  # the clash says who strikes whom; till then the picture shows it
        events.UnitDropped,  # a unit without a target fights no clash
        events.RingSpent,  # the unit raised or the commander saved says so
    )
)
TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    events.FlankJoined: _tell_flank_joined,
    events.CommandersShown: _tell_commanders_shown,
    events.LeadershipNetted: _tell_leadership_netted,
    events.LeadershipSplit: _tell_leadership_split,
    events.CommanderReplaced: _tell_commander_replaced,
    events.TargetsChosenAnew: _tell_targets_chosen_anew,
    events.ClashFought: _tell_clash_fought,
    events.StrikeTurned: _tell_strike_turned,
    events.UnitBroken: _tell_unit_broken,
    events.UnitRaised: _tell_unit_raised,
    events.CommanderSaved: _tell_commander_saved,
    events.UnitSacrificed: _tell_unit_sacrificed,
    events.UnitsDisbanded: _tell_units_disbanded,
    events.FiguresReturned: _tell_figures_returned,
}
