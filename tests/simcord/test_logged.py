"""What an operator reads: an interaction, its commit and what it told are tied to one another."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import pytest

from tests.simcord.driver import Inn


def logged(caplog: pytest.LogCaptureFixture, event: str) -> list[Mapping[str, Any]]:
    """The lines of one event."""
    lines = [record.msg for record in caplog.records if isinstance(record.msg, dict)]
    return [line for line in lines if line["event"] == event]


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

    async def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(inn.pony.services.matches), "open_lobby", fail)

    said = await inn.person("frida").slash("confront start", opponent="bolek")

    (error,) = logged(caplog, "unexpected")
    (answered,) = logged(caplog, "interaction")
    assert answered["outcome"] == "failed"
    assert error["interaction"] == answered["interaction"]
    assert error["reference"] in said.message.text
