"""Ids that no button of ours ever had: whoever sends one is answered, and nothing goes wrong."""

from __future__ import annotations

import logging
from random import Random
from typing import Final

import pytest

from bot.ui.page import LONGEST_ID, ComponentId, Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import LIGHT, sit_down
from tests.wire.people import table_message

ODD: Final = (
    "",
    "-",
    ".",
    "..",
    "9" * 60,
    "-1",
    "٣",
    "½",
    "war",
    "duel.x",
    "x.y.z.9",
    "\u2028",
    "=",
    "~",
    "0",
    "page.99",
)
"""Payloads that readers may stumble over."""
VALUES: Final = (None, [], [""], ["9" * 60], ["x"], ["-1"], ["a", "b"], ["٣"], ["½.2"])
EACH: Final = 4
"""Ids tried of each kind."""


async def test_no_forged_id_makes_anything_go_wrong(inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    evening = await sit_down(inn)
    rng, frida = Random("forged"), evening.people[LIGHT]
    table = await table_message(frida)
    caplog.set_level(logging.WARNING)

    for kind in Kind:
        for number in range(EACH):
            match = rng.choice((0, evening.match, evening.match, 36**12 - 1))
            stamp = rng.choice((0, 3, 36**12 - 1))
            forged = str(ComponentId(kind, match, stamp))
            forged = f"{forged}{rng.choice(ODD)}"[:LONGEST_ID]
            caplog.clear()
            await frida.press_stale(forged, table, values=rng.choice(VALUES) if number else None)
            wrong = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
            assert not wrong, (forged, wrong)
