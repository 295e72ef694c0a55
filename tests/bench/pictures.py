"""Drawing and encoding a board against encoding alone."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from io import BytesIO
from itertools import islice

from PIL import Image

from bot.draw.encode import encode
from bot.match.bundle import GameBundle
from bot.text import Language
from cogs import bundles
from tests.bench import play
from tests.bench.bars import bars
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, Work, against_floor, interleaved, plain

EACH = 3
GAIN = "A picture is there at once on a phone, and no server's upload limit is ever reached."
"""Pictures of one round."""
THEME, SCALE = "parchment", 1.0
LANGUAGE: Language = "en"
MOST = 80
"""Pictures of one game whose size is taken."""


def measure(plan: Plan) -> list[Figure]:
    """Time and size of each game's main picture."""
    return [figure for title in bundles().values() for figure in _pictures(title, plan)]


def scenes(title: GameBundle, seed: int = 0) -> Iterator[Hashable]:
    """Scenes of the public picture, never the same twice, from random games without end."""
    seen: set[Hashable] = set()
    while True:
        for state in play.positions(title.game, seed):
            observation = title.game.observe(state, None)
            view = title.board.views(observation)[0]
            scene = title.board.scene(observation, view, LANGUAGE)
            if scene not in seen:
                seen.add(scene)
                yield scene
        seed += 1


def _pictures(title: GameBundle, plan: Plan) -> list[Figure]:
    made: list[Image.Image] = [
        title.board.paint(scene, THEME, SCALE) for scene in islice(scenes(title, 7), EACH)
    ]
    # Positions are played beforehand: only painting and encoding are timed.
    fresh = iter(list(islice(scenes(title), 2 * EACH * (plan.rounds + 1))))
    name = title.key
    whole = interleaved(_draw_and_encode(title, fresh, made), _png(made), rounds=plan.rounds)
    alone = interleaved(_draw(title, fresh), _copy(made), rounds=plan.rounds)
    return [
        against_floor(
            f"{name}: a board, drawn and encoded",
            whole,
            bars(name).drawn,
            "CPU time of painting a scene never shown before (static layers warm) and encoding it as it is "
            "sent / Pillow's PNG encode, level 1, of the pictures just painted",
            "The board comes right behind the answer, and painting leaves the machine to the others.",
        ),
        against_floor(
            f"{name}: a board, drawn only", alone, None, "CPU time of painting alone / a copy of the picture"
        ),
        *_sizes(title),
    ]


def _draw_and_encode(title: GameBundle, fresh: Iterator[Hashable], made: list[Image.Image]) -> Work:
    def work() -> int:
        painted = []
        for scene in islice(fresh, EACH):
            picture = title.board.paint(scene, THEME, SCALE)
            encode(picture)
            painted.append(picture)
        made[:] = painted
        return EACH

    return work


def _png(made: list[Image.Image]) -> Work:
    def work() -> int:
        for picture in made:
            picture.save(BytesIO(), "PNG", compress_level=1)
        return len(made)

    return work


def _draw(title: GameBundle, fresh: Iterator[Hashable]) -> Work:
    def work() -> int:
        for scene in islice(fresh, EACH):
            title.board.paint(scene, THEME, SCALE)
        return EACH

    return work


def _copy(made: list[Image.Image]) -> Work:
    def work() -> int:
        for picture in made:
            picture.copy()
        return len(made)

    return work


def _sizes(title: GameBundle) -> list[Figure]:
    """Bytes of all pictures that the seats and a spectator see in one game, or of evenly many of them."""
    seen: dict[Hashable, None] = {}
    states = list(play.positions(title.game, 11))
    for state in states[:: max(1, len(states) // MOST)]:
        for viewer in (None, *title.game.seats(state)):
            observation = title.game.observe(state, viewer)
            for view in title.board.views(observation):
                seen[title.board.scene(observation, view, LANGUAGE)] = None
    chosen = list(seen)[:: max(1, len(seen) // MOST)]
    sizes = []
    widest = 0
    for scene in chosen:
        picture = title.board.paint(scene, THEME, SCALE)
        widest = max(widest, picture.width)
        sizes.append(len(encode(picture).bytes) / 1000)
    note = (
        f"{len(chosen)} pictures of every view of a random game, up to {widest} px wide; 1 kB is 1,000 bytes"
    )
    return [
        plain(
            f"{title.key}: the largest picture", [max(sizes)], bars(title.key).picture, "kB", note, gain=GAIN
        ),
        plain(f"{title.key}: a picture", sizes, None, "kB", note),
    ]
