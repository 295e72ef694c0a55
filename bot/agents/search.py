"""Information-set Monte Carlo tree search, for any number of players, simultaneous decisions and chance.

Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree Search* (2012), the variant with several
observers. Every play-out begins in another imagined state. What is kept is no tree of positions but a table
of *information sets*: one for each seat and all that this seat has done and been told since the root. So
nobody in the search answers to what it could not know, a card laid face down or a figure that has not been
shown, and decisions made at the same time need no care of their own.

Which action is looked at is settled by its value so far and a bias towards what a sensible player would do,
which fades with the visits (progressive bias; Chaslot and others 2008, in the form of PUCT). A play-out goes
on with the policy of the game's knowledge until its clock has ticked, and the position is judged there:
playing to the end at random says less (docs/opponents.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from bot.agents.knowledge import AnyKnowledge, Budget
from bot.engine import CHANCE, Action, Chance, Event, Outcome, Seat

MOST_STEPS = 600
"""Actions of one play-out, chance included: then it is judged where it stands."""
MOST_NODES = 50_000
WEIGHINGS = 12
"""Imagined states in which the actions of an information set are weighed; their mean is the prior."""
FLOOR = 0.1
"""The share of the prior that is spread evenly: nothing that is legal is never looked at."""
LATER = 0.01
"""What of a win or a loss is lost where it is not reached in a play-out, and the less the sooner it is."""
CAUTION = 0.05
"""How much less than its information set an action is thought to be worth before it has been tried."""


@dataclass(slots=True)
class Edge:
    """One action of an information set. total: rewards of its seat. available: times it could be chosen."""

    visits: int = 0
    total: float = 0.0
    available: int = 0
    weight: float = 0.0
    weighings: int = 0

    @property
    def chance(self) -> float:
        """The estimated chance of winning after it."""
        return self.total / self.visits if self.visits else 0.0


@dataclass(slots=True)
class Node:
    """A position as one seat can tell it, and what has been found out there."""

    edges: dict[Action, Edge] = field(default_factory=dict)
    visits: int = 0
    total: float = 0.0


class Search:
    """One thought of one seat. `root` holds what has been found; `playouts` how many were made.

    least: play-outs that every legal choice of the root is given before the better ones are looked at more.
    """

    def __init__(
        self,
        knowledge: AnyKnowledge,
        viewer: Seat,
        imagine: Callable[[Random], Any],
        rng: Random,
        temperature: float = 1.0,
        least: int = 0,
    ) -> None:
        self._knowledge = knowledge
        self._viewer = viewer
        self._imagine = imagine
        self._rng = rng
        self._temperature = temperature
        self._least = least
        self._nodes: dict[tuple[Seat, int], Node] = {}
        self.root = self._nodes[viewer, 0] = Node()
        self.playouts = 0

    def run(self, budget: Budget, most: int) -> None:
        """Think until the budget is spent, at most so many play-outs."""
        is_over = budget.starts()
        for _ in range(min(budget.most, most)):
            self._play_out()
            self.playouts += 1
            if (is_over() and self.playouts >= budget.least) or len(self._nodes) > MOST_NODES:
                return

    def _play_out(self) -> None:
        knowledge, rng = self._knowledge, self._rng
        game = knowledge.game
        state = self._imagine(rng)
        told = dict.fromkeys(game.seats(state), 0)
        path: list[tuple[Seat, Node, Edge]] = []
        searching, limit, depth = True, 0, 0
        while depth < MOST_STEPS:
            pending = game.pending(state)
            if isinstance(pending, Outcome):
                break
            if isinstance(pending, Chance):
                seat, action = CHANCE, game.sample(state, rng)
            else:
                # Of several simultaneous choices any may be looked at first: none sees another's.
                seat = self._viewer if pending.of(self._viewer) else pending.open[0].seat
                legal = game.legal(state, seat)
                if path or not self._least:
                    legal = knowledge.narrow(state, seat, legal)
                if not searching and knowledge.clock(state) >= limit:
                    break
                if len(legal) == 1 and path:
                    action = legal[0]
                elif searching:
                    node, searching = self._find_node(seat, told[seat])
                    action, edge = self._select(node, state, seat, legal)
                    path.append((seat, node, edge))
                    limit = knowledge.clock(state) + knowledge.horizon
                else:
                    action = _draw(legal, self._weigh(state, seat, legal), rng)
            step = game.apply(state, seat, action)
            state = step.state
            depth += 1
            if searching:
                _tell(told, seat, action, step.events)
        self._learn(path, self._judge(state, depth))

    def _find_node(self, seat: Seat, key: int) -> tuple[Node, bool]:
        """Find an information set, and whether it was met before: the search goes on behind those only."""
        node = self._nodes.get((seat, key))
        if node is None:
            node = self._nodes[seat, key] = Node()
            return node, False
        return node, node.visits > 0 or node is self.root

    def _select(self, node: Node, state: Any, seat: Seat, legal: Sequence[Action]) -> tuple[Action, Edge]:
        edges = [node.edges.get(action) or node.edges.setdefault(action, Edge()) for action in legal]
        if any(edge.weighings < WEIGHINGS for edge in edges):
            weights = self._weigh(state, seat, legal)
            whole = sum(weights)
            for edge, weight in zip(edges, weights, strict=True):
                edge.weight += weight / whole
                edge.weighings += 1
        if self._least and node is self.root:
            rarest = min(range(len(edges)), key=lambda number: edges[number].visits)
            if edges[rarest].visits < self._least:
                edges[rarest].available += 1
                return legal[rarest], edges[rarest]
        priors = [edge.weight / edge.weighings for edge in edges]
        whole = sum(priors)
        even = FLOOR / len(edges)
        untried = (node.total / node.visits if node.visits else 0.5) - CAUTION
        best, chosen = -1e9, 0
        for number, edge in enumerate(edges):
            edge.available += 1
            visits = edge.visits
            value = edge.total / visits if visits else untried
            prior = (1 - FLOOR) * priors[number] / whole + even
            score = value + self._knowledge.exploration * prior * sqrt(edge.available) / (1 + visits)
            if score > best:
                best, chosen = score, number
        return legal[chosen], edges[chosen]

    def _weigh(self, state: Any, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        """Weigh by the policy: the higher the temperature, the more alike all actions are to it."""
        weights = self._knowledge.weigh(state, seat, legal)
        if self._temperature == 1:
            return weights
        return [weight ** (1 / self._temperature) for weight in weights]

    def _judge(self, state: Any, depth: int) -> Mapping[Seat, float]:
        """Judge a position so many steps away: a win that comes later is worth a little less."""
        pending = self._knowledge.game.pending(state)
        if isinstance(pending, Outcome):
            values = self._knowledge.reward(pending, self._knowledge.game.seats(state))
        else:
            values, depth = self._knowledge.evaluate(state), MOST_STEPS
        share, lost = sum(values.values()) / len(values), LATER * depth / MOST_STEPS
        return {seat: value + lost * (share - value) for seat, value in values.items()}

    @staticmethod
    def _learn(path: list[tuple[Seat, Node, Edge]], values: Mapping[Seat, float]) -> None:
        for seat, node, edge in path:
            value = values[seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value


def _tell(told: dict[Seat, int], actor: Seat, action: Action, events: Sequence[Event]) -> None:
    """Add to what each seat knows: its own action in full, the others' as far as they are told."""
    for seat, before in told.items():
        known = tuple([event for event in events if event.known_to(seat)])
        if seat == actor:
            told[seat] = hash((before, action, known))
        elif known:
            told[seat] = hash((before, known))


def _draw(legal: Sequence[Any], weights: Sequence[float], rng: Random) -> Any:
    return legal[0] if len(legal) == 1 else rng.choices(legal, weights)[0]
