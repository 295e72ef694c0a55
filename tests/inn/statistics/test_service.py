"""What a server has played follows its games, its hidden profiles and its erasures, whatever happens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import Chronicle, Seat
from bot.match.bundle import Begun, GameBundle, PlayedCards
from bot.match.clocks import NO_HURRY
from bot.match.settings import UserSettings
from bot.match.values import Place
from cogs.inn.statistics.model import Statistics
from cogs.inn.statistics.service import ServerStatistics
from tests.inn.statistics.recount import Figures, recount
from tests.match.house import ANN, BEN, CAT, House
from tests.match.tiny_game import SEATS, CounterPut, TinyGame, Walked, tiny_bundle
from tests.soak import SOAK

GAMES = 600 if SOAK else 220
LOOKS = 12
"""How often all figures are compared on the way."""
GUILD, ELSEWHERE = 1, 2


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    return next((event.spot for event in game.find(CounterPut) if event.seat == seat), None)


def find_cards(game: Chronicle, seat: Seat) -> list[str]:
    return [f"step-{event.far}" for event in game.find(Walked) if event.seat == seat]


def sided_bundle() -> GameBundle:
    """The tiny game with seats that differ, something to begin with, and steps for cards."""
    game: Any = TinyGame()
    game.facts = replace(game.facts, sided=True)
    begun, cards = Begun(find_opening, lambda _, name: name), PlayedCards(find_cards, lambda _, name: name)
    return replace(tiny_bundle(game), begun=begun, cards=cards)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    fresh_house = await House.open(tmp_path / "house.db", sided_bundle())
    yield fresh_house
    await fresh_house.store.close()


async def read(house: House, guild: int = GUILD) -> Figures:
    """The figures of a server as the page has them."""
    statistics = ServerStatistics(house.tables)
    of_all, of_title = await statistics.of(guild, None), await statistics.of(guild, "tiny")
    assert of_all.titles == of_title.titles
    assert of_all.months == of_title.months
    return told(of_title) | {"pairs": [tuple(pair) for pair in of_all.pairs]}


def told(statistics: Statistics) -> Figures:
    shares = {"sides": statistics.sides, "openings": statistics.openings, "cards": statistics.cards}
    return {
        "months": {month: count for month, count in statistics.months if count},
        **{
            what: {(line.side, line.name): (line.share.played, line.share.won) for line in lines}
            for what, lines in shares.items()
        },
        "longest": [row.match for row in statistics.longest],
        "turns": statistics.turns,
        "seconds": statistics.seconds,
    }


class Town:
    """People who play whatever comes, hide and show themselves, and leave for good."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = Random(seed)
        self.people = [ANN + number for number in range(7)]
        self.newcomer = ANN + 100
        self.hidden: set[int] = set()
        self.noted: set[int] = set()
        self.late: list[int] = []
        self.channel = 100

    async def play(self) -> None:
        """One game from its lobby to its end; told of at once, or later."""
        house, rng = self.house, self.rng
        self.channel += 1
        guild = rng.choice([GUILD] * 9 + [ELSEWHERE])
        people = rng.sample(self.people, rng.choice((2, 2, 2, 3, 4)))
        place, friendly = Place(guild, self.channel), rng.random() < 0.1
        if rng.random() < 0.1:
            await self._play_house(people[0], place)
            return
        match = await self._begin(people, place, friendly=friendly)
        for _ in range(200):
            if (await house.tables.table(match)).phase != "playing":
                break
            await self._act(match, people)
        house.hours.passed += rng.randrange(40) * 86_400 / 4
        await self._tell(match)

    async def _begin(self, people: list[int], place: Place, *, friendly: bool) -> int:
        """A game that has begun. friendly: it counts nowhere."""
        tables, token = self.house.tables, self.house.token
        settled = {"friendly": True} if friendly else {}
        table = await tables.open_lobby(
            "tiny", place, people[0], (), {"rounds": 1}, token(), settled=settled, pace=NO_HURRY
        )
        for user, seat in zip(people, SEATS, strict=False):
            await tables.join(table.id, user, seat, token())
        return (await tables.begin(table.id, people[0], token())).id

    async def _play_house(self, user: int, place: Place) -> None:
        """A game against the house, given up."""
        house = self.house
        table = await house.lobby(user, place=place)
        table = await house.tables.hire(table.id, user, "newcomer", house.token())
        match = (await house.tables.begin(table.id, user, house.token())).id
        await house.tables.resign(match, user, house.token())
        await self._tell(match)

    async def _act(self, match: int, people: list[int]) -> None:
        for user in people:
            view = await self.house.tables.view(match, user)
            if view.observation.outcome is not None or not view.observation.legal:
                continue
            if self.rng.random() < 0.01:
                await self.house.tables.resign(match, user, self.house.token())
                continue
            self.house.hours.passed += self.rng.choice((5, 60, 4_000))
            await self.house.play(match, user, str(self.rng.choice(view.observation.legal)))

    async def _tell(self, match: int) -> None:
        self.late.append(match)
        if self.rng.random() < 0.7:
            await self.tell_late()

    async def tell_late(self) -> None:
        """The ends of games are told, some of them twice."""
        for match in self.late:
            for _ in range(self.rng.choice((1, 2))):
                await self.house.tables.feats.note(match)
        self.noted |= {*self.late}
        self.late = []

    async def change_somebody(self) -> None:
        """Somebody hides, shows themselves, changes something else, or is erased."""
        what = self.rng.choice(("hide", "hide", "show", "show", "show", "other", "erase"))
        what = "show" if what == "hide" and len(self.hidden) > 1 else what
        user = self.rng.choice(sorted(self.hidden) if what == "show" and self.hidden else self.people)
        tables = self.house.tables
        if what == "erase":
            await tables.erase(user)
            self.people[self.people.index(user)] = self.newcomer
            self.hidden.discard(user)
            self.newcomer += 1
        elif what == "other":
            await tables.change_user_settings(user, lambda old: old.model_copy(update={"tips": False}))
        else:
            shown = what == "show"
            await tables.change_user_settings(user, lambda old: old.model_copy(update={"profile": shown}))
            (self.hidden.discard if shown else self.hidden.add)(user)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", range(1, 6) if SOAK else (1,))
