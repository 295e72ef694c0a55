"""States that differ only in what a viewer may not know, made by hand for each game.

Each game brings its own in `tests/<key>/variation.py`: `vary(state, viewer, rng)`. It shares no code with
`observe` and `determinise`, so that a leak in one is not repeated in the other. A game with open information
says so (`OPEN_INFORMATION = True`) and gives back the state it got; one whose games at random mostly hide
nothing says `SELDOM_HIDES = True` and brings a comparison of its own.
"""

from __future__ import annotations

import importlib

from cogs import games
from tests.laws.laws import Variation

_MODULES = {each.facts.key: importlib.import_module(f"tests.{each.facts.key}.variation") for each in games()}

VARIATIONS: dict[str, Variation] = {key: module.vary for key, module in _MODULES.items()}

SAMPLES: dict[str, int] = {key: getattr(module, "SAMPLE", 60) for key, module in _MODULES.items()}
"""Random games of each in `make test`; `make soak` plays thousands."""

OPEN: frozenset[str] = frozenset(
    key
    for key, module in _MODULES.items()
    if getattr(module, "OPEN_INFORMATION", False) or getattr(module, "SELDOM_HIDES", False)
)
"""Games of which one played at random may hide nothing from beginning to end."""
