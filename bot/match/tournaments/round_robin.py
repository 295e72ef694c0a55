"""Everybody meets everybody once, by the FIDE's Berger tables, as caissify-pairings makes them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.tournaments.model import TWO, Number, Tournament
from bot.match.tournaments.pairing import Group, NoPairingError


def pair_round_robin(tournament: Tournament, round_number: int) -> tuple[Group, ...]:
    """The next round of all who began. Raises NoPairingError after the last."""
    return berger([each.number for each in tournament.entrants], round_number)


def rounds_of(people: int) -> int:
    """Rounds in which so many meet each other once."""
    return people - 1 if people % TWO == 0 else people


def berger(numbers: Sequence[Number], round_number: int) -> tuple[Group, ...]:
    """A round of some people; who is left over has a bye. Raises NoPairingError after the last."""
    if len(numbers) < TWO or round_number > rounds_of(len(numbers)):
        raise NoPairingError
    # Imported late: it takes long to load, and most starts of the bot never ask for it.
    from caissify_pairings import generate_pairings

    found = generate_pairings(
        system="round_robin",
        players=[{"id": number, "starting_number": number} for number in numbers],
        previous_pairings=set(),
        round_number=round_number,
        total_rounds=rounds_of(len(numbers)),
    )
    return tuple(
        (each["white_id"],) if each["black_id"] is None else (each["white_id"], each["black_id"])
        for each in found
    )
