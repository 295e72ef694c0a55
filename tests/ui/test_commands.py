"""The real command tree, with every translation, against Discord's rules."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.client import Plan, Pony, all_bundles
from bot.extensions import GAMES
from bot.match.listing import command_in
from bot.registering import commands
from bot.sandbox.limits.commands import characters, check_commands
from bot.store.sqlite import SqliteStore
from bot.text import LANGUAGES
from bot.ui.lobby import fields
from cogs import bundles, games, listings

LOCALES = {"pl", "en-US", "en-GB"}
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def payload() -> list[dict[str, Any]]:
    """What Discord would be told."""
    found: list[dict[str, Any]] = orjson.loads(commands())
    return found


def parts(found: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command, subcommand and option, with its path."""
    for part in found:
        here = f"{path} {part['name']}"
        yield here, part
        yield from parts(part.get("options") or [], here)


def test_discord_would_take_every_command(payload: list[dict[str, Any]]) -> None:
    assert [str(each) for each in check_commands(payload)] == []
    assert all(characters(command) < 8000 for command in payload)


def test_every_name_and_description_is_spoken_for_in_both_languages(payload: list[dict[str, Any]]) -> None:
    for path, part in parts(payload):
        for key in ("name", "description"):
            assert set(part.get(f"{key}_localizations") or {}) == LOCALES, path
        for choice in part.get("choices") or []:
            assert set(choice["name_localizations"]) == LOCALES, (path, choice["value"])


def test_every_description_differs_between_the_languages(payload: list[dict[str, Any]]) -> None:
    for path, part in parts(payload):
        told = part["description_localizations"]
        assert told["pl"] != told["en-GB"], path


def test_the_names_programs_use_are_the_english_ones_or_those_of_the_options(
    payload: list[dict[str, Any]],
) -> None:
    assert {command["name"] for command in payload} >= {
        "table",
        "games",
        "leaderboard",
        "settings",
        "privacy",
    }
    assert {command["name"] for command in payload} >= {game.facts.command for game in games()}
    for game in games():
        start = next(part for path, part in parts(payload) if path == f" {game.facts.command} start")
        agreed = {each.name for each in fields(game.options)}
        assert {option["name"] for option in start["options"]} >= agreed


def test_what_an_option_depends_on_is_an_option_with_such_a_value() -> None:
    for game in games():
        for info in game.options.model_fields.values():
            extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
            needed = extra.get("offered")
            for other, value in needed.items() if isinstance(needed, dict) else ():
                assert dict(game.options.model_validate({other: value}))[other] == value


def test_a_command_asks_nothing_that_cannot_matter_in_what_it_opens(payload: list[dict[str, Any]]) -> None:
    battle = next(part for path, part in parts(payload) if path == " war battle")
    asked = [option["name"] for option in battle["options"]]

    assert asked[:3] == ["opponent", "seat", "rules"]
    assert {"split_witch_king", "mod_walls"} <= set(asked)
    assert not {"discards", "rohan_by_cards", "declare_in_mordor"} & set(asked)


def test_tables_stand_on_servers_and_seats_can_be_taken_in_dms(payload: list[dict[str, Any]]) -> None:
    contexts = {command["name"]: command["contexts"] for command in payload}
    assert contexts["table"] == [0, 1]
    assert contexts["leaderboard"] == [0]
    assert all(command["integration_types"] == [0] for command in payload)


def test_the_games_come_from_their_folder() -> None:
    """Nothing in bot/ names a game."""
    root = ROOT / "bot"
    names = {name for game in games() for name in (game.facts.key, game.facts.command)}
    for source in root.rglob("*.py"):
        if "sandbox" in source.parts:
            continue
        text = source.read_text("utf-8")
        found = {name for name in names if f'"{name}"' in text or f"{GAMES}.{name}" in text}
        assert not found, f"{source} names {found}"


def test_what_is_told_of_a_game_before_it_is_loaded_is_what_its_rules_and_words_say() -> None:
    assert list(listings()) == list(bundles())
    for key, title in bundles().items():
        listing, facts = listings()[key], title.game.facts
        assert (listing.key, listing.command, listing.players) == (key, facts.command, facts.players)
        assert listing.openings == tuple(each.name for each in title.openings)
        for language in LANGUAGES:
            told, translator = listing.told(language), title.words.translator(language)
            assert told.name == title.words.name(language)
            assert told.command == command_in(translator, title.game.facts.command)
            assert told.openings == tuple(
                (translator(f"command-{name}"), translator(f"command-{name}.description"))
                for name in listing.openings
            )


def test_the_leaderboard_offers_every_game_by_name(payload: list[dict[str, Any]]) -> None:
    leaderboard = next(each for each in payload if each["name"] == "leaderboard")
    offered = {
        choice["value"]: choice["name_localizations"]["pl"] for choice in leaderboard["options"][0]["choices"]
    }
    assert offered == {key: title.words.name("pl") for key, title in bundles().items()}


LOADED = """
import asyncio, sys, tempfile
from pathlib import Path
from bot.client import Plan, Pony, all_titles
from bot.store.sqlite import SqliteStore
from bot.ui.pages import games_page, standings_page

async def main():
    with tempfile.TemporaryDirectory() as place:
        pony = Pony(await SqliteStore.open(Path(place) / "pony.db"), all_titles(), Plan(shard_count=1))
        await pony.extensions.some(["confrontation"])
        for language in ("en", "pl"):
            games_page(pony.house, (), language)
            standings_page(pony.house, (), "war", language, 1)
        pony.house.studio.close()
        await pony.store.close()

asyncio.run(main())
rules = [each.split(".") for each in sys.modules if each.startswith("cogs.") and each.endswith(".game")]
print(*[game for _, game, _ in rules])
"""


def test_games_that_nobody_plays_are_not_loaded_to_be_listed() -> None:
    """Given a bot at whose tables one game is played, then no other is in memory, lists shown or not."""
    ran = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=60, cwd=ROOT
    )
    assert ran.stdout.split() == ["confrontation"]


async def test_a_command_of_one_game_waits_for_no_other(tmp_path: Path) -> None:
    pony = Pony(await SqliteStore.open(tmp_path / "pony.db"), all_bundles(), Plan(shard_count=1))
    await pony.extensions.provide("confront")
    groups = {each.facts.command for each in games()}
    assert groups & {command.name for command in pony.tree.get_commands()} == {"confront"}
    pony.house.studio.close()
    await pony.store.close()
