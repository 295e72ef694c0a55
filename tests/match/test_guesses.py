"""Own guesses are kept for their owner and match: over restarts and taking back, within bounds."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import Seat
from bot.match.settings import UserSettings
from bot.match.values import RefusedError
from bot.match.views import MOST_MATCHES
from bot.store import StoreError
from cogs import bundles
from cogs.confrontation.state import ConfrontationOptions
from cogs.inn.guesses.service import Guessing
from tests.laws.matches import MATCH, MatchPlay, Request

LIGHT, DARK = "light", "dark"


class Table(MatchPlay):
    """A match of The Confrontation in which both sides stand as chance has placed them."""

    @classmethod
    async def set_up(cls) -> Table:
        """The first move is Dark's."""
        bundle = bundles()["confrontation"]
        table = await cls.begin(bundle, ConfrontationOptions(), "guesses")
        assert isinstance(table, Table)
        for seat in (LIGHT, DARK):
            for text in ("muster", "ready"):
                assert await table.ask(Request("act", seat, "s", text)) is None
        return table

    async def noted(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """What a side sees of its guesses, by region."""
        seen: Any = (await self.view(seat)).observation
        return {piece.region: piece.believed for piece in seen.pieces if piece.believed}

    async def guess(self, seat: Seat, place: str, *beliefs: str) -> None:
        """Notes a guess."""
        await Guessing(self.service).note(MATCH, self.users[seat], place, beliefs)

    async def move(self, seat: Seat, origin: str, region: str) -> None:
        """Moves the figure of a region."""
        pieces: Any = (await self.view(seat)).observation
        figure = next(p.figure for p in pieces.pieces_in(origin, seat))
        assert await self.ask(Request("act", seat, "m", f"move {figure} {region}")) is None


@pytest.fixture
async def table() -> Table:
    return await Table.set_up()


async def test_a_guess_goes_with_its_figure_and_outlives_a_restart(table: Table) -> None:
    await table.guess(LIGHT, "gondor-1", "balrog", "strong")
    assert await table.noted(LIGHT) == {"gondor": ("balrog", "strong")}
    await table.forget()

    assert await table.noted(LIGHT) == {"gondor": ("balrog", "strong")}
    assert await table.noted(DARK) == {}


async def test_taking_back_brings_a_guess_back_to_where_its_figure_stood(table: Table) -> None:
    await table.guess(LIGHT, "fangorn-1", "warg")
    await table.move(DARK, "fangorn", "moria")
    assert await table.noted(LIGHT) == {"moria": ("warg",)}

    assert await table.ask(Request("undo", DARK, "u")) is None
    assert await table.ask(Request("agree", LIGHT, "u")) is None

    assert await table.noted(LIGHT) == {"fangorn": ("warg",)}


async def test_taking_back_brings_a_guess_back_that_was_lost_among_others(
    table: Table,
) -> None:
    await table.guess(LIGHT, "gondor-1", "warg")
    await table.move(DARK, "mordor", "gondor")
    assert await table.noted(LIGHT) == {}

    assert await table.ask(Request("undo", DARK, "u")) is None
    assert await table.ask(Request("agree", LIGHT, "u")) is None

    assert await table.noted(LIGHT) == {"gondor": ("warg",)}


async def test_a_guess_is_changed_and_wiped_out(table: Table) -> None:
    await table.guess(LIGHT, "fangorn-1", "warg")
    await table.guess(LIGHT, "fangorn-1", "orcs")
    assert await table.noted(LIGHT) == {"fangorn": ("orcs",)}
    await table.guess(LIGHT, "fangorn-1")

    assert await table.noted(LIGHT) == {}
    assert not (await table.service.user_settings(table.users[LIGHT])).guesses


@pytest.mark.parametrize(
    ("place", "beliefs"),
    [
        ("mordor-1", ("warg",)),
        ("shire-1", ("frodo",)),
        ("fangorn-1", ("frodo",)),
        ("fangorn-1", ("warg", "orcs", "balrog", "shelob")),
        ("nowhere", ("warg",)),
    ],
)
async def test_of_what_cannot_be_told_from_others_nothing_is_noted(
    table: Table, place: str, beliefs: tuple[str, ...]
) -> None:
    with pytest.raises(RefusedError, match="refused-guess"):
        await table.guess(LIGHT, place, *beliefs)
    with pytest.raises(RefusedError, match="refused-guess"):
        await table.guess(None, "fangorn-1", "warg")  # type: ignore[arg-type]

    assert await table.noted(LIGHT) == {}


async def test_without_a_disk_that_answers_the_view_comes_without_the_notes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.guess(LIGHT, "fangorn-1", "warg")

    async def entries(match: int) -> Any:
        raise StoreError("stalled")

    monkeypatch.setattr(table.store, "entries", entries)

    assert await table.noted(LIGHT) == {}


async def test_guesses_are_kept_of_so_many_matches_and_no_more(table: Table) -> None:
    user = table.users[LIGHT]
    older = {str(match): {"0-fangorn-1": ("warg",)} for match in range(100, 100 + MOST_MATCHES)}
    await table.service.change_user_settings(user, lambda _: UserSettings(guesses=older))
    await table.guess(LIGHT, "fangorn-1", "orcs")

    kept = (await table.service.user_settings(user)).guesses
    assert [*kept] == [*[*older][1:], str(MATCH)]
