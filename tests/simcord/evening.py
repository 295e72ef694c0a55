"""Sitting down, and playing on to where a journey begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bot.match.values import MatchId
from bot.match.views import View
from bot.sandbox import SeenMessage
from bot.ui.interactions.context import match_code
from bot.ui.page import Kind
from tests.simcord.driver import Inn, Person
from tests.wire.people import Clicker, offer_of, table_message, take

LIGHT, DARK = "light", "dark"
MOST_STEPS = 400


class Evening:
    """Two people at a table: `light` and `dark` click."""

    def __init__(self, inn: Inn, match: MatchId, light: Any, dark: Any) -> None:
        self.inn = inn
        self.match = match
        self.people: Mapping[str, Any] = {LIGHT: light, DARK: dark}
        self.players = {LIGHT: Clicker(light), DARK: Clicker(dark)}

    @property
    def code(self) -> str:
        """What the match is called in commands."""
        return match_code(self.inn.pony.services.presentation.secret, self.match)

    async def view(self, seat: str) -> View:
        """What a seat knows."""
        user = self.inn.user_id(self.people[seat].name)
        return await self.inn.pony.services.matches.view(self.match, user)

    async def legal(self, seat: str) -> list[str]:
        """The texts of a seat's legal actions."""
        return [str(action) for action in (await self.view(seat)).observation.legal]

    async def do(self, seat: str, *actions: str) -> None:
        """Takes actions past the buttons: for getting somewhere, not for proving anything."""
        tables, user = self.inn.pony.services.matches, self.inn.user_id(self.people[seat].name)
        await tables.act(
            self.match, user, None, actions, f"test-{seat}-{'-'.join(actions)}-{Random().random()}"
        )
        await self.inn.calm()

    async def set_up(self) -> None:
        """Both sides let chance place their figures and are ready."""
        for seat in (LIGHT, DARK):
            await self.do(seat, "muster")
            await self.do(seat, "ready")

    async def whose(self) -> str:
        """The seat that must choose; the first, where both must."""
        return (await self.view(LIGHT)).observation.waiting[0].seat

    async def play(self, steps: int, rng: Random | None = None) -> None:
        """Some actions at random."""
        rng = rng or Random(3)
        for _ in range(steps):
            if (await self.view(LIGHT)).observation.outcome is not None:
                return
            seat = await self.whose()
            await self.do(seat, rng.choice(await self.legal(seat)))


async def sit_down(inn: Inn, light: str = "frida", dark: str = "bolek", channel: str = "table-1") -> Evening:
    """Opens a lobby by command, seats both by its buttons and begins; `light` is the host."""
    host, guest = inn.person(light, channel), inn.person(dark, channel)
    await host.slash("confront start", opponent=dark)
    lobby = await table_message(host, Kind.BEGIN)
    await take(host, offer_of(lobby, Kind.JOIN, LIGHT))
    await take(guest, offer_of(lobby, Kind.JOIN, DARK))
    await take(host, offer_of(await table_message(host, Kind.BEGIN), Kind.BEGIN))
    return Evening(inn, offer_of(lobby, Kind.BEGIN).press.match, host, guest)


async def seat_of(person: Person) -> SeenMessage:
    """Opens somebody's panel from the table message."""
    table = await table_message(person)
    answer = await person.press(custom_id=offer_of(table, Kind.SEAT).custom_id, on=table)
    assert not answer.failed, answer.raw
    return answer.message


def words(seen: Sequence[SeenMessage]) -> str:
    """All the words of some messages."""
    return "\n".join(message.text for message in seen)
