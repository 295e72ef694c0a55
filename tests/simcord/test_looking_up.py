"""The rules and the things of a game, looked up at the table and away from it."""

from __future__ import annotations

import pytest

from bot.sandbox.limits.components import GALLERY
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, sit_down


@pytest.mark.parametrize(("name", "said"), [("frida", "Texts come before numbers"), ("bolek", "Teksty")])
async def test_a_rule_is_read_by_its_number_at_the_table(inn: Inn, name: str, said: str) -> None:
    await sit_down(inn)

    answer = await inn.person(name).slash("rules", search="6.10")

    assert "> 6. **" in answer.message.text
    assert said in answer.message.text
    assert answer.message.raw["ephemeral"]


async def test_a_word_lists_the_places_and_each_can_be_read(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida = evening.people[LIGHT]

    listed = await frida.slash("rules", search="retreat")
    menu = listed.message.selects[0]
    read = await frida.choose(menu["options"][1]["value"], custom_id=menu["custom_id"], on=listed.message)

    assert "places" in listed.message.text
    assert "> " in read.message.text
    assert read.message.selects[0]["options"][1]["default"]


async def test_away_from_a_table_the_game_is_asked_for(inn: Inn) -> None:
    frida = inn.person("frida")

    asked = await frida.slash("rules", search="Nazgûl")
    menu = asked.message.selects[0]
    told = await frida.choose("journey", custom_id=menu["custom_id"], on=asked.message)
    named = await frida.slash("rules", search="6.10", game="confrontation")

    assert "### Journey to Mordor" in told.message.text
    assert "(6.10)" in named.message.text


async def test_what_is_typed_is_completed_in_the_language_of_the_reader(inn: Inn) -> None:
    await sit_down(inn)

    english = (await inn.person("frida").autocomplete("rules", "search", "6.1")).choices
    polish = (await inn.person("bolek").autocomplete("rules", "search", "odwr")).choices
    nowhere = (await inn.person("bolek").autocomplete("rules", "search", "odwr", game="war")).choices

    assert english[0]["name"].startswith("6.1 ·")
    assert "Odwrót" in polish[0]["name"]
    assert nowhere
    assert len(english) <= 25


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [("frida", "Sam", "counts 5"), ("bolek", "Balrog", "Morii"), ("bolek", "Shire", "miejsce na 4")],
)
async def test_a_thing_is_explained_by_its_name(inn: Inn, name: str, typed: str, said: str) -> None:
    await sit_down(inn)

    answer = await inn.person(name).slash("look", at="explain", name=typed)

    assert said in answer.message.text


async def test_what_nobody_knows_is_said(inn: Inn) -> None:
    await sit_down(inn)

    answer = await inn.person("frida").slash("look", at="explain", name="Saruman's pizza")

    assert "don’t know anything called" in answer.message.text


async def test_names_are_completed_in_both_languages_and_tell_nothing_of_the_position(inn: Inn) -> None:
    evening = await sit_down(inn)

    before = (await inn.person("bolek").autocomplete("look", "name", "witch", at="explain")).choices
    await evening.set_up()
    await evening.play(2)
    after = (await inn.person("bolek").autocomplete("look", "name", "witch", at="explain")).choices
    everything = [
        (await inn.person(name).autocomplete("look", "name", "", at="explain")).choices
        for name in ("bolek", "bolek")
    ]

    assert [choice["name"] for choice in before] == ["Król-Czarnoksiężnik"]
    assert after == before
    assert everything[0] == everything[1]


async def test_every_panel_leads_to_its_key_its_rule_and_its_things(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida = evening.people[LIGHT]
    panel = (await frida.slash("seat")).message
    drawn = await frida.wait_for(lambda seen: seen.id == panel.id)

    key = await frida.press("What is this?", on=drawn)
    rule = await frida.press("§ 3.1", on=key.message)
    again = await frida.press("What is this?", on=rule.message)
    kinds = again.message.selects[0]
    figures = await frida.choose("figure", custom_id=kinds["custom_id"], on=again.message)
    menu = figures.message.selects[0]
    frodo = await frida.choose("figure-frodo", custom_id=menu["custom_id"], on=figures.message)

    assert GALLERY in [component["type"] for component in key.message.raw["components"][0]["components"]]
    assert key.message.images == drawn.images, "the picture stands beside its key at once"
    assert "Diamonds above a region’s name" in key.message.text
    assert "(3.1)" in rule.message.text
    assert "slip away" in frodo.message.text
    seat = await frida.press("To your seat", on=frodo.message)
    assert seat.message.text == panel.text


async def test_who_must_choose_can_ask_why_something_is_not_offered(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    frida, bolek = evening.people[LIGHT], evening.people[DARK]
    panel = await bolek.slash("seat")

    key = await bolek.press("Co to jest?", on=panel.message)
    why = await bolek.press("Dlaczego nie…?", on=key.message)
    rule = await bolek.press("§ 5.1", on=why.message)
    offered = (await bolek.autocomplete("why", "choice", "balrog")).choices
    typed = await bolek.slash("why", choice=offered[0]["value"])
    elsewhere = await frida.slash("why")

    assert "**Balrog**\n- Balrog nie może" in why.message.text
    assert "(5.1)" in rule.message.text
    assert "Zasada 5.1" in typed.message.text
    assert "Balrog" in typed.message.text
    assert "turn" in elsewhere.message.text
    assert (await frida.autocomplete("why", "choice", "")).choices == []
