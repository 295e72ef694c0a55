"""The words of the GroTeka mod: every step is asked, every action on a menu, every event told."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from random import Random

import pytest

from bot.engine import CHANCE, Chance, Outcome
from bot.text import LANGUAGES, Language
from bot.ui.menus.tree import labels
from cogs.war.game import WAR
from cogs.war.groteka.actions import ClashFought
from cogs.war.groteka.battle import (
    ArmyAttack,
    ChooseFlankers,
    OfferFlankAdvance,
    OfferSacrifice,
    SecondAttack,
)
from cogs.war.groteka.clashes import CaptainOffers, ChooseCounters, TurnStrikes
from cogs.war.groteka.commanders import ReplaceCommander, SplitLeadership
from cogs.war.groteka.components import CARDS
from cogs.war.groteka.extra import BreakUnits, ChooseQuarry, ExtraStrikes, RaiseUnits
from cogs.war.groteka.losses import BreakByCard, CommanderStruck, OfferRing
from cogs.war.groteka.record import change_units, melee_of, melee_with, ranks_with
from cogs.war.groteka.reserves import ReturnReserves
from cogs.war.groteka.targets import BindToQuarry, DropUnits
from cogs.war.model.actions import LayCard
from cogs.war.model.battle_events import CombatCardShown
from cogs.war.model.components import CARDS as HANDS
from cogs.war.model.components import COMBAT_EFFECTS, FREE, NUMBER, SHADOW
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Limit, State, WarOptions, evolve
from cogs.war.words.card_texts import MARK, combat_brief, combat_detail, combat_text
from cogs.war.words.game_text import WORDS
from cogs.war.words.groteka.menus import STEPS
from cogs.war.words.groteka.prompts import ASKS
from cogs.war.words.names import PHRASES, effect_label
from tests.war.groteka.fighting import fought
from tests.war.groteka.open_battles import HOST, LED, ask, bound, commanded, struck
from tests.war.groteka.skirmish import Skirmish
from tests.war.position import Played, Position
from tests.war.words.asking import mod_steps, well_made
from tests.war.words.positions import VIEWERS, curious, wandering

LINE, ALT, TEXT = 360, 1024, 3800
in_both = pytest.mark.parametrize("language", LANGUAGES)


# Moments: every step of the mod that asks


def flanked() -> State:
    """A second Army has joined the attack."""
    state = commanded("sauron_regular*3", "gondor_regular*2")
    flank = NUMBER["bree"]
    units = (("sauron_regular", 2),)
    stacks = list(state.stacks[SHADOW])
    stacks[flank] = units
    moved = (state.reinforcements[FREE], _less(state.reinforcements[SHADOW], "sauron_regular", 2))
    state = evolve(state, stacks=(state.stacks[FREE], tuple(stacks)), reinforcements=moved)
    return melee_with(state, flank=flank, flank_force=units)


def _less(held: tuple[tuple[str, int], ...], name: str, number: int) -> tuple[tuple[str, int], ...]:
    return tuple((figure, count - number if figure == name else count) for figure, count in held)


def attacking() -> State:
    """An Army result of the Shadow, and two Armies beside the same enemy."""
    position = Position(rules="groteka").clear().at_war()
    position.put("cardolan", "sauron_regular*7 nazgul").put("bree", "isengard_regular*2 isengard_elite*3")
    position.put("south_downs", "gondor_regular*2")
    return position.steps(ArmyAttack(SHADOW)).state


@cache
def moments() -> dict[str, State]:
    """A position for every step of the mod that asks, by the name of the step."""
    declared = Played(attacking()).do("attack cardolan south_downs", "confirm")
    joining = Played(declared.state).do("flank bree")
    picked = ranks_with(commanded(), SHADOW, commanders=("nazgul", "nazgul"), lent=("witch_king",))
    hunting = ranks_with(bound(), SHADOW, quarry="gondor_leader")
    storming = fought("sauron_regular*4 sauron_elite", "gondor_regular*2", at=("minas_tirith",) * 2)
    capped = ranks_with(bound(), SHADOW, limits=(Limit("daylight", most=3),), standing=5)
    disbanding = Position(rules="groteka").at_war().dice(fp="muster").acting("free_peoples")
    dead = Position(rules="groteka").clear().lose("gondor_elite*2 gondor_regular rohan_leader")
    states = {
        "pick_commanders": fought(HOST, LED).state,
        "split_leadership": ask(ranks_with(commanded(), SHADOW, surplus=3), SplitLeadership(SHADOW)),
        "replace_commander": ask(picked, ReplaceCommander(SHADOW, "nazgul")),
        "second_attack": ask(attacking(), SecondAttack(SHADOW)),
        "offer_flank": declared.state,
        "choose_flank_force": joining.state,
        "bind_units": commanded(),
        "bind_to_quarry": ask(change_units(hunting, SHADOW, ["a1", "a2"], target=""), BindToQuarry(SHADOW)),
        "extra_strikes": ask(commanded(), ExtraStrikes(FREE, "charge", 1, "elite")),
        "drop_units": ask(capped, DropUnits(SHADOW)),
        "choose_counters": ask(bound(), ChooseCounters(FREE)),
        "captain_offers": ask(struck(), CaptainOffers("strider")),
        "turn_strikes": ask(struck(), TurnStrikes(FREE, "mighty_attack", 1)),
        "break_units": ask(commanded(), BreakUnits(FREE, "no_quarter", 2, "any", optional=True)),
        "break_by_card": _entmoot(),
        "raise_units": ask(struck(), RaiseUnits(FREE, "shield_wall", 1, optional=True)),
        "offer_ring": ask(struck(), OfferRing(SHADOW)),
        "commander_struck": ask(commanded(), CommanderStruck(FREE, "boromir", "clash")),
        "offer_sacrifice": ask(storming.state, OfferSacrifice()),
        "choose_quarry": ask(commanded(), ChooseQuarry(FREE, "fateful_strike", ("nazgul", "saruman"))),
        "return_reserves": dead.steps(ReturnReserves()).state,
        "disband_units": disbanding.do("use muster disband").state,
    }
    after = evolve(flanked(), agenda=flanked().agenda)
    return states | {
        "offer_flank_advance": ask(_emptied(after), OfferFlankAdvance()),
        "choose_flankers": ask(_emptied(after), ChooseFlankers((("sauron_regular", 2),))),
    }


def _entmoot() -> State:
    position = Position(rules="groteka").clear().put("orthanc", "isengard_regular*2 sauron_regular*2")
    return position.steps(BreakByCard(SHADOW, NUMBER["orthanc"], 2, "fp_char_20")).state


def _emptied(state: State) -> State:
    """The defenders of a battle are gone."""
    battle = melee_of(state)
    assert battle.flank >= 0
    region = NUMBER["south_downs"]
    stacks = list(state.stacks[FREE])
    lost, stacks[region] = stacks[region], ()
    casualties = (tuple(sorted((*state.casualties[FREE], *lost))), state.casualties[SHADOW])
    return evolve(state, stacks=(tuple(stacks), state.stacks[SHADOW]), casualties=casualties)


def seen(state: State) -> WarObservation:
    """What whoever must choose sees."""
    return WAR.observe(state, Played(state).seat)


def asked(name: str, language: Language = "en") -> str:
    """The question of a moment."""
    return WORDS.prompt(seen(moments()[name]), language)


def way(name: str, text: str, language: Language = "en") -> str:
    """The way to an action as one line."""
    return labels(WORDS.paths(seen(moments()[name]), language)(WAR.parse(text)))


def test_there_is_a_moment_for_every_step_of_the_mod_that_asks() -> None:
    assert set(moments()) == mod_steps() == set(ASKS)
    assert {step for step, _ in STEPS} <= set(ASKS)
    for name, state in moments().items():
        assert seen(state).agenda[-1].step == name


@in_both
@pytest.mark.parametrize("name", sorted(ASKS))
def test_every_moment_is_asked_about_in_a_menu_that_fits(name: str, language: Language) -> None:
    well_made(language, seen(moments()[name]))


# What is said


def test_g25_a_target_says_what_all_who_are_set_on_it_need() -> None:
    assert way("bind_units", "bind a1 d4") == "A1 · regular of Sauron › D4 · elite of Gondor · 6"
    assert way("bind_units", "bind a1 d4", "pl") == "A1 · regularna Saurona › O4 · elitarna Gondoru · 6"


def test_g9_g16_modifiers_are_told_one_by_one() -> None:
    assert "Attack/defence – attacker: regulars " in asked("bind_units")
    assert "commanders" in asked("bind_units")


def test_g31_the_clashes_are_listed_with_the_die_they_need() -> None:
    assert "A1+A2+A3+A4+A5 → D1 (2+)" in asked("choose_counters")
    assert "Clashes, with the die that succeeds" in asked("choose_counters")


def test_g36_counter_attacks_are_confirmed_with_their_number() -> None:
    assert way("choose_counters", "confirm") == "Done: 1 clash"
    assert way("choose_counters", "spread") == "Strike back with all"


def test_g50_who_is_struck_at_has_a_defence() -> None:
    assert way("choose_quarry", "figure saruman") == "Saruman · defence 8"
    assert way("choose_quarry", "figure nazgul", "pl") == "Nazgul · obronność 5"


def test_g39_a_ring_says_whom_it_raises_and_where_it_goes() -> None:
    assert "It leaves the game; you have 1." in asked("offer_ring")
    assert way("offer_ring", "raise a1").endswith("stands up")


def test_g57_whoever_disbands_chooses_a_region_a_kind_and_a_number() -> None:
    state = moments()["disband_units"]
    action = next(
        legal_action
        for legal_action in seen(state).legal
        if str(legal_action) == "disband gondor_regular 2 minas_tirith"
    )
    path = WORDS.paths(seen(state), "en")(action)
    assert [item.label for item in path][-1] == "Disband 2 regulars of Gondor"


def test_a_unit_that_is_refused_goes_by_its_mark() -> None:
    game = Played(moments()["bind_units"])
    refusal = game.refusal("bind a9 d1")
    assert refusal is not None
    assert "A9" in WORDS.refusal(refusal, "en")
    refusal = game.refusal("bind a1 d9")
    assert refusal is not None
    assert "O9" in WORDS.refusal(refusal, "pl")


# Combat cards


@in_both
@pytest.mark.parametrize("effect", COMBAT_EFFECTS)
def test_g49_every_combat_card_says_what_it_does_under_the_mod(effect: str, language: Language) -> None:
    say = PHRASES[language]
    assert len(combat_detail(say, effect, "groteka")) <= 100
    assert combat_text(say, effect, "groteka").endswith(".")
    assert combat_text(say, effect, "groteka") != combat_text(say, effect)


@in_both
def test_g29_a_card_turned_up_is_told_by_the_rules_that_are_played(language: Language) -> None:
    for effect in COMBAT_EFFECTS.values():
        shown = CombatCardShown(side=effect.side, card=effect.cards[0], effect=effect.id)
        told = WORDS.tell(shown, None, language)
        under = WORDS.tell(
            CombatCardShown(side=effect.side, card=effect.cards[0], effect=effect.id, rules="groteka"),
            None,
            language,
        )
        assert told is not None
        assert under is not None
        assert combat_brief(PHRASES[language], effect.id) in under
        assert combat_brief(PHRASES[language], effect.id) not in told


@in_both
def test_g52_the_rules_page_marks_the_effects_that_are_not_the_authors(language: Language) -> None:
    """Given the data, when the chapters of cards are read, then exactly its derived ones are marked."""
    say = PHRASES[language]
    chapters = [
        chapter.body for chapter in WORDS.chapters(language) if chapter.key in ("modcards", "modshadow")
    ]
    bold = re.findall(r"\*\*(.+?)\*\*", "\n".join(chapters))
    named = [name for names in bold for name in names.split(", ")]
    marked = {effect for effect in COMBAT_EFFECTS if effect_label(say, effect) + MARK in named}
    plain = {effect for effect in COMBAT_EFFECTS if effect_label(say, effect) in named}
    derived = {card.id for card in CARDS.values() if card.source == "derived"}
    assert marked == derived
    assert plain == set(COMBAT_EFFECTS) - derived
    assert str(len(derived)) in chapters[0]
    assert str(len(plain)) in chapters[0]


@in_both
def test_g52_a_card_says_that_its_effect_is_not_the_authors(language: Language) -> None:
    """Given a derived effect and one of the mod's own in hand, then the first is marked and explained."""
    say = PHRASES[language]
    ours = next(card for card in HANDS if HANDS[card].combat == "valour")
    theirs = next(card for card in HANDS if HANDS[card].combat == "daylight")
    for rules, mark in (("groteka", MARK), ("base", "")):
        held = WAR.observe(
            Position(rules=rules).hand(ours, theirs).acting("free_peoples").state, "free_peoples"
        )
        for text in (WORDS.describe(held, language), WORDS.alt(held, "hand", language)):
            assert f"{effect_label(say, 'valour')}{mark}" in text
            assert f"{effect_label(say, 'daylight')}{MARK}" not in text
            assert (say("text-groteka-derived", mark=MARK) in text) == bool(mark)


