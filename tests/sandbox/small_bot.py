"""A tiny bot on the unmodified discord.py, which uses every feature the sandbox has to carry."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from bot.sandbox import Sandbox

POLISH = {
    "table": "stół",
    "open": "otwórz",
    "greet": "powitaj",
    "guest": "gość",
    "times": "razy",
    "Greets a guest": "Wita gościa",
}


def picture(colour: str = "green") -> io.BytesIO:
    """A small PNG."""
    data = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(data, "PNG")
    data.seek(0)
    return data


class Words(app_commands.Translator):
    """Polish names for the commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return POLISH.get(string.message) if locale is discord.Locale.polish else None


class Board(discord.ui.LayoutView):
    """A Components V2 message with a picture, a section, a menu and a button."""

    def __init__(self, number: int) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Board] = discord.ui.Container(accent_colour=0xC9A227)
        box.add_item(discord.ui.TextDisplay(f"# Board {number}\n**bold** and -# small"))
        file = f"attachment://board-{number}.png"
        box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file, description="a green field")))
        again: discord.ui.Button[Board] = discord.ui.Button(label="Again", custom_id=f"again:{number}")
        again.callback = self.again  # type: ignore[method-assign]
        self.number = number
        box.add_item(discord.ui.Section("Once more?", accessory=again))
        menu: discord.ui.Select[Board] = discord.ui.Select(custom_id="menu", placeholder="Pick")
        menu.add_option(label="Ale", value="ale", description="brown")
        menu.add_option(label="Mead", value="mead")
        menu.callback = self.picked  # type: ignore[method-assign]
        self.menu = menu
        box.add_item(discord.ui.ActionRow(menu))
        self.add_item(box)

    async def again(self, interaction: discord.Interaction) -> None:
        number = self.number + 1
        file = discord.File(picture("red"), f"board-{number}.png", description="a red field")
        await interaction.response.edit_message(view=Board(number), attachments=[file])

    async def picked(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"you take {self.menu.values[0]}", ephemeral=True)


