"""Copies of payloads, which SimCord makes by the thousand, without the account that `deepcopy` keeps."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from simcord import components, gateway
from simcord.backend import serializers
from simcord.http import router

ATOMS = (str, int, bool, float, type(None))


def copy_plain(value: Any) -> Any:
    """A copy of what JSON can say, as `deepcopy` makes it; of anything else by `deepcopy` itself."""
    kind = type(value)
    if kind is dict:
        return {key: part if type(part) in ATOMS else copy_plain(part) for key, part in value.items()}
    if kind is list:
        return [part if type(part) in ATOMS else copy_plain(part) for part in value]
    return value if kind in ATOMS else copy.deepcopy(value)


@contextmanager
def quick_copies() -> Iterator[None]:
    """SimCord copies payloads so: `deepcopy` takes a good part of the time of a game played in tests."""
    quick: Any = SimpleNamespace(deepcopy=copy_plain)
    with ExitStack() as patched:
        for module in (gateway, router):
            patched.enter_context(patch.object(module, "copy", quick))
        for module in (components, serializers):
            patched.enter_context(patch.object(module, "deepcopy", copy_plain))
        yield
