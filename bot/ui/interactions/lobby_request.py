"""The lobby somebody asked for with a command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import Seat
from bot.match.clocks import PaceChoice
from bot.match.values import UserId


@dataclass(frozen=True, slots=True)
class LobbyRequest:
    """A request for a lobby: which game, and what has been said of it.

    guests: invited. options: given with the command. seat: the own one. settled: what the command itself
    stands for. level: of the computer players who take the other seats at once. first_game: every kind of
    decision is introduced in it. hired: levels of computer players who sit down in the lobby. pace: None for
    the server's.
    """

    key: str
    guests: tuple[UserId, ...] = ()
    options: Mapping[str, object] | None = None
    seat: Seat | None = None
    settled: Mapping[str, object] | None = None
    level: str | None = None
    first_game: bool = False
    hired: tuple[str, ...] = ()
    pace: PaceChoice | None = None
