"""The words of a battle on its own (S1-S7): its menus, its questions, its story."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Action
from bot.text import Item, join_details
from cogs.war.model import actions
from cogs.war.model.armies import units
from cogs.war.model.bags import only, total
from cogs.war.model.components import CARD_DECK, DECKS, FIGURES, FREE, HAND_LIMIT, REGIONS
from cogs.war.model.state import SEATS
from cogs.war.skirmish.actions import (
    ArmyDrawnUp,
    CardTaken,
    ChooseFamous,
    ChooseGround,
    DrawHand,
    Enlist,
    GroundChosen,
    HandTaken,
    PickHand,
    SkirmishEnded,
)
from cogs.war.skirmish.muster import DrawUpArmy, Ground
from cogs.war.skirmish.place import ARMIES, FAMOUS, ChooseOrigin, ReadyToBegin
from cogs.war.words.menus.chapters_4_to_10 import card_item
from cogs.war.words.menus.sight import (
    FACES,
    HEROES,
    Path,
    Paths,
    Sight,
    Way,
    area_item,
    plainly,
    region_item,
    simply,
)
from cogs.war.words.names import Phrasebook, deck_label, figure_label, figures, nation_label
from cogs.war.words.questions import Asks, Question, simple_question
from cogs.war.words.status import attack, attack_line, how_it_ended
from cogs.war.words.story.turns import Told, both, sides

# S1-S6 The menus by which a battle on its own is set up.


def famous(sight: Sight, action: ChooseFamous) -> Path:
    """S1 Show a battle that is ready."""
    ground, say = FAMOUS[action.name], sight.say
    manner = say("battle-manner", manner=ground.manner)
    line = say("choice-battle-ready-made", manner=manner, attacker=say.name(SEATS[ground.attacker]))
    sizes = " : ".join(str(units(army)) for army in ARMIES[action.name])
    label = say(f"famous-{action.name}")
    return (Item(f"famous_{action.name}", label, join_details((line, sizes)), FACES["attacks"]),)


def ground(sight: Sight, action: ChooseGround) -> Path:
    """S1 Show an area, a region, what kind of battle and who attacks."""
    offered = sight.regions(ChooseGround)
    label = sight.say("choice-battle-manner", manner=action.manner, attacker=sight.say.name(action.attacker))
    how = Item(f"{action.manner}_{action.attacker}", label)
    return (area_item(sight, offered, action.region), region_item(sight, action.region), how)


def enlist(sight: Sight, action: Enlist) -> Path:
    """S3 Show a Nation or the characters, a figure, how many."""
    step = sight.step
    assert isinstance(step, DrawUpArmy)
    figure, now = action.figure, step.now(sight.state, action.figure)
    name = figure_label(sight.say, figure)
    above = _group(sight, step, figure)
    if FIGURES[figure].nation is None:
        message = "choice-battle-add" if action.number else "choice-battle-remove"
        return (above, Item(figure, sight.say(message, figure=name), emoji=HEROES.get(figure, "")))
    kind = Item(figure, sight.say("choice-battle-figure", figure=name, count=now))
    return (above, kind, Item(f"n_{action.number}", str(action.number)))


def _group(sight: Sight, step: DrawUpArmy, figure: str) -> Item:
    """Show the Nation of a figure; Nazgûl go with the Minions."""
    group = _group_of(figure)
    item: Item | None = sight.kept.get(("group", group))
    if item is None:
        held = only(step.army(sight.state), lambda name: _group_of(name) == group)
        now = sight.say("choice-battle-now", figures=sight.troops(held, most=80)) if total(held) else ""
        labels = {"companions": "choice-battle-group-companions", "minions": "choice-battle-group-minions"}
        label = sight.say(labels[group]) if group in labels else nation_label(sight.say, group)
        item = Item(group, label, now or sight.say("choice-battle-none-yet"))
        sight.kept["group", group] = item
    return item


def _group_of(figure: str) -> str:
    kind = FIGURES[figure]
    if kind.role == "nazgul" or kind.nation is None:
        return "companions" if kind.side == FREE else "minions"
    return kind.nation


def draw(sight: Sight, action: DrawHand) -> Path:
    """S5 Show so many cards by chance."""
    return (sight.item(f"draw_{action.number}", "choice-battle-draw", face="random", count=action.number),)


def card(sight: Sight, action: actions.ChooseCard) -> Path:
    """S5 Show a deck, and one of its cards."""
    deck = DECKS[CARD_DECK[action.card]]
    return (Item(f"deck_{deck}", deck_label(sight.say, deck)), card_item(sight, action.card))


PATHS: Paths = {
    ChooseFamous: famous,
    ChooseGround: ground,
    Enlist: enlist,
    DrawHand: draw,
    PickHand: plainly("pick", "choice-battle-pick", "cards"),
}
HERE: Mapping[tuple[str, type[Action]], Way] = {
    ("battle_army", actions.Confirm): simply("confirm", "choice-battle-army-done", "confirm", "success"),
    ("battle_flank", actions.Decline): simply("decline", "choice-battle-no-flank", "decline"),
    ("battle_cards", actions.ChooseCard): card,
    ("battle_cards", actions.Confirm): simply("confirm", "choice-battle-cards-done", "confirm", "success"),
    ("battle_ready", actions.Confirm): simply("confirm", "choice-battle-begin", "attacks", "success"),
}
"""By the kind of decision, where common words mean something of their own."""


# S1-S6 The questions asked while a battle on its own is set up.

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


# S1-S7 A battle on its own: how it is set up, and how it ends.

BATTLE_WON, NOBODY_LEFT = "outcome-battle-won", "outcome-battle-nobody"


def _tell_ground_chosen(say: Phrasebook, event: GroundChosen) -> str:
    attack = attack_line(say, event.manner, event.attacker, event.region, event.origin)
    if event.famous:
        return say("event-ground-chosen-famous", famous=say(f"famous-{event.famous}"), attack=attack)
    return say("event-ground-chosen", attack=attack)


def _tell_hand_taken(say: Phrasebook, event: HandTaken) -> str:
    if not event.character and not event.strategy:
        return say("event-hand-taken-none", **sides(say, event.side))
    numbers = {"character": event.character, "strategy": event.strategy}
    return say("event-hand-taken", **numbers, **sides(say, event.side))


def _tell_skirmish_ended(say: Phrasebook, event: SkirmishEnded) -> str:
    how = how_it_ended(
        say, BATTLE_WON if event.winner else NOBODY_LEFT, (event.winner,) if event.winner else ()
    )
    left = [
        figures(say, held) or say("event-skirmish-nobody-left") for held in (event.free_peoples, event.shadow)
    ]
    return say("event-skirmish-ended", how=how, free=left[0], shadow=left[1], **both(say))


TOLD: Told = {
    GroundChosen: _tell_ground_chosen,
    ArmyDrawnUp: "event-army-drawn-up",
    HandTaken: _tell_hand_taken,
    CardTaken: "event-card-taken",
    SkirmishEnded: _tell_skirmish_ended,
}
