"""Knowledge of the computer player: evaluation, prior, play-out policy, openings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp
from random import Random
from typing import Final

from bot.agents import Agent, Knowledge, Story
from bot.agents.knowledge import MASTER, NEWCOMER, REGULAR, list_levels
from bot.engine import Action, Chronicle, Seat
from bot.text import Translator
from cogs.confrontation import actions
from cogs.confrontation import events as told
from cogs.confrontation.components import (
    BOARD,
    CARDS,
    NUMBER,
    REGIONS,
    SIDE_OF,
    SIDEWAYS,
    STEPS,
    STRENGTH,
    TEXTS,
    VALUE,
)
from cogs.confrontation.determinise import Memory
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.rules.battle import meets_orcs
from cogs.confrontation.rules.movement import beside, region_of
from cogs.confrontation.state import DARK, LIGHT, SIDE, Maps, State

# How the house plays The Confrontation: what a position is worth, and what sensible players do.
#
# The weights of `evaluate` are logits of Light winning, fitted to 10 000 games of rules of thumb
# (docs/opponents.md says how they did in play).

ROW = tuple(region.row for region in BOARD.regions)
_SHIRE, _MORDOR = NUMBER["shire"], NUMBER["mordor"]
_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]
Phases = tuple[float, float, float]
"""A weight in single turns 1-9, 10-23 and later."""

SetUp = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
SET_UPS: Mapping[Seat, tuple[SetUp, ...]] = {
    LIGHT: (
        (("legolas", "merry", "aragorn"), ("gandalf", "boromir"), ("frodo", "sam", "gimli", "pippin")),
        (("pippin", "aragorn", "boromir"), ("gandalf", "merry"), ("frodo", "sam", "gimli", "legolas")),
        (("legolas", "aragorn", "boromir"), ("gandalf", "pippin"), ("frodo", "sam", "gimli", "merry")),
    ),
    DARK: (
        (
            ("cave_troll", "shelob", "flying_nazgul"),
            ("witch_king", "black_rider"),
            ("warg", "saruman", "balrog", "orcs"),
        ),
        (
            ("balrog", "cave_troll", "black_rider"),
            ("flying_nazgul", "shelob"),
            ("witch_king", "warg", "saruman", "orcs"),
        ),
        (
            ("balrog", "cave_troll", "shelob"),
            ("flying_nazgul", "witch_king"),
            ("black_rider", "warg", "saruman", "orcs"),
        ),
    ),
}
"""Who stands in front, behind and at home: strong bodies in front, Frodo, the Warg and Saruman at home.
Within a row they are mixed: a set-up that never changes is read after two games."""

ALIVE: Mapping[str, Phases] = {
    "gandalf": (0.63, 0.58, 0.64),
    "gimli": (0.45, 0.32, 0.46),
    "aragorn": (0.32, 0.36, 0.41),
    "boromir": (0.28, 0.37, 0.21),
    "merry": (0.25, 0.15, 0.32),
    "legolas": (0.12, 0.14, 0.23),
    "pippin": (0.17, 0.12, 0.24),
    "sam": (0.05, 0.05, 0.20),
    "frodo": (0.0, 0.0, 0.0),
    "cave_troll": (0.31, 0.28, 0.9),
    "balrog": (0.3, 0.28, 0.9),
    "shelob": (0.28, 0.26, 0.9),
    "witch_king": (0.28, 0.26, 0.9),
    "flying_nazgul": (0.2, 0.25, 0.9),
    "orcs": (0.2, 0.25, 0.9),
    "black_rider": (0.15, 0.18, 0.8),
    "saruman": (0.15, 0.18, 0.8),
    "warg": (0.1, 0.15, 0.7),
}
"""What a figure that has not fallen is worth to its side."""
HELD: Mapping[str, float] = {
    "l5": 0.27,
    "l_retreat": 0.25,
    "l_sacrifice": 0.15,
    "l_cloak": 0.07,
    "d6": 0.14,
    "d5": 0.10,
    "d4": 0.06,
    "d_magic": 0.07,
    "d_eye": 0.05,
    "d_retreat": 0.03,
}
"""What a card in hand is worth to its side; low numbers are a burden, for an empty hand returns."""

OUT_OF_REACH: Phases = (2.3, 2.3, 3.2)  # Frodo before Mordor, nobody can step on him
OPEN_DOOR: Phases = (0.2, 0.5, 1.35)  # Frodo in row 5, a region before Mordor empty in front of him
IN_REACH: Phases = (-0.12, -0.27, -0.60)  # each Dark figure that can step on Frodo
SIDE_STEP: Phases = (0.19, 0.41, 0.55)
FRODO_ROW: Phases = (-0.31, -0.33, -0.22)  # each row: do not run before the road is open
AHEAD: Phases = (-0.11, -0.16, -0.24)  # each Dark figure in a row beyond Frodo's
RESERVE: Phases = (-0.03, -0.21, 0.0)  # each in Mordor, Dagorlad or Gondor
LIGHT_BEGINS = 1.4  # beside all that is counted: three games in five at the start
IN_SHIRE = (0.0, -0.2, -0.6, -4.0, -4.0)
FEW_STEPS = 9
"""Steps left to all Dark figures, below which each missing one tells: who cannot move has lost (9.3)."""

TERMS = ("lost", "struck", "cards", "enemy-cards", "road", "refuge", "reach", "shield", "shire")
"""What a position is made of, as players call it."""

BOLD: Mapping[str, float] = {
    "gandalf": 3.0,
    "aragorn": 1.5,
    "boromir": 2.0,
    "gimli": 1.2,
    "legolas": 1.2,
    "merry": 0.8,
    "pippin": 2.0,
    "sam": 0.2,
    "frodo": 0.02,
    "orcs": 3.0,
    "balrog": 2.0,
    "shelob": 2.0,
    "witch_king": 2.0,
    "cave_troll": 2.0,
    "flying_nazgul": 1.3,
    "black_rider": 1.2,
    "saruman": 1.0,
    "warg": 0.6,
}
"""How readily a figure goes into a fight with somebody unknown."""


class ConfrontationKnowledge(Knowledge[State, Action, ConfrontationObservation]):
    """The knowledge of a good player of The Confrontation."""

    game = CONFRONTATION
    edition = 2
    mixed_kinds = frozenset({"cards"})
    horizon = 2
    hopeless = 0.03
    levels = list_levels(replace(NEWCOMER, most=12, slack=0.1), replace(REGULAR, most=60, slack=0.02), MASTER)

    def clock(self, state: State) -> int:
        return state.number

    def imagine(self, seen: ConfrontationObservation, story: Story) -> Callable[[Random], State]:
        begun = seen.number > 0 and len(seen.ready) == 2
        if not story or seen.viewer is None or seen.outcome is not None or not begun:
            return super().imagine(seen, story)
        memory = Memory(seen, story)

        def draw(rng: Random) -> State:
            named = memory.deal(rng)
            try:
                return self.game.determinise(seen if named is None else named, rng)
            except RuntimeError:  # what was dealt cannot have happened
                return self.game.determinise(seen, rng)

        return draw

    def choose_by_heart(self, seen: ConfrontationObservation, rng: Random) -> Action | None:
        """3.1 One of the set-ups that suits what stands already, its rows in any order."""
        if seen.stage != "setup" or seen.viewer is None:
            return None
        ready = [action for action in seen.legal if isinstance(action, actions.Ready)]
        if ready:
            return ready[0]
        standing = {piece.figure: ROW[NUMBER[piece.region]] for piece in seen.pieces}
        rows = (3, 2, 1) if seen.viewer == LIGHT else (5, 6, 7)
        plans = [
            {figure: row for row, names in zip(rows, set_up, strict=True) for figure in names}
            for set_up in SET_UPS[seen.viewer]
        ]
        fitting = [plan for plan in plans if all(plan[f] == row for f, row in standing.items() if f)]
        plan = rng.choice(fitting or plans)
        wanted = [
            action
            for action in seen.legal
            if isinstance(action, actions.Place) and ROW[NUMBER[action.region]] == plan[action.figure]
        ]
        return rng.choice(wanted) if wanted else None

    def lay_out(self, seen: ConfrontationObservation, rng: Random) -> Sequence[Action]:
        """3.1 One of the set-ups, its rows in any order, where nothing stands yet."""
        begun = any(piece.side == seen.viewer for piece in seen.pieces)
        if seen.stage != "setup" or seen.viewer is None or begun:
            return ()
        chain: list[Action] = []
        rows = (3, 2, 1) if seen.viewer == LIGHT else (5, 6, 7)
        for row, names in zip(rows, rng.choice(SET_UPS[seen.viewer]), strict=True):
            places = [region for region in REGIONS if ROW[NUMBER[region]] == row]
            order = rng.sample(names, len(names))
            chain += [
                actions.Place(figure, places[number % len(places)]) for number, figure in enumerate(order)
            ]
        return chain

    def evaluate(self, state: State) -> Mapping[Seat, float]:
        light = 1 / (1 + exp(-LIGHT_BEGINS - sum(_weigh(state))))
        return {LIGHT: light, DARK: 1 - light}

    def weigh_terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        sign = 1 if seat == LIGHT else -1
        return {name: sign * weight for name, weight in zip(TERMS, _weigh(state), strict=True)}

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return [self._weigh_action(state, seat, action) for action in legal]

    def _weigh_action(self, state: State, seat: Seat, action: Action) -> float:
        fight = state.fight
        match action:
            case actions.Move(figure=figure, region=region):
                return _weigh_move(state, seat, figure, NUMBER[region])
            case actions.PlayCard(card=card):
                return _weigh_card(state, seat, card)
            case actions.Exchange(card=card):
                return 2.5 if card in TEXTS else exp(0.5 * VALUE[card] - 1)
            case actions.Flee():
                return 20.0 if fight is not None and fight.light == "frodo" else 1.3
            case actions.StandIn():
                return 0.5 if fight is not None and meets_orcs(fight) else 3.0
            case actions.ShowFrodo():
                return 0.5
            case actions.FightOn():
                return 0.3 if fight is not None and fight.light == "frodo" else 1.0
            case actions.Ambush():
                return 50.0
            case actions.ForbidCards():
                strength = STRENGTH[fight.light] if fight is not None and fight.light else 0
                return 6.0 if strength < STRENGTH["saruman"] else 0.5
            case actions.GandalfTheWhite():
                return 3.0
            case actions.LetPass() | actions.AllowCards() | actions.Ready():
                return 1.0
            case actions.Swap():
                return 0.01
            case _:
                return 0.5


def _weigh(state: State) -> tuple[float, ...]:
    """The `TERMS` of a position, in Light's favour."""
    weigh = _weights_at(state.number)
    maps, fallen = state.figures, state.fallen
    lost = -sum([weigh(ALIVE[figure]) for figure in fallen if SIDE_OF[figure] == _LIGHT])
    struck = sum([weigh(ALIVE[figure]) for figure in fallen if SIDE_OF[figure] == _DARK])
    hands = [sum([HELD.get(card, 0.0) for card in state.hands[side]]) for side in (_LIGHT, _DARK)]
    at = region_of(maps[_LIGHT], "frodo")
    row = ROW[at]
    near = _count_attackers(maps, at)
    road = (row - 1) * weigh(FRODO_ROW)
    if row == 6:
        road += 4.0 if state.turn == LIGHT else (weigh(OUT_OF_REACH) if not near else 0.5)
    elif row == 5 and any(not maps[_DARK][region] for region in STEPS[_LIGHT][at] if ROW[region] == 6):
        road += weigh(OPEN_DOOR)
    refuge = weigh(SIDE_STEP) if beside(state, _LIGHT, at) else 0.0
    reach = near * weigh(IN_REACH) * (2 if row == 4 else 1) * (1.5 if state.turn == DARK else 0.8)
    shield = _weigh_dark(maps[_DARK], row, weigh)
    return (
        lost,
        struck,
        hands[_LIGHT],
        -hands[_DARK],
        road,
        refuge,
        reach,
        shield,
        IN_SHIRE[len(maps[_DARK][_SHIRE])],
    )


