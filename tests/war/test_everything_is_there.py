"""Nothing of the data is without its rules and its test: cards, Combat effects, abilities, tiles, paragraphs.

Tests are read as source, not run: a test counts if it asserts something, and a source names an id if one of
its strings (docstrings aside) has it as a word.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path

import pytest

from cogs.war.model.components import CARDS, CHARACTERS, COMBAT_EFFECTS, TILES
from cogs.war.model.ruleset import collect
from cogs.war.rules.characters import Abilities
from cogs.war.rules.uses import uses_of

HERE = Path(__file__).parent
RULES = HERE / "rules"


@cache
def tree(path: Path) -> ast.Module:
    """The source of a test module, or of none where there is no such file."""
    return ast.parse(path.read_text(encoding="utf-8") if path.exists() else "")


@cache
def asserting(path: Path) -> frozenset[str]:
    """The tests of a module that assert something."""
    return frozenset(
        node.name
        for node in tree(path).body
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and any(isinstance(inner_node, ast.Assert) for inner_node in ast.walk(node))
    )


@cache
def words_in(path: Path) -> frozenset[str]:
    """The words of a module's strings, docstrings aside."""
    module = tree(path)
    spoken = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    return frozenset(
        word
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken
        for word in re.findall(r"\w+", node.value)
    )


@cache
def every_test() -> frozenset[str]:
    """The tests of the whole folder."""
    return frozenset(name for path in HERE.rglob("test_*.py") for name in asserting(path))


@cache
def declared(room: str, kind: str) -> dict[str, tuple[str, str]]:
    """What the modules of a room declare of a kind: by its id, what it is called there, and the module."""
    package = importlib.import_module(f"cogs.war.{room}")
    names: dict[str, tuple[str, str]] = {}
    for module in pkgutil.iter_modules(package.__path__):
        loaded = importlib.import_module(f"{package.__name__}.{module.name}")
        for name, value in vars(loaded).items():
            if type(value).__name__ == kind:
                assert value.id not in names, f"{value.id} is declared twice"
                names[value.id] = (name.lower(), loaded.__name__)
    return names


# 7 Event cards


def test_there_are_as_many_things_as_printed() -> None:
    assert (len(CARDS), len(COMBAT_EFFECTS), len(TILES)) == (96, 38, 15)
    assert sum(tile.count for tile in TILES.values()) == 24
    assert (
        len(
            [
                character
                for character in CHARACTERS.values()
                if character.kind in ("companion", "minion", "guide")
            ]
        )
        == 13
    )


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_event_card_is_declared_and_has_a_test_of_its_name(card: str) -> None:
    assert card in declared("rules.cards", "Card"), f"no module of cogs/war/rules/cards declares {card}"
    name, _ = declared("rules.cards", "Card")[card]
    path = RULES / "cards" / f"test_{name}.py"
    assert asserting(path), f"{path} has no test of {card}"
    assert card in words_in(path), f"{path} does not name {card}"


def test_no_declaration_or_test_of_a_card_is_of_no_card() -> None:
    cards = declared("rules.cards", "Card")
    assert set(cards) == set(CARDS)
    tested = {path.stem.removeprefix("test_") for path in (RULES / "cards").glob("test_*.py")}
    assert tested == {name for name, _ in cards.values()}


# 11.7 Combat effects


@pytest.mark.parametrize("effect", sorted(COMBAT_EFFECTS))
def test_every_combat_effect_is_declared_and_has_a_test_that_names_it(effect: str) -> None:
    name, module = declared("rules.combat", "CombatEffect")[effect]
    assert name == effect, f"{module} calls {effect} {name}"
    path = RULES / "combat" / f"test_{effect}.py"
    assert asserting(path), f"{path} has no test of {effect}"
    assert effect in words_in(path), f"{path} does not name {effect}"


def test_every_card_has_a_combat_effect_and_every_effect_its_cards() -> None:
    named_by_effects = {card: effect.id for effect in COMBAT_EFFECTS.values() for card in effect.cards}
    assert named_by_effects == {card.id: card.combat for card in CARDS.values()}
    assert all(effect.cards for effect in COMBAT_EFFECTS.values())


# 12, 13 Abilities of the characters

