"""Reading, settings, privacy: what there is beside the game."""

from __future__ import annotations

import json

import pytest

from bot.sandbox import SeenMessage
from bot.ui.page import ComponentId, Kind
from tests.simcord.closed_doors import leave
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.wire.forms import choose_setting
from tests.wire.people import offer_of, offers, set_server, table_message, take


@pytest.mark.parametrize(("name", "word"), [("frida", "Chapters"), ("bolek", "Rozdziały")])
async def test_every_chapter_of_the_rules_can_be_read(inn: Inn, name: str, word: str) -> None:
    person = inn.person(name)
    first = await person.slash("rules", game="confrontation")
    menu = first.message.selects[0]

    assert menu["placeholder"] == word
    for line in menu["options"]:
        shown = await person.choose(line["value"], custom_id=menu["custom_id"], on=first.message)
        assert line["label"] in shown.message.text


async def test_the_position_can_be_read_in_words(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.do(LIGHT, "place frodo arthedain")

    own = await evening.people[LIGHT].slash("look", at="words")
    other = await inn.person("tom").slash("look", at="words")

    assert "Frodo" in own.message.text
    assert "Frodo" not in other.message.text


async def test_the_log_tells_each_what_each_may_know(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    await evening.play(3)

    answer = await evening.people[LIGHT].slash("look", at="log")

    assert "`" in answer.message.text


READ = ("table action:record", "table action:replay", "look at:log", "look at:words", "look")
"""Commands that read a match, one that is over too."""


async def finished_with_two_others_running(inn: Inn) -> Evening:
    """A game over at table-1, while both its players play two others elsewhere."""
    over = await sit_down(inn)
    for channel in ("table-2", "tavern"):
        await sit_down(inn, channel=channel)
    await over.set_up()
    await inn.pony.services.matches.resign(over.match, inn.user_id("bolek"), "give-up")
    await inn.calm()
    return over


@pytest.mark.parametrize("what", [*READ, "table", "look name:map", "look at:picture name:map"])
async def test_a_finished_table_is_meant_in_its_own_channel(inn: Inn, what: str) -> None:
    over = await finished_with_two_others_running(inn)
    command, *given = what.split()

    answer = await over.people[LIGHT].slash(command, **dict(option.split(":") for option in given))
    playing = await over.people[LIGHT].slash("seat")

    assert not answer.failed, answer.raw
    assert "Say which of your games" not in answer.message.text
    assert "Say which of your games" in playing.message.text, "who plays on means a game that goes on"


async def test_a_stranger_reads_a_finished_table_as_a_spectator(inn: Inn) -> None:
    over = await finished_with_two_others_running(inn)

    shown = await inn.person("tom").slash("look", at="picture", name="hand")
    view = await inn.pony.services.matches.view(over.match, inn.user_id("tom"))

    assert view.observation.viewer is None
    assert "\nThe Confrontation, map" in shown.message.alt_texts[0], "a stranger has no hand"


async def test_finished_games_are_offered_where_they_can_be_read(inn: Inn) -> None:
    over = await finished_with_two_others_running(inn)
    frida = over.people[LIGHT]

    for what in READ:
        command, *given = what.split()
        options = dict(option.split(":") for option in given)
        offered = (await frida.autocomplete(command, "match", **options)).choices
        assert len(offered) == 3
        assert offered[-1]["value"] == over.code
        assert offered[-1]["name"].endswith("· finished")
    searched = (await frida.autocomplete("table", "match", "finished", action="record")).choices
    running = (await frida.autocomplete("seat", "match")).choices
    strangers = (await inn.person("tom").autocomplete("table", "match", action="record")).choices

    assert [choice["value"] for choice in searched] == [over.code]
    assert len(running) == 2
    assert strangers == [], "what others have played is not listed"


async def test_more_offers_what_is_not_needed_every_day(inn: Inn) -> None:
    evening = await sit_down(inn)
    table = await table_message(evening.people[LIGHT])

    more = await take(evening.people[LIGHT], offer_of(table, Kind.MORE))
    big = await take(evening.people[LIGHT], offer_of(more.message, Kind.PICTURE))
    watching = await take(inn.person("tom"), offer_of(table, Kind.MORE))

    assert {"Resign", "Board in words"} <= set(more.message.labels)
    assert big.message.images
    assert "Resign" not in watching.message.labels


async def test_a_picture_is_asked_for_by_its_name_and_a_stranger_has_no_hand(inn: Inn) -> None:
    evening = await sit_down(inn)

    offered = await evening.people[LIGHT].autocomplete("look", "name", "hand", at="picture")
    hand = await evening.people[LIGHT].slash("look", at="picture", name=offered.choices[0]["value"])
    table = await inn.person("tom").slash("look", at="picture", name="hand")

    assert [choice["name"] for choice in offered.choices] == ["Your hand"]
    assert hand.message.alt_texts[0].startswith("Your hand")
    assert "\nThe Confrontation, map" in table.message.alt_texts[0], "a stranger has no hand"


async def test_the_table_can_be_called_up_again(inn: Inn) -> None:
    evening = await sit_down(inn)
    old = await table_message(evening.people[LIGHT])

    await evening.people[LIGHT].slash("look")

    new = await table_message(evening.people[LIGHT])
    assert new.id != old.id
    assert new.images
    public = [seen.id for seen in await evening.people[LIGHT].read() if not seen.ephemeral]
    assert old.id not in public


async def test_ones_own_language_outweighs_discords(inn: Inn) -> None:
    tom = inn.person("tom")

    set_to_polish = await choose_setting(tom, language="pl")
    games = await tom.slash("help")
    menu = offer_of(set_to_polish.message, Kind.SETTING, "me-language")
    back = await tom.choose("-", custom_id=menu.custom_id, on=set_to_polish.message)

    assert "Zapisano" in set_to_polish.message.text
    assert "Konfrontacja" in games.message.text
    assert "Saved" in back.message.text


async def test_a_menu_of_the_settings_says_what_the_chosen_line_is_about(inn: Inn) -> None:
    mine = await inn.person("tom").slash("settings")

    labels = [line["label"] for part in mine.message.selects for line in part["options"]]

    assert "Language: automatic" in labels
    assert "DM on your turn: yes" in labels


def standing(page: SeenMessage) -> list[str]:
    """The lines that are chosen in the menus of a page."""
    return [line["label"] for part in page.selects for line in part["options"] if line.get("default")]


async def test_one_can_choose_to_be_asked_always(inn: Inn) -> None:
    tom = inn.person("tom")

    typed = await choose_setting(tom, asked="on")
    menu = offer_of(typed.message, Kind.SETTING, "me-asked")
    chosen = await tom.choose("off", custom_id=menu.custom_id, on=typed.message)

    assert "Ask me even when there is only one choice: yes" in standing(typed.message)
    assert "Ask me even when there is only one choice: no" in standing(chosen.message)
    assert not (await inn.pony.services.matches.user_settings(inn.user_id("tom"))).asked_always


async def test_the_servers_settings_are_for_those_who_manage_it(inn: Inn) -> None:
    changed = await set_server(inn.person("frida"), "tables", language="pl")
    refused = await inn.person("bolek").slash("server settings")
    evening = await sit_down(inn)

    assert "Saved" in changed.message.text
    assert "uprawnienie" in refused.message.text
    assert "Konfrontacja" in (await table_message(evening.people[LIGHT])).text


async def test_games_can_be_kept_to_certain_channels(inn: Inn) -> None:
    frida = inn.person("frida", "tavern")
    await set_server(frida, "tables", channels=[str(inn.channel_id("table-2", ""))])

    here = await frida.slash("confront start", opponent="bolek")
    there = await inn.person("frida", "table-2").slash("confront start", opponent="bolek")

    assert here.message.ephemeral
    assert not there.message.ephemeral


async def test_without_notices_nobody_is_written_to(inn: Inn) -> None:
    await choose_setting(inn.person("bolek"), notices="off")

    evening = await sit_down(inn)
    await evening.set_up()

    assert await evening.people["dark"].dms() == []


async def test_what_is_known_of_somebody_can_be_had_and_erased(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    bolek = inn.person("bolek")

    page = (await bolek.slash("privacy")).message
    export = await take(bolek, offer_of(page, Kind.POLICY, "export"))
    asked = await take(bolek, offer_of(page, Kind.ERASE, ""))
    kept = await bolek.press("Zachowaj wszystko", on=asked.message)
    page = (await bolek.slash("privacy")).message
    again = await take(bolek, offer_of(page, Kind.ERASE, ""))
    done = await bolek.press("Usuń moje dane", on=again.message)

    assert export.message.raw["attachments"][0]["filename"].endswith(".json")
    assert "Niczego" in kept.message.text
    assert "Gotowe" in done.message.text
    known = json.loads(await inn.pony.services.matches.export(inn.user_id("bolek")))
    assert str(inn.user_id("bolek")) not in json.dumps([known[key] for key in known if key != "user"])
    table = await table_message(evening.people[LIGHT])
    assert "somebody who has left" in table.text
    assert f"<@{inn.user_id('bolek')}>" not in table.text


async def test_a_leaderboard_for_everybody_has_a_picture_and_the_words(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    loser = evening.people[LIGHT]
    sure = await loser.slash("table", action="resign")
    await take(loser, offer_of(sure.message, Kind.RESIGN_NOW))
    mine = await loser.slash("leaderboard", game="confrontation")

    to_all = next(offer for offer in offers(mine.message) if offer.press.payload.endswith(".all"))
    shown = await take(loser, to_all)

    assert not shown.message.ephemeral
    assert len(shown.message.images) == 1
    assert all(name in shown.message.alt_texts[0] for name in ("Bolek", "Frida"))
    assert "**1" in shown.message.text


async def test_a_profile_is_drawn_and_leads_to_head_to_head_unless_it_is_hidden(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    loser, winner = evening.people[LIGHT], evening.people[DARK]
    sure = await loser.slash("table", action="resign")
    await take(loser, offer_of(sure.message, Kind.RESIGN_NOW))

    shown = (await winner.slash("profile")).message
    public = await take(
        winner, next(offer for offer in offers(shown) if offer.press.payload.endswith(".all"))
    )
    looked_at = await loser.slash("profile", player="bolek")
    both = await take(loser, offer_of(looked_at.message, Kind.VERSUS))
    await choose_setting(winner, profile="off")
    hidden = await loser.slash("profile", player="bolek")
    own = await winner.slash("profile")

    assert not public.message.ephemeral
    assert "Bolek" in public.message.alt_texts[0]
    assert "1 of 1 won" in looked_at.message.text
    assert "**0 : 1**" in both.message.text
    assert "hidden" in hidden.message.text
    assert "1 z 1" in own.message.text


async def test_a_leaderboard_can_be_shown_to_everybody(inn: Inn) -> None:
    frida = inn.person("frida")
    shown = (await frida.slash("leaderboard")).message

    answer = await take(frida, next(offer for offer in offers(shown) if offer.press.payload.endswith(".all")))

    assert not answer.message.ephemeral
    assert "No game has been finished" in answer.message.text


@pytest.mark.parametrize("what", READ)
async def test_a_match_of_a_server_is_for_its_people_and_its_players(inn: Inn, what: str) -> None:
    """Given somebody from elsewhere who knows a match's code, then it is to them as if there were none."""
    evening = await sit_down(inn)
    await evening.set_up()
    leave(inn, "tom")
    outside = inn.person("tom", "dm")

    command, *given = what.split()
    options = dict(option.split(":") for option in given)
    refused = await outside.slash(command, match=evening.code, **options)
    unknown = await outside.slash(command, match="zz-0000000000", **options)
    guessed = await evening.people[LIGHT].slash(command, match="1", **options)

    assert refused.message.text == unknown.message.text == guessed.message.text
    at_home = await inn.person("bolek", "dm").slash("look", at="log", match=evening.code)
    assert (
        at_home.message.text
        != (await inn.person("bolek", "dm").slash("look", at="log", match="1")).message.text
    )


async def test_a_button_of_a_match_elsewhere_says_nothing(inn: Inn) -> None:
    """Given a button with the id of a match of another server, then whoever presses it learns nothing."""
    evening = await sit_down(inn)
    leave(inn, "tom")
    tom = inn.person("tom", "dm")
    await tom.slash("help")
    (shown, *_) = await tom.dms()

    for kind in (Kind.LOG, Kind.TEXT, Kind.MORE, Kind.PICTURE, Kind.SEAT, Kind.RECORD):
        answer = await tom.press_stale(str(ComponentId(kind, evening.match)), shown)
        nowhere = await tom.press_stale(str(ComponentId(kind, 999)), shown)
        assert answer.message.text == nowhere.message.text


async def test_a_finished_game_is_found_in_the_archive_and_opened_by_who_may(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    loser, other = evening.people[LIGHT], inn.person("zosia")
    sure = await loser.slash("table", action="resign")
    await take(loser, offer_of(sure.message, Kind.RESIGN_NOW))
    await inn.pony.services.matches.change_guild_settings(
        (await evening.view(LIGHT)).table.place.guild,
        lambda old: old.model_copy(update={"archive": "players"}),
    )

    mine = await loser.slash("archive")
    menu = mine.message.selects[0]
    opened = await loser.choose(menu["options"][0]["value"], custom_id=menu["custom_id"], on=mine.message)
    theirs = await other.slash("archive")
    refused = await other.slash("table", action="step", match=evening.code)

    assert offer_of(opened.message, Kind.STEP).press.match == evening.match
    assert "Żadna zakończona partia nie pasuje" in theirs.message.text
    assert "tylko osoby, które w nią grały" in refused.message.text
