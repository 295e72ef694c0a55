"""Branches as they are kept: whose they are, how many, what ends them, what the house thinks and when."""

from __future__ import annotations

from dataclasses import replace

import orjson
import pytest

from bot.agents import Budget
from bot.match.house import Reviewer
from bot.match.thinking import Thinking
from cogs.inn.what_if.model import MOST_KEPT, MOST_STEPS, Branch, group_steps
from cogs.inn.what_if.service import Branches
from tests.match.house import ANN, BEN, EVE, House, refused
from tests.match.test_computer import Recorder
from tests.match.tiny_game import tiny_bundle


class Trying:
    """What is tried out in a finished game of the house."""

    def __init__(self, house: House, match: int) -> None:
        bundles = {"tiny": tiny_bundle()}
        self.runner = Recorder()
        self.reviewer = Reviewer(house.tables, bundles, Thinking([self.runner], Budget(playouts=1)))
        self.branches = Branches(house.tables, bundles, self.reviewer)
        self.house, self.match = house, match
        self.game = bundles["tiny"].game

    async def open(self, user: int = ANN, moment: int = 6, eyes: str | None = None) -> Branch:
        return await self.branches.open(self.match, user, moment, eyes)

    async def play(self, branch: Branch, user: int = ANN) -> Branch:
        """Whoever must choose does the first thing there is."""
        (waiting, *_) = self.game.pending(branch.state).open  # type: ignore[union-attr]
        action = str(self.game.legal(branch.state, waiting.seat)[0])
        stamp = branch.stamp(self.game.seats(branch.start).index(waiting.seat))
        return await self.branches.act(self.match, user, stamp, [action])


@pytest.fixture
async def trying(house: House) -> Trying:
    return Trying(house, await house.finished(ANN, BEN, rounds=4))


async def test_a_game_that_is_being_played_has_no_other_moves(house: House) -> None:
    trying = Trying(house, await house.settled(ANN, BEN))
    assert (await refused(trying.open())).reason == "refused-what-if-playing"


async def test_at_the_end_there_is_no_other_move(trying: Trying) -> None:
    assert (await refused(trying.open(moment=10**6))).reason == "refused-what-if-over"


async def test_what_is_played_is_kept_and_taken_back(trying: Trying) -> None:
    branch = await trying.play(await trying.open())
    further = await trying.play(branch)

    assert (await trying.branches.find(trying.match, branch.row.number)).deeds == further.deeds
    back = await trying.branches.take_back(trying.match, ANN, further.stamp())
    assert back.state == branch.state
    assert (await refused(trying.branches.take_back(trying.match, ANN, further.stamp()))).reason == (
        "refused-stale"
    )


async def test_a_press_counts_once(trying: Trying) -> None:
    branch = await trying.open()
    await trying.play(branch)
    assert (await refused(trying.play(branch))).reason == "refused-stale"


async def test_what_others_try_out_is_looked_at_and_copied_but_not_changed(trying: Trying) -> None:
    theirs = await trying.play(await trying.open())

    assert (await refused(trying.play(theirs, BEN))).reason == "refused-what-if-others"
    own = await trying.branches.copy(theirs, BEN)
    assert own.state == theirs.state
    assert (await trying.play(own, BEN)).deeds != theirs.deeds
    assert (await trying.branches.find(trying.match, theirs.row.number)).deeds == theirs.deeds


async def test_what_was_only_opened_makes_room_and_is_opened_again(trying: Trying) -> None:
    first = await trying.open()
    assert (await trying.open()).row == first.row
    await trying.open(moment=5)
    assert (await refused(trying.branches.find(trying.match, first.row.number))).reason == (
        "refused-what-if-gone"
    )
    assert await trying.branches.list_own(trying.match, ANN) == ()


async def test_of_one_game_a_person_keeps_so_many(trying: Trying) -> None:
    for _ in range(MOST_KEPT):
        branch = await trying.play(await trying.open())
    assert (await refused(trying.open())).reason == "refused-what-if-many"
    assert (await trying.open(BEN)).row.user == BEN

    await trying.branches.drop(trying.match, ANN, branch.stamp())
    assert (await trying.open()).row.user == ANN


