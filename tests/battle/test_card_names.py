"""The names of a card file are heard everywhere: no name of ours stands in a sentence by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.engine import CHANCE, Chance, Outcome, Refusal
from bot.text import LANGUAGES, Language
from bot.ui.messages.lobby import option_fields
from cogs.battle.components import DATA, PRINTED, read_card_file
from cogs.battle.game import BATTLE
from cogs.battle.rules import refuse
from cogs.battle.state import BattleOptions
from cogs.battle.words import WORDS
from cogs.battle.words.phrases import PHRASES, STRINGS
from tests.text.catalogues import messages

POWERFUL = [card for card in PRINTED.file.companions if card.ability]
FACTS = {"card": "qu4", "enemy": "wargs", "party": "2", "name": "mount_doom"}
FORMS = {"gen": "y", "dat": "ie", "acc": "ę", "ins": "ą"}
CATALOGUES = [STRINGS, STRINGS / "board", STRINGS / "glossary"]
GENDERED = {
    "en": r"\b(he|him|his|she|her)\b",
    "pl": r"\b(zakryty|odporny|bezpieczny|wyłożony|brał)\b",
}
"""What would be wrong of a companion who is a woman, or of a man."""


def agree_on_women(*powers: str) -> BattleOptions:
    """Every companion with a power is a woman; with `powers`, only these powers are left."""
    file = json.loads((DATA / "cards.json").read_text("utf-8"))
    for number, card in enumerate(file["companions"]):
        if card["ability"]:
            stem = f"Qu{'abcdefghijklmnop'[number]}zz"
            card |= {"id": f"qu{number}", "name_en": f"{stem}a", "name_pl": f"{stem}a"}
            card["forms_pl"] = {form: stem + ending for form, ending in FORMS.items()}
            card["ability"] = card["ability"] if not powers or card["ability"] in powers else None
    return BattleOptions(cards=read_card_file(json.dumps(file)))


def names_of_ours(language: Language) -> re.Pattern[str]:
    """Any form of the name of a companion with a power; of a name of two words either."""
    forms = (form for card in POWERFUL for form in PHRASES[language].name(card.id).values())
    words = {word for form in forms for word in form.split() if word != "one"}
    return re.compile(rf"\b({'|'.join(sorted(map(re.escape, words)))})\b")


def say_all(options: BattleOptions, language: Language, seed: int) -> Iterator[str]:
    """Pages, options, refusals and glossary, and all that is said in a whole game."""
    words, rng, state = WORDS.of(options), Random(seed), BATTLE.new(options)
    yield from (chapter.body for chapter in words.rules(language))
    yield from (entry.text for entry in words.glossary(language))
    for field in option_fields(BattleOptions):
        for value in (None, *field.values):
            item = words.option(field.name, value, language)
            yield from (item.label, item.detail)
    for reason, names in refuse.facts.items():
        yield words.refusal(Refusal(reason, "-", {name: FACTS[name] for name in names}), language)
    while not isinstance(pending := BATTLE.pending(state), Outcome):
        if isinstance(pending, Chance):
            step = BATTLE.apply(state, CHANCE, BATTLE.sample(state, rng))
        else:
            seen = BATTLE.observe(state, rng.choice(pending.open).seat)
            path = words.paths(seen, language)
            yield words.prompt(seen, language)
            yield from (f"{item.label}\n{item.detail}" for action in seen.legal for item in path(action))
            assert seen.viewer
            step = BATTLE.apply(state, seen.viewer, rng.choice(seen.legal))
        state = step.state
        yield from (words.tell(event, None, language) or "" for event in step.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_companion_by_itself(language: Language) -> None:
    ours = names_of_ours(language)
    for folder in CATALOGUES:
        for name in messages(folder / f"{language}.ftl"):
            if not name.startswith("companion-"):
                assert not ours.search(said(folder, name, language)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_about_a_companion_is_wrong_of_a_woman(language: Language) -> None:
    gendered = re.compile(GENDERED[language])
    for folder in CATALOGUES:
        for name in messages(folder / f"{language}.ftl"):
            assert not gendered.search(said(folder, name, language)), name


def said(folder: Path, name: str, language: Language) -> str:
    """The whole of a message as it is written, attributes and variants included."""
    _, _, rest = f"\n{(folder / f'{language}.ftl').read_text('utf-8')}".partition(f"\n{name} =")
    return re.split(r"\n(?=[a-z#])", rest, maxsplit=1)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_of_renamed_companions_is_told_by_their_names_alone(language: Language, seed: int) -> None:
    ours = names_of_ours(language)
    told = " ".join(say_all(agree_on_women(), language, seed))
    assert not ours.search(told), ours.search(told)
    assert all(re.search(f"Qu{letter}zz", told) for letter in "abcdefghijklmnop")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_a_power_nobody_has_name_nobody(language: Language) -> None:
    words = WORDS.of(agree_on_women("borrow"))
    for field in option_fields(BattleOptions):
        for value in (None, *field.values):
            item = words.option(field.name, value, language)
            assert not names_of_ours(language).search(f"{item.label} {item.detail}")
            assert "Qu" not in f"{item.label} {item.detail}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_a_power_that_many_have_are_short_enough_to_be_offered(language: Language) -> None:
    file = json.loads((DATA / "cards.json").read_text("utf-8"))
    for number, card in enumerate(file["companions"]):
        name = f"{'W' * 26}{number:02}"
        card |= {"ability": "double", "name_en": name, "name_pl": name}
    words = WORDS.of(BattleOptions(cards=read_card_file(json.dumps(file))))
    for field in option_fields(BattleOptions):
        item = words.option(field.name, None, language)
        assert len(item.label) <= 80
        assert len(item.detail) <= 100


def test_where_several_may_change_parties_each_is_chosen_by_name() -> None:
    """12.7 Once the way through the menu was the same for all of them."""
    file = json.loads((DATA / "cards.json").read_text("utf-8"))
    for card in file["companions"]:
        card["ability"] = "move"
    options = BattleOptions(cards=read_card_file(json.dumps(file)))
    rng, state, words, several = Random(1), BATTLE.new(options), WORDS.of(options), 0
    while not isinstance(pending := BATTLE.pending(state), Outcome) and several < 5:
        if isinstance(pending, Chance):
            state = BATTLE.apply(state, CHANCE, BATTLE.sample(state, rng)).state
            continue
        seen = BATTLE.observe(state, pending.open[0].seat)
        ways = [tuple(item.key for item in words.paths(seen, "en")(action)) for action in seen.legal]
        assert len(set(ways)) == len(ways)
        several += len({getattr(action, "card", "") for action in seen.legal if action.verb == "move"}) > 1
        state = BATTLE.apply(state, pending.open[0].seat, rng.choice(seen.legal)).state
    assert several
