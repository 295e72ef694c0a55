"""`python -m bot reports`: lists, shows without what is hidden, answers, and makes a test that fails."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import orjson
import pytest

from bot import logs
from bot.cli.commands import carry_out
from bot.cli.shell import parse_arguments
from bot.config import Settings, StartError
from bot.match import Place
from bot.match.matches import MatchService
from bot.match.reports import Reports
from bot.store import ReportRow, SqliteStore
from cogs import bundles
from tests.architecture.sources import ROOT
from tests.bench.matches import Host

PAIR = (70_000_001, 70_000_002)
WRONG = 'My "Balrog" \\ may not retreat'
RIGHT = "It may: rule 7.4"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A match a few moves old, with a report by one of its players."""
    logs.configure("INFO", "json")
    path = tmp_path / "pony.db"
    store = await SqliteStore.open(path)
    host = Host(store)
    match = await host.open(Place(1, 11), PAIR)
    await host.play(match, PAIR, 12)
    await Reports(MatchService(store, bundles())).add(match, PAIR[0], WRONG, "pl")
    await store.close()
    return path


def ask(database: Path, *given: str) -> int:
    return carry_out(parse_arguments(None, ["reports", *given]), Settings(database=database))


def reason(database: Path, *given: str) -> str:
    with pytest.raises(StartError) as refused:
        ask(database, *given)
    return refused.value.message


async def read(database: Path) -> tuple[ReportRow, int]:
    """The report, and how many items of the outbox tell of its answer."""
    store = await SqliteStore.open(database)
    row, items = await store.reports.find(1), await store.outbox(50)
    await store.close()
    assert row is not None
    return row, [item.kind for item in items].count("answer")


def test_without_reveal_nothing_that_is_hidden_is_shown(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ask(database)
    ask(database, "--json")
    ask(database, "1")
    ask(database, "1", "--json")
    shown = capsys.readouterr()
    ask(database, "1", "--reveal")
    revealed = capsys.readouterr()

    assert "One report; 1 without an answer." in shown.out
    assert "waits for an answer" in shown.out
    for hidden in ('Balrog"', "muster", str(PAIR[0])):
        assert hidden not in shown.out + shown.err
    assert WRONG in revealed.out
    assert "muster" in revealed.out
    assert "report-revealed" in revealed.err
    assert "report-revealed" not in shown.err


def test_an_answer_waits_in_the_outbox_for_the_next_start(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ask(database, "1", "--answer", RIGHT)
    ask(database)
    told = capsys.readouterr()

    row, items = asyncio.run(read(database))
    assert (row.answer, row.shared, row.told, items) == (RIGHT, False, False, 1)
    assert "answered" in told.out
    assert RIGHT not in told.err
    ask(database, "1", "--answer", "Better", "--share")
    row, items = asyncio.run(read(database))
    assert (row.answer, row.shared, items) == ("Better", True, 1), "one message brings it"


async def test_beside_a_running_bot_it_lists_and_does_not_answer(database: Path) -> None:
    store = await SqliteStore.open(database)

    assert await asyncio.to_thread(ask, database) == 0
    assert await asyncio.to_thread(reason, database, "1", "--answer", RIGHT) == "cli-database-busy"
    await store.close()


def test_what_cannot_be_done_is_said(database: Path) -> None:
    assert reason(database, "7") == "cli-report-unknown"
    assert reason(database, "7", "--answer", RIGHT) == "cli-report-unknown"
    assert reason(database, "--as-test") == "cli-report-missing"
    assert reason(database, "1", "--answer", " ") == "cli-report-length"
    assert reason(database, "1", "--answer", "x" * 1001) == "cli-report-length"
    assert reason(database, "1", "--as-test", str(database)) == "cli-backup-exists"


def test_of_a_report_becomes_a_test_that_fails_until_what_is_right_is_written(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given the test as it was written and one in which somebody wrote what is right, the latter passes."""
    written, mended = tmp_path / "test_written.py", tmp_path / "test_mended.py"

    ask(database, "1", "--as-test", str(written))
    ask(database, "1", "--as-test")
    shown = capsys.readouterr()
    text = written.read_text("utf-8")
    [line] = [written_line for written_line in text.splitlines() if "pytest.fail" in written_line]
    mended.write_text(text.replace(line, "    assert game.pending(state).open"), "utf-8")
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
    done = subprocess.run([*run, written, mended], cwd=ROOT, capture_output=True, text=True, check=False)

    assert shown.out.endswith(text)
    assert "report-revealed" in shown.err
    assert "1 failed, 1 passed" in done.stdout, done.stdout
    assert "what is right at this step is not written yet" in done.stdout
    assert "RecordError" not in done.stdout
    style = [sys.executable, "-m", "ruff", "check", "--config", str(ROOT / "pyproject.toml"), written]
    assert subprocess.run(style, cwd=ROOT, capture_output=True, check=False).returncode == 0


def test_a_list_loads_no_game(database: Path) -> None:
    code = (
        "import sys; from bot.cli.commands import carry_out; from bot.cli.shell import parse_arguments;"
        "from bot.config import Settings; from pathlib import Path;"
        f"settings = Settings(database=Path({str(database)!r}));"
        "carry_out(parse_arguments(None, ['reports', '--json']), settings);"
        "assert not [each for each in sys.modules if each.startswith('cogs.')], sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert orjson.loads(done.stdout)["number"] == 1
