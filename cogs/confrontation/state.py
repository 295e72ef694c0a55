"""Sides, options and state of The Confrontation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from bot.engine.agenda import Evolver
from cogs.confrontation.components import DARK as DARK
from cogs.confrontation.components import LIGHT as LIGHT
from cogs.confrontation.components import REGIONS

SIDE: dict[Seat, int] = {LIGHT: 0, DARK: 1}
"""The number of each side in the pairs of the state."""


class ConfrontationOptions(Options):
    """Options agreed before play. Every switch is a ruling with its default in docs/rules/confrontation.md.

    series: games in the match, sides swapped after each (10). light_specials, dark_specials: which
    special cards each side has (11; A19 allows a handicap). magic_optional: A14; where it is not agreed it
    is not written down, so that games begun before there was a choice read the same.
    """

    series: Literal[1, 2, 4] = 1
    light_specials: Literal["none", "both", "shadowfax", "gandalf_white"] = "none"
    dark_specials: Literal["none", "both", "palantir", "ringwraith"] = "none"
    rearrange: Literal["automatic", "by_hand"] = "automatic"
    pick_revealed: bool = False
    retreat_upstream: bool = True
    card_retreat_optional: bool = False
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
    """A move's battles (6). mover: the attacking figure. first: no battle of this move has been fought yet.

    light, dark: the figures of the present battle, None before they are revealed. light_card, dark_card:
    the cards laid; light_up, dark_up: whether they are face up. dark_settled: Dark's text has been dealt
    with (6.10.2). face_up: figures shown in earlier battles of this move that stay so (`pick_revealed`).
    """

    region: str
    attacker: Seat
    mover: str
    first: bool = True
    light: str | None = None
    dark: str | None = None
    frodo_shown: bool = False
    light_card: str | None = None
    dark_card: str | None = None
    light_up: bool = False
    dark_up: bool = False
    dark_settled: bool = False
    face_up: Ids = ()


Agenda = tuple[Annotated[Any, StepTypes("cogs.confrontation.rules")], ...]
"""Steps of the procedure; the last is done first."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position. Pairs are (light, dark).

    figures: who stands where. fallen: defeated figures of both sides. turn: whose turn it is; number: single
    turns begun. hands: combat cards held; used: those face up. swaps: exchanges left while setting up.
    passage: the last movement as (side, origin, region). looked: the region under the Palantír. ride: the
    region a Shadowfax step of this turn leads to. stale: regions whose figures the opponent may have kept
    track of since their last rearrangement (only where it is done by hand). agenda: what is to be done, the
    last step first. seen: the figures that have been shown and not been rearranged since, so that the
    other side can still tell which they are (4.3).
    """

    options: ConfrontationOptions
    figures: Maps
    fallen: Ids
    turn: Seat
    number: int
    hands: tuple[Ids, Ids]
    used: tuple[Ids, Ids]
    specials: tuple[Ids, Ids]
    ready: tuple[Seat, ...]
    swaps: tuple[int, int]
    fight: Fight | None
    passage: tuple[Seat, str, str] | None
    looked: str | None
    ride: str | None
    stale: tuple[Ids, Ids]
    agenda: Agenda
    outcome: Outcome | None = None
    seen: tuple[Ids, Ids] = ((), ())


EMPTY_MAP: Map = ((),) * len(REGIONS)

evolve: Evolver[State] = evolver(State)
"""The state with some fields changed."""
evolve_fight: Evolver[Fight] = evolver(Fight)
"""The battle with some fields changed."""
