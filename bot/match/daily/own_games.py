"""Games of the house against itself, from which positions are taken where people play too few.

Such a game is played in memory alone, and written once it is over and has given a position, both in one
commit. It is a match like any other, so that it can be leafed through and looked back at; but nobody has
opened it (`NOBODY`), it has no results, and so it counts nowhere and is in nobody's list.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.agents import Budget
from bot.engine import Event
from bot.match.bundle import GameBundle
from bot.match.computer.people import LEVELS, find_free, is_computer
from bot.match.computer.thinking import Thinking
from bot.match.daily.puzzle import Puzzle, find_lead
from bot.match.lobby import seating
from bot.match.lobby.component_files import ComponentFiles
from bot.match.log.review import Planned, Question
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.play import actions
from bot.match.table import snapshots
from bot.match.table.draft import Draft
from bot.match.table.entries import read_events
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.values import Place, Table, UserId
from bot.store import NOBODY, EntryRow

A_MOVE: Final = Budget(seconds=0.2)
"""For each decision: the positions found are thought about again at length."""
MOST_MOVES: Final = 3000
"""Decisions after which a game is given up; the longest of War have half as many."""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game that is over, and is nowhere but here. questions: what seems clear in it, the clearest first."""

    match: LoadedMatch
    entries: tuple[EntryRow, ...]
    questions: tuple[Question, ...]


def is_own_game(table: Table) -> bool:
    """Tell whether the house has played a game against itself."""
    return table.host == NOBODY and all(is_computer(user) for _, user in table.seats)


class OwnGames:
    """Plays them and keeps them. What is turned down raises RefusedError, and nothing is kept then."""

    def __init__(
        self,
        repository: MatchRepository,
        components: ComponentFiles,
        bundles: Mapping[str, GameBundle],
        rng: Random,
    ) -> None:
        self._repository = repository
        self._components = components
        self._bundles = bundles
        self._rng = rng

    async def play(self, place: Place, key: str, thinking: Thinking, most: int) -> OwnGame | None:
        """A whole game, thought out while no move waits; None for one without an end. most: questions.

        Raises WorkerError and RefusedError.
        """
        draft = await self._begin(place, key)
        loaded, entries = draft.match, [*draft.entries]
        agent = loaded.bundle.agent.at(LEVELS[-1])
        told = _list_events(loaded.bundle, draft)
        clearest: list[tuple[float, Question]] = []
        for _ in range(MOST_MOVES):
            if loaded.phase != "playing":
                return OwnGame(loaded, tuple(entries), tuple(question for _, question in clearest))
            seat = loaded.decisions().open[0].seat
            seen = loaded.game.observe(loaded.state, seat)
            story = tuple(event for event in told if event.known_to(seat))
            choice = await thinking.reconsider(agent, seen, story, A_MOVE)
            draft = await asyncio.to_thread(self._act, loaded, loaded.player_at(seat), str(choice.action))
            lead = find_lead(seen, choice, agent.knowledge.mixed_kinds)
            if lead is not None:
                played = Planned(entry=len(entries), seat=seat, played=draft.entries[0].text, moment=0)
                clearest.append((lead, Question(played, seen, story)))
                clearest = sorted(clearest, key=lambda each: -each[0])[:most]
            loaded = draft.match
            entries += draft.entries
            told += _list_events(loaded.bundle, draft)
        return None

    async def keep(self, game: OwnGame, puzzle: Puzzle) -> None:
        """Writes a game down, together with the position that is kept of it for a later day."""
        row = replace(game.match.row, host=NOBODY, series=1)
        loaded = replace(game.match, row=row)
        draft = Draft(
            loaded,
            people=True,
            entries=game.entries,
            snapshot=snapshots.take(loaded),
            puzzle=(puzzle.entry, puzzle.model_dump_json()),
        )
        await self._repository.add(draft, f"own-game-{row.id}")

    async def _begin(self, place: Place, key: str) -> Draft:
        bundle, now = self._bundles[key], self._repository.now()
        with refuse_on_storage_errors():
            match = await self._repository.store.fresh_match()
        settled = await self._components.options(place.guild, key)
        host = find_free(LEVELS[-1], ())
        loaded = seating.open_lobby(bundle, match, place, host, (), {}, now, settled).match
        while len(loaded.seats) < min(bundle.game.facts.players):
            loaded = seating.join(loaded, _find_player(loaded), None).match
        return await asyncio.to_thread(seating.begin, loaded, host, self._rng, now)

    def _act(self, loaded: LoadedMatch, user: UserId | None, text: str) -> Draft:
        if user is None:
            raise RuntimeError("a seat of a game of the house is empty")
        return actions.act(loaded, user, None, (text,), self._rng, self._repository.now())


def _find_player(loaded: LoadedMatch) -> UserId:
    return find_free(LEVELS[-1], [each.user for each in loaded.seats])


def _list_events(bundle: GameBundle, draft: Draft) -> list[Event]:
    return [event for entry in draft.entries for event in read_events(bundle, entry)]
