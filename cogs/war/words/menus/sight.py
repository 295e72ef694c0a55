"""The things menus look at, kept per observation: regions and what stands there, faces of dice, who would
wake.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Literal, TypeAlias, TypeVar

from bot.engine import Action, Event, Seat
from bot.text import LONGEST_DETAIL, Item, collation, join_details
from bot.text.game_text import Tone
from cogs.war.model.armies import nations_of, room, units
from cogs.war.model.bags import Bag
from cogs.war.model.components import (
    FIGURES,
    FORTIFICATION,
    FREE,
    NATIONS,
    NUMBER,
    OWNER,
    POINTS,
    SETTLEMENT,
    SHADOW,
    SIDES,
)
from cogs.war.model.observation import RegionSeen, WarObservation
from cogs.war.model.queries import at_war, is_active, points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, SIDE, State
from cogs.war.rules.nations import fellowship_declared, react_to_attack, react_to_entry, settlement_captured
from cogs.war.rules.procedure import WarStep
from cogs.war.secrecy import determinise
from cogs.war.words.names import AREA_OF, SIGNS, Phrasebook, figures, region_label

# Emoji that help to find a choice in a menu. They say nothing that the label does not say.

FACES: Mapping[str, str] = {
    **SIGNS,
    # what an action is about
    "cards": "🃏",
    "recruits": "➕",
    "politics": "🏛️",
    "armies": "🚩",
    "attacks": "⚔️",
    "fellowship": "👣",
    "companions": "🧑‍🤝‍🧑",
    "nazgul": "🦇",
    "minions": "👺",
    "ring": "💎",
    "skip": "✋",
    "pass": "✋",
    # settlements, and what stands in a region
    "stronghold": "🏰",
    "city": "🏙️",
    "town": "🏠",
    "siege": "🧱",
    "wounded": "🩸",
    "removed": "💀",
    "left": "⛺",
    "dice": "🎲",
    "spread": "🧭",
    "disband": "🧹",
    # answers
    "confirm": "✅",
    "accept": "✅",
    "decline": "✖️",
    "retreat": "🏃",
    "hunt": "👁️",
    "random": "🎲",
    "rouse": "📣",
}
"""By an id or a word."""
HEROES: Mapping[str, str] = {
    "gandalf_the_grey": "🧙",
    "gandalf_the_white": "🤍",
    "strider": "🌠",
    "aragorn": "👑",
    "boromir": "📯",
    "legolas": "☘️",
    "gimli": "🧔",
    "meriadoc": "🌿",
    "peregrin": "🍎",
    "gollum": "🐟",
    "saruman": "🔮",
    "witch_king": "👻",
    "mouth_of_sauron": "👄",
    "nazgul": "🦇",
}
"""Characters."""


# What questions and menus look at: one observation in one language.
#
# A panel asks for the way to every legal action of the same observation, so what has been worked out for it
# is kept until others are asked about.

Path: TypeAlias = tuple[Item, ...]
Paths: TypeAlias = Mapping[type[Action], Callable[[Any, Any], Path]]
Change: TypeAlias = Callable[[State], State]
A = TypeVar("A", bound=Action)
T = TypeVar("T")

LABEL_ROOM = 60


class Sight:
    """One observation in one language. seat, side: who is asked; kind, rule: of the open decision."""

    def __init__(self, say: Phrasebook, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen
        mine = [decision for decision in seen.waiting if decision.seat == seen.viewer]
        self.kind = mine[0].kind if mine else ""
        self.rule = mine[0].rule if mine else ""
        self.seat: Seat = seen.viewer or SEATS[0]
        self.side = SIDE[self.seat]
        self.step: WarStep | None = seen.agenda[-1] if seen.agenda else None
        self.kept: dict[Any, Any] = {}

    @cached_property
    def state(self) -> State:
        """A position as it may be; only what everybody sees of it is to be looked at."""
        return determinise(self.seen, Random(0))  # noqa: S311 - nothing of chance is looked at

    def legal(self, kind: type[A]) -> tuple[A, ...]:
        """Return the legal actions of one kind."""
        return self.keep(
            kind, lambda: tuple(action for action in self.seen.legal if isinstance(action, kind))
        )

    def regions(self, kind: type[Any]) -> tuple[str, ...]:
        """Return the regions that the legal actions of one kind are about."""
        return self.keep(
            ("regions", kind), lambda: tuple(dict.fromkeys(action.region for action in self.legal(kind)))
        )

    def keep(self, key: Any, make: Callable[[], T]) -> T:
        """Return what is made once for an observation, though it is asked for with every action."""
        if key not in self.kept:
            self.kept[key] = make()
        kept: T = self.kept[key]
        return kept

    def others(self, kind: type[Action]) -> int:
        """Count the legal actions that are of another kind."""
        return len(self.seen.legal) - len(self.legal(kind))

    def message_of(self, message: str) -> str:
        """Return the message of the rules that are played by, where they have words of their own."""
        own = f"{message}-{self.seen.options.rules}"
        return own if self.say.translator.has(own) else message

    # Figures in words

    def troops(self, held: Bag, form: str = "nom", most: int = LONGEST_DETAIL) -> str:
        """Return figures in full if they fit in so many characters, otherwise counted."""
        full = figures(self.say, held, form)
        return full if len(full) <= most else self.brief(held)

    def brief(self, held: Bag) -> str:
        """Return figures counted: `7 units, 2 Leaders, 3 Nazgûl, 1 character`."""
        roles = ("leader", "nazgul", "character")
        counts = dict.fromkeys(("unit", *roles), 0)
        counts["unit"] = units(held)
        for name, number in held:
            role = FIGURES[name].role
            if role not in ("regular", "elite"):
                counts[role if role in roles else "character"] += number
        return ", ".join(self.say(f"choice-count-{what}", count=n) for what, n in counts.items() if n)

    # Items

    def item(
        self, key: str, message: str, *parts: str, face: str = "", tone: Tone = "secondary", **values: Any
    ) -> Item:
        """Show a choice whose label is a message; the parts that fit become its small print."""
        return Item(key, self.say(message, **values), join_details(parts), FACES[face] if face else "", tone)

    def plain(self, key: str, message: str, face: str, tone: Tone = "secondary", **values: Any) -> Item:
        """Show a choice whose label and small print are a message and its attribute."""
        detail = self.say(f"{message}.detail", **values)
        return self.item(key, message, detail, face=face, tone=tone, **values)

    # Places

    def there(self, region: str) -> RegionSeen:
        """Return what stands in a region."""
        return self.seen.regions[NUMBER[region]]

    def own(self, region: str) -> Bag:
        """Return the figures of who is asked in a region."""
        return self.there(region).figures[self.side]

    def foes(self, region: str) -> Bag:
        """Return the figures of the other side in a region."""
        return self.there(region).figures[1 - self.side]

    def room(self, region: int) -> int:
        """10.1 Count the units that may still come to a region."""
        return room(self.state, self.side, region)


def sight_of(say: Phrasebook, seen: WarObservation) -> Sight:
    """Return the sight of an observation."""
    return Sight(say, seen)


Way: TypeAlias = Callable[[Sight, Any], Path]


def plainly(key: str, message: str, face: str = "decline", tone: Tone = "secondary") -> Way:
    """Return the way to what is one message with its small print, whatever is looked at."""
    return lambda sight, action: (sight.plain(key, message, face, tone),)


def simply(key: str, message: str, face: str, tone: Tone = "secondary") -> Way:
    """Return the way to what is one message without small print."""
    return lambda sight, action: (sight.item(key, message, face=face, tone=tone),)


# Regions in menus: what stands there in the small print, and by areas of the map where there are many.

MOST = 25
"""Menus one menu holds."""


def place(sight: Sight, offered: Collection[str], region: str, item: Item, beside: int = 0) -> Path:
    """Show a region's item, below that of its area where more is offered than a menu holds.

    beside: choices of another kind on the same level.
    """
    if len(offered) + beside <= MOST:
        return (item,)
    return (area_item(sight, offered, region), item)


def area_item(sight: Sight, offered: Collection[str], region: str) -> Item:
    """Show the area a region lies in, with how many regions of it are offered."""
    area = AREA_OF[region]

    def make() -> Item:
        count = sum(AREA_OF[other] == area for other in offered)
        return sight.item(f"area_{area}", f"state-area-{area}", sight.say("choice-regions", count=count))

    return sight.keep(("area", area, id(offered)), make)


def region_item(sight: Sight, region: str, *notes: str, key: str = "", face: str = "") -> Item:
    """Show a region as it stands; notes: what choosing it would bring, in the label as long as there is room,
    then first in the small print."""
    made = ("region", region, notes, key)
    item: Item | None = sight.kept.get(made)
    if item is None:
        label = region_title(sight, region)
        left: list[str] = []
        for note in notes:
            longer = sight.say("choice-noted", region=label, note=note)
            if left or len(longer) > LABEL_ROOM:
                left.append(note)
            else:
                label = longer
        emoji = FACES[face] if face else _face(sight, region)
        detail = join_details((*left, *standing(sight, region)))
        item = Item(key or region, label, detail, emoji, order=region_order(sight, region))
        sight.kept[made] = item
    return item


def region_order(sight: Sight, region: str) -> str:
    """Return the name, by which a menu of regions is sorted, whatever stands there."""
    return collation(region_label(sight.say, region), sight.say.translator.language)


def army_title(sight: Sight, region: str) -> str:
    """Return a region with the own units there, whoever else is."""
    own = units(sight.own(region))
    return sight.say("choice-own-there", region=sight.say.region(region), count=own)


def region_title(sight: Sight, region: str) -> str:
    """Return a region with how many units stand there, and the Ring-bearers: a button has no small print."""
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
    """Return what stands in a region: own figures, enemy figures, the Ring-bearers, the Settlement."""
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


# 9, 15 What a choice would bring: Nations that wake or come to be At War, and victory.


def by_attack(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3b, 9.4 List whom an attack on a region rouses."""
    return _tell_waking(sight, *_wakings(sight, _attack(sight, region)))


