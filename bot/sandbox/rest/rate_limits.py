"""Rate limits: one bucket per route and major id, and the global one (settings: RateSettings)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from bot.sandbox.errors import ApiError
from bot.sandbox.settings import RateRule, RateSettings
from bot.sandbox.world import Clock

TOO_FAST = "You are being rate limited."


@dataclass(slots=True)
class _Window:
    start: float
    used: int = 0


class RateLimiter:
    """A counter of requests in fixed windows."""

    def __init__(self, settings: RateSettings, clock: Clock) -> None:
        self.settings = settings
        self._clock = clock
        self._windows: dict[str, _Window] = {}

    def _take(self, key: str, rule: RateRule) -> tuple[bool, int, float]:
        now = self._clock.now()
        window = self._windows.get(key)
        if window is None or now >= window.start + rule.per:
            if len(self._windows) > 10_000:
                self._windows.clear()
            window = self._windows[key] = _Window(now)
        left = window.start + rule.per - now
        if window.used >= rule.limit:
            return False, 0, left
        window.used += 1
        return True, rule.limit - window.used, left

    def _refusal(self, wait: float, scope: str, headers: dict[str, str], code: int = 0) -> ApiError:
        everywhere = scope == "global"
        headers |= {"Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": scope, "Via": "1.1 google"}
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
        extra = {"retry_after": round(wait, 3), "global": everywhere}
        return ApiError(code, status=429, message=TOO_FAST, extra=extra, headers=headers)

    def count(self, route: str, major: str, rule: str, *, exempt: bool) -> dict[str, str]:
        """Count one request; gives the reply's headers, or raises the 429 refusal.

        `exempt` requests (interaction and webhook-token routes) do not count towards the global limit.
        """
        if not self.settings.enabled:
            return {}
        if not exempt:
            allowed, _, wait = self._take("global", self.settings.overall)
            if not allowed:
                raise self._refusal(wait, "global", {})
        limits: RateRule = getattr(self.settings, rule)
        allowed, remaining, left = self._take(f"{route}:{major}", limits)
        headers = {
            "X-RateLimit-Limit": str(limits.limit),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{self._clock.now() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
        }
        if not allowed:
            raise self._refusal(left, "user", headers)
        return headers

    def old_edit(self, channel_id: int) -> None:
        """Count the edit of a message over an hour old; raises 30046."""
        if not self.settings.enabled:
            return
        allowed, _, wait = self._take(f"old:{channel_id}", self.settings.old_edit)
        if not allowed:
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            error = self._refusal(wait, "shared", {}, 30046)
            error.text = text
            raise error
