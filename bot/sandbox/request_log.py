"""Requests of the bot, and what went wrong: for tests to read."""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass, field
from typing import Any

from bot.sandbox.errors import Json


@dataclass(slots=True)
class RequestRecord:
    """One request and its reply. `path` starts after `/api/v10`; files are name, type and size."""

    number: int
    at: float
    method: str
    path: str
    query: dict[str, str]
    payload: Any
    files: list[Json] = field(default_factory=list)
    multipart: bool = False
    status: int = 0
    reply: Any = None
    milliseconds: float = 0.0

    def as_json(self) -> Json:
        """The record as the control interface gives it."""
        return asdict(self)


@dataclass(slots=True)
class Problem:
    """Something a test should know. Kinds are listed in docs/sandbox.md."""

    at: float
    kind: str
    detail: str
    request: int | None = None


class RequestLog:
    """Requests, errors and warnings, the newest `limit` of each."""

    def __init__(self, limit: int) -> None:
        self.requests: deque[RequestRecord] = deque(maxlen=limit)
        self.errors: deque[Problem] = deque(maxlen=limit)
        self.warnings: deque[Problem] = deque(maxlen=limit)
        self.invalid_replies = 0
        self._count = 0

    def open(self, at: float, method: str, path: str, query: dict[str, str], payload: Any) -> RequestRecord:
        """Begin the record of a request."""
        self._count += 1
        record = RequestRecord(self._count, at, method, path, query, payload)
        self.requests.append(record)
        return record

    def record_problem(self, at: float, kind: str, detail: str, request: int | None = None) -> None:
        """Note an error."""
        self.errors.append(Problem(at, kind, detail, request))

    def warn(self, at: float, detail: str, request: int | None = None) -> None:
        """Note something odd that Discord is not known to refuse."""
        self.warnings.append(Problem(at, "warning", detail, request))

    def clear(self) -> None:
        """Forget all of it."""
        self.requests.clear()
        self.errors.clear()
        self.warnings.clear()
