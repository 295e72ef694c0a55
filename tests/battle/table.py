"""Positions of The Battle for Middle-earth in a few words, and a small player for them.

    play = Table(row="troll orc_patrol", north="gimli+frodo", east="eowyn", hand="haldir").north_to_act()
    play.do("north place haldir new", "north attack 1", "north beat troll orc_patrol")

Parties are cards joined by `+`, numbered from 1. Whatever is not named lies in the decks. Chance draws what
`coming` and `arriving` name, in this order, and then the first card of the list: a companion.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.engine import CHANCE, Chance, Decisions, Event, Outcome, Refusal, Seat
from cogs.battle.components import PRINTED
from cogs.battle.game import BATTLE
from cogs.battle.observation import BattleObservation
from cogs.battle.rules.attack import ManoeuvreWindow
from cogs.battle.rules.turn import ChooseOption, PassTurn
from cogs.battle.state import SEATS, BattleOptions, Ids, Party, Player, State, evolve

MOST_CHANCE = 200


@dataclass
class Table:
    """What lies where, as words. hand: north's; hands: of the others.

    deck: all of the Ring deck, the rest lies in the discard; discard: all of the Ring discard.
    """

    row: str = "balrog saruman shelob"
    north: str = ""
    east: str = ""
    south: str = ""
    west: str = ""
    hand: str = ""
    hands: dict[str, str] = field(default_factory=dict)
    won: dict[str, str] = field(default_factory=dict)
    gifts: dict[str, str] = field(default_factory=dict)
    track: str = ""
    deck: str | None = None
    discard: str = ""
    enemy_deck: str | None = None
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)

    def _player(self, seat: Seat) -> Player:
        parties = tuple(
            Party(number, tuple(cards.split("+")))
            for number, cards in enumerate(getattr(self, seat).split(), start=1)
        )
        hand = self.hand if seat == "north" else self.hands.get(seat, "")
        return Player(
            seat,
            hand=PRINTED.in_order(tuple(hand.split())),
            parties=parties,
            won=PRINTED.in_order(tuple(self.won.get(seat, "").split())),
            gifts=PRINTED.in_order(tuple(self.gifts.get(seat, "").split())),
        )

    def state(self) -> State:
        """North is choosing its option; east and the others follow."""
        options = BattleOptions(seats=SEATS[: self.seats], **self.options)
        players = tuple(self._player(seat) for seat in options.seats)
        held = [card for player in players for card in (*player.hand, *player.gifts)]
        held += [card for player in players for party in player.parties for card in party.cards]
        row, track = tuple(self.row.split()), tuple(self.track.split())
        deck, discard = self._ring(held, track)
        gone = {*row, *(card for player in players for card in player.won)}
        rest = tuple(enemy for enemy in PRINTED.enemies if enemy not in gone)
        enemy_deck = rest if self.enemy_deck is None else PRINTED.in_order(tuple(self.enemy_deck.split()))
        return evolve(
            BATTLE.new(options),
            players=players,
            enemy_deck=enemy_deck,
            row=row,
            enemy_discard=tuple(enemy for enemy in rest if enemy not in enemy_deck),
            ring_deck=deck,
            ring_discard=discard,
            track=track,
            active="north",
            start="north",
            turn=7,
            agenda=(PassTurn(), ChooseOption()),
        )

    def _ring(self, held: list[str], track: Ids) -> tuple[Ids, Ids]:
        cards = [card for card in PRINTED.companions if card not in held]
        orders = list(PRINTED.mordor)
        for card in track:
            orders.remove(card)
        everything = [*cards, *orders]
        named = (self.discard if self.deck is None else self.deck).split()
        rest = list(everything)
        for card in named:
            rest.remove(card)
        there, other = PRINTED.in_order(tuple(named)), PRINTED.in_order(tuple(rest))
        return (other, there) if self.deck is None else (there, other)

    def north_to_act(self, *coming: str, arriving: str = "") -> Play:
        """North chooses its option. coming: cards to be drawn; arriving: enemies to be revealed."""
        return Play(self.state(), list(coming), arriving.split())

    def in_window(self, *coming: str, arriving: str = "") -> Play:
        """North has placed; its manoeuvre window is open (4.5)."""
        state = evolve(self.state(), agenda=(PassTurn(), ManoeuvreWindow()))
        return Play(state, list(coming), arriving.split())


class Play:
    """A state with what has happened since."""

    def __init__(
        self, state: State, coming: list[str] | None = None, arriving: list[str] | None = None
    ) -> None:
        self.state = state
        self.coming = coming or []
        self.arriving = arriving or []
        self.events: list[Event] = []
        self._settle()

    def do(self, *lines: str) -> Play:
        """Takes actions, each `seat action`."""
        for line in lines:
            seat, text = line.split(" ", 1)
            if text == "resign":
                self._keep(BATTLE.resign(self.state, seat))
            else:
                self._keep(BATTLE.apply(self.state, seat, BATTLE.parse(text)))
            self._settle()
        return self

    def _keep(self, step: Any) -> None:
        self.state = step.state
        self.events += step.events

    def _settle(self) -> None:
        for _ in range(MOST_CHANCE):
            pending = BATTLE.pending(self.state)
            if not isinstance(pending, Chance):
                return
            text = str(BATTLE.legal(self.state, CHANCE)[0])
            if pending.kind == "draw" and self.coming:
                text = f"draw {self.coming.pop(0)}"
            if pending.kind == "reveal" and self.arriving:
                text = f"reveal {self.arriving.pop(0)}"
            self._keep(BATTLE.apply(self.state, CHANCE, BATTLE.parse(text)))
        raise AssertionError("chance does not come to rest")

    def legal(self, seat: Seat) -> set[str]:
        """The texts of a seat's legal actions."""
        return {str(action) for action in BATTLE.legal(self.state, seat)}

    def refused(self, seat: Seat, text: str) -> tuple[str, str]:
        """The reason and rule of a refusal; ("", "") where the action is allowed."""
        refusal: Refusal | None = BATTLE.check(self.state, seat, BATTLE.parse(text))
        return ("", "") if refusal is None else (refusal.reason.removeprefix("refusal-"), refusal.rule)

    def parties(self, seat: Seat) -> dict[int, Ids]:
        """A seat's parties by number."""
        return {party.number: party.cards for party in self.state.player(seat).parties}

    def hand(self, seat: Seat) -> set[str]:
        """A seat's hand."""
        return set(self.state.player(seat).hand)

    def won(self, seat: Seat) -> set[str]:
        """A seat's won enemies."""
        return set(self.state.player(seat).won)

    def gifts(self, seat: Seat) -> set[str]:
        """A seat's gift pile."""
        return set(self.state.player(seat).gifts)

    @property
    def discarded(self) -> set[str]:
        """The Ring discard."""
        return set(self.state.ring_discard)

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """The open decisions."""
        pending = BATTLE.pending(self.state)
        return (
            [(decision.seat, decision.kind) for decision in pending.open]
            if isinstance(pending, Decisions)
            else []
        )

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        assert self.state.outcome is not None
        return self.state.outcome

    def told(self, kind: str) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind() == kind]

    def seen(self, viewer: Seat | None) -> BattleObservation:
        """What a viewer may know."""
        return BATTLE.observe(self.state, viewer)
