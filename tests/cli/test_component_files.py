"""Whoever runs the bot corrects components for all servers by a folder of files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli.run import read_component_files
from bot.cli.tell import tell_story
from bot.client import Plan, Pony
from bot.config import StartError, load
from bot.engine import Record
from bot.match.matches import MatchService
from bot.match.values import Place
from bot.store.sqlite import SqliteStore
from cogs import bundles
from cogs.battle.game import BATTLE
from cogs.journey.components import PRINTED
from tests.battle.test_card_file import agree, play, rename_celeborn


def profile(squares: int) -> str:
    return json.dumps({**json.loads(PRINTED.model_dump_json()), "nazgul_squares": squares})


def test_without_a_folder_nothing_is_corrected() -> None:
    assert load(_env_file=None).component_files is None
    assert read_component_files(None, bundles(), "en") == {}


def test_the_files_of_a_folder_are_read_by_game(tmp_path: Path) -> None:
    (tmp_path / "journey.json").write_text("\ufeff" + profile(5), "utf-8")
    (tmp_path / "duel.json").write_text("nothing of ours", "utf-8")

    files = read_component_files(tmp_path, bundles(), "en")

    assert list(files) == ["journey"]
    assert json.loads(files["journey"])["nazgul_squares"] == 5


@pytest.mark.parametrize(
    ("content", "message", "told"),
    [
        (b"{", "cli-components-wrong", "wiersza 1"),
        (
            profile(9).encode(),
            "cli-components-wrong",
            "nazgul_squares: Mo\u017ce tu by\u0107 najwy\u017cej 8",
        ),
        (b"\xff\xfe", "cli-components-unreadable", "journey.json"),
    ],
)
def test_a_file_that_cannot_be_used_ends_the_start_with_a_sentence(
    content: bytes, message: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "journey.json").write_bytes(content)
    with pytest.raises(StartError) as refused:
        read_component_files(tmp_path, bundles(), "pl")
    assert refused.value.message == message
    assert told in " ".join(refused.value.values.values())


def test_a_folder_that_is_not_there_ends_the_start_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StartError) as refused:
        read_component_files(tmp_path / "none", bundles(), "en")
    assert refused.value.message == "cli-components-missing"


async def test_the_operators_file_is_for_all_servers_and_a_servers_own_goes_before(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "pony.db")
    matches = MatchService(store, bundles(), components={"journey": profile(5)})

    async def squares(guild: int) -> int:
        lobby = await matches.open_lobby("journey", Place(guild, guild), 7, [], {}, f"open {guild}")
        return len(bundles()["journey"].game.new(lobby.options).tracks[0].squares)

    sheet = await matches.components.propose(2, "journey", profile(6))
    await matches.components.use(2, "journey", sheet.code)
    assert (await squares(1), await squares(2)) == (5, 6)
    assert (await matches.components.used(1, "journey")).source == "house"
    assert (await matches.components.reset(2, "journey")).source == "house"
    await store.close()


async def test_the_bot_is_given_the_operators_files(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "pony.db")
    pony = Pony(store, bundles(), Plan(components={"journey": profile(5)}))

    assert (await pony.services.matches.components.used(1, "journey")).source == "house"
    await store.close()


def test_the_story_of_a_record_is_told_with_the_names_of_its_cards(tmp_path: Path) -> None:
    state, log, _ = play(agree(rename_celeborn), 5)
    record = Record("battle", BATTLE.facts.ruleset, state.options.model_dump_json(), tuple(map(_entry, log)))
    path = tmp_path / "record.txt"
    path.write_text(str(record), "utf-8")

    story = " ".join(tell_story(path, "en"))

    assert "Gildor" in story
    assert "Celeborn" not in story


def _entry(line: str) -> tuple[str, str]:
    seat, _, action = line.partition(" ")
    return seat, action


async def test_a_file_that_fits_no_longer_is_done_without_and_can_be_replaced(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "pony.db")
    settings = {"components": {"journey": profile(99)}}
    await store.set_guild_settings(1, json.dumps(settings))
    matches = MatchService(store, bundles(), components={"journey": profile(5)})
    files = matches.components
    table = await matches.open_lobby("journey", Place(1, 1), 7, [], {}, "open")
    assert table.options.model_dump()["profile"]["nazgul_squares"] == 5
    assert await files.is_outdated(1, "journey")
    assert (await files.used(1, "journey")).source == "outdated"

    sheet = await files.propose(1, "journey", profile(6))
    await files.use(1, "journey", sheet.code)
    assert (await files.used(1, "journey")).source == "guild"
    assert not await files.is_outdated(1, "journey")
    await store.close()
