"""G61-G64, A64, A69: texts of characters and event cards that speak of rules the mod has removed."""

from __future__ import annotations

from cogs.war.groteka.record import ranks_of
from cogs.war.groteka.targets import allowance
from cogs.war.model.components import FREE, SHADOW
from cogs.war.rules.battle.fighting import battle_of
from tests.war.groteka.fighting import facing
from tests.war.position import Played, Position
from tests.war.rules.combat.position import card_with

DEEP = ("helms_deep", "helms_deep")
GROND = "sh_char_20"


def _until(game: Played, *kinds: str) -> Played:
    """Plays on, everybody attacking and all dice failing, until one of these is asked."""
    for _ in range(100):
        kind = game.kind
        if kind in kinds:
            return game
        if kind == "roll":
            game.roll(*[1] * len(game.options[0].split()[1:]))
            continue
        wanted = ("spread", "lay_none", "command", "decline", "confirm", "press_on", "stand")
        game.do(next((text for text in wanted if text in game.options), game.options[0]))
    raise AssertionError(kinds)


# G63 Sorcerer


def _witch_king(card: str = "") -> Played:
    position = facing("sauron_regular*3 witch_king", "gondor_regular*3", hand=(card,) if card else ())
    game = position.dice(sh="muster_army").acting("shadow")
    return game.do("use muster_army attack", "attack cardolan south_downs", "confirm")


def test_g63_the_sorcerer_draws_when_the_card_is_turned_up() -> None:
    """Given a Combat card laid beside the Witch-king, then he is asked before any roll, once a battle."""
    card = card_with("desperate_battle")
    game = _until(_witch_king(card), "combat_card").do(f"lay {card}")
    game = _until(game, "ability", "roll")
    assert (game.kind, game.seat) == ("ability", "shadow")
    assert not game.told("clash-fought")
    game = _until(game.do("decline"), "cease").do("press_on")
    assert _until(game, "ability", "cease").kind == "cease"


def test_g63_without_a_card_he_draws_nothing() -> None:
    """Given no Combat card, then he is not asked."""
    assert _until(_witch_king(), "ability", "roll").kind == "roll"


# G64 Storming for several rounds


def _storm(companion: str = "") -> Position:
    garrison = f"rohan_regular*3 {companion}".strip()
    position = facing("sauron_regular*4 witch_king", garrison, DEEP, hand=(GROND, card_with("valour")))
    return position.dice(sh="event")


def test_g64_grond_storms_three_rounds_without_a_sacrifice() -> None:
    """Given Grond, then the first two rounds end with the offer to cease, and only the third costs a unit."""
    game = _storm().acting("shadow").do(f"event event {GROND}")
    ends = []
    for _ in range(3):
        game = _until(game, "cease", "sacrifice")
        ends.append((battle_of(game.state).round, game.kind))
        if game.kind == "cease":
            game.do("press_on")
    assert ends == [(1, "cease"), (2, "cease"), (3, "sacrifice")]
    assert len(ranks_of(game.state, SHADOW).units) == 4


def test_a64_a_card_barred_in_the_first_round_is_barred_for_the_battle() -> None:
    """Given Grond and no Companion inside, then the Free Peoples never lay a card; with one they may."""
    game = _storm().acting("shadow").do(f"event event {GROND}")
    asked = []
    for _ in range(3):
        game = _until(game, "combat_card", "cease", "sacrifice")
        asked.append((game.kind, game.seat))
        game.do("lay_none" if game.kind == "combat_card" else game.options[0])
    assert ("combat_card", "free_peoples") not in asked
    game = _storm("boromir").acting("shadow").do(f"event event {GROND}")
    game = _until(game, "combat_card", "roll")
    assert (game.kind, game.seat) == ("combat_card", "free_peoples")


# A69 Help Unlooked For


def test_a69_the_garrison_costs_the_besieger_attacking_units() -> None:
    """Given two units inside and five besiegers, then in each round three of them may attack."""
    position = facing("sauron_regular*5", "rohan_regular*2", DEEP, hand=("fp_str_10",))
    position.put("westemnet", "gondor_regular*4").dice(fp="event")
    game = position.acting("free_peoples").do("event event fp_str_10")
    for number in (1, 2):
        game = _until(game, "roll")
        assert battle_of(game.state).round == number
        assert allowance(game.state, SHADOW) == 3
        assert allowance(game.state, FREE) == 4
        game = _until(game, "cease").do("press_on")
