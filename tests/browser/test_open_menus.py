"""What is open, half chosen or focused on the page stays so while a message is edited around it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.sandbox import Sandbox
from tests.sandbox.conftest import QUICK
from tests.sandbox.small_bot import SmallBot, picture, running
from tests.waiting import PATIENCE_MS

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]


class Tray(discord.ui.LayoutView):
    """A picture over a menu for one, a menu for several, a menu of people, and a button."""

    def __init__(self, *drinks: str, file: str) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Tray] = discord.ui.Container()
        box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file}")))
        for name, most in (("one", 1), ("several", len(drinks))):
            menu: discord.ui.Select[Tray] = discord.ui.Select(
                custom_id=name, placeholder=name, max_values=most
            )
            for drink in drinks:
                menu.add_option(label=drink, value=drink)
            menu.callback = self.take  # type: ignore[method-assign]
            box.add_item(discord.ui.ActionRow(menu))
        guest: discord.ui.UserSelect[Tray] = discord.ui.UserSelect(custom_id="guest", placeholder="guest")
        box.add_item(discord.ui.ActionRow(guest))
        button: discord.ui.Button[Tray] = discord.ui.Button(label="Bill", custom_id="bill")
        box.add_item(discord.ui.ActionRow(button))
        self.add_item(box)

    async def take(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        said = " and ".join(interaction.data.get("values", ()))
        await interaction.response.send_message(f"you take {said}", ephemeral=True)


@pytest_asyncio.fixture(loop_scope="module")
async def bot() -> AsyncIterator[tuple[Sandbox, SmallBot]]:
    async with Sandbox(QUICK) as sandbox, running(sandbox) as client:
        yield sandbox, client


@pytest_asyncio.fixture(loop_scope="module")
async def tray(bot: tuple[Sandbox, SmallBot]) -> discord.Message:
    channel = next(
        known_channel for known_channel in bot[1].get_all_channels() if known_channel.name == "tavern"
    )
    assert isinstance(channel, discord.TextChannel)
    file = discord.File(picture(), "first.png")
    return await channel.send(view=Tray("Ale", "Mead", file="first.png"), file=file)


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser, bot: tuple[Sandbox, SmallBot], tray: discord.Message) -> AsyncIterator[Page]:
    opened = await browser.new_page(viewport={"width": 1280, "height": 900})
    opened.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    await opened.goto(f"{bot[0].url}/#frida")
    await expect(opened.get_by_role("button", name="one")).to_be_visible()
    yield opened
    await opened.close()


async def show_another_picture(page: Page, tray: discord.Message, *drinks: str) -> None:
    """Edit the message: a new picture over the same menus, or over other drinks."""
    file = discord.File(picture("red"), "second.png")
    await tray.edit(view=Tray(*(drinks or ("Ale", "Mead")), file="second.png"), attachments=[file])
    await expect(page.locator("img[src*='second.png']")).to_be_visible()


async def test_a_menu_stays_open_when_a_late_picture_arrives(page: Page, tray: discord.Message) -> None:
    await page.get_by_role("button", name="one").click()
    await expect(page.get_by_role("option", name="Mead")).to_be_visible()

    await show_another_picture(page, tray)

    await expect(page.get_by_role("option", name="Mead")).to_be_visible()
    await page.get_by_role("option", name="Mead").click()
    await expect(page.get_by_text("you take Mead")).to_be_visible()


async def test_what_is_half_chosen_stays_chosen(page: Page, tray: discord.Message) -> None:
    await page.get_by_role("button", name="several").click()
    await page.get_by_role("option", name="Ale").click()

    await show_another_picture(page, tray)

    await expect(page.get_by_role("option", name="Ale")).to_have_attribute("aria-selected", "true")
    await page.get_by_role("option", name="Mead").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("you take Ale and Mead")).to_be_visible()


async def test_what_is_being_typed_into_a_menu_stays_and_keeps_the_focus(
    page: Page, tray: discord.Message
) -> None:
    await page.get_by_role("button", name="guest").click()
    await page.get_by_role("searchbox").press_sequentially("zo")

    await show_another_picture(page, tray)
    await page.keyboard.type("s")

    await expect(page.get_by_role("searchbox")).to_have_value("zos")
    await expect(page.get_by_role("searchbox")).to_be_focused()
    await expect(page.get_by_role("option")).to_have_count(1)


async def test_a_focused_button_keeps_the_focus(page: Page, tray: discord.Message) -> None:
    await page.get_by_role("button", name="Bill").focus()

    await show_another_picture(page, tray)

    await expect(page.get_by_role("button", name="Bill")).to_be_focused()


async def test_a_menu_of_other_choices_is_closed_and_nothing_is_chosen_in_it(
    page: Page, tray: discord.Message
) -> None:
    await page.get_by_role("button", name="several").click()
    await page.get_by_role("option", name="Ale").click()

    await show_another_picture(page, tray, "Milk", "Cider")

    await expect(page.get_by_role("option")).to_have_count(0)
    await page.get_by_role("heading").first.click()
    await expect(page.get_by_role("alert")).to_have_count(0)
    await page.get_by_role("button", name="one").click()
    await page.get_by_role("option", name="Milk").click()
    await expect(page.get_by_text("you take Milk")).to_be_visible()
