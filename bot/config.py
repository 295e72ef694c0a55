"""Settings, from the command line, the environment and `.env`, in this order; see `.env.example`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.text import Language, language_of

ENV_FILE = ".env"


class Settings(BaseSettings):
    """Everything a server owner can set. Names are those of the environment variables, in lower case.

    Empty values count as unset.
    """

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_ignore_empty=True, extra="ignore", frozen=True, populate_by_name=True
    )

    discord_token: SecretStr | None = None
    database: Path = Path("var/pony.db")
    default_language: Language = "en"
    dev_guild: int | None = Field(default=None, ge=1)
    theme: Literal["parchment", "night"] = "parchment"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "text", "json"] = "auto"
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    health_port: int | None = Field(default=None, ge=0, le=65535)
    sandbox_port: int = Field(default=8480, ge=0, le=65535)
    sandbox_api: str | None = Field(
        default=None, pattern=r"^http://(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(/.*)?$"
    )
    sandbox_gateway: str | None = Field(
        default=None, pattern=r"^ws://(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(/.*)?$"
    )


class SettingsError(Exception):
    """Settings the bot cannot start with: a message id of the ui's catalogue and its variables."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(f"{message} {values}")
        self.message = message
        self.values = values


def load(**given: Any) -> Settings:
    """The settings, with what the command line gave. Raises SettingsError naming the first wrong one."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]).upper() if first["loc"] else "?"
        raise SettingsError(
            "cli-setting-wrong", name=name, value=str(first.get("input")), why=first["msg"]
        ) from error


def shell_language() -> Language:
    """The language of the person who starts the bot, from the usual variables."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name].replace("_", "-").partition(".")[0])
    return "en"
