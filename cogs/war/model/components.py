"""The printed components: read once from data/*.json, checked, and turned into flat tables.

Sides are numbered 0 (Free Peoples) and 1 (Shadow), regions as in map.json, decks 0 (Character) and 1
(Strategy). Nations, figures, characters, tiles and cards go by their ids; a figure's id is `<nation>_<role>`,
e.g. `gondor_regular`, or `nazgul`, or the character's own. How many there are of each is a bag (bags.py)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

DATA = Path(__file__).parents[1] / "data"
T = TypeVar("T", bound=BaseModel)

SideName = Literal["free_peoples", "shadow"]
DeckName = Literal["character", "strategy"]
Symbol = Literal["character", "army", "muster"]
SettlementName = Literal["none", "town", "city", "stronghold"]
Role = Literal["regular", "elite", "leader", "nazgul", "companion", "minion"]
Confidence = Literal["high", "medium", "low"]


class _Component(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class NationData(_Component):
    """1.2 A Nation."""

    id: str
    side: SideName


class RegionData(_Component):
    """1.1 A region."""

    id: str
    nation: str | None
    settlement: SettlementName  # its kind, if any
    fortification: bool
    victory_points: int
    owner_at_start: SideName | None  # the seat that controls its Settlement
    coastal: bool  # on the sea
    eastern_edge: bool  # on the edge of the board
    neighbours: tuple[str, ...]
    x: int  # in thousandths of the printed board's width
    y: int  # in thousandths of its height


class MapData(_Component):
    """1.1 The map."""

    nations: tuple[NationData, ...]
    regions: tuple[RegionData, ...]


class CharacterData(_Component):
    """12, 13 A Companion or a Minion."""

    id: str
    side: SideName | None = None
    kind: Literal["companion", "minion", "guide", "ring_bearers"]
    level: int | Literal["infinite"] | None  # None: moves as the Nazgûl do
    leadership: int | None
    activates: tuple[str, ...] = ()  # Nations
    action_dice_bonus: int = 0  # dice more while in play
    hobbit: bool = False
    captain: bool = False  # a Captain of the West
    # what the card can do besides its numbers, by name; the rules are in rules/
    abilities: tuple[str, ...] = ()


class CharactersData(_Component):
    """12, 13 All characters."""

    characters: tuple[CharacterData, ...]


class TileData(_Component):
    """13.6 A Hunt tile."""

    id: str
    # standard, or whose special tile it is
    background: Literal["standard", "fellowship_special", "shadow_special"]
    value: int | None  # None for Eye and die tiles
    eye: bool  # its icons
    die: bool
    reveal: bool
    stop: bool
    count: int  # how many there are
    brought_in_by: str | None = None  # the card of a special tile


class TilesData(_Component):
    """13.6 All Hunt tiles."""

    tiles: tuple[TileData, ...]


class EventCardData(_Component):
    """7 An event card."""

    id: str
    number: int  # within its deck
    side: SideName
    deck: DeckName
    type: Symbol  # its symbol
    table: bool  # whether it stays there
    tile: str | None  # the special tile it brings in
    requires: str | None  # these three: what it does, in our words; the rules are in cards/
    effect: str
    discard: str | None
    combat: str  # the Combat effect of its lower half
    confidence: Confidence
    interpretation_confidence: Confidence


class CombatEffectData(_Component):
    """11.7 The lower half of an event card, for battles; the rules are in combat/."""

    id: str
    side: SideName
    initiative: tuple[int, ...]  # numbers at which it acts
    requires: str | None
    effect: str
    cards: tuple[str, ...]  # on which it stands


class EventCardsData(_Component):
    """7 All event cards, with the Combat effects that stand on them (11.7)."""

    cards: tuple[EventCardData, ...]
    combat_effects: tuple[CombatEffectData, ...]


class PlacedData(_Component):
    """3 The figures of one Nation in one region at the start."""

    region: str
    nation: str
    regular: int = 0  # how many
    elite: int = 0
    leader: int = 0
    nazgul: int = 0


class SupplyData(_Component):
    """3 A Nation's figures in a pool."""

    regular: int = 0
    elite: int = 0
    leader: int = 0
    nazgul: int = 0


class TrackData(_Component):
    """3 The start of a Nation's political counter."""

    box: int
    active: bool


class FellowshipData(_Component):
    """3 The Fellowship at the start."""

    region: str
    guide: str
    companions: tuple[str, ...]


