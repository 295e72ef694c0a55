"""What the rules have already decided about a choice is said with the choice, and why something happened."""

from __future__ import annotations

import pytest

from bot.engine import Seat
from bot.text import Item
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.state import DARK, LIGHT
from cogs.confrontation.words import WORDS
from tests.confrontation.position import Play, Position


def item(play: Play, seat: Seat, action: str) -> Item:
    """The last menu level of an action, in English."""
    return WORDS.paths(play.seen(seat), "en")(CONFRONTATION.parse(action))[-1]


def detail(play: Play, seat: Seat, action: str) -> str:
    return item(play, seat, action).detail


def prompt(play: Play, seat: Seat) -> str:
    return WORDS.prompt(play.seen(seat), "en")


def story(play: Play) -> str:
    return " ".join(filter(None, (WORDS.tell(event, None, "en") for event in play.events)))


def orcs_attack(light: str, target: str, region: str = "eregion", origin: str = "moria") -> Play:
    play = Position(light, f"orcs {origin}").dark_to_move().do(f"dark move orcs {region}")
    return play.do(f"dark challenge {target}") if (DARK, "challenge") in play.asked else play


# 6.4, 6.6 The Orcs' first attack


def test_r6_6_frodo_is_told_that_staying_loses_the_game() -> None:
    play = orcs_attack("frodo fangorn, gimli fangorn", "frodo", "fangorn", "dagorlad")
    assert "first attack" in prompt(play, LIGHT)
    assert detail(play, LIGHT, "fight") == "Frodo falls at once, before any card: Dark wins (6.6)"
    assert item(play, LIGHT, "fight").tone == "danger"


def test_r6_6_sam_is_told_that_showing_frodo_does_not_help() -> None:
    play = orcs_attack("frodo eregion, sam eregion", "sam")
    assert "counts 5" not in prompt(play, LIGHT)
    assert detail(play, LIGHT, "show_frodo") == "Changes nothing: Sam falls all the same, and Frodo is seen"
    assert detail(play, LIGHT, "fight") == "Sam falls at once, before any card (6.6)"
    assert "counts 5" not in story(play.do("light show_frodo"))


def test_a6_sam_who_stands_in_is_said_to_fall() -> None:
    play = orcs_attack("frodo eregion, sam eregion", "frodo")
    assert detail(play, LIGHT, "stand_in") == "Sam is shown and falls instead of Frodo (A6)"
    assert "strength 5" not in story(play.do("light stand_in"))


def test_r6_6_where_nothing_can_be_decided_the_fall_is_said_all_the_same() -> None:
    play = orcs_attack("sam eregion, gimli eregion", "sam")
    assert play.legal(LIGHT) == {"fight"}
    assert "the battle goes on" not in prompt(play, LIGHT)


def test_r6_4_against_anybody_else_sam_counts_5() -> None:
    play = Position("frodo eregion, sam eregion", "shelob moria").dark_to_move()
    play.do("dark move shelob eregion", "dark challenge sam")
    assert detail(play, LIGHT, "show_frodo") == "Sam counts 5 instead of 2"
    assert "Sam counts 5" in story(play.do("light show_frodo"))


# 6.8-6.10 Cards


def fight(light: str, dark: str, region: str = "rohan", origin: str = "gondor", **more: str) -> Play:
    return (
        Position(f"{light} {region}", f"{dark} {origin}", **more)
        .dark_to_move()
        .do(f"dark move {dark} {region}")
    )


def test_a12_a_retreat_with_nowhere_to_go_is_called_blank() -> None:
    play = fight("aragorn", "balrog", "moria", "fangorn")
    assert "nowhere to go" in detail(play, DARK, "play d_retreat")
    assert "nowhere to go" not in detail(play, LIGHT, "play l_retreat")
    blocked = Position("aragorn gap_of_rohan", "balrog rohan, warg enedwaith").dark_to_move()
    assert "nowhere to go" in detail(blocked.do("dark move balrog gap_of_rohan"), LIGHT, "play l_retreat")


def test_r6_9_magic_with_nothing_used_is_called_blank() -> None:
    play = fight("aragorn", "balrog")
    assert detail(play, LIGHT, "play l_magic") == "Does nothing here: you have no used card yet"
    used = fight("aragorn", "balrog", light_used="l3")
    assert detail(used, LIGHT, "play l_magic").startswith("Becomes any one of your used cards")


def test_r6_9_a_card_that_does_nothing_is_asked_once_more() -> None:
    play, used = fight("aragorn", "balrog"), fight("aragorn", "balrog", light_used="l3")

    assert item(play, LIGHT, "play l_magic").asks
    assert item(play, LIGHT, "play l_magic").label == "Yes: Magic"
    assert not item(used, LIGHT, "play l_magic").asks
    assert not item(play, LIGHT, "play l1").asks


