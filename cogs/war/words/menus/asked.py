"""What a question asks on the map: the regions to choose from with their numbers, and what leads there.

Menus, pictures and alt texts number alike because all of them ask here. A view `ask` shows a question, a view
`ask__orthanc` what is left of it once Orthanc has been chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, groupby
from typing import Any, Final, TypeAlias

from bot.engine import Action
from bot.text import Item, Language, collation
from cogs.war.model import actions
from cogs.war.model.components import NEIGHBOURS, NUMBER, REGIONS, SETTLEMENT
from cogs.war.model.map import INDEX, Window, around, part_showing
from cogs.war.model.observation import WarObservation
from cogs.war.model.queries import where
from cogs.war.words.menus.sight import MOST, Path, Sight, sight_of
from cogs.war.words.menus.sight import waking as wakened_by
from cogs.war.words.names import AREA_OF, PHRASES, region_label

ASK: Final = "ask"
APART: Final = "__"
"""Between the words of a view's name."""
SORTED: Final = 10
"""Above so many choices the numbers follow the names, as the lines of a menu do."""
MOVING = (actions.Step, actions.Retreat, actions.Travel, actions.Fly)
"""Somebody goes where it says, from somewhere it does not say."""

Numbers: TypeAlias = Mapping[tuple[str, str], int]
"""By origin and region: of an Army that is chosen `("", region)`, of where it goes `(origin, region)`."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A region to choose. number: as in the menu, 0 for none; wakes: Nations roused or brought to war."""

    region: str
    number: int
    wakes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A question. start: from where somebody goes to the goals; empty where one of them is just chosen."""

    window: Window
    start: str
    goals: tuple[Goal, ...]


def is_question(view: str) -> bool:
    """Check whether a view shows what is asked on the map."""
    return view.partition(APART)[0] == ASK


def place_of(action: Action) -> str:
    """Return the region that an action names; empty without one."""
    region: str = getattr(action, "region", "")
    return region if region in NUMBER else ""


def origin_of(action: Action) -> str:
    """Return the region that an action sets out from; empty without one."""
    origin: str = getattr(action, "origin", "")
    return origin if origin in NUMBER else ""


def _words(action: Action) -> tuple[str, ...]:
    """List the words of a menu's levels above an action: an Army, a figure, an area."""
    areas = (AREA_OF.get(region, "") for region in (origin_of(action), place_of(action)))
    figure = getattr(action, "figure", "")
    return tuple(dict.fromkeys(word for word in (origin_of(action), figure, *areas) if word))


def name_question(seen: WarObservation, reached: Sequence[Action]) -> str:
    """Name the view of a question as far as it is still open; empty where it is about no place.

    reached: the legal actions that the menu still leads to.
    """
    placed = [action for action in reached if place_of(action)]
    if not placed:
        return ASK if _underway(seen) else ""
    every = sum(1 for action in seen.legal if place_of(action))
    shared = [word for word in _words(placed[0]) if all(word in _words(other) for other in placed)]
    view = APART.join((ASK, *shared)) if len(placed) < every else ASK
    question = read_question(seen, view, "en")
    return view if question.start or question.goals else ""


def read_question(seen: WarObservation, view: str, language: Language) -> Asked:
    """Return the question that a view is about."""
    chosen = view.split(APART)[1:]
    placed = [action for action in seen.legal if place_of(action) and set(chosen) <= {*_words(action)}]
    going = _underway(seen)
    if not placed and going is not None:
        start, region = going
        return Asked(_window(start, (region,)), start, (Goal(region, 0),))
    numbers, origins = number(seen, language), [*dict.fromkeys(map(origin_of, placed))]
    if len(origins) > 1:
        goals = tuple(Goal(origin, numbers.get(("", origin), 0)) for origin in origins)
        return Asked(_window("", [goal.region for goal in goals]), "", goals)
    start = "".join(origins) or _start(seen, placed)
    first = {place_of(action): action for action in reversed(placed)}
    regions = dict.fromkeys(map(place_of, placed))
    wakes = partial(_wakes, sight_of(PHRASES[language], seen))
    group = "".join(origins)
    goals = tuple(
        Goal(destination, numbers.get((group, destination), 0), wakes(first[destination]))
        for destination in regions
    )
    if len(goals) > MOST:
        # Anywhere: it is shown from where.
        return Asked(around(start) if start else INDEX, start, ())
    return Asked(_window(start, [*regions]), start, goals)


