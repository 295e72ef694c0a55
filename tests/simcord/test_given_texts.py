"""What people write reaches others harmless, by whatever command it came; and no command has another door."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from discord import AppCommandOptionType, app_commands

from bot.match.values import Place
from bot.sandbox import SeenMessage
from bot.ui.commands import GivenTransformer, TypedTransformer
from bot.ui.page import Kind
from cogs.inn.tournaments.pages import BEGIN, ENTER, RESULT, RUN
from tests.architecture.sources import ROOT, list_files
from tests.simcord.card_files import File, give, write
from tests.simcord.driver import Inn
from tests.simcord.evening import sit_down
from tests.wire.forms import begin_cup, draft_cup, import_record, open_cup, press_cup, set_result
from tests.wire.people import offer_of, offers, take

HOSTILE = "\u202ediscord.gg/abc @everyone <@123456789012345678> `**x"
INVISIBLE = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u3164]")
LIVE = re.compile(r"(?<!\\)(?:discord\.gg/|@everyone|<@123456789012345678>)")
HOSTILE_NAME = "\u202ediscord.gg/abc @everyone `**x"
THREAD_CREATED = 18
"""What Discord writes itself where a thread is opened: its name, in which nothing comes to life."""


def commands(inn: Inn) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in inn.pony.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def free(command: app_commands.Command[Any, ..., Any]) -> list[app_commands.Parameter]:
    """The options into which anything can be written."""
    kind = AppCommandOptionType.string
    return [option for option in command.parameters if option.type is kind and not option.choices]


def door(command: app_commands.Command[Any, ..., Any], name: str) -> bool:
    """Whether what is typed into an option is cleaned before the command has it."""
    hints = get_type_hints(command.callback, None, {"Pony": Any}, include_extras=True)
    hint = hints.get(name)
    kinds = [hint, *get_args(hint)]
    marks = [mark for kind in kinds for mark in getattr(kind, "__metadata__", ())]
    return any(isinstance(annotation, TypedTransformer | GivenTransformer) for annotation in marks)


async def test_every_text_of_a_command_comes_in_by_the_one_door(inn: Inn) -> None:
    free_options = [
        (command.qualified_name, option.name) for command in commands(inn) for option in free(command)
    ]
    undone = [
        (command.qualified_name, option.name)
        for command in commands(inn)
        for option in free(command)
        if not door(command, option.name)
    ]
    assert len(free_options) > 10
    assert undone == []


async def test_files_are_given_in_forms_alone_where_they_are_read_with_care(inn: Inn) -> None:
    file_options = [
        (command.qualified_name, option.name)
        for command in commands(inn)
        for option in command.parameters
        if option.type is AppCommandOptionType.attachment
    ]
    assert file_options == []


def test_every_text_of_a_form_comes_in_by_the_one_door_of_all_forms() -> None:
    """Forms are laid out and read in one place, which cleans what was written."""
    uses = {
        f"{path.relative_to(ROOT)}: {node.attr}"
        for path in list_files("bot/ui", "cogs")
        for node in ast.walk(ast.parse(Path(path).read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("TextInput", "FileUpload")
    }
    assert uses == {"bot/ui/forms.py: TextInput", "bot/ui/forms.py: FileUpload"}


def said(message: SeenMessage) -> str:
    return "\n".join([message.text, *message.alt_texts, *message.labels])


def harmless(message: SeenMessage) -> None:
    if message.raw.get("wire", {}).get("type") == THREAD_CREATED:
        return
    assert not INVISIBLE.search(said(message)), said(message)
    assert not LIVE.search(message.text), message.text


async def test_whatever_is_typed_into_any_command_what_comes_back_is_harmless(inn: Inn) -> None:
    await sit_down(inn)
    frida = inn.person("frida")
    for command in list(commands(inn)):
        typed = free(command)
        if not typed:
            continue
        options: dict[str, Any] = {option.display_name: HOSTILE for option in typed}
        for option in command.parameters:
            if option.required and option.type is AppCommandOptionType.user:
                options[option.display_name] = "bolek"
        answer = await frida.slash(command.qualified_name, options=options)
        harmless(answer.message)
        assert "went wrong" not in answer.message.text, command.qualified_name


async def test_names_and_reasons_of_a_tournament_are_shown_as_they_were_written(inn: Inn) -> None:
    frida, bolek = inn.person("frida"), inn.person("bolek")
    harmless((await draft_cup(frida, name=HOSTILE_NAME, game="duel", format="knock-out")).message)
    harmless((await open_cup(frida, name=HOSTILE_NAME, game="duel", format="knock-out")).message)
    again = await open_cup(frida, name="Other cup", game="duel", format="knock-out")
    harmless(again.message)
    for person in (frida, bolek):
        harmless((await press_cup(person, ENTER)).message)
    await press_cup(frida, BEGIN)
    await inn.calm()
    harmless((await inn.person("tom", "table-1").slash("tournament")).message)
    set_ = await set_result(frida, winner="2", words=HOSTILE)
    harmless(set_.message)
    await inn.calm()
    messages = await frida.read()
    assert any("discord" in message.text for message in messages)
    for message in messages:
        harmless(message)
    (number,) = await inn.pony.store.tournaments(inn.env.guild.id, ("over",))
    cup = await inn.pony.services.matches.tournaments.get(number)
    assert cup.name.plain == "discord.gg/abc @everyone `**x"


@pytest.mark.parametrize("blank", ["\u3164", "\u200b\u200d", "\u2800 \u115f", "\u0301"])
async def test_a_name_of_which_nothing_can_be_seen_is_none(inn: Inn, blank: str) -> None:
    await open_cup(inn.person("frida"), name=blank, game="duel")

    (number,) = await inn.pony.store.tournaments(inn.env.guild.id, ("entry",))
    assert (await inn.pony.services.matches.tournaments.get(number)).name.plain.startswith(
        "Duel for Middle-earth, "
    )


async def test_names_people_have_at_discord_are_harmless_too(inn: Inn) -> None:
    inn.env.backend.users[inn.user_id("bolek")].global_name = HOSTILE[:32]
    frida = inn.person("frida")
    await open_cup(frida, name="Cup", game="duel", format="knock-out")
    await begin_cup(frida, frida, inn.person("bolek"))
    await inn.calm()
    shown = (await frida.slash("tournament")).message
    run = await take(frida, offer_of(shown, Kind.TOURNAMENT, RUN))
    harmless(run.message)
    form = await take(frida, next(offer for offer in offers(run.message) if offer.press.payload == RESULT))
    winners = [option["label"] for option in form.fields["Who has won?"]["options"]]
    assert not any(INVISIBLE.search(winner) for winner in winners)
    for message in await frida.read():
        harmless(message)


def poison(file: File) -> None:
    """What is wrong with it is repeated to whoever gave it."""
    card = next(companion for companion in file["companions"] if companion["id"] == "celeborn")
    card |= {"symbols": HOSTILE, "copies": HOSTILE}
    file["companions"][1]["id"] = HOSTILE
    file["enemies"][0]["points"] = HOSTILE


async def test_what_is_wrong_in_a_file_is_repeated_escaped(inn: Inn) -> None:
    answer = await give(inn, write(poison))
    assert "discord" in answer.message.text
    harmless(answer.message)


@pytest.mark.parametrize("name", ["\u3164\u3164", "Gil\u202edor", "Z\u0336\u0337\u0338\u0335algo"])
async def test_a_card_has_a_name_that_can_be_seen(inn: Inn, name: str) -> None:
    def rename(file: File) -> None:
        card = next(companion for companion in file["companions"] if companion["id"] == "celeborn")
        card |= {"id": "gildor", "name_en": name, "name_pl": name}

    answer = await give(inn, write(rename))
    harmless(answer.message)
    if "Your file fits" in answer.message.text:
        told = await inn.pony.services.matches.components.propose(
            inn.env.guild.id, "battle", write(rename).decode()
        )
        assert "Zalgo" in told.text
    else:
        assert "Gil" in name or "\u3164" in name


async def test_the_header_of_a_record_is_harmless(inn: Inn) -> None:
    evening = await sit_down(inn)
    place = Place(inn.env.guild.id, inn.env.guild.channels["table-1"].id)
    await inn.pony.services.matches.resign(evening.match, inn.user_id("frida"), "t")
    await inn.calm()
    assert await inn.pony.services.matches.last_at(place) == evening.match
    text = await inn.pony.services.matches.archive.record(evening.match, inn.user_id("frida"))
    lines = [
        f'Players: {{"light": "{HOSTILE}", "dark": "x\u3164"}}' if line.startswith("Players") else line
        for line in text.splitlines()
    ]
    shown = await import_record(inn.person("frida"), ("r.txt", "\n".join(lines).encode()))
    harmless(shown.message)
    broken = await import_record(inn.person("frida"), ("r.txt", f"{text}light {HOSTILE}\n".encode()))
    (told,) = broken.followups
    harmless(told)
