"""Whole games by touching alone, at the same table by a link and inside Discord, with a large screen and a
small one, in English and in Polish; `SOAK=1`.

What people saw is kept in build/screenshots/whole-<game>/.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, expect

import cogs
from bot.agents import Agent
from bot.cli.play import LOCALES
from bot.engine import Observation, Seat
from bot.match.bundle import GameBundle
from bot.sandbox import ChannelPlan, GuildPlan, PersonPlan, WorldPlan
from bot.text import Language
from bot.ui.menus.level import THEN, Trail
from bot.ui.menus.touch import foreseen_chains
from bot.ui.menus.tree import menu
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from tests.browser.inside import open_inside
from tests.browser.page import DESK, NAMES, PHONE, Window
from tests.browser.touching import Touched, TouchedTable, becomes_so_on, open_by_link, sit_down
from tests.soak import SOAK
from tests.web.inside import open_house
from tests.wire.account import settle
from tests.wire.inn import Inn

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.browser,
    pytest.mark.skipif(not SOAK, reason="a whole game takes minutes"),
    pytest.mark.timeout(7200),
]
MOST_TOUCHES = 10_000
SELDOM = 40
"""Touches between two pictures of the page."""
CAPRICE = 0.1
"""How often something else is touched than leads to what is meant."""
FOLLOWED: dict[Language, str] = {"en": NAMES["en"][0], "pl": NAMES["pl"][0]}


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody plays. theme: in which they see the board."""

    language: Language
    window: Window
    is_inside: bool
    theme: str


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays what, and how."""

    key: str
    seats: tuple[Seat, Seat]
    ways: tuple[Way, Way]


LINK_DESK = Way("en", DESK, False, "parchment"), Way("pl", PHONE, True, "night")
LINK_PHONE = Way("en", DESK, True, "night"), Way("pl", PHONE, False, "parchment")
SETTINGS = [
    Setting("confrontation", ("light", "dark"), LINK_DESK),
    Setting("journey", ("frodo", "sam"), LINK_PHONE),
    Setting("battle", ("north", "south"), LINK_DESK),
    Setting("duel", ("fellowship", "sauron"), LINK_PHONE),
    Setting("war", ("free_peoples", "shadow"), LINK_DESK),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda case: case.key)
async def test_a_whole_game_is_played_by_touching(browser: Browser, tmp_path: Path, setting: Setting) -> None:
    """From the link and from the button inside Discord to the end, as the house would play and now and then
    at a whim; nothing complains, and nothing is wider than the screen."""
    world = WorldPlan(
        people=tuple(
            PersonPlan(name=display.lower(), display=display, locale=LOCALES[language], manager=not number)
            for number, (language, display) in enumerate(FOLLOWED.items())
        ),
        guilds=(GuildPlan(name="Prancing Pony", locale="en-GB", channels=(ChannelPlan(name="table-1"),)),),
    )
    folder = f"whole-{setting.key}"
    async with open_house(tmp_path, world) as inn:
        match = await sit_down(inn, setting.key, [*FOLLOWED.values()], setting.seats)
        people = {
            seat: await _come(browser, inn, way)
            for seat, way in zip(setting.seats, setting.ways, strict=True)
        }
        table = TouchedTable(inn, match, people)
        await _play(table, Random(3), folder)
        for seat, person in people.items():
            await expect(person.page.get_by_text("🏁").first).to_be_visible()
            await person.shoot(folder, f"over-{seat}")
            # What was given at the entry inside Discord lasts ten minutes; it is renewed where it is over.
            assert [complaint for complaint in person.complaints if " 401 " not in complaint] == []
            assert await person.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
            await person.close()
        await settle(inn)


async def _come(browser: Browser, inn: Inn, way: Way) -> Touched:
    opened = open_inside if way.is_inside else open_by_link
    person = await opened(browser, inn, FOLLOWED[way.language].lower(), way.language, way.window)
    if await person.page.evaluate("document.documentElement.dataset.theme") != way.theme:
        await person.page.locator(".head button.tool").click()
    return person


async def _play(table: TouchedTable, rng: Random, folder: str) -> None:
    """Play to the end."""
    key, mind, since = table.truth().game.facts.key, "", -1
    agent, bundle = cogs.agent(key), bundles()[key].of(table.truth().state.options)
    for number in range(MOST_TOUCHES):
        now = table.truth()
        if now.outcome is not None:
            return
        seat = now.waiting[0]
        person = table.people[seat]
        await becomes_so_on(person)
        if not number % SELDOM:
            await person.shoot(folder, f"{number:04}-{seat}")
        if len(now.played) != since:
            mind, since = _choose(agent, now.state, seat, rng), len(now.played)
        await person.rest()
        leading = None
        if rng.random() > CAPRICE:
            leading = _find(await person.ids(), mind, _lead(bundle, now.game.observe(now.state, seat), mind))
        if leading is not None:
            await person.touch_id(leading)
        elif not await person.touch_any(".spot.lit[aria-haspopup]", rng):
            assert await person.touch_anything(rng), f"nothing to touch for {seat}"
    raise AssertionError("the game does not end")


def _choose(agent: Agent, state: Any, seat: Seat, rng: Random) -> str:
    """What the policy of the house would do."""
    knowledge = agent.knowledge
    legal = knowledge.narrow(state, seat, knowledge.game.legal(state, seat))
    return str(rng.choices(legal, knowledge.weigh(state, seat, legal))[0])


def _find(ids: Sequence[str], action: str, leads: Callable[[Trail], bool]) -> str | None:
    """What of all that can be touched leads to an action."""
    component_ids = [ComponentId.parse(text) for text in ids]
    does = (
        component_id
        for component_id in component_ids
        if component_id.kind is Kind.ACT and component_id.payload.partition(THEN)[0] == action
    )
    walks = (
        component_id
        for component_id in component_ids
        if component_id.kind is Kind.WALK and leads(Trail.parse(component_id.payload))
    )
    return next(map(str, chain(does, walks)), None)


def _lead(bundle: GameBundle, seen: Observation, action: str) -> Callable[[Trail], bool]:
    """Tell of places in the menu whether they lead to an action."""
    words, language = bundle.words, "en"
    path, aim = words.paths(seen, language), words.aims(seen)
    chains = [*words.chains(seen, language), *foreseen_chains(bundle, seen, language)]
    return lambda trail: action in menu(seen.legal, path, trail, chains, aim).reached
