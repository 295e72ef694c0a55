"""What War of the Ring says: to whom, how much, in both languages, in the right grammatical form."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.engine import Refusal
from bot.engine.game import Seat
from bot.text import LANGUAGES, Forms, GameText, Item, Language
from bot.ui.menus.level import IN_A_SELECT, Trail
from bot.ui.menus.tree import menu
from cogs.war.bundle import EVENTS
from cogs.war.model.components import (
    CARDS,
    CHARACTERS,
    COMBAT_EFFECTS,
    DECKS,
    FACE_ORDER,
    FIGURES,
    NATIONS,
    REGIONS,
    SIDES,
    TILES,
)
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import WarOptions
from cogs.war.painting.board import BOARD
from cogs.war.rules.uses import refuse, uses_of
from cogs.war.words.card_texts import RulesName
from cogs.war.words.game_text import WORDS
from cogs.war.words.names import PHRASES, Phrasebook, dice_label, figures, label_number, use_detail, use_label
from cogs.war.words.status import compact
from cogs.war.words.story.story import SILENT, TOLD
from tests.looks import languages_of
from tests.soak import SOAK
from tests.war.position import Position
from tests.war.variation import vary
from tests.war.words.positions import POLICIES, VIEWERS, Moment, played

LABEL, DETAIL, ALT, TEXT, CHAPTER, LEVEL, LINE, PROMPT, STATUS = 60, 100, 1024, 3800, 3500, 25, 300, 500, 400
KEY = re.compile(r"[a-z0-9_]{1,48}")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
PATHS = ("to", "from", "in")
USES = tuple(sorted({*uses_of(0), *uses_of(1)}))
OFFERED = tuple(
    name
    for name, info in WarOptions.model_fields.items()
    if not (isinstance(info.json_schema_extra, dict) and info.json_schema_extra.get("offered") is False)
)
RULINGS = Path(__file__).parents[3] / "docs/rules"
PAGES = ("war.md", "war-groteka.md", "war-battle.md")

words: GameText[WarObservation] = WORDS
in_both = pytest.mark.parametrize("language", LANGUAGES)


# Names


def all_names(language: Language) -> dict[str, Forms]:
    """Every name by its message id."""
    families = {
        "seat-": SIDES,
        "player-": SIDES,
        "region-": REGIONS,
        "nation-": NATIONS,
        "hero-": tuple(CHARACTERS),
        "figure-": tuple(figure for figure in FIGURES if figure not in CHARACTERS),
        "card-": tuple(CARDS),
        "effect-": tuple(COMBAT_EFFECTS),
        "tile-": tuple(TILES),
        "face-": FACE_ORDER,
        "deck-": DECKS,
        "use-": USES,
    }
    say = PHRASES[language]
    return {f"{family}{name}": say.of(family, name) for family, ids in families.items() for name in ids}


@in_both
def test_the_forms_of_all_names_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    told = [
        f"{name}: " + " | ".join(f"{form or 'label'} {text}" for form, text in forms.items())
        for name, forms in all_names(language).items()
        if not name.startswith(Phrasebook.TITLES)
    ]
    assert told == snapshot


@in_both
def test_the_titles_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    names = all_names(language)
    titles = [f"{name}: {forms['']}" for name, forms in names.items() if name.startswith(Phrasebook.TITLES)]
    assert titles == snapshot


@in_both
def test_a_title_is_the_same_in_every_form(language: Language) -> None:
    for name, forms in all_names(language).items():
        if name.startswith(Phrasebook.TITLES):
            assert forms["number"] == "one", name
            assert {"nom", "start", *CASES} <= set(forms), name
            assert {text for form, text in forms.items() if form != "number"} == {forms[""]}, name


@in_both
def test_the_forms_of_a_title_are_not_listed(language: Language) -> None:
    say = PHRASES[language]
    families = {"card-": CARDS, "effect-": COMBAT_EFFECTS, "tile-": TILES}
    assert set(families) == set(Phrasebook.TITLES)
    for family, titles in families.items():
        for title, form in product(titles, Phrasebook.FORMS):
            assert not say.translator.has(f"{family}{title}.{form}")


@in_both
def test_every_name_is_short_enough_for_a_button(language: Language) -> None:
    for name, forms in all_names(language).items():
        assert 0 < len(forms[""]) <= LABEL, name


def test_names_have_the_forms_their_language_needs() -> None:
    for name, forms in all_names("pl").items():
        if not name.startswith("use-"):
            assert set(CASES) <= set(forms), name
            assert forms["start"][0].isupper() or not forms["start"][0].isalpha(), name
    for language, region in product(LANGUAGES, REGIONS):
        assert set(PATHS) <= set(PHRASES[language].region(region)), region


def test_no_two_regions_and_no_two_cards_are_called_the_same() -> None:
    for language in LANGUAGES:
        names = all_names(language)
        for family in ("region-", "card-", "effect-", "hero-", "tile-", "use-"):
            labels = [forms[""] for name, forms in names.items() if name.startswith(family)]
            assert len(set(labels)) == len(labels), family


def test_an_id_of_two_things_means_the_first_and_the_other_is_asked_for_by_its_kind() -> None:
    say = PHRASES["en"]
    assert say.label("aragorn") == "Aragorn"
    assert say.use("aragorn")[""] != "Aragorn"
    assert say.face("character")[""] == "Character"
    assert say.deck("character")[""] == "Character deck"
    assert not say.names("mount_doom")
    assert not say.names("no such.thing")


def test_figures_are_counted_nation_by_nation_then_nazgul_then_characters() -> None:
    bag = (("gondor_regular", 3), ("gondor_elite", 1), ("rohan_leader", 2), ("nazgul", 2), ("saruman", 1))
    assert figures(PHRASES["en"], bag) == (
        "3 regulars and 1 elite of Gondor, 2 Leaders of Rohan, 2 Nazgûl, Saruman"
    )
    polish = {form: figures(PHRASES["pl"], bag, form) for form in CASES}
    assert polish["nom"] == (
        "3 jednostki regularne i 1 elitarna Gondoru, 2 Dowódców Rohanu, 2 Nazgule, Saruman"
    )
    assert polish["gen"] == (
        "3 jednostek regularnych i 1 elitarnej Gondoru, 2 Dowódców Rohanu, 2 Nazguli, Sarumana"
    )
    assert polish["acc"] == (
        "3 jednostki regularne i 1 elitarną Gondoru, 2 Dowódców Rohanu, 2 Nazgule, Sarumana"
    )
    assert polish["ins"].startswith("3 jednostkami regularnymi i 1 elitarną Gondoru, 2 Dowódcami")


def test_the_nazgul_stand_with_sauron_and_before_the_southrons() -> None:
    bag = (("sauron_regular", 5), ("southrons_easterlings_regular", 3), ("nazgul", 2), ("witch_king", 1))
    assert compact(PHRASES["en"], bag) == "Sauron 5R 2N, Southrons 3R, Witch-king"
    assert figures(PHRASES["en"], bag) == (
        "5 regulars of Sauron, 2 Nazgûl, 3 regulars of the Southrons and Easterlings and the Witch-king"
    )
    assert compact(PHRASES["pl"], bag[1:]) == "2N, Haradrimowie 3R, Czarnoksiężnik z Angmaru"


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1 jednostka elitarna"), (2, "2 jednostki elitarne"), (5, "5 jednostek elitarnych")],
)
def test_polish_numbers_take_their_plural(number: int, said: str) -> None:
    assert label_number(PHRASES["pl"], "elves_elite", number) == f"{said} Elfów"


def test_nobody_is_called_nothing() -> None:
    assert figures(PHRASES["en"], ()) == ""
    assert figures(PHRASES["pl"], (("strider", 1), ("gimli", 1)), "acc") == "Obieżyświata i Gimlego"


def test_equal_dice_are_counted() -> None:
    assert dice_label(PHRASES["en"], ("muster", "event", "muster")) == "Muster ×2, Event"


@in_both
@pytest.mark.parametrize("use", USES)
def test_every_use_of_a_die_says_what_it_is(language: Language, use: str) -> None:
    assert 0 < len(use_label(PHRASES[language], use)) <= LABEL
    assert 0 < len(use_detail(PHRASES[language], use)) <= DETAIL


# Refusals and options


SAMPLES: dict[str, tuple[str, ...]] = {
    "die": (*FACE_ORDER, "mithril"),
    "face": ("character", "eye", "mithril"),
    "what": (*USES, "event"),
    "card": (*CARDS, "mithril"),
    "figure": tuple(FIGURES),
    "nation": NATIONS,
    "region": REGIONS,
    "origin": ("the_shire", "helms_deep"),
    "least": ("0", "1"),
    "most": ("1", "5"),
    "name": ("mount_doom", "12", "gondor_regular mount_doom"),
    "unit": ("a1", "d10", "gondor_regular1"),
}


@in_both
@pytest.mark.parametrize("reason", sorted(refuse.facts))
def test_every_refusal_says_why_with_its_rule(language: Language, reason: str) -> None:
    names = refuse.facts[reason]
    for facts in product(*(SAMPLES[name] for name in names)):
        given = dict(zip(names, facts, strict=True))
        if "mithril" in facts and reason == "refusal-die-does-not":
            continue  # only asked of a die that is there
        refusal = Refusal(reason, "5.4", given)
        said = words.refusal(refusal, language)
        assert "5.4" in said
        assert len(said) <= LINE
        assert words.refusal(replace(refusal, rule="-"), language) in said


@in_both
def test_the_refusals_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    facts = {
        "die": "muster",
        "face": "army",
        "what": "recruit",
        "card": "fp_char_01",
        "figure": "rohan_elite",
    }
    facts |= {"nation": "elves", "region": "helms_deep", "origin": "high_pass", "least": "1", "most": "5"}
    facts |= {"name": "mount_doom", "unit": "a3"}
    said = [
        words.refusal(Refusal(reason, "-", {name: facts[name] for name in names}), language)
        for reason, names in refuse.facts.items()
    ]
    assert said == snapshot


@in_both
def test_only_what_differs_from_the_usual_and_is_offered_is_listed(language: Language) -> None:
    assert words.options(WarOptions(), language) == ""
    assert words.options(WarOptions(most_turns=7), language) == ""
    changed = WarOptions(army_cards="deck", split_witch_king=False, most_turns=7)
    expected = [
        words.option("army_cards", "deck", language),
        words.option("split_witch_king", "false", language),
    ]
    assert words.options(changed, language) == " · ".join(item.label for item in expected)


def test_every_option_is_a_ruling_that_is_written_down() -> None:
    written = "".join((RULINGS / page).read_text("utf-8") for page in PAGES)
    for name in OFFERED:
        assert f"`{name}" in written, name
        for ruling in re.findall(r"\b[WA]\d+\b", words.option(name, None, "en").detail):
            assert f"| {ruling} |" in written


# The rules for players


# Whole games


def paths(seen: WarObservation, language: Language) -> dict[tuple[str, ...], tuple[Item, ...]]:
    """The way to every action, by its keys; each action has a way of its own that fits menus and a phone."""
    ways: dict[tuple[str, ...], tuple[Item, ...]] = {}
    for action in seen.legal:
        path = words.paths(seen, language)(action)
        assert path, action
        for item in path:
            assert KEY.fullmatch(item.key), item
            assert 0 < len(item.label) <= LABEL, item
            assert len(item.detail) <= DETAIL, item
        keys = tuple(item.key for item in path)
        assert keys not in ways, action
        ways[keys] = path
    return ways


def levels(seen: WarObservation, language: Language) -> None:
    """No level of the menu has more entries than one select menu takes, nor two that look the same."""

    def walk(trail: Trail) -> None:
        level = menu(seen.legal, words.paths(seen, language), trail)
        assert len(level.choices) <= LEVEL <= IN_A_SELECT
        labels = [choice.item.label for choice in level.choices]
        assert len(set(labels)) == len(labels), labels
        for choice in level.choices:
            if choice.action is None:
                walk(level.trail.into(choice.number))

    walk(Trail())


def told_well(moment: Moment, language: Language) -> set[type]:
    """Every line that somebody reads about what has happened is short and clean; the kinds that were told."""
    kinds: set[type] = set()
    for event, viewer in product(moment.events, VIEWERS):
        line = words.tell(event, viewer, language)
        if not event.known_to(viewer):
            assert line is None, event
        if line is not None:
            kinds.add(type(event))
            assert 0 < len(line) <= LINE, line
            assert line.strip() == line
            assert "\n" not in line
            assert "  " not in line, line
            assert line[0].isupper() or not line[0].isalpha(), line
    return kinds


def asked_well(seen: WarObservation, language: Language) -> None:
    """Whoever decides is asked with a rule, and every action has a way."""
    prompt = words.prompt(seen, language)
    assert 0 < len(prompt) <= PROMPT
    assert re.search(r"\((\d+\.\d+|[AG]\d+)[\w.]*\)", prompt), prompt
    paths(seen, language)
    levels(seen, language)


def shown_well(seen: WarObservation, language: Language) -> None:
    """The whole position fits."""
    assert 0 < len(words.status(seen, language)) <= STATUS
    assert 0 < len(words.describe(seen, language)) <= TEXT
    for view in BOARD.shown(seen):
        assert 0 < len(words.alt(seen, view, language)) <= ALT
    if seen.outcome is not None:
        assert words.outcome(seen, language)


@pytest.mark.parametrize("seed", range(2 if SOAK else 1))
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("rules", ["base", "groteka"])
def test_whole_games_are_told_within_all_limits(rules: RulesName, policy: str, seed: int) -> None:
    told: dict[Language, set[type]] = {language: set() for language in LANGUAGES}
    happened: set[type] = set()
    for number, moment in enumerate(played(policy, seed, WarOptions(rules=rules, most_turns=8))):
        happened |= {type(event) for event in moment.events}
        for language in LANGUAGES:
            told[language] |= told_well(moment, language)
        for language in languages_of(number) if moment.seat is not None else ():
            asked_well(moment.seen(moment.seat), language)
        if number % 25 == 0 or moment.state.outcome is not None:
            for viewer, language in product(VIEWERS, LANGUAGES):
                shown_well(moment.seen(viewer), language)
    assert told["en"] == told["pl"]
    assert told["en"] <= happened - SILENT <= {*TOLD}


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    assert {*TOLD, *SILENT} >= {*EVENTS}
    assert not {*TOLD} & SILENT


@pytest.mark.parametrize("seed", range(3))
def test_words_betray_nothing_that_is_hidden(seed: int) -> None:
    rng, compared = Random(seed), 0
    for number, moment in enumerate(played("curious", seed, WarOptions(most_turns=4))):
        if number % 20:
            continue
        for viewer, language in product(VIEWERS, LANGUAGES):
            other = Moment(vary(moment.state, viewer, rng), moment.events, moment.seat)
            compared += other.state != moment.state
            assert all_words(moment.seen(viewer), language) == all_words(other.seen(viewer), language)
    assert compared


def all_words(seen: WarObservation, language: Language) -> list[str]:
    """Everything said of a position to one viewer."""
    told = [words.status(seen, language), words.describe(seen, language)]
    told += [words.alt(seen, view, language) for view in BOARD.shown(seen)]
    if seen.legal:
        told.append(words.prompt(seen, language))
        told += [str(words.paths(seen, language)(action)) for action in seen.legal]
    return told


def card_names(*cards: str) -> set[str]:
    """Their names in both languages."""
    return {PHRASES[language].label(card) for language, card in product(LANGUAGES, cards)}


@pytest.mark.parametrize("viewer", ["shadow", None])
def test_r2_a_hand_is_named_to_nobody_but_its_owner(viewer: Seat | None) -> None:
    held = ("fp_char_12", "fp_str_07", "fp_str_20")
    game = Position().hand(*held).dice(fp="event character", sh="event").acting("free_peoples")
    for language in LANGUAGES:
        own = " ".join(all_words(Moment(game.state, (), None).seen("free_peoples"), language))
        theirs = " ".join(all_words(Moment(game.state, (), None).seen(viewer), language))
        assert all(PHRASES[language].label(card) in own for card in held)
        assert not any(name in theirs for name in card_names(*held))
