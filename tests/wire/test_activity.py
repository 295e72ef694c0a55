"""Who comes to the board from inside Discord, and to which table: as Discord tells, not the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import orjson
import pytest
import pytest_asyncio
from aiohttp import ClientSession, WSServerHandshakeError

from bot.sandbox import Person
from bot.sandbox.world import APP_ID
from bot.ui.page import Kind
from cogs import game
from tests.waiting import PATIENCE, becomes_so
from tests.web.inside import Guest, open_house, sit_inside
from tests.web.visitor import choices_of
from tests.wire.account import settle
from tests.wire.inn import Inn, many_channels, said
from tests.wire.oracle import truth
from tests.wire.people import NotOfferedError, offer_of, table_message, take

pytestmark = pytest.mark.asyncio(loop_scope="module")
_numbers = count(1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inn]:
    """One inn for all tests here, with a board inside Discord."""
    async with open_house(tmp_path_factory.mktemp("inside"), many_channels()) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def inn(house: Inn) -> AsyncIterator[Inn]:
    """The inn, in a channel where nothing has happened yet; nobody has the board open."""
    await house.afresh(f"table-{next(_numbers)}")
    yield house
    for name in ("frida", "tom"):
        await house.driver.call("DELETE", f"/people/{name}/activity")
        await house.person(name).set(consents=True)
    await settle(house)


async def sit_down(inn: Inn, key: str = "journey") -> tuple[int, Person, Person]:
    """Two people begin a game where the inn is; the match, and both."""
    host, guest = inn.person("frida"), inn.person("tom")
    answer = await host.slash(f"{game(key).facts.command} start", opponent="tom")
    assert not answer.failed, answer.raw
    await take(guest, offer_of(await table_message(guest, Kind.BEGIN), Kind.JOIN))
    lobby = await table_message(host, Kind.BEGIN)
    await take(host, offer_of(lobby, Kind.BEGIN))
    return offer_of(await table_message(host, Kind.SEAT), Kind.SEAT).press.match, host, guest


async def leave(guest: Guest) -> None:
    """Close the board inside Discord."""
    await guest.inn.driver.call("DELETE", f"/people/{guest.name}/activity")


async def test_the_board_opens_at_its_table_and_a_touch_is_a_move(inn: Inn) -> None:
    """Given the button at a seat, when the board is opened inside Discord and touched, then it is a move, and
    the other player's page hears of news on a connection of its own."""
    match, host, guest = await sit_down(inn)
    async with sit_inside(inn, host) as first, sit_inside(inn, guest) as second:
        entered, other = await first.enter(), await second.enter()
        assert (entered["status"], entered["match"], entered["language"]) == (200, match, "en")
        assert other["match"] == match
        is_first = choices_of(await first.look(match)) != []
        asked, waits = (first, second) if is_first else (second, first)
        before = len(truth(inn, match).played)
        shown = await asked.look(match)
        for number in range(20):
            if len(truth(inn, match).played) > before:
                break
            shown = await asked.press(match, choices_of(shown)[0]["id"], f"touch-{match}-{number:02}")
        assert len(truth(inn, match).played) > before
        seen = await waits.look(match)
        socket = await waits.listen(match)
        assert socket.protocol == "board"
        async with asyncio.timeout(PATIENCE):
            assert {"status": 200, **orjson.loads(await socket.receive_str())} == seen
        await socket.close()


async def test_a_code_counts_once_for_us_and_for_a_name(inn: Inn) -> None:
    """Given codes that were used, made up, given to another application or for something else, then nobody is
    let in by one."""
    _, host, _ = await sit_down(inn)
    async with sit_inside(inn, host) as page:
        used = await page.ask_for_code()
        assert (await page.enter(used))["status"] == 200
        frida = next(person for person in inn.sandbox.core.world.people if person.name == "frida")
        others = inn.sandbox.core.activities.grant(frida, str(APP_ID + 1), frozenset({"identify"}))
        for code in (used, "made-up", others, await page.ask_for_code(["guilds"])):
            told = await page.enter(code)
            assert (told["status"], told["reason"]) == (409, "activity-stranger")
            assert not page.kept
        assert (await page.enter())["status"] == 200


async def test_only_who_is_in_an_instance_that_is_open_comes_in_by_it(inn: Inn) -> None:
    """Given an instance of somebody else, one that is made up and one that is over, then they are refused."""
    _, host, _ = await sit_down(inn)
    async with sit_inside(inn, host) as page:
        strangers = inn.sandbox.core.activities.launch(
            inn.sandbox.core.world.people[-1], next(iter(inn.sandbox.core.world.channels.values()))
        )
        for instance in (strangers.instance.id, "i-1-gc-2-3", page.place["instance_id"][:-1]):
            assert (await page.enter(instance=instance))["reason"] == "activity-gone"
        inn.sandbox.core.activities.leave(strangers.user)
        code = await page.ask_for_code()
        await leave(page)
        assert (await page.enter(code))["reason"] == "activity-gone"
        for forged in ("../../users/@me", "a b", ""):
            assert (await page.enter(code, forged or "/"))["status"] in (400, 409)


