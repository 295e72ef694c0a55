"""Random play, for whoever needs positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine import CHANCE, Chance, Outcome, Seat
from bot.engine.game import AnyGame
from tests.laws.variations import AGREED


def start(game: AnyGame, **options: object) -> Any:
    """A new game with the default options, but for those given and what the laws agree on beforehand."""
    return game.new(game.options(**{**AGREED.get(game.facts.key, {}), **options}))


def step(game: AnyGame, state: Any, rng: Random) -> tuple[Any, Seat] | None:
    """One random move, chance included: the state after it and who made it; None when the game is over.

    Where several seats may choose at once, one of them is drawn.
    """
    pending = game.pending(state)
    if isinstance(pending, Outcome):
        return None
    if isinstance(pending, Chance):
        return game.apply(state, CHANCE, game.sample(state, rng)).state, CHANCE
    seat = rng.choice(pending.open).seat
    action = rng.choice(game.legal(state, seat))
    return game.apply(state, seat, action).state, seat


def positions(game: AnyGame, seed: int) -> Iterator[Any]:
    """Every state of one random game, from the start to the end."""
    rng = Random(seed)
    state = start(game)
    for _ in range(game.facts.longest):
        yield state
        after = step(game, state, rng)
        if after is None:
            return
        state = after[0]
    raise RuntimeError(f"{game.facts.key} does not end")
