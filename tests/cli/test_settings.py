"""Settings: each one documented, each wrong one named."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

from bot.cli.shell import format_message
from bot.config import Settings, StartError, explain_port, load, shell_language

EXAMPLE = Path(__file__).parents[2] / ".env.example"
HOURS = "podaje, od której do której godziny, od 0 do 23, na przykład 3-5 albo 22-4"
NAMES = {name.upper() for name in Settings.model_fields}


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for name in (*NAMES, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_the_example_explains_every_setting_and_no_other() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    given = [line.split("=")[0] for line in lines if re.match(r"[A-Z_]+=", line)]

    assert sorted(given) == sorted(NAMES)
    for name in given:
        before = lines[next(n for n, line in enumerate(lines) if line.startswith(f"{name}=")) - 1]
        assert before.startswith(("#", "SANDBOX")), name


def test_the_example_states_the_defaults() -> None:
    Path(".env").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    from_example = load()
    Path(".env").unlink()

    assert from_example.model_dump() == load().model_dump()


def test_the_command_line_outweighs_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE", "one.db")

    assert load(database="two.db").database == Path("two.db")
    assert load(database=None).database == Path("one.db")


@pytest.mark.parametrize(
    ("name", "value", "polish"),
    [
        ("THEME", "pink", "możliwe są parchment, night"),
        ("DEFAULT_LANGUAGE", "de", "możliwe są en, pl"),
        ("LOG_LEVEL", "loud", "możliwe są debug, info, warning, error"),
        ("METRICS_PORT", "99999", "ma to być liczba całkowita od 0 do 65535"),
        ("HEALTH_PORT", "seven", "ma to być liczba całkowita od 0 do 65535"),
        ("QUIET_HOURS", "3-24", HOURS),
        ("QUIET_HOURS", "3-3", HOURS),
        (
            "QUIET_HOURS",
            "night",
            HOURS,
        ),
        ("COMPACT_AFTER_DAYS", "-1", "ma to być liczba całkowita od 0 do 3650"),
        ("SANDBOX_PORT", "-1", "ma to być liczba całkowita od 0 do 65535"),
        ("DEV_GUILD", "home", "ma to być liczba całkowita, co najmniej 1"),
        (
            "SANDBOX_API",
            "http://discord.com/api",
            "ma to być adres na tym komputerze, na przykład http://127.0.0.1:8770/api/v10",
        ),
    ],
)
def test_a_wrong_setting_is_named_wholly_in_the_language_of_the_reader(
    name: str, value: str, polish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)

    with pytest.raises(StartError) as raised:
        load()

    told = format_message("pl", raised.value.message, **raised.value.values)
    assert told == f"Ustawienie {name} nie może mieć wartości {value}: {polish}."


def test_a_file_of_settings_that_is_no_text_is_named() -> None:
    Path(".env").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(StartError) as raised:
        load()

    assert raised.value.message == "cli-env-unreadable"


def test_a_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush")

    assert "hush" not in repr(load())


@pytest.mark.parametrize(
    ("lang", "language"), [("pl_PL.UTF-8", "pl"), ("en_GB.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_the_shell_says_which_language_to_speak(
    lang: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", lang)

    assert shell_language() == language


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.EADDRINUSE, "already in use"),
        (errno.EACCES, "may not be opened by this program"),
        (errno.EADDRNOTAVAIL, "cannot be opened (Cannot assign requested address)"),
    ],
)
def test_a_port_that_cannot_be_opened_is_told_with_the_reason_and_its_setting(number: int, told: str) -> None:
    error = explain_port(OSError(number, "Cannot assign requested address"), 80, "HEALTH_PORT")

    said = format_message("en", error.message, **error.values)

    assert told in said
    assert "80" in said
    assert "HEALTH_PORT" in said
