"""A tournament from sign-up to the winner, as people see it."""

from __future__ import annotations

from bot.match.tournaments.model import Tournament
from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs.inn.tournaments.pages import (
    BEGIN,
    CANCEL,
    CANCEL_NOW,
    ENTER,
    FORM,
    GAMES,
    HELP,
    LEAVE,
    LEAVE_NOW,
    LIST,
    RESULT,
    RUN,
)
from tests.simcord.driver import Inn
from tests.wire.forms import begin_cup, draft_cup, fill_in, offer_like, open_cup, set_result
from tests.wire.people import has, offer_of, offers, set_server, take


async def board(inn: Inn) -> SeenMessage:
    """The message that shows how it stands."""
    return await inn.person("frida").wait_for(lambda message: has(message, Kind.TOURNAMENT))


async def cup(inn: Inn) -> Tournament:
    """The tournament behind it."""
    return await inn.pony.services.matches.tournaments.get(1)


async def give_up(inn: Inn, tournament: Tournament, round_number: int) -> None:
    """In each game of a round the second gives up."""
    for game in tournament.games:
        if game.round == round_number and game.match is not None and game.points is None:
            loser = tournament.entrant_of(game.players[1]).user
            await inn.pony.services.matches.resign(game.match, loser, f"test-{game.match}")
    await inn.calm()


async def test_four_people_play_a_cup_through_a_restart(inn: Inn) -> None:
    frida = inn.person("frida")
    await open_cup(frida, name="Winter cup", game="journey", rounds=2)
    for name in ("frida", "bolek", "zosia", "tom"):
        await take(inn.person(name), offer_of(await board(inn), Kind.TOURNAMENT, ENTER))
    refused = await take(inn.person("bolek"), offer_of(await board(inn), Kind.TOURNAMENT, BEGIN))
    assert (await cup(inn)).phase == "entry"
    assert refused.message.ephemeral

    await take(frida, offer_of(await board(inn), Kind.TOURNAMENT, BEGIN))
    first = await cup(inn)
    assert [len(game.players) for game in first.games] == [2, 2]
    called = sorted(ping.user for ping in inn.pings())
    assert {called.count(name) for name in ("frida", "bolek", "zosia", "tom")} == {1}

    await inn.restart()
    await give_up(inn, first, 1)
    second = await cup(inn)
    assert second.round == 2
    assert len({game.channel for game in second.games}) == 4

    await give_up(inn, second, 2)
    over = await cup(inn)
    assert over.phase == "over"
    shown = await board(inn)
    assert f"<@{over.entrant_of(1).user}>" in shown.text
    games = await take(frida, offer_of(shown, Kind.TOURNAMENT, GAMES))
    assert has(games.message, Kind.ARCHIVE)
    assert (await take(frida, offer_of(shown, Kind.TOURNAMENT, HELP))).message.ephemeral


async def test_a_tournament_is_opened_by_two_forms_and_a_button(inn: Inn) -> None:
    frida = inn.person("frida")
    refused = (await inn.person("bolek").slash("tournament")).message
    assert not has(refused, Kind.TOURNAMENT), "bolek may open none"

    page = await draft_cup(frida, game="duel", format="knock-out", pace="day", hours=6, both=True)
    assert await inn.pony.store.tournaments(inn.env.guild.id, ("entry",)) == ()
    own = await take(frida, offer_like(page.message, Kind.TOURNAMENT, "o."))

    opened = await cup(inn)
    assert (opened.game, opened.terms.format, opened.terms.pace, opened.terms.both_sides) == (
        "duel",
        "knock-out",
        "day",
        True,
    )
    assert opened.name.plain.startswith("Duel for Middle-earth, ")
    assert has(await board(inn), Kind.TOURNAMENT)
    assert "knock-out" in own.message.text
    assert own.message.ephemeral


async def test_a_draft_outlives_a_restart_and_can_be_changed(inn: Inn) -> None:
    frida = inn.person("frida")
    drafted = (await draft_cup(frida, name="Winter cup", game="journey", seats=3, rounds=4)).message
    form = await take(frida, offer_like(drafted, Kind.TOURNAMENT, "f."))

    await inn.restart()
    page = (await frida.submit(form, name="Summer cup")).message
    await take(frida, offer_like(page, Kind.TOURNAMENT, "o."))

    opened = await cup(inn)
    assert (opened.name.plain, opened.game, opened.terms.seats, opened.terms.rounds) == (
        *("Summer cup", "journey"),
        *(3, 4),
    )


async def test_by_the_form_only_a_role_may_enter_and_house_rules_are_left_aside(inn: Inn) -> None:
    frida = inn.person("frida")
    guild, role = inn.env.guild.id, 77
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda old: old.model_copy(update={"presets": {"duel": {"landmark_income": "false"}}})
    )

    everybody = (await draft_cup(frida, game="duel", role=guild)).message
    page = (await draft_cup(frida, game="duel", role=role, printed=True)).message
    await take(frida, offer_like(page, Kind.TOURNAMENT, "o."))

    opened = await cup(inn)
    assert "For those with the role" not in everybody.text, "the role of everybody is none"
    assert "For those with the role <@&77>" in page.text
    assert (opened.terms.role, opened.terms.options) == (role, {})
    refused = await take(inn.person("bolek"), offer_of(await board(inn), Kind.TOURNAMENT, ENTER))
    assert "<@&77>" in refused.message.text


async def test_the_way_to_a_new_tournament_is_on_the_page_of_the_server(inn: Inn) -> None:
    page = (await inn.person("frida").slash("server settings")).message

    form = await take(inn.person("frida"), offer_of(page, Kind.TOURNAMENT, FORM))

    assert form.status == "modal"


