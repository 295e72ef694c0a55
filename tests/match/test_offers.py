"""What is asked of the others at a table: who is asked, who decides, what takes whose place, how it ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.match.clocks import DAY
from bot.match.match import Offer
from bot.match.stored_offers import KINDS
from bot.store import Change, MatchChange
from bot.text import LANGUAGES
from bot.ui.presentation import Presentation
from tests.match.house import ANN, BEN, CAT, DAN, EVE, House, refused
from tests.match.test_undo import Telling
from tests.match.tiny_game import tiny_bundle

Ask = Callable[[House, int, int], Awaitable[Any]]


async def ask_end(house: House, match: int, user: int) -> Any:
    return await house.tables.propose(match, user, "end", house.token())


async def ask_draw(house: House, match: int, user: int) -> Any:
    return await house.tables.propose(match, user, "draw", house.token())


async def ask_pause(house: House, match: int, user: int) -> Any:
    return await house.tables.propose(match, user, "pause", house.token())


async def ask_hints(house: House, match: int, user: int) -> Any:
    return await house.tables.ask_hints(match, user, house.token())


async def ask_undo(house: House, match: int, user: int) -> Any:
    return await house.tables.undo(match, user, house.token())


async def ask_removal(house: House, match: int, user: int) -> Any:
    """To take out whoever sits last."""
    return await house.tables.remove(match, user, CAT, house.token())


async def ask_stand_in(house: House, match: int, user: int) -> Any:
    return await house.tables.ask_stand_in(match, user, user, "newcomer", house.token())


async def ask_substitute(house: House, match: int, user: int) -> Any:
    return await house.tables.substitute(match, user, EVE, user, house.token())


ASKING: dict[str, Ask] = {
    "end": ask_end,
    "draw": ask_draw,
    "pause": ask_pause,
    "hints": ask_hints,
    "undo": ask_undo,
    "remove": ask_removal,
    "stand-in": ask_stand_in,
    "substitute": ask_substitute,
}


async def three(house: House, **options: Any) -> int:
    """A table of three at which Ann has ended her turn, so that she takes it back by consent alone."""
    match = await house.settled(ANN, BEN, CAT, **options)
    await house.play(match, ANN, "end")
    return match


async def open_offers(house: House, match: int) -> list[tuple[str, str]]:
    return [(offer.kind, offer.by) for offer in (await house.tables.table(match)).offers]


async def the_offer(house: House, match: int) -> Offer:
    (offer,) = (await house.tables.table(match)).offers
    return offer


async def named_as_undoing(house: House, match: int) -> set[str]:
    """The kinds of the lines that taken-back entries name as having undone them."""
    entries = {entry.seq: entry for entry in await house.store.entries(match)}
    return {entries[entry.undone].kind for entry in entries.values() if entry.undone is not None}


# One open request of each seat


@pytest.mark.parametrize("second", [kind for kind in ASKING if kind != "end"])
async def test_a_new_request_takes_the_place_of_ones_own(house: House, second: str) -> None:
    match = await three(house)
    await ask_end(house, match, ANN)
    first = await the_offer(house, match)

    await ASKING[second](house, match, ANN)

    assert await open_offers(house, match) == [(second, "north")]
    assert (await refused(house.tables.agree(match, BEN, "late", first.seq))).reason == "refused-no-offer"


@pytest.mark.parametrize("kind", ASKING)
async def test_requests_of_several_seats_wait_side_by_side_and_each_is_answered_by_its_number(
    house: House, kind: str
) -> None:
    match = await three(house)
    await (ask_hints if kind != "hints" else ask_pause)(house, match, BEN)
    await ASKING[kind](house, match, ANN)
    (of_ben, of_ann) = (await house.tables.table(match)).offers
    assert (of_ben.by, of_ann.by, of_ann.kind) == ("east", "north", kind)

    await house.tables.refuse(match, BEN, house.token(), of_ann.seq)

    assert (await house.tables.table(match)).offers == (of_ben,)


@pytest.mark.parametrize("kind", ASKING)
async def test_what_one_has_asked_already_is_not_asked_anew(house: House, kind: str) -> None:
    match = await three(house)
    await ASKING[kind](house, match, ANN)
    first = await the_offer(house, match)
    await house.clear_outbox()

    assert (await refused(ASKING[kind](house, match, ANN))).reason == "refused-offer-asked"

    assert await the_offer(house, match) == first
    assert await house.outbox() == []


@pytest.mark.parametrize("kind", ["end", "draw", "pause", "hints"])
async def test_who_asks_for_what_another_asks_for_agrees_to_it(house: House, kind: str) -> None:
    match = await three(house)
    await ASKING[kind](house, match, ANN)

    await ASKING[kind](house, match, BEN)

    assert (await the_offer(house, match)).agreed == ("east",)
    await ASKING[kind](house, match, CAT)
    table = await house.tables.table(match)
    assert table.offers == ()
    assert table.phase == "over" or table.paused or table.hints


# Withdrawing


@pytest.mark.parametrize("kind", ASKING)
async def test_who_asked_may_withdraw_and_then_nothing_of_it_is_done(house: House, kind: str) -> None:
    match = await three(house)
    await ASKING[kind](house, match, ANN)
    offer = await the_offer(house, match)

    await house.tables.refuse(match, ANN, house.token(), offer.seq)

    assert await open_offers(house, match) == []
    for user in (BEN, CAT):
        answering = house.tables.agree(match, user, house.token(), offer.seq)
        assert (await refused(answering)).reason == "refused-no-offer"
    assert (await house.notes(match))[-1:] == ["offer-withdrawn"]
    await ASKING[kind](house, match, ANN)
    assert await open_offers(house, match) == [(kind, "north")], "it may be asked again"


async def test_who_withdraws_a_request_leaves_those_of_others_alone(house: House) -> None:
    match = await three(house)
    await ask_pause(house, match, BEN)
    await ask_end(house, match, ANN)

    await house.tables.withdraw(match, ANN, house.token())

    assert await open_offers(house, match) == [("pause", "east")]
    assert (await refused(house.tables.withdraw(match, ANN, house.token()))).reason == "refused-no-offer"


# Only seats that play are asked and decide


@pytest.mark.parametrize("kind", [kind for kind in ASKING if kind not in ("undo", "remove")])
async def test_who_does_not_play_any_more_neither_decides_nor_asks(house: House, kind: str) -> None:
    match = await three(house)
    await house.tables.resign(match, CAT, house.token())
    await house.clear_outbox()
    await ASKING[kind](house, match, ANN)
    before = await the_offer(house, match)
    assert (match, "offer", CAT) not in await house.outbox()

    for answering in (house.tables.agree, house.tables.refuse):
        error = await refused(answering(match, CAT, house.token(), before.seq))
        assert error.reason == "refused-offer-not-asked"
    assert (await refused(ASKING[kind](house, match, CAT))).reason == "refused-not-seated"

    assert await the_offer(house, match) == before


async def test_for_whom_the_house_plays_does_not_decide_until_they_are_back(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.ask_stand_in(match, BEN, ANN, "regular", house.token())
    await house.tables.agree(match, CAT, house.token())
    await ask_hints(house, match, BEN)

    assert (await refused(house.tables.agree(match, ANN, "a"))).reason == "refused-stand-in-plays"
    await house.tables.come_back(match, ANN, house.token())
    await house.tables.agree(match, CAT, house.token())
    assert not (await house.tables.table(match)).hints, "who is back is asked, too"
    await house.tables.agree(match, ANN, house.token())
    assert (await house.tables.table(match)).hints


async def test_who_comes_back_ends_what_was_asked_about_them_meanwhile(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.ask_stand_in(match, BEN, ANN, "regular", house.token())
    await house.tables.agree(match, CAT, house.token())
    await house.tables.remove(match, BEN, ANN, house.token())

    await house.tables.come_back(match, ANN, house.token())

    assert await open_offers(house, match) == []
    assert (await house.notes(match))[-1:] == ["offer-went-on"]


async def test_a_request_that_nobody_is_left_to_answer_ends(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await ask_hints(house, match, ANN)
    await house.tables.agree(match, BEN, house.token())

    await house.tables.resign(match, CAT, house.token())

    assert await open_offers(house, match) == []
    assert (await house.notes(match))[-1:] == ["offer-gone"]


# Its object is gone


@pytest.mark.parametrize("kind", [kind for kind in ASKING if kind != "undo"])
async def test_what_somebody_asks_for_who_then_resigns_is_asked_no_longer(house: House, kind: str) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await ASKING[kind](house, match, BEN)

    await house.tables.resign(match, BEN, house.token())

    assert await open_offers(house, match) == []


async def test_who_is_erased_asks_for_nothing_any_more(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await ask_hints(house, match, BEN)

    await house.tables.erase(BEN)

    assert await open_offers(house, match) == []


async def test_what_one_takes_back_lets_nothing_others_have_asked_for_lapse(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "step 1")
    await ask_pause(house, match, BEN)
    await house.tables.undo(match, ANN, house.token())
    assert await open_offers(house, match) == [("pause", "east")]

    await house.play(match, ANN, "end")
    await ask_draw(house, match, CAT)
    await ask_undo(house, match, ANN)
    for user in (BEN, CAT):
        asked = (await house.tables.table(match)).offer_by("north")
        assert asked is not None
        await house.tables.agree(match, user, house.token(), asked.seq)
    assert await open_offers(house, match) == [("draw", "south")]


async def test_a_request_to_take_back_ends_when_its_move_has_been_taken_back(house: House) -> None:
    """Ben's move goes with Ann's, before which it was made."""
    match = await three(house)
    await house.play(match, BEN, "end")
    await ask_undo(house, match, BEN)
    await ask_undo(house, match, ANN)
    of_ann = (await house.tables.table(match)).offer_by("north")
    assert of_ann is not None

    for user in (BEN, CAT):
        await house.tables.agree(match, user, house.token(), of_ann.seq)

    assert await open_offers(house, match) == []
    assert (await house.notes(match))[-2:] == ["taken-back", "offer-gone"]
    assert await named_as_undoing(house, match) == {"undo"}, "whatever lines are written after it"


async def test_a_second_request_to_pause_ends_once_the_table_pauses(house: House) -> None:
    match = await three(house)
    await ask_pause(house, match, ANN)
    for user in (BEN, CAT):
        await house.tables.agree(match, user, house.token())
    assert (await refused(ask_pause(house, match, BEN))).reason == "refused-paused-already"
    assert await open_offers(house, match) == []


async def test_two_who_are_asked_to_take_over_one_seat_and_only_one_gets_it(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.substitute(match, ANN, DAN, ANN, house.token())
    await house.tables.substitute(match, BEN, EVE, ANN, house.token())
    of_ann, of_ben = (await house.tables.table(match)).offers
    assert (of_ann.newcomer, of_ben.newcomer) == (DAN, EVE)
    assert [(await house.tables.view(match, newcomer)).asked for newcomer in (DAN, EVE)] == [
        (of_ann.seq,),
        (of_ben.seq,),
    ]

    for user in (EVE, CAT):
        await house.tables.agree(match, user, house.token(), of_ben.seq)

    table = await house.tables.table(match)
    assert (table.user_at("north"), table.offers, table.invited) == (EVE, (), ())
    assert (await refused(house.tables.agree(match, DAN, "late"))).reason == "refused-not-seated"


async def test_what_lapses_says_so_at_the_table(house: House) -> None:
    match = await three(house)
    await ask_end(house, match, ANN)
    await house.clear_outbox()

    await house.play(match, BEN, "step 1")

    assert await house.notes(match) == ["offer-went-on"]
    (note,) = [event for event in (await house.tables.view(match, DAN)).news if event.kind() == "noted"]
    assert (note.seat, note.topic) == ("north", "end")  # type: ignore[attr-defined]
    assert (match, "table", None) in await house.outbox()


async def test_a_no_is_said_at_the_table_and_by_whom_is_not(house: House) -> None:
    match = await three(house)
    await ask_end(house, match, ANN)

    await house.tables.refuse(match, CAT, house.token())

    (note,) = [event for event in (await house.tables.view(match, DAN)).news if event.kind() == "noted"]
    assert (note.what, note.seat, note.about) == ("offer-declined", "north", "")  # type: ignore[attr-defined]


async def test_a_take_back_all_have_agreed_to_is_said_at_the_table_and_stays_in_the_log(house: House) -> None:
    match = await three(house)
    await ask_undo(house, match, ANN)
    await house.tables.agree(match, BEN, house.token())
    assert await house.notes(match) == []

    await house.tables.agree(match, CAT, house.token())

    assert await house.notes(match) == ["taken-back"]
    assert await named_as_undoing(house, match) == {"undo"}
    for user in (ANN, BEN, CAT, DAN):
        (note,) = [event for event in (await house.tables.view(match, user)).news if event.kind() == "noted"]
        assert (note.what, note.seat) == ("taken-back", "north")  # type: ignore[attr-defined]
    assert (match, "table", None) in await house.outbox()


async def test_what_is_taken_back_freely_asks_nobody_and_is_said_to_nobody(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.play(match, ANN, "step 1")

    await ask_undo(house, match, ANN)

    assert await house.notes(match) == []


async def test_once_somebody_has_agreed_everybody_knows_who_has_not_answered(house: House) -> None:
    match = await three(house)
    await ask_end(house, match, ANN)
    assert (await house.tables.view(match, DAN)).awaited == ()

    await house.tables.agree(match, CAT, house.token())

    offer = await the_offer(house, match)
    for user in (ANN, BEN, CAT, DAN):
        assert (await house.tables.view(match, user)).awaited == ((offer.seq, ("east",)),)


# After three days


@pytest.mark.parametrize("kind", ASKING)
async def test_after_three_days_a_request_ends_once_and_says_so(house: House, kind: str) -> None:
    match = await three(house)
    await ASKING[kind](house, match, ANN)
    offer = await the_offer(house, match)
    await house.pass_time(3 * DAY - 60)
    assert await open_offers(house, match) == [(kind, "north")]
    await house.clear_outbox()

    await house.pass_time(120)

    table = await house.tables.table(match)
    assert (table.offers, table.invited) == ((), ())
    assert await house.notes(match) == ["offer-expired"]
    assert (match, "table", None) in await house.outbox()
    answering = house.tables.agree(match, BEN, house.token(), offer.seq)
    assert (await refused(answering)).reason == "refused-no-offer"
    await house.pass_time(DAY)
    assert await house.notes(match) == ["offer-expired"]


async def test_it_also_ends_after_a_restart_and_never_counts_when_it_is_due(house: House) -> None:
    match = await three(house)
    await ask_end(house, match, ANN)
    house.hours.passed += 3 * DAY
    for user in (BEN, CAT):
        assert (await refused(house.tables.agree(match, user, house.token()))).reason == "refused-no-offer"
    await house.alarm.look()
    assert await house.notes(match) == ["offer-expired"]

    await ask_end(house, match, ANN)
    due = (await house.store.deadlines(1))[0].due
    again = await house.reopened()
    assert (await again.store.deadlines(1))[0].due == due
    await again.store.close()


async def test_what_was_declined_may_be_asked_again_after_three_days(house: House) -> None:
    match = await three(house)
    await ask_hints(house, match, ANN)
    await house.tables.refuse(match, BEN, house.token())
    assert (await refused(ask_hints(house, match, CAT))).reason == "refused-offer-declined"

    await house.pass_time(3 * DAY + 60)

    await ask_hints(house, match, CAT)
    assert await house.notes(match) == ["offer-declined"]


# What is asked says what it would do


async def test_a_request_to_take_back_says_what_would_go_and_to_each_what_they_may_know(house: House) -> None:
    match = await three(house)
    await house.play(match, BEN, "step 2")
    await ask_undo(house, match, ANN)
    offer = await the_offer(house, match)

    for user in (BEN, CAT, DAN):
        told = dict((await house.tables.view(match, user)).undone)[offer.seq]
        assert [event.kind() for event in told] == ["turn-ended", "walked"]


async def test_what_others_do_in_secret_is_told_to_nobody_else(tmp_path: Path) -> None:
    """Ann's counters are shown to all; Ben's second one is put where Ann's first allows it, and goes, too."""
    house = await House.open(tmp_path / "house.db", tiny_bundle(Telling()))
    match = await house.begun(ANN, BEN, CAT)
    await house.play(match, ANN, "put a")
    await house.play(match, BEN, "put b")
    await house.play(match, BEN, "put c")
    await ask_undo(house, match, ANN)
    offer = await the_offer(house, match)

    told = {
        user: dict((await house.tables.view(match, user)).undone)[offer.seq] for user in (ANN, BEN, CAT, DAN)
    }

    assert [getattr(event, "spot", "shown") for event in told[BEN]] == ["shown", "c"]
    assert (
        [event.kind() for event in told[CAT]] == [event.kind() for event in told[DAN]] == ["counters-shown"]
    )
    assert [getattr(event, "spot", "shown") for event in told[ANN]] == ["a", "shown"]
    await house.store.close()


