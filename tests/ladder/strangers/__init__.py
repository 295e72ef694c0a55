"""Strangers: scripted ways to play, each a short page, that know nothing of how the house thinks.

style.py   what a stranger is
<game>.py  those of one game

They are given an observation and choose among its legal actions; no evaluation, policy or search of the house
is asked. Two players who share a blind spot never show it to each other; a stranger does.
"""

from tests.ladder.strangers import battle, confrontation, duel, journey, war
from tests.ladder.strangers.style import Style

__all__ = ["STRANGERS", "Style", "find_stranger", "list_strangers_of"]

STRANGERS: tuple[Style, ...] = (
    *confrontation.STYLES,
    *duel.STYLES,
    *battle.STYLES,
    *journey.STYLES,
    *war.STYLES,
)


def list_strangers_of(key: str) -> tuple[Style, ...]:
    """List the strangers of a game."""
    return tuple(style for style in STRANGERS if style.key == key)


def find_stranger(key: str, name: str) -> Style | None:
    """Find a stranger of a game by its name; None where there is none of this name."""
    return next((style for style in list_strangers_of(key) if style.name == name), None)
