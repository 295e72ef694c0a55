"""What people do on the pages of cups, settings and files: press, fill in a form, send it."""

from __future__ import annotations

from typing import Any

from bot.sandbox import Answer, Person, SeenMessage
from bot.ui.page import Kind
from cogs.inn.settings.pages import ASK_AWAY, ASK_QUIET
from cogs.inn.tournaments.pages import BEGIN, ENTER, FORM, LIST, MORE, OPEN, RESULT, RUN
from tests.wire.people import Offer, offer_of, offers, take

File = tuple[str, bytes]
ALSO = ("both", "printed")


def offer_like(message: SeenMessage, kind: Kind, start: str) -> Offer:
    """The first offer whose payload begins so; StopIteration where there is none."""
    return next(
        offer
        for offer in offers(message)
        if offer.press.kind is kind and offer.press.payload.startswith(start)
    )


async def fill_in(person: Person, offer: Offer, values: dict[str, Any]) -> Answer:
    """Press what opens a form, and send it; what is said instead, where none opens."""
    opened = await take(person, offer)
    return opened if opened.status != "modal" else await person.submit(opened, values)


async def draft_cup(person: Person, **chosen: Any) -> Answer:
    """Say in both forms how a cup is to be: the page between them, or what is said instead."""
    page = (await person.slash("tournament")).message
    if not any(offer.press.payload == FORM for offer in offers(page)):
        page = (await take(person, offer_of(page, Kind.TOURNAMENT, LIST))).message
    first = {
        name: str(chosen[name]) for name in ("name", "game", "format", "pace", "hours") if name in chosen
    }
    answer = await fill_in(person, offer_of(page, Kind.TOURNAMENT, FORM), first)
    more: dict[str, Any] = {
        field: str(chosen[field]) for field in ("rounds", "seats", "role") if field in chosen
    }
    if also := [option for option in ALSO if chosen.get(option)]:
        more["also"] = also
    if more:
        answer = await fill_in(person, offer_like(answer.message, Kind.TOURNAMENT, f"{MORE}."), more)
    return answer


async def open_cup(person: Person, **chosen: Any) -> Answer:
    """Open a cup in the channel one is in."""
    page = (await draft_cup(person, **chosen)).message
    return await take(person, offer_like(page, Kind.TOURNAMENT, f"{OPEN}."))


async def press_cup(person: Person, what: str) -> Answer:
    """Press a button of the page of the cup here."""
    page = (await person.slash("tournament")).message
    return await take(person, offer_of(page, Kind.TOURNAMENT, what))


async def begin_cup(host: Person, *people: Person) -> None:
    """Some enter, and the host begins."""
    for person in people:
        await press_cup(person, ENTER)
    await press_cup(host, BEGIN)


async def set_result(person: Person, **said: Any) -> Answer:
    """Say how the latest game of the cup here counts: winner (a number, `0`: nobody), reason, words."""
    page = (await press_cup(person, RUN)).message
    game = next(offer for offer in offers(page) if offer.press.payload == RESULT)
    return await fill_in(person, game, said)


async def choose_setting(person: Person, **chosen: str) -> Answer:
    """Choose in menus of one's own settings, such as notices="off"."""
    answer = await person.slash("settings")
    for name, value in chosen.items():
        menu = offer_of(answer.message, Kind.SETTING, f"me-{name}")
        answer = await person.press_stale(menu.custom_id, answer.message, values=[value])
    return answer


async def set_quiet(person: Person, **said: str) -> Answer:
    """Say when one sleeps: city or now, start, end."""
    page = (await person.slash("settings")).message
    return await fill_in(person, offer_of(page, Kind.SETTING, f"me-{ASK_QUIET}"), said)


async def go_away(person: Person, days: int) -> Answer:
    """Say for how many days one is away; 0: one is back."""
    page = (await person.slash("settings")).message
    if not days:
        return await take(person, offer_of(page, Kind.SETTING, "me-back"))
    return await fill_in(person, offer_of(page, Kind.SETTING, f"me-{ASK_AWAY}"), {"days": str(days)})


async def block(person: Person, *others: str) -> Answer:
    """Choose whom one does not want to play with."""
    page = (await person.slash("settings")).message
    blocked = (await take(person, offer_of(page, Kind.BLOCKED))).message
    menu = next(part for part in blocked.selects if part["custom_id"].endswith(":set"))
    return await person.choose(*others, custom_id=menu["custom_id"], on=blocked)


async def import_record(person: Person, file: File) -> Answer:
    """Give a record by the form of the archive."""
    page = (await person.slash("archive")).message
    return await fill_in(person, offer_of(page, Kind.IMPORT), {"file": file})
