"""A battle on its own: from its lobby by the panel's menus to its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.engine import Seat
from bot.sandbox import SeenMessage
from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn
from tests.simcord.round_table import RoundTable
from tests.wire.people import Clicker, agree_on, offer_of, table_message, take

FREE, SHADOW = "free_peoples", "shadow"
CLICKED = 6


async def open_lobby(frida: Any, **options: str) -> SeenMessage:
    """Frida opens a lobby of War, and chooses what is played: a battle on its own."""
    await frida.slash("war start", **options)
    await agree_on(frida, await table_message(frida, Kind.BEGIN), scenario="battle")
    return await table_message(frida, Kind.BEGIN)


async def sit_down(inn: Inn) -> RoundTable:
    """Frida asks Bolek to a battle; she is the Shadow."""
    frida: Any = inn.person("frida")
    bolek: Any = inn.person("bolek")
    lobby = await open_lobby(frida, opponent="bolek", seat=SHADOW)
    assert "A battle on its own" in lobby.text
    await take(bolek, offer_of(lobby, Kind.JOIN, FREE))
    await take(frida, offer_of(await table_message(frida, Kind.BEGIN), Kind.BEGIN))
    await table_message(frida, Kind.SEAT)
    people: dict[Seat, Any] = {FREE: bolek, SHADOW: frida}
    return RoundTable(inn, offer_of(lobby, Kind.BEGIN).press.match, people)


async def test_a_ready_battle_is_changed_begun_and_fought_by_the_menus(inn: Inn) -> None:
    table = await sit_down(inn)
    people: Any = table.people
    frida, bolek = Clicker(people[SHADOW]), Clicker(people[FREE])

    await frida.act("famous helms_deep")
    await frida.act("enlist isengard_elite 3")
    await frida.act("confirm")
    await bolek.act("enlist gimli 0")
    await bolek.act("confirm")
    await frida.act("draw_hand 4")
    await bolek.act("pick_hand")
    await bolek.act("card fp_str_03")
    await bolek.act("confirm")
    await frida.act("confirm")
    await bolek.act("confirm")

    seen: Any = (await table.view(FREE)).observation
    assert seen.battle is not None
    assert dict(seen.battle.sides[1].force)["isengard_elite"] == 3
    assert "gimli" not in dict(seen.battle.sides[0].force)
    assert (seen.sides[0].hand, sum(seen.sides[1].backs)) == (("fp_str_03",), 4)
    await table.click(2, Random(1))
    await table.play(Random(1))

    await inn.calm()
    outcome = (await table.view(SHADOW)).observation.outcome
    assert outcome is not None
    assert outcome.reason.startswith("outcome-battle")
    await inn.person("frida").wait_for(lambda seen: not seen.ephemeral and "🏁" in seen.text)
    board = (await inn.person("zosia").slash("leaderboard")).message.text
    assert str(inn.user_id("frida")) not in board


async def besiegers(table: RoundTable) -> object:
    """Who stands before Minas Tirith."""
    seen: Any = (await table.view(SHADOW)).observation
    return seen.region("minas_tirith").figures


async def test_the_lobby_introduces_the_battle_and_not_the_whole_war(inn: Inn) -> None:
    frida: Any = inn.person("frida")
    battle = (await open_lobby(frida)).text
    bolek: Any = inn.person("bolek", "table-2")
    await bolek.slash("war start")
    war = (await table_message(bolek, Kind.BEGIN)).text

    assert "One battle of the war on its own" in battle
    assert "3 hours" not in battle
    assert "około 3 godzin" in war or "about 3 hours" in war


async def test_a_change_of_the_army_can_be_taken_back(inn: Inn) -> None:
    table = await sit_down(inn)
    person: Any = table.people[SHADOW]
    frida = Clicker(person)
    await frida.act("ground minas_tirith siege shadow")
    before = await besiegers(table)
    await frida.act("enlist nazgul 4")
    assert await besiegers(table) != before

    await take(person, offer_of(await frida.look(), Kind.UNDO))

    assert await besiegers(table) == before


@pytest.mark.parametrize("seed", range(2))
async def test_anybody_finds_the_way_through_the_menus(inn: Inn, seed: int) -> None:
    table = await sit_down(inn)
    rng = Random(seed)
    assert await table.click(CLICKED, rng) == CLICKED
    await table.play(rng)
    assert (await table.view(FREE)).observation.outcome is not None


async def test_what_is_played_is_a_house_rule_of_the_lobby(inn: Inn) -> None:
    frida: Any = inn.person("frida")
    lobby = await open_lobby(frida, opponent="bolek")
    match = offer_of(lobby, Kind.BEGIN).press.match
    battle: Any = (await inn.pony.services.matches.table(match)).options

    await agree_on(frida, lobby, scenario="whole")

    war: Any = (await inn.pony.services.matches.table(match)).options
    assert (battle.scenario, war.scenario) == ("battle", "whole")
    assert "The war" not in (await table_message(frida, Kind.BEGIN)).text, "the usual is not said"


async def house_rules(person: Any, lobby: SeenMessage) -> SeenMessage:
    """What is agreed before play, as somebody is shown it."""
    return (await take(person, offer_of(lobby, Kind.HOUSE_RULES))).message


def asked(house: SeenMessage) -> list[str]:
    """The options there are menus for, the switches after the others."""
    menus = [ComponentId.parse(select["custom_id"]) for select in house.selects]
    switches = [line["value"] for line in house.selects[-1]["options"]]
    return [*(menu.payload for menu in menus if menu.kind is Kind.OPTION), *switches]


async def test_the_lobby_asks_only_what_matters_in_what_is_agreed_so_far(inn: Inn) -> None:
    frida: Any = inn.person("frida")
    await frida.slash("war start", opponent="bolek")
    lobby = await table_message(frida, Kind.BEGIN)
    house = await house_rules(frida, lobby)
    base, rules = asked(house), offer_of(house, Kind.OPTION, "rules")
    mod = asked((await frida.choose("groteka", custom_id=rules.custom_id, on=house)).message)

    assert base[:2] == mod[:2] == ["rules", "scenario"]
    assert not [name for name in base if name.startswith("mod_")]
    assert {"mod_walls", "mod_scouts", "mod_split_once"} <= set(mod)


async def test_what_the_lobby_does_not_ask_about_stays_as_it_was(inn: Inn) -> None:
    frida: Any = inn.person("frida")
    lobby = await open_lobby(frida, opponent="bolek")
    house = await house_rules(frida, lobby)
    assert not {"discards", "saved_is_casualty"} & set(asked(house))

    rulings = offer_of(house, Kind.RULINGS)
    await frida.choose("sorcerer_at_once", custom_id=rulings.custom_id, on=house)

    options: Any = (await inn.pony.services.matches.table(rulings.press.match)).options
    assert options.sorcerer_at_once
    assert not options.split_witch_king
    assert options.saved_is_casualty
