"""The private page on which a tournament is opened by menus: all that is chosen stands in their ids."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, get_args

from discord import ui

from bot.match.clocks.pace import CHOICES, read_pace
from bot.match.table.values import RefusedError
from bot.match.tournaments.model import FORMATS, TWO, Format, Terms
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import (
    QUIET,
    Layout,
    Part,
    button,
    frame,
    option,
    role_select,
    rows,
    select,
    text,
)
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

FORM: Final = "form"
"""What the payloads of the page begin with; their stamp is 0, which is no tournament's number."""
OPEN: Final = "open"
ROUNDS: Final = (0, 3, 4, 5, 6, 7, 9)
"""Rounds of a Swiss that can be chosen; 0: as many as find a winner."""
HOURS: Final = (1, 6, 24, 48, 72, 168)
"""For how long people may enter."""
ROLE: Final = "role"
"""What the payload of the menu of roles says: its values are roles, not forms."""


@dataclass(frozen=True, slots=True)
class TournamentForm:
    """The choices made so far. game: empty before anything was. hours: in which people may enter.

    seats: at a table of a Swiss. role: who may enter. printed: whether without the house rules of the server.
    """

    game: str = ""
    format: Format = "swiss"
    rounds: int = 0
    pace: str = "days"
    both_sides: bool = False
    hours: int = 48
    seats: int = TWO
    role: int | None = None
    printed: bool = False

    def terms(self) -> Terms:
        """Return the terms on which the tournament is opened."""
        return Terms(
            format=self.format,
            rounds=self.rounds or None if self.format == "swiss" else None,
            both_sides=self.both_sides,
            pace=read_pace(self.pace),
            seats=self.seats if self.format == "swiss" else TWO,
            role=self.role,
        )


def write_form(form: TournamentForm) -> str:
    """The choices as a payload, or as the value of a line."""
    parts = (
        *(form.game, form.format, form.rounds, form.pace, int(form.both_sides), form.hours),
        *(form.seats, form.role or "", int(form.printed)),
    )
    return ".".join(map(str, parts))


def read_form(presentation: Presentation, written: str) -> TournamentForm:
    """The inverse. Raises RefusedError for what cannot be chosen."""
    if not written:
        return TournamentForm(next(iter(presentation.games)))
    parts = written.split(".")
    game, chosen, rounds, pace, both, hours = (*parts, *[""] * 6)[:6]
    seats, role, printed = (*parts[6:], *("2", "", "0")[len(parts[6:]) :])[:3]
    found = next((each for each in get_args(Format) if each == chosen), None)
    known = game in presentation.games and pace in CHOICES
    numbers = rounds in map(str, ROUNDS) and hours in map(str, HOURS) and seats in ("2", "3", "4")
    if found is None or not known or not numbers or not (role or "0").isdecimal():
        raise RefusedError("refused-forged")
    return TournamentForm(
        *(game, found, int(rounds), pace, both == "1", int(hours)),
        *(int(seats), int(role) if role else None, printed == "1"),
    )


def tournament_form(presentation: Presentation, form: TournamentForm, language: Language) -> Page:
    """Menus for what is agreed, each with what is chosen now, and the button that opens the tournament."""
    translator = presentation.translator(language)
    facts = presentation.games[form.game].game.facts
    menus = {
        "game": [
            # Both sides are played only where they differ.
            (replace(form, game=key, both_sides=form.both_sides and bundle.game.facts.sided, seats=TWO), name)
            for key, bundle in presentation.games.items()
            for name in (presentation.name(key, language),)
        ],
        "format": [(replace(form, format=each), translator(f"tournament-format-{each}")) for each in FORMATS],
        "rounds": [(replace(form, rounds=each), _tell_rounds(translator, each)) for each in ROUNDS],
        "pace": [(replace(form, pace=each), translator(f"pace-{each}")) for each in CHOICES],
        "hours": [(replace(form, hours=each), _tell_hours(translator, each)) for each in HOURS],
        "seats": [
            (replace(form, seats=each), translator("tournament-seats", count=each)) for each in facts.players
        ],
    }
    if form.format != "swiss":
        del menus["rounds"]
    if form.format != "swiss" or len(facts.players) < TWO:
        del menus["seats"]

    def build() -> Layout:
        parts: list[Part] = [text(translator("tournament-form"))]
        for name, choices in menus.items():
            lines = [option(write_form(each), label, chosen=each == form) for each, label in choices]
            parts.append(
                select(_target(name), translator(f"command-tournament-open.{name}-description"), lines)
            )
        role = translator("tournament-form-role")
        parts.append(role_select(_target(f"{ROLE}.{write_form(form)}"), role, form.role))
        buttons = [
            button(_target(f"{OPEN}.{write_form(form)}"), translator("button-tournament-open"), "success")
        ]
        if facts.sided:
            other = replace(form, both_sides=not form.both_sides)
            buttons.append(
                _switch(translator("tournament-both-sides"), f"both.{write_form(other)}", form.both_sides)
            )
        other = replace(form, printed=not form.printed)
        buttons.append(
            _switch(translator("tournament-form-printed"), f"printed.{write_form(other)}", form.printed)
        )
        return frame([*parts, *rows(buttons)], QUIET)

    return plain(build)


def no_tournament_page(translator: Translator) -> Page:
    """There is no tournament here; the way to open one, for who may."""
    told = translator("refused-tournament-none")
    return plain(lambda: frame([text(told), *rows([open_button(translator)])], QUIET))


def open_button(translator: Translator) -> ui.Button[Any]:
    """The button that shows the form."""
    return button(_target(""), translator("button-tournament-form"), emoji="🏆")


def _target(what: str) -> ComponentId:
    return ComponentId(Kind.TOURNAMENT, payload=f"{FORM}.{what}")


def _switch(label: str, what: str, on: bool) -> ui.Button[Any]:
    return button(_target(what), label, emoji="✅" if on else "⬜")


def _tell_rounds(translator: Translator, rounds: int) -> str:
    return translator("tournament-rounds", count=rounds) if rounds else translator("tournament-form-rounds")


def _tell_hours(translator: Translator, hours: int) -> str:
    days, rest = divmod(hours, 24)
    length = translator("length-hour", count=hours) if rest else translator("length-day", count=days)
    return translator("tournament-form-hours", length=length)
