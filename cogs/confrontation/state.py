"""Sides, options and state of The Confrontation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from bot.engine.agenda import Evolver
from cogs.confrontation.components import DARK as DARK
from cogs.confrontation.components import LIGHT as LIGHT
from cogs.confrontation.components import REGIONS

SIDE: dict[Seat, int] = {LIGHT: 0, DARK: 1}
"""The number of each side in the pairs of the state."""


class ConfrontationOptions(Options):
    """Options agreed before play. Every switch is a ruling with its default in
    docs/rules/confrontation.md.
    """

    in_print: ClassVar[frozenset[str]] = frozenset({"series", "light_specials", "dark_specials"})
    series: Literal[1, 2, 4] = 1  # games in the match, sides swapped after each (10)
    # light_specials, dark_specials: which special cards each side has (11; A19 allows a handicap)
    light_specials: Literal["none", "both", "shadowfax", "gandalf_white"] = "none"
    dark_specials: Literal["none", "both", "palantir", "ringwraith"] = "none"
    rearrange: Literal["automatic", "by_hand"] = "automatic"
    pick_revealed: bool = False
    retreat_upstream: bool = True
    card_retreat_optional: bool = False
    # A14; where it is not agreed it is not written down, so that games begun before there was a choice read
    # the same.
    magic_optional: bool = Field(default=False, exclude_if=lambda value: value is False)
    sacrifice_needs_escape: bool = True
    shadowfax_same_figure: bool = True
    special_saves_from_stalemate: bool = True


Ids = tuple[str, ...]
Map = tuple[Ids, ...]
"""One side's figures by region number; their order within a region is their positions."""
Maps = tuple[Map, Map]


@dataclass(frozen=True, slots=True)
class Fight:
    """A move's battles (6)."""

    region: str
    attacker: Seat
    mover: str  # the attacking figure
    first: bool = True  # no battle of this move has been fought yet
    light: str | None = None  # light, dark: the figures of the present battle, None before they are revealed
    dark: str | None = None
    frodo_shown: bool = False
    light_card: str | None = None  # light_card, dark_card: the cards laid
    dark_card: str | None = None
    light_up: bool = False  # light_up, dark_up: whether they are face up
    dark_up: bool = False
    dark_settled: bool = False  # Dark's text has been dealt with (6.10.2)
    face_up: Ids = ()  # figures shown in earlier battles of this move that stay so (`pick_revealed`)


Agenda = tuple[Annotated[Any, StepTypes("cogs.confrontation.rules")], ...]
"""Steps of the procedure; the last is done first."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position. Pairs are (light, dark)."""

    options: ConfrontationOptions
    figures: Maps  # who stands where
    fallen: Ids  # defeated figures of both sides
    turn: Seat  # whose turn it is
    number: int  # single turns begun
    hands: tuple[Ids, Ids]  # combat cards held
    used: tuple[Ids, Ids]  # those face up
    specials: tuple[Ids, Ids]
    ready: tuple[Seat, ...]
    swaps: tuple[int, int]  # exchanges left while setting up
    fight: Fight | None
    passage: tuple[Seat, str, str] | None  # the last movement as (side, origin, region)
    looked: str | None  # the region under the Palantír
    ride: str | None  # the region a Shadowfax step of this turn leads to
    # Regions whose figures the opponent may have kept track of since their last rearrangement (only where it
    # is done by hand)
    stale: tuple[Ids, Ids]
    agenda: Agenda  # what is to be done, the last step first
    outcome: Outcome | None = None
    # The figures that have been shown and not been rearranged since, so that the other side can still tell
    # which they are (4.3)
    seen: tuple[Ids, Ids] = ((), ())


EMPTY_MAP: Map = ((),) * len(REGIONS)

evolve: Evolver[State] = evolver(State)
"""The state with some fields changed."""
evolve_fight: Evolver[Fight] = evolver(Fight)
"""The battle with some fields changed."""
