"""The bot itself paints nothing: what does is imported by the painting process alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from itertools import islice
from random import Random

import bot.client
from bot.worker import WorkerProcess
from bot.text import LANGUAGES
import bot.ui.messages.reading
from cogs import bundles
from tests.laws.seen import play

for bundle in bundles().values():
    *_, moment = islice(play(bundle.game, bundle.game.options(), Random(1)), 60)
    for viewer in (None, *bundle.game.seats(moment.state)):
        seen = bundle.game.observe(moment.state, viewer)
        for view in (*bundle.board.views(seen), *bundle.board.details(seen)[:3]):
            for language in LANGUAGES:
                bundle.board.scene(seen, view, language)
                bundle.words.alt(seen, view, language)
painter = WorkerProcess()
painter.run(int)
painter.close()
print(*sorted(sys.modules), sep="\\n")
"""
PAINTS = {
    f"bot.draw.kit.{module}" for module in ("canvas", "marks", "scene_painter", "terrain", "tokens", "type")
}


def test_the_bots_process_never_imports_what_paints() -> None:
    """Given every game of the house has been loaded and laid out for every viewer."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "bot.client" in loaded
    assert not loaded & PAINTS
