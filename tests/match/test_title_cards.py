"""Which moments have a card: public ones, each once, at most one for a request, and a first win."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from bot.engine import Event, Moment, encode_events
from bot.engine.record import GIVEN_UP
from bot.store import EntryRow
from cogs import bundles
from cogs.inn.title_cards.service import Occasions, find_occasion
from cogs.war.model.battle_events import SettlementCaptured
from cogs.war.model.turn_events import FellowshipRevealed, GameEnded
from tests.match.house import ANN, BEN, HERE, House
from tests.match.tiny_game import Walked, tiny_bundle

WAR: Final = bundles()["war"]
SEEN = FellowshipRevealed(path=("rivendell", "hollin"))
TAKEN = SettlementCaptured(side="shadow", region="minas_tirith", points=2, back=False)
ENDED = GameEnded(winner="free_peoples", reason="outcome-ring-destroyed", free_peoples=0, shadow=9)


def log(*told: tuple[int, Event], undone: int = 0) -> tuple[EntryRow, ...]:
    """A log of events by their requests. undone: so many of the first entries have been taken back."""
    numbers = count(1)
    rows = [
        EntryRow(number, press, "shadow", "action", "x", encode_events([event]), False, False, "")
        for number, (press, event) in zip(numbers, told, strict=False)
    ]
    return tuple(replace(row, undone=99) if row.seq <= undone else row for row in rows)


def key_of(*told: tuple[int, Event], press: int = 0, undone: int = 0) -> tuple[str, str] | None:
    """The moment of a press that has a card. press: the last one where none is named."""
    occasion = find_occasion(WAR, log(*told, undone=undone), press or told[-1][0])
    return None if occasion is None else occasion.key


def test_the_fellowship_has_a_card_when_it_is_revealed_for_the_first_time_alone() -> None:
    assert key_of((1, SEEN)) == ("revealed", "")
    assert key_of((1, SEEN), (2, SEEN)) is None


def test_each_stronghold_has_a_card_of_its_own_and_what_is_won_back_has_none() -> None:
    other = replace(TAKEN, region="helms_deep")
    assert key_of((1, TAKEN), (2, other)) == ("stronghold", "region-helms_deep")
    assert key_of((1, replace(TAKEN, back=True))) is None
    assert key_of((1, replace(TAKEN, region="osgiliath"))) is None


def test_a_moment_has_its_card_though_another_has_come_since() -> None:
    assert key_of((1, SEEN), (2, TAKEN), (3, ENDED), press=1) == ("revealed", "")
    assert key_of((1, SEEN), (2, TAKEN), (3, ENDED), press=2) == ("stronghold", "region-minas_tirith")


def test_of_one_request_the_greatest_moment_has_the_card() -> None:
    assert key_of((1, TAKEN), (1, SEEN), (1, ENDED)) == ("mount-doom", "")


def test_a_moment_taken_back_has_no_card_and_none_when_it_comes_again() -> None:
    assert key_of((1, SEEN), undone=1) is None
    assert key_of((1, SEEN), (2, SEEN), undone=1) is None
    assert key_of((1, SEEN), (2, TAKEN), undone=1) == ("stronghold", "region-minas_tirith")


def test_what_not_everybody_may_know_has_no_card() -> None:
    assert key_of((1, replace(SEEN, audience=("shadow",)))) is None


STEPPED = Moment("stepped", "cup", Walked, lambda _: "")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await House.open(tmp_path / "pony.db", replace(tiny_bundle(), moments=(STEPPED,)))
    yield opened
    await opened.store.close()


async def cards(house: House) -> list[int | None]:
    return [user for _, kind, user in await house.outbox() if kind == "card"]


async def test_a_card_is_written_in_the_commit_of_its_moment_and_survives_a_restart(house: House) -> None:
    match = await house.settled(ANN, BEN)
    assert await cards(house) == []
    await house.play(match, ANN, "step 1")
    assert await cards(house) == [None]
    again = await house.reopened()
    assert await cards(again) == [None]
    await again.store.close()


async def test_two_moments_of_which_none_has_been_told_both_wait(house: House) -> None:
    """Given that nobody tells anything, then a second moment does not take the place of the first."""
    match = await house.settled(ANN, BEN)
    for _ in range(2):
        await house.play(match, ANN, "step 1")
    waiting = [row.press for row in await house.store.outbox(99) if row.kind == "card"]
    assert len(waiting) == 2
    assert waiting == sorted(set(waiting))


async def test_the_first_win_of_somebody_is_told_once_and_not_of_who_hides_what_they_play(
    house: House,
) -> None:
    first = await house.tables.table(await house.finished(ANN, BEN))
    occasions = Occasions(house.tables)
    winner = await occasions.first_winner(first)
    assert winner in (ANN, BEN)
    assert winner is not None
    assert await cards(house) == [None]
    await house.tables.change_user_settings(winner, lambda old: old.model_copy(update={"profile": False}))
    assert await occasions.first_winner(first) is None
    await house.tables.change_user_settings(winner, lambda old: old.model_copy(update={"profile": True}))
    second = await house.tables.table(await house.finished(ANN, BEN, place=replace(HERE, channel=77)))
    assert second.outcome is not None
    assert first.outcome is not None
    if second.outcome.winners == first.outcome.winners:
        assert await occasions.first_winner(second) is None


async def test_who_wins_because_others_give_up_has_no_card(house: House) -> None:
    table = await house.tables.table(await house.finished(ANN, BEN))
    assert table.outcome is not None
    given = replace(table, outcome=replace(table.outcome, reason=GIVEN_UP))
    assert await Occasions(house.tables).first_winner(given) is None
