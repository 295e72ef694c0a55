"""Settings, from the command line, the environment and `.env`, in this order; see `.env.example`."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args
from urllib.parse import urlsplit

from annotated_types import Ge, Le
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.text import Language, language_of

NOT_NOW: Final = 2
"""The exit status where something may be better later: no Discord, another process, a full disk."""
NEVER: Final = 78
"""The exit status where every further start would end like this one: a wrong setting, a refused token, a
damaged database. It is EX_CONFIG of sysexits.h; `pony.service` starts nothing again after it."""
ENV_FILE: Final = ".env"
IMAGE_FILE: Final = "image.env"
"""What a container image sets. Its environment would not do: what is given empty there overrides it."""
LONGEST_VALUE: Final = 80
AGAIN: Final = frozenset(
    {
        "cli-backup-failed",
        "cli-database-busy",
        "cli-database-full",
        "cli-database-others",
        "cli-database-shards",
        "cli-database-uncopied",
        "cli-database-unreachable",
        "cli-database-unreadable",
        "cli-database-unusable",
        "cli-discord-unreachable",
        "cli-lease-lost",
        "cli-port-taken",
        "cli-port-unusable",
        "cli-shards-taken",
    }
)
"""Reasons that may pass by themselves; all others stay until somebody changes something."""
LOOPBACK: Final = r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(/.*)?$"
SERVERS: Final = ("postgresql://", "postgres://")
PUBLIC: Final = r"^(https://[A-Za-z0-9.-]+(:\d+)?|http://(127\.0\.0\.1|localhost|\[::1\])(:\d+)?)/?$"
"""The address of the page of the board: where what goes there is read by nobody on the way."""


def read_database(text: str | Path) -> Path | SecretStr:
    """Read the name of a database: the address of a server, which may hold a password, or a file's path.

    Raises ValueError for what is neither.
    """
    if isinstance(text, str) and text.startswith(SERVERS):
        return SecretStr(text)
    path = Path(text)
    if not path.name or not str(text).isprintable() or "://" in str(text):
        raise ValueError(text)
    return path


def check_path(path: Path) -> Path:
    """Check that the system can have a path. Raises ValueError for one with signs that cannot be seen."""
    if not str(path).isprintable():
        raise ValueError(path)
    return path


def check_token(token: SecretStr) -> SecretStr:
    """Check that a token can be sent. Raises ValueError for one that no developer portal shows."""
    text = token.get_secret_value()
    if not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError("token")
    return token


def name_database(database: Path | SecretStr) -> str:
    """Name a database as people are told: of an address neither user nor password."""
    if isinstance(database, Path):
        return str(database)
    return hide_user(database.get_secret_value())


def hide_user(address: str) -> str:
    """Hide user and password of an address."""
    scheme, _, rest = address.partition("://")
    try:
        parts = urlsplit(f"//{rest.rpartition('@')[2]}")
    except ValueError:
        return f"{scheme}://…"
    return f"{scheme}://{parts.netloc}{parts.path}"


def check_hours(text: str) -> str:
    """Check from which hour to which. Raises ValueError where it would be none."""
    hours = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", text)
    if hours is None:
        raise ValueError(text)
    begin, end = int(hours[1]), int(hours[2])
    if not (0 <= begin < 24 and 0 <= end < 24 and begin != end):
        raise ValueError(text)
    return text


Folder: TypeAlias = Annotated[Path, AfterValidator(check_path)]
Token: TypeAlias = Annotated[SecretStr, AfterValidator(check_token)]
Database: TypeAlias = Annotated[Path | SecretStr, BeforeValidator(read_database)]


class Settings(BaseSettings):
    """Everything a server owner can set. Names are those of the environment variables, in lower case.

    Empty values count as unset.
    """

    model_config = SettingsConfigDict(
        env_file=(IMAGE_FILE, ENV_FILE),
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        populate_by_name=True,
    )

    discord_token: Token | None = None
    discord_client_secret: Token | None = None
    database: Database = Path("var/pony.db")
    shards: str | None = Field(default=None, pattern=r"^(auto|[0-9]{1,6}(-[0-9]{1,6})?)/[1-9][0-9]{0,5}$")
    default_language: Language = "en"
    dev_guild: int | None = Field(default=None, ge=1, lt=2**63)
    component_files: Folder | None = None
    backup_dir: Folder | None = None
    quiet_hours: Annotated[str, AfterValidator(check_hours)] = "3-5"
    compact_after_days: int = Field(default=30, ge=0, le=3650)
    retention_days: int = Field(default=30, ge=1, le=3650)
    operator: str | None = Field(default=None, max_length=200)
    contact: str | None = Field(default=None, max_length=200)
    theme: Literal["parchment", "night"] = "parchment"
    own_emojis: bool = True
    thinkers: int = Field(default=1, ge=1, le=64)
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "text", "json"] = "auto"
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    health_port: int | None = Field(default=None, ge=0, le=65535)
    public_url: str | None = Field(default=None, pattern=PUBLIC, examples=["https://pony.example"])
    board_host: str = Field(default="127.0.0.1", min_length=1, max_length=200)
    board_port: int = Field(default=8482, ge=0, le=65535)
    sandbox_port: int = Field(default=8480, ge=0, le=65535)
    sandbox_api: str | None = Field(
        default=None, pattern=f"^http://{LOOPBACK}", examples=["http://127.0.0.1:8770/api/v10"]
    )
    sandbox_gateway: str | None = Field(
        default=None, pattern=f"^ws://{LOOPBACK}", examples=["ws://127.0.0.1:8770/gateway/"]
    )


class StartError(Exception):
    """A reason why the bot cannot do its task: a message id of `bot/cli/strings` and its variables."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(f"{message} {values}")
        self.message = message
        self.values = values

    @property
    def may_pass(self) -> bool:
        """Check whether the same start may succeed later."""
        return self.message in AGAIN


