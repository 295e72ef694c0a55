"""Two to four people at a table of any game: sitting down together, and playing on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bot.engine import Seat
from bot.match.values import MatchId
from bot.match.views import View
from bot.ui.page import Kind
from cogs import game
from tests.playthroughs.make import aim_of
from tests.simcord.driver import Inn, Person
from tests.wire.people import Clicker, agree_on, offer_of, table_message, take

PEOPLE = ("frida", "bolek", "zosia", "tom")
"""Who plays; the first is the host."""
GUESTS = ("opponent", "second", "third")
MOST_STEPS = 3_000


@dataclass
class RoundTable:
    """A match under way. people: by seat."""

    inn: Inn
    match: MatchId
    people: Mapping[Seat, Person]

    def user(self, seat: Seat) -> int:
        """The id of who sits there."""
        return self.inn.user_id(self.people[seat].name)

    async def view(self, seat: Seat) -> View:
        """What a seat knows."""
        return await self.inn.pony.services.matches.view(self.match, self.user(seat))

    async def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now; none once the game is over."""
        first = next(iter(self.people))
        return tuple(decision.seat for decision in (await self.view(first)).observation.waiting)

    async def click(self, steps: int, rng: Random) -> int:
        """Plays by the panels' buttons and menus alone; returns how many actions were taken."""
        clickers = {seat: Clicker(person) for seat, person in self.people.items()}
        for taken in range(steps):
            waiting = await self.waiting()
            if not waiting:
                return taken
            action = await clickers[rng.choice(waiting)].anything(rng)
            assert action is not None, "somebody must choose and is offered nothing"
        return steps

    async def play(self, rng: Random, most: int = MOST_STEPS) -> None:
        """Plays on past the buttons, at random or as the game's own aim has it, to the end or for a while."""
        tables = self.inn.pony.services.matches
        key = (await tables.table(self.match)).key
        aim, played = aim_of(key), game(key)
        for number in range(most):
            waiting = await self.waiting()
            if not waiting:
                return
            seat = rng.choice(waiting)
            imagined = played.determinise((await self.view(seat)).observation, rng)
            action = str(aim(played, imagined, seat, rng))
            token = f"{self.match}-{number}-{rng.random()}"
            await tables.act(self.match, self.user(seat), None, [action], token)
        assert most < MOST_STEPS, "the game does not end"


async def sit_together(inn: Inn, key: str, count: int, channel: str = "table-1", **agreed: str) -> RoundTable:
    """Invites by command, seats everybody by the lobby's buttons in seating order, and begins.

    agreed: house rules.
    """
    names, facts = PEOPLE[:count], game(key).facts
    people = [inn.person(name, channel) for name in names]
    guests = dict(zip(GUESTS, names[1:], strict=False))
    await people[0].slash(f"{facts.command} start", options=guests)
    await agree_on(people[0], await table_message(people[0], Kind.BEGIN), **agreed)
    seated = dict(zip(facts.seats, people, strict=False))
    for seat, person in seated.items():
        await take(person, offer_of(await table_message(person, Kind.BEGIN), Kind.JOIN, seat))
    lobby = await table_message(people[0], Kind.BEGIN)
    await take(people[0], offer_of(lobby, Kind.BEGIN))
    await table_message(people[0], Kind.SEAT)
    return RoundTable(inn, offer_of(lobby, Kind.BEGIN).press.match, seated)
