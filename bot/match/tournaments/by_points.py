"""Tables of three and four: those with as many points sit together. No library pairs more than two.

The tables are as even as they can be, the better ones fuller. In the first round those placed best before
are spread over the tables; later whoever has most points sits at the first. Who has begun least often sits
in the first seat.
"""

from __future__ import annotations

from bot.match.tournaments.model import TWO, Number, Tournament
from bot.match.tournaments.pairing import Group, NoPairingError, exchange
from bot.match.tournaments.swiss import score_before


def pair_by_points(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round. Raises NoPairingError where fewer than two are left."""
    playing = tournament.playing(round_number)
    if len(playing) < TWO:
        raise NoPairingError
    count = -(-len(playing) // tournament.terms.seats)
    if round_number == 1:
        groups = [playing[at::count] for at in range(count)]
    else:
        order = sorted(playing, key=lambda each: (-score_before(tournament, each, round_number), each))
        small, more = divmod(len(order), count)
        sizes = [small + 1] * more + [small] * (count - more)
        groups = [tuple(order[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(count)]
    return tuple(_seat(tournament, group) for group in exchange(groups, tournament.find_apart()))


def _seat(tournament: Tournament, group: Group) -> Group:
    def count_first(number: Number) -> int:
        return sum(each.players[0] == number for each in tournament.games_of(number))

    return tuple(sorted(group, key=lambda each: (count_first(each), each)))
