"""The position in words: everything a viewer may know, nothing else, never too long, in both languages."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.engine import CHANCE, Chance, Outcome, Seat
from bot.text import LANGUAGES, LONGEST_ALT, Language
from cogs.war.game import WAR
from cogs.war.model.bags import bag, elements
from cogs.war.model.components import CARDS, DECK_CARDS, FREE, REGIONS, SHADOW, SIDES
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Chase, State, WarOptions
from cogs.war.painting.board import BOARD
from cogs.war.rules.uses import OUTCOMES
from cogs.war.words.description import LONGEST, Description
from cogs.war.words.names import (
    AREA_OF,
    AREAS,
    PHRASES,
    REGIONS_IN,
    card_label,
    character_label,
    region_label,
)
from cogs.war.words.status import compact, how_it_ended, outcome, status
from tests.war.position import Played, Position
from tests.war.variation import vary
from tests.war.wanted import warlike

in_both = pytest.mark.parametrize("language", LANGUAGES)
VIEWERS: tuple[Seat | None, ...] = (*SIDES, None)
TITLED = "zoom_south_east"


def seen_in(position: Position | Played, viewer: Seat | None = None) -> WarObservation:
    """What a viewer sees of a position, which is played on until somebody has to choose."""
    game = position if isinstance(position, Played) else position.acting("shadow")
    return WAR.observe(game.state, viewer)


def described(position: Position | Played, language: Language, viewer: Seat | None = None) -> str:
    """The position in words."""
    return Description(PHRASES[language], seen_in(position, viewer)).whole()


def fighting() -> Played:
    """Osgiliath is attacked; the attacker has laid a card, the defender none."""
    at = Position().clear().put("osgiliath", "gondor_regular*3 gondor_elite gondor_leader boromir")
    at = at.put("south_ithilien", "sauron_regular*5 nazgul*2").at_war("gondor", "sauron").hand("sh_str_01")
    game = at.dice(sh="army muster").hand("fp_char_01").acting("shadow")
    game.do("use army attack", "attack south_ithilien osgiliath", "confirm", "lay sh_str_01", "lay_none")
    return game.roll(1, 3, 6, 5, 6)


def besieging() -> Position:
    """Helm's Deep is besieged, Edoras has fallen."""
    at = (
        Position().clear().put("helms_deep", "rohan_regular*2 rohan_leader isengard_regular*5 isengard_elite")
    )
    return at.besieged("helms_deep").captured("edoras").put("orthanc", "saruman").hand("sh_char_22")


def in_mordor() -> Position:
    """The Fellowship is on the Mordor Track with Gollum as its Guide, and a tile is being resolved."""
    companions = ("gandalf_the_grey", "strider", "legolas", "gimli", "boromir", "meriadoc", "peregrin")
    at = Position().without(*companions).fellowship(region="", mordor=3, corruption=9, hidden=False)
    chase = Chase("mordor", tile="sh_shelobs_lair", damage=4)
    return at.hunt(shadow=3, free=1, drawn=bag("sh_shelobs_lair", "eye_reveal")).having(chase=chase)


def crowded() -> Position:
    """Every figure of the game on the map, in as many regions as possible; most cards discarded."""
    at = Position().clear()
    for side in (FREE, SHADOW):
        for number, name in enumerate(elements(at.state.reinforcements[side])):
            at.put(REGIONS[(number * 2 + side) % len(REGIONS)], name)
    piles = tuple((*DECK_CARDS[side][0][:12], *DECK_CARDS[side][1][:12]) for side in (FREE, SHADOW))
    buried = tuple((*DECK_CARDS[side][0][12:20], *DECK_CARDS[side][1][12:18]) for side in (FREE, SHADOW))
    hands = tuple((*DECK_CARDS[side][0][20:], *DECK_CARDS[side][1][18:]) for side in (FREE, SHADOW))
    return at.having(discards=piles, buried=buried, hands=hands, decks=(((), ()), ((), ())), turn=30)


def moments() -> dict[str, Position | Played]:
    """Positions to read, by a name."""
    return {
        "set-up": Position().acting("free_peoples"),
        "battle": fighting(),
        "siege": besieging().acting("shadow"),
        "mordor": in_mordor(),
        "crowded": crowded(),
    }


