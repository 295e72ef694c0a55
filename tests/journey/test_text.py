"""What Journey to Mordor says: how much, in both languages, and in the right grammatical form."""

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
from bot.match.lobby import options_to_offer
from bot.text import LANGUAGES, GameText, Item, Language
from cogs.journey import actions, events
from cogs.journey.components import CIRCLES, COLOURS, HOBBITS, PLACE_RULE, PLACE_RULES, PLACES, SYMBOLS
from cogs.journey.game import JOURNEY
from cogs.journey.observation import JourneyObservation
from cogs.journey.painting import BOARD
from cogs.journey.rules import OUTCOMES, refuse
from cogs.journey.state import SEATS, JourneyOptions, Strike
from cogs.journey.words import WORDS
from cogs.journey.words.phrases import FACES, PHRASES
from tests.journey.position import Position, sheet
from tests.journey.words import FIRST_ROLL, choosing, crowded, dice, effects, seen, track
from tests.looks import languages_of

LABEL, DETAIL, ALT, TEXT, CHAPTER, PROMPT, LINE = 60, 100, 1024, 3800, 3500, 500, 180
KEY = re.compile(r"[a-z0-9_]{1,16}")
COUNTS = (0, 1, 2, 5, 12, 22)

words: GameText[JourneyObservation] = WORDS
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
    told = [
        f"{name}: " + " | ".join(f"{form or 'label'} {text}" for form, text in say.name(name).items())
        for name in (*HOBBITS, *PLACES, *SYMBOLS, *COLOURS)
    ]
    assert told == snapshot


def test_polish_sentences_decline_what_they_name() -> None:
    def tell(event: Any) -> str | None:
        return words.tell(event, None, "pl")

    kept = events.DiceKept(
        seat="merry",
        roll=1,
        dice=(("yellow", "orc"), ("red", "nazgul"), ("black", "white_tree")),
        forced=False,
    )
    assert tell(kept) == "Merry odkłada: 👿 orka, 🥷 czerwonego Nazgula i 🌳 Białe Drzewo."
    came = events.CirclesCrossed(seat="frodo", count=2, place="helms_deep", surplus=0)
    assert tell(came) == "💍 Frodo zakreśla 2 okrągłe pola i dociera do Helmowego Jaru."
    began = events.TurnBegan(seat="sam", number=9, round=3, place="rohan", place_rule="reroll_each_roll_once")
    assert tell(began) == "Runda 3: Sam wyrusza z Rohanu. Każdy rzut można powtórzyć jeden raz (8)."
    struck = events.NazgulStruck(seat="frodo", by="merry", dice=("yellow", "black"), left=1)
    assert tell(struck) == (
        "Nazgule na kostkach żółtej i czarnej dopadają Froda: zakreślone 2 pola, niezakreślone: 1."
    )


@in_both
@pytest.mark.parametrize(
    ("message", "variable", "more"),
    [
        ("prompt-nazgul-needed", "count", {}),
        ("ahead-halved", "count", {}),
        ("ahead-struck", "count", {"seat": "sam", "left": 5, "who": "other"}),
        ("ahead-circles", "count", {"place": "moria"}),
        ("menu-circles", "count", {}),
        ("event-circles-crossed", "count", {"seat": "sam", "place": "gondor", "surplus": 0}),
        ("event-circles-crossed", "surplus", {"seat": "sam", "place": "mordor", "count": 1}),
        ("describe-goes-on", "left", {}),
        ("alt-sheet", "left", {"seat": "sam", "place": "moria", "circles": 2, "all": 9}),
    ],
)
def test_counts_take_the_right_plural(
    language: Language, message: str, variable: str, more: dict[str, Any], snapshot: SnapshotAssertion
) -> None:
    say = PHRASES[language]
    values = {name: say.name(value) if say.names(str(value)) else value for name, value in more.items()}
    assert [say(message, **{variable: count}, **values) for count in COUNTS] == snapshot


# The story


