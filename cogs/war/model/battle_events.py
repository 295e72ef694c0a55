"""Events of Armies and of battles (8 to 11); for those of turns see turn_events.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event
from cogs.war.model.bags import Bag

# 8-10 Nations, recruiting, Armies on the map, sieges.


@dataclass(frozen=True, slots=True, kw_only=True)
class NationActivated(Event):
    """9.3 A Nation becomes active. cause: attack, entry, declaration, companion, or an id."""

    nation: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NationAdvanced(Event):
    """9.1 A Nation's counter moves to a box (4: At War). cause: die, attack, capture, or an id."""

    nation: str
    box: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresRecruited(Event):
    """8 Figures enter from the reinforcements."""

    side: str
    region: str
    figures: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsReplaced(Event):
    """Units become other ones where they stand, not as casualties."""

    side: str
    region: str
    figures: Bag
    by: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyMoved(Event):
    """10 Figures move with an Army. why: move, advance, retreat, or a card's id."""

    side: str
    origin: str
    region: str
    figures: Bag
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsTrimmed(Event):
    """10.1 Units above the stacking limit go to the reinforcements."""

    side: str
    region: str
    figures: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementCaptured(Event):
    """11.14 A side gains control; points: what it is worth; back: by its first owner."""

    side: str
    region: str
    points: int
    back: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeBegan(Event):
    """11.10 A garrison is besieged."""

    side: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeEnded(Event):
    """11.15 A garrison stands in its region again."""

    side: str
    region: str


ARMIES_EVENTS: tuple[type[Event], ...] = (
    *(NationActivated, NationAdvanced, FiguresRecruited, UnitsReplaced, ArmyMoved, UnitsTrimmed),
    *(SettlementCaptured, SiegeBegan, SiegeEnded),
)


# 11 Battles: the attack, cards, dice, losses, the end.


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDeclared(Event):
    """11.1, 11.2 An attack, with the figures that take part on both sides."""

    opens: ClassVar[bool] = True
    side: str
    origin: str
    region: str
    manner: str  # field, siege, sortie
    attackers: Bag
    defenders: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """11.4 A Combat round."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrewIntoStronghold(Event):
    """11.10 The defender retreats into the Stronghold."""

    side: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCardLaid(Event):
    """11.4.1 A Combat card lies face down; its back is seen."""

    side: str
    deck: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NoCombatCard(Event):
    """11.4.1 A side plays no Combat card."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCardShown(Event):
    """11.4.1 A Combat card is turned up; effect: its lower half, which acts as rules have it."""

    reveals: ClassVar[bool] = True
    side: str
    card: str
    effect: str
    rules: str = "base"


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCardCancelled(Event):
    """A Combat card has no effect."""

    side: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatEffectApplied(Event):
    """11.7 A Combat card acts; number: dice, points, hits or units, by the effect and the rules played by."""

    side: str
    effect: str
    number: int
    rules: str = "base"


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadershipForfeited(Event):
    """11.5 Leadership given up for a card or an ability."""

    side: str
    figures: Bag
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatRolled(Event):
    """11.4.2 The Combat roll; target: what a die needs; bonus: added to each."""

    reveals: ClassVar[bool] = True
    side: str
    dice: tuple[int, ...]
    target: int
    bonus: int
    hits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderRerolled(Event):
    """11.4.3 The Leader re-roll."""

    reveals: ClassVar[bool] = True
    side: str
    dice: tuple[int, ...]
    target: int
    bonus: int
    hits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraAttackRolled(Event):
    """11.7 An additional attack by a Combat card."""

    reveals: ClassVar[bool] = True
    side: str
    dice: tuple[int, ...]
    target: int
    hits: int
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(Event):
    """Dice of a card or ability; hits: how many succeed."""

    reveals: ClassVar[bool] = True
    side: str
    dice: tuple[int, ...]
    target: int
    hits: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HitsTaken(Event):
    """11.8 Figures lost, and Elites reduced to Regulars."""

    side: str
    region: str
    lost: Bag
    reduced: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresRemoved(Event):
    """Figures leave the map otherwise: Leaders without units, a wiped-out Army's Leaders, a card.
    cause: leaderless, army, or an id."""

    side: str
    region: str
    figures: Bag
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EliteReduced(Event):
    """11.12 An Elite is reduced to fight on. lost: no Regular was left to replace it (W108)."""

    side: str
    region: str
    figure: str
    lost: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackCeased(Event):
    """11.4.5 The attack is ceased."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleEnded(Event):
    """11.14 The battle is over. how: ceased, retreat, siege, wiped_out, both, escaped."""

    closes: ClassVar[bool] = True
    region: str
    how: str


BATTLES_EVENTS: tuple[type[Event], ...] = (
    *(AttackDeclared, RoundBegan, WithdrewIntoStronghold, CombatCardLaid, NoCombatCard),
    *(CombatCardShown, CombatCardCancelled, CombatEffectApplied, LeadershipForfeited, CombatRolled),
    *(LeaderRerolled, ExtraAttackRolled, DiceRolled, HitsTaken, FiguresRemoved, EliteReduced),
    *(AttackCeased, BattleEnded),
)
