"""Whoever manages a server corrects the cards of its tables by a file."""

from __future__ import annotations

import json

from bot.engine import Options
from bot.match.values import MatchId, Place
from bot.sandbox import Answer
from bot.ui.page import Kind
from tests.simcord.card_files import (
    File,
    find_components,
    give,
    show_components,
    take,
    target_of,
    upload,
    write,
)
from tests.simcord.driver import Inn, Person
from tests.wire.people import offer_of, table_message


async def open_table(inn: Inn, channel: str = "table-1") -> MatchId:
    """A lobby of The Battle that Frida has opened for Bolek."""
    frida = inn.person("frida", channel)
    await frida.slash("battle start", opponent="bolek")
    return offer_of(await table_message(frida, Kind.BEGIN), Kind.BEGIN).press.match


async def names_at(inn: Inn, match: MatchId) -> str:
    """What the table of a match plays with."""
    options: Options = (await inn.pony.services.matches.table(match)).options
    return options.model_dump_json()


async def test_a_file_is_looked_at_in_private_before_anything_is_taken(inn: Inn) -> None:
    answer = await give(inn, write())

    assert answer.message.ephemeral
    assert "Your file fits" in answer.message.text
    assert len(set(answer.message.alt_texts)) == 2
    assert "Gildor" in answer.message.alt_texts[0]
    assert answer.message.labels == ["Use these cards", "Cancel", "In words"]
    assert "Gildor" not in await names_at(inn, await open_table(inn))


async def test_tables_opened_afterwards_play_with_the_file_and_open_ones_do_not(inn: Inn) -> None:
    before = await open_table(inn)

    taken = await take(inn)
    after = await open_table(inn, "table-2")

    assert "play with your file" in taken.message.text
    assert "Gildor" in await names_at(inn, after)
    assert "Gildor" not in await names_at(inn, before)


async def test_who_opens_a_table_reads_that_it_does_without_a_file_of_an_earlier_version(inn: Inn) -> None:
    await take(inn)
    matches, guild = inn.pony.services.matches, inn.env.guild.id
    settings = await matches.guild_settings(guild)
    await matches.change_guild_settings(
        guild, lambda _: settings.model_copy(update={"components": {"battle": "{}"}})
    )

    match = await open_table(inn)
    told = (await inn.person("frida").wait_for(lambda seen: seen.ephemeral)).text
    sheet = await show_components(inn.person("frida"))

    assert "Gildor" not in await names_at(inn, match)
    assert "The Battle for Middle-earth was made for an earlier version" in told
    assert "no longer fits" in sheet.message.text
    assert "Back to the usual cards" in sheet.message.labels


async def test_what_is_not_taken_is_forgotten(inn: Inn) -> None:
    given = await give(inn, write())
    use = target_of(given, "use")

    await inn.person("frida").press("Cancel")
    late = await inn.person("frida").press_stale(use, given.message)

    assert "since been replaced" in late.message.text
    assert "Gildor" not in await names_at(inn, await open_table(inn))


async def test_a_wrong_file_is_refused_by_the_card_the_field_and_what_was_expected(inn: Inn) -> None:
    wrong = write(lambda file: file["companions"][0].update(symbols=["pink"]))
    await inn.person("tom").set(locale="pl")

    english = await give(inn, wrong)

    assert "can’t be used" in english.message.text
    assert "**frodo**, `symbols 0`" in english.message.text
    assert "'red', 'orange'" in english.message.text
    assert english.message.buttons == []


async def test_a_polish_manager_reads_what_is_wrong_in_polish(inn: Inn) -> None:
    await inn.person("frida").set(locale="pl")

    answer = await give(inn, b"{", name="karty.json")

    assert "To nie jest JSON" in answer.message.text
    assert "wiersza 1" in answer.message.text


async def test_only_a_json_file_of_some_size_is_read(inn: Inn) -> None:
    other = await give(inn, write(), name="cards.txt")
    large = await give(inn, b" " * (64 * 1024 + 1))
    bytes_only = await give(inn, b"\xff\xfe\x00")

    assert "ends in “.json”" in other.message.text
    assert "at most 64 kB" in large.message.text
    assert "UTF-8" in bytes_only.message.text


async def test_only_who_manages_the_server_sees_or_changes_its_cards(inn: Inn) -> None:
    given = await give(inn, write())

    bolek, here = inn.person("bolek"), (await inn.person("bolek").read())[-1]
    button = await find_components(inn.person("frida"))
    looked, gave, pressed = [
        await bolek.press_stale(custom_id, here)
        for custom_id in (
            button.custom_id,
            target_of(await show_components(inn.person("frida")), "upload"),
            target_of(given, "use"),
        )
    ]

    for answer in (looked, gave, pressed):
        assert "uprawnienie do zarządzania" in answer.message.text
    assert "Gildor" not in await names_at(inn, await open_table(inn))


async def test_the_cards_of_another_server_are_not_touched(inn: Inn) -> None:
    await take(inn)

    elsewhere = await inn.pony.services.matches.open_lobby(
        "battle", Place(4711, 4712), inn.user_id("frida"), [], {}, "elsewhere"
    )

    assert "Gildor" not in elsewhere.options.model_dump_json()


