"""Refusals as Discord words them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

FORM = 50035

TEXTS: Mapping[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30034: (400, "Maximum number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "Maximum number of followup messages for this interaction reached (5)"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160005: (400, "Thread is locked"),
    160004: (400, "A thread has already been created for this message"),
    160006: (400, "Maximum number of active threads reached"),
}


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken limit: where in the body, Discord's sub-code, words, the API code of the refusal."""

    path: Path
    code: str
    message: str
    api_code: int = FORM

    def __str__(self) -> str:
        where = ".".join(str(part) for part in self.path) or "body"
        return f"{where}: {self.message} ({self.api_code} {self.code})"


class ApiError(Exception):
    """A request refused with Discord's status and code. ordered: the sandbox was told to refuse it."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        violations: Iterable[Violation] = (),
        extra: Json | None = None,
        headers: Mapping[str, str] | None = None,
        ordered: bool = False,
    ) -> None:
        known_status, known_text = TEXTS.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.text = message or known_text
        self.violations = tuple(violations)
        self.extra = extra or {}
        self.headers = dict(headers or {})
        self.ordered = ordered
        super().__init__(f"{self.status} {code} {self.text} {'; '.join(map(str, self.violations))}")

    def body(self) -> Json:
        """The JSON body of the reply."""
        body: Json = {"message": self.text, "code": self.code, **self.extra}
        tree = error_tree(v for v in self.violations if v.api_code == FORM)
        if tree:
            body["errors"] = tree
        return body


def error_tree(violations: Iterable[Violation]) -> Json:
    """The nested `errors` object of a 50035 reply."""
    tree: Json = {}
    for violation in violations:
        node = tree
        for part in violation.path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": violation.code, "message": violation.message})
    return tree


def refuse(violations: list[Violation]) -> None:
    """Raise the refusal for these violations, if there are any; form errors win over the others."""
    if not violations:
        return
    codes = [v.api_code for v in violations]
    raise ApiError(FORM if FORM in codes else codes[0], violations=violations)
