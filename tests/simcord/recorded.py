"""A recorded game played once more at a table, by its players' own means, with dice and decks as recorded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Action, Record, Seat, replay
from bot.engine.game import AnyGame
from bot.ui.menus.level import THEN
from cogs import game
from tests.playthroughs.make import FOLDER, Policy, Wanted, play, record_of
from tests.simcord.round_table import RoundTable
from tests.wire.people import Clicker, Typist


def read_golden(key: str, name: str) -> Record:
    """A golden record."""
    return record_of((FOLDER / key / f"{name}.txt").read_text(encoding="utf-8"))


def record_anew(key: str, options: str, policy: Policy, seed: int) -> Record:
    """The record of a game that is played now."""
    played = game(key)
    log, _, _ = play(played, Wanted("anew", lambda *_: True, options, policy=policy), seed)
    agreed = played.options.model_validate_json(options).model_dump_json()
    return Record(key, played.facts.ruleset, agreed, tuple(log))


def deal_as(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets chance be what it was in every position of a record; in others, imagined ones say, it is drawn."""
    played = game(record.game)
    drawn = type(played).sample
    steps = [*replay(played, record)]
    dealt = {
        before.state: played.parse(after.text) for before, after in pairwise(steps) if after.seat == CHANCE
    }

    def sample(self: AnyGame, state: Any, rng: Random) -> Action:
        return dealt.get(state) or drawn(self, state, rng)

    monkeypatch.setattr(type(played), "sample", sample)


async def log_of(table: RoundTable) -> list[tuple[Seat, str]]:
    """What has been done at a table."""
    entries = await table.inn.pony.store.entries(table.match)
    return [(entry.seat, entry.text) for entry in entries if entry.kind in ("action", "chance")]


async def do_next(player: Clicker | Typist, ahead: Sequence[str]) -> None:
    """Takes the first of the actions a seat has before it; by a menu, as many of them as one line does."""
    if isinstance(player, Typist):
        await player.act(ahead[0])
        return

    def fits(offered: str) -> bool:
        texts = offered.split(THEN)
        return texts == [*ahead[: len(texts)]]

    await player.do(await player.find_as(ahead[0], fits))


async def play_again(table: RoundTable, players: Mapping[Seat, Clicker | Typist], record: Record) -> None:
    """Has everybody do what a record says, as soon as the game comes to it.

    What nobody has to do has happened by itself.
    """
    wanted = [*record.log]
    while (done := await log_of(table)) != wanted:
        assert done == wanted[: len(done)]
        seat, _ = wanted[len(done)]
        await do_next(players[seat], [text for whose, text in wanted[len(done) :] if whose == seat])
