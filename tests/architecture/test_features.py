"""A feature around the games is taken away by deleting its folder."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.features import INN, list_features, needed_features
from tests.architecture.sources import ROOT
from tests.text.catalogues import feature_of, sources

MOST_FILES = 6
START = """
import asyncio, importlib, json, os, pkgutil, sys
from pathlib import Path

# What is the same without any feature is loaded once, and every start is a fork of it.
from bot.client import Plan, make_client
from bot import all_bundles
from bot.store.sqlite import SqliteStore
from bot.ui.interactions.context import HANDLERS
from bot.ui.messages.ways import SPOTS

for bundle in all_bundles().values():
    for language in ("en", "pl"):
        bundle.words.rules(language)


def module_of(thing):
    return getattr(thing, "__module__", type(thing).__module__)


async def start():
    store = await SqliteStore.open(Path("pony.db"))
    async with await make_client(store, Plan(shard_count=1)) as pony:
        told = {
            "commands": {
                each.qualified_name: [module_of(each.callback), each.root_parent and each.root_parent.module]
                for each in pony.tree.walk_commands() if hasattr(each, "callback")
            },
            "kinds": {kind.name: [module_of(handler)] for kind, handler in HANDLERS.items()},
            "ways": {name: [name] for spot in SPOTS.values() for name in spot.ways},
            "posts": {name: [module_of(each)] for name, each in pony.posts.items()},
            "works": {name: [f"cogs.inn.{name}"] for name in pony.works},
            "carriers": {
                name: [module_of(each)]
                for carriers in (pony.dispatcher.carriers, pony.dispatcher.channel_carriers)
                for name, each in carriers.items()
            },
        }
        # before the client closes: it unloads the games, which would all be loaded anew
        inn = importlib.import_module("cogs.inn")
        for module in pkgutil.walk_packages(inn.__path__, "cogs.inn."):
            importlib.import_module(module.name)
    return told


for place in sys.argv[1:]:
    if not os.fork():
        os.chdir(place)
        sys.path.insert(0, place)
        del sys.modules["cogs"]
        importlib.invalidate_caches()
        import cogs
        assert cogs.__file__.startswith(place)
        Path("told.json").write_text(json.dumps(asyncio.run(start())))
        os._exit(0)
    assert os.wait()[1] == 0, place
"""
Told = dict[str, dict[str, list[str]]]


def gone_with(feature: str) -> set[str]:
    """A feature, and those that need it."""
    return {feature, *(other for other, needed in needed_features().items() if feature in needed)}


def lay_out(place: Path, without: set[str]) -> str:
    """Lay out the folder of cogs without some features: by links to what is there."""
    (place / "cogs" / "inn").mkdir(parents=True)
    for path in (ROOT / "cogs").iterdir():
        if path.name != "inn":
            (place / "cogs" / path.name).symlink_to(path)
    for path in INN.iterdir():
        if path.name not in without:
            (place / "cogs" / "inn" / path.name).symlink_to(path)
    return str(place)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Told]:
    """What is registered without each feature, by its name, and with all under an empty one."""
    place = tmp_path_factory.mktemp("inns")
    wanted = {"": set[str](), **{feature: gone_with(feature) for feature in list_features()}}
    places = {feature: lay_out(place / (feature or "whole"), gone) for feature, gone in wanted.items()}
    command = [sys.executable, "-c", START, *places.values()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {feature: json.loads((Path(at) / "told.json").read_text()) for feature, at in places.items()}


@pytest.mark.parametrize("feature", list_features())
def test_a_feature_is_taken_away_by_deleting_its_folder(feature: str, told: dict[str, Told]) -> None:
    gone = tuple(f"cogs.inn.{gone_feature}." for gone_feature in gone_with(feature))
    whole, left = told[""], told[feature]

    missing = {kind: set(whole[kind]) - set(left[kind]) for kind in whole}

    assert missing == {
        kind: {name for name, owners in registered.items() if _is_of(owners, gone)}
        for kind, registered in whole.items()
    }
    assert any(missing.values())


def _is_of(owners: list[str], gone: tuple[str, ...]) -> bool:
    return any(owner is not None and f"{owner}.".startswith(gone) for owner in owners)


def test_nobody_leads_to_a_feature_they_do_not_know() -> None:
    """Given the kinds of buttons, then those a feature answers are named by it and by who needs it alone."""
    answered: dict[str, str] = {}
    named: list[tuple[str, Path]] = []
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (feature := feature_of(path)):
                answered |= dict.fromkeys(_kinds_answered(node), feature)
            elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "Kind":
                named.append((node.attr, path))

    needs = needed_features()
    astray = [
        f"{kind} in {path}"
        for kind, path in named
        if kind in answered
        and answered[kind] not in (feature_of(path), *needs.get(feature_of(path) or "", ()))
    ]

    assert len(set(answered.values())) > MOST_FILES
    assert astray == []


def _kinds_answered(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    calls = [decorator for decorator in function.decorator_list if isinstance(decorator, ast.Call)]
    given: list[Any] = [
        argument for call in calls if getattr(call.func, "id", "") == "on" for argument in call.args
    ]
    return [argument.attr for argument in given]


def test_a_feature_has_few_files() -> None:
    files = {feature: len(list((INN / feature).rglob("*.py"))) for feature in list_features()}

    assert files
    assert {name: count for name, count in files.items() if count > MOST_FILES} == {}