async def test_a_pass_is_for_its_tables_alone(inn: Inn) -> None:
    """Given somebody inside at one table, then no other table is shown by what they were given, nor is any by
    what was changed in it, and a cookie counts for nothing beside it."""
    first, host, _ = await sit_down(inn)
    async with sit_inside(inn, host) as page, ClientSession() as session:
        await page.enter()
        assert (await page.look(first))["status"] == 200
        assert (await page.look(first + 1_000))["status"] == 403
        forged = Guest(inn, session, "frida", page.place, page.kept[:-4] + "AAAA")
        assert (await forged.look(first))["status"] == 401
        with pytest.raises(WSServerHandshakeError, match="401"):
            await forged.listen(first)
        forged.kept = ""
        assert (await forged.look(first))["status"] in (401, 403)


async def test_who_plays_elsewhere_is_asked_which_table(inn: Inn) -> None:
    """Given an Activity opened where nobody plays, by somebody at two tables, then both are offered by name
    and none is chosen for them."""
    first, _, _ = await sit_down(inn)
    await inn.afresh(f"table-{next(_numbers)}")
    second, _, _ = await sit_down(inn)
    core = inn.sandbox.core
    empty = next(channel for channel in core.world.channels.values() if channel.name == "table-60")
    frame = core.activities.launch(
        next(person for person in core.world.people if person.name == "frida"), empty
    )
    async with ClientSession() as session:
        page = Guest(inn, session, "frida", {"frame": frame.id, **frame.query()})
        entered = await page.enter()
        assert entered["match"] is None
        offered = {table["match"]: table["name"] for table in entered["tables"]}
        assert {first, second} <= offered.keys()
        assert "Tom" in offered[first]
        assert (await page.look(first))["status"] == (await page.look(second))["status"] == 200


async def test_without_a_table_and_without_discord_one_is_told(inn: Inn) -> None:
    """Given somebody who plays nowhere, and a Discord that is away, then a sentence says which it is."""
    core = inn.sandbox.core
    nobody = next(person for person in core.world.people if person.name == "hela")
    empty = next(channel for channel in core.world.channels.values() if channel.name == "table-59")
    frame = core.activities.launch(nobody, empty)
    async with ClientSession() as session:
        page = Guest(inn, session, "hela", {"frame": frame.id, **frame.query()})
        assert (await page.enter())["reason"] == "activity-no-table"
        for path in ("/oauth2/token", "/users/@me"):
            await inn.driver.plan_fault(path=path, status=503)
            assert (await page.enter())["reason"] == "activity-unknown"
    core.activities.leave(nobody)


async def test_discord_alone_may_show_it_in_a_frame(inn: Inn) -> None:
    """Given the page inside Discord and the one in a browser, then Discord alone may frame the first, nobody
    the second, and nothing of the first sets a cookie."""
    match, _, _ = await sit_down(inn)
    public = inn.bot.environment["PUBLIC_URL"]
    async with ClientSession() as session:
        inside = await session.get(f"{public}/?frame_id=1")
        policy = inside.headers["Content-Security-Policy"]
        assert "frame-ancestors https://discord.com https://*.discord.com https://discordapp.com" in policy
        assert policy.endswith(f"https://{APP_ID}.discordsays.com")
        assert "unsafe" not in policy
        assert not inside.cookies
        outside = await session.get(f"{public}/table/{match}")
        assert "frame-ancestors 'none'" in outside.headers["Content-Security-Policy"]


async def test_without_the_secret_there_is_neither_button_nor_page(tmp_path: Path) -> None:
    """Given a bot with the page of the board and no secret, then the seat offers nothing inside Discord, and
    the page is not there."""
    async with open_house(tmp_path, many_channels(), DISCORD_CLIENT_SECRET="") as inn:
        _, host, _ = await sit_down(inn)
        panel = (await take(host, offer_of(await table_message(host, Kind.SEAT), Kind.SEAT))).message
        assert offer_of(panel, Kind.TOUCH)
        with pytest.raises(NotOfferedError):
            offer_of(panel, Kind.ACTIVITY)
        async with ClientSession() as session:
            assert (await session.get(f"{inn.bot.environment['PUBLIC_URL']}/")).status == 404
        await settle(inn)


async def test_a_secret_that_is_not_the_portals_is_told_and_logged(tmp_path: Path) -> None:
    """Given another secret than the portal's, then one is told of another way, and the log says why."""
    async with open_house(tmp_path, many_channels(), DISCORD_CLIENT_SECRET="another") as inn:
        _, host, _ = await sit_down(inn)
        async with sit_inside(inn, host) as page:
            told = await page.enter()
            assert told["reason"] == "activity-misset"
            assert "Open the board" in told["said"]
        await becomes_so(lambda: "client_secret_refused" in inn.bot.output, inn.bot.output)
        await settle(inn)


async def test_what_discord_does_not_open_is_told_with_another_way(tmp_path: Path) -> None:
    """Given a portal that knows of no Activity, when the button is pressed, then one is told what to do."""
    async with open_house(tmp_path, many_channels(), is_mapped=False) as inn:
        inn.expected.add("bad_request")
        _, host, _ = await sit_down(inn)
        panel = (await take(host, offer_of(await table_message(host, Kind.SEAT), Kind.SEAT))).message
        answer = await take(host, offer_of(panel, Kind.ACTIVITY))
        assert any("Open the board" in message.text for message in said(answer))
        await settle(inn)
