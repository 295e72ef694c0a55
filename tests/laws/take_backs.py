"""A table at which people do everything people do, and somebody who writes down what is to be seen of it.

What must be so after a take-back is worked out from that (`tests.laws.as_if_not_done`): it shares no
arithmetic with the taking back itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from bot.engine import Options, Seat
from bot.match.bundle import GameBundle
from bot.match.clocks import PaceName
from bot.match.match import LoadedMatch, is_computer
from bot.match.values import RefusedError
from tests.laws.as_if_not_done import Moment, Press, TakenBack, check_refused
from tests.match.house import HERE, House

FIRST = 70_000_001
PACES: tuple[PaceName, ...] = ("live", "today", "day")

NOT_TO_ANSWER = ("refused-own-offer", "refused-offer-about-you", "refused-offer-not-asked")
"""Why somebody at the table is not to answer a request."""


@dataclass
class WatchedTable:
    """A match of any title on a real database, and somebody who writes down what is to be seen of it."""

    house: House
    match: int
    rng: Random
    users: count[int]
    presses: dict[int, Press] = field(default_factory=dict)
    asked: dict[Seat, int] = field(default_factory=dict)
    drawn: dict[Seat, int] = field(default_factory=dict)
    table: int = 0
    wall: int = 0
    taken: int = 0

    @classmethod
    async def begin(
        cls, path: Path, bundle: GameBundle, options: Options, rng: Random, pace: PaceName | None = None
    ) -> WatchedTable:
        house = await House.open(path, bundle, rng.randrange(1 << 30))
        seats = [seat for seat in bundle.game.facts.seats if seat in getattr(options, "seats", (seat,))]
        users = count(FIRST)
        people = {seat: next(users) for seat in seats}
        host, *others = people
        table = await house.tables.open_lobby(
            *(bundle.key, HERE, people[host], (), {}, house.token()),
            seat=host,
            settled=options.model_dump(),
            pace=pace or rng.choice(PACES),
        )
        for seat in others:
            await house.tables.join(table.id, people[seat], seat, house.token())
        await house.tables.begin(table.id, people[host], house.token())
        return cls(house, table.id, rng, users)

    async def loaded(self) -> LoadedMatch:
        return await self.house.tables.repository.get(self.match)

    async def look(self) -> Moment:
        now = self.house.clock.moment()
        return Moment(await self.loaded(), now, dict(self.asked), dict(self.drawn), self.table)

    async def is_over(self) -> bool:
        return (await self.loaded()).phase != "playing"

    async def people(self) -> dict[Seat, int]:
        """Who plays themselves."""
        loaded = await self.loaded()
        players = {seat: loaded.player_at(seat) for seat in loaded.still_playing()}
        return {seat: user for seat, user in players.items() if user is not None and not is_computer(user)}

    async def pass_time(self, seconds: float) -> None:
        """Time passes; who had to choose meanwhile, and for how long."""
        end = self.house.clock.time() + seconds
        while (left := end - self.house.clock.time()) > 0:
            until = await self.house.alarm.look()
            before = await self.look()
            if before.loaded.phase != "playing" or before.loaded.clocks is None:
                return
            step = max(1, min(left, until))
            terms, clocks = before.clocks.terms, before.clocks
            self.house.hours.passed += step
            now = self.house.clock.moment()
            self.table += 0 if before.loaded.paused else now - before.now
            for clock in clocks.seats:
                passed = clock.used(now) - clock.used(before.now)
                gone = clock.left(terms, before.now) - clock.left(terms, now)
                self.asked[clock.seat] = self.asked.get(clock.seat, 0) + passed
                self.drawn[clock.seat] = self.drawn.get(clock.seat, 0) + gone
        await self.house.alarm.look()

    async def restart(self) -> None:
        """The process dies and comes back."""
        house, bundle = self.house, (await self.loaded()).bundle
        await house.clock.keep(house.store)
        await house.store.close()
        self.house = await House.open(house.path, bundle, self.rng.randrange(1 << 30))
        self.house.tokens = house.tokens

    async def act(self) -> None:
        """Somebody who must choose does something."""
        loaded = await self.loaded()
        people = await self.people()
        seats = [decision.seat for decision in loaded.decisions().open if decision.seat in people]
        if not seats:
            return
        seat = self.rng.choice(seats)
        legal = loaded.game.legal(loaded.state, seat)
        before = await self.look()
        await self.house.tables.act(
            self.match, people[seat], None, [str(self.rng.choice(legal))], self.house.token()
        )
        after = await self.look()
        # A request that has ended by it is noted behind it.
        press = before.loaded.row.last_press + 1
        self.presses[press] = Press(before.loaded.row.last_entry + 1, before, after)

    async def watch(self, before: LoadedMatch, *, returned: bool = False) -> None:
        """Nobody comes back, and where somebody's part has ended a wall stands from then on.

        returned: whether somebody has come back to their own seat.
        """
        loaded = await self.loaded()
        assert set(before.resigned) <= set(loaded.resigned), "somebody who had given up plays again"
        if who_plays(before) != who_plays(loaded) and not returned:
            self.wall = loaded.row.last_entry
        if loaded.phase != "playing":
            return
        for seat, user in loaded.seating():
            if user > 0 and not is_computer(user):
                view = await self.house.tables.view(self.match, user)
                await self.check_offered(loaded, seat, view.can_undo)

    async def check_offered(self, loaded: LoadedMatch, seat: Seat, way: str) -> None:
        """What is offered to be taken back lies on this side of every wall, and is a player's own."""
        if way != "no":
            assert loaded.still_plays(seat), "a take-back is offered to somebody who does not play"
            last = next(action for action in loaded.last_actions if action.seat == seat)
            assert last.first > self.wall, "a take-back from behind a wall is offered"

    async def take_back(self, *, willing: bool) -> str | None:
        """Somebody takes back, or asks and the others answer; why not, where it is refused."""
        people = await self.people()
        if not people:
            return None
        seat = self.rng.choice(sorted(people))
        before = await self.look()
        way = (await self.house.tables.view(self.match, people[seat])).can_undo
        free = any(action.seat == seat and action.free for action in before.loaded.last_actions)
        try:
            await self.house.tables.undo(self.match, people[seat], self.house.token())
            if way == "by-consent":
                await self.answer(people, willing=willing)
        except RefusedError as error:
            check_refused(error.reason, before, await self.look(), list(self.presses.values()))
            await self.answer(people, willing=False)
            return error.reason
        log = await self.house.store.entries(self.match)
        line = next(entry for entry in reversed(log) if entry.kind != "note")
        if line.kind == "undo" and line.seq > before.loaded.row.last_entry:
            taken = TakenBack(before, await self.look(), log, self.presses, seat if free else None)
            assert min(entry.seq for entry in taken.undone) > self.wall, "a take-back has gone behind a wall"
            taken.check()
            await self.house.tables.archive.verify(self.match)
            self.taken += 1
        return None

    async def answer(self, people: Mapping[Seat, int], *, willing: bool) -> None:
        """The others agree to what has been asked last, or one of them declines."""
        latest = max((offer.seq for offer in (await self.loaded()).open_offers), default=None)
        for user in people.values():
            if latest not in [offer.seq for offer in (await self.loaded()).open_offers]:
                return
            answer = self.house.tables.agree if willing else self.house.tables.refuse
            try:
                await answer(self.match, user, self.house.token(), latest)
            except RefusedError as error:
                if error.reason not in NOT_TO_ANSWER:
                    raise


def who_plays(loaded: LoadedMatch) -> tuple[object, ...]:
    """Who has which seat, who plays it, and who plays no more."""
    seats = tuple((seat.seat, seat.user, seat.stand_in) for seat in loaded.seats)
    return tuple(sorted(seats)), tuple(sorted(loaded.resigned))