async def test_to_ask_changes_nothing_in_the_game(house: House) -> None:
    match = await three(house)
    before = await house.state(match), await house.log(match)

    await ask_undo(house, match, ANN)

    assert (await house.state(match), await house.log(match)) == before


# What is stored


@pytest.mark.parametrize("kind", ASKING)
async def test_what_is_asked_is_still_asked_after_a_restart(house: House, kind: str) -> None:
    match = await three(house)
    await ask_pause(house, match, BEN) if kind != "pause" else await ask_hints(house, match, BEN)
    await ASKING[kind](house, match, ANN)
    users = (ANN, BEN, CAT, EVE)
    before = [await house.tables.view(match, user) for user in users]

    again = await house.reopened()

    assert [await again.tables.view(match, user) for user in users] == before
    await again.store.close()


OLD: dict[str, tuple[str, tuple[int, ...]]] = {
    "undo": ('["north",{seq},{press},["east"],false,null]', ()),
    "remove": ('["north",{seq},0,[],false,"south"]', ()),
    "stand-in": ('["north",{seq},0,["east"],false,"north","newcomer",false,null,null]', ()),
    "hints": ('["north",{seq},0,["east"],false,null,null,true,null,null]', ()),
    "substitute": ('["north",{seq},0,["east"],false,"north",null,false,"asked",null]', (EVE,)),
    "end": ('["north",{seq},0,["east"],false,null,null,false,null,"end"]', ()),
    "draw": ('["north",{seq},0,["east"],false,null,null,false,null,"draw"]', ()),
    "pause": ('["north",{seq},0,["east"],false,null,null,false,null,"pause"]', ()),
}
"""What the version stored that knew one offer at a table."""


