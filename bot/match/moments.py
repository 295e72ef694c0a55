"""A moment of a finished game to go on from: as it was, or as whoever sat there had to imagine it."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine import Event, Record, Seat
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.review import number_moments, play_through

MOST_DRAWN = 20
"""Times hidden things are drawn until they fit what was seen, before what was told is left out of account."""


def imagine(bundle: GameBundle, record: Record, position: int, seat: Seat | None, rng: Random) -> Any:
    """The state at a moment of a record, as stepping through it numbers them; of none so far on, at the last.

    seat: what was hidden from it is drawn anew, from what it saw and had been told by then; None: all is as
    it was. Raises RecordError.
    """
    state, story = _find(bundle.game, record, position)
    if seat is None:
        return state
    game, seen = bundle.game, bundle.game.observe(state, seat)
    draw = bundle.agent.knowledge.imagine(seen, [event for event in story if event.known_to(seat)])
    for _ in range(MOST_DRAWN):
        # A memory may be kept by rule of thumb: what is drawn by it must be what the seat sees all the same.
        imagined = draw(rng)
        if game.observe(imagined, seat) == seen:
            return imagined
    return game.determinise(seen, rng)


def _find(game: AnyGame, record: Record, position: int) -> tuple[Any, list[Event]]:
    """The state at a moment, and all that had happened by then, whoever knew of it."""
    state: Any = None
    story: list[Event] = []
    for number, deed, is_new in number_moments(play_through(game, record)):
        if number > position:
            break
        story += deed.events
        state = deed.state if is_new else state
    return state, story
