"""The event cards of the Shadow are tried out from positions of `position.py`: one card, one Event die."""

from __future__ import annotations

from tests.war.position import Played, Position


def held(at: Position, card: str) -> Played:
    """The Shadow is about to act, with an Event die and this card in hand."""
    return at.hand(card).dice(sh="event").acting("shadow")


def played(at: Position, card: str, *answers: str) -> Played:
    """The card has been played, with the answers to what it asks; when all is done `allocate` is open."""
    return held(at, card).do(f"event event {card}", *answers)


def barred(at: Position, card: str) -> bool:
    """Whether the card's printed condition is not met."""
    return held(at, card).reason(f"event event {card}") == "refusal-card-condition"