def _weights_at(turn: int) -> Callable[[Phases], float]:
    """The weights change gradually from the early to the late ones."""
    if turn <= 16:
        late = max(turn - 5, 0) / 11
        return lambda phases: phases[0] + (phases[1] - phases[0]) * late
    late = min(turn - 16, 12) / 12
    return lambda phases: phases[1] + (phases[2] - phases[1]) * late


def _count_attackers(maps: Maps, at: int) -> int:
    """Dark figures that can step on a Light one in a region."""
    dark = maps[_DARK]
    count = sum([len(dark[region]) for region in _REACHED_FROM[at]])
    if len(maps[_LIGHT][at]) == 1 and not any(
        "flying_nazgul" in dark[origin] for origin in _REACHED_FROM[at]
    ):
        count += any("flying_nazgul" in there for there in dark)
    return count + any("witch_king" in dark[region] for region in SIDEWAYS[_LIGHT][at])


_REACHED_FROM = tuple(
    tuple(origin for origin in range(len(REGIONS)) if at in STEPS[_DARK][origin])
    for at in range(len(REGIONS))
)


def _weigh_dark(dark: tuple[tuple[str, ...], ...], frodo: int, weigh: Callable[[Phases], float]) -> float:
    ahead, reserve, steps = 0, 0, 0
    for region, there in enumerate(dark):
        if there:
            row = ROW[region]
            ahead += len(there) * (row > frodo)
            reserve += len(there) * (row >= 6)
            steps += len(there) * (row - 1)
    few = 0.15 * max(FEW_STEPS - steps, 0)
    return ahead * weigh(AHEAD) + reserve * weigh(RESERVE) + few


