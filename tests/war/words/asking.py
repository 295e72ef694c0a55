"""What a position asks and offers, in words; what every menu must keep to."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from bot.engine import Decisions
from bot.text import LANGUAGES, Item, Language
from bot.ui.menus.level import Trail
from bot.ui.menus.tree import labels, menu
from cogs.war.game import WAR
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import STEP_TYPES, State
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.procedure import WarStep
from cogs.war.rules.uses import DECISIONS
from cogs.war.words.menus.menus import Menus
from cogs.war.words.menus.sight import MOST
from cogs.war.words.names import PHRASES
from cogs.war.words.prompts import Prompts
from tests.war.position import Played
from tests.war.wanted import ringbearing, warlike
from tests.war.words import moments_of_choices
from tests.war.words.positions import curious, wandering

every_language = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(r"[a-z0-9_]+")
LABEL, DETAIL, PROMPT = 60, 100, 520
POLICIES = {"war": warlike, "wandering": wandering, "curious": curious, "ring": ringbearing}
GROTEKA = ".groteka."
SKIRMISH = ".skirmish."


@cache
def moments() -> dict[str, Played]:
    return moments_of_choices.moments()


def own_steps() -> dict[str, type[WarStep]]:
    """Every step of the game itself by its name; those of GroTeka are in test_groteka_words.py."""
    rooms = (GROTEKA, SKIRMISH)
    return {
        name: step
        for name, step in STEP_TYPES.by_name.items()
        if not any(room in step.__module__ for room in rooms)
    }


def effect_kinds() -> set[str]:
    """The kinds of decisions whose steps bring their words along."""
    return {getattr(step, "kind", "") for step in own_steps().values() if issubclass(step, EffectChoice)}


def mod_steps() -> set[str]:
    """Every step of GroTeka that asks a player, but for those that bring their words along."""
    here = {name: step for name, step in STEP_TYPES.by_name.items() if GROTEKA in step.__module__}
    asking = {name: step for name, step in here.items() if not issubclass(step, EffectChoice)}
    return {name for name, step in asking.items() if getattr(step, "kind", "") in DECISIONS}


def seen(state: State) -> WarObservation:
    """What whoever must choose sees."""
    pending = WAR.pending(state)
    assert isinstance(pending, Decisions)
    return WAR.observe(state, pending.open[0].seat)


def asked(name: str, language: Language = "en") -> str:
    """The question of a moment."""
    return Prompts(PHRASES[language], seen(moments()[name].state)).prompt()


def path(state: State, text: str, language: Language = "en") -> tuple[Item, ...]:
    """The way to an action."""
    return Menus(PHRASES[language], seen(state)).path(WAR.parse(text))


def way(state: State, text: str, language: Language = "en") -> str:
    """The way to an action as one line."""
    return labels(path(state, text, language))


def first_level(state: State, language: Language = "en") -> list[str]:
    """What somebody reads on the buttons when the panel opens."""
    observation = seen(state)
    level = menu(observation.legal, Menus(PHRASES[language], observation).path, Trail())
    return [choice.item.label for choice in level.choices]


def well_made(language: Language, observation: WarObservation) -> None:
    """Every action has a way of its own through levels that fit, and the question is a sentence."""
    choices = Menus(PHRASES[language], observation)
    levels: dict[tuple[str, ...], dict[str, Item]] = {}
    ends: set[tuple[str, ...]] = set()
    for action in observation.legal:
        items = choices.path(action)
        keys = tuple(item.key for item in items)
        assert keys, str(action)
        assert keys not in ends, f"{action}: {keys}"
        ends.add(keys)
        for depth, item in enumerate(items):
            level = levels.setdefault(keys[:depth], {})
            assert level.setdefault(item.key, item) == item, f"{action}: two faces of {item.key}"
    for above, level in levels.items():
        assert above not in ends, f"{above} is an action and a level"
        assert len(level) <= MOST
        names = Counter(item.label for item in level.values())
        assert max(names.values()) == 1, names.most_common(1)
        for item in level.values():
            assert KEY.fullmatch(item.key), item
            assert 0 < len(item.label) <= LABEL, item
            assert len(item.detail) <= DETAIL, item
    prompt = Prompts(PHRASES[language], observation).prompt()
    assert len(prompt) <= PROMPT, prompt
    assert "  " not in prompt, prompt
    assert observation.waiting[0].rule.split(".")[0] in prompt, prompt
    assert prompt.endswith((".", ")", "?")), prompt
