"""Tournaments on paper: no database, results as a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from caissify_pairings.trf import write_trf

from bot.match.tournaments import rounds
from bot.match.tournaments.model import POINT, Entrant, Game, Points, Terms, Tournament
from bot.text import GivenText

MOST_ROUNDS = 60
WIN, DRAW, LOSS = (POINT, 0), (POINT // 2, POINT // 2), (0, POINT)


def open_on_paper(people: int, terms: Terms | None = None) -> Tournament:
    """A tournament with so many people, the first round paired."""
    opened = Tournament(
        1,
        *(1, 1, 9, GivenText("Cup"), "tiny", "entry", terms or Terms()),
        entrants=tuple(Entrant(number, 1000 + number) for number in range(1, people + 1)),
    )
    return rounds.begin(opened, [entrant.user for entrant in opened.entrants])


def decide(tournament: Tournament, result: Callable[[Game], tuple[Points, ...]]) -> Tournament:
    """Every open game is played, and what follows has followed."""
    games = tuple(
        replace(game, points=result(game), played=True) if game.points is None else game
        for game in tournament.games
    )
    return rounds.go_on(replace(tournament, games=games))


def at_random(rng: Random) -> Callable[[Game], tuple[Points, ...]]:
    """Any result."""

    def result(game: Game) -> tuple[Points, ...]:
        if len(game.players) == 2:
            return rng.choice((WIN, DRAW, LOSS))
        shares = [POINT * place // (len(game.players) - 1) for place in range(len(game.players))]
        rng.shuffle(shares)
        return tuple(shares)

    return result


def play_out(tournament: Tournament, rng: Random) -> Tournament:
    """To its end, at random."""
    for _ in range(MOST_ROUNDS):
        if tournament.phase != "playing":
            return tournament
        tournament = decide(tournament, at_random(rng))
    raise AssertionError("the tournament does not end")


def as_trf(cup: Tournament) -> str:
    """The tournament as the FIDE's report file."""
    players = []
    for entrant in cup.entrants:
        results = {}
        for game in cup.games_of(entrant.number):
            if game.is_bye:
                results[game.round] = {"opponent": None, "color": None, "result": "U"}
                continue
            at = game.players.index(entrant.number)
            won, lost = "10" if game.played else "+-"
            sign = {POINT: won, POINT // 2: "=", 0: lost}[game.of(entrant.number)]
            results[game.round] = {
                "opponent": game.players[1 - at],
                "color": "wb"[at],
                "result": sign,
            }
        players.append(
            {"starting_number": entrant.number, "name": f"P{entrant.number}", "rating": 0, "results": results}
        )
    return str(write_trf({"name": "Cup"}, players, cup.round))
