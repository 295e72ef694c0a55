"""How a start that cannot succeed ends: in one sentence, with a status that says whether to try again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.cli.database import open_database
from bot.cli.shell import format_message, parse_arguments
from bot.config import (
    AGAIN,
    IMAGE_FILE,
    NEVER,
    NOT_NOW,
    Settings,
    StartError,
    load,
    name_database,
    read_database,
)  # fmt: skip
from bot.store import SqliteStore
from bot.text import Catalogue

ROOT = Path(__file__).parents[2]
NAMES = sorted(name.upper() for name in Settings.model_fields)


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for name in (*NAMES, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def start(*given: str, **environment: str) -> tuple[int, str]:
    """The exit status of `python -m bot` as a process, and what it said."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    ended = subprocess.run(
        [sys.executable, "-m", "bot", *given],
        env={**kept, **environment, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return ended.returncode, (ended.stdout + ended.stderr).strip()


@pytest.mark.parametrize(
    "environment",
    [
        {"DATABASE": "/"},
        {"DATABASE": "."},
        {"DATABASE": "/tmp", "DISCORD_TOKEN": "t"},
        {"DATABASE": "mysql://pony:hush@host/name", "DISCORD_TOKEN": "t"},
        {"DATABASE": "postgresql://pony:hush@[::1", "DISCORD_TOKEN": "t"},
        {"DATABASE": "a\nb.db"},
        {"DISCORD_TOKEN": "abc\ndef"},
        {"DISCORD_TOKEN": "abc def"},
        {"DISCORD_TOKEN": "żółw"},
        {"QUIET_HOURS": "9" * 5000 + "-3"},
        {"SHARDS": "0/" + "9" * 5000},
        {"HEALTH_PORT": "9" * 5000},
        {"THEME": "pink\nand blue"},
        {"DISCORD_TOKEN": "t", "COMPONENT_FILES": "nowhere"},
    ],
    ids=lambda variables: " ".join(f"{name}={value[:12]!r}" for name, value in variables.items()),
)
def test_what_can_never_succeed_is_one_sentence_and_says_so(environment: dict[str, str]) -> None:
    status, said = start(**environment)

    assert status == NEVER
    assert len(said.splitlines()) == 1
    assert 10 < len(said) < 400
    assert "hush" not in said


@pytest.mark.parametrize(
    "given",
    [
        ("nonsense",),
        ("show", "x"),
        ("show", "9" * 30),
        ("--port", "x", "matches"),
        ("move", "--from", "/", "--to", "x"),
    ],
    ids=lambda arguments: " ".join(arguments)[:20],
)
def test_a_wrong_command_line_is_told_without_a_traceback(given: tuple[str, ...]) -> None:
    status, said = start(*given)

    assert status == NEVER
    assert "Traceback" not in said


def test_a_folder_that_may_not_be_read_may_be_readable_later(tmp_path: Path) -> None:
    """As a volume that is not mounted yet; a file stands in the way, for root may read everything."""
    (tmp_path / "file").write_text("no folder")
    status, said = start(DATABASE=str(tmp_path / "file" / "pony.db"), DISCORD_TOKEN="t")

    assert (status, len(said.splitlines())) == (NOT_NOW, 1)


def test_every_reason_to_try_again_is_one_that_is_told() -> None:
    english = Catalogue(ROOT / "bot" / "cli" / "strings")["en"]
    assert [reason for reason in sorted(AGAIN) if not english.has(reason)] == []
    assert NEVER != NOT_NOW
    assert NEVER not in (0, 1)


def test_systemd_does_not_try_again_what_can_never_succeed() -> None:
    unit = (ROOT / "docs" / "operating" / "pony.service").read_text("utf-8")

    assert re.findall(r"^RestartPreventExitStatus=(.*)$", unit, re.MULTILINE) == [str(NEVER)]


async def test_a_lost_database_is_told_in_both_languages_and_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "pony.db"
    await (await SqliteStore.open(path)).close()
    path.unlink()

    with pytest.raises(StartError) as caught:
        await open_database(path)
    assert caught.value.message == "cli-database-lost"
    assert not caught.value.may_pass
    for language in ("en", "pl"):
        assert f"{path}.lock" in format_message(language, caught.value.message, **caught.value.values)


def set_by_the_image() -> str:
    """The file of settings that the image holds, as its Dockerfile writes it."""
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    (command,) = [line.removeprefix("RUN ") for line in lines if line.endswith(f"> {IMAGE_FILE}")]
    subprocess.run([shutil.which("sh") or "sh", "-c", command], check=True)
    return Path(IMAGE_FILE).read_text("utf-8")


def test_an_empty_setting_counts_as_none_in_the_image_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given `docker run --env-file .env` with empty lines, the image's own settings hold."""
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    in_image = set_by_the_image()
    for name in NAMES:
        monkeypatch.setenv(name, "")
        assert not re.search(rf"\b{name}=\S+(?!.*> {IMAGE_FILE})", re.sub(r"(?m)^RUN .*$", "", dockerfile))
    given = load()

    assert "HEALTH_PORT=" in in_image
    assert (given.database, given.health_port) == (Path("/data/pony.db"), 8089)
    monkeypatch.setenv("HEALTH_PORT", "1234")
    assert load().health_port == 1234


@pytest.mark.parametrize("name", NAMES)
def test_every_empty_setting_counts_as_none(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "")
    assert load() == Settings(_env_file=None)
    Path(".env").write_text(f"{name}=\n")
    assert load() == Settings(_env_file=None)
    Path(".env").unlink()


def test_an_empty_database_on_the_command_line_counts_as_none() -> None:
    assert load(database="").database == Settings(_env_file=None).database


SIGNS = st.text(st.characters(exclude_characters="\0"), max_size=40)
"""What can be given in an environment: everything but the sign that ends it."""
VALUES = SIGNS | st.from_regex(r"(postgres(ql)?|mysql|http)://[^\0]{0,30}") | st.integers().map(str)


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(NAMES), VALUES)
def test_whatever_is_set_the_sentence_says_which_setting(name: str, value: str) -> None:
    """Given any value, it is taken, or refused by the one error that is told."""
    try:
        taken = load(**{name.lower(): value})
    except StartError as error:
        for language in ("en", "pl"):
            told = format_message(language, error.message, **error.values)
            assert len(told.splitlines()) == 1
            assert len(told) < 400
    else:
        name_database(taken.database)


