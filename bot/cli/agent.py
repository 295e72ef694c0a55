"""`python -m bot agent`: the house plays with other programs, by lines of JSON.

One line in, a question: `record`, the text of a record, or `game`, `options` and `log`, a list of pairs of
seat and action; beside it `seat` (who is to choose; the first one waited for if it is left out), `level`,
`playouts` or `seconds`, and `seed`. One line out, the answer: `seat`, `action`, `candidates` with the
estimated chance and the visits of each, `playouts`; or `error`, the id of what is wrong, and `message`, the
same in words.

    {"game": "…", "options": {}, "log": [], "seat": "dark", "level": "regular", "seed": 1}
    {"seat":"dark","action":"place orcs mordor","candidates":[…],"playouts":0}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot import all_bundles
from bot.agents import Budget, Choice
from bot.agents.knowledge import MOST_PLAYOUTS
from bot.cli.shell import format_message
from bot.config import shell_language
from bot.engine import CHANCE, Decisions, Event, Record, RecordError, Seat, replay
from bot.engine.record import RESIGN
from bot.match.archive import tell_line

MOST_SECONDS = 600


class Question(BaseModel):
    """One line that was read."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    record: str | None = None  # the text of a record, in place of game, options and log
    game: str = ""  # its key
    options: dict[str, Any] = Field(default_factory=dict)  # what was agreed
    log: list[tuple[str, str]] = Field(default_factory=list)  # pairs of seat and action
    seat: str | None = None  # who is to choose; None: the first one waited for
    level: Literal["newcomer", "regular", "master"] = "master"  # at which the house plays
    playouts: int | None = Field(default=None, ge=1, le=MOST_PLAYOUTS)  # how much it thinks
    seconds: float | None = Field(default=None, gt=0, le=MOST_SECONDS)  # how long it thinks
    seed: int = 0  # the same gives the same choice, with playouts


class QuestionError(ValueError):
    """Raised for a question that cannot be answered; `message` is a message id."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


def answer_lines(lines: Iterable[str]) -> Iterator[str]:
    """Answer each line that is not empty; what is wrong is told, and the next line is read."""
    for line in lines:
        if line.strip():
            yield json.dumps(answer(line), ensure_ascii=False, separators=(",", ":"))


def answer(line: str) -> dict[str, Any]:
    """Answer one line."""
    try:
        question = Question.model_validate_json(line)
        seat, choice = choose(question)
    except ValidationError as error:
        place = ".".join(map(str, error.errors()[0]["loc"]))
        return _refuse("cli-agent-question", place=place) if place else _refuse("cli-agent-not-json")
    except QuestionError as error:
        return _refuse(error.message, **error.values)
    except RecordError as error:
        shown = tell_line(error, all_bundles(), shell_language()).replace("**", "")
        return _refuse(error.reason, line=str(error.line), text=shown)
    candidates = [
        {"action": str(candidate.action), "chance": candidate.chance, "visits": candidate.visits}
        for candidate in choice.candidates
    ]
    return {
        "seat": seat,
        "action": str(choice.action),
        "candidates": candidates,
        "playouts": choice.playouts,
    }


def choose(question: Question) -> tuple[Seat, Choice]:
    """Choose for the seat that must; return both. Raises QuestionError, and RecordError for its record."""
    record = _record_of(question)
    bundle = all_bundles().get(record.game)
    if bundle is None:
        raise QuestionError("record-game-unknown", line="1", text=record.game)
    game = bundle.game
    seats, told = game.facts.seats, dict[str, list[Event]]()
    _check_seats(record, (*seats, CHANCE))
    state: Any = None
    for played in replay(game, record):
        state = played.state
        for seat in seats:
            told.setdefault(seat, []).extend(event for event in played.events if event.known_to(seat))
    pending = game.pending(state)
    waiting = [decision.seat for decision in pending.open] if isinstance(pending, Decisions) else []
    seat = question.seat or next(iter(waiting), "-")
    if seat not in waiting:
        raise QuestionError("cli-agent-nobody", seat=seat)
    budget = None
    if question.playouts is not None or question.seconds is not None:
        budget = Budget(question.playouts, question.seconds)
    agent, rng = bundle.agent.at(question.level), Random(question.seed)  # noqa: S311 - play, no secret
    return seat, agent.choose(game.observe(state, seat), told[seat], budget, rng)


def _check_seats(record: Record, known: Sequence[Seat]) -> None:
    for number, (seat, text) in enumerate(record.log, start=1):
        if seat not in known or (seat == CHANCE and text == RESIGN):
            raise RecordError("record-line-unreadable", number, f"{seat} {text}")


def _record_of(question: Question) -> Record:
    if question.record is not None:
        return Record.parse(question.record)
    bundle = all_bundles().get(question.game)
    if bundle is None:
        raise QuestionError("record-game-unknown", line="1", text=question.game)
    ruleset = bundle.game.facts.ruleset
    return Record(question.game, ruleset, json.dumps(question.options), tuple(question.log))


def _refuse(message: str, **values: str) -> dict[str, Any]:
    return {"error": message, "message": format_message(shell_language(), message, **values)}
