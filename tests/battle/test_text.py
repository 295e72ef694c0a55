"""What The Battle for Middle-earth says: to whom, how much, in both languages, and in the right form."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.engine import Outcome, Refusal
from bot.text import LANGUAGES, GameText, Item, Language
from bot.ui.menus.level import IN_A_SELECT, Trail
from bot.ui.menus.tree import menu
from cogs.battle import events
from cogs.battle.components import PRINTED
from cogs.battle.game import BATTLE
from cogs.battle.observation import BattleObservation
from cogs.battle.rules import OUTCOMES, refuse
from cogs.battle.state import SEATS, BattleOptions, evolve
from cogs.battle.words import WORDS
from cogs.battle.words.phrases import PHRASES, SYMBOL_EMOJI, party_letter, shapes
from tests.battle.table import Table
from tests.battle.variation import vary
from tests.battle.words import every_event, viewers, walk

LABEL, DETAIL, ALT, TEXT, CHAPTER = 60, 100, 1024, 3800, 3500
KEY = re.compile(r"[a-z0-9_]{1,16}")

words: GameText[BattleObservation] = WORDS
in_both = pytest.mark.parametrize("language", LANGUAGES)


def check_items(path: tuple[Item, ...]) -> None:
    """A path fits Discord's menus and a phone."""
    assert path
    for item in path:
        assert KEY.fullmatch(item.key), item
        assert 0 < len(item.label) <= LABEL, item
        assert len(item.detail) <= DETAIL, item


# Names


@in_both
def test_the_forms_of_all_names_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    say = PHRASES[language]
    names = (*SEATS, *PRINTED.companions, *PRINTED.enemies, *PRINTED.mordor_kinds)
    told = [
        f"{name}: " + " | ".join(f"{form or 'label'} {text}" for form, text in say.name(name).items())
        for name in names
    ]
    assert told == snapshot


def test_every_card_has_the_forms_its_language_needs() -> None:
    for card in (*PRINTED.companions, *PRINTED.enemies):
        assert {"nom", "start"} <= set(PHRASES["en"].name(card))
        assert {"nom", "start", "gen", "dat", "acc", "ins"} <= set(PHRASES["pl"].name(card))
    for enemy, language in product(PRINTED.enemies, LANGUAGES):
        assert PHRASES[language].name(enemy)["number"] in {"one", "many"}


def test_polish_sentences_decline_what_they_name() -> None:
    def tell(event: Any) -> str | None:
        return words.tell(event, None, "pl")

    placed = events.CompanionPlaced(seat="north", card="eowyn", party=2, new=True)
    assert tell(placed) == "Północ wykłada Eowinę (🗡️ miecz, 🛡️ tarcza) i tworzy drużynę B."
    beaten = events.EnemiesBeaten(seat="south", enemies=("wolf_riders", "shelob"), points=13)
    assert tell(beaten) == "Południe zdobywa wilczych jeźdźców i Szelobę: 13 punktów."
    given = events.GiftGiven(seat="west", card="merry", points=1)
    assert tell(given) == "Merry trafia do Zachodu, obrazkiem do dołu: 1 punkt na koniec gry."
    left = events.EnemyWithdrew(enemy="corsairs")
    assert (
        tell(left) == "Korsarze z Umbaru schodzą z pozycji 3 na stos odrzuconych: nikt nie dostaje punktów."
    )
    taken = events.CompanionTaken(seat="north", other="east", card="legolas", party=1, by="gandalf")
    assert tell(taken) == "Dzięki Gandalfowi Legolas przechodzi od Wschodu do Północy, do drużyny A."


def test_english_sentences_agree_with_the_wargs() -> None:
    assert words.tell(events.EnemyRevealed(enemy="wargs", position=1), None, "en") == (
        "The Wargs appear on position 1."
    )
    assert words.tell(events.EnemyWithdrew(enemy="troll"), None, "en") == (
        "The Troll withdraws from position 3: nobody scores."
    )