def explain_port(error: OSError, port: int, setting: str) -> StartError:
    """Explain why a port cannot be opened, by the setting it comes from."""
    named = {"port": str(port), "setting": setting}
    if error.errno == errno.EADDRINUSE:
        return StartError("cli-port-taken", **named)
    if error.errno == errno.EACCES:
        return StartError("cli-port-forbidden", **named)
    return StartError("cli-port-unusable", details=error.strerror or str(error), **named)


def load(**given: Any) -> Settings:
    """Load the settings, with what the command line gave. Raises StartError naming the first wrong one."""
    try:
        return Settings(**{name: value for name, value in given.items() if value not in (None, "")})
    except ValidationError as error:
        first = error.errors()[0]
        raise explain_setting(str(first["loc"][0]), str(first.get("input"))) from error
    except UnicodeDecodeError as error:
        raise StartError("cli-env-unreadable", path=ENV_FILE) from error


def explain_setting(name: str, value: str) -> StartError:
    """Explain what would be right in place of a wrong value: pydantic says it in English only."""
    field = Settings.model_fields[name]
    facts = {"name": name.upper(), "value": "…" if name == "discord_client_secret" else shorten(value)}
    if name == "shards":
        return StartError("cli-setting-shards", **facts)
    if name == "discord_token":
        return StartError("cli-token-unreadable")
    if name == "database":
        shown = shorten(hide_user(value) if "://" in value else value)
        return StartError("cli-setting-database", value=shown)
    if name == "quiet_hours":
        return StartError("cli-setting-hours", **facts)
    if name == "public_url":
        return StartError("cli-setting-public", **facts, example=str((field.examples or [""])[0]))
    if choices := get_args(field.annotation):
        named = [str(choice) for choice in choices if isinstance(choice, str)]
        if named:
            return StartError("cli-setting-choice", **facts, choices=", ".join(named))
    if field.examples:
        return StartError("cli-setting-address", **facts, example=str(field.examples[0]))
    low = next((str(bound.ge) for bound in field.metadata if isinstance(bound, Ge)), None)
    high = next((str(bound.le) for bound in field.metadata if isinstance(bound, Le)), None)
    if low is not None and high is not None:
        return StartError("cli-setting-range", **facts, low=low, high=high)
    if low is not None:
        return StartError("cli-setting-least", **facts, low=low)
    return StartError("cli-setting-wrong", **facts)


def shorten(value: str) -> str:
    """Shorten a value to one line of bearable length, as it is repeated to whoever set it."""
    visible = "".join(sign if sign.isprintable() else "�" for sign in value)
    return visible if len(visible) <= LONGEST_VALUE else f"{visible[:LONGEST_VALUE]}…"


def shell_language() -> Language:
    """Find the language of the person who starts the bot, from the usual variables."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name].replace("_", "-").partition(".")[0])
    return "en"