class SetAsideData(_Component):
    """3 Characters that enter later."""

    free_peoples: tuple[str, ...]
    shadow: tuple[str, ...]


class SetupData(_Component):
    """3 The starting position."""

    units: tuple[PlacedData, ...]
    reinforcements: dict[str, SupplyData]
    political_track: dict[str, TrackData]  # box and state of each Nation
    action_dice: dict[SideName, int]
    elven_rings: dict[SideName, int]
    fellowship: FellowshipData
    set_aside_characters: SetAsideData  # by side


class DiceData(_Component):
    """5.1 One side's Action dice."""

    start: int
    maximum: int
    faces: tuple[str, ...]


class ActionDiceData(_Component):
    """5.1 Both sides' Action dice."""

    free_peoples: DiceData
    shadow: DiceData


class CountsData(_Component):
    """Counts, faces and limits."""

    action_dice: ActionDiceData


def _read(name: str, kind: type[T]) -> T:
    return TypeAdapter(kind).validate_json((DATA / name).read_bytes())


BOARD = _read("map.json", MapData)
SETUP = _read("setup.json", SetupData)
_DICE = _read("components.json", CountsData).action_dice
_CHARACTERS = _read("characters.json", CharactersData).characters
_TILES = _read("hunt_tiles.json", TilesData).tiles
_EVENT_CARDS = _read("event_cards.json", EventCardsData)

SIDES: tuple[SideName, SideName] = ("free_peoples", "shadow")
FREE, SHADOW = 0, 1
DECKS: tuple[DeckName, DeckName] = ("character", "strategy")
CHARACTER, STRATEGY = 0, 1

REGIONS: tuple[str, ...] = tuple(region.id for region in BOARD.regions)
NUMBER: dict[str, int] = {region: number for number, region in enumerate(REGIONS)}
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(NUMBER[neighbour] for neighbour in region.neighbours) for region in BOARD.regions
)
"""1.1 Adjacent regions by region number."""

NATIONS: tuple[str, ...] = tuple(nation.id for nation in BOARD.nations)
NATION_NUMBER: dict[str, int] = {nation: number for number, nation in enumerate(NATIONS)}
NATION_SIDE: dict[str, int] = {nation.id: SIDES.index(nation.side) for nation in BOARD.nations}
NATIONS_OF: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(nation for nation in NATIONS if NATION_SIDE[nation] == FREE),
    tuple(nation for nation in NATIONS if NATION_SIDE[nation] == SHADOW),
)
AT_WAR = 4
"""9.1 The last box of the Political Track; the others are 1 to 3."""

NATION_OF: tuple[str | None, ...] = tuple(region.nation for region in BOARD.regions)
SETTLEMENT: tuple[SettlementName, ...] = tuple(region.settlement for region in BOARD.regions)
FORTIFICATION: tuple[bool, ...] = tuple(region.fortification for region in BOARD.regions)
POINTS: tuple[int, ...] = tuple(region.victory_points for region in BOARD.regions)
OWNER: tuple[int | None, ...] = tuple(
    None
    if region.settlement == "none" or region.owner_at_start is None
    else SIDES.index(region.owner_at_start)
    for region in BOARD.regions
)
"""1.4, 1.5 The side a Settlement belonged to at the start; None where there is no Settlement."""
SETTLED: tuple[int, ...] = tuple(number for number, owner in enumerate(OWNER) if owner is not None)
STRONGHOLDS: tuple[int, ...] = tuple(n for n in SETTLED if SETTLEMENT[n] == "stronghold")
SETTLEMENTS_OF: dict[str, tuple[int, ...]] = {
    nation: tuple(number for number in SETTLED if NATION_OF[number] == nation) for nation in NATIONS
}
REGIONS_OF: dict[str, tuple[int, ...]] = {
    nation: tuple(number for number, owner in enumerate(NATION_OF) if owner == nation) for nation in NATIONS
}
COASTAL: tuple[int, ...] = tuple(n for n, region in enumerate(BOARD.regions) if region.coastal)
EASTERN_EDGE: tuple[int, ...] = tuple(
    number
    for number, region in enumerate(BOARD.regions)
    if region.eastern_edge and region.nation == "southrons_easterlings"
)
"""16.2 The Southron and Easterling regions on the eastern edge."""


