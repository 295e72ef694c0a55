"""The actions of War of the Ring and their texts. Dice go by their faces; figures, regions, Nations, cards
and tiles by their ids.

Actions are words of a small common language: which of them a decision offers, and what they mean there, is
told by the decision's kind (`rules/uses.py`, DECISIONS).

The last of them are those of chance: dice, cards drawn, Hunt tiles, Companions at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """4.5 Takes no action; only with fewer unused dice than the opponent."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class SkipDie(Action):
    """4.5 Discards an unused die without effect."""

    verb: ClassVar[str] = "skip"
    die: str


@dataclass(frozen=True, slots=True)
class TurnDie(Action):
    """6 Uses an Elven Ring: turns an unused die to another face."""

    verb: ClassVar[str] = "turn_die"
    die: str
    face: str


@dataclass(frozen=True, slots=True)
class UseDie(Action):
    """4.5 Spends a die on an action (a `Use`, by its name); what it needs is chosen next."""

    verb: ClassVar[str] = "use"
    die: str
    what: str


@dataclass(frozen=True, slots=True)
class PlayEvent(Action):
    """7.1 Plays an event card from the hand with a die."""

    verb: ClassVar[str] = "event"
    die: str
    card: str


@dataclass(frozen=True, slots=True)
class Allocate(Action):
    """4.3 Puts so many dice into the Hunt Box."""

    verb: ClassVar[str] = "allocate"
    dice: int


@dataclass(frozen=True, slots=True)
class DiscardCard(Action):
    """4.1d Discards a card face down."""

    verb: ClassVar[str] = "discard"
    card: str


@dataclass(frozen=True, slots=True)
class ChooseCard(Action):
    """Chooses a card for what is being asked."""

    verb: ClassVar[str] = "card"
    card: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Declines what is offered, or ends a choice that may be repeated."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accepts what is offered."""

    verb: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Confirms what has been put together: a force, a group, a path."""

    verb: ClassVar[str] = "confirm"


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Chooses one of several things a text allows, by a word of its own."""

    verb: ClassVar[str] = "choose"
    option: str


@dataclass(frozen=True, slots=True)
class ChooseRegion(Action):
    """Chooses a region for what is being asked."""

    verb: ClassVar[str] = "region"
    region: str


@dataclass(frozen=True, slots=True)
class ChooseNation(Action):
    """Chooses a Nation."""

    verb: ClassVar[str] = "nation"
    nation: str


@dataclass(frozen=True, slots=True)
class ChooseFigure(Action):
    """Chooses one figure of a kind for what is being asked."""

    verb: ClassVar[str] = "figure"
    figure: str


@dataclass(frozen=True, slots=True)
class ChooseFigureIn(Action):
    """Chooses one figure of a kind in a region."""

    verb: ClassVar[str] = "figure_in"
    figure: str
    region: str


@dataclass(frozen=True, slots=True)
class ChooseNumber(Action):
    """Chooses a number."""

    verb: ClassVar[str] = "number"
    number: int


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """8 Places one figure from the reinforcements."""

    verb: ClassVar[str] = "recruit"
    figure: str
    region: str


@dataclass(frozen=True, slots=True)
class March(Action):
    """10.2 An Army, or a part of it, moves; who goes is chosen next."""

    verb: ClassVar[str] = "march"
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class Assault(Action):
    """11.1 An Army attacks; who stays out is chosen next. Origin and region are equal in a siege battle
    or sortie."""

    verb: ClassVar[str] = "attack"
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """10.2, 11.2 Leaves figures of one kind behind, or out of the battle."""

    verb: ClassVar[str] = "leave"
    figure: str
    number: int


@dataclass(frozen=True, slots=True)
class TakeHit(Action):
    """11.8 Takes one hit or, for an Elite removed whole, two. how: `remove` or `reduce`."""

    verb: ClassVar[str] = "hit"
    figure: str
    how: str


@dataclass(frozen=True, slots=True)
class Trim(Action):
    """10.1 Removes one unit above the stacking limit."""

    verb: ClassVar[str] = "trim"
    figure: str


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """11.10 The defender retreats into the Stronghold."""

    verb: ClassVar[str] = "withdraw"


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """11.4 The defender gives battle, or does not retreat."""

    verb: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class LayCard(Action):
    """11.4.1 Lays a Combat card face down."""

    verb: ClassVar[str] = "lay"
    card: str


