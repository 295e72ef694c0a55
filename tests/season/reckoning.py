"""What a server's pages should say, reckoned anew from the records of its games and nothing that was counted.

Of what the bot has written down only the order in which games ended is taken over; who played and how it
ended comes from the logs, played again by the rules.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from statistics import fmean
from typing import Final

import orjson
from openskill.models import PlackettLuce

from bot.engine import Chronicle, Outcome, find_feats
from bot.engine.record import Record, replay
from bot.match.tournaments.model import POINT, Entrant, Game, Terms, Tournament
from bot.text import GivenText
from cogs import bundles
from tests.wire.inn import Inn

SURPRISE: Final = 60
"""Points by which a winner was rated lower, of which a digest speaks."""


@dataclass(frozen=True)
class Finished:
    """A game that is over. users: by seat, in seating order. feats: seat and key."""

    match: int
    key: str
    users: Mapping[str, int]
    outcome: Outcome
    entries: int
    feats: tuple[tuple[str, str], ...]

    def best(self) -> set[int]:
        """Who did best; several where they did equally well."""
        most = max(map(self.place, self.users))
        return {user for seat, user in self.users.items() if self.place(seat) == most}

    def place(self, seat: str) -> tuple[bool, int]:
        """Greater is better."""
        return (True, 0) if seat in self.outcome.winners else (False, dict(self.outcome.scores).get(seat, 0))


def read_games(inn: Inn) -> list[Finished]:
    """All finished games of the server, in the order in which they ended, each log played again."""
    query = (
        "SELECT match.id, match.game, ruleset, options FROM match JOIN result ON result.match_id = match.id "
        "GROUP BY match.id ORDER BY min(result.number)"
    )
    return [_replay(inn, *row) for row in inn.rows(query)]


def _replay(inn: Inn, match: int, key: str, ruleset: int, options: str) -> Finished:
    game, log = bundles()[key].game, tuple(inn.log(match))
    record = Record(key, ruleset, orjson.dumps(orjson.loads(options)).decode(), log)
    played = list(replay(game, record))
    outcome = game.pending(played[-1].state)
    assert isinstance(outcome, Outcome), f"match {match} of {key} is not over"
    seats = "SELECT seat, user_id FROM seat WHERE match_id = ? ORDER BY position"
    users = dict(inn.rows(seats, match))
    seats_of_game = tuple(seat for seat in game.facts.seats if seat in users)
    events = tuple(event for step in played for event in step.events)
    feats = tuple(find_feats(bundles()[key].feats, Chronicle(seats_of_game, outcome, events)))
    return Finished(match, key, {seat: users[seat] for seat in seats_of_game}, outcome, len(log), feats)


@dataclass
class Ratings:
    """Ratings of everybody, worked through game by game. By game, side (or none) and user."""

    mu: dict[tuple[str, str, int], float] = field(default_factory=lambda: defaultdict(lambda: 25.0))
    sigma: dict[tuple[str, str, int], float] = field(default_factory=lambda: defaultdict(lambda: 25.0 / 3))
    played: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    won: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    upsets: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Points, match, winner and loser."""

    def of(self, key: str, side: str, user: int) -> tuple[int, int]:
        """The number people see, and its uncertainty."""
        whose = (key, side, user)
        return round(1500 + 30 * (self.mu[whose] - 25)), round(30 * self.sigma[whose])

    def ladder(self, key: str, side: str = "") -> list[tuple[int, str]]:
        """Who stands where, with the rating as it is written."""
        lines = []
        for game, seat, user in self.played:
            if (game, seat) == (key, side):
                number, width = self.of(game, seat, user)
                provisional = self.sigma[game, seat, user] > 5.5
                text = f"{number}{'?' if provisional else ''} ±{width}"
                lines.append((provisional, -number, -self.won[game, seat, user], user, text))
        return [(user, text) for *_, user, text in sorted(lines)]

    def note(self, game: Finished, sided: bool) -> None:
        """One game more."""
        places = {seat: game.place(seat) for seat in game.users}
        ranks = [float(sum(other > places[seat] for other in places.values())) for seat in game.users]
        if len(game.users) == 2 and ranks[0] != ranks[1]:
            winner, loser = sorted(game.users, key=lambda seat: places[seat], reverse=True)
            before = [self.of(game.key, "", game.users[seat])[0] for seat in (winner, loser)]
            if before[1] - before[0] >= SURPRISE:
                self.upsets.append((before[1] - before[0], game.match, game.users[winner], game.users[loser]))
        model = PlackettLuce()
        for apart in (False, True) if sided else (False,):
            whose = [(game.key, seat if apart else "", user) for seat, user in game.users.items()]
            teams = [[model.rating(mu=self.mu[owner], sigma=self.sigma[owner])] for owner in whose]
            orders = [ranks]
            if len(ranks) > 2:
                # A shared place is worth the mean of the places it stands for.
                orders = [order for order in permutations(range(len(ranks))) if _is_order_of(order, ranks)]
            played = [model.rate(teams, ranks=list(map(float, order))) for order in orders]
            for owner, seat, after in zip(whose, game.users, zip(*played, strict=True), strict=True):
                self.mu[owner] = fmean(team[0].mu for team in after)
                self.sigma[owner] = fmean(team[0].sigma for team in after)
                self.played[owner] += 1
                self.won[owner] += seat in game.outcome.winners


