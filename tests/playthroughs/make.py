"""Makes the golden records again: `python -m tests.playthroughs.make`.

A golden file is a record (bot.engine.record) with what came of it below: the final fingerprint, the
outcome, and the kinds of the public events of each action. Look at the difference before committing it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from bot.engine import CHANCE, Action, Chance, Decisions, Outcome, Record, Seat, fingerprint, replay
from bot.engine.game import AnyGame
from bot.engine.record import RESIGN
from cogs import games

FOLDER = Path(__file__).parent / "golden"
CUT = "\n# what came of it\n"
MOST_SEEDS = 4000

Line = tuple[Seat, str]
Policy = Callable[[AnyGame, Any, Seat, Random], Action]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A kind of game to keep.

    wants: whether a finished game is of it. resigns: the first seat gives up at the first choice
    after so many actions. policy: picks an action where play at random would hardly get there.
    """

    name: str
    wants: Callable[[Outcome, frozenset[str]], bool]
    options: str = "{}"
    resigns: int | None = None
    policy: Policy | None = None


def wanted_of(key: str) -> tuple[Wanted, ...]:
    """What to keep of a game: it says so in `tests/<key>/wanted.py`."""
    wanted: tuple[Wanted, ...] = importlib.import_module(f"tests.{key}.wanted").WANTED
    return wanted


def aim_of(key: str) -> Policy:
    """How a game is played to its end soon: it says so in `tests/<key>/wanted.py`, or at random."""
    aim: Policy = getattr(importlib.import_module(f"tests.{key}.wanted"), "AIM", _at_random)
    return aim


def _at_random(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    action: Action = rng.choice(game.legal(state, seat))
    return action


def play(game: AnyGame, wanted: Wanted, seed: int) -> tuple[list[Line], Outcome, frozenset[str]]:
    """One random game: its log, outcome, and the kinds of its events."""
    rng = Random(seed)
    state: Any = game.new(game.options.model_validate_json(wanted.options))
    log: list[Line] = []
    kinds: set[str] = set()
    given_up = False
    for number in range(game.facts.longest + 1):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            return log, pending, frozenset(kinds)
        if (
            wanted.resigns is not None
            and number >= wanted.resigns
            and isinstance(pending, Decisions)
            and not given_up
        ):
            given_up, seat = True, game.seats(state)[0]
            log.append((seat, RESIGN))
            step = game.resign(state, seat)
        else:
            seat, action = _choose(game, state, pending, wanted.policy, rng)
            log.append((seat, str(action)))
            step = game.apply(state, seat, action)
        state = step.state
        kinds |= {event.kind() for event in step.events}
    raise AssertionError("longer than declared")


def _choose(
    game: AnyGame, state: Any, pending: Decisions | Chance, policy: Policy | None, rng: Random
) -> tuple[Seat, Any]:
    if isinstance(pending, Chance):
        return CHANCE, game.sample(state, rng)
    seat = rng.choice(pending.open).seat
    if policy is not None:
        return seat, policy(game, state, seat, rng)
    return seat, rng.choice(game.legal(state, seat))


def golden(game: AnyGame, record: Record) -> str:
    """The golden text of a record: itself, and what came of it."""
    lines = []
    last: Any = None
    for last in islice(replay(game, record), 1, None):
        told = " ".join(event.kind() for event in last.events if event.audience is None)
        lines.append(f"# {last.seat} {last.text} -> {told}".rstrip())
    outcome = game.pending(last.state)
    assert isinstance(outcome, Outcome)
    scores = " ".join(f"{seat}:{points}" for seat, points in outcome.scores)
    ending = f"# {outcome.reason} winners:{','.join(outcome.winners)} {scores}"
    return "\n".join([str(record) + CUT, *lines, ending, f"# {fingerprint(game.dump(last.state))}"]) + "\n"


def record_of(text: str) -> Record:
    """The record of a golden text."""
    return Record.parse(text.partition(CUT)[0])


def goldens(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Name and text of every golden record of a game."""
    for wanted in wanted_of(game.facts.key):
        for seed in range(MOST_SEEDS):
            log, outcome, kinds = play(game, wanted, seed)
            if wanted.wants(outcome, kinds):
                break
        else:
            raise AssertionError(f"no such game within {MOST_SEEDS} seeds: {wanted.name}")
        options = game.options.model_validate_json(wanted.options).model_dump_json()
        record = Record(game.facts.key, game.facts.ruleset, options, tuple(log))
        yield wanted.name, golden(game, record)


def main() -> None:
    """Writes the golden records of all games."""
    for game in games():
        folder = FOLDER / game.facts.key
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in goldens(game):
            (folder / f"{name}.txt").write_text(text, encoding="utf-8")
            print(f"{game.facts.key}/{name}")


if __name__ == "__main__":
    main()
