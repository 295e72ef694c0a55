"""Events of The Confrontation. Where nothing is said of an audience, everybody may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class FigurePlaced(Event):
    """3.1 Audience: the placing side."""

    side: str
    figure: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresSwapped(Event):
    """3.1 Audience: the placing side."""

    side: str
    figure: str
    other: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SideReady(Event):
    """3.2 A side has finished its secret set-up."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBegins(Event):
    """3.3 Both sides are set up; `side` moves first."""

    reveals: ClassVar[bool] = True
    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureMoved(Event):
    """4.2 A hidden figure went from region to region. way: step, river, tunnel, special.

    position: where it stood there among several, from 1, when figures are rearranged by hand (4.3) and
    can be kept track of; otherwise 0.
    """

    side: str
    origin: str
    region: str
    way: str
    position: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnFigureMoved(Event):
    """4.2 Which figure it was; audience: its own side, together with FigureMoved."""

    side: str
    figure: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresRearranged(Event):
    """4.3 A side rearranged a region by hand."""

    side: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TunnelEntered(Event):
    """5.7 A Light figure takes the tunnel while a Dark figure stands in Moria."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BalrogStruck(Event):
    """5.7 The Balrog was shown and defeated the figure in the tunnel."""

    reveals: ClassVar[bool] = True
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleJoined(Event):
    """6.2 Both figures are revealed."""

    reveals: ClassVar[bool] = True
    attacker: str
    region: str
    light: str
    dark: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SamStoodIn(Event):
    """6.4 b Sam fights for Frodo with strength 5. in_vain: the Orcs' first attack defeats him (A6)."""

    reveals: ClassVar[bool] = True
    in_vain: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FrodoShown(Event):
    """6.4 c Frodo is shown; Sam counts 5. in_vain: the Orcs' first attack defeats him all the same (6.6)."""

    reveals: ClassVar[bool] = True
    in_vain: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureFled(Event):
    """6.4 a, d Frodo or Pippin left the battle before the cards."""

    figure: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsForbidden(Event):
    """6.7 Saruman ruled out cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardChosen(Event):
    """6.8 A side has chosen its card, face down."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardShown(Event):
    """6.8 A card is shown."""

    reveals: ClassVar[bool] = True
    side: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MagicExchanged(Event):
    """6.9 Magic became a used card."""

    side: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWithoutEffect(Event):
    """6.10 A text card came to nothing. why: eye, blocked, troll, empty, kept, escaped, text."""

    side: str
    card: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureRetreated(Event):
    """6.10 A figure left by a Retreat card."""

    side: str
    figure: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TotalsCompared(Event):
    """6.11 Figure and card of both sides, added."""

    light_figure: int
    light_card: int
    dark_figure: int
    dark_card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureDefeated(Event):
    """6.13 A figure left the map. why: text, orcs, sacrifice, strength, tunnel, shelob.

    by: whose text defeated it (6.5); "" for another reason, or for the figure's own text.
    """

    side: str
    figure: str
    region: str
    why: str
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelobReturned(Event):
    """6.14 Shelob went back to Gondor."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsRefilled(Event):
    """6.15 Both sides took back all nine cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShadowfaxRidden(Event):
    """11.2 A hidden Light figure stepped forward with Shadowfax. position: as in FigureMoved."""

    origin: str
    region: str
    position: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GandalfReturned(Event):
    """11.3 Gandalf the White stands in Fangorn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PalantirUsed(Event):
    """11.4 Dark looked into a region."""

    reveals: ClassVar[bool] = True
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresSeen(Event):
    """11.4 What Dark saw there; audience: dark."""

    reveals: ClassVar[bool] = True
    region: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureRecalled(Event):
    """11.5 A hidden Dark figure was put into Mordor. position: as in FigureMoved."""

    origin: str
    position: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """4.1 A side's turn begins; turns are counted from 1."""

    begins_turn: ClassVar[bool] = True
    side: str
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SideResigned(Event):
    """A side gave up."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """9 The end. reason: the outcome's message id."""

    reveals: ClassVar[bool] = True
    winner: str
    reason: str
    light_points: int
    dark_points: int


EVENTS: tuple[type[Event], ...] = (
    *(FigurePlaced, FiguresSwapped, SideReady, PlayBegins, FigureMoved, OwnFigureMoved, FiguresRearranged),
    *(TunnelEntered, BalrogStruck, BattleJoined, SamStoodIn, FrodoShown, FigureFled, CardsForbidden),
    *(CardChosen, CardShown, MagicExchanged, CardWithoutEffect, FigureRetreated, TotalsCompared),
    *(FigureDefeated, ShelobReturned, HandsRefilled, ShadowfaxRidden, GandalfReturned, PalantirUsed),
    *(FiguresSeen, FigureRecalled, TurnBegan, SideResigned, GameEnded),
)
