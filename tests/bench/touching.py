"""The page of the board, by a real bot over HTTP: how soon a touch is seen, and a move by two hundred who
look on; what a first visit takes; and what all of it costs who has no page."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import orjson
from aiohttp import ClientSession, ClientWebSocketResponse
from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.engine import Seat
from bot.sandbox import ChannelPlan, GuildPlan, PersonPlan, RateSettings, SandboxSettings, WorldPlan
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from tests.bench.plan import Plan
from tests.bench.process import BotProcess
from tests.bench.ratio import Figure, Pair, percentile, plain
from tests.bench.stage import Stage, pony_process, settings, until_identified
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.page import PHONE
from tests.browser.touching import find_port, sit_down
from tests.waiting import PATIENCE, PATIENCE_MS, UNHURRIED
from tests.web.visitor import Visitor, browser, choices_of, link_at, link_of_seat
from tests.wire.inn import Inn, open_inn
from tests.wire.oracle import later, truth

TOUCH_BAR: Final = 300.0
"""Milliseconds from a touch until its move is stored and the new board is there."""
LOOKING_ON: Final = 200
TOLD_BAR: Final = 1000.0
"""Milliseconds from a touch until all who look on have the new board."""
LIGHTEST_BAR: Final = 400.0
"""kB (1,000 bytes) of a first visit."""
USABLE_BAR: Final = 1000.0
"""Milliseconds until it can be touched, on a processor SLOWED so many times."""
SLOWED: Final = 4
COST_BAR: Final = 1.03
"""Times what it takes where the page is not."""
CALM: Final = 1.0
"""Seconds after which everything a move leads to has been painted."""
PLAYERS: Final = ("frida", "bolek")
USABLE: Final = """() => document.querySelector(".spot.lit") && !document.querySelector(".picture.coming")
  && [...document.images].every((each) => each.complete) && performance.now()"""


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure touches one at a time, then with many looking on, then first visits, then what it costs."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        yield from asyncio.run(_measure(Path(name), plan.moves))
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        yield from asyncio.run(_cost(Path(name), plan.starts))


async def _measure(place: Path, moves: int) -> list[Figure]:
    async with _open(place) as house:
        tables = [await house.sit_down(key) for key in bundles()]
        figures = [*await _touches(house, tables, moves), *await _first_visits(house, tables)]
        watched = next(table for table in tables if table.key == WATCHED)
        return [*figures, *await _with_many(house, watched, max(3, moves // 4))]


@dataclass
class House:
    """An inn whose bot serves the page. measured: where it tells how much it has painted."""

    inn: Inn
    public: str
    measured: str
    stack: AsyncExitStack
    session: ClientSession

    async def sit_down(self, key: str) -> BoardTable:
        """Two people at the table of a title, each with the page open."""
        self.inn.channel = channel_of(key)
        match = await sit_down(self.inn, key, PLAYERS, SEATS[key])
        people = {}
        for seat, name in zip(SEATS[key], PLAYERS, strict=True):
            people[seat] = await self.stack.enter_async_context(browser(self.public))
            await people[seat].open(await link_of_seat(self.inn.person(name)))
        return BoardTable(self.inn, key, match, people)

    async def count_paintings(self) -> float:
        """How many pictures the bot has painted."""
        told = await (await self.session.get(self.measured)).text()
        line = re.search(r"^pony_painting_seconds_count (\S+)$", told, re.MULTILINE)
        return float(line[1]) if line else 0.0


def channel_of(key: str) -> str:
    """The channel in which a title is played."""
    return f"table-{[*bundles()].index(key) + 1}"


WATCHED: Final = "journey"
"""At whose table many look on: a game that does not end meanwhile."""
SEATS: Final[Mapping[str, tuple[Seat, Seat]]] = {
    "confrontation": ("light", "dark"),
    "journey": ("frodo", "sam"),
    "battle": ("north", "south"),
    "duel": ("fellowship", "sauron"),
    "war": ("free_peoples", "shadow"),
}


@asynccontextmanager
async def _open(place: Path) -> AsyncIterator[House]:
    """A bot of its own with the page, a channel for each game, and people enough."""
    names = [*PLAYERS, *(f"guest{number}" for number in range(LOOKING_ON))]
    people = tuple(
        PersonPlan(name=name, display=name, locale="en-US", manager=name == PLAYERS[0]) for name in names
    )
    channels = tuple(ChannelPlan(name=f"table-{number}") for number in range(1, len(bundles()) + 1))
    world = WorldPlan(people=people, guilds=(GuildPlan(name="Inn", channels=channels),))
    chosen = SandboxSettings(world=world, rates=RateSettings(enabled=False), answer_window=UNHURRIED)
    port, measured = find_port(), find_port()
    public = f"http://127.0.0.1:{port}"
    given = {"PUBLIC_URL": public, "BOARD_PORT": str(port), "METRICS_PORT": str(measured)}
    async with (
        open_inn(place, chosen, fresh=True, own_workers=True, **given) as inn,
        AsyncExitStack() as stack,
        ClientSession() as session,
    ):
        yield House(inn, public, f"http://127.0.0.1:{measured}/metrics", stack, session)


@dataclass
class BoardTable:
    """A table that is played on the page. people: by seat; kept: how high the pictures are that each browser
    has already; standing: how many of them a phone showed last; begun: when the last touch was that
    counted."""

    inn: Inn
    key: str
    match: int
    people: Mapping[Seat, Visitor]
    rng: Random = field(default_factory=lambda: Random(1))
    kept: dict[tuple[Seat, str], float] = field(default_factory=dict)
    standing: dict[Seat, int] = field(default_factory=dict)
    begun: float = 0.0

    @property
    def is_over(self) -> bool:
        """Check whether the game has ended."""
        return truth(self.inn, self.match).outcome is not None

    async def touch(self) -> float:
        """Make a random move; the seconds from its last touch until the whole new board is there."""
        known = truth(self.inn, self.match)
        for _ in range(MOST):
            seat = known.waiting[0]
            visitor = self.people[seat]
            shown = await visitor.look()
            if shown["kind"] == "refused":
                # One person plays at all tables, faster than the page lets anybody.
                await asyncio.sleep(CALM)
            while choices := choices_of(shown):
                choice = self.rng.choice(choices)
                chosen = choice["id"]
                self.begun = time.perf_counter()
                shown = await visitor.press(chosen, choice.get("values", ()))
                await self._fetch(seat, visitor, shown)
                taken = time.perf_counter() - self.begun
                if ComponentId.parse(chosen).kind is not Kind.WALK:
                    break
            before, known = len(known.played), later(self.inn, known)
            if len(known.played) > before:
                return taken
        raise RuntimeError(f"{self.key}: nothing touched counts")

    async def _fetch(self, seat: Seat, visitor: Visitor, shown: dict[str, Any]) -> None:
        """Load what a phone shows as the page does: at once what stood there before, then what else there is
        room for. What lies further below is loaded when somebody comes near."""
        stems = [picture["stem"] for picture in shown.get("pictures", ())]
        stood = range(min(self.standing.get(seat, 1), len(stems)))
        await asyncio.gather(*(self._load(seat, visitor, shown, number) for number in stood))
        top = 0.0
        for number, stem in enumerate(stems):
            if top > PHONE.height:
                break
            await self._load(seat, visitor, shown, number)
            top += self.kept[seat, stem]
            self.standing[seat] = number + 1

    async def _load(self, seat: Seat, visitor: Visitor, shown: dict[str, Any], number: int) -> None:
        """Load a picture that the browser does not have yet."""
        stem = shown["pictures"][number]["stem"]
        if (seat, stem) in self.kept:
            return
        answer = await visitor.fetch(shown, number)
        if answer.status != 200:
            raise RuntimeError(f"{self.key}: no picture {stem}: {await answer.text()}")
        with Image.open(BytesIO(await answer.read())) as picture:
            self.kept[seat, stem] = PHONE.width * picture.height / picture.width


MOST: Final = 40
"""Touches until one of them must count."""


async def _touches(house: House, tables: list[BoardTable], moves: int) -> list[Figure]:
    """Measure moves at all tables in turns; where a game ends, another begins in its place."""
    taken: dict[str, list[float]] = {table.key: [] for table in tables}
    for _ in range(moves):
        for number, table in enumerate(tables):
            taken[table.key].append(1000 * await table.touch())
            if table.is_over:
                tables[number] = await house.sit_down(table.key)
    note = (
        "wall time from sending a touch to having read all that a phone shows of the new board, "
        f"{moves} random moves, of browsers at one real bot"
    )
    return [
        plain(f"{key}: touch to new board, p95", [percentile(values, 0.95)], TOUCH_BAR, "ms", note)
        for key, values in taken.items()
    ]


async def _with_many(house: House, table: BoardTable, moves: int) -> list[Figure]:
    """Measure until all who look on have a move, and what is painted for it more than without them."""
    stranger = await house.stack.enter_async_context(browser(house.public))
    await stranger.open(await link_at(house.inn.person("guest0", channel_of(table.key)), table.match))
    alone = [await _move_in_sight(house, table, stranger) for _ in range(moves)]
    crowd = [await house.stack.enter_async_context(browser(house.public)) for _ in range(LOOKING_ON)]
    for number, onlooker in enumerate(crowd):
        guest = house.inn.person(f"guest{number}", channel_of(table.key))
        await onlooker.open(await link_at(guest, table.match))
    about = (await crowd[0].look())["about"]
    news = [await onlooker.listen(about) for onlooker in crowd]
    told, painted = list[float](), list[float]()
    for _ in range(moves):
        seen = asyncio.gather(*map(_see, crowd, news))
        painted.append(await _move_in_sight(house, table, stranger) - sum(alone) / len(alone))
        ends = await asyncio.wait_for(seen, PATIENCE)
        told.append((max(ends) - table.begun) * 1000)
    note = f"wall time from a touch to {LOOKING_ON} connections having the news and the new picture"
    many = f"{LOOKING_ON} look on"
    return [
        plain(f"{many}: until all have the new board", told, TOLD_BAR, "ms", note),
        plain(
            f"{many}: paintings a change", painted, 1.0, "", "more than for both players and the table alone"
        ),
    ]


async def _move_in_sight(house: House, table: BoardTable, stranger: Visitor) -> float:
    """Move until a stranger is shown something new, as after a secret move they are not; how many pictures
    were painted for the last move before they looked."""
    known = (await stranger.look())["about"]
    while True:
        await asyncio.sleep(CALM)
        before = await house.count_paintings()
        await table.touch()
        await asyncio.sleep(CALM)
        painted = await house.count_paintings() - before
        if (await stranger.look())["about"] != known:
            return painted


async def _see(visitor: Visitor, news: ClientWebSocketResponse) -> float:
    """Wait for news and load its picture; when that was."""
    shown = orjson.loads(await news.receive_str())
    await (await visitor.fetch(shown)).read()
    return time.perf_counter()


async def _first_visits(house: House, tables: list[BoardTable]) -> list[Figure]:
    """Measure the first visit of whoever is to move, on a phone, at each table."""
    weighed, usable = dict[str, float](), dict[str, float]()
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(QUIET))
        for table in tables:
            seat = truth(house.inn, table.match).waiting[0]
            name = PLAYERS[SEATS[table.key].index(seat)]
            house.inn.channel = channel_of(table.key)
            link = await link_of_seat(house.inn.person(name))
            weighed[table.key], usable[table.key] = await _visit(opened, link)
        await opened.close()
    note = (
        f"from asking for the page, its pictures painted before, on a processor slowed {SLOWED} times, "
        f"{PHONE.width} px"
    )
    return [
        *(
            plain(f"{key}: first visit", [value], LIGHTEST_BAR, "kB", f"all bodies, {PHONE.width} px")
            for key, value in weighed.items()
        ),
        *(
            plain(f"{key}: first visit, until it can be touched", [value], USABLE_BAR, "ms", note)
            for key, value in usable.items()
        ),
    ]


async def _visit(opened: Browser, link: str) -> tuple[float, float]:
    """Visit the page twice with an empty cache, so that its pictures are painted; kB, and milliseconds."""
    context = await opened.new_context(
        viewport={"width": PHONE.width, "height": PHONE.height}, has_touch=True, locale="en-US"
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    await page.goto(link)
    await page.get_by_role("button").click()
    await page.wait_for_function(USABLE)
    address = page.url
    page = await context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    session, sizes = await context.new_cdp_session(page), list[float]()
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    await page.goto(address)
    usable = await (await page.wait_for_function(USABLE)).json_value()
    # Pictures near the screen come after the first.
    await page.wait_for_load_state("networkidle")
    await context.close()
    return sum(sizes) / 1000, float(usable)


async def _cost(place: Path, starts: int) -> list[Figure]:
    """Start the bot without PUBLIC_URL and one without the feature in turns."""
    rng, started, weighed = Random(2), list[Pair](), list[Pair]()
    async with Stage(settings(1, 1)) as stage:
        for number in range(starts + 1):
            seconds, sizes = dict[str, float](), dict[str, float]()
            for which in rng.sample(("bot", "tests.bench.untouched"), 2):
                run = place / f"{which}-{number}"
                bot = pony_process(stage, run, run / "pony.db", module=which)
                seconds[which], sizes[which] = await _weigh(stage, bot)
            if number:
                started.append(Pair(seconds["bot"], seconds["tests.bench.untouched"]))
                weighed.append(Pair(sizes["bot"], sizes["tests.bench.untouched"]))
    note = f"medians of {starts} starts each in turns, without PUBLIC_URL / without the page in the program"
    ratios = [
        median(pair.ours for pair in pairs) / median(pair.floor for pair in pairs)
        for pairs in (started, weighed)
    ]
    return [
        plain("no page: time of a start", [ratios[0]], COST_BAR, "x", f"spawn to READY, {note}"),
        plain("no page: memory", [ratios[1]], COST_BAR, "x", f"PSS once it is at rest, {note}"),
    ]


async def _weigh(stage: Stage, bot: BotProcess) -> tuple[float, float]:
    """Start a bot and let it come to rest; the seconds until it was ready, and its MB."""
    stage.core.gateway.ready.clear()
    await bot.start()
    try:
        await until_identified(stage, bot)
        ready = time.perf_counter() - bot.born
        await stage.quiet(2 * CALM, PATIENCE)
        return ready, bot.resident()
    finally:
        await bot.stop()
