"""A level of a menu as places in pictures: what may be touched there, and where that leads.

A touch leads to a choice of the level, or past it to what lies further down where one way alone goes there.
What is touched and then where it goes may be dragged there: one touch for two. Choices without a place in the
pictures shown stand beside them, as in the panel.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import Any, Final, TypeAlias, TypeVar

from bot.engine import Action, Observation, foresee
from bot.match.bundle import GameBundle
from bot.text import HELD, Aim, Chain, GameText, Item, Language
from bot.ui.menus.level import THEN, Choice, Level

P = TypeVar("P")
Line: TypeAlias = "tuple[tuple[Action, ...], tuple[Item, ...]]"
"""Actions that are done one after the other, and the way to them."""
MOST_FORESEEN: Final = 32
"""Questions of which it is remembered what can be done at once."""


@dataclass(frozen=True, slots=True)
class Reach:
    """All that can be reached from a level. lit: by its handle what a touch leads to: one choice, or several
    which then are buttons. beside: the level as far as it has no place in the pictures. drags: by handles
    what comes of dragging what is lit from one place to another; held: of holding it there before one lets it
    go. trays: where what is chosen from a menu of several may be brought, alone or together, by the
    number of the choice that is the menu."""

    lit: Mapping[str, tuple[Choice, ...]]
    beside: Level
    drags: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict)
    trays: Mapping[int, str] = field(default_factory=dict)
    held: Mapping[str, Mapping[str, Choice]] = field(default_factory=dict)

    @property
    def listed(self) -> frozenset[int]:
        """The numbers of the choices whose ways stand beside the pictures to their ends."""
        offered = (*self.beside.shortcuts, *chain.from_iterable(self.beside.selects))
        return frozenset(choice.number for choice in offered if choice.action is not None or choice.further)

    def put_first(self, shown: Sequence[tuple[P, Collection[str]]]) -> list[P]:
        """Order pictures, each given with the handles it shows: first one where something is touched."""
        touched = self.lit.keys() | self.drags.keys()
        first = next((number for number, (_, has) in enumerate(shown) if not touched.isdisjoint(has)), 0)
        return [picture for picture, _ in (*shown[first : first + 1], *shown[:first], *shown[first + 1 :])]


def touch(level: Level, handle: str) -> tuple[Choice, ...]:
    """Tell where the touch of a handle leads: to the choices of the level that lie there; else to the one
    further down that does. Several are to be told apart by buttons; none where it leads nowhere."""
    here = tuple(choice for choice in level.choices if choice.spot == handle)
    below = tuple(choice for choice in level.below if choice.spot == handle)
    return here or (below[:1] if len({(choice.number, choice.further) for choice in below}) == 1 else ())


def reach(level: Level, shown: Collection[str]) -> Reach:
    """Tell what can be touched at a level. shown: the handles that the pictures beside it show."""
    trays = {
        choice.number: choice.spot for choice in level.choices if choice.item.many and choice.spot in shown
    }
    ends = dict(zip(level.choices, level.ends, strict=False))
    handles = dict.fromkeys(choice.spot for choice in (*level.choices, *level.below) if choice.spot in shown)
    lit = {handle: led for handle in handles if handle and (led := touch(level, handle))}
    for number, tray in trays.items():
        if all(end.spot in lit for end in ends[level.choices[number]]):
            # What is touched one by one is only brought there together.
            led = tuple(choice for choice in lit.pop(tray) if choice.number != number)
            lit |= {tray: led} if led else {}
    touched = {choice.number for led in lit.values() for choice in led if not choice.further}
    beside = tuple(choice for choice in level.choices if choice.number not in touched)
    rest = replace(level, choices=beside, ends=tuple(ends.get(beside_choice, ()) for beside_choice in beside))
    drags = _drags(level, lit, shown)
    held = _hold(level, lit, drags)
    for choice in (tray_choice for tray_choice in level.choices if tray_choice.number in trays):
        for end in ends[choice]:
            if end.spot in shown and end.action is not None:
                drags.setdefault(end.spot, {})[trays[choice.number]] = _bring(end, choice)
    return Reach(lit, rest, drags, trays, held)


def _bring(end: Choice, tray: Choice) -> Choice:
    """What comes of bringing one thing where several may be brought."""
    then = tray.item.then
    return replace(end, item=tray.item, action=f"{end.action}{THEN}{then}") if then else end


def _drags(
    level: Level, lit: Mapping[str, tuple[Choice, ...]], shown: Collection[str]
) -> dict[str, dict[str, Choice]]:
    """Find what a drag leads to: where one touches first one place, then another, what the second does."""
    begun = {_way(choice): handle for handle, led in lit.items() for choice in led if choice.action is None}
    ended = {_does(led): handle for handle, led in lit.items() if _does(led)}
    near: dict[tuple[str, str], dict[tuple[int, ...], Choice]] = {}
    far: dict[tuple[str, str], dict[tuple[int, ...], Choice]] = {}
    for choice in level.below:
        way = _way(choice)
        for depth in range(1, len(way) + 1) if choice.spot in shown else ():
            start = begun.get(way[:depth])
            if start is not None and start != choice.spot:
                ways = near if depth >= len(way) - 1 else far
                ways.setdefault((start, choice.spot), {})[way] = choice
    drags: dict[str, dict[str, Choice]] = {}
    for (start, goal), ways_there in (far | near).items():
        # What asks once more is no other way.
        led_to = {way: choice for way, choice in ways_there.items() if not _asks_of(ways_there, way)}
        if len(led_to) == 1:
            drags.setdefault(start, {})[goal] = next(iter(led_to.values()))
    for goal, led in lit.items():
        # What is done at once lies in two places: from either to the other.
        start = ended.get(_does(led))
        if start is not None and start != goal:
            drags.setdefault(start, {})[goal] = led[0]
            drags.setdefault(goal, {})[start] = led[0]
    return drags


def _asks_of(ways: Mapping[tuple[int, ...], Choice], way: tuple[int, ...]) -> bool:
    """Check whether a way is where one of the others is asked once more."""
    asked = ways.get(way[:-1])
    return asked is not None and bool(asked.surely)


def _hold(
    level: Level, lit: Mapping[str, tuple[Choice, ...]], drags: Mapping[str, Mapping[str, Choice]]
) -> dict[str, dict[str, Choice]]:
    """Find what comes of holding something where it is dragged: what would be asked once more is done, or
    what else may be meant by it."""
    kept = [choice for choice in level.below if choice.spot.endswith(HELD)]
    other = _drags(level, lit, {choice.spot for choice in kept}) if kept else {}
    held: dict[str, dict[str, Choice]] = {}
    for start, goals in drags.items():
        for goal, choice in goals.items():
            meant = other.get(start, {}).get(goal + HELD)
            if choice.surely:
                meant = replace(choice, action=choice.surely, surely="")
            if meant is not None:
                held.setdefault(start, {})[goal] = meant
    return held


def _does(led: tuple[Choice, ...]) -> str:
    """What is done by one choice alone, asked once more or not."""
    return (led[0].action or led[0].surely) if len(led) == 1 else ""


def _way(choice: Choice) -> tuple[int, ...]:
    return (choice.number, *choice.further)


# Each level of a menu asks for those of the whole: in War they take a tenth of a second.
@lru_cache(maxsize=MOST_FORESEEN)
def foreseen_chains(bundle: GameBundle, seen: Observation, language: Language) -> tuple[Chain, ...]:
    """List what can be done at once by touching it, though it would be asked step by step: an Army is
    touched, and where to, and a die that moves it is spent. To be offered beside the chains of the menu.

    Of ways that look alike the first one is taken, and in one place what comes first there; the others are
    still in the menu.
    """
    words, first = bundle.words, dict[str, str]()
    chains = {THEN.join(map(str, gesture.actions)): gesture for gesture in words.gestures(seen, language)}
    openings = words.list_openings(seen)
    path_of, aim = words.paths(seen, language), words.aims(seen)
    for opening in openings:
        # It may be a thing of the board itself, a card or a track, behind something that is not.
        path = path_of(opening)
        if not aim(str(opening), path[0]) and (way := _by_place(aim, (opening,), path)):
            chains.setdefault(way[0].key, Chain((opening,), way[:1]))
    for opening, then in foresee(bundle.game, seen, openings).items():
        aim = words.aims(then)
        for actions, path in _lines(words, then, language):
            way = _by_place(aim, actions, path)
            if way and first.setdefault(aim(_join(actions), way[0]), way[0].key) == way[0].key:
                chains.setdefault(" ".join(item.key for item in way), Chain((opening, *actions), way))
    return tuple(chains.values())


def _lines(words: GameText[Any], seen: Observation, language: Language) -> list[Line]:
    """List what can be chosen, chains first, with the ways there."""
    path_of = words.paths(seen, language)
    chains = [*words.gestures(seen, language), *words.chains(seen, language)]
    instead = {known_chain.actions[0] for known_chain in chains if known_chain.instead}
    single: list[Line] = [((action,), path_of(action)) for action in seen.legal if action not in instead]
    return [*((known_chain.actions, known_chain.path) for known_chain in chains), *single]


def _by_place(aim: Aim, actions: tuple[Action, ...], path: tuple[Item, ...]) -> tuple[Item, ...]:
    """Order the steps of a way: those with a place first; none where nothing has one."""
    steps = [item for item in path if not item.many]
    placed = [item for item in steps if aim(_join(actions), item)]
    return (*placed, *(item for item in steps if item not in placed)) if placed else ()


def _join(actions: tuple[Action, ...]) -> str:
    return THEN.join(map(str, actions))
