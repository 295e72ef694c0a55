"""The state of War of the Ring: sides, options, the whole truth of a position.

Pairs are (Free Peoples, Shadow). Regions are numbers of components.REGIONS, -1 for none; Nations, figures,
cards and tiles are ids. `evolve` makes a changed state; everything in it is a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, TypeVar

from pydantic import Field
from pydantic.config import JsonDict

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from bot.engine.agenda import Evolver
from cogs.war.model.bags import EMPTY, Bag
from cogs.war.model.components import SIDES

SEATS: tuple[Seat, Seat] = SIDES
SIDE: dict[Seat, int] = {seat: number for number, seat in enumerate(SEATS)}

MOST_TURNS = 100
"""Turns after which nobody has won, whatever is agreed (docs/rules/war.md, W1)."""


RulesName: TypeAlias = Literal["base", "groteka"]
"""The printed rules, or a mod: a package of this name beside them."""
IN_WHOLE: Final[JsonDict] = {"offered": {"scenario": "whole"}}
IN_BASE: Final[JsonDict] = {"offered": {"rules": "base"}}
IN_MOD: Final[JsonDict] = {"offered": {"rules": "groteka"}}
"""Where an option matters: it is offered there only."""


class WarOptions(Options):
    """The agreements before play; every switch is a ruling of docs/rules/war.md with its default there.

    What is usual of `series` and `scenario` is not written down, so that games begun before there was a
    choice read the same.
    """

    # The published list and the printed board say different things of that coast (W31).
    in_print: ClassVar[frozenset[str]] = frozenset({"series", "north_ered_luin_coast"})
    # games in the match, the sides swapped after each
    series: Literal[1, 2, 4] = Field(default=1, exclude_if=lambda value: value == 1)
    # whether the hand is cut to six after both draws of a turn or after each (4.1d)
    discards: Literal["after_both", "after_each"] = Field(default="after_both", json_schema_extra=IN_WHOLE)
    # whether the Fellowship may be declared in Gorgoroth, Nurn or Barad-dûr (12.8)
    declare_in_mordor: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    # what "an Army Event card" is on A Power too Great and The Power of Tom Bombadil
    army_cards: Literal["symbol", "deck"] = Field(default="symbol", json_schema_extra=IN_WHOLE)
    # whether Worn with Sorrow and Toil reacts to Lure of the Ring
    lure_is_casualty: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    # whether it reacts to a Hobbit saved by Take Them Alive!
    saved_is_casualty: bool = Field(default=True, json_schema_extra=IN_WHOLE)
    # whether Strider counts for Denethor's Folly
    strider_as_aragorn: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    # whether Event cards may activate Rohan under Wormtongue
    rohan_by_cards: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    # whether one of the Witch-king's two points of Leadership may be forfeited alone
    split_witch_king: bool = True
    # whether a Fateful Strike reaches him as a Nazgûl too
    witch_king_as_nazgul: bool = Field(default=False, json_schema_extra=IN_BASE)
    # whether the Witch-king draws when his card is turned up instead of after the round
    sorcerer_at_once: bool = False
    # whether one may move and recruit beyond ten units, the excess being removed afterwards (10.1)
    trim_excess: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    # whether North Ered Luin is a coastal region (16.1)
    north_ered_luin_coast: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    # the base game, or the GroTeka mod (docs/rules/war-groteka.md), whose rulings are the next ones
    rules: RulesName = "base"
    # whether a Regular's defence is 5 instead of 4 (A2)
    mod_sturdy_regulars: bool = Field(default=False, json_schema_extra=IN_MOD)
    # whether the points left by netting are split once a battle instead of every round (A4)
    mod_split_once: bool = Field(default=False, json_schema_extra=IN_MOD)
    # as what a Fateful Strike reaches him (A24)
    mod_witch_king: Literal["minion", "nazgul"] = Field(default="minion", json_schema_extra=IN_MOD)
    # whether an attacking Army may play Scouts as well (A26)
    mod_scouts: Literal["both", "defender"] = Field(default="both", json_schema_extra=IN_MOD)
    # whether a City or Fortification helps its defenders in every round or in the first (A53)
    mod_walls: Literal["every_round", "first_round"] = Field(default="every_round", json_schema_extra=IN_MOD)
    # what is played: the whole game, or a battle on its own (docs/rules/war-battle.md)
    scenario: Literal["whole", "battle"] = Field(default="whole", exclude_if=lambda value: value == "whole")
    # the game ends after so many turns without a winner; 0 for none. For tests, never offered
    most_turns: int = Field(default=0, ge=0, le=MOST_TURNS, json_schema_extra={"offered": False})

    @property
    def counts(self) -> bool:
        """A battle on its own is not the game: it does not count on the leaderboard."""
        return self.scenario == "whole"


Ids = tuple[str, ...]
Stacks = tuple[Bag, ...]
"""One side's figures by region number."""

STEP_TYPES: Final = StepTypes("cogs.war.rules", "cogs.war.groteka", "cogs.war.skirmish")
"""Every step by its name."""
Agenda = tuple[Annotated[Any, STEP_TYPES], ...]
"""Steps of the procedure; the last is done first."""


