"""`python -m bot doctor` beside the bot: what it says and how it ends, all well and with things broken."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.sandbox import SandboxSettings
from bot.sandbox.client import lookup
from tests.wire.inn import Inn, open_inn, variables
from tests.wire.process import BotProcess

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]
IN_ENGLISH = {"LC_ALL": "en_GB.UTF-8"}


def channel_id(inn: Inn) -> str:
    core = inn.sandbox.core
    return str(lookup.find_channel(core, lookup.find_person(core, "frida"), inn.channel).id)


async def visit(inn: Inn, *given: str, **environment: str) -> tuple[int, list[str]]:
    """Run the doctor where the bot runs; its status, and the lines it has printed."""
    everywhere: Mapping[str, str] = {**variables(inn.sandbox, inn.place), **IN_ENGLISH, **environment}
    doctor = BotProcess(inn.place, everywhere)
    status = await doctor.run("doctor", *given)
    lines = [line for line in doctor.output.splitlines() if line[:2] in ("✓ ", "✗ ", "· ")]
    assert "Traceback" not in doctor.output, doctor.output
    return status, lines


async def test_beside_a_running_bot_that_is_well_it_finds_nothing_and_leaves_nothing(inn: Inn) -> None:
    status, lines = await visit(inn, channel_id(inn))

    assert status == 0, lines
    assert [line for line in lines if line.startswith("✗")] == []
    for said in ("up to date", "All fonts", "can be drawn", "accepts the DISCORD_TOKEN", "none is missing"):
        assert any(said in line for line in lines if line.startswith("✓")), said
    assert "✓ A new picture in a message" in lines
    assert "✓ A private message to you" in lines
    assert [message for message in await inn.person("bolek").read() if not message.ephemeral] == []


async def test_what_is_to_be_changed_is_named_and_counts(inn: Inn) -> None:
    await inn.driver.deny_bot(inn.channel, "ATTACH_FILES")

    status, lines = await visit(inn, channel_id(inn))

    [wrong] = [line for line in lines if line.startswith("✗")]
    assert f"Switch on Attach Files for me in #{inn.channel}, under Edit Channel" in wrong
    assert status == 1


async def test_it_speaks_the_language_of_the_shell_and_needs_no_channel(inn: Inn) -> None:
    status, lines = await visit(inn, LC_ALL="pl_PL.UTF-8")

    assert status == 0, lines
    assert "· Żaden kanał nie został wypróbowany" in lines[-1]


async def test_a_channel_the_bot_does_not_see_is_said_to_be_unknown(inn: Inn) -> None:
    status, lines = await visit(inn, "123456789012345678")

    assert status == 1
    assert "The bot sees no channel 123456789012345678" in lines[-1]


async def test_a_folder_that_takes_nothing_and_a_database_that_is_none_are_named(inn: Inn) -> None:
    (inn.place / "closed").write_text("no folder")
    (inn.place / "text.db").write_text("no database, however long one looks at it " * 30)

    status, lines = await visit(inn, BACKUP_DIR="closed/copies", DATABASE="text.db")

    wrong = [line for line in lines if line.startswith("✗")]
    assert status == 1
    assert len(wrong) == 2
    assert "closed/copies cannot be written to" in wrong[0]
    assert "text.db is damaged" in wrong[1]


async def test_where_the_bot_has_never_been_its_commands_and_signs_are_missed(tmp_path: Path) -> None:
    """Given nothing was started there yet, and no database was made."""
    async with open_inn(tmp_path, start=False) as inn:
        status, lines = await visit(inn, OWN_EMOJIS="yes")

    [wrong] = [line for line in lines if line.startswith("✗")]
    assert "These commands are not registered at Discord: " in wrong
    assert "archive, battle" in wrong
    assert status == 1
    assert any(line.startswith("· There is no database") for line in lines)
    assert any("signs of the bot’s own are not uploaded" in line for line in lines)
    assert not inn.database.exists()


async def test_a_token_that_discord_does_not_take_is_named(tmp_path: Path) -> None:
    async with open_inn(tmp_path, SandboxSettings(token="another"), start=False) as inn:
        status, lines = await visit(inn)

    assert status == 1
    assert (
        lines[-1] == "✗ Discord does not accept the DISCORD_TOKEN: copy it again from the developer portal."
    )
