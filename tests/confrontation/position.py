"""Positions of The Confrontation in one line, and a small player for them.

    play = Position("frodo shire, gimli eregion", "warg moria").light_to_move()
    play.do("light move gimli fangorn", "dark let_pass")
    assert play.where("gimli") == "fangorn"

Unless a position says otherwise: Frodo is in the Shire, a spare Dark figure stands in Mordor, all other
figures are defeated, hands are full. Chance leaves everything in order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.engine import CHANCE, Chance, Decisions, Event, Outcome, Refusal, Seat
from cogs.confrontation.actions import Shuffle
from cogs.confrontation.components import CARDS, FIGURES, NUMBER, REGIONS, SPECIALS
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.rules.movement import region_of
from cogs.confrontation.rules.turn import CHOOSE_MOVE, BeginTurn
from cogs.confrontation.state import DARK, LIGHT, ConfrontationOptions, Ids, Map, State, evolve

SPARES = ("cave_troll", "saruman", "warg", "orcs", "black_rider")


def _read(text: str) -> dict[str, str]:
    return dict(entry.split() for entry in text.split(",") if entry.strip())


def _map(where: dict[str, str]) -> Map:
    return tuple(tuple(figure for figure, place in where.items() if place == region) for region in REGIONS)


@dataclass
class Position:
    """What stands where, as `figure region, figure region`; cards as words."""

    light: str = ""
    dark: str = ""
    light_hand: str = ""
    dark_hand: str = ""
    light_used: str = ""
    dark_used: str = ""
    specials: str = ""
    frodo: bool = True
    spare: bool = True
    alive: str = ""
    options: dict[str, Any] = field(default_factory=dict)

    def state(self, turn: Seat) -> State:
        """The state before this side chooses its move."""
        light, dark = _read(self.light), _read(self.dark)
        if self.frodo:
            light.setdefault("frodo", "shire")
        if self.spare:
            dark.setdefault(next(figure for figure in SPARES if figure not in dark), "mordor")
        standing = {*light, *dark, *self.alive.split()}
        blank = CONFRONTATION.new(ConfrontationOptions(**self.options))
        return evolve(
            blank,
            figures=(_map(light), _map(dark)),
            fallen=tuple(figure for side in FIGURES for figure in side if figure not in standing),
            turn=turn,
            number=5,
            hands=(
                self._hand(0, self.light_hand, self.light_used),
                self._hand(1, self.dark_hand, self.dark_used),
            ),
            used=(
                self._used(0, self.light_hand, self.light_used),
                self._used(1, self.dark_hand, self.dark_used),
            ),
            specials=tuple(
                tuple(card for card in SPECIALS[side] if card.removeprefix("s_") in self.specials.split())
                for side in (0, 1)
            ),
            ready=(LIGHT, DARK),
            agenda=(CHOOSE_MOVE,),
        )

    @staticmethod
    def _hand(side: int, hand: str, used: str) -> Ids:
        if hand:
            return tuple(card for card in CARDS[side] if card in hand.split())
        return tuple(card for card in CARDS[side] if card not in used.split())

    def _used(self, side: int, hand: str, used: str) -> Ids:
        return tuple(card for card in CARDS[side] if card not in self._hand(side, hand, used))

    def light_to_move(self) -> Play:
        """Light is choosing its move."""
        return Play(self.state(LIGHT))

    def dark_to_move(self) -> Play:
        """Dark is choosing its move."""
        return Play(self.state(DARK))

    def beginning(self, seat: Seat) -> Play:
        """The turn of a side is about to begin (4.1)."""
        events: list[Event] = []
        state = evolve(self.state(seat), agenda=(BeginTurn(seat),))
        return Play(CONFRONTATION.proceed(state, events.append), events)


class Play:
    """A state with what has happened since."""

    def __init__(self, state: State, events: list[Event] | None = None) -> None:
        self.state = state
        self.events: list[Event] = events or []
        self._settle()

    def do(self, *lines: str) -> Play:
        """Takes actions, each `seat action`; chance keeps every order."""
        for line in lines:
            seat, text = line.split(" ", 1)
            if text.startswith("challenge ") and not text[-1].isdigit():
                text = f"challenge {self.position(text.split()[1])}"
            self._apply(seat, CONFRONTATION.parse(text))
            self._settle()
        return self

    def _apply(self, seat: Seat, action: Any) -> None:
        step = CONFRONTATION.apply(self.state, seat, action)
        self.state = step.state
        self.events += step.events

    def _settle(self) -> None:
        for _ in range(4):
            if not isinstance(CONFRONTATION.pending(self.state), Chance):
                return
            chance = CONFRONTATION.sample(self.state, Random(0))
            if isinstance(chance, Shuffle):
                chance = Shuffle(chance.side, chance.region, tuple(range(len(chance.order))))
            self._apply(CHANCE, chance)

    def position(self, figure: str) -> int:
        """A figure's position in its region, from 1."""
        there = next(there for side in self.state.figures for there in side if figure in there)
        return there.index(figure) + 1

    def where(self, figure: str) -> str | None:
        """The region of a figure; None when it is not on the map."""
        for side in self.state.figures:
            region = region_of(side, figure)
            if region >= 0:
                return REGIONS[region]
        return None

    def fallen(self, figure: str) -> bool:
        """Whether a figure is defeated."""
        return figure in self.state.fallen and self.where(figure) is None

    def there(self, region: str) -> set[str]:
        """All figures of a region."""
        return {figure for side in self.state.figures for figure in side[NUMBER[region]]}

    def legal(self, seat: Seat) -> set[str]:
        """The texts of a side's legal actions."""
        return {str(action) for action in CONFRONTATION.legal(self.state, seat)}

    def targets(self, figure: str) -> set[str]:
        """legal(X): the regions a figure may move to."""
        moves = (text.split() for seat in (LIGHT, DARK) for text in self.legal(seat))
        return {words[2] for words in moves if words[0] == "move" and words[1] == figure}

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """The open decisions."""
        pending = CONFRONTATION.pending(self.state)
        return (
            [(decision.seat, decision.kind) for decision in pending.open]
            if isinstance(pending, Decisions)
            else []
        )

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.state.outcome

    @property
    def hands(self) -> tuple[int, int]:
        """How many cards both sides hold."""
        return len(self.state.hands[0]), len(self.state.hands[1])

    def told(self, kind: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind() == kind]

    def refusal(self, seat: Seat, text: str) -> Refusal | None:
        """Why an action is not allowed."""
        return CONFRONTATION.check(self.state, seat, CONFRONTATION.parse(text))

    def refused(self, seat: Seat, text: str) -> tuple[str, str]:
        """The reason and rule of a refusal; ("", "") where the action is allowed."""
        refusal = self.refusal(seat, text)
        return ("", "") if refusal is None else (refusal.reason.removeprefix("refusal-"), refusal.rule)

    def seen(self, viewer: Seat | None) -> ConfrontationObservation:
        """What a side, or a spectator, may know."""
        return CONFRONTATION.observe(self.state, viewer)