def _weigh_move(state: State, seat: Seat, figure: str, to: int) -> float:
    """4.2 By what everybody sees and the side itself knows, not by who the enemies are."""
    maps = state.figures
    side = SIDE[seat]
    enemies = maps[1 - side][to]
    if figure == "frodo":
        return _weigh_frodo(state, to, bool(enemies))
    weight = BOLD[figure] if enemies else 1.0
    if side == _LIGHT:
        if not enemies and figure in ("gimli", "sam"):
            weight *= 0.6
        return weight * (0.5 if ROW[to] == 7 else 1.0)
    if to == _SHIRE and not enemies:
        return 1000.0 if len(maps[_DARK][to]) == 2 else 1.0
    if enemies and len(enemies) == 1 and ROW[to] >= 5:
        weight *= 3
    origin = region_of(maps[_DARK], figure)
    if ROW[origin] >= 6 and not enemies and sum(len(maps[_DARK][r]) for r in (13, 14, 15)) <= 2:
        weight *= 0.3
    return weight


def _weigh_frodo(state: State, to: int, enemies: bool) -> float:
    maps = state.figures
    if to == _MORDOR:
        return 1000.0
    if enemies:
        return 0.02
    near = sum([len(maps[_DARK][region]) for region in _REACHED_FROM[to]])
    if ROW[to] == 6:
        return 20.0 if not near else 0.3
    if near and (ROW[to] == 4 or not beside(state, _LIGHT, to)):
        return 0.1
    return 1.0 if ROW[to] == 5 else 0.5


