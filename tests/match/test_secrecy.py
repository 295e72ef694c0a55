"""Non-interference on this floor: what differs only in secret differs nowhere a viewer can look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.match.house import ANN, BEN, CAT, EVE, House

SECRETS = [
    (["put a"], ["put c"]),
    (["put a"], ["put a", "put b", "put c"]),
    ([], ["put b"]),
    (["put a", "undo", "put a"], ["put b"]),
    (["put a", "put b", "undo"], ["put c"]),
]


async def played(path: Path, secret: list[str]) -> tuple[House, int]:
    """The same public game, in which BEN did other things in secret."""
    house = await House.open(path)
    match = await house.begun(ANN, BEN, CAT)
    await house.play(match, ANN, "put a")
    for text in secret:
        if text == "undo":
            await house.tables.undo(match, BEN, house.token())
        else:
            await house.play(match, BEN, text)
    await house.play(match, ANN, "put b")
    return house, match


async def seen(house: House, match: int, user: int) -> list[Any]:
    """Everything this floor gives a user."""
    tables = house.tables
    return [
        await tables.view(match, user),
        await tables.table(match),
        await tables.log(match, user),
        await tables.tables_of(user),
        replace((await tables.undo(match, user, "seen")).view) if user == ANN else None,
        [item for item in await house.outbox() if item[2] in (None, user)],
    ]


@pytest.mark.parametrize(("one", "other"), SECRETS)
@pytest.mark.parametrize("restarted", [False, True])
async def test_secret_actions_of_others_show_nowhere(
    tmp_path: Path, one: list[str], other: list[str], restarted: bool
) -> None:
    views = []
    for name, secret in (("one", one), ("other", other)):
        house, match = await played(tmp_path / name, secret)
        if restarted:
            house = await house.reopened()
        views.append([await seen(house, match, user) for user in (ANN, CAT, EVE)])
        await house.store.close()
    assert views[0] == views[1]


async def test_the_one_who_acted_does_see_it(tmp_path: Path) -> None:
    house, match = await played(tmp_path / "one", ["put b"])
    assert (await house.tables.view(match, BEN)).observation.counters == ("b",)  # type: ignore[attr-defined]
    await house.store.close()