def number(seen: WarObservation, language: Language) -> Numbers:
    """Number what may be chosen on the map: Armies, and for each the ways it may go; none of too many."""
    placed = [action for action in seen.legal if place_of(action)]
    groups: dict[str, list[str]] = {}
    for action in placed:
        groups.setdefault(origin_of(action), []).append(place_of(action))
    numbers: dict[tuple[str, str], int] = {}
    if len(groups) > 1:
        numbers |= {("", army): at for at, army in _count([group for group in groups if group], language)}
    for origin, regions in groups.items():
        numbers |= {(origin, region): at for at, region in _count(regions, language)}
    return numbers


def _count(regions: Iterable[str], language: Language) -> Iterator[tuple[int, str]]:
    listed = [*dict.fromkeys(regions)]
    if len(listed) > SORTED:
        listed.sort(key=lambda region: collation(region_label(PHRASES[language], region), language))
    if len(listed) > MOST:
        # They are chosen area by area.
        listed.sort(key=lambda region: AREA_OF[region])
        areas = groupby(listed, key=lambda region: AREA_OF[region])
        return chain.from_iterable(enumerate(within, 1) for _, within in areas)
    return enumerate(listed, 1) if len(listed) > 1 else iter(())


def _underway(seen: WarObservation) -> tuple[str, str] | None:
    """Find from where to where somebody goes of whom only is asked who goes along."""
    if seen.battle is not None:
        return None
    step: Any = seen.agenda[-1] if seen.agenda else None
    step = getattr(step, "battle", None) or step
    places = [getattr(step, field, None) for field in ("origin", "region")]
    if all(type(place) is int and 0 <= place < len(REGIONS) for place in places):
        return REGIONS[places[0]], REGIONS[places[1]]  # type: ignore[index]
    return None


def _start(seen: WarObservation, placed: Sequence[Action]) -> str:
    """Return from where somebody goes, if the question does not say."""
    if not placed or not isinstance(placed[0], MOVING):
        return ""
    step: Any = seen.agenda[-1] if seen.agenda else None
    path: Sequence[int] = getattr(step, "path", ())
    group: Sequence[str] = getattr(step, "group", ())
    if path:
        return REGIONS[path[-1]]
    if group:
        there = where(sight_of(PHRASES["en"], seen).state, group[0])
        there = there if there >= 0 else seen.fellowship.region
        return REGIONS[there] if there >= 0 else ""
    return REGIONS[seen.battle.region] if seen.battle is not None else ""


def _window(start: str, regions: Sequence[str]) -> Window:
    """Choose the part of the map that shows what is asked: the surroundings of the start if all of it is
    near, else a theatre, else all of the map."""
    every = dict.fromkeys((*filter(None, [start]), *regions))
    near = {REGIONS[neighbour] for neighbour in NEIGHBOURS[NUMBER[start]]} if start else set()
    if start and {*regions} <= near | {start}:
        return around(start)
    if len(every) == 1:
        return around(*every)
    return part_showing(every) or INDEX


def _wakes(sight: Sight, action: Action) -> tuple[str, ...]:
    match action:
        case actions.March(_, region):
            there = sight.there(region)
            captures = there.controller not in (None, sight.seat) and there.besieged is None
            takes = captures and SETTLEMENT[NUMBER[region]] != "none"
            return wakened_by(sight, region, "captures" if takes else "enters")
        case actions.Assault(_, region):
            return wakened_by(sight, region, "attacks")
    return ()


# The numbers in the menus.

_KEYS: Final = ("", "to_", "on_", "go_", "part_to_", "part_on_", "part_go_")
"""What the keys of the items of regions begin with."""


def with_numbers(sight: Sight, action: Action, path: Path) -> Path:
    """Return the way to an action with the numbers of its Army and its region in front of their names."""
    region, origin = place_of(action), origin_of(action)
    if not region:
        return path
    numbers: Numbers = sight.keep("numbers", lambda: number(sight.seen, sight.say.translator.language))
    army, goal = numbers.get(("", origin), 0) if origin else 0, numbers.get((origin, region), 0)
    keys = {f"{prefix}{region}": goal for prefix in _KEYS} | {f"from_{origin}": army}
    figure = getattr(action, "figure", "")
    return tuple(
        _add_number(sight, item, keys.get(item.key) or _whose(item, figure, region, goal)) for item in path
    )


def _whose(item: Item, figure: str, region: str, goal: int) -> int:
    """Return the number for figures in a region: those that fly, one or several of them."""
    return goal if figure and item.key.startswith(f"{figure}_{region}") else 0


def _add_number(sight: Sight, item: Item, at: int) -> Item:
    if not at:
        return item
    label = sight.say("choice-numbered", number=at, label=item.label)
    return replace(item, label=label, order=f"{at:02}")
