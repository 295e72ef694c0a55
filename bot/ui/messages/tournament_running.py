"""The private pages of whoever runs a tournament: set a result, with a reason, or call it off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from discord import ui

from bot.match.tournaments.entering import GOING_ON
from bot.match.tournaments.model import Game, Number, Tournament
from bot.match.tournaments.standings import write_points
from bot.text import GivenText, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.layout import (
    ACCENT,
    ALARM,
    QUIET,
    Part,
    button,
    frame,
    mention,
    option,
    rows,
    select,
    text,
)
from bot.ui.messages.page import Page, plain

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
        parts.append(select(_target(tournament, RESULT), translator("tournament-run-choose"), lines))
    buttons: list[ui.Button[Any]] = [
        button(_target(tournament, f"{RUN}.{other}"), translator(f"button-{label}"), emoji=emoji)
        for other, label, emoji in ((number - 1, "previous", "◀️"), (number + 1, "next", "▶️"))
        if 0 <= other * IN_A_SELECT < len(games)
    ]
    if tournament.phase in GOING_ON:
        label = translator("button-tournament-cancel")
        buttons.append(button(_target(tournament, CANCEL), label, "danger"))
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
    menu = select(_target(tournament, WINNER), translator("tournament-run-who"), lines)
    return plain(lambda: frame([text(told), menu, *rows([_back(translator, tournament)])], QUIET))


def reason_page(translator: Translator, tournament: Tournament, game: str, winner: str) -> Page:
    """Ask why a result is set. game, winner: as they were chosen."""
    lines = [option(each, translator(f"tournament-reason-{each}")) for each in REASONS]
    menu = select(_target(tournament, f"{REASON}.{game}.{winner}"), translator("tournament-run-why"), lines)
    told = text(translator("tournament-run-reason"))
    return plain(lambda: frame([told, menu, *rows([_back(translator, tournament)])], QUIET))


def cancel_page(translator: Translator, tournament: Tournament) -> Page:
    """Ask whether somebody is sure to call a tournament off."""
    sure = button(_target(tournament, CANCEL_NOW), translator("button-tournament-cancel"), "danger")
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
    return button(_target(tournament, RUN), translator("button-tournament-back"), emoji="◀️")


def _target(tournament: Tournament, payload: str) -> ComponentId:
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
