"""One gesture for two touches on the page of the board: a finger or the mouse drags a piece where it goes;
and what two fingers, and one that rests, do there."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.gestures import fingers, middle
from tests.browser.page import DESK, NAMES, PHONE
from tests.browser.touching import TouchedTable, becomes_so_on, open_table
from tests.waiting import becomes_so

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]


async def test_a_finger_drags_a_figure_and_two_or_one_at_rest_play_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    """Given the set-up on a phone, when a figure is dragged to a region, then it is placed there; dropped
    anywhere else, held long or stretched by two fingers, nothing is done."""
    async with open_table(browser, tmp_path, "confrontation", "en", PHONE, ("light", "dark")) as table:
        person = table.people["light"]
        page, picture = person.page, person.page.locator(".picture").first
        await person.rest()
        begun = len(table.truth().played)
        async with fingers(page) as hand:
            piece = page.locator(".spot.carried").first
            name = await piece.get_attribute("aria-label")
            await hand.put(await middle(piece))
            await expect(page.locator(".name:visible")).to_have_text(name or "")
            await hand.lift()

            x, y = await middle(piece)
            await hand.put((x, y))
            await hand.move((x + 14, y + 14))
            await expect(page.locator(".spot.goal").first).to_be_attached()
            await person.shoot_now("gestures", "carried-390")
            await hand.lift()
            await expect(page.locator(".spot.goal")).to_have_count(0)

            x, y = await middle(picture)
            await hand.put((x - 30, y), (x + 30, y))
            await hand.move((x - 120, y), (x + 120, y))
            await hand.lift()
            await expect(picture.locator(".stage.zoomed")).to_have_count(1)
            await picture.get_by_role("button", name="The whole board").click()
            assert len(table.truth().played) == begun

            await hand.put(await middle(page.locator(".spot.carried").first))
            x, y = hand.at[0]
            await hand.move((x + 14, y + 14))
            await hand.move(await middle(page.locator(".spot.goal").last))
            await expect(page.locator(".spot.goal.over")).to_have_count(1)
            await hand.lift()
        await becomes_so(lambda: len(table.truth().played) == begun + 1, "nothing was placed")


async def test_several_dice_are_brought_to_the_tray_by_one_gesture_of_the_mouse(
    browser: Browser, tmp_path: Path
) -> None:
    """Given a roll of the Journey, when the mouse carries a die to another, rests there and goes on to the
    tray, then both are kept at once, and nothing that it passed."""
    async with open_table(browser, tmp_path, "journey", "en", DESK, ("frodo", "sam")) as table:
        spots, rng = await _pick_two(table), Random(4)
        while not spots:
            await table.play(rng, 1)
            spots = await _pick_two(table)
        person = table.people[table.truth().waiting[0]]
        page, begun = person.page, len(table.truth().played)
        for number, spot in enumerate(spots):
            await page.mouse.move(*await middle(page.locator(f".spot.carried[data-spot={spot}]")), steps=6)
            if not number:
                await page.mouse.down()
        await expect(page.locator(".spot.held")).to_have_count(2)
        await page.mouse.move(*await middle(page.locator(".spot.goal[data-goal=tray]")), steps=6)
        await person.shoot_now("gestures", "swept-1280")
        await page.mouse.up()

        def kept() -> list[str]:
            return [entry.text for entry in table.truth().played[begun:]]

        await person.rest()
        said = await page.locator(".toast").text_content()
        await becomes_so(lambda: len(kept()) >= 3, f"no dice were kept: {said}", 10)
        assert kept()[:3] == [*(f"take {spot}" for spot in spots), "keep"]


async def test_what_is_dragged_stays_in_hand_when_news_come_of_what_others_do(
    browser: Browser, tmp_path: Path
) -> None:
    """Given a figure that is dragged to a region, when the other side sets up meanwhile and it is let go,
    then it is placed, and what the other has done is told."""
    async with open_table(browser, tmp_path, "confrontation", "en", DESK, ("light", "dark")) as table:
        person, news = table.people["light"], list[Any]()
        page, begun = person.page, len(table.truth().played)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: news.append(frame)))
        await page.reload()
        await becomes_so_on(person)
        await person.rest()
        await page.mouse.move(*await middle(page.locator(".spot.carried").first), steps=6)
        await page.mouse.down()
        await page.mouse.move(500, 500, steps=6)
        await page.mouse.move(*await middle(page.locator(".spot.goal").last), steps=6)
        await expect(page.locator(".spot.goal.over")).to_have_count(1)

        news.clear()
        for action in ("muster", "ready"):
            await table.inn.person(NAMES["en"][1].lower()).slash("act", action=action)
        await becomes_so(lambda: bool(news), "the page was not told")
        await page.mouse.up()

        await becomes_so(lambda: _placed(table, begun), "nothing was placed")
        await expect(page.locator("main, body").first).to_contain_text("Dark is ready")


def _placed(table: TouchedTable, begun: int) -> bool:
    return any(
        entry.text.startswith("place ") for entry in table.truth().played[begun:] if entry.seat == "light"
    )


async def test_what_is_held_in_its_place_is_done_and_what_is_let_go_there_is_asked_once_more(
    browser: Browser, tmp_path: Path
) -> None:
    """Given a card of Duel that is dragged to one's coins, when it is let go, then it is asked once more and
    nothing is done; when it is held there until the place says so, then it is discarded."""
    async with open_table(browser, tmp_path, "duel", "en", DESK, ("fellowship", "sauron")) as table:
        seat = table.truth().waiting[0]
        person, begun = table.people[seat], len(table.truth().played)
        page, goal = person.page, person.page.locator(f".spot.goal[data-goal='coins:{seat}']").first
        await becomes_so_on(person)
        await person.rest()
        for is_held in (False, True):
            await page.mouse.move(*await middle(page.locator(".spot.carried").first), steps=6)
            await page.mouse.down()
            await page.mouse.move(500, 500, steps=6)
            await page.mouse.move(*await middle(goal), steps=6)
            await expect(page.locator(".name:visible")).to_contain_text("Hold it here for:")
            if is_held:
                await expect(page.locator(".spot.goal.kept")).to_have_count(1)
                await expect(page.locator(".name:visible")).to_contain_text("Let go for: ")
                await person.shoot_now("gestures", "held-1280")
            await page.mouse.up()
            await person.rest()
            if not is_held:
                assert len(table.truth().played) == begun
                while await page.locator(".choice.back").count():
                    await page.locator(".choice.back").first.click()
                    await person.rest()
        await becomes_so(lambda: len(table.truth().played) > begun, "nothing was discarded")
        assert table.truth().played[begun].text.startswith("discard ")


async def _pick_two(table: TouchedTable) -> list[str]:
    """Two dice with different symbols that are kept as they are brought to the tray; none where there
    are no such.

    While a Nazgûl may be missing among them, they are only taken (4.3).
    """
    seat = table.truth().waiting[0]
    person = table.people[seat]
    await becomes_so_on(person)
    await person.rest()
    dice = await person.page.locator(".spot.carried").evaluate_all(
        "(all) => all.map((each) => each.dataset.spot)"
    )
    seen: Any = table.truth().game.observe(table.truth().state, seat)
    first = {die.symbol: die.colour for die in seen.rolled if die.colour in dice}
    rolled = {die.colour for die in seen.rolled if die.symbol == "nazgul"}
    owes_nazgul = bool(rolled) and not rolled & set(seen.chosen)
    return [*first.values()][:2] if len(first) > 1 and not owes_nazgul else []


PLAIN = ("guide", "allocate", "decline", "discard", "skip", "pass")
"""Verbs of what is answered in War until something else is asked."""


async def test_in_war_a_finger_takes_figures_from_beside_the_map_to_where_they_go(
    browser: Browser, tmp_path: Path
) -> None:
    """Given a phone, when a Companion is dragged out of the Fellowship to a region, then it has left for
    there; when a unit is dragged from the reinforcements to a Settlement, then it is recruited there. What is
    reached next by keys and by ear is what the eye meets next."""
    async with open_table(browser, tmp_path, "war", "en", PHONE, ("free_peoples", "shadow")) as table:
        await _answer_until(table, "free_peoples", "separate")
        done = await _drag_by_finger(table, "free_peoples", ("gandalf_the_grey", "boromir"), "companion-390")
        assert [action.split()[0] for action in done] == ["use", "join", "confirm", "travel"]
        await _answer_until(table, "shadow", "recruit")
        person = table.people["shadow"]
        await becomes_so_on(person)
        await person.rest()
        met = await person.page.evaluate(MET)
        assert len(met) > 5
        assert met == sorted(met)
        done = await _drag_by_finger(table, "shadow", ("sauron_regular", "sauron_elite"), "recruit-390")
        assert [action.split()[:2] for action in done] == [
            ["use", done[0].split()[1]],
            ["recruit", done[1].split()[1]],
        ]


async def _answer_until(table: TouchedTable, seat: str, what: str) -> None:
    """Have both sides answer by typing until one of them may use a die for something."""
    names = dict(zip(("free_peoples", "shadow"), NAMES["en"], strict=False))
    while True:
        now = table.truth()
        asked = now.waiting[0]
        legal = [str(option) for option in now.game.legal(now.state, asked)]
        if asked == seat and any(
            option.startswith("use ") and option.endswith(f" {what}") for option in legal
        ):
            return
        rouse = [
            option for option in legal if option.startswith("use ") and option.endswith(" advance_nation")
        ]
        wanted = [f"nation {nation}" for nation in ("sauron", "isengard") if f"nation {nation}" in legal]
        plain = [option for verb in PLAIN for option in legal if option.split()[0] == verb]
        action = (wanted or (rouse if asked == "shadow" else []) or plain or legal)[0]
        await table.inn.person(names[asked].lower()).slash("act", action=action)


async def _drag_by_finger(table: TouchedTable, seat: str, pieces: tuple[str, ...], name: str) -> list[str]:
    """Drag the first of some pieces that there is to the first place in sight; what came of it."""
    person, begun = table.people[seat], len(table.truth().played)
    page = person.page
    await becomes_so_on(person)
    await person.rest()
    carried = page.locator(",".join(f".spot.carried[data-spot={piece}]" for piece in pieces)).first
    # What lies further down is loaded when somebody comes near.
    await carried.scroll_into_view_if_needed()
    await expect(page.locator(".picture.later", has=carried)).to_have_count(0)
    await person.rest()
    async with fingers(page) as hand:
        await hand.put(await middle(carried))
        x, y = hand.at[0]
        await hand.move((x + 14, y - 14))
        await expect(page.locator(".spot.goal").first).to_be_attached()
        await person.shoot_now("gestures", f"{name}-begun")
        await hand.move(await page.evaluate(IN_SIGHT))
        await expect(page.locator(".spot.goal.over")).to_have_count(1)
        await person.shoot_now("gestures", name)
        await hand.lift()
    await becomes_so(lambda: len(table.truth().played) > begun, "nothing was done")
    return [entry.text for entry in table.truth().played[begun:] if entry.seat == seat]


MET = """() => [...document.querySelectorAll(":is(.question, .picture, .choices, .ways, .story, .log)")]
  .map((each) => each.getBoundingClientRect().top)"""
"""How far down the parts of the page stand, in the order in which they are read."""
IN_SIGHT = """() => {
  for (const each of document.querySelectorAll(".spot.goal")) {
    const box = each.getBoundingClientRect(), at = [box.left + box.width / 2, box.top + box.height / 2];
    const isFar = at[1] > 80 && at[1] < innerHeight - 80;
    if (isFar && document.elementFromPoint(...at) === each) return at;
  }
  return null;
}"""
"""The middle of a place where what is dragged may end, and that is in the window."""
