"""The parts of a picture of a battle under the GroTeka mod: plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.melee import Handles


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the table."""

    handle: str  # as in model/state.py, or a commander's id
    # empty for a commander, and for a unit that has been removed (`gone`), of which nobody need remember what
    # it was
    nation: str
    elite: bool
    broken: bool
    flank: bool  # it came from the second region
    gone: bool


@dataclass(frozen=True, slots=True)
class Clash:
    """An attack of this series, planned or rolled."""

    side: Seat
    units: Handles
    target: str
    attack: int
    defence: int
    needed: int
    die: int = 0  # 0 before the roll
    success: bool = False
    awaited: bool = False  # it is the next one
    extra: bool = False  # an additional attack by a card


@dataclass(frozen=True, slots=True)
class Commander:
    """Figures with Leadership. picked: their points count; points: of one. number: alike and unpicked."""

    figure: str
    picked: bool
    points: int
    number: int


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a side's values, or how many of it may attack (most, or fewer): a place, `flanking`,
    `commanders`, or the id of a Combat effect.
    """

    cause: str
    attack: int
    defence: int
    most: int = 0
    fewer: int = 0


@dataclass(frozen=True, slots=True)
class Laid:
    """A Combat card. card: its id, a deck's name where the viewer may not know more, or empty.

    none: the side plays no card. up: turned up. lasting: it acts to the battle's end.
    """

    card: str
    none: bool
    up: bool
    cancelled: bool
    lasting: bool


@dataclass(frozen=True, slots=True)
class Band:
    """One side."""

    side: Seat
    pieces: tuple[Piece, ...]
    commanders: tuple[Commander, ...]
    picking: bool  # it has picked commanders whom only it may know
    led: int  # points that count
    changes: tuple[Change, ...]  # of values and limits
    regular: tuple[int, int]  # attack and defence with all changes
    elite: tuple[int, int]  # the same of an Elite
    laid: Laid  # a Combat card


@dataclass(frozen=True, slots=True)
class ClashScene(SeatedScene):
    """A battle under the mod."""

    language: Language
    kind: str
    region: str
    origin: str
    flank: str  # the second region, or empty
    place: str  # what helps the defenders, or empty
    round: int
    attacker: Band
    defender: Band
    clashes: tuple[Clash, ...]
    asked: str  # what is next, a word of `board-clash-next-*`
    acts: Seat | None  # whose choice or roll it is, or nobody's
