"""P4 in vote games: what voters are sent tells nothing of the cards of other sides.

Two whole games beside each other as in tests.laws.test_sent, in which crowds have the seats. Voters of all
sides look at their ballots and propose something; what those of one side are sent, in their thread and each
for themselves, is compared in bytes, order and number. VOTED_GAMES says how many games.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import cogs.inn.votes.cog  # noqa: F401
from bot.engine import Options, Seat
from bot.match.bundle import GameBundle
from bot.match.clocks import HouseClock, PaceName
from bot.match.match import CROWDS, Table, crowd_of
from bot.match.matches import MatchService
from bot.match.values import Place
from bot.store import MemberRow, SideRow, VoteRow
from bot.ui import memory
from bot.ui.delivery.dispatcher import CROWD
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from cogs.inn.votes import delivery
from cogs.inn.votes.delivery import SideThreads, VoteWork
from cogs.inn.votes.model import Side
from cogs.inn.votes.service import NOBODY, Votes
from tests.laws import test_sent
from tests.laws.laws import any_options
from tests.laws.matches import MATCH, MOMENT, SPECTATOR
from tests.laws.memory_store import MemoryStore
from tests.laws.recorded_discord import CHANNEL, RecordedChannel, RecordedPress, Sent
from tests.laws.test_sent import SentComparison, SentPlay
from tests.laws.test_taking_back import SPARE
from tests.laws.variations import HIDING, SEEKERS
from tests.match.house import Hours
from tests.soak import SOAK

GAMES = int(os.environ.get("VOTED_GAMES", "100" if SOAK else "1"))
OF_A_SIDE = 2
HOST = 70_100
BALLOT = f":{Kind.VOTE}:1:0:another".encode()
"""In the bytes of a ballot: the way to propose something else."""


class MemoryVotes:
    """As much of `bot.store.VoteStore` as the votes of one match need."""

    def __init__(self) -> None:
        self._sides: dict[str, SideRow] = {}
        self._members: dict[tuple[int, str], MemberRow] = {}
        self._votes: dict[tuple[str, int, int], VoteRow] = {}

    async def sides(self, match: int) -> tuple[SideRow, ...]:
        return tuple(self._sides.values())

    async def members(self, match: int) -> tuple[MemberRow, ...]:
        return tuple(self._members.values())

    async def votes(self, match: int, seat: str, stamp: int) -> tuple[VoteRow, ...]:
        return tuple(vote for vote in self._votes.values() if (vote.seat, vote.stamp) == (seat, stamp))

    async def join(self, match: int, user: int, seat: str, at: str) -> bool:
        await self.leave(match, user, at)
        self._members[user, seat] = MemberRow(match, user, seat, at)
        return True

    async def leave(self, match: int, user: int, at: str) -> None:
        for key, row in self._members.items():
            if row.user == user:
                self._members[key] = replace(row, gone=at)

    async def see(self, match: int, user: int, seat: str) -> bool:
        return (user, seat) in self._members

    async def open(self, side: SideRow) -> None:
        before = self._sides.get(side.seat, SideRow(side.match, side.seat))
        if before.stamp < side.stamp:
            self._sides[side.seat] = replace(before, stamp=side.stamp, due=side.due, put_off=0)

    async def keep_draft(self, row: VoteRow) -> None:
        key = row.seat, row.stamp, row.user
        before = self._votes.get(key)
        number = len(self._votes) + 1
        self._votes[key] = replace(row, number=number) if before is None else replace(before, draft=row.draft)

    async def cast(self, row: VoteRow) -> bool:
        self._votes[row.seat, row.stamp, row.user] = replace(row, number=len(self._votes) + 1)
        return True

    async def note_message(self, match: int, seat: str, stamp: int, message: int) -> None:
        self._sides[seat] = replace(self._sides[seat], message=message, shown=stamp)


class RecordedThreads:
    """The threads of the sides of a match: for the people of one side each."""

    def __init__(self, play: VotedPlay) -> None:
        self._play = play

    async def find(self, table: Table, side: Side) -> RecordedChannel:
        return RecordedChannel(self._play.discord, self._play.users[side.seat])

    async def close(self, table: Table, side: Side) -> None:
        """Nothing is said of the end."""

    async def knows_another(self, match: int, user: int, seat: Seat, *, anew: bool = False) -> bool:
        return False


@dataclass
class VotedPlay(SentPlay):
    """A match whose seats are crowds'. voters: who votes for which seat."""

    voters: dict[Seat, tuple[int, ...]] = field(default_factory=dict)
    votes: Any = None
    threads: Any = None

    @classmethod
    async def begin(
        cls, bundle: GameBundle, options: Options, seed: str, pace: PaceName | None = None
    ) -> VotedPlay:
        """A game in which some people vote for every seat that is taken."""
        store, rng, hours = MemoryStore(), Random(seed), Hours()
        extra: Any = store
        extra.votes = MemoryVotes()
        clock = HouseClock(lambda: MOMENT, hours)
        clock.go_on()
        service = MatchService(extra, {bundle.key: bundle}, rng=rng, clock=lambda: MOMENT, house_clock=clock)
        seats: tuple[Seat, ...] = getattr(options, "seats", bundle.game.facts.seats)
        await service.open_lobby(
            bundle.key, Place(1, 2), HOST, (), {}, "o", seat=seats[0], settled=options.model_dump(), pace=pace
        )
        votes = Votes(service)
        sides = await votes.open(MATCH, HOST, "v")
        for seat, _ in sides.table.seats:
            if seat not in seats:
                await votes.assign(MATCH, HOST, seat, NOBODY, f"n{seat}")
        voters = {
            seat: tuple(70_000 + 10 * at + number for number in range(OF_A_SIDE))
            for at, seat in enumerate(seats)
        }
        for seat, people in voters.items():
            for user in people:
                await votes.join(MATCH, user, seat)
        await votes.leave(MATCH, HOST)
        await votes.begin(MATCH, HOST, "b")
        loaded = await service.repository.get(MATCH)
        users: dict[Seat | None, int] = {seat: crowd_of(loaded, seat) for seat in seats}
        return cls(bundle, service, store, rng, {**users, None: SPECTATOR}, hours, voters=voters, votes=votes)

    def open_ui(self, pictures: Any = None) -> None:
        """The ui of this match, with what shows its votes."""
        super().open_ui(pictures)
        client: Any = self.discord
        self.threads = SideThreads(self.ui, client, self.votes)
        self.threads.threads = RecordedThreads(self)
        self.work = VoteWork(self.votes, self.ui, self.threads)
        self.dispatcher.carriers[CROWD] = self.threads.tell

    async def look(self, user: int) -> None:
        """Those who vote for a seat look at their ballots."""
        seat = next(seat for seat, crowd in self.users.items() if crowd == user)
        for voter in self.voters[seat or ""]:
            press: Any = RecordedPress(self.discord, voter, None)
            press.client = SimpleNamespace(works={"votes": self.work})
            await self.router.press(press, str(ComponentId(Kind.VOTE, MATCH)), ())

    async def propose(self, seat: Seat, number: int, places: list[int]) -> None:
        """One who votes for a seat goes on with a proposal, or begins anew."""
        voter = self.voters[seat][number]
        ballot = await self.votes.ballot(MATCH, voter)
        for place in places:
            if ballot.then is None or not ballot.then.observation.legal:
                break
            legal = ballot.then.observation.legal
            ballot = await self.votes.propose(MATCH, voter, ballot.mark, [str(legal[place % len(legal)])])
            if ballot.key:
                await self.votes.confirm(MATCH, voter, ballot.mark)
                break
        await self.threads.bring(MATCH)


