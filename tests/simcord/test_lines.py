"""If … then …: lines composed by buttons on an imagined state, kept, and played when just that happens."""

from __future__ import annotations

from random import Random
from typing import Any

import orjson

from bot.engine import Seat, encode_events
from bot.match.ahead import WAIT
from bot.match.lines import Line, select_told
from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, seat_of, sit_down
from tests.simcord.test_private_messages import sit_apart
from tests.wire.people import has, offer_of, offers, take

CHOICES = (Kind.LINE_ACT, Kind.LINE_PICK)
MOST_LEVELS = 8


async def choose_any(person: Any, page: SeenMessage, rng: Random) -> SeenMessage:
    """Goes down the menu of a line until something is chosen."""
    for _ in range(MOST_LEVELS):
        choices = [page_offer for page_offer in offers(page) if page_offer.press.kind in CHOICES]
        deeper = [page_offer for page_offer in offers(page) if page_offer.press.kind is Kind.LINE_WALK]
        offer = rng.choice(choices or deeper)
        page = (await take(person, offer)).message
        if offer.press.kind is Kind.LINE_ACT or (offer.value or "").startswith("a"):
            return page
    raise AssertionError("the menu has no end")


async def compose(person: Any, rng: Random, answers: int = 1) -> SeenMessage:
    """Composes a line of some answers from the panel, by its buttons; it is not kept yet."""
    ahead = (await take(person, offer_of(await seat_of(person), Kind.AHEAD))).message
    page = (await take(person, offer_of(ahead, Kind.LINE))).message
    for _ in range(answers):
        while "… then:" not in page.text:
            page = await choose_any(person, page, rng)
        page = await choose_any(person, page, rng)
    return page


async def kept_lines(evening: Evening, seat: Seat) -> list[Line]:
    tables, user = evening.inn.pony.services.matches, evening.inn.user_id(evening.people[seat].name)
    kept = await tables.list_kept_answers(evening.match, user)
    return [kept_answer.answer for kept_answer in kept if isinstance(kept_answer.answer, Line)]


async def do_as_told(evening: Evening, seat: Seat, other: Seat, told: str) -> None:
    """A seat does what another has expected to be told. Fails where it may not."""
    loaded = await evening.inn.pony.services.matches.repository.get(evening.match)
    game = loaded.game
    for action in game.legal(loaded.state, seat):
        events = [event for event in game.apply(loaded.state, seat, action).events if event.known_to(other)]
        expected = orjson.loads(told)
        if events and orjson.loads(encode_events(select_told(events))) == expected[: len(events)]:
            await evening.do(seat, str(action))
            return
    raise AssertionError(f"nothing is told like {told}")


