"""The rules and the things of a game, looked up at the table and away from it."""

from __future__ import annotations

import pytest

from tests.simcord.driver import Inn
from tests.simcord.evening import LIGHT, sit_down


@pytest.mark.parametrize(("name", "said"), [("frida", "Texts come before numbers"), ("bolek", "Teksty")])
async def test_a_rule_is_read_by_its_number_at_the_table(inn: Inn, name: str, said: str) -> None:
    await sit_down(inn)

    answer = await inn.person(name).slash("rules", about="6.10")

    assert "> 6. **" in answer.message.text
    assert said in answer.message.text
    assert answer.message.raw["ephemeral"]


async def test_a_word_lists_the_places_and_each_can_be_read(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida = evening.people[LIGHT]

    listed = await frida.slash("rules", about="retreat")
    menu = listed.message.selects[0]
    read = await frida.choose(menu["options"][1]["value"], custom_id=menu["custom_id"], on=listed.message)

    assert "places" in listed.message.text
    assert "> " in read.message.text
    assert read.message.selects[0]["options"][1]["default"]


async def test_away_from_a_table_the_game_is_asked_for(inn: Inn) -> None:
    frida = inn.person("frida")

    asked = await frida.slash("rules", about="Nazgûl")
    menu = asked.message.selects[0]
    told = await frida.choose("journey", custom_id=menu["custom_id"], on=asked.message)
    named = await frida.slash("rules", about="6.10", game="confrontation")

    assert "### Journey to Mordor" in told.message.text
    assert "(6.10)" in named.message.text


async def test_what_is_typed_is_completed_in_the_language_of_the_reader(inn: Inn) -> None:
    await sit_down(inn)

    english = (await inn.person("frida").autocomplete("rules", "about", "6.1")).choices
    polish = (await inn.person("bolek").autocomplete("rules", "about", "odwr")).choices
    nowhere = (await inn.person("bolek").autocomplete("rules", "about", "odwr", game="war")).choices

    assert english[0]["name"].startswith("6.1 ·")
    assert "Odwrót" in polish[0]["name"]
    assert nowhere
    assert len(english) <= 25
