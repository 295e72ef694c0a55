"""What a completion shows is taken when it is sent as text: some clients send names in place of values."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Answer
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import LIGHT, Evening, sit_down
from tests.simcord.ways import Leaf, list_commands
from tests.wire import forms
from tests.wire.forms import open_cup, set_quiet

RUNNING = ("look", "seat")
"""Commands that read and may be used twice with the same answer, beside those that name more than a match."""
FEW = 3
"""Names that are tried of one option, from the first to the last."""


async def at_home(inn: Inn) -> tuple[Evening, Evening]:
    """Frida must choose at table-1, and at table-2 she has played to the end."""
    over = await sit_down(inn, channel="table-2")
    await over.set_up()
    await inn.pony.services.matches.resign(over.match, inn.user_id("bolek"), "give-up")
    running = await sit_down(inn)
    return running, over


async def begin_cup(inn: Inn) -> None:
    """A tournament at table-3 whose first game is being played."""
    frida, *others = (inn.person(name, "table-3") for name in ("frida", "zosia", "tom", "hela"))
    await open_cup(frida, name="Cup", game="journey", rounds=1)
    await forms.begin_cup(frida, frida, *others)


def completions(inn: Inn) -> list[tuple[Leaf, str]]:
    """Every option that is completed while it is typed, as it is registered."""
    return [(leaf, option) for leaf in list_commands(inn) for option in leaf.completed]


def few(choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Some of many."""
    return choices[:: max(1, len(choices) // FEW)]


async def ask(person: Person, leaf: Leaf, option: str, text: str) -> Answer:
    """Uses a command with a text for one of its options."""
    given = {key: value for key, value in leaf.fill(person).items() if key != option}
    return await person.slash(leaf.path, options={**given, option: text})


def is_reading(leaf: Leaf, option: str) -> bool:
    """Whether using it twice changes nothing in between."""
    return leaf.path in RUNNING or option not in ("match", "action")


async def test_every_name_that_is_shown_means_what_its_value_means(inn: Inn) -> None:
    running, _ = await at_home(inn)
    await running.set_up()
    await running.play(1)
    await begin_cup(inn)
    frida = running.people[LIGHT]
    silent = []
    for leaf, option in completions(inn):
        offered = (await frida.autocomplete(leaf.path, option)).choices
        if not offered:
            silent.append((leaf.path, option))
        for choice in few(offered) if is_reading(leaf, option) else ():
            by_value = await ask(frida, leaf, option, choice["value"])
            by_name = await ask(frida, leaf, option, choice["name"])
            shouted = await ask(frida, leaf, option, f"  {choice['name'].upper()} ")
            assert by_name.message.text == by_value.message.text, (leaf.path, option, choice)
            assert shouted.message.text == by_value.message.text, (leaf.path, option, choice)
    assert silent == [], "each option must have been tried"


@pytest.mark.parametrize("action", ["undo", "resign", "record", "rematch"])
async def test_a_match_is_named_to_every_action_by_its_name(inn: Inn, action: str) -> None:
    running, over = await at_home(inn)
    frida = inn.person("frida", "tavern")
    wanted = over if action in ("record", "rematch") else running

    offered = (await frida.autocomplete("table", "match", action=action)).choices
    name = next(choice["name"] for choice in offered if choice["value"] == wanted.code)
    answer = await frida.slash("table", action=action, match=name)

    assert "I don’t know this game" not in answer.message.text
    assert not answer.failed


async def test_an_action_is_taken_by_the_name_it_is_offered_under(inn: Inn) -> None:
    running, _ = await at_home(inn)
    frida = running.people[LIGHT]
    (offered, *_) = (await frida.autocomplete("act", "action", "frodo arthedain")).choices
    assert offered["value"] == "place frodo arthedain"

    await frida.slash("act", action=f"{offered['name']}; place sam rhudaur")

    observation: Any = (await running.view(LIGHT)).observation
    placed = {piece.figure: piece.region for piece in observation.pieces if piece.figure}
    assert placed == {"frodo": "arthedain", "sam": "rhudaur"}


async def test_a_match_is_called_by_its_game_people_server_and_day(inn: Inn) -> None:
    running, _ = await at_home(inn)
    offered = (await running.people[LIGHT].autocomplete("table", "match", action="record")).choices

    names = [choice["name"] for choice in offered]

    assert names[0].startswith("The Confrontation · ")
    assert inn.users["bolek"].name.casefold() in names[0].casefold()
    assert "Prancing Pony" in names[0]
    assert "1 Jan 2026" in names[0]
    assert not any("#" in name for name in names)


async def test_a_number_that_was_shown_before_is_still_taken(inn: Inn) -> None:
    running, _ = await at_home(inn)
    frida = inn.person("frida", "tavern")

    by_code = await frida.slash("look", at="log", match=running.code)
    by_number = await frida.slash("look", at="log", match=f"#{running.match}")
    by_name = await frida.slash("look", at="log", match=f"Confrontation · Inn · #{running.match}")

    assert by_code.message.text == by_number.message.text == by_name.message.text


async def test_a_text_that_means_several_is_refused_with_their_names(inn: Inn) -> None:
    await at_home(inn)
    frida, tom = inn.person("frida", "tavern"), inn.person("tom", "tavern")

    several = await frida.slash("look", at="log", match="confrontation")
    others = await tom.slash("look", at="log", match="confrontation")

    assert several.message.ephemeral
    assert "could mean more than one thing: `The Confrontation" in several.message.text
    assert others.message.text == "I don’t know this game.", "what others play is not named"


@pytest.mark.parametrize("city", ["Warsaw", "warsaw", "Warsaw (Europe/Warsaw)", "Europe/Warsaw"])
async def test_a_city_is_taken_as_people_write_it(inn: Inn, city: str) -> None:
    answer = await set_quiet(inn.person("frida"), city=city, start="22", end="7")

    assert "know the time" not in answer.message.text
    quiet = (await inn.pony.services.matches.user_settings(inn.user_id("frida"))).quiet
    assert quiet is not None
    assert quiet.zone == "Europe/Warsaw"
