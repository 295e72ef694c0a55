"""The way to the page of the board: a link for one person and one use, and who comes by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.page import ComponentId, Kind
from bot.web import limits
from tests.simcord.driver import Inn, open_inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.web.visitor import browser, choices_of, cookie_of, link_at, link_in, link_of_seat
from tests.wire.people import offer_of, table_message, take


async def test_the_board_is_opened_from_the_own_seat_and_touched(
    inn: Inn, evening: Evening, public: str
) -> None:
    """Given a link from the own seat, when a choice is touched on its page, then it is a move of the game and
    the page shows what comes of it."""
    seat = await evening.whose()
    async with browser(public) as visitor:
        opened = await visitor.open(await link_of_seat(evening.people[seat]))
        assert opened.status == 200
        shown = await visitor.look()
        before = await evening.legal(seat)

        while shown["kind"] == "board" and shown.get("menu") and (await evening.legal(seat)) == before:
            shown = await visitor.press(choices_of(shown)[0]["id"])

        assert shown["kind"] == "board"
        assert (await evening.legal(seat)) != before
        assert shown == {"status": 200, **await visitor.look()}


async def test_a_look_ahead_spends_no_link_and_a_second_use_is_refused(
    inn: Inn, evening: Evening, public: str
) -> None:
    """Given a link that was looked at, when it is used twice, then once it opens and once it says why not."""
    link = await link_of_seat(evening.people[LIGHT])
    async with browser(public) as reader, browser(public) as visitor, browser(public) as thief:
        assert (await reader.session.get(link)).status == 200
        assert (await reader.session.head(link)).status == 403
        assert not list(reader.session.cookie_jar)

        assert (await visitor.open(link)).status == 200
        refused = await thief.session.post(link, headers={"Origin": public})

        assert refused.status == 410
        assert "two minutes" in await refused.text()
        assert (await thief.session.get(link)).status == 410
        assert not list(thief.session.cookie_jar)


async def test_a_link_speaks_the_language_of_whoever_asked_for_it(
    inn: Inn, evening: Evening, public: str
) -> None:
    """Given a link that somebody asked for in Polish, when a browser that speaks English looks at it, then it
    is offered in Polish."""
    await evening.people[LIGHT].set(locale="pl")
    link = await link_of_seat(evening.people[LIGHT])
    async with browser(public) as visitor:
        offered = await (await visitor.session.get(link)).text()

    assert '<html lang="pl"' in offered
    assert "Otwórz planszę" in offered


async def test_a_link_is_good_for_two_minutes(inn: Inn, evening: Evening, public: str) -> None:
    """Given a link, when two minutes have passed, then it opens nothing."""
    link = await link_of_seat(evening.people[LIGHT])
    await inn.advance(121)
    async with browser(public) as visitor:
        assert (await visitor.open(link)).status == 410


async def test_a_forged_link_and_a_forged_browser_are_strangers(
    inn: Inn, evening: Evening, public: str
) -> None:
    """Given a link with another sign in it, and a cookie of the same kind, then nothing is opened."""
    link = await link_of_seat(evening.people[LIGHT])
    kept = link.rpartition("/")[2]
    async with browser(public) as visitor:
        for forged in (f"{kept[:-1]}{'A' if kept[-1] != 'A' else 'B'}", "x", "ż", kept + "A"):
            assert (await visitor.open(f"{public}/open/{forged}")).status in (404, 410)
        visitor.match = evening.match
        visitor.session.cookie_jar.update_cookies({"board": kept})
        assert (await visitor.look())["reason"] == "touch-not-open"


async def test_what_is_stored_opens_nothing(inn: Inn, evening: Evening, public: str) -> None:
    """Given the rows of the database, when they are used as links and cookies, then nothing is opened."""
    await link_of_seat(evening.people[LIGHT])
    user = inn.user_id("frida")
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[LIGHT]))
        (row,) = await inn.pony.store.boards.sessions_of(user)
        assert row.token not in cookie_of(visitor)
        visitor.session.cookie_jar.clear()
        visitor.session.cookie_jar.update_cookies({"board": row.token})
        assert (await visitor.look())["reason"] == "touch-not-open"


async def test_only_the_page_itself_may_change_anything(inn: Inn, evening: Evening, public: str) -> None:
    """Given a browser with the board open, when another site has it press or listen, then it is refused."""
    seat = await evening.whose()
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[seat]))
        shown = await visitor.look()
        for origin in ("https://evil.example", "null", ""):
            answer = await visitor.press(choices_of(shown)[0]["id"], origin=origin)
            assert answer["status"] == 403
        with pytest.raises(Exception, match="403"):
            await visitor.listen(origin="https://evil.example")
        link = await link_of_seat(evening.people[seat])
        stolen = await visitor.session.post(link, headers={"Origin": "https://evil.example"})
        assert stolen.status == 403
        assert (await visitor.look())["about"] == shown["about"]


async def test_the_cookie_is_for_this_page_alone(inn: Inn, evening: Evening, public: str) -> None:
    """Given the answer that opens the board, then no script and no other site gets at its cookie, and no page
    may run or load what is not its own."""
    async with browser(public) as visitor:
        link = await link_of_seat(evening.people[LIGHT])
        answer = await visitor.session.post(link, headers={"Origin": public}, allow_redirects=False)
        cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert "Max-Age=43200" in cookie
        assert "Secure" not in cookie  # this machine speaks to itself
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy


async def test_a_seat_is_its_players_alone(inn: Inn, evening: Evening, public: str) -> None:
    """Given the pages of both players, then each shows the own seat, and neither gets the other's picture."""
    async with browser(public) as light, browser(public) as dark:
        await light.open(await link_of_seat(evening.people[LIGHT]))
        await dark.open(await link_of_seat(evening.people[DARK]))
        own, others = await light.look(), await dark.look()
        assert (await light.fetch(own)).status == 200
        assert (await dark.fetch(others)).status == 200
        assert (await dark.fetch(own)).status in (404, 409)
        assert own["pictures"][0]["stem"] != others["pictures"][0]["stem"]


