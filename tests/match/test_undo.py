"""Taking back: free while nothing was shown, drawn or handed over; otherwise by consent."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import Refusal, Step
from bot.match.offers import Means
from bot.match.proposals import plan_take_back
from bot.store import EntryRow
from tests.match.house import ANN, BEN, CAT, EVE, House, refused
from tests.match.tiny_game import CountersShown, Put, TinyGame, TinyState, tiny_bundle


async def test_undo_restores_the_position(house: House) -> None:
    match = await house.settled()
    before, log = await house.state(match), await house.log(match)
    await house.play(match, ANN, "step 2")
    answer = await house.tables.undo(match, ANN, "u")
    assert await house.state(match) == before
    assert await house.log(match) == log
    assert answer.view.can_undo != "free"
    await house.tables.archive.verify(match)


@pytest.mark.parametrize("restarted", [False, True])
async def test_several_own_presses_can_be_taken_back_one_by_one(house: House, restarted: bool) -> None:
    match = await house.settled()
    before = await house.state(match)
    await house.play(match, ANN, "step 1")
    middle = await house.state(match)
    await house.play(match, ANN, "step 2")
    if restarted:
        house = await house.reopened()
    await house.tables.undo(match, ANN, "u1")
    assert await house.state(match) == middle
    await house.tables.undo(match, ANN, "u2")
    assert await house.state(match) == before
    await house.tables.archive.verify(match)
    await house.store.close()


async def test_a_chain_goes_back_as_one(house: House) -> None:
    match = await house.settled()
    before = await house.state(match)
    await house.play(match, ANN, "step 1", "step 2")
    await house.tables.undo(match, ANN, "u")
    assert await house.state(match) == before


async def test_what_others_chose_in_secret_meanwhile_stays(house: House) -> None:
    match = await house.begun()
    await house.play(match, ANN, "put a")
    await house.play(match, BEN, "put b")
    await house.play(match, ANN, "put c")
    await house.play(match, BEN, "put c")
    await house.tables.undo(match, ANN, "u1")
    await house.tables.undo(match, ANN, "u2")
    assert (await house.log(match))[-2:] == ["east put b", "east put c"]
    ben = await house.tables.view(match, BEN)
    assert ben.observation.counters == ("b", "c")  # type: ignore[attr-defined]
    assert ben.can_undo == "free"
    await house.tables.archive.verify(match)


class Follower(TinyGame):
    """East may put a counter on c only after north has put one."""

    def check(self, state: TinyState, seat: str, action: Any) -> Refusal | None:
        if seat == "east" and action == Put("c") and not state.counters[0]:
            return Refusal("tiny-not-allowed", "2")
        return super().check(state, seat, action)


async def test_what_later_choices_build_on_cannot_be_taken_back_freely(tmp_path: Path) -> None:
    house = await House.open(tmp_path / "house.db", tiny_bundle(Follower()))
    match = await house.begun()
    await house.play(match, ANN, "put a")
    await house.play(match, BEN, "put c")
    log = await house.log(match)
    assert (await refused(house.tables.undo(match, ANN, "u"))).reason == "refused-undo-impossible"
    assert await house.log(match) == log
    await house.store.close()


class Telling(Follower):
    """North's counters are shown to all as they are put, so that they go back by consent alone."""

    def apply(self, state: TinyState, seat: str, action: Any) -> Step[TinyState]:
        step = super().apply(state, seat, action)
        shown = (CountersShown(counters=()),) if seat == "north" and isinstance(action, Put) else ()
        return Step(step.state, (*step.events, *shown))


@pytest.mark.parametrize(
    ("texts", "left"),
    [(("b", "a"), ["b", "a"]), (("b", "c", "a"), ["b"])],
    ids=["what can still be done stays", "what builds on it goes, and what came after"],
)
async def test_by_consent_what_others_did_in_secret_stays_where_it_still_can_be_done(
    tmp_path: Path, texts: tuple[str, ...], left: list[str]
) -> None:
    house = await House.open(tmp_path / "house.db", tiny_bundle(Telling()))
    match = await house.begun()
    before = await house.log(match)
    await house.play(match, ANN, "put a")
    for text in texts:
        await house.play(match, BEN, f"put {text}")
    await house.tables.undo(match, ANN, "u")
    await house.tables.agree(match, BEN, "v")
    assert await house.log(match) == [*before, *(f"east put {text}" for text in left)]
    await house.store.close()


async def test_an_opponents_secret_undo_shows_nowhere(house: House) -> None:
    match = await house.begun()
    await house.play(match, ANN, "put a")
    before = await house.tables.view(match, BEN)
    await house.clear_outbox()
    await house.play(match, ANN, "put b")
    await house.tables.undo(match, ANN, "u1")
    assert await house.tables.view(match, BEN) == before
    assert await house.outbox() == []


@pytest.mark.parametrize(
    ("texts", "way"),
    [(("step 1",), "free"), (("roll",), "by-consent"), (("end",), "by-consent")],
)
async def test_undo_is_free_until_something_is_drawn_or_handed_over(
    house: House, texts: tuple[str, ...], way: str
) -> None:
    match = await house.settled()
    answer = await house.play(match, ANN, *texts)
    assert answer.view.can_undo == way