def _distances(start: int) -> tuple[int, ...]:
    far = [len(REGIONS)] * len(REGIONS)
    far[start] = 0
    frontier = [start]
    while frontier:
        reached = []
        for region in frontier:
            for beside in NEIGHBOURS[region]:
                if far[beside] > far[region] + 1:
                    far[beside] = far[region] + 1
                    reached.append(beside)
        frontier = reached
    return tuple(far)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(_distances(number) for number in range(len(REGIONS)))
"""Regions from one to another over adjacent ones, black borders never crossed."""


@dataclass(frozen=True, slots=True)
class Figure:
    """1.6 A kind of figure."""

    id: str
    side: int
    nation: str | None  # None for Companions and Minions
    role: Role
    level: int | None  # None: moves as the Nazgûl do
    leadership: int


def _figures() -> list[Figure]:
    figures: list[Figure] = []
    for nation in NATIONS:
        side = NATION_SIDE[nation]
        figures.append(Figure(f"{nation}_regular", side, nation, "regular", 0, 0))
        figures.append(Figure(f"{nation}_elite", side, nation, "elite", 0, 0))
        if side == FREE:
            figures.append(Figure(f"{nation}_leader", side, nation, "leader", 0, 1))
    figures.append(Figure("nazgul", SHADOW, "sauron", "nazgul", None, 1))
    for character in _CHARACTERS:
        if character.kind not in ("companion", "minion"):
            continue
        side = FREE if character.kind == "companion" else SHADOW
        level = character.level if isinstance(character.level, int) else None
        role: Role = "companion" if side == FREE else "minion"
        figures.append(Figure(character.id, side, None, role, level, character.leadership or 0))
    return figures


FIGURES: dict[str, Figure] = {figure.id: figure for figure in _figures()}
"""Every kind of figure, in the order of bags: units, Leaders, Nazgûl, Companions, Minions."""
UNITS: frozenset[str] = frozenset(f.id for f in FIGURES.values() if f.role in ("regular", "elite"))
LEADERS: frozenset[str] = frozenset(f.id for f in FIGURES.values() if f.role == "leader")
COMPANIONS: tuple[str, ...] = tuple(f.id for f in FIGURES.values() if f.role == "companion")
MINIONS: tuple[str, ...] = tuple(f.id for f in FIGURES.values() if f.role == "minion")
CHARACTERS: dict[str, CharacterData] = {character.id: character for character in _CHARACTERS}
NAZGUL, WITCH_KING, GOLLUM = "nazgul", "witch_king", "gollum"
HOBBITS: tuple[str, ...] = tuple(character.id for character in _CHARACTERS if character.hobbit)

FACES: tuple[tuple[str, ...], tuple[str, ...]] = (_DICE.free_peoples.faces, _DICE.shadow.faces)
"""5.1 The six faces of each side's Action dice."""
DICE_START: tuple[int, int] = (_DICE.free_peoples.start, _DICE.shadow.start)
DICE_MOST: tuple[int, int] = (_DICE.free_peoples.maximum, _DICE.shadow.maximum)
FACE_ORDER: tuple[str, ...] = (
    *("character", "army", "muster", "event", "muster_army", "will_of_the_west", "eye"),
)

TILES: dict[str, TileData] = {tile.id: tile for tile in _TILES}
STANDARD_TILES: tuple[str, ...] = tuple(tile.id for tile in _TILES if tile.background == "standard")

CARDS: dict[str, EventCardData] = {card.id: card for card in _EVENT_CARDS.cards}
CARD_SIDE: dict[str, int] = {card.id: SIDES.index(card.side) for card in _EVENT_CARDS.cards}
CARD_DECK: dict[str, int] = {card.id: DECKS.index(card.deck) for card in _EVENT_CARDS.cards}
DECK_CARDS: tuple[tuple[tuple[str, ...], ...], ...] = tuple(
    tuple(tuple(c.id for c in _EVENT_CARDS.cards if c.side == side and c.deck == deck) for deck in DECKS)
    for side in SIDES
)
"""7 The cards by side and deck."""
COMBAT_EFFECTS: dict[str, CombatEffectData] = {effect.id: effect for effect in _EVENT_CARDS.combat_effects}

HAND_LIMIT = 6
MOST_UNITS = 10
MOST_BESIEGED = 5
MOST_DICE = 5
TO_HIT = 5
MORDOR_STEPS = 5
MOST_CORRUPTION = 12
MOST_PROGRESS = 12
POINTS_TO_WIN: tuple[int, int] = (4, 10)
