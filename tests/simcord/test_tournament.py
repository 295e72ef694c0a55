"""A tournament from sign-up to the winner, as people see it."""

from __future__ import annotations

from bot.match.tournaments.model import Tournament
from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs.inn.tournaments.pages import BEGIN, CANCEL, CANCEL_NOW, ENTER, GAMES, HELP, LEAVE, LEAVE_NOW, RUN
from tests.simcord.driver import Inn
from tests.wire.people import has, offer_of, offers, take


async def board(inn: Inn) -> SeenMessage:
    """The message that shows how it stands."""
    return await inn.person("frida").wait_for(lambda message: has(message, Kind.TOURNAMENT))


async def cup(inn: Inn) -> Tournament:
    """The tournament behind it."""
    return await inn.pony.services.matches.tournaments.get(1)


async def give_up(inn: Inn, tournament: Tournament, round_number: int) -> None:
    """In each game of a round the second gives up."""
    for each in tournament.games:
        if each.round == round_number and each.match is not None and each.points is None:
            loser = tournament.entrant_of(each.players[1]).user
            await inn.pony.services.matches.resign(each.match, loser, f"test-{each.match}")
    await inn.calm()


async def test_four_people_play_a_cup_through_a_restart(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("tournament open", name="Winter cup", game="journey", rounds=2)
    for name in ("frida", "bolek", "zosia", "tom"):
        await take(inn.person(name), offer_of(await board(inn), Kind.TOURNAMENT, ENTER))
    refused = await take(inn.person("bolek"), offer_of(await board(inn), Kind.TOURNAMENT, BEGIN))
    assert (await cup(inn)).phase == "entry"
    assert refused.message.ephemeral

    await take(frida, offer_of(await board(inn), Kind.TOURNAMENT, BEGIN))
    first = await cup(inn)
    assert [len(each.players) for each in first.games] == [2, 2]
    called = sorted(ping.user for ping in inn.pings())
    assert {called.count(name) for name in ("frida", "bolek", "zosia", "tom")} == {1}

    await inn.restart()
    await give_up(inn, first, 1)
    second = await cup(inn)
    assert second.round == 2
    assert len({each.channel for each in second.games}) == 4

    await give_up(inn, second, 2)
    over = await cup(inn)
    assert over.phase == "over"
    shown = await board(inn)
    assert f"<@{over.entrant_of(1).user}>" in shown.text
    games = await take(frida, offer_of(shown, Kind.TOURNAMENT, GAMES))
    assert has(games.message, Kind.ARCHIVE)
    assert (await take(frida, offer_of(shown, Kind.TOURNAMENT, HELP))).message.ephemeral


async def test_a_tournament_is_opened_by_a_button_and_menus(inn: Inn) -> None:
    frida = inn.person("frida")
    refused = await inn.person("bolek").slash("tournament show")
    assert not has(refused.message, Kind.TOURNAMENT), "bolek may open none"
    shown = await take(
        frida, offer_of((await frida.slash("tournament show")).message, Kind.TOURNAMENT, "form.")
    )

    for value in (
        "duel.swiss.0.days.0.48.2..0",
        "duel.knock-out.0.days.0.48.2..0",
        "duel.knock-out.0.day.0.48.2..0",
    ):
        shown = await take(frida, next(each for each in offers(shown.message) if each.value == value))
    shown = await take(
        frida, offer_of(shown.message, Kind.TOURNAMENT, "form.both.duel.knock-out.0.day.1.48.2..0")
    )
    await take(frida, offer_of(shown.message, Kind.TOURNAMENT, "form.open.duel.knock-out.0.day.1.48.2..0"))

    opened = await cup(inn)
    assert (opened.game, opened.terms.format, opened.terms.pace, opened.terms.both_sides) == (
        "duel",
        "knock-out",
        "day",
        True,
    )
    assert has(await board(inn), Kind.TOURNAMENT)


async def test_by_the_menus_only_a_role_may_enter_and_house_rules_are_left_aside(inn: Inn) -> None:
    frida = inn.person("frida")
    guild, role = inn.env.guild.id, 77
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda old: old.model_copy(update={"presets": {"duel": {"landmark_income": "false"}}})
    )
    page = (await frida.slash("server settings")).message
    form = (await take(frida, offer_of(page, Kind.TOURNAMENT, "form."))).message
    form = (
        await take(frida, next(each for each in offers(form) if (each.value or "").startswith("duel.")))
    ).message

    async def choose(*values: int) -> SeenMessage:
        menu = next(each for each in form.selects if ":form.role." in each["custom_id"])
        chosen = [str(each) for each in values]
        return (await frida.choose(*chosen, custom_id=menu["custom_id"], on=form)).message

    form = await choose(guild)
    everybody = form.selects[-1]["custom_id"]
    form = await choose(role)
    form = (
        await take(frida, offer_of(form, Kind.TOURNAMENT, "form.printed.duel.swiss.0.days.0.48.2.77.1"))
    ).message
    await take(frida, offer_of(form, Kind.TOURNAMENT, "form.open.duel.swiss.0.days.0.48.2.77.1"))

    opened = await cup(inn)
    assert everybody.endswith(".2..0"), "the role of everybody is none"
    assert (opened.terms.role, opened.terms.options) == (role, {})
    refused = await inn.person("bolek").slash("tournament enter")
    assert "<@&77>" in refused.message.text