def states(seed: int, turns: int, every: int) -> list[State]:
    """Positions of a game played at random."""
    rng, state = Random(seed), WAR.new(WarOptions(most_turns=turns))
    positions: list[State] = []
    for number in range(20_000):
        pending = WAR.pending(state)
        if isinstance(pending, Outcome):
            return [*positions, state]
        seat = CHANCE if isinstance(pending, Chance) else pending.open[0].seat
        action = WAR.sample(state, rng) if seat == CHANCE else warlike(WAR, state, seat, rng)
        state = WAR.apply(state, seat, action).state
        if number % every == 0:
            positions.append(state)
    raise AssertionError("too long a game")


# Areas


def test_every_region_is_in_one_area_and_an_area_fits_a_menu() -> None:
    assert sorted(AREA_OF) == sorted(REGIONS)
    assert sum(len(REGIONS_IN[area]) for area in AREAS) == len(REGIONS)
    assert max(len(REGIONS_IN[area]) for area in AREAS) <= 25


# The status and the end


@in_both
@pytest.mark.parametrize("name", list(moments()))
def test_the_status_has_two_lines_and_is_the_same_for_everybody(name: str, language: Language) -> None:
    said = {status(PHRASES[language], seen_in(moments()[name], viewer)) for viewer in VIEWERS}
    assert len(said) == 1
    assert len(said.pop().split("\n")) <= 2


@in_both
def test_the_points_that_win_are_those_of_the_rules_agreed(language: Language) -> None:
    base, mod = (status(PHRASES[language], seen_in(Position(rules=rules))) for rules in ("base", "groteka"))
    assert "0/4" in base
    assert "0/10" in base
    assert "0/10" in mod
    assert "0/11" in mod


@in_both
def test_before_the_first_turn_the_status_says_so(language: Language) -> None:
    assert status(PHRASES[language], WAR.observe(WAR.new(WarOptions()), None))


@in_both
def test_how_a_game_ends_is_said_for_every_reason(language: Language, snapshot: SnapshotAssertion) -> None:
    say = PHRASES[language]
    winners = {"outcome-corruption": "shadow", "outcome-shadow-conquest": "shadow"}
    said = {
        reason: how_it_ended(
            say, reason, () if reason == "outcome-turn-limit" else (winners.get(reason, SIDES[0]),)
        )
        for reason in OUTCOMES
    }
    said["outcome-resigned by the Free Peoples"] = how_it_ended(say, "outcome-resigned", ("shadow",))
    assert said == snapshot


@in_both
def test_a_game_that_is_over_says_how_in_status_and_description(language: Language) -> None:
    state = WAR.resign(Position().acting("shadow").state, "shadow").state
    say, seen = PHRASES[language], WAR.observe(state, None)
    assert outcome(say, seen) in status(say, seen)
    assert outcome(say, seen) in Description(say, seen).whole()


# Everything a viewer may know


@in_both
@pytest.mark.parametrize("name", list(moments()))
def test_the_whole_position_reads_as_reviewed(
    name: str, language: Language, snapshot: SnapshotAssertion
) -> None:
    assert described(moments()[name], language, "shadow") == snapshot


@in_both
def test_figures_in_short(language: Language, snapshot: SnapshotAssertion) -> None:
    held = bag("boromir", "nazgul", "nazgul", "witch_king", gondor_regular=3, gondor_leader=1, rohan_elite=2)
    assert compact(PHRASES[language], held) == snapshot
    assert compact(PHRASES[language], ()) == ""


@in_both
def test_everybody_on_the_map_is_named_with_his_region(language: Language) -> None:
    say = PHRASES[language]
    for state in states(1, 6, 40):
        for viewer in VIEWERS:
            text = Description(say, WAR.observe(state, viewer)).whole()
            for region, figures in enumerate(zip(*state.stacks, strict=True)):
                if any(figures):
                    assert f"{region_label(say, REGIONS[region])}: " in text


@in_both
def test_own_cards_are_named_and_cards_nobody_has_seen_are_not(language: Language) -> None:
    say = PHRASES[language]
    for state in states(2, 5, 60):
        for viewer in VIEWERS:
            seen = WAR.observe(state, viewer)
            text = Description(say, seen).whole()
            alts = " ".join(Description(say, seen).alt(view) for view in BOARD.views(seen)[:3])
            for side in seen.sides:
                assert all(card_label(say, card) in text for card in side.hand)
            known = {card_label(say, card) for side in seen.sides for card in (*side.table, *side.discards)}
            hidden = {card_label(say, card) for decks in seen.unknown for deck in decks for card in deck}
            tiles = {card_label(say, card) for card, each_card in CARDS.items() if each_card.tile}
            for label in hidden - known - tiles:
                assert label not in text
                assert label not in alts


