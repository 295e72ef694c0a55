"""10, 11.2, 11.14 Armies that move or attack: whose, where to, and who goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine import Action
from bot.text import Item
from cogs.war.model import actions
from cogs.war.model.bags import Bag, count
from cogs.war.model.components import FIGURES, NUMBER
from cogs.war.rules.movement import may_go_whole
from cogs.war.words.menus.faces import FACES
from cogs.war.words.menus.regions import army_title, place, region_item, region_order
from cogs.war.words.menus.sight import LABEL_ROOM, Path, Paths, Sight
from cogs.war.words.menus.waking import by_attack, by_capturing, by_entering
from cogs.war.words.names import label_number

FORCES = {"movers": "march", "rearguard": "attack", "advancing": "advance"}
"""What a force is put together for, by the kind of decision."""


def march(sight: Sight, action: actions.March, *, whole: bool = False) -> Path:
    """10.2 An Army, and where it goes: all of it, or whoever is chosen next."""
    start = _origins(sight, actions.March, action.origin)
    notes, key = _entering(sight, action.region), f"to_{action.region}"
    if not whole and goes_whole(sight, action):
        notes, key = (sight.say("choice-march-part"), *notes), f"part_to_{action.region}"
    return (*start, region_item(sight, action.region, *notes, key=key))


def goes_whole(sight: Sight, action: actions.March) -> bool:
    """10.2 Whether all of an Army may go, and need not; cards that move Armies ask for each."""
    step: Any = sight.step
    if step.step != "march_armies":
        return False
    known = ("whole", action)
    found: bool | None = sight.kept.get(known)
    if found is None:
        places = NUMBER[action.origin], NUMBER[action.region]
        found = sight.kept[known] = may_go_whole(sight.state, sight.side, *places, step.needs)
    return found


def _entering(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3a, 9.4, 11.14 What it brings to enter a region: a captured Settlement, Nations roused."""
    kept: tuple[str, ...] | None = sight.kept.get(("entering", region))
    if kept is None:
        kept = sight.kept["entering", region] = tuple(_brings(sight, region))
    return kept


def _brings(sight: Sight, region: str) -> Iterator[str]:
    there = sight.there(region)
    captures = there.controller not in (None, sight.seat) and there.besieged is None
    if captures:
        yield from by_capturing(sight, region)
        yield sight.say("choice-captures")
    yield from by_entering(sight, region, captures=captures)


def _origins(sight: Sight, kind: type[Any], origin: str) -> Path:
    """The Army that moves or attacks; by areas where there are more than a menu holds."""
    origins: dict[str, None] | None = sight.kept.get((kind, "origins"))
    if origins is None:
        origins = dict.fromkeys(each.origin for each in sight.legal(kind))
        sight.kept[kind, "origins"] = origins
    kept: Item | None = sight.kept.get((kind, origin))
    if kept is None:
        detail = sight.troops(sight.own(origin))
        order = region_order(sight, origin)
        kept = Item(f"from_{origin}", army_title(sight, origin), detail, FACES["armies"], order=order)
        sight.kept[kind, origin] = kept
    return place(sight, origins, origin, kept, sight.others(kind))


def assault(sight: Sight, action: actions.Assault) -> Path:
    """11.1 An Army, and whom it attacks: next door, in its own Stronghold, or out of it."""
    start = _origins(sight, actions.Assault, action.origin)
    region = sight.say.region(action.region)
    enemy = sight.say("choice-foes", figures=sight.troops(sight.foes(action.region), most=80))
    roused = by_attack(sight, action.region)
    if action.origin != action.region:
        return (*start, region_item(sight, action.region, *roused, key=f"on_{action.region}", face="attacks"))
    message = "choice-sortie" if sight.there(action.region).besieged == sight.seat else "choice-storm"
    return (*start, sight.item(f"on_{action.region}", message, *roused, enemy, face="siege", region=region))


def leave(sight: Sight, action: actions.Leave) -> Path:
    """10.2 Who is left behind, and how many."""
    figure, numbers = action.figure, _numbers(sight)[action.figure]
    name = label_number(sight.say, figure, action.number, "acc")
    number = sight.item(f"n_{action.number}", "choice-leave", face="left", figures=name)
    if numbers == 1:
        return (Item(f"leave_{figure}", number.label, number.detail, number.emoji),)
    force: Bag = getattr(sight.step, "force", ()) or getattr(getattr(sight.step, "battle", None), "force", ())
    going = max(count(force, figure), numbers)
    label = sight.say("choice-leave-some", figures=label_number(sight.say, figure, going, "gen"))
    if len(label) > LABEL_ROOM:
        label = label_number(sight.say, figure, going)
    return (Item(f"leave_{figure}", label, emoji=FACES["left"]), number)


def _numbers(sight: Sight) -> dict[str, int]:
    found: dict[str, int] | None = sight.kept.get("leave")
    if found is None:
        found = {}
        for each in sight.legal(actions.Leave):
            found[each.figure] = found.get(each.figure, 0) + 1
        sight.kept["leave"] = found
    return found


def go(sight: Sight, action: Action) -> Path:
    """10.2 The force is confirmed, with who is in it; a large one is counted, the question names it."""
    step: Any = sight.step
    force: Bag = step.battle.force if sight.kind == "rearguard" else step.force
    purpose = FORCES[sight.kind]
    label = sight.say(f"choice-go-{purpose}", figures=sight.troops(force))
    if len(label) > LABEL_ROOM:
        label = sight.say(f"choice-go-{purpose}", figures=sight.brief(force))
    return (Item("confirm", label, "", FACES["confirm"], "success"),)


def enough(sight: Sight, action: Action) -> Path:
    """10.3 No further move."""
    return (sight.item("decline", "choice-no-more-moves", face="confirm", tone="success"),)


def trim(sight: Sight, action: actions.Trim) -> Path:
    """10.1 A unit above the limit, with how many of them there are."""
    step: Any = sight.step
    held = sight.seen.regions[step.region].figures[step.side]
    figure = FIGURES[action.figure]
    return (
        sight.item(
            f"trim_{action.figure}",
            "choice-trim",
            face="left",
            role=figure.role,
            count=count(held, action.figure),
            nation=sight.say.nation(figure.nation or ""),
        ),
    )


PATHS: Paths = {
    actions.March: march,
    actions.Assault: assault,
    actions.Leave: leave,
    actions.Trim: trim,
}
