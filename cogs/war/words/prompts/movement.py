"""10, 7.5 What is asked about Armies that move."""

from __future__ import annotations

from typing import Any

from cogs.war.model.actions import Confirm, Leave
from cogs.war.model.armies import units
from cogs.war.model.bags import Bag, minus
from cogs.war.model.components import MOST_UNITS, REGIONS
from cogs.war.model.ruleset import ruleset
from cogs.war.rules.movement import MarchArmies
from cogs.war.rules.occupation import OfferTrim
from cogs.war.words.menus.movement import FORCES
from cogs.war.words.menus.sight import Sight
from cogs.war.words.prompts.question import Asks, Question, by_card

PATHS_OF_THE_WOSES = "fp_str_11"


def march(sight: Sight, step: MarchArmies) -> Question:
    """10.2, 10.3 Which Army goes where, and how many moves are left."""
    asked = sight.say("prompt-march", needs=_needs(sight, step.needs), count=step.moves)
    return by_card(sight, step.why, asked), "" if step.compulsory else sight.say("prompt-may-stop")


def _needs(sight: Sight, needs: str) -> str:
    """Who must go along; what leads an Army differs between the sides."""
    return f"{needs}_{sight.seat}" if needs == "leader" else needs or "none"


def send(sight: Sight, step: Any) -> Question:
    """7.5 An Army goes several regions."""
    asked = sight.say("prompt-send", needs=_needs(sight, step.needs), count=step.distance)
    return by_card(sight, step.card, asked), sight.say("prompt-may-stop") if step.optional else ""


def gather(sight: Sight, step: Any) -> Question:
    """7.5 Armies march to others."""
    asked = sight.say("prompt-gather", count=step.armies, distance=step.distance)
    return by_card(sight, step.card, asked), ""


def woses(sight: Sight, step: Any) -> Question:
    """7.5 An Army of Rohan takes the hidden paths."""
    return by_card(sight, PATHS_OF_THE_WOSES, sight.say("prompt-woses")), ""


def movers(sight: Sight, step: Any) -> Question:
    """10.2 Who goes, who stays."""
    region = REGIONS[step.region]
    asked = sight.say(
        "prompt-movers",
        origin=sight.say.region(REGIONS[step.origin]),
        region=sight.say.region(region),
        may=leave_or_go(sight),
    )
    held = sight.seen.regions[step.origin].figures[step.side if hasattr(step, "side") else sight.side]
    room = sight.room(step.region)
    tight = ""
    if room < units(step.force):
        over = units(step.force) - max(0, room)
        tight = sight.say("prompt-room", count=max(0, room), over=over)
    return asked, f"{force(sight, step.force, held)} {tight}".rstrip()


def leave_or_go(sight: Sight) -> str:
    """10.2 What may be done with a force now: `leave`, `go` or `both`."""
    if not sight.legal(Confirm):
        return "leave"
    return "both" if sight.legal(Leave) else "go"


def force(sight: Sight, going: Bag, held: Bag) -> str:
    """The force put together so far, and who stays; its purpose is that of the decision."""
    staying = minus(held, going)
    now = sight.say(f"prompt-force-{FORCES[sight.kind]}", figures=sight.troops(going, most=200))
    return f"{now} {sight.say('prompt-staying', figures=sight.troops(staying, most=200))}" if staying else now


def trim(sight: Sight, step: OfferTrim) -> Question:
    """10.1 A unit too many."""
    number = units(sight.seen.regions[step.region].figures[step.side])
    inside = sight.seen.regions[step.region].besieged == sight.seat
    most = ruleset(sight.state).most_besieged if inside else MOST_UNITS
    region = sight.say.region(REGIONS[step.region])
    return sight.say("prompt-trim", region=region, count=number, most=most, over=number - most), ""


ASKS: Asks = {
    "march_armies": march,
    "send_army": send,
    "gather_armies": gather,
    "paths_of_the_woses_march": woses,
    "choose_movers": movers,
    "form_column": movers,
    "form_gathering": movers,
    "offer_trim": trim,
}
