"""Games that have not been loaded yet."""

from __future__ import annotations

import threading
from collections import UserDict
from typing import Any

from bot.match.listing import fetched


class Slow(UserDict[str, Any]):
    """Titles that note which thread loads them."""

    def __getitem__(self, key: str) -> Any:
        if key not in self.data:
            raise KeyError(key)
        return threading.current_thread()


async def test_a_game_is_loaded_beside_the_event_loop() -> None:
    """Given a match of a game that nobody has played since the start, then no answer waits for its import."""
    thread: Any = await fetched(Slow({"war": None}), "war")
    assert thread is not threading.current_thread()


async def test_a_game_that_is_not_of_the_house_is_none() -> None:
    assert await fetched(Slow({"war": None}), "chess") is None
