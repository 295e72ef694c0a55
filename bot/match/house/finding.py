"""Looking for a position of the day among a server's finished games, or in one of the house's own: in the
background and within bounds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.agents import Agent, Budget, Choice
from bot.engine import RecordError
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.computer.people import LEVELS, is_computer
from bot.match.computer.thinking import Thinking
from bot.match.daily.puzzle import Bar, Puzzle, list_promising, make_puzzle, merge
from bot.match.house.reviewing import Reviewer
from bot.match.log.review import Planned, Question
from bot.match.service.matches import MatchService
from bot.match.table.values import MatchId, Place, RefusedError
from bot.store import ArchiveQuery
from bot.worker import WorkerError

LATEST: Final = 40
"""Games of a server among which one is looked for."""
MOST_GAMES, MOST_POSITIONS = 3, 8
"""Games a day that the house looks back at for it, and positions in each that it thinks about again."""
A_THOUGHT: Final = Budget(seconds=2.0)
"""After each the house may play its moves; a position is thought about in as many as it takes."""
MOST_THOUGHTS: Final = 8
"""About one position from one seed: where that is not enough, the machine is too busy to be sure of it."""
LATER: Final = frozenset({"refused-storage", "refused-busy"})
"""Reasons for which a position could not be looked at again just now."""
log = get_logger("daily")


@dataclass(frozen=True, slots=True)
class Looked:
    """The questions found in some games. dry: those in which nothing was clear."""

    puzzles: tuple[Puzzle, ...] = ()
    dry: tuple[MatchId, ...] = ()


class PuzzleFinder:
    """Finds positions of which the house is sure. bar: how sure."""

    def __init__(
        self,
        matches: MatchService,
        bundles: Mapping[str, GameBundle],
        thinking: Thinking,
        reviewer: Reviewer,
        bar: Bar = Bar(),
    ) -> None:
        self.bar = bar
        self._matches = matches
        self._bundles = bundles
        self._thinking = thinking
        self._reviewer = reviewer

    async def find(
        self, guild: int, used: Collection[MatchId], hidden: frozenset[int] = frozenset()
    ) -> Puzzle | None:
        """A position from one of a server's latest games; None where none is clear. used: games left out.
        hidden: channels that not everybody may look into.

        Only what the members of the server may look at. Raises RefusedError.
        """
        return next(iter((await self.look(guild, used, hidden=hidden)).puzzles), None)

    async def look(
        self,
        guild: int,
        used: Collection[MatchId],
        dry: Collection[MatchId] = (),
        wanted: int = 1,
        *,
        again: bool = True,
        hidden: frozenset[int] = frozenset(),
    ) -> Looked:
        """So many positions, each from another game, as far as they are there.

        dry: games in which nothing was clear when they were looked at, which come last; again: whether they
        come at all. hidden: channels that not everybody may look into. Raises RefusedError.
        """
        if (await self._matches.guild_settings(guild)).archive != "members":
            return Looked()
        puzzles: list[Puzzle] = []
        nothing: list[MatchId] = []
        rows = await self._matches.archive.find(ArchiveQuery(guild, most=LATEST, hidden=hidden))
        for row in sorted(rows, key=lambda row: row.match in dry):
            if row.match in used or (row.match in dry and not again):
                continue
            users = [each.user for each in row.results]
            if row.results[0].game not in self._bundles or await self._any_hidden(users):
                continue
            try:
                found = await self._look_at(row.match)
            except (RefusedError, WorkerError, RecordError) as error:
                log.warning("no_puzzle", match=row.match, error=repr(error))
                found = None
            if found is None:
                nothing.append(row.match)
            else:
                puzzles.append(found)
            if len(puzzles) == wanted or len(puzzles) + len(nothing) == MOST_GAMES:
                break
        return Looked(tuple(puzzles), tuple(nothing))

    async def choose_game(self, guild: int, day: int, hidden: frozenset[int] = frozenset()) -> str:
        """Choose the game of the house against itself on a day: one of those that are played there, in turn;
        any, where none is. Raises RefusedError."""
        rows = await self._matches.archive.find(ArchiveQuery(guild, most=LATEST, hidden=hidden))
        keys = sorted({row.results[0].game for row in rows} & set(self._bundles)) or sorted(self._bundles)
        return keys[day % len(keys)]

    async def play(self, place: Place, key: str) -> Puzzle | None:
        """Has the house play against itself, and keeps the game with a position of it; None, and nothing is
        kept, where none is clear. Raises RefusedError and WorkerError."""
        own = await self._matches.own_games.play(place, key, self._thinking, MOST_POSITIONS)
        if own is None:
            return None
        agent = self._bundles[key].agent.at(LEVELS[-1])
        for question in own.questions:
            puzzle = await self._judge(own.match.row.id, key, agent, question)
            if puzzle is not None:
                await self._matches.own_games.keep(own, puzzle)
                return puzzle
        return None

    async def check(self, puzzle: Puzzle) -> Puzzle | None:
        """A position that was found by an earlier bar, as today's has it; None where it does not stand.

        Raises WorkerError, and RefusedError where nobody can say: just now (`LATER`), or ever again.
        """
        planned = Planned(entry=puzzle.entry, seat=puzzle.seat, played=puzzle.played, moment=0)
        try:
            questions = await self._reviewer.questions(puzzle.match, [planned])
        except RecordError as error:
            raise RefusedError("refused-broken", line=str(error.line)) from error
        if puzzle.entry not in questions:
            return None
        agent = self._bundles[puzzle.game].agent.at(LEVELS[-1])
        again = await self._judge(puzzle.match, puzzle.game, agent, questions[puzzle.entry])
        if again is None or again.best != puzzle.best or _list_actions(again) != _list_actions(puzzle):
            return None
        return again

    async def may_ask(self, puzzle: Puzzle) -> bool:
        """Tell whether a position that was found earlier may still be shown. Raises RefusedError."""
        table = await self._matches.table(puzzle.match)
        return not await self._any_hidden([user for _, user in table.seats if user is not None])

    async def _any_hidden(self, users: Collection[int]) -> bool:
        """Tell whether somebody does not want others to look at what they have played."""
        people = [each for each in users if each > 0 and not is_computer(each)]
        return not all([(await self._matches.user_settings(each)).profile for each in people])

    async def _look_at(self, match: MatchId) -> Puzzle | None:
        table, review = await self._matches.table(match), await self._reviewer.complete(match)
        if review is None:
            return None
        agent = self._bundles[table.key].agent.at(LEVELS[-1])
        promising = list_promising(review)[:MOST_POSITIONS]
        questions = await self._reviewer.questions(match, promising)
        for each in (questions[planned.entry] for planned in promising if planned.entry in questions):
            found = await self._judge(match, table.key, agent, each)
            if found is not None:
                return found
        return None

    async def _judge(self, match: MatchId, key: str, agent: Agent, question: Question) -> Puzzle | None:
        """The puzzle a decision makes, where it comes out alike from every seed."""
        drawn = agent.knowledge.mixed_kinds
        found: Puzzle | None = None
        for _ in range(self.bar.seeds):
            choice = await self._think(agent, question)
            made = make_puzzle(match, key, question.planned, question.seen, choice, drawn, self.bar)
            if made is None or (found is not None and found.best != made.best):
                return None
            found = found or made
        return found

    async def _think(self, agent: Agent, question: Question) -> Choice:
        """Thought about in short stretches until there are enough play-outs: the house moves between them."""
        thorough = replace(agent, level=replace(agent.level, least=self.bar.tried))
        thoughts: list[Choice] = []
        for number in range(MOST_THOUGHTS):
            # Once every choice has been tried, all time is for the better ones.
            who = agent if number else thorough
            choice = await self._thinking.reconsider(who, question.seen, question.story, A_THOUGHT)
            thoughts.append(choice)
            # What is known by heart is not searched, however often it is asked.
            if not choice.playouts or sum(each.playouts for each in thoughts) >= self.bar.playouts:
                break
        return merge(thoughts)


def _list_actions(puzzle: Puzzle) -> list[str]:
    """The choices in the order in which buttons number them."""
    return [each.action for each in puzzle.options]
