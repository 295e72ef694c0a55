"""Menus of any game: the legal actions of a decision as a tree of choices.

`Words.path` names the way to each action, `Words.chains` those that several of them can be done by at once.
Actions whose paths agree so far are one choice; a choice with one action left is a leaf. Ways without a fork
are shortened, so nobody presses through a level with one button, unless it asks once more (`Item.asks`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.engine import Action, Observation, Outcome, find_endings
from bot.engine.game import LONGEST
from bot.match.bundle import GameBundle
from bot.text import APART, Aim, Chain, Item, Language, Translator, aim_nowhere
from bot.ui.layout import DETAIL, LABEL
from bot.ui.menus.level import ARROW, THEN, Choice, Level, Trail
from bot.ui.page import clip

Path = Callable[[Action], tuple[Item, ...]]


class _Entry(NamedTuple):
    """An action, as text, and the way to it."""

    action: str
    path: tuple[Item, ...]


def menu(
    legal: Sequence[Action],
    path: Path,
    trail: Trail,
    chains: Sequence[Chain] = (),
    aim: Aim = aim_nowhere,
) -> Level:
    """The level of the menu at a trail; a trail that leads nowhere ends at the last level it reached."""
    # What is touched is no button, and may be longer.
    entries = [*_entries(legal, path, chains, LONGEST if aim is aim_nowhere else None)]
    depth, crumbs = _forward(entries, 0, ())
    walked: list[int] = []
    for step in trail.steps:
        groups = _groups(entries, depth)
        if step >= len(groups):
            break
        below = _down(groups[step], depth, crumbs)
        if below is None:
            break
        walked.append(step)
        entries, (depth, crumbs) = groups[step], below
    groups = _groups(entries, depth)
    choices = tuple(_choice(n, group, depth, aim) for n, group in enumerate(groups))
    ends = tuple(_ends(choice, group, depth, aim) for choice, group in zip(choices, groups, strict=True))
    reached = tuple(dict.fromkeys(entry.action.partition(THEN)[0] for entry in entries))
    further = () if aim is aim_nowhere else tuple(_further(entries, depth, aim))
    level = Level(Trail(tuple(walked)), crumbs, choices, ends, reached, further)
    if not trail.page or len(walked) != len(trail.steps):
        return level
    return replace(level, trail=level.trail.turned(min(trail.page, level.pages - 1)))


def labels(path: Sequence[Item]) -> str:
    """A path as one line: `Frodo › The Shire`; what is asked once more, and what several are chosen
    from, is no part of the choice."""
    return ARROW.join(item.label for item in path if not item.asks and not item.many)


def names(paths: Sequence[Sequence[Item]]) -> list[str]:
    """Name each path among the others: with what several are chosen from, where it takes that."""
    short = Counter(map(labels, paths))
    return [labels(path) if short[labels(path)] == 1 else whole_label(path) for path in paths]


def whole_label(path: Sequence[Item]) -> str:
    """A path as one line, with what several are chosen from: `Arthedain › Frodo`."""
    return ARROW.join(item.label for item in path if not item.asks)


def _entries(
    legal: Sequence[Action], path: Path, chains: Sequence[Chain], longest: int | None
) -> Iterator[_Entry]:
    """Everything a menu leads to: beside each action the chains that begin with it, or these instead.

    A chain too long for the id of a button is gone through action by action.
    """
    beginning: dict[str, list[tuple[_Entry, bool]]] = {}
    for chain in chains:
        text = THEN.join(map(str, chain.actions))
        if longest is None or len(text) <= longest:
            entry = _Entry(text, chain.path)
            beginning.setdefault(str(chain.actions[0]), []).append((entry, chain.instead))
    for action in legal:
        text = str(action)
        chain_entries = beginning.get(text, ())
        yield from (entry for entry, _ in chain_entries)
        if not any(instead for _, instead in chain_entries):
            yield _Entry(text, path(action))


def _forward(entries: list[_Entry], depth: int, crumbs: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """Follow the way while it does not fork."""
    while len(entries) > 1 and all(len(entry.path) > depth for entry in entries):
        if entries[0].path[depth].many or len({entry.path[depth].key for entry in entries}) > 1:
            break
        crumbs = (*crumbs, entries[0].path[depth].label)
        depth += 1
    return depth, crumbs


def _down(group: list[_Entry], depth: int, crumbs: tuple[str, ...]) -> tuple[int, tuple[str, ...]] | None:
    """Step down into a choice: how deep its level is, and the labels on the way; None for a leaf."""
    first = group[0].path
    if len(group) > 1:
        # Who walks into what would be a menu of its own finds its lines one by one.
        return _forward(group, depth + bool(first[depth].many), crumbs)
    asked = _asked(first, depth)
    return None if asked is None else (asked, (*crumbs, labels(first[depth:asked])))


def _groups(entries: list[_Entry], depth: int) -> list[list[_Entry]]:
    groups: dict[tuple[str, str], list[_Entry]] = {}
    for entry in entries:
        ended = len(entry.path) <= depth
        key = ("ends", entry.action) if ended else ("goes", entry.path[depth].key)
        groups.setdefault(key, []).append(entry)
    return list(groups.values())


def _asked(path: Sequence[Item], depth: int) -> int | None:
    """Find where a path asks once more, below this depth."""
    return next((at for at, item in enumerate(path) if at > depth and item.asks), None)


def _ends(choice: Choice, group: list[_Entry], depth: int, aim: Aim) -> tuple[Choice, ...]:
    """The ends of the ways through a choice, named by what is left of the way.

    None where it is one itself, or where what asks once more is still some choices away.
    """
    if len(group) < 2:
        return ()
    forward, _ = _forward(group, depth, ())
    ends: list[Choice] = []
    for number, below in enumerate(_groups(group, forward)):
        if len(below) > 1 and any(_asked(entry.path, forward) is not None for entry in below):
            return ()
        for entry in below:
            end = _choice(choice.number, [entry], min(depth + 1, len(entry.path) - 1), aim)
            ends.append(replace(end, further=(number,) if end.action is None else (len(ends),)))
    return tuple(ends)


def _choice(number: int, group: list[_Entry], depth: int, aim: Aim) -> Choice:
    first = group[0]
    if len(group) > 1:
        item = first.path[depth]
        return Choice(number, _fitting(item), None, spot=aim(first.action, item))
    asked = _asked(first.path, depth)
    rest = first.path[depth:asked] or first.path[-1:]
    action, surely = (first.action, "") if asked is None else (None, first.action)
    spot = next(filter(None, (aim(first.action, item) for item in rest)), "")
    if len(rest) == 1:
        return Choice(number, _fitting(rest[0]), action, spot=spot, surely=surely)
    emoji = next((path_item.emoji for path_item in rest if path_item.emoji), "")
    last = rest[-1]
    shown = Item(last.key, labels(rest), last.detail, emoji, last.tone, rest[0].order, printed=last.printed)
    return Choice(number, _fitting(shown), action, spot=spot, surely=surely)


def _further(
    entries: list[_Entry], depth: int, aim: Aim, way: tuple[int, ...] = (), above: tuple[Item, ...] = ()
) -> Iterator[Choice]:
    """List what has a place further down, and the other places of what is chosen at once, with the whole way.

    way: the choices taken from the level on; above: what they are called.
    """
    for number, group in enumerate(_groups(entries, depth)):
        steps, first = (*way, number), group[0]
        choice = _choice(steps[0], group, depth, aim)
        led = replace(choice, item=_led_by(above, choice.item), further=steps[1:])
        if way and led.spot:
            yield led
        if choice.action or choice.surely:
            others = {aim(first.action, item) for item in first.path[depth:]} - {led.spot, ""}
            yield from (replace(led, spot=spot) for spot in sorted(others))
        if (below := _down(group, depth, ())) is not None:
            yield from _further(group, below[0], aim, steps, (*above, choice.item))


def _led_by(above: tuple[Item, ...], item: Item) -> Item:
    """Name something with the way to it, where that is more than it is itself."""
    if not above:
        return item
    return _fitting(replace(item, label=labels((*above, item)), emoji=item.emoji or above[0].emoji))


def _fitting(item: Item) -> Item:
    """An item whose texts are no longer than Discord allows."""
    if len(item.label) <= LABEL and len(item.detail) <= DETAIL:
        return item
    return replace(item, label=clip(item.label, LABEL), detail=clip(item.detail, DETAIL))


# In a lesson a menu says what may be done, and not what comes of it: to find that is the task.


def menu_of_lesson(
    bundle: GameBundle, seen: Observation, language: Language, trail: Trail, aim: Aim = aim_nowhere
) -> Level:
    """The level of a menu at a trail, without notes. aim: where it is touched, from `GameText.aims`."""
    path_of = bundle.words.paths(seen, language)
    chains = [replace(chain, path=_bare(chain.path)) for chain in bundle.words.chains(seen, language)]
    return menu(seen.legal, lambda action: _bare(path_of(action)), trail, chains, aim).without_notes()


def _bare(path: tuple[Item, ...]) -> tuple[Item, ...]:
    """The way with no more than what each choice is, where its label says more."""
    return tuple(
        [
            replace(item, label=item.bare, detail="", emoji="", tone="primary") if item.bare else item
            for item in path
        ]
    )


# Lines of a menu that end the game say so first.

Ways = tuple[Callable[[Action], tuple[Item, ...]], Sequence[Chain]]
FACE = "🏁"


def ways_with_endings(
    translator: Translator, bundle: GameBundle, seen: Observation, language: Language
) -> Ways:
    """The ways to all actions, and the chains, of a game; what ends the game says how."""
    path_of, chains = bundle.words.paths(seen, language), bundle.words.chains(seen, language)
    lines = [*((action,) for action in seen.legal), *(chain.actions for chain in chains)]
    endings = find_endings(bundle.game, seen, lines)
    if not endings:
        return path_of, chains
    told = {line: _tell(translator, bundle, outcome, language) for line, outcome in endings.items()}

    def path(action: Action) -> tuple[Item, ...]:
        return _with_note(path_of(action), told.get((action,)))

    return path, [replace(chain, path=_with_note(chain.path, told.get(chain.actions))) for chain in chains]


def _tell(translator: Translator, bundle: GameBundle, outcome: Outcome, language: Language) -> str:
    winners = [bundle.words.seat(seat, language) for seat in outcome.winners]
    return translator("menu-ends-game", winners=translator.join(winners), count=len(winners))


def _with_note(path: tuple[Item, ...], note: str | None) -> tuple[Item, ...]:
    """The way with a note in the small print of its last choice."""
    if note is None:
        return path
    last = max((at for at, item in enumerate(path) if not item.asks), default=0)
    item = path[last]
    detail = clip(APART.join(filter(None, [note, item.detail])), DETAIL)
    return (*path[:last], replace(item, detail=detail, emoji=FACE), *path[last + 1 :])
