"""The features around the games, and which of them need which others."""

from __future__ import annotations

import tomllib

from tests.architecture.sources import ROOT

INN = ROOT / "cogs" / "inn"
CONTRACT = "features around the games know of each other, one way, what is named here"


def list_features() -> list[str]:
    """The folders of features."""
    return sorted(folder.parent.name for folder in INN.glob("*/cog.py"))


def needed_features() -> dict[str, set[str]]:
    """What each feature needs of the others, by the contract of import-linter, through others too."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    edges = next(contract for contract in contracts if contract["name"] == CONTRACT)["ignore_imports"]
    needs: dict[str, set[str]] = {feature: set() for feature in list_features()}
    for edge in edges:
        who, _, whom = edge.partition(" -> ")
        needs[who.split(".")[2]].add(whom.split(".")[2])
    for _ in needs:
        needs = {who: of.union(*(needs[needed] for needed in of)) for who, of in needs.items()}
    return needs
