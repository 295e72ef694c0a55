"""Settings, from the command line, the environment and `.env`, in this order; see `.env.example`."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args
from urllib.parse import urlsplit

from annotated_types import Ge, Le
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.text import Language, language_of

ENV_FILE: Final = ".env"
LOOPBACK: Final = r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(/.*)?$"
SERVERS: Final = ("postgresql://", "postgres://")


def read_database(text: str | Path) -> Path | SecretStr:
    """What a database is called: the address of a server, which may hold a password, or a file's path."""
    return SecretStr(text) if isinstance(text, str) and text.startswith(SERVERS) else Path(text)


def name_database(database: Path | SecretStr) -> str:
    """What people are told of it: of an address neither user nor password."""
    if isinstance(database, Path):
        return str(database)
    scheme, _, rest = database.get_secret_value().partition("://")
    parts = urlsplit(f"//{rest.rpartition('@')[2]}")
    return f"{scheme}://{parts.netloc}{parts.path}"


def check_hours(text: str) -> str:
    """From which hour to which. Raises ValueError where it would be none."""
    begin, end = (int(each) for each in text.split("-"))
    if not (0 <= begin < 24 and 0 <= end < 24 and begin != end):
        raise ValueError(text)
    return text


Database: TypeAlias = Annotated[Path | SecretStr, BeforeValidator(read_database)]


class Settings(BaseSettings):
    """Everything a server owner can set. Names are those of the environment variables, in lower case.

    Empty values count as unset.
    """

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_ignore_empty=True, extra="ignore", frozen=True, populate_by_name=True
    )

    discord_token: SecretStr | None = None
    database: Database = Path("var/pony.db")
    shards: str | None = Field(default=None, pattern=r"^(auto|\d+(-\d+)?)/[1-9]\d*$")
    default_language: Language = "en"
    dev_guild: int | None = Field(default=None, ge=1)
    component_files: Path | None = None
    backup_dir: Path | None = None
    quiet_hours: Annotated[str, AfterValidator(check_hours)] = "3-5"
    compact_after_days: int = Field(default=30, ge=0, le=3650)
    retention_days: int = Field(default=30, ge=1, le=3650)
    operator: str | None = Field(default=None, max_length=200)
    contact: str | None = Field(default=None, max_length=200)
    theme: Literal["parchment", "night"] = "parchment"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "text", "json"] = "auto"
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    health_port: int | None = Field(default=None, ge=0, le=65535)
    sandbox_port: int = Field(default=8480, ge=0, le=65535)
    sandbox_api: str | None = Field(
        default=None, pattern=f"^http://{LOOPBACK}", examples=["http://127.0.0.1:8770/api/v10"]
    )
    sandbox_gateway: str | None = Field(
        default=None, pattern=f"^ws://{LOOPBACK}", examples=["ws://127.0.0.1:8770/gateway/"]
    )


class StartError(Exception):
    """Why the bot cannot do what it was started for: a message id of `bot/cli/strings` and its variables."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(f"{message} {values}")
        self.message = message
        self.values = values


def explain_port(error: OSError, port: int, setting: str) -> StartError:
    """Why a port cannot be opened, by the setting it comes from."""
    named = {"port": str(port), "setting": setting}
    if error.errno == errno.EADDRINUSE:
        return StartError("cli-port-taken", **named)
    if error.errno == errno.EACCES:
        return StartError("cli-port-forbidden", **named)
    return StartError("cli-port-unusable", details=error.strerror or str(error), **named)


def load(**given: Any) -> Settings:
    """The settings, with what the command line gave. Raises StartError naming the first wrong one."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        raise explain_setting(str(first["loc"][0]), str(first.get("input"))) from error
    except UnicodeDecodeError as error:
        raise StartError("cli-env-unreadable", path=ENV_FILE) from error


def explain_setting(name: str, value: str) -> StartError:
    """What would be right in place of a wrong value: pydantic says it in English only."""
    field = Settings.model_fields[name]
    facts = {"name": name.upper(), "value": value}
    if name == "shards":
        return StartError("cli-setting-shards", **facts)
    if name == "quiet_hours":
        return StartError("cli-setting-hours", **facts)
    if choices := get_args(field.annotation):
        named = [str(choice) for choice in choices if isinstance(choice, str)]
        if named:
            return StartError("cli-setting-choice", **facts, choices=", ".join(named))
    if field.examples:
        return StartError("cli-setting-address", **facts, example=str(field.examples[0]))
    low = next((str(each.ge) for each in field.metadata if isinstance(each, Ge)), None)
    high = next((str(each.le) for each in field.metadata if isinstance(each, Le)), None)
    if low is not None and high is not None:
        return StartError("cli-setting-range", **facts, low=low, high=high)
    if low is not None:
        return StartError("cli-setting-least", **facts, low=low)
    return StartError("cli-setting-wrong", **facts)


def shell_language() -> Language:
    """The language of the person who starts the bot, from the usual variables."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name].replace("_", "-").partition(".")[0])
    return "en"
