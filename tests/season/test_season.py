"""A season of a server: many people, all titles, a cup, by the real bot, and every page reckoned anew."""

from __future__ import annotations

import re
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest
from caissify_pairings.fpc import check_trf

from bot.match.tournaments.model import Tournament
from bot.sandbox import Person, SeenMessage
from bot.ui.page import Kind
from cogs import bundles
from cogs.inn.archive.pages import Menu
from cogs.inn.digest.service import last_week
from tests.match.tournaments.paper import as_trf
from tests.season import reckoning
from tests.season.reckoning import Finished
from tests.season.story import Size, play_season
from tests.season.town import CUP, MANAGER, NEWS, Town, open_town
from tests.soak import SOAK
from tests.waiting import PATIENCE
from tests.wire.account import settle
from tests.wire.people import has, offer_of, offers, set_server, take

WHOLE: Final = Size(
    people=30,
    entrants=16,
    rounds=4,
    # With the 31 games of the cup they are 400.
    games={"duel": 110, "confrontation": 79, "battle": 80, "journey": 80, "war": 20},
    short={"war": 24},
    tables=6,
    kill=30.0,
    kills=40,
)
SAMPLE: Final = Size(
    people=6,
    entrants=4,
    rounds=2,
    games={"duel": 1, "war": 1},
    short={"war": 6, "confrontation": 12},
    tables=2,
    kill=2.0,
    kills=1,
)
SIZE: Final = WHOLE if SOAK else SAMPLE
LINE: Final = re.compile(r"<@(\d+)> — \*\*([^*]+)\*\* (±\d+)")
WEEK: Final = timedelta(days=7)

pytestmark = [pytest.mark.wire, pytest.mark.timeout(7000 if SOAK else 240)]


async def test_a_season_stands_on_every_page_as_its_records_say(tmp_path: Path) -> None:
    """Given everybody has played, a cup has its winner, and the process was killed between."""
    async with open_town(tmp_path, SIZE.people, SIZE.tables, seed=23) as town:
        town.short = SIZE.short
        begun = time.monotonic()
        await play_season(town, SIZE)
        seconds = time.monotonic() - begun
        games = reckoning.read_games(town.inn)
        tell(town, games, seconds)

        assert len(games) == len(town.inn.matches()) >= sum(SIZE.games.values())
        assert {game.key for game in games} == {*SIZE.games, "confrontation"}
        assert town.kills > 0
        await check_cup(town, games)
        await check_leaderboards(town, games)
        for name in town.names[: 5 if SOAK else 1]:
            await check_profile(town, games, name)
        await check_archive(town, games)
        check_feats(town, games)
        await check_digest(town)
        await forgive_killed_requests(town)
        await settle(town.inn)


async def forgive_killed_requests(town: Town) -> None:
    """What the sandbox could not answer, because whoever had asked was killed meanwhile, and nothing else."""
    faults = [error for error in await town.inn.driver.errors() if error["kind"] == "sandbox_fault"]
    assert all("Connection lost" in fault["detail"] for fault in faults), faults
    town.inn.expected.add("sandbox_fault")


def tell(town: Town, games: Sequence[Finished], seconds: float) -> None:
    """The figures of the run, for whoever asks for them with -s."""
    titles = dict(Counter(game.key for game in games))
    rate = town.pressed / seconds
    print(f"\n{len(games)} games {titles}, {town.pressed} presses and commands in {seconds:.0f} s")
    print(f"{rate:.0f} a second, killed {town.kills} times, {len(town.names)} people")


async def choose_channel_for_digest(town: Town) -> None:
    """The manager says where the week is told of."""
    manager = town.inn.person(MANAGER, CUP)
    channel = next(place.id for place in town.inn.sandbox.core.world.channels.values() if place.name == NEWS)
    answer = await set_server(manager, "posts", digest=[str(channel)])
    assert not answer.failed, answer.raw