async def test_who_sees_the_channel_looks_on_and_touches_nothing(
    inn: Inn, evening: Evening, public: str
) -> None:
    """Given somebody at no seat, when they open the board, then they see what everybody does and a choice of
    a player is refused."""
    seat = await evening.whose()
    async with browser(public) as visitor, browser(public) as player:
        await visitor.open(await link_at(inn.person("tom"), evening.match))
        await player.open(await link_of_seat(evening.people[seat]))
        shown = await visitor.look()
        assert shown["kind"] == "board"
        assert "menu" not in shown
        assert (await visitor.fetch(shown)).status == 200
        before = await evening.legal(seat)
        refused = await visitor.press(choices_of(await player.look())[0]["id"])
        assert refused["kind"] in ("said", "refused")
        assert refused["said"]
        assert await evening.legal(seat) == before


async def test_who_no_longer_sees_the_channel_sees_no_board(
    inn: Inn, evening: Evening, public: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who looks on, when the channel is closed to them, then the page is, too: at the next
    request and for what comes by itself."""
    async with browser(public) as visitor:
        await visitor.open(await link_at(inn.person("tom"), evening.match))
        shown = await visitor.look()
        news = await visitor.listen(shown["about"])

        async def hidden(*_: object) -> bool:
            return False

        monkeypatch.setattr(inn.pony.services.sight, "sees", hidden)
        assert (await visitor.look())["reason"] == "refused-unknown-match"
        assert (await visitor.fetch(shown)).status == 403
        await evening.play(1)
        assert (await news.receive()).data in (None, 1000, 1006)


async def test_who_looks_on_while_the_bot_comes_back_is_not_sent_away(
    inn: Inn, evening: Evening, public: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody at no seat, when the bot has started and Discord has not told of its servers yet, then
    the page is refused for now, and not for good."""
    async with browser(public) as visitor:
        await visitor.open(await link_at(inn.person("tom"), evening.match))
        with monkeypatch.context() as starting:
            starting.setattr(inn.pony, "get_guild", lambda guild: None)
            starting.setattr(inn.pony, "is_ready", lambda: False)
            refused = await visitor.session.get(f"{visitor.table}/now")
            assert refused.status == 409
            assert (await refused.json())["reason"] == "refused-sight-unknown"
        assert (await visitor.look())["kind"] == "board"


async def test_browsers_are_listed_closed_exported_and_erased(
    inn: Inn, evening: Evening, public: str
) -> None:
    """Given the board in two browsers, then the settings list both and close either, the export names them,
    and an erasure leaves none."""
    frida = evening.people[LIGHT]
    user = inn.user_id("frida")
    async with browser(public) as first, browser(public) as second:
        await first.open(await link_of_seat(frida))
        await second.open(await link_of_seat(frida))
        mine = offer_of((await frida.slash("settings")).message, Kind.TOUCH, "mine")
        listed = (await take(frida, mine)).message
        assert "2 browsers" in listed.text
        assert '"opened"' in await inn.pony.services.matches.export(user)

        kept = cookie_of(first)
        closing = await inn.pony.store.boards.sessions_of(user)
        await take(frida, offer_of(listed, Kind.TOUCH, f"close-{closing[0].token}"))
        answers = [(await visitor.look())["kind"] for visitor in (first, second)]
        assert sorted(answers) == ["board", "refused"]

        await inn.pony.services.matches.erase(user)
        assert {(await visitor.look())["kind"] for visitor in (first, second)} == {"refused"}
        assert await inn.pony.store.boards.sessions_of(user) == ()
        assert kept


async def test_what_needs_discord_is_neither_shown_nor_done(inn: Inn, evening: Evening, public: str) -> None:
    """Given a page, when what only Discord can do is pressed on it, then it says so and nothing happens."""
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[LIGHT]))
        for kind, payload in (
            (Kind.ERASE, "yes"),
            (Kind.SERVER, ""),
            (Kind.SETTING, "me-page"),
            (Kind.TOUCH, ""),
        ):
            refused = await visitor.press(str(ComponentId(kind, evening.match, 0, payload)))
            assert "Discord" in str(refused)
        assert (await visitor.look())["kind"] == "board"


async def test_too_many_requests_are_one_sentence(
    inn: Inn, evening: Evening, public: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who asks without a pause, then they are told to wait, and others are not."""
    monkeypatch.setattr(limits, "A_SECOND", 0.0)  # a busy machine makes the pauses by itself
    async with browser(public) as hasty, browser(public) as calm:
        await hasty.open(await link_of_seat(evening.people[LIGHT]))
        await calm.open(await link_of_seat(evening.people[DARK]))
        answers = [(await hasty.look())["kind"] for _ in range(90)]
        assert "refused" in answers
        assert (await calm.look())["kind"] == "board"


async def test_without_an_address_there_is_no_page_and_no_button(tmp_path: Path) -> None:
    """Given no address, then the seat offers no board, and an old button says why."""
    async with open_inn(tmp_path) as inn:
        evening = await sit_down(inn)
        frida = evening.people[LIGHT]
        panel = (await take(frida, offer_of(await table_message(frida, Kind.SEAT), Kind.SEAT))).message
        assert Kind.TOUCH not in {ComponentId.parse(button["custom_id"]).kind for button in panel.buttons}
        answer = await frida.press_stale(str(ComponentId(Kind.TOUCH, evening.match)), panel)
        assert "switched off" in str(answer.raw)
        with pytest.raises(LookupError):
            link_in(answer)
