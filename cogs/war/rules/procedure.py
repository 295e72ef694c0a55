"""The agenda of War of the Ring: how steps are declared, pushed and popped.

A step is a frozen slotted dataclass below `WarStep` with a field `step: Literal["its_name"] = "its_name"`, by
which a stored agenda is read. `run`, `take` and `choose` get the state with the
step still on top and return one in which it has been replaced:

    follow(state, A(), B())   removes the top step; A is done next, then B, then what was below
    first(state, A(), B())    keeps the top step; A is done next, then B, then the top step again
    amend(state, old, A())    replaces a step that lies further down

Functions that are not steps (a card's `play`, an effect's `act`, a use's `begin`) get a state whose top step
is not theirs: they call `first`, so that what they push is done at once. Nothing else touches `agenda`.

Three kinds of steps need little writing: `Automatic` (acts by itself), `Choice` (one side chooses among
listed actions) and `Dice` (chance rolls)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, overload

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.war.model.actions import Roll
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import SEATS, STEP_TYPES, State, evolve
from cogs.war.rules.uses import refuse

FACES = 6


class Rolls(Sequence[Roll]):
    """Every roll of a number of dice, as actions."""

    def __init__(self, dice: int) -> None:
        self._dice = dice

    def __len__(self) -> int:
        return int(FACES**self._dice)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Roll) or len(action.dice) != self._dice:
            return False
        return all(1 <= die <= FACES for die in action.dice)

    @overload
    def __getitem__(self, index: int) -> Roll: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Roll]: ...
    def __getitem__(self, index: int | slice) -> Roll | Sequence[Roll]:
        if isinstance(index, slice):
            return [self[position] for position in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        rest, dice = index % len(self), []
        for _ in range(self._dice):
            rest, die = divmod(rest, FACES)
            dice.append(die + 1)
        return Roll(tuple(dice))


class WarStep(AgendaStep[State]):
    """One paragraph of the rulebook; see the module."""


def follow(state: State, *steps: WarStep, **changes: Any) -> State:
    """Return the state without its top step; these steps are done next, in the order given."""
    return evolve(state, agenda=(*state.agenda[:-1], *reversed(steps)), **changes)


def first(state: State, *steps: WarStep, **changes: Any) -> State:
    """Return the state with these steps to be done next, in the order given, before the top step."""
    return evolve(state, agenda=(*state.agenda, *reversed(steps)), **changes)


def push(*steps: WarStep) -> Callable[..., State]:
    """Return a card's `play`, an effect's `act` or a use's `begin` that does these steps."""
    return lambda state, *others: first(state, *steps)


def ask(step: Callable[[int], WarStep]) -> Callable[[State, int, Tell], State]:
    """Return an effect's `act` that does a step made with the side whose effect it is."""
    return lambda state, side, tell: first(state, step(side))


def amend(state: State, old: WarStep, *instead: WarStep) -> State:
    """Return the state with a step that lies further down replaced. Raises ValueError where it does not."""
    place = state.agenda.index(old)
    return evolve(state, agenda=(*state.agenda[:place], *reversed(instead), *state.agenda[place + 1 :]))


@lru_cache(maxsize=1024)
def _open(seat: Seat, kind: str, rule: str) -> Decisions:
    return Decisions((Decision(seat, kind, rule),))


@lru_cache(maxsize=256)
def _chance(kind: str, rule: str) -> Chance:
    return Chance(kind, rule)


class Automatic(WarStep):
    """A step that acts by itself: write `run`."""

    def asks(self, state: State) -> Decisions | Chance | None:
        return None


class _Listed:
    """The step that was looked at last, in which state, and its options: neither ever changes."""

    last: ClassVar[tuple[object, object, Sequence[Action]]] = (None, None, ())


