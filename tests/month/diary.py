"""The diary of a month: what the bot sent of its own accord, to whom, and when by the reader's own clocks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Literal

from bot.sandbox import Sandbox, SeenMessage
from bot.sandbox.limits.components import walk
from bot.sandbox.request_log import RequestRecord
from bot.ui.page import ComponentId, UnreadableIdError
from tests.month.habits import Habit

How = Literal["sent", "edited", "deleted"]
WRITTEN = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?")
ANSWERED = re.compile(r"/interactions/\d+/[^/]+/callback|/webhooks/\d+/.+")
VERBS: Mapping[str, How] = {"POST": "sent", "PATCH": "edited", "DELETE": "deleted"}
MOMENT = re.compile(r"<t:(\d+)(?::([a-zA-Z]))?>")
PERSON = re.compile(r"<@!?(\d+)>")
PLACE = re.compile(r"<#(\d+)>")
OK = 300
REMINDER = "⏳"
"""What a reminder begins with, after the mark of a heading."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One message, or what became of it. step: in which step of the month; where: a channel, or whose DM.

    called: whom it disturbs. matches: which its buttons are about. answer: whether it answers a press.
    """

    at: datetime
    step: int
    how: How
    message: int
    where: str
    private: bool
    called: tuple[str, ...]
    matches: tuple[int, ...]
    text: str
    answer: bool = False

    @property
    def is_reminder(self) -> bool:
        """Whether it tells of all tables that wait."""
        return self.private and self.text.lstrip("# ").startswith(REMINDER)


class Diary:
    """Reads what the bot has asked of a sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._core = sandbox.core
        self._seen = 0
        self._texts: dict[int, str] = {}
        self._matches: dict[int, tuple[int, ...]] = {}
        self.entries: list[Entry] = []

    def read(self, step: int) -> list[Entry]:
        """What has come since the last time."""
        entries = []
        for record in [request for request in self._core.request_log.requests if request.number > self._seen]:
            self._seen = record.number
            entries += list(self._entries(record, step))
        self.entries += entries
        return entries

    def _entries(self, record: RequestRecord, step: int) -> Iterator[Entry]:
        if not 0 < record.status < OK or record.method not in VERBS:
            return
        written, payload = WRITTEN.fullmatch(record.path), record.payload or {}
        if written is not None:
            channel, message = int(written[1]), int(written[2] or (record.reply or {}).get("id", 0))
            entry = self._entry(record, step, payload, channel, message)
            if entry is not None:
                yield entry
        elif ANSWERED.fullmatch(record.path) and record.method == "POST":
            data = payload.get("data", payload) or {}
            called = self._called(data)
            if called:
                at = datetime.fromtimestamp(record.at, UTC)
                yield Entry(
                    at, step, "sent", 0, "answer", False, called, matches_of(data), words_of(data), True
                )

    def _entry(
        self, record: RequestRecord, step: int, payload: Mapping[str, Any], channel: int, message: int
    ) -> Entry | None:
        place, how = self._core.world.channels[channel], VERBS[record.method]
        words, matches = words_of(payload), matches_of(payload)
        if how == "deleted":
            words, matches = self._texts.pop(message, ""), self._matches.get(message, ())
        elif not words or self._texts.get(message) == words:
            # Its pictures have come.
            return None
        else:
            self._texts[message], self._matches[message] = words, matches
        private = place.recipient is not None
        where = self._name(place.recipient) if place.recipient is not None else place.name
        called: tuple[str, ...] = ()
        if how == "sent":
            called = (where,) if private else self._called(payload)
        at = datetime.fromtimestamp(record.at, UTC)
        return Entry(at, step, how, message, where, private, called, matches, words)

    def _called(self, payload: Mapping[str, Any]) -> tuple[str, ...]:
        allowed = {int(user) for user in (payload.get("allowed_mentions") or {}).get("users") or ()}
        named = {int(user) for user in PERSON.findall(words_of(payload))}
        return tuple(sorted(self._name(user) for user in allowed & named))

    def _name(self, user: int) -> str:
        return self._core.world.users[user].name

    def write(self, people: Mapping[str, Habit]) -> str:
        """The diary as text: moments by the clocks of who reads them, names for ids."""
        return "\n\n".join(self._line(entry, people) for entry in self.entries if entry.how != "deleted")

    def _line(self, entry: Entry, people: Mapping[str, Habit]) -> str:
        reader = entry.where if entry.private else (entry.called or ("",))[0]
        habit = people.get(reader)
        at = entry.at if habit is None else habit.local(entry.at)
        to = f"to {entry.where}" if entry.private else f"in #{entry.where}"
        if entry.called and not entry.private:
            to += f", calling {', '.join(entry.called)}"
        head = f"=== {at:%a %d.%m. %H:%M} {habit.zone if habit else 'UTC'} · {to} · {entry.how}"
        return f"{head}\n{self._readable(entry, at)}"

    def _readable(self, entry: Entry, at: datetime) -> str:
        def moment(match: re.Match[str]) -> str:
            then = datetime.fromtimestamp(int(match[1]), UTC).astimezone(at.tzinfo)
            hours = (then - entry.at).total_seconds() / 3600
            return f"[{then:%a %d.%m. %H:%M}, {hours:+.1f} h]"

        text = MOMENT.sub(moment, entry.text)
        text = PERSON.sub(lambda mention: f"@{self._name(int(mention[1]))}", text)
        channels = self._core.world.channels
        return PLACE.sub(lambda mention: f"#{channels[int(mention[1])].name}", text)


def words_of(payload: Mapping[str, Any]) -> str:
    """All the words of a message as it was sent."""
    raw = {"content": payload.get("content") or "", "embeds": payload.get("embeds") or [], "components": []}
    return SeenMessage({**raw, "components": payload.get("components") or []}).text


def matches_of(payload: Mapping[str, Any]) -> tuple[int, ...]:
    """The matches that the buttons of a message are about."""
    matches = []
    for _, part in walk(payload.get("components") or []):
        with suppress(UnreadableIdError):
            if "custom_id" in part:
                matches.append(ComponentId.parse(part["custom_id"]).match)
    return tuple(dict.fromkeys(match for match in matches if match))


def without_moments(text: str) -> str:
    """A text by which two messages can be compared."""
    return MOMENT.sub("…", text)


def moved(entry: Entry, at: datetime) -> Entry:
    """The same entry at another time: for tests of the laws."""
    return replace(entry, at=at)
