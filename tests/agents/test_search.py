"""The search on games small enough to know what is right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from bot.agents import Agent, Budget, Knowledge, Level
from bot.engine import (
    Action,
    AgendaGame,
    AgendaStep,
    Decision,
    Decisions,
    Event,
    Facts,
    Notation,
    Observation,
    Options,
    Outcome,
)
from bot.engine.agenda import Tell

SEATS = ("east", "west")


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Takes one, two or three stones, or shows so many fingers."""

    verb = "take"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken(Event):
    """What was taken; `number` is 0 where it stays secret."""

    seat: str
    number: int


@dataclass(frozen=True, slots=True)
class Table:
    """stones: in the heap. shown: fingers laid, by seat."""

    stones: int
    shown: tuple[int, ...]
    agenda: tuple[Any, ...]
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Turn(AgendaStep[Table]):
    """Whoever takes the last stone wins."""

    seat: str

    def asks(self, state: Table) -> Decisions:
        return Decisions((Decision(self.seat, "take", "1"),))

    def legal(self, state: Table, seat: str) -> Sequence[Take]:
        return [Take(number) for number in (1, 2, 3) if number <= state.stones]

    def check(self, state: Table, seat: str, action: Any) -> None:
        return None

    def take(self, state: Table, seat: str, action: Take, tell: Tell) -> Table:
        tell(Taken(seat=seat, number=action.number))
        left = state.stones - action.number
        if not left:
            return replace(state, stones=0, agenda=(), outcome=Outcome((seat,), "last", ()))
        return replace(state, stones=left, agenda=(Turn(SEATS[seat == "east"]),))


