"""Somebody asked for: whom the house plays for, who is removed, who takes over a seat."""

from __future__ import annotations

from typing import Final, TypeAlias

import discord

from bot.match.match import LEVELS, Table, is_computer
from bot.match.values import UserId
from bot.text import Language
from bot.ui.layout import QUIET, Layout, button, frame, option, rows, select, text, user_select
from bot.ui.messages.actions import HOUSE, SUBSTITUTE
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

USUAL_LEVEL: Final = "regular"
"""How strong the house plays where nobody says otherwise."""
MOST_FOR_ONE: Final = 2
"""Seats of a game in which one can hand on one's own alone."""
MENU: Final = "of"
"""The last part of a menu's payload, behind what is done and how."""
Ways: TypeAlias = tuple[tuple[str, str], ...]
"""What may be chosen first: each as it is written in an id, and as it is called."""


def person_page(
    presentation: Presentation, table: Table, user: UserId, what: str, way: str, language: Language
) -> Page:
    """Ask about whom something is to be done. what: an action. way: how, or for which seat, if it is said."""
    translator = presentation.translator(language)
    ways = _list_ways(presentation, table, user, what, language)
    chosen = way if way in dict(ways) else _usual(table, user, what)

    def build() -> Layout:
        # No two parts of a message may have one id: the menu's says more than the button of the way chosen.
        target = ComponentId(Kind.PERSON, table.id, 0, f"{what}.{chosen}.{MENU}")
        if what == SUBSTITUTE.key:
            menu = user_select(target, translator("person-menu"), (), 1)
        else:
            people = _people(presentation, table, user, what, language)
            menu = select(target, translator("person-menu"), people)
        buttons = [
            button(
                ComponentId(Kind.PERSON, table.id, 0, f"{what}.{offered_way}"),
                label,
                "primary" if offered_way == chosen else "secondary",
            )
            for offered_way, label in ways
        ]
        return frame([text(translator(f"person-{what}")), *rows(buttons), menu], QUIET)

    return plain(build)


def has_somebody(table: Table, user: UserId, what: str) -> bool:
    """Check whether there is anybody at a table about whom something can be done."""
    return what == SUBSTITUTE.key or bool(list_people(table, user, what))


def list_people(table: Table, user: UserId, what: str) -> list[tuple[str, UserId]]:
    """List the people of a table about whom something can be done, each with their seat."""
    people = [(seat, other) for seat, other in table.seats if other is not None and other > 0]
    people = [(seat, other) for seat, other in people if not is_computer(other)]
    if what == HOUSE.key:
        return [(seat, other) for seat, other in people if table.stand_in_at(seat) is None]
    return [(seat, other) for seat, other in people if other != user]


def _list_ways(presentation: Presentation, table: Table, user: UserId, what: str, language: Language) -> Ways:
    translator, words = presentation.translator(language), presentation.bundle(table).words
    if what == HOUSE.key:
        return tuple((level, translator(f"level-{level}")) for level in LEVELS)
    if what == SUBSTITUTE.key and len(table.seats) > MOST_FOR_ONE:
        people = list_people(table, 0, what)
        return tuple((seat, words.seat(seat, language)) for seat, _ in people)
    return ()


def _usual(table: Table, user: UserId, what: str) -> str:
    return USUAL_LEVEL if what == HOUSE.key else table.seat_of(user) or ""


def _people(
    presentation: Presentation, table: Table, user: UserId, what: str, language: Language
) -> list[discord.SelectOption]:
    translator, words = presentation.translator(language), presentation.bundle(table).words
    return [
        option(str(other), words.seat(seat, language), presentation.names.recall(other, translator))
        for seat, other in list_people(table, user, what)
    ]
