"""The agenda: a stack of steps that rests only where somebody must choose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

import pytest

from bot.engine import (
    CHANCE,
    Action,
    AgendaGame,
    AgendaStep,
    Chance,
    Decision,
    Decisions,
    Facts,
    IllegalActionError,
    Notation,
    Observation,
    Options,
    Outcome,
    Refusal,
    Step,
)
from bot.engine.agenda import Tell


@dataclass(frozen=True, slots=True)
class Pick(Action):
    verb: ClassVar[str] = "pick"
    number: int


@dataclass(frozen=True, slots=True)
class Position:
    agenda: tuple[Any, ...]
    total: int = 0
    outcome: Outcome | None = None

    def instead(self, *steps: Any, total: int | None = None) -> Position:
        return replace(self, agenda=(*self.agenda[:-1], *steps), total=self.total if total is None else total)


class Round(AgendaStep[Position]):
    """Asks north, lets chance add, doubles by itself, and ends."""

    def asks(self, state: Position) -> Decisions:
        return Decisions((Decision("north", "pick", "1"),))

    def legal(self, state: Position, seat: str) -> tuple[Pick, ...]:
        return (Pick(1), Pick(2))

    def check(self, state: Position, seat: str, action: Action) -> Refusal | None:
        return None if action in self.legal(state, seat) else Refusal("refusal-too-much", "1")

    def take(self, state: Position, seat: str, action: Any, tell: Tell) -> Position:
        return state.instead(End(), Double(), Roll(), total=action.number)


class Roll(AgendaStep[Position]):
    def asks(self, state: Position) -> Chance:
        return Chance("roll", "2")

    def check(self, state: Position, seat: str, action: Action) -> Refusal | None:
        return None

    def take(self, state: Position, seat: str, action: Any, tell: Tell) -> Position:
        return state.instead(total=state.total + action.number)

    def sample(self, state: Position, rng: Random) -> Pick:
        return Pick(rng.randint(1, 6))


class Double(AgendaStep[Position]):
    def run(self, state: Position, tell: Tell) -> Position:
        return state.instead(total=state.total * 2)


class End(AgendaStep[Position]):
    def run(self, state: Position, tell: Tell) -> Position:
        return replace(
            state, agenda=(), outcome=Outcome(("north",), "outcome-done", (("north", state.total),))
        )


class Circle(AgendaStep[Position]):
    def run(self, state: Position, tell: Tell) -> Position:
        return state


class Sums(AgendaGame[Position, Pick, Observation]):
    facts = Facts("sums", "sums", 1, ("north", "south"), (2,), 10)
    options = Options

    def new(self, options: Options) -> Position:
        return Position((Round(),))

    def seats(self, state: Position) -> tuple[str, ...]:
        return self.facts.seats

    def resign(self, state: Position, seat: str) -> Step[Position]:
        raise NotImplementedError

    def observe(self, state: Position, viewer: str | None) -> Observation:
        raise NotImplementedError

    def determinise(self, observation: Observation, rng: Random) -> Position:
        raise NotImplementedError

    def parse(self, text: str) -> Pick:
        return Notation((Pick,)).parse(text)

    def dump(self, state: Position) -> str:
        raise NotImplementedError

    def load(self, text: str) -> Position:
        raise NotImplementedError


GAME = Sums()
START = GAME.new(Options())


def test_only_the_asked_seat_has_legal_actions() -> None:
    assert GAME.legal(START, "north") == (Pick(1), Pick(2))
    assert GAME.legal(START, "south") == ()
    assert GAME.legal(START, CHANCE) == ()


def test_a_seat_that_is_not_asked_is_refused() -> None:
    refusal = GAME.check(START, "south", Pick(1))
    assert refusal is not None
    assert refusal.reason == "refusal-not-your-decision"


def test_apply_refuses_what_check_refuses_and_leaves_the_state_alone() -> None:
    with pytest.raises(IllegalActionError) as caught:
        GAME.apply(START, "north", Pick(3))
    assert caught.value.refusal.rule == "1"
    assert Position((Round(),)) == START


def test_chance_is_settled_from_outside_then_steps_act_by_themselves_to_the_end() -> None:
    asked = GAME.apply(START, "north", Pick(2)).state
    assert GAME.pending(asked) == Chance("roll", "2")
    ended = GAME.apply(asked, CHANCE, Pick(5)).state
    assert GAME.pending(ended) == Outcome(("north",), "outcome-done", (("north", 14),))
    assert GAME.legal(ended, "north") == ()
    refusal = GAME.check(ended, "north", Pick(1))
    assert refusal is not None
    assert refusal.reason == "refusal-game-over"


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    with pytest.raises(RuntimeError, match="rest"):
        GAME.proceed(Position((Circle(),)), lambda _: None)
