"""A server on which much has been played, written into its store: how it was played does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

import orjson

from bot.match.bundle import GameBundle
from bot.store import MatchChange, ResultRow, Store, Summary
from tests.store.rows import change, match_row

START = datetime(2026, 1, 10, tzinfo=UTC)


async def play_much(
    store: Store,
    bundle: GameBundle,
    guild: int,
    channel: int,
    people: Sequence[int],
    games: int,
    openings: Sequence[str] = (),
    cards: Sequence[str] = (),
) -> None:
    """Games of two, half a week apart; the first seat wins about three of five. Alike each time."""
    rng, seats = Random(games), bundle.game.facts.seats[:2]
    options = bundle.game.options().model_dump_json()
    for number in range(games):
        match = await store.fresh_match()
        at = START + timedelta(days=3.5 * number)
        winner = int(rng.random() > 0.6)
        row = match_row(
            match,
            guild=guild,
            channel=channel,
            game=bundle.key,
            phase="over",
            host=people[0],
            options=options,
            outcome=orjson.dumps({"winners": [seats[winner]], "reason": "agreed", "scores": {}}).decode(),
            created=at.isoformat(),
            changed=at.isoformat(),
        )
        results = tuple(
            ResultRow(
                *(match, match, guild, bundle.key, user, seat, 1 + (place != winner), place == winner, 0),
                at.isoformat(),
            )
            for place, (user, seat) in enumerate(zip(rng.sample(people, 2), seats, strict=True))
        )
        await store.commit(change(MatchChange(row, None, results=results)))
        begun = [(seat, rng.choice(openings)) for seat in seats] if openings else []
        played = {seat: rng.sample(cards, min(3, len(cards))) for seat in seats}
        told = Summary(rng.randrange(5, 40), rng.randrange(600, 90_000), orjson.dumps(played).decode())
        await store.write_feats(match, [], begun, told)
