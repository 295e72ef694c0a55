"""The formats of tournaments, each with its pairing: round robin, knock-out, groups, Swiss, by points.

Pairing is one question, answered by a library for each format.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, product
from typing import Any, Final, Protocol, TypeAlias

from bot.match.tournaments.model import POINT, TWO, Number, Pairing, Tournament, rank

Group: TypeAlias = tuple[Number, ...]
"""Who meets at a table, in seating order; one alone has a bye."""
Pairs: TypeAlias = frozenset[frozenset[Number]]
"""People who are not to meet where that can be helped."""
MOST_TRIED: Final = 16
"""Such pairs that are tried one by one where not all can be kept apart: each takes a whole pairing."""


class NoPairingError(Exception):
    """No further round can be paired: all that were to be played have been, or nobody new is left to meet."""


class Pairer(Protocol):
    """Pairs a round of a tournament from all that was decided before."""

    def __call__(self, tournament: Tournament, round_number: int, /) -> tuple[Group, ...]:
        """The groups of a round, the best table first. Raises NoPairingError where there is none."""


def pair_apart(pair: Callable[[Pairs], tuple[Group, ...]], apart: Pairs) -> tuple[Group, ...]:
    """A pairing that keeps all of these apart; where there is none, as many as it can, one after another.

    pair: pairs a round in which some do not meet. Raises NoPairingError where there is none at all.
    """
    with suppress(NoPairingError):
        return pair(apart)
    kept: Pairs = frozenset()
    groups = pair(kept)
    for apart_pair in sorted(apart, key=sorted)[:MOST_TRIED]:
        with suppress(NoPairingError):
            groups, kept = pair(kept | {apart_pair}), kept | {apart_pair}
    return groups


def exchange(groups: Sequence[Group], apart: Pairs) -> tuple[Group, ...]:
    """The same groups, with people exchanged as long as fewer then meet who are to be kept apart.

    Those exchanged sit at tables as near as can be, and are numbered as alike as can be.
    """
    current = list(groups)
    while (count := _count(current, apart)) > 0:
        at = [(table, place) for table, group in enumerate(current) for place in range(len(group))]
        tried = (
            (_count(changed, apart), table - near, abs(current[near][seat] - current[table][place]), changed)
            for (near, seat), (table, place) in product(at, at)
            if near < table
            for changed in [_swap(current, (near, seat), (table, place))]
        )
        best = min(tried, default=None)
        if best is None or best[0] >= count:
            break
        current = best[3]
    return tuple(current)


def _swap(groups: Sequence[Group], one: tuple[int, int], other: tuple[int, int]) -> list[Group]:
    changed = [list(group) for group in groups]
    first, second = changed[one[0]][one[1]], changed[other[0]][other[1]]
    changed[one[0]][one[1]], changed[other[0]][other[1]] = second, first
    return [tuple(group) for group in changed]


def _count(groups: Collection[Group], apart: Pairs) -> int:
    return sum(frozenset(pair) in apart for group in groups for pair in combinations(group, 2))


# Everybody meets everybody once, by the FIDE's Berger tables, as caissify-pairings makes them.


def pair_round_robin(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round of all who began. Raises NoPairingError after the last."""
    return berger([entrant.number for entrant in tournament.entrants], round_number)


def rounds_of(people: int) -> int:
    """Rounds in which so many meet each other once."""
    return people - 1 if people % TWO == 0 else people


def berger(numbers: Sequence[Number], round_number: int) -> tuple[Group, ...]:
    """A round of some people; who is left over has a bye. Raises NoPairingError after the last."""
    if len(numbers) < TWO or round_number > rounds_of(len(numbers)):
        raise NoPairingError
    # Imported late: it takes long to load, and most starts of the bot never ask for it.
    from caissify_pairings import generate_pairings

    pairings = generate_pairings(
        system="round_robin",
        players=[{"id": number, "starting_number": number} for number in numbers],
        previous_pairings=set(),
        round_number=round_number,
        total_rounds=rounds_of(len(numbers)),
    )
    return tuple(
        (pairing["white_id"],) if pairing["black_id"] is None else (pairing["white_id"], pairing["black_id"])
        for pairing in pairings
    )


