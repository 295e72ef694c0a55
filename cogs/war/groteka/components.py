"""The mod's printed values: read once from data/groteka.json, checked, and turned into flat tables."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from cogs.war.model.components import DATA, SIDES, Confidence, Role, SideName

PlaceName = Literal["town", "city", "fortification", "besieged_stronghold"]


class _Component(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ValuesData(_Component):
    """G3, G9 Attack and defence: of a unit, or added to it."""

    attack: int
    defence: int


class StruckData(_Component):
    """G50c, G51d The defence of commanders a card lets units strike at; of Companions by Level."""

    nazgul: int
    leader: int
    minion: int
    companion: dict[int, int]


class CommandersData(_Component):
    """G13 The number of commanders in a battle, and what defends them."""

    most: int
    defence: StruckData


class FlankingData(_Component):
    """G19, G20 The bonus of flanking, and how many units may join in it."""

    attack: int
    most_units: int


class ShadowDiceData(_Component):
    """G54 Dice the Shadow has lost, by the victory points of the Free Peoples; the fewest it has."""

    lost: tuple[int, ...]
    least: int


class CardData(_Component):
    """G49-G52 A Combat card under the mod."""

    id: str
    number: str  # of the print
    # whether the mod's text redefines it, or its general principles were applied to it
    source: Literal["seed", "derived"]
    lasting: bool  # whether (a part of) it acts for the whole battle (G8)
    confidence: Confidence
    effect: str  # what it does, in our words; the rules are in cards/


class GrotekaData(_Component):
    """Everything the mod prints."""

    source: str
    confidence: Confidence
    units: dict[Literal["regular", "elite"], ValuesData]  # attack and defence by role
    places: dict[PlaceName, ValuesData]  # what helps defenders, by kind of place
    commanders: CommandersData  # how many there are, and what defends them
    flanking: FlankingData
    most_besieged: int
    points_to_win: dict[SideName, int]
    shadow_dice: ShadowDiceData
    reserves: tuple[tuple[Role, ...], ...]  # what may be taken back in a turn (G55)
    politics: dict[Literal["attack", "town", "city", "stronghold"], int]  # G58
    cards: tuple[CardData, ...]  # G49-G52


PRINTED = TypeAdapter(GrotekaData).validate_json((DATA / "groteka.json").read_bytes())

POINTS_TO_WIN: tuple[int, int] = (PRINTED.points_to_win[SIDES[0]], PRINTED.points_to_win[SIDES[1]])
"""G53 Victory points with which a side wins, in the order of the sides."""
DICE_LOST: tuple[int, ...] = PRINTED.shadow_dice.lost
LEAST_DICE: int = PRINTED.shadow_dice.least
RESERVES: tuple[tuple[Role, ...], ...] = PRINTED.reserves
"""G55 What the Free Peoples may take back in a turn: one of these sets of figures."""
CAPTURE_STEPS: dict[str, int] = {name: steps for name, steps in PRINTED.politics.items() if name != "attack"}
"""G58 Steps on the Political Track for a captured Settlement, by its kind."""
CARDS: dict[str, CardData] = {card.id: card for card in PRINTED.cards}
"""G49-G52 The Combat cards, by the id of their effect."""