@dataclass(frozen=True, slots=True)
class Fingers(AgendaStep[Table]):
    """Both lay one or two in secret: east wins if they are equal, and two of them count double."""

    def asks(self, state: Table) -> Decisions:
        return Decisions(tuple(Decision(seat, "fingers", "2") for seat in SEATS[len(state.shown) :]))

    def legal(self, state: Table, seat: str) -> Sequence[Take]:
        return [Take(1), Take(2)]

    def check(self, state: Table, seat: str, action: Any) -> None:
        return None

    def take(self, state: Table, seat: str, action: Take, tell: Tell) -> Table:
        tell(Taken(seat=seat, number=action.number, audience=(seat,)))
        shown = (*state.shown, action.number)
        if len(shown) < len(SEATS):
            return replace(state, shown=shown)
        winner = SEATS[shown[0] != shown[1]]
        return replace(state, shown=shown, agenda=(), outcome=Outcome((winner,), "fingers", ()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen(Observation):
    """Everything but the other's fingers."""

    stones: int
    laid: int


class Stones(AgendaGame[Table, Take, Seen]):
    """Nim with one heap, or fingers where there is none."""

    facts = Facts("stones", "stones", ruleset=1, seats=SEATS, players=(2,), longest=30)
    options, state, notation = Options, Table, Notation([Take])
    stones = 10

    def new(self, options: Options) -> Table:
        return Table(self.stones, (), (Turn("east") if self.stones else Fingers(),))

    def seats(self, state: Table) -> tuple[str, ...]:
        return SEATS

    def observe(self, state: Table, viewer: str | None) -> Seen:
        waiting = () if state.outcome else self.pending(state).open  # type: ignore[union-attr]
        legal = tuple(self.legal(state, viewer)) if viewer else ()
        return Seen(
            viewer=viewer,
            waiting=waiting,
            legal=legal,
            outcome=state.outcome,
            stones=state.stones,
            laid=len(state.shown),
        )

    def determinise(self, seen: Seen, rng: Random) -> Table:
        if seen.stones:
            return Table(seen.stones, (), (Turn(seen.waiting[0].seat),))
        return Table(0, tuple(rng.choice((1, 2)) for _ in range(seen.laid)), (Fingers(),))


class Player(Knowledge[Table, Take, Seen]):
    """Knows nothing of how it stands."""

    game = Stones()
    mixed_kinds = frozenset({"fingers"})

    def evaluate(self, state: Table) -> Mapping[str, float]:
        return dict.fromkeys(SEATS, 0.5)

    def clock(self, state: Table) -> int:
        return self.game.stones - state.stones


class Finger(Player):
    """The same with fingers."""

    game = Stones()
    game.stones = 0


AGENT = Agent(Player())


def choose(agent: Agent, state: Table, seat: str, budget: Budget, seed: int = 1) -> Any:
    """What an agent chooses in a state."""
    return agent.choose(agent.knowledge.game.observe(state, seat), (), budget, Random(seed))


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_leaves_four_or_eight_stones(stones: int) -> None:
    choice = choose(AGENT, Table(stones, (), (Turn("east"),)), "east", Budget(playouts=800))

    assert (stones - choice.action.number) % 4 == 0
    assert (choice.candidates[0].chance or 0) > 0.5


def test_the_same_seed_and_playouts_give_the_same_choice() -> None:
    start = AGENT.knowledge.game.new(Options())

    first, second = (choose(AGENT, start, "east", Budget(playouts=60), seed=4) for _ in range(2))

    assert first == second
    assert first.playouts == sum(candidate.visits for candidate in first.candidates) == 60


def test_it_never_answers_to_what_lies_face_down() -> None:
    """Whoever lays second does not see the first one's fingers: nothing is won by being second."""
    agent = Agent(Finger())

    choice = choose(agent, Table(0, (1,), (Fingers(),)), "west", Budget(playouts=1500))

    assert all(0.4 < (candidate.chance or 0) < 0.6 for candidate in choice.candidates)


def test_where_whoever_is_read_loses_it_does_not_always_choose_the_same() -> None:
    agent, start = Agent(Finger()), Finger.game.new(Options())

    chosen = Counter(choose(agent, start, "east", Budget(playouts=60), seed).action for seed in range(20))

    assert len(chosen) == 2


def test_a_weaker_level_may_take_what_is_little_worse_and_nothing_that_is_much_worse() -> None:
    careless = replace(AGENT, level=Level("careless", Budget(playouts=400), 400, slack=0.05, remembers=False))
    state = Table(3, (), (Turn("east"),))

    chosen = {choose(careless, state, "east", Budget(playouts=400), seed).action for seed in range(9)}

    assert chosen == {Take(3)}


def test_the_higher_its_temperature_the_less_a_level_goes_by_what_a_good_player_would_do() -> None:
    """Given a game whose policy takes as many as it may, and a judgement to which all is the same."""

    class Greedy(Player):
        """Would rather take more."""

        def weigh(self, state: Table, seat: str, legal: Sequence[Take]) -> Sequence[float]:
            return [10.0**take.number for take in legal]

    def count_greed(temperature: float) -> int:
        level = Level("here", Budget(playouts=30), 30, 0.0, remembers=True, temperature=temperature)
        choice = choose(Agent(Greedy(), level), Table(90, (), (Turn("east"),)), "east", Budget(playouts=30))
        visits: dict[Take, int] = {candidate.action: candidate.visits for candidate in choice.candidates}
        return visits[Take(3)]

    assert count_greed(1) > count_greed(3) > count_greed(1000) >= 10


def test_where_more_than_two_play_a_level_may_think_longer() -> None:
    """Given a level that has a limit of its own there, and a game that says how many play."""
    longer = Level("here", Budget(playouts=400), 90, slack=0.0, remembers=True)
    level = Level("here", Budget(playouts=400), 30, slack=0.0, remembers=True, among_more=longer)
    state = AGENT.knowledge.game.new(Options())

    class Crowd(Player):
        """As if there were four."""

        def count_players(self, seen: Seen) -> int:
            return 4

    among_two = replace(AGENT, level=level)
    among_four = replace(AGENT, knowledge=Crowd(), level=level)

    assert choose(among_two, state, "east", Budget(playouts=400)).playouts == 30
    assert choose(among_four, state, "east", Budget(playouts=400)).playouts == 90


def test_seconds_end_a_thought() -> None:
    ticks = iter(range(1000))
    budget = Budget(seconds=25, clock=lambda: float(next(ticks)))

    assert choose(AGENT, AGENT.knowledge.game.new(Options()), "east", budget).playouts == 25


@pytest.mark.parametrize("wrong", [{}, {"playouts": 0}, {"seconds": -1.0}])
def test_a_budget_without_an_end_or_a_beginning_is_refused(wrong: Mapping[str, Any]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(**wrong)


def test_who_has_nothing_to_choose_is_not_asked() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(AGENT, AGENT.knowledge.game.new(Options()), "west", Budget(playouts=1))
