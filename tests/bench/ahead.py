"""How much of a War can be answered ahead of time: `python -m tests.bench.ahead [games]`.

Two people who look at their table every three hours play by the policy of the house's player, each seat from
what it observes. A hand-over is a run of decisions of one seat while the other waits; it costs three hours,
unless all of it could be answered ahead. By standing answers it could be where this seat answered the last
question of that kind by a rule it may keep, in the same battle or turn where the rule ends with that, and the
rule gives the answer again. `planned` counts what conditional moves could reach at most.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

from bot.engine import CHANCE, Chance, Decision, Decisions, Seat
from bot.engine.record import Record
from bot.match.ahead import list_spans
from bot.match.bundle import GameBundle, Span
from cogs import bundles

HOURS: Final = 3
"""Between two looks at the table."""
ACT: Final = "act"
"""The kind of question at which a die is used: no habit answers it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision as it was taken: the state before it, and the action as text."""

    state: Any
    decision: Decision
    action: Any


MOST_PLANNED: Final = 4
"""Small choices of an action that somebody plans."""
HandOver: TypeAlias = Sequence[Asked]
"""All decisions of one seat while the others wait."""
Lines: TypeAlias = Callable[[GameBundle, Sequence[HandOver], HandOver], bool]
"""Tells whether a hand-over could have been foreseen by its seat, after those before it."""


@dataclass
class Habits:
    """What each seat answered last by which rule, as far as it may still be kept."""

    kept: dict[tuple[Seat, str], tuple[Span, str]] = field(default_factory=dict)

    def answers(self, bundle: GameBundle, asked: Asked) -> bool:
        """Tell whether something kept gives the answer; and keep what the answer allows."""
        seat, game = asked.decision.seat, bundle.game
        observation = game.observe(asked.state, seat)
        fitting = [
            standing_answer
            for standing_answer in bundle.standing
            if standing_answer.fits(observation, asked.decision)
        ]
        answered = False
        for rule in fitting:
            kept = self.kept.get((seat, rule.key))
            agrees = rule.choose(observation) == asked.action
            if kept is not None and kept[1] in ("", bundle.count_span(observation, kept[0])):
                answered = answered or agrees
            if not agrees:
                self.kept.pop((seat, rule.key), None)
                continue
            # Who answers so twice in a game keeps it for the game, before that for the shortest span.
            span = rule.spans[-1] if kept is not None else list_spans(bundle, rule, observation)[0]
            until = "" if span == "game" else bundle.count_span(observation, span)
            self.kept[seat, rule.key] = span, until
        return answered


@dataclass
class Tally:
    """What came of some games. first: the kind of question each hand-over began with."""

    hand_overs: int = 0
    standing: int = 0
    lines: int = 0
    first: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        """The part of the days it takes with all of it."""
        return 1 - (self.standing + self.lines) / max(1, self.hand_overs)


def play(bundle: GameBundle, rng: Random, options: Any, *, is_firm: bool = False) -> Iterator[Asked]:
    """A game by the policy of the house's player.

    is_firm: whether people have habits: to a question that has standing answers what the policy likes best.
    """
    game, knowledge = bundle.game, bundle.agent.knowledge
    state: Any = game.new(options)
    for _ in range(game.facts.longest):
        pending = game.pending(state)
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        if not isinstance(pending, Decisions):
            return
        decision = pending.open[0]
        legal = knowledge.narrow(state, decision.seat, game.legal(state, decision.seat))
        weights = knowledge.weigh(state, decision.seat, legal)
        (action,) = rng.choices(legal, weights)
        if is_firm and any(decision.kind in " ".join(rule.kinds).split() for rule in bundle.standing):
            action = legal[weights.index(max(weights))] if decision.kind != ACT else action
        if len(game.legal(state, decision.seat)) > 1:
            yield Asked(state, decision, action)
        state = game.apply(state, decision.seat, action).state


def replay(bundle: GameBundle, record: Record) -> Iterator[Asked]:
    """The decisions of a game that was played."""
    game = bundle.game
    state: Any = game.new(game.options.model_validate_json(record.options))
    for seat, text in record.log:
        action, pending = game.parse(text), game.pending(state)
        decision = pending.of(seat) if isinstance(pending, Decisions) else None
        if decision is not None and len(game.legal(state, seat)) > 1:
            yield Asked(state, decision, action)
        state = game.apply(state, seat, action).state


def hand_over(asked: Iterator[Asked]) -> Iterator[list[Asked]]:
    """The runs of decisions of one seat."""
    run: list[Asked] = []
    for question in asked:
        if run and run[-1].decision.seat != question.decision.seat:
            yield run
            run = []
        run.append(question)
    if run:
        yield run


def measure(bundle: GameBundle, asked: Iterator[Asked], tally: Tally, lines: Lines) -> None:
    """Count what of a game could be answered ahead."""
    habits, before = Habits(), list[HandOver]()
    for run in hand_over(asked):
        kind = run[0].decision.kind
        tally.hand_overs += 1
        tally.first[kind] += 1
        answered = [habits.answers(bundle, question) for question in run]
        if all(answered):
            tally.standing += 1
            tally.answered[kind] += 1
        elif lines(bundle, before, run):
            tally.lines += 1
        before.append(run)


def planned(bundle: GameBundle, before: Sequence[HandOver], run: HandOver) -> bool:
    """Tell whether a seat could have planned its next action when it last took one, whatever came between.

    The most that lines can reach: all of it was open to the seat then, and it did something else first.
    """
    seat, game = run[0].decision.seat, bundle.game
    last = next(
        (earlier_run for earlier_run in reversed(before) if earlier_run[0].decision.seat == seat), None
    )
    if last is None or run[0].decision.kind != last[0].decision.kind:
        return False
    return run[0].action in game.legal(last[0].state, seat) and len(run) <= MOST_PLANNED


def main(games: int = 10, lines: Lines = planned) -> None:
    """Measure some Wars, and print what came of it."""
    bundle = bundles()["war"]
    for is_firm in (False, True):
        tally = Tally()
        for seed in range(games):
            asked = play(bundle, Random(seed), bundle.game.options(), is_firm=is_firm)
            measure(bundle, asked, tally, lines)
        print("people of firm habits" if is_firm else "people who answer now so, now otherwise")
        report(tally, games)


def report(tally: Tally, games: int) -> None:
    """Print how long it takes, with and without."""
    days = tally.hand_overs * HOURS / 24 / games
    print(f"  {games} games, {tally.hand_overs / games:.0f} hand-overs each: {days:.1f} days")
    print(f"  standing answers: {tally.standing / tally.hand_overs:.1%} of the hand-overs")
    print(f"  foreseen by lines at most: {tally.lines / tally.hand_overs:.1%} of the hand-overs")
    print(f"  with them: {days * tally.share:.1f} days, {tally.share:.0%} of the time")
    for kind, number in tally.first.most_common(12):
        answered = tally.answered[kind] / number
        print(f"    begins with {kind}: {number / tally.hand_overs:.1%}, of these answered {answered:.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
