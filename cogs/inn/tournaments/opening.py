"""A tournament that is not open yet: its two forms, and the page between them.

What is chosen stands in the ids of the page's buttons: nothing of it is kept before the tournament is open.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import SelectOption, ui

from bot.match.clocks import CHOICES, read_pace
from bot.match.tournaments.model import FORMATS, MOST_ROUNDS, TWO, Format, Terms
from bot.match.values import RefusedError
from bot.text import GivenText, Language, Translator
from bot.ui import forms
from bot.ui.forms import Filled
from bot.ui.layout import QUIET, button, frame, option, rows, text
from bot.ui.page import ComponentId, Kind, Page, base36, plain
from bot.ui.presentation import Presentation
from cogs.inn.tournaments.pages import FORM, MORE, OPEN, describe_terms

LONGEST_NAME: Final = 45
"""Characters of a tournament's name: until it is opened, it stands in the ids of a page's buttons."""
ROUNDS: Final = range(MOST_ROUNDS + 1)
"""Rounds of a Swiss that can be chosen; 0: as many as find a winner."""
HOURS: Final = (1, 2, 3, 6, 12, 24, 36, 48, 72, 96, 120, 168, 240, 336, 504, 720)
"""For how long people may enter."""
NAME, GAME, FORMAT, PACE, TIME, SEATS, ROLE, ALSO = (
    *("name", "game", "format", "pace", "hours"),
    *("seats", "role", "also"),
)
BOTH, PRINTED = "both", "printed"


@dataclass(frozen=True, slots=True)
class Draft:
    """A tournament that is not open yet."""

    game: str
    format: Format = "swiss"
    pace: str = "days"
    both_sides: bool = False
    printed: bool = False  # whether without the house rules of the server
    seats: int = TWO  # at a table of a Swiss
    rounds: int = 0
    hours: int = 48  # in which people may enter
    role: int | None = None  # who may enter
    name: str = ""  # empty: after its game and the day

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


def write_draft(draft: Draft) -> str:
    """A draft as a payload."""
    choices = (FORMATS.index(draft.format), CHOICES.index(draft.pace))
    marks = "".join(map(str, (*choices, int(draft.both_sides), int(draft.printed), draft.seats)))
    numbers = (draft.rounds, draft.hours, base36(draft.role or 0))
    return ".".join(map(str, (draft.game, marks, *numbers, draft.name)))


def read_draft(presentation: Presentation, written: str) -> Draft:
    """The inverse. Raises RefusedError for what cannot be chosen."""
    if not written:
        return Draft(next(iter(presentation.games)))
    try:
        game, marks, rounds, hours, role, name = written.split(".", 5)
        format_, pace, both, printed, seats = map(int, marks)
        draft = Draft(
            *(game, FORMATS[format_], CHOICES[pace], bool(both), bool(printed), seats),
            *(int(rounds), int(hours), int(role, 36) or None, name),
        )
    except (ValueError, IndexError):
        raise RefusedError("refused-forged") from None
    return check_draft(presentation, draft)


def check_draft(presentation: Presentation, draft: Draft) -> Draft:
    """The draft, without what its game or its format has not. Raises RefusedError for what is not offered."""
    known = draft.game in presentation.games and draft.format in FORMATS and draft.pace in CHOICES
    if not known or draft.rounds not in ROUNDS or draft.hours not in HOURS:
        raise RefusedError("refused-forged")
    facts = presentation.games[draft.game].game.facts
    seats = draft.seats if draft.seats in facts.players and draft.format == "swiss" else TWO
    return replace(draft, both_sides=draft.both_sides and facts.sided, seats=seats)


def opening_form(presentation: Presentation, draft: Draft, language: Language) -> ui.Modal:
    """Ask what every tournament needs."""
    translator = presentation.translator(language)

    def lines(named: Iterable[tuple[str, str]], chosen: str) -> list[SelectOption]:
        return [option(value, label, chosen=value == chosen) for value, label in named]

    games = ((key, presentation.name(key, language)) for key in presentation.games)
    formats = (
        (tournament_format, translator(f"tournament-format-{tournament_format}"))
        for tournament_format in FORMATS
    )
    paces = ((pace, translator(f"pace-{pace}")) for pace in CHOICES)
    hours = ((str(duration), _tell_hours(translator, duration)) for duration in HOURS)
    label = {field: translator(f"tournament-ask-{field}") for field in (NAME, GAME, FORMAT, PACE, TIME)}
    return forms.form(
        _draft_target(FORM, draft),
        translator("tournament-form"),
        forms.write(
            *(NAME, label[NAME]),
            standing=draft.name,
            hint=translator("tournament-ask-name-hint"),
            most=LONGEST_NAME,
        ),
        forms.choose(GAME, label[GAME], lines(games, draft.game)),
        forms.choose_one(FORMAT, label[FORMAT], lines(formats, draft.format)),
        forms.choose(PACE, label[PACE], lines(paces, draft.pace)),
        forms.choose(TIME, label[TIME], lines(hours, str(draft.hours))),
    )


def more_form(presentation: Presentation, draft: Draft, language: Language) -> ui.Modal:
    """Ask what few tournaments need, as far as this one can have it."""
    translator = presentation.translator(language)
    facts = presentation.games[draft.game].game.facts
    fields = []
    if draft.format == "swiss":
        rounds = [
            option(str(count), _tell_rounds(translator, count), chosen=count == draft.rounds)
            for count in ROUNDS
        ]
        fields.append(forms.choose("rounds", translator("tournament-ask-rounds"), rounds))
    if draft.format == "swiss" and len(facts.players) > 1:
        seats = [
            option(str(count), translator("tournament-seats", count=count), chosen=count == draft.seats)
            for count in facts.players
        ]
        fields.append(forms.choose(SEATS, translator("tournament-ask-seats"), seats))
    also = [option(PRINTED, translator("tournament-form-printed"), chosen=draft.printed)]
    if facts.sided:
        label = translator("tournament-form-both")
        also.insert(0, option(BOTH, label, chosen=draft.both_sides))
    fields.append(forms.tick(ALSO, translator("tournament-ask-also"), also))
    role = translator("tournament-form-role")
    fields.append(forms.choose_role(ROLE, role, translator("tournament-ask-role"), chosen=draft.role))
    return forms.form(_draft_target(MORE, draft), translator("button-tournament-more"), *fields)


def read_opening(draft: Draft, filled: Filled) -> Draft:
    """The draft with what was said in the form that every tournament needs."""
    format_: Any = filled.one(FORMAT)
    hours = filled.one(TIME)
    return replace(
        draft,
        name=GivenText(filled.one(NAME)).clip(LONGEST_NAME).plain,
        game=filled.one(GAME),
        format=format_,
        pace=filled.one(PACE),
        hours=int(hours) if hours.isdecimal() else 0,
    )


def read_more(draft: Draft, filled: Filled, everybody: int) -> Draft:
    """The draft with what was said in the other form. everybody: the role that all have, which is none."""
    rounds, seats, role = (filled.one(field) for field in ("rounds", SEATS, ROLE))
    return replace(
        draft,
        rounds=int(rounds) if rounds.isdecimal() else draft.rounds,
        seats=int(seats) if seats.isdecimal() else draft.seats,
        both_sides=BOTH in filled.all(ALSO),
        printed=PRINTED in filled.all(ALSO),
        role=int(role) if role.isdecimal() and int(role) != everybody else None,
    )


def draft_page(presentation: Presentation, draft: Draft, name: GivenText, language: Language) -> Page:
    """Lay out what is agreed, the way to say more, and the button that opens the tournament."""
    translator = presentation.translator(language)
    told = [
        translator("tournament-heading", name=name),
        "-# " + describe_terms(presentation, draft.game, draft.terms(), language),
        translator("tournament-draft", length=_tell_hours(translator, draft.hours)),
    ]
    if draft.role is not None:
        told.append(translator("tournament-role", role=str(draft.role)))
    if draft.printed:
        told.append(translator("tournament-form-printed"))
    buttons = [
        button(_draft_target(OPEN, draft), translator("button-tournament-open"), "success"),
        button(_draft_target(MORE, draft), translator("button-tournament-more")),
        button(_draft_target(FORM, draft), translator("button-tournament-change")),
    ]
    return plain(lambda: frame([text("\n".join(told)), *rows(buttons)], QUIET))


def _draft_target(verb: str, draft: Draft) -> ComponentId:
    return ComponentId(Kind.TOURNAMENT, payload=f"{verb}.{write_draft(draft)}")


def _tell_rounds(translator: Translator, rounds: int) -> str:
    return translator("tournament-rounds", count=rounds) if rounds else translator("tournament-form-rounds")


def _tell_hours(translator: Translator, hours: int) -> str:
    days, rest = divmod(hours, 24)
    return translator("length-hour", count=hours) if rest else translator("length-day", count=days)
