"""The position of the day: which is asked, who chose what, and where the house finds the next ones.

It comes from a finished game that all members of the server may look at and in which nobody hides their
profile. The house thinks while no move waits, from what the seat knew then, and twice from different seeds: a
question is made where one choice is clearly best both times. A position is written down before it is posted,
and the message bears the day as its nonce; so there is one a day, whatever is restarted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from pydantic import ValidationError

from bot.agents import Agent, Budget, Choice
from bot.engine import Event, RecordError
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.entries import read_events, take_snapshot
from bot.match.house import Reviewer
from bot.match.lobby import begin_game, open_lobby, sit_down
from bot.match.match import LEVELS, LoadedMatch, Table, find_free, is_computer
from bot.match.matches import MatchService
from bot.match.play import Draft, act
from bot.match.review import Planned, Question
from bot.match.settings import refuse_on_storage_errors
from bot.match.thinking import Thinking
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.store import NOBODY, AheadRow, ArchiveQuery, EntryRow, PuzzleAnswerRow, PuzzleRow
from bot.worker import WorkerError
from cogs.inn.daily.model import VERSION, Bar, Puzzle, find_lead, list_promising, make_puzzle, merge_thoughts

DAY: Final = timedelta(days=1)
MOST_CHECKED: Final = 30
"""Positions of a server, the latest, that are looked at again where the bar has been raised since."""
REMEMBERED: Final = 400
"""Positions back to which a row of solved ones is counted, and whose games are not taken again."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A server's position of a day."""

    row: PuzzleRow
    puzzle: Puzzle

    @property
    def day(self) -> datetime:
        """Midnight of its day."""
        return datetime.fromisoformat(self.row.day)

    @property
    def gives_way(self) -> bool:
        """Tell whether it did not stand and its message says so, so that another may be asked."""
        return self.puzzle.void and self.row.told

    @property
    def until(self) -> datetime:
        """Until when it can be answered."""
        return datetime.fromisoformat(self.row.until)


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody who has solved so many positions: in a row, or in some time."""

    user: UserId
    solved: int


@dataclass(frozen=True, slots=True)
class Result:
    """The choices of people.

    chosen: how many, by action. solvers: those who may be named, the longest row first; how many there were
    in all is among the chosen."""

    chosen: Mapping[str, int]
    solvers: tuple[Solver, ...]


def due_day(now: datetime, hour: int) -> tuple[str, datetime]:
    """The day whose position is to be posted, or has been, and the moment until which it can be answered."""
    today = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    begun = today if today <= now else today - DAY
    return begun.date().isoformat(), begun + DAY


class Puzzles:
    """Reads and writes them. Raises RefusedError where the database cannot be read."""

    def __init__(self, matches: MatchService, clock: Callable[[], datetime] | None = None) -> None:
        self._store = matches.repository.store
        self._settings = matches.settings
        self._clock = clock or matches.clock

    async def latest(self, guild: int) -> Daily | None:
        """A server's newest position."""
        return next(iter(await self._read(guild, 1)), None)

    async def untold(self, guild: int) -> tuple[Daily, ...]:
        """Those whose time is over and whose result has not been told, the oldest first."""
        now = self._clock()
        dailies = [daily for daily in await self._read(guild, 7) if not daily.row.told and daily.until <= now]
        return tuple(reversed(dailies))

    async def used(self, guild: int) -> frozenset[MatchId]:
        """The games positions were taken from."""
        return frozenset(daily.row.match for daily in await self._read(guild, REMEMBERED))

    async def latest_of(self, guild: int, most: int) -> tuple[Daily, ...]:
        """So many of a server's positions, the latest first."""
        return tuple(await self._read(guild, most))

    async def find_unchecked(self, guild: int) -> tuple[Daily, ...]:
        """Those of its latest positions that were found by an earlier bar, the latest first."""
        latest = await self._read(guild, MOST_CHECKED)
        return tuple(daily for daily in latest if not daily.puzzle.is_checked)

    async def find_kept_unchecked(self, guild: int) -> tuple[Puzzle, ...]:
        """The positions kept for later days that were found by an earlier bar."""
        return tuple(puzzle for puzzle in (await self.ahead(guild))[0] if not puzzle.is_checked)

    async def note_checked(self, daily: Daily, again: Puzzle | None) -> None:
        """Notes what has come of looking at a position again. again: as it is now; None: it does not stand.

        What has been told stays as it was told.
        """
        if again is None:
            puzzle = daily.puzzle.model_copy(update={"bar": VERSION, "void": True})
        elif daily.row.told:
            puzzle = daily.puzzle.model_copy(update={"bar": VERSION})
        else:
            puzzle = again
        with refuse_on_storage_errors():
            await self._store.puzzles.judge(daily.row.guild, daily.row.day, puzzle.model_dump_json())

    async def ahead(self, guild: int) -> tuple[tuple[Puzzle, ...], frozenset[MatchId]]:
        """The positions kept for later days, and the games in which none was clear."""
        with refuse_on_storage_errors():
            rows = await self._store.puzzles.ahead(guild)
        kept = [puzzle for row in rows if row.content is not None and (puzzle := _read_content(row.content))]
        return tuple(kept), frozenset(row.match for row in rows if row.content is None)

    async def keep_ahead(self, guild: int, puzzles: Iterable[Puzzle], dry: Iterable[MatchId]) -> None:
        """Keeps positions for later days, and which games had none."""
        rows = [AheadRow(guild, puzzle.match, puzzle.entry, puzzle.model_dump_json()) for puzzle in puzzles]
        rows += [AheadRow(guild, match, 0, None) for match in dry]
        with refuse_on_storage_errors():
            for row in rows:
                await self._store.puzzles.keep_ahead(row)

    async def drop_ahead(self, guild: int, match: MatchId) -> None:
        """Keeps the position of a game no longer."""
        with refuse_on_storage_errors():
            await self._store.puzzles.drop_ahead(guild, match)

    async def keep(self, guild: int, day: str, until: datetime, channel: int, puzzle: Puzzle) -> Daily:
        """Keeps the position of a day, before it is posted: then it is this one, whatever is restarted.

        One of that day that did not stand gives way to it.
        """
        content = puzzle.model_dump_json()
        row = PuzzleRow(guild, day, puzzle.match, puzzle.entry, content, channel, None, until.isoformat())
        with refuse_on_storage_errors():
            await self._store.puzzles.replace(row)
        return Daily(row, puzzle)

    async def note_posted(self, daily: Daily, channel: int, message: int) -> None:
        """Notes which message asks it."""
        await self._write(replace(daily.row, channel=channel, message=message))

    async def note_told(self, daily: Daily) -> None:
        """Notes that its result has been told."""
        await self._write(replace(daily.row, told=True))

    async def find(self, guild: int, day: str) -> Daily:
        """The position of a day. Raises RefusedError."""
        daily = next(
            (
                known_daily
                for known_daily in await self._read(guild, REMEMBERED)
                if known_daily.row.day == day
            ),
            None,
        )
        if daily is None:
            raise RefusedError("refused-daily-over")
        return daily

    async def answer(self, daily: Daily, user: UserId, choice: str) -> None:
        """Writes down what somebody chooses; until the time is over one may choose anew."""
        if choice not in {option.action for option in daily.puzzle.options}:
            raise RefusedError("refused-daily-over")
        if daily.puzzle.void:
            raise RefusedError("refused-daily-void")
        row = daily.row
        solved, at = choice == daily.puzzle.best, self._clock().isoformat()
        with refuse_on_storage_errors():
            kept = await self._store.puzzles.answer(
                PuzzleAnswerRow(row.guild, row.day, user, choice, solved, at)
            )
        if not kept:
            raise RefusedError("refused-daily-over")

    async def answer_of(self, daily: Daily, user: UserId) -> str | None:
        """Return what somebody has chosen."""
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers(daily.row.guild, daily.row.day)
        own = (answer.choice for answer in answers if (answer.user, answer.day) == (user, daily.row.day))
        return next(own, None)

    async def streak(self, guild: int, user: UserId) -> int:
        """Tell how many of a server's positions somebody has solved one after another, told ones alone."""
        days = [daily.row.day for daily in await self._counting(guild) if daily.row.told]
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers_of(user)
        return count_row(days, {answer.day for answer in answers if answer.guild == guild and answer.solved})

    async def result(self, daily: Daily) -> Result:
        """Tell how people chose, and who has solved it."""
        guild, day = daily.row.guild, daily.row.day
        days = [
            counted_daily.row.day
            for counted_daily in await self._counting(guild)
            if counted_daily.row.day <= day
        ]
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers(guild, days[-1])
        given = [answer for answer in answers if answer.day == day]
        solved: dict[UserId, set[str]] = {}
        for answer in answers:
            if answer.solved:
                solved.setdefault(answer.user, set()).add(answer.day)
        named = [answer.user for answer in given if answer.solved and await self._is_shown(answer.user)]
        solvers = [Solver(user, count_row(days, solved[user])) for user in named]
        solvers.sort(key=lambda solver: -solver.solved)
        return Result(Counter(answer.choice for answer in given), tuple(solvers))

    async def best_solvers(
        self, guild: int, start: datetime, end: datetime
    ) -> tuple[int, tuple[Solver, ...]]:
        """Count the positions over between two moments; list who solved most of them, the best first."""
        days = {
            daily.row.day
            for daily in await self._counting(guild)
            if daily.row.told and start <= daily.until < end
        }
        if not days:
            return 0, ()
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers(guild, min(days))
        counted = Counter(answer.user for answer in answers if answer.solved and answer.day in days)
        solvers = [Solver(user, count) for user, count in counted.items() if await self._is_shown(user)]
        return len(days), tuple(sorted(solvers, key=lambda solver: (-solver.solved, solver.user)))

    async def _is_shown(self, user: UserId) -> bool:
        with refuse_on_storage_errors():
            return (await self._settings.user(user)).profile

    async def _counting(self, guild: int) -> list[Daily]:
        """The positions whose answers count, the latest first."""
        return [daily for daily in await self._read(guild, REMEMBERED) if not daily.puzzle.void]

    async def _read(self, guild: int, most: int) -> list[Daily]:
        with refuse_on_storage_errors():
            rows = await self._store.puzzles.latest(guild, most)
        return [Daily(row, puzzle) for row in rows if (puzzle := _read_content(row.content)) is not None]

    async def _write(self, row: PuzzleRow) -> None:
        with refuse_on_storage_errors():
            await self._store.puzzles.write(row)


