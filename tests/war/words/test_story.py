"""The story of a game: every event in both languages, and whole games without a word left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, Event, Outcome, Seat
from bot.text import LANGUAGES, Language
from cogs.war.bundle import EVENTS
from cogs.war.game import WAR
from cogs.war.groteka import actions as mod
from cogs.war.model.battle_events import (
    ArmyMoved,
    AttackDeclared,
    BattleEnded,
    CombatCardLaid,
    CombatCardShown,
    CombatEffectApplied,
    CombatRolled,
    HitsTaken,
    LeaderRerolled,
    NationActivated,
    NoCombatCard,
    RoundBegan,
)
from cogs.war.model.state import SEATS, WarOptions
from cogs.war.model.turn_events import (
    CardsBuried,
    CardsDrawn,
    DieUsed,
    HuntRolled,
    TurnBegan,
)
from cogs.war.rules.uses import uses_of
from cogs.war.words.names import PHRASES
from cogs.war.words.story.story import SILENT, TOLD, tell
from tests.playthroughs.make import Policy
from tests.war.wanted import conquest, ringbearing, warlike
from tests.war.words.samples import IDS, SAMPLES, SAURON, WORDS

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
ROOT = Path(__file__).parents[3] / "cogs/war"
LONGEST = 400
LEFT_OVER = re.compile(r"[_<>{}]|\bNone\b|  | [.,;]|\.\.|\(\)")
"""What no sentence has: the id of something, a variable, a gap."""

in_both = pytest.mark.parametrize("language", LANGUAGES)


def line(event: Event, language: Language, viewer: Seat | None = None) -> str | None:
    """What a viewer is told of an event; fails where something is left over in it."""
    told = tell(PHRASES[language], event, viewer)
    if told is not None:
        assert 0 < len(told) <= LONGEST, told
        assert not LEFT_OVER.search(told), told
        assert told[0] == told[0].strip(), told
    return told


# Every event


def test_every_event_is_told_or_silent_and_none_is_both() -> None:
    assert set(EVENTS) == set(TOLD) | SILENT
    assert not set(TOLD) & SILENT
    assert {type(event) for event in SAMPLES} == set(EVENTS)


@in_both
def test_every_event_can_be_said_of_anything(language: Language) -> None:
    spoken = set()
    for event in SAMPLES:
        for viewer in VIEWERS:
            if line(event, language, viewer) is not None:
                spoken.add(type(event))
    assert spoken == set(TOLD)


def test_the_languages_say_different_things_of_the_same_events() -> None:
    for event in SAMPLES:
        english, polish = (line(event, language, getattr(event, "side", None)) for language in LANGUAGES)
        assert (english is None) == (polish is None)
        if english is not None and not isinstance(event, CombatEffectApplied):
            assert english != polish


def test_what_only_one_side_may_know_is_told_to_it_alone_and_all_else_to_everybody_alike() -> None:
    for event, language in product(SAMPLES, LANGUAGES):
        told = {viewer: line(event, language, viewer) for viewer in VIEWERS}
        if event.audience is not None:
            assert {viewer for viewer, text in told.items() if text} == set(event.audience)
        elif isinstance(event, CardsDrawn | CardsBuried):
            assert told[event.side] is None, "4.1c, d who drew reads which card it is"
            assert len({text for viewer, text in told.items() if viewer != event.side}) == 1
        else:
            assert len(set(told.values())) == 1


# What the rules may say


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """The rules of the game: cards, Combat effects, characters, chapters."""
    for path in sorted((ROOT / "rules").rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def written(names: frozenset[str]) -> Iterator[tuple[str, str, str]]:
    """Every word the rules give to an argument of one of these names: (file, argument, word)."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            for keyword in node.keywords:
                value = keyword.value
                if keyword.arg in names and isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield path.name, keyword.arg or "", value.value


CALLS: dict[str, int] = {
    **dict.fromkeys(("activate", "advance", "corrupt", "leave_table"), 2),
    **dict.fromkeys(("set_back", "lose_companion", "remove_companion"), 2),
    **dict.fromkeys(("conclude",), 1),
    **dict.fromkeys(("DrawTile", "Chase"), 0),
    **dict.fromkeys(("_with_damage",), 2),
}
"""Functions of the rules that pass a cause on, and which argument it is."""