class Form(discord.ui.Modal, title="Name your table"):
    """A modal with a text field and a menu."""

    name: discord.ui.Label[Form] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20)
    )
    size: discord.ui.Label[Form] = discord.ui.Label(
        text="Size",
        component=discord.ui.Select(
            custom_id="size", options=[discord.SelectOption(label="Two", value="2", default=True)]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        assert isinstance(self.size.component, discord.ui.Select)
        said = f"table {self.name.component.value} for {self.size.component.values[0]}"
        await interaction.response.send_message(said)


class Order(discord.ui.Modal, title="What shall it be?"):
    """A modal with the fields that only modals have, and a menu of roles."""

    def __init__(self) -> None:
        super().__init__()
        drinks = [discord.RadioGroupOption(label=drink.title(), value=drink) for drink in ("ale", "mead")]
        extras = [
            discord.CheckboxGroupOption(label="Bread", value="bread", description="still warm"),
            discord.CheckboxGroupOption(label="Cheese", value="cheese", default=True),
            discord.CheckboxGroupOption(label="Honey", value="honey"),
        ]
        self.drink: discord.ui.RadioGroup[Order] = discord.ui.RadioGroup(custom_id="drink", options=drinks)
        self.extras: discord.ui.CheckboxGroup[Order] = discord.ui.CheckboxGroup(
            custom_id="extras", options=extras, max_values=2
        )
        self.now: discord.ui.Checkbox[Order] = discord.ui.Checkbox(custom_id="now", default=True)
        self.whose: discord.ui.RoleSelect[Order] = discord.ui.RoleSelect(custom_id="whose", required=False)
        self.recipe: discord.ui.FileUpload[Order] = discord.ui.FileUpload(custom_id="recipe", max_values=2)
        for label, part in (
            ("Drink", self.drink),
            ("Beside it", self.extras),
            ("At once", self.now),
            ("For whom", self.whose),
            ("Recipe", self.recipe),
        ):
            self.add_item(discord.ui.Label(text=label, component=part))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        recipes = [(await attachment.read()).decode() for attachment in self.recipe.values]
        said = [self.drink.value, *self.extras.values, "now" if self.now.value else "later"]
        said += [f"for {role.name}" for role in self.whose.values]
        await interaction.response.send_message(f"{', '.join(map(str, said))}: {' & '.join(recipes)}")


class SmallBot(discord.AutoShardedClient):
    """The bot of these tests."""

    def __init__(self, shards: int | None = None) -> None:
        intents = discord.Intents.default()
        super().__init__(intents=intents, guild_ready_timeout=0.02, shard_count=shards)
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        self.up = asyncio.Event()
        self.seen: list[discord.Message] = []
        self.handled = 0

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return None

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        add_commands(self.tree)
        await self.tree.sync()

    async def came_up(self) -> None:
        await self.up.wait()

    async def on_ready(self) -> None:
        self.up.set()

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(message)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.handled += 1


def add_commands(tree: app_commands.CommandTree[SmallBot]) -> None:
    """All commands of the bot."""

    @tree.command(description="Greets a guest")
    @app_commands.describe(guest="whom", drink="what")
    async def greet(
        interaction: discord.Interaction, guest: discord.Member, drink: str = "ale", times: int = 1
    ) -> None:
        said = (
            f"{guest.display_name} gets {times} {drink} ({interaction.locale}, {interaction.filesize_limit})"
        )
        await interaction.response.send_message(said)

    @greet.autocomplete("drink")
    async def drinks(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ("ale", "mead", "milk")
        return [app_commands.Choice(name=d.title(), value=d) for d in known if d.startswith(typed)]

    @tree.command(description="a secret")
    async def secret(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Show", custom_id="show")

        async def show(press: discord.Interaction) -> None:
            file = discord.File(picture(), "hand.png", description="your hand")
            await press.response.edit_message(content="shown", attachments=[file], view=view)

        button.callback = show  # type: ignore[method-assign, assignment]
        view.add_item(button)
        await interaction.response.send_message("psst", ephemeral=True, view=view)

    @tree.command(description="a board")
    async def board(interaction: discord.Interaction) -> None:
        file = discord.File(picture(), "board-1.png", description="a green field")
        await interaction.response.send_message(view=Board(1), file=file)

    @tree.command(description="who may come")
    @app_commands.describe(role="whose")
    async def crew(interaction: discord.Interaction, role: discord.Role) -> None:
        view = discord.ui.View(timeout=None)
        menu: discord.ui.RoleSelect[discord.ui.View] = discord.ui.RoleSelect(custom_id="crew", min_values=0)

        async def chosen(choice: discord.Interaction) -> None:
            said = ", ".join(role.name for role in menu.values) or "anybody"
            await choice.response.send_message(f"{said} may come", ephemeral=True)

        menu.callback = chosen  # type: ignore[method-assign]
        view.add_item(menu)
        await interaction.response.send_message(f"{role.name} may come", view=view)

    @tree.command(description="slow")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("at last")
        await interaction.followup.send("and more")

    @tree.command(description="never answers")
    async def sleepy(interaction: discord.Interaction) -> None:
        return

    @tree.command(description="a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(description="a form with everything")
    async def order(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Order())

    @tree.command(description="writes to you")
    async def whisper(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("hello", file=discord.File(picture(), "card.png"))
        except discord.Forbidden as error:
            await interaction.response.send_message(f"closed: {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(description="posts to the channel")
    async def shout(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
        await interaction.response.defer(ephemeral=True)
        try:
            message = await interaction.channel.send("hear ye")
            await message.edit(content="hear ye all")
        except discord.HTTPException as error:
            await interaction.followup.send(f"refused: {error.status} {error.code}")
        else:
            await interaction.followup.send("done")

    group = app_commands.Group(name="table", description="tables")

    @group.command(name="open", description="opens a table")
    @app_commands.choices(kind=[app_commands.Choice(name="Round", value="round")])
    async def open_table(
        interaction: discord.Interaction,
        kind: app_commands.Choice[str],
        seats: app_commands.Range[int, 2, 4],
        secret: bool = False,
    ) -> None:
        await interaction.response.send_message(f"{kind.value} for {seats}", ephemeral=secret)

    tree.add_command(group)

    @tree.command(description="opens a thread")
    async def thread(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("here")
        message = await interaction.original_response()
        opened = await message.create_thread(name="a quiet corner")
        await opened.send("welcome")


@asynccontextmanager
async def running(sandbox: Sandbox, shards: int | None = None) -> AsyncIterator[SmallBot]:
    """The bot, connected to a sandbox until the block ends."""
    Route.BASE = sandbox.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
    client = SmallBot(shards)
    task = asyncio.create_task(client.start("secret-token"))
    try:
        await asyncio.wait([task, asyncio.create_task(client.came_up())], return_when="FIRST_COMPLETED")
        if task.done():
            await task
        yield client
    finally:
        await client.close()
        await asyncio.wait([task], timeout=5)