async def test_an_undone_button_is_stale(house: House) -> None:
    match = await house.settled()
    stamp = (await house.play(match, ANN, "step 1")).view.stamp
    await house.tables.undo(match, ANN, "u")
    assert (await refused(house.tables.act(match, ANN, stamp, ["step 1"], "x"))).reason == "refused-stale"


async def test_undo_counts_once(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 1")
    await house.play(match, ANN, "step 2")
    await house.tables.undo(match, ANN, "u")
    assert (await house.tables.undo(match, ANN, "u")).repeated
    assert (await house.log(match))[-1] == "north step 1"


async def test_nothing_to_take_back(house: House) -> None:
    match = await house.begun()
    assert (await house.tables.view(match, ANN)).can_undo == "no"
    assert (await refused(house.tables.undo(match, ANN, "u"))).reason == "refused-undo-nothing"
    assert (await refused(house.tables.undo(match, EVE, "v"))).reason == "refused-not-seated"


async def test_by_consent_everything_since_goes_back(house: House) -> None:
    match = await house.settled()
    before = await house.state(match)
    await house.play(match, ANN, "roll")
    await house.play(match, ANN, "end")
    offered = await house.state(match)
    await house.play(match, BEN, "step 1")
    await house.clear_outbox()
    answer = await house.tables.undo(match, ANN, "u")
    assert answer.view.table.offers != ()
    assert await house.outbox() == [(match, "table", None), (match, "offer", BEN)]
    answer = await house.tables.agree(match, BEN, "v", answer.view.table.offers[0].seq)
    assert answer.view.table.offers == ()
    assert [line for line in await house.log(match) if line in ("north end", "east step 1")] == []
    assert await house.state(match) not in (before, offered)
    assert (await house.tables.view(match, ANN)).observation.legal
    await house.tables.archive.verify(match)
    later = await house.reopened()
    await later.tables.archive.verify(match)
    await later.store.close()


async def test_all_others_must_agree(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "end")
    await house.tables.undo(match, ANN, "u")
    answer = await house.tables.agree(match, BEN, "v")
    assert answer.view.table.offers != ()
    assert answer.view.table.offers[0].agreed == ("east",)
    answer = await house.tables.agree(match, CAT, "w")
    assert answer.view.table.offers == ()
    assert "north end" not in await house.log(match)


async def test_who_has_given_up_need_not_agree(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.resign(match, CAT, "r")
    house = await house.reopened()
    await house.play(match, ANN, "end")
    await house.tables.undo(match, ANN, "u")
    await house.tables.agree(match, BEN, "v")
    assert "north end" not in await house.log(match)
    await house.store.close()


async def test_an_offer_can_be_declined_and_is_not_made_again(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "end")
    (offer,) = (await house.tables.undo(match, ANN, "u")).view.table.offers
    assert (await refused(house.tables.undo(match, ANN, "v"))).reason == "refused-offer-asked"
    assert (await refused(house.tables.agree(match, ANN, "w"))).reason == "refused-own-offer"
    wrong = house.tables.agree(match, BEN, "x", offer.seq + 1)
    assert (await refused(wrong)).reason == "refused-no-offer"
    answer = await house.tables.refuse(match, BEN, "y", offer.seq)
    assert answer.view.table.offers == ()
    assert (await house.tables.view(match, ANN)).can_undo == "no"
    assert (await refused(house.tables.undo(match, ANN, "z"))).reason == "refused-undo-declined"
    assert (await refused(house.tables.agree(match, BEN, "q"))).reason == "refused-no-offer"


async def test_an_offer_is_void_as_soon_as_play_goes_on(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "end")
    await house.tables.undo(match, ANN, "u")
    answer = await house.play(match, BEN, "step 1")
    assert answer.view.table.offers == ()
    assert (await refused(house.tables.agree(match, BEN, "v"))).reason == "refused-no-offer"


async def test_what_is_asked_for_beside_the_play_is_still_asked_after_taking_back(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "step 1")
    await house.tables.ask_hints(match, CAT, "a")
    table = (await house.tables.undo(match, ANN, "u")).view.table
    assert table.offers != ()
    assert (table.offers[0].kind, table.user_at(table.offers[0].by)) == ("hints", CAT)


async def test_the_last_word_of_a_game_stands(house: House) -> None:
    match = await house.finished()
    assert (await house.tables.view(match, ANN)).can_undo == "no"
    assert (await refused(house.tables.undo(match, ANN, "u"))).reason == "refused-over"


async def test_news_and_log_forget_what_was_taken_back(house: House) -> None:
    match = await house.settled()
    before: Any = await house.tables.view(match, EVE)
    await house.play(match, ANN, "step 1")
    assert (await house.tables.view(match, EVE)).news != before.news
    await house.tables.undo(match, ANN, "u")
    after = await house.tables.view(match, EVE)
    assert after.news == before.news
    assert after.table.seq > before.table.seq


async def test_what_the_news_say_of_the_table_stays_when_a_move_is_taken_back(house: House) -> None:
    match = await house.settled()
    await house.tables.propose(match, ANN, "pause", "p")
    await house.tables.agree(match, BEN, "a")
    await house.tables.end_pause(match, ANN, "g")
    before = await house.tables.view(match, EVE)
    await house.play(match, ANN, "step 1")
    await house.tables.undo(match, ANN, "u")
    after = await house.tables.view(match, EVE)
    assert [event.kind() for event in after.news[-2:]] == ["noted", "noted"]
    assert after.news == before.news


async def test_the_undo_itself_stays_in_the_log_on_disk(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 1")
    await house.tables.undo(match, ANN, "u")
    *_, step, undo = await house.store.entries(match)
    assert (step.text, step.undone, undo.kind, undo.seat) == ("step 1", undo.seq, "undo", "north")


async def test_while_one_offer_is_open_another_seat_may_make_one(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "end")
    await house.play(match, BEN, "end")
    assert (await house.tables.view(match, BEN)).can_undo == "by-consent"
    await house.tables.undo(match, ANN, "u")
    assert (await house.tables.view(match, BEN)).can_undo == "by-consent"
    table = (await house.tables.undo(match, BEN, "v")).view.table
    assert [offer.by for offer in table.offers] == ["north", "east"]


async def test_a_no_counts_for_what_was_asked_for_and_not_for_what_is_done_later(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "end")
    await house.tables.undo(match, ANN, "u")
    await house.tables.refuse(match, BEN, "no")
    assert (await refused(house.tables.undo(match, ANN, "v"))).reason == "refused-undo-declined"
    await house.play(match, BEN, "end")
    await house.play(match, ANN, "end")
    assert (await house.tables.undo(match, ANN, "w")).view.table.offers != ()


async def test_numbers_of_requests_and_entries_are_never_given_twice(house: House) -> None:
    match = await house.settled()
    for number in range(3):
        await house.play(match, ANN, "step 1")
        await house.tables.undo(match, ANN, f"u{number}")
    await house.play(match, ANN, "step 2", "end")
    entries = await house.store.entries(match)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    presses = [entry.press for entry in entries]
    assert presses == sorted(presses)
    for press in set(presses):
        assert len({entry.at for entry in entries if entry.press == press}) == 1, "entries of one request"
    assert presses[-1] == presses[-2] > presses[-3], "a chain is one request"


async def test_after_the_end_nothing_is_agreed_to_and_nothing_declined(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.remove(match, ANN, CAT, "r")
    for number, user in enumerate((ANN, BEN)):
        await house.tables.resign(match, user, f"g{number}")
    for asking in (house.tables.agree(match, BEN, "a"), house.tables.refuse(match, ANN, "b")):
        assert (await refused(asking)).reason == "refused-over"
    assert (await refused(house.tables.undo(match, ANN, "c"))).reason == "refused-over"


async def test_who_plays_on_alone_asks_nobody(house: House) -> None:
    """Given a match whose other seats have all given up, as a game may allow."""
    match = await house.settled(ANN, BEN, CAT)
    before = await house.state(match)
    await house.play(match, ANN, "end")
    loaded = await house.tables.repository.get(match)
    alone = replace(loaded, resigned=("east", "south"))

    async def entries() -> tuple[EntryRow, ...]:
        return await house.store.entries(match)

    means = Means("now", house.clock.moment(), Random(1), (), entries)
    draft = await house.tables._ask(alone, ANN, await plan_take_back(alone, ANN, means), means)  # type: ignore[arg-type]
    assert TinyGame().dump(draft.match.state) == before
    assert draft.asked == ()
    assert [(entry.kind, entry.seat) for entry in draft.entries] == [("undo", "north")]


async def test_an_offer_that_is_answered_by_number_must_be_that_one(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "end")
    (offer,) = (await house.tables.undo(match, ANN, "u")).view.table.offers
    for number in (offer.seq - 1, offer.seq + 1):
        assert (
            await refused(house.tables.agree(match, BEN, f"a{number}", number))
        ).reason == "refused-no-offer"
    await house.tables.agree(match, BEN, "a", offer.seq)


async def test_the_others_are_told_of_an_offer_and_who_asks_is_not(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "end")
    await house.clear_outbox()
    await house.tables.undo(match, ANN, "u")
    told = await house.outbox()
    assert set(told) == {(match, "table", None), (match, "offer", BEN), (match, "offer", CAT)}
    await house.clear_outbox()
    await house.tables.agree(match, BEN, "a")
    assert await house.outbox() == [(match, "table", None)]


async def test_what_was_taken_back_free_leaves_the_public_number_alone_unless_it_was_seen(
    house: House,
) -> None:
    match = await house.begun()
    seq = (await house.tables.table(match)).seq
    await house.play(match, ANN, "put a")
    await house.tables.undo(match, ANN, "u")
    assert (await house.tables.table(match)).seq == seq
    await house.play(match, ANN, "put a", "ready")
    await house.play(match, BEN, "put a", "ready")
    await house.play(match, ANN, "step 1")
    seq = (await house.tables.table(match)).seq
    await house.tables.undo(match, ANN, "v")
    assert (await house.tables.table(match)).seq == seq + 1
