"""Two to four people play any game on the page: some clicks are made in the browser, the rest is typed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from playwright.async_api import expect

from bot.engine import Seat
from bot.sandbox import ChannelPlan, GuildPlan, PersonPlan, WorldPlan
from bot.text import Language, Speech
from cogs import game, titles
from tests.browser.clicks import Screen, way_to
from tests.playthroughs.make import aim_of
from tests.wire.inn import Inn
from tests.wire.oracle import Truth, truth

NAMES: Mapping[Language, tuple[str, ...]] = {
    "en": ("Frida", "Tom", "Alice", "Peter"),
    "pl": ("Bolek", "Zosia", "Hela", "Jurek"),
}
LOCALES: Mapping[Language, str] = {"en": "en-US", "pl": "pl"}
GUESTS = ("opponent", "second", "third")
MOST_STEPS = 3_000
MOST_PICTURES = 12


def world(language: Language) -> WorldPlan:
    """A server whose people all speak one language."""
    locale = LOCALES[language]
    people = tuple(
        PersonPlan(name=each.lower(), display=each, locale=locale, manager=number == 0)
        for number, each in enumerate(NAMES[language])
    )
    guild = GuildPlan(name="Prancing Pony", locale=locale, channels=(ChannelPlan(name="table-1"),))
    return WorldPlan(people=people, guilds=(guild,))


@dataclass
class Round:
    """A game on the page.

    people: display names by seat. command: what opens the lobby; options: given with it, by their names, as
    they are shown. liked: how actions begin that are taken wherever they are allowed, the first before the
    others; all else is at random.
    """

    inn: Inn
    screen: Screen
    speech: Speech
    key: str
    people: Mapping[Seat, str]
    command: str = "start"
    options: Mapping[str, str] = field(default_factory=dict)
    liked: tuple[str, ...] = ()
    seen: set[str] = field(default_factory=set)

    @property
    def language(self) -> Language:
        """The language of the page."""
        return self.screen.language

    def truth(self) -> Truth:
        """Where the game stands."""
        return truth(self.inn, 1)

    async def sit_down(self) -> None:
        """The host invites by command; everybody takes a seat by its button; the host begins."""
        screen, say, words = self.screen, self.speech, titles()[self.key].words
        host = next(iter(self.people.values()))
        start, shown = await self._names(host)
        invited = dict(zip(GUESTS, [*self.people.values()][1:], strict=False))
        await screen.become(host)
        given = {**invited, **self.options}
        await screen.run(start, **{shown[option]: value for option, value in given.items()})
        for seat, person in self.people.items():
            await screen.become(person)
            await screen.press(screen.table, say("button-join-seat", seat=words.seat(seat, self.language)))
            await asyncio.sleep(0.2)
        await screen.shoot("lobby")
        await screen.become(host)
        await screen.press(screen.table, say("button-begin"))
        await expect(screen.table.get_by_role("button", name=say("button-seat"), exact=True)).to_be_visible()
        await expect(screen.table.get_by_role("img").first).to_be_visible()
        await screen.shoot("table", screen.table)
        for person in self.people.values():
            await screen.become(person)
            await screen.press(screen.table, say("button-seat"))
            await expect(screen.panel).to_be_visible()

    async def _names(self, host: str) -> tuple[str, dict[str, str]]:
        """How the command and its options are called in this language."""
        facts = game(self.key).facts
        for command in await self.inn.person(host.lower()).commands():
            if command["name"] == facts.command:
                start = next(each for each in command["options"] if each["name"] == self.command)
                shown = {each["name"]: each["shown"] for each in start["options"]}
                return f"{command['shown']} {start['shown']}", shown
        raise LookupError(facts.command)

    async def click(self, steps: int, rng: Random) -> None:
        """Plays by the panels on the page; every new kind of decision is kept as a picture."""
        for _ in range(steps):
            now = self.truth()
            if now.outcome is not None:
                return
            seat = now.waiting[0]
            await self.screen.become(self.people[seat])
            clicks = way_to(now, seat, self._choice(now.legal(seat), rng), self.language)
            await self._delivered()
            await self._picture(now, seat)
            await self.screen.follow(clicks)
            await self._counted(now)

    def _choice(self, legal: Sequence[str], rng: Random) -> str:
        liked = [action for start in self.liked for action in legal if action.startswith(start)]
        return liked[0] if liked else rng.choice(legal)

    async def type(self, rng: Random) -> Truth:
        """Plays to the end by commands, as quickly as the bot answers."""
        aim = aim_of(self.key)
        for _ in range(MOST_STEPS):
            now = self.truth()
            if now.outcome is not None:
                return now
            seat = rng.choice(now.waiting)
            person = self.inn.person(self.people[seat].lower())
            await person.slash("table act", action=str(aim(now.game, now.state, seat, rng)))
            await self._counted(now)
        raise AssertionError("the game does not end")

    async def _picture(self, now: Truth, seat: Seat) -> None:
        pending = now.game.pending(now.state)
        kind = next(each.kind for each in pending.open if each.seat == seat)  # type: ignore[union-attr]
        if kind not in self.seen and len(self.seen) < MOST_PICTURES:
            self.seen.add(kind)
            await self.inn.becalmed(1.0, within=60)
            await self.screen.shoot(f"panel-{kind}", self.screen.panel)

    async def _delivered(self) -> None:
        """Waits until everybody's panel shows where the game stands: nothing is left to bring."""
        for _ in range(600):
            await self.inn.becalmed(0.4, within=60)
            if not self.inn.rows("SELECT 1 FROM outbox LIMIT 1"):
                return
        raise TimeoutError("the outbox is never empty")

    async def _counted(self, before: Truth) -> None:
        """Waits until what was done has become a move."""
        for _ in range(500):
            if len(self.truth().played) > len(before.played):
                return
            await asyncio.sleep(0.02)
        raise TimeoutError("what was done has had no effect")
