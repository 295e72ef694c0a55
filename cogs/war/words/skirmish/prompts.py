"""S1-S6 The questions asked while a battle on its own is set up."""

from __future__ import annotations

from cogs.war.model.armies import units
from cogs.war.model.components import HAND_LIMIT, REGIONS
from cogs.war.skirmish.rules.muster import DrawUpArmy, Ground
from cogs.war.skirmish.rules.place import ChooseOrigin, ReadyToBegin
from cogs.war.words.menus.sight import Sight
from cogs.war.words.prompts.question import Asks, Question, simple_question
from cogs.war.words.skirmish.status import attack

LONGEST_ARMY = 160


def origin(sight: Sight, step: ChooseOrigin) -> Question:
    """S2 Ask where the attackers come from."""
    return sight.say("prompt-battle-origin", region=sight.say.region(REGIONS[step.region])), ""


def army(sight: Sight, step: DrawUpArmy) -> Question:
    """S3 Ask who is in the Army."""
    held = step.army(sight.state)
    now = sight.say(
        "prompt-battle-army-now",
        units=units(held),
        room=step.room(sight.state),
        figures=sight.troops(held, most=LONGEST_ARMY),
    )
    return sight.say("prompt-battle-army", region=sight.say.region(REGIONS[step.region])), now


def cards(sight: Sight, step: object) -> Question:
    """S5 Ask which cards."""
    count = sum(sight.seen.sides[sight.side].backs)
    return (
        sight.say("prompt-battle-cards", most=HAND_LIMIT),
        sight.say("prompt-battle-cards-now", count=count),
    )


def ready(sight: Sight, step: ReadyToBegin) -> Question:
    """S6 Ask whether the battle may begin."""
    asked = sight.say("prompt-battle-ready", attack=attack(sight.say, step.ground))
    return asked, _stakes(sight, step.ground)


def _stakes(sight: Sight, ground: Ground) -> str:
    regions = sight.seen.regions
    return sight.say(
        "prompt-battle-ready-stakes",
        attackers=sight.troops(regions[ground.origin].figures[ground.attacker], most=LONGEST_ARMY),
        defenders=sight.troops(regions[ground.region].figures[ground.defender], most=LONGEST_ARMY),
    )


ASKS: Asks = {
    "choose_battle": simple_question("prompt-battle-place", "prompt-battle-place-may"),
    "choose_origin": origin,
    "draw_up_army": army,
    "offer_second_army": simple_question("prompt-battle-flank"),
    "take_hand": simple_question("prompt-battle-hand", "prompt-battle-hand-may"),
    "pick_cards": cards,
    "ready_to_begin": ready,
}
