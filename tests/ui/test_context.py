"""When an interaction counts as answered."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.match.values import RefusedError
from bot.ui.interactions.context import LONGEST_CODE, InteractionContext, match_code, read_match_code
from bot.ui.layout import frame, text


def context(kind: discord.InteractionType, *, public: bool = False) -> InteractionContext:
    """An interaction that has just come; Discord takes every answer."""
    pressed = None if kind is discord.InteractionType.application_command else MagicMock()
    interaction: Any = MagicMock(type=kind, message=pressed)
    is_done = False

    async def answer(*_: object, **__: object) -> None:
        nonlocal is_done
        is_done = True

    interaction.response.is_done = lambda: is_done
    interaction.response.defer = AsyncMock(side_effect=answer)
    interaction.response.edit_message = AsyncMock(side_effect=answer)
    interaction.edit_original_response = AsyncMock()
    return InteractionContext(MagicMock(), interaction, "en", public=public)


@pytest.mark.parametrize(
    "kind", [discord.InteractionType.component, discord.InteractionType.application_command]
)
async def test_an_interaction_that_discord_waits_for_is_not_answered(kind: discord.InteractionType) -> None:
    pressed = context(kind)

    await pressed.acknowledge()

    assert not pressed.is_answered


@pytest.mark.parametrize("waits", [True, False])
async def test_a_press_is_answered_once_its_message_is_edited(waits: bool) -> None:
    pressed = context(discord.InteractionType.component)
    if waits:
        await pressed.acknowledge()

    await pressed.update(frame([text("The disk does not answer.")]))

    assert pressed.is_answered


async def test_a_private_file_in_answer_to_a_deferred_public_command_is_shown_to_nobody_else() -> None:
    asked = context(discord.InteractionType.application_command, public=True)
    interaction: Any = asked.interaction
    interaction.delete_original_response, interaction.followup.send = AsyncMock(), AsyncMock()
    await asked.acknowledge()

    await asked.send_file("Yours alone.", MagicMock())

    interaction.delete_original_response.assert_awaited_once()
    interaction.edit_original_response.assert_not_awaited()
    assert interaction.followup.send.await_args.kwargs["ephemeral"]


async def test_a_form_is_opened_in_time_or_refused_with_its_reason() -> None:
    pressed, form = context(discord.InteractionType.component), MagicMock()
    interaction: Any = pressed.interaction
    interaction.response.send_modal = AsyncMock()
    await pressed.open_form(form)
    interaction.response.send_modal.assert_awaited_once_with(form)

    await pressed.acknowledge()
    interaction.response.is_done = lambda: True
    with pytest.raises(RefusedError, match="form-too-late"):
        await pressed.open_form(form)


def test_a_match_is_found_by_its_code_however_it_is_written() -> None:
    code = match_code(b"key", 1234)
    assert read_match_code(b"key", f" {code.upper()} ") == 1234


@pytest.mark.parametrize(
    "code",
    ["", "-", "ya", "ya-", "ya-0000", "½-0", "y a-0", "z" * (LONGEST_CODE + 1), match_code(b"other", 1234)],
)
def test_a_code_of_no_match_is_refused_as_one_that_is_not_known(code: str) -> None:
    with pytest.raises(RefusedError, match="refused-unknown-match"):
        read_match_code(b"key", code)
