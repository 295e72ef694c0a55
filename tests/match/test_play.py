"""Presses: counted once, one at a time, and on disk before they are answered."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.match import Place, repository
from bot.store import Change, DiskError, DiskFullError, StoredMatch
from tests.match.house import ANN, BEN, CAT, EVE, HERE, House, refused, texts


async def test_a_press_is_played_logged_and_answered_with_the_view_after_it(house: House) -> None:
    match = await house.begun()
    answer = await house.play(match, ANN, "put b")
    assert not answer.repeated
    assert answer.view.observation.counters == ("b",)  # type: ignore[attr-defined]
    assert (await house.log(match))[-1] == "north put b"
    assert answer.view.news[-1].kind() == "counter-put"


async def test_chance_is_settled_and_logged_with_the_press_that_led_to_it(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "roll")
    *_, roll, die = await house.log(match)
    assert roll == "north roll"
    assert die.startswith("chance die ")


async def test_the_same_token_counts_once_and_gets_the_present_view(house: House) -> None:
    match = await house.begun()
    first = await house.play(match, ANN, "put b", token="once")
    again = await house.tables.act(match, ANN, first.view.stamp - 1, ["put b"], "once")
    assert again.repeated
    assert again.view.observation.counters == ("b",)  # type: ignore[attr-defined]


async def test_the_same_token_counts_once_after_a_restart(house: House) -> None:
    match = await house.begun()
    before = await house.tables.view(match, ANN)
    await house.play(match, ANN, "put b", token="once")
    later = await house.reopened()
    again = await later.tables.act(match, ANN, before.stamp, ["put b"], "once")
    assert again.repeated
    await later.store.close()


async def test_a_typed_command_delivered_twice_counts_once(house: House) -> None:
    """Given no stamp that could be stale, it is the receipt that tells the second from the first."""
    match = await house.settled()
    first, second = [await house.tables.act(match, ANN, None, ["step 1"], "same") for _ in range(2)]
    assert (first.repeated, second.repeated) == (False, True)
    assert (await house.log(match)).count("north step 1") == 1
    assert second.view == first.view


async def test_the_same_token_at_once_counts_once(house: House) -> None:
    match = await house.begun()
    stamp = (await house.tables.view(match, ANN)).stamp
    answers = await asyncio.gather(
        *(house.tables.act(match, ANN, stamp, ["put b"], "once") for _ in range(5))
    )
    assert sorted(answer.repeated for answer in answers) == [False, True, True, True, True]


async def test_of_two_presses_on_one_button_the_second_is_stale(house: House) -> None:
    match = await house.begun()
    stamp = (await house.tables.view(match, ANN)).stamp
    answers = await asyncio.gather(
        house.tables.act(match, ANN, stamp, ["put a"], "x"),
        house.tables.act(match, ANN, stamp, ["put b"], "y"),
        return_exceptions=True,
    )
    assert [getattr(answer, "reason", "played") for answer in answers] == ["played", "refused-stale"]
    assert (await house.log(match)).count("north put a") == 1


async def test_two_players_press_at_once_and_both_count(house: House) -> None:
    match = await house.begun()
    await asyncio.gather(house.play(match, ANN, "put a"), house.play(match, BEN, "put b"))
    assert sorted((await house.log(match))[-2:]) == ["east put b", "north put a"]


async def test_what_an_opponent_does_in_secret_changes_nothing_one_can_see(house: House) -> None:
    match = await house.begun()
    before = [await house.tables.view(match, user) for user in (ANN, EVE)]
    await house.clear_outbox()
    await house.play(match, BEN, "put b")
    await house.play(match, BEN, "put c")
    assert [await house.tables.view(match, user) for user in (ANN, EVE)] == before
    assert await house.outbox() == []
    assert await house.tables.log(match, EVE) == ((), 1, 1)


async def test_a_chain_is_played_whole_or_not_at_all(house: House) -> None:
    match = await house.begun()
    log = await house.log(match)
    error = await refused(house.play(match, ANN, "put a", "put a", "put a", "put a"))
    assert (error.reason, error.facts) == ("refused-illegal", {"rule": "3"})
    assert error.refusal is not None
    assert await house.log(match) == log
    await house.play(match, ANN, "put a", "put a", "ready")
    assert len(await house.log(match)) == len(log) + 3


async def test_a_chain_ends_where_something_is_drawn_so_that_nobody_can_look_ahead(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "roll", "nonsense that would be refused")
    assert "north roll" in await house.log(match)


async def test_a_chain_ends_where_something_is_shown_so_that_nobody_can_look_ahead(house: House) -> None:
    match = await house.begun()
    await house.play(match, BEN, "put c", "ready")
    await house.play(match, ANN, "put a", "ready", "nonsense that would be refused")
    assert (await house.log(match))[-1] == "north ready"


async def test_turned_down_requests_say_why(house: House) -> None:
    match = await house.settled()
    act, stamp = house.tables.act, (await house.tables.view(match, ANN)).stamp
    assert (await refused(act(99, ANN, None, ["end"], "a"))).reason == "refused-unknown-match"
    assert (await refused(act(match, EVE, None, ["end"], "b"))).reason == "refused-not-seated"
    assert (await refused(act(match, BEN, None, ["end"], "c"))).reason == "refused-not-your-turn"
    assert (await refused(act(match, ANN, stamp - 1, ["end"], "d"))).reason == "refused-stale"
    assert (await refused(act(match, ANN, stamp, ["hop 1"], "e"))).reason == "refused-unreadable"
    assert (await refused(act(match, ANN, stamp, [], "f"))).reason == "refused-unreadable"
    assert (await refused(act(match, ANN, stamp, ["step 9"], "g"))).reason == "refused-illegal"


async def test_after_the_end_presses_explain_themselves(house: House) -> None:
    match = await house.finished()
    error = await refused(house.tables.act(match, ANN, None, ["end"], "x"))
    assert (error.reason, error.facts) == ("refused-over", {"next": "0"})


async def test_stamps_move_when_ones_own_choice_does(house: House) -> None:
    match = await house.settled()
    ann, ben = [(await house.tables.view(match, user)).stamp for user in (ANN, BEN)]
    await house.play(match, ANN, "step 1")
    assert (await house.tables.view(match, BEN)).stamp == ben
    assert (await house.tables.view(match, ANN)).stamp > ann
    await house.play(match, ANN, "end")
    assert (await house.tables.view(match, BEN)).stamp > ben


async def test_who_must_decide_now_is_told_if_they_wish(house: House) -> None:
    match = await house.settled()
    await house.clear_outbox()
    await house.play(match, ANN, "step 1")
    assert await house.outbox() == [(match, "table", None)]
    await house.play(match, ANN, "end")
    assert await house.outbox() == [(match, "table", None), (match, "turn", BEN)]
    await house.clear_outbox()
    settings = await house.tables.user_settings(ANN)
    await house.tables.change_user_settings(ANN, lambda _: settings.model_copy(update={"notices": False}))
    await house.play(match, BEN, "end")
    assert await house.outbox() == [(match, "table", None)]


async def test_whoever_acts_is_not_told_of_the_own_turn(house: House) -> None:
    """Given the last to be ready moves first, the answer to that press shows the turn."""
    match = await house.begun()
    await house.play(match, BEN, "put a", "ready")
    await house.clear_outbox()

    await house.play(match, ANN, "put a", "ready")

    assert (await house.tables.view(match, ANN)).observation.legal, "it is her turn"
    assert await house.outbox() == [(match, "table", None)]


async def test_resigning_ends_a_game_for_two_and_not_one_for_three(house: House) -> None:
    two = await house.settled()
    await house.tables.resign(two, ANN, "r1")
    outcome = (await house.tables.table(two)).outcome
    assert outcome is not None
    assert outcome.winners == ("east",)
    three = await house.settled(ANN, BEN, CAT)
    answer = await house.tables.resign(three, ANN, "r2")
    assert answer.view.table.phase == "playing"
    assert (await refused(house.tables.resign(three, ANN, "r3"))).reason == "refused-illegal"


async def test_nobody_gives_up_where_nothing_is_played(house: House) -> None:
    lobby = await house.lobby(ANN, BEN)
    assert (await refused(house.tables.resign(lobby.id, ANN, "a"))).reason == "refused-not-begun"
    match = await house.finished(place=Place(1, 60))
    assert (await refused(house.tables.resign(match, ANN, "b"))).reason == "refused-over"
    assert (await refused(house.tables.resign(match, EVE, "c"))).reason == "refused-over"
    running = await house.begun(place=Place(1, 61))
    assert (await refused(house.tables.resign(running, EVE, "d"))).reason == "refused-not-seated"


async def test_a_typed_command_has_no_stamp_and_plays_all_the_same(house: House) -> None:
    match = await house.settled()
    await house.tables.act(match, ANN, None, ["step 1"], "a")
    assert (await house.log(match))[-1] == "north step 1"


async def test_everybodys_news_grow_by_what_they_may_know_and_nothing_else(house: House) -> None:
    match = await house.begun()
    before = {user: (await house.tables.view(match, user)).news for user in (ANN, BEN, EVE)}
    await house.play(match, BEN, "put b")
    after = {user: (await house.tables.view(match, user)).news for user in (ANN, BEN, EVE)}
    assert (after[ANN], after[EVE]) == (before[ANN], before[EVE])
    assert [event.kind() for event in after[BEN]] == [*(event.kind() for event in before[BEN]), "counter-put"]


async def test_an_erased_player_is_told_of_no_turn(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.erase(BEN)
    await house.clear_outbox()
    await house.play(match, ANN, "end")
    assert (match, "turn", CAT) in await house.outbox()
    assert all(user is None or user > 0 for _, _, user in await house.outbox())


async def test_when_the_disk_is_full_nothing_has_happened_and_later_it_works(house: House) -> None:
    match = await house.begun()
    view = await house.tables.view(match, ANN)
    house.faulty.fail, house.faulty.error = "before", DiskFullError("full")
    assert (await refused(house.play(match, ANN, "put b"))).reason == "refused-storage"
    assert await house.tables.view(match, ANN) == view
    house.faulty.fail = None
    await house.tables.act(match, ANN, view.stamp, ["put b"], "t")


@pytest.mark.parametrize("fail", ["before", "after"])
async def test_a_crash_around_the_commit_leaves_all_of_a_press_or_nothing(house: House, fail: str) -> None:
    match = await house.settled()
    log = await house.log(match)
    await house.clear_outbox()
    house.faulty.fail = fail
    with pytest.raises(RuntimeError, match="crashed"):
        await house.play(match, ANN, "roll", token="press")
    later = await house.reopened()
    written = fail == "after"
    assert len(await later.log(match)) == len(log) + 2 * written
    assert bool(await later.outbox()) is written
    await later.tables.archive.verify(match)
    again = await later.tables.act(match, ANN, None, ["roll"], "press")
    assert again.repeated is written
    assert (await later.log(match)).count("north roll") == 1
    await later.store.close()


async def test_what_became_of_a_commit_that_failed_is_read_from_its_receipt(house: House) -> None:
    """Given an error of the disk after the change was written, the press counts and is answered so."""
    match = await house.begun()
    house.faulty.fail, house.faulty.error = "after", DiskError("who knows")
    answer = await house.play(match, ANN, "put b")
    assert not answer.repeated
    assert answer.view.observation.counters == ("b",)  # type: ignore[attr-defined]


async def test_a_lobby_whose_commit_failed_late_is_open(house: House) -> None:
    house.faulty.fail, house.faulty.error = "after", DiskError("who knows")
    table = await house.tables.open_lobby("tiny", HERE, ANN, [], {}, "once")
    house.faulty.fail = None
    again = await house.tables.open_lobby("tiny", HERE, ANN, [], {}, "once")
    assert (table.phase, again.id) == ("lobby", table.id)


async def test_where_the_receipt_cannot_be_read_nobody_is_told_that_nothing_changed(house: House) -> None:
    match = await house.begun()
    house.faulty.fail, house.faulty.error, house.faulty.deaf = "after", DiskError("who knows"), True
    assert (await refused(house.play(match, ANN, "put b"))).reason == "refused-unclear"
    house.faulty.fail, house.faulty.deaf = None, False
    assert (await house.tables.view(match, ANN)).observation.counters == ("b",)  # type: ignore[attr-defined]


async def test_what_the_house_itself_writes_has_no_receipt_and_is_refused(house: House) -> None:
    match = await house.begun()
    house.faulty.fail, house.faulty.error = "before", DiskError("full")
    assert (await refused(house.tables.set_message(match, 5, None))).reason == "refused-storage"
    house.faulty.fail = None
    assert (await house.tables.table(match)).message is None


async def test_a_press_is_refused_where_nobody_can_say_how_its_players_are_set(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a disk that does not answer what players wish, a press changes nothing and is told so."""
    match = await house.settled()
    log = await house.log(match)
    async with house.tables.settings.erasing(ANN):
        pass
    monkeypatch.setattr(house.store, "user_settings", AsyncMock(side_effect=DiskError("deaf")))

    assert (await refused(house.tables.act(match, ANN, None, ["roll"], "press"))).reason == "refused-storage"
    assert (await refused(house.tables.resign(match, ANN, "gone"))).reason == "refused-storage"

    assert await house.log(match) == log


