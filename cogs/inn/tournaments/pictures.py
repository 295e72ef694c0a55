"""The pictures of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.draw.standings import BracketPair, BracketRound, BracketScene, CrossCell, CrossRow, CrossScene
from bot.draw.title_cards import TitleScene
from bot.match.tournaments.formats import winner_of
from bot.match.tournaments.model import POINT, TWO, Line, Number, Pairing, Tournament, rank, write_points
from bot.match.tournaments.rounds import find_best_game, find_winner, is_elimination
from bot.match.values import UserId
from bot.text import Translator

MOST_ROWS: Final = 18
MOST_COLUMNS: Final = 5
MOST_BRACKET_ROUNDS: Final = 3
MOST_NAME: Final = 16
"""Characters of a name on a card, which has several."""
PODIUM: Final = 3


def drawn_users(tournament: Tournament) -> Sequence[UserId]:
    """Those whose names the picture shows."""
    if is_elimination(tournament, tournament.round):
        numbers = {
            number
            for round_number in _bracket_rounds(tournament)
            for number in _numbers(tournament, round_number)
        }
        return [tournament.entrant_of(player).user for player in sorted(numbers)]
    return [tournament.entrant_of(line.number).user for line in rank(tournament)[:MOST_ROWS]]


def draw_tournament(
    translator: Translator, tournament: Tournament, names: Mapping[UserId, str], about: str
) -> CrossScene | BracketScene:
    """Lay out the scene of a tournament that has begun. names: of those drawn; about: below the heading."""

    def name(number: Number) -> str:
        return names.get(tournament.entrant_of(number).user, translator("person-unknown"))

    if is_elimination(tournament, tournament.round):
        rounds = tuple(
            BracketRound(
                name_round(translator, tournament, round_number),
                tuple(_pair(pairing, name) for pairing in tournament.pairings(round_number)),
            )
            for round_number in _bracket_rounds(tournament)
        )
        return BracketScene(tournament.name.plain, about, rounds)
    lines = rank(tournament)
    places = {line.number: place for place, line in enumerate(lines, start=1)}
    columns = range(max(1, tournament.round - MOST_COLUMNS + 1), tournament.round + 1)
    return CrossScene(
        tournament.name.plain,
        about,
        tuple(map(str, columns)),
        translator("tournament-points-short"),
        translator("tournament-buchholz-short"),
        tuple(
            CrossRow(
                str(places[line.number]),
                name(line.number),
                tuple(_cell(tournament, line.number, column, places) for column in columns),
                write_points(line.points),
                write_points(line.buchholz),
                tournament.entrant_of(line.number).until is not None,
            )
            for line in lines[:MOST_ROWS]
        ),
        has_results(tournament),
    )


def draw_card(translator: Translator, tournament: Tournament, names: Mapping[UserId, str]) -> TitleScene:
    """Lay out the title card of a tournament that has been won: by whom, in which game at best, and how."""

    def name(number: Number) -> str:
        full = names.get(tournament.entrant_of(number).user, translator("person-unknown"))
        return full if len(full) <= MOST_NAME else f"{full[: MOST_NAME - 1].rstrip()}…"

    winner, best = find_winner(tournament), find_best_game(tournament)
    line = translator("tournament-card", name=name(winner))
    if best is not None:
        who = " – ".join(map(name, best.players))
        round_name = name_round(translator, tournament, best.round)
        line += f" {translator('tournament-card-best', who=who, round=round_name)}"
    return TitleScene(
        "cup", tournament.name.plain, line, " · ".join(_way(translator, tournament, winner, name))
    )


def _way(
    translator: Translator, tournament: Tournament, winner: Number, name: Callable[[Number], str]
) -> Iterator[str]:
    """Tell whom the winner has beaten in the bracket, the last first; without one the first places."""
    if not is_elimination(tournament, tournament.round):
        for place, line in enumerate(rank(tournament)[:PODIUM], start=1):
            yield f"{place}. {name(line.number)} {write_points(line.points)}"
        return
    for number in reversed(_bracket_rounds(tournament)):
        for pairing in tournament.pairings(number):
            if winner in pairing.players and len(pairing.players) == TWO:
                [other] = set(pairing.players) - {winner}
                points = f"{write_points(pairing.of(winner))}:{write_points(pairing.of(other))}"
                yield f"{name_round(translator, tournament, number)}: {name(other)} {points}"


def has_results(tournament: Tournament) -> bool:
    """Check whether a game has been decided: before that, nobody stands before anybody else."""
    return any(game.points is not None and not game.is_bye for game in tournament.games)


def describe(translator: Translator, scene: CrossScene | BracketScene) -> str:
    """The same in words."""
    told = [f"{scene.title}. {scene.about}".rstrip(". ") + "."]
    if isinstance(scene, CrossScene):
        told += [
            translator("tournament-alt-row", place=row.place, name=row.name, points=row.points)
            for row in scene.rows
        ]
        return "\n".join(told)
    for column in scene.rounds:
        pairs = [_tell_pair(pair) for pair in column.pairs]
        told.append(f"{column.title}: {'; '.join(pairs)}")
    return "\n".join(told)


def name_round(translator: Translator, tournament: Tournament, number: int) -> str:
    """Name a round: by its number, or by what is played for."""
    name = "tournament-final" if is_final_round(tournament, number) else "tournament-round"
    return translator(name, round=number)


def is_final_round(tournament: Tournament, number: int) -> bool:
    """Check whether two are left who play for the whole."""
    return is_elimination(tournament, number) and len(tournament.pairings(number)) == 1


def _tell_pair(pair: BracketPair) -> str:
    return " – ".join(
        " ".join(filter(None, (name, score, "✓" if pair.winner == at else "")))
        for at, (name, score) in enumerate(zip(pair.names, pair.scores, strict=True))
    )


def _bracket_rounds(tournament: Tournament) -> Sequence[int]:
    rounds = [
        round_number
        for round_number in range(1, tournament.round + 1)
        if is_elimination(tournament, round_number)
    ]
    return rounds[-MOST_BRACKET_ROUNDS:]


def _numbers(tournament: Tournament, number: int) -> Sequence[Number]:
    return [player for pairing in tournament.pairings(number) for player in pairing.players]


def _pair(pairing: Pairing, name: object) -> BracketPair:
    assert callable(name)
    decided = pairing.is_decided
    best = pairing.players.index(winner_of(pairing)) if decided else None
    scores = tuple(
        write_points(pairing.of(player)) if decided and len(pairing.players) > 1 else ""
        for player in pairing.players
    )
    return BracketPair(tuple(name(player) for player in pairing.players), scores, best)


def _cell(
    tournament: Tournament, number: Number, round_number: int, places: Mapping[Number, int]
) -> CrossCell:
    own = next((pairing for pairing in tournament.pairings(round_number) if number in pairing.players), None)
    if own is None:
        return CrossCell("–", "")
    result = write_points(own.of(number)) if own.is_decided else "…"
    others = [f"#{places[player]}" for player in own.players if player != number]
    # More than one opponent would be too small to be read.
    return CrossCell(result, others[0] if len(others) == 1 else "")


def tell_tie_breaks(translator: Translator, line: Line) -> str:
    """Tell what decides between equals, for one line."""
    return translator(
        "tournament-tie-breaks",
        buchholz=write_points(line.buchholz),
        sonneborn=write_points(line.sonneborn, POINT * POINT),
        harder=line.harder,
    )