def test_a29_against_the_troll_light_reads_what_its_cards_come_to() -> None:
    play = fight("gandalf", "cave_troll").do("dark play d1")
    assert "the Cave Troll’s card counts for nothing" in prompt(play, LIGHT)
    assert detail(play, LIGHT, "play l_cloak").startswith("Does nothing here")
    assert detail(play, LIGHT, "play l3") == "Gandalf 5 + 3 = 8 against 9: Gandalf falls"
    assert detail(play, LIGHT, "play l4") == "Gandalf 5 + 4 = 9 against 9: both fall"
    assert detail(play, LIGHT, "play l5") == "Gandalf 5 + 5 = 10 against 9: the Cave Troll falls"


def test_r6_8_gandalf_reads_what_his_cards_come_to_against_the_card_shown() -> None:
    number = fight("gandalf", "balrog").do("dark play d2")
    assert detail(number, LIGHT, "play l1") == "Gandalf 5 + 1 = 6 against 7: Gandalf falls"
    assert detail(number, LIGHT, "play l_cloak") == "Gandalf 5 + 0 = 5 against 5: both fall"
    eye = fight("gandalf", "balrog", light_used="l3").do("dark play d_eye")
    for card in ("l_cloak", "l_retreat", "l_sacrifice", "l_magic"):
        assert detail(eye, LIGHT, f"play {card}") == "Void: Dark has shown the Eye of Sauron"
    escape = fight("gandalf", "balrog").do("dark play d_retreat")
    assert detail(escape, LIGHT, "play l_cloak").startswith("Does nothing here")
    assert detail(escape, LIGHT, "play l_sacrifice") == "Fails: Dark gets away by its Retreat"
    assert detail(escape, LIGHT, "play l2") == "The battle ends: Dark gets away by its Retreat"


def test_r6_7_saruman_reads_who_falls_without_cards() -> None:
    play = fight("gandalf", "saruman")
    assert detail(play, DARK, "forbid_cards") == "Saruman 4 against Gandalf 5: Saruman falls"
    even = fight("aragorn", "saruman")
    assert detail(even, DARK, "forbid_cards") == "Saruman 4 against Aragorn 4: both fall"


def test_12_5_nothing_is_foretold_from_a_card_face_down() -> None:
    before = fight("aragorn", "balrog")
    menu = {action: detail(before, LIGHT, action) for action in before.legal(LIGHT)}
    after = before.do("dark play d6")
    assert {action: detail(after, LIGHT, action) for action in after.legal(LIGHT)} == menu


# Why


@pytest.mark.parametrize(
    ("light", "dark", "why"),
    [
        ("merry", "witch_king", "The Witch-king is defeated on sight in Rohan, by Merry."),
        ("gimli", "orcs", "The Orcs are defeated on sight in Rohan, by Gimli."),
        ("boromir", "balrog", "The Balrog is defeated on sight in Rohan, by Boromir."),
    ],
)
def test_r6_5_a_defeat_on_sight_says_by_whom(light: str, dark: str, why: str) -> None:
    assert why in story(fight(light, dark))


# A14, A37, A38


def test_a14_magic_may_be_kept_where_it_is_agreed() -> None:
    play = fight("aragorn", "balrog", light_used="l3", options={"magic_optional": True})  # type: ignore[arg-type]
    play.do("light play l_magic", "dark play d1")
    assert "keep_magic" in play.legal(LIGHT)
    assert "does nothing" in story(play.do("light keep_magic"))
    totals = play.told("totals-compared")[-1]
    assert (totals.light_card, totals.dark_card) == (0, 1)  # type: ignore[attr-defined]
    assert "l_magic" in play.state.used[0]
    assert "l3" in play.state.used[0]


def test_a14_usually_magic_must_be_exchanged() -> None:
    play = fight("aragorn", "balrog", light_used="l3").do("light play l_magic", "dark play d1")
    refusal = CONFRONTATION.check(play.state, LIGHT, CONFRONTATION.parse("keep_magic"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("refusal-magic-compulsory", "A14")


def test_a37_a38_a_card_that_would_be_wasted_is_refused_with_its_ruling() -> None:
    play = Position("frodo shire", "balrog mordor, warg rohan", specials="palantir ringwraith").dark_to_move()
    recall = CONFRONTATION.check(play.state, DARK, CONFRONTATION.parse("ringwraith balrog"))
    look = CONFRONTATION.check(play.state, DARK, CONFRONTATION.parse("palantir eregion"))
    shire = CONFRONTATION.check(play.state, DARK, CONFRONTATION.parse("palantir shire"))
    assert [refusal and refusal.rule for refusal in (recall, look, shire)] == ["A37", "A38", "11.4"]
