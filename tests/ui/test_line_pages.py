"""The page of a line being composed, and of many that are kept: within what Discord allows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.match.ahead import MOST_KEPT, MOST_LINES, Kept, Standing
from bot.match.lines import Line
from bot.match.settings import DraftLine
from bot.match.views import View
from bot.text import LANGUAGES, Language
from cogs import bundles
from cogs.inn.ahead.pages import ahead_page
from cogs.inn.lines.model import Composition, begin, choose, list_offers
from cogs.inn.lines.pages import line_page
from cogs.inn.lines.service import Drafted
from tests.match.test_lines import some_waits
from tests.ui.test_limits import presentation, problems, view

LONGEST = 60


def play(key: str) -> list[tuple[View, list[Composition]]]:
    """Lines composed at random, after each choice in them."""
    title, plays = bundles()[key], []
    for number, (state, viewer, _) in enumerate(some_waits(key, 8)):
        seen = replace(view(title, [], viewer), observation=title.game.observe(state, viewer))
        rng, lines = Random(number), [begin(title.game, seen.observation)]
        for _ in range(LONGEST):
            line = lines[-1]
            legal = line.observation.legal if line.is_own else [offer.action for offer in list_offers(line)]
            if line.decision is None or not legal:
                break
            lines.append(choose(line, [str(rng.choice(list(legal)))]))
        table = replace(seen.table, options=state.options, offers=())
        plays.append((replace(seen, table=table), lines))
    return plays


@pytest.mark.parametrize("key", ["confrontation", "war"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_fits_in_a_message_however_long_it_is(key: str, language: Language) -> None:
    for seen, lines in play(key):
        for line in lines[:: 1 + len(lines) // 12]:
            drafted = Drafted(
                seen, DraftLine(match=1, since=0, mark="", log=(("x",),)), line, list_offers(line)
            )
            page = line_page(presentation(bundles()[key]), drafted, language)
            assert problems(page) == []
            assert all(picture.alt.startswith(("Imagined", "Wyobrażenie")) for picture in page.pictures)


@pytest.mark.parametrize("key", ["confrontation", "war"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_may_be_kept_fits_in_a_message(key: str, language: Language) -> None:
    title = bundles()[key]
    longest = max((lines[-1].steps for _, lines in play(key)), key=len)
    seen = play(key)[0][0]
    line = Line(since=0, mark="", steps=longest)
    kept = [
        *(Kept(number, line) for number in range(MOST_LINES)),
        *(Kept(90 + number, Standing(rule="x", span="game")) for number in range(MOST_KEPT - MOST_LINES)),
    ]
    for count in range(MOST_KEPT + 1):
        page = ahead_page(
            presentation(title), replace(seen, kept=tuple(kept[:count])), language, "", "n" * 300
        )
        assert problems(page) == []
