"""A card file may call the cards by any names: play, words and pictures take them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, ComponentFileError, Outcome
from bot.text import LANGUAGES, Language, escape_markdown
from bot.ui.layout import DETAIL, LABEL
from cogs.battle.actions import Beat
from cogs.battle.components import DATA, read_card_file
from cogs.battle.game import BATTLE
from cogs.battle.painting import BOARD
from cogs.battle.state import BattleOptions
from cogs.battle.words import WORDS
from cogs.battle.words.description import describe_cards

STRANGE = (
    "Żółtodziób Ćwiąkałowicz-Łęś",
    "W" * 28,
    "**Bold** _it_ `c` ||sp||",
    "<@123> @everyone {frodo}",
    "# Head",
    "[x](https://y.z)",
    "Q",
    "﷽ ☃ 🧙",
)
LONGEST_ID = "x" * 19


def strange_file() -> dict[str, Any]:
    """The game's own cards by other names and ids, one of them twice."""
    file: dict[str, Any] = json.loads((DATA / "cards.json").read_text("utf-8"))
    for number, card in enumerate((*file["companions"], *file["enemies"])):
        card["name_en"] = card["name_pl"] = STRANGE[number % len(STRANGE)]
        card["id"] = f"{LONGEST_ID}{number:02}"
    file["enemies"].pop()
    file["enemies"][0]["copies"] = 2
    return file


OPTIONS = BattleOptions(cards=read_card_file(json.dumps(strange_file())))


def test_a_whole_game_is_played_and_told_under_strange_names() -> None:
    rng, state, words = Random(3), BATTLE.new(OPTIONS), WORDS.of(OPTIONS)
    while not isinstance(pending := BATTLE.pending(state), Outcome):
        language = rng.choice(LANGUAGES)
        seat = CHANCE if isinstance(pending, Chance) else rng.choice(pending.open).seat
        if seat == CHANCE:
            action = BATTLE.sample(state, rng)
        else:
            seen = BATTLE.observe(state, seat)
            path = words.paths(seen, language)
            for legal_action in seen.legal:
                assert BATTLE.parse(str(legal_action)) == legal_action
                assert all(len(item.label) > 0 for item in path(legal_action))
                assert all(
                    len(item.label) <= LABEL and len(item.detail) <= DETAIL for item in path(legal_action)
                )
            told = [words.prompt(seen, language), words.describe(seen, language)]
            assert not any(STRANGE[2] in text for text in (*told, words.status(seen, language)))
            assert len(told[1]) <= 3800
            assert len(words.alt(seen, "hand", language)) <= 1024
            action = rng.choice(seen.legal)
        step = BATTLE.apply(state, seat, action)
        for event in step.events:
            assert STRANGE[2] not in (words.tell(event, None, language) or "")
        state = step.state
    assert words.outcome(BATTLE.observe(state, None), "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_markdown_in_a_name_are_shown_as_they_are(language: Language) -> None:
    seen = BATTLE.observe(BATTLE.new(OPTIONS), None)
    words = WORDS.of(OPTIONS)
    bold = STRANGE[2]
    rules = " ".join(chapter.body for chapter in words.rules(language))
    assert escape_markdown(bold) in rules
    assert escape_markdown(bold) in describe_cards(OPTIONS, language)
    assert bold not in rules
    assert bold in words.alt(seen, "enemies", language)


def test_three_enemies_of_the_longest_ids_make_an_action_that_can_be_read() -> None:
    longest = max(OPTIONS.card_set.enemies, key=len)
    beat = Beat((longest, longest, longest))
    assert BATTLE.parse(str(beat)) == beat


@pytest.mark.parametrize("view", ["companions", "enemies"])
def test_strange_names_can_be_painted(view: str) -> None:
    seen = BATTLE.observe(BATTLE.new(OPTIONS), None)
    assert BOARD.paint(BOARD.scene(seen, view, "pl"), "parchment", 0.25).size == (350, 265)


@pytest.mark.parametrize("name", ["a\nb", "a\u2028b", "a\u202eb", "a\tb", "", " a", "\u200b"])
def test_a_name_is_one_line_without_invisible_signs(name: str) -> None:
    file = strange_file()
    file["companions"][0]["name_pl"] = name
    with pytest.raises(ComponentFileError) as refused:
        read_card_file(json.dumps(file))
    assert [problem.kind for problem in refused.value.problems] == ["pattern"]


def test_an_id_leaves_room_for_the_number_of_a_copy() -> None:
    file = strange_file()
    file["enemies"][0]["id"] = "x" * 22
    with pytest.raises(ComponentFileError) as refused:
        read_card_file(json.dumps(file))
    assert [problem.kind for problem in refused.value.problems] == ["too-long"]


def test_the_id_of_a_copy_is_nobody_elses() -> None:
    file = strange_file()
    file["enemies"][0]["id"], file["enemies"][1]["id"] = "orc", "orc_2"
    with pytest.raises(ComponentFileError) as refused:
        read_card_file(json.dumps(file))
    assert [problem.kind for problem in refused.value.problems] == ["twice"]
