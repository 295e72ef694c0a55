"""The actions and events that only the GroTeka mod has; handles of units are told in model/state.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action, Event, SetAction

# Where the base has a word for an action the mod uses it: `lay`, `confirm`, `decline`, `accept`, `stand`,
# `withdraw`, `cease`, `press_on`, `retreat`, `figure`, `number`.


@dataclass(frozen=True, slots=True)
class Flank(Action):
    """G18 A second Army joins the attack, from this region."""

    verb: ClassVar[str] = "flank"
    origin: str


@dataclass(frozen=True, slots=True)
class Command(SetAction):
    """G13 Picks these commanders, none to two, by their ids: their Leadership counts."""

    verb: ClassVar[str] = "command"
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Split(Action):
    """G16 Splits the Leadership left by netting between attack and defence."""

    verb: ClassVar[str] = "split"
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class Bind(Action):
    """G25, G26, G36 Sets a unit on a target: an enemy unit, or a commander a card lets it strike at."""

    verb: ClassVar[str] = "bind"
    unit: str
    target: str


@dataclass(frozen=True, slots=True)
class Spread(Action):
    """G25, G26 Sets all units that have no target yet on targets, evenly, and is done with it."""

    verb: ClassVar[str] = "spread"


@dataclass(frozen=True, slots=True)
class Target(Action):
    """Chooses one unit on either side for what is being asked."""

    verb: ClassVar[str] = "target"
    unit: str


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """G39 Spends an Elven Ring: a broken unit stands up, or a commander struck down is saved (by his id)."""

    verb: ClassVar[str] = "raise"
    unit: str


@dataclass(frozen=True, slots=True)
class Sacrifice(Action):
    """G11 Gives up a unit to storm the Stronghold once more."""

    verb: ClassVar[str] = "sacrifice"
    unit: str


@dataclass(frozen=True, slots=True)
class Disband(Action):
    """G57 Takes so many units of a kind off the map, for the reinforcements of the next turn."""

    verb: ClassVar[str] = "disband"
    figure: str
    number: int
    region: str


ACTIONS: tuple[type[Action], ...] = (
    *(Flank, Command, Split, Bind, Spread, Target, Raise, Sacrifice, Disband),
)


# Events of a battle of the GroTeka mod beside those of every battle.
#
# Where the base has an event for it the mod uses it: AttackDeclared, RoundBegan (a series of clashes),
# CombatCardLaid, CombatCardShown, CombatCardCancelled, CombatEffectApplied, LeadershipForfeited, DiceRolled,
# HitsTaken (broken units removed), FiguresRemoved, AttackCeased, BattleEnded. Units go by their handles and
# their figures; commanders by their ids.

Pairs = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FlankJoined(Event):
    """G18 A second Army joins the attack."""

    side: str
    origin: str
    region: str
    figures: Pairs


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandersShown(Event):
    """G13 The commanders whose Leadership counts."""

    side: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadershipNetted(Event):
    """G16 Both totals; side keeps the difference, "" where they are equal."""

    free_peoples: int
    shadow: int
    side: str
    surplus: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadershipSplit(Event):
    """G16 A difference of Leadership, split."""

    side: str
    attack: int
    defence: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CommanderReplaced(Event):
    """G15 Another commander takes the place of one who has fallen."""

    side: str
    fallen: str
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitBound(Event):
    """G25, G26 A unit is set on a target. prey: the target's figure."""

    side: str
    unit: str
    figure: str
    target: str
    prey: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitDropped(Event):
    """A8 A unit may not attack after all."""

    side: str
    unit: str
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetsChosenAnew(Event):
    """G50c, G51d Phase 4 is done again. figure: the commander that may be struck at."""

    side: str
    figure: str
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClashFought(Event):
    """G32-G35 One attack."""

    reveals: ClassVar[bool] = True
    side: str
    units: tuple[str, ...]  # the attackers' handles
    figures: Pairs  # their kinds
    target: str  # its handle, or a commander's id
    prey: str  # the target's figure
    attack: int  # the sum
    defence: int  # what had to be exceeded
    needed: int  # least die that succeeds
    die: int  # as it fell
    success: bool
    cause: str  # `clash`, a Combat effect, or the id of the Captain of the West by whom it is rolled again


@dataclass(frozen=True, slots=True, kw_only=True)
class StrikeTurned(Event):
    """A failed attack becomes a success by a card."""

    side: str
    target: str
    prey: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitBroken(Event):
    """G32 A unit is knocked over. cause: `clash` or a card's or effect's id."""

    side: str
    unit: str
    figure: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitRaised(Event):
    """G39 A broken unit stands again. cause: `ring` or an effect."""

    side: str
    unit: str
    figure: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CommanderSaved(Event):
    """G39 A commander struck down is saved by an Elven Ring."""

    side: str
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RingSpent(Event):
    """G39 An Elven Ring is used up in battle."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitSacrificed(Event):
    """G11 A unit is given up to storm on."""

    side: str
    region: str
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsDisbanded(Event):
    """G57 Units leave the map for the reinforcements of the next turn."""

    side: str
    region: str
    figures: Pairs


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresReturned(Event):
    """G55 Figures out of the game are among the reinforcements again."""

    side: str
    figures: Pairs


EVENTS: tuple[type[Event], ...] = (
    *(FlankJoined, CommandersShown, LeadershipNetted, LeadershipSplit, CommanderReplaced, UnitBound),
    *(UnitDropped, TargetsChosenAnew, ClashFought, StrikeTurned, UnitBroken, UnitRaised, CommanderSaved),
    *(RingSpent, UnitSacrificed, UnitsDisbanded, FiguresReturned),
)
