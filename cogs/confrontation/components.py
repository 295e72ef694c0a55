"""The printed components: read once from data/*.json, checked, and turned into flat tables.

Regions are numbered as in board.json (from the Shire to Mordor), sides 0 (Light) and 1 (Dark).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from pydantic import Field

from bot.engine import Component

DATA = Path(__file__).parent / "data"
SideName = Literal["light", "dark"]


class _Named(Component):
    """A component with a printed name in each language."""

    id: str
    name_en: str
    name_pl: str


class Links(Component):
    """2.2-2.4, 2.7-2.8 Where one side may go from a region; `extra_move` is river and tunnel."""

    forward: tuple[str, ...]
    sideways: tuple[str, ...]
    backward: tuple[str, ...]
    extra_move: tuple[str, ...]


class Region(_Named):
    """2 A region of the board, with its printed place."""

    row: int
    column: int
    x_half_units: int
    terrain: Literal["home", "plain", "mountain"]
    capacity_per_side: int
    light: Links
    dark: Links
    start_slots: int
    start_side: SideName | None


class SpecialMove(Component):
    """2.7-2.8 The river and the tunnel."""

    kind: Literal["river", "tunnel"]
    origin: str = Field(alias="from")
    region: str = Field(alias="to")


class Board(Component):
    """2 The board."""

    regions: tuple[Region, ...]
    special_moves: tuple[SpecialMove, ...]


class Figure(_Named):
    """1.2 A figure."""

    side: SideName
    strength: int
    ability: str
    strength_with_frodo: int | None = None


class Figures(Component):
    """1.2 All figures."""

    figures: tuple[Figure, ...]


class Card(_Named):
    """1.3 A combat card."""

    side: SideName
    kind: Literal["number", "text"]
    value: int


class SpecialCard(_Named):
    """1.4 A special card of the variant."""

    side: SideName


class Cards(Component):
    """1.3, 1.4 All cards."""

    cards: tuple[Card, ...]
    special_cards_variant: tuple[SpecialCard, ...]


BOARD = Board.model_validate_json((DATA / "board.json").read_bytes())
_FIGURES = Figures.model_validate_json((DATA / "figures.json").read_bytes()).figures
_CARDS = Cards.model_validate_json((DATA / "cards.json").read_bytes())

LIGHT: Final[str] = "light"
DARK: Final[str] = "dark"
SIDES: tuple[str, str] = (LIGHT, DARK)

REGIONS: tuple[str, ...] = tuple(region.id for region in BOARD.regions)
NUMBER: dict[str, int] = {region: number for number, region in enumerate(REGIONS)}
CAPACITY: tuple[int, ...] = tuple(region.capacity_per_side for region in BOARD.regions)


def _links(side: str, *kinds: str) -> tuple[tuple[int, ...], ...]:
    rows = []
    for region in BOARD.regions:
        links: Links = getattr(region, side)
        rows.append(tuple(NUMBER[neighbour] for kind in kinds for neighbour in getattr(links, kind)))
    return tuple(rows)


FORWARD = tuple(_links(side, "forward") for side in SIDES)
BACKWARD = tuple(_links(side, "backward") for side in SIDES)
SIDEWAYS = tuple(_links(side, "sideways") for side in SIDES)
STEPS = tuple(_links(side, "forward", "extra_move") for side in SIDES)
"""5.1 Ordinary moves by side and region: forward, and for Light river and tunnel."""
WAYS: dict[tuple[int, int], str] = {
    (NUMBER[move.origin], NUMBER[move.region]): move.kind for move in BOARD.special_moves
}
"""2.7, 2.8 The links that are river or tunnel, by region numbers."""
UPSTREAM: frozenset[tuple[int, int]] = frozenset(
    (region, origin) for (origin, region), way in WAYS.items() if way == "river"
)

FIGURES: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(figure.id for figure in _FIGURES if figure.side == "light"),
    tuple(figure.id for figure in _FIGURES if figure.side == "dark"),
)
SIDE_OF: dict[str, int] = {figure: side for side in (0, 1) for figure in FIGURES[side]}
STRENGTH: dict[str, int] = {figure.id: figure.strength for figure in _FIGURES}
GUARD_STRENGTH: int = next(f.strength_with_frodo for f in _FIGURES if f.strength_with_frodo is not None)
"""6.4 What Sam counts beside a shown Frodo."""

CARDS: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(card.id for card in _CARDS.cards if card.side == "light"),
    tuple(card.id for card in _CARDS.cards if card.side == "dark"),
)
VALUE: dict[str, int] = {card.id: card.value for card in _CARDS.cards}
TEXTS: frozenset[str] = frozenset(card.id for card in _CARDS.cards if card.kind == "text")
SPECIALS: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(card.id for card in _CARDS.special_cards_variant if card.side == "light"),
    tuple(card.id for card in _CARDS.special_cards_variant if card.side == "dark"),
)

PRINTED_NAMES: Mapping[str, Mapping[str, str]] = {
    component.id: {"en": component.name_en, "pl": component.name_pl}
    for component in (*BOARD.regions, *_FIGURES, *_CARDS.cards, *_CARDS.special_cards_variant)
}
"""The printed name of every region, figure and card, by language."""

STARTING_PLACES: tuple[tuple[int, ...], tuple[int, ...]] = tuple(  # type: ignore[assignment]
    tuple(
        number
        for number, region in enumerate(BOARD.regions)
        for _ in range(region.start_slots)
        if region.start_side == side
    )
    for side in SIDES
)
"""3.1 The nine places of each side, a region once for each figure it takes."""
START_SLOTS: tuple[int, ...] = tuple(region.start_slots for region in BOARD.regions)

RATED: Final = ("strong", "weak")
"""What one may believe of a hidden figure without knowing which it is."""
