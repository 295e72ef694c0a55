"""In which languages and themes long checks look at a position: some in `make test`, all in `make soak`."""

from __future__ import annotations

from itertools import product
from typing import Final

from bot.draw.kit.palette import THEMES
from bot.text import LANGUAGES, Language
from tests.soak import SOAK

LOOKS: Final = list(product(LANGUAGES, THEMES)) if SOAK else list(zip(LANGUAGES, THEMES, strict=True))
"""Of pictures, English on parchment and Polish at night: language and theme depend not on one another."""
STEPS: Final = 3
"""So many steps of a game in one language: no seat's turns are always told in the same one."""


def languages_of(step: int) -> tuple[Language, ...]:
    """In which languages the words of a step of a whole game are looked at."""
    return LANGUAGES if SOAK else (LANGUAGES[step // STEPS % len(LANGUAGES)],)
