"""Misbehaviour on command: wrong answers, delays and lost replies for the next matching requests."""

from __future__ import annotations

import re

from pydantic import BaseModel, ConfigDict, Field

from bot.sandbox.errors import ApiError


class Fault(BaseModel):
    """A fault that strikes the next `times` requests whose method and path match.

    `path` is a regular expression searched in the path after `/api/v10`. With `status` the request is refused
    so (0: only delayed); with `after` it is carried out first and its reply alone delayed or replaced; `cut`
    closes the connection instead of replying. `code` is the API code in the body of a refusal, `via` whether
    a 429 carries the Via header.
    """

    model_config = ConfigDict(extra="forbid")

    method: str = ".*"
    path: str = ".*"
    times: int = Field(default=1, ge=0)
    status: int = 0
    code: int = 0
    delay: float = Field(default=0.0, ge=0)
    retry_after: float = 0.05
    via: bool = True
    overall: bool = False
    after: bool = False
    cut: bool = False

    def matches(self, method: str, path: str) -> bool:
        """Check whether it strikes this request."""
        return bool(self.times and re.fullmatch(self.method, method) and re.search(self.path, path))

    def error(self) -> ApiError | None:
        """The refusal to send, if there is one."""
        if not self.status:
            return None
        if self.status == 429:
            headers = {
                "Retry-After": str(max(1, round(self.retry_after))),
                "X-RateLimit-Scope": "global" if self.overall else "shared",
            }
            if self.overall:
                headers["X-RateLimit-Global"] = "true"
            if self.via:
                headers["Via"] = "1.1 google"
            extra = {"retry_after": self.retry_after, "global": self.overall}
            text = "You are being rate limited."
            return ApiError(self.code, status=429, message=text, extra=extra, headers=headers)
        return ApiError(self.code, status=self.status, message=f"{self.status}: told to fail")


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self.planned: list[Fault] = []

    def plan(self, fault: Fault) -> None:
        """Add a fault; earlier ones strike first."""
        self.planned.append(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that this request meets, used up by one."""
        for fault in self.planned:
            if fault.matches(method, path):
                fault.times -= 1
                self.planned = [left for left in self.planned if left.times]
                return fault
        return None
