"""A level of a menu as places in pictures: what may be touched there, and where that leads.

A touch leads to a choice of the level, or past it to what lies further down where one way alone goes there.
Choices without a place in the pictures shown stand beside them, as in the panel.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from bot.engine import Action, Observation, foresee
from bot.match.bundle import GameBundle
from bot.text import Aim, Chain, Item, Language
from bot.ui.menus.level import THEN, Choice, Level


@dataclass(frozen=True, slots=True)
class Reach:
    """What can be reached from a level. lit: by its handle what a touch leads to: one choice, or several
    which then are buttons. beside: the level as far as it has no place in the pictures."""

    lit: Mapping[str, tuple[Choice, ...]]
    beside: Level


def touch(level: Level, handle: str) -> tuple[Choice, ...]:
    """Tell where the touch of a handle leads: to the choices of the level that lie there; else to the one
    further down that does. Several are to be told apart by buttons; none where it leads nowhere."""
    here = tuple(each for each in level.choices if each.spot == handle)
    below = tuple(each for each in level.below if each.spot == handle)
    return here or (below[:1] if len({(each.number, each.further) for each in below}) == 1 else ())


def reach(level: Level, shown: Collection[str]) -> Reach:
    """Tell what can be touched at a level. shown: the handles that the pictures beside it show."""
    handles = dict.fromkeys(each.spot for each in (*level.choices, *level.below) if each.spot in shown)
    lit = {handle: led for handle in handles if handle and (led := touch(level, handle))}
    ends = dict(zip(level.choices, level.ends, strict=False))
    beside = tuple(each for each in level.choices if each.spot not in lit)
    return Reach(lit, replace(level, choices=beside, ends=tuple(ends.get(each, ()) for each in beside)))


def foreseen_chains(bundle: GameBundle, seen: Observation, language: Language) -> list[Chain]:
    """What can be done at once by touching it, though it would be asked step by step: an Army is touched, and
    where to, and a die that moves it is spent. To be offered beside the chains of the menu.

    Of ways that look alike the first one is taken; the others are still in the menu.
    """
    words, found = bundle.words, dict[tuple[str, ...], Chain]()
    for opening, then in foresee(bundle.game, seen, words.list_openings(seen)).items():
        aim, path_of, chains = words.aims(then), words.paths(then, language), words.chains(then, language)
        instead = {each.actions[0] for each in chains if each.instead}
        lines = [(each.actions, each.path) for each in chains]
        lines += [((each,), path_of(each)) for each in then.legal if each not in instead]
        for actions, path in lines:
            way = _by_place(aim, actions, path)
            if way:
                found.setdefault(tuple(item.key for item in way), Chain((opening, *actions), way))
    return [*found.values()]


def _by_place(aim: Aim, actions: tuple[Action, ...], path: tuple[Item, ...]) -> tuple[Item, ...]:
    """Order the steps of a way: those with a place first; none where nothing has one."""
    text = THEN.join(map(str, actions))
    steps = [item for item in path if not item.many]
    placed = [item for item in steps if aim(text, item)]
    return (*placed, *(item for item in steps if item not in placed)) if placed else ()
