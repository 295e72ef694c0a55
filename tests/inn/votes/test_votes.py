"""A vote game by its service: sides, ballots, what wins, what happens where nobody votes."""

from __future__ import annotations

import pytest

from bot.match.clocks import DAY
from bot.match.match import is_crowd
from bot.match.rating import Ladder
from bot.store import VoteRow
from cogs.inn.votes.model import tally
from tests.inn.votes.crowd import HOST, PEOPLE, Crowd
from tests.match.house import House, refused

ANN, BEN, CAT, DAN = PEOPLE[1:5]


@pytest.fixture
async def crowd(confrontation: House) -> Crowd:
    return await Crowd.gather(confrontation, "confrontation")


async def test_a_lobby_becomes_a_game_in_which_people_vote_against_the_house(crowd: Crowd) -> None:
    sides = await crowd.sides()

    assert [side.seat for side in sides.sides] == ["light"]
    assert sides.sides[0].members == (HOST,)
    assert is_crowd(sides.table.user_at("light"))
    assert not sides.table.people


async def test_people_come_and_go_before_play_and_during_it(crowd: Crowd) -> None:
    await crowd.votes.join(crowd.match, ANN, "light")
    await crowd.begin()
    await crowd.votes.join(crowd.match, BEN, "light")
    await crowd.votes.leave(crowd.match, ANN)

    assert await crowd.votes.members(crowd.match, "light") == (HOST, BEN)


async def test_opened_once_more_a_side_has_the_same_people(crowd: Crowd) -> None:
    sides = await crowd.votes.open(crowd.match, HOST, crowd.house.token())

    assert sides.at("light") == (await crowd.sides()).at("light")
    assert await crowd.votes.members(crowd.match, "light") == (HOST,)


async def test_nobody_but_the_host_makes_a_game_one_in_which_people_vote(confrontation: House) -> None:
    crowd = await Crowd.gather(confrontation, "confrontation")

    error = await refused(crowd.votes.open(crowd.match, ANN, confrontation.token()))

    assert error.reason == "refused-not-host"


async def test_when_all_have_voted_what_most_want_is_done_once(crowd: Crowd) -> None:
    for user in (ANN, BEN):
        await crowd.votes.join(crowd.match, user, "light")
    before = await crowd.begin()
    stamp = dict((await crowd.house.tables.repository.get(crowd.match)).row.stamps)["light"]
    await crowd.first(HOST, 3)
    chosen = (await crowd.first(ANN, 5)).own
    ballot = await crowd.votes.ballot(crowd.match, BEN)
    assert await crowd.close() == 0
    number = next(
        choice.number for choice in ballot.choices if chosen is not None and choice.key == chosen.key
    )
    await crowd.votes.vote(crowd.match, BEN, stamp, number)

    assert await crowd.close() == 1
    assert await crowd.close() == 0

    entries = await crowd.house.tables.repository.read_entries(crowd.match)
    done = [entry.text for entry in entries if entry.kind == "action" and entry.seat == "light"]
    assert chosen is not None
    assert done == [*chosen.line]
    assert before.table.phase == "playing"


async def test_a_tie_goes_to_the_choice_whose_oldest_standing_vote_is_oldest() -> None:
    def vote(user: int, number: int, choice: str) -> VoteRow:
        return VoteRow(1, "light", 1, user, number, choice, choice, "", "")

    votes = [vote(ANN, 3, "a"), vote(BEN, 2, "b"), vote(CAT, 4, "b"), vote(DAN, 5, "a"), vote(HOST, 1, "c")]

    assert [choice.key for choice in tally(votes, PEOPLE)] == [("b",), ("a",), ("c",)]
    # Whoever was first for b has changed their mind: a stands longer now.
    changed = [vote(BEN, 6, "b") if row.user == BEN else row for row in votes]
    assert [choice.key for choice in tally(changed, PEOPLE)] == [("a",), ("b",), ("c",)]


