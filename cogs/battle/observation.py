"""The view of a seat, or a spectator (docs/rules/battle.md, 9): an allow-list, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engine import Observation, Seat
from cogs.battle.components import CardSet
from cogs.battle.state import Agenda, BattleOptions, Ids, Party

Stage = Literal[
    "setup",  # 2
    "turn",  # 3.1 which of the two options
    "extra",  # 12.10 Aragorn's second card
    "angbor",  # 12.11 Angbor's draw
    "window",  # 4.5 the manoeuvre window
    "attack",  # 5 an attack is being put together, or carried out
    "drawing",  # 7
    "counterattack",  # 8
    "over",
]


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """One player as the viewer sees it. Sets of cards are in the order of the component lists.

    A hand is known to its player, all are at the end; won pile and gifts with the option `show_won` to all.
    What is not known is None.
    """

    seat: Seat
    parties: tuple[Party, ...]
    hand_size: int
    hand: Ids | None
    won_size: int
    won: Ids | None
    gifts_size: int
    gifts: Ids | None
    points: int | None  # the worth of won pile and gifts
    gone: bool  # it has resigned


@dataclass(frozen=True, slots=True)
class AssaultSeen:
    """5 The attack being put together, open to everybody."""

    party: int  # number of the attacking party of the active seat
    enemies: Ids | None  # None before they are chosen
    borrowed: tuple[Ids, ...]  # (hobbit, card, owner) each
    pool: Ids  # symbols of the party, of borrowed cards and bonus jokers
    demand: Ids  # the symbols of the enemies, in the order of the colours
    missing: Ids  # of these, what is lacking when jokers and doubling have done their best
    doubled: tuple[Ids, ...]  # (doubler, card, symbol) each, used so far


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleObservation(Observation):
    """Everything a viewer may know of a game."""

    options: BattleOptions
    stage: Stage
    active: Seat  # whose turn it is, "" while setting up
    start: Seat  # who began
    turn: int  # turns begun
    players: tuple[PlayerSeen, ...]  # clockwise from north
    row: Ids  # open enemies from left to right, right-aligned: the last lies on position 3
    track: Ids  # Mordor cards on positions 1, 2, 3; the newest first
    ring_deck: int  # how many cards
    enemy_deck: int  # how many cards
    ring_discard: Ids
    enemy_discard: Ids
    removed: Ids  # Mordor cards out of the game
    order: str | None  # of the counterattack going on
    own_choice: str | None  # to be given up by the viewer: "" for nothing, None before it has chosen
    assault: AssaultSeen | None
    placed: Ids  # cards placed from hand this turn
    moves: int  # Tom's moves this turn
    quiet: int  # as in the state
    passes: int  # as in the state
    procedure: Agenda  # what is being done, the last step first; it holds public facts only

    @property
    def cards(self) -> CardSet:
        """The cards of the table."""
        return self.options.card_set

    @property
    def can_draw(self) -> bool:
        """7.5 Whether Ring deck or Ring discard hold a card."""
        return bool(self.ring_deck or self.ring_discard)

    @property
    def own(self) -> PlayerSeen | None:
        """The viewer among the players."""
        return next((player for player in self.players if player.seat == self.viewer), None)

    def player(self, seat: Seat) -> PlayerSeen:
        """One player. Raises StopIteration for a seat that is not taken."""
        return next(player for player in self.players if player.seat == seat)

    def enemy_at(self, position: int) -> str | None:
        """1.8 The enemy on a position of the row (1 left, 3 right)."""
        place = position - 1 - (3 - len(self.row))
        return self.row[place] if 0 <= place < len(self.row) else None
