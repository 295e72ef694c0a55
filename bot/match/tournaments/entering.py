"""Entering a tournament, the rules of who may and when; and the tables it opens."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.match.bundle import GameBundle
from bot.match.lobby import seating
from bot.match.lobby.component_files import ComponentFiles
from bot.match.lobby.options import with_options
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.table.loaded_match import with_pace
from bot.match.table.values import MatchId, Place, RefusedError, UserId
from bot.match.tournaments.model import MOST_ENTRANTS, TWO, Game, Terms, Tournament
from bot.store import PlaceTakenError, TournamentPhase

# Entering and leaving a tournament: the rules of who may, and when.

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


# The tables of a tournament: each begins at once, with everybody in their seat.

SERIES = "series"
"""The option of games that may be played several times in a row: a tournament counts its games itself."""


async def open_table(
    repository: MatchRepository, components: ComponentFiles, tournament: Tournament, game: Game, channel: int
) -> MatchId:
    """Begins the match of a game, once however often it is asked for. Raises RefusedError."""
    token = f"tournament-{tournament.id}-{game.round}-{game.table}-{game.leg}"
    bundle = repository.bundles.get(tournament.game)
    if bundle is None:
        raise RefusedError("refused-unknown-game")
    given = await components.options(tournament.guild, tournament.game)
    options = dict(tournament.terms.options)
    if SERIES in bundle.game.options.model_fields:
        options[SERIES] = "1"
    users = _users(tournament, game)
    now = repository.now()
    with refuse_on_storage_errors():
        match = await repository.store.fresh_match()
    place = Place(tournament.guild, channel)
    draft = seating.open_lobby(bundle, match, place, users[0], users[1:], options, now, given)
    for user, seat in zip(users, bundle.game.facts.seats, strict=False):
        draft = seating.join(draft.match, user, seat)
    ready = with_pace(draft.match, tournament.terms.pace)
    try:
        loaded, _ = await repository.add(seating.begin(ready, users[0], repository.rng, now), token)
    except PlaceTakenError as error:
        raise RefusedError("refused-place-taken", match=str(error.match)) from error
    return loaded.row.id


def _users(tournament: Tournament, game: Game) -> Sequence[UserId]:
    return [tournament.entrant_of(each).user for each in game.players]
