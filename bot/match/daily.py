"""The position of the day: what makes one, who chose what, and games of the house to take one from.

It comes from a finished game that all members of the server may look at and in which nobody hides their
profile. The house thinks while no move waits (`bot.match.house`), from what the seat knew then, and twice
from different seeds: a question is made where one choice is clearly best both times. A position is written
down before it is posted, and the message bears the day as its nonce; so there is one a day, whatever is
restarted.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.agents import Budget, Candidate, Choice
from bot.engine import Event, Observation, Seat
from bot.match.bundle import GameBundle
from bot.match.component_files import ComponentFiles
from bot.match.entries import read_events, take_snapshot
from bot.match.lobby import begin_game, open_lobby, sit_down
from bot.match.match import LEVELS, LoadedMatch, Table, find_free, is_computer
from bot.match.play import Draft, act
from bot.match.repository import MatchRepository
from bot.match.review import Planned, Question, Review
from bot.match.settings import SettingsRepository, refuse_on_storage_errors
from bot.match.thinking import Thinking
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.store import NOBODY, AheadRow, EntryRow, PuzzleAnswerRow, PuzzleRow, Store

# A position with one question whose answer is clear: what it is, and which positions make one.

VERSION: Final = 1
"""Of the bar and of how it is asked. To be raised with either: what was found before is then asked again."""
FEWEST, MOST = 3, 25
"""Choices that make a question: two would be a coin, and more do not fit a menu."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The conditions on which a choice is clearly the best."""

    ahead: int = 8  # points of a hundred before every other one
    playouts: int = 600  # how much must have been searched for it, however long that takes
    tried: int = 4  # how often at least every choice was tried
    share: float = 0.4  # of all play-outs, that it was given
    # least, most: its chance in a hundred, for nothing is to be learnt where all is lost or won.
    least: int = 10
    most: int = 96
    seeds: int = 2  # how often all of this must come out alike, from other imagined positions each time


class Option(BaseModel):
    """A choice that was offered. chance: of winning in a hundred; None where the house did not look at it."""

    model_config = ConfigDict(frozen=True)

    action: str
    chance: int | None


class Puzzle(BaseModel):
    """A moment of a finished game, and what one may do there."""

    model_config = ConfigDict(frozen=True)

    match: MatchId
    game: str
    entry: int  # of the match's record, before which it is
    seat: Seat
    options: tuple[Option, ...]
    best: str
    played: str  # what was done there then
    reason: str | None = None  # the term of the evaluation that speaks for the best choice, as in `Candidate`
    # The version of the bar that it has last stood up to, 0 for those from before they were numbered.
    bar: int = 0
    void: bool = False  # it did not stand up to a later one, so no answer counts

    @property
    def is_checked(self) -> bool:
        """Tell whether it was found, or has been looked at again, by today's bar."""
        return self.bar == VERSION

    @property
    def chance(self) -> int | None:
        """Of the best choice."""
        return next((each.chance for each in self.options if each.action == self.best), None)


def list_promising(review: Review) -> list[Planned]:
    """The decisions of a review that may have one clear answer: first those that cost somebody most, then
    those in which the house did not look at what was done or would have done the same, in the middle of the
    game first."""
    found = {each.entry: each for each in review.decisions}
    looked = [(each, found[each.entry]) for each in review.plan if each.entry in found]
    missed = [each for each in looked if each[1].cost > 0]
    others = [each for each in looked if each[1].best == each[0].played or each[1].played_chance is None]
    middle = len(review.chances) / 2
    missed.sort(key=lambda each: (-each[1].cost, each[0].entry))
    others.sort(key=lambda each: (abs(each[0].moment - middle), each[0].entry))
    return [planned for planned, _ in (*missed, *others)]


def make_puzzle(
    match: MatchId,
    game: str,
    planned: Planned,
    seen: Observation,
    choice: Choice,
    drawn: Collection[str],
    bar: Bar,
) -> Puzzle | None:
    """The puzzle a decision makes; None where no choice of it is clearly best.

    choice: what the house says of it. drawn: kinds of decisions whose answer the house itself draws.
    """
    kind = next((each.kind for each in seen.waiting if each.seat == planned.seat), "")
    if not FEWEST <= len(seen.legal) <= MOST or kind in drawn or choice.playouts < bar.playouts:
        return None
    chances = {
        str(each.action): round(100 * each.chance)
        for each in choice.candidates
        if each.chance is not None and each.visits >= bar.tried
    }
    best, others = choice.candidates[0], [str(each.action) for each in choice.candidates[1:]]
    text = str(best.action)
    if text not in chances or str(choice.action) != text or best.visits < bar.share * choice.playouts:
        return None
    if not bar.least <= chances[text] <= bar.most:
        return None
    if any(str(each) not in chances for each in seen.legal):
        # What was never tried may be the best of all.
        return None
    if chances[text] - max(chances[each] for each in others) < bar.ahead:
        return None
    return Puzzle(
        match=match,
        game=game,
        entry=planned.entry,
        seat=planned.seat,
        options=_options(seen, chances),
        best=text,
        played=planned.played,
        reason=best.reason,
        bar=VERSION,
    )


