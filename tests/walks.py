"""Random whole games walked through the menus that people see: how many presses they take.

At every level one component is pressed, each as likely as the others: a button, a select menu (of which a
line is drawn), or the way to the next page. Actions that only take back or throw away what one could use are
left alone as long as there is anything else: `WASTED` in tests/<key>/variation.py names their verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from bot.draw.board import Box
from bot.engine import CHANCE, Chance, Decisions, IllegalActionError, Observation, Outcome, Seat
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.play import find_foregone
from bot.text import Language
from bot.ui.menus.level import THEN, Choice, Level, Menu, Trail
from bot.ui.menus.touch import Reach, foreseen_chains, reach
from bot.ui.menus.tree import menu
from bot.ui.messages.panel import still_open
from tests.laws.variations import AGREED, MODULES

LANGUAGE: Language = "en"


@dataclass(frozen=True, slots=True)
class Sweep:
    """What several lines of a menu, and what is done after them, take when they are dragged together."""

    lines: frozenset[str]
    most: int
    then: str

    def holds(self, texts: Sequence[str]) -> bool:
        """Check whether these answers are such lines."""
        return self.lines >= {*texts} and len(texts) <= self.most

    def gives(self, texts: Sequence[str]) -> bool:
        """Check whether these answers are all that it takes."""
        return texts[-1] == self.then and self.holds(texts[:-1])


@dataclass(frozen=True, slots=True)
class AtOnce:
    """What one gesture can give in a row. chains: actions at once, as text."""

    chains: frozenset[str] = frozenset()
    sweeps: tuple[Sweep, ...] = ()

    def begins(self, texts: Sequence[str]) -> bool:
        """Check whether a gesture gives these answers, and may give more."""
        joined = THEN.join(texts) + THEN
        return any(chain.startswith(joined) for chain in self.chains) or any(
            sweep.holds(texts) for sweep in self.sweeps
        )

    def gives(self, texts: Sequence[str]) -> bool:
        """Check whether a gesture gives just these answers, so that no other may follow."""
        return THEN.join(texts) in self.chains or any(sweep.gives(texts) for sweep in self.sweeps)

    def leaves_off(self, texts: Sequence[str]) -> bool:
        """Check whether a gesture gives these answers, where others might have followed."""
        return any(not sweep.then and sweep.holds(texts) for sweep in self.sweeps)


@dataclass
class Walk:
    """What was pressed in a game: who was asked what, and how many presses the answer took.

    alone: how often there was one answer.
    """

    turns: int = 0
    alone: int = 0
    answers: list[tuple[Seat, str, int]] = field(default_factory=list)
    _at_once: AtOnce = AtOnce()
    _run: list[str] = field(default_factory=list)
    _begun: int = 0

    def answer(self, seat: Seat, kind: str, texts: Sequence[str], presses: int, at_once: AtOnce) -> None:
        """Note an answer. What one gesture would have given together with those before is one touch."""
        if self._run and (self.answers[-1][0] != seat or not self._at_once.begins([*self._run, *texts])):
            if self.answers[-1][0] == seat and self._at_once.gives([*self._run, *texts]):
                self.answers.append((seat, kind, presses))
                self._join()
                return
            self.break_off()
        if not self._run:
            self._at_once, self._begun = at_once, len(self.answers)
        self.answers.append((seat, kind, presses))
        self._run += texts

    def break_off(self) -> None:
        """Begin anew: something has happened in between."""
        if self._run and self._at_once.leaves_off(self._run):
            self._join()
        self._run = []

    def _join(self) -> None:
        for number, answer in enumerate(self.answers[self._begun :]):
            self.answers[self._begun + number] = (*answer[:2], 0 if number else 1)
        self._run = []

    @property
    def a_turn(self) -> float:
        """Presses a turn."""
        return sum(presses for _, _, presses in self.answers) / self.turns

    def visits(self, *kinds: str) -> list[int]:
        """Presses of each time one seat decides something of these kinds without a break."""
        runs = groupby(self.answers, key=lambda answer: (answer[0], answer[1] in kinds))
        return [sum(presses for _, _, presses in run) for (_, among), run in runs if among]


def walk(bundle: GameBundle, seed: int, *, touching: bool = False) -> Walk:
    """Plays one game. touching: the pictures, and not the panel."""
    game, rng, walked = bundle.game, Random(seed), Walk()
    state: Any = game.new(game.options(**AGREED.get(bundle.key, {})))
    bundle = bundle.of(state.options)
    while not isinstance(pending := game.pending(state), Outcome):
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            walked.break_off()
            continue
        foregone = find_foregone(game, state)
        if foregone is not None:
            state = game.apply(state, *foregone).state
            continue
        decision = rng.choice(pending.open)
        seen = game.observe(state, decision.seat)
        texts, presses, at_once = (_touch if touching else _press)(bundle, state, seen, rng)
        walked.turns = _turn(seen)
        walked.alone += len(seen.legal) == 1
        walked.answer(decision.seat, decision.kind, texts, presses, at_once)
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


Chosen = tuple[list[str], int, AtOnce]


def _press(bundle: GameBundle, state: Any, seen: Observation, rng: Random) -> Chosen:
    """What is chosen in the menus, and how many presses it took."""
    return _choose(bundle, state, seen, rng, lambda level: Reach({}, level))


def _touch(bundle: GameBundle, state: Any, seen: Observation, rng: Random) -> Chosen:
    """What is chosen by touching what is lit, or in the menu beside the pictures, and with how many
    touches: one more where several choices lie in one place, and one alone for what is dragged."""

    def offered(level: Level) -> Reach:
        spots = shown_spots(bundle, seen, level).values()
        return reach(level, {handle for view_spots in spots for handle in view_spots})

    return _choose(bundle, state, seen, rng, offered, foreseen=True)


def shown_spots(bundle: GameBundle, seen: Observation, level: Level) -> dict[str, Mapping[str, Box]]:
    """Where things lie in each picture beside a level of the menu."""
    board = bundle.board
    views = board.views_to_touch(seen, still_open(seen, level))
    return {view: board.spots(board.scene(seen, view, LANGUAGE)) for view in views}


Offered = Callable[[Level], Reach]
"""What of a level stands in the menu, and what lies in each place of the pictures beside it."""


class _Held(NamedTuple):
    """What has just been touched, as if it were being dragged: presses before, its level, where to, what
    comes of keeping it there before it is let go, and what is brought there together."""

    presses: int
    level: Level
    goals: Mapping[str, Choice]
    kept: Mapping[str, Choice]
    trays: tuple[Menu, ...]

    @classmethod
    def of(cls, presses: int, level: Level, reached: Reach, handle: str) -> _Held:
        """Something that has been touched, "" for what has no place."""
        items = {number: level.choices[number].item for number in reached.trays}
        trays = tuple(Menu(level.ends[at], most=item.many, then=item.then) for at, item in items.items())
        goals, kept = reached.drags.get(handle, {}), reached.held.get(handle, {})
        return cls(presses, level, goals, kept, trays if handle else ())

    def leads(self, goal: str, level: Level, choice: Choice) -> bool:
        """Check whether dragging it to another place does what touching that place does."""
        led = self.goals.get(goal)
        if led is None or led.action != choice.action:
            return False
        return choice.action is not None or _into(self.level, led) == _into(level, choice)

    def keeps(self, choice: Choice) -> str:
        """Return what is done by keeping it there, where that is what a choice is about; else nothing."""
        actions = (kept_choice.action or "" for kept_choice in self.kept.values())
        return next((action for action in actions if action and action in (choice.action, choice.surely)), "")

    def brings(self, choice: Choice) -> Menu | None:
        """Return the menu that something may be brought from together with others."""
        return next(
            (tray for tray in self.trays if choice.action in {end.action for end in tray.choices}), None
        )


def _into(level: Level, choice: Choice) -> Trail:
    return level.trail.into(choice.number, *choice.further)


def _choose(
    bundle: GameBundle,
    state: Any,
    seen: Observation,
    rng: Random,
    offered: Offered,
    *,
    foreseen: bool = False,
) -> Chosen:
    wasted = getattr(MODULES[bundle.key], "WASTED", ())
    legal = [action for action in seen.legal if action.verb not in wasted] or seen.legal
    path, chains = bundle.words.paths(seen, LANGUAGE), bundle.words.chains(seen, LANGUAGE)
    if foreseen:
        chains = [*chains, *foreseen_chains(bundle, seen, LANGUAGE)]
    chains = [chain for chain in chains if chain.actions[0] in legal]
    trail, presses, at_once = Trail(), 0, None
    held = _Held(0, Level(Trail(), (), ()), {}, {}, ())
    while True:
        level = menu(legal, path, trail, chains, bundle.words.aims(seen))
        reached = offered(level)
        at_once = at_once or _find_at_once(reached, level)
        begun, beside, lit = presses, reached.beside, [*reached.lit]
        presses += 1
        components = [
            *(Menu((shortcut,)) for shortcut in beside.shortcuts),
            *beside.menus,
            *map(Menu, reached.lit.values()),
        ]
        more = beside.trail.page < beside.pages - 1
        pressed = rng.randrange(len(components) + more)
        if pressed == len(components):
            trail = beside.trail.turned(beside.trail.page + 1)
            continue
        menu_of, at = components[pressed], pressed - len(components) + len(lit)
        presses += at >= 0 and len(menu_of.choices) > 1
        choice = rng.choice(menu_of.choices)
        touched = _Held.of(begun, level, reached, lit[at] if at >= 0 else "")
        brought = None
        if at >= 0 and len(menu_of.choices) == 1 and held.leads(lit[at], level, choice):
            presses, brought = held.presses + 1, held.brings(choice)
        for drag in (held, touched):
            if kept := drag.keeps(choice):
                return kept.split(THEN), drag.presses + 1, at_once
        if choice.action is None:
            trail, held = _into(beside, choice), touched
            continue
        menu_of = brought or menu_of
        texts = _chosen(menu_of, choice, rng)
        while not _allowed(bundle.game, state, seen, texts):
            # People do not choose together what the question says must not be.
            texts = _chosen(menu_of, choice, rng)
        if foreseen and menu_of.most > 1 and not brought and not _is_swept(reached, menu_of):
            # On the page each line is ticked, and then all are confirmed.
            presses += len(texts)
        return texts, presses, at_once


def _is_swept(reached: Reach, menu_of: Menu) -> bool:
    """Check whether all lines of a menu may be brought to one place together."""
    ways = [reached.drags.get(choice.spot, {}) for choice in menu_of.choices]
    return any(all(tray in goals for goals in ways) for tray in reached.trays.values())


def _find_at_once(reached: Reach, level: Level) -> AtOnce:
    """Find what one gesture gives at the first level of a menu."""
    lit = (led[0] for led in reached.lit.values() if len(led) == 1)
    dragged = (choice for goals in reached.drags.values() for choice in goals.values())
    chains = frozenset(
        reached_choice.action
        for reached_choice in (*lit, *dragged)
        if reached_choice.action and THEN in reached_choice.action
    )
    swept = ((level.choices[number].item, level.ends[number]) for number in reached.trays)
    sweeps = [
        Sweep(frozenset(end.action or "" for end in ends), item.many, item.then) for item, ends in swept
    ]
    return AtOnce(chains, tuple(sweeps))


def _chosen(menu_of: Menu, choice: Choice, rng: Random) -> list[str]:
    """A line, perhaps with others, and what is done after them."""
    others = rng.sample(menu_of.choices, rng.randrange(menu_of.most))
    lines = [choice, *(other for other in others if other is not choice)]
    return [*THEN.join(line.action or "" for line in lines).split(THEN), *filter(None, [menu_of.then])]
