"""The command line beside a database: copies of it, what is wrong in it, and what can be done."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import orjson
import pytest

from bot.cli.commands import carry_out
from bot.cli.shell import parse_arguments
from bot.config import Settings, StartError
from bot.match import Place
from bot.store import SqliteStore
from tests.bench.matches import Host

PAIR = (70_000_001, 70_000_002)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """Two matches under way, the first a few moves old."""
    path = tmp_path / "pony.db"
    store = await SqliteStore.open(path)
    host = Host(store)
    for channel in (11, 12):
        match = await host.open(Place(1, channel), PAIR)
        await host.play(match, PAIR, 12)
    await store.close()
    return path


def ask(database: Path, *given: str) -> int:
    """The exit status of a command."""
    return carry_out(parse_arguments(None, list(given)), Settings(database=database))


def reason(database: Path, *given: str) -> str:
    with pytest.raises(StartError) as refused:
        ask(database, *given)
    return refused.value.message


def damage(database: Path, statement: str) -> None:
    connection = sqlite3.connect(database)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_backup_takes_the_place_of_what_was_lost(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The drill: a copy is made, a match is lost, the copy is put in place, and the match is there again."""
    copy = tmp_path / "backup.db"

    ask(database, "backup", str(copy))
    damage(database, "DELETE FROM entry WHERE match_id = 1")
    lost = ask(database, "check")
    ask(database, "restore", str(copy), "--replace")
    restored = ask(database, "check")

    assert (lost, restored) == (1, 0)
    assert copy.stat().st_mode & 0o077 == 0
    [kept] = tmp_path.glob("pony.db.replaced-*")
    assert ask(kept, "check") == 1, "what was there before is kept"
    assert "2 matches were looked at, and all is well" in capsys.readouterr().out


async def test_a_backup_is_made_beside_a_running_bot_and_not_put_in_its_place(
    database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "backup.db"
    store = await SqliteStore.open(database)

    await asyncio.to_thread(ask, database, "backup", str(copy))
    refused = [
        await asyncio.to_thread(reason, database, *arguments)
        for arguments in (("rescue", "1"), ("restore", str(copy), "--replace"))
    ]
    await store.close()

    assert refused == ["cli-database-busy", "cli-database-busy"]
    assert await asyncio.to_thread(ask, copy, "check") == 0


def test_nothing_is_written_over(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    copy.write_text("mine")

    assert reason(database, "backup", str(copy)) == "cli-backup-exists"
    assert reason(database, "restore", str(database)) == "cli-restore-exists"
    assert copy.read_text() == "mine"


def test_what_is_no_backup_is_not_put_in_place(database: Path, tmp_path: Path) -> None:
    before = database.read_bytes()
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Bilbo, " * 100)

    assert reason(database, "restore", str(letter), "--replace") in (
        "cli-restore-failed",
        "cli-database-damaged",
    )
    assert reason(database, "restore", str(tmp_path / "none.db")) == "cli-database-missing"
    assert database.read_bytes() == before


def test_a_command_that_looks_at_a_database_makes_none(tmp_path: Path) -> None:
    missing = tmp_path / "none.db"

    assert {
        reason(missing, *arguments) for arguments in (["check"], ["matches"], ["show", "1"], ["rescue", "1"])
    } == {"cli-database-missing"}
    assert not missing.exists()


def test_what_is_wrong_is_said_in_words_and_as_json(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(database, "DELETE FROM entry WHERE match_id = 2 AND seq = 3")
    damage(database, "UPDATE seat SET match_id = 99 WHERE match_id = 1 AND user_id = 70000001")

    ask(database, "check")
    words = capsys.readouterr().out
    status = ask(database, "check", "--json")
    lines = [orjson.loads(line) for line in capsys.readouterr().out.splitlines()]

    assert status == 1
    assert "Match 2: action 3 of its log is missing" in words
    assert "belongs to no row of match" in words
    assert {"match": 2, "problem": "gap", "line": 3} in lines


def test_a_broken_match_is_rescued(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage(database, "DELETE FROM entry WHERE match_id = 2 AND seq = 5")

    status = ask(database, "rescue", "2")

    assert status == 0
    assert "Match 2 stands where its log was last sound: being played." in capsys.readouterr().out
    assert ask(database, "check") == 0
    assert reason(database, "rescue", "2") == "refused-rescue-sound"
    assert reason(database, "rescue", "77") == "refused-unknown-match"


def test_what_was_done_is_said_as_json(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    damage(database, "DELETE FROM entry WHERE match_id = 2 AND seq = 5")
    for given in (
        ("rescue", "2"),
        ("close", "2"),
        ("backup", str(copy)),
        ("restore", str(copy), "--replace"),
    ):
        assert ask(database, *given, "--json") == 0
    rescued, closed, backup, restored = (orjson.loads(line) for line in capsys.readouterr().out.splitlines())

    assert (rescued["match"], rescued["phase"]) == (2, "playing")
    assert (closed["match"], closed["phase"]) == (2, "over")
    assert backup == {"backup": str(copy), "bytes": copy.stat().st_size}
    assert restored["database"] == str(database)
    assert Path(restored["kept"]).is_file()


def test_a_match_is_shown_without_what_is_hidden(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ask(database, "matches", "--json")
    listed = [orjson.loads(line) for line in capsys.readouterr().out.splitlines()]
    ask(database, "show", "1")
    shown = capsys.readouterr()
    ask(database, "show", "1", "--json")
    as_json = orjson.loads(capsys.readouterr().out)
    ask(database, "show", "1", "--reveal")
    revealed = capsys.readouterr()

    assert [row["match"] for row in listed] == [1, 2]
    assert set(listed[0]["seats"].values()) == {"70000001", "70000002"}
    assert "muster" not in shown.out
    assert as_json["actions"] == []
    assert "muster" in revealed.out
    assert "match-revealed" in revealed.err


@pytest.mark.parametrize("given", [["--database", "x.db", "check"], ["check", "--database", "x.db"]])
def test_the_database_is_named_before_or_after_the_command(given: list[str]) -> None:
    assert parse_arguments(None, given).database == "x.db"
    assert parse_arguments(None, []).command == "run"
