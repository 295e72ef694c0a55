"""G25-G30 Choosing targets; A8, A9 limits on attacks."""

from __future__ import annotations

from bot.engine import Decisions
from cogs.war.game import WAR
from cogs.war.groteka.record import limit
from cogs.war.groteka.targets import AfterCards, allowance, bound, unbound
from cogs.war.model.components import COMBAT_EFFECTS, FREE, SHADOW
from cogs.war.rules.procedure import first
from tests.war.groteka.fighting import clashes, fought, handles, rolled, round_of, unit
from tests.war.position import Played


def test_g25_v04_the_seeds_example_of_choosing_targets() -> None:
    """Given A1 and A2 on D1, A3 on D2, the Elite on D3, then D4 and D5 are unbound and may both attack the
    Elite.
    """
    game = fought("sauron_regular*3 sauron_elite", "gondor_regular*5")
    game.do("bind a1 d1", "bind a2 d1", "bind a3 d2", "bind a4 d3", "confirm")
    assert game.seat == "free_peoples"
    assert [unbound_unit.handle for unbound_unit in unbound(game.state, FREE)] == ["d4", "d5"]
    game.do("bind d4 a4", "bind d5 a4", "confirm")
    assert [unit(game, handle).target for handle in ("d4", "d5")] == ["a4", "a4"]
    assert game.kind == "roll"


def _cited(game: Played) -> str:
    pending = WAR.pending(game.state)
    assert isinstance(pending, Decisions)
    return pending.open[0].rule


def test_g26_the_defender_is_asked_and_refused_by_a_rule_of_its_own() -> None:
    """Given targets to choose, then the attacker's question and refusal cite G25, the defender's G26."""
    game = fought("sauron_regular*2", "gondor_regular*3")
    for seat, rule, bound_next in (("shadow", "G25", "bind a1 d1"), ("free_peoples", "G26", "bind d2 a1")):
        refusal = WAR.check(game.state, seat, WAR.parse("bind a9 d9"))
        assert (game.seat, _cited(game), refusal and refusal.rule) == (seat, rule, rule)
        game.do(bound_next, "confirm")


def test_g51d_units_set_on_a_commander_cite_the_card_that_strikes() -> None:
    """Given Fateful Strike or Black Breath turned up, then whom it strikes and with whom cites that card."""
    for effect, side, rule in (
        ("fateful_strike", "free_peoples", "G50c"),
        ("black_breath", "shadow", "G51d"),
    ):
        card = COMBAT_EFFECTS[effect].cards[0]
        game = fought("sauron_regular*2 nazgul", "gondor_elite*2 boromir", hand=(card,))
        game.do(f"lay {card}", "command", "command", "spread")
        assert (game.seat, game.kind, _cited(game)) == (side, "combat_effect", rule)


def test_g25_the_attacker_need_not_use_all_units() -> None:
    game = fought("sauron_regular*3", "gondor_regular*3").do("bind a1 d1", "confirm")
    assert [unit(game, handle).target for handle in ("a1", "a2", "a3")] == ["d1", "", ""]


def test_a11_the_attacker_binds_a_unit_at_least() -> None:
    game = fought("sauron_regular*2", "gondor_elite gondor_regular")
    assert "confirm" not in game.options
    assert game.reason("confirm") == "refusal-nobody-bound"
    game.do("bind a1 d1")
    assert "confirm" in game.options
    assert "cease" not in game.options


def test_a11_or_it_has_ceased_and_a_card_face_down_goes_back() -> None:
    """Given both cards laid, when the attacker binds nobody, then the attack is over, the cards unseen."""
    free, shadow = COMBAT_EFFECTS["valour"].cards[0], COMBAT_EFFECTS["deadly_strife"].cards[0]
    game = fought("sauron_regular*2", "gondor_elite*2", hand=(free, shadow)).do(
        f"lay {shadow}", f"lay {free}"
    )
    game.do("cease")
    assert game.state.battle is None
    assert game.state.hands == ((free,), (shadow,))
    assert not game.told("combat-card-shown")
    assert [event.how for event in game.told("battle-ended")] == ["ceased"]