def find_lead(seen: Observation, choice: Choice, drawn: Collection[str]) -> float | None:
    """Measure by how much of one a choice leads after a short thought; None where it makes no question."""
    kind = next((each.kind for each in seen.waiting if each.seat == seen.viewer), "")
    if not FEWEST <= len(seen.legal) <= MOST or kind in drawn or not choice.playouts:
        return None
    best, *others = choice.candidates
    chances = [each.chance for each in others if each.chance is not None]
    if best.chance is None or not chances or best.action != choice.action:
        return None
    lead = best.chance - max(chances)
    return lead if lead > 0 else None


def merge_thoughts(choices: Sequence[Choice]) -> Choice:
    """Several thoughts about one decision as one: of each choice all play-outs, and their mean."""
    visits: Counter[str] = Counter()
    worth: dict[str, float] = defaultdict(float)
    known: dict[str, Candidate] = {}
    for each in choices:
        for candidate in each.candidates:
            text = str(candidate.action)
            known.setdefault(text, candidate)
            visits[text] += candidate.visits
            worth[text] += candidate.visits * (candidate.chance or 0.0)
    found = [
        replace(candidate, visits=visits[text], chance=worth[text] / visits[text] if visits[text] else None)
        for text, candidate in known.items()
    ]
    found.sort(key=lambda each: (-each.visits, -(each.chance or 0.0)))
    return Choice(found[0].action, tuple(found), sum(each.playouts for each in choices))


def _options(seen: Observation, chances: dict[str, int]) -> tuple[Option, ...]:
    texts: Sequence[str] = [str(each) for each in seen.legal]
    return tuple(Option(action=each, chance=chances.get(each)) for each in texts)