async def test_a_line_is_composed_kept_and_played_when_exactly_that_happens(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    light, rng = evening.people[LIGHT], Random(5)
    before = [message.text for message in await evening.people[DARK].read()]

    page = await compose(light, rng)
    assert "Imagined" in page.text
    assert page.alt_texts[0].startswith("Imagined")
    await inn.restart()
    kept = (await take(light, offer_of(page, Kind.LINE, "keep"))).message
    assert "The line is kept" in kept.text
    assert "If: Dark moves" in kept.text

    assert [message.text for message in await evening.people[DARK].read()] == before
    (line,) = await kept_lines(evening, LIGHT)
    await do_as_told(evening, DARK, LIGHT, line.steps[0].told)
    await inn.restart()
    assert await evening.whose() == LIGHT
    await inn.advance(WAIT + 1)

    loaded = await inn.pony.services.matches.repository.read_entries(evening.match)
    assert line.steps[0].action in [entry.text for entry in loaded if entry.seat == LIGHT][-1:]
    assert await kept_lines(evening, LIGHT) == []


async def test_a_line_of_which_something_else_came_ends_and_says_so_to_its_person(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    light = evening.people[LIGHT]
    page = await compose(light, Random(5))
    await take(light, offer_of(page, Kind.LINE, "keep"))
    (line,) = await kept_lines(evening, LIGHT)

    await evening.do(DARK, (await other_move(evening, line)))
    await inn.advance(WAIT + 1)

    assert await evening.whose() == LIGHT
    panel = await seat_of(light)
    assert any("something ended" in offer.label for offer in offers(panel))
    shown = (await take(light, offer_of(panel, Kind.AHEAD))).message
    assert "it came otherwise than you expected" in shown.text
    (ended,) = await kept_lines(evening, LIGHT)
    assert ended.ended == "differs"


async def quiet_moves(evening: Evening, seat: Seat) -> list[str]:
    """What a seat may do without showing anything."""
    loaded = await evening.inn.pony.services.matches.repository.get(evening.match)
    step = loaded.game.apply
    legal = loaded.game.legal(loaded.state, seat)
    return [
        str(action)
        for action in legal
        if not any(event.reveals for event in step(loaded.state, seat, action).events)
    ]


async def other_move(evening: Evening, line: Line) -> str:
    """A move of Dark's of which Light is told otherwise."""
    loaded = await evening.inn.pony.services.matches.repository.get(evening.match)
    game, expected = loaded.game, orjson.loads(line.steps[0].told)
    for action in game.legal(loaded.state, DARK):
        events = [event for event in game.apply(loaded.state, DARK, action).events if event.known_to(LIGHT)]
        if not any(event.reveals for event in events) and orjson.loads(encode_events(events)) != expected[:1]:
            return str(action)
    raise AssertionError("Dark has one move only")


async def test_a_line_goes_back_step_by_step_and_over(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    light = evening.people[LIGHT]
    page = await compose(light, Random(5))
    old = offer_of(page, Kind.LINE, "back")

    page = (await take(light, old)).message
    assert "… then:" in page.text
    stale = (await take(light, old)).message
    assert "an earlier step" in stale.text
    page = (await take(light, offer_of(stale, Kind.LINE, "over"))).message
    assert "If … (Dark)" in page.text
    assert not has_keep(page)


def has_keep(page: SeenMessage) -> bool:
    return any(offer.press.kind is Kind.LINE and offer.press.payload == "keep" for offer in offers(page))


async def test_whose_turn_it_is_composes_no_line(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    assert not has(await seat_of(evening.people[DARK]), Kind.AHEAD)
    more = (await evening.people[DARK].slash("table", action="ahead")).message
    assert not has(more, Kind.LINE)


async def test_a_line_is_composed_and_kept_in_private_messages_after_a_restart(inn: Inn) -> None:
    evening = await sit_apart(inn)
    seat, rng = await evening.whose(), Random(5)
    person = inn.person(evening.people[seat].name, "dm")
    (told,) = await person.dms()
    panel = (await take(person, offer_of(told, Kind.REFRESH))).message
    quiet = await quiet_moves(evening, seat)
    await take(person, next(offer for offer in offers(panel) if offer.action in quiet))
    await inn.restart()

    panel = (await take(person, offer_of(panel, Kind.REFRESH))).message
    ahead = (await take(person, offer_of(panel, Kind.AHEAD))).message
    page = (await take(person, offer_of(ahead, Kind.LINE))).message
    while "… then:" not in page.text:
        page = await choose_any(person, page, rng)
    await inn.restart()
    page = await choose_any(person, page, rng)
    kept = (await take(person, offer_of(page, Kind.LINE, "keep"))).message

    assert kept.id == told.id
    assert "The line is kept" in kept.text
    assert len(await kept_lines(evening, seat)) == 1


async def test_a_line_begun_before_the_game_moved_on_begins_from_how_things_stand(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    light, rng = evening.people[LIGHT], Random(5)
    page = await compose(light, rng)
    for seat in (DARK, LIGHT):
        while await evening.whose() == seat:
            await evening.do(seat, rng.choice(await evening.legal(seat)))

    shown = (await take(light, offer_of(page, Kind.LINE, "keep"))).message
    assert "The game has moved on since you began this line" in shown.text
    assert await kept_lines(evening, LIGHT) == []