def test_a11_but_not_out_of_a_card_that_has_been_seen() -> None:
    """Given Fateful Strike turned up, when targets are chosen anew, then the attacker may not slip away."""
    strike = COMBAT_EFFECTS["fateful_strike"].cards[0]
    game = fought("sauron_regular*2 nazgul", "gondor_elite*2 boromir", hand=(strike,))
    game.do(f"lay {strike}", "command", "command", "spread", "figure nazgul", "bind d1 nazgul", "confirm")
    assert (game.seat, game.kind) == ("shadow", "bind")
    assert "cease" not in game.options


def test_w11_where_only_one_binding_is_possible_it_is_taken() -> None:
    """Given a unit against a unit, then nothing is asked."""
    game = fought("sauron_regular", "gondor_regular")
    assert (unit(game, "a1").target, game.kind) == ("d1", "roll")


def test_g25_what_is_set_by_hand_is_confirmed() -> None:
    """Given the last unit set, then nothing goes on before it is confirmed; counter-attacks alike."""
    game = fought("sauron_elite*2", "gondor_regular*2").do("bind a1 d1", "bind a2 d2")
    assert (game.seat, game.options) == ("shadow", ["confirm"])
    rolled(game.do("confirm"), 1).do("bind d1 a1", "bind d2 a2")
    assert (game.seat, game.options) == ("free_peoples", ["confirm"])


def test_g26_the_defender_need_not_use_its_units() -> None:
    game = fought("sauron_elite", "gondor_regular*2 gondor_elite").do("bind a1 d1", "confirm")
    assert (game.seat, game.kind) == ("free_peoples", "bind")
    game.do("confirm")
    assert bound(game.state, FREE) == 0


def test_g27_a_bound_defender_strikes_nobody_else() -> None:
    """Given D1 attacked by A1, then it cannot be set on A2, nor be asked to."""
    game = fought("sauron_regular sauron_elite", "gondor_regular*2").do("bind a1 d1", "confirm")
    assert game.reason("bind d1 a2") == "refusal-unit-bound"
    game.do("confirm")
    rolled(game, 1)
    assert [option for option in game.options if option.startswith("bind")] == ["bind d1 a1"]


def test_g28_units_nobody_attacks_and_that_attack_nobody_wait() -> None:
    """Given one clash of three, then the others roll nothing and are asked nothing."""
    game = fought("sauron_regular*3", "gondor_regular*3").do("bind a1 d1", "confirm", "confirm")
    rolled(game, 1).do("confirm")
    assert clashes(game) == [("shadow", ("a1",), "d1", False)]
    assert game.kind == "cease"


def test_g25_spreading_sets_everybody_on_targets_evenly() -> None:
    """Given the rest spread, then no enemy has two against it while another has none; like fights like."""
    game = fought("sauron_regular*2 sauron_elite", "gondor_regular*2 gondor_elite").do("spread")
    assert unit(game, "a3").target == "d3"
    assert {unit(game, "a1").target, unit(game, "a2").target} == {"d1", "d2"}


def test_g25_more_attackers_than_defenders_are_spread_too() -> None:
    game = fought("sauron_regular*5", "gondor_regular*2").do("spread")
    assert sorted(unit(game, f"a{n}").target for n in range(1, 6)) == ["d1", "d1", "d1", "d2", "d2"]


def test_g25_only_the_one_who_chooses_is_asked_and_for_its_own_units() -> None:
    game = fought("sauron_regular*2", "gondor_regular*3")
    refusal = game.refusal("bind d1 a1", "free_peoples")
    assert refusal is not None
    assert refusal.reason == "refusal-not-your-decision"
    assert game.reason("bind a9 d1") == "refusal-no-such-unit"