def test_parties_are_named_as_in_the_rulebook() -> None:
    assert [party_letter(number) for number in (1, 2, 3, 26)] == ["A", "B", "C", "Z"]


def test_every_symbol_has_a_shape_of_its_own() -> None:
    assert len(set(SYMBOL_EMOJI.values())) == 7
    assert shapes(PRINTED.symbols["eowyn"]) == "🗡️🛡️"


# The story


@in_both
def test_every_event_is_told_in_one_line(language: Language) -> None:
    kinds = set()
    for event in every_event():
        line = words.tell(event, None, language)
        assert line
        assert "\n" not in line
        assert len(line) <= 420, line
        assert not line[0].islower(), line
        assert ".." not in line
        assert "  " not in line
        kinds.add(type(event))
    assert kinds == set(events.EVENTS)


@in_both
def test_the_story_is_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    chosen: dict[Any, str | None] = {}
    for event in every_event():
        looked = ("new", "source", "order", "reason", "removed", "lying")
        shape = [getattr(event, name, "") for name in looked]
        by, cards, winners = (bool(getattr(event, n, "")) for n in ("by", "cards", "enemies"))
        count = len(getattr(event, "winners", ()))
        key = (type(event), *map(str, shape), by, cards, winners, count)
        chosen.setdefault(key, words.tell(event, None, language))
    assert list(chosen.values()) == snapshot


@in_both
def test_an_attack_is_told_with_all_it_uses(language: Language, snapshot: SnapshotAssertion) -> None:
    fields, lines = PROMPTS["confirm"]
    play = Table(**fields).north_to_act()
    play.do(*lines, "north confirm")
    told = [words.tell(event, None, language) for event in play.events]
    assert [line for line in told if line] == snapshot


@in_both
def test_a_card_drawn_is_named_to_its_seat_alone(language: Language) -> None:
    public = events.CompanionDrawn(seat="east")
    own = events.CardDrawn(seat="east", card="gwaihir", audience=("east",))

    def told(viewer: str | None) -> list[str]:
        lines = [words.tell(event, viewer, language) for event in (public, own)]
        return [line for line in lines if line is not None]

    assert len(told("east")) == len(told("north")) == len(told(None)) == 1
    assert "Gwaihir" in told("east")[0]
    assert "Gwaihir" not in told("north")[0] + told(None)[0]


@in_both
def test_a_draw_as_a_turn_is_told_by_what_it_brings(language: Language) -> None:
    assert words.tell(events.DrawBegan(seat="east"), None, language) is None


# Refusals, outcomes, options


@in_both
@pytest.mark.parametrize("reason", sorted(refuse.facts))
def test_every_refusal_says_why_with_its_rule(language: Language, reason: str) -> None:
    samples = {
        "card": (*PRINTED.companions, *PRINTED.enemies, "mordor_hand"),
        "enemy": (*PRINTED.enemies, "troll"),
        "party": ("1", "9", "new", "0"),
        "name": ("mount_doom",),
    }
    for facts in product(*(samples[name] for name in refuse.facts[reason])):
        refusal = Refusal(reason, "5.1", dict(zip(refuse.facts[reason], facts, strict=True)))
        said = words.refusal(refusal, language)
        assert "5.1" in said
        assert len(said) <= 200
        assert words.refusal(replace(refusal, rule="-"), language) in said


@in_both
def test_the_refusals_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    facts = {"card": "merry", "enemy": "wargs", "party": "2", "name": "mount_doom"}
    said = [
        words.refusal(Refusal(reason, "-", {name: facts[name] for name in names}), language)
        for reason, names in refuse.facts.items()
    ]
    assert said == snapshot


@in_both
@pytest.mark.parametrize("reason", OUTCOMES)
@pytest.mark.parametrize("winners", [SEATS[:1], SEATS[:2], SEATS])
def test_every_outcome_names_the_winners(language: Language, reason: str, winners: tuple[str, ...]) -> None:
    seen = BATTLE.observe(walk(4, 1)[0][-1], None)
    position = replace(seen, outcome=Outcome(winners, reason, ()))
    told = words.outcome(position, language)
    assert all(PHRASES[language].label(seat) in told for seat in winners)
    assert told in words.status(position, language)


