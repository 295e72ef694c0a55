"""P4 where something is proposed: what is tried out is answered from what a side sees, not from the truth.

A game is played for a while, and beside it one that differs only in what one side may not know. Whatever
somebody on that side proposes, and however far they go on with it, they are shown the same in both, and it is
tried out in the same position in both: one that their side cannot tell from the true one.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.engine import Seat
from bot.match.match import LoadedMatch
from cogs import bundles
from cogs.inn.votes import service
from cogs.inn.votes.model import Ballot
from tests.laws.laws import any_options
from tests.laws.matches import MATCH, Request
from tests.laws.test_votes import VotedPlay
from tests.laws.variations import HIDING, OPEN, VARIATIONS
from tests.soak import SOAK

GAMES = 30 if SOAK else 2
SPARE = 20
MOST_ACTIONS = 40
STEPS, TRIED = 3, 3
"""How far somebody goes on with a proposal, and how many first steps of theirs are tried."""


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The positions in which something was tried out."""
    positions, honest = list[Any](), service.act

    def act(loaded: LoadedMatch, *rest: Any) -> Any:
        positions.append(loaded.state)
        return honest(loaded, *rest)

    monkeypatch.setattr(service, "act", act)
    return positions


async def begin_alike(key: str, seed: int, rng: Random) -> tuple[VotedPlay, VotedPlay]:
    """The same position twice, somewhere in a game."""
    options = any_options(bundles()[key].game, rng, people=False)
    one, other = [await VotedPlay.begin(bundles()[key], options, f"{key}-{seed}") for _ in range(2)]
    for number in range(rng.randrange(MOST_ACTIONS)):
        loaded = await one.loaded()
        if loaded.row.phase != "playing":
            break
        seat = rng.choice(loaded.decisions().open).seat
        text = str(rng.choice(loaded.game.legal(loaded.state, seat)))
        for play in (one, other):
            assert await play.ask(Request("act", seat, f"{seed}-{number}", text)) is None
    return one, other


def shown(ballot: Ballot) -> Any:
    """What somebody sees of what they have proposed."""
    then = None if ballot.then is None else ballot.then.observation
    return ballot.draft, ballot.walk.key, ballot.walk.steps, then, ballot.own, ballot.choices


async def propose(play: VotedPlay, seat: Seat, place: int, rng: Random) -> list[Any]:
    """Somebody goes on with a proposal as far as they can: what they see of it on the way."""
    voter, seen = play.voters[seat][0], []
    ballot = await play.votes.start_over(MATCH, voter)
    for number in range(STEPS):
        if ballot.then is None or not ballot.then.observation.legal:
            break
        legal = ballot.then.observation.legal
        text = str(legal[place % len(legal)] if number == 0 else rng.choice(legal))
        ballot = await play.votes.propose(MATCH, voter, ballot.mark, [text])
        seen.append(shown(ballot))
        if not ballot.draft:
            break
    return seen


async def look(play: VotedPlay, seat: Seat, place: int, rng: Random, tried: list[Any]) -> Any:
    """What somebody sees who proposes something, and where it was tried out."""
    tried.clear()
    return await propose(play, seat, place, rng), [*tried]


async def compare(key: str, seeds: range, tried: list[Any]) -> int:
    """Proposals in games that differ in what the proposer may not know; how many were compared."""
    compared = 0
    for seed in seeds:
        rng = Random(f"{key}-{seed}")
        one, other = await begin_alike(key, seed, rng)
        loaded = await one.loaded()
        if loaded.row.phase != "playing":
            continue
        seat = rng.choice(loaded.decisions().open).seat
        await other.vary(seat, VARIATIONS[key], rng)
        if (await other.loaded()).state == loaded.state:
            continue
        for place in range(TRIED):
            chosen = rng.random()
            here, there = [await look(play, seat, place, Random(chosen), tried) for play in (one, other)]
            assert here == there
            compared += 1
    return compared


@pytest.mark.parametrize("key", sorted(HIDING - OPEN))
async def test_who_proposes_looks_behind_nothing_that_is_hidden(key: str, tried: list[Any]) -> None:
    compared = 0
    for seed in range(GAMES + SPARE):
        if seed < GAMES or not compared:
            compared += await compare(key, range(seed, seed + 1), tried)
    assert compared > 0, "the two games must really differ"


async def test_a_proposal_that_is_tried_out_in_the_true_position_is_noticed(
    tried: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "imagine", lambda loaded, _: loaded)
    with pytest.raises(AssertionError):
        await compare("confrontation", range(GAMES), tried)
