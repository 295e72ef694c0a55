"""Golden records of whole games: they must replay to the same end, with the same public events."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs import game, games
from tests.playthroughs.make import FOLDER, golden, record_of

RECORDS = sorted(FOLDER.glob("*/*.txt"))
READ = sorted((Path(__file__).parents[1] / "ladder" / "records").glob("*.txt"))
"""Games of the house at full time that somebody has read."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = record_of(text)
    assert record.game == path.parent.name
    assert golden(game(record.game), record) == text


@pytest.mark.parametrize("path", READ, ids=lambda path: path.stem)
def test_a_game_of_the_house_that_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert golden(game("war"), record_of(text)) == text


@pytest.mark.parametrize("key", [board_game.facts.key for board_game in games()])
def test_every_game_has_playthroughs(key: str) -> None:
    assert len([path for path in RECORDS if path.parent.name == key]) >= 4
