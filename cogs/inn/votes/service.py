"""Games in which many people have a seat together: who is on which side, and what they vote for.

Whatever is done to a match goes the road of every press: drafted, committed once, told by the outbox. A vote
that is to close is a row that stays due until what has won is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Final

from bot.engine import Seat
from bot.logs import get_logger
from bot.match.clocks import DAY, TERMS, USUAL_PACE
from bot.match.lobby import set_sides
from bot.match.match import (
    LEVELS,
    LoadedMatch,
    Table,
    crowd_of,
    find_free,
    is_computer,
    is_crowd,
    is_person,
    table_of,
    with_silence,
)
from bot.match.matches import MatchService
from bot.match.play import Draft, act
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import view_of
from bot.match.workers import LONGEST_SLEEP, Sleeper
from bot.store import SideRow, VoteRow
from cogs.inn.votes.model import (
    LONGEST_LINE,
    Ballot,
    Choice,
    Count,
    Line,
    Side,
    Sides,
    Step,
    Told,
    Walk,
    list_present,
    read_line,
    tally,
    tell_votes,
    write_line,
)

log = get_logger("votes")
NOBODY: Final = "-"
CROWD: Final = "crowd"
"""Whom a seat is for, beside a level of the house."""
MOST_DUE: Final = 100
"""Votes that are closed in one go."""
AGAIN: Final = 60.0
"""Seconds until it is tried again to close a vote where something went wrong."""
MOVED_ON: Final = frozenset(
    {"refused-stale", "refused-not-your-turn", "refused-over", "refused-cancelled", "refused-broken"}
)
"""Why a vote that is to close is closed already."""


class Votes:
    """The sides of a game, and their votes. What is turned down raises RefusedError and has no effect."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._repository = matches.repository
        self._store = matches.repository.store.votes

    # Before play

    async def open(self, match: MatchId, host: UserId, token: str) -> Sides:
        """Have everybody vote for the seats of a lobby that are not the house's; its host only.

        Who has wished for a seat is on its side then, and the host on the first one.
        """
        before = await self._repository.get(match)

        def choose(loaded: LoadedMatch) -> dict[Seat, UserId]:
            hired = [row.user for row in loaded.seats if is_computer(row.user)]
            wished = [row.seat for row in loaded.seats if row.seat and not is_computer(row.user)]
            free = [seat for seat in reversed(loaded.places) if seat not in wished]
            of_house = dict(zip(free, hired, strict=False))
            return {seat: of_house.get(seat) or crowd_of(loaded, seat) for seat in loaded.places}

        await self._set_sides(match, host, choose, token)
        sides = await self.sides(match)
        wishes = {row.user: row.seat for row in before.seats if is_person(row.user)}
        for user, wish in wishes.items():
            seat = wish or (sides.sides[0].seat if user == host else None)
            if seat is not None and sides.at(seat) is not None:
                await self._join(match, user, seat)
        return await self.sides(match)

    async def assign(self, match: MatchId, host: UserId, seat: Seat, who: str, token: str) -> Sides:
        """Say whom a seat is for: a level of the house, `CROWD`, or `NOBODY`; the host only."""

        def choose(loaded: LoadedMatch) -> dict[Seat, UserId]:
            users = {row.seat: row.user for row in loaded.seats if row.seat is not None}
            if seat not in loaded.places:
                raise RefusedError("refused-seat-unknown", seat=seat)
            users.pop(seat, None)
            if who in LEVELS:
                users[seat] = find_free(who, tuple(users.values()))
            elif who == CROWD:
                users[seat] = crowd_of(loaded, seat)
            elif who != NOBODY:
                raise RefusedError("refused-forged")
            return users

        await self._set_sides(match, host, choose, token)
        return await self.sides(match)

    async def begin(self, match: MatchId, host: UserId, token: str) -> Table:
        """Begin play, where somebody is on each side; the host only."""
        sides = await self.sides(match)
        is_empty = any(not side.members for side in sides.sides)
        if is_empty and host == sides.table.host and sides.table.phase == "lobby":
            raise RefusedError("refused-side-empty")
        return await self._matches.begin(match, host, token)

    async def join(self, match: MatchId, user: UserId, seat: Seat) -> Sides:
        """Somebody is on a side from now on, and on no other; not where they know another's cards."""
        sides = await self.sides(match)
        if sides.at(seat) is None or sides.table.phase not in ("lobby", "playing"):
            raise RefusedError("refused-side-unknown")
        await self._join(match, user, seat)
        await self._show_lobby(match)
        return await self.sides(match)

    async def leave(self, match: MatchId, user: UserId) -> Sides:
        """Somebody goes: their vote on what is open counts no longer."""
        sides = await self.sides(match)
        if sides.of(user) is None:
            raise RefusedError("refused-not-joined")
        with refuse_on_storage_errors():
            await self._store.leave(match, user, self._repository.now())
        await self._show_lobby(match)
        return await self.sides(match)

    # Who is where

    async def sides(self, match: MatchId) -> Sides:
        """The sides of a game that people vote in, and who is on them; none in another game."""
        loaded = await self._repository.get(match)
        crowded = [row.seat for row in loaded.seats if row.seat is not None and is_crowd(row.user)]
        if not crowded:
            return Sides(table_of(loaded), ())
        with refuse_on_storage_errors():
            rows = {row.seat: row for row in await self._store.sides(match)}
            members = await self._store.members(match)
        sides = (Side(rows.get(seat, SideRow(match, seat)), list_present(members, seat)) for seat in crowded)
        return Sides(table_of(loaded), tuple(sides))

    async def members(self, match: MatchId, seat: Seat) -> tuple[UserId, ...]:
        """List who is on a side now, in the order in which they came."""
        side = (await self.sides(match)).at(seat)
        return () if side is None else side.members

    async def has_seen(self, match: MatchId, user: UserId) -> frozenset[Seat]:
        """The sides of a game whose cards somebody has seen, wherever they are now."""
        with refuse_on_storage_errors():
            members = await self._store.members(match)
        return frozenset(row.seat for row in members if row.user == user and row.seen)

    async def running(self, guild: int) -> tuple[Sides, ...]:
        """List the games of a server in which there is a vote just now."""
        with refuse_on_storage_errors():
            running = await self._store.running(guild)
        return tuple([await self.sides(match) for match in running])

    # Votes

    async def count(self, match: MatchId, seat: Seat, stamp: int | None = None) -> Count:
        """Count a vote of a side. stamp: the decision it was about; None: the latest."""
        side = await self._side(match, seat)
        with refuse_on_storage_errors():
            about = side.row.stamp if stamp is None else stamp
            return _count(side, await self._store.votes(match, seat, about))

    async def ballot(self, match: MatchId, user: UserId) -> Ballot:
        """Return what somebody sees of the vote of their side. From then on they know its cards."""
        sides = {side.seat: side for side in await self.open_votes(match)}
        side = next((side for side in sides.values() if user in side.members), None)
        if side is None:
            raise RefusedError("refused-side-none")
        with refuse_on_storage_errors():
            if not await self._store.see(match, user, side.seat):
                raise RefusedError("refused-side-seen")
        loaded = await self._break_silence(await self._repository.get(match))
        view = await self._repository.view(loaded, crowd_of(loaded, side.seat))
        with refuse_on_storage_errors():
            votes = await self._store.votes(match, side.seat, view.stamp)
        counted, mine = tally(votes, side.members), next((vote for vote in votes if vote.user == user), None)
        imagined = imagine(loaded, side.seat)
        choices = tuple(_add_steps(imagined, side.seat, choice) for choice in counted)
        key, draft = ((), ()) if mine is None else (read_line(mine.choice), read_line(mine.draft))
        own = next((choice for choice in choices if key and choice.key == key), None)
        draft = draft if view.observation.legal else ()
        walked = walk(imagined, side.seat, draft)
        return Ballot(view, side, _count(side, votes), choices, own, draft, walked)

    async def vote(self, match: MatchId, user: UserId, stamp: int, number: int) -> Ballot:
        """Somebody votes for what has been proposed. stamp: of the decision; number: of the choice."""
        ballot = await self._open_ballot(match, user, stamp)
        choice = next((choice for choice in ballot.choices if choice.number == number), None)
        if choice is None:
            raise RefusedError("refused-choice-gone")
        await self._cast(ballot, user, choice.key, choice.line)
        return await self.ballot(match, user)

    async def propose(self, match: MatchId, user: UserId, mark: int, texts: Sequence[str]) -> Ballot:
        """Somebody goes on with what they are about to propose; where that ends it is their vote."""
        ballot = await self._marked_ballot(match, user, mark)
        seat = ballot.side.seat
        loaded = imagine(await self._repository.get(match), seat)
        drafted = _try(loaded, seat, (*ballot.draft, *texts))
        line = tuple(entry.text for entry in drafted.entries if entry.kind == "action" and entry.seat == seat)
        walked = walk(loaded, seat, line)
        if walked.after is None:
            await self._cast(ballot, user, walked.key, line)
        else:
            await self._keep_draft(ballot, user, line)
        return await self.ballot(match, user)

    async def confirm(self, match: MatchId, user: UserId, mark: int) -> Ballot:
        """Somebody votes for what they were about to propose, as far as it has come."""
        ballot = await self._marked_ballot(match, user, mark)
        if not ballot.key:
            raise RefusedError("refused-choice-gone")
        await self._cast(ballot, user, ballot.key, ballot.draft)
        return await self.ballot(match, user)

    async def start_over(self, match: MatchId, user: UserId) -> Ballot:
        """Somebody drops what they were about to propose; how they have voted stays."""
        ballot = await self.ballot(match, user)
        if ballot.draft:
            await self._keep_draft(ballot, user, ())
        return await self.ballot(match, user)

    async def list_told(self, match: MatchId) -> tuple[Told, ...]:
        """Tell who voted for what, once the game is over; before that nothing."""
        loaded = await self._repository.get(match)
        if loaded.row.phase != "over":
            return ()
        with refuse_on_storage_errors():
            return tell_votes(await self._store.votes(match))

    # Opening and closing

    async def open_votes(self, match: MatchId) -> tuple[Side, ...]:
        """Have a vote on each open decision of a side; again without effect. The sides then."""
        loaded, sides = await self._repository.get(match), await self.sides(match)
        stamps, due = dict(loaded.row.stamps), self._moment() + lasts(sides.table)
        opened = False
        for side in sides.sides:
            stamp = stamps.get(side.seat, 0)
            if _is_asked(loaded, side.seat) and side.row.stamp < stamp:
                row = SideRow(match, side.seat, side.row.thread, stamp=stamp, due=due)
                with refuse_on_storage_errors():
                    await self._store.open(row)
                opened = True
        return (await self.sides(match)).sides if opened else sides.sides

    async def close(self, match: MatchId, seat: Seat) -> bool:
        """Have what most have voted for done, if the vote is due: once, whoever asks how often.

        Where nobody has voted it goes on for as long again. Returns whether it has been closed.
        """
        side = await self._side(match, seat)
        row = side.row
        with refuse_on_storage_errors():
            # From here on no vote is taken, so that what wins is the same however often this is begun.
            if row.due is None or not await self._store.stop(row, max(1, self._moment())):
                return False
            choices = tally(await self._store.votes(match, seat, row.stamp), side.members)
        loaded = await self._repository.get(match)
        if not choices and _is_asked(loaded, seat) and dict(loaded.row.stamps)[seat] == row.stamp:
            await self._go_on(row, self._moment() + lasts(table_of(loaded)))
            return False

        async def make(loaded: LoadedMatch) -> Draft:
            return await self._draft_winner(loaded, row, choices)

        try:
            await self._repository.change(match, f"vote-{match}-{seat}-{row.stamp}", make)
        except RefusedError as error:
            if error.reason not in MOVED_ON:
                raise
        await self._go_on(row, None)
        await self.open_votes(match)
        return True

    async def _draft_winner(self, loaded: LoadedMatch, row: SideRow, choices: Sequence[Choice]) -> Draft:
        """Draft what has won; of a line no longer possible as much of it as is. Raises RefusedError."""
        crowd, refused = crowd_of(loaded, row.seat), RefusedError("refused-stale")
        asking, now = await self._repository.asking(loaded), self._repository.now()
        for choice in choices:
            for length in range(len(choice.line), 0, -1):
                try:
                    line = choice.line[:length]
                    draft = act(loaded, crowd, row.stamp, line, self._repository.rng, now, asking)
                except RefusedError as error:
                    if error.reason in MOVED_ON:
                        raise
                    refused = error
                else:
                    # The side is told of its next decision, or that it has none, as others are.
                    return replace(draft, turns=tuple(dict.fromkeys((*draft.turns, crowd))))
        raise refused

    async def _go_on(self, row: SideRow, due: int | None) -> None:
        with refuse_on_storage_errors():
            await self._store.put_off(row, due)

    # What these share

    async def _set_sides(
        self, match: MatchId, host: UserId, choose: Callable[[LoadedMatch], dict[Seat, UserId]], token: str
    ) -> None:
        await self._repository.change(match, token, lambda loaded: set_sides(loaded, host, choose(loaded)))

    async def _show_lobby(self, match: MatchId) -> None:
        """Have the lobby shown with who is there now; the table's message of a game does not say it."""

        def make(loaded: LoadedMatch) -> Draft:
            return Draft(loaded, channel=("lobby",) if loaded.row.phase == "lobby" else ())

        await self._repository.change(match, None, make)

    async def _break_silence(self, loaded: LoadedMatch) -> LoadedMatch:
        """Keep a table open at which people look at their ballots: what they do is often seen by nobody else.

        That they look tells nothing of what is hidden: they always may. It is noted once a day.
        """

        def make(loaded: LoadedMatch) -> Draft:
            silence = loaded.silence
            if silence is None:
                return Draft(loaded)
            broken = replace(silence.break_off(self._moment()), paused=silence.paused)
            return Draft(with_silence(loaded, broken), channel=("table",) if silence.closing else ())

        silence = loaded.silence
        if silence is None or not (silence.closing or self._moment() - silence.since >= DAY):
            return loaded
        changed, _ = await self._repository.change(loaded.row.id, None, make)
        return changed

    async def _join(self, match: MatchId, user: UserId, seat: Seat) -> None:
        with refuse_on_storage_errors():
            now = self._repository.now()
            if not await self._store.join(match, user, seat, now):
                raise RefusedError("refused-side-seen")

    async def _side(self, match: MatchId, seat: Seat) -> Side:
        side = (await self.sides(match)).at(seat)
        if side is None:
            raise RefusedError("refused-side-unknown")
        return side

    async def _open_ballot(self, match: MatchId, user: UserId, stamp: int) -> Ballot:
        ballot = await self.ballot(match, user)
        if ballot.view.stamp != stamp or not ballot.view.observation.legal:
            raise RefusedError("refused-stale")
        return ballot

    async def _marked_ballot(self, match: MatchId, user: UserId, mark: int) -> Ballot:
        ballot = await self.ballot(match, user)
        if ballot.mark != mark or not ballot.view.observation.legal:
            raise RefusedError("refused-stale")
        return ballot

    async def _cast(self, ballot: Ballot, user: UserId, key: Line, line: Line) -> None:
        vote = self._vote(ballot, user, write_line(key), write_line(line), "")
        with refuse_on_storage_errors():
            if not await self._store.cast(vote):
                raise RefusedError("refused-vote-closed")

    async def _keep_draft(self, ballot: Ballot, user: UserId, draft: Line) -> None:
        with refuse_on_storage_errors():
            await self._store.keep_draft(self._vote(ballot, user, "", "", write_line(draft)))

    def _vote(self, ballot: Ballot, user: UserId, key: str, line: str, draft: str) -> VoteRow:
        match, stamp = ballot.view.table.id, ballot.view.stamp
        return VoteRow(match, ballot.side.seat, stamp, user, 0, key, line, draft, self._repository.now())

    def _moment(self) -> int:
        return self._repository.house_clock.moment()


