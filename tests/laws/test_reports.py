"""P4: that something looked wrong to one person changes nothing anybody else is shown or sent.

Two games beside each other, alike in every request; in one of them somebody keeps reporting.
"""

from __future__ import annotations

from typing import Any

import pytest

import cogs.inn.reports.cog  # noqa: F401 - answers the presses by which somebody reports
from bot.match.play import Draft
from bot.match.reports import Reports, Sent
from bot.match.values import MatchId, UserId
from bot.text import Language
from bot.ui import memory
from bot.ui.forms import Filled
from bot.ui.page import ComponentId, Kind
from cogs.inn.reports.pages import FIELD, WRITE
from tests.laws.matches import MATCH
from tests.laws.recorded_discord import RecordedPress
from tests.laws.test_notes import KEYS, compare
from tests.laws.test_sent import SentPlay


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers: everything comes to rest before anything is compared."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


async def report(play: SentPlay, user: UserId, text: str) -> None:
    """Somebody sends the form, and looks at what they have written."""
    filled = Filled({FIELD: (text,)}, texts={FIELD: text})
    sent: Any = RecordedPress(play.discord, user, None)
    await play.router.press(sent, str(ComponentId(Kind.REPORT, MATCH, 0, WRITE)), (), filled)
    looked: Any = RecordedPress(play.discord, user, None)
    await play.router.press(looked, str(ComponentId(Kind.REPORT, MATCH, 0, "")), ())


@pytest.mark.parametrize("key", KEYS)
async def test_p4_what_somebody_reports_changes_nothing_for_anybody_else(key: str) -> None:
    assert await compare(key, 1, report) >= 3


async def test_p4_a_report_that_tells_the_table_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Reports.add

    async def add(self: Reports, match: MatchId, user: UserId, text: str, language: Language) -> Sent:
        await self._repository.change_table(match, None, _tell)
        return await honest(self, match, user, text, language)

    monkeypatch.setattr(Reports, "add", add)
    with pytest.raises(AssertionError):
        await compare("confrontation", 1, report)


def _tell(loaded: Any) -> Any:
    return Draft(loaded, channel=("table",))
