"""What Duel for Middle-earth says: to whom, how much, in both languages, in the right grammatical form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.engine import CHANCE, Chance, Outcome, Refusal
from bot.engine.game import Seat
from bot.text import LANGUAGES, GameText, Item, Language
from bot.ui.menus.level import IN_A_SELECT, Trail
from bot.ui.menus.tree import menu
from cogs.duel import events
from cogs.duel.components import CARDS, EAGLE, LINKS, RACES, REGIONS, SIDES, SKILLS, TILES, TOKENS
from cogs.duel.game import DUEL
from cogs.duel.observation import DuelObservation
from cogs.duel.painting.scene import catalogue
from cogs.duel.rules import DECISIONS, OUTCOMES, refuse
from cogs.duel.state import DuelOptions
from cogs.duel.words import WORDS
from cogs.duel.words.phrases import PHRASES, card_label, emoji_of
from cogs.duel.words.story import SILENT
from tests.duel.position import Play, Position
from tests.duel.words import SHARED, WINS, every_event, moments
from tests.looks import languages_of

LABEL, DETAIL, ALT, TEXT, CHAPTER, LEVEL = 60, 100, 1024, 3800, 3500, 25
KEY = re.compile(r"[a-z0-9_]{1,32}")
COUNTS = (0, 1, 2, 5, 12, 22)
VIEWS = ("table", "cards", "map")
NAMES = (*SIDES, *REGIONS, *SKILLS, *RACES, EAGLE, *LINKS, *TILES, *TOKENS)

words: GameText[DuelObservation] = WORDS
in_both = pytest.mark.parametrize("language", LANGUAGES)


def paths(seen: DuelObservation, language: Language) -> dict[tuple[str, ...], tuple[Item, ...]]:
    """The way to every action, by its keys; each action has a way of its own that fits menus and a phone."""
    ways: dict[tuple[str, ...], tuple[Item, ...]] = {}
    for action in seen.legal:
        path = words.paths(seen, language)(action)
        for item in path:
            assert KEY.fullmatch(item.key), item
            assert 0 < len(item.label) <= LABEL, item
            assert len(item.detail) <= DETAIL, item
        keys = tuple(item.key for item in path)
        assert keys not in ways, action
        ways[keys] = path
    return ways


def levels(seen: DuelObservation, language: Language) -> None:
    """No level of the menu has more entries than one select menu takes, nor two that look the same."""

    def walk(trail: Trail) -> None:
        level = menu(seen.legal, words.paths(seen, language), trail)
        assert len(level.choices) <= LEVEL <= IN_A_SELECT
        labels = [choice.item.label for choice in level.choices]
        assert len(set(labels)) == len(labels), labels
        for choice in level.choices:
            if choice.action is None:
                walk(level.trail.into(choice.number))

    if seen.legal:
        walk(Trail())


# Names


@in_both
def test_the_forms_of_all_names_and_cards_are_as_reviewed(
    language: Language, snapshot: SnapshotAssertion
) -> None:
    say = PHRASES[language]
    told = [
        f"{name}: " + " | ".join(f"{form or 'label'} {text}" for form, text in say.name(name).items())
        for name in NAMES
    ]
    cards = [f"{card}: {emoji_of(card)} {card_label(say, card)}" for card in CARDS]
    tokens = [say(f"token-{token}.text") for token in TOKENS]
    assert told + cards + tokens == snapshot


def test_every_name_has_the_forms_its_language_needs() -> None:
    for region in REGIONS:
        for language in LANGUAGES:
            assert {"to", "from", "in"} <= set(PHRASES[language].name(region))
    for side in SIDES:
        assert {"nom", "start", "gen", "dat", "acc", "ins"} <= set(PHRASES["pl"].name(side))
    for race in (*RACES, EAGLE):
        assert "gen" in PHRASES["pl"].name(race)


def test_no_two_things_share_an_id() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert not PHRASES["en"].names("mount_doom")
    assert not PHRASES["en"].names("no such.thing")


def test_cards_are_named_by_their_mark_and_what_they_give() -> None:
    say = PHRASES["en"]
    assert card_label(say, "c1_03") == "◆ strength"
    assert card_label(say, "c2_07") == "◆ ruse / strength / courage"
    assert card_label(say, "c2_13") == "■ 2 rings"
    assert card_label(say, "c2_21") == "✕ Gondor/Mordor ×2"
    assert card_label(say, "c3_20") == "★ −1 unit, −1 coin, 1 move"
    assert card_label(PHRASES["pl"], "c2_08") == "● 4 monety"
    assert card_label(PHRASES["pl"], "c2_15") == "▲ Hobbici"


# Prices (5)


def item_of(play: Play, viewer: Seat, text: str, language: Language) -> Item:
    """The last level of the way to an action."""
    return words.paths(play.seen(viewer), language)(DUEL.parse(text))[-1]


def test_r5_4_the_price_is_itemised_before_it_is_paid() -> None:
    play = Position(lying="c2_07", chapter=2).play()
    told = item_of(play, "fellowship", "play c2_07", "en")
    assert told.label == "Play for 3 coins = 1 printed + 2 for symbols"
    assert told.detail == "Missing: knowledge, leadership"
    assert (
        item_of(play, "fellowship", "play c2_07", "pl").label == "Zagraj: 3 monety = 1 z karty + 2 za symbole"
    )


def test_r5_5_a_link_makes_it_free_and_says_so() -> None:
    play = Position(lying="c2_15", chapter=2, fellowship="c1_17").play()
    assert item_of(play, "fellowship", "play c2_15", "en").label == "Play for free by link: pot"
    assert "kociołek" in item_of(play, "fellowship", "play c2_15", "pl").label


def test_r5_6_a_tile_shows_what_fortresses_cost_and_what_is_waived() -> None:
    forts = "fellowship arnor, fellowship rohan"
    play = Position(tiles="barad_dur", fortresses=forts).play()
    assert item_of(play, "fellowship", "landmark barad_dur", "en").label == (
        "Barad-dûr: 8 coins = 6 for symbols + 2 for fortresses"
    )
    waived = Position(tiles="barad_dur", fortresses=forts, fellowship="dwarves_no_surcharge").play()
    told = item_of(waived, "fellowship", "landmark barad_dur", "en")
    assert told.label == "Barad-dûr: 6 coins = 6 for symbols"
    assert "2 coins for fortresses waived" in told.detail


def test_r5_2_what_a_choice_card_stands_for_is_told() -> None:
    play = Position(lying="c2_07", chapter=2, fellowship="c2_06").play()
    assert "Chosen: leadership" in item_of(play, "fellowship", "play c2_07", "en").detail or (
        "Chosen: knowledge" in item_of(play, "fellowship", "play c2_07", "en").detail
    )


def test_a_card_too_dear_says_how_much_is_short_and_can_still_be_discarded() -> None:
    play = Position(lying="c2_07 c2_08", chapter=2, coins=(1, 0)).play()
    card, way, _ = words.paths(play.seen("fellowship"), "en")(DUEL.parse("discard c2_07"))
    assert card.label == "◆ ruse / strength / courage · 2 coins short"
    assert way.label == "Discard for 2 coins"


# The story


@in_both
def test_every_event_is_told_in_one_line(language: Language) -> None:
    kinds = set()
    for event in every_event():
        line = words.tell(event, None, language)
        if line is None:
            continue
        assert "\n" not in line
        assert 0 < len(line) <= 200, line
        assert line.strip() == line
        assert "  " not in line, line
        assert line[0].isupper() or not line[0].isalpha(), line
        kinds.add(type(event))
    assert kinds == set(events.EVENTS) - SILENT


@in_both
def test_the_story_is_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    chosen: dict[tuple[Any, ...], str | None] = {}
    for event in every_event():
        facts = [getattr(event, name, "") for name in ("way", "extra", "reason", "again", "space", "effect")]
        facts += [getattr(event, name, "") for name in ("coins", "price", "units", "fallen", "steps", "seat")]
        chosen.setdefault((type(event), *map(str, facts)), words.tell(event, None, language))
    assert [line for line in chosen.values() if line] == snapshot


def test_polish_sentences_decline_what_they_name() -> None:
    def tell(event: Any) -> str | None:
        return words.tell(event, None, "pl")

    moved = events.UnitMoved(seat="fellowship", origin="rohan", region="mordor")
    assert tell(moved) == "🐾 Drużyna przesuwa jednostkę z Rohanu do Mordoru."
    fought = events.ConflictFought(region="gondor", fallen=2, fellowship=0, sauron=3)
    assert tell(fought) == (
        "⚔️ Konflikt w Gondorze: obie strony tracą po 2 jednostki, zostają 3 jednostki Saurona."
    )
    even = events.ConflictFought(region="arnor", fallen=1, fellowship=0, sauron=0)
    assert tell(even) == "⚔️ Konflikt w Arnorze: obie strony tracą po 1 jednostce, nikt nie zostaje."
    race = events.RaceGained(seat="sauron", race="dwarves", races=2)
    assert tell(race) == "🔨 Sauron zyskuje symbol Krasnoludów: 2 z 6 ras."
    paid = events.CardPlayed(seat="fellowship", card="c3_07", way="paid", price=3, link="")
    assert tell(paid) == "💍 Drużyna zagrywa kartę ■ 3 pierścienie za 3 monety."
    quest = events.QuestAdvanced(seat="sauron", steps=5, space=9)
    assert tell(quest) == "💍 Nazgûle przesuwają się o 5 pól, na pole 9 z 14."


@in_both
def test_what_lies_face_down_in_the_pile_is_told_to_nobody_else(language: Language) -> None:
    event = events.PileSeen(seat="sauron", cards=("c1_01",), audience=("sauron",))
    assert words.tell(event, "sauron", language)
    assert words.tell(event, "fellowship", language) is None
    assert words.tell(event, None, language) is None


# Refusals, outcomes, options


@in_both
@pytest.mark.parametrize("reason", sorted(refuse.facts))
def test_every_refusal_says_why_with_its_rule(language: Language, reason: str) -> None:
    samples = {
        "card": tuple(CARDS),
        "tile": tuple(TILES),
        "token": tuple(TOKENS),
        "region": REGIONS,
        "origin": ("rohan",),
        "race": RACES,
        "effect": ("moves", "extra_turn"),
        "price": ("1", "3", "5"),
        "coins": ("0",),
        "name": ("mount_doom", "12"),
    }
    for facts in product(*(samples[name] for name in refuse.facts[reason])):
        refusal = Refusal(reason, "5.4", dict(zip(refuse.facts[reason], facts, strict=True)))
        said = words.refusal(refusal, language)
        assert "5.4" in said
        assert len(said) <= 200
        assert words.refusal(replace(refusal, rule="-"), language) in said


@in_both
def test_the_refusals_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    facts = {"card": "c2_07", "tile": "grey_havens", "token": "hobbits_eagle", "region": "gondor"}
    facts |= {"origin": "lindon", "race": "humans", "effect": "raze", "price": "4", "coins": "2"}
    facts |= {"name": "mount_doom"}
    said = [
        words.refusal(Refusal(reason, "-", {name: facts[name] for name in names}), language)
        for reason, names in refuse.facts.items()
    ]
    assert said == snapshot


@in_both
@pytest.mark.parametrize("reason", OUTCOMES)
@pytest.mark.parametrize("winner", SIDES)
def test_every_outcome_is_told_with_its_regions(language: Language, reason: str, winner: Seat) -> None:
    winners = SIDES if reason == SHARED else (winner,)
    outcome = Outcome(winners, reason, (("fellowship", 4), ("sauron", 3)))
    seen = replace(Position().play().seen(None), outcome=outcome, stage="over", waiting=())
    told = words.outcome(seen, language)
    assert told in words.status(seen, language)
    assert re.search(r"4.*3", words.status(seen, language))


@in_both
def test_the_outcomes_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    seen = Position().play().seen(None)
    told = [
        words.outcome(replace(seen, outcome=Outcome((winner,), reason, ())), language)
        for reason in OUTCOMES
        for winner in SIDES
        if reason != SHARED and WINS.get(reason, winner) == winner
    ]
    assert [*told, words.outcome(replace(seen, outcome=Outcome(SIDES, SHARED, ())), language)] == snapshot


@in_both
def test_only_what_differs_from_the_usual_is_listed(language: Language) -> None:
    assert words.options(DuelOptions(), language) == ""
    changed = DuelOptions(extra_turns="one", choose_payment=True)
    expected = [
        words.option("extra_turns", "one", language),
        words.option("choose_payment", "true", language),
    ]
    assert words.options(changed, language) == " · ".join(item.label for item in expected)


# The rules for players


@in_both
def test_the_chapters_name_every_skill_race_region_and_tile(language: Language) -> None:
    text = " ".join(chapter.body for chapter in words.rules(language))
    for name in (*SKILLS, *RACES, *REGIONS, *TILES):
        assert PHRASES[language].label(name) in text, name


# The position


@in_both
def test_describe_mentions_everything_that_lies_open(language: Language) -> None:
    say = PHRASES[language]
    play = Position(
        lying="c3_20 c3_10",
        chapter=3,
        fellowship="c1_17 c2_06 c1_13 elves_wild_skill bree",
        sauron="c1_21 hobbits_eagle isengard",
        units="fellowship arnor 2, sauron arnor 0, sauron mordor 5",
        fortresses="fellowship arnor, sauron enedwaith",
        tiles="erebor helms_deep",
        quest=(6, 9),
        tops="humans_double_discard",
        discards="c1_09 c1_10",
    ).play()
    text = words.describe(play.seen(None), language)
    for card in ("c3_20", "c3_10", "c1_09"):
        assert card_label(say, card) in text, card
    for name in (*REGIONS, "elves_wild_skill", "hobbits_eagle", "humans_double_discard", EAGLE):
        assert say.label(name) in text, name
    for tile in ("erebor", "helms_deep", "bree", "isengard"):
        assert say.label(tile) in text, tile
    for link in ("pot", "bow", "scroll"):
        assert say.label(link) in text, link
    assert say("describe-track", fellowship=6, sauron=9, goal=14, left=8, distance=5) in text


@in_both
def test_describe_tells_which_cards_lie_on_a_covered_one(language: Language) -> None:
    text = words.describe(moments()["turn"].seen(None), language)
    assert "5.1/2" in text
    assert text.count(": " + PHRASES[language]("describe-down")) == 8


@in_both
def test_cards_set_aside_are_named_to_the_one_who_looked(language: Language) -> None:
    dealt = moments()["turn"]
    aside = dealt.seen("sauron").unseen[:3]
    dealt.state = replace(dealt.state, aside=(aside, (), ()), looked=(("sauron",), (), ()))
    known = {viewer: words.describe(dealt.seen(viewer), language) for viewer in (*SIDES, None)}
    label = PHRASES[language]("describe-aside-known", chapter=1, cards="").rstrip()
    assert label in known["sauron"]
    assert label not in known["fellowship"]
    assert label not in known[None]


@in_both
@pytest.mark.parametrize("view", VIEWS)
def test_alt_texts_tell_the_turn_first(language: Language, view: str) -> None:
    seen = moments()["turn"].seen("sauron")
    alt = words.alt(seen, view, language)
    turn = words.status(seen, language).split("\n")[0]
    assert alt.index(turn) < alt.index(PHRASES[language].label("arnor"))


@in_both
def test_the_standing_ends_as_a_sentence_before_the_cards_are_listed(language: Language) -> None:
    alt = words.alt(moments()["turn"].seen("sauron"), VIEWS[0], language)

    assert "/7. " in alt


@in_both
def test_no_menu_shows_the_ids_by_which_the_program_knows_cards(language: Language) -> None:
    """Nor in the middle of an effect, where cards of a kind are offered together."""
    numbered, rng, state = 0, Random(2), DUEL.new(DuelOptions())
    for _ in range(3):
        while not isinstance(pending := DUEL.pending(state), Outcome):
            seat = CHANCE if isinstance(pending, Chance) else pending.open[0].seat
            if seat == CHANCE:
                action = DUEL.sample(state, rng)
            else:
                seen = DUEL.observe(state, seat)
                offered = [
                    item for legal_action in seen.legal for item in words.paths(seen, language)(legal_action)
                ]
                numbered += sum(item.label.endswith((" (first)", " (pierwsza)")) for item in offered)
                assert not [item for item in offered if re.search(r"c\d_\d\d", f"{item.label} {item.detail}")]
                action = rng.choice(seen.legal)
            state = DUEL.apply(state, seat, action).state
        state = DUEL.new(DuelOptions())
    assert numbered


@in_both
def test_a_landmark_tile_says_what_it_gives_even_where_much_is_missing(language: Language) -> None:
    play = Position(tiles="isengard").play()

    told = words.paths(play.seen("fellowship"), language)(DUEL.parse("landmark isengard"))[0]

    assert told.detail.count(" · ") >= 1
    assert PHRASES[language]("why-missing", skills="").strip() not in told.detail.split(" · ")[0]


# What is asked


def test_there_is_a_moment_for_every_kind_of_decision() -> None:
    kinds = {kind for play in moments().values() for _, kind in play.asked}
    assert kinds == set(DECISIONS)


@in_both
def test_the_prompts_and_menus_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    told = []
    for name, play in moments().items():
        seen = play.seen(play.asked[0][0])
        menus = [
            " › ".join(f"{i.emoji} {i.label} [{i.detail}] {i.tone}" for i in path)
            for path in paths(seen, language).values()
        ]
        told.append([name, words.prompt(seen, language), words.status(seen, language), *menus])
    assert told == snapshot


@in_both
def test_a_prompt_cites_the_rule_of_the_decision(language: Language) -> None:
    for play in moments().values():
        seen = play.seen(play.asked[0][0])
        assert f"({seen.waiting[0].rule})" in words.prompt(seen, language)
        declines = any(
            action.verb == "skip" and getattr(action, "effect", "") != "trio" for action in seen.legal
        )
        assert ("15.5" in words.prompt(seen, language)) == declines


@in_both
def test_a_long_discard_pile_is_sorted_by_colour(language: Language) -> None:
    deck = [card for card in CARDS if card[1] != "3"]
    play = Position(lying="c3_01", chapter=3, tiles="barad_dur", discards=" ".join(deck[:44])).play()
    seen = play.do("landmark barad_dur", "search").seen("fellowship")
    assert len(seen.legal) >= 44
    levels(seen, language)


# Whole games


OPTIONS = (
    DuelOptions(),
    DuelOptions(
        extra_turns="one",
        limited_coins=False,
        limited_units=False,
        effect_order="printed",
        optional_effects=False,
        token_acts_at_once=True,
        trio_postponable=True,
        reveal_short_stacks=False,
        set_aside_in_pile=False,
        revived_counts_as_played=False,
        choose_payment=True,
    ),
    DuelOptions(trio_postponable=True, choose_payment=True),
)


@pytest.mark.parametrize("options", OPTIONS, ids=("usual", "otherwise", "freer"))
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_are_told_within_all_limits(options: DuelOptions, seed: int) -> None:
    rng = Random(seed)
    state = DUEL.new(options)
    for number in range(DUEL.facts.longest):
        for viewer, language in product((*SIDES, None), languages_of(number)):
            check_position(DUEL.observe(state, viewer), language)
        pending = DUEL.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            step = DUEL.apply(state, CHANCE, DUEL.sample(state, rng))
        else:
            seat = pending.open[0].seat
            legal = DUEL.legal(state, seat)
            playful = [action for action in legal if action.verb not in {"discard", "skip"}]
            step = DUEL.apply(state, seat, rng.choice(playful or legal))
        for event, viewer, language in product(step.events, (*SIDES, None), LANGUAGES):
            words.tell(event, viewer, language)
        state = step.state
    pytest.fail("no end")


def check_position(seen: DuelObservation, language: Language) -> None:
    """Everything that is said of a position can be said, and fits."""
    assert 0 < len(words.status(seen, language)) <= 300
    assert 0 < len(words.describe(seen, language)) <= TEXT
    for view in VIEWS:
        assert 0 < len(words.alt(seen, view, language)) <= ALT
    if seen.legal:
        assert 0 < len(words.prompt(seen, language)) <= 400
        paths(seen, language)
        levels(seen, language)


def test_every_rule_that_is_cited_is_written_down() -> None:
    page = (Path(__file__).parents[2] / "docs/rules/duel.md").read_text("utf-8")
    written = set(re.findall(r"\b\d+\.\d+\b", page))
    said = " ".join(
        [chapter.body for chapter in words.rules("en")]
        + [words.option(name, None, "en").detail for name in DuelOptions.model_fields]
        + list(refused_with())
    )
    cited = set(re.findall(r"\b\d+\.\d+\b", said))
    assert cited
    assert cited <= written
    for name in DuelOptions.model_fields:
        assert f"`{name}`" in page, name


def refused_with() -> Iterator[str]:
    """Every rule number written in the code of the rules."""
    for path in (Path(__file__).parents[2] / "cogs/duel/rules").glob("*.py"):
        yield from re.findall(r'"(\d+\.\d+)"', path.read_text("utf-8"))


# What is asked once more


def surely(seen: DuelObservation, text: str, language: Language = "en") -> bool:
    """Whether the way to an action asks once more."""
    return words.paths(seen, language)(DUEL.parse(text))[-1].asks


def test_a_card_thrown_away_is_asked_for_once_more_where_the_turn_passes() -> None:
    assert surely(Position().play().seen("fellowship"), "discard c1_01")
    assert not surely(Position(extra=1).play().seen("fellowship"), "discard c1_01")


def test_the_last_card_of_a_chapter_is_asked_for_once_more_even_with_a_turn_to_come() -> None:
    assert surely(Position(lying="c1_01", extra=1).play().seen("fellowship"), "discard c1_01")


def test_a_landmark_is_asked_for_once_more_where_it_asks_nothing_further() -> None:
    """Erebor moves a unit; with none on the map the turn passes at once."""
    bare = Position(tiles="erebor").play().seen("fellowship")
    manned = Position(tiles="erebor", units="fellowship arnor 1").play().seen("fellowship")

    assert surely(bare, "landmark erebor")
    assert not surely(manned, "landmark erebor")


def test_a_landmark_is_not_asked_for_once_more_with_a_turn_to_come() -> None:
    assert not surely(Position(tiles="erebor", extra=1).play().seen("fellowship"), "landmark erebor")


@in_both
def test_the_question_asked_once_more_repeats_the_choice(language: Language) -> None:
    seen = Position().play().seen("fellowship")

    *_, choice, again = words.paths(seen, language)(DUEL.parse("discard c1_01"))

    assert choice.label in again.label
    assert len(again.label) <= 80
    assert 0 < len(again.detail) <= 100


# What rules and pictures say


@in_both
def test_the_rules_leave_the_order_of_brees_effects_to_the_player(language: Language) -> None:
    """6.7 Units and moves in any order."""
    page = next(chapter.body for chapter in words.rules(language) if chapter.key == "map")
    line = next(page_line for page_line in page.split("\n") if "Bree" in page_line)
    assert {"en": "in any order", "pl": "w dowolnej kolejności"}[language] in line


@in_both
def test_the_rules_say_that_the_grey_havens_reveal_and_put_back(language: Language) -> None:
    """10 Both players see the tokens."""
    page = next(chapter.body for chapter in words.rules(language) if chapter.key == "map")
    line = next(
        page_line for page_line in page.split("\n") if PHRASES[language].label("grey_havens") in page_line
    )
    assert {"en": "reveal", "pl": "odkryj"}[language] in line
    assert {"en": "put the other back", "pl": "odłóż zakryty na wierzch"}[language] in line


@in_both
def test_the_number_of_landmarks_to_come_does_not_look_like_a_price(language: Language) -> None:
    assert catalogue()[language]("board-stack", count=4) == "×4"


def test_the_distance_to_mount_doom_is_counted_in_spaces_in_polish() -> None:
    text = words.describe(Position(quest=(2, 9)).play().seen("fellowship"), "pl")
    assert "do wulkanu zostało im 12 pól" in text
    assert "5 pól za nimi" in text