def lasts(table: Table) -> int:
    """Seconds a vote is open at most: what the pace gives for a turn; without one, what it usually does."""
    return TERMS[USUAL_PACE if table.clocks is None else table.clocks.pace].allowance


def _count(side: Side, votes: Sequence[VoteRow]) -> Count:
    voted = sum(bool(vote.choice) and vote.user in side.members for vote in votes)
    due = side.row.due or None
    return Count(len(side.members), voted, due, side.row.put_off)


def _is_asked(loaded: LoadedMatch, seat: Seat) -> bool:
    return loaded.phase == "playing" and loaded.decisions().of(seat) is not None


def imagine(loaded: LoadedMatch, seat: Seat) -> LoadedMatch:
    """The match in a position that a seat cannot tell from the true one: always the same of those.

    What may be proposed is tried out there, so that nobody can look behind what is hidden by proposing it.
    """
    if not _is_asked(loaded, seat):
        return loaded
    seen = loaded.game.observe(loaded.state, seat)
    return replace(loaded, state=loaded.game.determinise(seen, Random(0)))  # noqa: S311


def walk(loaded: LoadedMatch, seat: Seat, line: Line) -> Walk:
    """Find what a seat would see along a line: nothing after what cannot be taken back. Raises RefusedError.

    loaded: as `imagine` makes it.
    """
    steps, key, at = list[Step](), Line(), 0
    view = view_of(loaded, crowd_of(loaded, seat))
    while at < len(line):
        steps.append(Step(view.observation, line[at]))
        openings = {str(action) for action in loaded.bundle.words.list_openings(view.observation)}
        drafted = _try(loaded, seat, line[at : at + 1])
        # What has only one answer has played itself, and stands in the line too.
        done, loaded = at + max(1, len(drafted.entries)), drafted.match
        is_open = _is_free(drafted, seat) and done < LONGEST_LINE
        if not key and (line[at] not in openings or not is_open):
            key = line[:done]
        if not is_open:
            return Walk(tuple(steps), key, None)
        at, view = done, view_of(loaded, crowd_of(loaded, seat))
    return Walk(tuple(steps), key, view)


