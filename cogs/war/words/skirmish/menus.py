"""S1-S6 The menus by which a battle on its own is set up."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Action
from bot.text import Item
from cogs.war.model import actions
from cogs.war.model.armies import units
from cogs.war.model.bags import only, total
from cogs.war.model.components import CARD_DECK, DECKS, FIGURES, FREE
from cogs.war.model.state import SEATS
from cogs.war.skirmish.actions import ChooseFamous, ChooseGround, DrawHand, Enlist, PickHand
from cogs.war.skirmish.rules.muster import DrawUpArmy
from cogs.war.skirmish.rules.place import ARMIES, FAMOUS
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
from cogs.war.words.menus.turns import card_item
from cogs.war.words.names import deck_label, figure_label, nation_label


def famous(sight: Sight, action: ChooseFamous) -> Path:
    """S1 Show a battle that is ready."""
    ground, say = FAMOUS[action.name], sight.say
    manner = say("battle-manner", manner=ground.manner)
    line = say("choice-battle-ready-made", manner=manner, attacker=say.name(SEATS[ground.attacker]))
    sizes = " : ".join(str(units(army)) for army in ARMIES[action.name])
    label = say(f"famous-{action.name}")
    return (Item(f"famous_{action.name}", label, sight.detail((line, sizes)), FACES["attacks"]),)


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
    found: Item | None = sight.kept.get(("group", group))
    if found is None:
        held = only(step.army(sight.state), lambda each: _group_of(each) == group)
        now = sight.say("choice-battle-now", figures=sight.troops(held, most=80)) if total(held) else ""
        labels = {"companions": "choice-battle-group-companions", "minions": "choice-battle-group-minions"}
        label = sight.say(labels[group]) if group in labels else nation_label(sight.say, group)
        found = Item(group, label, now or sight.say("choice-battle-none-yet"))
        sight.kept["group", group] = found
    return found


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
