"""What a process does that hears of changes from others."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.cluster import ClusterMember
from bot.store import News, ShardPlan
from bot.store.cluster import SNOWFLAKE

OURS, THEIRS = 2 << SNOWFLAKE, 1 << SNOWFLAKE
"""Servers of shards 0 and 1 of two."""


@pytest.mark.parametrize(
    ("news", "wakes"),
    [
        (News("match", 7, str(OURS)), True),
        (News("match", 7, str(THEIRS)), False),
        (News("match", 7), True),
        (News("everything"), True),
        (News("user", 7), False),
    ],
    ids=["of our server", "of their server", "of an older process", "anything", "settings"],
)
async def test_who_hears_of_a_change_looks_at_what_there_is_to_do_where_it_may_be_theirs(
    news: News, wakes: bool
) -> None:
    """Panels that are open here follow in any case."""
    woken: list[bool] = []
    followed: list[int | None] = []
    listeners: list[Any] = []

    def of_match(match: int | None) -> list[tuple[int, int]]:
        followed.append(match)
        return []

    client: Any = SimpleNamespace(
        wake=lambda: woken.append(True),
        services=SimpleNamespace(
            panels=SimpleNamespace(on_shown=lambda _: None, of_match=of_match),
            matches=SimpleNamespace(repository=SimpleNamespace(on_change=lambda _: None)),
        ),
    )
    share: Any = SimpleNamespace(
        plan=ShardPlan(2),
        held=frozenset({0}),
        has_duties=False,
        on_change=lambda _: None,
        on_news=listeners.append,
    )
    ClusterMember(client, share)
    listeners[0](news)
    assert woken == [True] * wakes
    assert followed == ([] if news.kind == "user" else [news.key or None])
