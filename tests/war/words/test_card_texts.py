"""What cards and characters do and ask, in words: complete, within limits, and right for every step."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from bot.engine import CHANCE, Action, Chance, Decisions, Outcome
from bot.text import LANGUAGES, Forms, Item, Language
from cogs.war.game import WAR
from cogs.war.model import actions
from cogs.war.model.components import CARDS, CHARACTERS, COMBAT_EFFECTS, TILES
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import State, WarOptions
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.words.card_texts import (
    ability_text,
    card_detail,
    card_text,
    combat_detail,
    combat_text,
    reference,
    tile_text,
)
from cogs.war.words.menus import chapters_11_to_14
from cogs.war.words.menus.sight import sight_of
from cogs.war.words.names import PHRASES, STRINGS, Phrasebook
from cogs.war.words.prompts import Prompts
from tests.text.catalogues import messages
from tests.war.wanted import ringbearing, warlike
from tests.war.words.moments_of_effects import asking_steps, moments

every_language = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(r"[a-z0-9_]+")
LABEL, DETAIL, PROMPT = 60, 100, 400
OWN = (
    actions.Choose,
    actions.ChooseNumber,
    actions.Accept,
    actions.Decline,
    actions.Stop,
    actions.GiveUpCard,
    actions.UseGuide,
)
"""Actions that mean something else at each step: the words for any decision would not do."""


@cache
def open_moments() -> dict[str, State]:
    return moments()


def seen_by_chooser(state: State) -> WarObservation:
    pending = WAR.pending(state)
    assert isinstance(pending, Decisions)
    return WAR.observe(state, pending.open[0].seat)


def path(language: Language, seen: WarObservation, action: Action) -> tuple[Item, ...] | None:
    """The menu level that the open step has words of its own for."""
    sight = sight_of(PHRASES[language], seen)
    assert isinstance(sight.step, EffectChoice)
    return chapters_11_to_14.path(sight, sight.step, action)


def prompted(language: Language, seen: WarObservation) -> str:
    """The question of a step, which names the rule and fits."""
    said = Prompts(PHRASES[language], seen).prompt()
    rule = seen.waiting[0].rule
    assert re.search(rf"\({re.escape(rule)}\)\.?( |$)", said), said
    assert len(said) <= PROMPT
    assert "  " not in said
    assert " ," not in said
    return said


def offered(language: Language, seen: WarObservation, action: Action) -> tuple[str, str, str] | None:
    """The only item of an action's path, within the limits of a menu; None where it is told elsewhere."""
    items = path(language, seen, action)
    if items is None:
        assert not isinstance(action, OWN), str(action)
        return None
    (item,) = items
    assert KEY.fullmatch(item.key), item
    assert 0 < len(item.label) <= LABEL, item
    assert len(item.detail) <= DETAIL, item
    return item.key, item.label, item.detail


def speaks(language: Language, seen: WarObservation) -> None:
    """The question and every answer can be said, and no two answers are alike."""
    prompted(language, seen)
    told = [item for action in seen.legal if (item := offered(language, seen, action)) is not None]
    assert len({key for key, _, _ in told}) == len(told)
    assert len({label for _, label, _ in told}) == len(told)


# 7, 11.7, 12, 13.6: what things do


@every_language
def test_r7_every_event_card_has_a_text_that_fits(language: Language) -> None:
    texts = {card: card_text(PHRASES[language], card) for card in CARDS}
    assert len(texts) == 96
    assert [card for card, text in texts.items() if not 20 < len(text) <= 300] == []
    assert all(text.endswith(".") for text in texts.values())


@every_language
def test_r7_3_a_card_says_that_it_stays_on_the_table(language: Language) -> None:
    word = {"en": "on the table", "pl": "na stole"}[language]
    says = {card for card in CARDS if re.search(rf"(stays|[zZ]ostaje) {word}", _table_text(language, card))}
    assert says == {card for card, printed in CARDS.items() if printed.table}


def _table_text(language: Language, card: str) -> str:
    return card_text(PHRASES[language], card).replace("Stays", "stays")


@every_language
def test_r7_2_a_card_with_a_condition_begins_with_it(language: Language) -> None:
    begins = {"en": ("Needs", "Not while"), "pl": ("Tylko", "Nie wtedy")}[language]
    conditional = {card for card in CARDS if card_text(PHRASES[language], card).startswith(begins)}
    assert conditional == {card for card in CARDS if CARDS[card].requires and "no other" not in _needs(card)}


def _needs(card: str) -> str:
    return CARDS[card].requires or ""


@every_language
def test_r11_7_every_combat_effect_has_a_text_and_a_short_one(language: Language) -> None:
    say = PHRASES[language]

    assert [effect for effect in COMBAT_EFFECTS if not 20 < len(combat_text(say, effect)) <= 160] == []
    assert [effect for effect in COMBAT_EFFECTS if not 20 < len(combat_detail(say, effect)) <= DETAIL] == []


@every_language
def test_r7_every_event_card_has_a_line_for_a_menu(language: Language) -> None:
    lines = {card: card_detail(PHRASES[language], card) for card in CARDS}
    assert [card for card, line in lines.items() if not 20 < len(line) <= DETAIL] == []
    assert not any(line.endswith(".") for line in lines.values())