async def test_the_way_to_a_new_tournament_is_on_the_page_of_the_server(inn: Inn) -> None:
    page = (await inn.person("frida").slash("server settings")).message

    form = await take(inn.person("frida"), offer_of(page, Kind.TOURNAMENT, "form."))

    assert has(form.message, Kind.TOURNAMENT)


async def test_the_manager_corrects_a_result_and_the_reason_stays(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("tournament open", name="Duel cup", game="duel", format="knock-out")
    for name in ("frida", "bolek"):
        await inn.person(name).slash("tournament enter")
    await frida.slash("tournament begin")
    offered = (await frida.autocomplete("tournament result", "game")).choices

    refused = await inn.person("bolek").slash(
        "tournament result", game=offered[0]["value"], reason="mine", winner="bolek"
    )
    await frida.slash("tournament result", game=offered[0]["value"], reason="didn’t come", winner="bolek")

    assert refused.message.ephemeral
    over = await cup(inn)
    assert over.phase == "over"
    assert "didn’t come" in (await board(inn)).text


async def choose(inn: Inn, page: SeenMessage, value: str) -> SeenMessage:
    """What follows when the manager chooses a line of a menu of the tournament."""
    line = next(each for each in offers(page) if (each.value or "").endswith(value))
    return (await take(inn.person("frida"), line)).message


async def test_a_result_set_by_menus_is_told_to_those_who_are_playing_the_game(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("tournament open", name="Duel cup", game="duel", format="knock-out")
    for name in ("frida", "bolek"):
        await inn.person(name).slash("tournament enter")
    await frida.slash("tournament begin")
    (game,) = (await cup(inn)).games
    winner = game.players.index((await cup(inn)).entrant(inn.user_id("bolek")).number)  # type: ignore[union-attr]

    refused = await take(inn.person("bolek"), offer_of(await board(inn), Kind.TOURNAMENT, RUN))
    page = (await take(frida, offer_of(await board(inn), Kind.TOURNAMENT, RUN))).message
    who = await choose(inn, page, "1.1.1")
    why = await choose(inn, who, f".{game.players[winner]}")
    await choose(inn, why, "absent")
    await inn.calm()

    assert not has(refused.message, Kind.TOURNAMENT)
    over = await cup(inn)
    assert (over.phase, over.games[0].points) == ("over", (0, 12) if winner else (12, 0))
    assert "A player didn’t come." in (await board(inn)).text
    told = [each.text for each in await frida.read(str(game.channel)) if "didn’t come" in each.text]
    assert len(told) == 1
    assert all(f"<@{inn.user_id(name)}>" in told[0] for name in ("frida", "bolek"))


async def test_the_manager_calls_a_tournament_off_by_buttons_having_been_asked(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("tournament open", name="Cup", game="duel")
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
    await inn.person("frida").slash("tournament open", name="Cup", game="confrontation", rounds=1)
    for name in ("frida", "bolek"):
        await inn.person(name).slash("tournament enter")
    await inn.person("frida").slash("tournament begin")
    asked = await take(inn.person("bolek"), offer_of(await board(inn), Kind.TOURNAMENT, LEAVE))
    assert (await cup(inn)).phase == "playing"

    await take(inn.person("bolek"), offer_of(asked.message, Kind.TOURNAMENT, LEAVE_NOW))

    over = await cup(inn)
    assert over.phase == "over"
    left = over.entrant(inn.user_id("bolek"))
    assert left is not None
    assert sum(each.of(left.number) for each in over.games) == 0


async def test_only_managers_open_tournaments_unless_the_server_says_otherwise(inn: Inn) -> None:
    options = {"name": "Mine", "game": "journey"}
    refused = await inn.person("bolek").slash("tournament open", options=options)
    assert refused.message.ephemeral
    assert await inn.pony.store.tournaments(inn.env.guild.id, ("entry",)) == ()

    await inn.person("frida").slash("server settings", tournaments="members")
    await inn.person("bolek").slash("tournament open", options=options)

    assert await inn.pony.store.tournaments(inn.env.guild.id, ("entry",)) == (1,)
