"""An evening of The Confrontation: sitting down, setting up, playing to the end."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bot.sandbox import Person, SeenMessage
from bot.ui.page import Kind
from tests.waiting import PATIENCE
from tests.wire.inn import Inn
from tests.wire.oracle import Truth, truth
from tests.wire.people import Clicker, Player, Typist, agree_on, offer_of, table_message, take

LIGHT, DARK = "light", "dark"
MOST_STEPS = 700
"""Actions of one game: the longest random one has about 300."""

SHORT: Mapping[str, tuple[str, ...]] = {
    LIGHT: ("place frodo arthedain", "muster", "ready", "keep", "fight", "play l1"),
    DARK: ("muster", "ready", "move flying_nazgul arthedain", r"challenge \d", "play d6"),
}
"""What each side prefers in a short game: the Nazgûl flies to Frodo, who stands alone, and defeats him."""


@dataclass
class Evening:
    """A match under way. players: by seat."""

    inn: Inn
    match: int
    players: Mapping[str, Player]

    def truth(self) -> Truth:
        """Where the match stands."""
        return truth(self.inn, self.match)

    async def play(
        self,
        preferences: Mapping[str, Sequence[str]] = SHORT,
        *,
        rng: Random | None = None,
        until: Callable[[Truth], bool] = lambda _: False,
        after: Callable[[], Awaitable[None] | None] | None = None,
    ) -> Truth:
        """Plays on till the end or till `until` holds: the first preferred action that is legal, else any."""
        rng = rng or Random(1)
        for _ in range(MOST_STEPS):
            now = self.truth()
            if now.outcome is not None or until(now):
                return now
            seat = rng.choice(now.waiting)
            await self.players[seat].act(_choice(now.legal(seat), preferences.get(seat, ()), rng))
            if after is not None and (more := after()) is not None:
                await more
        raise RuntimeError("the game does not end")


def _choice(legal: Sequence[str], preferred: Sequence[str], rng: Random) -> str:
    for wanted in preferred:
        for action in legal:
            if re.fullmatch(wanted, action):
                return action
    return rng.choice(legal)


async def begin(inn: Inn, light: Person, dark: Person, **options: str) -> int:
    """Opens a lobby by command, seats both by its buttons, begins; gives the match. `light` is the host."""
    answer = await light.slash("confront start", opponent=dark.name)
    assert not answer.failed, answer.raw
    lobby = await table_message(light, Kind.BEGIN)
    await agree_on(light, lobby, **options)
    await take(light, offer_of(lobby, Kind.JOIN, LIGHT))
    await take(dark, offer_of(await table_message(dark, Kind.BEGIN), Kind.JOIN, DARK))
    await take(light, offer_of(await table_message(light, Kind.BEGIN), Kind.BEGIN))
    await table_message(light, Kind.SEAT)
    return offer_of(lobby, Kind.BEGIN).press.match


async def sit_down(inn: Inn, light: str = "frida", dark: str = "bolek", channel: str = "table-1") -> Evening:
    """Two people at a new table: Light clicks, Dark types."""
    frida, bolek = inn.person(light, channel), inn.person(dark, channel)
    match = await begin(inn, frida, bolek)
    return Evening(inn, match, {LIGHT: Clicker(frida), DARK: Typist(bolek)})


async def final_table(person: Person) -> SeenMessage:
    """The table message of a finished game, as soon as the outbox has brought it."""
    return await person.wait_for(lambda seen: not seen.ephemeral and "🏁" in seen.text, within=PATIENCE)


async def turn_begins(person: Person, number: int, within: float = PATIENCE) -> SeenMessage:
    """The table message that says whose turn the `number`th is, as soon as it is there."""
    wanted = re.compile(rf"(Turn|Tura) {number}:")
    return await person.wait_for(
        lambda seen: not seen.ephemeral and wanted.search(seen.text) is not None, within=within
    )


async def set_up(inn: Inn, light: Player, dark: Player, match: int) -> Truth:
    """Plays the setting up, and waits for the table to say so."""
    now = await Evening(inn, match, {LIGHT: light, DARK: dark}).play(
        until=lambda truth: len(truth.state.ready) == 2
    )
    await turn_begins(light.person, 1)
    return now