async def check_cup(town: Town, games: Sequence[Finished]) -> None:
    """The pairings stand before the library's checker, the standings before one's own reckoning."""
    cup = reckoning.read_cup(town.inn, 1, games)
    check_pairings(cup)
    gone = [entrant for entrant in cup.entrants if entrant.until is not None]
    late = [entrant for entrant in cup.entrants if entrant.since > 1]
    assert (len(gone), len(late), cup.round) == (2, 1, SIZE.rounds)

    board = await town.inn.person(MANAGER, CUP).wait_for(
        lambda seen: has(seen, Kind.TOURNAMENT), within=PATIENCE
    )
    lines = re.findall(r"^\d+\. <@(\d+)>.* — \*\*([^*]+)\*\*", board.text, re.MULTILINE)
    reckoned = reckoning.reckon_standings(cup)[: len(lines)]
    counted = {user: total for *total, user in reckoned}
    assert [read_points(points) for _, points in lines] == [points for points, *_ in reckoned]
    # Who is level in all of it may stand either way.
    assert [counted[int(user)] for user, _ in lines] == [total for *total, _ in reckoned]
    assert f"<@{lines[0][0]}>" in board.text.partition("🏁")[2].splitlines()[0]


def check_pairings(cup: Tournament) -> None:
    """The library's checker finds the same.

    Its reports know nobody who comes late: the first round is checked without them, the others with them.
    """
    there = tuple(entrant for entrant in cup.entrants if entrant.since == 1)
    begun = replace(cup, round=1, entrants=there, games=tuple(game for game in cup.games if game.round == 1))
    first, later = (check_trf(as_trf(tournament))["rounds"] for tournament in (begun, cup))
    wrong = [checked_round for checked_round in (*first, *later[1:]) if not checked_round["match"]]
    assert not wrong, wrong
    assert len(later) == cup.round


def read_points(told: str) -> Fraction:
    """Points as they are written."""
    whole, half = told.rstrip("½"), told.endswith("½")
    return Fraction(int(whole or 0)) + Fraction(half, 2)


async def check_leaderboards(town: Town, games: Sequence[Finished]) -> None:
    """Each game's leaderboard, and each side's, as somebody reads them."""
    ratings = reckoning.rate(games)
    reader = town.inn.person(MANAGER, CUP)
    page = (await reader.slash("leaderboard")).message
    for key in {game.key for game in games}:
        bundle = bundles()[key]
        for side in ("", *(bundle.game.facts.seats if bundle.game.facts.sided else ())):
            wanted = f"{key}.{side}."
            offer = next(option for option in offers(page) if (option.value or "").startswith(wanted))
            page = (await take(reader, offer)).message
            told = [(int(user), f"{rating} {width}") for user, rating, width in LINE.findall(page.text)]
            assert told == ratings.ladder(key, side)[: len(told)]
            assert len(told) == len(ratings.ladder(key, side)) or len(told) == 0


async def check_profile(town: Town, games: Sequence[Finished], name: str) -> None:
    """Somebody's profile as somebody else reads it."""
    reader, user = town.inn.person(MANAGER, CUP), town.inn.user_id(name)
    told = (await reader.slash("profile", player=name)).message.text
    played = [game for game in games if user in game.users.values()]
    counts = [(int(won), int(number)) for won, number in re.findall(r"(\d+) of (\d+) won", told)]
    assert counts == reckoning.count_lines(games, user)
    met = reckoning.count_opponents(games, user)
    if met:
        ((rival, times),) = re.findall(r"Most games with <@(\d+)>: (\d+)", told)
        assert met[int(rival)] == int(times) == max(met.values())
    if (best := reckoning.find_streak(games, user)) > 1:
        assert f"Longest winning streak: {best}" in told
    if played:
        assert f", {max(game.entries for game in played)} steps" in told


async def check_archive(town: Town, games: Sequence[Finished]) -> None:
    """All finished games, page by page, the latest first; and those of one person."""
    reader, user = town.inn.person(MANAGER, CUP), town.inn.user_id(MANAGER)
    own = [game for game in games if user in game.users.values()]
    assert await read_archive(reader, {}) == [game.match for game in reversed(games)]
    assert await read_archive(reader, {"player": MANAGER}) == [game.match for game in reversed(own)]
    won = [game for game in own if game.best() == {user}]
    matches = await read_pages(reader, await narrow_to(reader, "won"))
    assert matches == [game.match for game in reversed(won)]


