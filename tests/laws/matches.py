"""Matches played at random through the service of the match floor, alone or two beside each other."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import count
from random import Random
from typing import Any, Literal

from bot.engine import Event, Options, Seat
from bot.match.bundle import GameBundle
from bot.match.clocks import HouseClock, PaceName
from bot.match.entries import read_events
from bot.match.match import LoadedMatch
from bot.match.matches import MatchService
from bot.match.offers import end_gone_offers
from bot.match.play import Draft, act
from bot.match.values import Place, RefusedError
from bot.match.views import View
from tests.laws.memory_store import MemoryStore
from tests.laws.variations import Variation
from tests.match.house import Hours

SPECTATOR = 1099
MATCH = 1
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
Kind = Literal["act", "undo", "agree", "refuse"]


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat asks for. text: the action, where it acts. seed: of the chance that follows."""

    kind: Kind
    seat: Seat
    seed: str
    text: str = ""


@dataclass
class MatchPlay:
    """A match that has begun, and everybody at its table."""

    bundle: GameBundle
    service: MatchService
    store: MemoryStore
    rng: Random
    users: dict[Seat | None, int]
    hours: Hours
    varied_at: int = 0
    """Up to which request the log no longer leads to the position, because what is hidden was exchanged."""
    tokens: count[int] = field(default_factory=count)

    @classmethod
    async def begin(
        cls, bundle: GameBundle, options: Options, seed: str, pace: PaceName | None = None
    ) -> MatchPlay:
        """A match with somebody on every seat that is taken."""
        store, rng, hours = MemoryStore(), Random(seed), Hours()
        extra: Any = store
        house_clock = HouseClock(lambda: MOMENT, hours)
        house_clock.go_on()
        service = MatchService(
            extra, {bundle.key: bundle}, rng=rng, clock=lambda: MOMENT, house_clock=house_clock
        )
        seats: tuple[Seat, ...] = getattr(options, "seats", bundle.game.facts.seats)
        users: dict[Seat | None, int] = {seat: 1001 + number for number, seat in enumerate(seats)}
        host = users[seats[0]]
        await service.open_lobby(
            *(bundle.key, Place(1, 2), host, (), {}, "o"),
            seat=seats[0],
            settled=options.model_dump(),
            pace=pace,
        )
        for seat in seats[1:]:
            await service.join(MATCH, users[seat], seat, f"j{seat}")
        await service.begin(MATCH, host, "b")
        return cls(bundle, service, store, rng, {**users, None: SPECTATOR}, hours)

    async def loaded(self) -> LoadedMatch:
        """The match as the service has it."""
        return await self.service.repository.get(MATCH)

    async def view(self, viewer: Seat | None) -> View:
        """What one viewer is told."""
        return await self.service.view(MATCH, self.users[viewer])

    async def views(self) -> dict[Seat | None, View]:
        """What everybody is told."""
        return {viewer: await self.view(viewer) for viewer in self.users}

    async def forget(self) -> None:
        """The match is read from its log again."""
        self.service.repository.forget_all()

    async def ask(self, request: Request) -> str | None:
        """Carries a request out; why not, where it is turned down."""
        self.rng.seed(request.seed)
        user, token = self.users[request.seat], f"t{next(self.tokens)}"
        asked: Awaitable[Any]
        if request.kind == "act":
            asked = self.service.act(MATCH, user, None, [request.text], token)
        elif request.kind == "undo":
            asked = self.service.undo(MATCH, user, token)
        elif request.kind == "agree":
            asked = self.service.agree(MATCH, user, token)
        else:
            asked = self.service.refuse(MATCH, user, token)
        try:
            await asked
        except RefusedError as error:
            return error.reason
        return None

    async def draft(self, request: Request) -> Draft:
        """What an action would change."""
        user = self.users[request.seat]
        loaded = await self.loaded()
        draft = act(loaded, user, None, [request.text], Random(request.seed), "")
        return end_gone_offers(loaded, draft, "")

    def told(self, viewer: Seat | None, first: int) -> list[Event]:
        """What counts of the log from its entry `first` on, as one viewer knows it."""
        log = [row for row in self.store.logs[MATCH][first:] if row.undone is None and row.kind != "undo"]
        events = [event for entry in log for event in read_events(self.bundle, entry)]
        return [event for event in events if event.known_to(viewer)]

    def notices(self, viewer: Seat | None) -> int:
        """How often the outbox had something for everybody, or for this viewer."""
        return sum(user in (None, self.users[viewer]) for _, _, user in self.store.told)

    async def vary(self, viewer: Seat | None, vary: Variation, rng: Random) -> None:
        """Exchanges what the viewer may not know."""
        loaded = await self.loaded()
        other = vary(loaded.state, viewer, rng)
        if other != loaded.state:
            self.service.repository._loaded[MATCH] = replace(loaded, state=other, trail=())
            self.varied_at = loaded.row.last_press

    async def can_go_back(self, press: int) -> bool:
        """Whether the position before a request is the one it was made in, what was exchanged included."""
        loaded = await self.loaded()
        return press > self.varied_at and (self.varied_at == 0 or press in dict(loaded.trail))