def count_row(days: Sequence[str], solved: set[str]) -> int:
    """Tell how many of some days, the latest first, were solved before the first that was not."""
    return next((count for count, day in enumerate(days) if day not in solved), len(days))


def _read_content(content: str) -> Puzzle | None:
    """None for one of an older version."""
    try:
        return Puzzle.model_validate_json(content)
    except ValidationError:
        return None


# Games of the house against itself, from which positions are taken where people play too few.
#
# Such a game is played in memory alone, and written once it is over and has given a position, both in one
# commit. It is a match like any other, so that it can be leafed through and looked back at; but nobody has
# opened it (`NOBODY`), it has no results, and so it counts nowhere and is in nobody's list.

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

    def __init__(self, matches: MatchService) -> None:
        self._repository = matches.repository
        self._components = matches.components

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
                clearest = sorted(clearest, key=lambda pair: -pair[0])[:most]
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
            snapshot=take_snapshot(loaded),
            puzzle=(puzzle.entry, puzzle.model_dump_json()),
        )
        await self._repository.add(draft, f"own-game-{row.id}")

    async def _begin(self, place: Place, key: str) -> Draft:
        bundle, now = self._repository.bundles[key], self._repository.now()
        with refuse_on_storage_errors():
            match = await self._repository.store.fresh_match()
        settled = await self._components.options(place.guild, key)
        host = find_free(LEVELS[-1], ())
        loaded = open_lobby(bundle, match, place, host, (), {}, now, settled).match
        while len(loaded.seats) < min(bundle.game.facts.players):
            loaded = sit_down(loaded, _find_player(loaded), None).match
        return await asyncio.to_thread(begin_game, loaded, host, self._repository.rng, now)

    def _act(self, loaded: LoadedMatch, user: UserId | None, text: str) -> Draft:
        if user is None:
            raise RuntimeError("a seat of a game of the house is empty")
        return act(loaded, user, None, (text,), self._repository.rng, self._repository.now())


