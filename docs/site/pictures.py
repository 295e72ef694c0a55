"""`make pictures`: the boards of README, guides and site, painted from golden games into docs/pictures.

They are kept with the sources, since README shows them: paint them again when a board has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.engine import Record, replay
from bot.text import LANGUAGES
from cogs import bundles
from docs.site.build import ROOT
from tests.playthroughs.make import FOLDER, record_of

OUT: Final = ROOT / "docs" / "pictures"
WIDTH: Final = 1000
"""Pixels: enough for a wide screen, and under 100 kB."""
QUALITY: Final = 72


class Moment(NamedTuple):
    """A moment of a golden game. after: the part of its choices that have been made; seat: who looks on."""

    game: str
    record: str
    after: float
    seat: str | None
    view: str = ""


MOMENTS: Final[Sequence[Moment]] = (
    Moment("confrontation", "frodo_reaches_mordor", 0.5, "light"),
    Moment("journey", "one_arrives", 0.7, None),
    Moment("battle", "four-fierce", 0.8, None),
    Moment("duel", "six_races", 0.5, None),
    Moment("war", "the_free_peoples_conquer", 0.4, None),
)


def find_position(moment: Moment) -> object:
    """Play a golden game up to a moment and return its state."""
    game = bundles()[moment.game].game
    record: Record = record_of((FOLDER / moment.game / f"{moment.record}.txt").read_text("utf-8"))
    steps = [step.state for step in replay(game, record)]
    return steps[int(len(steps) * moment.after)]


def paint_moment(moment: Moment) -> None:
    """Paint a moment in each language."""
    bundle, state = bundles()[moment.game], find_position(moment)
    observation = bundle.game.observe(state, moment.seat)
    view = moment.view or bundle.board.views(observation)[0]
    for language in LANGUAGES:
        scene = bundle.board.scene(observation, view, language)
        picture = bundle.board.paint(scene, "parchment", 1.0)
        size = (WIDTH, round(picture.height * WIDTH / picture.width))
        small = picture.resize(size, Image.Resampling.LANCZOS)
        small.save(OUT / f"{moment.game}-{language}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    for each in MOMENTS:
        paint_moment(each)
