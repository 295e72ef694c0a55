"""The command line as a process: what it refuses to start with, how it stops, and a full disk."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import NEVER
from bot.sandbox import SandboxSettings, WorldPlan
from tests.wire.evening import DARK, LIGHT, Evening, begin
from tests.wire.inn import Inn, open_inn, said, texts, variables
from tests.wire.people import Clicker, Typist, offers
from tests.wire.process import BotProcess, ends

pytestmark = [pytest.mark.wire]

WRONG_SETTINGS = {
    "language": {"DEFAULT_LANGUAGE": "elvish"},
    "port": {"METRICS_PORT": "seven"},
    "theme": {"THEME": "mithril"},
    "sandbox": {"SANDBOX_API": "https://discord.com/api/v10"},
    "log level": {"LOG_LEVEL": "whisper"},
    "guild": {"DEV_GUILD": "-1"},
}


def one_clear_sentence(output: str) -> str:
    """The output, which must be a few words to a person and no traceback."""
    assert "Traceback" not in output, output
    words = output.strip()
    assert 10 < len(words) < 400, output
    return words


async def test_a_polite_end_leaves_nothing_behind(own_inn: Inn) -> None:
    """SIGTERM: exit status 0 within moments, the lease is given back, and nobody paints any more."""
    await begin(own_inn, own_inn.person("frida"), own_inn.person("bolek"))
    painter = await own_inn.bot.find_painter()

    assert await own_inn.bot.stop() == 0

    assert await ends(painter)
    assert "Traceback" not in own_inn.bot.output
    await own_inn.start()


async def test_a_killed_painter_is_replaced_and_the_pictures_come(own_inn: Inn) -> None:
    """Given the process that paints is killed, the next move brings its picture all the same."""
    frida = own_inn.person("frida")
    await begin(own_inn, frida, own_inn.person("bolek"))
    painter = await own_inn.bot.find_painter()
    await own_inn.becalmed(1.0)
    os.kill(painter, signal.SIGKILL)

    await Clicker(frida).act("muster")

    assert await own_inn.bot.find_painter(other_than=painter)
    assert own_inn.bot.alive


async def test_a_second_process_on_one_database_refuses_to_start(own_inn: Inn) -> None:
    """It says which database, with status 2, and the first one plays on."""
    other = BotProcess(own_inn.place, variables(own_inn.sandbox, own_inn.place))

    status = await other.run("run")

    assert status == 2
    assert str(own_inn.database) in one_clear_sentence(other.output)
    assert own_inn.bot.alive
    await begin(own_inn, own_inn.person("frida"), own_inn.person("bolek"))


@pytest.mark.parametrize("wrong", WRONG_SETTINGS)
async def test_a_wrong_setting_is_named(tmp_path: Path, wrong: str) -> None:
    """One sentence with the name of the setting."""
    ((name, _),) = WRONG_SETTINGS[wrong].items()
    bot = BotProcess(tmp_path, {"DISCORD_TOKEN": "wire", **WRONG_SETTINGS[wrong]})

    status = await bot.run("run")

    assert status == NEVER
    assert name in one_clear_sentence(bot.output)
    assert not (tmp_path / "var").exists()


async def test_a_missing_token_is_explained_in_the_shells_language(tmp_path: Path) -> None:
    """A status that says so, and the way out, in English or Polish."""
    bot = BotProcess(tmp_path, {})

    assert await bot.run("run", LANG="en_GB.UTF-8") == NEVER
    english = one_clear_sentence(bot.output)
    assert await bot.run("run", LANG="pl_PL.UTF-8") == NEVER
    polish = one_clear_sentence(bot.output)

    assert "DISCORD_TOKEN" in english
    assert "DISCORD_TOKEN" in polish
    assert english != polish


async def test_a_discord_that_cannot_be_reached_is_one_sentence(tmp_path: Path, unused_tcp_port: int) -> None:
    """Given nobody listens where Discord should be, then status 2 and what to look at."""
    nowhere = f"127.0.0.1:{unused_tcp_port}"
    bot = BotProcess(
        tmp_path,
        {
            "DISCORD_TOKEN": "wire",
            "SANDBOX_API": f"http://{nowhere}/api/v10",
            "SANDBOX_GATEWAY": f"ws://{nowhere}/gateway/",
        },
    )

    assert await bot.run("run", LANG="en_GB.UTF-8") == 2

    assert "Discord cannot be reached" in one_clear_sentence(bot.output)


async def test_too_few_shards_are_explained(tmp_path: Path) -> None:
    """Given Discord refuses a shard with so many servers, then what to set."""
    settings = SandboxSettings(world=WorldPlan(extra_guilds=2), guilds_per_shard=2)
    async with open_inn(tmp_path, settings, start=False) as inn:
        assert await inn.bot.run("run", LANG="en_GB.UTF-8") == NEVER
        assert "Traceback" not in inn.bot.output, inn.bot.output
        assert "more shards than 1" in inn.bot.output.splitlines()[-1]


async def test_a_database_of_a_newer_version_is_left_alone(own_inn: Inn) -> None:
    """A sentence, and not a byte changed."""
    await own_inn.bot.stop()
    with closing(sqlite3.connect(own_inn.database)) as database:
        database.execute("INSERT INTO migration VALUES (9999, 'V9999__later.sql', 'later', '2030-01-01')")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = own_inn.database.read_bytes()
    other = BotProcess(own_inn.place, variables(own_inn.sandbox, own_inn.place))

    assert await other.run("run") == NEVER

    assert str(own_inn.database) in one_clear_sentence(other.output)
    assert own_inn.database.read_bytes() == before


async def test_something_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """A sentence, where the database is a text file, a folder, or cannot be written."""
    async with open_inn(tmp_path, start=False) as inn:
        inn.database.write_text("not a database, but a long text that must not be lost\n" * 100)
        before = inn.database.read_bytes()

        assert await inn.bot.run("run") == NEVER

        one_clear_sentence(inn.bot.output)
        assert inn.database.read_bytes() == before
        assert await inn.bot.run("run", DATABASE=str(tmp_path)) == NEVER
        one_clear_sentence(inn.bot.output)


async def test_a_full_disk_loses_nothing(own_inn: Inn) -> None:
    """Given nothing can be written, a move is refused in words; with room again it can be made."""
    inn = own_inn
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)
    light = Clicker(frida)
    await light.act("place frodo arthedain")
    offer = await light.find("muster")
    await inn.becalmed()
    before = inn.log(match)
    inn.forgiven |= {'"event": "storage"', '"event": "outbox-unwritable"'}
    inn.bot.limit_files(1024)

    answer = await light.do(offer)

    assert not answer.failed
    told = texts(said(answer))
    assert "can’t save" in told
    assert inn.log(match) == before
    inn.bot.limit_files(None)
    again = await light.act("muster")
    assert not again.failed
    assert (LIGHT, "muster") in inn.log(match)
    assert "ready" in [shown_offer.action for shown_offer in offers(await light.look())]
    end = await Evening(inn, match, {LIGHT: Typist(frida), DARK: Typist(bolek)}).play()
    assert end.outcome is not None
