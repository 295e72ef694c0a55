"""A line being composed: on an imagined state one plays the others' public moves, and answers them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal, TypeAlias

from bot.engine import (
    CHANCE,
    Action,
    Chance,
    Decision,
    Decisions,
    Event,
    NotationError,
    Observation,
    Outcome,
    Seat,
    encode_events,
)
from bot.engine.game import AnyGame
from bot.match.lines import MOST_ACTIONS, MOST_STEPS, LineStep, count_answers
from bot.match.play import MOST_CHANCE, Asking, find_foregone
from bot.match.values import RefusedError

Ending: TypeAlias = Literal["reveal", "chance", "over", "several", "full"]
"""Why a line goes no further: something hidden is shown, chance decides, the game is over, several choose at
once and nobody can say in which order, or it has as many answers as a line may have."""
SEED: Final = 0
"""Of what is imagined: always the same, so that a line can be laid out again from what was chosen."""


@dataclass(frozen=True, slots=True)
class Composition:
    """A line as far as it has come. Everything in it follows from what its seat sees and has chosen.

    told: what the seat has been told since its last action. moved: whether somebody else has acted since.
    asking: as in `play_on`.
    """

    game: AnyGame
    seat: Seat
    state: Any
    steps: tuple[LineStep, ...] = ()
    told: tuple[Event, ...] = ()
    moved: bool = False
    ends: Ending | None = None
    asking: Asking = ()

    @property
    def decision(self) -> Decision | None:
        """Return what is to be decided next; None where the line goes no further."""
        pending = self.game.pending(self.state)
        return pending.open[0] if self.ends is None and isinstance(pending, Decisions) else None

    @property
    def is_own(self) -> bool:
        """Tell whether the seat itself is to choose next."""
        return self.decision is not None and self.decision.seat == self.seat

    @property
    def observation(self) -> Observation:
        """Return what the seat would see."""
        return self.observe(self.seat)

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat would see; another's is imagined where it knows more."""
        seen: Observation = self.game.observe(self.state, seat)
        return seen


@dataclass(frozen=True, slots=True)
class Offer:
    """Something another seat may do: one action, or several that are told alike.

    events: what the seat of the line would be told. is_open: whether everybody can tell that it may be done,
    so that the game's own words for it are true.
    """

    action: Action
    events: tuple[Event, ...]
    is_open: bool


def begin(game: AnyGame, seen: Observation, asking: Asking = ()) -> Composition:
    """Begin a line of the viewer. Raises RefusedError where it is the viewer's own turn, or nobody's."""
    if seen.viewer is None:
        raise RefusedError("refused-not-seated")
    if seen.legal:
        raise RefusedError("refused-line-own-turn")
    state = game.determinise(seen, Random(SEED))  # noqa: S311 - any state that fits will do
    return _settle(Composition(game, seen.viewer, state, asking=asking))


def compose(start: Composition, log: Iterable[Sequence[str]]) -> Composition:
    """Compose a line from what was chosen, one choice after the other. Raises RefusedError."""
    for texts in log:
        start = choose(start, texts)
    return start


def choose(line: Composition, texts: Sequence[str]) -> Composition:
    """The line with a chain of actions, of whose turn it is. Raises RefusedError.

    A chain ends where somebody else is to choose, or the line goes no further.
    """
    first = line.decision
    if first is None or not texts:
        raise RefusedError("line-earlier")
    for text in texts:
        decision = line.decision
        if decision is None or decision.seat != first.seat:
            break
        try:
            action = line.game.settle_order(line.state, decision.seat, line.game.parse(text))
        except NotationError as error:
            raise RefusedError("refused-forged") from error
        if line.game.check(line.state, decision.seat, action) is not None:
            raise RefusedError("line-earlier")
        line = _take(line, decision.seat, action)
    if first.seat != line.seat and line.ends is not None:
        raise RefusedError("line-earlier")
    return line


def list_offers(line: Composition) -> tuple[Offer, ...]:
    """List what the seat whose turn it is may do, as far as that needs nothing hidden and no chance.

    What is told alike is one offer: which of it was done the seat of the line cannot tell.
    """
    decision = line.decision
    if decision is None or decision.seat == line.seat:
        return ()
    is_open = line.game.shows_choices(line.game.observe(line.state, None), decision)
    offers: dict[str, list[Offer]] = {}
    for action in line.game.legal(line.state, decision.seat):
        after = _take(line, decision.seat, action)
        if after.ends is None:
            events = after.told[len(line.told) :]
            if not events and not is_open and after.decision == decision:
                continue
            # What nobody is told of is kept apart where everybody can tell what may be done.
            key = encode_events(events) if events or not is_open else str(action)
            offers.setdefault(key, []).append(Offer(action, events, is_open))
    return tuple(replace(alike[0], is_open=is_open and len(alike) == 1) for alike in offers.values())


def is_possible(line: Composition, actions: Iterable[Action]) -> bool:
    """Check whether a chain of the seat whose turn it is can be played on, to its end."""
    decision = line.decision
    for action in actions:
        if decision is None or line.game.check(line.state, decision.seat, action) is not None:
            return False
        line = _take(line, decision.seat, action)
        if line.ends is not None:
            return False
    return True


def _take(line: Composition, seat: Seat, action: Action) -> Composition:
    step = line.game.apply(line.state, seat, action)
    known = [event for event in step.events if event.known_to(line.seat)]
    shown = next((number for number, event in enumerate(known) if event.reveals), None)
    ends: Ending | None = None if shown is None else "reveal"
    # What would be shown is not imagined: the line stays where it was.
    state = step.state if ends is None else line.state
    if seat != line.seat:
        told = (*line.told, *known)
        return _settle(replace(line, state=state, told=told, moved=True, ends=ends))
    done = LineStep(
        told=encode_events(line.told),
        action=str(action),
        done=encode_events(known[:shown]),
        opens=line.moved or not line.steps,
    )
    steps = (*line.steps, done)
    return _settle(replace(line, state=state, steps=steps, told=(), moved=False, ends=ends))


def _settle(line: Composition) -> Composition:
    """The line once what follows by itself has happened: chance nobody is told of, what has one answer."""
    for _ in range(MOST_CHANCE):
        following = None if line.ends is not None else _find_following(line)
        if following is None:
            break
        seat, action = following
        step = line.game.apply(line.state, seat, action)
        known = tuple(event for event in step.events if event.known_to(line.seat))
        if seat == CHANCE and known:
            return replace(line, ends="chance")
        if any(event.reveals for event in known):
            return replace(line, ends="reveal")
        line = replace(line, state=step.state, told=(*line.told, *known))
    return line if line.ends is not None else replace(line, ends=_find_ending(line))


def _find_following(line: Composition) -> tuple[Seat, Action] | None:
    if isinstance(line.game.pending(line.state), Chance):
        return CHANCE, line.game.sample(line.state, Random(SEED))  # noqa: S311 - nobody is told of it
    return find_foregone(line.game, line.state, line.asking)


def _find_ending(line: Composition) -> Ending | None:
    pending = line.game.pending(line.state)
    if isinstance(pending, Outcome):
        return "over"
    if isinstance(pending, Decisions) and len(pending.open) > 1:
        return "several"
    others = isinstance(pending, Decisions) and pending.open[0].seat != line.seat
    full = count_answers(line.steps) >= MOST_STEPS and others
    return "full" if full or len(line.steps) >= MOST_ACTIONS else None
