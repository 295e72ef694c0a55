"""13.1-13.3 Companions, Nazgûl and Minions that move by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine import Action
from bot.text import LABEL, Item
from cogs.war.model import actions
from cogs.war.model.bags import count
from cogs.war.model.components import CHARACTERS, FREE, NATION_OF, NATION_SIDE, NUMBER, REGIONS, SETTLEMENT
from cogs.war.model.queries import controller, is_active, where
from cogs.war.words.menus.faces import FACES, HEROES
from cogs.war.words.menus.fellowship import companion_item
from cogs.war.words.menus.regions import place, region_item
from cogs.war.words.menus.sight import LABEL_ROOM, Path, Paths, Sight
from cogs.war.words.names import character_label, label_number


def join(sight: Sight, action: actions.Join) -> Path:
    """13.1, 13.2 Somebody comes along: for the first who moves on the map, with where."""
    item = companion_item(sight, action.character, f"join_{action.character}")
    step: Any = sight.step
    if sight.kind == "companions" and not step.group:
        there = where(sight.state, action.character)
        label = sight.say(
            "choice-from",
            name=character_label(sight.say, action.character),
            region=sight.say.region(REGIONS[there]),
        )
        return (Item(item.key, label, item.detail, item.emoji),)
    if not step.group:
        return (item,)
    label = sight.say("choice-join-too", name=character_label(sight.say, action.character))
    return (Item(item.key, label, item.detail, item.emoji),)


def travel(sight: Sight, action: actions.Travel) -> Path:
    """13.1, 13.2 Where the group goes, with the Nation it would rouse there."""
    regions = [each.region for each in sight.legal(actions.Travel)]
    offered = sight.kept.setdefault("travels", tuple(regions))
    item = region_item(sight, action.region, *_rousing(sight, action.region), key=f"to_{action.region}")
    return place(sight, offered, action.region, item, sight.others(actions.Travel))


def _rousing(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3d The Nation that would be activated by somebody of the group."""
    number, step = NUMBER[region], sight.step
    nation = NATION_OF[number]
    group: Sequence[str] = getattr(step, "group", ())
    if nation is None or NATION_SIDE[nation] != FREE or SETTLEMENT[number] not in ("city", "stronghold"):
        return ()
    if is_active(sight.state, nation) or controller(sight.state, number) != FREE:
        return ()
    if not any(nation in CHARACTERS[each].activates for each in group):
        return ()
    return (sight.say("choice-rouses", nation=sight.say.nation(nation)),)


def go(sight: Sight, action: Action) -> Path:
    """13.1 The group is complete and leaves."""
    step: Any = sight.step
    count, names = len(step.group), sight.say.several(step.group)
    label, detail = sight.say("choice-leave-fellowship", count=count, names=names), ""
    if len(label) > LABEL_ROOM:
        label, detail = sight.say("choice-leave-many", count=count), names[LABEL]
    return (Item("confirm", label, sight.detail((detail,)), FACES["confirm"], "success"),)


def enough(sight: Sight, action: Action) -> Path:
    """13.2, 13.3 Nobody else moves."""
    return (sight.plain("confirm", f"choice-enough-{sight.kind}", "confirm", "success"),)


def who(sight: Sight, action: actions.ChooseFigureIn) -> Path:
    """13.3 Nazgûl or a Minion in a region."""
    region = sight.say.region(action.region)
    moved = (action.figure, NUMBER[action.region])
    arrived = sum(n for name, there, n in getattr(sight.step, "arrived", ()) if (name, there) == moved)
    number = max(1, count(sight.own(action.region), action.figure) - arrived)
    label = sight.say("choice-from", name=label_number(sight.say, action.figure, number), region=region)
    item = region_item(sight, action.region)
    return (
        Item(
            f"{action.figure}_{action.region}", label, item.detail, HEROES.get(action.figure, FACES["nazgul"])
        ),
    )


def how_many(sight: Sight, action: actions.ChooseNumber) -> Path:
    """13.3 How many of the Nazgûl in a region."""
    figure = getattr(sight.step, "figure", "") or "nazgul"
    label = label_number(sight.say, figure, action.number)
    return (Item(f"n_{action.number}", label, emoji=FACES["nazgul"]),)


def fly(sight: Sight, action: actions.Fly) -> Path:
    """13.3 Where they fly."""
    offered = sight.kept.get("flights")
    if offered is None:
        offered = sight.kept["flights"] = tuple(each.region for each in sight.legal(actions.Fly))
    return place(sight, offered, action.region, region_item(sight, action.region, key=f"to_{action.region}"))


PATHS: Paths = {
    actions.Join: join,
    actions.Travel: travel,
    actions.Fly: fly,
}