def _weigh_card(state: State, seat: Seat, card: str) -> float:
    """6.8 Win by one, keep the good ones: the chance against any number, and what the card is worth kept."""
    fight = state.fight
    assert fight is not None
    assert fight.light is not None
    assert fight.dark is not None
    side = SIDE[seat]
    mine, other = (fight.light, fight.dark) if side == _LIGHT else (fight.dark, fight.light)
    strength = [
        STRENGTH[figure] if figure != "sam" or not fight.frodo_shown else 5 for figure in (mine, other)
    ]
    gap = strength[0] - strength[1]
    answers = [
        VALUE[enemy_card]
        for enemy_card in CARDS[1 - side]
        if enemy_card not in TEXTS and enemy_card in state.hands[1 - side]
    ]
    if other == "cave_troll":
        answers = [0]
    number = 0 if card in TEXTS or mine == "cave_troll" else VALUE[card]
    reach = [gap + number - answer for answer in answers] or [gap]
    wins = sum([1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in reach]) / len(reach)
    if card in TEXTS:
        wins = max(wins, 0.35) + (0.25 if card.endswith("retreat") and wins < 0.5 else 0.0)
    return exp(4 * wins - 4 * HELD.get(card, 0.0))


KNOWLEDGE = ConfrontationKnowledge()
AGENT: Agent = Agent(KNOWLEDGE)


# How somebody began a game of The Confrontation: where the figure stood that matters most to a side.

KEY_FIGURES: Final = {"light": "frodo", "dark": "balrog"}


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """Figure and region; None where the set-up was never finished."""
    places: dict[str, str] = {}
    for event in game.find(told.FigurePlaced, told.FiguresSwapped, told.PlayBegins):
        if isinstance(event, told.FigurePlaced):
            places[event.figure] = event.region
        elif isinstance(event, told.FiguresSwapped):
            there = places.get(event.figure, ""), places.get(event.other, "")
            places[event.other], places[event.figure] = there
        else:
            figure = KEY_FIGURES[seat]
            return f"{figure}.{places[figure]}" if places.get(figure) else None
    return None


def say_opening(translator: Translator, opening: str) -> str:
    """Tell who stood where."""
    figure, region = opening.split(".")
    return translator(
        "opening-at", figure=translator(f"figure-{figure}"), region=translator(f"region-{region}.in")
    )


def find_cards(game: Chronicle, seat: Seat) -> Iterator[str]:
    """The Combat cards somebody has shown."""
    return (event.card for event in game.find(told.CardShown) if event.side == seat)


def say_card(translator: Translator, card: str) -> str:
    """Tell which card it is."""
    return translator(f"card-{card}")
