"""Playing a Free Peoples event card from a position, in phase 5 with a die of its symbol."""

from __future__ import annotations

from cogs.war.model.components import CARDS, FREE
from tests.war.position import Played, Position

AT_REST = "allocate"
"""What is open once the card has been played through, the last die being spent."""


def played(at: Position, card: str, *actions: str) -> Played:
    """The card is played with the only die left, and what it asks is answered."""
    die = CARDS[card].type
    return at.hand(card).dice(fp=die).acting("free_peoples").do(f"event {die} {card}", *actions)


def refused(at: Position, card: str) -> str:
    """The id of the refusal to play the card; empty where it may be played."""
    die = CARDS[card].type
    return at.hand(card).dice(fp=die).acting("free_peoples").reason(f"event {die} {card}")


def hand_size(game: Played) -> int:
    """Cards in the hand of the Free Peoples."""
    return len(game.state.hands[FREE])
