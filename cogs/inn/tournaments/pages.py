"""The pages of a tournament: its message, its forms, and the choices of its managers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

from discord import ui
from discord.utils import format_dt

from bot.match.clocks import CHOICES, NO_HURRY, read_pace
from bot.match.tournaments.model import (
    FORMATS,
    TWO,
    Format,
    Game,
    Number,
    Pairing,
    Terms,
    Tournament,
    find_level,
    rank,
    write_points,
)
from bot.match.tournaments.rounds import GOING_ON, find_winner, is_elimination, may_enter_late
from bot.match.values import RefusedError, UserId
from bot.text import GivenText, Language, Translator
from bot.ui.layout import (
    ACCENT,
    ALARM,
    OVER,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    mention,
    option,
    role_select,
    rows,
    select,
    text,
)
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.ways import ABOUT_A_SERVER
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import PEOPLE, Presentation
from cogs.inn.tournaments.pictures import (
    describe,
    draw_tournament,
    has_results,
    is_final_round,
    name_round,
    tell_tie_breaks,
)

RUN, RESULT, WINNER, REASON, CANCEL, CANCEL_NOW = "run", "result", "winner", "reason", "cancel", "cancel-now"
"""What its buttons and menus begin their payload with."""
DRAW: Final = "0"
"""In place of the number of whoever has won."""
REASONS: Final = ("absent", "agreed", "broken", "mistaken")
"""What is chosen from a menu; with the command any words can be given."""


def run_page(
    translator: Translator, tournament: Tournament, names: Mapping[Number, str], number: int = 0
) -> Page:
    """Its games, the latest first, to set a result; and the way to call it off. number: of the page."""
    games = [each for each in reversed(tournament.games) if not each.is_bye]
    shown = games[number * IN_A_SELECT : (number + 1) * IN_A_SELECT]
    parts: list[Part] = [
        text(translator("tournament-run-heading", name=tournament.name)),
        text(translator("tournament-run-about" if games else "tournament-run-no-games")),
    ]
    if shown:
        lines = [option(_write(each), _name(each, names), _tell_result(translator, each)) for each in shown]
        parts.append(
            select(_target_tournament_running(tournament, RESULT), translator("tournament-run-choose"), lines)
        )
    buttons: list[ui.Button[Any]] = [
        button(
            _target_tournament_running(tournament, f"{RUN}.{other}"),
            translator(f"button-{label}"),
            emoji=emoji,
        )
        for other, label, emoji in ((number - 1, "previous", "◀️"), (number + 1, "next", "▶️"))
        if 0 <= other * IN_A_SELECT < len(games)
    ]
    if tournament.phase in GOING_ON:
        label = translator("button-tournament-cancel")
        buttons.append(button(_target_tournament_running(tournament, CANCEL), label, "danger"))
    return plain(lambda: frame([*parts, *rows(buttons)], QUIET))


def result_page(
    translator: Translator, tournament: Tournament, game: Game, names: Mapping[Number, str]
) -> Page:
    """Ask who has won a game."""
    lines = [
        option(f"{_write(game)}.{each}", translator("tournament-run-won", name=names.get(each, "?")))
        for each in game.players
    ]
    lines.append(option(f"{_write(game)}.{DRAW}", translator("tournament-run-draw")))
    told = f"**{GivenText(_name(game, names))}**\n{_tell_result(translator, game)}"
    menu = select(_target_tournament_running(tournament, WINNER), translator("tournament-run-who"), lines)
    return plain(lambda: frame([text(told), menu, *rows([_back(translator, tournament)])], QUIET))


def reason_page(translator: Translator, tournament: Tournament, game: str, winner: str) -> Page:
    """Ask why a result is set. game, winner: as they were chosen."""
    lines = [option(each, translator(f"tournament-reason-{each}")) for each in REASONS]
    menu = select(
        _target_tournament_running(tournament, f"{REASON}.{game}.{winner}"),
        translator("tournament-run-why"),
        lines,
    )
    told = text(translator("tournament-run-reason"))
    return plain(lambda: frame([told, menu, *rows([_back(translator, tournament)])], QUIET))


def cancel_page(translator: Translator, tournament: Tournament) -> Page:
    """Ask whether somebody is sure to call a tournament off."""
    sure = button(
        _target_tournament_running(tournament, CANCEL_NOW), translator("button-tournament-cancel"), "danger"
    )
    told = text(translator("tournament-cancel-sure", name=tournament.name))
    return plain(lambda: frame([told, *rows([sure, _back(translator, tournament)])], ALARM))


def ruled_page(translator: Translator, tournament: Tournament, game: Game) -> Page:
    """Tell those who are playing a game that its result was set, and what they play on for."""
    people = [mention(translator, tournament.entrant_of(each).user) for each in game.players]
    told = translator(
        "tournament-ruled-here",
        people=", ".join(people),
        points=_points(game),
        reason=game.reason or "",
    )
    return plain(lambda: frame([text(told)], ACCENT))


def _back(translator: Translator, tournament: Tournament) -> ui.Button[Any]:
    return button(
        _target_tournament_running(tournament, RUN), translator("button-tournament-back"), emoji="⬅️"
    )


def _target_tournament_running(tournament: Tournament, payload: str) -> ComponentId:
    return ComponentId(Kind.TOURNAMENT, 0, tournament.id, payload)


def _write(game: Game) -> str:
    return f"{game.round}.{game.table}.{game.leg}"


def _name(game: Game, names: Mapping[Number, str]) -> str:
    return f"{_write(game)} {' – '.join(names.get(each, '?') for each in game.players)}"


def _tell_result(translator: Translator, game: Game) -> str:
    if game.points is None:
        return translator("tournament-run-open")
    return translator("tournament-run-result", points=_points(game))


def _points(game: Game) -> str:
    return " : ".join(write_points(game.of(each)) for each in game.players)


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
    """The choices made so far."""

    game: str = ""  # empty before anything was
    format: Format = "swiss"
    rounds: int = 0
    pace: str = "days"
    both_sides: bool = False
    hours: int = 48  # in which people may enter
    seats: int = TWO  # at a table of a Swiss
    role: int | None = None  # who may enter
    printed: bool = False  # whether without the house rules of the server

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
                select(
                    _target_tournament_form(name),
                    translator(f"command-tournament-open.{name}-description"),
                    lines,
                )
            )
        role = translator("tournament-form-role")
        parts.append(role_select(_target_tournament_form(f"{ROLE}.{write_form(form)}"), role, form.role))
        buttons = [
            button(
                _target_tournament_form(f"{OPEN}.{write_form(form)}"),
                translator("button-tournament-open"),
                "success",
            )
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


@ABOUT_A_SERVER.lead_from
def open_button(translator: Translator) -> ui.Button[Any]:
    """The button that shows the form."""
    return button(_target_tournament_form(""), translator("button-tournament-form"), emoji="🏟️")


def _target_tournament_form(what: str) -> ComponentId:
    return ComponentId(Kind.TOURNAMENT, payload=f"{FORM}.{what}")


def _switch(label: str, what: str, on: bool) -> ui.Button[Any]:
    return button(_target_tournament_form(what), label, emoji="✅" if on else "⬜")


def _tell_rounds(translator: Translator, rounds: int) -> str:
    return translator("tournament-rounds", count=rounds) if rounds else translator("tournament-form-rounds")


def _tell_hours(translator: Translator, hours: int) -> str:
    days, rest = divmod(hours, 24)
    length = translator("length-hour", count=hours) if rest else translator("length-day", count=days)
    return translator("tournament-form-hours", length=length)


PICTURE: Final = "tournament"
ENTER, LEAVE, LEAVE_NOW, BEGIN, GAMES, HELP = "enter", "leave", "leave-now", "begin", "games", "help"
MOST_TOLD: Final = 16
"""People in the standings in words; the message has room for no more."""
MOST_PAIRINGS: Final = 16
MOST_RULINGS: Final = 5


def tournament_page(
    presentation: Presentation,
    tournament: Tournament,
    language: Language,
    names: Mapping[UserId, str] | None = None,
) -> Page:
    """Lay out how a tournament stands. names: draws a picture too, of people who are called so."""
    translator = presentation.translator(language)
    about = describe_terms(presentation, tournament, language)

    def request(view: str) -> PictureRequest:
        scene = draw_tournament(translator, tournament, names or {}, about)
        return presentation.request_people(view, scene, lambda: describe(translator, scene))

    def build(attached: Sequence[Attachment]) -> Layout:
        heading = translator("tournament-heading", name=tournament.name)
        parts: list[Part] = [text(f"{heading}\n-# {about}")]
        parts.append(text("\n".join(_phase(presentation, translator, tournament))))
        parts += [gallery(each.url, each.alt) for each in attached]
        # What was ruled comes before what may be cut where a tournament is large.
        for tell in (_tell_rulings, _standings, _round):
            lines = list(tell(translator, tournament))
            if lines:
                parts.append(text("\n".join(lines)))
        return frame([*parts, *rows(_buttons(translator, tournament))], _accent(tournament))

    views = (PICTURE,) if names is not None and tournament.games else ()
    return Page(PEOPLE, build, views, request)


def _accent(tournament: Tournament) -> int:
    return {"entry": ACCENT, "playing": ACCENT, "over": OVER}.get(tournament.phase, QUIET)


def describe_terms(presentation: Presentation, tournament: Tournament, language: Language) -> str:
    """Tell what is agreed, in one line."""
    translator, terms = presentation.translator(language), tournament.terms
    parts = [
        presentation.name(tournament.game, language),
        translator(f"tournament-format-{terms.format}"),
    ]
    if terms.format == "swiss" and terms.rounds is not None:
        parts.append(translator("tournament-rounds", count=terms.rounds))
    if terms.seats != TWO:
        parts.append(translator("tournament-seats", count=terms.seats))
    if terms.both_sides:
        parts.append(translator("tournament-both-sides"))
    parts.append(translator(f"pace-{terms.pace or NO_HURRY}"))
    return " · ".join(parts)


def _phase(presentation: Presentation, translator: Translator, tournament: Tournament) -> Iterator[str]:
    match tournament.phase:
        case "entry":
            if tournament.due is not None:
                end = presentation.house_clock.show(tournament.due)
                yield translator("tournament-entry-until", when=format_dt(end, "f"), left=format_dt(end, "R"))
            else:
                yield translator("tournament-entry", host=mention(translator, tournament.host))
            if tournament.terms.role is not None:
                yield translator("tournament-role", role=str(tournament.terms.role))
            people = [mention(translator, each.user) for each in tournament.entrants]
            yield translator("tournament-entered", count=len(people)) + (
                f" {', '.join(people)}" if people else ""
            )
        case "playing":
            is_final = is_final_round(tournament, tournament.round)
            name = "tournament-playing-final" if is_final else "tournament-playing"
            yield translator(name, round=tournament.round)
        case "over":
            winner = mention(translator, tournament.entrant_of(find_winner(tournament)).user)
            yield translator("tournament-over", winner=winner)
        case _:
            few = len(tournament.entrants) < TWO and not tournament.games
            yield translator("tournament-cancelled-few" if few else "tournament-cancelled")


def _standings(translator: Translator, tournament: Tournament) -> Iterator[str]:
    if not has_results(tournament) or is_elimination(tournament, tournament.round):
        return
    lines = rank(tournament)
    level = find_level(lines)
    yield translator("tournament-standings")
    for place, line in enumerate(lines[:MOST_TOLD], start=1):
        entrant = tournament.entrant_of(line.number)
        who = mention(translator, entrant.user)
        gone = f" {translator('tournament-gone')}" if entrant.until is not None else ""
        ties = f" · {tell_tie_breaks(translator, line)}" if line.number in level else ""
        yield f"{place}. {who}{gone} — **{write_points(line.points)}**{ties}"
    if len(lines) > MOST_TOLD:
        yield translator("tournament-more", count=len(lines) - MOST_TOLD)


def _round(translator: Translator, tournament: Tournament) -> Iterator[str]:
    """The pairings of the round being played, or of the last one."""
    pairings = tournament.pairings(tournament.round) if tournament.round else ()
    if not pairings:
        return
    yield f"**{name_round(translator, tournament, tournament.round)}**"
    for pairing in pairings[:MOST_PAIRINGS]:
        yield _tell_pairing(translator, tournament, pairing)
    if len(pairings) > MOST_PAIRINGS:
        yield translator("tournament-more", count=len(pairings) - MOST_PAIRINGS)


def _tell_pairing(translator: Translator, tournament: Tournament, pairing: Pairing) -> str:
    people = [mention(translator, tournament.entrant_of(each).user) for each in pairing.players]
    number = pairing.games[0].table
    if len(people) == 1:
        return translator("tournament-bye", name=people[0])
    who = " – ".join(people)
    points = " : ".join(write_points(pairing.of(each)) for each in pairing.players)
    channel = next((each.channel for each in reversed(pairing.games) if each.channel), None)
    place = f" · <#{channel}>" if channel is not None else ""
    result = f" · **{points}**" if any(each.points is not None for each in pairing.games) else ""
    return translator("tournament-table", table=number, who=who) + result + place


def _tell_rulings(translator: Translator, tournament: Tournament) -> Iterator[str]:
    """Tell what the manager has said about results: it stays to be read."""
    ruled = [each for each in tournament.games if each.reason is not None]
    if ruled:
        yield translator("tournament-ruled")
    for each in ruled[: -MOST_RULINGS - 1 : -1]:
        points = " : ".join(write_points(each.of(player)) for player in each.players)
        yield translator(
            "tournament-ruling",
            game=tell_game(translator, tournament, each),
            points=points,
            reason=each.reason or "",
        )
    if len(ruled) > MOST_RULINGS:
        yield translator("tournament-more", count=len(ruled) - MOST_RULINGS)


def tell_game(translator: Translator, tournament: Tournament, game: Game) -> str:
    """Tell which game it is, and who plays."""
    who = " – ".join(mention(translator, tournament.entrant_of(each).user) for each in game.players)
    return translator("tournament-game", round=game.round, table=game.table, game=game.leg, who=who)


def _buttons(translator: Translator, tournament: Tournament) -> list[ui.Button[Any]]:
    found = []
    is_open = tournament.phase == "entry" or (tournament.phase == "playing" and may_enter_late(tournament))
    if is_open:
        found.append(_button(translator, tournament, ENTER, "✍️"))
    if tournament.phase in GOING_ON:
        found.append(_button(translator, tournament, LEAVE, ""))
    if tournament.phase == "entry":
        found.append(_button(translator, tournament, BEGIN, "♟️"))
    if tournament.games:
        found.append(_button(translator, tournament, GAMES, "📚"))
    if tournament.phase in GOING_ON or tournament.games:
        found.append(_button(translator, tournament, RUN, "🛠️"))
    return [*found, _button(translator, tournament, HELP, "❓")]


def _button(translator: Translator, tournament: Tournament, what: str, emoji: str) -> ui.Button[Any]:
    # Once it is being played, coming in late is not what most have come for.
    tone: Any = "primary" if what == ENTER and tournament.phase == "entry" else "secondary"
    target = ComponentId(Kind.TOURNAMENT, 0, tournament.id, what)
    return button(target, translator(f"button-tournament-{what}"), tone, emoji)


def leave_page(translator: Translator, tournament: Tournament) -> Page:
    """Ask whether somebody is sure to withdraw from a tournament that goes on."""
    target = ComponentId(Kind.TOURNAMENT, 0, tournament.id, LEAVE_NOW)
    pressed = button(target, translator("button-tournament-leave-now"), "danger")
    return plain(lambda: frame([text(translator("tournament-leave-sure")), *rows([pressed])], ALARM))


def help_page(translator: Translator) -> Page:
    """Explain how tournaments are played and counted."""
    told = [translator(f"tournament-help-{part}") for part in ("formats", "rounds", "points", "ties")]
    return plain(lambda: frame(map(text, told), QUIET))


def thread_page(presentation: Presentation, tournament: Tournament, game: Game, language: Language) -> Page:
    """Lay out what the thread of a game begins with: who plays which seat, and how fast."""
    translator = presentation.translator(language)
    words, seats = (
        presentation.games[tournament.game].words,
        presentation.games[tournament.game].game.facts.seats,
    )
    people = [
        translator(
            "tournament-seat",
            name=mention(translator, tournament.entrant_of(player).user),
            seat=words.seat(seat, language),
        )
        for player, seat in zip(game.players, seats, strict=False)
    ]
    told = translator(
        "tournament-thread",
        name=tournament.name,
        round=name_round(translator, tournament, game.round),
        table=game.table,
        people=", ".join(people),
        pace=translator(f"pace-{tournament.terms.pace or NO_HURRY}"),
    )
    if tournament.terms.both_sides:
        told += "\n" + translator("tournament-thread-both")
    return plain(lambda: frame([text(told)], ACCENT))


def thread_name(translator: Translator, tournament: Tournament, game: Game) -> str:
    """Name the thread of a game; no two of a server are called alike."""
    return translator(
        "tournament-thread-name",
        name=tournament.name.clip(60).plain,
        number=str(tournament.id),
        round=game.round,
        table=game.table,
    )
