"""What The Confrontation says: to whom, how much, in both languages, and in the right grammatical form."""

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

from bot.engine import CHANCE, Chance, Decision, Outcome, Refusal
from bot.text import LANGUAGES, GameText, Item, Language
from cogs.confrontation import actions, events
from cogs.confrontation.components import CARDS, FIGURES, REGIONS, SIDES, SPECIALS
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.observation import ConfrontationObservation, Passage
from cogs.confrontation.rules import OUTCOMES, refuse
from cogs.confrontation.state import ConfrontationOptions
from cogs.confrontation.words import WORDS
from cogs.confrontation.words.phrases import FACES, PHRASES
from tests.confrontation.position import Position
from tests.confrontation.words import DECK, FIGHTERS, battle, pieces, seen
from tests.looks import languages_of

LABEL, DETAIL, ALT, TEXT, CHAPTER = 60, 100, 1024, 3800, 3500
KEY = re.compile(r"[a-z0-9_]{1,16}")
COUNTS = (0, 1, 2, 5, 12, 22, 25)
WINS = {
    "outcome-frodo-in-mordor": "light",
    "outcome-frodo-defeated": "dark",
    "outcome-three-in-shire": "dark",
}
"""Who alone can win so."""

words: GameText[ConfrontationObservation] = WORDS
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
    names = (*SIDES, *FIGHTERS, *REGIONS, *DECK, *SPECIALS[0], *SPECIALS[1])
    forms = {name: dict(say.name(name)) for name in names}
    told = [
        f"{name}: " + " | ".join(f"{form or 'label'} {text}" for form, text in name_forms.items())
        for name, name_forms in forms.items()
    ]
    assert told == snapshot


def test_every_figure_has_the_forms_its_language_needs() -> None:
    for figure in FIGHTERS:
        assert {"nom", "start", "number"} <= set(PHRASES["en"].name(figure))
        assert {"nom", "start", "gen", "dat", "acc", "ins", "gender"} <= set(PHRASES["pl"].name(figure))


@in_both
def test_names_of_the_list_are_joined_in_every_form(language: Language) -> None:
    both = PHRASES[language].several(SIDES)
    assert both["nom"] == PHRASES[language].translator.join(
        [PHRASES[language].name(side)["nom"] for side in SIDES]
    )


def test_polish_sentences_decline_what_they_name() -> None:
    def tell(event: Any) -> str | None:
        return words.tell(event, None, "pl")

    went = events.FigureMoved(side="dark", origin="gap_of_rohan", region="misty_mountains", way="step")
    assert tell(went) == "Gracz mroku przesuwa figurę z Wrót Rohanu do Gór Mglistych."
    joined = events.BattleJoined(attacker="dark", region="mirkwood", light="merry", dark="shelob")
    assert tell(joined) == "⚔️ Walka w Mrocznej Puszczy: Szeloba atakuje Merry’ego."
    met = events.BattleJoined(attacker="light", region="shire", light="gandalf", dark="balrog")
    assert tell(met) == "⚔️ Walka w Shire: Gandalf atakuje Balroga."
    fell = events.FigureDefeated(side="dark", figure="shelob", region="gap_of_rohan", why="strength")
    assert tell(fell) == "💀 Szeloba zostaje pokonana we Wrotach Rohanu."
    orc = events.FigureDefeated(side="dark", figure="orcs", region="moria", why="text")
    assert tell(orc) == "💀 Ork zostaje od razu pokonany w Morii."


def test_english_sentences_agree_with_the_orcs() -> None:
    attack = events.BattleJoined(attacker="dark", region="shire", light="sam", dark="orcs")
    assert words.tell(attack, None, "en") == "⚔️ Battle in the Shire: the Orcs attack Sam."
    fell = events.FigureDefeated(side="dark", figure="orcs", region="moria", why="text")
    assert words.tell(fell, None, "en") == "💀 The Orcs are defeated on sight in Moria."
    other = events.FigureDefeated(side="dark", figure="warg", region="moria", why="strength")
    assert words.tell(other, None, "en") == "💀 The Warg is defeated in Moria."


@in_both
@pytest.mark.parametrize(
    ("message", "variable", "more"),
    [
        ("prompt-place", "left", {"home": "shire"}),
        ("prompt-ready", "swaps", {}),
        ("prompt-challenge", "count", {"region": "gap_of_rohan"}),
        ("menu-attack", "count", {}),
        ("menu-join", "count", {}),
        ("menu-palantir-region", "count", {}),
        ("describe-hidden", "count", {}),
    ],
)
def test_counts_take_the_right_plural(
    language: Language, message: str, variable: str, more: dict[str, str], snapshot: SnapshotAssertion
) -> None:
    say = PHRASES[language]
    names = {name: say.name(value) for name, value in more.items()}
    assert [say(message, **{variable: count}, **names) for count in COUNTS] == snapshot


