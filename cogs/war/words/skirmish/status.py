"""A battle on its own in few words: what it is, and how it stands."""

from __future__ import annotations

from bot.engine import Seat
from cogs.war.model.armies import units
from cogs.war.model.bags import Bag
from cogs.war.model.components import REGIONS, SIDES
from cogs.war.model.observation import WarObservation
from cogs.war.skirmish.rules.muster import Ground
from cogs.war.skirmish.rules.place import DecideBattle, LetBattleBegin
from cogs.war.words.names import APART, Phrasebook


def ground_of(seen: WarObservation) -> Ground | None:
    """Find where the battle is fought; None before that is chosen and when it is over."""
    steps = (step for step in seen.agenda if isinstance(step, LetBattleBegin | DecideBattle))
    found = next(steps, None)
    return None if found is None else found.ground


def attack_line(say: Phrasebook, manner: str, side: str, region: str, origin: str) -> str:
    """Say who attacks whom: `The Shadow storms the Stronghold in Helm’s Deep`."""
    places = {"region": say.region(region), "origin": say.region(origin)}
    return say("skirmish-attack", manner=manner, side=say.name(side), **places)


def attack(say: Phrasebook, ground: Ground) -> str:
    """Say who attacks whom."""
    region, origin = REGIONS[ground.region], REGIONS[ground.origin]
    return attack_line(say, ground.manner, SIDES[ground.attacker], region, origin)


def title(say: Phrasebook, seen: WarObservation) -> str:
    """Say what is played."""
    return APART.join((say("skirmish-title"), say("skirmish-rules", rules=seen.options.rules)))


def progress(say: Phrasebook, seen: WarObservation) -> str:
    """Say how far the set-up is, or how many units are left."""
    ground = ground_of(seen)
    if seen.outcome is not None:
        scores = dict(seen.outcome.scores)
        return say("skirmish-lost", free=scores[SIDES[1]], shadow=scores[SIDES[0]])
    if ground is None:
        return say("skirmish-setting-up")
    if seen.battle is None:
        return say("skirmish-armies", attack=attack(say, ground))
    return say("skirmish-units", free=units_left(seen, SIDES[0]), shadow=units_left(seen, SIDES[1]))


def units_left(seen: WarObservation, side: Seat) -> int:
    """Count the units of a side that stand on the map."""
    stacks: tuple[Bag, ...] = tuple(region.figures[SIDES.index(side)] for region in seen.regions)
    return sum(units(held) for held in stacks)
