"""Logging: one line an event, for people or for machines. Nothing that the rules hide is ever logged."""

from __future__ import annotations

import logging
import sys
from typing import Any, Literal, TypeAlias

import structlog
from structlog.stdlib import BoundLogger

Form: TypeAlias = Literal["auto", "text", "json"]

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        *SHARED,
        structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
    ],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)


def get_logger(name: str) -> BoundLogger:
    """Return the logger of a module: it takes an event's name, and facts."""
    logger: BoundLogger = structlog.get_logger(name)
    return logger


def configure(level: str, form: Form) -> None:
    """Send everything, discord.py's own lines included, to stderr in one form."""
    number = getattr(logging, level.upper())
    handler = logging.StreamHandler(sys.stderr)
    as_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler.setFormatter(create_formatter(as_text=as_text))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    for library in ("discord", "aiohttp"):
        logging.getLogger(library).setLevel(max(number, logging.WARNING))
    # A server that is away is told of once by the store; the driver would do so with every attempt.
    logging.getLogger("psycopg").setLevel(max(number, logging.ERROR))


def create_formatter(*, as_text: bool) -> logging.Formatter:
    """Create the formatter of lines for people, or of JSON for machines."""
    last: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if as_text:
        # A traceback that shows local variables would show hands and tokens.
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*SHARED, structlog.stdlib.ExtraAdder()],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