def _find_player(loaded: LoadedMatch) -> UserId:
    return find_free(LEVELS[-1], [seat.user for seat in loaded.seats])


def _list_events(bundle: GameBundle, draft: Draft) -> list[Event]:
    return [event for entry in draft.entries for event in read_events(bundle, entry)]


# Looking for a position of the day among a server's finished games, or in one of the house's own: in the
# background and within bounds.

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
        self._own_games = OwnGames(matches)
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
            users = [result.user for result in row.results]
            if row.results[0].game not in self._bundles or await self._any_hidden(users):
                continue
            try:
                puzzle = await self._look_at(row.match)
            except (RefusedError, WorkerError, RecordError) as error:
                log.warning("no_puzzle", match=row.match, error=repr(error))
                puzzle = None
            if puzzle is None:
                nothing.append(row.match)
            else:
                puzzles.append(puzzle)
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
        own = await self._own_games.play(place, key, self._thinking, MOST_POSITIONS)
        if own is None:
            return None
        agent = self._bundles[key].agent.at(LEVELS[-1])
        for question in own.questions:
            puzzle = await self._judge(own.match.row.id, key, agent, question)
            if puzzle is not None:
                await self._own_games.keep(own, puzzle)
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
        people = [user for user in users if user > 0 and not is_computer(user)]
        return not all([(await self._matches.user_settings(person)).profile for person in people])

    async def _look_at(self, match: MatchId) -> Puzzle | None:
        table, review = await self._matches.table(match), await self._reviewer.complete(match)
        if review is None:
            return None
        agent = self._bundles[table.key].agent.at(LEVELS[-1])
        promising = list_promising(review)[:MOST_POSITIONS]
        questions = await self._reviewer.questions(match, promising)
        for question in (questions[planned.entry] for planned in promising if planned.entry in questions):
            puzzle = await self._judge(match, table.key, agent, question)
            if puzzle is not None:
                return puzzle
        return None

    async def _judge(self, match: MatchId, key: str, agent: Agent, question: Question) -> Puzzle | None:
        """The puzzle a decision makes, where it comes out alike from every seed."""
        drawn = agent.knowledge.mixed_kinds
        puzzle: Puzzle | None = None
        for _ in range(self.bar.seeds):
            choice = await self._think(agent, question)
            made = make_puzzle(match, key, question.planned, question.seen, choice, drawn, self.bar)
            if made is None or (puzzle is not None and puzzle.best != made.best):
                return None
            puzzle = puzzle or made
        return puzzle

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
            if not choice.playouts or sum(thought.playouts for thought in thoughts) >= self.bar.playouts:
                break
        return merge_thoughts(thoughts)


def _list_actions(puzzle: Puzzle) -> list[str]:
    """The choices in the order in which buttons number them."""
    return [option.action for option in puzzle.options]
