"""Takes guesses of those who watch, settles them once something is over, and adds up their points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from bot.engine import Event, Seat
from bot.match.bundle import Contest
from bot.match.entries import read_events, select_told
from bot.match.match import LoadedMatch, Table, read_outcome, table_of
from bot.match.matches import MatchService
from bot.match.results import is_ended
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import EntryRow, GuessRow
from cogs.inn.guess_along.model import IN_TIME, SURE, Question, pick, settle

ATTEMPTS = 3
"""Times a guess is kept again, where something has been done in secret meanwhile."""


@dataclass(frozen=True, slots=True)
class Guessed:
    """Something to guess at, and what somebody has guessed of it; None: nothing, or not in time."""

    question: Question
    own: GuessRow | None
    count: int  # how many people have guessed


@dataclass(frozen=True, slots=True)
class Guesser:
    """Somebody's guesses in some time, and their points."""

    user: UserId
    count: int
    points: int


class GuessesAlong:
    """Takes guesses and settles them. What is turned down raises RefusedError and has no effect."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._repository = matches.repository
        self._guesses = matches.repository.store.guesses

    async def look(self, match: MatchId, user: UserId) -> tuple[Table, tuple[Guessed, ...]]:
        """List what there is to guess at a match, and what somebody has guessed; the game comes first."""
        loaded = await self._open(match, user)
        questions = find_questions(loaded, await self._read(loaded))
        with refuse_on_storage_errors():
            rows = await self._guesses.list_of_match(match)
        return table_of(loaded), tuple(_sum_up(question, rows, user) for question in questions)

    async def guess(self, match: MatchId, user: UserId, about: str, seat: Seat, boldness: str) -> None:
        """Keeps a guess at what is still open; it takes the place of an earlier one."""
        for _ in range(ATTEMPTS):
            loaded = await self._open(match, user)
            questions = find_questions(loaded, await self._read(loaded))
            question = next(
                (known_question for known_question in questions if known_question.about == about), None
            )
            if question is None or not question.open:
                raise RefusedError("refused-guess-closed")
            if seat not in question.seats or boldness not in SURE:
                raise RefusedError("refused-forged")
            row, now = loaded.row, self._repository.now()
            guess = GuessRow(match, about, user, row.last_press, row.guild, seat, SURE[boldness], now)
            with refuse_on_storage_errors():
                if await self._guesses.write(guess):
                    return
        raise RefusedError("refused-busy")

    async def settle(self, guild: int) -> None:
        """Says what the guesses on a server were worth, of all games that are over. Again without effect.

        Battles wait for the end of their game: until then they may be taken back.
        """
        with refuse_on_storage_errors():
            for match in await self._guesses.list_unsettled(guild):
                with suppress(RefusedError):
                    await self._settle(await self._repository.get(match))

    async def _settle(self, loaded: LoadedMatch) -> None:
        rows = await self._guesses.list_of_match(loaded.row.id)
        told, barred = await self._read(loaded), await self._barred_from(loaded)
        questions = {known_question.about: known_question for known_question in find_questions(loaded, told)}
        # They belong to the week in which the game ended, whenever that is looked at.
        ended, settled = told[-1].at if told else loaded.row.changed, list[GuessRow]()
        for about, guesses in groupby(rows, lambda row: row.about):
            # A battle that was taken back is none any more.
            question = questions.get(about) or Question(about, (), open=False, is_over=True)
            settled += settle(question, guesses, barred, ended)
        await self._guesses.settle(settled)

    async def best(self, guild: int, start: datetime, end: datetime) -> tuple[Guesser, ...]:
        """List who guessed best on a server in some time, of those who show their profile."""
        await self.settle(guild)
        with refuse_on_storage_errors():
            rows = await self._guesses.list_best(guild, start.isoformat(), end.isoformat())
        return tuple([Guesser(*row) for row in rows if (await self._matches.user_settings(row[0])).profile])

    async def _open(self, match: MatchId, user: UserId) -> LoadedMatch:
        loaded = await self._repository.get(match)
        if loaded.row.phase not in ("playing", "over") or loaded.state is None:
            raise RefusedError("refused-not-begun")
        if table_of(loaded).place.is_private:
            raise RefusedError("refused-forged")
        if loaded.row.phase == "playing" and user in await self._barred_from(loaded):
            raise RefusedError("refused-guess-player")
        return loaded

    async def _barred_from(self, loaded: LoadedMatch) -> frozenset[UserId]:
        """Those of `list_knowing`, and whoever is or was on a side of a game that people vote in."""
        with refuse_on_storage_errors():
            members = await self._repository.store.votes.members(loaded.row.id)
        return list_knowing(loaded) | {member.user for member in members}

    async def _read(self, loaded: LoadedMatch) -> Sequence[EntryRow]:
        return select_told(await self._repository.read_entries(loaded.row.id))


def list_knowing(loaded: LoadedMatch) -> frozenset[UserId]:
    """List who knows more of a match than everybody: who plays or has played, or knows it from before."""
    seated = {user for seat in loaded.seats for user in (seat.user, seat.stand_in) if user is not None}
    former = {handover.user for handover in loaded.handovers}
    return frozenset(seated | former | set(() if loaded.origin is None else loaded.origin.knowing))


def find_questions(loaded: LoadedMatch, told: Sequence[EntryRow]) -> tuple[Question, ...]:
    """List what may be guessed at a match, or could have been. told: what counts of its log."""
    questions = [_ask_game(loaded)]
    contest = loaded.bundle.contest
    return (*questions, *(() if contest is None else _ask_battles(loaded, contest, told)))


def _ask_game(loaded: LoadedMatch) -> Question:
    """Ask who wins the game; no guess counts where it was given up, or ended otherwise than by its rules."""
    row, seats = loaded.row, loaded.taken
    if row.phase == "playing":
        return Question("", seats, open=not loaded.resigned and len(seats) > 1)
    outcome = read_outcome(row.outcome)
    is_void = outcome is None or is_ended(outcome) or loaded.resigned or len(outcome.winners) != 1
    holder = None if is_void or outcome is None else outcome.winners[0]
    return Question("", seats, open=False, is_over=True, last=row.last_press - IN_TIME, holder=holder)


def _ask_battles(loaded: LoadedMatch, contest: Contest, told: Sequence[EntryRow]) -> Iterator[Question]:
    """Ask who holds the field in each battle. One that the end of the game breaks off nobody holds."""
    battle: list[tuple[EntryRow, Event]] = []
    for entry in told:
        for event in read_events(loaded.bundle, entry):
            if isinstance(event, contest.began):
                yield from _ask_battle(loaded, contest, battle, entry)
                battle = []
            if event.known_to(None) and (battle or isinstance(event, contest.began)):
                battle.append((entry, event))
            if isinstance(event, contest.ended):
                yield from _ask_battle(loaded, contest, battle, entry)
                battle = []
    yield from _ask_battle(loaded, contest, battle, None)


def _ask_battle(
    loaded: LoadedMatch, contest: Contest, battle: Sequence[tuple[EntryRow, Event]], end: EntryRow | None
) -> Iterator[Question]:
    """Ask about a battle, if there is one that was not decided by the same press that began it.

    end: where it was over; None: it goes on.
    """
    if not battle:
        return
    begun, first = battle[0]
    closed = next((entry for entry, event in battle if isinstance(event, contest.closing)), end)
    if closed is not None and closed.press == begun.press:
        return
    yield Question(
        f"{begun.seq}",
        loaded.taken,
        open=closed is None and loaded.row.phase == "playing",
        told=first,
        is_over=end is not None or loaded.row.phase != "playing",
        last=None if closed is None else closed.press - 1,
        holder=contest.find_holder([event for _, event in battle]) if end is not None else None,
    )


def _sum_up(question: Question, rows: Sequence[GuessRow], user: UserId) -> Guessed:
    about = [row for row in rows if row.about == question.about]
    own = pick([guess for guess in about if guess.user == user], question)
    return Guessed(question, own, len({guess.user for guess in about}))
