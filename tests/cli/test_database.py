# ruff: noqa: ASYNC240 - nothing else runs on the loop while a test looks at its files
"""The database of the command line: a file or a server; and no password is ever told."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.copies import back_up, move_database, restore
from bot.cli.database import open_database
from bot.cli.matches import check, print_matches, rate_anew
from bot.cli.shell import format_message
from bot.config import StartError, load, name_database, read_database
from bot.store import MatchChange
from tests.postgres import Server
from tests.store.rows import change, match_row

WRONG = (
    ("postgresql://ann:hush%zz@inn/pony", "cli-database-address"),
    ("postgresql://ann:hush@127.0.0.1:1/pony?connect_timeout=2", "cli-database-unreachable"),
)


@pytest.fixture(autouse=True)
def shell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.chdir(tmp_path)


def test_of_an_address_neither_user_nor_password_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE", "postgresql://ann:hu@sh@inn.example:5433/pony?password=hush")
    settings = load()
    assert "hu" not in repr(settings)
    assert name_database(settings.database) == "postgresql://inn.example:5433/pony"
    assert name_database(read_database("var/pony.db")) == "var/pony.db"


@pytest.mark.parametrize(("address", "message"), WRONG)
async def test_a_server_that_cannot_be_used_is_one_sentence_without_the_password(
    address: str, message: str
) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(StartError) as caught:
        await open_database(read_database(address))
    assert caught.value.message == message
    for language in ("en", "pl"):
        told = format_message(language, message, **caught.value.values)
        assert "hush" not in told
        assert "\n" not in told


def test_the_program_says_so_and_ends_with_2() -> None:
    pytest.importorskip("psycopg")
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "ratings", "--database", WRONG[1][0]],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "hush" not in ended.stdout + ended.stderr


def test_the_driver_is_loaded_only_where_it_is_used() -> None:
    code = "import sys, bot.cli.run, bot.cli.copies; sys.exit('psycopg' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    assert (
        subprocess.run([sys.executable, "-c", code], env=environment, timeout=60, check=False).returncode == 0
    )


async def test_a_database_moves_to_a_server_and_back_and_other_commands_work_on_it(
    server: Server, tmp_path: Path
) -> None:
    file, address, back = str(tmp_path / "pony.db"), server.new_database(), str(tmp_path / "back.db")
    store = await open_database(read_database(file))
    await store.set_user_settings(7, "{}")
    await store.close()

    told = await move_database(file, address)
    assert told.startswith(f"Moved to {name_database(read_database(address))} and compared")
    with pytest.raises(StartError) as caught:
        await move_database(file, address)
    assert caught.value.message == "cli-move-not-empty"
    await rate_anew(load(database=address))
    await move_database(address, back)

    store = await open_database(read_database(back))
    assert await store.user_settings(7) == "{}"
    await store.close()


@pytest.mark.parametrize(
    ("source", "target", "message"),
    [(None, "a.db", "cli-move-missing"), ("none.db", "a.db", "cli-move-no-source")],
)
async def test_what_cannot_be_moved_is_said_and_nothing_is_made(
    source: str | None, target: str, message: str, tmp_path: Path
) -> None:
    with pytest.raises(StartError) as caught:
        await move_database(source, target)
    assert caught.value.message == message
    assert list(tmp_path.iterdir()) == []


def test_whoever_operates_a_server_has_the_same_commands(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a database that a bot has open, it is looked at and copied; a backup fills an empty one."""
    monkeypatch.setattr("bot.cli.copies.OFTEN", 1)
    here, there = (read_database(server.new_database()) for _ in range(2))
    with asyncio.Runner() as runner:
        store = runner.run(open_database(here))
        runner.run(
            store.commit(change(MatchChange(match_row(game="confrontation", phase="cancelled"), None)))
        )
        back_up(here, tmp_path / "copy.db")
        said = capsys.readouterr()
        assert "on its way" in said.err
        assert "copy.db" in said.out
        assert asyncio.run(check(here, as_json=False)) == 0
        runner.run(store.close())
    restore(there, tmp_path / "copy.db", replace=False)
    with pytest.raises(StartError) as caught:
        restore(there, tmp_path / "copy.db", replace=True)
    assert caught.value.message == "cli-move-not-empty"
    asyncio.run(print_matches(there, as_json=False))
