"""4.3 What somebody believes of hidden enemy figures: which can be kept track of, and what may be noted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cogs.confrontation.components import FIGURES, RATED, REGIONS, SIDE_OF, SIDES
from cogs.confrontation.observation import ConfrontationObservation, Piece
from cogs.confrontation.rules.rearranging import ShuffleFigures
from cogs.confrontation.state import SIDE, State


def place_of(region: str, position: int) -> str:
    """Name the place of a figure among its side's in a region: `rohan-1`."""
    return f"{region}-{position}"


def trace(positions: Iterable[tuple[int, State]]) -> Mapping[str, str]:
    """Names of the figures everybody can keep track of, by side and place: `dark rohan-1`.

    A figure has the name of where and when it could first be told apart, and loses it where it no longer can:
    by chance as soon as another of its side is with it, by hand when its region is rearranged (4.3, 12.3).
    The numbers of the positions are counted from the beginning of play: what came before is secret (3.2).
    """
    names: dict[str, str] = {}
    places: dict[str, str] = {}
    began: int | None = None
    for number, state in positions:
        if state.number == 0:
            names, began = {}, None
            continue
        began = number if began is None else began
        standing = _tellable(state)
        names = {figure: names.get(figure, f"{number - began}-{place}") for figure, place in standing.items()}
        places = {f"{SIDES[SIDE_OF[figure]]} {place}": names[figure] for figure, place in standing.items()}
    return places if names else {}


def _tellable(state: State) -> dict[str, str]:
    """The figures everybody can tell from the others of their region, with their places."""
    by_hand = state.options.rearrange == "by_hand"
    top = state.agenda[-1] if state.agenda else None
    mixing = (SIDE[top.side], top.region) if isinstance(top, ShuffleFigures) else None
    found: dict[str, str] = {}
    for side in (0, 1):
        for region, there in zip(REGIONS, state.figures[side], strict=True):
            if (by_hand or len(there) == 1) and mixing != (side, region):
                found |= {figure: place_of(region, at) for at, figure in enumerate(there, start=1)}
    return found


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
        left = tuple(each for each in possible if each in believed)
        pieces.append(replace(piece, believed=left) if left else piece)
    return replace(seen, pieces=tuple(pieces))
