"""A feature around the games is taken away by deleting its folder."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

INN = ROOT / "cogs" / "inn"
MOST_FILES = 6
START = """
import asyncio, importlib, json, pkgutil
from pathlib import Path

import bot, cogs
from bot.client import Plan, make_client
from bot.store.sqlite import SqliteStore
from bot.ui.interactions.context import HANDLERS
from bot.ui.messages.reading import WAYS


async def start():
    async with await make_client(await SqliteStore.open(Path("pony.db")), Plan(shard_count=1)) as pony:
        told = {
            "from": str(Path(cogs.__file__).parent.parent),
            "commands": sorted(command.name for command in pony.tree.get_commands()),
            "kinds": sorted(kind.name for kind in HANDLERS),
            "ways": sorted(name for ways in WAYS.values() for name in ways),
            "posts": sorted(pony.posts),
            "works": sorted(pony.works),
            "carriers": sorted(pony.dispatcher.carriers),
        }
        for package in (bot, cogs):
            for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
                if not module.name.endswith("__main__") and "postgres" not in module.name:
                    importlib.import_module(module.name)
    print(json.dumps(told))


asyncio.run(start())
"""


def start_without(feature: str | None, place: Path) -> dict[str, list[str]]:
    """Start a copy of the program without a feature; return what is registered there."""
    for folder in ("bot", "cogs", "assets"):
        shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__"))
    if feature is not None:
        shutil.rmtree(place / "cogs" / "inn" / feature)
    done = subprocess.run(
        [sys.executable, "-c", START], cwd=place, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout.splitlines()[-1])
    assert told.pop("from") == str(place)
    return told


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What is registered where nothing is missing."""
    return start_without(None, tmp_path_factory.mktemp("whole"))


@pytest.mark.parametrize(
    ("feature", "gone"),
    [
        (
            "guesses",
            {
                "kinds": {"GUESS"},
                "ways": {
                    "cogs.inn.guesses.pages.lead_players_to_guesses",
                    "cogs.inn.guesses.pages.lead_to_guesses",
                },
            },
        ),
        (
            "daily",
            {"commands": {"position"}, "kinds": {"DAILY"}, "posts": {"daily", "daily-preparations"}},
        ),
    ],
)
def test_a_feature_is_taken_away_by_deleting_its_folder(
    feature: str, gone: dict[str, set[str]], whole: dict[str, list[str]], tmp_path: Path
) -> None:
    left = start_without(feature, tmp_path)

    assert {name: set(whole[name]) - set(left[name]) for name in whole} == {
        name: gone.get(name, set()) for name in whole
    }


def test_a_feature_has_few_files() -> None:
    files = {
        folder.name: len(list(folder.rglob("*.py")))
        for folder in INN.iterdir()
        if (folder / "__init__.py").exists()
    }

    assert files
    assert {name: count for name, count in files.items() if count > MOST_FILES} == {}
