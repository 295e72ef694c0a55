"""A refusal is for who is refused, also where Discord has already been asked to wait for a public answer."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.match.values import RefusedError
from bot.ui.interactions import router
from bot.ui.interactions.context import InteractionContext
from bot.ui.layout import frame, text
from bot.ui.page import plain


class Asked:
    """A public command of which Discord is told to wait; what is sent for it is kept."""

    def __init__(self) -> None:
        self.public: list[str] = []
        self.private: list[str] = []
        self.deferred = asyncio.Event()
        self.interaction: Any = MagicMock(type=discord.InteractionType.application_command, message=None)
        self.interaction.response.is_done = self.deferred.is_set
        self.interaction.response.defer = self._defer
        self.interaction.response.send_message = self._answer
        self.interaction.edit_original_response = self._fill_in
        self.interaction.delete_original_response = self._delete
        self.interaction.followup.send = self._follow_up
        services: Any = MagicMock()
        services.languages.of_user = AsyncMock(return_value="en")
        services.page_pictures.compose = lambda page: (page.build([]), [])
        services.picture_edits.are_refused = False
        services.presentation.explain = lambda error, *_: error.reason
        self.router = router.InteractionRouter(services)

    async def _defer(self, *, ephemeral: bool = False, **_: Any) -> None:
        (self.private if ephemeral else self.public).append("thinking")
        self.deferred.set()

    async def _answer(self, *, ephemeral: bool, **_: Any) -> Any:
        self._note("answer", ephemeral=ephemeral)
        return MagicMock(message_id=1)

    async def _fill_in(self, **_: Any) -> Any:
        (self.public or self.private)[-1] = "filled in"
        return MagicMock(id=1)

    async def _delete(self) -> None:
        (self.public or self.private).pop()

    async def _follow_up(self, *, ephemeral: bool, **_: Any) -> Any:
        self._note("follow-up", ephemeral=ephemeral)
        return MagicMock(id=2)

    def _note(self, what: str, *, ephemeral: bool) -> None:
        (self.private if ephemeral else self.public).append(what)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """A command whose handler is slower than Discord is left waiting."""
    monkeypatch.setattr(router, "ACKNOWLEDGE_AFTER", 0.0)
    return Asked()


async def test_a_refusal_of_a_deferred_public_command_is_shown_to_nobody_else(asked: Asked) -> None:
    async def refuse(_: InteractionContext) -> None:
        await asked.deferred.wait()
        raise RefusedError("refused-unknown-match")

    await asked.router.run(asked.interaction, refuse, public=True)

    assert asked.public == []
    assert asked.private == ["follow-up"]


async def test_an_apology_for_a_deferred_public_command_is_shown_to_nobody_else(asked: Asked) -> None:
    async def stumble(_: InteractionContext) -> None:
        await asked.deferred.wait()
        raise ZeroDivisionError

    await asked.router.run(asked.interaction, stumble, public=True)

    assert asked.public == []
    assert asked.private == ["follow-up"]


async def test_the_answer_of_a_deferred_public_command_is_for_everybody(asked: Asked) -> None:
    async def show(context: InteractionContext) -> None:
        await asked.deferred.wait()
        await context.show_publicly(plain(lambda: frame([text("Well met.")])))

    await asked.router.run(asked.interaction, show, public=True)

    assert asked.public == ["filled in"]
    assert asked.private == []
