"""Games at a Discord that takes no new pictures in edits: messages are sent anew with them."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine import Seat
from bot.text import Language
from bot.ui.page import Kind
from tests.wire.account import Listener
from tests.wire.evening import DARK, LIGHT, Evening, begin, final_table
from tests.wire.inn import Inn
from tests.wire.people import PICTURED, Clicker, Typist, has, offer_of, take
from tests.wire.right_pictures import Gallery, panels

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]
FOLLOWUP = r"^/webhooks/\d+/[^/]+$"
POST = r"^/channels/\d+/messages$"
SPOKEN: dict[Seat | None, Language] = {None: "en", LIGHT: "en", DARK: "pl"}


@pytest.fixture
def strict_inn(inn: Inn) -> Inn:
    """An inn whose Discord refuses new pictures in edits."""
    inn.sandbox.core.gallery_edits = "refused"
    return inn


async def _is_held_up(inn: Inn) -> None:
    """Waits until a planned fault has met its request."""
    while inn.sandbox.core.faults.planned:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("patient", [True, False])
async def test_a_whole_game_has_its_right_pictures_and_nothing_double(
    strict_inn: Inn, *, patient: bool
) -> None:
    """One side clicks and the other types, with a look at every picture or as fast as they can."""
    inn, frida, bolek = strict_inn, strict_inn.person("frida"), strict_inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light, dark = Clicker(frida, patient=patient), Typist(bolek)
    gallery, listener = Gallery(inn, match, {LIGHT: frida, DARK: bolek}, SPOKEN), Listener(inn, match)

    async def look() -> None:
        listener.check()
        if patient:
            await gallery.comes_right()
            assert len(await panels(frida)) <= 1

    end = await Evening(inn, match, {LIGHT: light, DARK: dark}).play(after=look)

    assert end.outcome is not None
    await final_table(frida)
    await gallery.comes_right()
    await inn.becalmed()
    assert await gallery.what_is_wrong() == ""
    assert len(await panels(frida)) == 1
    assert len(await panels(bolek)) == len(dark.deeds)


async def test_a_press_in_a_panel_that_is_just_being_sent_anew_is_answered(strict_inn: Inn) -> None:
    """Given the message pressed in is gone before its answer, the answer takes the place of the new one."""
    inn, frida = strict_inn, strict_inn.person("frida")
    match = await begin(inn, frida, inn.person("bolek"))
    light = Clicker(frida)
    muster = await light.find("muster")
    await inn.driver.plan_fault(method="POST", path=FOLLOWUP, delay=0.4)
    answered = await light.do(muster)
    await _is_held_up(inn)

    answer = await take(frida, offer_of(answered.message, Kind.REFRESH))

    assert not answer.failed
    assert has(answer.message, Kind.REFRESH)
    await Gallery(inn, match, {LIGHT: frida}, SPOKEN).comes_right()
    await inn.becalmed()
    assert len(await panels(frida)) == 1


async def test_a_move_made_while_the_table_is_sent_anew_leaves_one_table(strict_inn: Inn) -> None:
    """Neither is the older one left standing beside the newer, nor does it come after it."""
    inn, frida, bolek = strict_inn, strict_inn.person("frida"), strict_inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light, dark = Typist(frida), Typist(bolek)
    evening = Evening(inn, match, {LIGHT: light, DARK: dark})
    now = await evening.play(until=lambda truth: len(truth.state.ready) == 2)
    gallery = Gallery(inn, match, {LIGHT: frida, DARK: bolek}, SPOKEN)
    await gallery.comes_right()
    await inn.driver.plan_fault(method="POST", path=POST, delay=1.5)
    await dark.act(next(action for action in now.legal(DARK) if action.startswith("move warg")))
    await _is_held_up(inn)

    await light.act(evening.truth().legal(LIGHT)[0])

    await gallery.comes_right()
    await inn.becalmed(1.0)
    assert await gallery.what_is_wrong() == ""


async def test_a_panel_in_a_dm_stays_one_that_is_kept(strict_inn: Inn) -> None:
    """An ephemeral one would be gone with the next start of Discord."""
    inn = strict_inn
    match = await begin(inn, inn.person("frida"), inn.person("hela"))
    at_home = Clicker(inn.person("hela", "dm"))
    at_home.panel = await at_home.person.wait_for(lambda seen: bool(seen.images), within=PICTURED)

    await at_home.act("muster")

    assert inn.log(match)[0] == (DARK, "muster")
    old = at_home.panel.id
    anew = await at_home.person.wait_for(lambda seen: bool(seen.images) and seen.id > old, within=PICTURED)
    assert not anew.ephemeral
    await inn.becalmed()
    assert [seen.id for seen in await at_home.person.dms() if has(seen, Kind.REFRESH)] == [anew.id]