@in_both
def test_only_what_differs_from_the_usual_is_listed_and_never_the_seats(language: Language) -> None:
    assert words.options(BattleOptions(seats=SEATS), language) == ""
    changed = BattleOptions(seats=SEATS[:3], big_enemy=2, show_won=True)
    expected = [words.option("show_won", "true", language), words.option("big_enemy", "2", language)]
    assert words.options(changed, language) == " · ".join(item.label for item in expected)


# The rules for players


@in_both
def test_the_chapters_name_every_card_and_symbol(language: Language) -> None:
    text = " ".join(chapter.body for chapter in words.rules(language))
    for card in (*PRINTED.companions, *PRINTED.enemies):
        assert PHRASES[language].label(card) in text, card
    for face in SYMBOL_EMOJI.values():
        assert face in text


# The position


@in_both
@pytest.mark.parametrize("viewer", ["north", "east", None])
def test_describe_mentions_everything_the_viewer_may_know_and_no_more(
    language: Language, viewer: str | None
) -> None:
    say = PHRASES[language]
    table = Table(
        row="troll balrog wargs", north="elrond+boromir haldir", east="arwen", hand="gimli gloin",
        hands={"east": "eowyn"}, won={"north": "shelob", "east": "crebain"}, gifts={"east": "pippin"},
        track="mordor_hand mordor_party",
    )  # fmt: skip
    text = words.describe(BATTLE.observe(table.state(), viewer), language)
    for card in ("troll", "balrog", "wargs", "elrond", "boromir", "haldir", "arwen"):
        assert say.label(card) in text
    assert say("order-discard_from_party") in text
    own = {"north": ("gimli", "gloin", "shelob"), "east": ("eowyn", "crebain", "pippin"), None: ()}[viewer]
    piles = text.rsplit("###", 1)[0]
    for card in ("gimli", "gloin", "shelob", "eowyn", "crebain", "pippin"):
        assert (say.label(card) in piles) == (card in own), card


@in_both
def test_r8_2_the_status_says_which_order_strikes_next(language: Language) -> None:
    seen = BATTLE.observe(Table(track="mordor_hand mordor_party").state(), None)
    assert PHRASES[language].label("mordor_party") in words.status(seen, language)
    assert PHRASES[language].label("mordor_hand") not in words.status(seen, language)


@in_both
def test_the_alt_text_of_a_hand_names_its_cards(language: Language) -> None:
    seen = BATTLE.observe(Table(hand="gwaihir").state(), "north")
    assert PHRASES[language].label("gwaihir") in words.alt(seen, "hand", language)
    assert PHRASES[language].label("gwaihir") not in words.alt(seen, "table", language)


@in_both
def test_the_alt_text_lists_the_enemies_once_with_what_beats_them(language: Language) -> None:
    seen = BATTLE.observe(Table(hand="gwaihir").state(), None)

    alt = words.alt(seen, "table", language)

    for enemy in seen.row:
        assert alt.count(PHRASES[language].label(enemy)) == 1


# What is asked

