"""Seats, options and state of The Battle for Middle-earth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, field_validator

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from cogs.battle.components import PRINTED, CardFile, CardSet, build_card_set

SEATS: tuple[Seat, ...] = ("north", "east", "south", "west")
"""All seats, clockwise."""

Ids = tuple[str, ...]


class BattleOptions(Options):
    """Options agreed before play. Every switch is a ruling of docs/rules/battle.md, with its default."""

    in_print: ClassVar[frozenset[str]] = frozenset({"first", "cards"})  # 2.4; a file has what is printed
    seats: tuple[Seat, ...] = SEATS[:2]  # who plays, clockwise
    first: Literal["random", "north", "east", "south", "west"] = "random"
    """Who begins (2.4); a seat not taken hands on to the next clockwise."""
    show_won: bool = False  # 9.2 what everybody has won lies open
    double_jokers: bool = True  # A1 a joker may be doubled
    double_same_colour: bool = True  # A1 the doubled symbol may have a colour of the doubling card
    double_once: bool = True  # A1 a printed symbol is doubled at most once
    big_enemy: Literal[3, 2] = 3  # A2 symbols of an enemy that gives Glorfindel his joker
    bonus_anywhere: bool = True  # A3 a bonus joker serves against any enemy of the attack
    angbor: Literal["placed", "attacked"] = "placed"  # A4 when he draws
    gandalf: Literal["any_turn", "when_placed"] = "any_turn"  # A5 when he may act
    tom: Literal["once", "often"] = "once"  # A6 how often he may move in a turn
    gimli_safe_in_hand: bool = True  # A7 a counterattack cannot take him from a hand
    mordor_returns: bool = True  # A8 the Mordor card that struck is shuffled in again
    ends: Literal["at_once", "after_round"] = "at_once"  # A9 when no enemy lies open
    empty_attack: bool = False  # A10 an attack may beat nobody
    hobbit_counts: bool = True  # A11 a borrowing hobbit's own symbols count
    refill: Literal["from_right", "from_left"] = "from_right"
    """A12 Which free position of the row the first enemy turned up takes."""
    cards: CardFile | None = Field(
        default=None, json_schema_extra={"offered": False}, exclude_if=lambda value: value is None
    )
    """The card file the table plays with, None for the cards as they are known: that is not written down."""

    @cached_property
    def card_set(self) -> CardSet:
        """The cards of the table."""
        return PRINTED if self.cards is None else build_card_set(self.cards.model_dump_json())

    @field_validator("seats")
    @classmethod
    def _clockwise(cls, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        if not 2 <= len(seats) <= len(SEATS) or seats != tuple(seat for seat in SEATS if seat in seats):
            raise ValueError("seats: two to four of them, clockwise")
        return seats


Agenda = tuple[Annotated[Any, StepTypes("cogs.battle.rules")], ...]
"""Steps of the procedure; the last is done first. They hold public facts only."""


@dataclass(frozen=True, slots=True)
class Party:
    """1.7 One party, never empty. number: its name among its player's parties, free again when it is gone."""

    number: int
    cards: Ids


@dataclass(frozen=True, slots=True)
class Player:
    """The belongings of one seat; sets of cards are in the order of the component lists."""

    seat: Seat
    hand: Ids = ()
    parties: tuple[Party, ...] = ()
    won: Ids = ()
    gifts: Ids = ()
    choice: str | None = None
    """What it gives up to the counterattack, not shown yet; "" for nothing, None before it has chosen."""
    gone: bool = False  # it has resigned


@dataclass(frozen=True, slots=True)
class Assault:
    """5.9 An attack being put together. enemies: None before they are chosen.

    borrowed: (hobbit, card) each.
    """

    party: int
    enemies: Ids | None = None
    borrowed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position.

    Decks and discards are sets of cards in the order of the component lists: an order does not exist before
    cards are drawn.
    """

    options: BattleOptions
    players: tuple[Player, ...]  # clockwise
    enemy_deck: Ids
    row: Ids  # open enemies from left to right, the last on position 3
    enemy_discard: Ids
    ring_deck: Ids
    ring_discard: Ids
    track: Ids  # Mordor cards, the newest (position 1) first
    removed: Ids  # Mordor cards out of the game
    active: Seat  # whose turn it is
    start: Seat  # who began
    turn: int  # turns begun
    placed: Ids  # cards placed from hand this turn
    moves: int  # Tom's moves this turn
    quiet: int  # cards placed and taken as a turn since an enemy left the row
    passes: int  # turns in a row that ended without a card (7.5)
    assault: Assault | None
    agenda: Agenda  # what is to be done, the last step first
    outcome: Outcome | None = None

    def player(self, seat: Seat) -> Player:
        """Return what belongs to a seat. Raises KeyError for one that is not taken."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(seat)

    @property
    def cards(self) -> CardSet:
        """The cards of the table."""
        return self.options.card_set

    @property
    def staying(self) -> tuple[Player, ...]:
        """The players who have not resigned, clockwise."""
        return tuple([player for player in self.players if not player.gone])


evolve = evolver(State)
"""The state with some fields changed."""
evolve_player = evolver(Player)
"""A player with some fields changed."""
evolve_assault = evolver(Assault)
"""An attack with some fields changed."""


def with_player(state: State, player: Player, **changes: Any) -> State:
    """The state with one player, and possibly other fields, changed."""
    players = tuple(
        [player if old_player.seat == player.seat else old_player for old_player in state.players]
    )
    return evolve(state, players=players, **changes)