WORDS = st.sampled_from(["show", "move", "--from", "--database", "--port", "-h", "7"])


@settings(max_examples=200)
@given(st.lists(SIGNS | WORDS, max_size=5))
def test_whatever_is_on_the_command_line_it_is_parsed_or_refused(given: list[str]) -> None:
    ended: object = 0
    try:
        parse_arguments(None, given)
    except SystemExit as end:
        ended = end.code
    assert ended in (0, NEVER)


@given(SIGNS)
def test_whatever_a_database_is_called_it_is_read_or_refused(text: str) -> None:
    with suppress(ValueError):
        name_database(read_database(text))


@pytest.mark.parametrize(
    ("given", "games"),
    [
        (("--help",), set()),
        (("healthcheck",), set()),
        (("backup", "copy.db"), set()),
        (("restore", "pony.db"), set()),
        (("matches",), set()),
        (("show", "1"), set()),
        (("check",), set()),
        (("agent",), set()),
    ],
    ids=lambda parameter: " ".join(parameter) if isinstance(parameter, tuple) else "",
)
async def test_a_command_loads_no_game_it_does_not_need(
    tmp_path: Path, given: tuple[str, ...], games: set[str]
) -> None:
    """Given a database without matches, nothing of any game is loaded, nor discord.py."""
    await (await SqliteStore.open(tmp_path / "pony.db")).close()
    environment = {"DATABASE": "other.db" if given[0] == "restore" else "pony.db"}

    assert loaded(*given, **environment) == games


def loaded(*given: str, **environment: str) -> set[str]:
    """The games that such a command has loaded, and `discord` where it was."""
    code = (
        "import runpy, sys; sys.argv = ['bot', *sys.argv[1:]]\n"
        "try: runpy.run_module('bot', run_name='__main__')\n"
        "except SystemExit: pass\n"
        "names = {each.split('.')[1] for each in sys.modules if each.startswith('cogs.')}\n"
        "print('LOADED', *names, *({'discord'} & set(sys.modules)))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, *given],
        env={**os.environ, **environment, "PYTHONPATH": str(ROOT)},
        input="", capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    return set(ended.stdout.splitlines()[-1].split()[1:])


def test_a_record_is_told_by_its_own_game_alone(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text("Game: duel\nRuleset: 1\nOptions: {}\n\n")

    assert loaded("tell", str(record)) == {"duel"}