# Knock-outs, where who loses is out: the brackets of cardarena-tournament-core, seeded anew in each round.
#
# The first of those who are left meets the last, the second the last but one; where they are odd, whoever
# stands in the middle has a bye.


def pair_knock_out(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round. Raises NoPairingError when one is left."""
    return pair_bracket(tournament, tuple(entrant.number for entrant in tournament.entrants), 1, round_number)


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

    people: Mapping[Number, Player] = {number: Player(str(number), str(number)) for number in seeds}
    won = {False: MatchupOutcome.PLAYER2_WINS, True: MatchupOutcome.PLAYER1_WINS}
    rounds = []
    active = set(seeds)
    for played in range(first, round_number):
        pairings = tournament.pairings(played)
        matchups = [
            Matchup(people[pairing.players[0]], None)
            if len(pairing.players) == 1
            else Matchup(
                people[pairing.players[0]],
                people[pairing.players[1]],
                won[winner_of(pairing) == pairing.players[0]],
            )
            for pairing in pairings
        ]
        rounds.append(Round(played - first + 1, matchups))
        active = {winner_of(pairing) for pairing in pairings}
    if not active:
        raise NoPairingError
    still = {number for number in active if tournament.entrant_of(number).plays_in(round_number)}
    if len(active) == 1 or len(still) <= 1:
        raise NoPairingError
    bracket = SingleElimination.from_history(list(people.values()), rounds, {str(number) for number in still})
    try:
        next_round = bracket.pair()
    except TournamentCompleteError as error:
        raise NoPairingError from error
    groups = [
        (int(matchup.player1.id),)
        if matchup.player2 is None
        else (int(matchup.player1.id), int(matchup.player2.id))
        for matchup in next_round.matchups
    ]
    return exchange(groups, tournament.find_apart())


def winner_of(pairing: Pairing) -> Number:
    """Tell who goes on: more points, then a later game, then the better seed."""
    latest = pairing.games[-1]
    best: Number = min(pairing.players, key=lambda player: (-pairing.of(player), -latest.of(player), player))
    return best


def is_level(pairing: Pairing) -> bool:
    """Tell whether two have as many points as each other."""
    return len(pairing.players) == TWO and len({pairing.of(player) for player in pairing.players}) == 1


# Groups in which everybody meets everybody, then a bracket of the two best of each.


IN_A_GROUP: Final = 4
GO_ON: Final = 2
"""The best of each group who enter the bracket."""


def pair_groups(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round of the groups, after them of the bracket. Raises NoPairingError."""
    groups = groups_of(tournament)
    last = last_group_round(tournament)
    if round_number > last:
        return pair_bracket(tournament, seeds_of(tournament), last + 1, round_number)
    pairings: list[Group] = []
    for group in groups:
        if round_number <= rounds_of(len(group)):
            pairings += berger(group, round_number)
    if not pairings:
        raise NoPairingError
    return tuple(pairings)


def groups_of(tournament: Tournament) -> tuple[Group, ...]:
    """The groups: as they were dealt when it began."""
    return tournament.terms.groups or deal(tournament)


def deal(tournament: Tournament) -> tuple[Group, ...]:
    """Groups as even as they can be: the best are spread over all of them, forth and back."""
    numbers = [entrant.number for entrant in tournament.entrants]
    count = max(1, round(len(numbers) / IN_A_GROUP))
    groups: list[list[Number]] = [[] for _ in range(count)]
    for place, number in enumerate(numbers):
        lap, at = divmod(place, count)
        groups[at if lap % 2 == 0 else count - 1 - at].append(number)
    return exchange([tuple(group) for group in groups], tournament.find_apart())


def last_group_round(tournament: Tournament) -> int:
    """The round after which the bracket begins."""
    return max(rounds_of(len(group)) for group in groups_of(tournament))


def seeds_of(tournament: Tournament) -> Sequence[Number]:
    """Tell who enters the bracket: all winners of groups, the best first, then all who came second."""
    last = last_group_round(tournament)
    tables = [
        [
            group_line.number
            for group_line in rank(tournament, group, until=last)
            if _goes_on(tournament, group_line.number, last)
        ]
        for group in groups_of(tournament)
    ]
    chosen = [number for table in tables for number in table[:GO_ON]]
    overall = [line.number for line in rank(tournament, until=last) if line.number in chosen]
    place = {number: table.index(number) for table in tables for number in table}
    return sorted(overall, key=lambda number: (place[number], overall.index(number)))


def _goes_on(tournament: Tournament, number: Number, last: int) -> bool:
    until = tournament.entrant_of(number).until
    return until is None or until > last


# Swiss pairings of two by the FIDE Dutch system, as caissify-pairings makes them.
#
# The library pairs one round from what it is told of the rounds before; how that is derived is what its own
# checker does (`caissify_pairings.fpc`): colours and opponents of played games alone; a bye, and a win
# against somebody who did not come, is a float downwards.


def pair_swiss(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round, the better table first; the last one may be a bye. Raises NoPairingError."""
    # Imported late: it takes long to load, and most starts of the bot never ask for it.
    from caissify_pairings import generate_pairings

    playing = tournament.playing(round_number)
    if len(playing) < TWO:
        raise NoPairingError
    met = _list_met(tournament)
    described = [_describe(tournament, number, round_number) for number in playing]

    def pair(apart: Pairs) -> tuple[Group, ...]:
        # To the library, whoever is to be kept apart has met: that is what it knows of forbidden pairs.
        forbidden = met | {(min(apart_pair), max(apart_pair)) for apart_pair in apart}
        pairings = generate_pairings(
            system="dutch",
            players=described,
            previous_pairings=forbidden,
            round_number=round_number,
            total_rounds=max(round_number, tournament.terms.rounds or 0),
            bye_value=float(games_of_pairing(tournament)),
        )
        groups = tuple(
            (pairing["white_id"],)
            if pairing["black_id"] is None
            else (pairing["white_id"], pairing["black_id"])
            for pairing in sorted(pairings, key=lambda paired: paired["table"])
        )
        _check(groups, playing, forbidden)
        return groups

    there = frozenset(playing)
    apart = frozenset(apart_pair for apart_pair in tournament.find_apart() if apart_pair <= there)
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
    return {
        pairing.players
        for pairing in tournament.pairings()
        if len(pairing.players) == TWO and pairing.was_played
    }


def _describe(tournament: Tournament, number: Number, round_number: int) -> dict[str, Any]:
    colours: list[str] = []
    floats: list[str] = []
    byes = forfeits = 0
    for earlier in range(1, round_number):
        own = next((pairing for pairing in tournament.pairings(earlier) if number in pairing.players), None)
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
    other = next(player for player in pairing.players if player != number)
    own, theirs = (score_before(tournament, player, round_number) for player in (number, other))
    if own == theirs:
        return "none"
    return "down" if own > theirs else "up"


def score_before(tournament: Tournament, number: Number, round_number: int) -> int:
    """Points somebody had before a round."""
    return sum(game.of(number) for game in tournament.games_of(number) if game.round < round_number)


# Tables of three and four: those with as many points sit together. No library pairs more than two.
#
# The tables are as even as they can be, the better ones fuller. In the first round those placed best before
# are spread over the tables; later whoever has most points sits at the first. Who has begun least often sits
# in the first seat.


def pair_by_points(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round. Raises NoPairingError where fewer than two are left."""
    playing = tournament.playing(round_number)
    if len(playing) < TWO:
        raise NoPairingError
    count = -(-len(playing) // tournament.terms.seats)
    if round_number == 1:
        groups = [playing[at::count] for at in range(count)]
    else:
        order = sorted(playing, key=lambda number: (-score_before(tournament, number, round_number), number))
        small, more = divmod(len(order), count)
        sizes = [small + 1] * more + [small] * (count - more)
        groups = [tuple(order[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(count)]
    return tuple(_seat(tournament, group) for group in exchange(groups, tournament.find_apart()))


def _seat(tournament: Tournament, group: Group) -> Group:
    def count_first(number: Number) -> int:
        return sum(game.players[0] == number for game in tournament.games_of(number))

    return tuple(sorted(group, key=lambda player: (count_first(player), player)))
