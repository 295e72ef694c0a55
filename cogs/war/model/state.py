"""Sides, options and state of War of the Ring.

Pairs are (Free Peoples, Shadow). Regions are numbers of components.REGIONS, -1 for none; Nations, figures,
cards and tiles are ids. `evolve` makes a changed state; everything in it is a value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from pydantic import Field
from pydantic.config import JsonDict

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from bot.engine.agenda import Evolver
from cogs.war.model.bags import EMPTY, Bag
from cogs.war.model.components import SIDES
from cogs.war.model.melee import Melee

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

    discards: whether the hand is cut to six after both draws of a turn or after each (4.1d).
    declare_in_mordor: whether the Fellowship may be declared in Gorgoroth, Nurn or Barad-dûr (12.8).
    army_cards: what "an Army Event card" is on A Power too Great and The Power of Tom Bombadil.
    lure_is_casualty, saved_is_casualty: whether Worn with Sorrow and Toil reacts to Lure of the Ring, and to
    a Hobbit saved by Take Them Alive!. strider_as_aragorn: whether Strider counts for Denethor's Folly.
    rohan_by_cards: whether Event cards may activate Rohan under Wormtongue. split_witch_king: whether one of
    the Witch-king's two points of Leadership may be forfeited alone. witch_king_as_nazgul: whether a
    Fateful Strike reaches him as a Nazgûl too. sorcerer_at_once: whether he draws when his card is turned up
    instead of after the round. trim_excess: whether one may move and recruit beyond ten units, the excess
    being removed afterwards (10.1). north_ered_luin_coast: whether it is a coastal region (16.1). most_turns:
    the game ends after so many turns without a winner; 0 for none. It is meant for tests and never offered.

    rules: the base game, or the GroTeka mod (docs/rules/war-groteka.md); the others are rulings of the mod.
    mod_sturdy_regulars: whether a Regular's defence is 5 instead of 4 (A2). mod_split_once: whether the
    points left by netting are split once a battle instead of every round (A4). mod_witch_king: as what a
    Fateful Strike reaches him (A24). mod_scouts: whether an attacking Army may play Scouts as well (A26).
    mod_walls: whether a City or Fortification helps its defenders in every round or in the first (A53).

    scenario: the whole game, or a battle on its own (docs/rules/war-battle.md), which a command of its own
    settles. series: games in the match, the sides swapped after each. What is usual of these two is not
    written down, so that games begun before there was a choice read the same.
    """

    series: Literal[1, 2, 4] = Field(default=1, exclude_if=lambda value: value == 1)
    discards: Literal["after_both", "after_each"] = Field(default="after_both", json_schema_extra=IN_WHOLE)
    declare_in_mordor: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    army_cards: Literal["symbol", "deck"] = Field(default="symbol", json_schema_extra=IN_WHOLE)
    lure_is_casualty: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    saved_is_casualty: bool = Field(default=True, json_schema_extra=IN_WHOLE)
    strider_as_aragorn: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    rohan_by_cards: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    split_witch_king: bool = True
    witch_king_as_nazgul: bool = Field(default=False, json_schema_extra=IN_BASE)
    sorcerer_at_once: bool = False
    trim_excess: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    north_ered_luin_coast: bool = Field(default=False, json_schema_extra=IN_WHOLE)
    rules: RulesName = "base"
    mod_sturdy_regulars: bool = Field(default=False, json_schema_extra=IN_MOD)
    mod_split_once: bool = Field(default=False, json_schema_extra=IN_MOD)
    mod_witch_king: Literal["minion", "nazgul"] = Field(default="minion", json_schema_extra=IN_MOD)
    mod_scouts: Literal["both", "defender"] = Field(default="both", json_schema_extra=IN_MOD)
    mod_walls: Literal["every_round", "first_round"] = Field(default="every_round", json_schema_extra=IN_MOD)
    scenario: Literal["whole", "battle"] = Field(
        default="whole", json_schema_extra={"offered": False}, exclude_if=lambda value: value == "whole"
    )
    most_turns: int = Field(default=0, ge=0, le=MOST_TURNS, json_schema_extra={"offered": False})

    @property
    def counts(self) -> bool:
        """A battle on its own is not the game: it does not count on the leaderboard."""
        return self.scenario == "whole"


Ids = tuple[str, ...]
Stacks = tuple[Bag, ...]
"""One side's figures by region number."""

STEP_TYPES: Final = StepTypes("cogs.war.rules", "cogs.war.groteka.rules", "cogs.war.skirmish.rules")
"""Every step by its name."""
Agenda = tuple[Annotated[Any, STEP_TYPES], ...]
"""Steps of the procedure; the last is done first."""


@dataclass(frozen=True, slots=True)
class Fellowship:
    """12 The Fellowship. region: of the Ring-bearers' figure; -1 on the Mordor Track. mordor: steps on that
    track, -1 before it. guide: a Companion in it, or Gollum."""

    region: int
    companions: Ids
    guide: str
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    mordor: int = -1


@dataclass(frozen=True, slots=True)
class Hunt:
    """13.5-13.9 The Hunt Box and the Hunt tiles.

    shadow, free: dice in the Hunt Box. pool: tiles that may be drawn. drawn: those drawn. removed: out of the
    game. waiting: special tiles in play that join the pool in Mordor. aside: special tiles not in play.
    """

    pool: Bag
    aside: Bag
    shadow: int = 0
    free: int = 0
    drawn: Bag = EMPTY
    removed: Bag = EMPTY
    waiting: Bag = EMPTY


