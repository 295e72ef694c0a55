"""Entering and leaving a tournament: the rules of who may, and when."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.match.bundle import GameBundle
from bot.match.lobby.options import with_options
from bot.match.table.values import RefusedError, UserId
from bot.match.tournaments.model import MOST_ENTRANTS, TWO, Terms, Tournament
from bot.store import TournamentPhase

GOING_ON: Final[tuple[TournamentPhase, ...]] = ("entry", "playing")


def check_terms(bundle: GameBundle, terms: Terms) -> None:
    """Raises RefusedError for what cannot be played."""
    if terms.seats not in bundle.game.facts.players:
        raise RefusedError("refused-tournament-seats", seats=str(terms.seats))
    if terms.seats != TWO and (terms.format != "swiss" or terms.both_sides):
        raise RefusedError("refused-tournament-format")
    with_options(bundle.game, bundle.game.options(), dict(terms.options))


def refuse_unless_going_on(tournament: Tournament) -> None:
    """Raises RefusedError once it is over or called off."""
    if tournament.phase not in GOING_ON:
        raise RefusedError("refused-tournament-over")


def refuse_unless_open_to(tournament: Tournament, user: UserId, roles: Collection[int]) -> None:
    """Raises RefusedError where somebody may not enter now."""
    refuse_unless_going_on(tournament)
    entrant = tournament.entrant(user)
    if entrant is not None and entrant.until is None:
        raise RefusedError("refused-tournament-entered")
    if tournament.phase == "playing" and not may_enter_late(tournament):
        raise RefusedError("refused-tournament-closed")
    if tournament.terms.role is not None and tournament.terms.role not in roles:
        raise RefusedError("refused-tournament-role", role=str(tournament.terms.role))
    if entrant is None and len(tournament.entrants) >= MOST_ENTRANTS:
        raise RefusedError("refused-tournament-full", count=str(MOST_ENTRANTS))


def refuse_unless_in(tournament: Tournament, user: UserId) -> None:
    """Raises RefusedError for who has not entered, or has withdrawn."""
    refuse_unless_going_on(tournament)
    entrant = tournament.entrant(user)
    if entrant is None or entrant.until is not None:
        raise RefusedError("refused-tournament-not-entered")


def may_enter_late(tournament: Tournament) -> bool:
    """Tell whether somebody can still come in: where rounds are paired one by one, and there is another."""
    return tournament.terms.format == "swiss" and tournament.round < (tournament.terms.rounds or 0)


def refuse_unless_manager(tournament: Tournament, user: UserId, *, manages: bool) -> None:
    """Raises RefusedError for who neither opened it nor manages the server."""
    if user != tournament.host and not manages:
        raise RefusedError("refused-tournament-manager")
