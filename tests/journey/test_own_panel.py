"""What one reads in one's own panel: about oneself as *you*, and of dice that they would do nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.text import LANGUAGES, Language
from cogs.journey import actions
from cogs.journey.state import Strike
from cogs.journey.words import WORDS
from cogs.journey.words.phrases import PHRASES
from tests.journey.words import dice, effects, seen, track

OWN = {"en": "you cross", "pl": "zakreślasz"}
in_both = pytest.mark.parametrize("language", LANGUAGES)


@in_both
def test_b16_gandalf_with_no_square_left_to_halve_says_that_he_does_nothing(language: Language) -> None:
    """Nor with one that another Gandalf set aside takes."""
    say, takes = PHRASES[language], (actions.Take("yellow"),)
    for halved, aside, idle in ((0, "", False), (7, "", True), (6, "red:gandalf", True)):
        tracks = (track("frodo"), track("sam", halved=halved))
        position = seen(
            "sam", takes, tracks=tracks, aside=dice(aside), rolled=dice("yellow:gandalf blue:orc")
        )
        (item,) = WORDS.paths(position, language)(takes[0])
        assert item.detail == say("detail-gandalf-none" if idle else "detail-gandalf")


@in_both
@pytest.mark.parametrize("out", [False, True])
def test_the_own_panel_calls_whom_the_dice_would_strike_you(language: Language, out: bool) -> None:
    """Others are called by their names, and for others one is called by one's own."""
    tracks = (track("frodo"), track("sam"))
    strikes = (Strike("frodo", ("yellow",), 3), Strike("sam", ("black",), 0 if out else 5))
    ahead = effects("sam", tracks, dice=dice("black:nazgul"), strikes=strikes, out=("sam",) if out else ())
    takes = (actions.Take("black"),)
    own = seen("sam", takes, tracks=tracks, rolled=dice("black:nazgul red:orc"), forecast=ahead)

    told = WORDS.prompt(own, language) + WORDS.paths(own, language)(takes[0])[0].label
    others = WORDS.describe(replace(own, viewer="frodo", forecast=None, last=ahead), language)

    assert OWN[language] in told
    assert "Sam" not in told
    assert "Frodo" in told
    assert OWN[language] in others
    assert "Sam" in others
