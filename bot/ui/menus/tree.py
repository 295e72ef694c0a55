"""Menus of any game: the legal actions of a decision as a tree of choices.

`Words.path` names the way to each action. Actions whose paths agree so far are one choice; a choice with one
action left is a leaf. Ways without a fork are shortened, so nobody presses through a level with one button,
unless it asks once more (`Item.asks`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.engine import Action
from bot.text import Item

MOST_BUTTONS = 10
"""Choices of one level that are offered as buttons; more become select menus."""
IN_A_SELECT = 25
SELECTS = 3
"""Select menus on one page of a level."""
MOST_EXPLAINED = 4
"""Lines of small print beside buttons; for more of them, the plain buttons become a select menu."""
MOST_SHORTCUTS = 5
"""Leaves with a tone of their own that stay buttons beside select menus: ready, pass, confirm."""
LABEL, DETAIL = 80, 100
ARROW, BESIDE = " › ", " / "

Path = Callable[[Action], tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a level. action: the canonical text of a leaf, None for a branch; number: its place."""

    number: int
    item: Item
    action: str | None


@dataclass(frozen=True, slots=True)
class Trail:
    """Where in a menu somebody is: the numbers of the choices taken, and the page of the level."""

    steps: tuple[int, ...] = ()
    page: int = 0

    def __str__(self) -> str:
        return ".".join(map(str, self.steps)) + (f"~{self.page}" if self.page else "")

    @classmethod
    def parse(cls, text: str) -> Trail:
        """The inverse of `str`; whatever cannot be read leads to the beginning."""
        steps, _, page = text.partition("~")
        numbers = steps.split(".") if steps else []
        if not all(map(str.isdecimal, [*numbers, page or "0"])) or len(text) > 60:
            return cls()
        return cls(tuple(map(int, numbers)), int(page or "0"))

    def into(self, number: int) -> Trail:
        """One level deeper."""
        return Trail((*self.steps, number))

    def back(self) -> Trail:
        """One level up."""
        return Trail(self.steps[:-1])

    def turned(self, page: int) -> Trail:
        """Another page of the same level."""
        return Trail(self.steps, page)


