"""Logging: one line an event, for people or for machines. Nothing that the rules hide is ever logged."""

from __future__ import annotations

import logging
import sys
from typing import Any, Literal

import structlog


def set_up(level: str, form: Literal["auto", "text", "json"]) -> None:
    """Sends everything, discord.py's own lines included, to stderr in one form."""
    number = getattr(logging, level.upper())
    as_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # A traceback that shows local variables would show hands and tokens.
    plain = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    last: list[Any] = (
        [plain] if as_text else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder()],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    logging.getLogger("discord").setLevel(max(number, logging.WARNING))
    logging.getLogger("aiohttp").setLevel(max(number, logging.WARNING))