def _add_steps(loaded: LoadedMatch, seat: Seat, choice: Choice) -> Choice:
    """A choice with what is seen along it; none where it is not possible any more."""
    with suppress(RefusedError):
        return replace(choice, steps=walk(loaded, seat, choice.line).steps)
    return choice


def _try(loaded: LoadedMatch, seat: Seat, line: Sequence[str]) -> Draft:
    """Draft what would come of a line in an imagined position. Raises RefusedError."""
    return act(loaded, crowd_of(loaded, seat), None, line, Random(0), loaded.row.changed)  # noqa: S311


def _is_free(drafted: Draft, seat: Seat) -> bool:
    """Tell whether a line could be taken back as if nothing had been, and the seat is asked further.

    What comes of it may be looked at then by whoever may play it.
    """
    own = all(entry.kind == "action" and entry.seat == seat for entry in drafted.entries)
    final = any(entry.reveals or entry.hands for entry in drafted.entries)
    return own and not final and _is_asked(drafted.match, seat)


class Closing(Sleeper):
    """Closes votes when they are due. told: what is to be done for a side once one was looked at."""

    def __init__(self, votes: Votes, matches: MatchService, told: Callable[[MatchId], None]) -> None:
        super().__init__("votes")
        self._votes = votes
        self._store = matches.repository.store
        self._clock = matches.repository.house_clock
        self._told = told
        self._failed: dict[tuple[MatchId, Seat], float] = {}

    async def look(self) -> float:
        """Close what is due; the seconds until something else is. Raises StoreError."""
        while not self._clock.stands:
            rows = await self._store.votes_due(MOST_DUE + len(self._failed))
            now = self._clock.time()
            ahead = [row for row in rows if self._failed.get((row.match, row.seat), 0.0) <= now]
            due = [row for row in ahead if row.due is not None and row.due <= max(1, self._clock.moment())]
            if not due:
                dues = [row.due for row in ahead if row.due is not None]
                return max(0.0, min(dues) - now) if dues else LONGEST_SLEEP
            for row in due:
                await self._close(row)
        return LONGEST_SLEEP

    async def _close(self, row: SideRow) -> None:
        try:
            await self._votes.close(row.match, row.seat)
        except Exception as error:
            # Whatever it is, the others must not wait for it.
            reason = error.reason if isinstance(error, RefusedError) else repr(error)
            log.exception("vote_not_closed", match=row.match, error=reason)
            self._failed[row.match, row.seat] = self._clock.time() + AGAIN
        else:
            self._failed.pop((row.match, row.seat), None)
        self._told(row.match)