ATTACKING = ("north place haldir new", "north attack 1")
PROMPTS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "turn": ({"hand": "haldir frodo", "north": "elrond"}, ()),
    "full-hand": ({"hand": "haldir frodo sam gimli arwen"}, ()),
    "empty-hand": ({"hand": ""}, ()),
    "aragorn": ({"hand": "aragorn haldir"}, ("north place aragorn new",)),
    "angbor": ({"hand": "angbor haldir"}, ("north place angbor new",)),
    "window": ({"row": "balrog wargs", "hand": "haldir", "north": "gandalf tom_bombadil", "east": "arwen"},
               ("north place haldir new",)),
    "window-idle": ({"hand": "haldir"}, ("north place haldir new",)),
    "enemies": ({"row": "balrog crebain wargs", "hand": "haldir", "north": "galadriel"}, ATTACKING),
    "borrow": ({"row": "balrog troll orc_patrol", "north": "gimli+frodo", "east": "eowyn", "hand": "haldir"},
               (*ATTACKING, "north beat troll orc_patrol")),
    "confirm": ({"row": "balrog troll orc_patrol", "north": "gimli+frodo", "east": "eowyn", "hand": "haldir"},
                (*ATTACKING, "north beat troll orc_patrol", "north borrow frodo eowyn")),
    "nobody": ({"hand": "haldir", "north": "sam", "options": {"empty_attack": True}},
               (*ATTACKING, "north beat")),
}  # fmt: skip


@in_both
def test_the_prompts_and_menus_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    told = []
    for name, (fields, lines) in PROMPTS.items():
        play = Table(**fields).north_to_act()
        play.do(*lines)
        position = play.seen("north")
        paths = [words.paths(position, language)(action) for action in position.legal]
        for path in paths:
            check_items(path)
        menus = [" › ".join(f"{i.emoji} {i.label} [{i.detail}] {i.tone}" for i in path) for path in paths]
        told.append([name, words.prompt(position, language), words.status(position, language), *menus])
    assert told == snapshot


@in_both
@pytest.mark.parametrize("order", PRINTED.mordor_kinds)
def test_r8_6_each_order_asks_for_what_it_takes(
    language: Language, order: str, snapshot: SnapshotAssertion
) -> None:
    play = Table(
        north="elrond+haldir arwen", east="sam+merry", hand="gwaihir", hands={"east": "gloin"},
        won={"north": "wargs crebain", "east": "troll balrog"}, track=f"mordor_enemy {order}", row="saruman",
    ).north_to_act("mordor_hand")  # fmt: skip
    play.do("north take")
    position = play.seen("north")
    assert position.stage == "counterattack"
    paths = [words.paths(position, language)(action) for action in position.legal]
    for path in paths:
        check_items(path)
    menus = [" › ".join(item.label for item in path) for path in paths]
    assert [words.prompt(position, language), words.status(position, language), *menus] == snapshot


@in_both
def test_r8_7_whoever_holds_gimli_alone_is_asked_like_everybody(language: Language) -> None:
    table = Table(hand="gimli", hands={"east": "gloin"}, track="mordor_enemy mordor_hand")
    play = table.north_to_act("mordor_party")
    play.do("north take")
    position = play.seen("north")
    gimli = PHRASES[language].name("gimli")
    assert words.prompt(position, language) == PHRASES[language]("prompt-counter-keep", cards=gimli)
    assert [words.paths(position, language)(action)[0].key for action in position.legal] == ["keep"]


# Whole games

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"show_won": True, "tom": "often", "angbor": "attacked", "empty_attack": True, "ends": "after_round"},
    {"mordor_returns": False, "gandalf": "when_placed", "big_enemy": 2, "hobbit_counts": False},
)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("more", VARIANTS)
def test_whole_games_are_told_within_all_limits(players: int, more: dict[str, Any]) -> None:
    states, told = walk(players, 2, **more)
    for state in states[::3]:
        for viewer, language in product(viewers(state), LANGUAGES):
            check_position(BATTLE.observe(state, viewer), language)
    for event, viewer, language in product(told, (*SEATS[:players], None), LANGUAGES):
        line = words.tell(event, viewer, language)
        assert line is None or 0 < len(line) <= 420


def check_position(position: BattleObservation, language: Language) -> None:
    """Everything that is said of a position can be said, and fits."""
    assert 0 < len(words.status(position, language)) <= 400
    described = words.describe(position, language)
    assert len(described) <= TEXT
    assert shapes(["joker"]) in described.rsplit("\n", 1)[-1]
    for view in ("table", "hand"):
        assert 0 < len(words.alt(position, view, language)) <= ALT
    if position.legal:
        assert 0 < len(words.prompt(position, language)) <= 500
        check_menu(position, language)