@dataclass(frozen=True, slots=True)
class Fellowship:
    """12 The Fellowship."""

    region: int  # of the Ring-bearers' figure; -1 on the Mordor Track
    companions: Ids  # those still in it
    guide: str  # a Companion in it, or Gollum
    progress: int = 0  # moves since its figure was last declared or revealed
    hidden: bool = True
    corruption: int = 0
    mordor: int = -1  # steps on the Mordor Track, -1 before it


@dataclass(frozen=True, slots=True)
class Hunt:
    """13.5-13.9 The Hunt Box and the Hunt tiles."""

    pool: Bag  # tiles that may be drawn
    aside: Bag  # special tiles not in play
    shadow: int = 0  # the Shadow's dice in the Hunt Box
    free: int = 0  # the Free Peoples' dice in it
    drawn: Bag = EMPTY  # tiles out of the pool
    removed: Bag = EMPTY  # tiles out of the game
    waiting: Bag = EMPTY  # special tiles in play that join the pool in Mordor


@dataclass(frozen=True, slots=True)
class Chase:
    """13.6, 13.7 One Hunt tile being resolved; the record of rules/hunt.py, which may extend it."""

    cause: str  # what it is drawn for (`roll`, `mordor`, `stronghold`, or a card's id)
    # as a tile of the Hunt; its damage can only be taken by the Ring, or by a random Companion first; or it
    # is only read
    treatment: Literal["hunt", "ring", "companion", "number"] = "hunt"
    bonus: int = 0  # added to the dice of the Hunt roll by a card
    rolled: tuple[int, ...] = ()  # dice of the Hunt roll, failures re-rolled included
    successes: int = 0  # of the Hunt roll
    tile: str = ""  # what was drawn (it is in `Hunt.drawn` at once), "" before
    thrown: bool = False  # the die of a die tile has been rolled
    damage: int = 0  # what is left of it
    answered: bool = False  # a card on the table has been used
    returning: str = ""  # the tile that this one replaces
    declined: str = ""  # the Guide whose ability was not wanted
    casualty: bool = False  # one has been taken
    leaving: Ids = ()  # Hobbits who left as Guides and travel together when the damage is settled
    reveal: bool = False  # Gollum reveals the Fellowship for it
    calm: bool = False  # Reveal icons are ignored (13.8)


@dataclass(frozen=True, slots=True)
class Fighter:
    """11 One side in a battle. What an effect of one round changes goes back to its default next round."""

    force: Bag  # figures taking part (no rearguard)
    # "none" once no Combat card is played this round, "card" once one is laid
    laid: Literal["", "none", "card"] = ""
    card: str = ""  # which card is laid
    source: Literal["hand", "table"] = "hand"  # where the card came from
    up: bool = False  # the card lies face up
    cancelled: bool = False  # the card's effect is
    forfeited: Bag = EMPTY  # points of Leadership given up this round, by figure
    silenced: Ids = ()  # Companions without Leadership and abilities
    nazgul_negated: bool = False  # by The White Rider, for the whole battle
    ridden: bool = False  # the White Rider's own Leadership is forfeited
    roll_bonus: int = 0  # added to each die of the Combat roll
    reroll_bonus: int = 0  # added to each of the Leader re-roll
    dice_lost: int = 0  # dice less (at least one is left)
    dice_cap: int = 5  # dice at most
    no_reroll: bool = False  # the Leader re-roll is cancelled
    rolled: tuple[int, ...] = ()  # natural results
    rerolled: tuple[int, ...] = ()  # natural results
    hits: int = 0  # what the Combat roll scored
    reroll_hits: int = 0  # what the Leader re-roll scored
    early_hits: int = 0  # hits of additional attacks before the roll
    extra_hits: int = 0  # hits scored otherwise, to be taken with those of the rolls
    spent_misses: int = 0  # missed dice that may no longer be re-rolled
    shielded: int = 0  # hits cancelled against this side


BattleKind = Literal["field", "siege", "sortie"]