# The positions of the day of servers: which is open, who chose what, who has solved how many in a row.

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

    def __init__(self, store: Store, settings: SettingsRepository, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock

    async def latest(self, guild: int) -> Daily | None:
        """A server's newest position."""
        return next(iter(await self._read(guild, 1)), None)

    async def untold(self, guild: int) -> tuple[Daily, ...]:
        """Those whose time is over and whose result has not been told, the oldest first."""
        now = self._clock()
        found = [each for each in await self._read(guild, 7) if not each.row.told and each.until <= now]
        return tuple(reversed(found))

    async def used(self, guild: int) -> frozenset[MatchId]:
        """The games positions were taken from."""
        return frozenset(each.row.match for each in await self._read(guild, REMEMBERED))

    async def latest_of(self, guild: int, most: int) -> tuple[Daily, ...]:
        """So many of a server's positions, the latest first."""
        return tuple(await self._read(guild, most))

    async def find_unchecked(self, guild: int) -> tuple[Daily, ...]:
        """Those of its latest positions that were found by an earlier bar, the latest first."""
        latest = await self._read(guild, MOST_CHECKED)
        return tuple(each for each in latest if not each.puzzle.is_checked)

    async def find_kept_unchecked(self, guild: int) -> tuple[Puzzle, ...]:
        """The positions kept for later days that were found by an earlier bar."""
        return tuple(each for each in (await self.ahead(guild))[0] if not each.is_checked)

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
        kept = [each for row in rows if row.content is not None and (each := _read_content(row.content))]
        return tuple(kept), frozenset(row.match for row in rows if row.content is None)

    async def keep_ahead(self, guild: int, found: Iterable[Puzzle], dry: Iterable[MatchId]) -> None:
        """Keeps positions for later days, and which games had none."""
        rows = [AheadRow(guild, each.match, each.entry, each.model_dump_json()) for each in found]
        rows += [AheadRow(guild, match, 0, None) for match in dry]
        with refuse_on_storage_errors():
            for row in rows:
                await self._store.puzzles.keep_ahead(row)

    async def drop_ahead(self, guild: int, match: MatchId) -> None:
        """Keeps the position of a game no longer."""
        with refuse_on_storage_errors():
            await self._store.puzzles.drop_ahead(guild, match)

    async def keep(self, guild: int, day: str, until: datetime, channel: int, puzzle: Puzzle) -> Daily:
        """Keeps the position of a day, before it is posted: then it is this one, whatever is restarted."""
        content = puzzle.model_dump_json()
        row = PuzzleRow(guild, day, puzzle.match, puzzle.entry, content, channel, None, until.isoformat())
        await self._write(row)
        return Daily(row, puzzle)

    async def note_posted(self, daily: Daily, channel: int, message: int) -> None:
        """Notes which message asks it."""
        await self._write(replace(daily.row, channel=channel, message=message))

    async def note_told(self, daily: Daily) -> None:
        """Notes that its result has been told."""
        await self._write(replace(daily.row, told=True))

    async def find(self, guild: int, day: str) -> Daily:
        """The position of a day. Raises RefusedError."""
        found = next((each for each in await self._read(guild, REMEMBERED) if each.row.day == day), None)
        if found is None:
            raise RefusedError("refused-daily-over")
        return found

    async def answer(self, daily: Daily, user: UserId, choice: str) -> None:
        """Writes down what somebody chooses; until the time is over one may choose anew."""
        if choice not in {each.action for each in daily.puzzle.options}:
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
            found = await self._store.puzzles.answers(daily.row.guild, daily.row.day)
        own = (each.choice for each in found if (each.user, each.day) == (user, daily.row.day))
        return next(own, None)

    async def streak(self, guild: int, user: UserId) -> int:
        """Tell how many of a server's positions somebody has solved one after another, told ones alone."""
        days = [each.row.day for each in await self._counting(guild) if each.row.told]
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers_of(user)
        return count_row(days, {each.day for each in answers if each.guild == guild and each.solved})

    async def result(self, daily: Daily) -> Result:
        """Tell how people chose, and who has solved it."""
        guild, day = daily.row.guild, daily.row.day
        days = [each.row.day for each in await self._counting(guild) if each.row.day <= day]
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers(guild, days[-1])
        given = [each for each in answers if each.day == day]
        solved: dict[UserId, set[str]] = {}
        for each in answers:
            if each.solved:
                solved.setdefault(each.user, set()).add(each.day)
        named = [each.user for each in given if each.solved and await self._is_shown(each.user)]
        solvers = [Solver(user, count_row(days, solved[user])) for user in named]
        solvers.sort(key=lambda each: -each.solved)
        return Result(Counter(each.choice for each in given), tuple(solvers))

    async def best_solvers(
        self, guild: int, start: datetime, end: datetime
    ) -> tuple[int, tuple[Solver, ...]]:
        """Count the positions over between two moments; list who solved most of them, the best first."""
        days = {
            each.row.day
            for each in await self._counting(guild)
            if each.row.told and start <= each.until < end
        }
        if not days:
            return 0, ()
        with refuse_on_storage_errors():
            answers = await self._store.puzzles.answers(guild, min(days))
        counted = Counter(each.user for each in answers if each.solved and each.day in days)
        found = [Solver(user, count) for user, count in counted.items() if await self._is_shown(user)]
        return len(days), tuple(sorted(found, key=lambda each: (-each.solved, each.user)))

    async def _is_shown(self, user: UserId) -> bool:
        return (await self._settings.user(user)).profile

    async def _counting(self, guild: int) -> list[Daily]:
        """The positions whose answers count, the latest first."""
        return [each for each in await self._read(guild, REMEMBERED) if not each.puzzle.void]

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
            snapshot=take_snapshot(loaded),
            puzzle=(puzzle.entry, puzzle.model_dump_json()),
        )
        await self._repository.add(draft, f"own-game-{row.id}")

    async def _begin(self, place: Place, key: str) -> Draft:
        bundle, now = self._bundles[key], self._repository.now()
        with refuse_on_storage_errors():
            match = await self._repository.store.fresh_match()
        settled = await self._components.options(place.guild, key)
        host = find_free(LEVELS[-1], ())
        loaded = open_lobby(bundle, match, place, host, (), {}, now, settled).match
        while len(loaded.seats) < min(bundle.game.facts.players):
            loaded = sit_down(loaded, _find_player(loaded), None).match
        return await asyncio.to_thread(begin_game, loaded, host, self._rng, now)

    def _act(self, loaded: LoadedMatch, user: UserId | None, text: str) -> Draft:
        if user is None:
            raise RuntimeError("a seat of a game of the house is empty")
        return act(loaded, user, None, (text,), self._rng, self._repository.now())


def _find_player(loaded: LoadedMatch) -> UserId:
    return find_free(LEVELS[-1], [each.user for each in loaded.seats])


def _list_events(bundle: GameBundle, draft: Draft) -> list[Event]:
    return [event for entry in draft.entries for event in read_events(bundle, entry)]
