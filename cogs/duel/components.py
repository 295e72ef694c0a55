"""The printed components: read once from data/*.json, checked, and turned into flat tables.

Sides are numbered 0 (fellowship) and 1 (sauron), regions as in map.json, skills and races as in cards.json.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

DATA = Path(__file__).parent / "data"
T = TypeVar("T", bound=BaseModel)
SideName = Literal["fellowship", "sauron"]
Skill = Literal["ruse", "strength", "courage", "knowledge", "leadership"]
Race = Literal["elves", "ents", "hobbits", "humans", "dwarves", "wizards"]
Colour = Literal["grey", "yellow", "blue", "green", "red", "purple"]
EffectType = Literal[
    "skills",
    "skills_choice",
    "coins",
    "quest",
    "race",
    "place_units",
    "move_units",
    "opponent_loses_coins",
    "remove_enemy_units",
    "place_fortress",
    "draft_alliance_token",
    "discard_opponent_card",
    "play_discarded_card",
    "extra_turn",
    "red_regions_override",
    "wild_skill",
    "waive_landmark_surcharge",
    "race_symbol",
    "red_extra_units",
    "discard_income_multiplier",
    "remove_enemy_fortress",
    "choose_each_time",
    "place_units_separately",
]


class _Component(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Cost(_Component):
    """5.1 What a card or tile asks for: coins, and skill symbols with their numbers."""

    coins: int = 0
    coins_per_own_fortress_on_board: int = 0
    skills: dict[Skill, int] = {}


class Printed(_Component):
    """One icon of a card, tile, token or bonus space, adjacent equal icons merged."""

    type: EffectType
    amount: int = 1
    steps: int = 0  # on the quest track
    times: int = 0  # manoeuvres
    factor: int = 1  # of the income of a discarded card
    reveal: int = 0  # tokens
    skills: dict[Skill, int] = {}
    options: tuple[object, ...] = ()  # skills of which one is chosen
    regions: tuple[str, ...] | Literal["any"] = ()
    region: str = ""  # of a fortress
    race: str = ""
    symbol: str = ""  # of a race, on a token


class Card(_Component):
    """1.1 A chapter card."""

    id: str
    chapter: int
    color: Colour
    cost: Cost
    link_required: str | None  # the linking symbol that makes it free
    link_granted: str | None
    effects: tuple[Printed, ...]


class Tile(_Component):
    """1.3 A landmark tile."""

    id: str
    region: str
    cost: Cost
    effects: tuple[Printed, ...]


class Trigger(_Component):
    """7.5 When a persistent token acts."""

    event: str
    color: Colour | None = None


class AllianceToken(_Component):
    """1.3 An alliance token."""

    id: str
    race: Race
    timing: Literal["persistent", "immediate"]
    trigger: Trigger | None
    effect: Printed


class Slot(_Component):
    """3.1 A place of a chapter's layout."""

    slot: int
    row: int  # from 1, laid first
    col: int  # from 1, the left one
    x: int  # half card widths from the centre line
    face_up: bool
    covered_by: tuple[int, ...]  # slots


class Region(_Component):
    """1.4 A region of the map."""

    id: str
    landmark: str
    adjacent: tuple[str, ...]
    start_units: dict[SideName, int]


class Bonus(_Component):
    """9.2 A bonus space."""

    space: int
    effect: Printed


class _Layout(_Component):
    slots: tuple[Slot, ...]


class _Cards(_Component):
    skills: dict[Skill, object]
    races: dict[Race, object]
    link_symbols: dict[str, object]
    cards: tuple[Card, ...]


class _Layouts(_Component):
    chapters: dict[int, _Layout]


class _Landmarks(_Component):
    face_up_at_chapter_start: int
    tiles: tuple[Tile, ...]


class _Tokens(_Component):
    tokens: tuple[AllianceToken, ...]


class _Track(_Component):
    steps_to_win: int
    bonuses: tuple[Bonus, ...]


