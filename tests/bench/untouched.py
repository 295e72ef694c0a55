"""The bot as it would be without the page of the board: the floor of what the page costs who has none.

Started as `python -m tests.bench.untouched`, like `python -m bot`.
"""

from __future__ import annotations

import pkgutil
import runpy
from collections.abc import Iterable, Iterator

LEFT_OUT = ("cogs.inn.activity", "cogs.inn.touch")


def main() -> None:
    """Run the bot, with no trace of those features."""
    listed = pkgutil.iter_modules

    def list_others(path: Iterable[str] | None = None, prefix: str = "") -> Iterator[pkgutil.ModuleInfo]:
        return (module for module in listed(path, prefix) if module.name not in LEFT_OUT)

    pkgutil.iter_modules = list_others  # type: ignore[assignment]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