GREY, WHITE = "characters/test_gandalf_the_grey.py", "characters/test_gandalf_the_white.py"
HOBBITS, GOLLUM = "characters/test_meriadoc_and_peregrin.py", "characters/test_gollum.py"
SARUMAN, KING = "characters/test_saruman.py", "characters/test_witch_king.py"
MOUTH, ARAGORN = "characters/test_mouth_of_sauron.py", "characters/test_aragorn.py"
BATTLE = "test_r11_battle.py"
CAPTAIN = (
    ("cogs.war.rules.battle.fighting:combat_dice",),
    (BATTLE, "test_r11_5_each_captain_of_the_west_adds_a_die_and_no_other_companion_does"),
)
LEAVES = (
    ("cogs.war.rules.hunt:UseGuideAbility", "cogs.war.rules.companions:separate_guide"),
    (HOBBITS, "test_the_guide_lowers_the_damage_by_one_by_leaving"),
)
SAVED = (
    ("cogs.war.rules.companions:lose_companion",),
    (HOBBITS, "test_take_them_alive_puts_a_hobbit_on_the_map_instead_of_eliminating_him"),
)


def rouses(name: str, nation: str) -> tuple[tuple[str, ...], tuple[str, str]]:
    """The ability of Boromir, Legolas and Gimli."""
    test = "test_any_result_advances_the_nation_while_he_is_at_home"
    return ((f"use:rouse_{nation}",), (f"characters/test_{name}.py", test))


ABILITIES: dict[tuple[str, str], tuple[tuple[str, ...], tuple[str, str]]] = {
    **{
        (name, "captain_of_the_west"): CAPTAIN
        for name in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "aragorn")
    },
    ("gandalf_the_grey", "guide_draws"): (
        ("hook:after_event",),
        (GREY, "test_as_guide_he_may_draw_from_the_deck_of_an_event_paid_with_an_event_result"),
    ),
    ("gandalf_the_grey", "replaced_by_gandalf_the_white"): (
        ("cogs.war.rules.characters:may_return",),
        (WHITE, "test_he_replaces_the_grey_where_he_stands_on_the_map"),
    ),
    ("strider", "guide_hides"): (
        ("use:slip_away",),
        ("characters/test_strider.py", "test_any_result_hides_a_revealed_fellowship_while_he_guides"),
    ),
    ("strider", "replaced_by_aragorn"): (
        ("cogs.war.rules.characters:may_claim",),
        (ARAGORN, "test_he_replaces_strider_in_an_unconquered_seat_of_gondor"),
    ),
    ("boromir", "high_warden_of_the_white_tower"): rouses("boromir", "gondor"),
    ("legolas", "prince_of_mirkwood"): rouses("legolas", "elves"),
    ("gimli", "dwarf_of_erebor"): rouses("gimli", "dwarves"),
    **{
        (name, ability): proof
        for name in ("meriadoc", "peregrin")
        for ability, proof in (("guide_leaves", LEAVES), ("take_them_alive", SAVED))
    },
    ("aragorn", "entrance"): (("use:aragorn",), (ARAGORN, "test_only_a_will_of_the_west_die_brings_him")),
    ("gandalf_the_white", "entrance"): (
        ("use:gandalf_the_white", "hook:places"),
        (WHITE, "test_he_comes_to_fangorn_or_an_unconquered_elven_stronghold"),
    ),
    ("gandalf_the_white", "shadowfax"): (
        ("cogs.war.rules.companions:travel_level",),
        (WHITE, "test_shadowfax_carries_him_alone_or_with_one_hobbit"),
    ),
    ("gandalf_the_white", "the_white_rider"): (
        ("hook:before_battle",),
        (WHITE, "test_the_white_rider_gives_up_his_leadership_against_that_of_all_nazgul"),
    ),
    ("gollum", "guide_ignores_reveals"): (
        ("cogs.war.rules.hunt:reveals",),
        (GOLLUM, "test_standard_numbered_tiles_do_not_reveal"),
    ),
    ("gollum", "guide_betrays"): (
        ("cogs.war.rules.hunt:UseGuideAbility",),
        (GOLLUM, "test_he_may_reveal_the_fellowship_to_lower_the_damage_by_one"),
    ),
    ("saruman", "entrance"): (
        ("use:saruman",),
        (SARUMAN, "test_he_comes_to_orthanc_when_isengard_is_at_war"),
    ),
    ("saruman", "the_voice_of_saruman"): (
        ("use:voice_recruits", "use:voice_upgrades"),
        (SARUMAN, "test_his_voice_brings_a_regular_to_every_settlement_of_isengard"),
    ),
    ("saruman", "servants_of_the_white_hand"): (
        ("cogs.war.model.armies:elites_lead",),
        (SARUMAN, "test_elites_of_isengard_lead_while_he_is_in_play"),
    ),
    ("witch_king", "entrance"): (
        ("use:witch_king", "hook:places"),
        (KING, "test_he_comes_to_any_army_with_a_sauron_unit_and_rouses_all_free_peoples"),
    ),
    ("witch_king", "sorcerer"): (
        ("hook:after_round", "hook:when_shown"),
        (KING, "test_sorcerer_draws_from_the_deck_of_the_card_used_in_the_first_round"),
    ),
    ("mouth_of_sauron", "entrance"): (
        ("use:mouth_of_sauron", "hook:places"),
        (MOUTH, "test_he_comes_to_a_sauron_stronghold_when_all_free_nations_are_at_war"),
    ),
    ("mouth_of_sauron", "messenger_of_the_dark_tower"): (
        ("hook:more_results",),
        (MOUTH, "test_once_a_turn_a_muster_result_serves_as_an_army_result"),
    ),
}
"""Of each ability where it is (`use:` and `hook:` of the character's module, or `module:name`), and a test of
it.
"""
HOOKS = tuple(name for name in Abilities.__dataclass_fields__ if name not in ("id", "uses"))