@every_language
def test_every_text_can_be_read_in_the_chapters_of_the_reference(language: Language) -> None:
    say = PHRASES[language]
    chapters = reference(say)
    whole = "\n".join(chapter.body for chapter in chapters)
    assert all(0 < len(chapter.body) <= 3_500 and len(chapter.title) <= LABEL for chapter in chapters)
    assert len({chapter.key for chapter in chapters}) == len(chapters) <= 10
    assert [chapter.key for chapter in chapters] == [chapter.key for chapter in reference(PHRASES["en"])]
    assert all(card_text(say, card) in whole for card in CARDS)
    assert all(combat_text(say, effect) in whole for effect in COMBAT_EFFECTS)
    assert all(ability_text(say, character) in whole for character in CHARACTERS)


@every_language
def test_r12_every_character_has_a_text_that_fits(language: Language) -> None:
    say = PHRASES[language]
    known = [*CHARACTERS]
    assert {"gollum", "saruman", "aragorn"} <= set(known)
    assert [character for character in known if not 20 < len(ability_text(say, character)) <= 400] == []


@every_language
def test_r12_a_character_text_says_captain_and_what_is_brought(language: Language) -> None:
    captain = {"en": "Captain of the West", "pl": "Kapitan Zachodu"}[language]
    say = PHRASES[language]
    assert {character for character in CHARACTERS if captain in ability_text(say, character)} == {
        character for character, printed in CHARACTERS.items() if printed.captain
    }


@every_language
def test_r13_6_every_tile_has_a_text_that_says_its_number_and_its_icons(language: Language) -> None:
    reveals = {"en": "Reveals", "pl": "Ujawnia"}[language]
    for tile, printed in TILES.items():
        text = tile_text(PHRASES[language], tile)
        assert 0 < len(text) <= 160
        assert (reveals in text) == printed.reveal
        assert ("Stop" in text) == printed.stop
        assert printed.value is None or printed.value == 0 or str(abs(printed.value)) in text


# What is asked


def test_every_step_is_open_in_some_position() -> None:
    assert {state.agenda[-1].step for state in open_moments().values()} == set(asking_steps())


@every_language
@pytest.mark.parametrize("moment", open_moments())
def test_every_step_has_a_question_and_words_for_its_answers(moment: str, language: Language) -> None:
    speaks(language, seen_by_chooser(open_moments()[moment]))


@every_language
def test_r7_every_word_a_card_may_choose_by_is_met(language: Language) -> None:
    met = {
        (seen.agenda[-1].step, action.option)
        for seen in map(seen_by_chooser, open_moments().values())
        for action in seen.legal
        if isinstance(action, actions.Choose) and path(language, seen, action)
    }
    assert {option for _, option in met} >= {
        *("corruption", "companion", "separate", "move", "attack", "recruit", "fly", "hunt", "hand"),
        *("character", "strategy", "army", "muster_army", "event"),
    }


def test_nothing_is_written_that_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    whole = Phrasebook.__call__

    def listening(self: Phrasebook, message: str, /, **values: str | int | Forms) -> str:
        said.add(message.split(".")[0])
        return whole(self, message, **values)

    monkeypatch.setattr(Phrasebook, "__call__", listening)
    for state in open_moments().values():
        speaks("en", seen_by_chooser(state))
    written = {
        message_id
        for folder in ("texts", "cards", "combat")
        for message_id in messages(STRINGS / folder / "en.ftl")
    }
    assert {message_id for message_id in written if message_id.startswith(("ask-", "pick-"))} - said == set()


def test_the_question_names_what_asks_and_what_is_left() -> None:
    said = {
        moment: Prompts(PHRASES["en"], seen_by_chooser(state)).prompt()
        for moment, state in open_moments().items()
    }
    assert said["trolls"] == (
        "Hill-trolls: choose where a Sauron regular becomes an elite; 2 exchanges left (7.2)."
    )
    assert said["answer"] == (
        "Hunt tile “2, reveal”: the damage is 2. Give up a card on the table to answer it? (13.7)"
    )
    assert "eliminates him in Mordor" in said["hobbit-mordor"]
    assert "3 hits are about to be taken" in said["death"]


def test_the_answers_say_what_they_cost() -> None:
    seen = seen_by_chooser(open_moments()["lure"])
    assert offered("en", seen, actions.Choose("corruption")) == (
        "corruption",
        "Corruption +2",
        "corruption will be 6; Boromir stays in the Fellowship",
    )
    seen = seen_by_chooser(open_moments()["death"])
    assert offered("pl", seen, actions.ChooseFigure("gandalf_the_white")) == (
        "gandalf_the_white",
        "Gandalf Biały",
        "anuluje do 3 trafień",
    )
    seen = seen_by_chooser(open_moments()["death-hits"])
    assert offered("en", seen, actions.ChooseNumber(1)) == ("1", "1 hit", "2 hits are left to take")
    seen = seen_by_chooser(open_moments()["anduril"])
    assert offered("pl", seen, actions.ChooseNumber(2)) == ("2", "2 pudła", "nie zostaje żadne pudło")


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_never_at_a_loss_for_words(seed: int) -> None:
    rng, state = Random(seed), WAR.new(WarOptions(most_turns=12))
    choose = ringbearing if seed % 2 else warlike
    for _ in range(4000):
        pending = WAR.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
            continue
        seat = pending.open[0].seat
        if isinstance(state.agenda[-1], EffectChoice):
            for language in LANGUAGES:
                speaks(language, WAR.observe(state, seat))
        state = WAR.apply(state, seat, choose(WAR, state, seat, rng)).state
    raise AssertionError("longer than twelve turns can be")
