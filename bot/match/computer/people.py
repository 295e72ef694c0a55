"""The players of the house: people of its own, whose ids no user of Discord can have."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import product
from typing import Final

from bot.agents import LEVELS as AGENT_LEVELS
from bot.engine import Seat
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.values import RefusedError, UserId

LEVELS: Final = tuple(AGENT_LEVELS)
"""From the weakest."""
OF_A_LEVEL: Final = 3
"""As many of a level can sit at one table: all but one of four seats."""
PEOPLE: Final = {
    10 * number + place: level
    for (number, level), place in product(enumerate(LEVELS, start=1), range(1, OF_A_LEVEL + 1))
}
"""The level of each, by user id. Discord's ids begin far above."""


def is_computer(user: UserId | None) -> bool:
    """Tell whether the house plays a seat."""
    return user in PEOPLE


def level_of(user: UserId) -> str:
    """Tell how strong somebody of the house plays. Raises KeyError for anybody else."""
    return PEOPLE[user]


def find_free(level: str, taken: Collection[UserId]) -> UserId:
    """Somebody of the house of this level who does not sit at a table yet. Raises RefusedError."""
    free = (user for user, its in PEOPLE.items() if its == level and user not in taken)
    found = next(free, None)
    if found is None:
        raise RefusedError("refused-full")
    return found


def has_house_alone(loaded: LoadedMatch, seat: Seat) -> bool:
    """Tell whether everybody else who still plays is of the house."""
    others = [loaded.player_at(other) for other in loaded.still_playing() if other != seat]
    return bool(others) and all(map(is_computer, others))


def strongest(users: Iterable[UserId]) -> str | None:
    """The highest level of the computer players among some users; None where there is none."""
    found = [LEVELS.index(PEOPLE[user]) for user in users if user in PEOPLE]
    return LEVELS[max(found)] if found else None