class VotedComparison(SentComparison):
    """Two games in which people vote, for as long as one side cannot tell them apart."""

    play = VotedPlay
    goes_on_alone = False
    ballots = 0
    """How many the viewer's side was shown."""

    async def compare_sent(self) -> None:
        """What has been sent to those who vote for one seat, who look at their ballots, and to everybody."""
        for seat in [seat for seat in self.one.users if seat]:
            if self.rng.random() < 0.2:
                number, places = self.rng.randrange(OF_A_SIDE), [self.rng.randrange(100) for _ in range(3)]
                for play in self.both():
                    assert isinstance(play, VotedPlay)
                    await play.propose(seat, number, places)
            if self.rng.random() < 0.4:
                for play in self.both():
                    await play.look(play.users[seat])
        here, there = (self.to_side(play) for play in self.both())
        assert here == there
        states = [(await play.loaded()).state for play in self.both()]
        self.requests += len(here) if states[0] != states[1] else 0

    def to_side(self, play: SentPlay) -> list[Sent]:
        """What the people of the viewer's side have been sent, and what everybody can read."""
        assert isinstance(play, VotedPlay)
        people = (*play.voters.get(self.viewer or "", ()), play.users[self.viewer])
        messages = [sent for sent in play.take_sent() if sent.to in (CHANNEL, *people)]
        self.ballots += sum(BALLOT in sent.body for sent in messages)
        return messages


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits: everything comes to rest before anything is compared."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)
    monkeypatch.setattr(delivery, "BETWEEN", 0.0)


@pytest.mark.parametrize("key", sorted(HIDING))
async def test_p4_games_that_differ_in_the_cards_of_others_send_a_voter_the_same(key: str) -> None:
    games = GAMES // 5 if SOAK and (key in SEEKERS or key == "war") else GAMES
    requests = ballots = 0
    for seed in range(games + SPARE):
        if seed < games or not (requests and ballots):
            comparison = VotedComparison(bundles()[key], seed)
            await comparison.run()
            requests += comparison.requests
            ballots += comparison.ballots
    assert requests > 0, "the two games must really differ"
    assert ballots > 0


# A law that does not notice is no law: each way of telling is planted once.


async def compare_some_games(comparison: type[VotedComparison] = VotedComparison) -> None:
    for seed in range(20):
        await comparison(bundles()["confrontation"], seed).run()


async def test_a_vote_message_that_tells_what_one_side_knows_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(delivery, "SPECTATOR", CROWDS[1])
    with pytest.raises(AssertionError, match="Sent"):
        await compare_some_games()


class TellingPlay(VotedPlay):
    """A game whose pictures have telling names, in ballots too."""

    house = test_sent.TellingPlay.house


class TellingComparison(VotedComparison):
    """Two games whose pictures have telling names."""

    play = TellingPlay


async def test_a_picture_of_a_ballot_whose_name_tells_of_others_cards_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Sent"):
        await compare_some_games(TellingComparison)


async def test_the_message_of_a_vote_calls_nobody() -> None:
    """Discord takes a hundred people whom one may call, and a side may have more."""
    options = any_options(bundles()["confrontation"].game, Random(1), people=False)
    play = await VotedPlay.begin(bundles()["confrontation"], options, "called")
    play.open_ui()

    await play.threads.bring(MATCH)

    sent = play.take_sent()
    assert [message.verb for message in sent] == ["post", "post"]
    assert not any(message.called for message in sent)
