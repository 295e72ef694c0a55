"""The real command tree, with every translation, against Discord's rules and our own: few ways in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot import COGS
from bot.client import Plan, make_client
from bot.sandbox.limits.commands import characters, check_commands
from bot.ui.commands import CommandTranslator
from cogs import bundles, games
from tests.databases import open_sqlite

SLASH, PERSON, MESSAGE = 1, 2, 3
LOCALES = {"pl", "en-US", "en-GB"}
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def payload(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What Discord would be told."""
    commands = make_payload(tmp_path_factory.mktemp("commands"))
    return [command for command in commands if command["type"] == SLASH]


@pytest.fixture(scope="module")
def menus(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The commands in menus of people and of messages."""
    commands = make_payload(tmp_path_factory.mktemp("menus"))
    return [command for command in commands if command["type"] != SLASH]


def make_payload(place: Path) -> list[dict[str, Any]]:
    """Build what Discord would be told."""
    return asyncio.run(_payload(place))


async def _payload(place: Path) -> list[dict[str, Any]]:
    store = await open_sqlite(place / "pony.db")
    pony = await make_client(store, Plan(shard_count=1))
    translator = CommandTranslator()
    payloads = [
        await command.get_translated_payload(pony.tree, translator) for command in pony.tree.get_commands()
    ]
    pony.services.pictures.close()
    await store.close()
    return orjson.loads(orjson.dumps(payloads))


def parts(options: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command, subcommand and option, with its path."""
    for part in options:
        here = f"{path} {part['name']}"
        yield here, part
        yield from parts(part.get("options") or [], here)


def test_discord_would_take_every_command(payload: list[dict[str, Any]]) -> None:
    assert [str(problem) for problem in check_commands(payload)] == []
    assert all(characters(command) < 8000 for command in payload)


MOST_LEAVES, MOST_OPTIONS, MOST_OF_ONE = 36, 80, 6
TREE = {
    *(f"/{game.facts.command} {leaf}" for game in games() for leaf in ("start", "solo", "learn")),
    *("/seat", "/act", "/why", "/look", "/table", "/rules"),
    *("/play", "/next", "/help"),
    *("/profile", "/leaderboard", "/archive", "/tournament", "/settings", "/privacy", "/position"),
    *("/server settings", "/server tables", "/server check"),
}
"""Every command there is."""


def leaves(payload: list[dict[str, Any]], path: str = "/") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every command one can send, as it is typed, with its options; context commands have no slash."""
    for part in payload:
        options = part.get("options") or []
        below = [option for option in options if option["type"] in (1, 2)]
        if below:
            yield from leaves(below, f"{path}{part['name']} ")
        elif part.get("type", 1) == 1:
            yield f"{path}{part['name']}", options


def test_there_are_few_ways_in(payload: list[dict[str, Any]]) -> None:
    there = dict(leaves(payload))

    assert set(there) == TREE
    assert len(TREE) <= MOST_LEAVES
    asked = {path: [option["name"] for option in options] for path, options in there.items() if path in TREE}
    assert sum(map(len, asked.values())) <= MOST_OPTIONS, asked
    assert {path: names for path, names in asked.items() if len(names) > MOST_OF_ONE} == {}


def test_a_person_and_a_message_have_commands_in_their_menus(menus: list[dict[str, Any]]) -> None:
    assert [str(problem) for problem in check_commands(menus)] == []
    named = {(command["type"], command["name"], command["name_localizations"]["pl"]) for command in menus}
    assert named == {
        (PERSON, "Challenge", "Rzuć wyzwanie"),
        (PERSON, "Head to head", "Twarzą w twarz"),
        (MESSAGE, "Look back", "Omów partię"),
        (MESSAGE, "My seat", "Moje miejsce"),
    }
    assert {tuple(command["contexts"]) for command in menus} == {(0,)}


def test_no_two_commands_are_described_alike(payload: list[dict[str, Any]]) -> None:
    for language in ("en-GB", "pl"):
        told = [
            part["description_localizations"][language]
            for path, part in parts(payload)
            if f"/{path.strip()}" in TREE
        ]
        assert sorted({description for description in told if told.count(description) > 1}) == []


def test_the_page_of_commands_has_every_command(payload: list[dict[str, Any]]) -> None:
    """Of what every game has in common, one game's stand for all."""
    named = set(read_commands((ROOT / "docs" / "commands.md").read_text("utf-8")))
    groups = {bundle.command("en") for bundle in bundles().values()}
    missing = []
    for command, _ in leaves(payload):
        group, _, rest = command.removeprefix("/").partition(" ")
        if command not in named and (group not in groups or f"/confront {rest}" not in named):
            missing.append(command)
    assert missing == []


def read_commands(table: str) -> Iterator[str]:
    """The commands in the first column, without their options; of several the group may stand once."""
    for row in table.splitlines():
        group = ""
        for code in re.findall("`([^`]+)`", row.split("|")[1]) if row.startswith("| `") else []:
            words = [word for word in code.split() if not word.startswith("@")]
            group = words[0] if words[0].startswith("/") else group
            yield " ".join(words if words[0].startswith("/") else [group, *words])


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


def test_the_names_programs_use_are_the_english_ones(
    payload: list[dict[str, Any]],
) -> None:
    assert {command["name"] for command in payload} >= {
        "table",
        "play",
        "leaderboard",
        "settings",
        "privacy",
    }
    assert {command["name"] for command in payload} >= {game.facts.command for game in games()}


def test_what_an_option_depends_on_is_an_option_with_such_a_value() -> None:
    for game in games():
        for info in game.options.model_fields.values():
            extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
            needed = extra.get("offered")
            for other, value in needed.items() if isinstance(needed, dict) else ():
                assert dict(game.options.model_validate({other: value}))[other] == value


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
        named = {name for name in names if f'"{name}"' in text or f"{COGS}.{name}" in text}
        assert not named, f"{source} names {named}"


def test_the_leaderboard_offers_every_game_by_name(payload: list[dict[str, Any]]) -> None:
    leaderboard = next(command for command in payload if command["name"] == "leaderboard")
    offered = {
        choice["value"]: choice["name_localizations"]["pl"] for choice in leaderboard["options"][0]["choices"]
    }
    games = {key: title.words.name("pl") for key, title in bundles().items()}
    assert offered.items() >= (games | {"house": "Przeciw gospodzie"}).items()
    sides = {
        f"{title.words.name('pl')}: {title.words.seat(seat, 'pl')}"
        for title in bundles().values()
        if title.game.facts.sided
        for seat in title.game.facts.seats
    }
    assert sides
    assert set(offered.values()) - set(games.values()) == sides | {"Przeciw gospodzie"}
