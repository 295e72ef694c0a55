"""G7, G29, A3, G63 Combat cards: one a battle, turned up once, acting by moments."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.groteka import components
from cogs.war.groteka.clashes import card_in_effect, melee_card
from cogs.war.model.components import COMBAT_EFFECTS, FREE, SHADOW
from cogs.war.model.ruleset import collect
from cogs.war.rules.battle.fighting import fighter
from tests.war.groteka.fighting import changes, fought, round_of
from tests.war.position import Played


def card_with(effect: str) -> str:
    """A card that carries this Combat effect."""
    return COMBAT_EFFECTS[effect].cards[0]


def laid(*cards: str, attackers: str = "sauron_regular*4", defenders: str = "gondor_elite*3") -> Played:
    """Both have laid their cards and are about to choose targets."""
    game = fought(attackers, defenders, hand=cards)
    while game.kind == "combat_card":
        game.do(next(option for option in game.options if option.startswith("lay")))
    return game


VALOUR, STRIFE = card_with("valour"), card_with("deadly_strife")


def test_g07_cards_are_laid_before_anything_else_and_lie_face_down() -> None:
    """Given targets being chosen, then both cards are down, and their fronts are their owners' business."""
    game = laid(VALOUR, STRIFE)
    assert game.kind == "bind"
    assert not game.told("combat-card-shown")
    battle = WAR.observe(game.state, "shadow").battle
    assert battle is not None
    assert battle.sides[FREE].card in ("character", "strategy")
    assert battle.sides[SHADOW].card == STRIFE


def test_g29_they_are_turned_up_when_targets_are_chosen() -> None:
    game = laid(VALOUR, STRIFE).do("spread")
    assert [event.card for event in game.told("combat-card-shown")] == [STRIFE, VALOUR]
    assert game.kind == "roll"


def test_g07_a_lasting_card_acts_until_the_battle_is_over() -> None:
    """Given Valour against Deadly Strife, then +3 and +2 in the first round and in the second."""
    game = laid(VALOUR, STRIFE).do("spread")
    assert changes(game, "free_peoples") == (3, 0)
    assert changes(game, "shadow") == (2, 0)
    round_of(game, 1, 1).do("press_on", "stand")
    assert changes(game, "free_peoples") == (3, 0)
    assert card_in_effect(game.state, FREE) is not None


def test_a03_no_card_is_laid_in_a_later_round() -> None:
    """Given more cards in hand, when the second round begins, then nobody is asked for one."""
    game = laid(VALOUR, card_with("it_is_a_gift"), STRIFE, card_with("desperate_battle")).do("spread")
    round_of(game, 1, 1).do("press_on", "stand")
    assert game.kind == "bind"
    assert len(game.told("combat-card-laid")) == 2


def test_a03_who_laid_none_lays_none_later() -> None:
    game = fought("sauron_regular*3", "gondor_elite*3", hand=(VALOUR,)).do("lay_none")
    round_of(game, 1, 1).do("press_on", "stand")
    assert game.kind == "bind"
    assert fighter(game.state, FREE).laid == "none"


def test_r11_7_the_cards_are_discarded_when_the_battle_is_over() -> None:
    game = laid(VALOUR, STRIFE).do("spread")
    round_of(game, 1, 1).do("cease")
    assert game.state.discards == ((VALOUR,), (STRIFE,))


def test_r11_7_a_withdrawal_before_the_cards_costs_none() -> None:
    game = fought("sauron_regular*2", "gondor_regular", ("osgiliath", "minas_tirith"), hand=(VALOUR, STRIFE))
    game.do("withdraw", "advance", "confirm")
    assert game.state.hands == ((VALOUR,), (STRIFE,))


def test_r11_4_1_an_unmet_condition_is_refused() -> None:
    game = fought("sauron_regular*2", "gondor_regular*2", hand=(VALOUR,))
    assert game.reason(f"lay {VALOUR}") == "refusal-combat-condition"


def test_g29_the_defenders_card_acts_first() -> None:
    """Given Daring Defiance of the defender against Swarm of Bats, then the latter has no effect."""
    defiance, bats = card_with("daring_defiance"), card_with("swarm_of_bats")
    game = laid(defiance, bats, defenders="gondor_regular*3 boromir").do("command", "spread")
    assert fighter(game.state, SHADOW).cancelled
    assert not fighter(game.state, FREE).cancelled


def test_g29_an_army_gone_before_the_fighting_ends_the_battle() -> None:
    """Given Charge, when the only attacker is broken by it, then there is no series."""
    charge = card_with("charge")
    game = laid(charge, attackers="sauron_regular").do("spread", "confirm", "spread")
    game.roll(6)
    assert game.state.battle is None
    assert [e.cause for e in game.told("clash-fought")] == ["charge"]
    assert game.state.discards[FREE] == (charge,)


def test_g63_the_sorcerer_draws_when_the_card_is_turned_up() -> None:
    """Given the Witch-king and a Shadow card, when it is turned up, then the draw is offered, once."""
    game = laid(STRIFE, attackers="sauron_regular*3 witch_king").do("command", "spread")
    assert (game.seat, game.kind) == ("shadow", "ability")
    game.do("decline")
    assert game.kind == "roll"
    round_of(game, 1, 1).do("press_on", "stand", "command", "spread")
    assert game.kind == "roll"


def test_g08_the_mod_declares_every_effect() -> None:
    """Given the 38 effects, then each is declared under the mod, with its side, and lasting or one-shot."""
    declared = collect("groteka.cards", "MeleeCard")
    assert set(declared) == set(COMBAT_EFFECTS) == set(components.CARDS)
    for name, card in declared.items():
        assert card.side == collect("rules.combat", "CombatEffect")[name].side
        assert set(card.act) <= set(range(8))
        assert card.act or card.rolled or card.broke, name


def test_g29_what_is_asked_of_a_card_is_the_mods() -> None:
    card = melee_card(VALOUR)
    assert card is not None
    assert card.lasting
