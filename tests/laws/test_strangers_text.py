"""Whatever text a stranger gives, each reader takes it or says with its one declared error what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli.agent import answer
from bot.engine import ComponentFileError, NotationError, Record, RecordError, read_component_file
from bot.match.archive import date_of, players_of, take_in, tell_line
from bot.match.values import RefusedError
from bot.text import tell_problems
from bot.ui.interactions.context import read_match_code
from bot.ui.page import ComponentId, UnreadableIdError
from cogs import bundles

GAMES: Final = sorted(bundles())
CORRECTED: Final = [key for key in GAMES if bundles()[key].components is not None]
GOLDEN: Final = Path(__file__).parents[1] / "playthroughs" / "golden"
LONG: Final = "x" * 5000
ODD: Final = (
    LONG,
    "9" * 5000,
    "\x00",
    "",
    "-1",
    "٣",
    "½",
    "²",
    "\u2028",
    "{}",
    "[" * 3000,
    "NaN",
    "1e999",
    "ż",
)
"""Words that readers have stumbled over, here or elsewhere."""
ODD_VALUES: Final = (*ODD, "\ud800", "a\udc00b", -1, 10**30, 1.5, float("nan"), None, True, [], {}, [[[[]]]])
LONGEST_TOLD: Final = 600
"""Characters of a sentence about what is wrong: far below what a message of Discord's may hold."""


def record_of(key: str) -> str:
    """The beginning of a whole game."""
    path = next(
        record_path
        for record_path in sorted(GOLDEN.rglob("*.txt"))
        if f"Game: {key}\n" in record_path.read_text("utf-8")
    )
    return "\n".join(path.read_text("utf-8").splitlines()[:40]) + "\n"


def refused(text: str, games: Mapping[str, Any] | None = None) -> RecordError | None:
    """Why a record is not taken in; None where it is. Whatever it says can be told."""
    known = bundles() if games is None else games
    try:
        _, record = take_in(known, text)
    except RecordError as error:
        for language in ("en", "pl"):
            told = tell_line(error, known, language)
            assert len(told) < LONGEST_TOLD
            assert "refusal-" not in told
            told.encode()
        return error
    players_of(record)
    date_of(record)
    return None


def spoil(text: str, rng: Random) -> str:
    """A text with something in it that does not belong there."""
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    match rng.randrange(5):
        case 0:
            words[rng.randrange(len(words))] = rng.choice(ODD)
        case 1:
            words.insert(rng.randrange(len(words) + 1), rng.choice(ODD))
        case 2:
            other = rng.choice(lines).split(" ")
            words[-1] = other[-1]
        case 3:
            lines.insert(at, rng.choice(lines))
        case _:
            del words[rng.randrange(len(words))]
    lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("key", GAMES)
def test_a_spoilt_record_is_refused_in_words(key: str) -> None:
    rng, text = Random(f"records {key}"), record_of(key)
    assert refused(text) is None
    reasons = {getattr(refused(spoil(text, rng)), "reason", "") for _ in range(60)}
    assert len(reasons) > 2, reasons


@pytest.mark.parametrize("key", GAMES)
def test_a_ruleset_of_thousands_of_digits_is_no_ruleset(key: str) -> None:
    error = refused(f"Game: {key}\nRuleset: {'9' * 5000}\nOptions: {{}}\n\n")
    assert error is not None
    assert error.reason == "record-line-unreadable"


@pytest.mark.parametrize("key", GAMES)
def test_an_illegal_line_is_refused_with_the_games_own_reason(key: str) -> None:
    """Given a line that is legal at another time, its reason is told in the game's words."""
    text = record_of(key)
    head, _, log = text.partition("\n\n")
    lines = log.splitlines()
    for line in lines[1:]:
        error = refused(f"{head}\n\n{line}\n")
        if error is not None and error.reason == "record-line-illegal":
            told = tell_line(error, bundles(), "en")
            assert told.startswith(error.text)
            assert len(told) > len(error.text) + 5
            return
    pytest.fail("no line of the game is illegal at its beginning")