def passed_on() -> Iterator[tuple[str, str, str]]:
    """Every word the rules pass on as a cause: (file, function, word)."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                place = CALLS[node.func.id]
                value = node.args[place] if place < len(node.args) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield path.name, node.func.id, value.value


def test_every_word_that_says_why_or_how_is_known_here() -> None:
    for name, argument, word in written(frozenset(WORDS)):
        assert word in WORDS[argument] or word in IDS, f"{name}: {argument}={word}"
    everything = {word for words in WORDS.values() for word in words}
    causes = list(passed_on())
    assert len(causes) > 10
    for name, function, word in causes:
        assert word in everything or word in IDS, f"{name}: {function}({word})"


@in_both
def test_every_use_of_a_die_has_words_of_its_own(language: Language) -> None:
    for number, side in enumerate(SEATS):
        told = [line(DieUsed(side=side, die="army", what=use), language) for use in uses_of(number)]
        alike = {sentence for sentence in told if told.count(sentence) > 1}
        assert len(alike) <= 3, "drawing, and the cards that can be ended in two ways"


# Sentences


def test_an_action_reads_as_who_what_where() -> None:
    moved = ArmyMoved(side="shadow", origin="morannon", region="dagorlad", figures=SAURON, why="move")
    assert line(moved, "en") == (
        "The Shadow moves 5 regulars of Sauron, 2 Nazgûl and the Witch-king from the Morannon to Dagorlad."
    )
    assert line(moved, "pl") == (
        "Cień przemieszcza 5 jednostek regularnych Saurona, 2 Nazgule i Czarnoksiężnika z Angmaru"
        " z Morannonu na Dagorlad."
    )


def test_r13_5_a_natural_1_never_succeeds_and_what_does_stands_out() -> None:
    event = HuntRolled(dice=(1, 4, 5, 6), bonus=2, successes=3, again=False)
    assert line(event, "en") == "👁️ The Hunt: 1 **4** **5** **6** – 3 successes (6+, each die +2)"


def a_battle() -> tuple[Event, ...]:
    seat, other = "shadow", "free_peoples"
    return (
        AttackDeclared(
            side=seat,
            origin="minas_morgul",
            region="osgiliath",
            manner="field",
            attackers=(("sauron_regular", 4), ("nazgul", 1)),
            defenders=(("gondor_regular", 2),),
        ),
        NationActivated(nation="gondor", cause="attack"),
        RoundBegan(round=1),
        CombatCardLaid(side=seat, deck="strategy"),
        NoCombatCard(side=other),
        CombatCardShown(side=seat, card="sh_str_21", effect="deadly_strife"),
        CombatEffectApplied(side=seat, effect="deadly_strife", number=2),
        CombatRolled(side=seat, dice=(1, 3, 4, 6), target=6, bonus=2, hits=2),
        CombatRolled(side=other, dice=(2, 6), target=5, bonus=2, hits=1),
        LeaderRerolled(side=seat, dice=(2,), target=6, bonus=2, hits=0),
        HitsTaken(side=seat, region="minas_morgul", lost=(("sauron_regular", 1),), reduced=()),
        HitsTaken(side=other, region="osgiliath", lost=(("gondor_regular", 2),), reduced=()),
        BattleEnded(region="osgiliath", how="wiped_out"),
        ArmyMoved(
            side=seat,
            origin="minas_morgul",
            region="osgiliath",
            figures=(("sauron_regular", 3),),
            why="advance",
        ),
    )


def test_r11_a_battle_reads_as_one_story() -> None:
    english, polish = (
        [told for event in a_battle() if (told := line(event, language))] for language in LANGUAGES
    )
    assert english == [
        "⚔️ The Shadow attacks Osgiliath from Minas Morgul: 4 regulars of Sauron and 1 Nazgûl against"
        " 2 regulars of Gondor.",
        "🦢 Gondor becomes active (attacked).",
        "**Round 1**",
        "🃏 The Shadow shows “Horde from the East” – “Deadly Strife”: +2 to every die of both sides.",
        "🎲 Shadow: 1 3 **4** **6** – 2 hits (6+, each die +2)",
        "🎲 Free Peoples: 2 **6** – 1 hit (5+, each die +2)",
        "🎲 Shadow, Leader re-roll: 2 – no hit (6+, each die +2)",
        "💀 The Shadow loses 1 regular of Sauron in Minas Morgul.",
        "💀 The Free Peoples lose 2 regulars of Gondor in Osgiliath.",
        "⚔️ The battle in Osgiliath is over: one Army is destroyed.",
        "The Shadow advances from Minas Morgul to Osgiliath: 3 regulars of Sauron.",
    ]
    assert polish == [
        "⚔️ Cień atakuje Osgiliath z Minas Morgul: 4 jednostki regularne Saurona i 1 Nazgul kontra"
        " 2 jednostki regularne Gondoru.",
        "🦢 Gondor – Naród od teraz aktywny (atak wroga).",
        "**Runda 1**",
        "🃏 Cień wykłada kartę „Horda ze Wschodu” – „Śmiertelny Bój”: +2 do każdej kości obu stron.",
        "🎲 Cień: 1 3 **4** **6** – 2 trafienia (6+, każda kość +2)",
        "🎲 Wolne Ludy: 2 **6** – 1 trafienie (5+, każda kość +2)",
        "🎲 Cień, przerzut: 2 – bez trafień (6+, każda kość +2)",
        "💀 Cień traci 1 jednostkę regularną Saurona w Minas Morgul.",
        "💀 Wolne Ludy tracą 2 jednostki regularne Gondoru w Osgiliath.",
        "⚔️ Koniec bitwy w Osgiliath: jedna z Armii zostaje rozbita.",
        "Cień wkracza z Minas Morgul do Osgiliath: 3 jednostki regularne Saurona.",
    ]


# Whole games


def game(seed: int, policy: Policy | None, options: WarOptions) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """What happens in a game: the word of each action, and its events."""
    rng, state = Random(seed), WAR.new(options)
    for _ in range(WAR.facts.longest):
        pending: Any = WAR.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            seat, action = CHANCE, WAR.sample(state, rng)
        else:
            seat = pending.open[0].seat
            action = policy(WAR, state, seat, rng) if policy else rng.choice(WAR.legal(state, seat))
        step = WAR.apply(state, seat, action)
        state = step.state
        yield action.verb, step.events
    pytest.fail("no end")


@pytest.mark.parametrize(
    ("policy", "seed"),
    [(None, 1), (None, 2), (warlike, 3), (warlike, 4), (ringbearing, 2), (conquest("free_peoples"), 0)],
)
def test_whole_games_are_told_within_all_limits(policy: Policy | None, seed: int) -> None:
    lines, actions = 0, 0
    for _, happened in game(seed, policy, WarOptions(most_turns=12)):
        actions += 1
        for event, language in product(happened, LANGUAGES):
            told = {viewer: line(event, language, viewer) for viewer in VIEWERS}
            if event.audience is not None:
                assert {viewer for viewer, text in told.items() if text} <= set(event.audience)
            lines += language == "en" and told[None] is not None
    assert 50 < lines < 2 * actions, "one or two lines an action"


def test_a_game_of_the_mod_is_told_too() -> None:
    kinds = set()
    for _, happened in game(0, warlike, WarOptions(most_turns=8, rules="groteka")):
        for event, language in product(happened, LANGUAGES):
            if line(event, language) is not None:
                kinds.add(type(event))
    assert mod.ClashFought in kinds


def test_r4_the_story_begins_with_the_first_turn() -> None:
    _, happened = next(game(1, None, WarOptions()))
    assert line(happened[0], "en") == "🌅 **Turn 1** begins."
    began = [
        event
        for _, told in game(1, None, WarOptions(most_turns=3))
        for event in told
        if isinstance(event, TurnBegan)
    ]
    assert [event.turn for event in began] == [1, 2, 3]
