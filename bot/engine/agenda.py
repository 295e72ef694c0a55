"""The agenda: procedures as a stack of small typed steps in the state, how it is stored and read."""

from __future__ import annotations

import importlib
import pkgutil
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from hashlib import blake2b
from random import Random
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
)

import orjson
from pydantic import Field, TypeAdapter

from bot.engine.game import (
    CHANCE,
    Action,
    Chance,
    Decisions,
    Event,
    Game,
    IllegalActionError,
    Notation,
    Observation,
    Outcome,
    Pending,
    Refusal,
    Seat,
    SetAction,
    Step,
    field_names,
)

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema


T = TypeVar("T")
T_inv = TypeVar("T_inv")


# States as text and as fingerprints.


class UnreadableStateError(ValueError):
    """Raised for text that is no state of this game, or one of a newer ruleset."""


class StateCodec(Generic[T]):
    """The writer and reader of one game's states, with the version of its ruleset.

    The state is a frozen dataclass of ids, numbers, tuples and further dataclasses; unions of agenda
    steps carry a literal `step` field as discriminator. No sets and no mappings: their order is not fixed.
    """

    def __init__(self, kind: type[T], key: str, ruleset: int) -> None:
        self._kind = kind
        self._key = key
        self._ruleset = ruleset

    @cached_property
    def _adapter(self) -> TypeAdapter[T]:
        return TypeAdapter(self._kind)

    def dump(self, state: T) -> str:
        """Canonical JSON: equal states give equal text."""
        body = self._adapter.dump_json(state).decode()
        return f'{{"game":"{self._key}","ruleset":{self._ruleset},"state":{body}}}'

    def load(self, text: str) -> T:
        """The inverse of `dump`. Raises UnreadableStateError for foreign, damaged or newer text."""
        try:
            document = orjson.loads(text)
            header = (document["game"], document["ruleset"])
        except (orjson.JSONDecodeError, KeyError, TypeError) as error:
            raise UnreadableStateError("not a state") from error
        if header[0] != self._key or header[1] > self._ruleset:
            raise UnreadableStateError(f"a state of {header[0]} with ruleset {header[1]}")
        try:
            return self._adapter.validate_json(orjson.dumps(document["state"]))
        except (ValueError, KeyError) as error:  # pydantic's ValidationError is a ValueError
            raise UnreadableStateError("a damaged state") from error


