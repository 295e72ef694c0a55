"""Games on the page: one process serves their server, players press in private messages of another one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Locator

from bot.ui.page import Kind
from cogs import game, games
from tests.browser.clicks import Screen
from tests.browser.page import DESK, NAMES, look_at, world
from tests.browser.round import Round
from tests.postgres import Server
from tests.soak import SOAK
from tests.waiting import UNHURRIED
from tests.wire.pair import count_beside, open_pair

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.browser,
    pytest.mark.wire,
    pytest.mark.timeout(3600 if SOAK else 900),
]
PLAYED = [known_game.facts.key for known_game in games()] if SOAK else ["confrontation"]
CLICKED = 14 if SOAK else 4


class Letters(Screen):
    """The page of somebody who plays in private messages."""

    @property
    def panel(self) -> Locator:
        """The newest message with a panel."""
        control = self.page.locator(f"[data-custom-id*=':{Kind.REFRESH}:']")
        return self.log.get_by_role("listitem").filter(has=control).last

    async def open_letters(self) -> None:
        """Looks at what the bot has written to this person alone."""
        await self.page.get_by_role("button", name="Direct messages", exact=True).click()

    async def enter(self, channel: str) -> None:
        """Goes to a channel of the server."""
        await self.page.locator("button.guild:not(.home)").click()
        await self.page.locator(f"[data-channel='{channel}']").click()


@dataclass
class Corresponded(Round):
    """A game whose players press in private messages once it has begun."""

    screen: Letters

    async def open_panels(self) -> None:
        """Whoever is to move finds the panel in a private message."""
        await self._delivered()
        await self.screen.open_letters()

    @property
    def typed_in(self) -> str:
        """In private messages too."""
        return "dm"


async def test_an_evening_in_private_messages_of_another_process(
    browser: Browser, tmp_path: Path, server: Server
) -> None:
    """Given a server on shard 1, each game is played from shard 0, and its table on the server follows."""
    people = NAMES["en"][:2]
    plan = world("en", len(PLAYED))
    async with open_pair(tmp_path, server, "0/2", "1/2", world=plan, answer_window=UNHURRIED) as pair:
        await pair.until(pair.is_dealt_out)
        inn = pair.inn
        async with look_at(browser, inn, Letters, "across", "en", DESK) as screen:
            for number, key in enumerate(PLAYED, start=1):
                rng, place = Random(number), f"table-{number}"
                await screen.enter(place)
                seated = dict(zip(game(key).facts.seats, people, strict=False))
                played = Corresponded(inn, screen, key, seated, match=number, channel=place)
                await played.sit_down()
                beside = count_beside(pair, number)
                await played.click(CLICKED, rng)
                await played.gallery.comes_right()
                end = await played.type(rng)

                assert end.outcome is not None
                assert count_beside(pair, number) == beside
                await played.gallery.comes_right()
                await screen.enter(place)
                await played.result()
        assert pair.heard() == []