@dataclass(frozen=True, slots=True)
class Battle:
    """11 The battle being fought."""

    attacker: int  # its side
    origin: int  # where the attackers stand
    region: int  # where the defenders do (the same in a siege battle and a sortie)
    kind: BattleKind  # a relief attack is a field battle
    sides: tuple[Fighter, Fighter]  # the two fighters
    round: int = 0  # from 1
    free_rounds: int = 1  # rounds of a siege battle that need no Elite to be reduced
    effects: Ids = ()  # ids of event cards whose text governs the whole battle
    no_cease: bool = False  # the attack may not be ceased
    over: bool = False  # nothing more is fought
    melee: Melee | None = None  # what the GroTeka mod records beside; None in the base game


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position."""

    options: WarOptions
    turn: int  # its number, 0 before the first
    # every figure on the map, by side and region; in a region of `sieges` those of the Stronghold's
    # controller are inside it
    stacks: tuple[Stacks, Stacks]
    sieges: tuple[int, ...]  # regions whose Stronghold is besieged
    captured: tuple[int, ...]  # Settlements not controlled by their first owner
    nations: tuple[int, ...]  # the box of each
    active: tuple[bool, ...]  # which Nations may go to At War
    reinforcements: tuple[Bag, Bag]  # figures that may enter, set-aside characters among them
    casualties: tuple[Bag, Bag]  # those out of play (Free Peoples units may return from it by 11.8 alone)
    fellowship: Fellowship
    hunt: Hunt
    dice: tuple[Ids, Ids]  # unused faces
    pools: tuple[int, int]  # dice of this turn
    rings: tuple[int, int]  # Elven Rings held
    decks: tuple[tuple[Ids, Ids], tuple[Ids, Ids]]  # cards left, by side and deck; their order does not exist
    hands: tuple[Ids, Ids]  # cards, by side
    discards: tuple[Ids, Ids]  # lying face up
    buried: tuple[Ids, Ids]  # discarded face down, known to their owner
    table: tuple[Ids, Ids]  # cards in play
    once: Ids  # what happened this turn
    ever: Ids  # what happened in this game (words of queries.py)
    battle: Battle | None  # what is being fought
    chase: Chase | None  # the Hunt tile that is being resolved
    agenda: Agenda  # what is to be done, the last first
    outcome: Outcome | None = None
    # units disbanded this turn, which nobody may recruit before the next (mod, G57)
    apart: tuple[Bag, Bag] = (EMPTY, EMPTY)


evolve: Evolver[State] = evolver(State)
"""The state with some fields changed."""

V = TypeVar("V")


def with_side(pair: tuple[V, V], side: int, value: V) -> tuple[V, V]:
    """Return a pair with one side's value changed."""
    return (value, pair[1]) if side == 0 else (pair[0], value)


def with_item(items: tuple[V, ...], number: int, value: V) -> tuple[V, ...]:
    """Return a tuple with one item changed."""
    return (*items[:number], value, *items[number + 1 :])


# The mod's record of a battle, kept in `Battle.melee`; pure values that import nothing of the game's state.
#
# Units have handles: `a1`, `a2` ... are the attacker's, `d1`, `d2` ... the defender's, in the order of the
# components. A handle stays with its unit until the battle is over. A target is the handle of an enemy unit,
# or the id of an enemy commander whom a card lets units strike at.

Handles = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """G25, G31 One unit."""

    handle: str
    figure: str
    flank: bool = False  # it came from the second region (G24)
    target: str = ""  # whom it attacks this series, "" nobody
    broken: bool = False  # knocked over, still on the table
    struck: bool = False  # it has attacked in this series


@dataclass(frozen=True, slots=True)
class Bonus:
    """G45 A bonus or malus by a card on the values of all units of a side, for the whole battle."""

    cause: str
    attack: int = 0
    defence: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    """G8, A9 The number of units of a side that may attack in a series: at most so many (0: no matter), or so
    many fewer than stood at its beginning, down to one."""

    cause: str
    most: int = 0
    fewer: int = 0


@dataclass(frozen=True, slots=True)
class Strike:
    """G32 One attack that has been rolled."""

    side: int
    units: Handles  # who struck
    target: str  # whom
    attack: int  # the sum
    defence: int
    die: int  # as it fell
    success: bool
    cause: str = "clash"  # `clash`, or the Combat effect of an additional attack


@dataclass(frozen=True, slots=True)
class Ranks:
    """One side in the mod's battle."""

    units: tuple[Unit, ...]  # those left, standing or broken
    commanders: tuple[str, ...] = ()  # picked ones that all may see, ids, two at most (G13)
    # "hidden" once the side has picked this round and until both sides' picks are shown (A5)
    pick: Literal["", "hidden"] = ""
    secret: tuple[str, ...] = ()  # whom it has picked then, masked for everybody else
    lent: tuple[str, ...] = ()  # further commanders whose Leadership counts by a card
    spent: Bag = EMPTY  # points of picked and lent commanders that no longer count
    unled: bool = False  # the commanders' modifiers are cancelled
    surplus: int = 0  # points left by netting (G16)
    attack: int = 0  # points of the surplus on attack
    defence: int = 0  # and on defence
    bonuses: tuple[Bonus, ...] = ()  # of cards
    limits: tuple[Limit, ...] = ()  # of cards
    quarry: str = ""  # the enemy commander this side may strike at in this series
    successes: int = 0  # successful attacks of the series, those of cards before it too
    standing: int = 0  # units at the beginning of the series


@dataclass(frozen=True, slots=True)
class Melee:
    """3-6 The battle as the mod fights it, beside what every battle records."""

    ranks: tuple[Ranks, Ranks]  # both sides
    strikes: tuple[Strike, ...] = ()  # the attacks of this series in their order
    flank: int = -1  # the second region the attackers come from, -1 without
    flank_force: Bag = EMPTY  # the figures from there (commanders too)
    rearguards: tuple[Bag, Bag] = (EMPTY, EMPTY)  # who stayed in the two regions (A14)
    shown: bool = False  # the Combat cards have been turned up (once a battle)
