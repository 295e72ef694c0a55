"""What each game's figures are held to: `LARGE` in tests/<key>/variation.py says that a game is a large one.

The bars of small games are those of the house; a large one has hundreds of figures on a map to look at, and
has bars of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.laws.variations import MODULES

MORE_RULES = "MORE_RULES"
"""In tests/<key>/variation.py: other rulesets of the game whose random games are measured too, by name."""


@dataclass(frozen=True, slots=True)
class Bars:
    """None: shown without a bar.

    move: of random play, against python-chess. legal: milliseconds of the legal list where it takes longest.
    drawn: a board drawn and encoded, against encoding alone. picture: kB of the largest. matches: how many
    matches are played at once for its commits; 0 where those of another game stand for them. reload, replay:
    milliseconds in which a long match is there again from its snapshot, and from its log; None: not measured.
    """

    move: float | None = 1.0
    legal: float | None = None
    drawn: float = 0.6
    picture: float = 300.0
    matches: int = 0
    reload: float | None = None
    replay: float | None = None


SMALL = Bars()
LARGE = Bars(move=2.5, legal=20.0, drawn=2.5, picture=600.0, matches=10, reload=50.0, replay=2000.0)


def bars(key: str) -> Bars:
    """The bars of a game."""
    return LARGE if getattr(MODULES[key], "LARGE", False) else SMALL


def more_rules(key: str) -> Mapping[str, Mapping[str, Any]]:
    """Options of further rulesets of a game, by their names."""
    found: Mapping[str, Mapping[str, Any]] = getattr(MODULES[key], MORE_RULES, {})
    return found
