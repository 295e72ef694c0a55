"""Groups in which everybody meets everybody, then a bracket of the two best of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.match.tournaments.knock_out import pair_bracket
from bot.match.tournaments.model import Number, Tournament
from bot.match.tournaments.pairing import Group, NoPairingError, exchange
from bot.match.tournaments.round_robin import berger, rounds_of
from bot.match.tournaments.standings import rank

IN_A_GROUP: Final = 4
GO_ON: Final = 2
"""The best of each group who enter the bracket."""


def pair_groups(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round of the groups, after them of the bracket. Raises NoPairingError."""
    groups = groups_of(tournament)
    last = last_group_round(tournament)
    if round_number > last:
        return pair_bracket(tournament, seeds_of(tournament), last + 1, round_number)
    found: list[Group] = []
    for group in groups:
        if round_number <= rounds_of(len(group)):
            found += berger(group, round_number)
    if not found:
        raise NoPairingError
    return tuple(found)


def groups_of(tournament: Tournament) -> tuple[Group, ...]:
    """The groups: as they were dealt when it began."""
    return tournament.terms.groups or deal(tournament)


def deal(tournament: Tournament) -> tuple[Group, ...]:
    """Groups as even as they can be: the best are spread over all of them, forth and back."""
    numbers = [each.number for each in tournament.entrants]
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
            each.number
            for each in rank(tournament, group, until=last)
            if _goes_on(tournament, each.number, last)
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