@pytest.mark.parametrize("key", GAMES)
def test_an_option_that_no_table_could_have_is_refused(key: str) -> None:
    game, rng = bundles()[key].game, Random(f"options {key}")
    fields = list(game.options.model_fields)
    for _ in range(60):
        options = {rng.choice([*fields, LONG]): rng.choice(ODD_VALUES)}
        refused(f"Game: {key}\nRuleset: 1\nOptions: {json.dumps(options)}\n\n")


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=100)
@given(st.data())
def test_an_action_is_read_or_is_none(key: str, data: st.DataObject) -> None:
    words = st.text(max_size=20) | st.sampled_from([*ODD, *record_of(key).split()])
    text = " ".join(data.draw(st.lists(words, max_size=6)))
    with suppress(NotationError):
        bundles()[key].game.parse(text)


def places_of(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at, *(place for name, child in inner for place in places_of(child, (*at, name)))]


def put(value: Any, place: tuple[Any, ...], new: Any) -> Any:
    """A JSON value with another one at a place."""
    if not place:
        return new
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[place[0]] = put(changed[place[0]], place[1:], new)
    return changed


@pytest.mark.parametrize("key", CORRECTED)
def test_a_spoilt_component_file_is_refused_in_words(key: str) -> None:
    components, rng = bundles()[key].components, Random(f"components {key}")
    assert components is not None
    printed = json.loads(components.printed.model_dump_json())
    places = places_of(printed)
    problems = 0
    for number in range(200):
        value = put(printed, rng.choice(places), ODD_VALUES[number % len(ODD_VALUES)])
        try:
            taken = read_component_file(components.kind, json.dumps(value))
        except ComponentFileError as error:
            problems += 1
            for language in ("en", "pl"):
                for told in tell_problems(error, bundles()[key].words.translator(language)):
                    told.encode()
                    assert len(told) < LONGEST_TOLD
        else:
            taken.model_dump_json().encode()
    assert problems > 100


@pytest.mark.parametrize("text", ["[" * 100_000, "{", "\ufeff", '"\\ud800"', '{"\\ud800": 1}', "9" * 5000])
def test_what_is_no_component_file_is_refused(text: str) -> None:
    components = bundles()["battle"].components
    assert components is not None
    with pytest.raises(ComponentFileError) as caught:
        read_component_file(components.kind, text)
    for language in ("en", "pl"):
        assert tell_problems(caught.value, bundles()["battle"].words.translator(language))


@settings(max_examples=300)
@given(st.text(max_size=120) | st.from_regex(r"p1:[a-z]{1,2}:[0-9a-z]{1,14}:[0-9a-z]{1,14}:.{0,80}"))
def test_a_custom_id_is_read_or_is_none_of_ours(text: str) -> None:
    with suppress(UnreadableIdError):
        assert str(ComponentId.parse(text)) == text


@settings(max_examples=200)
@given(st.text(st.characters(exclude_categories=()), max_size=40) | st.from_regex(r"[0-9a-z]{1,14}-\w{0,12}"))
def test_the_code_of_a_match_is_read_or_is_of_none(text: str) -> None:
    with suppress(RefusedError):
        read_match_code(b"secret", text)


@settings(max_examples=100)
@given(st.text(max_size=200) | st.dictionaries(
    st.sampled_from(["record", "game", "options", "log", "seat", "level", "playouts", "seconds", "seed"]),
    st.sampled_from([*ODD_VALUES[:-6], *GAMES]) | st.integers() | st.floats() | st.lists(st.text()),
).map(json.dumps))  # fmt: skip
def test_a_question_of_another_program_is_answered_or_refused(line: str) -> None:
    said = answer(line)
    assert "error" in said
    json.dumps(said, ensure_ascii=False).encode()


@settings(max_examples=200)
@given(st.text(st.characters(exclude_categories=()), max_size=300))
def test_a_record_of_any_signs_is_refused(text: str) -> None:
    with suppress(RecordError):
        Record.parse(text)
    refused(f"Game: duel\nRuleset: 1\nOptions: {text}")