def limited(game: Played, side: int, **limits: int) -> Played:
    """A card is turned up that limits a side's attacks, as in phase 5."""
    state = limit(game.state, side, "daylight", **limits)
    units = (len(handles(game, "free_peoples")), len(handles(game, "shadow")))
    game.state = WAR.proceed(first(state, AfterCards(units)), game.events.append)
    return game


def test_a09_one_unit_fewer_is_counted_from_the_units_standing() -> None:
    """Given five standing units and two fewer, then three may attack; given nine fewer, then one."""
    game = fought("sauron_regular*5", "gondor_regular*5")
    assert allowance(game.state, SHADOW) == 5
    assert allowance(limit(game.state, SHADOW, "brave_stand", fewer=2), SHADOW) == 3
    assert allowance(limit(game.state, SHADOW, "brave_stand", fewer=9), SHADOW) == 1
    assert allowance(limit(game.state, SHADOW, "daylight", most=3), SHADOW) == 3


def test_a08_a_limit_makes_its_side_drop_units_of_its_choice() -> None:
    """Given four bound units and a limit of two, then the attacker takes back two, and the defenders who were
    bound to those alone may be set on targets again.
    """
    game = fought("sauron_regular*3 sauron_elite", "gondor_regular*4")
    game.do("bind a1 d1", "bind a2 d2", "bind a3 d3", "bind a4 d4")
    limited(game, SHADOW, most=2)
    assert (game.seat, game.kind) == ("shadow", "drop")
    game.do("target a1", "target a2")
    assert [e.unit for e in game.told("unit-dropped")] == ["a1", "a2"]
    assert (game.seat, game.kind) == ("free_peoples", "bind")
    assert [unbound_unit.handle for unbound_unit in unbound(game.state, FREE)] == ["d1", "d2"]
    game.do("bind d1 a1")
    assert unit(game, "d1").target == "a1"


def test_a08_a_limit_nobody_exceeds_asks_nothing() -> None:
    game = fought("sauron_regular*3", "gondor_regular*3")
    game.do("bind a1 d1", "confirm", "confirm")
    limited(game, SHADOW, most=2)
    assert game.kind == "roll"


def test_a09_counter_attacks_count_too() -> None:
    """Given two attacked defenders and a limit of one attack, then one of them counter-attacks."""
    game = fought("sauron_elite*2", "gondor_regular*2").do("bind a1 d1", "bind a2 d2", "confirm")
    limited(game, FREE, most=1)
    rolled(game, 1)
    assert game.kind == "counter"
    game.do("bind d1 a1", "confirm")
    rolled(game, 1)
    assert [units for side, units, _, _ in clashes(game) if side == "free_peoples"] == [("d1",)]


def test_g30_when_cards_removed_units_the_unbound_are_assigned_again() -> None:
    """Given A1 on D1, when a card removes D1, then A1 may be bound again, the attacker first."""
    from cogs.war.groteka.losses import take_away

    game = fought("sauron_regular*2", "gondor_regular*3")
    game.do("bind a1 d1", "bind a2 d2", "confirm")
    assert game.seat == "free_peoples"
    game.do("confirm")
    before = (3, 2)
    state = take_away(game.state, FREE, ["d1"], game.events.append)
    game.state = WAR.proceed(first(state, AfterCards(before)), game.events.append)
    assert (game.seat, game.kind) == ("shadow", "bind")
    assert unit(game, "a1").target == ""
    assert set(game.options) == {"spread", "bind a1 d2", "bind a1 d3", "confirm"}


def test_g43_targets_are_chosen_anew_in_every_round() -> None:
    game = fought("sauron_regular*3", "gondor_regular*3")
    round_of(game, 1, 1).do("press_on", "stand")
    assert game.kind == "bind"
    assert bound(game.state, SHADOW) + bound(game.state, FREE) <= 1


def test_g25_units_that_are_alike_are_offered_once() -> None:
    """Given ten against ten of a kind, then the menu is short."""
    game = fought("sauron_regular*9 sauron_elite", "gondor_regular*8 gondor_elite*2")
    assert len(game.options) == 1 + 2 * 2 + 1
