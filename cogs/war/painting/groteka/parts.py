"""The parts of a picture of a battle under the GroTeka mod: plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.melee import Handles


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the table. handle: as in model/melee.py, or a commander's id.

    nation: empty for a commander, and for a unit that has been removed (`gone`), of which nobody need
    remember what it was. flank: it came from the second region.
    """

    handle: str
    nation: str
    elite: bool
    broken: bool
    flank: bool
    gone: bool


@dataclass(frozen=True, slots=True)
class Clash:
    """An attack of this series, planned or rolled. die: 0 before the roll. awaited: it is the next one.

    extra: an additional attack by a card.
    """

    side: Seat
    units: Handles
    target: str
    attack: int
    defence: int
    needed: int
    die: int
    success: bool
    awaited: bool
    extra: bool


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
    """One side. picking: it has picked commanders whom only it may know. led: points that count.

    regular, elite: attack and defence with all changes.
    """

    side: Seat
    pieces: tuple[Piece, ...]
    commanders: tuple[Commander, ...]
    picking: bool
    led: int
    changes: tuple[Change, ...]
    regular: tuple[int, int]
    elite: tuple[int, int]
    laid: Laid


@dataclass(frozen=True, slots=True)
class ClashScene(SeatedScene):
    """A battle under the mod. flank: the second region, or empty. place: what helps the defenders, or empty.

    asked: what is next, a word of `board-clash-next-*`; acts: whose choice or roll it is, or nobody's.
    """

    language: Language
    kind: str
    region: str
    origin: str
    flank: str
    place: str
    round: int
    attacker: Band
    defender: Band
    clashes: tuple[Clash, ...]
    asked: str
    acts: Seat | None