def fingerprint(text: str) -> str:
    """A short digest of a dumped state: 16 hexadecimal digits."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


# Changed copies of frozen values.
#
# `dataclasses.replace` takes four to five times as long (4.5 us for a state of 17 fields, 1.0 here), and a
# move makes two to six of them: with it random play of Duel would take 1.5 times as long as python-chess.


class Evolver(Protocol[T_inv]):
    """A function that copies a value with some fields changed. Raises TypeError for a field there is not."""

    def __call__(self, value: T_inv, /, **changes: Any) -> T_inv: ...


def evolver(kind: type[T]) -> Evolver[T]:
    """Build the function that evolves one frozen slotted dataclass; a `__post_init__` is not called.

    Every step of a procedure makes such copies. So the function is written out, one line for each field, as
    `dataclasses` writes its methods; a slot is filled by its own descriptor, which knows nothing of `frozen`.
    """
    names = field_names(kind)
    known: dict[str, Any] = {f"_set_{name}": getattr(kind, name).__set__ for name in names}
    known |= {"_kind": kind, "_new": object.__new__, "_same": object()}
    lines = [
        f"def evolve(_value, /, {', '.join(f'{name}=_same' for name in names)}):",
        "    _fresh = _new(_kind)",
        *(f"    _set_{name}(_fresh, _value.{name} if {name} is _same else {name})" for name in names),
        "    return _fresh",
    ]
    exec("\n".join(lines), known)  # noqa: S102 - the names of fields, nothing from outside
    evolve: Evolver[T] = known["evolve"]
    return evolve


# Procedures as a stack of small typed steps.
#
# A rulebook is a procedure with interruptions. The agenda is the stack of what is still to be done; its last
# entry is done first. A step acts by itself, or opens decisions or a chance. All of it is data in the state.

Tell = Callable[[Event], None]
"""Where a step reports what happened."""

MOST_STEPS = 10_000
"""Automatic steps after one action: more means that the rules go round in circles."""


class AgendaState(Protocol):
    """A state that can hold an agenda; frozen dataclasses with these fields fit."""

    @property
    def agenda(self) -> tuple[Any, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...


_Asked: TypeAlias = tuple[object, Decisions | Chance | None]
S = TypeVar("S", bound=AgendaState)
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Observation)  # noqa: E741


@dataclass(frozen=True, slots=True)
class AgendaStep(Generic[S]):
    """One paragraph of the rulebook. Subclasses are frozen dataclasses named after it, citing its `rule`.

    A step that acts by itself overrides `run`; one that asks overrides `asks`, `legal`, `check` and `take`.
    Every method gets the state with this step still on top; `run` and `take` return a state in which it has
    been removed or replaced, and further steps may have been pushed.
    """

    rule: ClassVar[str]

    def asks(self, state: S) -> Decisions | Chance | None:
        """The decisions or the chance this step opens; None when it acts by itself."""
        return None

    def run(self, state: S, tell: Tell) -> S:
        """Act without asking anybody."""
        raise NotImplementedError(type(self).__name__)

    def legal(self, state: S, seat: Seat) -> Sequence[Any]:
        """Every legal action of a seat with an open decision here."""
        raise NotImplementedError(type(self).__name__)

    def check(self, state: S, seat: Seat, action: Any) -> Refusal | None:
        """Return the reason a seat with an open decision here may not take this action, or None."""
        raise NotImplementedError(type(self).__name__)

    def take(self, state: S, seat: Seat, action: Any, tell: Tell) -> S:
        """The state after a checked action."""
        raise NotImplementedError(type(self).__name__)

    def sample(self, state: S, rng: Random) -> Any:
        """Draw the chance action this step asks for."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class ChanceStep(AgendaStep[S]):
    """A step that chance settles: by any of its results, each as likely as another unless it draws itself."""

    def check(self, state: S, seat: Seat, action: Any) -> Refusal | None:
        return None if action in self.legal(state, seat) else Refusal("refusal-bad-chance", self.rule)

    def sample(self, state: S, rng: Random) -> Any:
        return rng.choice(self.legal(state, CHANCE))


