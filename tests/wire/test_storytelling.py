"""`python -m bot tell`: the story of a record, and what is wrong with a corrupt one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import NEVER
from tests.wire.process import ROOT, BotProcess
from tests.wire.test_process import one_clear_sentence

pytestmark = [pytest.mark.wire]
GOLDEN = ROOT / "tests" / "playthroughs" / "golden" / "confrontation" / "three_in_the_shire.txt"


async def told(place: Path, record: Path, **environment: str) -> tuple[int, BotProcess]:
    """The exit status and the process that has told a record."""
    bot = BotProcess(place, {})
    return await bot.run("tell", str(record), **environment), bot


def spoilt(place: Path, line: int, text: str) -> Path:
    """A sound record with one line replaced, counted from 1."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    lines[line - 1] = text
    path = place / "record.txt"
    path.write_text("\n".join(lines), "utf-8")
    return path


async def test_a_record_is_told_as_a_story_in_either_language(tmp_path: Path) -> None:
    status, bot = await told(tmp_path, GOLDEN, LANG="en_GB.UTF-8")
    assert (status, "three dark figures" in bot.output.lower()) == (0, True)
    status, bot = await told(tmp_path, GOLDEN, LANG="pl_PL.UTF-8")
    assert (status, "trzy ciemne figury" in bot.output.lower()) == (0, True)


@pytest.mark.parametrize(
    ("line", "text"),
    [(30, "light move frodo mordor"), (30, "light wave"), (1, "Game: chess"), (30, "nobody ready")],
)
async def test_a_corrupt_record_is_refused_in_one_sentence_that_names_the_line(
    tmp_path: Path, line: int, text: str
) -> None:
    status, bot = await told(tmp_path, spoilt(tmp_path, line, text))

    sentence = one_clear_sentence(bot.output)
    assert status == NEVER
    assert str(line) in sentence or "chess" in sentence


async def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.bin"
    path.write_bytes(bytes(range(256)))
    for wrong in (path, tmp_path / "nowhere.txt"):
        status, bot = await told(tmp_path, wrong)
        assert status == NEVER
        assert wrong.name in one_clear_sentence(bot.output)
