"""The button that opens the page of the board, and the server of that page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.messages.ways import PANEL
from bot.ui.page import Kind
from cogs.inn.touch.pages import CLOSE, DOOR, MINE, lead_from_panel, link_page, mine_page
from cogs.inn.touch.service import Doors

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.TOUCH)
async def press(context: InteractionContext) -> None:
    """Give a link to the page; show where it is open, or close it there."""
    payload, doors = context.target.payload, _doors(context)
    if payload == MINE:
        await context.show(mine_page(context.translator, await doors.list_open(context.user)))
    elif payload.startswith(CLOSE):
        await doors.close(context.user, payload.removeprefix(CLOSE))
        note = context.translator("settings-saved")
        await context.show(mine_page(context.translator, await doors.list_open(context.user), note))
    else:
        if DOOR.public is None or not context.match:
            raise RefusedError("touch-closed")
        link, until = await doors.offer(context.user, context.match, context.language)
        await context.show_below(link_page(context.translator, f"{DOOR.public}/open/{link}", until))


def _doors(context: InteractionContext) -> Doors:
    return Doors(context.matches.repository.store, context.presentation.secret, context.services.now)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    DOOR.public = pony.plan.public_url
    if DOOR.public is None:
        PANEL.drop(lead_from_panel)
        return
    PANEL.lead_from(lead_from_panel)
    # Nothing of a server is loaded where there is none.
    from bot.web import BoardServer
    from cogs.inn.touch.serving import TouchedHouse

    services = pony.services
    doors = Doors(pony.store, services.presentation.secret, services.now)
    house = TouchedHouse(services, doors)
    pony.works["touch"] = BoardServer(
        house,
        DOOR.public,
        pony.plan.board,
        looks=pony.store.share is not None,
        find_inside=lambda: DOOR.inside,
    )
