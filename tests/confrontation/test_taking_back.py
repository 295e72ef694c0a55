"""Setting up in secret at the table: what one side does tells the other nothing, and stays its own."""

from __future__ import annotations

from bot.match.views import View
from cogs import bundles
from tests.laws.matches import MatchPlay, Request

LIGHT, DARK = "light", "dark"


async def begin() -> MatchPlay:
    title = bundles()["confrontation"]
    return await MatchPlay.begin(title, title.game.options(), "set-up")


async def do(table: MatchPlay, seat: str, *texts: str) -> None:
    """Actions one after another; `undo`, `agree` and `refuse` are what they say."""
    for number, text in enumerate(texts):
        kind = text if text in ("undo", "agree", "refuse") else "act"
        request = Request(kind, seat, str(number), text)  # type: ignore[arg-type]
        assert await table.ask(request) is None, request


async def figures(table: MatchPlay, seat: str) -> tuple[tuple[str, ...], ...]:
    """Where a side's figures stand."""
    placed: tuple[tuple[str, ...], ...] = (await table.loaded()).state.figures[seat == DARK]
    return placed


async def count_figures(table: MatchPlay, seat: str) -> int:
    return sum(map(len, await figures(table, seat)))


async def a_swap(table: MatchPlay, seat: str) -> str:
    loaded = await table.loaded()
    return next(str(action) for action in loaded.game.legal(loaded.state, seat) if action.verb == "swap")


async def see(table: MatchPlay, seat: str | None) -> View:
    """What a viewer is told, the same after the log has been read again."""
    view = await table.view(seat)
    await table.forget()
    assert await table.view(seat) == view
    return view


async def test_the_others_muster_leaves_ones_own_placing_free_to_take_back() -> None:
    table = await begin()
    await do(table, LIGHT, "place frodo shire")
    before = await see(table, LIGHT)
    await do(table, DARK, "muster")
    assert await see(table, LIGHT) == before
    assert before.can_undo == "free"


async def test_ones_own_muster_can_be_taken_back_by_consent_alone() -> None:
    table = await begin()
    await do(table, DARK, "muster")
    assert (await see(table, DARK)).can_undo == "by-consent"


async def test_taking_back_freely_leaves_the_others_muster_alone() -> None:
    table = await begin()
    await do(table, LIGHT, "place frodo shire")
    await do(table, DARK, "muster")
    placed = await figures(table, DARK)
    await do(table, LIGHT, "undo")
    assert (await count_figures(table, LIGHT), await figures(table, DARK)) == (0, placed)


async def test_a_muster_taken_back_by_consent_leaves_what_the_other_did_in_secret_alone() -> None:
    table = await begin()
    await do(table, LIGHT, "muster")
    await do(table, DARK, "muster")
    await do(table, DARK, await a_swap(table, DARK))
    placed, before = await figures(table, DARK), await see(table, DARK)
    await do(table, LIGHT, "undo")
    await do(table, DARK, "agree")
    assert (await count_figures(table, LIGHT), await figures(table, DARK)) == (0, placed)
    after = await see(table, DARK)
    assert (after.can_undo, after.stamp, after.observation) == ("free", before.stamp, before.observation)
    await table.service.archive.verify(1)


async def test_an_open_offer_survives_what_either_side_does_in_secret() -> None:
    table = await begin()
    await do(table, LIGHT, "muster", "undo")
    before = await see(table, None)
    await do(table, DARK, "place balrog mordor", "undo", "muster")
    await do(table, LIGHT, await a_swap(table, LIGHT))
    assert await see(table, None) == before
    await do(table, DARK, "agree")
    assert (await count_figures(table, LIGHT), await count_figures(table, DARK)) == (0, 9)


async def test_an_open_offer_lapses_when_a_side_is_ready_for_all_to_see() -> None:
    table = await begin()
    await do(table, LIGHT, "muster", "undo")
    await do(table, DARK, "muster", "ready")
    assert (await see(table, None)).table.offers == ()


async def test_a_no_stands_whatever_is_done_in_secret_afterwards() -> None:
    table = await begin()
    await do(table, LIGHT, "muster", "undo")
    await do(table, DARK, "refuse", "place balrog mordor")
    assert (await see(table, LIGHT)).can_undo == "no"
    await do(table, LIGHT, await a_swap(table, LIGHT), "undo")
    assert (await see(table, LIGHT)).can_undo == "no"
