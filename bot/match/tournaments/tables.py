"""The tables of a tournament: each begins at once, with everybody in their seat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.lobby import seating
from bot.match.lobby.component_files import ComponentFiles
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.table.loaded_match import with_pace
from bot.match.table.values import MatchId, Place, RefusedError, UserId
from bot.match.tournaments.model import Game, Tournament
from bot.store import PlaceTakenError

SERIES = "series"
"""The option of games that may be played several times in a row: a tournament counts its games itself."""


async def open_table(
    repository: MatchRepository, components: ComponentFiles, tournament: Tournament, game: Game, channel: int
) -> MatchId:
    """Begins the match of a game, once however often it is asked for. Raises RefusedError."""
    token = f"tournament-{tournament.id}-{game.round}-{game.table}-{game.leg}"
    bundle = repository.bundles.get(tournament.game)
    if bundle is None:
        raise RefusedError("refused-unknown-game")
    given = await components.options(tournament.guild, tournament.game)
    options = dict(tournament.terms.options)
    if SERIES in bundle.game.options.model_fields:
        options[SERIES] = "1"
    users = _users(tournament, game)
    now = repository.now()
    with refuse_on_storage_errors():
        match = await repository.store.fresh_match()
    place = Place(tournament.guild, channel)
    draft = seating.open_lobby(bundle, match, place, users[0], users[1:], options, now, given)
    for user, seat in zip(users, bundle.game.facts.seats, strict=False):
        draft = seating.join(draft.match, user, seat)
    ready = with_pace(draft.match, tournament.terms.pace)
    try:
        loaded, _ = await repository.add(seating.begin(ready, users[0], repository.rng, now), token)
    except PlaceTakenError as error:
        raise RefusedError("refused-place-taken", match=str(error.match)) from error
    return loaded.row.id


def _users(tournament: Tournament, game: Game) -> Sequence[UserId]:
    return [tournament.entrant_of(each).user for each in game.players]
