"""A level of a menu: what it offers as buttons and what in select menus.

A way that forks need not be walked where there is room for its ends: all of them in one select menu, or in a
menu for each way, whose title says what its lines have in common.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from bot.text import Item

MOST_BUTTONS = 10
"""Choices of one level that are offered as buttons; more become select menus."""
FEW = 5
"""Choices that stay buttons where their ways are shown with them, which makes long labels."""
IN_A_SELECT = 25
SELECTS = 3
"""Select menus on one page of a level, beside those with a title."""
MOST_TITLED = 7
"""Select menus with a title on one level."""
MOST_EXPLAINED = 4
"""Lines of small print beside buttons; for more of them, the plain buttons become a select menu."""
MOST_SMALL_PRINT = 280
"""Characters of it, eight lines on a phone; for more, the plain buttons become a select menu."""
MOST_LABELS = 360
"""Characters of all labels, for buttons as wide as a phone take two lines each; more become a select menu."""
MOST_SHORTCUTS = 5
"""Leaves with a tone of their own that stay buttons beside select menus: ready, pass, confirm."""
MOST_COMPONENTS = 20
"""Of the 40 of a message, for the buttons and select menus of a level with their rows; the rest of the panel
and the ways to other levels need the others."""
BUTTONS_IN_A_ROW = 3
"""So many at least, however long their labels are."""
LABEL, DETAIL = 80, 100
ARROW, BESIDE = " › ", " / "


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a level. action: the canonical text of a leaf, None for a branch; number: its place.

    further: the choices that lead on to it from there, where it stands below its level.
    """

    number: int
    item: Item
    action: str | None
    further: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Trail:
    """A place in a menu: the numbers of the choices taken, and the page of the level."""

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

    def into(self, *numbers: int) -> Trail:
        """A level deeper with each number."""
        return Trail((*self.steps, *numbers))

    def back(self) -> Trail:
        """One level up."""
        return Trail(self.steps[:-1])

    def turned(self, page: int) -> Trail:
        """Another page of the same level."""
        return Trail(self.steps, page)


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu. title: what its lines have in common, "" for nothing; most: lines chosen together.

    then: what is done after them, if anything.
    """

    choices: tuple[Choice, ...]
    title: str = ""
    most: int = 1
    then: str = ""


class _Arrangement(NamedTuple):
    """buttons, menus: of all pages; listed: what stands in menus without a title, page by page."""

    buttons: tuple[Choice, ...]
    titled: tuple[Menu, ...]
    listed: tuple[Choice, ...]

    @property
    def fits(self) -> bool:
        """Check whether a panel has room for it, whatever else it says."""
        selects = len(self.titled) + min(SELECTS, -(-len(self.listed) // IN_A_SELECT))
        rows = selects + -(-len(self.buttons) // BUTTONS_IN_A_ROW)
        return rows + selects + len(self.buttons) <= MOST_COMPONENTS


@dataclass(frozen=True)
class Level:
    """One level of a menu. trail: where it is; crumbs: the labels of the way here; choices: all of them.

    ends: for each choice the ends of the ways through it; none where it is one itself, or asks once more.
    What it offers where is asked for several times with every answer, and worked out once.
    """

    trail: Trail
    crumbs: tuple[str, ...]
    choices: tuple[Choice, ...]
    ends: tuple[tuple[Choice, ...], ...] = ()

    @property
    def shortcuts(self) -> tuple[Choice, ...]:
        """The choices offered as buttons; one alone beside menus has no colour that would recommend it."""
        buttons = self._arranged.buttons
        if len(buttons) == 1 and self.menus and buttons[0].item.tone != "danger":
            return (replace(buttons[0], item=replace(buttons[0].item, tone="secondary")),)
        return buttons

    @property
    def explained(self) -> tuple[tuple[str, str], ...]:
        """Return what a button does not show, for a few buttons: labels with their small print.

        Where it is the same for all of them it does not help to choose.
        """
        found = _small_print(self.shortcuts)
        several = [*found.values()]
        alike = len(several) == 1 and len(several[0]) > 1
        if alike or len(found) > MOST_EXPLAINED:
            return ()
        return tuple((BESIDE.join(labels), detail) for detail, labels in found.items())

    @cached_property
    def menus(self) -> tuple[Menu, ...]:
        """The select menus of this page: those with a title, then the other choices in menus of 25."""
        page = self._arranged.listed[self.trail.page * SELECTS * IN_A_SELECT :][: SELECTS * IN_A_SELECT]
        listed = [Menu(page[at : at + IN_A_SELECT]) for at in range(0, len(page), IN_A_SELECT)]
        return (*self._arranged.titled, *listed)

    @property
    def selects(self) -> tuple[tuple[Choice, ...], ...]:
        """The lines of these menus."""
        return tuple([each.choices for each in self.menus])

    @property
    def pages(self) -> int:
        """Count the pages of the level."""
        return max(1, -(-len(self._arranged.listed) // (SELECTS * IN_A_SELECT)))

    @cached_property
    def _arranged(self) -> _Arrangement:
        below = dict(zip(self.choices, self.ends, strict=False))
        together = [each for each in self.choices if each.item.many and 0 < len(below[each]) <= IN_A_SELECT]
        titled = [_title(each, below[each]) for each in together]
        others = tuple([each for each in self.choices if each not in together])
        ways = [each for each in others if below.get(each)]
        whole = tuple([end for each in others for end in _ends(each, below.get(each, ()))])
        if not ways:
            return self._fitting(_divide(others, titled))
        if len(whole) <= FEW and _is_short(whole):
            return _Arrangement(whole, tuple(titled), ())
        if len(whole) <= IN_A_SELECT:
            buttons = _ending(others)
            listed = _sort(each for each in whole if each not in buttons)
            return _Arrangement(buttons, tuple(titled), listed)
        if len(ways) + len(titled) <= MOST_TITLED and all(len(below[each]) <= IN_A_SELECT for each in ways):
            spread = [*titled, *(_title(each, below[each]) for each in ways)]
            beside = tuple([each for each in others if each not in ways])
            return self._fitting(_divide(beside, spread), _list(beside, spread), _divide(others, titled))
        return self._fitting(_divide(others, titled))

    def _fitting(self, *arrangements: _Arrangement) -> _Arrangement:
        """The first of several for which there is room; at last, every way is walked."""
        return next((each for each in arrangements if each.fits), _divide(self.choices, ()))


def clip(text: str, most: int) -> str:
    """A text of at most so many characters, with an ellipsis where something was left out."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _divide(choices: tuple[Choice, ...], titled: Iterable[Menu]) -> _Arrangement:
    """A few choices are buttons; of many only what ends or confirms the whole."""
    if len(choices) > MOST_BUTTONS or sum(len(each.item.label) for each in choices) > MOST_LABELS:
        return _list(choices, titled)
    if _is_short(choices):
        return _Arrangement(choices, tuple(titled), ())
    return _put_beside(tuple([each for each in choices if not _is_plain(each)]), choices, titled)


