"""Two hundred votes in a minute: what the bot asks of Discord meanwhile."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.sandbox import Answer
from cogs.inn.votes import delivery
from cogs.inn.votes.service import Votes
from tests.simcord.crowd import CrowdedTable, can, gather, invite, seen, ways
from tests.simcord.driver import Inn
from tests.soak import SOAK
from tests.wire.people import Offer

PEOPLE, VOTES, MINUTE = (102, 200, 60.0) if SOAK else (22, 60, 60.0)
"""There are fewer people than votes: they change their minds."""
AT_ONCE = 20
"""People who press before the bot has answered any of them."""
EDITED_AFTER, WINDOW, OF_A_CHANNEL = 2.0, 5.0, 5
"""Seconds between two edits; and how many requests a channel takes in how many seconds."""
OF_ALL = 50
"""Requests of a bot in a second, but for answers to presses."""


class Requests(list[Any]):
    """The requests of a bot, with the moment of each."""

    def __init__(self, time: Callable[[], float]) -> None:
        super().__init__()
        self._time = time
        self.moments: list[float] = []

    def append(self, request: Any) -> None:
        """One more."""
        super().append(request)
        self.moments.append(self._time())

    def timed(self) -> Iterator[tuple[float, str, str]]:
        """When each was sent, its method and path."""
        for moment, request in zip(self.moments, self, strict=True):
            yield moment, request.method, request.path.strip("/")


async def crowd_together(inn: Inn, count: int) -> CrowdedTable:
    """A game in which the host and so many others vote against the house."""
    host, *others = invite(inn, count + 1)
    table = await gather(inn, "confrontation", {"light": [host]})
    votes = Votes(inn.pony.services.matches)
    for name in others:
        await votes.join(table.match, inn.user_id(name), "light")
    inn.pony.works["votes"].wake()
    await inn.calm()
    return CrowdedTable(inn, table.match, {"light": [host, *others]})


async def press_at_once(inn: Inn, offers: Iterable[tuple[str, Offer]], thread: str) -> list[Answer]:
    """Several people press or choose before the bot has answered any of them."""
    begun = []
    for name, offer in offers:
        values = None if offer.value is None else [offer.value]
        begun.append(inn.person(name, thread).begin_press(offer.custom_id, offer.message, values))
    await inn.calm()
    return [answer() for answer in begun]


async def vote_in_a_minute(table: CrowdedTable, rng: Random) -> tuple[list[Answer], list[Answer]]:
    """Two people propose something; all others look and vote, some at a time: what each was answered,
    first to the look and then to the vote."""
    inn, (_, *voters) = table.inn, table.sides["light"]
    for name in voters[:2]:
        # They stay with it: what nobody votes for any more can be voted for no longer.
        await table.propose(name, rng)
    others = voters[2:]
    thread, looked, cast = await table.thread("light"), list[Answer](), list[Answer]()
    for start in range(0, VOTES, AT_ONCE):
        names = [others[number % len(others)] for number in range(start, start + AT_ONCE)]
        asked = await seen(
            inn.person(names[0], thread), lambda message: can(message, "") and not message.ephemeral
        )
        ballots = await press_at_once(inn, [(name, ways(asked, "")[0]) for name in names], thread)
        chosen = [
            (name, rng.choice(ways(ballot.message, "for")))
            for name, ballot in zip(names, ballots, strict=True)
        ]
        looked += ballots
        cast += await press_at_once(inn, chosen, thread)
    return looked, cast


def check_limits(requests: Iterable[tuple[float, str, str]]) -> list[float]:
    """Everything was sent within Discord's limits; the moments at which a message was edited."""
    of_channels, of_presses, edits = defaultdict[str, list[float]](list), defaultdict[str, int](int), []
    for moment, method, path in requests:
        if press := re.match(r"(?:interactions/\d+|webhooks/\d+)/([^/]+)", path):
            of_presses[press[1]] += 1
        elif channel := re.match(r"channels/(\d+)/messages", path):
            of_channels[channel[1]].append(moment)
            edits += [moment] if method == "PATCH" else []
    for moments in of_channels.values():
        for early, late in zip(moments, moments[OF_A_CHANNEL:], strict=False):
            assert late - early >= WINDOW
    assert all(count <= OF_A_CHANNEL for count in of_presses.values())
    everything = sorted(moment for moments in of_channels.values() for moment in moments)
    for early, late in zip(everything, everything[OF_ALL:], strict=False):
        assert late - early >= 1.0
    assert all(late - early >= EDITED_AFTER for early, late in pairwise(edits)), edits
    return edits


async def test_two_hundred_votes_in_a_minute_stay_within_discords_limits(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as hurried:
        hurried.setattr(delivery, "BETWEEN", 0.0)
        table = await crowd_together(inn, PEOPLE)
    loop = asyncio.get_running_loop()
    await asyncio.sleep(EDITED_AFTER)
    requests = inn.env.backend.http_requests = Requests(loop.time)
    begun = loop.time()

    looked, cast = await vote_in_a_minute(table, Random(4))

    assert len(looked) == len(cast) == VOTES
    assert not [answer for answer in (*looked, *cast) if answer.failed]
    texts = [answer.message.text for answer in cast]
    assert all("Your vote counts" in text or "Twój głos się liczy" in text for text in texts)
    assert loop.time() - begun <= MINUTE
    host = inn.person(table.sides["light"][0], await table.thread("light"))
    await seen(
        host, lambda message: not message.ephemeral and f"{PEOPLE} of {PEOPLE + 1} have voted" in message.text
    )
    edits = check_limits(requests.timed())
    assert 1 < len(edits) <= (loop.time() - begun) / EDITED_AFTER + 1
    votes = await inn.pony.store.votes.votes(table.match, "light", (await _row(table)).stamp)
    assert len(votes) == len({vote.user for vote in votes if vote.choice}) == PEOPLE


async def _row(table: CrowdedTable) -> Any:
    (row,) = await table.inn.pony.store.votes.sides(table.match)
    return row
