"""Whole games by one way alone, by buttons and menus or by typing, with nothing done past them."""

from __future__ import annotations

from random import Random

import pytest

from bot.ui.page import Kind
from cogs import games
from tests.simcord.driver import Inn
from tests.simcord.round_table import RoundTable, sit_together
from tests.soak import SOAK
from tests.wire.people import Clicker, Player, Typist, offer_of, take

KEYS = [game.facts.key for game in games()]
LONG = ("war",)
"""Games that last too long at random: somebody gives them up. `test_whole_wars.py` plays recorded ones."""
SAMPLE = {(Clicker, "confrontation"), (Clicker, "battle"), (Typist, "duel"), (Typist, "confrontation")}
"""What is played to its end where not everything is."""
A_FEW, MOST = 12, 400
"""Actions after which a game is given up, and of a whole one."""


async def play_out(table: RoundTable, players: dict[str, Player], rng: Random, most: int) -> int:
    """Plays by the players' own means alone; how many actions were taken."""
    for taken in range(most):
        waiting = await table.waiting()
        if not waiting:
            return taken
        action = await players[rng.choice(waiting)].anything(rng)
        assert action is not None, "somebody must choose and is offered nothing"
    return most


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("way", [Clicker, Typist])
async def test_a_whole_game_is_played_by_one_way_alone(
    inn: Inn, key: str, way: type[Clicker | Typist]
) -> None:
    is_whole = key not in LONG and (SOAK or (way, key) in SAMPLE)
    table = await sit_together(inn, key, 2)
    players: dict[str, Player] = {seat: way(person) for seat, person in table.people.items()}

    taken = await play_out(table, players, Random(1), MOST if is_whole else A_FEW)

    waiting = await table.waiting()
    assert not (waiting and is_whole)
    if waiting:
        tired = table.people[waiting[0]]
        asked = await tired.slash("table", action="resign")
        await take(tired, offer_of(asked.message, Kind.RESIGN_NOW))
    view = await table.view(next(iter(table.people)))
    assert taken > 5
    assert view.observation.outcome is not None
    assert all(deed.accepted for player in players.values() for deed in player.deeds)
