"""States that differ only in what a viewer may not know, made by hand for each game.

Each game brings its own in `tests/<key>/variation.py`: `vary(state, viewer, rng)`. It shares no code with
`observe` and `determinise`, so that a leak in one is not repeated in the other. A game with open information
says so (`OPEN_INFORMATION = True`) and gives back the state it got; one whose games at random mostly hide
nothing says `SELDOM_HIDES = True` and brings a comparison of its own. `SAMPLE` and `LONG` are the numbers of
random games in `make test` and `make soak`, `OPTIONS` what the laws agree on beforehand, `SEEN_EVERY` of how
many steps one is compared in pictures (tests.laws.test_seen), where a game is long and its pictures many.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from bot.engine import Seat
from cogs import games
from tests.playthroughs.make import Policy
from tests.soak import SOAK

Variation = Callable[[Any, Seat | None, Random], Any]
"""(state, viewer, rng) to a state that differs at most in what the viewer may not know."""

MODULES = {game.facts.key: importlib.import_module(f"tests.{game.facts.key}.variation") for game in games()}
"""What each game says of itself for the tests, by its key."""

VARIATIONS: dict[str, Variation] = {key: module.vary for key, module in MODULES.items()}

_COUNTED, _USUAL = ("LONG", 5_000) if SOAK else ("SAMPLE", 24)
COUNTS: dict[str, int] = {
    key: int(os.environ.get("LAWS_GAMES") or getattr(module, _COUNTED, _USUAL))
    for key, module in MODULES.items()
}
"""Random games of each: a sample in `make test`, thousands in `make soak`; LAWS_GAMES says otherwise."""

AGREED: dict[str, Mapping[str, object]] = {
    key: getattr(module, "OPTIONS", {}) for key, module in MODULES.items()
}
"""Options of each that are not drawn at random, e.g. after how many turns a long game is broken off."""

SEEN_EVERY: dict[str, int] = {
    key: module.SEEN_EVERY for key, module in MODULES.items() if hasattr(module, "SEEN_EVERY")
}
"""Of so many steps of a game one is compared in pictures, where it is not as many as for the others."""

OPEN: frozenset[str] = frozenset(
    key
    for key, module in MODULES.items()
    if getattr(module, "OPEN_INFORMATION", False) or getattr(module, "SELDOM_HIDES", False)
)
"""Games of which one played at random may hide nothing from beginning to end."""

HIDING: frozenset[str] = frozenset(
    key for key, module in MODULES.items() if not getattr(module, "OPEN_INFORMATION", False)
)
"""Games in which there is something to hide."""

SEEKERS: dict[str, Policy] = {
    key: module.SEEKER for key, module in MODULES.items() if hasattr(module, "SEEKER")
}
"""How those are played in which that comes about seldom at random."""