@in_both
def test_g52_the_menu_of_combat_cards_marks_what_is_not_the_authors(language: Language) -> None:
    say = PHRASES[language]
    ours = next(card for card in HANDS if HANDS[card].combat == "desperate_battle")
    state = fought("sauron_regular*3", "gondor_regular*2", hand=(ours,)).state
    label = WORDS.paths(seen(state), language)(LayCard(ours))[0].label
    assert label.startswith(f"{effect_label(say, 'desperate_battle')}{MARK} (")
    assert WORDS.prompt(seen(state), language).endswith(say("text-groteka-derived", mark=MARK))


FOREIGN = re.compile(r"\b(oddaj|oddan|rezygnuj|dowodzą do|pociągnąć|atakuj\w+ o )")
"""What the Polish text of the mod does not say: units and Leadership are *poświęcone* in it."""


@pytest.mark.parametrize("effect", COMBAT_EFFECTS)
def test_the_polish_of_the_mod_keeps_to_its_authors_words(effect: str) -> None:
    assert not FOREIGN.search(combat_brief(PHRASES["pl"], effect))


# The story


def clash(**changes: object) -> str:
    """The line of an attack."""
    values: dict[str, object] = {
        "side": "shadow",
        "units": ("a1", "a2"),
        "figures": (("sauron_regular", 2),),
        "target": "d1",
        "prey": "gondor_regular",
        "attack": 4,
        "defence": 4,
        "needed": 2,
        "die": 3,
        "success": True,
        "cause": "clash",
    }
    told = WORDS.tell(ClashFought(**(values | changes)), None, "en")  # type: ignore[arg-type]
    assert told is not None
    return told


