"""How many presses a turn takes: whole random games through the menus that people see."""

from __future__ import annotations

from bot.match.bundle import GameBundle
from cogs import bundles
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, plain
from tests.laws.variations import MODULES
from tests.walks import Walk, walk

ACTIONS = 60_000
"""About so many actions of each game, as far as it declares how long it may be: four games of the longest."""
MOST, LEAST = 40, 4


def measure(plan: Plan) -> list[Figure]:
    """For each game, and for what takes most presses in it."""
    return [figure for bundle in bundles().values() for figure in _of(bundle)]


def walks_of(bundle: GameBundle) -> list[Walk]:
    """The games of a bundle that are walked through."""
    games = LEAST if bundle.game.facts.longest > ACTIONS else MOST
    return [walk(bundle, seed) for seed in range(games)]


def _of(bundle: GameBundle) -> list[Figure]:
    walks = walks_of(bundle)
    note = f"{len(walks)} random games through the menus, one component of each level drawn"
    gain = "What tires at a table is the way to a move."
    bars: dict[str, float] = MODULES[bundle.key].PRESSES
    found = [
        plain(
            f"{bundle.key}: presses a turn",
            [each.a_turn for each in walks],
            bars["turn"],
            "",
            note,
            gain=gain,
        )
    ]
    for kinds, bar in bars.items():
        visits = [presses for each in walks for presses in each.visits(*kinds.split("+"))]
        if visits:
            found.append(plain(f"{bundle.key}: presses for {kinds}", [*map(float, visits)], bar, "", note))
    return found
