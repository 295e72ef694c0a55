"""What happens in the month: tables are opened, people sit down when they usually do, and time passes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import orjson

from bot.sandbox import (
    Answer,
    ChannelPlan,
    GuildPlan,
    ImpossibleError,
    Person,
    PersonPlan,
    RateSettings,
    SandboxSettings,
    WorldPlan,
)
from bot.ui.page import Kind
from cogs import game
from cogs.inn.settings.pages import ASK_QUIET
from tests.month.bot import CLOCK, SOCKET
from tests.month.clock import SharedClock
from tests.month.diary import Diary
from tests.month.habits import PEOPLE, Habit, Sitting
from tests.month.steps import HALF_AN_HOUR, BotKilledError, Killing, Step, TableNow, read_table
from tests.wire.forms import fill_in
from tests.wire.inn import Inn, open_inn
from tests.wire.people import Deed, NotOfferedError, agree_on, offer_of, table_message, take

GUESTS: Final = ("opponent", "second", "third")
A_LITTLE: Final = 1.0
MOST_ACTIONS: Final = 12
"""Actions somebody takes at a table before they go to the next."""
LOOK: Final = 0.02
PATIENCE: Final = 60.0
"""Real seconds the bot has for all that can be done at a moment."""


Event = Callable[["Month"], Awaitable[None]]


@dataclass
class Month:
    """The month as it goes on. day: how many have passed. plan: what happens on which day at which hour."""

    inn: Inn
    clock: SharedClock
    people: dict[str, Habit]
    rng: Random
    diary: Diary
    plan: dict[tuple[int, int], list[Event]] = field(default_factory=dict)
    tables: dict[int, TableNow] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    began: datetime = datetime(1970, 1, 1, tzinfo=UTC)
    sat: dict[str, tuple[int, int]] = field(default_factory=dict)
    paused_by: dict[int, str] = field(default_factory=dict)
    wait: float = 0.0
    quiet_from: datetime = datetime(9999, 1, 1, tzinfo=UTC)
    kills: int = 0
    killing: Killing | None = None
    lost: list[str] = field(default_factory=list)
    _accepted: list[Deed] = field(default_factory=list)

    @property
    def now(self) -> datetime:
        """The time of day."""
        return self.clock.now()

    @property
    def day(self) -> int:
        """How many days have passed."""
        return (self.now - self.began).days

    def person(self, name: str, channel: str = "tavern") -> Person:
        """Somebody, in a channel."""
        return self.inn.person(name, channel)

    def user(self, name: str) -> int:
        """Somebody's id."""
        return self.inn.user_id(name)

    def channel(self, table: TableNow) -> str:
        """The name of a table's channel."""
        return self.inn.sandbox.core.world.channels[table.channel].name

    async def look(self) -> dict[int, TableNow]:
        """Has the bot do all that can be done now; how the tables stand then. Raises BotKilledError."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(self.inn.place / SOCKET)
                writer.write(b"calm?\n")
                answer = await reader.read()
                writer.close()
        except OSError as error:
            raise BotKilledError from error
        if not answer:
            raise BotKilledError
        state = orjson.loads(answer)
        self.wait = state["wait"]
        return {table["match"]: read_table(table) for table in state["tables"]}

    async def do(self, actor: str | None, match: int | None, act: Callable[[], Awaitable[Any]]) -> Any:
        """One step: something is done, and the bot does what follows; it may die of it and comes back."""
        before, began = self.tables, self.now
        killer = None if self.killing is None else self.killing.strike(self)
        try:
            result = await act()
            self.tables = await self.look()
        except BotKilledError:
            assert killer is not None
            await killer
            await self._come_back(before, began, actor, match)
            return result
        if killer is not None:
            await killer
            await self._come_back(before, began, actor, match)
        else:
            self._note(actor, match, before, began)
        return result

    async def _come_back(
        self, before: dict[int, TableNow], began: datetime, actor: str | None, match: int | None
    ) -> None:
        """After a kill, and perhaps some time, the bot is started again."""
        assert self.killing is not None
        self.kills += 1
        await self.inn.bot.kill()
        await self.inn.gone()
        await self._advance(self.killing.downtime())
        tokens = self.inn.tokens()
        self.lost += [deed.text for deed in self._accepted if deed.token not in tokens]
        self._accepted.clear()
        await self.inn.start()
        self.tables = await self.look()
        self._note(actor, match, before, began, killed=True)

    def _note(
        self,
        actor: str | None,
        match: int | None,
        before: dict[int, TableNow],
        began: datetime,
        *,
        killed: bool = False,
    ) -> None:
        number = len(self.steps)
        self.steps.append(Step(number, began, self.now, actor, match, before, self.tables, killed))
        self.diary.read(number)

    async def advance(self, seconds: float) -> None:
        """Time passes, and stops wherever something is due."""
        while seconds > 0:
            step = min(seconds, max(self.wait, 0.0) + A_LITTLE)
            await self.do(None, None, lambda step=step: self._advance(step))
            seconds -= step

    async def _advance(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.inn.driver.advance(seconds)

    # What people do

    async def slash(self, name: str, channel: str, command: str, **options: Any) -> Answer:
        """Somebody runs a command."""
        answer: Answer = await self.do(
            name, None, lambda: self.person(name, channel).slash(command, options=options)
        )
        return answer

    async def sit_down(self, sitting: Sitting) -> None:
        """A lobby is opened, everybody sits down, and it begins."""
        people = [self.person(name, sitting.channel) for name in sitting.people]
        facts = game(sitting.key).facts
        guests = dict(zip(GUESTS, sitting.people[1:], strict=False))
        await self.slash(sitting.people[0], sitting.channel, f"{facts.command} start", **guests)
        lobby = await table_message(people[0], Kind.BEGIN)
        if sitting.series > 1:
            agree = agree_on(people[0], lobby, series=str(sitting.series))
            await self.do(sitting.people[0], None, lambda: agree)
        if sitting.pace is not None:
            pace = offer_of(lobby, Kind.PACE).custom_id
            await self.do(
                sitting.people[0],
                None,
                lambda: people[0].press_stale(pace, lobby, values=[str(sitting.pace)]),
            )
        for seat, person in zip(facts.seats, people, strict=False):
            shown = await table_message(person, Kind.BEGIN)
            await self.do(
                person.name, None, lambda p=person, s=seat, m=shown: take(p, offer_of(m, Kind.JOIN, s))
            )
        for _ in range(sitting.house):
            shown = await table_message(people[0], Kind.BEGIN)
            hire = offer_of(shown, Kind.COMPUTER).custom_id
            await self.do(
                sitting.people[0],
                None,
                lambda m=shown, h=hire: people[0].press_stale(h, m, values=["novice"]),
            )
        if len(people) > 1:
            shown = await table_message(people[0], Kind.BEGIN)
            await self.do(sitting.people[0], None, lambda: take(people[0], offer_of(shown, Kind.BEGIN)))

        # A lobby's message waits a real second for the command that is about to show it.
        await self.do(None, None, self._all_told)

    async def _all_told(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.inn.rows("SELECT 1 FROM outbox"):  # noqa: ASYNC110 - the database tells nobody
                await asyncio.sleep(LOOK)

    async def settle_in(self) -> None:
        """Everybody says when they sleep and what they wish to be told."""
        for habit in self.people.values():
            if habit.quiet is not None:
                said = {"city": habit.zone, "start": str(habit.quiet[0]), "end": str(habit.quiet[1])}
                shown = (await self.slash(habit.name, "tavern", "settings")).message
                form = offer_of(shown, Kind.SETTING, f"me-{ASK_QUIET}")
                person = self.person(habit.name)
                await self.do(habit.name, None, partial(fill_in, person, form, said))
            await self._choose(habit, "me-reminders", habit.reminders, usual="few")
            await self._choose(habit, "me-ahead", "on" if habit.ahead else "off", usual="off")
            await self._choose(habit, "me-notices", "on" if habit.notices else "off", usual="on")
        self.quiet_from = self.now

    async def _choose(self, habit: Habit, payload: str, value: str, usual: str) -> None:
        if value != usual:
            person = self.person(habit.name)
            shown = (await self.slash(habit.name, "tavern", "settings")).message
            menu = offer_of(shown, Kind.SETTING, payload)
            await self.do(habit.name, None, lambda: person.press_stale(menu.custom_id, shown, values=[value]))

    async def come_by(self, habit: Habit) -> None:
        """Somebody sits down for a while: plays where it is their turn, and sees to what else there is."""
        user = self.user(habit.name)
        for match in sorted(self.tables):
            with suppress(NotOfferedError, ImpossibleError, LookupError):
                await self._see_to(habit, user, match)

    async def _see_to(self, habit: Habit, user: int, match: int) -> None:
        table = self.tables.get(match)
        if table is None or table.phase != "playing" or table.seat_of(user) is None:
            return
        place = self.channel(table)
        person = self.person(habit.name, place)
        if table.claim is not None and table.claim[2] == user and habit.answers:
            page = (await self.slash(habit.name, place, "table", action="pace")).message
            await self.do(habit.name, None, lambda: take(person, offer_of(page, Kind.OVERDUE, "go")))
        if table.offers != ():
            with suppress(NotOfferedError, LookupError):
                await self._agree(person)
        for _ in range(MOST_ACTIONS):
            table = self.tables.get(match)
            if table is None or table.paused or user not in table.waiting:
                break
            if not await self._play(person, match):
                break
        table = self.tables.get(match)
        if table is not None and not table.paused and user not in table.waiting:
            await self._mind_others(habit, person, table, user)

    async def _agree(self, person: Person) -> None:
        """Agrees to what is asked, in the panel. Raises NotOfferedError where that is one's own request."""
        table = await table_message(person, Kind.SEAT)
        opened = await self.do(person.name, None, lambda: take(person, offer_of(table, Kind.SEAT)))
        agree = offer_of(opened.message, Kind.AGREE)
        await self.do(person.name, None, lambda: take(person, agree))

    async def _play(self, person: Person, match: int) -> bool:
        """One action at random; whether there was one."""
        offered = (await person.autocomplete("act", "action", "")).choices
        if not offered:
            return False
        action = self.rng.choice(offered)["value"]
        answer = await self.do(person.name, match, lambda: person.slash("act", action=action))
        deed = Deed.of(action, answer)
        if deed.accepted:
            self._accepted.append(deed)
        return not answer.failed

    async def _mind_others(self, habit: Habit, person: Person, table: TableNow, user: int) -> None:
        late = [seat for seat, late_user in table.late if late_user != user]
        if late and habit.late is not None and table.claim is None:
            page = (await self.slash(habit.name, person.channel, "table", action="pace")).message
            offer = offer_of(page, Kind.OVERDUE, f"{habit.late}.{late[0]}")
            await self.do(habit.name, None, lambda: take(person, offer))
        elif habit.nudges and table.waiting:
            page = (await self.slash(habit.name, person.channel, "table", action="pace")).message
            seat = table.seat_of(table.waiting[0])
            offer = offer_of(page, Kind.OVERDUE, f"nudge.{seat}")
            await self.do(habit.name, None, lambda: take(person, offer))

    # How time passes

    async def live(self, days: int) -> None:
        """So many days, half an hour after half an hour."""
        end = self.began + timedelta(days=days)
        while self.now < end:
            await self.half_an_hour()

    async def half_an_hour(self) -> None:
        """Whoever usually comes by now does, some minutes into it."""
        rest = HALF_AN_HOUR - self.now.timestamp() % HALF_AN_HOUR
        pause = self.rng.uniform(60, HALF_AN_HOUR - 120)
        await self.advance(min(pause, rest))
        for event in self.plan.pop((self.day, self.now.hour), ()):
            await event(self)
        for habit in self.people.values():
            local = habit.local(self.now)
            slot = (local.toordinal(), local.hour)
            usual = local.hour in habit.hours and local.toordinal() % habit.every == 0
            there = habit.gone is None or self.day < habit.gone
            away = habit.away is not None and 0 <= self.day - habit.away[0] < habit.away[1]
            if usual and there and not away and self.sat.get(habit.name) != slot:
                self.sat[habit.name] = slot
                await self.come_by(habit)
        # A little past the half hour, when quiet hours end.
        await self.advance(HALF_AN_HOUR - self.now.timestamp() % HALF_AN_HOUR + A_LITTLE)