def test_g32_a_clash_is_told_with_who_needs_what_and_the_die() -> None:
    assert clash() == (
        "🎲 Shadow, 2+ needed: 2 regulars of Sauron (A1+A2) against 1 regular of Gondor (D1): "
        "4 + **3** against 4 – broken"
    )
    assert clash(success=False, die=1).endswith("4 + 1 against 4 – no success")


def test_g50_a_commander_is_struck_down() -> None:
    line = clash(target="gandalf_the_grey", prey="gandalf_the_grey", defence=16, needed=6, die=6)
    assert line.endswith("against Gandalf the Grey: 4 + **6** against 16 – struck down")


def test_g56_a_die_rolled_again_names_the_captain() -> None:
    assert clash(side="free_peoples", cause="strider").endswith("(rolled again: Strider)")


# Battles at random


@pytest.mark.parametrize("seed", range(14))
def test_random_battles_are_asked_told_and_described_within_all_limits(seed: int) -> None:
    game, rng = Skirmish(seed), Random(seed)
    state = game.new(WarOptions(rules="groteka", most_turns=1))
    play = curious if seed % 2 else wandering
    described = 0
    for number in range(200):
        pending = game.pending(state)
        if isinstance(pending, Outcome) or (state.battle is None and number > 20):
            break
        if isinstance(pending, Chance):
            seat, action = CHANCE, game.sample(state, rng)
        else:
            seat = pending.open[0].seat
            observation = game.observe(state, seat)
            well_made(LANGUAGES[number % 2], observation)
            action = play(game, state, seat, rng)
        if state.battle is not None and number % 9 == 0:
            described += 1
            _described_well(state)
        step = game.apply(state, seat, action)
        state = step.state
        for event, viewer, language in product(step.events, VIEWERS, LANGUAGES):
            line = WORDS.tell(event, viewer, language)
            assert line is None or (0 < len(line) <= LINE and "  " not in line), line


def _described_well(state: State) -> None:
    for viewer, language in product(VIEWERS, LANGUAGES):
        observation = WAR.observe(state, viewer)
        assert 0 < len(WORDS.describe(observation, language)) <= TEXT
        assert 0 < len(WORDS.alt(observation, "battle", language)) <= ALT


def test_commanders_picked_in_secret_are_not_described() -> None:
    """A5 The pick of the attacker is hidden from everybody else."""
    game = fought(HOST, LED)
    game.do(game.options[0])
    for viewer, language in product(("free_peoples", None), LANGUAGES):
        text = WORDS.describe(WAR.observe(game.state, viewer), language)
        secret = PHRASES[language]("state-melee-secret")
        assert secret in text
        led = PHRASES[language]("state-melee-led", figures="")
        assert led not in text
