"""Which pictures the messages of a match ought to show: their names follow from the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import orjson

from bot.engine import Seat
from bot.sandbox import Person, SeenMessage
from bot.text import Language
from bot.ui.messages.panel import SCALE
from bot.ui.page import Kind
from bot.ui.presentation import Names, Presentation
from cogs import bundles
from tests.waiting import PATIENCE
from tests.wire.inn import Inn
from tests.wire.oracle import Truth, truth
from tests.wire.people import has

"""Seconds after which every picture must have come."""
ALL = 10_000
"""Messages looked through: a long game leaves an answer for each command above its table."""
NOBODY_TELLS = 0.05
"""Seconds between two looks."""


@dataclass(frozen=True)
class Gallery:
    """The messages of a match, as its players see them. languages: by seat; the table's under None."""

    inn: Inn
    match: int
    people: Mapping[Seat, Person]
    languages: Mapping[Seat | None, Language]

    async def comes_right(self) -> None:
        """Waits until the table and everybody's newest panel show their pictures. Raises AssertionError."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while wrong := await self.what_is_wrong():
            assert asyncio.get_running_loop().time() < end, wrong
            await asyncio.sleep(NOBODY_TELLS)

    async def what_is_wrong(self) -> str:
        """The first thing amiss; nothing where nothing is."""
        if self.inn.rows("SELECT 1 FROM outbox WHERE match_id = ?", self.match):
            return "something is still to be told"
        known, names = truth(self.inn, self.match), await self._names()
        for seat, person in self.people.items():
            tables = [
                seen for seen in await person.read(limit=ALL) if not seen.ephemeral and has(seen, Kind.MORE)
            ]
            hung = [stems(seen) for seen in tables]
            right = [self._right(known, names, None, table_stems) for table_stems in hung[:1] or [[]]]
            if hung != right:
                return f"tables: {hung}, not {right}"
            shown = [stems(seen) for seen in await panels(person)][-1:]
            right = [self._right(known, names, seat, panel_stems) for panel_stems in shown]
            if shown != right:
                return f"{person.name}: {shown}, not {right}"
        return ""

    async def _names(self) -> Names:
        """What everybody is called."""
        called = {user.id: user.display for user in self.inn.sandbox.core.world.people}

        async def fetch(user: int) -> Any:
            return SimpleNamespace(display_name=called[user])

        names = Names(fetch)
        await names.learn(called)
        return names

    def _right(self, known: Truth, names: Names, seat: Seat | None, hung: list[str]) -> list[str]:
        """The names of the pictures in a seat's panel, or in the table message.

        hung: those that are there. What has just happened, and how far somebody has gone into a menu, is not
        known here: a picture of that is right if it is of this position.
        """
        key = known.game.facts.key
        secret = bytes.fromhex(self.inn.rows("SELECT value FROM meta WHERE name = 'naming-key'")[0][0])
        presentation = Presentation(bundles(), secret=secret, names=names)
        agreed = orjson.loads(self.inn.rows("SELECT options FROM match WHERE id = ?", self.match)[0][0])
        options = bundles()[key].game.options.model_validate(agreed)
        table: Any = SimpleNamespace(id=self.match, key=key, options=options, seats=known.seats.items())
        observation = known.game.observe(known.state, seat)
        language, scale = self.languages[seat], 1.0 if seat is None else SCALE
        board = presentation.bundle(table).board
        views = board.shown(observation)
        if seat is not None:
            views = (board.needed(observation) if observation.legal else views[0],)
        hung_views = [stem.split("-")[2] for stem in hung]
        views = [
            next((hung_view for hung_view in hung_views if _first_word(hung_view) == _first_word(view)), view)
            for view in views
        ]
        return [
            presentation.request_picture(table, observation, view, language, scale).stem  # type: ignore[arg-type]
            for view in views
        ]


def _first_word(view: str) -> str:
    return view.partition("__")[0]


async def panels(person: Person) -> list[SeenMessage]:
    """The private panels somebody sees, the oldest first."""
    return [seen for seen in await person.read(limit=ALL) if seen.ephemeral and has(seen, Kind.REFRESH)]


def stems(seen: SeenMessage) -> list[str]:
    """The names of a message's pictures of the position, without what they end in."""
    names = [url.partition("?")[0].rpartition("/")[2].rpartition(".")[0] for url in seen.images]
    return [name for name in names if "-climax-" not in name]
