"""Strangers: each does what its name says, plays legally to the end, and knows what its seat sees alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cogs
from bot.engine import Action, Observation
from cogs.war.rules.turn import AllocateHunt
from tests.agents.play import play, random_player
from tests.battle.table import Table
from tests.confrontation.position import Position as Standing
from tests.duel.position import Position as Lying
from tests.journey.position import Position as Turn
from tests.ladder import strangers
from tests.ladder.matches import VARIANTS, Variant
from tests.ladder.strangers import STRANGERS, Style, find_stranger, list_strangers_of
from tests.war.position import Position, at

WALKS, HUNTS, FIVE = (
    *("walks into empty Settlements", "fills the Hunt Box and hunts"),
    "five dice in the Box, and marches",
)
FELLOWSHIP, STORMS, WALLS = (
    *("all dice on the Fellowship", "musters and storms one Stronghold after another"),
    "sits behind walls",
)
KNOWING = re.compile(r"cogs\.\w+\.(agents?|game|rules|determinise)\b|bot\.(agents|worker|match)\b")
"""What nobody imports who is a stranger to the house's thoughts and to the truth behind an observation."""
SHORT = {"war": {"most_turns": 6}}


def follow(key: str, name: str, state: Any, seat: str, decisions: int) -> list[str]:
    """What a stranger chooses in a row, as long as it is asked."""
    game, style, chosen = cogs.game(key), find_stranger(key, name), list[str]()
    assert style is not None
    for _ in range(decisions):
        seen = game.observe(state, seat)
        action = style.choose(seen, Random(1))
        chosen.append(str(action))
        state = game.apply(state, seat, action).state
    return chosen


# War.


@pytest.mark.parametrize(
    ("seat", "army", "here", "there"),
    [
        ("free_peoples", "elves_elite*2", "dimrill_dale", "moria"),
        ("shadow", "sauron_regular*4", "dimrill_dale", "lorien"),
    ],
)
def test_a_settlement_that_is_left_empty_is_walked_into(seat: str, army: str, here: str, there: str) -> None:
    game = at(**{here: army}).at_war().dice(fp="army", sh="army").acting(seat)

    chosen = follow("war", WALKS, game.state, seat, 3)

    assert chosen == ["use army move_armies", f"march {here} {there}", "confirm"]


def test_whoever_walks_in_does_not_attack_a_garrison() -> None:
    game = at(fords_of_isen="isengard_regular*9", helms_deep="rohan_regular").at_war()

    chosen = follow("war", WALKS, game.dice(fp="army", sh="army").acting("shadow").state, "shadow", 1)

    assert not chosen[0].endswith(("attack", "attack_led"))


@pytest.mark.parametrize(("name", "dice"), [(HUNTS, 7), (FIVE, 5), (STORMS, 1)])
def test_a_shadow_keeps_so_many_dice_in_the_hunt_box(name: str, dice: int) -> None:
    state = Position().having(pools=(4, 7)).steps(AllocateHunt()).state

    assert follow("war", name, state, "shadow", 1) == [f"allocate {dice}"]


def test_hunters_play_character_cards_and_march_to_the_fellowship() -> None:
    hunting = at(moria="sauron_regular*4").at_war().fellowship(region="hollin")
    with_card = hunting.hand("sh_char_02").dice(fp="army", sh="army character").acting("shadow").state
    without = at(moria="sauron_regular*4").at_war().fellowship(region="hollin")

    first = follow("war", HUNTS, with_card, "shadow", 1)
    marching = follow("war", HUNTS, without.dice(fp="army", sh="army").acting("shadow").state, "shadow", 2)

    assert first == ["event character sh_char_02"]
    assert marching == ["use army move_armies", "march moria hollin"]


def test_with_five_dice_in_the_box_the_others_march() -> None:
    game = at(orthanc="isengard_regular*5").at_war().dice(fp="army", sh="army").acting("shadow")

    chosen = follow("war", FIVE, game.state, "shadow", 2)

    assert chosen == ["use army move_armies", "march orthanc fords_of_isen"]


@pytest.mark.parametrize("moves", [0, 4])
def test_every_die_is_for_the_fellowship_however_crowded_the_hunt_box_is(moves: int) -> None:
    position = Position().at_war().hunt(shadow=5, free=moves)
    moving = position.dice(fp="character army", sh="army").acting("free_peoples").state
    turning = position.dice(fp="army muster", sh="army").acting("free_peoples").state

    assert follow("war", FELLOWSHIP, moving, "free_peoples", 1) == ["use character move_fellowship"]
    assert follow("war", FELLOWSHIP, turning, "free_peoples", 1)[0] in (
        *("turn_die army character", "turn_die muster character"),
    )


