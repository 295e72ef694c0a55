"""Matches under way, made with the service the bot uses and before the bot starts."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import aiosqlite

from bot.engine import Decisions
from bot.match.clocks import PaceName
from bot.match.entries import read_position
from bot.match.matches import MatchService
from bot.match.values import MatchId, Place, UserId
from bot.match.views import View
from bot.store import SqliteStore, Store
from bot.store.queries.matches import load
from bot.store.sqlite.connecting import FileConnection
from bot.ui.page import ComponentId, Kind
from cogs import bundles

KEY = "confrontation"
"""The game that is played where any will do: always the same, so that runs can be compared."""
MUSTER = ("muster", "ready")
"""Actions that shorten setting up."""
OPENING = 8
"""Moves of a match before the bot sees it: set up, and some on the road."""
LONGEST = 70
"""Characters of an action that leave room for the rest of an id."""
DETAILS = 4
"""Of the surroundings of places, which may be a hundred, so many are looked at."""
AT_ONCE = 50
Pair = tuple[UserId, UserId]
"""Who plays whom."""
Statement = tuple[str, Any, bool]
"""SQL, its values, and whether they are those of many rows."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action somebody may take now. custom_id: of the button that takes it. views: their pictures."""

    match: MatchId
    place: Place
    user: UserId
    custom_id: str
    views: tuple[str, ...] = ()


class Host:
    """Opens matches and plays them at random, as two users would."""

    def __init__(self, store: Store, seed: int = 5, key: str = KEY, pace: PaceName | None = None) -> None:
        self.tables = MatchService(store, bundles(), rng=Random(seed))
        self._key = key
        self._pace = pace
        self._rng = Random(seed)
        self._tokens = map(str, count(1))

    async def open(self, place: Place, pair: Pair, key: str = "") -> MatchId:
        """Begin a match between two users. key: of another game."""
        host, guest = pair
        table = await self.tables.open_lobby(
            key or self._key, place, host, [guest], {}, next(self._tokens), pace=self._pace
        )
        for user in pair:
            if user not in table.joined:
                table = await self.tables.join(table.id, user, None, next(self._tokens))
        await self.tables.begin(table.id, host, next(self._tokens))
        return table.id

    async def play(self, match: MatchId, pair: Pair, moves: int) -> int:
        """Play so many random actions, fewer where the game ends; return how many there were."""
        for number in range(moves):
            view = await self._to_move(match, pair)
            if view is None:
                return number
            await self._act(match, view)
        return moves

    async def _to_move(self, match: MatchId, pair: Pair) -> View | None:
        views = [await self.tables.view(match, user) for user in pair]
        able = [view for view in views if view.observation.legal]
        return self._rng.choice(able) if able else None

    async def _act(self, match: MatchId, view: View) -> None:
        texts = [str(action) for action in view.observation.legal]
        short = [text for text in texts if text in MUSTER]
        user = view.table.user_at(view.seat or "")
        assert user is not None
        text = self._rng.choice(short or texts)
        await self.tables.act(match, user, view.stamp, [text], next(self._tokens))


async def prepare(
    path: Path,
    tables: Sequence[tuple[Place, Pair]],
    pace: PaceName | None = None,
    keys: Sequence[str] = (KEY,),
    moves: int = OPENING,
) -> None:
    """Fill a database with a match under way at each place, nothing left to tell.

    pace: None: no clocks. keys: of the games, in turns. moves: at most so many have been made; at tables with
    more than the opening everybody may ask the house for hints.
    """
    store = await SqliteStore.open(path)
    try:
        host, rng = Host(store, pace=pace), Random(moves)
        games = [(*table, keys[number % len(keys)]) for number, table in enumerate(tables)]
        for at in range(0, len(games), AT_ONCE):
            opened = [_opened(host, *game, rng.randint(OPENING, moves)) for game in games[at : at + AT_ONCE]]
            await asyncio.gather(*opened)
        while items := await store.outbox(500):
            await asyncio.gather(*(store.remove_outbox_item(item.id, item.revision) for item in items))
    finally:
        await store.close()


async def _opened(host: Host, place: Place, pair: Pair, key: str, moves: int) -> None:
    match = await host.open(place, pair, key)
    if moves > OPENING:
        for user in pair:
            await host.tables.ask_hints(match, user, f"hints-{match}-{user}")
    await host.play(match, pair, moves)


class Inline:
    """A connection as aiosqlite has it, but without a thread: it never waits, and keeps its statements."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.statements: list[Statement] = []

    async def execute(self, sql: str, values: Sequence[object] = ()) -> None:
        """Carry out one statement."""
        await self.execute_fetchall(sql, values)

    async def execute_fetchall(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """Carry out one statement and return its rows."""
        self.statements.append((sql, values, False))
        return self._connection.execute(sql, values).fetchall()

    async def executemany(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Carry out one statement for many rows."""
        kept = list(rows)
        self.statements.append((sql, kept, True))
        self._connection.executemany(sql, kept)


class Onlooker:
    """Reads the database of a running bot, as any process may, between two rounds of presses."""

    def __init__(self, path: Path, seed: int = 3) -> None:
        self._connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        self._rng = Random(seed)

    async def choices(self, most: int, key: str = "") -> list[Choice]:
        """Draw a random legal action in each of so many matches under way. key: of one game alone."""
        query = "SELECT id FROM match WHERE phase = 'playing' AND game LIKE ?"
        matches = [match for (match,) in self._connection.execute(query, (key or "%",))]
        self._rng.shuffle(matches)
        drawn: list[Choice] = []
        for match in matches:
            choice = await self._choice(match)
            if choice is not None:
                drawn.append(choice)
            if len(drawn) == most:
                break
        return drawn

    def acted(self) -> int:
        """Count the presses that have had their effect so far."""
        return self._one("SELECT total(last_press) FROM match")

    def waiting(self) -> int:
        """Count the outbox items still to be delivered."""
        return self._one("SELECT count(*) FROM outbox")

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _one(self, query: str) -> int:
        return int(self._connection.execute(query).fetchone()[0])

    async def _choice(self, match: MatchId) -> Choice | None:
        loaded = await load(FileConnection(cast("aiosqlite.Connection", Inline(self._connection))), match)
        if loaded is None or loaded.snapshot is None:
            return None
        bundle = bundles()[loaded.row.game]
        state = read_position(bundle.game, loaded)
        pending = bundle.game.pending(state)
        if not isinstance(pending, Decisions):
            return None
        seat = self._rng.choice(pending.open).seat
        texts = [text for text in map(str, bundle.game.legal(state, seat)) if len(text) <= LONGEST]
        if not texts:
            return None
        seen = bundle.game.observe(state, seat)
        user = next(seat_row.user for seat_row in loaded.seats if seat_row.seat == seat)
        press = ComponentId(Kind.ACT, match, dict(loaded.row.stamps).get(seat, 0), self._rng.choice(texts))
        place = Place(loaded.row.guild, loaded.row.channel)
        details = bundle.board.details(seen)
        views = (*bundle.board.views(seen), *self._rng.sample(details, min(len(details), DETAILS)))
        return Choice(match, place, user, str(press), views)
