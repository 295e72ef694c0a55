"""Looking back at a finished game: how it stood at every moment, and which decisions are looked at again.

All cards are open by then, so how it stood is judged from the whole position; what somebody might have done
instead, from what their seat saw and had been told at that time. All of it follows from the log and can be
made anew; in the database it is a text (`Review`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from bot.agents import Agent
from bot.engine import CHANCE, Event, Observation, Outcome, PlayedItself, Record, Seat, replay
from bot.engine.game import AnyGame
from bot.engine.record import RESIGN
from bot.match.play import find_foregone

# Stepping through a game: where one may stop, and what was to be seen there.


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game as one viewer saw it.

    number: from 0, the start; last: that of the latest moment. events: what has happened since the moment
    before, as far as the viewer may know. turns: the moments at which a turn began, with the event that says
    so.
    """

    number: int
    last: int
    observation: Observation
    events: tuple[Event, ...]
    turns: tuple[tuple[int, Event], ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something somebody did, and the chance that followed. The first is the start, done by nobody.

    entry: which of the record's, from 0; -1: the start. before: the state in which it was done.
    """

    entry: int
    seat: Seat
    text: str
    before: Any
    state: Any
    events: tuple[Event, ...]

    def is_foregone(self, game: AnyGame) -> bool:
        """Tell whether everybody at the table could tell that nothing else was to be done."""
        only = None if self.entry < 0 else find_foregone(game, self.before)
        return only is not None and (only[0], str(only[1])) == (self.seat, self.text)


def find_moment(game: AnyGame, record: Record, viewer: Seat | None, number: int, *, over: bool) -> Moment:
    """The moment of a number, or the one nearest to it. Raises RecordError.

    over: whether nothing is hidden any more: then moments are the same for every viewer. Otherwise there are
    those only at which something happened that the viewer knew of: no number betrays another's secrets.
    """
    moments: list[tuple[Deed, tuple[Event, ...]]] = []
    turns: list[tuple[int, Event]] = []
    for deed in play_through(game, record):
        known = tuple(event for event in deed.events if event.known_to(viewer))
        if moments and not (deed.events if over else known):
            continue
        turns += [(len(moments), event) for event in known if event.begins_turn]
        moments.append((deed, known))
    there = max(0, min(number, len(moments) - 1))
    deed, known = moments[there]
    if known and deed.is_foregone(game):
        known = (PlayedItself(seat=deed.seat), *known)
    return Moment(there, len(moments) - 1, game.observe(deed.state, viewer), known, tuple(turns))


def number_moments(deeds: Iterator[Deed]) -> Iterator[tuple[int, Deed, bool]]:
    """The deeds of a game that is over, each with the moment at which it is seen, and whether that is new.

    A deed of which nothing was told is seen with the next one.
    """
    count = 0
    for deed in deeds:
        is_new = count == 0 or bool(deed.events)
        yield count, deed, is_new
        count += is_new


def play_through(game: AnyGame, record: Record) -> Iterator[Deed]:
    """Everything that was done in a game, one after the other. Raises RecordError."""
    doing: Deed | None = None
    for entry, played in enumerate(replay(game, record), start=-1):
        if doing is None or played.seat != CHANCE:
            if doing is not None:
                yield doing
            before = None if doing is None else doing.state
            doing = Deed(entry, played.seat, played.text, before, played.state, played.events)
        else:
            events = (*doing.events, *played.events)
            doing = Deed(doing.entry, doing.seat, doing.text, doing.before, played.state, events)
    if doing is not None:
        yield doing


VERSION: Final = 2
"""Of what is kept; a review of another one is made anew."""
MOST_DECISIONS: Final = 16
"""Of one seat: half of them those after which most has changed, the others from the whole game."""
KEY_MOMENTS: Final = 3
LEAST_CHANGE: Final = 5
"""Points of a hundred by which a moment must have changed a chance to have mattered."""
APART: Final = 3
"""Moments between two that mattered."""


class Decision(BaseModel):
    """The choice of the house in place of somebody, by the entry of the record.

    chance, played_chance: of winning in a hundred, as it estimated what it would have done, and what was
    done; None where it did not look at that. reason: as in `Candidate`.
    """

    model_config = ConfigDict(frozen=True)

    entry: int
    best: str
    chance: int | None
    played_chance: int | None
    reason: str | None = None

    @property
    def cost(self) -> int:
        """Count the points of a hundred that what was done instead has cost, as far as that is known."""
        if self.chance is None or self.played_chance is None:
            return 0
        return self.chance - self.played_chance


class Planned(BaseModel):
    """A decision that is looked at again: which entry of the record, whose, and what was done.

    moment: the one at which it can be seen.
    """

    model_config = ConfigDict(frozen=True)

    entry: int
    seat: Seat
    played: str
    moment: int


class Review(BaseModel):
    """A finished game looked back at."""

    model_config = ConfigDict(frozen=True)

    version: int = VERSION
    ruleset: int
    editions: tuple[int, ...] = ()  # of what judged it (`editions_of`)
    seats: tuple[Seat, ...]
    chances: tuple[tuple[int, ...], ...]  # of each seat in a hundred, moment by moment
    turns: tuple[int, ...]  # the moments at which a turn began
    key_moments: tuple[int, ...]  # those that changed most
    plan: tuple[Planned, ...]
    # Those of `plan` that have been looked at so far. What was set up before the first turn is not looked at:
    # openings are known by heart.
    decisions: tuple[Decision, ...] = ()

    @property
    def is_done(self) -> bool:
        """Tell whether all of it is there."""
        return len(self.decisions) >= len(self.plan)

    def chances_at(self, moment: int) -> tuple[int, ...]:
        """Tell how a moment stood: all that is told of it.

        Before the first turn as when that begins, for of a half-built position nothing can be said."""
        return self.chances[max(moment, self.turns[0] if self.turns else 0)]

    def decisions_of(self, seat: Seat) -> tuple[tuple[Planned, Decision], ...]:
        """Return what a seat decided, beside what the house would have done, as far as that is known."""
        decisions = {decision.entry: decision for decision in self.decisions}
        return tuple(
            (planned, decisions[planned.entry])
            for planned in self.plan
            if planned.seat == seat and planned.entry in decisions
        )


@dataclass(frozen=True, slots=True)
class Question:
    """A decision somebody had: what the seat saw then, and what it had been told."""

    planned: Planned
    seen: Observation
    story: tuple[Event, ...]


def editions_of(agent: Agent) -> tuple[int, ...]:
    """Tell by which editions a game is judged: another one would tell other chances of the same moment."""
    knowledge = agent.knowledge
    return knowledge.edition, knowledge.edition_among_more or knowledge.edition


def survey(agent: Agent, record: Record, people: Collection[Seat]) -> Review:
    """A review in which no decision has been looked at yet. Raises RecordError.

    people: seats whose decisions will be.
    """
    game = agent.knowledge.game
    chances: list[tuple[int, ...]] = []
    turns: list[int] = []
    decided: list[Planned] = []
    seats: tuple[Seat, ...] = ()
    for moment, deed, is_new in number_moments(play_through(game, record)):
        seats = game.seats(deed.state)
        if _is_decision(game, deed) and deed.seat in people:
            decided.append(Planned(entry=deed.entry, seat=deed.seat, played=deed.text, moment=moment))
        if is_new:
            chances.append(judge(agent, deed.state))
            turns += [moment] if any(event.begins_turn for event in deed.events) else []
    last, begun = len(chances) - 1, turns[0] if turns else 0
    decided = [
        planned.model_copy(update={"moment": min(planned.moment, last)})
        for planned in decided
        if planned.moment > begun
    ]
    return Review(
        ruleset=record.ruleset,
        editions=editions_of(agent),
        seats=seats,
        chances=tuple(chances),
        turns=tuple(turns),
        key_moments=_find_key_moments(chances, begun),
        plan=tuple(_plan(decided, chances, seats)),
    )


def ask_again(
    game: AnyGame, record: Record, entries: Collection[int]
) -> Iterator[tuple[int, Seat, Any, Sequence[Event]]]:
    """The situations before some entries of a record, in order: entry, seat, state and all events before."""
    events: list[Event] = []
    for deed in play_through(game, record):
        if deed.entry in entries:
            yield deed.entry, deed.seat, deed.before, tuple(events)
        events += deed.events


def find_questions(game: AnyGame, record: Record, review: Review) -> list[Question]:
    """Return what has to be looked at still. Raises RecordError."""
    done = {decision.entry for decision in review.decisions}
    return ask(game, record, [planned for planned in review.plan if planned.entry not in done])


def ask(game: AnyGame, record: Record, decisions: Iterable[Planned]) -> list[Question]:
    """Return what had to be decided at some decisions, in the order of the game. Raises RecordError."""
    left = {planned.entry: planned for planned in decisions}
    return [
        Question(
            left[entry], game.observe(state, seat), tuple([event for event in told if event.known_to(seat)])
        )
        for entry, seat, state, told in ask_again(game, record, left)
    ]


@dataclass(frozen=True, slots=True)
class Scenes:
    """The scenes a review is told with: what was seen before some entries, what happened at some moments."""

    seen: Mapping[int, Observation]
    events: Mapping[int, tuple[Event, ...]]


def find_scenes(game: AnyGame, record: Record, entries: Collection[int], moments: Collection[int]) -> Scenes:
    """Looks up some entries and moments. Raises RecordError."""
    seen: dict[int, Observation] = {}
    events: dict[int, tuple[Event, ...]] = {}
    for moment, deed, is_new in number_moments(play_through(game, record)):
        if deed.entry in entries:
            seen[deed.entry] = game.observe(deed.before, deed.seat)
        if is_new and moment in moments:
            events[moment] = deed.events
    return Scenes(seen, events)


def _is_decision(game: AnyGame, deed: Deed) -> bool:
    """Tell whether there was something to choose."""
    if deed.entry < 0 or deed.text == RESIGN:
        return False
    return len(game.legal(deed.before, deed.seat)) > 1 and not deed.is_foregone(game)


def judge(agent: Agent, state: Any) -> tuple[int, ...]:
    """Judge the chance of each seat in a hundred, with all cards open."""
    knowledge = agent.knowledge
    pending, seats = knowledge.game.pending(state), knowledge.game.seats(state)
    judged = knowledge.reward(pending, seats) if isinstance(pending, Outcome) else knowledge.evaluate(state)
    return tuple([round(100 * judged[seat]) for seat in seats])


def judge_moment(agent: Agent, record: Record, number: int) -> tuple[int, ...]:
    """Judge one moment as a review does: of those before the first turn, that. Raises RecordError."""
    state: Any = None
    begun = False
    for moment, deed, is_new in number_moments(play_through(agent.knowledge.game, record)):
        if not is_new:
            continue
        begins = any(event.begins_turn for event in deed.events)
        if moment <= number or (begins and not begun):
            state = deed.state
        begun = begun or begins
    return judge(agent, state)


def _find_key_moments(chances: Sequence[Sequence[int]], begun: int) -> tuple[int, ...]:
    """The moments that changed most, in their order: neither of the set-up nor the end, which all saw."""
    changed = [
        (max(abs(now - then) for now, then in zip(chances[at], chances[at - 1], strict=True)), at)
        for at in range(begun + 1, len(chances) - 1)
    ]
    moments: list[int] = []
    for change, at in sorted(changed, key=lambda pair: (-pair[0], pair[1])):
        if change < LEAST_CHANGE or len(moments) == KEY_MOMENTS:
            break
        if all(abs(at - other) >= APART for other in moments):
            moments.append(at)
    return tuple(sorted(moments))


def _plan(
    decided: Sequence[Planned], chances: Sequence[Sequence[int]], seats: Sequence[Seat]
) -> list[Planned]:
    def change(planned: Planned) -> int:
        index, at = seats.index(planned.seat), planned.moment
        return abs(chances[at][index] - chances[max(at - 1, 0)][index])

    plan: list[Planned] = []
    for seat in seats:
        own = [planned for planned in decided if planned.seat == seat]
        telling = sorted(own, key=change, reverse=True)[: MOST_DECISIONS // 2]
        others = [planned for planned in own if planned not in telling]
        wanted = min(MOST_DECISIONS - len(telling), len(others))
        spread = [others[number * len(others) // wanted] for number in range(wanted)]
        plan += [*telling, *spread]
    return sorted(plan, key=lambda planned: planned.entry)