def every_event() -> Iterator[Any]:
    """Every event with everything it can name."""
    roll = tuple((die.colour, die.symbol) for die in dice(FIRST_ROLL))
    some, one = ("yellow", "black"), ("red",)
    yield from (events.FirstPlayerChosen(seat="sam", how=how) for how in ("random", "agreed", "next"))
    for place in PLACES:
        yield events.TurnBegan(seat="sam", number=7, round=4, place=place, place_rule=PLACE_RULE[place] or "")
        yield events.CirclesCrossed(seat="pippin", count=2, place=place, surplus=0)
    for count, surplus in product((1, 3, 5), (0, 1, 2, 5)):
        yield events.CirclesCrossed(seat="merry", count=count, place="mordor", surplus=surplus)
    for fact in (True, False):
        yield events.DiceRolled(seat="sam", roll=2, dice=roll, repeated=fact)
        yield events.DiceKept(seat="sam", roll=2, dice=roll[:2], forced=fact)
        yield events.HobbitEliminated(seat="merry", colour="blue", at_mordor=fact)
        yield events.SeatResigned(seat="merry", colour="blue", dropped=fact)
    for symbol, colour in product(SYMBOLS, COLOURS):
        yield events.DiceKept(seat="sam", roll=5, dice=((colour, symbol),), forced=True)
    yield events.RollRepeated(seat="sam", roll=1)
    for rolls in (1, 3, 5):
        yield events.RollingEnded(seat="sam", rolls=rolls, dice=roll, tree=False, unused=())
    for unused in range(5):
        yield events.RollingEnded(seat="sam", rolls=1, dice=roll, tree=True, unused=COLOURS[:unused])
    for rings in (1, 2, 4):
        yield events.OrcsVoidedRings(seat="sam", rings=rings, orcs=2, weapons=1)
        yield events.OrcsBeaten(seat="sam", rings=rings, orcs=1, weapons=2)
    for why in ("place", "no_square"):
        yield events.GandalfWithoutEffect(seat="sam", count=1, why=why)
    yield from (events.SquaresHalved(seat="sam", squares=squares) for squares in ((3,), (3, 4), (1, 2, 3)))
    for colours in (one, some, COLOURS):
        yield events.NazgulStruck(seat="frodo", by="sam", dice=colours, left=3)
        for why in ("place", "arrived"):
            yield events.NazgulSpared(seat="frodo", dice=colours, why=why)
    yield events.RingLost(seat="sam")
    yield events.HobbitArrived(seat="sam")
    yield events.FinalRound(seat="frodo", waiting=("sam",))
    yield events.FinalRound(seat="frodo", waiting=("sam", "merry", "pippin"))
    yield events.JourneyGoesOn()
    yield events.TieBroken(left=(("frodo", 4), ("merry", 6)), winners=("merry",))
    for reason, winners in ends():
        yield events.GameEnded(winners=winners, reason=reason)


