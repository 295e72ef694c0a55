"""Of a match one private message stays with each of its players, and it is true or says that it is not."""

from __future__ import annotations

from itertools import count
from random import Random

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.simcord.round_table import sit_together
from tests.soak import SOAK
from tests.wire.people import has, offers

TOLD = 400 if SOAK else 40
"""Private messages after which enough have been written."""
AT_ONCE = 6
"""Actions after which it is looked whether somebody was told something."""
MOST = 3_000
HOUR = 3600


async def test_a_war_leaves_one_private_message_with_each_player_not_a_hundred(inn: Inn) -> None:
    table, rng = await sit_together(inn, "war", 2), Random(4)
    left: list[int] = []
    told: set[int] = set()

    for number in count():
        await table.play(rng, AT_ONCE)
        await inn.calm()
        for person in table.people.values():
            there = [message.id for message in await person.dms()]
            left.append(len(there))
            told.update(there)
        if len(told) >= TOLD or not await table.waiting():
            break
        assert number < MOST

    assert len(told) >= TOLD, "the game is too short to show anything"
    assert max(left) == 1


async def told(inn: Inn, name: str) -> list[SeenMessage]:
    """The private messages that stand with somebody."""
    return await inn.person(name, "dm").dms()


async def sit_apart(inn: Inn) -> Evening:
    """A game whose people have gone away: each has been written to when it was their turn."""
    inn.set_locale("bolek", "en-US")
    evening = await sit_down(inn)
    await inn.advance(HOUR)
    await evening.set_up()
    await inn.advance(HOUR)
    await evening.play(1)
    return evening


async def test_who_has_moved_at_the_table_is_asked_by_no_private_message_any_more(inn: Inn) -> None:
    evening = await sit_apart(inn)
    mover = await evening.whose()
    name = evening.people[mover].name
    (before,) = await told(inn, name)

    await evening.play(1)

    (after,) = await told(inn, name)
    assert "🔔" in before.text
    assert after.id == before.id, "an edit calls nobody"
    assert "You have moved." in after.text
    assert not list(offers(after)), "nothing to press is left"


async def test_a_restart_forgets_no_private_message(inn: Inn) -> None:
    evening = await sit_apart(inn)
    mover = await evening.whose()
    name = evening.people[mover].name
    (before,) = await told(inn, name)
    await inn.restart()

    await evening.play(1)

    (after,) = await told(inn, name)
    assert after.id == before.id
    assert "This question is no longer open." in after.text
    assert not list(offers(after))


async def test_a_request_that_has_been_withdrawn_asks_nobody_any_more(inn: Inn) -> None:
    evening = await sit_apart(inn)
    mover = await evening.whose()
    other = LIGHT if mover == DARK else DARK
    asker, asked = (evening.people[seat].name for seat in (mover, other))
    tables = inn.pony.services.matches
    await tables.propose(evening.match, inn.user_id(asker), "end", "ask")
    await inn.calm()
    (before,) = await told(inn, asked)

    await tables.refuse(evening.match, inn.user_id(asker), "withdraw")
    await inn.calm()

    (after,) = await told(inn, asked)
    assert has(before, Kind.AGREE, Kind.REFUSE)
    assert after.id == before.id
    assert "The request is no longer open." in after.text
    assert not list(offers(after))


async def test_the_end_of_a_game_is_told_in_the_message_that_spoke_of_it(inn: Inn) -> None:
    evening = await sit_apart(inn)
    mover = await evening.whose()
    name = evening.people[mover].name
    await told(inn, name)

    await inn.pony.services.matches.resign(evening.match, inn.user_id(name), "resign")
    await inn.calm()

    (after,) = await told(inn, name)
    assert "resigned" in after.text
    assert not has(after, Kind.ACT, Kind.PICK, Kind.WALK, Kind.MORE)
