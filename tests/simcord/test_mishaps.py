"""What may go wrong between people, buttons and Discord, and what becomes of the game then."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import discord
import pytest
from discord import app_commands
from prometheus_client import REGISTRY

from bot.ui.interactions.context import InteractionContext
from bot.ui.menus.level import Trail
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from tests.simcord.closed_doors import open_up, shut_out_bot
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, seat_of, sit_down, words
from tests.ui.test_dispatcher import http_error
from tests.wire.people import NotOfferedError, has, offer_of, offers, table_message, take

HOUR = 3600


async def log_of(evening: Evening) -> int:
    """How many events the match has had."""
    tables = evening.inn.pony.services.matches
    rows, _, pages = await tables.log(evening.match, evening.inn.user_id(evening.people[LIGHT].name), 0)
    return len(rows) + pages


async def test_after_a_restart_every_old_button_answers(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    light, dark = evening.people[LIGHT], evening.people[DARK]
    panels = {seat: await evening.players[seat].sit() for seat in (LIGHT, DARK)}
    table = await table_message(light)
    before = (await evening.view(DARK)).observation

    await inn.restart()

    assert (await evening.view(DARK)).observation == before
    for offer in offers(table):
        assert not (await take(light, offer)).failed
    for seat, person in ((LIGHT, light), (DARK, dark)):
        for offer in list(offers(panels[seat])):
            if offer.press.kind in (Kind.REFRESH, Kind.WHAT, Kind.MORE):
                assert not (await person.press_stale(offer.custom_id, panels[seat])).failed
    action = next(
        offer
        for offer in offers(panels[DARK])
        if offer.action or offer.value or offer.press.kind is Kind.WALK
    )
    assert not (await take(dark, action)).failed


async def test_a_button_of_a_past_decision_shows_how_things_stand_now(inn: Inn) -> None:
    evening = await sit_down(inn)
    panel = await evening.players[LIGHT].sit()
    muster = next(offer for offer in offers(panel) if offer.action == "muster")
    await take(evening.people[LIGHT], muster)
    count = await log_of(evening)

    answer = await evening.people[LIGHT].press_stale(muster.custom_id, panel)

    assert not answer.failed
    assert "has moved on" in answer.message.text
    assert await log_of(evening) == count


@pytest.mark.parametrize("way", ["a button", "a line of a menu", "an action in a menu"])
async def test_a_stale_menu_leads_to_no_level_and_does_nothing(inn: Inn, way: str) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    while await evening.whose() != LIGHT:
        await evening.play(1)
    light = evening.people[LIGHT]
    stamp = (await evening.view(LIGHT)).stamp
    panel = await evening.players[LIGHT].sit()
    while (await evening.view(LIGHT)).stamp == stamp or await evening.whose() != LIGHT:
        await evening.play(1)
    legal, count = await evening.legal(LIGHT), await log_of(evening)
    kind, payload, values = {
        "a button": (Kind.WALK, str(Trail(steps=(0,))), []),
        "a line of a menu": (Kind.PICK, "/0", ["w0"]),
        "an action in a menu": (Kind.PICK, "/0", [f"a{legal[0]}"]),
    }[way]

    answer = await light.press_stale(
        str(ComponentId(kind, evening.match, stamp, payload)), panel, values=values or None
    )

    assert "has moved on" in answer.message.text
    assert await log_of(evening) == count
    assert await evening.legal(LIGHT) == legal


async def test_of_two_presses_at_once_one_counts_and_both_are_answered(inn: Inn) -> None:
    evening = await sit_down(inn)
    panel = await evening.players[LIGHT].sit()
    muster = next(offer for offer in offers(panel) if offer.action == "muster")

    answers = await evening.people[LIGHT].press_at_once((muster.custom_id, panel), (muster.custom_id, panel))

    assert not any(answer.failed for answer in answers)
    assert "ready" in await evening.legal(LIGHT)


async def test_a_panel_answered_while_another_moves_shows_that_move(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await sit_down(inn)
    await evening.do(DARK, "muster")
    await evening.do(DARK, "ready")
    await evening.do(LIGHT, "muster")
    light = evening.people[LIGHT]
    await evening.players[LIGHT].sit()
    send, moved = InteractionContext._send, asyncio.Event()

    async def send_slowly(context: InteractionContext, *given: Any, **named: Any) -> Any:
        """The answer is on its way when the other moves and everybody is told."""
        sent = await send(context, *given, **named)
        if not moved.is_set():
            moved.set()
            await move_quietly(evening, DARK)
        return sent

    monkeypatch.setattr(InteractionContext, "_send", send_slowly)
    answer = await light.slash("act", action="ready")

    for _ in range(2_000):
        newest = next(seen for seen in await light.read() if seen.id == answer.message.id)
        if any(offer.action or offer.value for offer in offers(newest)):
            break
        await asyncio.sleep(0.005)
    else:
        raise AssertionError(newest.text)
    assert moved.is_set()


async def move_quietly(evening: Evening, seat: str) -> None:
    """Moves into an empty region, after which it is the other's turn, and waits until that has been told."""
    matches, game = evening.inn.pony.services.matches, bundles()["confrontation"].game
    user = evening.inn.user_id(evening.people[seat].name)
    seen = (await matches.view(evening.match, user)).observation
    truth = game.determinise(seen, Random(1))
    passing = (
        str(action)
        for action in seen.legal
        if game.legal(game.apply(truth, seat, action).state, DARK if seat == LIGHT else LIGHT)
    )
    await matches.act(evening.match, user, None, [next(passing)], "meanwhile")
    for _ in range(2_000):
        if not await evening.inn.pony.store.outbox(1):
            return
        await asyncio.sleep(0.005)
    raise TimeoutError("the outbox does not come to rest")