def ends() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every outcome with winners it may have."""
    nobody = {"outcome-all-out", "outcome-all-gone", "outcome-round-limit"}
    for reason in OUTCOMES:
        several = reason == "outcome-shared"
        yield reason, () if reason in nobody else ("frodo", "merry") if several else ("merry",)


@in_both
def test_every_event_is_told_in_one_line(language: Language) -> None:
    kinds = set()
    for event in every_event():
        line = words.tell(event, None, language)
        assert line
        assert "\n" not in line
        assert len(line) <= LINE, line
        assert line[0].isupper() or not line[0].isalpha(), line
        assert line.endswith((".", "!")), line
        kinds.add(type(event))
    assert kinds == set(events.EVENTS)


@in_both
def test_the_story_is_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    assert [words.tell(event, None, language) for event in every_event()] == snapshot


@in_both
def test_everybody_is_told_the_same_whoever_is_you(language: Language) -> None:
    for event in every_event():
        assert len({words.naming_all().tell(event, viewer, language) for viewer in (*SEATS, None)}) == 1


# Refusals, outcomes, options


@in_both
@pytest.mark.parametrize("reason", sorted(refuse.facts))
def test_every_refusal_says_why_with_its_rule(language: Language, reason: str) -> None:
    samples = {"seat": HOBBITS, "colour": COLOURS, "symbol": SYMBOLS, "name": ("purple",)}
    for facts in product(*(samples[name] for name in refuse.facts[reason])):
        refusal = Refusal(reason, "4.2", dict(zip(refuse.facts[reason], facts, strict=True)))
        said = words.refusal(refusal, language)
        assert "4.2" in said
        assert len(said) <= 200
        assert words.refusal(replace(refusal, rule="-"), language) in said


@in_both
def test_the_refusals_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    facts = {"seat": "merry", "colour": "yellow", "symbol": "gandalf", "name": "purple"}
    said = [
        words.refusal(Refusal(reason, "-", {name: facts[name] for name in names}), language)
        for reason, names in refuse.facts.items()
    ]
    assert said == snapshot


@in_both
@pytest.mark.parametrize(("reason", "winners"), list(ends()))
def test_every_outcome_is_told_with_its_points(
    language: Language, reason: str, winners: tuple[str, ...]
) -> None:
    outcome = Outcome(winners, reason, (("frodo", 9), ("merry", 4)))
    position = seen(None, outcome=outcome, stage="over", waiting=(), forecast=None)
    told = words.outcome(position, language)
    assert told in words.status(position, language)
    assert "Frodo 9, Merry 4" in words.status(position, language)
    for seat in winners:
        assert words.seat(seat, language) in told


@in_both
def test_only_what_differs_from_the_usual_is_listed_and_never_the_seats(language: Language) -> None:
    assert words.options(JourneyOptions(), language) == ""
    assert words.options(JourneyOptions(seats=SEATS), language) == ""
    changed = JourneyOptions(seats=SEATS, side="advanced", arrived_immune=True)
    expected = [words.option("side", "advanced", language), words.option("arrived_immune", "true", language)]
    assert words.options(changed, language) == " · ".join(item.label for item in expected)


# The rules for players


@in_both
def test_the_chapters_name_everything_there_is(language: Language) -> None:
    text = " ".join(chapter.body for chapter in words.rules(language))
    for name in (*HOBBITS, *PLACES, *SYMBOLS):
        assert PHRASES[language].label(name).lower() in text.lower(), name
    for colour, face in FACES.items():
        assert face in text, colour
    for name in options_to_offer(JourneyOptions):
        assert f"**{words.option(name, None, language).label}**" in text, name


def test_every_rule_that_is_cited_is_written_down() -> None:
    page = (Path(__file__).parents[2] / "docs/rules/journey.md").read_text("utf-8")
    strings = Path(__file__).parents[2] / "cogs/journey/strings"
    said = " ".join(path.read_text("utf-8") for path in sorted(strings.glob("*en.*")))
    cited = set(re.findall(r"\b(?:B\d+|\d\.\d+)\b", said))
    assert cited
    assert {rule for rule in cited if rule not in page} == set()


# The position


@in_both
@pytest.mark.parametrize("viewer", [*SEATS, None])
def test_describe_says_everything_there_is_to_know(language: Language, viewer: str | None) -> None:
    say, position = PHRASES[language], crowded(viewer)
    text = words.describe(position, language)
    for seat_track in position.tracks:
        line = next(line for line in text.split("\n") if line.startswith(f"**{say.label(seat_track.seat)}**"))
        assert say.name(PLACES[seat_track.circles])["in"] in line
        assert str(seat_track.circles) in line
        assert str(CIRCLES) in line
        crossed = sum(square.crossed for square in seat_track.squares)
        told = text.split(line)[1].split("\n")[1]
        assert str(crossed) in told
        assert str(seat_track.left) in told
    for status in ("arrived", "out"):
        assert say(f"describe-status-{status}") in text
    for die in (*position.aside, *position.rolled):
        named = say("describe-die", colour=say.name(die.colour), symbol=say.name(die.symbol))
        assert named in text
    assert say("rule-nazgul_all_active") in text
    assert len(text) <= TEXT


@in_both
def test_status_is_two_lines_at_most_and_says_whose_turn_it_is(language: Language) -> None:
    for rule in (None, *PLACE_RULES):
        told = words.naming_all().status(replace(crowded(), place_rule=rule), language)
        assert len(told) <= 200
        assert told.count("\n") <= 1
        assert PHRASES[language].name("pippin")["gen"] in told


@in_both
@pytest.mark.parametrize("view", ["table", "dice"])
def test_alt_texts_fit_and_name_the_dice(language: Language, view: str) -> None:
    alt = words.alt(crowded(), view, language)
    assert len(alt) <= ALT
    assert PHRASES[language].label("white_tree") in alt
    assert words.status(crowded(), language).split("\n")[0] in alt


# What is asked


def ending() -> JourneyObservation:
    """Sam's last die; Frodo falls to it."""
    tracks = (track("frodo", 3, 6), track("sam", 7, 2, 1), track("merry", 1, 2))
    after = (track("frodo", 3, 7, status="out"), track("sam", 9, 3, 1), track("merry", 1, 3))
    ahead = effects(
        "sam",
        after,
        dice=dice("yellow:nazgul red:ring blue:nazgul green:ring black:nazgul"),
        rings=2,
        effective=2,
        crossed=2,
        strikes=(
            Strike("frodo", ("yellow",), 0),
            Strike("sam", ("black",), 5),
            Strike("merry", ("blue",), 4),
        ),
        out=("frodo",),
        arrived=("sam",),
    )
    return seen(
        "sam",
        (actions.Keep(), actions.Put("black"), actions.Put("green")),
        tracks=tracks,
        place="minas_tirith",
        roll=4,
        aside=dice("yellow:nazgul red:ring blue:nazgul"),
        aside_rolls=(1, 2, 3),
        rolled=dice("green:ring black:nazgul"),
        chosen=("green", "black"),
        forced=("black",),
        complete=True,
        ends=True,
        forecast=ahead,
    )