def test_one_stronghold_after_another_is_stormed() -> None:
    """Given a besieger twice as strong; then nobody there, and an Army on its way; then a Muster die."""
    siege = at(helms_deep="rohan_regular*2").put("helms_deep", "isengard_regular*5").besieged("helms_deep")
    taken = at(fords_of_isen="isengard_regular*5").captured("helms_deep").at_war()
    mustering = at().lose("saruman witch_king mouth_of_sauron").at_war().dice(fp="army", sh="muster")

    storming = siege.at_war().dice(fp="army", sh="army").acting("shadow").state
    going_on = taken.dice(fp="army", sh="army").acting("shadow").state

    assert follow("war", STORMS, storming, "shadow", 2) == [
        *("use army attack", "attack helms_deep helms_deep"),
    ]
    assert follow("war", STORMS, going_on, "shadow", 2)[1] == "march fords_of_isen fangorn"
    assert follow("war", STORMS, mustering.acting("shadow").state, "shadow", 2) == [
        *("use muster recruit", "recruit isengard_elite orthanc"),
    ]


def test_behind_walls_an_army_comes_home_and_stays_there() -> None:
    position = at(osgiliath="gondor_regular*3", minas_morgul="sauron_regular").at_war()
    attacked = at(minas_tirith="gondor_regular*5", osgiliath="sauron_regular*2").at_war()
    coming = position.dice(fp="army", sh="army").acting("free_peoples").state
    asked = attacked.dice(fp="army", sh="army").acting("shadow")
    asked.do("use army attack", "attack osgiliath minas_tirith", "confirm")

    assert follow("war", WALLS, coming, "free_peoples", 2) == [
        *("use army move_armies", "march osgiliath minas_tirith"),
    ]
    assert follow("war", WALLS, asked.state, "free_peoples", 1) == ["withdraw"]


# The Confrontation.


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("Frodo’s rush", {"frodo"}),
        ("turtle", {"gandalf"}),
        ("always attacks", {"gandalf"}),
        ("hides the strong", {"boromir"}),
    ],
)
def test_somebody_else_is_put_in_front(name: str, first: set[str]) -> None:
    state = cogs.game("confrontation").new(cogs.game("confrontation").options())

    placed = [text.split() for text in follow("confrontation", name, state, "light", 3)]

    assert placed[0][1] in first
    assert {region for _, _, region in placed} == {"rhudaur", "eregion", "enedwaith"}


def test_frodo_rushes_past_an_enemy_while_there_is_a_way() -> None:
    state = Standing("frodo eregion, gandalf cardolan", "warg moria").light_to_move().state

    assert follow("confrontation", "Frodo’s rush", state, "light", 1) == ["move frodo misty_mountains"]


FACING = ("frodo shire, gandalf rhudaur, gimli arthedain", "warg high_pass, orcs misty_mountains")


def test_a_turtle_moves_where_no_enemy_is_or_comes() -> None:
    chosen = follow("confrontation", "turtle", Standing(*FACING).light_to_move().state, "light", 1)

    assert chosen[0] in ("move frodo cardolan", "move frodo arthedain")


@pytest.mark.parametrize("seat", ["light", "dark"])
def test_whoever_always_attacks_does(seat: str) -> None:
    position = Standing(*FACING)
    state = (position.light_to_move() if seat == "light" else position.dark_to_move()).state

    figure, region = follow("confrontation", "always attacks", state, seat, 1)[0].split()[1:]

    assert region in (("high_pass", "misty_mountains") if seat == "light" else ("rhudaur",))
    assert figure != "frodo"


def test_the_strong_move_last_and_high_cards_are_kept() -> None:
    position = Standing("frodo shire, gandalf rhudaur, boromir arthedain", "warg high_pass")
    fighting = position.light_to_move().do("light move gandalf high_pass").state

    moved = follow("confrontation", "hides the strong", position.light_to_move().state, "light", 1)

    assert moved[0].startswith("move boromir ")
    assert follow("confrontation", "hides the strong", fighting, "light", 1)[0] not in ("play l5", "play l4")
    assert follow("confrontation", "turtle", fighting, "light", 1) == ["play l5"]


# Duel.


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("grey cards first", "play c1_01"),
        ("yellow cards first", "play c1_09"),
        ("red cards first", "play c1_22"),
        ("races first", "play c1_17"),
        ("quest first", "play c1_13"),
        ("map first", "landmark grey_havens"),
    ],
)
def test_what_is_wanted_is_taken_first(name: str, taken: str) -> None:
    lying = Lying(lying="c1_01 c1_09 c1_22 c1_17 c1_13", coins=(15, 9), tiles="grey_havens")

    assert follow("duel", name, lying.play().state, "fellowship", 1) == [taken]


def test_a_race_that_is_lacking_comes_before_one_that_is_there() -> None:
    lying = Lying(lying="c2_15 c2_16", chapter=2, fellowship="c1_17", coins=(15, 9))

    assert follow("duel", "races first", lying.play().state, "fellowship", 1) == ["play c2_16"]


