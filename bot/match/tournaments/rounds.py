"""The course of a tournament: who may enter, what its games counted, the next round, the end.

Everything here is a function of the tournament alone, so that whoever carries it out after a crash comes to
the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import ceil, log2
from typing import Final

from bot.engine import Outcome, Seat
from bot.match.bundle import GameBundle
from bot.match.lobby import with_options
from bot.match.tournaments.formats import (
    Group,
    NoPairingError,
    Pairer,
    deal,
    games_of_pairing,
    is_level,
    last_group_round,
    pair_by_points,
    pair_groups,
    pair_knock_out,
    pair_round_robin,
    pair_swiss,
    winner_of,
)
from bot.match.tournaments.model import (
    MOST_ENTRANTS,
    POINT,
    TWO,
    Entrant,
    Game,
    Number,
    Pairing,
    Points,
    Terms,
    Tournament,
    rank,
)
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import TournamentPhase
from bot.text import GivenText

MORE_GAMES: Final = 2
"""Games that follow where two are level and one must go on; after them the better seed does."""


def pairer_of(tournament: Tournament) -> Pairer:
    """Return the pairer of its rounds."""
    match tournament.terms.format:
        case "round-robin":
            return pair_round_robin
        case "knock-out":
            return pair_knock_out
        case "groups":
            return pair_groups
        case _:
            return pair_swiss if tournament.terms.seats == TWO else pair_by_points


def begin(tournament: Tournament, order: Sequence[UserId]) -> Tournament:
    """The first round. order: the entrants, the best first; their numbers follow from it."""
    entrants = tuple(Entrant(number, user) for number, user in enumerate(order, start=1))
    rounds = tournament.terms.rounds or max(1, ceil(log2(len(entrants))))
    begun = replace(
        tournament,
        phase="playing",
        due=None,
        entrants=entrants,
        terms=tournament.terms.model_copy(update={"rounds": rounds}),
    )
    if begun.terms.format == "groups":
        # They stay as they are, whoever does not want to meet whom later.
        begun = replace(begun, terms=begun.terms.model_copy(update={"groups": deal(begun)}))
    return go_on(begun)


def note_results(tournament: Tournament, decided: Mapping[MatchId, tuple[Points, ...]]) -> Tournament:
    """With what games that have ended counted, and what follows from it. What is decided stays so."""
    games = tuple(
        replace(game, points=decided[game.match], played=True)
        if game.match is not None and game.match in decided and game.points is None
        else game
        for game in tournament.games
    )
    return go_on(replace(tournament, games=games))


def points_of(outcome: Outcome, seats: Sequence[Seat]) -> tuple[Points, ...]:
    """Return what a game counted for each seat: the share of the others one has left behind, equals half."""
    scores = dict(outcome.scores)
    rank = [(True, 0) if seat in outcome.winners else (False, scores.get(seat, 0)) for seat in seats]
    others = max(1, len(seats) - 1)
    return tuple(
        POINT * (TWO * sum(other < own for other in rank) + rank.count(own) - 1) // (TWO * others)
        for own in rank
    )


def go_on(tournament: Tournament) -> Tournament:
    """Take the steps that follow by themselves: a further game of a pairing, the next round, the end."""
    while tournament.phase == "playing":
        further = _add_games(tournament)
        if further is not tournament:
            tournament = further
            continue
        if any(game.points is None for game in tournament.games):
            return tournament
        tournament = _open_round(tournament, tournament.round + 1)
    return tournament


def _add_games(tournament: Tournament) -> Tournament:
    for pairing in tournament.pairings(tournament.round) if tournament.round else ():
        if not pairing.is_decided or len(pairing.players) == 1 or not _needs_another(tournament, pairing):
            continue
        last = pairing.games[-1]
        game = replace(
            last,
            leg=last.leg + 1,
            players=last.players[::-1],
            match=None,
            points=None,
            reason=None,
            played=False,
        )
        tournament = tournament.with_game(_walk_over(tournament, game))
    return tournament


def _needs_another(tournament: Tournament, pairing: Pairing) -> bool:
    agreed = games_of_pairing(tournament)
    if len(pairing.games) < agreed:
        return True
    return (
        is_elimination(tournament, tournament.round)
        and is_level(pairing)
        and any(game.played for game in pairing.games)
        and len(pairing.games) < agreed + MORE_GAMES
    )


def is_elimination(tournament: Tournament, round_number: int) -> bool:
    """Tell whether whoever loses in a round is out."""
    if tournament.terms.format == "groups":
        return round_number > last_group_round(tournament)
    return tournament.terms.format == "knock-out"


def _open_round(tournament: Tournament, round_number: int) -> Tournament:
    is_swiss = tournament.terms.format == "swiss"
    if is_swiss and round_number > (tournament.terms.rounds or 0):
        return replace(tournament, phase="over")
    try:
        groups = pairer_of(tournament)(tournament, round_number)
    except NoPairingError:
        return replace(tournament, phase="over")
    opened = replace(tournament, round=round_number)
    for table, group in enumerate(groups, start=1):
        opened = opened.with_game(_first_game(opened, round_number, table, group))
    return opened


def _first_game(tournament: Tournament, round_number: int, table: int, group: Group) -> Game:
    game = Game(round_number, table, 1, group)
    if game.is_bye:
        worth = POINT * games_of_pairing(tournament) if _is_here(tournament, group[0]) else 0
        return replace(game, points=(worth,))
    return _walk_over(tournament, game)


def _walk_over(tournament: Tournament, game: Game) -> Game:
    """A game that is decided at once where somebody has gone."""
    here = [_is_here(tournament, player) for player in game.players]
    if all(here):
        return game
    return replace(game, points=tuple(POINT if is_here else 0 for is_here in here))


def _is_here(tournament: Tournament, number: Number) -> bool:
    return tournament.entrant_of(number).until is None


def withdraw(tournament: Tournament, user: UserId) -> Tournament:
    """Somebody stops: before it begins without a trace, later from the next round on.

    A game of theirs that has not been opened goes to the others; one that is being played, they give up.
    """
    entrant = tournament.entrant(user)
    assert entrant is not None
    others = tuple(other for other in tournament.entrants if other.user != user)
    if tournament.phase == "entry":
        numbered = (replace(other, number=number) for number, other in enumerate(others, start=1))
        return replace(tournament, entrants=tuple(numbered))
    gone = replace(entrant, until=tournament.round)
    tournament = replace(
        tournament, entrants=tuple(sorted((*others, gone), key=lambda competitor: competitor.number))
    )
    for game in tournament.games:
        if game.waits_for_a_table and gone.number in game.players:
            tournament = tournament.with_game(_walk_over(tournament, game))
    return go_on(tournament)


def enter(tournament: Tournament, user: UserId) -> Tournament:
    """Somebody enters; after the first round from the next one on, also who had withdrawn."""
    since = 1 if tournament.phase == "entry" else tournament.round + 1
    known = tournament.entrant(user)
    if known is not None:
        again = replace(known, since=since, until=None)
        entrants = tuple(again if entrant is known else entrant for entrant in tournament.entrants)
    else:
        number = 1 + max((entrant.number for entrant in tournament.entrants), default=0)
        entrants = (*tournament.entrants, Entrant(number, user, since))
    return replace(tournament, entrants=entrants)


def rule(tournament: Tournament, game: Game, winner: Number | None, reason: GivenText) -> Tournament:
    """The manager says what a game counted. winner: None for a draw."""
    shares = tuple(POINT // TWO if winner is None else POINT * (player == winner) for player in game.players)
    return go_on(tournament.with_game(replace(game, points=shares, reason=reason)))


def find_winner(tournament: Tournament) -> Number:
    """Find who has won: the first of the standings, or who is left in the bracket."""
    if not is_elimination(tournament, tournament.round):
        return rank(tournament)[0].number
    best = [winner_of(pairing) for pairing in tournament.pairings(tournament.round)]
    there = [number for number in best if tournament.entrant_of(number).until is None]
    return min(there or best)


def find_best_game(tournament: Tournament) -> Game | None:
    """Find the game between those who came furthest: the last one of the final, or of those who met with the
    best places together; None where nobody has played it."""
    played = [game for game in tournament.games if game.played]
    if is_elimination(tournament, tournament.round):
        return next((game for game in reversed(played) if game.round == tournament.round), None)
    places = {line.number: place for place, line in enumerate(rank(tournament), start=1)}
    return min(
        played,
        key=lambda game: (sum(places[player] for player in game.players), -game.round, -game.leg),
        default=None,
    )


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
