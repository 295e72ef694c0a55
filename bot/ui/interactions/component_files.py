"""Components of a game as printed, and how whoever manages a server corrects them by a file."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import discord

from bot.engine import ComponentFileError
from bot.match.component_files import ComponentSheet
from bot.match.values import RefusedError
from bot.text import tell_problems
from bot.ui.forms import Upload
from bot.ui.interactions.context import InteractionContext, managed_guild, on
from bot.ui.layout import ALARM
from bot.ui.messages.rules import FILE, sheet_page, sheet_words_page, upload_form
from bot.ui.page import Kind


async def read_upload(file: Upload, most: int) -> str:
    """The text of a file of at most so many bytes. Raises RefusedError."""
    if file.size > most:
        raise RefusedError("upload-too-large", size=str(-(-file.size // 1024)), most=str(most // 1024))
    try:
        # Some editors begin a text with a mark.
        return (await file.read()).decode("utf-8-sig")
    except discord.HTTPException as error:
        raise RefusedError("upload-unreadable") from error
    except UnicodeDecodeError as error:
        raise RefusedError("upload-no-text") from error


MOST_BYTES: Final = 64 * 1024
"""A file that says everything has less than half as many."""


async def _upload(context: InteractionContext, key: str) -> None:
    """Ask for a file, or show the components tables would have by it."""
    if context.filled is None:
        await context.open_form(upload_form(context.presentation, key, context.language))
        return
    if FILE not in context.filled.files:
        raise RefusedError("components-no-json")
    text = await _read(context.filled.files[FILE])
    try:
        sheet = await context.matches.components.propose(managed_guild(context), key, text)
    except ComponentFileError as error:
        words = context.presentation.games[key].words
        problems = tell_problems(error, words.translator(context.language))
        heading = context.translator("components-wrong")
        await context.say("\n".join([heading, *(f"- {problem}" for problem in problems)]), accent=ALARM)
    else:
        await _show_sheet(context, sheet)


@on(Kind.COMPONENTS)
async def press(context: InteractionContext) -> None:
    """A button that leads to a contact sheet, one of those below it, or its form."""
    guild, files = managed_guild(context), context.matches.components
    verb, key, code, page = _read_target(context)
    if verb == "used":
        used = await files.used(guild, key)
        await context.show_below(sheet_page(context.presentation, used, context.language))
        return
    if verb == "upload":
        await _upload(context, key)
        return
    sheet = await files.find(guild, key, code)
    match verb:
        case "sheet":
            await _show_sheet(context, sheet)
        case "words":
            await context.show(sheet_words_page(context.presentation, sheet, page, context.language))
        case "file":
            await _send_file(context, sheet)
        case "use":
            note = context.translator("components-taken")
            await _show_sheet(context, await files.use(guild, key, code), note)
        case "drop":
            await files.drop(guild, key, code)
            await context.replace(context.translator("components-dropped"))
        case "reset":
            note = context.translator("components-reset")
            await _show_sheet(context, await files.reset(guild, key), note)
        case _:
            raise RefusedError("refused-forged")


async def _show_sheet(context: InteractionContext, sheet: ComponentSheet, note: str = "") -> None:
    await context.show(sheet_page(context.presentation, sheet, context.language, note))


async def _send_file(context: InteractionContext, sheet: ComponentSheet) -> None:
    components = sheet.bundle.components
    assert components is not None
    file = discord.File(BytesIO(sheet.text.encode()), f"{sheet.bundle.key}-{components.name}.json")
    await context.send_file(context.translator("components-here"), file)


async def _read(file: Upload) -> str:
    if not file.filename.lower().endswith(".json"):
        raise RefusedError("components-no-json")
    return await read_upload(file, MOST_BYTES)


def _read_target(context: InteractionContext) -> tuple[str, str, str, int]:
    verb, *rest = context.target.payload.split(".")
    if len(rest) != 3 or not rest[2].isdecimal() or rest[0] not in context.presentation.games:
        raise RefusedError("refused-forged")
    return verb, rest[0], rest[1], int(rest[2])