async def test_chance_is_drawn_or_chosen_where_it_decides_and_nowhere_else(trying: Trying) -> None:
    branch = await trying.open()
    assert (await refused(trying.branches.settle(trying.match, ANN, branch.stamp(), None))).reason == (
        "refused-forged"
    )
    assert (await refused(trying.branches.settle(trying.match, ANN, branch.stamp(), "die 3"))).reason in (
        "refused-illegal",
        "refused-unreadable",
    )


async def test_the_house_thinks_in_the_background_and_what_it_thought_is_kept(trying: Trying) -> None:
    branch = await trying.play(await trying.open())

    trying.branches.think(branch, EVE)
    assert trying.branches.is_thinking(branch)
    await trying.reviewer.finish()

    kept_branch = await trying.branches.find(trying.match, branch.row.number)
    thought = kept_branch.thought
    assert thought is not None
    assert thought.line
    assert len(trying.branches.line(tiny_bundle(), kept_branch)) <= MOST_STEPS
    asked = len(trying.runner.handed)
    again, chances = await trying.branches.judge(kept_branch, BEN)
    assert chances == thought.chances
    assert again.thought == thought
    assert len(trying.runner.handed) == asked, "it is not thought twice"


async def test_its_line_can_be_played_and_what_was_thought_before_stays(trying: Trying) -> None:
    branch = await trying.open()
    trying.branches.think(branch, ANN)
    await trying.reviewer.finish()
    branch = await trying.branches.find(trying.match, branch.row.number)

    played = await trying.branches.adopt(trying.match, ANN, branch.stamp(), 2)

    assert len(group_steps(played.deeds)) >= 2
    assert played.until(0).thought == branch.thought
    assert played.thought is None


async def test_a_thought_about_what_was_taken_back_meanwhile_is_not_kept(trying: Trying) -> None:
    branch = await trying.play(await trying.open())
    trying.branches.think(branch, ANN)
    await trying.branches.take_back(trying.match, ANN, branch.stamp())
    await trying.reviewer.finish()

    kept_branch = await trying.branches.find(trying.match, branch.row.number)
    assert [thought.after for thought in kept_branch.thoughts if thought.after > 0] == []


async def test_of_one_person_the_house_thinks_over_one_branch_at_once(trying: Trying) -> None:
    first = await trying.play(await trying.open())
    second = await trying.play(await trying.open(moment=5))

    trying.branches.think(first, ANN)
    trying.branches.think(second, ANN)
    await trying.reviewer.finish()

    thoughts = [
        (await trying.branches.find(trying.match, branch.row.number)).thought for branch in (first, second)
    ]
    assert thoughts[0] is None or thoughts[0].line is None
    assert thoughts[1] is not None
    assert thoughts[1].line


async def test_rules_that_were_corrected_end_it_with_a_reason(trying: Trying) -> None:
    branch = await trying.play(await trying.open())
    row = replace(branch.row, actions=orjson.dumps([["north", "nonsense at all"]]).decode())
    assert await trying.house.store.branches.change(row)

    asked = trying.branches.find(trying.match, branch.row.number)
    assert (await refused(asked)).reason == "refused-what-if-rules"


async def test_it_is_in_the_export_and_gone_with_an_erasure(trying: Trying) -> None:
    branch = await trying.play(await trying.open())
    other = await trying.play(await trying.open(BEN), BEN)

    told = orjson.loads(await trying.house.tables.export(ANN))["what_if"]
    assert told == [
        {
            "match": trying.match,
            "created": branch.row.created,
            "moment": branch.row.moment,
            "eyes": "",
            "actions": [[deed.seat, deed.text] for deed in branch.deeds],
        }
    ]
    await trying.house.tables.erase(ANN)
    assert (await refused(trying.branches.find(trying.match, branch.row.number))).reason == (
        "refused-what-if-gone"
    )
    assert await trying.branches.find(trying.match, other.row.number)


async def test_from_what_a_seat_knew_the_house_is_asked_with_what_that_seat_was_told(trying: Trying) -> None:
    branch = await trying.open(eyes="north")
    trying.branches.think(branch, ANN)
    await trying.reviewer.finish()

    situations = [
        argument for handed in trying.runner.handed for argument in handed if hasattr(argument, "story")
    ]
    assert situations
    assert all(event.known_to("north") for situation in situations for event in situation.story)