class AgendaGame(Game[S, A, O]):
    """A game whose rules are an agenda: turns, decisions and chance all follow from the top step.

    state: the type of its states. notation: reads its actions.
    """

    state: ClassVar[type[Any]]
    notation: ClassVar[Notation[Any]]

    _last: _Asked = (None, None)
    _earlier: _Asked = (None, None)
    """The two states that were looked at last, and what each asks: one press asks the one before it and the
    one after it half a dozen times."""

    def pending(self, state: S) -> Pending:
        if state.outcome is not None:
            return state.outcome
        asked = self._asks(state)
        if asked is None:
            raise RuntimeError(f"{state.agenda[-1]} was left waiting without a question")
        return asked

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        if state.outcome is not None or not _asked(self._asks(state), seat):
            return ()
        return self._top(state).legal(state, seat)

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        return self._look_at(state, seat, action)[1]

    def settle_order(self, state: S, seat: Seat, action: A) -> A:
        return self._look_at(state, seat, action)[0]

    def _look_at(self, state: S, seat: Seat, action: A) -> tuple[A, Refusal | None]:
        """The action with a set in it in its own order, and why it may not be taken."""
        if state.outcome is not None:
            return action, Refusal("refusal-game-over", "-")
        if not _asked(self._asks(state), seat):
            return action, self.refuse_out_of_turn(state, seat, action)
        refusal = self._top(state).check(state, seat, action)
        if refusal is not None and isinstance(action, SetAction):
            for legal in self.legal(state, seat):
                if action.is_like(legal):
                    return legal, None
        return action, refusal

    def refuse_out_of_turn(self, state: S, seat: Seat, action: A) -> Refusal:
        """Refuse a seat without an open decision; games with a better reason override it."""
        return Refusal("refusal-not-your-decision", "-")

    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        action, refusal = self._look_at(state, seat, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        events: list[Event] = []
        after = self._top(state).take(state, seat, action, events.append)
        return Step(self.proceed(after, events.append), tuple(events))

    def resign(self, state: S, seat: Seat) -> Step[S]:
        if state.outcome is not None:
            raise IllegalActionError(Refusal("refusal-game-over", "-"))
        if seat not in self.seats(state):
            raise IllegalActionError(Refusal("refusal-not-your-decision", "-"))
        events: list[Event] = []
        after = self.give_up(state, seat, events.append)
        return Step(self.proceed(after, events.append), tuple(events))

    def give_up(self, state: S, seat: Seat, tell: Tell) -> S:
        """The state after a seat has given up, before what follows by itself."""
        raise NotImplementedError(type(self).__name__)

    def parse(self, text: str) -> A:
        action: A = self.notation.parse(text)
        return action

    def dump(self, state: S) -> str:
        return self._codec.dump(state)

    def load(self, text: str) -> S:
        return self._codec.load(text)

    @cached_property
    def _codec(self) -> StateCodec[S]:
        return StateCodec(self.state, self.facts.key, self.facts.ruleset)

    def sample(self, state: S, rng: Random) -> A:
        action: A = self._top(state).sample(state, rng)
        return action

    def proceed(self, state: S, tell: Tell) -> S:
        """Let automatic steps act until somebody must choose, chance must settle, or the game has ended."""
        for _ in range(MOST_STEPS):
            if state.outcome is not None or self._asks(state) is not None:
                return state
            state = state.agenda[-1].run(state, tell)
        raise RuntimeError("the agenda does not come to rest")

    def _asks(self, state: S) -> Decisions | Chance | None:
        """Return what the top step asks. A state never changes, so asking it again gives the same answer."""
        last = self._last
        if last[0] is state:
            return last[1]
        earlier = self._earlier
        current = earlier if earlier[0] is state else (state, state.agenda[-1].asks(state))
        self._last, self._earlier = current, last
        return current[1]

    @staticmethod
    def _top(state: S) -> AgendaStep[S]:
        top: AgendaStep[S] = state.agenda[-1]
        return top

    @abstractmethod
    def observe(self, state: S, viewer: Seat | None) -> O: ...


def _asked(asked: Decisions | Chance | None, seat: Seat) -> bool:
    if isinstance(asked, Decisions):
        return asked.of(seat) is not None
    return asked is not None and seat == CHANCE


# The steps of one game as the type that a stored agenda is read by.

NAME: Final = "step"
"""The field of a step that tells which one a stored step is: `step: Literal["its_name"] = "its_name"`."""


class StepTypes:
    """Every step that some packages declare: `Agenda = tuple[Annotated[Any, StepTypes("…")], ...]`.

    packages: dotted names. They are imported when they are first asked for, not by the state's module: steps
    know the state, the state does not know them.
    """

    def __init__(self, *packages: str) -> None:
        self._packages = packages

    @cached_property
    def by_name(self) -> Mapping[str, type[AgendaStep[Any]]]:
        """The types by the name they are stored under, in alphabetical order."""
        kinds = {
            name: kind
            for package in self._packages
            for module in _modules(package)
            for kind in vars(module).values()
            if _declares(module, kind)
            for name in _names(kind)
        }
        return dict(sorted(kinds.items()))

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        kinds = tuple(self.by_name.values())
        return handler.generate_schema(Annotated[Union[kinds], Field(discriminator=NAME)])  # noqa: UP007


def _modules(name: str) -> Iterator[ModuleType]:
    """A package and every module below it."""
    package = importlib.import_module(name)
    yield package
    for module_info in pkgutil.walk_packages(package.__path__, f"{name}."):
        yield importlib.import_module(module_info.name)


def _declares(module: ModuleType, kind: Any) -> bool:
    return (
        isinstance(kind, type)
        and issubclass(kind, AgendaStep)
        and kind.__module__ == module.__name__
        and is_dataclass(kind)
    )


def _names(kind: type[AgendaStep[Any]]) -> list[str]:
    """The name a step is stored under; none for what several steps are made of."""
    return [str(field.default) for field in fields(kind) if field.name == NAME]
