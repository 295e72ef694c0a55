"""What messages show of their own accord in the golden games: `python -m tests.draw.shown` says how legible.

Names of people are as long as they may be. Of each view a few positions are painted: those that show most,
and some from all over its games.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from PIL import Image

from bot.draw.board import MOST_NAME, People
from bot.engine import Event, Seat, replay
from bot.match.bundle import GameBundle
from bot.text import Language
from bot.ui.menus.level import Trail
from bot.ui.menus.tree import menu
from bot.ui.messages.panel import still_open
from cogs import bundles
from tests.draw.listening import PHONE, contrast_of, flaws_of, following, read_on
from tests.looks import LOOKS
from tests.playthroughs.make import FOLDER, record_of
from tests.soak import SOAK

EACH: Final = 24 if SOAK else 4
"""Positions of one view."""
LOOKED_AT: Final = 120 if SOAK else 40
"""Positions of one game from which they are chosen."""
TOLD: Final = 60
"""Events that a climax is looked for in."""
NAME: Final = "Wolfeschlegelsteinhausen"
"""A name as long as pictures take them."""


Shows: TypeAlias = Callable[[GameBundle, Any, list[Event], Language], Iterator[Hashable]]
"""The scenes that are shown of a position, after some events."""


def scenes_of(title: GameBundle, language: Language, shows: Shows) -> dict[str, list[Hashable]]:
    """By view, what is shown in some positions of the golden games."""
    by_view: defaultdict[str, dict[Hashable, None]] = defaultdict(dict)
    for path in sorted((FOLDER / title.key).glob("*.txt")):
        played = list(replay(title.game, record_of(path.read_text("utf-8"))))
        told: list[Event] = []
        marks = {round(at * (len(played) - 1) / LOOKED_AT) for at in range(LOOKED_AT + 1)}
        for number, step in enumerate(played):
            told += [event for event in step.events if event.audience is None]
            if number in marks:
                for scene in shows(title, step.state, told[-TOLD:], language):
                    by_view[view_of(scene)][scene] = None
    return {view: _choose(list(scenes)) for view, scenes in sorted(by_view.items())}


def of_messages(title: GameBundle, state: Any, told: list[Event], language: Language) -> Iterator[Hashable]:
    """Yield what messages show of their own accord."""
    bundle, seats = title.of(state.options), title.game.seats(state)
    people = _people(seats)
    for viewer in (None, *seats):
        seen = title.game.observe(state, viewer)
        board = bundle.board
        shown = (*_of_panel(bundle, seen, viewer, language), *board.shown_after(seen, told))
        for view in dict.fromkeys(shown):
            yield board.scene(seen, view, language, people)
        climax = board.climax(seen, told, language)
        if climax is not None:
            yield climax


def of_covers(title: GameBundle, state: Any, told: list[Event], language: Language) -> Iterator[Hashable]:
    """Yield what is shown where height is scarce: for most games the whole table."""
    board, seats = title.of(state.options).board, title.game.seats(state)
    for viewer in (None, *seats):
        seen = title.game.observe(state, viewer)
        yield board.scene(seen, board.cover(seen), language, _people(seats))


def _people(seats: Sequence[Seat]) -> People:
    assert len(NAME) == MOST_NAME
    return tuple((seat, NAME) for seat in seats)


def _of_panel(bundle: GameBundle, seen: Any, viewer: Seat | None, language: Language) -> Iterator[str]:
    """Yield what the panel shows of the whole question, and one way further into the menu."""
    if viewer is None or not seen.legal:
        return
    yield bundle.board.needed(seen)
    path, chains = bundle.words.paths(seen, language), bundle.words.chains(seen, language)
    top = menu(seen.legal, path, Trail(), chains)
    branches = [choice for choice in top.choices if choice.action is None]
    for branch in branches[: 1 + len(branches) // 2]:
        level = menu(seen.legal, path, top.trail.into(branch.number), chains)
        yield bundle.board.needed_for(seen, still_open(seen, level))


def view_of(scene: Hashable) -> str:
    """What a scene is a picture of: its type, and its part where one type shows several."""
    part = getattr(scene, "view", "")
    return f"{type(scene).__name__} {part}".strip()


def _choose(scenes: list[Hashable]) -> list[Hashable]:
    """Those with most to show, and others evenly from all."""
    fullest = sorted(scenes, key=lambda scene: -len(repr(scene)))[: EACH // 2]
    rest = [scenes[round(at * (len(scenes) - 1) / EACH)] for at in range(EACH + 1)]
    return list(dict.fromkeys((*fullest, *rest)))[:EACH]


def pictures_of(title: GameBundle, shows: Shows = of_messages) -> Iterator[tuple[str, Hashable, Image.Image]]:
    """Paint all of that with marks, in every look: the view, the scene and the picture."""
    for language, theme in LOOKS:
        for view, scenes in scenes_of(title, language, shows).items():
            for scene in scenes:
                yield view, scene, title.board.paint(scene, theme, 1.0)


def main(keys: list[str]) -> None:
    """Print, for each view, its smallest text and sign on a phone, the lowest contrast, and some flaws."""
    print("| picture | text, px | sign, px | contrast | overlaps |\n|---|---|---|---|---|")
    for key, title in bundles().items():
        if keys and key not in keys:
            continue
        least: defaultdict[str, list[tuple[float, float, float, int]]] = defaultdict(list)
        flaws: defaultdict[str, dict[str, None]] = defaultdict(dict)
        with following():
            for view, _, picture in pictures_of(title):
                marks = read_on(picture)
                picture_flaws = flaws_of(picture)
                texts = [mark for mark in marks if mark.kind == "text"]
                least[view].append((
                    min((mark.size for mark in texts), default=99.0) * PHONE / picture.width,
                    min((mark.size for mark in marks if mark.kind == "sign"), default=99.0)
                    * PHONE / picture.width,
                    min((contrast_of(picture, mark) for mark in texts), default=21.0),
                    sum(flaw.what in ("overlap", "line") for flaw in picture_flaws),
                ))  # fmt: skip
                flaws[view].update(dict.fromkeys(map(str, picture_flaws)))
        for view, figures in least.items():
            text, sign, contrast = (min(row[at] for row in figures) for at in range(3))
            overlaps = max(row[3] for row in figures)
            print(f"| {key} {view} | {text:.1f} | {sign:.1f} | {contrast:.1f} | {overlaps} |")
        if keys:
            for view, told in flaws.items():
                print(view, *list(told)[:40], sep="\n  ")


if __name__ == "__main__":
    main(sys.argv[1:])