@dataclass(frozen=True, slots=True)
class LayNone(Action):
    """11.4.1 Plays no Combat card."""

    verb: ClassVar[str] = "lay_none"


@dataclass(frozen=True, slots=True)
class Cease(Action):
    """11.4.5 The attacker ceases the attack."""

    verb: ClassVar[str] = "cease"


@dataclass(frozen=True, slots=True)
class PressOn(Action):
    """11.4.5 The attacker fights another round."""

    verb: ClassVar[str] = "press_on"


@dataclass(frozen=True, slots=True)
class Prolong(Action):
    """11.12 The besieger reduces an Elite to fight another round."""

    verb: ClassVar[str] = "prolong"
    figure: str


@dataclass(frozen=True, slots=True)
class Retreat(Action):
    """11.11 The defending Army retreats."""

    verb: ClassVar[str] = "retreat"
    region: str


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """11.14 The attackers move into the region; who stays is chosen next."""

    verb: ClassVar[str] = "advance"


@dataclass(frozen=True, slots=True)
class GiveUpCard(Action):
    """Gives up a card on the table for its effect, or pays its discard."""

    verb: ClassVar[str] = "give_up"
    card: str


@dataclass(frozen=True, slots=True)
class Step(Action):
    """12.3, 12.5 The Ring-bearers' figure goes to an adjacent region."""

    verb: ClassVar[str] = "go"
    region: str


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """12.3, 12.5 The figure goes no further."""

    verb: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """12.3 Declares the Fellowship; its path is chosen next."""

    verb: ClassVar[str] = "declare"


@dataclass(frozen=True, slots=True)
class EnterMordor(Action):
    """14.1 The Fellowship enters the Mordor Track."""

    verb: ClassVar[str] = "enter_mordor"


@dataclass(frozen=True, slots=True)
class MakeGuide(Action):
    """12.7 Makes a Companion the Guide."""

    verb: ClassVar[str] = "guide"
    companion: str


@dataclass(frozen=True, slots=True)
class Join(Action):
    """13.1-13.3 A character joins the group that travels."""

    verb: ClassVar[str] = "join"
    character: str


@dataclass(frozen=True, slots=True)
class Travel(Action):
    """13.1, 13.2 The group goes to a region."""

    verb: ClassVar[str] = "travel"
    region: str


@dataclass(frozen=True, slots=True)
class Fly(Action):
    """13.3 So many Nazgûl, or a Minion, go from one region to another."""

    verb: ClassVar[str] = "fly"
    figure: str
    number: int
    origin: str
    region: str


@dataclass(frozen=True, slots=True)
class UseGuide(Action):
    """13.7b Uses the Guide's ability."""

    verb: ClassVar[str] = "use_guide"


@dataclass(frozen=True, slots=True)
class TakeCasualty(Action):
    """13.7c Takes a Companion as a casualty: `guide` or `random`."""

    verb: ClassVar[str] = "casualty"
    who: str


ACTIONS: tuple[type[Action], ...] = (
    *(Pass, SkipDie, TurnDie, UseDie, PlayEvent, Allocate, DiscardCard, ChooseCard, Decline),
    *(Accept, Confirm, Choose, ChooseRegion, ChooseNation, ChooseFigure, ChooseFigureIn),
    *(ChooseNumber, Recruit, March, Assault, Leave, TakeHit, Trim, Withdraw, Stand, LayCard),
    *(LayNone, Cease, PressOn, Prolong, Retreat, Advance, GiveUpCard, Step, Stop, Declare),
    *(EnterMordor, MakeGuide, Join, Travel, Fly, UseGuide, TakeCasualty),
)


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance: dice, each 1 to 6 (or the place of an Action die's face, from 1)."""

    verb: ClassVar[str] = "roll"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: the card drawn."""

    verb: ClassVar[str] = "draw"
    card: str


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    """Chance: the Hunt tile drawn."""

    verb: ClassVar[str] = "tile"
    tile: str


@dataclass(frozen=True, slots=True)
class DrawCompanion(Action):
    """Chance: the Companion drawn."""

    verb: ClassVar[str] = "companion"
    companion: str


@dataclass(frozen=True, slots=True)
class PickCard(Action):
    """Chance: a card taken from a hand at random."""

    verb: ClassVar[str] = "pick"
    card: str


CHANCES: tuple[type[Action], ...] = (Roll, Draw, DrawTile, DrawCompanion, PickCard)
