"""The people who press, some at tables, some in private messages: always what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.engine import Decisions
from bot.engine.game import AnyGame
from bot.match.entries import read_position
from bot.match.values import Place
from bot.sandbox.errors import Json
from bot.sandbox.limits import V2
from bot.sandbox.rest import messages
from bot.sandbox.rest.messages import MessageHeader
from bot.ui.interactions.ids import ComponentId, Kind
from cogs import game
from tests.bench.arena import aims, with_button
from tests.bench.matches import Choice
from tests.bench.stage import Stage
from tests.bench.volley import Aim
from tests.scale.databases import Database

PRIVATE = 0.1
"""Part of the presses that comes in private messages, all of them by way of shard 0."""


class Crowd:
    """People at some of the tables. seats: of how many matches; the others sleep."""

    def __init__(self, stage: Stage, database: Database, tables: int, matches: int) -> None:
        self._stage = stage
        self._database = database
        self._rng = Random(tables)
        self._tables = self._rng.sample(range(1, matches + 1), tables)
        self.panel: list[Json] = []
        self.touched: set[int] = set()

    async def choices(self, most: int) -> list[Choice]:
        """One legal action at each of so many tables."""
        found: list[Choice] = []
        for match in self._rng.sample(self._tables, len(self._tables)):
            if len(found) == most:
                break
            choice = await self._choice(match)
            if choice is not None:
                found.append(choice)
        return found

    async def aims(self, most: int, private: float = PRIVATE) -> list[Aim]:
        """A press at each of so many tables, some of them in private messages."""
        choices = await self.choices(most)
        self.touched.update(each.match for each in choices)
        found = aims(self._stage, choices, self.panel)
        return [
            self._in_private(choice) if self._rng.random() < private else aim
            for choice, aim in zip(choices, found, strict=True)
        ]

    def _in_private(self, choice: Choice) -> Aim:
        core = self._stage.core
        who = core.world.users[choice.user]
        where = core.world.dm_with(who)
        body: Json = {"flags": V2, "components": with_button(self.panel, choice.custom_id)}
        return Aim(who, where, messages.post(core, where, body, [], MessageHeader()), choice.custom_id)

    async def _choice(self, match: int) -> Choice | None:
        stored = await self._database.load(match)
        if stored is None or stored.row.phase != "playing":
            return None
        rules: AnyGame = game(stored.row.game)
        state = read_position(rules, stored)
        pending = rules.pending(state)
        if not isinstance(pending, Decisions):
            return None
        seat = self._rng.choice(pending.open).seat
        text = self._short([str(each) for each in rules.legal(state, seat)])
        if text is None:
            return None
        user = next(each.user for each in stored.seats if each.seat == seat)
        press = ComponentId(Kind.ACT, match, dict(stored.row.stamps).get(seat, 0), text)
        return Choice(match, Place(stored.row.guild, stored.row.channel), user, str(press))

    def _short(self, texts: Sequence[str]) -> str | None:
        """One of them that fits into the id of a button."""
        fitting = [each for each in texts if len(each) <= MOST]
        return self._rng.choice(fitting) if fitting else None


MOST = 70
"""Characters of an action that leave room for the rest of an id."""
