"""Lines at a table: played when exactly what they expect is told, once, and ended by everything else."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from bot.match.ahead import MOST_LINES, WAIT
from bot.match.clocks import DAY
from bot.match.lines import Line, mark_of, select_told
from cogs.inn.lines.model import begin, choose
from tests.match.house import ANN, BEN, CAT, House, refused
from tests.match.tiny_game import TinyGame, tiny_bundle


async def compose(house: House, match: int, user: int, *texts: Sequence[str]) -> Line:
    """A line of what the others and the user do, one after another."""
    told = select_told(await house.tables.story(match, user))
    line = begin(tiny_bundle().game, (await house.tables.view(match, user)).observation)
    for actions in texts:
        line = choose(line, actions)
    return Line(since=len(told), mark=mark_of(told), steps=line.steps)


async def keep(house: House, match: int, user: int, *texts: Sequence[str]) -> None:
    line = await compose(house, match, user, *texts)
    await house.tables.keep_answer(match, user, line, house.token())


async def lines_of(house: House, match: int, user: int) -> list[str]:
    """Why each of somebody's lines has ended; empty for one that stands."""
    return [kept_answer.answer.ended for kept_answer in await house.tables.list_kept_answers(match, user)]


async def test_a_line_is_played_answer_by_answer_and_is_gone_when_it_is_through(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["step 1"], ["end"], ["step 2"], ["end"], ["end"], ["step 3"])

    await house.play(match, ANN, "step 1")
    await house.play(match, ANN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-2:] == ["east step 2", "east end"]
    assert await lines_of(house, match, BEN) == [""]

    await house.play(match, ANN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-1] == "east step 3"
    assert await lines_of(house, match, BEN) == []


async def test_the_person_is_told_of_what_is_left_to_them_after_a_line(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["end"], ["step 3"])
    await house.clear_outbox()
    await house.play(match, ANN, "end")
    assert (match, "turn", BEN) not in await house.outbox()
    await house.pass_time(WAIT)
    assert (match, "turn", BEN) in await house.outbox()


async def test_something_else_ends_a_line_and_leaves_the_question_to_its_person(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["step 1"], ["end"], ["step 2"], ["end"])
    await house.clear_outbox()

    await house.play(match, ANN, "step 2")
    await house.play(match, ANN, "end")
    await house.pass_time(DAY)

    assert (await house.log(match))[-1] == "north end"
    assert await lines_of(house, match, BEN) == ["differs"]
    assert (match, "turn", BEN) in await house.outbox()


async def test_of_several_lines_the_one_that_comes_about_is_played(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["step 1"], ["end"], ["step 1"], ["end"])
    await keep(house, match, BEN, ["step 2"], ["end"], ["step 2"], ["end"])
    await keep(house, match, BEN, ["step 2"], ["end"], ["step 2"], ["end"], ["end"], ["step 3"])

    await house.play(match, ANN, "step 2")
    await house.play(match, ANN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-2:] == ["east step 2", "east end"]
    assert await lines_of(house, match, BEN) == ["differs", ""]

    await house.play(match, ANN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-1] == "east step 3"


async def test_who_plays_as_the_line_says_goes_on_in_it(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["end"], ["step 2"], ["end"], ["end"], ["step 3"])
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "step 2", "end")
    await house.play(match, ANN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-1] == "east step 3"


async def test_a_line_before_whose_beginning_something_is_taken_back_ends(house: House) -> None:
    match = await house.settled(rounds=3)
    await house.play(match, ANN, "step 1")
    await keep(house, match, BEN, ["end"], ["step 2"])
    await house.tables.undo(match, ANN, house.token())
    await house.play(match, ANN, "step 3")
    await house.play(match, ANN, "end")
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "north end"
    assert await lines_of(house, match, BEN) == ["differs"]


async def test_a_move_of_the_other_that_is_taken_back_leaves_the_line_standing(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["step 1"], ["end"], ["step 2"])
    await house.play(match, ANN, "step 2")
    await house.tables.undo(match, ANN, house.token())
    await house.play(match, ANN, "step 1")
    await house.play(match, ANN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-1] == "east step 2"


async def test_what_a_line_played_is_taken_back_by_consent_and_not_played_again(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["end"], ["step 2"], ["end"], ["end"], ["step 3"])
    await house.play(match, ANN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-1] == "east end"

    await house.tables.undo(match, BEN, house.token())
    await house.tables.agree(match, ANN, house.token())
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "north end"
    await house.play(match, BEN, "end")
    await house.play(match, ANN, "end")
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "north end"
    assert await lines_of(house, match, BEN) == ["differs"]


@pytest.mark.parametrize("fate", ["before", "after"])
async def test_killed_between_the_due_moment_and_the_action_a_line_is_played_once(
    house: House, fate: str
) -> None:
    match = await house.settled(rounds=5)
    await keep(house, match, BEN, ["end"], ["step 2"], ["step 2"], ["end"], ["end"], ["end"])
    await house.play(match, ANN, "end")
    house.hours.passed += WAIT
    await house.clock.keep(house.store)
    house.faulty.fail = fate
    await house.alarm.look()

    again = await house.reopened()
    await again.pass_time(DAY)
    assert (await again.log(match)).count("east step 2") == 2
    assert (await again.log(match))[-1] == "east end"
    await again.play(match, ANN, "end")
    await again.pass_time(DAY)
    assert (await again.log(match)).count("east end") == 2


async def test_a_player_keeps_so_many_lines_at_a_table(house: House) -> None:
    match = await house.settled(rounds=3)
    for _ in range(MOST_LINES):
        await keep(house, match, BEN, ["end"], ["step 2"])
    assert (await refused(keep(house, match, BEN, ["end"], ["end"]))).reason == "refused-ahead-many"


async def test_lines_are_no_stand_ins_and_end_with_corrected_rules(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT, rounds=3)
    await keep(house, match, BEN, ["end"], ["step 2"])
    await house.tables.ask_stand_in(match, ANN, BEN, "regular", house.token())
    await house.tables.agree(match, CAT, house.token())
    await house.play(match, ANN, "end")
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "north end"
    later = await house.reopened(TinyGame(ruleset=2))
    assert await lines_of(later, match, BEN) == ["rules"]


async def test_a_line_and_the_one_being_composed_are_exported_and_erased(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, BEN, ["end"], ["step 2"])
    exported = json.loads(await house.tables.export(BEN))
    (kept,) = exported["answers_ahead"]
    assert kept["answer"]["steps"][0]["action"] == "step 2"
    await house.tables.erase(BEN)
    assert await house.store.kept_answers_of(BEN) == ()