async def test_a_proposal_outlives_a_restart(inn: Inn) -> None:
    await give(inn, write())

    await inn.restart()
    await inn.person("frida").press("Use these cards")

    assert "Gildor" in await names_at(inn, await open_table(inn))


async def test_a_later_proposal_takes_the_place_of_the_first(inn: Inn) -> None:
    first = await give(inn, write())
    await give(inn, write(lambda file: None))

    answer = await inn.person("frida").press_stale(target_of(first, "use"), first.message)

    assert "since been replaced" in answer.message.text


async def test_the_present_file_can_be_taken_away_and_the_usual_cards_brought_back(inn: Inn) -> None:
    await take(inn)
    frida = inn.person("frida")
    present = await show_components(frida)

    file = await frida.press("Download the file")
    back = await frida.press("Back to the usual cards", on=present.message)

    data = await inn.fetch(file.message.raw["attachments"][0]["url"])
    assert "gildor" in [companion["id"] for companion in json.loads(data)["companions"]]
    assert "without a file of this server" in back.message.text
    assert "Gildor" not in await names_at(inn, await open_table(inn))


async def test_what_can_be_taken_away_can_be_given_back(inn: Inn) -> None:
    frida = inn.person("frida")
    await show_components(frida)
    file = await frida.press("Download the file")

    answer = await give(inn, await inn.fetch(file.message.raw["attachments"][0]["url"]))

    assert "Your file fits" in answer.message.text


async def test_the_cards_can_be_read_in_words(inn: Inn) -> None:
    await give(inn, write())

    words = await inn.person("frida").press("In words")

    assert "**Gildor≈**" in words.message.text
    assert "As pictures" in words.message.labels
    assert "Use these cards" in words.message.labels


async def read_companions(person: Person) -> Answer:
    """Somebody reads the chapter of the rules about the Companions."""
    rules = (await person.slash("rules", game="battle")).message
    menu = next(select for select in rules.selects if "companions" in str(select["options"]))
    return await person.choose("companions", custom_id=menu["custom_id"], on=rules)


async def test_rules_read_at_a_table_are_those_of_its_cards(inn: Inn) -> None:
    await take(inn)
    sheet = await show_components(inn.person("frida"))
    await open_table(inn)
    await inn.person("frida").press("Back to the usual cards", on=sheet.message)

    here = await read_companions(inn.person("bolek"))
    elsewhere = await read_companions(inn.person("bolek", "table-2"))

    assert "Gildor" in here.message.text
    assert "Gildor" not in elsewhere.message.text


async def test_rules_read_where_no_table_is_are_those_of_the_server(inn: Inn) -> None:
    await take(inn)

    rules = await read_companions(inn.person("frida"))

    assert "Gildor" in rules.message.text


async def test_the_dice_of_journey_are_corrected_in_the_same_way(inn: Inn) -> None:
    frida = inn.person("frida")
    sheet = await show_components(frida, "journey")
    present = await frida.press("Download the file")
    file = json.loads(await inn.fetch(present.message.raw["attachments"][0]["url"]))
    file |= {"nazgul_squares": 5, "name_en": "Third print"}

    shown = await upload(frida, sheet.message, ("profile.json", json.dumps(file).encode()))
    await frida.press("Use this profile")
    await frida.slash("journey start", opponent="bolek")
    lobby = await table_message(frida, Kind.BEGIN)

    assert "5 squares" in shown.message.alt_texts[0]
    assert "Profile: Third print" in lobby.text


async def begin_with_renamed_cards(inn: Inn) -> list[Person]:
    """A game of Frida and Bolek whose companions are all called `Zed` and a number."""

    def rename(file: File) -> None:
        for number, card in enumerate(file["companions"]):
            card |= {"id": f"zed{number}", "name_en": f"Zed {number}", "name_pl": f"Zed {number}"}

    await give(inn, write(rename))
    frida, bolek = inn.person("frida"), inn.person("bolek")
    await frida.press("Use these cards")
    await open_table(inn)
    lobby = await table_message(frida, Kind.BEGIN)
    await bolek.press(custom_id=offer_of(lobby, Kind.JOIN).custom_id, on=lobby)
    await frida.press(custom_id=offer_of(lobby, Kind.BEGIN).custom_id, on=lobby)
    return [frida, bolek]


async def test_actions_are_completed_by_the_names_of_the_tables_cards(inn: Inn) -> None:
    people = await begin_with_renamed_cards(inn)

    offered = [(await person.autocomplete("act", "action", "zed")).raw["choices"] for person in people]

    labels = [choice["name"] for choices in offered for choice in choices]
    assert labels
    assert all("Zed" in label for label in labels)


async def test_a_refusal_speaks_of_the_tables_cards(inn: Inn) -> None:
    people = await begin_with_renamed_cards(inn)
    offered = [(await person.autocomplete("act", "action", "zed")).raw["choices"] for person in people]
    active = people[0] if offered[0] else people[1]
    held = {choice["value"].split()[1] for choices in offered for choice in choices}
    absent = next(f"zed{number}" for number in range(31) if f"zed{number}" not in held)

    answer = await active.slash("act", action=f"place {absent} new")

    assert f"Zed {absent.removeprefix('zed')}" in answer.message.text
