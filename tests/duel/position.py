"""Positions of Duel for Middle-earth in one line, and a small player for them.

    play = Position(lying="c1_21 c1_16", units="fellowship arnor 2").play("sauron")
    play.do("play c1_21", "place rohan")
    assert play.units("sauron", "rohan") == 1

Unless a position says otherwise: chapter 1, coins 9 each, no units, nothing in either area. The cards that
lie there are all available; nothing lies face down. Tokens on top of stacks are named, the first one
uppermost.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bot.engine import CHANCE, Chance, Decisions, Event, Outcome, Refusal, Seat
from cogs.duel.components import COINS, LAYOUT, NUMBER, RACES, REGIONS, TILES, UNITS
from cogs.duel.game import DUEL
from cogs.duel.observation import DuelObservation
from cogs.duel.rules.conquest import replace_row
from cogs.duel.rules.costs import Quote
from cogs.duel.rules.turn import PassTurn, TakeTurn, TurnUpCards
from cogs.duel.state import SEATS, SIDE, TAKEN, DuelOptions, Ids, Side, State, initial_state

FREE_SLOTS = {1: (14, 15, 16, 17, 18, 19), 2: (0, 1, 2, 3, 4, 5), 3: (5, 6, 7, 8)}
"""Slots of one row of each chapter: with all others empty they are all available."""


def fresh(**options: Any) -> Play:
    """A game from its very start, with chance drawn."""
    return Play(DUEL.new(DuelOptions(**options)))


@dataclass
class Position:
    """What lies where, as words; pairs are (fellowship, sauron)."""

    lying: str = "c1_01 c1_02"
    chapter: int = 1
    coins: tuple[int, int] = (9, 9)
    fellowship: str = ""
    sauron: str = ""
    units: str = ""
    fortresses: str = ""
    tiles: str = ""
    quest: tuple[int, int] = (0, 0)
    tops: str = ""
    discards: str = ""
    aside: str = ""
    left: tuple[int, int] | None = None
    trio: tuple[bool, bool] = (False, False)
    extra: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def state(self, turn: Seat) -> State:
        """The state before this player's turn is taken."""
        blank = initial_state(DuelOptions(**self.options), (PassTurn(), TurnUpCards(), TakeTurn()))
        sides = tuple(self._side(number) for number in (0, 1))
        tops = [tuple(token for token in self.tops.split() if token.startswith(race)) for race in RACES]
        taken = [token for side in sides for token in side.tokens]
        stacks = [3 - sum(token.startswith(race) for token in taken) for race in RACES]
        tiles = tuple(self.tiles.split())
        state = replace(
            blank,
            sides=(sides[0], sides[1]),
            bank=COINS - sum(self.coins),
            chapter=self.chapter,
            slots=self._slots(),
            tiles=tiles,
            tile_stack=len(TILES) - len(tiles) - sum(len(side.tiles) for side in sides),
            stacks=tuple(stacks),
            tops=tuple(tops),
            discards=tuple(self.discards.split()),
            turn=turn,
            number=5,
            extra=self.extra,
        )
        if self.aside:
            state = replace(state, aside=replace_row(state.aside, self.chapter, tuple(self.aside.split())))
            state = replace(state, looked=replace_row(state.looked, self.chapter, (SEATS[1 - SIDE[turn]],)))
        return state

    def _side(self, number: int) -> Side:
        words = (self.fellowship, self.sauron)[number].split()
        units, forts = [0] * len(REGIONS), [0] * len(REGIONS)
        for entry in filter(None, map(str.strip, self.units.split(","))):
            seat, region, count = entry.split()
            if seat == SEATS[number]:
                units[NUMBER[region]] += int(count)
        for entry in filter(None, map(str.strip, self.fortresses.split(","))):
            seat, region = entry.split()
            if seat == SEATS[number]:
                forts[NUMBER[region]] += 1
        return Side(
            coins=self.coins[number],
            cards=tuple(word for word in words if word[0] == "c" and word[1].isdigit()),
            tokens=tuple(word for word in words if word.split("_")[0] in RACES),
            tiles=tuple(word for word in words if word in TILES),
            quest=self.quest[number],
            units=tuple(units),
            units_left=UNITS - sum(units) if self.left is None else self.left[number],
            fortresses=tuple(forts),
            fortresses_left=7 - sum(forts),
            trio=self.trio[number],
        )

    def _slots(self) -> Ids:
        slots = [TAKEN] * len(LAYOUT[self.chapter])
        for slot, card in zip(FREE_SLOTS[self.chapter], self.lying.split(), strict=False):
            slots[slot] = card
        return tuple(slots)

    def play(self, turn: Seat = "fellowship") -> Play:
        """It is this player's turn."""
        return Play(self.state(turn))


class Play:
    """A state with what has happened since; chance is drawn by itself."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self._settle()

    def do(self, *lines: str) -> Play:
        """Takes actions of whoever is to choose."""
        for line in lines:
            (seat, _), *_ = self.asked
            self._apply(seat, line)
            self._settle()
        return self

    def chance(self, line: str) -> Play:
        """Settles the pending chance in this way, before anything else is drawn."""
        self._apply(CHANCE, line)
        return self

    def raw(self, line: str) -> Play:
        """Takes an action without settling the chance that follows."""
        (seat, _), *_ = self.asked
        self._apply(seat, line)
        return self

    def _apply(self, seat: Seat, line: str) -> None:
        step = DUEL.apply(self.state, seat, DUEL.parse(line))
        self.state = step.state
        self.events += step.events

    def _settle(self) -> None:
        for _ in range(8):
            if not isinstance(DUEL.pending(self.state), Chance):
                return
            self._apply(CHANCE, str(DUEL.sample(self.state, Random(0))))

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """The open decisions."""
        pending = DUEL.pending(self.state)
        return (
            [(decision.seat, decision.kind) for decision in pending.open]
            if isinstance(pending, Decisions)
            else []
        )

    @property
    def legal(self) -> set[str]:
        """The texts of the legal actions of whoever is to choose."""
        (seat, _), *_ = self.asked
        return {str(action) for action in DUEL.legal(self.state, seat)}

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.state.outcome

    def side(self, seat: Seat) -> Side:
        """What a player has."""
        return self.state.sides[SIDE[seat]]

    def units(self, seat: Seat, region: str) -> int:
        """A player's units in a region."""
        return self.side(seat).units[NUMBER[region]]

    def fortress(self, seat: Seat, region: str) -> bool:
        """Whether a player's fortress stands in a region."""
        return bool(self.side(seat).fortresses[NUMBER[region]])

    def coins(self, seat: Seat) -> int:
        """A player's coins."""
        return self.side(seat).coins

    def told(self, kind: str) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind() == kind]

    def refusal(self, text: str, seat: Seat | None = None) -> Refusal | None:
        """Why an action is not allowed."""
        return DUEL.check(self.state, seat or self.asked[0][0], DUEL.parse(text))

    def refused(self, text: str, seat: Seat | None = None) -> tuple[str, str]:
        """The reason and rule of a refusal; ("", "") where the action is allowed."""
        refusal = self.refusal(text, seat)
        return ("", "") if refusal is None else (refusal.reason.removeprefix("refusal-"), refusal.rule)

    def seen(self, viewer: Seat | None) -> DuelObservation:
        """What a player, or a spectator, may know."""
        return DUEL.observe(self.state, viewer)

    def price(self, seat: Seat, target: str) -> Quote:
        """What a card or tile on offer costs a player."""
        return self.seen(None).quote(seat, target)
