"""What a game is: pure and synchronous, without I/O, clock, Discord or pictures (DESIGN section 4)."""

from bot.engine.action import Action, Notation
from bot.engine.agenda import AgendaGame, AgendaState, AgendaStep
from bot.engine.event import LONGEST_EPISODE, Event, decode_events, encode_events, latest
from bot.engine.evolve import evolver, field_names
from bot.engine.game import (
    CHANCE,
    Chance,
    Decision,
    Decisions,
    Facts,
    Game,
    IllegalActionError,
    NotationError,
    Observation,
    Options,
    Outcome,
    Pending,
    Refusal,
    Seat,
    Step,
    UnreadableStateError,
)
from bot.engine.record import Record, RecordError, replay
from bot.engine.refusals import COMMON_REFUSALS, Refusals
from bot.engine.state import StateCodec, fingerprint
from bot.engine.step_types import StepTypes

__all__ = [
    "CHANCE",
    "COMMON_REFUSALS",
    "LONGEST_EPISODE",
    "Action",
    "AgendaGame",
    "AgendaState",
    "AgendaStep",
    "Chance",
    "Decision",
    "Decisions",
    "Event",
    "Facts",
    "Game",
    "IllegalActionError",
    "Notation",
    "NotationError",
    "Observation",
    "Options",
    "Outcome",
    "Pending",
    "Record",
    "RecordError",
    "Refusal",
    "Refusals",
    "Seat",
    "StateCodec",
    "Step",
    "StepTypes",
    "UnreadableStateError",
    "decode_events",
    "encode_events",
    "evolver",
    "field_names",
    "fingerprint",
    "latest",
    "replay",
]
