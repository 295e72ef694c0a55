"""Answers kept ahead of time: carried out once when they are due, and a trace of them for nobody else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.match import answering
from bot.match.ahead import WAIT, Standing
from bot.match.clocks import DAY
from tests.match.house import ANN, BEN, CAT, House, refused
from tests.match.tiny_game import TinyGame, Walked


async def keep(house: House, match: int, user: int, rule: str, span: str = "game") -> None:
    await house.tables.keep_answer(match, user, (rule, span), house.token())  # type: ignore[arg-type]


async def rules_of(house: House, match: int, user: int) -> list[str]:
    kept = await house.tables.list_kept_answers(match, user)
    return [kept_answer.answer.rule for kept_answer in kept if isinstance(kept_answer.answer, Standing)]


async def test_a_kept_answer_is_played_a_fixed_time_after_the_seat_is_asked(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "end")
    await keep(house, match, BEN, "end")
    await house.play(match, BEN, "end")
    await house.play(match, ANN, "end")

    await house.pass_time(WAIT - 1)
    assert (await house.log(match))[-1] == "north end"
    await house.pass_time(1)

    assert (await house.log(match))[-1] == "east end"
    assert (await house.tables.table(match)).phase == "over"


async def test_the_question_at_which_an_answer_is_kept_is_left_to_its_person(house: House) -> None:
    match = await house.settled()
    await keep(house, match, ANN, "end")
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "east ready"


async def test_a_chain_of_small_choices_is_one_press(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "far")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await house.pass_time(WAIT)
    entries = [entry for entry in await house.store.entries(match) if entry.seat == "north"][-3:]
    assert [entry.text for entry in entries] == ["step 3", "step 3", "end"]
    assert len({entry.press for entry in entries}) == 1


async def test_the_next_question_after_what_cannot_go_back_is_answered_too(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "roll")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-2].startswith("north roll")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-1] == "north end"


async def test_who_answers_in_time_is_not_answered_for(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "end")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await house.play(match, ANN, "step 1")
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "north step 1"


async def test_of_a_question_that_is_answered_ahead_nobody_is_told(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "end", "turn")
    await keep(house, match, ANN, "far")
    await house.play(match, ANN, "end")
    await house.clear_outbox()
    await house.play(match, BEN, "end")
    assert (match, "turn", ANN) not in await house.outbox()
    await house.pass_time(WAIT)
    assert (match, "turn", BEN) in await house.outbox()


async def test_what_was_answered_ahead_is_news_to_its_person(house: House) -> None:
    match = await house.settled(rounds=4)
    await keep(house, match, ANN, "far")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "step 2", "end")
    await house.pass_time(WAIT)
    since = (await house.tables.view(match, ANN)).since
    told = [event for request in since for line in request for event in line]
    assert [(told_event.seat, told_event.far) for told_event in told if isinstance(told_event, Walked)] == [
        ("east", 2),
        ("north", 3),
        ("north", 3),
    ]


async def test_where_nothing_kept_fits_the_person_is_told_at_once(house: House) -> None:
    match = await house.begun()
    await keep(house, match, ANN, "one")
    await house.play(match, ANN, "put a", "ready")
    await house.clear_outbox()
    await house.play(match, BEN, "put a", "ready")
    assert (match, "turn", ANN) in await house.outbox()
    assert await house.store.deadlines(9) == await undue(house)


async def undue(house: House) -> tuple[object, ...]:
    """What is due that is no kept answer: nothing of it within the hour."""
    rows = await house.store.deadlines(9)
    return tuple(deadline for deadline in rows if deadline.due > house.clock.time() + 3600)


async def test_where_what_is_kept_does_not_fit_nothing_tells_that(tmp_path: Path) -> None:
    told = []
    for kept in (True, False):
        house = await House.open(tmp_path / f"{kept}.db", seed=5)
        match, seen = await house.begun(pace="day"), list[object]()
        if kept:
            await keep(house, match, ANN, "one")
        for user, action in ((ANN, "put a"), (ANN, "ready"), (BEN, "put b"), (BEN, "ready"), (ANN, "end")):
            await house.play(match, user, action)
            view = await house.tables.view(match, BEN)
            seen += [view.observation, view.news, await house.outbox(), await house.store.deadlines(9)]
            await house.pass_time(WAIT)
        told.append(seen)
        await house.store.close()
    assert told[0] == told[1]


async def test_an_answer_that_fails_leaves_the_question_to_its_person_and_the_clocks_going(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "end")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")

    def fail(*asked: object) -> None:
        raise ValueError("a fault")

    monkeypatch.setattr(answering, "answer", fail)
    await house.pass_time(WAIT)
    assert (match, "turn", ANN) in await house.outbox()
    assert await house.store.deadlines(9) == await undue(house)


async def test_a_span_ends_by_what_everybody_can_see(house: House) -> None:
    match = await house.settled(rounds=4)
    await keep(house, match, ANN, "end", "turn")
    await house.play(match, ANN, "step 1")
    assert await rules_of(house, match, ANN) == ["end"]
    await house.play(match, ANN, "end")
    assert await rules_of(house, match, ANN) == []


async def test_what_stands_is_listed_for_its_person_alone_and_taken_back(house: House) -> None:
    match = await house.settled()
    await keep(house, match, ANN, "end", "turn")
    await keep(house, match, ANN, "far")
    await keep(house, match, ANN, "end", "game")
    assert await rules_of(house, match, ANN) == ["far", "end"]
    assert (await house.tables.view(match, BEN)).kept == ()
    (number, _) = [kept_answer.number for kept_answer in (await house.tables.view(match, ANN)).kept]
    await house.tables.drop_kept_answer(match, ANN, number, house.token())
    assert await rules_of(house, match, ANN) == ["end"]
    assert (
        await refused(house.tables.drop_kept_answer(match, BEN, None, "x"))
    ).reason == "refused-ahead-gone"


async def test_what_is_no_answer_to_the_question_is_not_kept(house: House) -> None:
    match = await house.settled()
    for rule, span in (("one", "game"), ("far", "fight"), ("never", "game")):
        assert (await refused(keep(house, match, ANN, rule, span))).reason == "refused-ahead-unfit"
    assert (await refused(keep(house, match, BEN, "end"))).reason == "refused-ahead-unfit"


async def test_keeping_and_taking_back_leaves_no_trace_for_others(house: House) -> None:
    match = await house.settled(pace="day")
    await house.clear_outbox()
    before, due = await house.store.match(match), await house.store.deadlines(9)
    assert before is not None
    await keep(house, match, ANN, "end")
    await house.tables.drop_kept_answer(match, ANN, None, house.token())
    after = await house.store.match(match)
    assert after is not None
    assert after == replace(before, row=replace(before.row, revision=before.row.revision + 2))
    assert (await house.outbox(), await house.store.deadlines(9)) == ([], due)


async def test_a_question_that_is_open_again_after_a_take_back_is_left_to_its_person(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "far")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await house.pass_time(WAIT)
    assert (await house.log(match))[-1] == "north end"
    # What was answered ahead is taken back as if it had been pressed: it handed over, so Ben is asked.
    await house.tables.undo(match, ANN, house.token())
    await house.tables.agree(match, BEN, house.token())
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "east end"


async def test_nobody_who_takes_the_seat_has_what_was_kept(house: House) -> None:
    match = await house.settled(ANN, BEN, rounds=3)
    await keep(house, match, ANN, "end")
    await house.tables.substitute(match, ANN, CAT, ANN, house.token())
    await house.tables.agree(match, BEN, house.token())
    await house.tables.agree(match, CAT, house.token())
    assert (await house.tables.view(match, CAT)).seat == "north"
    assert await rules_of(house, match, CAT) == []
    stored = await house.store.match(match)
    assert stored is not None
    assert stored.kept == ()


async def test_a_stand_in_does_not_have_what_was_kept(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT, rounds=3)
    await keep(house, match, ANN, "end")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    await house.tables.ask_stand_in(match, BEN, ANN, "regular", house.token())
    await house.tables.agree(match, CAT, house.token())
    await house.play(match, CAT, "end")
    await house.pass_time(DAY)
    assert (await house.log(match))[-1] == "south end", "the house plays, and it has not been asked yet"
    await house.tables.come_back(match, ANN, house.token())
    assert await rules_of(house, match, ANN) == ["end"]


async def test_what_was_kept_is_exported_and_erased(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "end")
    (kept,) = json.loads(await house.tables.export(ANN))["answers_ahead"]
    assert (kept["match"], kept["seat"], kept["answer"]["rule"]) == (match, "north", "end")
    assert json.loads(await house.tables.export(BEN))["answers_ahead"] == []
    await house.tables.erase(ANN)
    assert await house.store.kept_answers_of(ANN) == ()
    stored = await house.store.match(match)
    assert stored is not None
    assert (stored.kept, stored.row.ahead) == ((), None)


async def test_corrected_rules_end_what_was_kept_and_its_person_can_read_it(house: House) -> None:
    match = await house.settled(rounds=3)
    await keep(house, match, ANN, "end")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    later = await house.reopened(TinyGame(ruleset=2))
    (kept,) = (await later.tables.view(match, ANN)).kept
    assert kept.answer.ended == "rules"
    assert (match, "turn", ANN) in await later.outbox(), "nothing will be answered for them any more"
    await later.pass_time(DAY)
    assert (await later.log(match))[-1] == "east end"
    await later.tables.drop_kept_answer(match, ANN, kept.number, later.token())
    assert (await later.tables.view(match, ANN)).kept == ()


@pytest.mark.parametrize("fate", ["before", "after"])
async def test_killed_between_the_due_moment_and_the_action_it_is_played_once(
    house: House, fate: str
) -> None:
    match = await house.settled(rounds=5)
    await keep(house, match, ANN, "end")
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    house.hours.passed += WAIT
    await house.clock.keep(house.store)
    house.faulty.fail = fate
    await house.alarm.look()
    again = await house.reopened()
    await again.pass_time(DAY)
    assert (await again.log(match)).count("north end") == 2
    assert (await again.log(match))[-1] == "north end"