def _is_order_of(order: Sequence[float], ranks: Sequence[float]) -> bool:
    """Whether nobody comes in behind somebody who did less well."""
    return all(
        first < second
        for first, rank in zip(order, ranks, strict=True)
        for second, other in zip(order, ranks, strict=True)
        if rank < other
    )


def rate(games: Sequence[Finished]) -> Ratings:
    """All of them, from the first to the last."""
    ratings = Ratings()
    for game in games:
        ratings.note(game, bundles()[game.key].game.facts.sided)
    return ratings


def count_lines(games: Sequence[Finished], user: int) -> list[tuple[int, int]]:
    """Won and played of a profile's lines: each game, the most played first, and its sides."""
    sums: dict[str, dict[str, list[bool]]] = {}
    for game in games:
        for seat, sitting in game.users.items():
            if sitting == user:
                won = seat in game.outcome.winners
                lines = sums.setdefault(game.key, {"": []})
                lines[""].append(won)
                if bundles()[game.key].game.facts.sided:
                    lines.setdefault(seat, []).append(won)
    order = sorted(sums, key=lambda key: (-len(sums[key][""]), key))
    return [(sum(won), len(won)) for key in order for _, won in sorted(sums[key].items())]


def count_opponents(games: Sequence[Finished], user: int) -> Counter[int]:
    """With whom somebody has played how often."""
    return Counter(
        other
        for game in games
        if user in game.users.values()
        for other in game.users.values()
        if other != user
    )


def find_streak(games: Sequence[Finished], user: int) -> int:
    """The longest row of games won."""
    best = now = 0
    for game in games:
        for seat, sitting in game.users.items():
            if sitting == user:
                now = now + 1 if seat in game.outcome.winners else 0
                best = max(best, now)
    return best


# The tournament


def read_cup(inn: Inn, number: int, games: Sequence[Finished]) -> Tournament:
    """A tournament: who met whom as it was written down, what their games counted by their records."""
    ((name, key, phase, terms, last),) = inn.rows(
        "SELECT name, game, phase, terms, round FROM tournament WHERE id = ?", number
    )
    entrants = inn.rows(
        "SELECT number, user_id, since, until FROM tournament_entrant "
        "WHERE tournament_id = ? ORDER BY number",
        number,
    )
    pairings = inn.rows(
        "SELECT round, board, leg, players, match_id, points FROM tournament_pairing "
        "WHERE tournament_id = ? ORDER BY round, board, leg",
        number,
    )
    over = {game.match: game for game in games}
    cup_games = []
    for round_number, board, leg, players, match, points in pairings:
        counted = tuple(orjson.loads(points)) if match is None else _points(over[match])
        seated = tuple(orjson.loads(players))
        cup_games.append(
            Game(round_number, board, leg, seated, match=match, points=counted, played=match is not None)
        )
    return Tournament(
        *(number, 1, 1, 1, GivenText(name), key, phase, Terms.model_validate_json(terms), last),
        entrants=tuple(Entrant(*row) for row in entrants),
        games=tuple(cup_games),
    )


def _points(game: Finished) -> tuple[int, ...]:
    first, second = (seat in game.outcome.winners for seat in game.users)
    return (POINT // 2,) * 2 if first == second else (POINT * first, POINT * second)


def reckon_standings(cup: Tournament) -> list[tuple[Fraction, Fraction, Fraction, int]]:
    """Points, Buchholz, Sonneborn-Berger and user, the best first; who is level in all is not told apart."""
    points: Counter[int] = Counter()
    for game in cup.games:
        for player, counted in zip(game.players, game.points or (), strict=True):
            points[player] += counted
    lines = []
    for entrant in cup.entrants:
        met = list(_results_of(cup, entrant.number))
        buchholz = sum(points[other] for other in {other for other, _ in met})
        sonneborn = sum(points[other] * Fraction(own, POINT) for other, own in met)
        own = points[entrant.number]
        lines.append(
            (Fraction(own, POINT), Fraction(buchholz, POINT), Fraction(sonneborn, POINT), entrant.user)
        )
    return sorted(lines, key=lambda line: line[:3], reverse=True)


def _results_of(cup: Tournament, number: int) -> Iterator[tuple[int, int]]:
    for game in cup.games:
        if number in game.players and len(game.players) == 2:
            at = game.players.index(number)
            yield game.players[1 - at], (game.points or (0, 0))[at]
