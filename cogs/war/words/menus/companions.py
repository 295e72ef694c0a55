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
        return (*_together(sight, action, there), Item(item.key, label, item.detail, item.emoji))
    if not step.group:
        return (*_together(sight, action), item)
    label = sight.say("choice-join-too", name=character_label(sight.say, action.character))
    return (*_together(sight, action), Item(item.key, label, item.detail, item.emoji))


def _together(sight: Sight, action: actions.Join, there: int | None = None) -> Path:
    """13.1, 13.2 The menu of those who can join together. there: the region they have to come from."""
    step: Any = sight.step
    joining = sight.legal(actions.Join)
    if there is not None:
        joining = tuple(each for each in joining if where(sight.state, each.character) == there)
    exactly: int = getattr(step, "exactly", 0)
    most = min(exactly - len(step.group) if exactly else len(joining), len(joining))
    if most > 1 and there is not None:
        region = sight.say.region(REGIONS[there])
        return (Item(f"join_{REGIONS[there]}", sight.say("choice-join-from", region=region), many=most),)
    return (Item("join", sight.say("choice-join-several"), many=most),)


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


def number_there(sight: Sight, action: actions.ChooseFigureIn) -> int:
    """13.3 How many of a kind in a region have not moved yet."""
    moved = (action.figure, NUMBER[action.region])
    arrived = sum(n for name, there, n in getattr(sight.step, "arrived", ()) if (name, there) == moved)
    there = count(sight.own(action.region), action.figure)
    left: int = max(1, there - arrived)
    return left


def who(sight: Sight, action: actions.ChooseFigureIn, number: int = 0) -> Path:
    """13.3 Nazgûl or a Minion in a region. number: how many of them; 0: all, or it is asked next."""
    region = sight.say.region(action.region)
    key = f"{action.figure}_{action.region}" + (f"_{number}" if number else "")
    number = number or number_there(sight, action)
    label = sight.say("choice-from", name=label_number(sight.say, action.figure, number), region=region)
    item = region_item(sight, action.region)
    face = HEROES.get(action.figure, FACES["nazgul"])
    return (Item("who", sight.say("choice-join-several"), many=1), Item(key, label, item.detail, face))


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
