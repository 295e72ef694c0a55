"""The view of a side, or a spectator (docs/rules/confrontation.md, 12), field by field, and its beliefs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from bot.engine import Observation, Seat
from cogs.confrontation.components import FIGURES, RATED, SIDES
from cogs.confrontation.state import SIDE, ConfrontationOptions

# The view of a side, or a spectator (docs/rules/confrontation.md, 12): an allow-list, field by field.

Stage = Literal[  # what is going on
    "setup", "move", "tunnel", "challenge", "early", "saruman", "cards", "magic", "retreat", "over"
]


@dataclass(frozen=True, slots=True)
class Piece:
    """One figure on the map."""

    side: Seat
    region: str
    position: int  # its place among its side's figures in the region, from 1
    figure: str | None  # its id, or None where the viewer may not know it
    shown: bool  # face up for everybody now
    # Its id where it has been shown and not rearranged since, so that both sides can tell (4.3); None for a
    # spectator.
    noted: str | None = None
    # What the viewer has noted for themselves: figures, or `strong` or `weak`; the rules know nothing of it
    # (`Game.add_guesses`)
    believed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle being fought. figures are those revealed (None before the challenge); cards those face up."""

    region: str
    attacker: Seat
    light: str | None
    dark: str | None
    light_card: str | None
    dark_card: str | None
    chosen: tuple[Seat, ...]  # sides that have laid a card face down
    own_card: str | None  # the viewer's own card face down
    frodo_shown: bool
    first: bool = True  # no battle of this move has been fought yet
    dark_settled: bool = False  # Dark's text has been dealt with (6.10.2)
    # Per side the regions a Retreat card would lead to as everybody sees it; none before figures are
    # revealed.
    retreats: tuple[tuple[Seat, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Passage:
    """The last movement on the map, as everybody saw it: for arrows."""

    side: Seat
    origin: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfrontationObservation(Observation):
    """Everything a viewer may know of a game."""

    stage: Stage  # what is going on
    turn: Seat  # whose turn it is
    number: int  # single turns begun
    pieces: tuple[Piece, ...]  # own figures by name, the opponent's by position only
    unplaced: tuple[str, ...]  # the viewer's own figures still to be placed
    ready: tuple[Seat, ...]  # sides that have finished setting up
    # defeated, used, hands, specials: per side, public, in the order of the component lists.
    defeated: tuple[tuple[Seat, tuple[str, ...]], ...]
    hands: tuple[tuple[Seat, tuple[str, ...]], ...]
    used: tuple[tuple[Seat, tuple[str, ...]], ...]
    specials: tuple[tuple[Seat, tuple[str, ...]], ...]
    battle: Battle | None
    passage: Passage | None
    looked: str | None  # the region Dark may look into until its turn is over
    # A figure that has stepped with Shadowfax and must move (only for its own side). hands hold a card laid
    # face down as well: everybody knows what is left, nobody which of it lies there.
    riding: str | None
    swaps_left: int
    options: ConfrontationOptions = field(default_factory=ConfrontationOptions)  # what was agreed
    ride: str | None = None  # the region a Shadowfax step of this turn leads to
    in_tunnel: str | None = None  # the figure in the tunnel (only for its own side)
    # The side and region chance is arranging, "" for the places left in setting up.
    settling: tuple[Seat, str] | None = None
    # Per side, the regions that may be rearranged by hand.
    stale: tuple[tuple[Seat, tuple[str, ...]], ...] = ()

    def pieces_in(self, region: str, side: Seat) -> tuple[Piece, ...]:
        """One side's pieces in a region, by position."""
        return tuple(piece for piece in self.pieces if piece.region == region and piece.side == side)


# 4.3 What somebody believes of hidden enemy figures: which can be kept track of, and what may be noted.


def place_of(region: str, position: int) -> str:
    """Name the place of a figure among its side's in a region: `rohan-1`."""
    return f"{region}-{position}"


def list_unknown(seen: ConfrontationObservation) -> tuple[Piece, ...]:
    """The enemy figures of which the viewer may note a guess: hidden, not seen before, told from others."""
    if seen.viewer not in SIDES or seen.stage == "setup" or seen.outcome is not None:
        return ()
    by_hand = seen.options.rearrange == "by_hand"
    return tuple(
        piece
        for piece in seen.pieces
        if piece.side != seen.viewer
        and piece.figure is None
        and piece.noted is None
        and (by_hand or len(seen.pieces_in(piece.region, piece.side)) == 1)
    )


def list_beliefs(seen: ConfrontationObservation) -> tuple[str, ...]:
    """List what a hidden enemy figure may be, for all the viewer knows; and that it is strong or weak."""
    enemy = 1 - SIDE[seen.viewer or SIDES[0]]
    known = {piece.figure or piece.noted for piece in seen.pieces if piece.side == SIDES[enemy]}
    known |= set(dict(seen.defeated).get(SIDES[enemy], ()))
    return (*(figure for figure in FIGURES[enemy] if figure not in known), *RATED)


def add_guesses(
    seen: ConfrontationObservation, guesses: Mapping[str, Sequence[str]]
) -> ConfrontationObservation:
    """The observation with what the viewer believes of the figures at these places."""
    unknown, possible = set(list_unknown(seen)), list_beliefs(seen)
    pieces = []
    for piece in seen.pieces:
        believed = guesses.get(place_of(piece.region, piece.position), ()) if piece in unknown else ()
        left = tuple(belief for belief in possible if belief in believed)
        pieces.append(replace(piece, believed=left) if left else piece)
    return replace(seen, pieces=tuple(pieces))
