"""Knock-outs, where who loses is out: the brackets of cardarena-tournament-core, seeded anew in each round.

The first of those who are left meets the last, the second the last but one; where they are odd, whoever
stands in the middle has a bye.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.match.tournaments.model import TWO, Number, Pairing, Tournament
from bot.match.tournaments.pairing import Group, NoPairingError, exchange


def pair_knock_out(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round. Raises NoPairingError when one is left."""
    return pair_bracket(tournament, tuple(each.number for each in tournament.entrants), 1, round_number)


def pair_bracket(
    tournament: Tournament, seeds: Sequence[Number], first: int, round_number: int
) -> tuple[Group, ...]:
    """A round of a bracket. seeds: its people, the best first. first: its first round.

    Raises NoPairingError when one is left.
    """
    # Imported late: only these tournaments need it.
    from cardarena_tournament_core import (
        Matchup,
        MatchupOutcome,
        Player,
        Round,
        SingleElimination,
        TournamentCompleteError,
    )

    people: Mapping[Number, Player] = {each: Player(str(each), str(each)) for each in seeds}
    won = {False: MatchupOutcome.PLAYER2_WINS, True: MatchupOutcome.PLAYER1_WINS}
    rounds = []
    active = set(seeds)
    for played in range(first, round_number):
        pairings = tournament.pairings(played)
        matchups = [
            Matchup(people[each.players[0]], None)
            if len(each.players) == 1
            else Matchup(
                people[each.players[0]],
                people[each.players[1]],
                won[winner_of(each) == each.players[0]],
            )
            for each in pairings
        ]
        rounds.append(Round(played - first + 1, matchups))
        active = {winner_of(each) for each in pairings}
    if not active:
        raise NoPairingError
    still = {each for each in active if tournament.entrant_of(each).plays_in(round_number)}
    if len(active) == 1 or len(still) <= 1:
        raise NoPairingError
    bracket = SingleElimination.from_history(list(people.values()), rounds, {str(each) for each in still})
    try:
        found = bracket.pair()
    except TournamentCompleteError as error:
        raise NoPairingError from error
    groups = [
        (int(each.player1.id),) if each.player2 is None else (int(each.player1.id), int(each.player2.id))
        for each in found.matchups
    ]
    return exchange(groups, tournament.find_apart())


def winner_of(pairing: Pairing) -> Number:
    """Tell who goes on: more points, then a later game, then the better seed."""
    latest = pairing.games[-1]
    best: Number = min(pairing.players, key=lambda each: (-pairing.of(each), -latest.of(each), each))
    return best


def is_level(pairing: Pairing) -> bool:
    """Tell whether two have as many points as each other."""
    return len(pairing.players) == TWO and len({pairing.of(each) for each in pairing.players}) == 1
