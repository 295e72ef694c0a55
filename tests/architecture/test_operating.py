"""The dashboard and the alert rules name figures that the bot has, and the dashboard shows all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot import metrics

FOLDER = Path(__file__).parents[2] / "docs" / "operating"
NAME = re.compile(r"\bpony_\w+")
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket",), "gauge": ("",)}


def names() -> dict[str, str]:
    """What is asked Prometheus for, and the figure it is of."""
    assert metrics.ANSWER is not None
    families = [family for family in REGISTRY.collect() if family.name.startswith("pony_")]
    return {family.name + suffix: family.name for family in families for suffix in SUFFIXES[family.type]}


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_every_figure_that_is_asked_for_is_there(file: str) -> None:
    asked = set(NAME.findall((FOLDER / file).read_text("utf-8")))

    assert asked
    assert asked <= set(names())


def test_the_dashboard_shows_every_figure() -> None:
    asked = set(NAME.findall((FOLDER / "grafana.json").read_text("utf-8")))

    assert {names()[name] for name in asked} == set(names().values())


def test_systemd_starts_the_bot_and_starts_it_again() -> None:
    unit = (FOLDER / "pony.service").read_text("utf-8")

    assert re.search(r"^ExecStart=\S+/python -m bot$", unit, re.MULTILINE)
    assert "Restart=on-failure\n" in unit


def test_every_library_is_pinned_with_the_digests_of_its_files() -> None:
    root = Path(__file__).parents[2]
    for lock in root.glob("requirements*.lock"):
        pins = re.split(r"\n(?=\S)", lock.read_text("utf-8").strip())
        assert pins
        assert [pin for pin in pins if not re.match(r"[\w.-]+==\S+.*\\\n +--hash=sha256:\w{64}", pin)] == []
