"""G4, G5, G38, G39 Losses and Elven Rings."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.groteka.losses import CommanderStruck
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.queries import RING_USED
from cogs.war.rules.procedure import first
from tests.war.battles import attack
from tests.war.groteka.fighting import facing, fought, handles
from tests.war.position import Played


def broken_elite(rings: tuple[int, int], once: tuple[str, ...] = ()) -> Played:
    """A Free Peoples Elite has been broken by a Shadow Elite, and has not struck back."""
    at = facing("sauron_elite", "gondor_elite gondor_regular").having(rings=rings, once=once)
    game = attack(at, "shadow", "cardolan", "south_downs").do("bind a1 d2", "confirm", "confirm").roll(6)
    return game.do("confirm")


def test_g04_g05_an_elite_leaves_the_board_whole() -> None:
    game = broken_elite((0, 0))
    assert game.there("free_peoples", "south_downs") == {"gondor_regular": 1}
    assert dict(game.state.casualties[FREE])["gondor_elite"] == 1
    assert [e.lost for e in game.told("hits-taken")] == [(("gondor_elite", 1),)]


def test_g05_shadow_units_return_to_the_reinforcements() -> None:
    game = fought("sauron_regular*2", "gondor_elite").do("spread").roll(1).do("bind d1 a1", "confirm")
    before = dict(game.state.reinforcements[SHADOW])["sauron_regular"]
    game.roll(6)
    assert dict(game.state.reinforcements[SHADOW])["sauron_regular"] == before + 1
    assert dict(game.state.casualties[SHADOW]).get("sauron_regular", 0) == 0


def test_g38_the_broken_of_both_sides_go_together() -> None:
    game = fought("sauron_regular*2", "gondor_regular*2").do("spread").roll(6).roll(6)
    assert handles(game, "free_peoples") == ["d1", "d2"]
    game.do("spread").roll(6).roll(6)
    assert [event.how for event in game.told("battle-ended")] == ["both"]


def test_g39_a_ring_raises_a_broken_unit_and_is_used_up() -> None:
    """Given a Ring, when the broken Elite is raised, then it stays, and the Ring goes to the Shadow."""
    game = broken_elite((2, 0))
    assert (game.seat, game.kind) == ("free_peoples", "ring")
    assert game.options == ["raise d2", "decline"]
    game.do("raise d2")
    assert game.there("free_peoples", "south_downs") == {"gondor_regular": 1, "gondor_elite": 1}
    assert game.state.rings == (1, 1)
    assert RING_USED[FREE] in game.state.once
    assert [e.cause for e in game.told("unit-raised")] == ["ring"]


def test_g39_one_ring_a_turn_for_each_side() -> None:
    """Given a Ring used this turn, then none is offered; nor where the other side has one."""
    game = broken_elite((2, 0), once=(RING_USED[FREE],))
    assert game.kind == "cease"
    assert broken_elite((0, 2)).kind == "cease"


def test_g39_it_may_be_declined() -> None:
    game = broken_elite((1, 0)).do("decline")
    assert game.there("free_peoples", "south_downs") == {"gondor_regular": 1}
    assert game.state.rings == (1, 0)


def test_g39_g59_the_shadow_uses_its_rings_too_and_they_leave_the_game() -> None:
    at = facing("sauron_regular*2", "gondor_elite").having(rings=(0, 1))
    game = (
        attack(at, "shadow", "cardolan", "south_downs")
        .do("spread")
        .roll(1)
        .do("bind d1 a1", "confirm")
        .roll(6)
    )
    assert (game.seat, game.kind, game.options) == ("shadow", "ring", ["raise a1", "decline"])
    game.do("raise a1")
    assert game.there("shadow", "cardolan") == {"sauron_regular": 2}
    assert game.state.rings == (0, 0)


def test_a46_both_may_use_one_and_on_the_others_action() -> None:
    """Given both have Rings and broken units, then the attacker is asked first, then the defender."""
    at = facing("sauron_regular", "gondor_regular").having(rings=(1, 1))
    game = attack(at, "shadow", "cardolan", "south_downs").roll(6).do("spread").roll(6)
    assert (game.seat, game.options) == ("shadow", ["raise a1", "decline"])
    game.do("raise a1")
    assert (game.seat, game.options) == ("free_peoples", ["raise d1", "decline"])
    game.do("raise d1")
    assert game.state.rings == (0, 1)
    assert game.kind == "cease"


def test_a47_only_own_units_are_offered() -> None:
    at = facing("sauron_regular*2", "gondor_elite").having(rings=(2, 0))
    game = (
        attack(at, "shadow", "cardolan", "south_downs")
        .do("spread")
        .roll(1)
        .do("bind d1 a1", "confirm")
        .roll(6)
    )
    assert game.kind == "cease"


def struck(figure: str, side: int, rings: tuple[int, int]) -> Played:
    at = facing("sauron_regular*2 nazgul*2", "gondor_regular*2 gondor_leader").having(rings=rings)
    game = attack(at, "shadow", "cardolan", "south_downs")
    state = first(game.state, CommanderStruck(side, figure, "fateful_strike"))
    game.state = WAR.proceed(state, game.events.append)
    return game


def test_g39_a48_a_commander_struck_down_may_be_saved_at_once() -> None:
    game = struck("nazgul", SHADOW, (0, 1))
    assert (game.seat, game.kind, game.options) == ("shadow", "ring", ["raise nazgul", "decline"])
    game.do("raise nazgul")
    assert game.there("shadow", "cardolan")["nazgul"] == 2
    assert [e.figure for e in game.told("commander-saved")] == ["nazgul"]


def test_a56_a_commander_who_is_not_saved_falls() -> None:
    game = struck("nazgul", SHADOW, (0, 1)).do("decline")
    assert game.there("shadow", "cardolan")["nazgul"] == 1
    game = struck("gondor_leader", FREE, (0, 0))
    assert "gondor_leader" not in game.there("free_peoples", "south_downs")
    assert dict(game.state.casualties[FREE])["gondor_leader"] == 1


def test_r11_9_whoever_led_an_army_that_is_gone_falls() -> None:
    """Given the last unit broken, then Leader and Companion fall with it."""
    game = fought("sauron_elite", "gondor_regular gondor_leader meriadoc")
    game.do(
        "command",
    ).roll(6).do("confirm")
    assert game.there("free_peoples", "south_downs") == {}
    assert dict(game.state.casualties[FREE])["meriadoc"] == 1
