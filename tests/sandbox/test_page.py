"""The page in a real browser: two languages, commands, presses, menus, forms, private messages, a phone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Route, async_playwright, expect

from bot.sandbox import Driver, Sandbox
from tests.sandbox.conftest import QUICK
from tests.sandbox.small_bot import SmallBot, running
from tests.waiting import PATIENCE_MS

CHROMIUM = Path("/usr/bin/chromium")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.browser,
    pytest.mark.skipif(not CHROMIUM.exists(), reason="Debian's chromium is not installed"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests, for its start takes longer than most of them: each has a sandbox of its own."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="module")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(QUICK) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def driver(sandbox: Sandbox) -> AsyncIterator[Driver]:
    async with Driver(sandbox.url) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def bot(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    async with running(sandbox) as client:
        yield client


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser, bot: SmallBot, sandbox: Sandbox) -> AsyncIterator[Page]:
    opened = await browser.new_page(viewport={"width": 1280, "height": 900})
    opened.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    broken: list[str] = []
    opened.on("pageerror", lambda error: broken.append(str(error)))
    await opened.goto(sandbox.url)
    # What is typed before the page knows the commands is not taken for one.
    await expect(opened.get_by_role("button", name="/greet @Bolek")).to_be_visible()
    yield opened
    await opened.close()
    assert broken == []


async def run(page: Page, name: str) -> None:
    """Type a command without options and send it."""
    await page.get_by_role("textbox").fill(f"/{name}")
    await page.get_by_role("option").first.click()
    await page.locator(".form .send").click()


async def test_a_polish_person_picks_a_command_with_its_options(page: Page) -> None:
    await page.get_by_role("radio", name="Bolek").click()
    await page.get_by_role("textbox", name="Napisz na #tavern").fill("/pow")
    await page.get_by_role("option", name="Wita gościa").click()
    await page.get_by_role("textbox", name="gość").fill("zo")
    await page.get_by_role("option", name="Zosia").click()
    await page.get_by_role("button", name="+2 opcjonalne").click()
    await page.get_by_role("option", name="drink").click()
    await page.get_by_role("textbox", name="drink").fill("me")
    await page.get_by_role("option", name="Mead").click()
    await page.get_by_role("button", name="Wyślij").click()

    await expect(page.get_by_text("Zosia gets 1 mead (pl, 10485760)")).to_be_visible()


@pytest.mark.parametrize(
    ("person", "line", "said"),
    [
        ("Frida", "/greet @Zosia", "Zosia gets 1 ale (en-US, 10485760)"),
        ("Frida", "/greet zosia times: 3", "Zosia gets 3 ale (en-US, 10485760)"),
        ("Bolek", "/powitaj @Hela drink: mead razy: 2", "Hela gets 2 mead (pl, 10485760)"),
        ("Bolek", "/stół otwórz Round 3", "round for 3"),
    ],
)
async def test_a_whole_line_is_typed_and_sent_with_enter(
    page: Page, person: str, line: str, said: str
) -> None:
    await page.get_by_role("radio", name=person).click()
    await page.get_by_role("textbox").fill(line)
    await page.keyboard.press("Enter")

    await expect(page.get_by_text(said)).to_be_visible()


async def test_a_line_typed_letter_by_letter_becomes_the_form_of_its_command(page: Page) -> None:
    await page.get_by_role("textbox").press_sequentially("/greet @To")
    await expect(page.get_by_role("textbox", name="guest")).to_have_value("@To")
    await expect(page.get_by_role("option", name="Tom")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")

    await expect(page.get_by_text("Tom gets 1 ale")).to_be_visible()


async def test_rubbing_out_what_was_typed_leads_back_to_the_commands(page: Page) -> None:
    await page.get_by_role("textbox").press_sequentially("/greet ")
    await expect(page.get_by_role("textbox", name="guest")).to_be_focused()

    await page.keyboard.press("Backspace")

    await expect(page.get_by_role("textbox")).to_have_value("/greet")
    await expect(page.get_by_role("option", name="Greets a guest")).to_be_visible()


async def test_an_empty_channel_offers_a_line_to_begin_with(page: Page) -> None:
    await page.get_by_role("button", name="/greet @Bolek").click()
    await page.keyboard.press("Enter")

    await expect(page.get_by_text("Bolek gets 1 ale")).to_be_visible()
    await page.get_by_role("radio", name="Tom").click()
    await expect(page.get_by_text("Bolek gets 1 ale")).to_be_visible()
    await expect(page.get_by_role("button", name="/greet @Frida")).to_have_count(0)


async def test_the_settings_take_permissions_from_the_bot_and_refuse_new_pictures(
    page: Page, driver: Driver
) -> None:
    await page.get_by_role("button", name="Sandbox settings").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Attach Files").check()
    await dialog.get_by_label("are always refused").check()
    await dialog.get_by_label("are accepted").uncheck()
    await dialog.get_by_role("button", name="Done").click()

    await expect(page.get_by_role("dialog")).to_have_count(0)
    tavern = next(
        channel for channel in await driver.person("frida").channels() if channel["name"] == "tavern"
    )
    frida = next(
        person for person in (await driver.call("GET", "/state"))["people"] if person["name"] == "frida"
    )
    assert tavern["denied"] == ["ATTACH_FILES"]
    assert not frida["dms_open"]
    assert (await driver.call("GET", "/behaviour"))["gallery_edits"] == "refused"


async def test_the_command_somebody_used_is_named_whole_in_the_language_of_whoever_reads(
    page: Page, driver: Driver
) -> None:
    await driver.person("frida").slash("table open", kind="Round", seats=3)

    for person, said in (("Bolek", "/stół otwórz"), ("Frida", "/table open")):
        await page.get_by_role("radio", name=person).click()
        await expect(page.locator(".context .mention")).to_have_text(said)


async def test_what_is_typed_and_not_offered_is_said_in_the_language_of_the_person(page: Page) -> None:
    for person, start, known, guest, said in (
        ("Bolek", "/pow", "Wita gościa", "gość", "Niemożliwe: nie ma nikogo o nazwie „Gimli”"),
        ("Frida", "/gre", "Greet", "guest", "Not possible: nobody is called “Gimli”"),
    ):
        await page.get_by_role("radio", name=person).click()
        await page.get_by_role("textbox").fill(start)
        await page.get_by_role("option", name=known).click()
        await page.get_by_role("textbox", name=guest).fill("Gimli")
        await page.locator(".form .send").click()

        await expect(page.get_by_text(said)).to_be_visible()


async def test_a_layout_is_drawn_pressed_and_chosen_from(page: Page) -> None:
    await run(page, "board")
    await expect(page.get_by_role("heading", name="Board 1")).to_be_visible()
    await expect(page.get_by_role("img", name="a green field")).to_be_visible()

    await page.get_by_role("button", name="Again").click()
    await expect(page.get_by_role("heading", name="Board 2")).to_be_visible()
    await page.get_by_role("button", name="Pick").click()
    await page.get_by_role("option", name="Mead").click()

    await expect(page.get_by_text("you take mead")).to_be_visible()
    await expect(page.get_by_text("Only you can see this")).to_be_visible()


async def test_another_person_does_not_see_what_is_private(page: Page) -> None:
    await run(page, "secret")
    await expect(page.get_by_text("psst")).to_be_visible()

    await page.get_by_role("radio", name="Tom").click()
    await expect(page.get_by_text("psst")).to_have_count(0)
    await page.get_by_role("radio", name="Frida").click()
    await page.get_by_role("button", name="Dismiss message").click()

    await expect(page.get_by_text("psst")).to_have_count(0)


async def test_what_was_private_is_gone_before_another_person_can_press_it(page: Page) -> None:
    await run(page, "secret")
    await expect(page.get_by_text("Only you can see this")).to_be_visible()
    asked, mark_answered = asyncio.Event(), asyncio.Event()

    async def wait(route: Route) -> None:
        asked.set()
        await mark_answered.wait()
        await route.continue_()

    await page.route("**/messages?*", wait)
    await page.get_by_role("radio", name="Bolek").click()
    await expect(page.get_by_role("radio", name="Bolek")).to_be_checked()
    await asked.wait()
    await expect(page.get_by_role("listitem").filter(has_text="Only you can see this")).to_have_count(0)
    mark_answered.set()


async def test_a_form_is_filled_in_and_silence_is_shown(page: Page) -> None:
    await run(page, "form")
    await page.get_by_role("dialog").get_by_role("textbox", name="Name").fill("Oak")
    await page.get_by_role("button", name="Submit").click()
    await expect(page.get_by_text("table Oak for 2")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_be_hidden()

    await run(page, "sleepy")

    await expect(page.get_by_text("The application did not respond")).to_be_visible()


async def test_a_form_takes_radio_buttons_checkboxes_and_a_file(page: Page, tmp_path: Path) -> None:
    recipe = tmp_path / "stew.txt"
    recipe.write_text("stew")
    await run(page, "order")
    dialog = page.get_by_role("dialog")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("Drink: choose something")

    await dialog.get_by_role("radio", name="Mead").check()
    await dialog.get_by_role("checkbox", name="Bread").check()
    await dialog.get_by_label("At once").uncheck()
    await dialog.get_by_label("Recipe").set_input_files(recipe)
    await dialog.get_by_role("button", name="Submit").click()

    await expect(page.get_by_text("mead, bread, cheese, later: stew")).to_be_visible()
    await expect(dialog).to_be_hidden()


async def test_a_phone_has_a_drawer_and_dms_a_badge(page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    await run(page, "whisper")
    await expect(page.get_by_text("sent", exact=True)).to_be_visible()

    await page.get_by_role("button", name="Open channel list").click()
    await expect(page.locator("[data-unread='1']")).to_be_visible()
    await page.get_by_role("button", name="Direct messages").click()

    await expect(page.get_by_text("hello", exact=True)).to_be_visible()
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide == 390


async def test_a_message_of_somebody_else_arrives_by_itself(
    page: Page, bot: SmallBot, browser: Browser, sandbox: Sandbox
) -> None:
    other = await browser.new_page()
    await other.goto(f"{sandbox.url}/#zosia")

    await other.get_by_role("textbox").fill("dobry wieczór")
    await other.get_by_role("textbox").press("Enter")

    await expect(page.get_by_text("dobry wieczór")).to_be_visible()
    await other.close()


async def test_whoever_opens_the_page_is_at_first_somebody_of_their_language(
    browser: Browser, sandbox: Sandbox
) -> None:
    for locale, person in (("pl-PL", "Bolek"), ("en-GB", "Frida"), ("de", "Frida")):
        page = await browser.new_page(locale=locale)
        await page.goto(sandbox.url)

        await expect(page.get_by_role("radio", name=person, exact=True)).to_be_checked()
        await page.close()


async def test_a_channel_named_in_a_message_is_a_way_to_it(page: Page) -> None:
    channel = page.locator("[data-channel='table-1']")
    number = await channel.get_attribute("data-channel-id")
    await page.get_by_role("textbox").fill(f"<#{number}>, https://discord.com/channels/1/{number}/2")
    await page.get_by_role("textbox").press("Enter")

    links = page.get_by_role("log").get_by_role("link", name="#table-1", exact=True)
    await expect(links).to_have_count(2)
    await links.last.click()

    await expect(page.get_by_role("heading", name="table-1", exact=True)).to_be_visible()
    await expect(channel).to_have_attribute("aria-current", "page")


async def test_a_role_called_in_a_message_is_shown_by_its_name(page: Page) -> None:
    known = await page.evaluate("fetch('/sandbox/state').then(answer => answer.json())")
    role = known["guilds"][0]["roles"][-1]
    await page.get_by_role("textbox").fill(f"<@&{role['id']}> come in")
    await page.get_by_role("textbox").press("Enter")

    called = page.get_by_role("log").locator(".mention", has_text=f"@{role['name']}")
    await expect(called).to_be_visible()
