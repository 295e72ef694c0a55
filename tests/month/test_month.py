"""A month at the inn: nobody is disturbed at night, nobody is forgotten, nothing is told twice or betrayed.

`make soak` lives the whole month at eight tables, in both languages, once with all settings as they are at
first, and once more with a hundred kills;
`make test` a day at two.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.month.habits import FORGOTTEN, LOBBY, TABLES
from tests.month.laws import broken_laws, count_calls
from tests.month.run import live
from tests.month.story import Month
from tests.soak import SOAK
from tests.wire.process import BotProcess

DAYS = 31
KILLS = 100
A_FEW: Final = (TABLES[0], TABLES[6])
"""The Confrontation a day a turn, and Battle of today with one of the house's."""
A_KILL: Final = (20, 1)
MOST_BY_DEFAULT: Final = 5
"""How often somebody at three tables is called in a day, who has left all settings as they are."""
pytestmark = [pytest.mark.wire, pytest.mark.timeout(3600 if SOAK else 240)]
long = pytest.mark.skipif(not SOAK, reason="takes minutes: make soak")


def check(month: Month) -> None:
    """What holds of the bot itself: it has not stumbled, and no answered move is lost."""
    assert month.lost == []
    assert [complaint for complaint in month.inn.heard() if not month.inn.forgives(complaint)] == []
    resigned = (
        "SELECT match_id, seat FROM entry WHERE kind = 'resign' GROUP BY match_id, seat HAVING count(*) > 1"
    )
    assert month.inn.rows(resigned) == [], "what was due has been carried out twice"


async def test_a_day_of_two_tables_in_which_the_bot_is_killed(tmp_path: Path) -> None:
    month, chronicle = await live(tmp_path, A_FEW, 1, kills=A_KILL)

    check(month)
    assert broken_laws(chronicle) == []
    assert month.kills == 1


@long
@pytest.mark.parametrize("locale", [None, "en-GB", "pl"])
async def test_a_month_of_eight_tables(tmp_path: Path, locale: str | None) -> None:
    month, chronicle = await live(tmp_path, (*TABLES, LOBBY, FORGOTTEN), DAYS, locale=locale)

    check(month)
    assert broken_laws(chronicle) == []


@long
async def test_a_month_in_which_nobody_sets_anything_nags_nobody_and_forgets_nobody(tmp_path: Path) -> None:
    """Given a server set up by taking the answers there are, and people who leave their settings alone."""
    month, chronicle = await live(tmp_path, (*TABLES, LOBBY, FORGOTTEN), DAYS, defaults=True)

    check(month)
    assert broken_laws(chronicle) == []
    assert max(count_calls(chronicle).values()) <= MOST_BY_DEFAULT


@long
async def test_a_month_in_which_the_bot_is_killed_a_hundred_times(tmp_path: Path) -> None:
    month, chronicle = await live(tmp_path, (*TABLES, LOBBY, FORGOTTEN), DAYS, kills=(30, KILLS))

    check(month)
    assert broken_laws(chronicle) == []
    assert month.kills == KILLS
    check_again = BotProcess(month.inn.place, month.inn.bot.environment)
    assert await check_again.run("check", within=600) == 0, check_again.output