class Asked(WarStep):
    """A step at which one of several actions is taken: write `options` and `choose`.

    kind: of the decision or of the chance.
    """

    kind: ClassVar[str]

    @abstractmethod
    def options(self, state: State) -> Sequence[Action]:
        """List every legal action: in menu order where somebody chooses."""

    @abstractmethod
    def choose(self, state: State, action: Any, tell: Tell) -> State:
        """Return the state after a legal action; the step is still on top."""

    def needed(self, state: State) -> bool:
        """Check whether there is anything to ask; otherwise `skip` follows."""
        return True

    def skip(self, state: State, tell: Tell) -> State:
        """Return what follows where nothing is asked: the step is simply removed."""
        return follow(state)

    def list_options(self, state: State) -> Sequence[Action]:
        """Return the options; one press asks for them half a dozen times, so the last ones are kept."""
        step, known, options = _Listed.last
        if step is not self or known is not state:
            options = self.options(state)
            _Listed.last = self, state, options
        return options

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return self.list_options(state)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.list_options(state) else self.why_not(state, action)

    @abstractmethod
    def why_not(self, state: State, action: Action) -> Refusal:
        """Say why an action is not among the options."""

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        return self.choose(state, action, tell)


class Choice(Asked):
    """A step at which one side chooses: write `chooser` or take it from a base class below.

    kind: the decision's kind, one of uses.DECISIONS. Whether something is asked (`needed`) may depend on
    public facts only; options are never empty where it is. alone: a single option is taken without asking,
    where that betrays nothing and nobody would want to be told.
    """

    alone: ClassVar[bool] = False

    @abstractmethod
    def chooser(self, state: State) -> int:
        """Return the side that chooses."""

    def cite(self, state: State) -> str:
        """Return the rule that the question cites, where it depends on who is asked."""
        return self.rule

    def why_not(self, state: State, action: Action) -> Refusal:
        kinds = {type(option) for option in self.list_options(state)}
        return refuse("refusal-not-among" if type(action) in kinds else "refusal-not-now", self.cite(state))

    def asks(self, state: State) -> Decisions | Chance | None:
        if not self.needed(state) or (self.alone and len(self.list_options(state)) == 1):
            return None
        return _open(SEATS[self.chooser(state)], self.kind, self.cite(state))

    def run(self, state: State, tell: Tell) -> State:
        if self.needed(state):
            return self.choose(state, self.list_options(state)[0], tell)
        return self.skip(state, tell)


class SideChooses(Choice):
    """A choice of the side that the step's field names. A base class, as the next ones."""

    side: int

    def chooser(self, state: State) -> int:
        return self.side


class FreeChooses(Choice):
    """A choice of the Free Peoples."""

    def chooser(self, state: State) -> int:
        return FREE


class ShadowChooses(Choice):
    """A choice of the Shadow."""

    def chooser(self, state: State) -> int:
        return SHADOW


class WherePossible(Choice):
    """A choice where there is an option; nothing is asked otherwise."""

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))


class Settled(Asked):
    """A step that chance settles by one of several listed actions.

    Each of its options is as likely as the others unless `sample` says otherwise.
    """

    def asks(self, state: State) -> Decisions | Chance | None:
        return _chance(self.kind, self.rule) if self.needed(state) else None

    def run(self, state: State, tell: Tell) -> State:
        return self.skip(state, tell)

    def list_options(self, state: State) -> Sequence[Action]:
        return self.options(state)

    def why_not(self, state: State, action: Action) -> Refusal:
        return refuse("refusal-bad-chance", self.rule)

    def sample(self, state: State, rng: Random) -> Action:
        options = self.options(state)
        return options[rng.randrange(len(options))]


class Dice(Settled):
    """A step that rolls dice: write `number` and `resolve`; without dice `resolve` is called with none."""

    kind: ClassVar[str] = "roll"

    @abstractmethod
    def number(self, state: State) -> int:
        """Return the number of dice."""

    @abstractmethod
    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        """Return the state after the roll; the step is still on top."""

    def needed(self, state: State) -> bool:
        return self.number(state) > 0

    def skip(self, state: State, tell: Tell) -> State:
        return self.resolve(state, (), tell)

    def options(self, state: State) -> Sequence[Action]:
        return Rolls(self.number(state))

    def choose(self, state: State, action: Roll, tell: Tell) -> State:
        return self.resolve(state, action.dice, tell)


def step_type(name: str) -> Any:
    """Return the type of a step of another chapter. Raises KeyError for a name no room declares."""
    return STEP_TYPES.by_name[name]
