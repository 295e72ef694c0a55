"""The unmodified discord.py plays every kind of interaction against the sandbox."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession
from PIL import Image

from bot.sandbox import Driver, ImpossibleError, Sandbox, SandboxSettings, WorldPlan
from tests.sandbox.small_bot import SmallBot, running
from tests.waiting import PATIENCE
from tests.wire.contract import specification_or_skip


async def test_a_bot_logs_in_and_syncs_its_commands_in_both_languages(bot: SmallBot, driver: Driver) -> None:
    polish = {command["name"]: command["shown"] for command in await driver.person("bolek").commands()}
    english = {command["name"]: command["shown"] for command in await driver.person("tom").commands()}

    assert polish["greet"] == "powitaj"
    assert english["greet"] == "greet"
    assert bot.guilds[0].name == "Rozbrykany Kucyk / Prancing Pony"


async def test_a_slash_command_takes_names_of_both_languages_and_resolves_users(
    bot: SmallBot, driver: Driver
) -> None:
    answer = await driver.person("bolek").slash("powitaj", gość="zosia", drink="mead")

    assert answer.message.text == "Zosia gets 1 mead (pl, 10485760)"
    assert answer.message.raw["interaction_metadata"]["user"]["username"] == "bolek"


async def test_a_sub_command_is_found_in_polish_with_choices_ranges_and_booleans(
    bot: SmallBot, driver: Driver
) -> None:
    bolek = driver.person("bolek")

    answer = await bolek.slash("stół otwórz", kind="Round", seats=3, secret=True)

    assert answer.message.text == "round for 3"
    assert answer.message.ephemeral
    assert answer.message.raw["interaction"]["name"] == "table open"
    for bad in ({"kind": "Square", "seats": 3}, {"kind": "Round", "seats": 5}):
        with pytest.raises(ImpossibleError):
            await bolek.slash("table open", options=bad)
    with pytest.raises(ImpossibleError):
        await bolek.slash("table")


@pytest.mark.parametrize(
    "options",
    [{}, {"guest": "nobody"}, {"guest": "tom", "times": "many"}, {"guest": "tom", "colour": "red"}],
)
async def test_what_no_client_would_send_is_impossible(
    bot: SmallBot, driver: Driver, options: dict[str, str]
) -> None:
    with pytest.raises(ImpossibleError):
        await driver.person("frida").slash("greet", options=options)


async def test_a_refusal_names_the_option_as_the_person_reads_it(bot: SmallBot, sandbox: Sandbox) -> None:
    body = {"command": "greet", "options": {"guest": "tom", "times": "many"}}
    async with ClientSession(sandbox.url) as session:
        answer = await session.post("/sandbox/people/bolek/slash", json=body)
        told = await answer.json()

    assert answer.status == 400
    assert (told["reason"], told["facts"]) == ("does_not_fit", {"option": "razy", "value": "many"})
    assert "times" in told["impossible"]


async def test_autocomplete_offers_what_fits(bot: SmallBot, driver: Driver) -> None:
    answer = await driver.person("frida").autocomplete("greet", "drink", "m")

    assert [choice["value"] for choice in answer.choices] == ["mead", "milk"]


async def test_an_ephemeral_answer_is_seen_by_one_person_and_dispatched_without_a_guild(
    bot: SmallBot, driver: Driver
) -> None:
    answer = await driver.person("frida").slash("secret")

    assert answer.message.ephemeral
    assert await driver.person("bolek").read() == []
    assert [message.text for message in await driver.person("frida").read()] == ["psst"]
    assert bot.seen[-1].guild is None


async def test_a_press_edits_the_ephemeral_message_and_uploads_a_picture(
    bot: SmallBot, driver: Driver
) -> None:
    frida = driver.person("frida")
    await frida.slash("secret")

    answer = await frida.press("Show")

    assert answer.status == "updated"
    data = await driver.fetch(answer.message.images[0])
    assert Image.open(io.BytesIO(data)).size == (40, 30)
    assert answer.message.alt_texts == ["your hand"]
    with pytest.raises(ImpossibleError):
        await driver.person("bolek").press("Show")


async def test_a_layout_keeps_its_picture_inside_and_its_attachment_list_empty(
    bot: SmallBot, driver: Driver
) -> None:
    frida = driver.person("frida")
    first = (await frida.slash("board")).message
    second = (await driver.person("bolek").press("Again")).message

    assert first.raw["attachments"] == []
    assert first.id == second.id
    assert "board-1.png" in first.images[0]
    assert "board-2.png" in second.images[0]
    assert second.raw["edited_timestamp"] is not None


async def test_choosing_in_a_menu_answers_the_one_who_chose(bot: SmallBot, driver: Driver) -> None:
    await driver.person("frida").slash("board")

    answer = await driver.person("tom").choose("Mead", label="Pick")

    assert answer.message.text == "you take mead"
    assert answer.message.ephemeral


async def test_a_role_is_given_to_a_command_and_chosen_in_a_menu_by_its_name(
    bot: SmallBot, driver: Driver
) -> None:
    frida = driver.person("frida")

    asked = await frida.slash("crew", role="Innkeepers")
    chosen = await frida.choose("@everyone", custom_id="crew")
    nobody = await frida.choose(custom_id="crew")

    assert asked.message.text == "Innkeepers may come"
    assert chosen.message.text == "@everyone may come"
    assert nobody.message.text == "anybody may come"
    with pytest.raises(ImpossibleError, match="no role"):
        await frida.choose("Kings", custom_id="crew")


async def test_the_first_followup_fills_a_deferred_answer_and_keeps_it_private(
    bot: SmallBot, driver: Driver
) -> None:
    zosia = driver.person("zosia")
    answer = await zosia.slash("slow")
    more = await zosia.wait_for(lambda message: message.text == "and more")

    assert answer.message.text == "at last"
    assert answer.message.ephemeral
    assert not answer.message.loading
    assert not more.ephemeral


async def test_a_modal_is_filled_in_by_label_and_custom_id(bot: SmallBot, driver: Driver) -> None:
    bolek = driver.person("bolek")
    modal = await bolek.slash("form")
    assert list(modal.fields) == ["Name", "Size"]

    answer = await bolek.submit(modal, {"name": "Dąb", "Size": "Two"})

    assert answer.message.text == "table Dąb for 2"
    with pytest.raises(ImpossibleError, match="required"):
        await bolek.submit(modal)
    with pytest.raises(ImpossibleError, match="characters"):
        await bolek.submit(modal, name="x" * 21)


async def test_a_modal_takes_radio_buttons_checkboxes_roles_and_files(bot: SmallBot, driver: Driver) -> None:
    bolek = driver.person("bolek")
    modal = await bolek.slash("order")
    recipe = ("stew.txt", b"stew")

    answer = await bolek.submit(modal, drink="mead", extras=["honey", "Bread"], now=False, recipe=recipe)
    modal = await bolek.slash("order")
    two = await bolek.submit(modal, {"Drink": "Ale", "For whom": "Innkeepers"}, recipe=[recipe, recipe])

    assert answer.message.text == "mead, bread, honey, later: stew"
    assert two.message.text == "ale, cheese, now, for Innkeepers: stew & stew"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"recipe": ("a.txt", b"a")}, "Drink: something must be chosen"),
        ({"drink": "ale"}, "Recipe: a file is wanted"),
        ({"drink": "ale", "recipe": [("a.txt", b"a")] * 3}, "between 1 and 2 must be chosen"),
        (
            {"drink": "ale", "extras": ["bread", "cheese", "honey"], "recipe": ("a.txt", b"a")},
            "between 1 and 2 must be chosen",
        ),
    ],
)
async def test_a_modal_is_not_sent_before_its_fields_are_as_they_must_be(
    bot: SmallBot, driver: Driver, given: dict[str, object], why: str
) -> None:
    bolek = driver.person("bolek")
    modal = await bolek.slash("order")

    with pytest.raises(ImpossibleError, match=why):
        await bolek.submit(modal, given)


async def test_a_dm_arrives_and_a_closed_one_is_refused_with_50007(bot: SmallBot, driver: Driver) -> None:
    hela = driver.person("hela")
    await hela.slash("whisper")
    assert [message.text for message in await hela.dms()] == ["hello"]

    await hela.set(dms_open=False)
    answer = await hela.slash("whisper")

    assert answer.message.text == "closed: 50007"


async def test_a_thread_opens_under_a_message_and_everybody_sees_it(bot: SmallBot, driver: Driver) -> None:
    await driver.person("frida").slash("thread")
    bolek = driver.person("bolek", channel="a quiet corner")

    said = await driver.until(lambda: _first(bolek))

    assert said == "welcome"
    assert (await bolek.slash("shout")).message.text == "done"


async def _first(person: object) -> str | None:
    try:
        messages = await person.read()  # type: ignore[attr-defined]
    except ImpossibleError:
        return None
    return messages[0].text if messages else None


async def test_silence_for_the_answer_window_is_a_failed_interaction_and_a_recorded_error(
    bot: SmallBot, driver: Driver
) -> None:
    answer = await driver.person("frida").slash("sleepy")

    assert answer.failed
    assert [record_problem["kind"] for record_problem in await driver.errors()] == ["no_answer"]


async def test_two_people_press_at_once_and_both_are_answered(bot: SmallBot, driver: Driver) -> None:
    await driver.person("frida").slash("board")

    answers = await asyncio.gather(
        *(driver.person(name).choose("ale") for name in ("frida", "bolek", "zosia", "tom", "hela"))
    )

    assert [answer.status for answer in answers] == ["message"] * 5


async def test_people_read_and_write_and_dismiss(bot: SmallBot, driver: Driver) -> None:
    frida = driver.person("frida")
    await frida.say("good evening")
    secret = await frida.slash("secret")
    await frida.dismiss(secret.message)

    assert [message.text for message in await frida.read()] == ["good evening"]
    assert bot.seen[0].content == ""  # another's words, and no message-content intent


async def test_five_hundred_guilds_come_up() -> None:
    async with (
        Sandbox(SandboxSettings(world=WorldPlan(extra_guilds=499))) as sandbox,
        running(sandbox) as bot,
    ):
        assert len(bot.guilds) == 500


async def test_requests_and_replies_agree_with_discords_own_description(
    bot: SmallBot, driver: Driver
) -> None:
    contract = specification_or_skip()
    frida = driver.person("frida")
    for command in ("secret", "board", "slow", "whisper", "shout", "thread"):
        await frida.slash(command)
    await frida.press("Show")
    await frida.submit(await frida.slash("form"), name="Oak")
    await frida.autocomplete("greet", "drink")
    await bot.fetch_guild(bot.guilds[0].id)

    records = await driver.requests()
    replies = [
        problem
        for r in records
        for problem in contract.reply_problems(r["method"], r["path"], r["status"], r["reply"])
    ]

    assert contract.record_problems(records) == []
    assert replies == []
    assert await driver.errors() == []


async def test_the_check_against_discords_description_notices_what_is_wrong() -> None:
    contract = specification_or_skip()
    button = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}

    wrong = contract.request_problems("POST", "/channels/1/messages", body)
    unknown = contract.request_problems("GET", "/taverns/1", None)
    reply = contract.reply_problems("GET", "/users/@me", 200, {"id": 1})

    assert "label" in wrong[0]
    assert "not in the description" in unknown[0]
    assert reply


async def test_two_shards_share_the_guilds() -> None:
    world = WorldPlan(extra_guilds=5)
    async with Sandbox(SandboxSettings(world=world)) as sandbox, running(sandbox, shards=2) as bot:
        shards = {guild.shard_id for guild in bot.guilds}

        assert len(bot.guilds) == 6
        assert shards == {0, 1}
        assert len(sandbox.core.gateway.sessions) == 2


async def test_a_bot_takes_as_many_shards_as_are_recommended() -> None:
    world = WorldPlan(extra_guilds=5)
    settings = SandboxSettings(world=world, recommended_guilds=3)
    async with Sandbox(settings) as sandbox, running(sandbox) as bot:
        assert bot.shard_count == 2
        assert len(bot.guilds) == 6
        assert len(sandbox.core.gateway.sessions) == 2


async def test_the_sandbox_runs_as_a_program_and_stops_when_told(tmp_path: Path) -> None:
    settings = tmp_path / "settings.json"
    settings.write_text(
        json.dumps({"world": {"people": [{"name": "ola", "display": "Ola", "locale": "pl"}]}})
    )
    command = ("-m", "bot.sandbox", "--port", "0", "--settings", str(settings))
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    async with Driver(line.removeprefix("page: ").strip()) as driver:
        state = await driver.call("GET", "/state")
    process.terminate()

    assert [person["name"] for person in state["people"]] == ["ola"]
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
