"""A panel that is brought up to date by two at once gets its picture."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.ui.delivery.private_messages import PanelDelivery
from cogs import bundles
from tests.laws.matches import MATCH, Request
from tests.laws.test_sent import SentPlay
from tests.ui.test_table_delivery import pass_turns

SEAT = "light"


async def begin_with_an_outdated_panel() -> Any:
    """A game whose Light has a panel open that shows it as it was before a step of its own."""
    bundle = bundles()["confrontation"]
    play: Any = await SentPlay.begin(bundle, bundle.game.options(), "seed")
    play.open_ui()
    await play.look(play.users[SEAT])
    action = (await play.view(SEAT)).observation.legal[0]
    await play.ask(Request("act", SEAT, "seed", str(action)))
    return play


async def test_a_panel_that_two_find_outdated_at_once_is_written_by_one_and_has_its_picture() -> None:
    """Given the outbox and whoever catches up both wait for an answer in it to be written."""
    play = await begin_with_an_outdated_panel()
    user = play.users[SEAT]
    view, panel, panels = await play.view(SEAT), play.ui.panels.find(MATCH, user), PanelDelivery(play.ui)
    play.take_sent()

    async with play.ui.slots.of(panel.message).answer():
        both = [asyncio.create_task(panels.refresh(view, user)) for _ in range(2)]
        await pass_turns()
    for _, rest in await asyncio.gather(*both):
        if rest is not None:
            await rest.bring()

    assert [(request.verb, bool(request.files)) for request in play.take_sent()] == [
        ("edit", False),
        ("edit", True),
    ]


async def test_a_panel_whose_pictures_were_given_up_is_written_anew_with_them() -> None:
    """Given its words were written, and nobody brought its pictures, not even for a moment."""
    play = await begin_with_an_outdated_panel()
    user = play.users[SEAT]
    view, panels = await play.view(SEAT), PanelDelivery(play.ui)
    _, rest = await panels.refresh(view, user)
    assert rest is not None
    play.take_sent()

    rest.give_up()
    _, anew = await panels.refresh(view, user)
    assert anew is not None
    await anew.bring()

    assert [(request.verb, bool(request.files)) for request in play.take_sent()] == [
        ("edit", False),
        ("edit", True),
    ]


async def test_catching_up_asks_once_where_to_go_on() -> None:
    """Given a panel that is up to date, whose reader need not choose, and no other table that waits."""
    bundle = bundles()["confrontation"]
    play: Any = await SentPlay.begin(bundle, bundle.game.options(), "seed")
    play.open_ui()
    user = play.users[SEAT]
    for action in ("muster", "ready"):
        await play.ask(Request("act", SEAT, "seed", action))
    await play.look(user)
    play.take_sent()
    asked: list[int] = []
    find = play.ui.matches.next_for

    async def count(who: int, match: int) -> Any:
        asked.append(who)
        return await find(who, match)

    play.ui.matches.next_for = count
    play.ui.late_panels.add(MATCH, user)
    catching = asyncio.create_task(PanelDelivery(play.ui).catch_up())
    while not asked:  # noqa: ASYNC110 - no feed tells
        await asyncio.sleep(0)
    await pass_turns()
    catching.cancel()
    await asyncio.gather(catching, return_exceptions=True)

    assert asked == [user]
    assert play.take_sent() == []
