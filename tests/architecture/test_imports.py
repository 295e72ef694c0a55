"""The contracts of import-linter notice what they are there for."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from cogs import bundles
from tests.architecture.sources import ROOT


class Plant(NamedTuple):
    """An import that must not pass: its module, what it imports, and the contract it breaks."""

    module: str
    imported: str
    contract: str


COG_ONLY = "a game knows Discord and the database in its cog.py only"
FEATURES = "features around the games know of each other, one way, what is named here"
NO_DISCORD = "what a feature is and does knows no Discord: that is for its pages and its cog"
NO_GAME = "features around the games know no game and no sandbox"
ROOMS_OF_WAR = "rooms of War: each imports only those below it"
ROOMS_OF_A_MATCH = "rooms of a match: each imports only those below it"
ROOMS_OF_THE_UI = "rooms of the ui: each imports only those below it"
PLANTS = (
    Plant("bot.text", "bot.match", "floors: each imports only those below it"),
    Plant("bot.match.match", "bot.match.play", ROOMS_OF_A_MATCH),
    Plant("bot.ui.layout", "bot.ui.menus.level", ROOMS_OF_THE_UI),
    Plant("bot.ui.delivery.refusals", "bot.ui.interactions.play", ROOMS_OF_THE_UI),
    Plant("bot.engine", "asyncio", "the engine is pure"),
    Plant("bot.agents", "bot.text", "computer players know the engine alone"),
    Plant("bot.draw", "discord", "only the ui and the client speak Discord"),
    Plant("bot.sandbox", "cogs", "the sandbox is Discord and knows nothing of the bot"),
    Plant(
        "cogs.battle", "bot.store", "a game's package, which discord.py loads, knows of Discord only the bot"
    ),
    Plant("bot.match", "psycopg", "PostgreSQL's driver is an extra: only its store knows it"),
    Plant("cogs.duel.game", "cogs.battle.game", "games know nothing of each other"),
    Plant("cogs.war.model.components", "cogs.war.rules.turn", ROOMS_OF_WAR),
    Plant("cogs.war.words.names", "cogs.war.painting.scene", ROOMS_OF_WAR),
    Plant("cogs.war.rules.turn", "cogs.war.groteka.record", ROOMS_OF_WAR),
    Plant("cogs.war.bundle", "aiosqlite", COG_ONLY),
    Plant("bot.ui.menus", "cogs.inn.guesses.pages", "floors: each imports only those below it"),
    Plant("cogs.inn.guesses.pages", "cogs.inn.daily.pages", FEATURES),
    Plant("cogs.inn.guesses.service", "bot.ui.sight", NO_DISCORD),
    Plant(
        "cogs.inn.review.pages", "cogs.war.bundle", "features around the games know no game and no sandbox"
    ),
    Plant("cogs.journey.bundle", "bot.ui", COG_ONLY),
    Plant("cogs.confrontation.game", "discord", COG_ONLY),
)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What `lint-imports` says of a copy of the tree in which every plant stands."""
    place = tmp_path_factory.mktemp("planted")
    for folder in ("bot", "cogs"):
        shutil.copytree(ROOT / folder, place / folder, ignore=_all_but_python)
    shutil.copy(ROOT / "pyproject.toml", place)
    for plant in PLANTS:
        path = place / plant.module.replace(".", "/")
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        path.write_text(f"{path.read_text('utf-8')}\nimport {plant.imported}\n", "utf-8")
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    return " ".join(done.stdout.split())


def _all_but_python(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if not (name.endswith(".py") or (Path(folder) / name).is_dir())}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: f"{plant.module} imports {plant.imported}")
def test_a_planted_import_breaks_its_contract(report: str, plant: Plant) -> None:
    assert f"{plant.contract} BROKEN" in report
    assert f"{plant.module} -> {plant.imported}" in report


def test_every_game_stands_in_the_contract_of_packages() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]

    packages = next(contract for contract in contracts if not contract.get("as_packages", True))

    assert packages["source_modules"] == [f"cogs.{key}" for key in bundles()]
