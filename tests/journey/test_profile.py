"""A profile corrects Journey to Mordor: what it must hold, what is said of a wrong one, and how it plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, ComponentFileError, Outcome, Record, replay
from bot.match.lobby import options_to_offer
from bot.text import LANGUAGES, Language, escape_markdown, tell_problems
from cogs.journey.components import PRINTED, read_profile
from cogs.journey.game import JOURNEY
from cogs.journey.painting import BOARD
from cogs.journey.state import JourneyOptions, State
from cogs.journey.words import WORDS, describe_printed
from cogs.journey.words.phrases import PHRASES

File = dict[str, Any]

in_both = pytest.mark.parametrize("language", LANGUAGES)


def write(alter: Callable[[File], object] = lambda file: None) -> str:
    """The dice and the sheet as they are known, changed."""
    file: File = json.loads(PRINTED.model_dump_json())
    file["confidence"] = {"faces": "exact", "squares": "exact"}
    alter(file)
    return json.dumps(file)


def change_much(file: File) -> None:
    """Five squares; a red die with three Rings and no Nazgûl."""
    file |= {"nazgul_squares": 5, "name_en": "Third *print*", "name_pl": "Trzecie wydanie"}
    file["dice"][1]["faces"] = ["ring", "ring", "ring", "gandalf", "weapon", "orc"]


OPTIONS = JourneyOptions(profile=read_profile(write(change_much)), side="advanced")


def play(options: JourneyOptions, seed: int) -> tuple[State, list[tuple[str, str]]]:
    """A whole game by chance: its end and its log; told in both languages on the way."""
    rng, state, words = Random(seed), JOURNEY.new(options), WORDS.of(options)
    log: list[tuple[str, str]] = []
    while not isinstance(pending := JOURNEY.pending(state), Outcome):
        seat = CHANCE if isinstance(pending, Chance) else pending.open[0].seat
        legal = JOURNEY.legal(state, seat)
        action = JOURNEY.sample(state, rng) if seat == CHANCE else rng.choice(legal)
        assert action in legal
        step = JOURNEY.apply(state, seat, action)
        state, log = step.state, [*log, (seat, str(action))]
        for event in step.events:
            assert words.tell(event, None, rng.choice(LANGUAGES)) != ""
        assert len(log) <= JOURNEY.facts.longest
    return state, log


def test_what_is_known_of_the_print_is_a_profile() -> None:
    assert read_profile(PRINTED.model_dump_json()) == PRINTED


def test_a_table_with_a_profile_rolls_its_faces_and_has_its_squares() -> None:
    state, log = play(OPTIONS, 4)
    rolled = {word for seat, text in log if seat == CHANCE for word in text.split()[1:]}
    assert "red.nazgul" not in rolled
    assert "red.ring" in rolled
    assert {len(track.squares) for track in state.tracks} == {5}


def test_the_profile_is_written_into_the_record_and_the_record_plays_again() -> None:
    state, log = play(OPTIONS, 4)
    record = Record("journey", JOURNEY.facts.ruleset, OPTIONS.model_dump_json(), tuple(log))
    *_, last = replay(JOURNEY, Record.parse(str(record)))
    assert JOURNEY.dump(last.state) == JOURNEY.dump(state)


def test_a_table_without_a_profile_writes_none_down_and_nobody_is_asked_for_one() -> None:
    assert "profile" not in json.loads(JourneyOptions().model_dump_json())
    assert "profile" not in options_to_offer(JourneyOptions)


@pytest.mark.parametrize("squares", [1, 8])
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_every_profile_that_is_taken_is_played_to_an_end(squares: int, side: Any) -> None:
    """Dice that show hardly anything but one symbol, which are legal."""
    for symbol in ("ring", "gandalf", "orc", "nazgul"):

        def spoil(file: File, symbol: str = symbol) -> None:
            file["nazgul_squares"] = squares
            for die in file["dice"][:3]:
                die["faces"] = [symbol] * 6
            file["dice"][4]["faces"] = ["white_tree"] * 6

        profile = read_profile(write(spoil))
        play(JourneyOptions(profile=profile, side=side, seats=("frodo", "sam", "merry", "pippin")), 1)


@in_both
def test_words_and_rules_say_what_the_profile_says(language: Language) -> None:
    words, seen = WORDS.of(OPTIONS), JOURNEY.observe(JOURNEY.new(OPTIONS), None)
    rules = words.rules(language)[0].body
    assert {"en": "five squares", "pl": "pięć kwadratowych pól"}[language] in rules
    assert not words.doubts(language)
    assert PHRASES[language]("rules-uncertain") not in rules
    assert PHRASES[language]("rules-uncertain") in WORDS.rules(language)[0].body
    assert "×3" in words.alt(seen, "faces", language)
    assert "×3" in describe_printed(OPTIONS, language)
    called = {"en": r"Profile: Third \*print\*", "pl": "Profil: Trzecie wydanie"}
    assert words.options(JourneyOptions(profile=OPTIONS.profile), language) == called[language]


@in_both
def test_the_faces_can_be_looked_at(language: Language) -> None:
    seen = JOURNEY.observe(JOURNEY.new(OPTIONS), None)
    assert BOARD.details(seen) == ("faces",)
    assert 0 < len(WORDS.view("faces", language)) <= 60
    assert BOARD.paint(BOARD.scene(seen, "faces", language), "night", 0.25).size == (350, 265)


FAULTS: dict[str, tuple[Callable[[File], object], str, str, str]] = {
    "five-faces": (lambda file: file["dice"][0]["faces"].pop(), "yellow", "", "faces"),
    "symbol": (lambda file: file["dice"][0]["faces"].__setitem__(0, "eagle"), "yellow", "faces 0", "one-of"),
    "tree": (lambda file: file["dice"][0]["faces"].__setitem__(0, "white_tree"), "yellow", "", "tree"),
    "no-tree": (lambda file: file["dice"][4]["faces"].__setitem__(5, "ring"), "black", "", "tree"),
    "four-dice": (lambda file: file["dice"].pop(), "", "dice", "dice"),
    "twice": (lambda file: file["dice"][0].update(id="red"), "", "dice", "dice"),
    "colour": (lambda file: file["dice"][0].update(id="pink"), "dice 1", "id", "one-of"),
    "no-ring": (
        lambda file: [
            die.update(faces=["orc" if face == "ring" else face for face in die["faces"]])
            for die in file["dice"]
        ],
        "",
        "dice",
        "lacking",
    ),
    "no-square": (lambda file: file.update(nazgul_squares=0), "", "nazgul_squares", "at-least"),
    "nine": (lambda file: file.update(nazgul_squares=9), "", "nazgul_squares", "at-most"),
    "half": (lambda file: file.update(nazgul_squares=5.5), "", "nazgul_squares", "whole"),
    "no-squares": (lambda file: file.pop("nazgul_squares"), "", "nazgul_squares", "missing"),
    "name": (lambda file: file.update(name_pl="x" * 41), "", "name_pl", "too-long"),
    "confidence": (
        lambda file: file.update(confidence={"faces": "perhaps"}),
        "confidence faces",
        "",
        "one-of",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_problem_names_the_die_the_field_and_what_was_expected(fault: str) -> None:
    alter, component, field, kind = FAULTS[fault]
    with pytest.raises(ComponentFileError) as refused:
        read_profile(write(alter))
    problems = [(problem.component, problem.field, problem.kind) for problem in refused.value.problems]
    assert problems == [(component, field, kind)]
    for language in LANGUAGES:
        (line,) = tell_problems(refused.value, WORDS.translator(language))
        assert escape_markdown(component) in line
        assert field in line.replace("\\", "")


def test_the_example_in_the_documentation_is_a_profile() -> None:
    page = (Path(__file__).parents[2] / "docs/component-files.md").read_text("utf-8")
    example = page.partition("## Journey to Mordor")[2].partition("```json\n")[2].partition("```")[0]
    assert read_profile(example).nazgul_squares == 6
