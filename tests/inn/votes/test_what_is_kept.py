"""What is kept of a vote game: archive, replay, feats and the digest know it; no leaderboard does."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.match.match import CROWDS
from bot.match.rating import Ladder
from bot.match.results import VOTED
from bot.match.values import Place
from bot.store import ArchiveQuery, SideRow
from cogs.inn.digest.service import Digests
from tests.inn.votes.crowd import HOST, PEOPLE, Crowd
from tests.match.house import HERE, House

LIGHT, DARK = "light", "dark"
ANN, BEN = PEOPLE[1:3]


async def shown(_: object) -> bool:
    return True


@pytest.fixture
async def crowd(confrontation: House) -> Crowd:
    """A game of two sides that has begun."""
    crowd = await Crowd.gather(confrontation, "confrontation", against_house=False)
    await crowd.votes.join(crowd.match, ANN, DARK)
    await crowd.begin()
    return crowd


async def give_up(crowd: Crowd, seat: str) -> None:
    """A side resigns as its one user."""
    await crowd.house.tables.resign(crowd.match, await crowd.crowd(seat), crowd.house.token())


async def digest_of(crowd: Crowd) -> object:
    now = datetime.fromisoformat(crowd.house.tables.repository.now())
    week = timedelta(days=7)
    return await Digests(crowd.house.tables).of(HERE.guild, now - week, now + week, frozenset(), shown)


async def test_a_finished_vote_game_is_in_the_archive_and_on_no_leaderboard(crowd: Crowd) -> None:
    await give_up(crowd, DARK)
    tables = crowd.house.tables

    (game,) = await tables.archive.find(ArchiveQuery(HERE.guild))
    ladder = await tables.leaderboards.of(HERE.guild, Ladder())

    assert game.match == crowd.match
    assert {(result.seat, result.won, result.house) for result in game.results} == {
        (LIGHT, True, VOTED),
        (DARK, False, VOTED),
    }
    assert all(result.user in CROWDS for result in game.results)
    assert ladder.lines == ()
    assert await tables.leaderboards.of_house(HERE.guild) == ()
    assert not (await tables.feats.of(HERE.guild, ANN))


async def test_its_record_and_every_moment_of_it_can_be_had(crowd: Crowd) -> None:
    await crowd.first(ANN)
    await give_up(crowd, DARK)
    archive = crowd.house.tables.archive

    record = await archive.read_record(crowd.match)
    moment = await archive.moment(crowd.match, BEN, DARK, 0)

    assert record.game == "confrontation"
    assert moment.observation.viewer == DARK


async def test_the_digest_tells_how_it_stands_and_that_it_ended(crowd: Crowd) -> None:
    going_on = await digest_of(crowd)
    await give_up(crowd, DARK)
    over = await digest_of(crowd)

    assert going_on is not None
    assert ([vote.sides.table.id for vote in going_on.votes], going_on.games) == ([crowd.match], ())
    assert over is not None
    assert (over.votes, [row.match for row in over.games]) == ((), [crowd.match])
    assert over.best == crowd.match


async def test_running_votes_are_found_however_many_there_are_on_other_servers(crowd: Crowd) -> None:
    """Given a hundred votes elsewhere that close before those of this server."""
    house = crowd.house
    elsewhere = await house.tables.open_lobby("confrontation", Place(2, 20), HOST, (), {}, house.token())
    for number in range(100):
        await house.store.votes.open(SideRow(elsewhere.id, str(number), stamp=1, due=1))

    running = await crowd.votes.running(HERE.guild)

    assert [sides.table.id for sides in running] == [crowd.match]