async def test_a_stranger_sees_nothing_and_changes_nothing(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    panel = await evening.players[DARK].sit()
    table = await table_message(evening.people[LIGHT])
    tom = inn.person("tom")
    before = (await evening.view(DARK)).observation

    seat = await take(tom, offer_of(table, Kind.SEAT))
    acts = [offer for offer in offers(panel) if offer.press.kind in (Kind.ACT, Kind.PICK, Kind.WALK)]
    stolen = await tom.press_stale(
        acts[0].custom_id, panel, values=[acts[0].value] if acts[0].value else None
    )
    more = await take(tom, offer_of(table, Kind.MORE))
    log = await take(tom, offer_of(more.message, Kind.LOG))
    board = await tom.slash("look", at="words")
    resigned = await tom.press_stale(str(ComponentId(Kind.RESIGN_NOW, evening.match)), table)

    assert "aren’t playing at this table" in seat.message.text
    assert seat.message.ephemeral
    assert not any(answer.failed for answer in (stolen, log, board, resigned))
    assert not has(log.message, Kind.ACT, Kind.PICK)
    assert (await evening.view(DARK)).observation == before


@pytest.mark.parametrize(
    "custom_id",
    [
        "p1:a:1:1:fly to mordor",
        "p1:zz:1:1:",
        "p0:old:1",
        "p1:s:1:1:",
        "p1:st:zzzzzz:0:",
        "p1:th:0:0:x.y",
        "x" * 100,
    ],
)
async def test_a_forged_button_is_answered_and_does_nothing(inn: Inn, custom_id: str) -> None:
    evening = await sit_down(inn)
    table = await table_message(evening.people[LIGHT])
    before = (await evening.view(LIGHT)).observation

    answer = await evening.people[LIGHT].press_stale(custom_id, table)

    assert not answer.failed
    assert answer.message.ephemeral
    assert (await evening.view(LIGHT)).observation == before


async def test_a_button_of_an_older_version_leads_to_the_present(inn: Inn) -> None:
    evening = await sit_down(inn)
    table = await table_message(evening.people[LIGHT])

    answer = await evening.people[LIGHT].press_stale("p0:move:17", table)

    panel = await take(evening.people[LIGHT], offer_of(answer.message, Kind.SEAT))
    assert has(panel.message, Kind.ACT, Kind.PICK, Kind.WALK)


async def test_with_closed_dms_somebody_is_called_at_the_table(inn: Inn) -> None:
    inn.close_dms("bolek")
    evening = await sit_down(inn)
    await inn.advance(HOUR)

    await evening.do(LIGHT, "muster", "ready")
    await evening.do(DARK, "muster", "ready")
    await inn.advance(HOUR)
    await evening.play(3)

    assert "bolek" in [ping.user for ping in inn.pings()]
    settings = await inn.pony.services.matches.user_settings(inn.user_id("bolek"))
    assert settings.dm_closed
    tables = [
        seen for seen in await evening.people[LIGHT].read() if has(seen, Kind.MORE) and not seen.ephemeral
    ]
    assert len(tables) == 1


async def test_somebody_who_is_away_gets_a_dm_and_can_play_from_it(inn: Inn) -> None:
    evening = await sit_down(inn)
    await inn.advance(HOUR)
    bolek = inn.person("bolek", "dm")

    (notice,) = [seen for seen in await bolek.dms() if has(seen, Kind.ACT, Kind.PICK, Kind.WALK)][-1:]
    muster = next(offer for offer in offers(notice) if offer.action == "muster")
    answer = await take(bolek, muster)

    assert "🔔" in notice.text
    assert answer.status == "updated"
    assert "ready" in await evening.legal(DARK)


async def test_of_a_match_one_private_message_stays_also_after_a_restart(inn: Inn) -> None:
    evening = await sit_down(inn)
    bolek = inn.person("bolek", "dm")
    written = []
    await evening.set_up()
    for turn in range(3):
        if turn == 1:
            await inn.restart()
        await inn.advance(HOUR)
        await evening.play(2)
        written.append([seen.id for seen in await bolek.dms()])

    assert [len(message_ids) for message_ids in written] == [1, 1, 1]
    assert len({message_id for (message_id,) in written}) > 1


async def test_in_a_dm_the_commands_find_the_match(inn: Inn) -> None:
    evening = await sit_down(inn)
    bolek = inn.person("bolek", "dm")

    choices = await bolek.autocomplete("act", "action", "must")
    answer = await bolek.slash("act", action="muster")

    assert "muster" in [choice["value"] for choice in choices.choices]
    assert not answer.failed
    assert "ready" in await evening.legal(DARK)


async def test_a_deleted_table_message_comes_back(inn: Inn) -> None:
    evening = await sit_down(inn)
    inn.delete_message("table-1", await table_message(evening.people[LIGHT]))

    await evening.set_up()

    assert await table_message(evening.people[LIGHT])


async def test_a_deleted_channel_ends_nothing(inn: Inn) -> None:
    evening = await sit_down(inn)
    inn.delete_channel("table-1")

    await evening.set_up()

    dms = words(await inn.person("frida", "dm").dms())
    assert "can’t write" in dms
    moved = await inn.person("frida", "dm").slash("seat")
    assert "Light" in moved.message.text


async def test_a_table_comes_back_to_a_channel_in_which_the_bot_may_write_again(inn: Inn) -> None:
    """Given a table lost with a permission, when that is given back, then nobody has to make a move first."""
    evening = await sit_down(inn)
    await evening.set_up()
    matches, looking = inn.pony.services.matches, inn.pony.posts["lost-tables"]
    shut_out_bot(inn, "table-1")
    await evening.play(1)
    assert (await matches.table(evening.match)).message is None
    await looking.tell_what_is_due()
    await inn.calm()
    assert (await matches.table(evening.match)).message is None, "it is shown only where the bot may write"

    open_up(inn, "table-1")
    await looking.tell_what_is_due()
    await inn.calm()

    shown = await table_message(evening.people[LIGHT], Kind.SEAT)
    assert (await matches.table(evening.match)).message == int(shown.id)
    await looking.tell_what_is_due()
    await inn.calm()
    assert (await table_message(evening.people[LIGHT], Kind.SEAT)).id == shown.id


async def test_where_discord_refuses_all_the_same_a_lost_table_is_tried_once_until_something_changes(
    inn: Inn,
) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    looking, channel = inn.pony.posts["lost-tables"], inn.channel_id("table-1", "")
    inn.fault("PATCH", f"/channels/{channel}/messages/*", 403, 50001, times=None)
    inn.fault("POST", f"/channels/{channel}/messages", 403, 50001, times=None)
    await evening.play(1)

    def count() -> float:
        """How often the table could not be shown."""
        labels = {"kind": "table", "why": "place-lost"}
        return REGISTRY.get_sample_value("pony_notices_given_up_total", labels) or 0.0

    before = count()
    for _ in range(3):
        await looking.tell_what_is_due()
        await inn.calm()
    assert count() == before + 1

    await evening.play(1)
    again = count()
    await looking.tell_what_is_due()
    await inn.calm()
    assert count() == again + 1


async def test_an_old_table_message_is_posted_anew_and_the_old_one_goes(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    old = await table_message(evening.people[LIGHT])
    await inn.advance(2 * HOUR)

    await evening.play(2)

    new = await table_message(evening.people[LIGHT])
    assert new.id != old.id
    public = [seen for seen in await evening.people[LIGHT].read() if not seen.ephemeral]
    assert old.id not in [seen.id for seen in public]


async def test_what_cannot_be_sent_now_is_sent_later(inn: Inn) -> None:
    evening = await sit_down(inn)
    path = "/channels/*/messages/*"
    inn.fault("PATCH", path, 500, 0, times=1)

    await evening.set_up()
    await evening.play(2)

    assert (await evening.view(LIGHT)).table.message is not None
    assert await table_message(evening.people[LIGHT])


async def test_taking_back_what_was_shown_needs_the_other_side(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    mover = await evening.whose()
    other = LIGHT if mover == DARK else DARK
    before = (await evening.view(mover)).observation
    await evening.play(1)
    if (await evening.view(mover)).can_undo == "no":
        pytest.skip("the first move could not be taken back at all")

    asked = await evening.people[mover].slash("table", action="undo")
    assert not asked.failed
    if (await evening.view(mover)).table.offers == ():
        assert (await evening.view(mover)).observation == before
        return
    panel = await evening.players[other].sit()
    answer = await take(evening.people[other], offer_of(panel, Kind.AGREE))

    assert not answer.failed
    assert (await evening.view(mover)).observation.legal == before.legal


async def test_a_declined_taking_back_changes_nothing(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    mover = await evening.whose()
    other = LIGHT if mover == DARK else DARK
    await evening.play(1)
    await evening.people[mover].slash("table", action="undo")
    if (await evening.view(mover)).table.offers == ():
        pytest.skip("the first move could be taken back freely")
    after = (await evening.view(other)).observation

    panel = await evening.players[other].sit()
    await take(evening.people[other], offer_of(panel, Kind.REFUSE))

    view = await evening.view(other)
    assert view.table.offers == ()
    assert view.observation == after


async def test_a_failure_of_ours_is_told_with_a_reference(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    inn.forgiven.add("planted")
    evening = await sit_down(inn)
    table = await table_message(evening.people[LIGHT])

    async def broken(*_: object) -> None:
        await asyncio.sleep(0)
        raise RuntimeError("planted")

    monkeypatch.setattr(inn.pony.services.matches, "view", broken)
    answer = await take(evening.people[LIGHT], offer_of(table, Kind.MORE))

    assert "reference" in answer.message.text
    assert answer.message.ephemeral
    assert "planted" not in answer.message.text


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (http_error(400, 50083), "archived"),
        (http_error(403, 160005), "locked"),
        (ZeroDivisionError(), "something went wrong"),
    ],
)
async def test_an_error_that_nothing_of_ours_has_answered_is_told_all_the_same(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    inn.forgiven.add("ZeroDivisionError")

    async def fail(_: object, interaction: discord.Interaction, *__: object) -> None:
        command: Any = interaction.command
        await inn.pony.tree.on_error(interaction, app_commands.CommandInvokeError(command, error))

    monkeypatch.setattr(type(inn.pony.router), "run", fail)

    answer = await inn.person("frida").slash("settings")

    inn.env._errors.clear()
    assert answer.message.ephemeral
    assert said in answer.message.text


async def test_nobody_else_can_press_what_is_private(inn: Inn) -> None:
    """The panel of one seat is not among what the other side sees."""
    evening = await sit_down(inn)
    panel = await seat_of(evening.people[LIGHT])

    assert panel.id not in [seen.id for seen in await evening.people[DARK].read()]
    with pytest.raises(NotOfferedError):
        offer_of(await table_message(evening.people[DARK]), Kind.ACT)


@pytest.mark.parametrize("code", [20026, 20009, 50001, 40007])
async def test_a_private_message_refused_for_whatever_reason_is_told_at_the_table(
    inn: Inn, code: int
) -> None:
    evening = await sit_down(inn)
    await inn.advance(HOUR)
    await evening.set_up()
    path = f"/channels/{inn.users['bolek'].dm_channel.id}/messages"
    inn.fault("POST", path, 403, code, times=None)
    called = len([ping for ping in inn.pings() if ping.user == "bolek"])

    await inn.advance(HOUR)
    await evening.play(2)
    await inn.calm()

    assert len([ping for ping in inn.pings() if ping.user == "bolek"]) > called
    settings = await inn.pony.services.matches.user_settings(inn.user_id("bolek"))
    assert not settings.dm_closed, "another message may be taken"


async def test_a_request_is_told_at_the_table_where_the_bot_may_open_no_dms(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    await inn.advance(HOUR)
    path = f"/channels/{inn.users['bolek'].dm_channel.id}/messages"
    inn.fault("POST", path, 403, 20026, times=None)
    called = len([ping for ping in inn.pings() if ping.user == "bolek"])

    tables = inn.pony.services.matches
    await tables.propose(evening.match, inn.user_id("frida"), "end", "ask")
    await inn.calm()

    assert len([ping for ping in inn.pings() if ping.user == "bolek"]) == called + 1
