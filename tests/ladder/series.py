"""Games of a match, one after another, every result kept in a file at once: what was played stays played."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import cogs
from bot.engine import Outcome, Record, Seat
from tests.agents.play import Turn, play
from tests.ladder.matches import Match
from tests.ladder.players import Measured, describe


@dataclass(frozen=True, slots=True)
class Result:
    """One game. score: points of the player, from 0 to 1; times and play-outs: of both, decision by decision.

    number: of the game in its match; unless that names a seat, the seat is `number % seats` and the seed
    `number // seats`. played_as: how both played then; a game counts as long as they still do.
    """

    match: str
    share: float
    number: int
    score: float
    reason: str
    actions: int
    seconds: tuple[float, float]
    decisions: tuple[int, int]
    playouts: tuple[int, int]
    longest: tuple[float, float]
    played_as: tuple[str, str]


class Results:
    """The file of results."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.all: list[Result] = []
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                row = json.loads(line)
                pairs = {name: tuple(pair) for name, pair in row.items() if isinstance(pair, list)}
                self.all.append(Result(**{**row, **pairs}))

    def add(self, result: Result) -> None:
        """Writes a result down."""
        self.all.append(result)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")

    def of(self, match: Match, share: float) -> list[Result]:
        """The games of a match, by their numbers."""
        asked = (match.name, share, describe_both(match))
        results = [result for result in self.all if (result.match, result.share, result.played_as) == asked]
        return sorted(results, key=lambda result: result.number)

    def rounds(self, match: Match, share: float) -> list[float]:
        """The share of points in each whole round: a game from every seat, with the same seed."""
        seats = match.games_of_round
        scores = [result.score for result in self.of(match, share)]
        return [sum(scores[at : at + seats]) / seats for at in range(0, len(scores) - seats + 1, seats)]


def play_game(match: Match, number: int, share: float, records: Path | None = None) -> Result:
    """One game of a match. records: the folder in which its record is kept."""
    variant = match.variant
    game = cogs.game(variant.key)
    options = game.options(**variant.options)
    seats = game.seats(game.new(options))
    seat = match.seat or seats[number % len(seats)]
    player, other = (Measured(name, variant.key, share) for name in (match.player, match.other))
    players = {any_seat: (player if any_seat == seat else other).choose for any_seat in seats}
    log: list[tuple[Seat, str]] = []
    last, actions = None, 0
    for step in play(game, options, players, Random(number // match.games_of_round), log):
        actions += isinstance(step, Turn)
        last = step
    assert last is not None
    if records is not None:
        record = Record(variant.key, game.facts.ruleset, options.model_dump_json(), tuple(log))
        records.mkdir(parents=True, exist_ok=True)
        (records / f"{match.name.replace(':', ',')}, {number + 1}.txt").write_text(str(record), "utf-8")
    both = (player, other)
    return Result(
        match=match.name,
        share=share,
        number=number,
        score=score(last.outcome, seat, seats),
        reason=last.outcome.reason,
        actions=actions,
        seconds=(player.seconds, other.seconds),
        decisions=(both[0].decisions, both[1].decisions),
        playouts=(both[0].playouts, both[1].playouts),
        longest=(player.longest, other.longest),
        played_as=describe_both(match),
    )


def describe_both(match: Match) -> tuple[str, str]:
    """How the players of a match play now."""
    key, players = match.variant.key, match.variant.seats
    return describe(match.player, key, players), describe(match.other, key, players)


def score(outcome: Outcome, seat: Seat, seats: Sequence[Seat]) -> float:
    """The share of the others who came behind, those level with one by half: a place, from 0 to 1."""
    points = dict(outcome.scores) if len(seats) > 2 else {}

    def rank(ranked: Seat) -> tuple[bool, int]:
        return (ranked in outcome.winners, points.get(ranked, 0))

    others = [other_seat for other_seat in seats if other_seat != seat]
    return sum(
        1.0 if rank(seat) > rank(other) else 0.5 if rank(seat) == rank(other) else 0.0 for other in others
    ) / len(others)
