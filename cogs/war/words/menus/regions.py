"""Regions in menus: what stands there in the small print, and by areas of the map where there are many."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.text import Item, collation
from cogs.war.model.armies import units
from cogs.war.model.components import FORTIFICATION, NUMBER, OWNER, POINTS, SETTLEMENT, SIDES
from cogs.war.words.areas import AREA_OF
from cogs.war.words.menus.faces import FACES
from cogs.war.words.menus.sight import LABEL_ROOM, Path, Sight
from cogs.war.words.names import region_label

MOST = 25
"""Menus one menu holds."""


def place(sight: Sight, offered: Collection[str], region: str, item: Item, beside: int = 0) -> Path:
    """A region's item, below that of its area where more is offered than a menu holds.

    beside: choices of another kind on the same level.
    """
    if len(offered) + beside <= MOST:
        return (item,)
    return (area_item(sight, offered, region), item)


def area_item(sight: Sight, offered: Collection[str], region: str) -> Item:
    """The area a region lies in, with how many regions of it are offered."""
    area = AREA_OF[region]
    key = ("area", area, id(offered))
    found: Item | None = sight.kept.get(key)
    if found is None:
        count = sum(AREA_OF[each] == area for each in offered)
        regions = sight.say("choice-regions", count=count)
        found = sight.kept[key] = sight.item(f"area_{area}", f"state-area-{area}", regions)
    return found


def region_item(sight: Sight, region: str, *notes: str, key: str = "", face: str = "") -> Item:
    """A region as it stands; notes: what choosing it would bring, in the label as long as there is room,
    then first in the small print."""
    made = ("region", region, notes, key)
    found: Item | None = sight.kept.get(made)
    if found is None:
        label = region_title(sight, region)
        left: list[str] = []
        for note in notes:
            longer = sight.say("choice-noted", region=label, note=note)
            if left or len(longer) > LABEL_ROOM:
                left.append(note)
            else:
                label = longer
        emoji = FACES[face] if face else _face(sight, region)
        detail = sight.detail((*left, *standing(sight, region)))
        found = Item(key or region, label, detail, emoji, order=region_order(sight, region))
        sight.kept[made] = found
    return found


def region_order(sight: Sight, region: str) -> str:
    """What a menu of regions is sorted by: the name, whatever stands there."""
    return collation(region_label(sight.say, region), sight.say.translator.language)


def army_title(sight: Sight, region: str) -> str:
    """A region with the own units there, whoever else is."""
    own = units(sight.own(region))
    return sight.say("choice-own-there", region=sight.say.region(region), count=own)


def region_title(sight: Sight, region: str) -> str:
    """A region with how many units stand there, and the Ring-bearers: a button has no small print."""
    name = sight.say.region(region)
    own, foes = units(sight.own(region)), units(sight.foes(region))
    title = region_label(sight.say, region)
    if foes:
        title = sight.say("choice-foes-there", region=name, count=foes)
    elif own:
        title = army_title(sight, region)
    if sight.seen.fellowship.region == NUMBER[region]:
        return sight.say("choice-fellowship-there", region=title)
    return title


def _face(sight: Sight, region: str) -> str:
    if units(sight.foes(region)):
        return FACES["armies"]
    return FACES.get(SETTLEMENT[NUMBER[region]], "")


def standing(sight: Sight, region: str) -> Iterator[str]:
    """What stands in a region: own figures, enemy figures, the Ring-bearers, the Settlement."""
    own, foes = sight.own(region), sight.foes(region)
    if foes:
        yield sight.say("choice-foes", figures=sight.troops(foes, most=70))
    if own:
        yield sight.say("choice-own", figures=sight.troops(own, most=70)) if foes else sight.troops(own)
    if sight.seen.fellowship.region == NUMBER[region]:
        yield sight.say("choice-fellowship-here")
    yield from _settlement(sight, region)
    if not own and not foes:
        yield sight.say("choice-empty")


def _settlement(sight: Sight, region: str) -> Iterator[str]:
    number, there = NUMBER[region], sight.there(region)
    kind = SETTLEMENT[number]
    if kind == "none":
        if FORTIFICATION[number]:
            yield sight.say("choice-place-fortification")
        return
    worth = sight.say(f"choice-place-{kind}", count=POINTS[number])
    holder = there.controller or SIDES[OWNER[number] or 0]
    if there.besieged is not None:
        yield sight.say("choice-place-besieged", place=worth)
    elif there.captured or holder != sight.seat:
        yield sight.say("choice-place-of", place=worth, seat=sight.say.name(holder))
    else:
        yield worth