def by_entering(sight: Sight, region: str, *, captures: bool) -> tuple[str, ...]:
    """9.3a, 9.4 List whom an Army rouses that enters a region, and maybe captures its Settlement."""
    return _tell_waking(sight, *_wakings(sight, _entry(sight, region, captures=captures)))


def waking(sight: Sight, region: str, how: Literal["enters", "captures", "attacks"]) -> tuple[str, ...]:
    """9.3, 9.4 List the Nations that an Army rouses, or brings to be At War, by what it does in a region."""
    attacks, captures = how == "attacks", how == "captures"
    change = _attack(sight, region) if attacks else _entry(sight, region, captures=captures)
    roused, to_war = _wakings(sight, change)
    return tuple(dict.fromkeys((*roused, *to_war)))


def _attack(sight: Sight, region: str) -> Change:
    number, nations = NUMBER[region], nations_of(sight.foes(region))
    return lambda state: react_to_attack(state, nations, number, _untold)


def _entry(sight: Sight, region: str, *, captures: bool) -> Change:
    number = NUMBER[region]
    react = settlement_captured if captures else react_to_entry
    return lambda state: react(state, sight.side, number, _untold)


def by_capturing(sight: Sight, region: str) -> tuple[str, ...]:
    """15.3, 15.4 List a warning where a captured Settlement would be enough to win at the end of the turn."""
    number, rules = NUMBER[region], ruleset(sight.state)
    if OWNER[number] == sight.side:
        return ()
    held = [points(sight.state, side) for side in (FREE, SHADOW)]
    more = [score + POINTS[number] * (side == sight.side) for side, score in enumerate(held)]
    if rules.conqueror(*held) == sight.side or rules.conqueror(*more) != sight.side:
        return ()
    return (sight.say("choice-conquers", count=more[sight.side]),)


def by_declaring(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3c List whom the Fellowship rouses that is declared in a region."""
    wakings = _wakings(sight, lambda state: fellowship_declared(state, NUMBER[region], _untold))
    return _tell_waking(sight, *wakings)


def _wakings(sight: Sight, change: Change) -> tuple[list[str], list[str]]:
    """List the Nations that a change rouses, and those that it brings to be At War: in a position as it may
    be, of which this much is open."""
    before, after = sight.state, change(sight.state)
    roused = [nation for nation in NATIONS if is_active(after, nation) and not is_active(before, nation)]
    return roused, [nation for nation in NATIONS if at_war(after, nation) and not at_war(before, nation)]


def _tell_waking(sight: Sight, roused: Sequence[str], to_war: Sequence[str]) -> tuple[str, ...]:
    return (
        *(sight.say("choice-rouses", nation=sight.say.nation(nation)) for nation in roused),
        *(sight.say("choice-to-war", nation=sight.say.nation(nation)) for nation in to_war),
    )


def _untold(event: Event) -> None:
    """Drop an event: what would happen is not told."""
