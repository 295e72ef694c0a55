"""Settings that several processes change at the same moment: the change is made anew, and not for ever."""

from __future__ import annotations

from typing import Any

import pytest

from bot.client import load_secret
from bot.match.settings import SettingsRepository
from bot.match.values import RefusedError
from bot.store import ConflictError
from bot.store.cluster import ATTEMPTS


class Contested:
    """A store whose share meets others who are quicker so many times."""

    def __init__(self, quicker: int, theirs: str | None = None) -> None:
        self.share, self.quicker, self.theirs, self.asked = self, quicker, theirs, 0
        self.kept: str | None = None

    def on_news(self, listener: object) -> None:
        """Nobody tells any."""

    async def replace(
        self, scope: str, key: object, before: str | None, after: str, changes: Any = ()
    ) -> None:
        self.asked += 1
        if self.asked <= self.quicker:
            self.kept = self.theirs
            raise ConflictError("another was quicker")
        assert before == self.kept
        self.kept = after

    async def guild_settings(self, guild: int) -> str | None:
        return self.kept

    user_settings = value = guild_settings


def repository(store: Contested) -> SettingsRepository:
    return SettingsRepository(store)  # type: ignore[arg-type]


async def test_a_change_is_made_anew_of_what_others_have_made() -> None:
    store = Contested(2, '{"language": "pl"}')

    changed = await repository(store).change_user(7, lambda old: old.model_copy(update={"dm_closed": True}))

    assert (changed.language, changed.dm_closed, store.asked) == ("pl", True, 3)


@pytest.mark.parametrize("scope", ["user", "guild"])
async def test_who_comes_late_each_time_is_told_so(scope: str) -> None:
    store = Contested(10**6)
    settings = repository(store)

    changing: Any = settings.change_user if scope == "user" else settings.change_guild
    with pytest.raises(RefusedError) as refused:
        await changing(7, lambda old: old)

    assert (refused.value.reason, store.asked) == ("refused-busy", ATTEMPTS)


async def test_the_secret_is_that_of_whoever_was_quicker() -> None:
    store = Contested(1, "ab" * 32)

    assert await load_secret(store) == bytes.fromhex("ab" * 32)  # type: ignore[arg-type]
