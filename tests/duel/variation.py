"""States of Duel for Middle-earth that differ only in what a viewer may not know.

Face-down cards, stacks of tokens and the stack of tiles hold nothing that could be varied: what nobody has
seen does not exist in the state. The one hidden fact is which cards of the present chapter are set aside,
once the other player has looked through the discard pile while cards still lie face down.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.engine import Seat
from cogs.duel.state import State
from tests.duel.wanted import any_way

_DATA = Path(__file__).parents[2] / "cogs" / "duel" / "data" / "cards.json"
_CHAPTER = {card["id"]: card["chapter"] for card in json.loads(_DATA.read_text(encoding="utf-8"))["cards"]}

SELDOM_HIDES = True
"""Most games at random hold nothing hidden, as nobody looks through the pile in time.

So they cannot be asked for many variations; `test_seen` follows games in which somebody does look.
"""
SEEKER = any_way
"""How people play who look through the pile sooner or later."""
WASTED: tuple[str, ...] = ()
"""Verbs of actions that only take back or throw away something (tests.walks)."""
PRESSES = {"turn": 2.1}
"""At most so many presses a turn, and for what is decided in one go (tests.bench.games)."""
TOUCHES = 1.5
"""At most so many touches a turn on the board itself (tests.bench.games)."""


def vary(state: State, viewer: Seat | None, rng: Random) -> State:
    """The same position with other cards set aside in this chapter, where the viewer cannot know them."""
    chapter = state.chapter
    hidden = state.aside[chapter - 1] if chapter else ()
    if not hidden or viewer in state.looked[chapter - 1] or "?" not in state.slots:
        return state
    seen = {*state.slots, *state.discards, *state.sides[0].cards, *state.sides[1].cards}
    pool = [card for card, number in _CHAPTER.items() if number == chapter and card not in seen]
    chosen = sorted(rng.sample(pool, len(hidden)))
    rows = [tuple(chosen) if number == chapter else state.aside[number - 1] for number in (1, 2, 3)]
    return replace(state, aside=(rows[0], rows[1], rows[2]))
