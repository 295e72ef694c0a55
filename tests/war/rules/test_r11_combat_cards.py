"""11.4.1, 11.7 Combat cards: chosen in secret, turned up together, acting by initiative."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, FREE, SHADOW
from cogs.war.model.ruleset import collect
from cogs.war.rules.battle.fighting import fighter
from tests.war.battles import attack, facing
from tests.war.position import Played, Position

VALOUR = "valour"
ONSLAUGHT = "onslaught"


def card_with(effect: str) -> str:
    """A card that carries this Combat effect."""
    return COMBAT_EFFECTS[effect].cards[0]


def joined(*cards: str, attackers: str = "sauron_regular*3") -> Played:
    at: Position = facing(attackers, "gondor_regular*2 gondor_elite", ("cardolan", "south_downs"))
    return attack(at.hand(*cards), "shadow", "cardolan", "south_downs")


def test_r11_4_1_the_attacker_chooses_first_then_the_defender() -> None:
    game = joined(card_with("valour"), card_with("onslaught"))
    assert (game.seat, game.kind) == ("shadow", "combat_card")
    game.do(f"lay {card_with('onslaught')}")
    assert (game.seat, game.kind) == ("free_peoples", "combat_card")


def test_r11_4_1_a_card_face_down_shows_its_back_only() -> None:
    card = card_with("onslaught")
    game = joined(card_with("valour"), card).do(f"lay {card}")
    seen = WAR.observe(game.state, "free_peoples").battle
    own = WAR.observe(game.state, "shadow").battle
    assert seen is not None
    assert own is not None
    assert seen.sides[SHADOW].card == CARDS[card].deck
    assert own.sides[SHADOW].card == card
    assert [event.deck for event in game.told("combat-card-laid")] == [CARDS[card].deck]


def test_r11_4_1_both_are_turned_up_together_and_discarded_at_the_end() -> None:
    free, shadow = card_with("valour"), card_with("deadly_strife")
    game = joined(free, shadow).do(f"lay {shadow}")
    assert not game.told("combat-card-shown")
    game.do(f"lay {free}")
    assert [event.card for event in game.told("combat-card-shown")] == [shadow, free]
    game.roll(1, 1, 1).roll(1, 1, 1)
    assert game.state.discards == ((free,), (shadow,))


def test_r11_4_1_a_condition_must_be_met_at_that_time() -> None:
    card = card_with("mumakil")
    game = joined(card)
    assert game.reason(f"lay {card}") == "refusal-combat-condition"
    assert game.options == ["lay_none"]


def test_r11_4_1_without_cards_nothing_is_asked() -> None:
    game = joined()
    assert game.kind == "roll"
    assert [event.side for event in game.told("no-combat-card")] == ["shadow", "free_peoples"]


def test_r11_4_1_cards_of_the_other_side_do_not_matter_for_being_asked() -> None:
    game = joined(card_with("mumakil"))
    game.do("lay_none")
    assert game.kind == "roll"


def test_r11_7_a_bonus_lasts_one_round() -> None:
    free = card_with("valour")
    game = joined(free).do(f"lay {free}")
    assert fighter(game.state, FREE).roll_bonus == 1
    game.roll(1, 1, 1).roll(1, 1, 1).do("press_on", "stand")
    assert fighter(game.state, FREE).roll_bonus == 0


def test_r11_7_the_defenders_card_acts_first_on_a_tie() -> None:
    """Initiative 0: Daring Defiance against Swarm of Bats."""
    free, shadow = card_with("daring_defiance"), card_with("swarm_of_bats")
    at = facing("sauron_regular*3", "gondor_regular*2 boromir", ("cardolan", "south_downs"))
    game = attack(at.hand(free, shadow), "shadow", "cardolan", "south_downs")
    game.do(f"lay {shadow}", f"lay {free}")
    assert fighter(game.state, SHADOW).cancelled
    assert not fighter(game.state, FREE).cancelled


def test_r11_7_an_additional_attack_comes_before_the_roll_and_kills_at_once() -> None:
    """Charge: initiative 2."""
    free = card_with("charge")
    game = joined(free).do(f"lay {free}")
    game.roll(6)
    assert game.there("shadow", "cardolan") == {"sauron_regular": 2}
    assert len(game.options[0].split()) == 1 + 2


def test_r11_7_an_army_killed_before_the_roll_ends_the_round() -> None:
    free = card_with("charge")
    game = joined(free, attackers="sauron_regular").do(f"lay {free}").roll(6)
    assert game.state.battle is None
    assert game.state.discards[FREE] == (free,)


def test_r11_7_every_combat_effect_is_declared_at_its_printed_initiative() -> None:
    declared = collect("rules.combat", "CombatEffect")
    assert set(declared) == set(COMBAT_EFFECTS)
    for name, effect in declared.items():
        assert set(effect.act) == set(COMBAT_EFFECTS[name].initiative), name
