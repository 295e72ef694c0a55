"""Logging: one line an event, for people or for machines. Nothing that the rules hide is ever logged.

structlog takes long to load, and seldom has a start anything to say before the first presses: so it is loaded
with the first line. It would bring Rich where that is installed, for tracebacks that show local variables,
which ours must not: several megabytes for nothing.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from structlog.stdlib import BoundLogger

Form: TypeAlias = Literal["auto", "text", "json"]


class Logger:
    """What a module logs with: an event's name, and facts."""

    def __init__(self, name: str) -> None:
        self._name = name

    def info(self, event: str, **facts: Any) -> None:
        """What is worth knowing."""
        if logging.getLogger(self._name).isEnabledFor(logging.INFO):
            self._bound.info(event, **facts)

    def warning(self, event: str, **facts: Any) -> None:
        """What somebody may have to look after."""
        self._bound.warning(event, **facts)

    def error(self, event: str, **facts: Any) -> None:
        """What went wrong."""
        self._bound.error(event, **facts)

    def exception(self, event: str, **facts: Any) -> None:
        """What went wrong, with the exception being handled."""
        self._bound.exception(event, **facts)

    @property
    def _bound(self) -> BoundLogger:
        configure()
        import structlog

        bound: BoundLogger = structlog.get_logger(self._name)
        return bound


def set_up(level: str, form: Form) -> None:
    """Sends everything, discord.py's own lines included, to stderr in one form."""
    number = getattr(logging, level.upper())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter(as_text=form == "text" or (form == "auto" and sys.stderr.isatty())))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    logging.getLogger("discord").setLevel(max(number, logging.WARNING))
    logging.getLogger("aiohttp").setLevel(max(number, logging.WARNING))


@cache
def configure() -> None:
    """Loads structlog and has it write through the standard library; does nothing the second time."""
    with without("rich"):
        import structlog

    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_shared(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


@contextmanager
def without(package: str) -> Iterator[None]:
    """Has what is imported meanwhile find that a package is not installed, unless it has been loaded."""
    hidden = package not in sys.modules
    if hidden:
        sys.modules[package] = None  # type: ignore[assignment]  # so the import system says "not there"
    try:
        yield
    finally:
        if hidden:
            del sys.modules[package]


class _Formatter(logging.Formatter):
    """Writes a line as structlog does."""

    def __init__(self, *, as_text: bool) -> None:
        super().__init__()
        self._as_text = as_text
        self._inner: logging.Formatter | None = None

    def format(self, record: logging.LogRecord) -> str:
        if self._inner is None:
            self._inner = _formatter(as_text=self._as_text)
        return self._inner.format(record)


def _formatter(*, as_text: bool) -> logging.Formatter:
    import structlog

    last: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if as_text:
        # A traceback that shows local variables would show hands and tokens.
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*_shared(), structlog.stdlib.ExtraAdder()],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )


def _shared() -> list[Any]:
    import structlog

    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
