"""Random whole games walked through the menus that people see: how many presses they take.

At every level one component is pressed, each as likely as the others: a button, a select menu (of which a
line is drawn), or the way to the next page. Actions that only take back or throw away what one could use are
left alone as long as there is anything else: `WASTED` in tests/<key>/variation.py names their verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from typing import Any

from bot.draw.board import Box
from bot.engine import CHANCE, Chance, Decisions, IllegalActionError, Observation, Outcome, Seat
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.play import find_foregone
from bot.text import Language
from bot.ui.menus.level import THEN, Choice, Level, Menu, Trail
from bot.ui.menus.touch import foreseen_chains, reach
from bot.ui.menus.tree import menu
from bot.ui.messages.panel import still_open
from tests.laws.variations import AGREED, MODULES

LANGUAGE: Language = "en"


@dataclass
class Walk:
    """What was pressed in a game: who was asked what, and how many presses the answer took.

    alone: how often there was one answer.
    """

    turns: int = 0
    alone: int = 0
    answers: list[tuple[Seat, str, int]] = field(default_factory=list)

    @property
    def a_turn(self) -> float:
        """Presses a turn."""
        return sum(presses for _, _, presses in self.answers) / self.turns

    def visits(self, *kinds: str) -> list[int]:
        """Presses of each time one seat decides something of these kinds without a break."""
        runs = groupby(self.answers, key=lambda each: (each[0], each[1] in kinds))
        return [sum(presses for _, _, presses in run) for (_, among), run in runs if among]


def walk(bundle: GameBundle, seed: int, *, touching: bool = False) -> Walk:
    """Plays one game. touching: the pictures, and not the panel."""
    game, rng, walked = bundle.game, Random(seed), Walk()
    state: Any = game.new(game.options(**AGREED.get(bundle.key, {})))
    bundle = bundle.of(state.options)
    while not isinstance(pending := game.pending(state), Outcome):
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        foregone = find_foregone(game, state)
        if foregone is not None:
            state = game.apply(state, *foregone).state
            continue
        decision = rng.choice(pending.open)
        seen = game.observe(state, decision.seat)
        texts, presses = (_touch if touching else _press)(bundle, state, seen, rng)
        walked.turns = _turn(seen)
        walked.alone += len(seen.legal) == 1
        walked.answers.append((decision.seat, decision.kind, presses))
        state = _played(game, state, decision.seat, texts)
    return walked


def _played(game: AnyGame, state: Any, seat: Seat, texts: Sequence[str]) -> Any:
    """The position after a chain, which ends where somebody else must choose or something is shown."""
    for text in texts:
        step = game.apply(state, seat, game.parse(text))
        pending, state = game.pending(step.state), step.state
        shown = any(event.reveals for event in step.events)
        if shown or not isinstance(pending, Decisions) or pending.of(seat) is None:
            break
    return state


def _allowed(game: AnyGame, state: Any, seen: Observation, texts: Sequence[str]) -> bool:
    try:
        _played(game, state, seen.viewer or "", texts)
    except IllegalActionError:
        return False
    return True


def _turn(seen: Observation) -> int:
    """The number of the turn, as the game counts them."""
    number = getattr(seen, "number", None)
    return int(getattr(seen, "turn", 0) if number is None else number)


def _press(bundle: GameBundle, state: Any, seen: Observation, rng: Random) -> tuple[list[str], int]:
    """What is chosen in the menus, and how many presses it took."""
    return _choose(bundle, state, seen, rng, lambda level: (level, ()))


def _touch(bundle: GameBundle, state: Any, seen: Observation, rng: Random) -> tuple[list[str], int]:
    """What is chosen by touching what is lit, or in the menu beside the pictures, and with how many
    touches: one more where several choices lie in one place."""

    def offered(level: Level) -> tuple[Level, Collection[tuple[Choice, ...]]]:
        spots = shown_spots(bundle, seen, level).values()
        reached = reach(level, {handle for each in spots for handle in each})
        return reached.beside, reached.lit.values()

    return _choose(bundle, state, seen, rng, offered, foreseen=True)


def shown_spots(bundle: GameBundle, seen: Observation, level: Level) -> dict[str, Mapping[str, Box]]:
    """Where things lie in each picture beside a level of the menu."""
    board = bundle.board
    views = board.views_to_touch(seen, still_open(seen, level))
    return {view: board.spots(board.scene(seen, view, LANGUAGE)) for view in views}


Offered = Callable[[Level], tuple[Level, Collection[tuple[Choice, ...]]]]
"""What of a level stands in the menu, and what lies in each place of the pictures beside it."""


def _choose(
    bundle: GameBundle,
    state: Any,
    seen: Observation,
    rng: Random,
    offered: Offered,
    *,
    foreseen: bool = False,
) -> tuple[list[str], int]:
    wasted = getattr(MODULES[bundle.key], "WASTED", ())
    legal = [each for each in seen.legal if each.verb not in wasted] or seen.legal
    path, chains = bundle.words.paths(seen, LANGUAGE), bundle.words.chains(seen, LANGUAGE)
    if foreseen:
        chains = [*chains, *foreseen_chains(bundle, seen, LANGUAGE)]
    chains = [each for each in chains if each.actions[0] in legal]
    trail, presses = Trail(), 0
    while True:
        level, lit = offered(menu(legal, path, trail, chains, bundle.words.aims(seen)))
        presses += 1
        components = [*(Menu((each,)) for each in level.shortcuts), *level.menus, *map(Menu, lit)]
        more = level.trail.page < level.pages - 1
        pressed = rng.randrange(len(components) + more)
        if pressed == len(components):
            trail = level.trail.turned(level.trail.page + 1)
            continue
        menu_of = components[pressed]
        presses += menu_of.choices in lit and len(menu_of.choices) > 1
        choice = rng.choice(menu_of.choices)
        if choice.action is None:
            trail = level.trail.into(choice.number, *choice.further)
            continue
        texts = _chosen(menu_of, choice, rng)
        while not _allowed(bundle.game, state, seen, texts):
            # People do not choose together what the question says must not be.
            texts = _chosen(menu_of, choice, rng)
        return texts, presses


def _chosen(menu_of: Menu, choice: Choice, rng: Random) -> list[str]:
    """A line, perhaps with others, and what is done after them."""
    others = rng.sample(menu_of.choices, rng.randrange(menu_of.most))
    lines = [choice, *(each for each in others if each is not choice)]
    return [*THEN.join(each.action or "" for each in lines).split(THEN), *filter(None, [menu_of.then])]