async def test_the_page_of_a_server_lists_its_tournaments_and_leads_to_each(inn: Inn) -> None:
    await open_cup(inn.person("frida"), name="Winter cup", game="duel")
    await open_cup(inn.person("frida", "table-3"), name="Summer cup", game="journey")
    tom = inn.person("tom", "table-2")

    every = (await tom.slash("tournament")).message
    winter = next(offer for offer in offers(every) if offer.label == "Winter cup")
    chosen = (await take(tom, winter)).message
    back = (await take(tom, offer_of(chosen, Kind.TOURNAMENT, LIST))).message
    named = [choice["name"] for choice in (await tom.autocomplete("tournament", "which", "summer")).choices]
    typed = (await tom.slash("tournament", which="Summer cup")).message
    unknown = (await tom.slash("tournament", which="99")).message
    entered = (await take(tom, offer_of(typed, Kind.TOURNAMENT, ENTER))).message

    assert "Summer cup" in every.text
    assert "Winter cup" in chosen.text
    assert back.text == every.text
    assert named == ["Summer cup"]
    assert "Summer cup" in typed.text
    assert "Summer cup" not in unknown.text
    assert has(entered, Kind.TOURNAMENT), "the page stays, and says what has been done"
    assert "You have entered" in entered.text


async def test_the_manager_corrects_a_result_and_the_reason_stays(inn: Inn) -> None:
    frida = inn.person("frida")
    await open_cup(frida, name="Duel cup", game="duel", format="knock-out")
    await begin_cup(frida, frida, inn.person("bolek"))
    winner = (await cup(inn)).entrant(inn.user_id("bolek"))
    assert winner is not None
    page = (await frida.slash("tournament")).message
    run = (await take(frida, offer_of(page, Kind.TOURNAMENT, RUN))).message
    form = next(offer for offer in offers(run) if offer.press.payload == RESULT)

    refused = await inn.person("bolek").press_stale(form.custom_id, await board(inn), values=["1.1.1"])
    silent = await fill_in(frida, form, {"winner": str(winner.number)})
    done = await fill_in(frida, form, {"winner": str(winner.number), "words": "didn’t come"})

    assert refused.message.ephemeral
    assert "say why" in silent.message.text
    assert "The result is set" in done.message.text
    over = await cup(inn)
    assert over.phase == "over"
    assert "didn’t come" in (await board(inn)).text


async def test_a_result_set_by_a_form_is_told_to_those_who_are_playing_the_game(inn: Inn) -> None:
    frida = inn.person("frida")
    await open_cup(frida, name="Duel cup", game="duel", format="knock-out")
    await begin_cup(frida, frida, inn.person("bolek"))
    (game,) = (await cup(inn)).games
    winner = game.players.index((await cup(inn)).entrant(inn.user_id("bolek")).number)  # type: ignore[union-attr]

    refused = await take(inn.person("bolek"), offer_of(await board(inn), Kind.TOURNAMENT, RUN))
    await set_result(frida, winner=str(game.players[winner]), reason="absent")
    await inn.calm()

    assert not has(refused.message, Kind.TOURNAMENT)
    over = await cup(inn)
    assert (over.phase, over.games[0].points) == ("over", (0, 12) if winner else (12, 0))
    assert "A player didn’t come." in (await board(inn)).text
    told = [message.text for message in await frida.read(str(game.channel)) if "didn’t come" in message.text]
    assert len(told) == 1
    assert all(f"<@{inn.user_id(name)}>" in told[0] for name in ("frida", "bolek"))


async def test_the_manager_calls_a_tournament_off_by_buttons_having_been_asked(inn: Inn) -> None:
    frida = inn.person("frida")
    await open_cup(frida, name="Cup", game="duel")
    page = (await take(frida, offer_of(await board(inn), Kind.TOURNAMENT, RUN))).message
    asked = (await take(frida, offer_of(page, Kind.TOURNAMENT, CANCEL))).message
    assert (await cup(inn)).phase == "entry"

    forged = await inn.person("bolek").press_stale(
        offer_of(asked, Kind.TOURNAMENT, CANCEL_NOW).custom_id, await board(inn)
    )
    assert forged.message.ephemeral
    assert (await cup(inn)).phase == "entry"
    await take(frida, offer_of(asked, Kind.TOURNAMENT, CANCEL_NOW))

    assert (await cup(inn)).phase == "cancelled"


async def test_whoever_withdraws_is_asked_first_and_gives_up_the_game(inn: Inn) -> None:
    await open_cup(inn.person("frida"), name="Cup", game="confrontation", rounds=1)
    await begin_cup(inn.person("frida"), inn.person("frida"), inn.person("bolek"))
    asked = await take(inn.person("bolek"), offer_of(await board(inn), Kind.TOURNAMENT, LEAVE))
    assert (await cup(inn)).phase == "playing"

    await take(inn.person("bolek"), offer_of(asked.message, Kind.TOURNAMENT, LEAVE_NOW))

    over = await cup(inn)
    assert over.phase == "over"
    left = over.entrant(inn.user_id("bolek"))
    assert left is not None
    assert sum(game.of(left.number) for game in over.games) == 0


async def test_only_managers_open_tournaments_unless_the_server_says_otherwise(inn: Inn) -> None:
    bolek = inn.person("bolek")
    await open_cup(inn.person("frida", "table-2"), name="Other", game="duel")
    page = (await bolek.slash("tournament", which="1")).message
    refused = await bolek.press_stale(f"p1:to:0:0:{FORM}", page)
    assert refused.message.ephemeral
    assert refused.status != "modal"

    await set_server(inn.person("frida"), "people", tournaments="members")
    await open_cup(bolek, name="Mine", game="journey")

    assert await inn.pony.store.tournaments(inn.env.guild.id, ("entry",)) == (2, 1)
