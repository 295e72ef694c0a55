"""A level of a menu: what it offers as buttons and what in select menus, and these laid out.

A way that forks need not be walked where there is room for its ends: all of them in one select menu, or in a
menu for each way, whose title says what its lines have in common.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import discord
from discord import ui

from bot.match.values import RefusedError
from bot.text import APART, Item, Translator
from bot.text.game_text import Tone
from bot.ui.layout import LABEL, Part, button, option, rows, select
from bot.ui.page import ComponentId, Kind, clip

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
ARROW, BESIDE = " › ", " / "
THEN = ";"
"""Between the texts of actions that are done one after the other."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a level. action: the canonical text of a leaf, None for a branch; number: its place.

    further: the choices that lead on to it from there, where it stands below its level. spot: where it lies
    in a picture, as in `Board.spots`; "" where it has no place. surely: the action of what is asked again.
    """

    number: int
    item: Item
    action: str | None
    further: tuple[int, ...] = ()
    spot: str = ""
    surely: str = ""


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
    reached: the texts of the actions it still leads to, of several done at once the first.
    below: what lies further down and has a place in a picture, where that was asked for.
    What it offers where is asked for several times with every answer, and worked out once.
    """

    trail: Trail
    crumbs: tuple[str, ...]
    choices: tuple[Choice, ...]
    ends: tuple[tuple[Choice, ...], ...] = ()
    reached: tuple[str, ...] = ()
    below: tuple[Choice, ...] = ()

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
        small_print = _small_print(self.shortcuts)
        several = [*small_print.values()]
        alike = len(several) == 1 and len(several[0]) > 1
        if alike or len(small_print) > MOST_EXPLAINED:
            return ()
        return tuple((BESIDE.join(labels), detail) for detail, labels in small_print.items())

    @cached_property
    def menus(self) -> tuple[Menu, ...]:
        """The select menus of this page: those with a title, then the other choices in menus of 25."""
        page = self._arranged.listed[self.trail.page * SELECTS * IN_A_SELECT :][: SELECTS * IN_A_SELECT]
        listed = [Menu(page[at : at + IN_A_SELECT]) for at in range(0, len(page), IN_A_SELECT)]
        return (*self._arranged.titled, *listed)

    @property
    def selects(self) -> tuple[tuple[Choice, ...], ...]:
        """The lines of these menus."""
        return tuple([menu.choices for menu in self.menus])

    @property
    def pages(self) -> int:
        """Count the pages of the level."""
        return max(1, -(-len(self._arranged.listed) // (SELECTS * IN_A_SELECT)))

    def without_notes(self) -> Level:
        """The same, saying of its choices no more than what they are: what comes of them is to be found."""
        ends = tuple(map(_leave_out_notes, self.ends))
        crumbs = tuple([_name_by(crumb, 1) for crumb in self.crumbs])
        choices, below = _leave_out_notes(self.choices), _leave_out_notes(self.below)
        return replace(self, crumbs=crumbs, choices=choices, ends=ends, below=below)

    @cached_property
    def _arranged(self) -> _Arrangement:
        below = dict(zip(self.choices, self.ends, strict=False))
        together = [
            choice for choice in self.choices if choice.item.many and 0 < len(below[choice]) <= IN_A_SELECT
        ]
        titled = [_title(choice, below[choice]) for choice in together]
        others = tuple([choice for choice in self.choices if choice not in together])
        ways = [choice for choice in others if below.get(choice)]
        whole = tuple([end for choice in others for end in _ends(choice, below.get(choice, ()))])
        if not ways:
            return self._fitting(_divide(others, titled))
        if len(whole) <= FEW and _is_short(whole):
            return _Arrangement(whole, tuple(titled), ())
        if len(whole) <= IN_A_SELECT:
            buttons = _ending(others)
            listed = _sort(choice for choice in whole if choice not in buttons)
            return _Arrangement(buttons, tuple(titled), listed)
        if len(ways) + len(titled) <= MOST_TITLED and all(len(below[way]) <= IN_A_SELECT for way in ways):
            spread = [*titled, *(_title(way, below[way]) for way in ways)]
            beside = tuple([choice for choice in others if choice not in ways])
            return self._fitting(_divide(beside, spread), _list(beside, spread), _divide(others, titled))
        return self._fitting(_divide(others, titled))

    def _fitting(self, *arrangements: _Arrangement) -> _Arrangement:
        """The first of several for which there is room; at last, every way is walked."""
        return next(
            (arrangement for arrangement in arrangements if arrangement.fits), _divide(self.choices, ())
        )


def _divide(choices: tuple[Choice, ...], titled: Iterable[Menu]) -> _Arrangement:
    """A few choices are buttons; of many only what ends or confirms the whole."""
    if len(choices) > MOST_BUTTONS or sum(len(choice.item.label) for choice in choices) > MOST_LABELS:
        return _list(choices, titled)
    if _is_short(choices):
        return _Arrangement(choices, tuple(titled), ())
    return _put_beside(tuple([choice for choice in choices if not _is_plain(choice)]), choices, titled)


def _list(choices: tuple[Choice, ...], titled: Iterable[Menu]) -> _Arrangement:
    """All choices in select menus, but for what ends or confirms the whole."""
    return _put_beside(_ending(choices), choices, titled)


def _put_beside(
    buttons: tuple[Choice, ...], choices: tuple[Choice, ...], titled: Iterable[Menu]
) -> _Arrangement:
    numbers = {choice.number for choice in buttons}
    return _Arrangement(
        buttons, tuple(titled), _sort(choice for choice in choices if choice.number not in numbers)
    )


def _is_short(choices: tuple[Choice, ...]) -> bool:
    """Check whether choices with different small print can be told apart as buttons on a small screen.

    What a button with a tone says counts too: it stays a button whatever becomes of the others.
    """
    plain = [choice.item.detail for choice in choices if _is_plain(choice)]
    explained = len(set(plain))
    print_ = sum(len(f"{BESIDE.join(labels)}{detail}") for detail, labels in _small_print(choices).items())
    fits = print_ <= MOST_SMALL_PRINT or len(plain) <= 1
    return fits and explained <= MOST_EXPLAINED and (len(choices) <= FEW or explained <= 1)


def _small_print(choices: Iterable[Choice]) -> dict[str, list[str]]:
    """Collect what is said below the question, each with the labels of which it is said."""
    small_print: dict[str, list[str]] = {}
    for choice in choices:
        if choice.item.detail:
            small_print.setdefault(choice.item.detail, []).append(choice.item.label)
    return small_print


def _ends(choice: Choice, below: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The ends of the ways through a choice, each with the way to it; the choice itself where it is one."""
    return tuple([_led_to(choice.item, end) for end in below]) or (choice,)


def _led_to(way: Item, end: Choice) -> Choice:
    if end.item.label == way.label:
        return end
    label = clip(f"{way.label}{ARROW}{end.item.label}", LABEL)
    emoji = end.item.emoji or way.emoji
    return replace(end, item=replace(end.item, label=label, emoji=emoji, order=way.order))


def _ending(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """List the choices that end or confirm the whole, beside a menu of everything else."""
    return tuple(
        [choice for choice in choices if choice.action is not None and _is_toned(choice)][:MOST_SHORTCUTS]
    )


def _title(choice: Choice, ends: tuple[Choice, ...]) -> Menu:
    most = max(1, min(choice.item.many, len(ends)))
    return Menu(_sort(ends), choice.item.label, most, choice.item.then)


def _sort(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """A long list by name; numbers stay what they are: what a message says leads to the same choice."""
    listed = tuple(choices)
    if len(listed) > MOST_BUTTONS and all(choice.item.order for choice in listed):
        return tuple(sorted(listed, key=lambda choice: choice.item.order))
    return listed


def _is_toned(choice: Choice) -> bool:
    return choice.item.tone != "secondary"


def _is_plain(choice: Choice) -> bool:
    """Check whether a button would need small print beside it to tell what it is about."""
    return bool(choice.item.detail) and not _is_toned(choice)


# Choices by their names alone.


def _name_by(label: str, most: int) -> str:
    """A label with so many of the parts of each of its words at most."""
    return ARROW.join(APART.join(word.split(APART)[:most]) for word in label.split(ARROW))


def _leave_out_notes(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Choices without what is noted behind their names and below them, but for what tells them apart.

    A sign that only some of them bear is such a note, too, and so is the colour of what is well done.
    """
    labels = [named_choice.item.label for named_choice in choices]
    parts = 1 + max((label.count(APART) for label in labels), default=0)
    names = [Counter(_name_by(label, most) for label in labels) for most in range(1, parts + 1)]
    plain = [named_choice for named_choice in choices if not _is_toned(named_choice)]
    noted = any(plain_choice.item.emoji for plain_choice in plain) and not all(
        plain_choice.item.emoji for plain_choice in plain
    )

    def bare(choice: Choice) -> Choice:
        item = choice.item
        said = (_name_by(item.label, most) for most in range(1, parts + 1))
        name = next(
            (short_name for short_name, counted in zip(said, names, strict=True) if counted[short_name] == 1),
            "",
        )
        if not name:
            return choice
        detail = item.detail if item.printed else ""
        emoji = "" if noted and not _is_toned(choice) else item.emoji
        tone: Tone = "primary" if item.tone == "success" else item.tone
        return replace(choice, item=replace(item, label=name, detail=detail, emoji=emoji, tone=tone))

    return tuple(map(bare, choices))


# The level as components of a message.

ACT, WALK = "a", "w"
"""What the values of a select menu begin with: an action's text, or the number of a choice."""
ON_A_PAGE = SELECTS * IN_A_SELECT


@dataclass(frozen=True, slots=True)
class MenuIds:
    """The ids of a menu's components: which match, which decision of it, and what a press does."""

    match: int
    stamp: int
    act: Kind = Kind.ACT
    walk: Kind = Kind.WALK
    pick: Kind = Kind.PICK


def menu_parts(translator: Translator, ids: MenuIds, level: Level) -> list[Part]:
    """Lay out what a level offers, and the ways to other levels and pages."""
    parts = rows([_choice_button(ids, level.trail, choice) for choice in level.shortcuts])
    untitled = sum(not menu.title for menu in level.menus)
    counted = level.trail.page * ON_A_PAGE
    for number, menu in enumerate(level.menus):
        placeholder = _placeholder(translator, menu, counted, whole=untitled == 1 and level.pages == 1)
        counted += 0 if menu.title else len(menu.choices)
        then = f"{THEN}{menu.then}" if menu.then else ""
        target = ComponentId(ids.pick, ids.match, ids.stamp, f"{level.trail}/{number}{then}")
        lines = [_choice_option(choice) for choice in menu.choices]
        parts.append(select(target, placeholder, lines, most=menu.most))
    return parts + rows(list(_ways(translator, ids, level)))


def read_choice(place: str, values: Sequence[str]) -> list[str] | Trail:
    """Read the chosen lines of a menu: what each does, one after another, or the level they lead to.

    place: the payload of the menu's id. Raises RefusedError where no menu of ours has such lines.
    """
    chosen = values[0] if values else ""
    place, _, then = place.partition(THEN)
    if chosen and all(value.startswith(ACT) for value in values):
        return [*(value.removeprefix(ACT) for value in values), *filter(None, [then])]
    if chosen.startswith(WALK) and (steps := Trail.parse(chosen.removeprefix(WALK)).steps):
        return Trail.parse(place.partition("/")[0]).into(*steps)
    raise RefusedError("refused-forged")


def explanation(translator: Translator, prompt: str, level: Level) -> str:
    """The question, the way through the menu so far, and the small print that buttons do not show."""
    lines = [f"**{prompt}**"]
    if level.crumbs and level.trail.steps:
        lines.append(translator("panel-crumbs", path=" › ".join(level.crumbs)))
    lines += [
        translator("panel-small-print", label=label, detail=detail) for label, detail in level.explained
    ]
    return "\n".join(lines)


def name_menu(translator: Translator, menu: Menu) -> str:
    """Name a menu with a title; empty for one without."""
    message = "panel-choose-several" if menu.most > 1 else "panel-choose-titled"
    return (
        translator(message, title=menu.title, count=len(menu.choices), most=menu.most) if menu.title else ""
    )


def _placeholder(translator: Translator, menu: Menu, counted: int, *, whole: bool) -> str:
    """Tell what a menu is about, or which lines it has. counted: lines in the menus before it."""
    count = len(menu.choices)
    if menu.title:
        return name_menu(translator, menu)
    return translator(
        "panel-choose" if whole else "panel-choose-range",
        first=menu.choices[0].item.label,
        last=menu.choices[-1].item.label,
        count=count,
        start=counted + 1,
        end=counted + count,
    )


def _choice_button(ids: MenuIds, trail: Trail, choice: Choice) -> ui.Button[ui.LayoutView]:
    item = choice.item
    if choice.action is not None:
        target = ComponentId(ids.act, ids.match, ids.stamp, choice.action)
        return button(target, item.label, item.tone, item.emoji)
    target = ComponentId(ids.walk, ids.match, ids.stamp, str(trail.into(choice.number, *choice.further)))
    return button(target, f"{item.label} …", item.tone, item.emoji)


def _choice_option(choice: Choice) -> discord.SelectOption:
    way = Trail((choice.number, *choice.further))
    value = f"{WALK}{way}" if choice.action is None else f"{ACT}{choice.action}"
    return option(value, choice.item.label, choice.item.detail, choice.item.emoji)


def _ways(translator: Translator, ids: MenuIds, level: Level) -> Iterator[ui.Button[ui.LayoutView]]:
    def way(trail: Trail, message: str, emoji: str) -> ui.Button[ui.LayoutView]:
        target = ComponentId(ids.walk, ids.match, ids.stamp, str(trail))
        return button(target, translator(message), emoji=emoji)

    trail = level.trail
    if trail.steps:
        yield way(trail.back(), "button-back", "⬅️")
    if trail.page > 0:
        yield way(trail.turned(trail.page - 1), "button-previous", "◀️")
    if trail.page < level.pages - 1:
        yield way(trail.turned(trail.page + 1), "button-next", "▶️")
