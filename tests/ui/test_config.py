"""Settings: each one documented, each wrong one named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.config import Settings, SettingsError, load, shell_language

EXAMPLE = Path(__file__).parents[2] / ".env.example"
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
    ("name", "value"),
    [
        ("THEME", "pink"),
        ("DEFAULT_LANGUAGE", "de"),
        ("METRICS_PORT", "99999"),
        ("DEV_GUILD", "home"),
        ("SANDBOX_API", "http://discord.com/api"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)

    with pytest.raises(SettingsError) as raised:
        load()

    assert raised.value.values["name"] == name
    assert raised.value.values["value"] == value


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
