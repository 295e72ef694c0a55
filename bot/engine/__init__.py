"""The interface of a game: pure and synchronous, without I/O, clock, Discord or pictures.

A small game, whole: from a heap two seats take one or two stones in turn; whoever takes the last one wins.
An action is a typed choice with a canonical text, the state a frozen value:

>>> from dataclasses import dataclass
>>> from random import Random
>>> @dataclass(frozen=True, slots=True)
... class Take(Action):
...     verb = "take"
...     stones: int
>>> @dataclass(frozen=True, slots=True)
... class Taken(Event):
...     seat: str
...     stones: int
>>> @dataclass(frozen=True, slots=True)
... class Turn(AgendaStep):
...     "1 A seat takes one or two stones."
...     seat: str
...     def asks(self, heap):
...         return Decisions((Decision(self.seat, "take", rule="1"),))
...     def legal(self, heap, seat):
...         return [Take(stones) for stones in (1, 2) if stones <= heap.stones]
...     def check(self, heap, seat, action):
...         return None if action in self.legal(heap, seat) else Refusal("refusal-too-many", rule="1")
...     def take(self, heap, seat, action, tell):
...         tell(Taken(seat=seat, stones=action.stones))
...         left = heap.stones - action.stones
...         if left == 0:
...             return evolve(heap, stones=0, agenda=(), outcome=Outcome((seat,), "outcome-last", ()))
...         return evolve(heap, stones=left, agenda=(Turn("west" if seat == "east" else "east"),))
>>> @dataclass(frozen=True, slots=True)
... class Heap:
...     stones: int
...     agenda: tuple[Turn, ...]
...     outcome: Outcome | None = None
>>> evolve = evolver(Heap)
>>> @dataclass(frozen=True, slots=True, kw_only=True)
... class Seen(Observation):
...     stones: int

The game itself only says how it begins and who may know what; turns, legality and storing follow from the
agenda:

>>> class Stones(AgendaGame):
...     facts = Facts("stones", "stones", ruleset=1, seats=("east", "west"), players=(2,), longest=9)
...     options, state, notation = Options, Heap, Notation([Take])
...     def new(self, options):
...         return Heap(3, (Turn("east"),))
...     def seats(self, heap):
...         return self.facts.seats
...     def observe(self, heap, viewer):
...         waiting = () if heap.outcome else self.pending(heap).open
...         legal = tuple(self.legal(heap, viewer)) if viewer else ()
...         return Seen(
...             viewer=viewer, waiting=waiting, legal=legal, outcome=heap.outcome, stones=heap.stones
...         )
...     def determinise(self, seen, rng):
...         agenda = tuple(Turn(decision.seat) for decision in seen.waiting)
...         return Heap(seen.stones, agenda, seen.outcome)
>>> game = Stones()
>>> start = game.new(Options())
>>> game.pending(start)
Decisions(open=(Decision(seat='east', kind='take', rule='1'),))
>>> [str(action) for action in game.legal(start, "east")]
['take 1', 'take 2']
>>> game.determinise(game.observe(start, "west"), Random(1)) == start
True

Applying an action gives a new state and what happened; what is not allowed is refused with its rule:

>>> step = game.apply(start, "east", game.parse("take 2"))
>>> step.state.stones, start.stones
(1, 3)
>>> step.events
(Taken(audience=None, seat='east', stones=2),)
>>> game.check(step.state, "west", Take(2))
Refusal(reason='refusal-too-many', rule='1', facts={})
>>> game.apply(step.state, "west", Take(2))
Traceback (most recent call last):
    ...
bot.engine.game.IllegalActionError: refusal-too-many (rule 1)

A state can be stored in the middle of anything, and a match is its record:

>>> game.dump(step.state)
'{"game":"stones","ruleset":1,"state":{"stones":1,"agenda":[{"seat":"west"}],"outcome":null}}'
>>> game.load(game.dump(step.state)) == step.state
True
>>> record = Record("stones", ruleset=1, options="{}", log=(("east", "take 2"), ("west", "take 1")))
>>> print(record)
Game: stones
Ruleset: 1
Options: {}
<BLANKLINE>
east take 2
west take 1
<BLANKLINE>
>>> *_, last = replay(game, Record.parse(str(record)))
>>> last.state.outcome
Outcome(winners=('west',), reason='outcome-last', scores=())
"""

from bot.engine.agenda import (
    AgendaGame,
    AgendaState,
    AgendaStep,
    ChanceStep,
    StateCodec,
    StepTypes,
    UnreadableStateError,
    evolver,
    fingerprint,
)
from bot.engine.game import (
    CHANCE,
    COMMON_REFUSALS,
    LONGEST_EPISODE,
    Action,
    Chance,
    Counted,
    Decision,
    Decisions,
    Event,
    Facts,
    Game,
    IllegalActionError,
    Notation,
    NotationError,
    Noted,
    Observation,
    Options,
    Outcome,
    Pending,
    PlayedItself,
    Refusal,
    Refusals,
    Seat,
    SetAction,
    Step,
    decode_events,
    encode_events,
    field_names,
    latest,
)
from bot.engine.given import (
    Component,
    ComponentFileError,
    ComponentProblem,
    Line,
    clean_text,
    read_component_file,
)
from bot.engine.imagined import Refused, find_endings, foresee, list_refused
from bot.engine.record import (
    Chronicle,
    Feat,
    Moment,
    Record,
    RecordError,
    apply_line,
    ending,
    find_feats,
    replay,
)

__all__ = [
    "CHANCE",
    "COMMON_REFUSALS",
    "LONGEST_EPISODE",
    "Action",
    "AgendaGame",
    "AgendaState",
    "AgendaStep",
    "Chance",
    "ChanceStep",
    "Chronicle",
    "Component",
    "ComponentFileError",
    "ComponentProblem",
    "Counted",
    "Decision",
    "Decisions",
    "Event",
    "Facts",
    "Feat",
    "Game",
    "IllegalActionError",
    "Line",
    "Moment",
    "Notation",
    "NotationError",
    "Noted",
    "Observation",
    "Options",
    "Outcome",
    "Pending",
    "PlayedItself",
    "Record",
    "RecordError",
    "Refusal",
    "Refusals",
    "Refused",
    "Seat",
    "SetAction",
    "StateCodec",
    "Step",
    "StepTypes",
    "UnreadableStateError",
    "apply_line",
    "clean_text",
    "decode_events",
    "encode_events",
    "ending",
    "evolver",
    "field_names",
    "find_endings",
    "find_feats",
    "fingerprint",
    "foresee",
    "latest",
    "list_refused",
    "read_component_file",
    "replay",
]