async def with_old_offer(house: House, kind: str) -> tuple[int, int]:
    """A table of three in which the older version had asked for something, and Ben has agreed."""
    match = await three(house)
    stored = await house.store.match(match)
    assert stored is not None
    row, (text, invited) = stored.row, OLD[kind]
    press = (await house.store.entries(match))[-1].press
    old = replace(row, offer=text.format(seq=row.public_seq, press=press), revision=row.revision + 1)
    change = MatchChange(old, row.revision, invited=invited or None)
    await house.store.commit(Change((change,), None, "now"))
    house.tables.repository.forget_all()
    return match, row.public_seq


@pytest.mark.parametrize("kind", OLD)
async def test_what_an_older_version_has_asked_is_answered(house: House, kind: str) -> None:
    match, seq = await with_old_offer(house, kind)
    offer = await the_offer(house, match)
    agreed = () if kind == "remove" else ("east",)
    assert (offer.kind, offer.by, offer.seq, offer.agreed) == (kind, "north", seq, agreed)

    for user in {"substitute": (EVE, CAT), "remove": (BEN,)}.get(kind, (CAT,)):
        assert await open_offers(house, match) == [(kind, "north")]
        await house.tables.agree(match, user, house.token(), seq)

    assert await open_offers(house, match) == []


@pytest.mark.parametrize("kind", OLD)
async def test_what_an_older_version_has_asked_ends_at_last(house: House, kind: str) -> None:
    match, _ = await with_old_offer(house, kind)
    await house.pass_time(11 * DAY)
    assert await open_offers(house, match) == []
    assert (await house.notes(match))[-1] == "offer-expired"


async def test_what_an_older_version_had_declined_is_not_asked_again(house: House) -> None:
    match, _ = await with_old_offer(house, "hints")
    await house.tables.refuse(match, CAT, house.token())
    house.tables.repository.forget_all()
    assert (await refused(ask_hints(house, match, BEN))).reason == "refused-offer-declined"


def test_every_kind_of_request_has_its_words_in_both_languages() -> None:
    assert {*KINDS} == {*ASKING} == {*OLD}
    for language in LANGUAGES:
        translator = Presentation({}).translator(language)
        for kind in KINDS:
            for message in (
                f"offer-{kind}",
                f"offer-{kind}-open",
                f"offer-{kind}-name",
                f"panel-{kind}-asked",
            ):
                assert translator.has(message), message


async def test_who_is_erased_takes_over_no_seat_and_the_table_says_so(house: House) -> None:
    match = await three(house)
    await ask_substitute(house, match, ANN)

    await house.tables.erase(EVE)

    assert await open_offers(house, match) == []
    assert await house.notes(match) == ["offer-declined"]
