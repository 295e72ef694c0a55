"""One emoji stands for one thing, all over the bot, and one thing has one emoji.

`signs_used.txt` says where each stands. Whoever adds a use adds its line, having looked up in
`bot/text/signs.py` what the emoji stands for.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from bot.text.signs import OTHERS, OWN, PREFIX, SIGN
from tests.text.signs_used import Use, find_uses

USED = Path(__file__).with_name("signs_used.txt")
APART = {
    "elves": "a Nation in War, a race in Duel",
    "dwarves": "a Nation in War, a race in Duel",
    "isengard": "a Nation in War, a landmark in Duel",
    "yellow": "a hobbit's mark in Journey, coins in Duel",
    "blue": "a hobbit's mark in Journey, the Ring in Duel",
    "red": "a hobbit's mark in Journey, units in Duel",
    "gandalf": "a person in the Confrontation, what a die shows in Journey",
    "nazgul": "pieces in War, what a die shows in Journey",
    "ring": "the Ring in Journey, the Elven Rings in War",
}
"""Words that name different things in different games."""


@pytest.fixture(scope="module")
def uses() -> frozenset[Use]:
    return find_uses()


def test_every_emoji_is_in_the_table_and_everything_we_have_drawn_is_used(uses: frozenset[Use]) -> None:
    shown = {use.emoji for use in uses}
    assert shown - OWN.keys() - OTHERS.keys() == set(), "say in bot/text/signs.py what these stand for"
    assert OWN.keys() - shown == set(), "nothing shows these any more"


def test_no_emoji_is_shown_where_it_has_not_been_said_to_fit(uses: frozenset[Use]) -> None:
    said = {Use(*line.split(" ", 1)) for line in USED.read_text("utf-8").splitlines()}
    meaning = {**OTHERS, **OWN}
    new = [
        f"{use.emoji} {use.beside}  (it stands for: {meaning.get(use.emoji)})" for use in sorted(uses - said)
    ]
    assert not new, f"new uses; where the meaning fits, add the lines to {USED.name}: {new}"


def test_two_emoji_never_stand_for_the_same(uses: frozenset[Use]) -> None:
    assert not OWN.keys() & OTHERS.keys()
    meanings = [*OWN.values(), *OTHERS.values()]
    assert len(meanings) == len(set(meanings))
    by_thing = defaultdict(set)
    for use in uses:
        if use.beside.startswith("button-"):
            by_thing[use.beside].add(use.emoji)
        elif ":" in use.beside and "/" not in use.beside:
            by_thing[use.beside.partition(":")[2]].add(use.emoji)
    several = {thing: emoji for thing, emoji in by_thing.items() if len(emoji) > 1 and thing not in APART}
    assert several == {}


def test_a_name_on_discord_is_2_to_32_letters_digits_and_underscores() -> None:
    for name in OWN.values():
        assert 2 <= len(PREFIX + name) <= 32
        assert re.fullmatch(r"[a-z0-9_]+", name)


def test_a_sign_made_of_others_is_read_as_one() -> None:
    assert SIGN.findall("🧑‍🤝‍🧑🧑") == ["🧑‍🤝‍🧑", "🧑"]
    assert SIGN.findall("1️⃣ 🕷️") == ["1️⃣", "🕷️"]


@pytest.mark.parametrize(
    ("line", "uses"),
    [
        ("button-x = 🧿 Away", {Use("🧿", "button-x")}),
        ("event-y = { $n ->\n    [one] 🎲 one\n   *[other] many\n}", {Use("🎲", "event-y")}),
    ],
)
def test_a_planted_use_is_found(tmp_path: Path, line: str, uses: set[Use]) -> None:
    place = tmp_path / "bot" / "ui" / "strings"
    place.mkdir(parents=True)
    (place / "en.ftl").write_text(line, "utf-8")
    (tmp_path / "cogs").mkdir()
    assert find_uses(tmp_path) == uses


def test_a_planted_button_is_found_by_its_words(tmp_path: Path) -> None:
    place = tmp_path / "cogs" / "inn" / "x"
    place.mkdir(parents=True)
    (place / "pages.py").write_text(
        'found = button(Kind.X, translator("button-away"), "primary", "🧿")', "utf-8"
    )
    assert find_uses(tmp_path) == {Use("🧿", "button-away")}
