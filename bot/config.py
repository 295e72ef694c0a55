"""Settings, from the command line, the environment and `.env`, in this order; see `.env.example`."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Literal

from bot.engine.model import Field, Model
from bot.engine.reading import InvalidError
from bot.text import Language, language_of

ENV_FILE = ".env"
LOOPBACK = r"^%s://(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(/.*)?$"


class Secret:
    """A text that nothing shows by accident."""

    def __init__(self, text: str) -> None:
        self._text = text

    @classmethod
    def model_validate(cls, value: object) -> Secret:
        """As fields read it."""
        return value if isinstance(value, Secret) else cls(str(value))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return "Secret(…)"

    def reveal(self) -> str:
        """The text itself."""
        return self._text


class Settings(Model):
    """Everything a server owner can set. Names are those of the environment variables, in lower case.

    Empty values count as unset.
    """

    discord_token: Secret | None = None
    database: Path = Path("var/pony.db")
    default_language: Language = "en"
    dev_guild: int | None = Field(default=None, ge=1)
    theme: Literal["parchment", "night"] = "parchment"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "text", "json"] = "auto"
    metrics_port: int | None = Field(default=None, ge=0, le=65_535)
    health_port: int | None = Field(default=None, ge=0, le=65_535)
    sandbox_port: int = Field(default=8480, ge=0, le=65_535)
    sandbox_api: str | None = Field(default=None, pattern=LOOPBACK % "http")
    sandbox_gateway: str | None = Field(default=None, pattern=LOOPBACK % "ws")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.__dict__["given"] = frozenset(values)

    @property
    def has_database(self) -> bool:
        """Whether somebody has said where the database is."""
        return "database" in self.__dict__["given"]


NAMES = frozenset(Settings.model_fields)


class SettingsError(Exception):
    """Settings the bot cannot start with: a message id of the ui's catalogue and its variables."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(f"{message} {values}")
        self.message = message
        self.values = values


def load(**given: Any) -> Settings:
    """The settings, with what the command line gave. Raises SettingsError naming the first wrong one."""
    values: dict[str, Any] = {}
    for texts in (_from_file(), os.environ):
        values |= {name.lower(): text for name, text in texts.items() if text and name.lower() in NAMES}
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return Settings(**{name: _typed(name, value) for name, value in values.items()})
    except InvalidError as error:
        raise SettingsError(
            "cli-setting-wrong", name=error.name.upper(), value=str(error.value), allowed=error.expected
        ) from error


def _from_file() -> dict[str, str | None]:
    if not Path(ENV_FILE).is_file():
        return {}
    from dotenv import dotenv_values

    return dict(dotenv_values(ENV_FILE))


def _typed(name: str, value: Any) -> Any:
    """A text as the number it stands for, where the setting is one."""
    info = Settings.model_fields[name]
    if isinstance(value, str) and re.fullmatch(r"-?[0-9]+", value):
        try:
            info.read(value)
        except InvalidError:
            return int(value)
    return value


def shell_language() -> Language:
    """The language of the person who starts the bot, from the usual variables."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name].replace("_", "-").partition(".")[0])
    return "en"