# The story


def every_event() -> Iterator[Any]:
    """Every event with every figure, region and card it can name."""
    regions, both = REGIONS, [(side, figure) for side in (0, 1) for figure in FIGURES[side]]
    for side in SIDES:
        yield events.SideReady(side=side)
        yield events.PlayBegins(side=side)
        yield events.TunnelEntered(side=side)
        yield events.CardChosen(side=side)
        yield events.SideResigned(side=side)
        yield events.TurnBegan(side=side, turn=22)
        for region, way in product(regions, ("step", "river", "tunnel", "special")):
            yield events.FigureMoved(side=side, origin=region, region="moria", way=way)
            yield events.FigureMoved(side=side, origin="moria", region=region, way=way, position=2)
        for region in regions:
            yield events.FiguresRearranged(side=side, region=region)
        for card in CARDS[SIDES.index(side)]:
            yield events.CardShown(side=side, card=card)
            yield events.MagicExchanged(side=side, card=card)
            for why in ("eye", "blocked", "troll", "empty", "escaped", "text"):
                yield events.CardWithoutEffect(side=side, card=card, why=why)
    for number, figure in both:
        side = SIDES[number]
        yield events.BalrogStruck(figure=figure)
        yield events.FiguresSwapped(side=side, figure=figure, other="frodo")
        for region in regions:
            yield events.FigurePlaced(side=side, figure=figure, region=region)
            yield events.OwnFigureMoved(side=side, figure=figure, region=region)
            yield events.FigureFled(figure=figure, region=region)
            yield events.FigureRetreated(side=side, figure=figure, region=region)
            for why in ("text", "orcs", "sacrifice", "strength", "tunnel", "shelob"):
                yield events.FigureDefeated(side=side, figure=figure, region=region, why=why)
    for light, dark, attacker in product(*FIGURES, SIDES):
        yield events.BattleJoined(attacker=attacker, region="high_pass", light=light, dark=dark)
    for region in regions:
        yield events.ShadowfaxRidden(origin="shire", region=region)
        yield events.ShadowfaxRidden(origin=region, region="moria", position=1)
        yield events.PalantirUsed(region=region)
        yield events.FiguresSeen(region=region, figures=FIGURES[0][:2])
        yield events.FigureRecalled(origin=region)
        yield events.FigureRecalled(origin=region, position=2)
    yield events.SamStoodIn()
    yield events.FrodoShown()
    yield events.CardsForbidden()
    yield events.TotalsCompared(light_figure=5, light_card=4, dark_figure=5, dark_card=3)
    yield events.ShelobReturned()
    yield events.HandsRefilled()
    yield events.GandalfReturned()
    for reason, winner in product(OUTCOMES, SIDES):
        if WINS.get(reason, winner) != winner:
            continue
        yield events.GameEnded(winner=winner, reason=reason, light_points=5, dark_points=0)
    yield events.GameEnded(winner="", reason="outcome-turn-limit", light_points=0, dark_points=0)


@in_both
def test_every_event_is_told_in_one_line(language: Language) -> None:
    kinds = set()
    for event in every_event():
        line = words.tell(event, None, language)
        assert line
        assert "\n" not in line
        assert len(line) <= 160, line
        assert line[0].isupper() or not line[0].isalpha(), line
        kinds.add(type(event))
    assert kinds == set(events.EVENTS)


@in_both
def test_the_story_is_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    chosen = {}
    for event in every_event():
        line = words.tell(event, None, language)
        shape = (
            type(event),
            getattr(event, "why", ""),
            getattr(event, "way", ""),
            getattr(event, "reason", ""),
        )
        chosen[shape, bool(getattr(event, "position", 0))] = line
    assert list(chosen.values()) == snapshot


@in_both
def test_a_move_is_told_once_to_its_own_side_and_to_the_others(language: Language) -> None:
    seen_by_all = events.FigureMoved(side="light", origin="shire", region="moria", way="step")
    own = events.OwnFigureMoved(side="light", figure="frodo", region="moria", audience=("light",))

    def told(viewer: str | None) -> list[str]:
        lines = [words.tell(event, viewer, language) for event in (seen_by_all, own)]
        return [line for line in lines if line is not None]

    assert len(told("light")) == len(told("dark")) == len(told(None)) == 1
    assert "Frod" in told("light")[0]
    assert "Frod" not in told("dark")[0] + told(None)[0]


