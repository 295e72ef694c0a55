"""Who meets whom: one question, answered by a library for each format."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from bot.match.tournaments.model import Number, Tournament

Group: TypeAlias = tuple[Number, ...]
"""Who meets at a table, in seating order; one alone has a bye."""


class NoPairingError(Exception):
    """No further round can be paired: all that were to be played have been, or nobody new is left to meet."""


class Pairer(Protocol):
    """Pairs a round of a tournament from all that was decided before."""

    def __call__(self, tournament: Tournament, round_number: int, /) -> tuple[Group, ...]:
        """The groups of a round, the best table first. Raises NoPairingError where there is none."""