@dataclass(frozen=True)
class Level:
    """One level of a menu. trail: where it is; crumbs: the labels of the way here; choices: all of them.

    What it offers where is asked for several times with every answer, and worked out once.
    """

    trail: Trail
    crumbs: tuple[str, ...]
    choices: tuple[Choice, ...]

    @cached_property
    def shortcuts(self) -> tuple[Choice, ...]:
        """The choices offered as buttons."""
        if len(self.choices) <= MOST_BUTTONS:
            if len({each.item.detail for each in self.choices if _is_plain(each)}) <= MOST_EXPLAINED:
                return self.choices
            return tuple([each for each in self.choices if not _is_plain(each)])
        toned = [each for each in self.choices if each.action is not None and each.item.tone != "secondary"]
        return tuple(toned[:MOST_SHORTCUTS])

    @property
    def explained(self) -> tuple[tuple[str, str], ...]:
        """What a button does not show, for a few buttons: labels with their small print.

        Where it is the same for all of them it does not help to choose.
        """
        found: dict[str, list[str]] = {}
        for each in self.shortcuts:
            if each.item.detail:
                found.setdefault(each.item.detail, []).append(each.item.label)
        several = [*found.values()]
        alike = len(several) == 1 and len(several[0]) > 1
        if alike or len(found) > MOST_EXPLAINED:
            return ()
        return tuple((BESIDE.join(labels), detail) for detail, labels in found.items())

    @cached_property
    def selects(self) -> tuple[tuple[Choice, ...], ...]:
        """The choices of this page offered in select menus, in menus of 25."""
        page = self._listed[self.trail.page * SELECTS * IN_A_SELECT :][: SELECTS * IN_A_SELECT]
        return tuple(page[at : at + IN_A_SELECT] for at in range(0, len(page), IN_A_SELECT))

    @property
    def pages(self) -> int:
        """How many pages the level has."""
        return max(1, -(-len(self._listed) // (SELECTS * IN_A_SELECT)))

    @cached_property
    def _listed(self) -> tuple[Choice, ...]:
        beside = {each.number for each in self.shortcuts}
        listed = tuple([each for each in self.choices if each.number not in beside])
        # Numbers stay what they are: what is written in a message leads to the same choice in any order.
        if len(listed) > MOST_BUTTONS and all(each.item.order for each in listed):
            return tuple(sorted(listed, key=lambda each: each.item.order))
        return listed


class _Entry(NamedTuple):
    action: Action
    path: tuple[Item, ...]


def menu(legal: Sequence[Action], path: Path, trail: Trail) -> Level:
    """The level of the menu at a trail; a trail that leads nowhere ends at the last level it reached."""
    entries = [_Entry(action, path(action)) for action in legal]
    depth, crumbs = _forward(entries, 0, ())
    walked: list[int] = []
    for step in trail.steps:
        groups = _groups(entries, depth)
        if step >= len(groups):
            break
        asked = _asked(groups[step][0].path, depth)
        if len(groups[step]) < 2 and asked is None:
            break
        walked.append(step)
        entries = groups[step]
        if len(entries) < 2 and asked is not None:
            depth, crumbs = asked, (*crumbs, labels(entries[0].path[depth:asked]))
        else:
            depth, crumbs = _forward(entries, depth, crumbs)
    choices = tuple(_choice(n, group, depth) for n, group in enumerate(_groups(entries, depth)))
    level = Level(Trail(tuple(walked)), crumbs, choices)
    if not trail.page or len(walked) != len(trail.steps):
        return level
    return Level(level.trail.turned(min(trail.page, level.pages - 1)), crumbs, choices)


def labels(path: Sequence[Item]) -> str:
    """A path as one line: `Frodo › The Shire`; what is asked once more is no part of the choice."""
    return ARROW.join(item.label for item in path if not item.asks)


def clip(text: str, most: int) -> str:
    """A text of at most so many characters, with an ellipsis where something was left out."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _forward(entries: list[_Entry], depth: int, crumbs: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """Follows the way while it does not fork."""
    while len(entries) > 1 and all(len(entry.path) > depth for entry in entries):
        if len({entry.path[depth].key for entry in entries}) > 1:
            break
        crumbs = (*crumbs, entries[0].path[depth].label)
        depth += 1
    return depth, crumbs


def _groups(entries: list[_Entry], depth: int) -> list[list[_Entry]]:
    found: dict[tuple[str, str], list[_Entry]] = {}
    for entry in entries:
        ended = len(entry.path) <= depth
        key = ("ends", str(entry.action)) if ended else ("goes", entry.path[depth].key)
        found.setdefault(key, []).append(entry)
    return list(found.values())


def _asked(path: Sequence[Item], depth: int) -> int | None:
    """Where a path asks once more, below this depth."""
    return next((at for at, item in enumerate(path) if at > depth and item.asks), None)


def _is_plain(choice: Choice) -> bool:
    """Whether a button would need small print beside it to tell what it is about."""
    return bool(choice.item.detail) and choice.item.tone == "secondary"


def _choice(number: int, group: list[_Entry], depth: int) -> Choice:
    first = group[0]
    if len(group) > 1:
        return Choice(number, _fitting(first.path[depth]), None)
    asked = _asked(first.path, depth)
    rest = first.path[depth:asked] or first.path[-1:]
    action = str(first.action) if asked is None else None
    if len(rest) == 1:
        return Choice(number, _fitting(rest[0]), action)
    emoji = next((each.emoji for each in rest if each.emoji), "")
    shown = Item(rest[-1].key, labels(rest), rest[-1].detail, emoji, rest[-1].tone, rest[0].order)
    return Choice(number, _fitting(shown), action)


def _fitting(item: Item) -> Item:
    """An item whose texts are no longer than Discord allows."""
    if len(item.label) <= LABEL and len(item.detail) <= DETAIL:
        return item
    return Item(
        item.key, clip(item.label, LABEL), clip(item.detail, DETAIL), item.emoji, item.tone, item.order
    )
