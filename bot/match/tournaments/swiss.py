"""Swiss pairings of two by the FIDE Dutch system, as caissify-pairings makes them.

The library pairs one round from what it is told of the rounds before; how that is derived is what its own
checker does (`caissify_pairings.fpc`): colours and opponents of played games alone; a bye, and a win against
somebody who did not come, is a float downwards.
"""

from __future__ import annotations

from typing import Any

from bot.match.tournaments.model import POINT, TWO, Number, Pairing, Tournament
from bot.match.tournaments.pairing import Group, NoPairingError, Pairs, exchange, pair_apart


def pair_swiss(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round, the better table first; the last one may be a bye. Raises NoPairingError."""
    # Imported late: it takes long to load, and most starts of the bot never ask for it.
    from caissify_pairings import generate_pairings

    playing = tournament.playing(round_number)
    if len(playing) < TWO:
        raise NoPairingError
    met = _list_met(tournament)
    described = [_describe(tournament, each, round_number) for each in playing]

    def pair(apart: Pairs) -> tuple[Group, ...]:
        # To the library, whoever is to be kept apart has met: that is what it knows of forbidden pairs.
        forbidden = met | {(min(each), max(each)) for each in apart}
        found = generate_pairings(
            system="dutch",
            players=described,
            previous_pairings=forbidden,
            round_number=round_number,
            total_rounds=max(round_number, tournament.terms.rounds or 0),
            bye_value=float(games_of_pairing(tournament)),
        )
        groups = tuple(
            (each["white_id"],) if each["black_id"] is None else (each["white_id"], each["black_id"])
            for each in sorted(found, key=lambda each: each["table"])
        )
        _check(groups, playing, forbidden)
        return groups

    there = frozenset(playing)
    apart = frozenset(each for each in tournament.find_apart() if each <= there)
    if round_number == 1:
        # The library pairs it by the numbers alone, whoever has met.
        return exchange(pair(frozenset()), apart)
    return pair_apart(pair, apart)


def games_of_pairing(tournament: Tournament) -> int:
    """Games that two play in a round."""
    return TWO if tournament.terms.both_sides else 1


def _check(groups: tuple[Group, ...], playing: tuple[Number, ...], met: set[Group]) -> None:
    """Raises NoPairingError where not everybody could be paired with somebody new."""
    seated = sorted(number for group in groups for number in group)
    again = any(pair in met or pair[::-1] in met for pair in groups)
    if seated != sorted(playing) or again or sum(len(group) == 1 for group in groups) > len(playing) % TWO:
        raise NoPairingError


def _list_met(tournament: Tournament) -> set[Group]:
    # Where somebody did not come, the two have not met and may meet later (FIDE C.04.3).
    return {each.players for each in tournament.pairings() if len(each.players) == TWO and each.was_played}


def _describe(tournament: Tournament, number: Number, round_number: int) -> dict[str, Any]:
    colours: list[str] = []
    floats: list[str] = []
    byes = forfeits = 0
    for earlier in range(1, round_number):
        own = next((each for each in tournament.pairings(earlier) if number in each.players), None)
        if own is None:
            floats.append("none")
            continue
        if len(own.players) == 1:
            byes += 1
            floats.append("down")
            continue
        if own.was_played:
            colours.append("white" if own.players[0] == number else "black")
            floats.append(_float(tournament, own, number, earlier))
        else:
            given = own.of(number) > 0
            forfeits += given
            floats.append("down" if given else "none")
    return {
        "id": number,
        "name": str(number),
        "score": score_before(tournament, number, round_number) / POINT,
        "rating": 0,
        "starting_number": number,
        "color_hist": colours,
        "float_history": floats,
        "bye_count": byes,
        "forfeit_win_count": forfeits,
    }


def _float(tournament: Tournament, pairing: Pairing, number: Number, round_number: int) -> str:
    """Tell whether somebody met an opponent with fewer points, with more, or with as many."""
    other = next(each for each in pairing.players if each != number)
    own, theirs = (score_before(tournament, each, round_number) for each in (number, other))
    if own == theirs:
        return "none"
    return "down" if own > theirs else "up"


def score_before(tournament: Tournament, number: Number, round_number: int) -> int:
    """Points somebody had before a round."""
    return sum(each.of(number) for each in tournament.games_of(number) if each.round < round_number)
