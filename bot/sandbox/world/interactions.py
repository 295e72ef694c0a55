"""Interactions: their tokens, deadlines and answers."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field

from bot.sandbox.errors import ApiError, Json
from bot.sandbox.request_log import RequestLog
from bot.sandbox.settings import SandboxSettings
from bot.sandbox.world.activities import Frame
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.model import Channel, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REMEMBERED = 5000


@dataclass(slots=True)
class Interaction:
    """One interaction and what became of it.

    `answer` is the callback type of the first answer. `response` is the message that `@original` names.
    `loading` means that a deferred answer has not been filled in yet. `acked` ends at the first answer or at
    the failure; `settled` when there is something to see.
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    created: float
    data: Json
    message: Message | None = None
    origin: Interaction | None = None
    metadata: Json = field(default_factory=dict)
    answer: int | None = None
    failed: bool = False
    response: Message | None = None
    loading: bool = False
    modal: Json | None = None
    choices: list[Json] | None = None
    launched: Frame | None = None
    followups: list[Message] = field(default_factory=list)
    acked: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    timer: asyncio.TimerHandle | None = None

    def finish(self, *, settled: bool = True) -> None:
        """The first answer has come (or never will)."""
        if self.timer is not None:
            self.timer.cancel()
        self.acked.set()
        if settled:
            self.settled.set()


class PendingInteractions:
    """All interactions by token, the newest few thousand."""

    def __init__(self, clock: Clock, request_log: RequestLog, settings: SandboxSettings) -> None:
        self._clock = clock
        self._request_log = request_log
        self._settings = settings
        self._tokens: OrderedDict[str, Interaction] = OrderedDict()
        self._waiting: dict[int, Interaction] = {}

    @staticmethod
    def token() -> str:
        """A fresh interaction token."""
        return secrets.token_urlsafe(48)

    def open(self, interaction: Interaction) -> None:
        """Start the 3 seconds of an interaction."""
        self._tokens[interaction.token] = interaction
        self._waiting[interaction.id] = interaction
        while len(self._tokens) > REMEMBERED:
            self._tokens.popitem(last=False)
        loop = asyncio.get_running_loop()
        interaction.timer = loop.call_later(self._settings.answer_window, self._fail, interaction)

    def _fail(self, interaction: Interaction) -> None:
        self._waiting.pop(interaction.id, None)
        if interaction.answer is not None or interaction.failed:
            return
        interaction.failed = True
        what = interaction.data.get("name") or interaction.data.get("custom_id")
        self._request_log.record_problem(
            self._clock.now(), "no_answer", f"no answer within {self._settings.answer_window:g} s: {what}"
        )
        interaction.finish()

    @property
    def unanswered(self) -> int:
        """Count those that have had no answer yet and may still get one."""
        return len(self._waiting)

    def find(self, token: str) -> Interaction | None:
        """The interaction of a token."""
        return self._tokens.get(token)

    def by_id(self, interaction_id: int) -> Interaction | None:
        """The interaction of an id."""
        return next((i for i in reversed(self._tokens.values()) if i.id == interaction_id), None)

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a callback is for; 10062 when late or unknown, 40060 when already answered."""
        interaction = self._tokens.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(10062)
        if interaction.answer is not None:
            raise ApiError(40060)
        if interaction.failed:
            raise ApiError(10062)
        return interaction

    def mark_answered(self, interaction: Interaction, kind: int) -> None:
        """Note the first answer."""
        interaction.answer = kind
        self._waiting.pop(interaction.id, None)

    def for_webhook(self, token: str) -> Interaction:
        """The interaction whose token a webhook route uses; raises 10015 or, after 15 minutes, 50027."""
        interaction = self._tokens.get(token)
        if interaction is None:
            raise ApiError(10015)
        if self._clock.now() - interaction.created > self._settings.token_life:
            raise ApiError(50027)
        if interaction.answer is None:
            raise ApiError(10015)
        return interaction

    def expire(self) -> None:
        """Fail whatever is overdue by the advanced clock."""
        limit = self._clock.now() - self._settings.answer_window
        for interaction in list(self._waiting.values()):
            if interaction.created <= limit:
                self._fail(interaction)

    def close(self) -> None:
        """Cancel all timers."""
        for interaction in self._waiting.values():
            if interaction.timer is not None:
                interaction.timer.cancel()
        self._waiting.clear()
