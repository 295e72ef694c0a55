"""What a player does in a private message is answered in it: by the panel as it is then."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.ui.interactions import asking, play
from bot.ui.interactions.context import InteractionContext
from bot.ui.page import ComponentId, Kind
from tests.laws.recorded_discord import RecordedPress
from tests.laws.standing_discord import PrivatePress
from tests.ui.standing_table import ANN, BEN, CAT, StandingTable


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[StandingTable]:
    """Ben is to move, and has a letter in which he can."""
    async with StandingTable.begun(tmp_path) as table:
        await table.empty()
        await table.deliver("turn", BEN)
        yield table


async def press(table: StandingTable, user: int, kind: Kind, payload: str = "", stamp: int = 0) -> str:
    """Somebody presses something in the letter they have; what it says then."""
    (letter,) = table.letters(user)
    await table.press(user, letter.id, ComponentId(kind, table.match, stamp, payload))
    await table.have_pictures()
    return table.discord.standing[letter.id].text


async def ask_by_command(table: StandingTable, user: int, handler: Any) -> list[str]:
    """Somebody types a command at the table; what they alone are answered."""
    before = set(table.discord.standing)
    asked: Any = RecordedPress(table.discord, user, None)
    await table.router.run(asked, handler)
    return [
        message.text
        for message in table.discord.standing.values()
        if message.id not in before and message.to == user
    ]


async def test_what_was_done_can_be_taken_back_and_the_letter_says_so(table: StandingTable) -> None:
    (letter,) = table.letters(BEN)
    (first, *_) = letter.offers(Kind.ACT, Kind.WALK, Kind.PICK)
    assert not letter.offers(Kind.UNDO), "nothing has been done"
    await table.act()
    said = await press(table, BEN, Kind.REFRESH, stamp=first.stamp)
    (undo,) = table.discord.standing[letter.id].offers(Kind.UNDO)
    assert "Your turn" not in said

    await press(table, BEN, Kind.UNDO, stamp=undo.stamp)

    loaded = await table.table()
    assert loaded.offers or await table.mover() == BEN, "asked for, or done"


async def test_a_press_that_comes_too_late_is_answered_by_how_things_stand(table: StandingTable) -> None:
    (letter,) = table.letters(BEN)
    view = await table.service.view(table.match, BEN)
    await table.act()

    said = await press(table, BEN, Kind.ACT, str(view.observation.legal[0]), view.stamp)

    assert table.sentence("panel-moved-on") in said
    assert [message.id for message in table.letters(BEN)] == [letter.id]


async def test_a_walk_that_comes_too_late_leads_nowhere(table: StandingTable) -> None:
    view = await table.service.view(table.match, BEN)
    await table.act()

    assert table.sentence("panel-moved-on") in await press(table, BEN, Kind.WALK, "0", view.stamp)


async def test_to_resign_is_asked_once_more_and_then_done(table: StandingTable) -> None:
    await press(table, BEN, Kind.RESIGN)
    (letter,) = table.letters(BEN)
    assert letter.offers(Kind.RESIGN_NOW)
    assert (await table.table()).phase == "playing"

    await press(table, BEN, Kind.RESIGN_NOW)

    assert (await table.table()).phase == "over"


async def test_who_has_no_seat_cannot_resign(table: StandingTable) -> None:
    async def resign(context: InteractionContext) -> None:
        context.match = table.match
        await play.ask_resign(context)

    (said,) = await ask_by_command(table, CAT, resign)

    assert said == table.sentence("refused-not-seated")


async def test_a_game_that_is_over_cannot_be_resigned(table: StandingTable) -> None:
    await table.service.resign(table.match, ANN, table.token())

    assert table.sentence("panel-moved-on") in await press(table, BEN, Kind.RESIGN)
    (letter,) = table.letters(BEN)
    assert not letter.offers(Kind.RESIGN_NOW)


@pytest.mark.parametrize(
    ("kind", "sentence"), [(Kind.AGREE, "panel-undo-agreed"), (Kind.REFUSE, "panel-undo-refused")]
)
async def test_an_answer_to_what_was_asked_is_confirmed(
    table: StandingTable, kind: Kind, sentence: str
) -> None:
    await table.service.propose(table.match, ANN, "pause", table.token())
    await press(table, BEN, Kind.REFRESH)
    (letter,) = table.letters(BEN)
    (target,) = letter.offers(kind)

    answer = await press(table, BEN, kind, target.payload, target.stamp)

    assert (await table.table()).paused == (kind is Kind.AGREE)
    assert not (await table.table()).offers
    assert table.sentence(sentence) in answer


async def test_who_withdraws_what_they_asked_for_is_told_that_it_is_withdrawn(table: StandingTable) -> None:
    await table.service.propose(table.match, BEN, "pause", table.token())
    await press(table, BEN, Kind.REFRESH)
    (letter,) = table.letters(BEN)
    (target,) = letter.offers(Kind.REFUSE)

    answer = await press(table, BEN, Kind.REFUSE, target.payload, target.stamp)

    assert not (await table.table()).offers
    assert table.sentence("panel-offer-withdrawn") in answer


async def test_a_mistyped_action_is_answered_by_legal_ones(table: StandingTable) -> None:
    legal = [str(action) for action in (await table.service.view(table.match, BEN)).observation.legal]

    async def act(context: InteractionContext) -> None:
        context.match = table.match
        await play.act_by_name(context, ("xyzzy",))

    (said,) = await ask_by_command(table, BEN, act)

    assert any(f"`{text}`" in said for text in legal)


async def test_a_typed_action_is_taken_and_answered_by_the_panel(table: StandingTable) -> None:
    legal = [str(action) for action in (await table.service.view(table.match, BEN)).observation.legal]
    seq = (await table.table()).seq

    async def act(context: InteractionContext) -> None:
        context.match = table.match
        await play.act_by_name(context, (legal[0],))

    (said,) = await ask_by_command(table, BEN, act)

    assert "Duel for Middle-earth" in said
    assert (await table.table()).seq > seq


async def test_nobody_is_taken_out_by_one_of_two_and_a_stranger_asks_nothing(table: StandingTable) -> None:
    """Given two at a table, where nobody is left to agree, nobody goes."""

    async def remove(context: InteractionContext) -> None:
        context.match = table.match
        await asking.remove(context, BEN)

    (said,) = await ask_by_command(table, ANN, remove)
    (of_a_stranger,) = await ask_by_command(table, CAT, remove)

    assert said == table.sentence("refused-remove-two")
    assert of_a_stranger == table.sentence("refused-not-seated")
    assert (await table.table()).phase == "playing"


async def test_a_sentence_can_take_the_place_of_a_letter(table: StandingTable) -> None:
    (letter,) = table.letters(BEN)

    async def replace(context: InteractionContext) -> None:
        await context.replace("That is all.")

    pressed: Any = PrivatePress(table.discord, BEN, letter.id)
    await table.router.run(pressed, replace)

    assert table.told(BEN) == ["That is all."]


async def test_a_panel_pressed_in_after_its_message_is_gone_stands_in_a_new_one(table: StandingTable) -> None:
    (letter,) = table.letters(BEN)
    del table.discord.standing[letter.id]

    await table.press(BEN, letter.id, ComponentId(Kind.REFRESH, table.match))

    (panel,) = [message for message in table.discord.standing.values() if message.to == BEN]
    assert panel.offers(Kind.ACT, Kind.WALK, Kind.PICK)
    open_panel = table.ui.panels.find(table.match, BEN)
    assert open_panel is not None
    assert open_panel.message == panel.id