def parts_of(character: str) -> set[str]:
    """The uses and hooks that a character's module declares."""
    abilities: Abilities | None = collect("rules.characters", "Abilities").get(character)
    if abilities is None:
        return set()
    hooks = {f"hook:{name}" for name in HOOKS if getattr(abilities, name) is not None}
    return hooks | {f"use:{use.name}" for use in abilities.uses}


def test_every_ability_of_the_data_is_listed() -> None:
    assert set(ABILITIES) == {
        (character.id, name) for character in CHARACTERS.values() for name in character.abilities
    }
    captains = {name for name, ability in ABILITIES if ability == "captain_of_the_west"}
    assert captains == {character.id for character in CHARACTERS.values() if character.captain}


@pytest.mark.parametrize("character", sorted(CHARACTERS))
def test_every_use_and_hook_of_a_character_belongs_to_an_ability(character: str) -> None:
    listed = {part for (name, _), (parts, _) in ABILITIES.items() if name == character for part in parts}
    assert {part for part in listed if part.startswith(("use:", "hook:"))} == parts_of(character)


@pytest.mark.parametrize(("character", "ability"), sorted(ABILITIES))
def test_every_ability_has_an_implementation_and_a_test_that_names_its_character(
    character: str, ability: str
) -> None:
    parts, (file, test) = ABILITIES[character, ability]
    tests = RULES / file
    for part in parts:
        where, _, name = part.partition(":")
        if where == "use":
            assert any(name in uses_of(side) for side in (0, 1)), part
        elif where != "hook":
            assert callable(getattr(importlib.import_module(where), name, None)), part
    assert test in asserting(tests), f"{tests} has no test {test}"
    assert character in words_in(tests), f"{tests} does not name {character}"


# 13.6 Hunt tiles


@pytest.mark.parametrize("tile", sorted(TILES))
def test_every_hunt_tile_is_brought_in_and_resolved_by_a_test_that_names_it(tile: str) -> None:
    path = RULES / "test_r13_6_tiles.py"
    assert tile in words_in(path), f"{path} does not name {tile}"
    assert {
        "test_r13_6_every_tile_is_expected_here",
        "test_r13_6_a_tile_of_the_hunt_corrupts_heals_and_reveals_as_printed",
        "test_r14_4_a_tile_in_mordor_counts_the_box_and_may_stop_the_fellowship",
        "test_r13_9_a_special_tile_waits_aside_until_its_card_brings_it",
    } <= asserting(path)
    card = TILES[tile].brought_in_by
    assert (card is None) == (TILES[tile].background == "standard")
    if card is not None:
        name, module = declared("rules.cards", "Card")[card]
        source = Path(str(importlib.import_module(module).__file__))
        assert CARDS[card].tile == tile
        assert tile in words_in(source), f"{source} does not bring {tile} in"
        assert tile in words_in(RULES / "cards" / f"test_{name}.py")


# The paragraphs of the rules, the rulings and the vectors