def asked() -> Iterator[tuple[str, JourneyObservation]]:
    """Positions with a question of each kind."""
    takes = tuple(actions.Take(colour) for colour in COLOURS)
    yield "first roll", choosing()
    yield "last round", crowded()
    yield "end", ending()
    yield "two Nazgûl", seen("sam", takes[:2], rolled=dice("yellow:nazgul red:nazgul"))
    yield "Tree", seen("sam", takes[1:], rolled=dice("red:ring blue:ring green:ring black:white_tree"))
    for place, rule in PLACE_RULE.items():
        if rule:
            position = seen("sam", takes, place=place, place_rule=rule, rolled=dice(FIRST_ROLL))
            repeat = rule == "reroll_each_roll_once"
            legal = (*takes, actions.Again()) if repeat else takes
            yield place, replace(position, legal=legal, may_repeat=repeat)
    void = effects("sam", (track("frodo"), track("sam")), dice=dice("red:orc"), orcs=1, void=True)
    yield "Orcs", seen("sam", takes[:1], rolled=dice("yellow:ring"), aside=dice("red:orc"), forecast=void)
    for rings in (1, 2):
        yield (
            f"{rings} void",
            seen("sam", takes[:1], rolled=dice("yellow:ring"), forecast=replace(void, rings=rings)),
        )


@in_both
def test_the_prompts_and_menus_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    told = []
    for name, position in asked():
        paths = [words.paths(position, language)(action) for action in position.legal]
        for path in paths:
            check_items(path)
        menus = [" › ".join(f"{i.emoji} {i.label} [{i.detail}] {i.tone}" for i in path) for path in paths]
        told.append([name, words.prompt(position, language), words.status(position, language), *menus])
    assert told == snapshot


@in_both
def test_4_3_the_prompt_says_that_a_nazgul_has_to_be_among_the_dice(language: Language) -> None:
    say = PHRASES[language]
    one, two = seen(rolled=dice("red:nazgul blue:orc")), seen(rolled=dice("red:nazgul blue:nazgul"))
    for position, count in ((one, 1), (two, 2)):
        assert say("prompt-nazgul-needed", count=count) in words.prompt(position, language)
    assert "4.3" not in words.prompt(seen(rolled=dice("red:ring blue:orc")), language)
    relaxed = replace(two, place_rule="same_symbols_allowed")
    assert say("prompt-nazgul-needed-equal") in words.prompt(relaxed, language)


@in_both
def test_4_3_with_the_forced_nazgul_taken_nothing_more_is_demanded(language: Language) -> None:
    say, both = PHRASES[language], choosing()
    position = replace(both, chosen=both.forced)

    asked = words.prompt(position, language)

    assert say("prompt-forced") in asked
    assert say("prompt-nothing") not in asked


def test_polish_never_offers_to_put_a_die_back_in_the_words_of_an_undo() -> None:
    label = words.paths(choosing(), "pl")(actions.Put("yellow"))[-1].label

    assert label == "Zwróć żółtą: Pierścień"


@in_both
def test_4_5_keep_says_whether_dice_are_rolled_again_and_what_the_end_brings(language: Language) -> None:
    say = PHRASES[language]
    goes_on = words.paths(choosing(), language)(actions.Keep())[0]
    assert goes_on.label == say("menu-keep", count=2, left=3)
    end = words.paths(ending(), language)(actions.Keep())[0]
    assert say("menu-circles", count=2) in end.label
    assert say("menu-out", seat=say.name("frodo"), who="other") in end.label
    assert "Merry –1" in end.label


@in_both
def test_5_4_a_nazgul_on_a_button_says_whom_it_strikes(language: Language) -> None:
    position = seen(rolled=dice("yellow:nazgul red:nazgul"))
    labels = [words.paths(position, language)(actions.Take(colour))[-1].label for colour in ("yellow", "red")]
    form = "acc" if language == "pl" else ""
    assert PHRASES[language].name("frodo")[form] in labels[0]
    assert labels[1] == PHRASES[language]("menu-take-nazgul-you", colour=PHRASES[language].name("red"))


def test_the_tones_of_the_buttons_tell_taking_from_putting_back() -> None:
    tones = {str(a): words.paths(choosing(), "en")(a)[-1].tone for a in choosing().legal}
    assert tones == {
        "put yellow": "success",
        "take blue": "secondary",
        "take black": "secondary",
        "keep": "primary",
    }


