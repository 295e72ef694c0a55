"""Two to four people play any game on the page: some clicks are made in the browser, the rest is typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from playwright.async_api import expect

from bot import feature_strings
from bot.engine import Seat
from bot.text import Catalogue, Language, Translator
from bot.ui.presentation import STRINGS
from cogs import bundles, game
from tests.browser.clicks import Screen, way_to
from tests.playthroughs.make import aim_of
from tests.waiting import becomes_so
from tests.wire.inn import Inn
from tests.wire.oracle import Truth, later, truth
from tests.wire.right_pictures import Gallery

GUESTS = ("opponent", "second", "third")
MOST_STEPS = 3_000
MOST_PICTURES = 12
CALM = 0.3
"""Seconds without a request after which the pictures of a panel have come as well."""


@dataclass
class Round:
    """A game on the page.

    people: display names by seat. options: house rules agreed on in the lobby, by their names. liked:
    patterns; actions that begin so are taken wherever they are allowed, the first before the others. All else
    is at random. match, channel: its number and its place.
    """

    inn: Inn
    screen: Screen
    key: str
    people: Mapping[Seat, str]
    options: Mapping[str, str] = field(default_factory=dict)
    liked: tuple[str, ...] = ()
    match: int = 1
    channel: str = "table-1"
    seen: set[str] = field(default_factory=set)
    _known: Truth | None = None

    @property
    def language(self) -> Language:
        """The language of the page."""
        return self.screen.language

    @cached_property
    def say(self) -> Translator:
        """The words of the house in the language of the page."""
        return Catalogue(STRINGS, *feature_strings())[self.language]

    def truth(self) -> Truth:
        """Where the game stands."""
        self._known = truth(self.inn, self.match) if self._known is None else later(self.inn, self._known)
        return self._known

    @property
    def gallery(self) -> Gallery:
        """The messages of the game."""
        people = {seat: self.inn.person(name.lower(), self.channel) for seat, name in self.people.items()}
        return Gallery(self.inn, self.match, people, dict.fromkeys([None, *people], self.language))

    @property
    def typed_in(self) -> str:
        """Where commands are typed."""
        return self.channel

    def stage(self, kind: str, action: str) -> str:
        """What a picture of the panel is called; one is kept of each name."""
        return f"panel-{kind}"

    async def sit_down(self) -> None:
        """The host invites by command; everybody takes a seat by its button; the host begins."""
        screen, say, words = self.screen, self.say, bundles()[self.key].words
        host = next(iter(self.people.values()))
        start, shown = await self.names_of_command(host, "start")
        invited = dict(zip(GUESTS, [*self.people.values()][1:], strict=False))
        await screen.become(host)
        await screen.run(start, **{shown[option]: value for option, value in invited.items()})
        await expect(screen.table.get_by_role("button", name=say("button-begin"), exact=True)).to_be_visible()
        if self.options:
            await self._agree()
        for number, (seat, person) in enumerate(self.people.items(), start=1):
            await screen.become(person)
            await screen.press(screen.table, say("button-join-seat", seat=words.seat(seat, self.language)))
            await self._until(lambda taken=number: self._seated() == taken, f"{person} is not seated")
            await self.inn.becalmed(CALM)
        await screen.shoot("lobby")
        await screen.become(host)
        await screen.press(screen.table, say("button-begin"))
        await expect(screen.table.get_by_role("button", name=say("button-seat"), exact=True)).to_be_visible()
        await expect(screen.table.get_by_role("img").first).to_be_visible()
        await screen.shoot("table", screen.table)
        await self.open_panels()

    async def _agree(self) -> None:
        """The host chooses house rules in the menus of the lobby."""
        words = bundles()[self.key].words
        await self.screen.press(self.screen.table, self.say("button-house-rules"))
        for name, value in self.options.items():
            menu, line = (words.option(name, setting, self.language).label for setting in (None, value))
            await self.screen.choose(self.screen.panel, menu, line)
            await self.inn.becalmed(CALM)

    async def open_panels(self) -> None:
        """Everybody asks for their own seat, by the button of the table."""
        screen = self.screen
        for person in self.people.values():
            await screen.become(person)
            await screen.press(screen.table, self.say("button-seat"))
            await expect(screen.panel).to_be_visible()
            await self._delivered()

    async def names_of_command(self, host: str, command: str) -> tuple[str, dict[str, str]]:
        """How the command and its options are called in this language."""
        facts = game(self.key).facts
        for group in await self.inn.person(host.lower()).commands():
            if group["name"] == facts.command:
                subcommand = next(option for option in group["options"] if option["name"] == command)
                shown = {option["name"]: option["shown"] for option in subcommand["options"]}
                return f"{group['shown']} {subcommand['shown']}", shown
        raise LookupError(facts.command)

    def _seated(self) -> int:
        """How many seats are taken."""
        rows = self.inn.rows("SELECT count(*) FROM seat WHERE match_id = ? AND seat IS NOT NULL", self.match)
        return int(rows[0][0])

    async def click(self, steps: int, rng: Random) -> None:
        """Plays by the panels on the page; every new stage is kept as a picture."""
        for _ in range(steps):
            now = self.truth()
            if now.outcome is not None:
                return
            seat = now.waiting[0]
            action = self._choice(now.legal(seat), rng)
            clicks = way_to(now, seat, action, self.language)
            await self._delivered()
            await self.screen.become(self.people[seat])
            await self._picture(now, seat, action)
            await self.screen.follow(clicks)
            await self._counted(now)

    def _choice(self, legal: Sequence[str], rng: Random) -> str:
        liked = (action for start in self.liked for action in legal if re.match(start, action))
        return next(liked, None) or rng.choice(legal)

    async def type(self, rng: Random) -> Truth:
        """Plays to the end by commands, as quickly as the bot answers."""
        aim = aim_of(self.key)
        for _ in range(MOST_STEPS):
            now = self.truth()
            if now.outcome is not None:
                return now
            seat = rng.choice(now.waiting)
            person = self.inn.person(self.people[seat].lower(), self.typed_in)
            await person.slash("act", action=str(aim(now.game, now.state, seat, rng)))
            await self._counted(now)
        raise AssertionError("the game does not end")

    async def result(self) -> None:
        """The finished table, as everybody sees it."""
        await expect(self.screen.table.get_by_text("🏁").first).to_be_visible()
        await self._delivered()
        await self.screen.shoot("result", self.screen.table)

    async def leaderboard(self) -> None:
        """It names everybody who has played."""
        screen = self.screen
        await screen.run(self.say("command-leaderboard"))
        await expect(screen.panel.get_by_text("📊").first).to_be_visible()
        for person in self.people.values():
            await expect(screen.panel.get_by_text(person).first).to_be_visible()
        await screen.shoot("leaderboard", screen.panel)

    async def _picture(self, now: Truth, seat: Seat, action: str) -> None:
        pending = now.game.pending(now.state)
        kind = next(decision.kind for decision in pending.open if decision.seat == seat)  # type: ignore[union-attr]
        stage = self.stage(kind, action)
        if stage not in self.seen and len(self.seen) < MOST_PICTURES:
            self.seen.add(stage)
            await self.screen.shoot(stage, self.screen.panel)

    async def _delivered(self) -> None:
        """Waits until everybody can see where the game stands: nothing is left to bring."""
        await self._until(
            lambda: not self.inn.rows("SELECT 1 FROM outbox LIMIT 1"), "the outbox is never empty"
        )
        await self.inn.becalmed(CALM)

    async def _counted(self, before: Truth) -> None:
        """Waits until what was done has become a move."""
        done = len(before.played) - 1
        await self._until(lambda: len(self.inn.log(self.match)) > done, "what was done has had no effect")

    async def _until(self, holds: Callable[[], bool], otherwise: str) -> None:
        await becomes_so(holds, otherwise)
