"""What happens on which day, beside what people do out of habit."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from bot.sandbox import ImpossibleError
from bot.ui.page import Kind
from cogs.inn.settings.pages import ASK_AWAY
from tests.month.story import Event, Month
from tests.wire.forms import fill_in
from tests.wire.people import NotOfferedError, offer_of, offers, set_server, take


def run(name: str, channel: str, command: str, **options: Any) -> Event:
    """Somebody runs a command."""

    async def event(month: Month) -> None:
        with suppress(ImpossibleError, LookupError):
            await month.slash(name, channel, command, **options)

    return event


def go_away(name: str) -> Event:
    """Somebody goes away for as long as they have planned."""

    async def event(month: Month) -> None:
        away = month.people[name].away
        assert away is not None
        shown = (await month.slash(name, "tavern", "settings")).message
        form, said = offer_of(shown, Kind.SETTING, f"me-{ASK_AWAY}"), {"days": str(away[1])}
        await month.do(name, None, lambda: fill_in(month.person(name), form, said))

    return event


def follow(name: str, channel: str, wish: str) -> Event:
    """Somebody follows a table."""

    async def event(month: Month) -> None:
        with suppress(NotOfferedError, ImpossibleError, LookupError):
            asked = (await month.slash(name, channel, "table", action="follow")).message
            person = month.person(name, channel)
            await month.do(name, None, lambda: take(person, offer_of(asked, Kind.FOLLOW, wish)))

    return event


def give_up(name: str, channel: str) -> Event:
    """Somebody gives up, so that there is an end and perhaps another game."""

    async def event(month: Month) -> None:
        with suppress(NotOfferedError, ImpossibleError, LookupError):
            asked = (await month.slash(name, channel, "table", action="resign")).message
            person = month.person(name, channel)
            await month.do(name, None, lambda: take(person, offer_of(asked, Kind.RESIGN_NOW)))

    return event


def leave_server(name: str) -> Event:
    """Somebody leaves the server."""

    async def event(month: Month) -> None:
        for guild in month.inn.sandbox.core.world.guilds.values():
            guild.members.pop(month.user(name), None)

    return event


def shorten_silence(channel_days: int) -> Event:
    """The server has silent tables close after so many days."""

    async def event(month: Month) -> None:
        person = month.person("frida")
        await month.do("frida", None, lambda: set_server(person, "time", table_days=str(channel_days)))

    return event


async def take_answers(month: Month) -> None:
    """The manager takes the answers of *Set up* as they are."""
    frida = month.person("frida")
    settings = (await month.slash("frida", "tavern", "server settings")).message
    page = await month.do("frida", None, lambda: take(frida, offer_of(settings, Kind.SET_UP, "")))
    way = next(offer for offer in offers(page.message) if offer.press.payload.startswith("take."))
    await month.do("frida", None, lambda: take(frida, way))


PLAN: Final[dict[tuple[int, int], list[Event]]] = {
    (0, 15): [
        follow("wit", "table-2", "turns"),
        follow("ann", "table-3", "end"),
        follow("wit", "table-1", "turns"),
    ],
    (6, 15): [run("hela", "table-5", "table", action="pause")],
    (8, 9): [go_away("zosia")],
    (9, 23): [run("kira", "table-5", "table", action="resume")],
    (13, 15): [run("hela", "table-5", "table", action="pause")],
    (14, 12): [give_up("max", "table-4")],
    (17, 18): [run("bolek", "table-2", "table", action="substitute", player="ann")],
    (20, 12): [leave_server("wit")],
    (22, 12): [give_up("frida", "table-6")],
    (22, 19): [run("ann", "table-6", "table", action="rematch", player="frida")],
    (24, 15): [give_up("hela", "table-3")],
}
"""By day and hour (UTC)."""