async def test_every_figure_is_what_the_exported_records_say(house: House, seed: int) -> None:
    """Given hundreds of games: also against the house, of those that count nowhere, given up, elsewhere, of
    people who hide their profile or were erased."""
    town = Town(house, seed)
    kinds = {"hidden": 0, "erased": 0}

    for number in range(1, GAMES + 1):
        await town.play()
        if number % 5 == 0:
            await town.change_somebody()
        if number % (GAMES // LOOKS) == 0:
            for guild in (GUILD, ELSEWHERE):
                assert await read(house, guild) == await recount(house, guild, town.noted, town.hidden)
            kinds["hidden"] += bool(town.hidden)
            kinds["erased"] = town.newcomer - ANN - 100

    await town.tell_late()
    figures = await read(house)
    assert figures == await recount(house, GUILD, town.noted, town.hidden)
    assert all(kinds.values())
    assert sum(figures["months"].values()) > GAMES / 4
    assert max(played for played, _ in figures["openings"].values()) >= 10


async def test_an_erased_server_has_played_nothing(house: House) -> None:
    match = await house.finished(ANN, BEN)
    await house.tables.feats.note(match)
    assert (await read(house))["months"]
    await house.tables.server_data.erase(GUILD)
    assert await read(house) == await recount(house, GUILD, set(), set())
    assert (await read(house))["months"] == {}


async def test_what_is_hidden_is_gone_with_the_next_look_and_comes_back(house: House) -> None:
    for channel, people in enumerate(((ANN, BEN), (ANN, BEN), (ANN, CAT), (BEN, CAT)), start=20):
        await house.tables.feats.note(await house.finished(*people, place=Place(GUILD, channel)))
    whole = await read(house)
    await house.tables.change_user_settings(ANN, lambda _: UserSettings(profile=False))
    hidden = await read(house)
    assert sum(hidden["months"].values()) == 1
    assert hidden["pairs"] == []
    await house.tables.change_user_settings(ANN, lambda _: UserSettings())
    assert await read(house) == whole


async def test_who_has_blocked_the_reader_is_named_nowhere(house: House) -> None:
    for channel in (20, 21):
        await house.tables.feats.note(await house.finished(ANN, BEN, place=Place(GUILD, channel)))
    await house.tables.company.block(BEN, [CAT])
    statistics = ServerStatistics(house.tables)
    assert (await statistics.of(GUILD, None, CAT)).pairs == ()
    assert len((await statistics.of(GUILD, None, BEN)).pairs) == 1
    assert (await statistics.of(GUILD, "tiny", CAT)).longest == ()
    assert len((await statistics.of(GUILD, "tiny", BEN)).longest) == 2


async def test_games_of_hidden_channels_are_not_shown_one_by_one_but_for_ones_own(house: House) -> None:
    match = await house.finished(ANN, BEN, place=Place(GUILD, 20))
    await house.tables.feats.note(match)
    statistics, hidden = ServerStatistics(house.tables), frozenset({20})
    assert (await statistics.of(GUILD, "tiny", CAT, hidden)).longest == ()
    assert [row.match for row in (await statistics.of(GUILD, "tiny", ANN, hidden)).longest] == [match]
    assert (await statistics.of(GUILD, "tiny", CAT, hidden)).played == 1