async def test_what_follows_in_a_choice_is_as_its_first_voter_has_proposed(crowd: Crowd) -> None:
    await crowd.votes.join(crowd.match, ANN, "light")
    await crowd.begin()
    ballot = await crowd.votes.ballot(crowd.match, HOST)
    for _ in range(3):
        assert ballot.then is not None
        text = str(ballot.then.observation.legal[0])
        ballot = await crowd.votes.propose(crowd.match, HOST, ballot.mark, [text])
    proposed = ballot.draft
    await crowd.votes.confirm(crowd.match, HOST, ballot.mark)
    number = (await crowd.votes.ballot(crowd.match, ANN)).choices[0].number
    ballot = await crowd.votes.vote(crowd.match, ANN, ballot.view.stamp, number)
    assert len(proposed) == 3
    assert ballot.own is not None
    assert ballot.own.key == proposed[:1]

    await crowd.close()

    entries = await crowd.house.tables.repository.read_entries(crowd.match)
    assert tuple(entry.text for entry in entries if entry.kind == "action") == proposed


async def test_a_vote_can_be_changed_until_it_closes(crowd: Crowd) -> None:
    await crowd.votes.join(crowd.match, ANN, "light")
    await crowd.begin()
    await crowd.first(HOST, 0)
    await crowd.first(HOST, 4)

    choices = (await crowd.votes.ballot(crowd.match, ANN)).choices

    assert len(choices) == 1
    assert choices[0].votes == 1


async def test_the_pace_closes_a_vote_in_which_not_all_have_voted(crowd: Crowd) -> None:
    await crowd.votes.join(crowd.match, ANN, "light")
    await crowd.begin()
    await crowd.first(ANN)
    assert await crowd.close() == 0

    await crowd.wait()

    assert await crowd.close() == 1


async def test_where_nobody_votes_the_vote_goes_on_for_as_long_again(crowd: Crowd) -> None:
    await crowd.begin()
    before = await crowd.votes.count(crowd.match, "light")
    await crowd.wait()

    assert await crowd.close() == 0

    after = await crowd.votes.count(crowd.match, "light")
    assert before.due is not None
    assert after.due is not None
    assert after.due > before.due
    assert (before.put_off, after.put_off) == (0, 1)
    await crowd.first(HOST)
    assert await crowd.close() == 1


async def test_a_table_at_which_people_look_at_their_ballots_is_not_closed_as_silent(crowd: Crowd) -> None:
    """Given decisions made in secret, which break no silence, for longer than a silent table stays open."""
    await crowd.votes.join(crowd.match, ANN, "light")
    await crowd.begin()
    for _ in range(4):
        await crowd.house.pass_time(55 * DAY)
        await crowd.first(ANN)
        silence = (await crowd.house.tables.table(crowd.match)).silence
        assert silence is not None
        assert silence.closing is None

    await crowd.house.pass_time(62 * DAY)

    assert (await crowd.house.tables.table(crowd.match)).phase == "over"


async def test_who_has_seen_the_cards_of_a_side_joins_no_other(confrontation: House) -> None:
    crowd = await Crowd.gather(confrontation, "confrontation", against_house=False)
    await crowd.votes.join(crowd.match, ANN, "dark")
    await crowd.votes.join(crowd.match, ANN, "light")
    await crowd.votes.join(crowd.match, BEN, "dark")
    await crowd.begin()
    await crowd.votes.ballot(crowd.match, ANN)
    await crowd.votes.leave(crowd.match, ANN)

    assert (await refused(crowd.votes.join(crowd.match, ANN, "dark"))).reason == "refused-side-seen"
    assert (await crowd.votes.join(crowd.match, ANN, "light")).of(ANN) is not None
    assert await crowd.votes.has_seen(crowd.match, ANN) == {"light"}


async def test_a_whole_game_is_played_by_votes_and_counts_nowhere(crowd: Crowd) -> None:
    await crowd.votes.join(crowd.match, ANN, "light")
    await crowd.begin()
    for _ in range(400):
        table = await crowd.house.tables.table(crowd.match)
        if table.phase == "over":
            break
        await crowd.play_house()
        for user in (HOST, ANN):
            if (await crowd.votes.ballot(crowd.match, user)).view.observation.legal:
                await crowd.first(user)
        await crowd.close()

    assert table.phase == "over"
    assert not (await crowd.house.tables.leaderboards.of(1, Ladder())).lines
    assert not await crowd.house.tables.leaderboards.of_house(1)
    told = await crowd.votes.list_told(crowd.match)
    assert {user for told_vote in told for user, _ in told_vote.votes} == {HOST, ANN}