def check_menu(position: BattleObservation, language: Language) -> None:
    """Every action is found in a menu of few levels, none with more choices than a menu holds."""
    paths = {str(action): words.paths(position, language)(action) for action in position.legal}
    assert len({tuple(item.key for item in path) for path in paths.values()}) == len(paths)
    for path in paths.values():
        check_items(path)
    trails, reached = [Trail()], 0
    while trails:
        trail = trails.pop()
        level = menu(position.legal, lambda action: paths[str(action)], trail)
        assert len(level.choices) <= IN_A_SELECT
        for choice in level.choices:
            if choice.action is None:
                trails.append(level.trail.into(choice.number))
            else:
                reached += 1
    assert reached == len(position.legal)


def test_what_a_viewer_may_not_know_changes_no_word() -> None:
    rng = Random(4)
    for state in walk(3, 6)[0][::9]:
        for viewer in viewers(state):
            one, other = BATTLE.observe(state, viewer), BATTLE.observe(vary(state, viewer, rng), viewer)
            assert words.describe(one, "pl") == words.describe(other, "pl")
            assert words.status(one, "pl") == words.status(other, "pl")
            if one.legal:
                assert words.prompt(one, "pl") == words.prompt(other, "pl")


# A choice whose effect is decided already says so


@in_both
def test_r7_5_with_nothing_left_to_draw_drawing_is_called_a_pass(language: Language) -> None:
    table = Table(hand="")
    empty = evolve(table.state(), ring_deck=(), ring_discard=(), removed=PRINTED.mordor)
    seen = BATTLE.observe(empty, "north")

    (item,) = words.paths(seen, language)(BATTLE.parse("take"))

    assert item.label == PHRASES[language]("menu-pass")
    assert words.prompt(seen, language) == PHRASES[language]("prompt-turn-pass")


@in_both
def test_r12_10_aragorn_as_the_last_card_says_that_no_other_can_follow(language: Language) -> None:
    say = PHRASES[language]
    place = BATTLE.parse("place aragorn new")

    alone = words.paths(BATTLE.observe(Table(hand="aragorn").state(), "north"), language)(place)
    among = words.paths(BATTLE.observe(Table(hand="aragorn haldir").state(), "north"), language)(place)

    assert any(item.detail == say("power-extra_play-idle") for item in alone)
    assert any(item.detail == say("power-extra_play") for item in among)


@in_both
def test_the_window_with_nothing_but_its_end_speaks_of_nothing_else(language: Language) -> None:
    play = Table(hand="haldir", row="balrog").north_to_act()
    play.do("north place haldir new")
    assert words.prompt(BATTLE.observe(play.state, "north"), language) == PHRASES[language](
        "prompt-window-over"
    )


@in_both
def test_equal_symbols_are_counted(language: Language) -> None:
    assert PHRASES[language].symbols(("green", "green")).count(PHRASES[language]("symbol-green")) == 1


@in_both
def test_what_is_reconstructed_is_marked_in_words_of_the_rules_and_of_cards_but_of_no_position(
    language: Language,
) -> None:
    """P13 Celeborn's name is a reconstruction, Frodo's is not."""
    seen, say = BATTLE.observe(Table(hand="celeborn frodo").state(), "north"), PHRASES[language]
    for text in (words.describe(seen, language), words.alt(seen, "hand", language)):
        assert "≈" not in text
    rules = "".join(chapter.body for chapter in words.rules(language))
    explained = {entry.key: entry.text for entry in words.glossary(language)}
    for card, doubtful in (("celeborn", True), ("frodo", False)):
        assert (f"{say.label(card)}≈" in rules) is doubtful
        assert (say("explain-doubtful") in explained[f"companion-{card}"]) is doubtful
    assert words.doubts(language)[0] == say("doubt-names", count=29)
    assert say("doubt-orders", count=3) in words.doubts(language)
