"""English and Polish say the same things, nothing more and nothing less than the code needs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot import feature_strings
from bot.text import LANGUAGES, Catalogue, Language, MissingMessageError
from bot.text.catalogue import COMMON, Translator, read_strings
from tests.architecture.features import INN, needed_features
from tests.text.catalogues import (
    ROOT,
    Message,
    Select,
    entries,
    feature_of,
    folders,
    known,
    mentioned,
    messages,
    pattern_of,
    places,
    spoken,
)

COUNTS = (0, 1, 2, 5, 12, 22, 25)
NEEDED = {"en": ({"one"}, {"other"}), "pl": ({"one"}, {"few"}, {"many", "other"})}
"""Of each group a plural must have at least one variant."""

RULESET = "-groteka"
"""What a message ends in that other rules have of their own, in place of the usual one."""

every_folder = pytest.mark.parametrize("folder", folders(), ids=lambda path: str(path.relative_to(ROOT)))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def base(variable: str) -> str:
    """A variable without its grammatical form: `$region-in` is a form of `$region`."""
    return variable.split("-")[0]


def plurals(message: Message) -> Iterator[Select]:
    """The choices of a message that depend on a number."""
    for select in message.selects:
        if "one" in select.variants and base(select.variable) == select.variable:
            yield select


def test_there_are_catalogues_to_look_at() -> None:
    assert COMMON in folders()
    assert len(folders()) >= 3


@every_folder
@every_language
def test_every_catalogue_can_be_read_without_a_scrap_left_over(folder: Path, language: Language) -> None:
    junk = [entry.content for entry in entries(folder / f"{language}.ftl") if isinstance(entry, ftl.Junk)]
    assert junk == []


@every_folder
@every_language
def test_a_file_is_divided_as_the_parser_of_fluent_divides_it(folder: Path, language: Language) -> None:
    path = folder / f"{language}.ftl"
    whole = {node.id.name: node for node in entries(path) if isinstance(node, ftl.Message | ftl.Term)}
    parts = read_strings(path)

    assert set(parts) == set(whole)
    for name, source in parts.items():
        [entry] = [
            node for node in FluentParser().parse(source).body if not isinstance(node, ftl.BaseComment)
        ]
        assert entry.equals(whole[name], ["span", "comment"]), name


@every_folder
@every_language
def test_no_id_is_given_twice(folder: Path, language: Language) -> None:
    ids = [entry.id.name for entry in entries(folder / f"{language}.ftl") if isinstance(entry, ftl.Message)]
    common = set() if folder == COMMON else set(messages(COMMON / f"{language}.ftl"))
    assert sorted(ids) == sorted(set(ids))
    assert not set(ids) & common


@every_folder
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, polish = messages(folder / "en.ftl"), messages(folder / "pl.ftl")
    assert set(english) == set(polish)
    for name in english:
        assert set(english[name].patterns) == set(polish[name].patterns), name


@every_folder
def test_both_languages_use_the_same_variables(folder: Path) -> None:
    english, polish = messages(folder / "en.ftl"), messages(folder / "pl.ftl")
    for name, message in english.items():
        for part, variables in message.patterns.items():
            other = polish[name].patterns[part]
            assert set(map(base, variables)) == set(map(base, other)), f"{name}.{part}"


@every_folder
@every_language
def test_every_plural_has_all_forms_of_its_language(folder: Path, language: Language) -> None:
    for message in messages(folder / f"{language}.ftl").values():
        for select in plurals(message):
            for group in NEEDED[language]:
                assert group & select.variants, f"{message.id}: {select.variable} lacks {sorted(group)}"


@every_folder
@every_language
@pytest.mark.parametrize("count", COUNTS)
def test_every_message_can_be_said_with_any_number(folder: Path, language: Language, count: int) -> None:
    translator = Translator(language, [folder])
    for message in messages(folder / f"{language}.ftl").values():
        numbers = {select.variable for select in plurals(message)}
        for part, variables in message.patterns.items():
            values: dict[str, str | int] = {
                variable: count if variable in numbers else f"<{variable}>" for variable in variables
            }
            said = translator(f"{message.id}.{part}" if part else message.id, **values)
            assert said.strip(), message.id
            assert "{" not in said


@pytest.mark.parametrize(
    ("language", "two", "three"), [("en", "a and b", "a, b and c"), ("pl", "a i b", "a, b i c")]
)
def test_a_list_has_no_comma_before_its_last_word(language: Language, two: str, three: str) -> None:
    translator = Catalogue()[language]
    assert translator.join([]) == ""
    assert translator.join(["a"]) == "a"
    assert translator.join(["a", "b"]) == two
    assert translator.join(["a", "b", "c"]) == three


@pytest.mark.parametrize(("language", "points"), [("en", "12,345"), ("pl", "12\N{NO-BREAK SPACE}345")])
def test_a_number_is_written_as_in_its_language_and_no_mark_isolates_it(
    language: Language, points: str, tmp_path: Path
) -> None:
    (tmp_path / f"{language}.ftl").write_text("score = { $who }: { $points }")
    assert Catalogue(tmp_path)[language]("score", who="Sam", points=12_345) == f"Sam: {points}"


@pytest.mark.parametrize("message", ["goal", "score.long", "score", "score.short"])
def test_a_message_or_a_variable_there_is_not_is_an_error(message: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("score = { $points } for you\n    .short = { $points }")
    with pytest.raises(MissingMessageError):
        Catalogue(tmp_path)["en"](message, goals=1)


def test_a_message_says_what_it_refers_to_though_that_was_never_said(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "inn = { -name } welcomes { guest }\n-name = The Pony\nguest = { $who }\n    .gen = of { $who }\n",
        "utf-8",
    )
    assert Catalogue(tmp_path)["en"]("inn", who="Sam") == "The Pony welcomes Sam"


def test_every_message_is_used() -> None:
    whole, patterns = mentioned()
    unused = [
        name
        for name in known()
        if name.removesuffix(RULESET) not in whole
        and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert sorted(unused) == []


def test_no_id_stands_in_two_of_the_catalogues_that_are_read_together() -> None:
    together = [ROOT / "bot" / floor / "strings" for floor in ("text", "ui", "match")]
    together += feature_strings()

    ids = [name for folder in together for name in messages(folder / "en.ftl")]

    assert sorted(ids) == sorted(set(ids))


def test_what_one_feature_alone_says_lies_with_it() -> None:
    _, patterns = mentioned()
    astray = []
    for floor in ("ui", "match"):
        for name in messages(ROOT / "bot" / floor / "strings" / "en.ftl"):
            features = {feature_of(path) for path in places(name)}
            if (
                len(features) == 1
                and None not in features
                and not any(pattern.fullmatch(name) for pattern in patterns)
            ):
                astray.append(f"{name} of {features.pop()}")
    assert astray == []


def test_nobody_says_what_lies_with_a_feature_they_do_not_know() -> None:
    needs = needed_features()
    astray = [
        f"{name} of {feature} in {path}"
        for feature in needs
        for name in messages(INN / feature / "strings" / "en.ftl")
        for path in places(name)
        if feature_of(path) != feature and feature not in needs.get(feature_of(path) or "", ())
    ]
    assert astray == []


def test_every_message_that_is_said_exists() -> None:
    ids = known()
    missing = []
    for place, said in spoken():
        if (
            isinstance(said, ast.Constant)
            and isinstance(said.value, str)
            and said.value.split(".")[0] not in ids
        ):
            missing.append(f"{place} {said.value}")
        pattern = pattern_of(said) if isinstance(said, ast.JoinedStr) else None
        if pattern is not None and not any(map(_without_attribute(pattern).fullmatch, ids)):
            missing.append(f"{place} {pattern.pattern}")
    assert missing == []


def _without_attribute(pattern: re.Pattern[str]) -> re.Pattern[str]:
    return re.compile(pattern.pattern.split(r"\.")[0])