@in_both
def test_labels_of_one_menu_differ(language: Language) -> None:
    for _, position in asked():
        labels = [words.paths(position, language)(action)[-1].label for action in position.legal]
        assert len(set(labels)) == len(labels)


# Whole games


OPTIONS = (
    JourneyOptions(seats=("sam", "pippin")),
    JourneyOptions(seats=SEATS, side="advanced"),
    JourneyOptions(seats=("frodo", "merry", "pippin"), side="advanced", nazgul_strikes_both=True),
    JourneyOptions(seats=SEATS, side="advanced", ending="first_arrival", arrived_immune=True),
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_are_told_within_all_limits(options: JourneyOptions, seed: int) -> None:
    rng = Random(seed)
    state = JOURNEY.new(options)
    for number in range(4000):
        for viewer, language in product((state.turn, None), languages_of(number)):
            check_position(JOURNEY.observe(state, viewer), language)
        pending = JOURNEY.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            step = JOURNEY.apply(state, CHANCE, JOURNEY.sample(state, rng))
        else:
            seat = pending.open[0].seat
            step = JOURNEY.apply(state, seat, rng.choice(JOURNEY.legal(state, seat)))
        for event, language in product(step.events, LANGUAGES):
            line = words.tell(event, None, language)
            assert line
            assert len(line) <= LINE
        state = step.state
    raise AssertionError("the game does not end")


def check_position(position: JourneyObservation, language: Language) -> None:
    """Everything that is said of a position can be said, and fits."""
    assert 0 < len(words.status(position, language)) <= 300
    assert 0 < len(words.describe(position, language)) <= TEXT
    for view in BOARD.views(position):
        assert 0 < len(words.alt(position, view, language)) <= ALT
    if position.legal:
        assert 0 < len(words.prompt(position, language)) <= PROMPT
    for action in position.legal:
        check_items(words.paths(position, language)(action))


@in_both
def test_resigned_players_are_told_of(language: Language) -> None:
    rng = Random(3)
    state = JOURNEY.new(JourneyOptions(seats=SEATS))
    state = JOURNEY.apply(state, CHANCE, JOURNEY.sample(state, rng)).state
    step = JOURNEY.resign(state, "merry")
    assert all(words.tell(event, None, language) for event in step.events)
    observed = JOURNEY.observe(step.state, None)
    assert PHRASES[language]("describe-status-resigned") in words.describe(observed, language)
    for view in BOARD.views(observed):
        assert PHRASES[language]("describe-status-resigned") in words.alt(observed, view, language)


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("en", 4, "4 Rings and Gandalf"),
        ("pl", 4, "4 Pierścienie i Gandalf"),
        ("pl", 5, "5 Pierścieni i Gandalf"),
        ("en", 1, "Ring and Gandalf"),
    ],
)
def test_equal_dice_in_a_list_are_counted(language: Language, count: int, told: str) -> None:
    listed = PHRASES[language].dice([("red", "ring")] * count + [("blue", "gandalf")])
    assert listed["nom"] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_2_nazgul_of_different_colours_are_told_apart_and_every_symbol_can_be_counted(
    language: Language,
) -> None:
    rolled = [*((colour, "nazgul") for colour in COLOURS[:2]), ("red", "orc"), ("red", "orc")]
    assert len(PHRASES[language].dice(rolled)["nom"].split(", ")) + 1 == 3
    for symbol in {*SYMBOLS} - {"nazgul"}:
        for count in (2, 5):
            assert PHRASES[language].dice([("red", symbol)] * count)["nom"]


# What is not certain is called so (1.1, 1.2)


@in_both
def test_what_is_reconstructed_is_said_in_words_and_in_the_rules_but_of_no_position(
    language: Language,
) -> None:
    say = PHRASES[language]
    play = Position("frodo sam").rolled("yellow.ring red.orc blue.weapon green.gandalf black.nazgul")
    told = [WORDS.alt(play.seen("frodo"), view, language) for view in ("table", "dice")]
    assert say("uncertain-mark") not in "".join([WORDS.describe(play.seen(), language), *told])
    assert [*WORDS.doubts(language)] == [say("doubt-faces"), say("doubt-squares", squares=7)]
    assert any(say("rules-uncertain") in chapter.body for chapter in WORDS.rules(language))


def test_the_points_at_the_end_are_not_called_circles() -> None:
    play = Position("frodo sam", sheets={"frodo": sheet(circles=8, left=1), "sam": sheet(left=1)})
    said = WORDS.status(play.used("yellow.nazgul red.nazgul").seen(), "en")
    assert said.endswith("Points: Frodo 0, Sam 0.")