class _Supply(_Component):
    units_per_player: int
    fortresses_per_player: int
    coins_total: int
    start_coins: dict[SideName, int]
    first_player: SideName


class _Map(_Component):
    regions: tuple[Region, ...]
    edges: tuple[tuple[str, str], ...]
    supply: _Supply


def _read(name: str, kind: type[T]) -> T:
    return TypeAdapter(kind).validate_json((DATA / name).read_bytes())


_CARDS = _read("cards.json", _Cards)
_LANDMARKS = _read("landmarks.json", _Landmarks)
_TRACK = _read("ring_track.json", _Track)
_MAP = _read("map.json", _Map)

SIDES: tuple[SideName, SideName] = ("fellowship", "sauron")

SKILLS: tuple[Skill, ...] = tuple(_CARDS.skills)
RACES: tuple[Race, ...] = tuple(_CARDS.races)
EAGLE = "eagle"
"""7.6 The extra race symbol."""
LINKS: tuple[str, ...] = tuple(_CARDS.link_symbols)
COLOURS: tuple[Colour, ...] = ("grey", "yellow", "blue", "green", "red", "purple")

CARDS: dict[str, Card] = {card.id: card for card in _CARDS.cards}
CHAPTERS: tuple[int, ...] = (1, 2, 3)
DECK: dict[int, tuple[str, ...]] = {
    chapter: tuple(card.id for card in _CARDS.cards if card.chapter == chapter) for chapter in CHAPTERS
}
"""2.7 The 23 cards of each chapter."""

LAYOUT: dict[int, tuple[Slot, ...]] = {
    chapter: layout.slots for chapter, layout in _read("layouts.json", _Layouts).chapters.items()
}
COVERED_BY: dict[int, tuple[tuple[int, ...], ...]] = {
    chapter: tuple(layout_slot.covered_by for layout_slot in slots) for chapter, slots in LAYOUT.items()
}
"""3.1 The slots that lie on each slot."""
DEALT_UP: dict[int, tuple[int, ...]] = {
    chapter: tuple(layout_slot.slot for layout_slot in slots if layout_slot.face_up)
    for chapter, slots in LAYOUT.items()
}
DEALT_DOWN: dict[int, tuple[int, ...]] = {
    chapter: tuple(layout_slot.slot for layout_slot in slots if not layout_slot.face_up)
    for chapter, slots in LAYOUT.items()
}
"""3.1 The slots dealt face up and face down."""

TILES: dict[str, Tile] = {tile.id: tile for tile in _LANDMARKS.tiles}
TILES_FACE_UP = _LANDMARKS.face_up_at_chapter_start

TOKENS: dict[str, AllianceToken] = {
    token.id: token for token in _read("alliance_tokens.json", _Tokens).tokens
}
STACK: dict[str, tuple[str, ...]] = {
    race: tuple(token.id for token in TOKENS.values() if token.race == race) for race in RACES
}
"""2.5 The three tokens of each race."""

REGIONS: tuple[str, ...] = tuple(region.id for region in _MAP.regions)
NUMBER: dict[str, int] = {region: number for number, region in enumerate(REGIONS)}
ADJACENT: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(NUMBER[neighbour] for neighbour in region.adjacent)) for region in _MAP.regions
)
CONNECTIONS: tuple[tuple[str, str], ...] = _MAP.edges
LANDMARK_OF: dict[str, str] = {region.id: region.landmark for region in _MAP.regions}
START_UNITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(region.start_units[side] for region in _MAP.regions) for side in SIDES
)

UNITS = _MAP.supply.units_per_player
FORTRESSES = _MAP.supply.fortresses_per_player
COINS = _MAP.supply.coins_total
START_COINS: tuple[int, int] = (_MAP.supply.start_coins["fellowship"], _MAP.supply.start_coins["sauron"])
FIRST: SideName = _MAP.supply.first_player

GOAL = _TRACK.steps_to_win
BONUSES: dict[int, Printed] = {bonus.space: bonus.effect for bonus in _TRACK.bonuses}
RACES_TO_WIN = 6
