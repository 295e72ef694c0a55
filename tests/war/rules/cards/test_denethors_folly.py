"""Denethor's Folly."""

from __future__ import annotations

from cogs.war.model.ruleset import collect
from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_strategy import StrikeLeader
from tests.war.position import Position, at
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_03"


def _siege(garrison: str = "gondor_regular*2 gondor_leader", **options: bool) -> Position:
    at = Position(**options).clear().at_war("sauron").put("minas_tirith", f"{garrison} sauron_regular*3")
    return at.besieged("minas_tirith")


def test_a_leader_in_minas_tirith_falls_and_the_card_stays() -> None:
    game = played(_siege(), CARD)
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 2}
    assert game.state.table[1] == (CARD,)


def test_r7_2_without_a_leader_it_stays_all_the_same() -> None:
    assert played(_siege("gondor_regular"), CARD).state.table[1] == (CARD,)


def test_r11_4_1_the_free_peoples_lay_no_combat_card_there() -> None:
    at = _siege().table(CARD).hand("fp_str_02", "fp_char_07").dice(sh="army").acting("shadow")
    game = at.do("use army attack", "attack minas_tirith minas_tirith", "confirm")
    assert game.told("no-combat-card")[-1].side == "free_peoples"


def test_it_is_discarded_with_the_will_of_the_west() -> None:
    game = _siege().table(CARD).dice(fp="will_of_the_west character").acting("free_peoples")
    assert "use character discard_denethors_folly_counsel" not in game.options
    assert game.do("use will_of_the_west discard_denethors_folly").state.table[1] == ()


def test_or_with_any_die_while_gandalf_or_aragorn_is_there() -> None:
    at = _siege("gondor_regular aragorn").table(CARD).dice(fp="character").acting("free_peoples")
    assert at.do("use character discard_denethors_folly_counsel").state.table[1] == ()


def test_strider_counts_only_where_that_is_agreed() -> None:
    use = "use character discard_denethors_folly_counsel"
    for agreed in (False, True):
        at = _siege("gondor_regular strider", strider_as_aragorn=agreed).table(CARD).dice(fp="character")
        assert (use in at.acting("free_peoples").options) == agreed


def test_r7_3_it_goes_with_the_siege() -> None:
    card = collect("rules.cards", "Card")[CARD]
    assert card.stays(_siege().state)
    assert not card.stays(_siege().besieged().state)


def test_minas_tirith_must_be_besieged_by_the_shadow() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "folly": at(minas_tirith="gondor_regular gondor_leader rohan_regular rohan_leader")
        .steps(StrikeLeader())
        .state,
    }