CHAPTERS = (1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
PARAGRAPHS: dict[int, int] = dict(zip(CHAPTERS, (10, 6, 8, 6, 9, 6, 8, 8, 16, 8, 9, 7, 4, 4), strict=True))
"""How many numbered paragraphs a chapter of the rules has; chapters 2 and 3 have none."""
PARTS = (
    *("4.1a", "4.1b", "4.1c", "4.1d", "9.3a", "9.3b", "9.3c", "9.3d"),
    *("11.4.0", "11.4.1", "11.4.2", "11.4.3", "11.4.4", "11.4.5", "11.14a", "11.14b"),
    *("13.7a", "13.7b", "13.7c", "13.7d", "13.7e"),
)
"""Parts of paragraphs that are rules of their own."""
NUMBERED = ("2", "3", *(f"{chapter}.{n}" for chapter, most in PARAGRAPHS.items() for n in range(1, most + 1)))

RULINGS: dict[str, str] = {
    "R1": "test_r1_1_r1_a_river_is_a_border_like_any_other",
    "R2": "test_r2_the_die_that_pays_for_the_move_does_not_help_its_own_hunt",
    "R3": "test_r14_1_r3_declared_there_it_may_enter_in_the_same_phase",
    "R4": "test_r4_units_of_a_nation_at_peace_may_stand_outside_their_borders",
    "R5": "test_r12_5_r5_a_reveal_may_not_end_in_a_city_or_stronghold_the_free_peoples_control",
    "R6": "test_r13_8_r6_the_balrogs_tile_does_not_reveal_who_was_declared_in_a_free_stronghold",
    "R7": "test_r15_4_r7_four_points_of_cities_and_strongholds_win_for_the_free_peoples",
    "R8": "test_r7_3_r8_a_card_on_the_table_beside_six_in_hand_is_not_too_many",
    "R9": "test_r10_4_r9_armies_that_meet_in_a_region_are_one",
    "R10": "test_r10_both_may_help_on_one_tile_and_then_move_as_a_group",
    "R11": "test_r11_pass_needs_strictly_fewer_dice",
    "R12": "test_r12_an_attack_on_a_passive_nation_in_box_three_brings_it_to_war_at_once",
    "R13": "test_r13_an_attack_answered_by_withdrawal_still_advances",
    "R14": "test_r14_1_r14_a_revealed_fellowship_may_enter",
    "R15": "test_r15_a_single_figure_where_a_second_is_impossible",
    "R16": "test_r16_two_moves_may_take_two_parts_of_one_stack",
    "R17": "test_r13_5_r17_no_more_dice_are_rolled_again_than_have_failed",
    "R18": "test_r18_the_advance_is_optional_and_may_be_partial",
    "R19": "test_r12_5_r19_each_shadow_stronghold_on_the_path_draws_a_tile",
}
"""17 The published rulings, each with its test."""
VECTORS = 17
"""18 Rows of the table of test vectors."""


@cache
def cited() -> frozenset[str]:
    """The paragraphs that names of tests cite, e.g. 11.4.2, 13.7b; the test of a part is one of the whole."""
    paragraphs: set[str] = set()
    for name in every_test():
        for chapter, rest in re.findall(r"_r(\d+)((?:_\d+[a-e]?)*)(?=_)", name):
            numbers = [chapter, *rest.split("_")[1:]]
            paragraphs |= {".".join(numbers[:length]) for length in range(1, len(numbers) + 1)}
    return frozenset(paragraphs | {name.rstrip("abcde") for name in paragraphs})


@pytest.mark.parametrize("paragraph", [*NUMBERED, *PARTS])
def test_every_numbered_paragraph_is_cited_by_a_test(paragraph: str) -> None:
    assert paragraph in cited(), f"no test_r{paragraph.replace('.', '_')}_..."


def test_the_rulings_are_those_of_the_reference() -> None:
    assert set(RULINGS) == {f"R{number}" for number in range(1, 20)}


@pytest.mark.parametrize("ruling", sorted(RULINGS))
def test_every_published_ruling_has_its_test(ruling: str) -> None:
    assert RULINGS[ruling] in every_test()


@pytest.mark.parametrize("row", range(1, VECTORS + 1))
def test_every_row_of_the_vectors_has_its_test(row: int) -> None:
    vectors = asserting(RULES / "test_r18_vectors.py")
    assert len([name for name in vectors if name.startswith(f"test_r18_{row}_")]) == 1
