"""Two people play a whole game by clicking: in English on a desk, in Polish on a phone.

`make screenshots` keeps what they saw in build/screenshots/<language>-<width>/.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import ChannelPlan, GuildPlan, Settings, WorldPlan
from bot.text import Catalogue, Language, Speech
from bot.ui.house import STRINGS
from cogs import titles
from tests.browser.clicks import PICTURES, Screen, way_to
from tests.wire.account import settle
from tests.wire.evening import DARK, LIGHT, MOST_STEPS, SHORT
from tests.wire.inn import Inn, open_inn
from tests.wire.oracle import Truth, truth

PATIENCE = 60_000
"""Milliseconds until something that should appear is given up."""

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays how. people: display names of Light and Dark."""

    language: Language
    locale: str
    people: tuple[str, str]
    width: int
    height: int


ENGLISH = Setting("en", "en-US", ("Frida", "Tom"), 1280, 800)
POLISH = Setting("pl", "pl", ("Bolek", "Zosia"), 390, 844)


def _world(setting: Setting) -> WorldPlan:
    guild = GuildPlan(name="Prancing Pony", locale=setting.locale, channels=(ChannelPlan(name="table-1"),))
    return WorldPlan(guilds=(guild,))


@dataclass
class Play:
    """A game on the page."""

    inn: Inn
    screen: Screen
    setting: Setting
    speech: Speech
    seen: set[str]

    def truth(self) -> Truth:
        """Where the game stands."""
        return truth(self.inn, 1)

    def seat(self, seat: str) -> str:
        """A seat's name in the language of the page."""
        return titles()["confrontation"].words.seat(seat, self.setting.language)

    async def sit_down(self) -> None:
        """From the command to the table, everything by buttons."""
        light, dark = self.setting.people
        screen, say = self.screen, self.speech
        names = await self._names()
        await screen.become(light)
        await screen.run(names["start"], **{names["opponent"]: dark})
        join = say("button-join-seat", seat="{seat}")
        await screen.press(screen.table, join.replace("{seat}", self.seat(LIGHT)))
        await screen.become(dark)
        await screen.press(screen.table, join.replace("{seat}", self.seat(DARK)))
        await expect(screen.table.get_by_text(self.seat(DARK)).first).to_be_visible()
        await screen.shoot("lobby")
        await screen.become(light)
        await screen.press(screen.table, say("button-begin"))
        await expect(screen.table.get_by_role("button", name=say("button-seat"), exact=True)).to_be_visible()
        await expect(screen.table.get_by_role("img").first).to_be_visible()
        await screen.shoot("table", screen.table)
        for person in (dark, light):
            await screen.become(person)
            await screen.press(screen.table, say("button-seat"))
            await expect(screen.panel).to_be_visible()

    async def _names(self) -> dict[str, str]:
        """How the command and its option are called in this language."""
        user = {"Frida": "frida", "Bolek": "bolek"}[self.setting.people[0]]
        for command in await self.inn.person(user).commands():
            if command["name"] == "confront":
                start = next(each for each in command["options"] if each["name"] == "start")
                guest = next(each for each in start["options"] if each["name"] == "opponent")
                return {"start": f"{command['shown']} {start['shown']}", "opponent": guest["shown"]}
        raise LookupError("no /confront")

    async def play(self) -> Truth:
        """By turns, until the end; every new stage is kept as a picture."""
        rng = Random(1)
        for _ in range(MOST_STEPS):
            now = self.truth()
            if now.outcome is not None:
                return now
            seat = now.waiting[0]
            await self.screen.become(self.setting.people[seat == DARK])
            legal = now.legal(seat)
            action = next(
                (each for wanted in SHORT[seat] for each in legal if re.fullmatch(wanted, each)),
                rng.choice(legal),
            )
            clicks = way_to(now, seat, action, self.setting.language)
            await self._picture(action.split()[0], clicks[0].label, select=clicks[0].select is not None)
            await self.screen.follow(clicks)
            await self._counted(now)
        raise AssertionError("the game does not end")

    async def _picture(self, verb: str, label: str, *, select: bool) -> None:
        names = {"place": "panel", "ready": "ready", "move": "move", "fight": "battle", "play": "hand"}
        if not select:
            button = self.screen.panel.get_by_role("button", name=label, exact=True)
            await expect(button).to_be_visible()
        name = names.get(verb, verb)
        if name not in self.seen:
            self.seen.add(name)
            await self.inn.becalmed(1.5, within=60)
            await self.screen.shoot(name, self.screen.panel)

    async def _counted(self, before: Truth) -> None:
        """Waits until the last click has become a move."""
        for _ in range(500):
            if len(self.truth().played) > len(before.played):
                return
            await asyncio.sleep(0.02)
        raise TimeoutError("the click has had no effect")


@pytest.mark.parametrize("setting", [ENGLISH, POLISH], ids=lambda each: f"{each.language}-{each.width}")
async def test_two_people_play_a_game_by_clicking(browser: Browser, tmp_path: Path, setting: Setting) -> None:
    """From the command to the leaderboard, without an error on the page or an image without words."""
    name = f"{setting.language}-{setting.width}"
    shutil.rmtree(PICTURES / name, ignore_errors=True)
    page = await browser.new_page(
        viewport={"width": setting.width, "height": setting.height}, locale=setting.locale
    )
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    async with open_inn(tmp_path, Settings(world=_world(setting))) as inn:
        screen = Screen(page, setting.language, name)
        screen.listen()
        await page.goto(inn.sandbox.url)
        speech = Catalogue(STRINGS)[setting.language]
        play = Play(inn, screen, setting, speech, set())
        try:
            await play.sit_down()
            end = await play.play()

            assert end.outcome is not None
            await expect(screen.table.get_by_text("🏁").first).to_be_visible()
            await inn.becalmed(1.5, within=60)
            await screen.shoot("result", screen.table)
            await screen.run(speech("command-leaderboard"))
            await expect(screen.panel.get_by_text("🏆").first).to_be_visible()
            for person in setting.people:
                await expect(screen.panel.get_by_text(person).first).to_be_visible()
            await screen.shoot("leaderboard", screen.panel)
            await screen.check_width()
        except BaseException:
            await page.screenshot(path=PICTURES / name / "failure.png")
            raise
        assert screen.complaints == []
        await settle(inn)
        await page.close()