def test_units_come_before_other_cards_and_go_where_nobody_is() -> None:
    lying = Lying(lying="c1_21 c1_09", units="fellowship rohan 1", coins=(15, 9))

    chosen = follow("duel", "map first", lying.play().state, "fellowship", 2)

    assert chosen[0] == "play c1_21"
    assert chosen[1] in ("place gondor", "place enedwaith", "place mordor")


# The Battle.


def window(party: str) -> Any:
    """North may attack with this party: an orc is worth 1, a troll 6."""
    return Table(row="orc_patrol troll", north=party, hand="haldir").in_window().state


@pytest.mark.parametrize(
    ("name", "party", "chosen"),
    [
        ("highest enemy first", "pippin+gimli+eowyn", ["attack 1", "beat troll"]),
        ("highest enemy first", "pippin+aragorn+eowyn", ["end"]),
        ("cheapest enemy first", "pippin+gimli+eowyn", ["attack 1", "beat orc_patrol"]),
        ("cheapest enemy first", "gimli+erkenbrand", ["end"]),
        ("never attacks alone", "aragorn", ["end"]),
        ("never attacks alone", "aragorn+legolas+imrahil", ["attack 1", "beat orc_patrol"]),
        ("hoards", "aragorn+legolas+imrahil", ["end"]),
        ("hoards", "aragorn+legolas+imrahil+elrond+haldir", ["attack 1", "beat orc_patrol"]),
    ],
)
def test_who_is_attacked_and_with_how_many(name: str, party: str, chosen: list[str]) -> None:
    assert follow("battle", name, window(party), "north", len(chosen)) == chosen


def test_a_hoarder_draws_where_others_place() -> None:
    state = Table(north="legolas", hand="haldir").north_to_act().state

    assert follow("battle", "hoards", state, "north", 1) == ["take"]
    assert follow("battle", "never attacks alone", state, "north", 1) == ["place haldir 1"]


# Journey.


def test_whoever_never_stops_sets_one_die_aside_and_rolls_on() -> None:
    rolled = "yellow.ring red.weapon blue.orc green.gandalf black.white_tree"

    chosen = follow("journey", "never stops", Turn().rolled(rolled).state, "frodo", 2)

    assert chosen == ["take yellow", "keep"]


def test_with_two_rings_whoever_stops_at_two_takes_all() -> None:
    before = Turn().rolled("yellow.ring red.weapon blue.orc green.gandalf black.white_tree").state
    after = Turn().rolled("blue.weapon green.gandalf black.white_tree", aside="yellow.ring red.ring", roll=3)

    assert follow("journey", "always stops at two", before, "frodo", 2) == ["take yellow", "keep"]
    chosen = follow("journey", "always stops at two", after.state, "frodo", 4)
    assert chosen[0] == "take black"
    assert sorted(chosen[1:3]) == ["take blue", "take green"]
    assert chosen[3] == "keep"


# All of them.


def list_seated() -> Iterator[Any]:
    """Every stranger in every game and from every seat it plays."""
    for variant in VARIANTS:
        for style in list_strangers_of(variant.key) if variant.seats == 2 else ():
            for seat in style.seats:
                yield pytest.param(variant, style, seat, id=f"{variant.name}-{style.name}-{seat}")


@pytest.mark.parametrize(("variant", "style", "seat"), list(list_seated()))
def test_a_stranger_plays_legally_to_the_end_by_what_it_sees(
    variant: Variant, style: Style, seat: str
) -> None:
    """The game refuses what is not legal; the same sight and the same dice give the same choice."""
    game = cogs.game(variant.key)
    options = game.options(**variant.options, **SHORT.get(variant.key, {}))
    asked = 0

    def choose(seen: Observation, story: Any, rng: Random) -> Action:
        nonlocal asked
        asked += 1
        seed = rng.random()
        action = style.choose(seen, Random(seed))
        assert action in seen.legal
        assert asked % 20 or style.choose(seen, Random(seed)) == action
        return action

    players = {**dict.fromkeys(game.facts.seats, random_player), seat: choose}
    *_, last = play(game, options, players, Random(7))

    assert last.outcome is not None
    assert asked


def test_strangers_know_nothing_of_how_the_house_thinks_nor_of_the_truth() -> None:
    imported = {
        name
        for path in Path(strangers.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else []
        )
    }

    assert not {name for name in imported if KNOWING.match(name)}
    assert KNOWING.match("cogs.war.agents.policy")
    assert KNOWING.match("cogs.duel.agent")


def test_every_game_has_strangers_and_no_two_of_a_game_have_one_name() -> None:
    names = [(style.key, style.name) for style in STRANGERS]

    assert {key for key, _ in names} == {game.facts.key for game in cogs.games()}
    assert len(set(names)) == len(names)
    assert all(set(style.seats) <= set(cogs.game(style.key).facts.seats) for style in STRANGERS)
