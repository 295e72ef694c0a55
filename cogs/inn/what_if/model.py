"""Other moves tried out from a moment of a finished game: how they are played, and what the house thinks.

A branch begins in a state of its own: as it was, or as one seat had to imagine it. Everything in it is played
on the engine, by whoever tries it, for every seat; so nothing in it can tell more than that state does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, Final

import orjson
from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.agents import Agent, Budget
from bot.engine import (
    CHANCE,
    Chance,
    Decisions,
    Event,
    IllegalActionError,
    NotationError,
    Observation,
    Outcome,
    Record,
    Seat,
)
from bot.engine.game import AnyGame
from bot.match.play import find_foregone, opens_decision
from bot.match.review import judge, number_moments, play_through
from bot.match.values import RefusedError
from bot.store import BranchRow

MOST_KEPT: Final = 20
"""Branches of one game and person."""
MOST_ACTIONS: Final = 400
"""Done in one branch, chance included."""
MOST_STEPS: Final = 6
"""Of the line the house thinks best."""
MOST_CHOICES: Final = 40
"""Small choices in such a line, of which one step may need several."""
A_CHOICE: Final = Budget(seconds=0.4)
"""How long the house thinks about each."""
MOST_RESULTS: Final = 25
"""Of a chance, that are offered together."""
MOST_LISTED: Final = 120
"""Results of a chance that are all looked at; of more, some are drawn."""
STORIES_KEPT: Final = 16
STAMPS: Final = 512
SEATS: Final = 8

Action = tuple[Seat, str]
ACTIONS: Final = TypeAdapter(tuple[Action, ...])


class Thought(BaseModel):
    """What the house thinks after so many actions of a branch.

    chances: of each seat in a hundred; nothing where it does not judge. line: what it would do from there,
    None where it has not been asked. ends: the chances at the end of the line.
    """

    model_config = ConfigDict(frozen=True)

    after: int
    chances: tuple[int, ...] = ()
    line: tuple[Action, ...] | None = None
    ends: tuple[int, ...] = ()


THOUGHTS: Final = TypeAdapter(tuple[Thought, ...])


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done in a branch. before, state: the positions around it. by_itself: nobody chose it."""

    seat: Seat
    text: str
    before: Any
    state: Any
    events: tuple[Event, ...]
    by_itself: bool


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch as it stands. start: the state it begins in."""

    row: BranchRow
    start: Any
    deeds: tuple[Deed, ...]
    thoughts: tuple[Thought, ...]

    @property
    def eyes(self) -> Seat | None:
        """Return whose knowledge hidden things were imagined from; None: all cards are open."""
        return self.row.eyes or None

    @property
    def state(self) -> Any:
        """Return the position it has come to."""
        return self.deeds[-1].state if self.deeds else self.start

    def until(self, count: int) -> Branch:
        """The same after so many of its deeds."""
        return replace(self, deeds=self.deeds[:count])

    @property
    def thought(self) -> Thought | None:
        """Return what the house thinks of that, as far as it has."""
        return next((thought for thought in self.thoughts if thought.after == len(self.deeds)), None)

    def stamp(self, seat: int = 0) -> int:
        """Say which branch, which of its positions, and the number of a seat, in the id of a component."""
        return (self.row.number * SEATS + seat) * STAMPS + self.row.revision % STAMPS


def read_stamp(stamp: int) -> tuple[int, int, int]:
    """Read the number of a branch, of a seat, and which position of the branch was meant."""
    both, revision = divmod(stamp, STAMPS)
    number, seat = divmod(both, SEATS)
    return number, seat, revision


def resume(game: AnyGame, row: BranchRow) -> Branch:
    """A branch as it stands. Raises RefusedError where the rules have changed under it."""
    try:
        start = game.load(row.state)
        deeds = tuple(follow(game, start, ACTIONS.validate_json(row.actions)))
    except (ValueError, KeyError) as error:  # of an illegal action, of another notation, of an older state
        raise RefusedError("refused-what-if-rules") from error
    return Branch(row, start, deeds, THOUGHTS.validate_json(row.thoughts))


def follow(game: AnyGame, state: Any, actions: Sequence[Action]) -> Iterator[Deed]:
    """Everything that is done from a state, one after the other. Raises IllegalActionError, NotationError."""
    for seat, text in actions:
        by_itself = find_forced(game, state) == (seat, text)
        step = game.apply(state, seat, game.parse(text))
        yield Deed(seat, text, state, step.state, step.events, by_itself)
        state = step.state


def find_forced(game: AnyGame, state: Any) -> Action | None:
    """The only thing that can come now: a choice that is none, or a chance with one result."""
    if isinstance(game.pending(state), Chance):
        results = game.legal(state, CHANCE)
        return (CHANCE, str(results[0])) if len(results) == 1 else None
    foregone = find_foregone(game, state)
    return None if foregone is None else (foregone[0], str(foregone[1]))


def play(game: AnyGame, branch: Branch, seat: Seat, texts: Sequence[str]) -> tuple[Action, ...]:
    """Everything done in a branch once a seat, or chance, has done some more; all of it or nothing.

    As at a table a chain ends where something was shown or somebody else has to choose. Raises RefusedError.
    """
    done: list[Action] = [(deed.seat, deed.text) for deed in branch.deeds]
    state = branch.state
    try:
        for text in texts:
            before = game.pending(state)
            action = game.parse(text) if seat == CHANCE else game.settle_order(state, seat, game.parse(text))
            step = game.apply(state, seat, action)
            state = step.state
            done.append((seat, str(action)))
            after = game.pending(state)
            shown = any(event.reveals for event in step.events)
            if shown or not isinstance(after, Decisions) or opens_decision(before, after, seat):
                break
    except NotationError as error:
        raise RefusedError("refused-unreadable") from error
    except IllegalActionError as error:
        raise RefusedError("refused-illegal", error.refusal, rule=error.refusal.rule) from error
    done += pass_forced(game, state)
    if len(done) > MOST_ACTIONS:
        raise RefusedError("refused-what-if-long", count=str(MOST_ACTIONS))
    return tuple(done)


def pass_forced(game: AnyGame, state: Any) -> Iterator[Action]:
    """Yield what comes by itself from a state on."""
    for _ in range(MOST_ACTIONS):
        forced = find_forced(game, state)
        if forced is None:
            return
        yield forced
        state = game.apply(state, forced[0], game.parse(forced[1])).state


def take_back(branch: Branch) -> tuple[Action, ...]:
    """Everything done in a branch but the last thing chosen or drawn, and what came of it."""
    left = list(branch.deeds)
    while left and left[-1].by_itself:
        left.pop()
    return tuple((deed.seat, deed.text) for deed in left[:-1])


def list_results(game: AnyGame, state: Any, rng: Random) -> list[tuple[str, tuple[Event, ...]]]:
    """Results a chance may have, with what happens then: all where they are few, otherwise some by lot."""
    results = game.legal(state, CHANCE)
    if len(results) <= MOST_LISTED:
        drawn = list(map(str, results))
    else:
        drawn = list(dict.fromkeys(str(game.sample(state, rng)) for _ in range(MOST_LISTED)))
    return [(text, game.apply(state, CHANCE, game.parse(text)).events) for text in drawn]


def group_steps(deeds: Sequence[Deed]) -> list[tuple[Deed, ...]]:
    """Deeds by steps, each of which ends where something happened that can be told, with the chance that
    follows; the last may have no such end."""
    steps: list[list[Deed]] = []
    for deed in deeds:
        if not steps or (deed.seat != CHANCE and any(earlier_deed.events for earlier_deed in steps[-1])):
            steps.append([])
        steps[-1].append(deed)
    return [tuple(step) for step in steps]


# What the house thinks, in a process of its own: functions it can be asked by name.


@dataclass(frozen=True, slots=True)
class Situation:
    """A position the house is asked about. story: what the seat of `eyes` has been told; None: all of it."""

    state: Any
    eyes: Seat | None
    story: tuple[Event, ...]

    def after(self, deeds: Sequence[Deed]) -> Situation:
        """The position after some deeds, with what is told of them."""
        told = [event for deed in deeds for event in deed.events]
        heard = tuple(event for event in told if self.eyes is None or event.known_to(self.eyes))
        return Situation(deeds[-1].state if deeds else self.state, self.eyes, (*self.story, *heard))

    @property
    def can_be_judged(self) -> bool:
        """Check whether a first turn has begun: of a half-built position nothing can be said."""
        return any(event.begins_turn for event in self.story)


def find_situation(game: AnyGame, record: Record, branch: Branch) -> Situation:
    """The position a branch has come to, with all its seat has been told until then. Raises RecordError."""
    eyes, moment = branch.eyes, branch.row.moment
    return Situation(branch.start, eyes, recall(game, record, moment, eyes)).after(branch.deeds)


@lru_cache(STORIES_KEPT)
def recall(game: AnyGame, record: Record, moment: int, eyes: Seat | None) -> tuple[Event, ...]:
    return tuple(
        [
            event
            for number, deed, _ in number_moments(play_through(game, record))
            if number <= moment
            for event in deed.events
            if eyes is None or event.known_to(eyes)
        ]
    )


def estimate(agent: Agent, situation: Situation, budget: Budget, seed: int) -> tuple[int, ...]:
    """Each seat's chance in a hundred; from what a seat knows, the mean of several imagined games."""
    game, state, eyes = agent.knowledge.game, situation.state, situation.eyes
    if eyes is None:
        return judge(agent, state)
    rng = Random(seed)  # noqa: S311 - play, not secrecy
    judged = agent.estimate(game.observe(state, eyes), situation.story, rng)
    return tuple(round(100 * judged[seat]) for seat in game.seats(state))


def choose_next(agent: Agent, situation: Situation, budget: Budget, seed: int) -> Action | None:
    """What would be done next: by whoever must choose, as the house would, or by chance; None at the end.

    From what one seat knows, the others choose by what they see in the position imagined.
    """
    game, state, rng = agent.knowledge.game, situation.state, Random(seed)  # noqa: S311 - play, not secrecy
    pending = game.pending(state)
    if isinstance(pending, Outcome):
        return None
    forced = find_forced(game, state)
    if forced is not None:
        return forced
    if isinstance(pending, Chance):
        return CHANCE, str(game.sample(state, rng))
    seat = pending.open[0].seat
    seen: Observation = game.observe(state, seat)
    if situation.eyes is None:
        return seat, str(agent.choose(seen, (), budget, rng, lambda _: state).action)
    story = situation.story if seat == situation.eyes else ()
    return seat, str(agent.choose(seen, story, budget, rng).action)


def write_actions(actions: Sequence[Action]) -> str:
    """Actions as they are kept."""
    return orjson.dumps(actions).decode()


def write_thoughts(thoughts: Sequence[Thought]) -> str:
    """Thoughts as they are kept."""
    return THOUGHTS.dump_json(tuple(thoughts)).decode()