@in_both
def test_an_event_for_one_side_is_not_told_to_another(language: Language) -> None:
    event = events.FiguresSeen(region="moria", figures=("frodo",), audience=("dark",))
    assert words.tell(event, "light", language) is None
    assert words.tell(event, None, language) is None
    assert words.tell(event, "dark", language)


def test_totals_are_told_as_a_sum() -> None:
    event = events.TotalsCompared(light_figure=5, light_card=4, dark_figure=5, dark_card=3)
    assert words.tell(event, None, "en") == "🧮 Light 5 + 4 = 9 : 8 = 5 + 3 Dark"


# Refusals, outcomes, options


@in_both
@pytest.mark.parametrize("reason", sorted(refuse.facts))
def test_every_refusal_says_why_with_its_rule(language: Language, reason: str) -> None:
    samples = {
        "figure": FIGHTERS,
        "other": ("frodo",),
        "region": REGIONS,
        "card": (*DECK, *SPECIALS[0], *SPECIALS[1]),
        "position": ("4",),
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
    facts = {"figure": "orcs", "other": "shelob", "region": "gap_of_rohan", "card": "d_retreat"}
    facts |= {"position": "2", "name": "mount_doom"}
    said = [
        words.refusal(Refusal(reason, "-", {name: facts[name] for name in names}), language)
        for reason, names in refuse.facts.items()
    ]
    assert said == snapshot


@in_both
@pytest.mark.parametrize("reason", OUTCOMES)
def test_every_outcome_is_told_with_its_points(language: Language, reason: str) -> None:
    winners = () if reason == "outcome-turn-limit" else ("light",)
    outcome = Outcome(winners, reason, (("light", 5), ("dark", 0)))
    position = seen(None, outcome=outcome, stage="over", waiting=())
    told = words.outcome(position, language)
    assert told in words.status(position, language)
    assert "5" in words.status(position, language)


@in_both
def test_only_what_differs_from_the_usual_is_listed(language: Language) -> None:
    assert words.options(ConfrontationOptions(), language) == ""
    changed = ConfrontationOptions(series=2, pick_revealed=True)
    expected = [words.option("series", "2", language), words.option("pick_revealed", "true", language)]
    assert words.options(changed, language) == " · ".join(item.label for item in expected)


# The rules for players


@in_both
def test_the_chapters_name_every_figure_and_special_card(language: Language) -> None:
    text = " ".join(chapter.body for chapter in words.rules(language))
    for name in (*FIGHTERS, *SPECIALS[0], *SPECIALS[1], *REGIONS):
        assert PHRASES[language].label(name) in text, name


# The position


@in_both
@pytest.mark.parametrize("viewer", [*SIDES, None])
def test_describe_mentions_everything_public(language: Language, viewer: str | None) -> None:
    say = PHRASES[language]
    position = seen(
        viewer,
        pieces=pieces(viewer, balrog="moria", gandalf="moria"),
        defeated=(("light", ("boromir",)), ("dark", ("warg",))),
        used=(("light", ("l_magic", "l3")), ("dark", ("d_eye", "d6"))),
        specials=(("light", ("s_shadowfax",)), ("dark", ("s_palantir",))),
        passage=Passage("dark", "gondor", "fangorn"),
    )
    text = words.describe(position, language)
    for region in REGIONS:
        assert say.label(region) in text
    for name in ("boromir", "warg", "l_magic", "l3", "d_eye", "d6", "s_shadowfax", "s_palantir"):
        assert say.label(name) in text, name
    assert say.name("gondor")["from"] in text
    assert say.name("fangorn")["to"] in text
    own = {"light": FIGURES[0], "dark": FIGURES[1], None: ()}[viewer]
    for figure in own:
        assert say.label(figure) in text
    for hidden in set(FIGHTERS) - set(own) - {"boromir", "warg"}:
        assert not re.search(rf"\b{re.escape(say.label(hidden))} \d", text), hidden


@in_both
def test_describe_counts_the_hidden_and_names_the_shown(language: Language) -> None:
    say = PHRASES[language]
    four = words.describe(seen("light"), language)
    assert say("describe-hidden", count=4) in four
    shown = tuple(
        replace(piece, figure="balrog", shown=True)
        if piece.region == "mordor" and piece.position == 2
        else piece
        for piece in pieces("light")
    )
    told = words.describe(seen("light", pieces=shown), language)
    assert say("describe-shown", figure=say.name("balrog"), strength=5) in told
    assert say("describe-hidden", count=2) in told
    assert say("describe-hidden", count=4) not in told


@in_both
def test_describe_tells_a_battle_card_by_card(language: Language) -> None:
    say = PHRASES[language]
    fought = battle(
        "sam", "cave_troll", dark_card="d_eye", chosen=("light",), own_card="l4", frodo_shown=True
    )
    text = words.describe(seen("light", stage="cards", battle=fought), language)
    for name in ("sam", "cave_troll", "d_eye", "l4"):
        assert say.label(name) in text
    assert "5" in text.split("###")[1]
    assert say("describe-battle-chosen", side=say.to("light").name("light")) in text


@in_both
@pytest.mark.parametrize("view", ["table", "hand"])
def test_alt_texts_fit_and_put_the_turn_before_the_map(language: Language, view: str) -> None:
    all_known = tuple(
        replace(piece, figure=figure, shown=True)
        for side in (0, 1)
        for piece, figure in zip(
            [p for p in pieces(None) if p.side == SIDES[side]], FIGURES[side], strict=True
        )
    )
    fought = battle("merry", "witch_king", dark_card="d_retreat", light_card="l_sacrifice")
    position = seen("light", pieces=all_known, battle=fought, stage="retreat", looked="eregion")
    alt = words.alt(position, view, language)
    assert len(alt) <= ALT
    turn = words.status(position, language).split("\n")[0]
    assert turn in alt
    assert alt.index(turn) < alt.index(PHRASES[language].label("mordor") + " –")
    assert len(words.describe(position, language)) <= TEXT


@in_both
def test_the_alt_text_of_a_hand_names_the_cards(language: Language) -> None:
    alt = words.alt(seen("dark"), "hand", language)
    assert PHRASES[language].label("d_eye") in alt
    assert PHRASES[language].label("d_eye") not in words.alt(seen("dark"), "table", language)


# What is asked


PROMPTS: dict[str, tuple[dict[str, Any], tuple[Any, ...]]] = {
    "place": ({"stage": "setup", "unplaced": ("frodo", "sam")}, (actions.Place("frodo", "shire"),)),
    "ready": ({"stage": "setup"}, (actions.Ready(),)),
    "move": ({}, (actions.Move("frodo", "arthedain"),)),
    "move-special": ({}, (actions.Move("frodo", "arthedain"), actions.GandalfTheWhite())),
    "move-rearrange": ({}, (actions.Move("frodo", "arthedain"), actions.Rearrange("shire"))),
    "only-special": ({}, (actions.GandalfTheWhite(),)),
    "riding": ({"riding": "gimli", "ride": "moria"}, (actions.Move("gimli", "rohan"),)),
    "ridden": ({"ride": "moria"}, (actions.Move("gimli", "rohan"),)),
    "ambush": ({"viewer": "dark", "stage": "tunnel"}, (actions.Ambush(), actions.LetPass())),
    "let-pass": ({"viewer": "dark", "stage": "tunnel"}, (actions.LetPass(),)),
    "keep": (
        {"stage": "challenge", "battle": battle(None, None)},
        (actions.Rearrange("moria"), actions.Keep()),
    ),
    "challenge": (
        {"viewer": "dark", "stage": "challenge", "battle": battle(None, None, region="shire")},
        (actions.Challenge(1), actions.Challenge(2)),
    ),
    "flee": (
        {"stage": "early", "battle": battle("frodo", "shelob")},
        (actions.Flee("rhudaur"), actions.FightOn()),
    ),
    "guard": ({"stage": "early", "battle": battle("frodo", "orcs")}, (actions.StandIn(), actions.FightOn())),
    "both": (
        {"stage": "early", "battle": battle("frodo", "warg")},
        (actions.Flee("rhudaur"), actions.StandIn(), actions.FightOn()),
    ),
    "sam": ({"stage": "early", "battle": battle("sam", "shelob")}, (actions.ShowFrodo(), actions.FightOn())),
    "pippin": (
        {"stage": "early", "battle": battle("pippin", "shelob", attacker="light")},
        (actions.Flee("rhudaur"), actions.FightOn()),
    ),
    "nothing": ({"stage": "early", "battle": battle("frodo", "shelob")}, (actions.FightOn(),)),
    "saruman": (
        {"viewer": "dark", "stage": "saruman", "battle": battle("sam", "saruman", frodo_shown=True)},
        (actions.ForbidCards(), actions.AllowCards()),
    ),
    "cards": ({"stage": "cards", "battle": battle("merry", "shelob")}, (actions.PlayCard("l_cloak"),)),
    "cards-first": (
        {"viewer": "dark", "stage": "cards", "battle": battle("gandalf", "shelob")},
        (actions.PlayCard("d_eye"),),
    ),
    "cards-second": (
        {"stage": "cards", "battle": battle("gandalf", "shelob", dark_card="d_retreat")},
        (actions.PlayCard("l5"),),
    ),
    "cards-warg": ({"stage": "cards", "battle": battle("gandalf", "warg")}, (actions.PlayCard("l5"),)),
    "cards-troll": (
        {"viewer": "dark", "stage": "cards", "battle": battle("sam", "cave_troll")},
        (actions.PlayCard("d1"),),
    ),
    "magic": (
        {"stage": "magic", "battle": battle("sam", "shelob", light_card="l_magic")},
        (actions.Exchange("l_cloak"),),
    ),
    "retreat": ({"stage": "retreat", "battle": battle("sam", "shelob")}, (actions.Retreat("eregion"),)),
    "stay": (
        {"viewer": "dark", "stage": "retreat", "battle": battle("sam", "orcs")},
        (actions.Retreat("rhudaur"), actions.Stay()),
    ),
}


@in_both
def test_the_prompts_and_menus_are_as_reviewed(language: Language, snapshot: SnapshotAssertion) -> None:
    told = []
    for name, (fields, legal) in PROMPTS.items():
        fields = {"viewer": "light"} | fields
        position = seen(fields["viewer"], legal, **{k: v for k, v in fields.items() if k != "viewer"})
        paths = [words.paths(position, language)(action) for action in legal]
        for path in paths:
            check_items(path)
        menus = [" › ".join(f"{i.emoji} {i.label} [{i.detail}] {i.tone}" for i in path) for path in paths]
        told.append([name, words.prompt(position, language), words.status(position, language), *menus])
    assert told == snapshot


@in_both
def test_every_figure_and_card_has_a_face_and_a_path_of_its_own(language: Language) -> None:
    assert set(FACES) == {*FIGHTERS, *DECK}
    for viewer, own in zip(SIDES, FIGURES, strict=True):
        position = seen(viewer)
        keys = set()
        for figure, region in product(own, REGIONS):
            path = words.paths(position, language)(actions.Move(figure, region))
            check_items(path)
            keys.add(tuple(item.key for item in path))
        assert len(keys) == len(own) * len(REGIONS)


def test_a_target_tells_enemies_ways_and_company_apart() -> None:
    def item(viewer: str, figure: str, region: str, **moved: str) -> Item:
        position = seen(viewer, pieces=pieces(viewer, **moved))
        return words.paths(position, "en")(actions.Move(figure, region))[-1]

    assert item("light", "frodo", "arthedain").detail == "Joins one figure of yours"
    assert item("light", "gimli", "moria").detail == "Nobody is there"
    assert item("light", "gimli", "fangorn").detail == "Attack one enemy · Through the tunnel"
    assert item("light", "gimli", "fangorn", gimli="mirkwood").detail == "Attack one enemy · Down the Anduin"
    assert item("dark", "witch_king", "fangorn", witch_king="mirkwood").detail.endswith("By special movement")
    assert item("light", "frodo", "mordor", frodo="gondor").detail == "Wins the game at once"
    assert item("light", "gimli", "mordor", gimli="gondor").detail == "Attack 4 enemies"
    away = dict.fromkeys(("frodo", "sam", "pippin", "merry"), "fangorn")
    near = {**away, "orcs": "shire", "shelob": "shire", "warg": "arthedain"}
    assert item("dark", "warg", "shire", **near).detail == "Wins the game at once"


def test_a_figure_seen_in_the_palantir_is_challenged_by_its_name() -> None:
    known = tuple(
        replace(piece, figure="frodo") if (piece.region, piece.position) == ("shire", 1) else piece
        for piece in pieces("dark")
    )
    position = seen("dark", pieces=known, stage="challenge", battle=battle(None, None, region="shire"))
    first, second = (words.paths(position, "en")(actions.Challenge(n))[0] for n in (1, 2))
    assert (first.label, first.detail) == ("Frodo", "on the far left")
    assert second.label == "Figure second from the left"


# Whole games


OPTIONS = (
    ConfrontationOptions(),
    ConfrontationOptions(
        light_specials="both",
        dark_specials="both",
        rearrange="by_hand",
        pick_revealed=True,
        card_retreat_optional=True,
        shadowfax_same_figure=False,
    ),
    ConfrontationOptions(light_specials="both", dark_specials="both"),
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_are_told_within_all_limits(options: ConfrontationOptions, seed: int) -> None:
    rng = Random(seed)
    state = CONFRONTATION.new(options)
    for number in range(600):
        for viewer, language in product((*SIDES, None), languages_of(number)):
            check_position(CONFRONTATION.observe(state, viewer), language)
        pending = CONFRONTATION.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            step = CONFRONTATION.apply(state, CHANCE, CONFRONTATION.sample(state, rng))
        else:
            seat = rng.choice(pending.open).seat
            step = CONFRONTATION.apply(state, seat, rng.choice(CONFRONTATION.legal(state, seat)))
        for event, viewer, language in product(step.events, (*SIDES, None), LANGUAGES):
            words.tell(event, viewer, language)
        state = step.state


def check_position(position: ConfrontationObservation, language: Language) -> None:
    """Everything that is said of a position can be said, and fits."""
    assert 0 < len(words.status(position, language)) <= 300
    assert 0 < len(words.describe(position, language)) <= TEXT
    for view in ("table", "hand"):
        assert 0 < len(words.alt(position, view, language)) <= ALT
    if position.legal:
        assert 0 < len(words.prompt(position, language)) <= 400
    for action in position.legal[:: 1 + len(position.legal) // 12]:
        check_items(words.paths(position, language)(action))


@in_both
def test_status_waits_for_both_sides_at_once(language: Language) -> None:
    say = PHRASES[language]
    both = (Decision("light", "cards", "6.8"), Decision("dark", "cards", "6.8"))
    told = words.status(seen(None, stage="cards", waiting=both, battle=battle("sam", "orcs")), language)
    form = "acc" if language == "pl" else "nom"
    assert say.several(SIDES)[form] in told


def test_every_rule_that_is_cited_is_written_down() -> None:
    page = (Path(__file__).parents[2] / "docs/rules/confrontation.md").read_text("utf-8")
    written = set(re.findall(r"\*\*(\d+\.\d+)\*\*", page)) | set(
        re.findall(r"^\| (A\d+) ", page, re.MULTILINE)
    )
    said = " ".join(
        [chapter.body for chapter in words.rules("en")]
        + [words.option(name, None, "en").detail for name in ConfrontationOptions.model_fields]
        + list(map(str, refused_with()))
    )
    cited = set(re.findall(r"\b(?:A\d+|\d+\.\d+)\b", said))
    assert cited
    assert cited <= written
    assert {f"A{number}" for number in range(1, 37)} <= written
    for name in ConfrontationOptions.model_fields:
        assert f"`{name}`" in page, name


def refused_with() -> Iterator[str]:
    """Every rule number written in the code of the rules."""
    for path in (Path(__file__).parents[2] / "cogs/confrontation/rules").glob("*.py"):
        yield from re.findall(r'"(\d+\.\d+)"', path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("language", "position", "told"),
    [
        ("en", 2, "Light moves a figure from Cardolan to Eregion (the second from the left)."),
        ("en", 0, "Light moves a figure from Cardolan to Eregion."),
        ("pl", 2, "Gracz światła przesuwa figurę z Cardolanu do Eregionu (drugą z lewej)."),
    ],
)
def test_which_figure_moved_is_told_by_where_it_stood_and_not_by_a_number(
    language: Language, position: int, told: str
) -> None:
    moved = events.FigureMoved(
        side="light", origin="cardolan", region="eregion", way="step", position=position
    )
    assert words.tell(moved, None, language) == told
    for event in every_event():
        assert not re.search(r"(figure|nr) \d", words.tell(event, None, language) or "")


@pytest.mark.parametrize(("language", "label"), [("en", "Exchange with Gimli"), ("pl", "Zamień z Gimlim")])
def test_3_2_the_second_figure_of_an_exchange_is_said_to_be_exchanged_with(
    language: Language, label: str
) -> None:
    play = Position("sam cardolan, gimli eregion").light_to_move()
    observed = CONFRONTATION.observe(play.state, "light")
    path = words.paths(observed, language)(actions.Swap("sam", "gimli"))
    assert [item.label for item in path][1] == label
