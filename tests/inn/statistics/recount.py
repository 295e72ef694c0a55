"""What a server has played, counted anew from its exported file: nothing of it was added up before."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from itertools import combinations
from statistics import median
from typing import Any

from tests.match.house import House

Figures = dict[str, Any]


async def recount(house: House, guild: int, noted: set[int], hidden: set[int]) -> Figures:
    """Count what was played. noted: games whose end was told; hidden: who hides their profile."""
    told = json.loads(await house.tables.server_data.export(guild))
    games: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for row in told["result"]:
        games[row["match_id"]].append(row)
    counted = {
        match: rows
        for match, rows in games.items()
        if match in noted
        and all(row["house"] is None for row in rows)
        and not any(int(row["user_id"]) in hidden for row in rows)
    }
    months: dict[str, int] = defaultdict(int)
    shares: dict[str, dict[tuple[str, str], list[bool]]] = {
        what: defaultdict(list) for what in ("sides", "openings", "cards")
    }
    turns, seconds, together = {}, {}, defaultdict(int)
    for match, rows in counted.items():
        actions = re.findall(r"^(\w+) (.+)$", told["records"][str(match)].partition("\n\n")[2], re.MULTILINE)
        months[rows[0]["finished"][:7]] += 1
        turns[match] = sum(seat != "chance" and text != "resign" for seat, text in actions)
        seconds[match] = await _measure(house, match)
        for row in rows:
            own = [text for seat, text in actions if seat == row["seat"]]
            put = [text.removeprefix("put ") for text in own if text.startswith("put ")]
            shares["sides"][row["seat"], ""].append(row["won"])
            for first in put[:1]:
                shares["openings"][row["seat"], first].append(row["won"])
            for card in {text for text in own if text.startswith("step ")}:
                shares["cards"][row["seat"], card.replace(" ", "-")].append(row["won"])
        people = [int(row["user_id"]) for row in rows]
        for pair in combinations(sorted(user for user in people if user > 0), 2):
            together[pair] += 1
    pairs = [(*pair, count) for pair, count in together.items() if count > 1]
    return {
        "months": {month: count for month, count in months.items() if count},
        **{
            what: {key: (len(won), sum(won)) for key, won in results.items()}
            for what, results in shares.items()
        },
        "longest": sorted(turns, key=lambda match: (-turns[match], match))[:3],
        "turns": median(turns.values()) if turns else None,
        "seconds": median(seconds.values()) if seconds else None,
        "pairs": sorted(pairs, key=lambda pair: (-pair[2], pair[0], pair[1]))[:5],
    }


async def _measure(house: House, match: int) -> int:
    """Seconds from the first line of a log to the last that counts."""
    moments = [
        entry.at
        for entry in await house.store.entries(match)
        if entry.kind in ("action", "chance", "resign") and entry.undone is None
    ]
    return _seconds(moments[-1]) - _seconds(moments[0])


def _seconds(moment: str) -> int:
    days, clock = moment[:10], moment[11:19]
    year, month, day = map(int, days.split("-"))
    hours, minutes, rest = map(int, clock.split(":"))
    # Days since long ago, by the calendar's own rule.
    year, month = (year, month) if month > 2 else (year - 1, month + 12)
    number = 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month - 3) + 2) // 5 + day
    return 86_400 * number + 3_600 * hours + 60 * minutes + rest