@in_both
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_viewer_may_not_know_changes_no_word(language: Language, viewer: Seat | None) -> None:
    rng, say = Random(9), PHRASES[language]
    for state in states(3, 6, 45):
        truth, other = (WAR.observe(each_state, viewer) for each_state in (state, vary(state, viewer, rng)))
        assert Description(say, truth).whole() == Description(say, other).whole()
        for view in BOARD.views(truth)[:3]:
            assert Description(say, truth).alt(view) == Description(say, other).alt(view)


@in_both
def test_the_back_of_a_combat_card_is_all_the_other_side_reads(language: Language) -> None:
    at = Position().clear().put("osgiliath", "gondor_regular*3").put("south_ithilien", "sauron_regular*5")
    game = at.at_war("gondor", "sauron").hand("sh_str_01", "fp_char_22").dice(sh="army").acting("shadow")
    game.do("use army attack", "attack south_ithilien osgiliath", "confirm", "lay sh_str_01")
    label = card_label(PHRASES[language], "sh_str_01")
    assert label in described(game, language, "shadow")
    assert label not in described(game, language, "free_peoples")
    for viewer in ("free_peoples", None):
        assert label not in Description(PHRASES[language], seen_in(game, viewer)).alt("battle")


# How long it may be


@in_both
@pytest.mark.parametrize("seed", range(2))
def test_it_never_passes_the_limits_in_played_positions(language: Language, seed: int) -> None:
    for state in states(seed, 14, 70):
        for viewer in VIEWERS:
            seen = WAR.observe(state, viewer)
            words = Description(PHRASES[language], seen)
            assert len(words.whole()) <= LONGEST
            for view in BOARD.views(seen):
                assert 0 < len(words.alt(view)) <= LONGEST_ALT


@in_both
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_full_map_is_shortened_by_rule_and_says_so(language: Language, viewer: Seat | None) -> None:
    say, at = PHRASES[language], crowded()
    seen = seen_in(at, viewer)
    text = Description(say, seen).whole()
    assert len(text) <= LONGEST
    assert text.endswith(f"-# {say('state-shortened', areas=1)}")
    assert card_label(say, at.state.discards[FREE][0]) not in text
    for name in ("gandalf_the_white", "aragorn", "witch_king", "saruman", "mouth_of_sauron"):
        assert character_label(say, name) in text
    for view in BOARD.views(seen):
        assert len(Description(say, seen).alt(view)) <= LONGEST_ALT


@in_both
def test_names_of_discards_go_first_then_the_armies_of_the_quietest_area(language: Language) -> None:
    say = PHRASES[language]
    few = Position().having(discards=(DECK_CARDS[FREE][0][:3], ()))
    assert card_label(say, DECK_CARDS[FREE][0][0]) in described(few, language)
    assert say("state-shortened", areas=0) not in described(few, language)
    piles = tuple((*DECK_CARDS[side][0], *DECK_CARDS[side][1]) for side in (FREE, SHADOW))
    many = described(Position().having(discards=piles), language)
    assert many.endswith(f"-# {say('state-shortened', areas=0)}")
    assert f"{region_label(say, 'minas_tirith')}: " in many


# Alt texts


@in_both
def test_the_hand_lists_each_card_with_what_it_is_in_battle(
    language: Language, snapshot: SnapshotAssertion
) -> None:
    at = Position().hand("fp_char_01", "fp_str_01", "fp_str_16")
    assert Description(PHRASES[language], seen_in(at, "free_peoples")).alt("hand") == snapshot
    empty = Description(PHRASES[language], seen_in(Position(), "shadow")).alt("hand")
    assert empty


@in_both
@pytest.mark.parametrize("view", ["table", "battle", TITLED])
def test_a_picture_in_words(view: str, language: Language, snapshot: SnapshotAssertion) -> None:
    assert Description(PHRASES[language], seen_in(fighting())).alt(view) == snapshot


@in_both
def test_the_part_of_a_map_names_all_that_stands_there(language: Language) -> None:
    say = PHRASES[language]
    text = Description(say, seen_in(besieging().fellowship(region="edoras"))).alt("zoom_south_west")
    for region in ("orthanc", "helms_deep"):
        assert f"{region_label(say, region)}: " in text


@in_both
def test_nobody_is_hunted_before_a_tile_is_drawn(language: Language) -> None:
    at = in_mordor()
    at.having(chase=replace(Chase("roll"), rolled=()))
    assert PHRASES[language]("state-chase-open") in described(at, language)
