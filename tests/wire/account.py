"""What every test on the wire must leave behind: no error, no breach of contract, nothing leaked."""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import orjson
import pytest

from bot.sandbox.request_log import RequestRecord
from bot.text import LANGUAGES
from bot.ui.page import TEMPLATE, Kind
from cogs import bundles
from tests.wire.contract import SPECIFICATION, contract
from tests.wire.inn import Inn
from tests.wire.oracle import forms, truth
from tests.wire.process import ROOT

UPDATE = 7
"""The callback that shows something in place of what was pressed in."""
STANDARDS = frozenset({"/oauth2/token"})
"""Paths that Discord's description leaves out: another standard says how they are used (RFC 6749)."""
LIGHT, DARK = "light", "dark"
REFUSED = 400
PUBLIC = 0
"""Stands for everybody in the channel."""
CARD = re.compile(r"card-(\d+)-\d+$")
"""What a title card is posted under: its match, and the press it tells of."""


def audience(inn: Inn, record: RequestRecord) -> int | None:
    """Who received what a request sent: a user id, `PUBLIC`, or None where nobody was told anything."""
    if record.status >= REFUSED:
        return None
    core = inn.sandbox.core
    parts = record.path.strip("/").split("/")
    if parts[0] in ("interactions", "webhooks") and len(parts) >= 3:
        interaction = core.pending.find(parts[2])
        if interaction is None:
            return PUBLIC
        reply = record.reply if isinstance(record.reply, dict) else {}
        message = (reply.get("resource") or {}).get("message") or reply
        kind = record.payload.get("type") if isinstance(record.payload, dict) else None
        if kind == UPDATE and interaction.message is not None:
            hidden = interaction.message.ephemeral
        else:
            hidden = bool((message.get("flags") or 0) & 64)
        modal_or_choices = kind in (8, 9)
        private = hidden or modal_or_choices or interaction.channel.guild_id is None
        return interaction.user.id if private else PUBLIC
    if parts[0] == "channels" and record.method in ("POST", "PATCH", "PUT"):
        channel = core.world.channels.get(int(parts[1]))
        return channel.recipient if channel is not None and channel.recipient is not None else PUBLIC
    return None


async def settle(inn: Inn) -> None:
    """The account at a test's end: nothing the sandbox complains of, nothing the bot itself complains of.

    Every request that was carried out is held against Discord's OpenAPI description, where that lies beside
    the checkout; without it this says so, and fails in CI.
    """
    await inn.becalmed()
    errors = await inn.driver.errors(ignore=inn.expected)
    assert not errors, "\n".join(f"{error['kind']}: {error['detail']}" for error in errors)
    complaints = [line for line in inn.heard() if not inn.forgives(line)]
    assert not complaints, "\n".join(complaints)
    if SPECIFICATION.is_file():
        problems = contract().record_problems(_of_new_shape(inn))
        assert not problems, "\n".join(problems)
    elif os.environ.get("CI") == "true":
        pytest.fail(f"no OpenAPI description at {SPECIFICATION}")
    else:
        warnings.warn(f"requests unchecked: no OpenAPI description at {SPECIFICATION}", stacklevel=1)


def _of_new_shape(inn: Inn) -> Iterator[dict[str, Any]]:
    """Requests unlike any before. Lengths and counts are the sandbox's own business, request by request."""
    for record in inn.sandbox.core.request_log.requests:
        kind = f"{record.status} {record.multipart}"
        if record.path in STANDARDS:
            continue
        if contract().is_new(record.method, record.path, record.payload, kind):
            yield record.as_json()


@dataclass
class Listener:
    """Reads all that leaves the bot while The Confrontation is played, and knows who may not know what.

    A lobby is not listened to: it tells of figures in its options. Call `check` while the game runs: what is
    shown after its end hides nothing any more.
    """

    inn: Inn
    match: int
    heard: int = 0
    checked: int = 0
    names: Mapping[str, frozenset[str]] = field(default_factory=lambda: forms("confrontation", "figure-"))

    def __post_init__(self) -> None:
        """Nothing that was said before counts."""
        requests = self.inn.sandbox.core.request_log.requests
        self.heard = requests[-1].number if requests else 0

    def check(self) -> None:
        """Asserts that nobody has been told a figure that nobody has shown yet."""
        # The requests first: what they tell is on disk by then, even where the bot plays on while this reads.
        records = [
            request for request in self.inn.sandbox.core.request_log.requests if request.number > self.heard
        ]
        known = truth(self.inn, self.match)
        if known.outcome is not None or not records:
            return
        secret = {
            seat: [figure for figure in figures_of(seat) if not known.named(figure)] for seat in known.seats
        }
        for record in records:
            self.heard = record.number
            who = audience(self.inn, record)
            if who is None or not self._is_of_the_game(record):
                continue
            for seat, user in known.seats.items():
                if user != who:
                    self._compare(record, seat, secret[seat])

    def _is_of_the_game(self, record: RequestRecord) -> bool:
        """Whether it may show the game that is played.

        Something from before may come late: the lobby, or a picture or title card of an earlier test's match.
        """
        presses = [parsed for text in _strings(record.payload) if (parsed := TEMPLATE.fullmatch(text))]
        if any(press["kind"] == Kind.BEGIN for press in presses):
            return False
        cards = (parsed for text in _strings(record.payload) if (parsed := CARD.match(text)))
        matches = {int(press["match"], 36) for press in presses} - {0} | {int(card[1]) for card in cards}
        # The end of an earlier one may lead on to this one, never the other way.
        return not matches or min(matches) == self.match

    def _compare(self, record: RequestRecord, seat: str, hidden: list[str]) -> None:
        text = "\n".join(_strings([record.payload, [file["filename"] for file in record.files]]))
        self.checked += 1
        for printed in printed_abilities(DARK if seat == LIGHT else LIGHT):
            # What anybody's own figures can do is printed, whomever they can do it to.
            text = text.replace(printed, "")
        for figure in hidden:
            for form in self.names[figure]:
                leak = re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text)
                where = f"request {record.number} {record.method} {record.path}"
                assert not leak, f"{figure} of {seat} was betrayed by {where}: {text}"


@cache
def printed_abilities(seat: str) -> tuple[str, ...]:
    """What a side's figures can do, in every language."""
    say = [bundles()["confrontation"].words.translator(language) for language in LANGUAGES]
    return tuple(translator(f"ability-{figure}") for figure in figures_of(seat) for translator in say)


@cache
def figures_of(seat: str) -> tuple[str, ...]:
    """The ids of a side's figures, from the component list."""
    listed = orjson.loads((ROOT / "cogs/confrontation/data/figures.json").read_bytes())["figures"]
    return tuple(figure["id"] for figure in listed if figure["side"] == seat)


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)