def _list(choices: tuple[Choice, ...], titled: Iterable[Menu]) -> _Arrangement:
    """All choices in select menus, but for what ends or confirms the whole."""
    return _put_beside(_ending(choices), choices, titled)


def _put_beside(
    buttons: tuple[Choice, ...], choices: tuple[Choice, ...], titled: Iterable[Menu]
) -> _Arrangement:
    numbers = {each.number for each in buttons}
    return _Arrangement(buttons, tuple(titled), _sort(each for each in choices if each.number not in numbers))


def _is_short(choices: tuple[Choice, ...]) -> bool:
    """Check whether choices with different small print can be told apart as buttons on a small screen.

    What a button with a tone says counts too: it stays a button whatever becomes of the others.
    """
    plain = [each.item.detail for each in choices if _is_plain(each)]
    explained = len(set(plain))
    print_ = sum(len(f"{BESIDE.join(labels)}{detail}") for detail, labels in _small_print(choices).items())
    fits = print_ <= MOST_SMALL_PRINT or len(plain) <= 1
    return fits and explained <= MOST_EXPLAINED and (len(choices) <= FEW or explained <= 1)


def _small_print(choices: Iterable[Choice]) -> dict[str, list[str]]:
    """Collect what is said below the question, each with the labels of which it is said."""
    found: dict[str, list[str]] = {}
    for each in choices:
        if each.item.detail:
            found.setdefault(each.item.detail, []).append(each.item.label)
    return found


def _ends(choice: Choice, below: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The ends of the ways through a choice, each with the way to it; the choice itself where it is one."""
    return tuple([_led_to(choice.item, each) for each in below]) or (choice,)


def _led_to(way: Item, end: Choice) -> Choice:
    if end.item.label == way.label:
        return end
    label = clip(f"{way.label}{ARROW}{end.item.label}", LABEL)
    emoji = end.item.emoji or way.emoji
    return Choice(
        end.number, replace(end.item, label=label, emoji=emoji, order=way.order), end.action, end.further
    )


def _ending(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """List the choices that end or confirm the whole, beside a menu of everything else."""
    return tuple([each for each in choices if each.action is not None and _is_toned(each)][:MOST_SHORTCUTS])


def _title(choice: Choice, ends: tuple[Choice, ...]) -> Menu:
    most = max(1, min(choice.item.many, len(ends)))
    return Menu(_sort(ends), choice.item.label, most, choice.item.then)


def _sort(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """A long list by name; numbers stay what they are: what a message says leads to the same choice."""
    listed = tuple(choices)
    if len(listed) > MOST_BUTTONS and all(each.item.order for each in listed):
        return tuple(sorted(listed, key=lambda each: each.item.order))
    return listed


def _is_toned(choice: Choice) -> bool:
    return choice.item.tone != "secondary"


def _is_plain(choice: Choice) -> bool:
    """Check whether a button would need small print beside it to tell what it is about."""
    return bool(choice.item.detail) and not _is_toned(choice)