async def test_a_press_behind_one_the_disk_does_not_answer_is_refused_in_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two presses in one match and a disk that stalls, the second changes nothing and is told so."""
    match = await house.begun()
    views = [await house.tables.view(match, user) for user in (ANN, BEN)]
    monkeypatch.setattr(repository, "PATIENCE", 0.05)
    over, commit = asyncio.Event(), house.store.commit

    async def stall(change: Change, patience: float) -> None:
        await over.wait()
        await commit(change, patience=60)

    monkeypatch.setattr(house.store, "commit", stall)
    first = asyncio.create_task(house.tables.act(match, ANN, views[0].stamp, ["put b"], "first"))
    await asyncio.sleep(0)
    second = house.tables.act(match, BEN, views[1].stamp, ["put c"], "second")
    assert (await refused(second)).reason == "refused-storage"
    assert (await house.tables.view(match, EVE)).table.phase == "playing", "who only looks does not wait"
    over.set()
    await first
    monkeypatch.undo()
    assert (await house.log(match))[-1] == "north put b"
    await house.play(match, BEN, "put c")


async def test_what_waited_for_the_match_waits_the_less_for_the_disk(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.begun()
    monkeypatch.setattr(repository, "PATIENCE", 100.0)
    house.faulty.patience.clear()
    commit, held = house.faulty.commit, asyncio.Event()

    async def hold(change: Change, patience: float) -> None:
        await commit(change, patience)
        await held.wait()

    monkeypatch.setattr(house.faulty, "commit", hold)
    both = asyncio.gather(house.play(match, ANN, "put a"), house.play(match, BEN, "put b"))
    await asyncio.sleep(0.5)
    held.set()
    await both
    first, second = house.faulty.patience
    assert 0 < second < first <= 100.0


async def test_a_cancelled_press_leaves_memory_and_disk_agreeing(house: House) -> None:
    match = await house.begun()
    task = asyncio.create_task(house.play(match, ANN, "put b"))
    for _ in range(4):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    view = await house.tables.view(match, ANN)
    on_disk = "north put b" in await house.log(match)
    assert (view.observation.counters == ("b",)) is on_disk  # type: ignore[attr-defined]


async def test_matches_that_left_memory_are_read_again(house: House) -> None:
    small = await house.reopened()
    small.tables.repository._most_loaded = 2
    matches = [await small.settled(place=HERE.__class__(1, channel)) for channel in range(20, 26)]
    for match in matches:
        await small.play(match, ANN, "step 2", "end")
    for match in matches:
        assert texts((await small.tables.view(match, BEN)).observation.legal)[0] == "step 1"
    assert len(small.tables.repository._loaded) == 2
    await small.store.close()


async def test_who_only_looks_on_has_no_seat_and_no_stamp(house: House) -> None:
    view = await house.tables.view(await house.settled(), EVE)
    assert (view.seat, view.stamp, view.can_undo) == (None, 0, "no")


async def test_a_match_in_memory_is_not_read_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await house.settled()
    read: list[int] = []
    load = house.store.match

    async def noted(match: int) -> StoredMatch | None:
        read.append(match)
        return await load(match)

    monkeypatch.setattr(house.store, "match", noted)
    await house.play(match, ANN, "step 1")
    await house.tables.view(match, BEN)
    assert read == []
    house.faulty.fail = "before"
    with pytest.raises(RuntimeError):
        await house.play(match, ANN, "step 2")
    house.faulty.fail = None
    await house.tables.view(match, BEN)
    assert read == [match], "after a failure the disk is asked"


async def test_view_is_the_same_after_a_restart(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "step 1")
    users = (ANN, BEN, CAT, EVE)
    before = [await house.tables.view(match, user) for user in users]
    later = await house.reopened()
    assert [await later.tables.view(match, user) for user in users] == before
    await later.store.close()
