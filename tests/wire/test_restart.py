"""Restarts in mid-game: the game stands where it stood, and everything that was on the screen still works."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.sandbox import Person
from bot.ui.page import Kind
from tests.waiting import becomes_so
from tests.wire.evening import DARK, LIGHT, Evening, begin, turn_begins
from tests.wire.inn import Inn, said, texts
from tests.wire.people import Clicker, Offer, Typist, offers, readable, table_message

pytestmark = [pytest.mark.wire]


async def on_screen(person: Person) -> list[Offer]:
    """Every control a person can see, one line for each menu."""
    controls: dict[tuple[str, str], Offer] = {}
    for seen in await person.read():
        if readable(seen):
            for offer in offers(seen):
                controls.setdefault((seen.id, offer.custom_id), offer)
    return list(controls.values())


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_all_old_buttons_answer_after_a_restart(own_inn: Inn, kill: bool) -> None:
    """Given panels and a table from before, each of their controls works or explains itself."""
    inn = own_inn
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light, dark = Clicker(frida), Clicker(bolek)
    players = {LIGHT: light, DARK: dark}
    now = await Evening(inn, match, players).play(until=lambda truth: len(truth.state.ready) == 2)
    await dark.find(next(action for action in now.legal(DARK) if action.startswith("move warg")))
    await inn.becalmed()
    before = inn.log(match)

    await inn.restart(kill=kill)

    assert inn.log(match) == before
    kinds = set()
    for person in (frida, bolek):
        for offer in await on_screen(person):
            if offer.press.kind is Kind.ACT:
                continue
            values = None if offer.value is None else [offer.value]
            answer = await person.press_stale(offer.custom_id, offer.message, values=values)
            assert not answer.failed, offer.custom_id
            assert texts(said(answer)), offer.custom_id
            kinds.add(offer.press.kind)
    assert {Kind.SEAT, Kind.REFRESH, Kind.MORE, Kind.WHAT} <= kinds
    end = await Evening(inn, match, {LIGHT: Typist(frida), DARK: Typist(bolek)}).play(rng=Random(2))
    assert end.outcome is not None


async def test_a_lobby_outlives_a_restart(own_inn: Inn) -> None:
    """Given a lobby from before, joining and beginning by its old buttons works."""
    inn = own_inn
    frida, bolek = inn.person("frida"), inn.person("bolek")
    await frida.slash("confront start", opponent="bolek")
    lobby = (await frida.read())[-1]

    await inn.restart()

    for person, kind, payload in ((bolek, Kind.JOIN, ""), (frida, Kind.BEGIN, "")):
        offer = next(
            shown_offer
            for shown_offer in offers(lobby)
            if (shown_offer.press.kind, shown_offer.press.payload) == (kind, payload)
        )
        answer = await person.press_stale(offer.custom_id, lobby)
        assert not answer.failed
    assert inn.rows("SELECT phase FROM match") == [("playing",)]


async def test_a_finished_game_nobody_plays_any_more_still_answers(own_inn: Inn) -> None:
    """Given a game over, whose rules the bot does not load after a restart, all its controls still work."""
    inn = own_inn
    frida, bolek = inn.person("frida"), inn.person("bolek")
    await begin(inn, frida, bolek)
    await frida.slash("table", action="resign")
    (sure,) = [
        shown_offer for shown_offer in await on_screen(frida) if shown_offer.press.kind is Kind.RESIGN_NOW
    ]
    await frida.press_stale(sure.custom_id, sure.message)
    await inn.becalmed()
    assert inn.rows("SELECT phase FROM match") == [("over",)]
    await table_message(bolek, Kind.REMATCH)

    await inn.restart()

    kinds = set()
    for offer in await on_screen(bolek):
        values = None if offer.value is None else [offer.value]
        answer = await bolek.press_stale(offer.custom_id, offer.message, values=values)
        assert not answer.failed, offer.custom_id
        assert texts(said(answer)), offer.custom_id
        kinds.add(offer.press.kind)
    assert {Kind.REMATCH, Kind.REVIEW, Kind.MORE} <= kinds


async def test_the_new_board_is_brought_after_the_restart(own_inn: Inn) -> None:
    """Given the bot is killed between a move and its board, the board comes when it is back."""
    inn = own_inn
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    evening = Evening(inn, match, {LIGHT: Typist(frida), DARK: Typist(bolek)})
    now = await evening.play(until=lambda truth: len(truth.state.ready) == 2)
    await turn_begins(frida, 1)
    await inn.driver.plan_fault(method="PATCH|POST", path=r"^/channels/\d+/messages", status=500, times=50)
    await bolek.slash("act", action=next(a for a in now.legal(DARK) if a.startswith("move warg")))
    await inn.bot.kill()
    await inn.gone()
    await inn.driver.clear_faults()

    await inn.start()

    await turn_begins(frida, 2)


async def test_a_title_card_is_posted_once_though_the_bot_died_before_it_noted_that(own_inn: Inn) -> None:
    """Given a card that was posted by a bot that died before it took it out of the outbox."""
    inn = own_inn
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    await Evening(inn, match, {LIGHT: Typist(frida), DARK: Typist(bolek)}).play()
    await _all_is_told(inn)
    posted = await _title_cards(frida)
    assert posted

    await inn.bot.kill()
    await inn.gone()
    with closing(sqlite3.connect(inn.database)) as database, database:
        database.execute(
            "INSERT INTO outbox (id, match_id, kind, user_id, press, revision, created) "
            "SELECT 9000, id, 'card', 0, last_press, 1, created FROM match"
        )
    await inn.start()

    await _all_is_told(inn)
    assert await _title_cards(frida) == posted


async def _all_is_told(inn: Inn) -> None:
    await becomes_so(lambda: not inn.rows("SELECT 1 FROM outbox"), "something is never told")


async def _title_cards(person: Person) -> list[str]:
    seen = await person.read(limit=100)
    return [message.id for message in seen if "/card-" in str(message.raw)]


async def test_the_commands_are_not_sent_again_when_they_have_not_changed(own_inn: Inn) -> None:
    """A restart leaves Discord's list alone."""
    assert len(own_inn.synchronised) == 1
    await own_inn.becalmed(1.0)

    await own_inn.restart()

    assert len(own_inn.synchronised) == 1
