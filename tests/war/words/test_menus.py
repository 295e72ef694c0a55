"""Questions and menus: every decision is asked, every action is found, and what is shown is what counts."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import CHANCE, Chance, Outcome
from bot.text import LANGUAGES, Language, collation
from bot.ui.menus.level import Trail
from bot.ui.menus.tree import menu
from cogs.war.game import WAR
from cogs.war.model import actions
from cogs.war.model.components import (
    CARDS,
    FACE_ORDER,
    FIGURES,
    FREE,
    REGIONS,
    SHADOW,
)
from cogs.war.model.state import WarOptions
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.uses import DECISIONS, uses_of
from cogs.war.words import skirmish as skirmish
from cogs.war.words.card_texts import RulesName
from cogs.war.words.menus.chapters_4_to_10 import TOPICS
from cogs.war.words.menus.menus import Menus
from cogs.war.words.menus.sight import region_item, sight_of
from cogs.war.words.names import PHRASES, card_label, combat_label, die_label, region_label, use_label
from cogs.war.words.prompts import ASKS, Prompts
from tests.war.position import Position
from tests.war.words import moments_of_effects
from tests.war.words.asking import (
    LABEL,
    POLICIES,
    effect_kinds,
    every_language,
    mod_steps,
    moments,
    own_steps,
    seen,
    well_made,
)

# Whole games


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seed", range(8))
def test_every_action_of_every_decision_is_found_in_a_menu_that_fits(policy: str, seed: int) -> None:
    rng, play = Random(seed), POLICIES[policy]
    rules: RulesName = "groteka" if seed % 4 == 3 else "base"
    state = WAR.new(WarOptions(rules=rules, most_turns=30 if policy == "ring" else 8))
    looked = 0
    for _ in range(4000):
        pending = WAR.pending(state)
        if isinstance(pending, Outcome):
            break
        if isinstance(pending, Chance):
            state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
            continue
        seat = pending.open[0].seat
        if pending.open[0].kind not in ("excess", "allocate") or rng.random() < 0.2:
            observation = WAR.observe(state, seat)
            well_made(LANGUAGES[looked % 2], observation)
            looked += 1
        state = WAR.apply(state, seat, play(WAR, state, seat, rng)).state
    assert looked > 20


# Every decision


def test_there_is_a_moment_for_every_kind_of_decision() -> None:
    asking = {getattr(step, "kind", "") for step in own_steps().values()} & set(DECISIONS)
    own = {game.kind for game in moments().values()}
    told = {seen(state).waiting[0].kind for state in moments_of_effects.moments().values()}
    assert own | told == asking
    assert own == asking - effect_kinds()


def test_every_step_of_the_rules_that_asks_has_a_question() -> None:
    plain = {name: step for name, step in own_steps().items() if not issubclass(step, EffectChoice)}
    own = {name for name, step in plain.items() if getattr(step, "kind", "") in DECISIONS}
    assert own | mod_steps() == set(ASKS) - set(skirmish.ASKS)


@every_language
@pytest.mark.parametrize("name", moments())
def test_every_moment_is_asked_about_in_a_menu_that_fits(name: str, language: Language) -> None:
    well_made(language, seen(moments()[name].state))


def test_every_use_of_a_die_belongs_to_something() -> None:
    assert {*uses_of(FREE), *uses_of(SHADOW)} == set(TOPICS)


@every_language
def test_the_longest_names_fit(language: Language) -> None:
    say = PHRASES[language]
    dice = [die_label(say, face) for face in FACE_ORDER]
    longest = max(dice, key=len)
    played = [say("choice-with-die", what=card_label(say, card), die=longest) for card in CARDS]
    assert [label for label in played if len(label) > LABEL] == []
    assert [use for use in TOPICS if len(use_label(say, use)) > LABEL] == []
    laid = [say("choice-lay", effect=combat_label(say, card), card=card_label(say, card)) for card in CARDS]
    assert [label for label in laid if len(label) > LABEL] == []
    for nation in {figure.nation for figure in FIGURES.values() if figure.nation}:
        forms = say.nation(nation)
        for name in ("remove", "remove-elite", "reduce", "lose"):
            assert len(say(f"choice-hit-{name}", nation=forms, count=10)) <= LABEL
        assert len(say("choice-prolong", nation=forms)) <= LABEL
        for role in ("regular", "elite"):
            assert len(say("choice-trim", nation=forms, count=12, role=role)) <= LABEL


# What is hidden


def test_questions_and_menus_are_those_of_the_observer_alone() -> None:
    """P4 Two states that differ in the other hand only are asked about in the same words."""
    one = Position().hand("sh_str_02").dice(fp="muster", sh="army").acting("free_peoples").state
    other = Position().hand("sh_str_10").dice(fp="muster", sh="army").acting("free_peoples").state
    for language in LANGUAGES:
        say = PHRASES[language]
        first, second = seen(one), seen(other)
        assert Prompts(say, first).prompt() == Prompts(say, second).prompt()
        ways = [
            [Menus(say, observation).path(action) for action in observation.legal]
            for observation in (first, second)
        ]
        assert ways[0] == ways[1]


@every_language
def test_a_long_menu_of_regions_is_in_the_alphabetical_order_of_its_language(language: Language) -> None:
    moment = next(iter(moments().values()))
    names = [REGIONS[number] for number in range(len(REGIONS) - 1, 0, -5)]
    sight = sight_of(PHRASES[language], seen(moment.state))
    items = {region: region_item(sight, region) for region in names}
    legal = [actions.ChooseRegion(region) for region in names]

    (listed,) = menu(legal, lambda action: (items[action.region],), Trail()).selects  # type: ignore[attr-defined]

    labels_shown = [region_label(PHRASES[language], str(choice.action).split()[-1]) for choice in listed]
    assert labels_shown == sorted(labels_shown, key=lambda label: collation(label, language))
