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

    hand: only the viewer's own (None otherwise), all at the end. won, gifts: the viewer's own, all with the
    option `show_won` and at the end, None otherwise. points: what won pile and gifts are worth, where they
    are known. gone: it has resigned.
    """

    seat: Seat
    parties: tuple[Party, ...]
    hand_size: int
    hand: Ids | None
    won_size: int
    won: Ids | None
    gifts_size: int
    gifts: Ids | None
    points: int | None
    gone: bool


@dataclass(frozen=True, slots=True)
class AssaultSeen:
    """5 The attack being put together, open to everybody.

    party: number of the attacking party of the active seat. enemies: None before they are chosen. borrowed:
    (hobbit, card, owner) each. pool: symbols of the party and of borrowed cards and bonus jokers. demand: the
    symbols of the enemies, in the order of the colours. missing: of these, what party and borrowed cards lack
    when jokers and doubling have done their best; empty when the attack succeeds. doubled: (doubler, card,
    symbol) each, used so far.
    """

    party: int
    enemies: Ids | None
    borrowed: tuple[Ids, ...]
    pool: Ids
    demand: Ids
    missing: Ids
    doubled: tuple[Ids, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleObservation(Observation):
    """Everything a viewer may know of a game.

    options: what was agreed. stage: what is going on. active: whose turn it is ("" while setting up);
    start: who began; turn: turns begun. players: clockwise from north. row: open enemies from left to
    right, right-aligned: the last lies on position 3. track: Mordor cards on positions 1, 2, 3; the newest
    first. ring_deck, enemy_deck: how many cards. ring_discard, enemy_discard: their cards. removed: Mordor
    cards out of the game. order: the order of the counterattack going on, else None. own_choice: what the
    viewer has chosen to give up, "" for nothing, None before it has chosen. assault: the attack being put
    together. placed: cards placed from hand this turn; moves: Tom's moves this turn; quiet, passes: as in
    the state. procedure: what is being done, the last step first; it holds public facts only.
    """

    options: BattleOptions
    stage: Stage
    active: Seat
    start: Seat
    turn: int
    players: tuple[PlayerSeen, ...]
    row: Ids
    track: Ids
    ring_deck: int
    enemy_deck: int
    ring_discard: Ids
    enemy_discard: Ids
    removed: Ids
    order: str | None
    own_choice: str | None
    assault: AssaultSeen | None
    placed: Ids
    moves: int
    quiet: int
    passes: int
    procedure: Agenda

    @property
    def cards(self) -> CardSet:
        """The cards of the table."""
        return self.options.card_set

    @property
    def can_draw(self) -> bool:
        """7.5 Whether Ring deck or Ring discard hold a card."""
        return bool(self.ring_deck or self.ring_discard)

    def player(self, seat: Seat) -> PlayerSeen:
        """One player. Raises StopIteration for a seat that is not taken."""
        return next(player for player in self.players if player.seat == seat)

    def enemy_at(self, position: int) -> str | None:
        """1.8 The enemy on a position of the row (1 left, 3 right)."""
        place = position - 1 - (3 - len(self.row))
        return self.row[place] if 0 <= place < len(self.row) else None
