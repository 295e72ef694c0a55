"""A board can be played by touching it: at every level of a menu each choice lies in a picture shown, or is
offered beside it; what is hidden moves nothing that can be touched.

TOUCHED_GAMES says how many games of each title are followed (one in make test; more in make soak).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.draw.board import Box, grow
from bot.engine import Observation
from bot.match.bundle import GameBundle
from bot.ui.menus.level import Level, Trail
from bot.ui.menus.touch import Reach, foreseen_chains, reach
from bot.ui.menus.tree import menu
from cogs import bundles
from tests.laws.laws import BrokenLawError, any_options, hold
from tests.laws.seen import play
from tests.laws.variations import SEEN_EVERY, VARIATIONS
from tests.soak import SOAK
from tests.walks import LANGUAGE, shown_spots

GAMES = int(os.environ.get("TOUCHED_GAMES", "20" if SOAK else "1"))
EVERY = {key: 1 if SOAK else -(-every // 8) for key, every in SEEN_EVERY.items()}
"""Of so many steps of a long game one is looked at."""
PLACES = 14
MOST_TRIED = 400
TITLES = [*((key, "") for key in sorted(bundles())), ("war", "groteka"), ("war", "skirmish")]
AGREED: Mapping[str, Mapping[str, object]] = {
    "": {},
    "groteka": {"rules": "groteka"},
    "skirmish": {"scenario": "battle"},
}
Reaching = Callable[[Level, Collection[str]], Reach]


def look(title: GameBundle, seen: Observation, rng: Random, reaching: Reaching = reach) -> list[Any]:
    """Go down a menu by touching at random, and hold the law at each level; what was lit where."""
    path = cache(title.words.paths(seen, LANGUAGE))
    chains = [*title.words.chains(seen, LANGUAGE), *foreseen_chains(title, seen, LANGUAGE)]
    snapshots: list[Any] = []
    trail = Trail()
    while True:
        level = menu(seen.legal, path, trail, chains, title.words.aims(seen))
        shown = shown_spots(title, seen, level)
        reached = reaching(level, {handle for spots in shown.values() for handle in spots})
        lit = {handle: [choice.item.label for choice in led] for handle, led in reached.lit.items()}
        dragged = {
            start: {goal: choice.item for goal, choice in to.items()} for start, to in reached.drags.items()
        }
        snapshots.append((shown, lit, dragged))
        _hold_level(level, reached)
        for view, spots in shown.items():
            _hold_boxes(
                title,
                seen,
                view,
                {lit_handle: spots[lit_handle] for lit_handle in reached.lit if lit_handle in spots},
            )
        ways = [*reached.beside.choices, *(choice for led in reached.lit.values() for choice in led)]
        branches = [choice for choice in ways if choice.action is None]
        if not branches:
            return snapshots
        chosen = rng.choice(branches)
        trail = level.trail.into(chosen.number, *chosen.further)


def _hold_level(level: Level, reached: Reach) -> None:
    """Every choice of a level is to be had: lit, or offered in the menu beside the pictures."""
    touched = {choice.number for led in reached.lit.values() for choice in led if not choice.further}
    offered: set[int] = set()
    for page in range(reached.beside.pages):
        beside = replace(reached.beside, trail=level.trail.turned(page))
        offered |= {choice.number for choice in beside.shortcuts}
        offered |= {choice.number for lines in beside.selects for choice in lines}
    hold({choice.number for choice in level.choices} <= touched | offered, "reached by touching", level)
    for handle, led in reached.lit.items():
        labels = [choice.item.label for choice in led]
        hold(len({*labels}) == len(labels), "told apart in one place", (handle, labels))


def _hold_boxes(title: GameBundle, seen: Observation, view: str, lit: Mapping[str, Box]) -> None:
    """What is lit is within the picture, and somewhere a finger touches it and nothing that lies on it."""
    scene = title.board.scene(seen, view, LANGUAGE)
    wide = _wide(title.board, view, type(scene), scene)
    grown = {handle: grow(box, wide) for handle, box in lit.items()}
    for handle, (left, top, right, bottom) in lit.items():
        hold(0 <= left < right <= wide and 0 <= top < bottom, "within the picture", (view, handle))
        free = handle in {_on_top(grown, x, y) for x, y in _points(grown[handle])}
        hold(free, "a place of its own", (view, handle))


def _points(box: Box) -> Iterator[tuple[float, float]]:
    """Look at a box in so many places each way, its middle among them."""
    for x, y in product(range(1, PLACES, 2), repeat=2):
        yield (box[0] + (box[2] - box[0]) * x / PLACES, box[1] + (box[3] - box[1]) * y / PLACES)


def _on_top(boxes: Mapping[str, Box], x: float, y: float) -> str:
    """Find what a finger touches: of what lies there, the smallest."""
    there = [handle for handle, box in boxes.items() if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
    return min(
        there,
        key=lambda handle: (boxes[handle][2] - boxes[handle][0]) * (boxes[handle][3] - boxes[handle][1]),
    )


_WIDE: dict[tuple[Any, ...], int] = {}


def _wide(board: Any, view: str, kind: type[Any], scene: Any) -> int:
    key = (type(board), view, kind)
    if key not in _WIDE:
        _WIDE[key] = board.paint(scene, "parchment", 0.25).width * 4
    return _WIDE[key]


def hold_in_game(
    title: GameBundle, seed: int, agreed: Mapping[str, object], reaching: Reaching = reach
) -> int:
    """Follow a random game; how often something was lit."""
    game, rng, vary = title.game, Random(seed), VARIATIONS[title.key]
    options = any_options(game, rng, people=True, agreed=agreed)
    title, lit = title.of(options), 0
    for number, moment in enumerate(play(game, options, rng)):
        if number % (1 if agreed == AGREED["skirmish"] else EVERY.get(title.key, 1)):
            continue
        for seat in game.seats(moment.state):
            seen = game.observe(moment.state, seat)
            if not seen.legal:
                continue
            snapshots = look(title, seen, Random(number), reaching)
            lit += sum(bool(lit_labels) for _, lit_labels, _ in snapshots)
            other = game.observe(vary(moment.state, seat, rng), seat)
            hold(
                look(title, other, Random(number), reaching) == snapshots, "hidden things move nothing", seat
            )
    return lit


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(("key", "kind"), TITLES)
def test_every_legal_action_is_reached_by_touching(key: str, kind: str, seed: int) -> None:
    assert hold_in_game(bundles()[key], seed, AGREED[kind]) > 20


def test_what_is_done_at_once_by_touching_can_be_done_and_shows_nothing_on_the_way() -> None:
    """Given random play of War, when a touch is worth several actions, then each of them is legal in turn."""
    title, tried = bundles()["war"], 0
    for number, moment in enumerate(play(title.game, title.game.options(), Random(3))):
        if number > MOST_TRIED:
            break
        for seat in title.game.seats(moment.state) if number % 9 == 0 else ():
            seen = title.game.observe(moment.state, seat)
            for chain in foreseen_chains(title, seen, LANGUAGE):
                state, tried = moment.state, tried + len(chain.actions)
                for action in chain.actions[:-1]:
                    step = title.game.apply(state, seat, action)
                    assert not any(event.reveals for event in step.events), chain
                    state = step.state
                assert title.game.check(state, seat, chain.actions[-1]) is None, chain
    assert tried > 200


# A fault that is planted is seen.


def test_a_choice_that_cannot_be_reached_is_noticed() -> None:
    def forgetful(level: Level, shown: Collection[str]) -> Reach:
        reached = reach(level, shown)
        return replace(reached, beside=replace(reached.beside, choices=reached.beside.choices[1:], ends=()))

    _broken("reached by touching", bundles()["confrontation"], forgetful)


def test_what_lies_in_one_place_and_looks_alike_is_noticed() -> None:
    def doubled(level: Level, shown: Collection[str]) -> Reach:
        reached = reach(level, shown)
        return replace(reached, lit={handle: (*led, *led) for handle, led in reached.lit.items()})

    _broken("told apart in one place", bundles()["confrontation"], doubled)


@pytest.mark.parametrize(
    ("law", "box"), [("within the picture", (-9, 0, 50, 60)), ("a place of its own", (200, 200, 201, 201))]
)
def test_a_place_that_no_finger_finds_is_noticed(law: str, box: Box) -> None:
    title = bundles()["confrontation"]

    class Misplaced(type(title.board)):  # type: ignore[misc]
        def spots(self, scene: Any) -> Mapping[str, Box]:
            return dict.fromkeys(super().spots(scene), box)

    _broken(law, replace(title, board=Misplaced()), reach)


def test_a_place_that_tells_what_is_hidden_is_noticed() -> None:
    title = bundles()["confrontation"]

    class Leaky(type(title.game)):  # type: ignore[misc]
        def observe(self, state: Any, viewer: Any) -> Any:
            seen, other = super().observe(state, viewer), "dark" if viewer == "light" else "light"
            theirs = [piece for piece in super().observe(state, other).pieces if piece.side == other]
            return replace(seen, pieces=(*(piece for piece in seen.pieces if piece.side == viewer), *theirs))

    _broken("hidden things move nothing", replace(title, game=Leaky()), reach)


def _broken(law: str, title: GameBundle, reaching: Reaching) -> None:
    with pytest.raises(BrokenLawError) as caught:
        hold_in_game(title, 1, {}, reaching)
    assert caught.value.law == law
