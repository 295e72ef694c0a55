"""Crowds for tests: a vote game in a house, and short ways to have people vote."""

from __future__ import annotations

from dataclasses import dataclass

from bot.match.match import LEVELS, crowd_of, is_computer
from cogs.inn.votes.model import Ballot, Sides
from cogs.inn.votes.service import Votes, lasts
from tests.match.house import HERE, House

HOST = 70_000_010
PEOPLE = (HOST, *range(70_000_011, 70_000_030))


@dataclass
class Crowd:
    """A game that people vote in."""

    house: House
    votes: Votes
    match: int

    @classmethod
    async def gather(cls, house: House, key: str, *, against_house: bool = True) -> Crowd:
        """A lobby in which people vote: for all seats, or for all but the last, which is the house's."""
        table = await house.tables.open_lobby(key, HERE, HOST, (), {}, house.token())
        if against_house:
            await house.tables.hire(table.id, HOST, LEVELS[0], house.token())
        crowd = cls(house, Votes(house.tables), table.id)
        await crowd.votes.open(crowd.match, HOST, house.token())
        return crowd

    async def begin(self) -> Sides:
        await self.votes.begin(self.match, HOST, self.house.token())
        await self.votes.open_votes(self.match)
        return await self.sides()

    async def sides(self) -> Sides:
        return await self.votes.sides(self.match)

    async def first(self, user: int, action: int = 0) -> Ballot:
        """Somebody votes for what is legal in this place, and no further."""
        ballot = await self.votes.start_over(self.match, user)
        places = iter([action])
        while not ballot.key:
            assert ballot.then is not None
            text = str(ballot.then.observation.legal[next(places, 0)])
            ballot = await self.votes.propose(self.match, user, ballot.mark, [text])
            if not ballot.draft:
                return ballot
        return await self.votes.confirm(self.match, user, ballot.mark)

    async def close(self) -> int:
        """Have done what is due; how many votes were closed."""
        sides = (await self.sides()).sides
        return sum([await self.votes.close(self.match, side.seat) for side in sides])

    async def wait(self) -> None:
        """As long as the pace gives."""
        table = await self.house.tables.table(self.match)
        self.house.hours.passed += lasts(table)

    async def play_house(self) -> None:
        """The house does the first thing there is, until it is not asked."""
        loaded = await self.house.tables.repository.get(self.match)
        for user in [seat.user for seat in loaded.seats if is_computer(seat.user)]:
            while (view := await self.house.tables.view(self.match, user)).observation.legal:
                await self.house.play(self.match, user, str(view.observation.legal[0]))

    async def crowd(self, seat: str) -> int:
        return crowd_of(await self.house.tables.repository.get(self.match), seat)
