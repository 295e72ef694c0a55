"""Seats, options and state of The Battle for Middle-earth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from cogs.battle.card_file import CardFile
from cogs.battle.components import PRINTED, CardSet, build_card_set

SEATS: tuple[Seat, ...] = ("north", "east", "south", "west")
"""All seats, clockwise."""

Ids = tuple[str, ...]


class BattleOptions(Options):
    """Options agreed before play. Every switch is a ruling of docs/rules/battle.md, with its default there.

    seats: who plays, clockwise. first: who begins (2.4); a seat not taken hands on to the next clockwise.
    show_won: what everybody has won lies open (9.2). double_jokers: a joker may be doubled (A1).
    double_same_colour: the doubled symbol may have a colour of the doubling card (A1). double_once: a
    printed symbol is doubled at most once (A1). big_enemy: symbols of an enemy that gives Glorfindel his
    joker (A2). bonus_anywhere: a bonus joker serves against any enemy of the attack (A3). angbor: when he
    draws (A4). gandalf: when he may act (A5). tom: how often he may move in a turn (A6).
    gimli_safe_in_hand: a counterattack cannot take him from a hand (A7). mordor_returns: the Mordor card
    that struck is shuffled in again (A8). ends: at once when no enemy lies open, or after the round (A9).
    empty_attack: an attack may beat nobody (A10). hobbit_counts: a borrowing hobbit's own symbols count
    (A11). refill: which free position of the row the first enemy turned up takes (A12). cards: the card file
    the table plays with, None for the cards as they are known; written down only where there is one.
    """

    seats: tuple[Seat, ...] = SEATS[:2]
    first: Literal["random", "north", "east", "south", "west"] = "random"
    show_won: bool = False
    double_jokers: bool = True
    double_same_colour: bool = True
    double_once: bool = True
    big_enemy: Literal[3, 2] = 3
    bonus_anywhere: bool = True
    angbor: Literal["placed", "attacked"] = "placed"
    gandalf: Literal["any_turn", "when_placed"] = "any_turn"
    tom: Literal["once", "often"] = "once"
    gimli_safe_in_hand: bool = True
    mordor_returns: bool = True
    ends: Literal["at_once", "after_round"] = "at_once"
    empty_attack: bool = False
    hobbit_counts: bool = True
    refill: Literal["from_right", "from_left"] = "from_right"
    cards: CardFile | None = Field(
        default=None, json_schema_extra={"offered": False}, exclude_if=lambda value: value is None
    )

    @cached_property
    def card_set(self) -> CardSet:
        """The cards of the table."""
        return PRINTED if self.cards is None else build_card_set(self.cards.model_dump_json())

    @field_validator("seats")
    @classmethod
    def _clockwise(cls, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        if not 2 <= len(seats) <= len(SEATS) or seats != tuple(each for each in SEATS if each in seats):
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
    """The belongings of one seat. hand, won, gifts: sets of cards, in the order of the component lists.

    choice: what it gives up to the counterattack going on, chosen but not shown yet; "" for nothing, None
    before it has chosen. gone: it has resigned.
    """

    seat: Seat
    hand: Ids = ()
    parties: tuple[Party, ...] = ()
    won: Ids = ()
    gifts: Ids = ()
    choice: str | None = None
    gone: bool = False


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

    players: clockwise. enemy_deck, ring_deck: sets of cards in the order of the component lists; an order
    does not exist before cards are drawn. row: open enemies from left to right, the last on position 3.
    track: Mordor cards, the newest (position 1) first. ring_discard, enemy_discard: in the order of the
    lists. removed: Mordor cards out of the game. active: whose turn it is; start: who began; turn: turns
    begun. placed: cards placed from hand this turn; moves: Tom's moves this turn. quiet: cards placed and
    taken as a turn since an enemy left the row; passes: turns in a row that ended without a card (7.5).
    assault: the attack being put together. agenda: what is to be done, the last step first.
    """

    options: BattleOptions
    players: tuple[Player, ...]
    enemy_deck: Ids
    row: Ids
    enemy_discard: Ids
    ring_deck: Ids
    ring_discard: Ids
    track: Ids
    removed: Ids
    active: Seat
    start: Seat
    turn: int
    placed: Ids
    moves: int
    quiet: int
    passes: int
    assault: Assault | None
    agenda: Agenda
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
    players = tuple([player if each.seat == player.seat else each for each in state.players])
    return evolve(state, players=players, **changes)
