"""The bot paints nothing, and what paints plays nothing: neither process imports what the other needs."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from random import Random

from bot.draw.jobs import paint
from bot.draw.worker import ROOT, ProcessWorker
from cogs import bundles
from tests.draw import errands
from tests.laws.seen import play

PROGRAM = """
import sys
from itertools import islice
from random import Random

import bot.client
from bot.draw.worker import ProcessWorker
from bot.text import LANGUAGES
import bot.ui.replay
from cogs import bundles
from tests.laws.seen import play

for title in bundles().values():
    *_, moment = islice(play(title.game, title.game.options(), Random(1)), 60)
    for viewer in (None, *title.game.seats(moment.state)):
        seen = title.game.observe(moment.state, viewer)
        for view in (*title.board.views(seen), *title.board.details(seen)[:3]):
            for language in LANGUAGES:
                title.board.scene(seen, view, language)
                title.words.alt(seen, view, language)
worker = ProcessWorker()
worker.do(int)
worker.close()
print(*sorted(sys.modules), sep="\\n")
"""
PAINTS = {f"bot.draw.{each}" for each in ("canvas", "cards", "gif", "terrain", "tokens", "type", "vector")}
PLAYS = {"aiohttp", "aiosqlite", "discord", "pydantic", "pydantic_core", "sqlite3", "ssl", "structlog"}
PURE = ("board", "layout", "painting", "painting_scene", "scene")
"""What a picture shows, and where: values without pixels."""


def test_the_bots_process_never_imports_pillow_nor_what_paints() -> None:
    """Given every game of the house has been loaded and laid out for every viewer."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert {"bot.client", "cogs.war.painting.scene"} <= loaded
    assert not {each for each in loaded if each.partition(".")[0] == "PIL"}
    assert not loaded & PAINTS
    painting = {each for each in loaded if each.startswith("cogs.") and ".painting" in each}
    assert not {each for each in painting if each.rpartition(".")[2] not in PURE}


def test_the_process_that_paints_the_confrontation_loads_nothing_that_plays_it() -> None:
    """Given both pictures of a game under way: its process has no rules at hand."""
    title = bundles()["confrontation"]
    *_, moment = islice(play(title.game, title.game.options(), Random(1)), 40)
    seen = title.game.observe(moment.state, title.game.facts.seats[0])
    worker = ProcessWorker()
    try:
        for view in title.board.views(seen):
            worker.do(paint, title.board, title.board.scene(seen, view, "en"), "parchment", 1.0)
        loaded = set(worker.do(errands.loaded))
    finally:
        worker.close()
    assert "cogs.confrontation.painting_hand" in loaded
    assert not loaded & PLAYS
    rules = ("bot.engine", "bot.match", "cogs.confrontation.rules")
    assert not {each for each in loaded if each.startswith(rules)}
