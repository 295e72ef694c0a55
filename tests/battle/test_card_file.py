"""A card file corrects The Battle: what it must hold, what is said of a wrong one, and how it plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, ComponentFileError, Outcome, Record, replay
from bot.match.lobby import options_to_offer
from bot.text import LANGUAGES, Language, escape_markdown, tell_problems
from cogs import bundles
from cogs.battle.components import DATA, PRINTED, read_card_file
from cogs.battle.game import BATTLE
from cogs.battle.painting import BOARD
from cogs.battle.painting.scene import sheet_scene
from cogs.battle.state import BattleOptions, State
from cogs.battle.words import WORDS

File = dict[str, Any]
OURS = (DATA / "cards.json").read_text("utf-8")


def change(alter: Callable[[File], None]) -> str:
    file: File = json.loads(OURS)
    alter(file)
    return json.dumps(file)


def rename_celeborn(file: File) -> None:
    """Another companion in the place of Celeborn, known for certain."""
    card = next(companion for companion in file["companions"] if companion["id"] == "celeborn")
    card |= {"id": "gildor", "name_en": "Gildor", "name_pl": "Gildor", "confidence_detail": {"name": "exact"}}
    card["forms_pl"] = {"gen": "Gildora", "acc": "Gildora"}


def agree(alter: Callable[[File], None]) -> BattleOptions:
    return BattleOptions(cards=read_card_file(change(alter)))


def play(options: BattleOptions, seed: int) -> tuple[State, list[str], list[Any]]:
    """A whole game by chance: its end, its log, and what happened."""
    rng, state = Random(seed), BATTLE.new(options)
    log: list[str] = []
    told: list[Any] = []
    while not isinstance(pending := BATTLE.pending(state), Outcome):
        seat = CHANCE if isinstance(pending, Chance) else rng.choice(pending.open).seat
        legal = [] if seat == CHANCE else BATTLE.legal(state, seat)
        action = BATTLE.sample(state, rng) if seat == CHANCE else rng.choice(legal)
        step = BATTLE.apply(state, seat, action)
        log.append(f"{seat} {action}")
        state, told = step.state, [*told, *step.events]
    return state, log, told


def test_the_file_the_game_comes_with_is_a_card_file() -> None:
    assert read_card_file(OURS) == PRINTED.file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_file_are_those_of_the_catalogues(language: Language) -> None:
    """Otherwise a correction in one of them would be heard in half of the sentences."""
    for card in (*PRINTED.file.companions, *PRINTED.file.enemies):
        family = "companion" if card.id in PRINTED.power else "enemy"
        assert WORDS.translator(language)(f"{family}-{card.id}") == card.name(language)


def test_a_game_with_another_name_is_played_to_its_end_and_told_by_that_name() -> None:
    """Once a name that stood in no catalogue ended the game with an error."""
    options = agree(rename_celeborn)
    state, _, told = play(options, 5)
    seen = BATTLE.observe(state, "north")
    words = WORDS.of(options)
    for language in LANGUAGES:
        lines = [words.tell(event, None, language) or "" for event in told]
        assert any("Gildor" in line for line in lines)
        assert not any("Celeborn" in line for line in lines)
        assert "Gildor" in words.alt(seen, "companions", language)
        assert "Celeborn" not in words.alt(seen, "companions", language)
        assert "Celeborn" not in words.describe(seen, language)


def test_a_name_is_said_in_the_forms_that_are_given() -> None:
    words = WORDS.of(agree(rename_celeborn))
    assert words.phrases["pl"].name("gildor")["gen"] == "Gildora"
    assert words.phrases["pl"].name("gildor")["dat"] == "Gildor"
    assert WORDS.phrases["en"].names("celeborn")


def test_the_cards_are_written_into_the_record_and_the_record_plays_again() -> None:
    options = agree(rename_celeborn)
    state, log, _ = play(options, 5)
    actions = tuple(tuple(line.split(" ", 1)) for line in log)
    record = Record("battle", BATTLE.facts.ruleset, options.model_dump_json(), actions)  # type: ignore[arg-type]
    assert "Gildor" in str(record)
    *_, last = replay(BATTLE, Record.parse(str(record)))
    assert BATTLE.dump(last.state) == BATTLE.dump(state)


def test_a_table_without_a_card_file_writes_none_down() -> None:
    assert "cards" not in json.loads(BattleOptions().model_dump_json())


def test_people_are_not_asked_for_a_card_file_in_the_lobby() -> None:
    assert "cards" not in options_to_offer(BattleOptions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_follow_the_file(language: Language) -> None:
    text = " ".join(chapter.body for chapter in WORDS.of(agree(rename_celeborn)).rules(language))
    assert "Gildor" in text
    assert "Celeborn" not in text
    assert "28" in text
    assert "29" in " ".join(chapter.body for chapter in WORDS.rules(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_whose_points_and_rank_are_reconstructed(language: Language) -> None:
    """P13 Of 21 enemies the points of 18, and who is a captain; the file may be surer."""

    def be_sure(file: File) -> None:
        for enemy in file["enemies"]:
            enemy["confidence_detail"] |= {"points": "exact", "captain": "exact"}

    def page(options: BattleOptions) -> str:
        return " ".join(chapter.body for chapter in WORDS.of(options).rules(language))

    say = WORDS.phrases[language]
    assert say("rules-guessed-points", count=18) in page(BattleOptions())
    assert say("rules-guessed-captains", count=21) in page(BattleOptions())
    assert say("rules-guessed-points", count=18) not in page(agree(be_sure))
    assert say("rules-guessed-captains", count=21) not in page(agree(be_sure))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_agreed_names_the_card_file(language: Language) -> None:
    options = agree(rename_celeborn)
    assert WORDS.options(options, language) == WORDS.option("cards", None, language).label


def test_symbols_of_the_file_decide_what_a_party_beats() -> None:
    def weaken(file: File) -> None:
        file["enemies"][0]["symbols"] = ["purple"]

    cards = agree(weaken).card_set
    assert cards.symbols["orc_patrol"] == ("purple",)
    assert PRINTED.symbols["orc_patrol"] == ("red",)


def test_two_copies_of_a_card_share_its_name_and_its_drawing() -> None:
    def double(file: File) -> None:
        file["enemies"] = [enemy for enemy in file["enemies"] if enemy["id"] != "wargs"]
        file["enemies"][0]["copies"] = 2

    options = agree(double)
    words = WORDS.of(options)
    assert words.phrases["en"].label("orc_patrol_2") == "Orc Patrol"
    faces = dict(sheet_scene(options.card_set, "enemies", "en").faces)
    assert faces["orc_patrol_2"] == faces["orc_patrol"]


def test_a_card_without_a_drawing_of_ours_is_painted_all_the_same() -> None:
    options = agree(rename_celeborn)
    scene = sheet_scene(options.card_set, "companions", "en")
    assert BOARD.paint(scene, "parchment", 0.25).size == (350, 265)


def test_the_sheets_show_every_card_of_the_table() -> None:
    seen = BATTLE.observe(BATTLE.new(BattleOptions()), None)
    shown = [card for view in BOARD.details(seen) for card in BOARD.scene(seen, view, "en").cards]  # type: ignore[attr-defined]
    assert shown == [*PRINTED.companions, *PRINTED.enemies]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_has_a_name_and_an_alt_text(language: Language) -> None:
    seen = BATTLE.observe(BATTLE.new(BattleOptions(seats=("north", "east", "south"))), "north")
    for view in (*BOARD.views(seen), *BOARD.details(seen)):
        assert 0 < len(WORDS.view(view, language)) <= 80
        assert 0 < len(WORDS.alt(seen, view, language)) <= 1024


# What is said of a file that cannot be used


def alter_first(kind: str, **fields: Any) -> Callable[[File], None]:
    return lambda file: file[kind][0].update(fields)


def drop_first(kind: str, field: str = "") -> Callable[[File], None]:
    return lambda file: file[kind][0].pop(field) if field else file[kind].pop(0)


FAULTS: dict[str, tuple[Callable[[File], Any], str, str, str]] = {
    "no-name": (drop_first("companions", "name_pl"), "frodo", "name_pl", "missing"),
    "no-colour": (alter_first("companions", symbols=["pink"]), "frodo", "symbols 0", "one-of"),
    "two-jokers": (
        alter_first("companions", symbols=["joker", "red"]),
        "frodo",
        "symbols",
        "companion-symbols",
    ),
    "no-symbols": (alter_first("enemies", symbols=[]), "orc_patrol", "symbols", "enemy-symbols"),
    "no-power": (alter_first("companions", ability="flies"), "frodo", "ability", "one-of"),
    "no-points": (alter_first("enemies", points=2), "orc_patrol", "points", "one-of"),
    "captain": (alter_first("enemies", captain="perhaps"), "orc_patrol", "captain", "yes-no"),
    "no-text": (alter_first("enemies", name_en=7), "orc_patrol", "name_en", "text"),
    "long": (alter_first("enemies", name_en="x" * 40), "orc_patrol", "name_en", "too-long"),
    "space": (alter_first("enemies", name_en=" x"), "orc_patrol", "name_en", "pattern"),
    "id": (alter_first("enemies", id="Orc Patrol"), "enemies 1", "id", "pattern"),
    "none": (alter_first("enemies", copies=0), "orc_patrol", "copies", "at-least"),
    "list": (alter_first("enemies", symbols="red"), "orc_patrol", "symbols", "list"),
    "number": (drop_first("enemies"), "", "enemies", "number"),
    "order": (alter_first("mordor_cards", copies=5), "", "mordor_cards", "number"),
    "twice": (alter_first("enemies", id="frodo"), "", "", "twice"),
    "taken": (alter_first("enemies", id="north"), "", "", "twice"),
    "no-list": (lambda file: file.pop("enemies"), "", "enemies", "missing"),
    "no-card": (lambda file: file["enemies"].__setitem__(0, 5), "enemies 1", "", "shape"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_problem_names_the_card_the_field_and_what_was_expected(fault: str) -> None:
    alter, card, field, kind = FAULTS[fault]
    with pytest.raises(ComponentFileError) as refused:
        read_card_file(change(alter))
    assert [(problem.component, problem.field, problem.kind) for problem in refused.value.problems] == [
        (card, field, kind)
    ]
    for language in LANGUAGES:
        (line,) = tell_problems(refused.value, WORDS.translator(language))
        assert escape_markdown(card) in line
        assert field in line.replace("\\", "")


def test_what_is_no_json_at_all_is_said_so() -> None:
    with pytest.raises(ComponentFileError) as refused:
        read_card_file("{")
    assert [problem.kind for problem in refused.value.problems] == ["json"]
    assert all(tell_problems(refused.value, WORDS.translator(language)) for language in LANGUAGES)


def test_several_problems_are_told_at_once_and_not_without_end() -> None:
    def spoil(file: File) -> None:
        for card in (*file["companions"], *file["enemies"]):
            card["symbols"] = []

    with pytest.raises(ComponentFileError) as refused:
        read_card_file(change(spoil))
    assert len(refused.value.problems) == 25


def test_the_bundle_of_a_table_speaks_of_its_cards() -> None:
    bundle, options = bundles()["battle"], agree(rename_celeborn)
    state, _, told = play(options, 5)

    table = bundle.of(options)

    assert any("Gildor" in (table.words.tell(event, None, "en") or "") for event in told)
    assert table.of(options) is table
    assert bundle.of(BattleOptions()) is bundle
    assert table.words.outcome(BATTLE.observe(state, None), "en")