@dataclass(frozen=True, slots=True)
class Chase:
    """13.6, 13.7 One Hunt tile being resolved; the record of rules/hunt/, which may extend it.

    cause: what it is drawn for (`roll`, `mordor`, `stronghold`, or a card's id). treatment: what is done with
    it: a tile of the Hunt, one whose damage nothing may lower (`ring`), one whose damage a random Companion
    must lower (`companion`), or one that is only read (`number`). bonus: added to the dice of the Hunt roll
    by a card. rolled: its dice, failures re-rolled included; successes: of it. tile: what was drawn (it is in
    `Hunt.drawn` at once), "" before. thrown: the die of a die tile is. damage: what is left of it. answered:
    a card on the table has been used. returning: the tile that this one replaces. declined: the Guide whose
    ability was not wanted. casualty: one has been taken. leaving: Hobbits who left as Guides and travel
    together when the damage is settled. reveal: Gollum reveals the Fellowship for it. calm: Reveal icons are
    ignored (13.8).
    """

    cause: str
    treatment: Literal["hunt", "ring", "companion", "number"] = "hunt"
    bonus: int = 0
    rolled: tuple[int, ...] = ()
    successes: int = 0
    tile: str = ""
    thrown: bool = False
    damage: int = 0
    answered: bool = False
    returning: str = ""
    declined: str = ""
    casualty: bool = False
    leaving: Ids = ()
    reveal: bool = False
    calm: bool = False


@dataclass(frozen=True, slots=True)
class Fighter:
    """11 One side in a battle. What an effect lasting one round changes goes back to its default next round.

    force: figures taking part (no rearguard). laid: "none" once no Combat card is played this round, "card"
    once one is laid; card: which one; up: face up; source: where it came from. cancelled: its effect is.
    forfeited: points of Leadership given up this round, by figure; silenced: Companions without Leadership
    and abilities. nazgul_negated: The White Rider, for the whole battle; ridden: his own Leadership is
    forfeited. roll_bonus, reroll_bonus: added to each die. dice_lost: dice less (at least one is left);
    dice_cap: dice at most. no_reroll: the Leader re-roll is cancelled. rolled, rerolled: natural results of
    the two rolls; hits, reroll_hits: what they scored; early_hits: hits of additional attacks before the
    roll; extra_hits: hits scored otherwise, to be taken with those of the rolls; spent_misses: missed dice
    that may no longer be re-rolled; shielded: hits cancelled against this side.
    """

    force: Bag
    laid: Literal["", "none", "card"] = ""
    card: str = ""
    source: Literal["hand", "table"] = "hand"
    up: bool = False
    cancelled: bool = False
    forfeited: Bag = EMPTY
    silenced: Ids = ()
    nazgul_negated: bool = False
    ridden: bool = False
    roll_bonus: int = 0
    reroll_bonus: int = 0
    dice_lost: int = 0
    dice_cap: int = 5
    no_reroll: bool = False
    rolled: tuple[int, ...] = ()
    rerolled: tuple[int, ...] = ()
    hits: int = 0
    reroll_hits: int = 0
    early_hits: int = 0
    extra_hits: int = 0
    spent_misses: int = 0
    shielded: int = 0


BattleKind = Literal["field", "siege", "sortie"]


@dataclass(frozen=True, slots=True)
class Battle:
    """11 The battle being fought.

    attacker: side. origin: where the attackers stand; region: where the defenders do (the same in a siege
    battle and a sortie). kind: a relief attack is a field battle. round: from 1. sides: the two fighters.
    free_rounds: rounds of a siege battle that need no Elite to be reduced. effects: ids of event cards whose
    text governs the whole battle. no_cease: the attack may not be ceased. over: nothing more is fought.
    melee: what the GroTeka mod records beside (model/melee.py); None in the base game.
    """

    attacker: int
    origin: int
    region: int
    kind: BattleKind
    sides: tuple[Fighter, Fighter]
    round: int = 0
    free_rounds: int = 1
    effects: Ids = ()
    no_cease: bool = False
    over: bool = False
    melee: Melee | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position.

    turn: its number, 0 before the first. stacks: every figure on the map, by side and region; in a region of
    `sieges` those of the Stronghold's controller are inside it. captured: Settlements not controlled by their
    first owner. nations: box of each Nation; active: which may go to At War. reinforcements: figures that may
    enter, set-aside characters among them. casualties: those out of play (Free Peoples units may return
    from it by 11.8 alone). dice: unused faces; pools: dice of this turn. rings: Elven Rings held. decks:
    cards left, by side and deck; their order does not exist. discards: face up; buried: face down, known to
    their owner. table: cards in play. once: what happened this turn; ever: what happened in this game (words
    of rules/marks.py). battle, chase: what is being fought and hunted. agenda: what is to be done, the last
    first. apart: units disbanded this turn, which nobody may recruit before the next (mod, G57).
    """

    options: WarOptions
    turn: int
    stacks: tuple[Stacks, Stacks]
    sieges: tuple[int, ...]
    captured: tuple[int, ...]
    nations: tuple[int, ...]
    active: tuple[bool, ...]
    reinforcements: tuple[Bag, Bag]
    casualties: tuple[Bag, Bag]
    fellowship: Fellowship
    hunt: Hunt
    dice: tuple[Ids, Ids]
    pools: tuple[int, int]
    rings: tuple[int, int]
    decks: tuple[tuple[Ids, Ids], tuple[Ids, Ids]]
    hands: tuple[Ids, Ids]
    discards: tuple[Ids, Ids]
    buried: tuple[Ids, Ids]
    table: tuple[Ids, Ids]
    once: Ids
    ever: Ids
    battle: Battle | None
    chase: Chase | None
    agenda: Agenda
    outcome: Outcome | None = None
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
