"""Records: they say who played and how it ended, and are read back without being trusted."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random

import pytest

from bot.engine import Record, RecordError
from bot.match import archive
from bot.match.archive import date_of, players_of, take_in
from bot.text import GivenText
from cogs import bundles
from tests.match.house import ANN, BEN, House
from tests.match.tiny_game import tiny_bundle

TINY = {"tiny": tiny_bundle()}
GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden"


async def test_a_record_says_who_played_when_and_how_it_ended(house: House) -> None:
    match = await house.finished()
    names = {ANN: "Ann\u2028Marks: 1", BEN: "Żanna"}

    record = Record.parse(await house.tables.archive.record(match, ANN, names))

    assert players_of(record) == {"north": GivenText("Ann Marks: 1"), "east": GivenText("Żanna")}
    assert date_of(record) == date(2026, 1, 1)
    assert '"winners":["' in dict(record.tags)["Result"]
    assert str(ANN) not in str(record), "ids of people are for their own server"


async def test_a_record_is_read_back(house: House) -> None:
    text = await house.tables.archive.record(await house.finished(), ANN)
    bundle, record = take_in(TINY, text)
    assert bundle.key == "tiny"
    assert str(record) == text


@pytest.mark.parametrize("said", ["[]", "{", '{"north": 7}', '"x"', ""])
async def test_what_a_record_says_of_its_players_may_be_anything(house: House, said: str) -> None:
    text = await house.tables.archive.record(await house.finished(), ANN)
    lines = [f"Players: {said}" if line.startswith("Players") else line for line in text.splitlines()]
    lines = [line.replace("Date: 2026", "Date: yesterday") for line in lines]
    _, record = take_in(TINY, "\n".join(lines))
    assert players_of(record) == {}
    assert date_of(record) is None


async def test_a_record_that_is_too_long_or_too_slow_is_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = await house.tables.archive.record(await house.finished(), ANN)
    monkeypatch.setattr(archive, "PATIENCE", -1.0)
    with pytest.raises(RecordError, match="record-too-slow"):
        take_in(TINY, text)
    monkeypatch.setattr(archive, "MOST_TAKEN_IN", 3)
    with pytest.raises(RecordError, match="record-too-long"):
        take_in(TINY, text)


@pytest.mark.parametrize("key", bundles())
def test_a_spoilt_record_is_refused_and_nothing_else_happens(key: str) -> None:
    rng = Random(4)
    text = min((GOLDEN / key).glob("*.txt"), key=lambda path: path.stat().st_size).read_text("utf-8")
    for _ in range(150):
        at = rng.randrange(min(len(text), 3000))
        spoilt = (
            text[:at] + rng.choice(["", "x", "0", "9" * 30, '"', "{", "\n", "[]", "null,"]) + text[at + 1 :]
        )
        with suppress(RecordError):
            take_in(bundles(), spoilt)