def world(people: Sequence[Habit], tables: int) -> WorldPlan:
    """Everybody, and a channel for each table."""
    channels = ("tavern", *(f"table-{number}" for number in range(1, tables + 1)))
    plans = tuple(
        PersonPlan(
            name=habit.name,
            display=habit.name.title(),
            locale=habit.locale,
            dms_open=habit.dms_open,
            manager=habit.name == "frida",
        )
        for habit in people
    )
    guild = GuildPlan(name="Inn", channels=tuple(ChannelPlan(name=channel) for channel in channels))
    return WorldPlan(people=plans, guilds=(guild,))


@asynccontextmanager
async def open_month(
    place: Path, seed: int = 1, people: Sequence[Habit] = PEOPLE, locale: str | None = None
) -> AsyncIterator[Month]:
    """An inn in which a month is about to begin, at noon of a first of March; locale: of the server."""
    plan = world(people, 10)
    if locale is not None:
        plan = plan.model_copy(update={"guilds": (plan.guilds[0].model_copy(update={"locale": locale}),)})
    settings = SandboxSettings(
        world=plan, rates=RateSettings(enabled=False), record_limit=100_000, answer_window=1.0
    )
    clock = SharedClock(place / CLOCK)
    async with open_inn(place, settings, start=False, module="tests.month.bot") as inn:
        real = clock.now()
        start = real.replace(month=3, day=1, hour=12, minute=0, second=5)
        start = start if start > real else start.replace(year=start.year + 1)
        ahead = (start - real).total_seconds()
        clock.advance(ahead)
        await inn.driver.advance(ahead)
        await inn.start()
        habits = {habit.name: habit for habit in people}
        month = Month(inn, clock, habits, Random(seed), Diary(inn.sandbox), began=clock.now())
        month.tables = await month.look()
        month.diary.read(0)
        yield month
