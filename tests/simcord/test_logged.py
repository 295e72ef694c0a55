"""What an operator reads: an interaction, its commit and what it told are tied to one another."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from discord import NotFound
from prometheus_client import REGISTRY

from tests.simcord.driver import Inn


def logged(caplog: pytest.LogCaptureFixture, event: str) -> list[Mapping[str, Any]]:
    """The lines of one event."""
    lines = [record.msg for record in caplog.records if isinstance(record.msg, dict)]
    return [line for line in lines if line["event"] == event]


def counted(outcome: str) -> float:
    """How many autocompletes have come to this."""
    kind = {"kind": "autocomplete", "outcome": outcome}
    return REGISTRY.get_sample_value("pony_interactions_total", kind) or 0.0


async def test_an_interaction_is_tied_to_its_commit_and_to_what_it_told(
    inn: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    await inn.person("frida").slash("confront start", opponent="bolek")
    await inn.calm()

    (answered,) = logged(caplog, "interaction")
    commit = logged(caplog, "commit")[0]
    assert answered["kind"] == "/confront start"
    assert answered["outcome"] == "answered"
    assert commit["interaction"] == answered["interaction"]
    assert (commit["match"], commit["at"]) in {(told["match"], told["at"]) for told in logged(caplog, "told")}


async def test_an_unexpected_error_has_its_reference_and_the_interaction_in_one_line(
    inn: Inn, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    inn.forgiven.add("unexpected")

    async def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(inn.pony.services.matches), "open_lobby", fail)

    said = await inn.person("frida").slash("confront start", opponent="bolek")

    (error,) = logged(caplog, "unexpected")
    (answered,) = logged(caplog, "interaction")
    assert answered["outcome"] == "failed"
    assert error["interaction"] == answered["interaction"]
    assert error["reference"] in said.message.text


@pytest.mark.parametrize("late", [False, True], ids=["of ours", "of Discord's, too late"])
async def test_an_error_in_an_autocomplete_is_counted_and_told_of_nobody(
    inn: Inn, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """Given what completes a word fails, or its answer is refused, then our line says so and no user's id."""
    caplog.set_level(logging.INFO)
    frida = inn.person("frida")
    inn.forgiven.add("autocomplete_failed")
    outcome = "late" if late else "failed"
    before = counted(outcome)

    async def fail(*_: object, **__: object) -> None:
        if late:
            gone: Any = SimpleNamespace(status=404, reason="Not Found")
            raise NotFound(gone, {"code": 10062, "message": "Unknown interaction"})
        raise KeyError

    monkeypatch.setattr(type(inn.pony.router), "context", fail)
    with suppress(AssertionError):
        await frida.autocomplete("table", "match", action="record")

    assert counted(outcome) == before + 1
    told = [line["command"] for line in logged(caplog, "autocomplete_failed")]
    assert told == ([] if late else ["table"])
    assert str(inn.user_id("frida")) not in caplog.text
    assert not [record for record in caplog.records if record.name.startswith("discord")]