async def read_archive(reader: Person, asked: dict[str, str]) -> list[int]:
    """The matches of all pages."""
    return await read_pages(reader, (await reader.slash("archive", options=asked)).message)


async def narrow_to(reader: Person, result: str) -> SeenMessage:
    """The manager's own games that ended so, by the menus."""
    page = (await reader.slash("archive", player=MANAGER)).message
    page = (await take(reader, offer_of(page, Kind.NARROW))).message
    line = next(offer for offer in offers(page) if offer.press.stamp == Menu.RESULT and offer.value == result)
    page = (await take(reader, line)).message
    # Where nothing fits there is nothing to go on to, and it says so.
    return (await take(reader, offer_of(page, Kind.ARCHIVE))).message if has(page, Kind.ARCHIVE) else page


async def read_pages(reader: Person, page: SeenMessage) -> list[int]:
    """The matches of a page of the archive, and of those after it."""
    matches: list[int] = []
    while True:
        matches += [
            int(offer.value) for offer in offers(page) if offer.press.payload == "open" and offer.value
        ]
        onward = [
            offer
            for offer in offers(page)
            if offer.press.kind is Kind.ARCHIVE and offer.label.startswith("Next")
        ]
        if not onward:
            return matches
        page = (await take(reader, onward[0])).message


def check_feats(town: Town, games: Sequence[Finished]) -> None:
    """What is kept of feats is what the records say."""
    kept = town.inn.rows("SELECT match_id, seat, feat, user_id FROM feat")
    done = {(game.match, seat, feat, game.users[seat]) for game in games for seat, feat in game.feats}
    assert {*kept} == done


async def check_digest(town: Town) -> None:
    """The next week: what was finished is a week ago in the database, and told of after a start.

    In the first eight hours of a week the bot tells of none.
    """
    await choose_channel_for_digest(town)
    await town.inn.bot.stop()
    await town.inn.gone()
    with closing(sqlite3.connect(town.inn.database)) as database, database:
        for table, column in (("result", "finished"), ("feat", "at"), ("rating_history", "at")):
            moments = database.execute(f"SELECT DISTINCT {column} FROM {table}").fetchall()
            earlier = [((datetime.fromisoformat(at) - WEEK).isoformat(), at) for (at,) in moments]
            database.executemany(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", earlier)
    week = last_week(datetime.now(UTC))
    await town.inn.start()
    if week is None:
        return
    games = reckoning.read_games(town.inn)
    last = [game for game in games if week[0].isoformat() <= finished(town, game) < week[1].isoformat()]
    told = await town.inn.person(MANAGER, NEWS).wait_for(lambda seen: "📰" in seen.text, within=PATIENCE)
    ratings = reckoning.rate(last)
    assert f"### {len(last)} games finished" in told.text
    climbs = sorted(
        (
            (ratings.of(key, "", user)[0] - 1500, user)
            for key, side, user in ratings.played
            if not side and ratings.of(key, "", user)[0] > 1500
        ),
        key=lambda climb: (-climb[0], climb[1]),
    )
    told_climbs = re.findall(r"<@(\d+)>: (\d+) points? in", told.text)
    assert [(int(points), int(user)) for user, points in told_climbs] == climbs[: len(told_climbs)]
    assert len(told_climbs) == min(6, len(climbs))
    upsets = sorted(ratings.upsets, key=lambda upset: (-upset[0], upset[1]))
    lines = re.findall(r"<@(\d+)> beat <@(\d+)>, rated (\d+) points higher", told.text)
    assert [(int(points), int(winner), int(loser)) for winner, loser, points in lines] == [
        (points, winner, loser) for points, _, winner, loser in upsets[:6]
    ]
    feats = re.findall(r"^- <@", told.text.partition("### Feats")[2].partition("###")[0], re.MULTILINE)
    assert len(feats) == min(6, sum(len(game.feats) for game in last))
    assert told.images, "the best ending has its picture"


def finished(town: Town, game: Finished) -> str:
    """When a game ended."""
    ((at,),) = town.inn.rows("SELECT DISTINCT finished FROM result WHERE match_id = ?", game.match)
    return str(at)
