"""A mapping of bounded size, for what is remembered between two presses and not needed after a restart."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

MOST = 4_096

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedDict(Generic[K, V]):
    """A dict that forgets what was put in longest ago."""

    def __init__(self, most: int = MOST) -> None:
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._most = most

    def get(self, key: K) -> V | None:
        """The value, if it is still remembered."""
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Remember a value as the newest."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def items(self) -> list[tuple[K, V]]:
        """All that is remembered, oldest first."""
        return list(self._kept.items())

    def drop(self, key: K) -> None:
        """Forget a value."""
        self._kept.pop(key, None)
